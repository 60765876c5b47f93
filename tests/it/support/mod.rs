//! Helpers for tests in several modules.

pub mod browser;
pub mod finished;
pub mod postgres;
pub mod rulebook;
pub mod socket;
pub mod sources;
pub mod user;
pub mod wait;

use std::collections::BTreeMap;
use std::ffi::c_int;
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Mutex, PoisonError};

/// Returns an address of this machine that no other process takes, even if it is unused for a while. On Linux, the IP
/// address belongs to this process, because process IDs have at most 22 bits and all of 127.0.0.0/8 is this machine.
pub fn unused_address() -> SocketAddr {
    if !cfg!(target_os = "linux") {
        return TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port");
    }
    static PORT: AtomicU16 = AtomicU16::new(20_000);
    let [_, high, middle, low] = std::process::id().to_be_bytes();
    let address = Ipv4Addr::new(127, 0x40 | high, middle, low);
    SocketAddr::from((address, PORT.fetch_add(1, Ordering::Relaxed)))
}

/// Skips a test because a program is not installed.
///
/// # Panics
/// With `CI=true`, where every test must run.
pub fn skip(program: &str) {
    skip_in(program, std::env::var("CI").is_ok_and(|ci| ci == "true"));
}

fn skip_in(program: &str, is_ci: bool) {
    assert!(!is_ci, "CI=true, and there is no {program}: install it");
    report_skipped(format!("there is no {program}"));
}

/// Counts a test as skipped. The harness reports it as passed, so the test binary prints a warning with the reasons at
/// its end.
pub fn report_skipped(reason: String) {
    let mut skipped = SKIPPED.lock().unwrap_or_else(PoisonError::into_inner);
    if skipped.is_empty() {
        // SAFETY: the function has the signature that C requires, and does not unwind.
        unsafe { atexit(print_skipped) };
    }
    *skipped.entry(reason).or_default() += 1;
}

/// The reasons why tests were skipped, with the numbers of tests.
static SKIPPED: Mutex<BTreeMap<String, usize>> = Mutex::new(BTreeMap::new());

unsafe extern "C" {
    /// Has a function called when the process exits. It is part of the standard library of C.
    fn atexit(function: extern "C" fn()) -> c_int;
}

extern "C" fn print_skipped() {
    for (reason, count) in &*SKIPPED.lock().unwrap_or_else(PoisonError::into_inner) {
        // A closed output is ignored.
        let _ = writeln!(io::stderr(), "warning: {count} tests or parts of tests were skipped, because {reason}");
    }
}

/// Returns the number in an environment variable, which makes a test longer or shorter. Returns `default` if the variable is
/// not set.
pub fn number(name: &str, default: usize) -> usize {
    std::env::var(name).map_or(default, |text| text.parse().unwrap_or_else(|error| panic!("{name}={text}: {error}")))
}

#[test]
#[should_panic(expected = "there is no PostgreSQL")]
fn no_test_is_skipped_in_ci() {
    skip_in("PostgreSQL", true);
}

//! Helpers for tests in several modules.

pub mod browser;
pub mod finished;
pub mod postgres;
pub mod rulebook;
pub mod socket;
pub mod sources;
pub mod user;

/// Notes that a test is skipped because a program is not installed.
///
/// # Panics
/// With `CI=true`, where every test must run.
pub fn skip(program: &str) {
    skip_in(program, std::env::var("CI").is_ok_and(|ci| ci == "true"));
}

fn skip_in(program: &str, is_ci: bool) {
    assert!(!is_ci, "CI=true, and there is no {program}: install it");
    println!("note: skipped, because there is no {program}");
}

/// Returns the number in an environment variable, which makes a test longer or shorter. Returns `default` if the variable is
/// not set.
pub fn number(name: &str, default: usize) -> usize {
    std::env::var(name).map_or(default, |text| text.parse().unwrap_or_else(|error| panic!("{name}={text}: {error}")))
}

#[test]
#[should_panic(expected = "there is no PostgreSQL")]
fn no_test_is_skipped_in_ci() {
    skip_in("sword", false);
    skip_in("PostgreSQL", true);
}

//! Engines that a host offers as bots at tables.

use std::time::Duration;
use std::{fs, io};

use super::Engine;
use bergerie_opponent::{EngineName, engine_name};

/// A program that the host offers as a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedEngine {
    /// The name under which it is offered.
    pub name: EngineName,
    /// The program, as an absolute path, and its arguments.
    pub command: Vec<String>,
    /// The time limit of an answer.
    pub time: Duration,
}

/// The reason why programs cannot be offered as bots.
#[derive(Debug, thiserror::Error)]
pub enum OfferError {
    /// The system cannot confine programs.
    #[error(
        "BERGERIE_ENGINES is set, but this system cannot confine programs: {0}. Confinement needs Linux 5.13 or newer, with Landlock \
         enabled. Remove BERGERIE_ENGINES to run the bot without other programs"
    )]
    NoConfinement(String),
    /// The program is missing, is not a file, or may not be executed.
    #[error("BERGERIE_ENGINES contains {0}, which is not a program that the bot may execute")]
    NoProgram(String),
}

impl OfferedEngine {
    /// Parses an entry of the form `name=command`. The parts of the command are separated by spaces. Returns `None` if the name is
    /// invalid, or the path of the program is not absolute.
    pub fn parse(entry: &str, time: Duration) -> Option<OfferedEngine> {
        let (name, command) = entry.split_once('=')?;
        let name = engine_name(name.trim())?;
        let command: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        command.first().filter(|program| program.starts_with('/'))?;
        Some(OfferedEngine { name, command, time })
    }

    /// Creates the engine, which runs in confinement.
    pub fn engine(&self) -> Engine {
        // The kernel resolves this path in the new process. So it works even if the file of the bot has been replaced.
        Engine::confined("/proc/self/exe", &self.command)
    }
}

/// Checks that all programs may be executed and that the system can confine them.
///
/// # Errors
/// Fails if a program is missing or may not be executed, or if confinement fails.
pub fn check(offered: &[OfferedEngine]) -> Result<(), OfferError> {
    if offered.is_empty() {
        return Ok(());
    }
    check_confinement().map_err(OfferError::NoConfinement)?;
    let missing = offered.iter().filter_map(|engine| engine.command.first()).find(|path| !is_program(path));
    missing.map_or(Ok(()), |path| Err(OfferError::NoProgram(path.clone())))
}

fn is_program(path: &str) -> bool {
    #[cfg(target_os = "linux")]
    if rustix::fs::access(path, rustix::fs::Access::EXEC_OK).is_err() {
        return false;
    }
    fs::metadata(path).is_ok_and(|file| file.is_file())
}

/// Runs this program in confinement. Returns the reason if that fails.
fn check_confinement() -> Result<(), String> {
    if !cfg!(target_os = "linux") {
        return Err("it is not Linux".to_owned());
    }
    let run = || {
        let bergerie = std::env::current_exe()?;
        std::process::Command::new(&bergerie).args(["confine", "--"]).arg(&bergerie).arg("--version").output()
    };
    let output = run().map_err(|error: io::Error| error.to_string())?;
    let reason = || String::from_utf8_lossy(&output.stderr).trim().trim_start_matches("bergerie: ").to_owned();
    if output.status.success() { Ok(()) } else { Err(reason()) }
}

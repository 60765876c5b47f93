//! The binary, which parses the command line and prints errors.

use std::process::ExitCode;

use bergerie::cli::{self, Cli};
use clap::Parser;

fn main() -> ExitCode {
    match cli::run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bergerie: {error}");
            ExitCode::FAILURE
        }
    }
}

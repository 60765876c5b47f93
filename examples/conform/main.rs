//! Replays games that another engine played, and compares every listed choice, every score and the final state.
//!
//! `cargo run --release --example conform -- FILE…` takes files of JSON Lines, gzip'ed or not (their format is described
//! beside them, in `shared/conformance/README.md`). It prints the first divergence of each game that fails and ends with
//! `N passed, M failed, K skipped`; skipped are games with tile sets that the engine does not know yet.

mod abbeys;
mod bazaars;
mod check;
mod goods;
mod location;
mod log;
mod names;
mod scores;
mod setup;

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use flate2::read::GzDecoder;

#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
    skipped: usize,
}

fn main() -> ExitCode {
    let files: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let mut tally = Tally::default();
    for file in &files {
        if let Err(error) = run(file, &mut tally) {
            eprintln!("{}: {error}", file.display());
            tally.failed += 1;
        }
    }
    println!("{} passed, {} failed, {} skipped", tally.passed, tally.failed, tally.skipped);
    if tally.failed == 0 && tally.passed + tally.skipped > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn run(file: &Path, tally: &mut Tally) -> io::Result<()> {
    let plain = File::open(file)?;
    let reader: Box<dyn Read> =
        if file.extension().is_some_and(|e| e == "gz") { Box::new(GzDecoder::new(plain)) } else { Box::new(plain) };
    for line in BufReader::new(reader).lines() {
        let line = line?;
        let head: log::Head = serde_json::from_str(&line).map_err(io::Error::other)?;
        // A log with unknown tile sets has records that we cannot read either.
        let Ok(setup) = setup::setup(&head.setup) else {
            tally.skipped += 1;
            continue;
        };
        let game: log::Log = serde_json::from_str(&line).map_err(io::Error::other)?;
        match check::check(setup, &game.log) {
            Ok(()) => tally.passed += 1,
            Err(fault) => {
                println!("{}: {} {fault}", file.display(), head.id);
                tally.failed += 1;
            }
        }
    }
    Ok(())
}

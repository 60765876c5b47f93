//! Replays games of another engine with our rules and compares every list of choices, every score and the final state.
//!
//! `cargo run --release --example conform -- FILE…` reads files of JSON Lines, which may be compressed with gzip.
//! `shared/conformance/README.md` describes their format. The example prints the first difference of each game that
//! fails, and ends with `N passed, D with known differences, M failed, K skipped`.
//!
//! A game with known differences differs only in rules that the files in `expansions/` list, with reasons. The output
//! has the number of such games for each of these rules. Games with tile sets or rules that we do not support are
//! skipped and counted too.

mod answers;
mod check;
mod data;
mod expansions;
mod location;
mod log;
mod scores;
mod setup;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use flate2::read::GzDecoder;

#[derive(Default)]
struct Tally {
    passed: usize,
    differing: usize,
    failed: usize,
    /// The number of games that show each known difference.
    differences: BTreeMap<&'static str, usize>,
    /// The number of games that need an unsupported expansion, by the first such name.
    skipped: BTreeMap<String, usize>,
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
    let Tally { passed, differing, failed, differences, skipped } = tally;
    let out: usize = skipped.values().sum();
    println!("{passed} passed, {differing} with known differences, {failed} failed, {out} skipped");
    differences.iter().for_each(|(difference, games)| println!("  {games} differ: {}", data::reason(difference)));
    skipped.iter().for_each(|(missing, games)| println!("  {games} skipped: {missing}"));
    if failed == 0 && passed + differing + out > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn run(file: &Path, tally: &mut Tally) -> io::Result<()> {
    let plain = File::open(file)?;
    let reader: Box<dyn Read> =
        if file.extension().is_some_and(|e| e == "gz") { Box::new(GzDecoder::new(plain)) } else { Box::new(plain) };
    for line in BufReader::new(reader).lines() {
        let line = line?;
        let head: log::Head = serde_json::from_str(&line).map_err(io::Error::other)?;
        // The header is checked first, because a log with unknown tile sets may contain records that cannot be read.
        let setup = match setup::setup(&head.setup) {
            Ok(setup) => setup,
            Err(missing) => {
                *tally.skipped.entry(missing).or_default() += 1;
                continue;
            }
        };
        let game: log::Log = serde_json::from_str(&line).map_err(io::Error::other)?;
        match check::check(setup, &game.log) {
            Ok(shown) if shown.is_empty() => tally.passed += 1,
            Ok(shown) => {
                tally.differing += 1;
                shown.into_iter().for_each(|difference| *tally.differences.entry(difference).or_default() += 1);
            }
            Err(error) => {
                println!("{}: {} {error}", file.display(), head.id);
                tally.failed += 1;
            }
        }
    }
    Ok(())
}

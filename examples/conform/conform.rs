//! Replays games of another engine with our rules and compares every list of choices, every score and the final state.
//!
//! `cargo run --release --example conform -- FILE…` reads files of JSON Lines, which may be compressed with gzip.
//! `tests/data/conformance/README.md` describes their format. It also reads scenarios (`.jcz`), saved games that end with
//! statements about the game, and checks these. The example prints the first difference of each game that
//! fails, and ends with `N passed, D with known differences, M failed, K skipped`. As a test, it plays the files in
//! `tests/data/conformance/` and compares the result of each game with `expected.toml` there.
//!
//! A game with known differences differs only in rules that the files in `src/jcz/names/` list, with reasons. The output
//! has the number of such games for each of these rules. Games with tile sets or rules that we do not support are
//! skipped and counted too.

mod check;
mod expansions;
mod log;
mod scores;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bergerie_jcz::scenario::{self, Verdict};
use bergerie_jcz::{data, setup};
use flate2::read::GzDecoder;
use serde::Deserialize;

/// The IDs of games, by result.
#[derive(Debug, Default, Deserialize, PartialEq)]
#[serde(default, deny_unknown_fields)]
struct Results {
    passed: BTreeSet<String>,
    /// The games that show each known difference. A game may show several.
    differing: BTreeMap<String, BTreeSet<String>>,
    /// The first other difference of each game that fails.
    failed: BTreeMap<String, String>,
    /// The first unsupported expansion or rule of each game that needs one.
    skipped: BTreeMap<String, String>,
}

fn main() -> ExitCode {
    let mut results = Results::default();
    for file in std::env::args_os().skip(1).map(PathBuf::from) {
        if let Err(error) = play(&file, &mut results) {
            results.failed.insert(file.display().to_string(), error.to_string());
        }
    }
    let Results { passed, differing, failed, skipped } = results;
    failed.iter().for_each(|(game, difference)| println!("{game}: {difference}"));
    let known = differing.values().flatten().collect::<BTreeSet<_>>().len();
    println!(
        "{} passed, {known} with known differences, {} failed, {} skipped",
        passed.len(),
        failed.len(),
        skipped.len()
    );
    differing.iter().for_each(|(difference, games)| println!("  {} differ: {}", games.len(), data::reason(difference)));
    let mut missing: BTreeMap<_, usize> = BTreeMap::new();
    skipped.values().for_each(|name| *missing.entry(name).or_default() += 1);
    missing.iter().for_each(|(name, games)| println!("  {games} skipped: {name}"));
    if failed.is_empty() && passed.len() + known + skipped.len() > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Plays all games of a file and adds their results.
fn play(file: &Path, results: &mut Results) -> io::Result<()> {
    if file.extension().is_some_and(|extension| extension == "jcz") {
        let id = file.display().to_string();
        match scenario::check(&std::fs::read_to_string(file)?) {
            Verdict::Passed => _ = results.passed.insert(id),
            Verdict::Failed(difference) => _ = results.failed.insert(id, difference),
            Verdict::Skipped(reason) => _ = results.skipped.insert(id, reason),
        }
        return Ok(());
    }
    let plain = File::open(file)?;
    let reader: Box<dyn Read> =
        if file.extension().is_some_and(|e| e == "gz") { Box::new(GzDecoder::new(plain)) } else { Box::new(plain) };
    for line in BufReader::new(reader).lines() {
        let line = line?;
        let log::Head { id, setup } = serde_json::from_str(&line).map_err(io::Error::other)?;
        // The header is checked first, because a log with unknown tile sets may contain records that cannot be read.
        let setup = match setup::setup(setup.players, &setup.agreed) {
            Ok((setup, _)) => setup,
            Err(unknown) => {
                results.skipped.insert(id, unknown.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "));
                continue;
            }
        };
        let game: log::Log = serde_json::from_str(&line).map_err(io::Error::other)?;
        match check::check(setup, &game.log) {
            Ok(shown) if shown.is_empty() => {
                results.passed.insert(id);
            }
            Ok(shown) => shown.into_iter().for_each(|difference| {
                results.differing.entry(difference.to_owned()).or_default().insert(id.clone());
            }),
            Err(difference) => {
                results.failed.insert(id, difference);
            }
        }
    }
    Ok(())
}

/// Returns the path of a file or folder of the repository, which has the package of this example in a subfolder.
#[cfg(test)]
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(name)
}

#[test]
fn games_of_another_engine_have_the_expected_results() {
    let folder = path("tests/data/conformance");
    let mut results = Results::default();
    for file in std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()) {
        if file.extension().is_some_and(|extension| extension == "gz") {
            play(&file, &mut results).unwrap();
        }
    }
    let failed: Vec<String> = results.failed.iter().map(|(game, difference)| format!("{game}: {difference}")).collect();
    assert!(failed.is_empty(), "{} games differ from those of the other engine:\n{}", failed.len(), failed.join("\n"));
    let expected = std::fs::read_to_string(folder.join("expected.toml")).unwrap();
    assert_eq!(results, toml::from_str(&expected).unwrap());
}

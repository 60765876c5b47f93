//! Checks that a scenario tests every example and every sentence of the rules, or that a reason is given why none does.
//!
//! The examples and sentences are listed at the top of each scenario file, under `[coverage]`.

use std::collections::{BTreeMap, BTreeSet};

use super::path;
use super::scenario::{self, Coverage};

/// Returns the coverage tables of all scenario files, by file name.
fn coverage() -> BTreeMap<String, Coverage> {
    scenario::files().into_iter().map(|file| (file.clone(), scenario::coverage(&file))).collect()
}

/// Returns the names of all scenarios. For the parts of an example, the letter at the end is removed.
fn played() -> BTreeSet<String> {
    let whole = |id: String| match id.get(2..4) {
        Some("-E" | "-S") => id.trim_end_matches(|c: char| c.is_ascii_lowercase()).to_owned(),
        _ => id,
    };
    scenario::files().into_iter().flat_map(|file| scenario::read(&file)).map(|(s, _)| whole(s.id)).collect()
}

/// Returns all listed examples: those that a scenario tests, those that wait for an expansion, and those that are
/// tested in Rust.
pub fn examples() -> BTreeSet<String> {
    let elsewhere = |coverage: Coverage| coverage.waiting.into_keys().chain(coverage.in_code.into_keys());
    played().into_iter().chain(coverage().into_values().flat_map(elsewhere)).collect()
}

/// Returns whether a comment in a file begins with the name of an example.
fn is_in_code(example: &str, file: &str) -> bool {
    let text = std::fs::read_to_string(path(file)).unwrap_or_default();
    text.contains(&format!("// {example}"))
}

#[test]
fn every_example_is_played_or_waits() {
    let (played, coverage) = (played(), coverage());
    let mut known = BTreeSet::new();
    for (file, Coverage { examples, waiting, in_code, .. }) in &coverage {
        for (prefix, &last) in examples {
            assert!(known.insert(prefix), "{prefix}: a second list in {file}.toml");
            let elsewhere = |id: &String| in_code.get(id).is_some_and(|place| is_in_code(id, place));
            let ids = (1..=last).map(|number| format!("{prefix}{number:02}"));
            let missing: Vec<String> =
                ids.filter(|id| !played.contains(id) && !waiting.contains_key(id) && !elsewhere(id)).collect();
            assert!(missing.is_empty(), "{file}.toml: no scenario for {missing:?}");
        }
    }
    assert!(known.len() > 15, "the lists are not read any more");
    let is_listed = |id: &&String| !matches!(id.get(2..4), Some("-E" | "-S")) || known.contains(&id[..4].to_owned());
    let unlisted: Vec<&String> = played.iter().filter(|id| !is_listed(id)).collect();
    assert!(unlisted.is_empty(), "{unlisted:?} would not be missed");
}

#[test]
fn no_waiting_example_is_played() {
    let played = played();
    let waiting = coverage().into_values().flat_map(|coverage| coverage.waiting);
    let late: Vec<_> = waiting.filter(|(example, why)| played.contains(example) || why.is_empty()).collect();
    assert!(late.is_empty(), "{late:?} need not wait any more");
}

/// Checks that every scenario with the prefix of a file is listed, and that every listed scenario exists.
#[test]
fn every_sentence_is_played() {
    let (played, coverage) = (played(), coverage());
    for (file, Coverage { prefix, sentences, .. }) in &coverage {
        let missing: Vec<&String> = sentences.iter().filter(|sentence| !played.contains(*sentence)).collect();
        assert!(missing.is_empty(), "{file}.toml: no scenario for {missing:?}");
        let Some(prefix) = prefix else { continue };
        assert!(!sentences.is_empty(), "{file}.toml: a prefix and no sentences");
        let unlisted: Vec<&String> =
            played.iter().filter(|id| id.starts_with(prefix) && !sentences.contains(*id)).collect();
        assert!(unlisted.is_empty(), "{file}.toml: {unlisted:?} would not be missed");
    }
    assert!(coverage.values().any(|coverage| coverage.sentences.len() > 50), "the lists are not read any more");
}

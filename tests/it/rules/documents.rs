//! Checks that the pages about the rules in `docs/` agree with the code. Every test that they name exists, every house
//! rule names a test, and every key of a source in the rules or their scenarios is explained.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::sources::sources;
use super::{path, scenario};

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the cells of each table row on a page, without the headers.
fn rows(page: &str) -> Vec<Vec<String>> {
    let page = text(&path("docs").join(page));
    let lines: Vec<&str> = page.lines().collect();
    let is_row = |line: &str| line.starts_with('|') && !line.starts_with("|--");
    let is_head = |index: usize| lines.get(index + 1).is_some_and(|next| next.starts_with("|--"));
    let rows = lines.iter().enumerate().filter(|&(index, line)| is_row(line) && !is_head(index));
    rows.map(|(_, row)| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

/// Returns the parts of a document that are in backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Returns the names of all scenarios and of all functions in the tests.
pub fn tests() -> BTreeSet<String> {
    let mut names: BTreeSet<String> =
        scenario::files().iter().flat_map(|file| scenario::read(file)).map(|(scenario, _)| scenario.id).collect();
    let mut files = Vec::new();
    for folder in ["src", "tests"] {
        sources(&path(folder), &mut files);
    }
    for file in files {
        let functions = text(&file);
        let heads = functions.lines().filter_map(|line| line.trim_start().split_once("fn "));
        names.extend(heads.filter_map(|(_, name)| name.split_once('(')).map(|(name, _)| name.to_owned()));
    }
    names
}

#[test]
fn every_house_rule_names_tests_that_exist() {
    let (tests, rows) = (tests(), rows("HOUSE-RULES.md"));
    assert!(rows.len() > 50, "the page has lost its tables");
    for row in rows {
        let named: Vec<&str> = row.last().map(|cell| quoted(cell).collect()).unwrap_or_default();
        assert!(!named.is_empty(), "no test for {row:?}");
        let unknown: Vec<&&str> = named.iter().filter(|name| !tests.contains(**name)).collect();
        assert!(unknown.is_empty(), "no tests are called {unknown:?}: {row:?}");
    }
}

#[test]
fn every_scenario_of_a_house_rule_is_on_the_page() {
    let rows = rows("HOUSE-RULES.md");
    let named: BTreeSet<&str> = rows.iter().filter_map(|row| row.last()).flat_map(|cell| quoted(cell)).collect();
    let scenarios = scenario::files().into_iter().flat_map(|file| scenario::read(&file)).map(|(scenario, _)| scenario);
    let ours = scenarios.filter(|scenario| scenario.rule.contains("OURS")).map(|scenario| scenario.id);
    let missing: Vec<String> = ours.filter(|id| !named.contains(id.as_str())).collect();
    assert!(missing.is_empty(), "docs/HOUSE-RULES.md does not name {missing:?}");
}

/// Returns all comments in the source code of the rules.
pub fn comments() -> Vec<String> {
    let mut files = Vec::new();
    sources(&path("src/rules"), &mut files);
    let comment = |line: &str| line.split_once("//").map(|(_, comment)| comment.to_owned());
    files.iter().flat_map(|f| text(f).lines().filter_map(comment).collect::<Vec<_>>()).collect()
}

/// Returns the lines that refer to sources: the comments of the rules, and the `rule` of each scenario.
fn references() -> Vec<String> {
    let mut lines = comments();
    for file in scenario::files() {
        lines.extend(scenario::read(&file).into_iter().map(|(scenario, _)| scenario.rule));
    }
    lines
}

/// Returns the keys in a line with references, as `docs/SOURCES.md` writes them: `W-D2`, `001 n13`, `001 §Ponts`,
/// `monuments.md §F`, `B12`.
fn keys(line: &str) -> Vec<String> {
    let is_part = |c: char| c.is_alphanumeric() || "-._/§".contains(c);
    let words = line.split(|c: char| !is_part(c)).map(|word| word.trim_end_matches(['.', '/', '-']));
    let mut source: Option<&str> = None;
    let mut keys = Vec::new();
    for word in words {
        let word = word.trim_start_matches("rules/").trim_start_matches("docs/");
        if matches!(word, "000" | "001" | "002" | "003" | "004")
            || word.ends_with(".md") && word.starts_with(char::is_lowercase)
        {
            source = Some(word);
            keys.push(word.to_owned());
        } else if let (Some(source), Some(heading)) = (source, word.strip_prefix('§')) {
            keys.push(format!("{source} §{}", heading.split('.').next().unwrap_or_default()));
        } else if let (Some(source), true) = (source, is_numbered(word, 'n'..='n')) {
            keys.push(format!("{source} {word}"));
        } else if is_key(word) {
            keys.push(word.to_owned());
        }
    }
    keys
}

/// Returns whether a word is a key in every context.
fn is_key(word: &str) -> bool {
    let is_row = ['A'..='D', 'F'..='H', 'Z'..='Z'].into_iter().any(|letters| is_numbered(word, letters));
    let is_paragraph = matches!(word.as_bytes(), [b'A' | b'F', b'.', b'0'..=b'9', ..]);
    // A row in a table of the same note: C stands for conflicts, I for interactions.
    let of_sheet =
        |(sheet, row): (&str, &str)| sheet.len() == 2 && (is_numbered(row, 'C'..='C') || is_numbered(row, 'I'..='I'));
    is_row
        || is_paragraph
        || word.split_once('-').is_some_and(of_sheet)
        || word.starts_with("W-")
        || matches!(word, "OURS" | "XML" | "BASE" | "B-1" | "B-2")
}

/// Returns whether a word consists of a letter and one or two digits.
fn is_numbered(word: &str, letters: std::ops::RangeInclusive<char>) -> bool {
    let mut characters = word.chars();
    let letter = characters.next().is_some_and(|letter| letters.contains(&letter));
    let digits = characters.as_str();
    letter && (1..=2).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit())
}

#[test]
fn keys_of_sources_are_found() {
    let found = |line| keys(line).join(", ");
    assert_eq!(found("(`001 §Ponts 1`, `n2`; C29)"), "001, 001 §Ponts, 001 n2, C29");
    assert_eq!(found("rules/monuments.md §F.1, A.2.5, B5–B9"), "monuments.md, monuments.md §F, A.2.5, B5, B9");
    assert_eq!(
        found("bridges_castles_bazaars.md §1.1.7a OURS; W-HM"),
        "bridges_castles_bazaars.md, bridges_castles_bazaars.md §1, OURS, W-HM"
    );
    assert_eq!(found("(§2.8, XY-C1, XY-I12; XY-E01)"), "XY-C1, XY-I12");
    assert_eq!(found("a tile (`BA/C`) at N1 of the README.md"), "");
}

#[test]
fn every_key_of_a_source_is_explained() {
    let explained: BTreeSet<String> = rows("SOURCES.md")
        .iter()
        .filter_map(|row| row.first())
        .flat_map(|cell| quoted(cell).map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let used: BTreeSet<String> = references().iter().flat_map(|line| keys(line)).collect();
    assert!(used.len() > 100, "the references are not found any more");
    let unexplained: Vec<&String> = used.difference(&explained).collect();
    assert!(unexplained.is_empty(), "docs/SOURCES.md does not explain {unexplained:?}");
    let unused: Vec<&String> = explained.difference(&used).collect();
    assert!(unused.is_empty(), "docs/SOURCES.md explains what nothing names: {unused:?}");
}

//! Every citation of the rules leads to a sentence or section in `docs/rules/`, whose `README.md` describes citations.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::{none, root};
use crate::support::rulebook::{Sheet, citations, sheets};

/// The folders and pages that are searched.
const SEARCHED: [&str; 9] =
    ["src", "tests", "docs", "examples", "assets", "benches", "README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"];

/// The kinds of files that can cite rules.
const TEXTS: [&str; 5] = ["rs", "toml", "md", "ftl", "py"];

fn files(path: &Path, found: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            files(&entry.unwrap().path(), found);
        }
    } else if path.extension().is_some_and(|extension| TEXTS.iter().any(|text| extension == *text)) {
        found.push(path.to_owned());
    }
}

/// Returns the citations of a line that lead nowhere.
fn broken(line: &str, sheets: &BTreeMap<String, Sheet>) -> Vec<String> {
    let mut problems = Vec::new();
    for citation in citations(line) {
        let sheet = sheets.get(citation.sheet);
        let cited = citation.numbers.iter().filter(|number| sheet.is_none_or(|sheet| sheet.cited(number).is_none()));
        problems.extend(cited.map(|number| format!("{} {number}", citation.sheet)));
        if sheet.is_some() && citation.numbers.is_empty() && !citation.is_path {
            problems.push(format!("{} without a number", citation.sheet));
        }
    }
    problems.extend(bare_number(line).map(|number| format!("{number} without a sheet")));
    problems.extend(line.contains('§').then(|| "§ is not part of a citation".to_owned()));
    problems
}

/// Returns the number of a sentence in parentheses, without a sheet, in a comment.
fn bare_number(line: &str) -> Option<&str> {
    let comment = line.trim_start().strip_prefix("//")?;
    let texts = comment.split('(').skip(1).filter_map(|text| Some(text.split_once(')')?.0));
    let is_number = |text: &str| text.contains('.') && text.split('.').all(|part| part.parse::<u8>().is_ok());
    texts.into_iter().find(|text| is_number(text))
}

#[test]
fn every_citation_leads_to_a_sentence() {
    let sheets = sheets(&root());
    let mut found = Vec::new();
    SEARCHED.iter().for_each(|name| files(&root().join(name), &mut found));
    let mut problems = Vec::new();
    let mut number = 0;
    // This file and the one that reads citations contain broken ones.
    let own = ["tidy/citations.rs", "support/rulebook.rs"];
    for file in found.iter().filter(|file| !own.iter().any(|name| file.ends_with(name))) {
        let text = fs::read_to_string(file).unwrap();
        for (index, line) in text.lines().enumerate() {
            number += citations(line).iter().map(|citation| citation.numbers.len()).sum::<usize>();
            let report = |problem| format!("{}:{}: {problem}", file.display(), index + 1);
            problems.extend(broken(line, &sheets).into_iter().map(report));
        }
    }
    none("citations that lead nowhere", &problems);
    assert!(number > 1_000, "only {number} citations are found");
}

/// Within a sheet, sentences are referred to by their number alone. Tables of sources list them in the last column.
#[test]
fn every_number_in_a_sheet_is_one_of_its_sentences() {
    let mut problems = Vec::new();
    for (name, sheet) in sheets(&root()) {
        for line in sheet.text.lines() {
            let own = line.trim_start_matches("- ").trim_start_matches("**");
            let text =
                line.strip_prefix("| ").map_or(own, |row| row.trim_end_matches(" |").rsplit(" | ").next().unwrap());
            let mut text = text.to_owned();
            for citation in citations(text.clone().as_str()) {
                text = text.replace(&format!("{} {}", citation.sheet, citation.numbers.join(", ")), "");
            }
            let words = text.split(|c: char| !c.is_ascii_digit() && c != '.').map(|word| word.trim_matches('.'));
            let numbers = words.filter(|word| word.contains('.'));
            let unknown = numbers.filter(|number| !line.starts_with('#') && sheet.cited(number).is_none());
            problems.extend(unknown.map(|number| format!("{name}: {number}")));
        }
        let mut sentences = sheet.sentences.clone();
        sentences.sort();
        sentences.dedup();
        if sentences.len() != sheet.sentences.len() {
            problems.push(format!("{name} uses a number twice"));
        }
    }
    none("numbers without a sentence", &problems);
}

#[test]
fn broken_citations_are_found() {
    let sheet = Sheet::parse("## 1. One\n- **1.1** x\n- **1.2** y\n".to_owned());
    let sheets = BTreeMap::from([("base.md".to_owned(), sheet)]);
    assert_eq!(broken("`base.md 1, 1.1–1.2`; [a](base.md); docs/rules/base.md; a.md", &sheets), Vec::<String>::new());
    let line = "`base.md 1.1, 1.3`; `tower.md 4.12`; `base.md` §1";
    assert_eq!(
        broken(line, &sheets),
        ["base.md 1.3", "tower.md 4.12", "base.md without a number", "§ is not part of a citation"]
    );
    assert_eq!(broken("    /// A rule (5.9), and a size (0.5 mm) (`base.md 1.1`).", &sheets), ["5.9 without a sheet"]);
}

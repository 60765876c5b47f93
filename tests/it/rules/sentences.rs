//! Checks that every sentence of the rules in `docs/rules/` has a test: a scenario that cites it, or a test function
//! whose doc comment does.

use std::collections::BTreeSet;
use std::fs;

use bergerie_rules::{Expansion, SetupOption};

use super::rulebook::{self, Citation, Sheet, citations};
use super::sources::sources;
use super::{path, scenario};

/// Returns the sentences that a citation names, as `base.md 3.1`.
fn sentences<'a>(sheet: &'a Sheet, citation: &'a Citation<'a>) -> impl Iterator<Item = String> + 'a {
    let cited = citation.numbers.iter().filter_map(|number| sheet.cited(number)).flatten();
    cited.filter(|number| sheet.sentences.contains(number)).map(|number| format!("{} {number}", citation.sheet))
}

/// Returns the doc comments of the test functions in a file.
fn docs_of_tests(code: &str) -> String {
    let mut docs = String::new();
    let mut block = String::new();
    for line in code.lines().map(str::trim_start) {
        if let Some(doc) = line.strip_prefix("///") {
            block.push_str(doc);
            block.push('\n');
        } else if line == "#[test]" || line.starts_with("#[tokio::test") {
            docs.push_str(&block);
        } else if !line.starts_with("#[") {
            block.clear();
        }
    }
    docs
}

/// Returns all text that cites the sentences that a test tests.
fn texts() -> Vec<String> {
    let scenarios = scenario::files().into_iter().flat_map(|file| scenario::read(&file));
    let mut files = Vec::new();
    for folder in ["src", "tests"] {
        sources(&path(folder), &mut files);
    }
    let code = files.into_iter().map(|file| fs::read_to_string(file).expect("the file was found"));
    scenarios.map(|(scenario, _)| scenario.rule).chain(code.map(|code| docs_of_tests(&code))).collect()
}

#[test]
fn every_sentence_has_a_test() {
    let (sheets, texts) = (rulebook::sheets(&path("")), texts());
    let mut tested = BTreeSet::new();
    for text in &texts {
        for citation in citations(text) {
            if let Some(sheet) = sheets.get(citation.sheet) {
                tested.extend(sentences(sheet, &citation));
            }
        }
    }
    let all = sheets.iter().flat_map(|(name, sheet)| sheet.sentences.iter().map(move |n| format!("{name} {n}")));
    let untested: Vec<String> = all.filter(|sentence| !tested.contains(sentence)).collect();
    assert!(untested.is_empty(), "no test cites {untested:#?}");
}

/// Scenarios cite sentences only: `base.md 3.1.1, 3.1.2; abbot.md 1.2`.
#[test]
fn every_scenario_names_sentences() {
    let sheets = rulebook::sheets(&path(""));
    let is_sentences = |rule: &str| {
        rule.split("; ").all(|part| match citations(part).as_slice() {
            [only] => sheets.get(only.sheet).is_some_and(|sheet| {
                let are_sentences = only.numbers.iter().all(|n| sheet.cited(n) == Some(&[(*n).to_owned()]));
                !only.numbers.is_empty() && are_sentences && only.rest.is_empty() && part.starts_with(only.sheet)
            }),
            _ => false,
        })
    };
    let scenarios = scenario::files().into_iter().flat_map(|file| scenario::read(&file));
    let others = scenarios.map(|(scenario, _)| scenario).filter(|scenario| !is_sentences(&scenario.rule));
    let others: Vec<String> = others.map(|scenario| format!("{}: {}", scenario.id, scenario.rule)).collect();
    assert!(others.is_empty(), "not a list of sentences:\n{}", others.join("\n"));
}

#[test]
fn every_expansion_has_a_sheet_with_its_options() {
    let sheets = rulebook::sheets(&path(""));
    let named = |expansion: Option<Expansion>| format!("{}.md", expansion.map_or("base", Expansion::id));
    let all: BTreeSet<String> =
        Expansion::ALL.iter().map(|&expansion| Some(expansion)).chain([None]).map(named).collect();
    assert_eq!(sheets.keys().cloned().collect::<BTreeSet<_>>(), all);
    for option in SetupOption::all() {
        let name = named(option.expansion);
        assert!(sheets[&name].text.contains(&format!("`{}`", option.key)), "{name} does not mention {}", option.key);
    }
}

#[test]
fn only_docs_of_tests_are_read() {
    let code = "/// a\nfn f() {}\n\n/// b\n#[test]\nfn g() {}\n/// c\n/// d\n#[tokio::test(start_paused = true)]\nasync fn h() {}\n";
    assert_eq!(docs_of_tests(code), " b\n c\n d\n");
}

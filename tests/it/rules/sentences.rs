//! Checks that a scenario names every sentence of the rule notes, or that a file `sentences.toml` gives the reason why
//! none can test it.
//!
//! The notes are not part of this repository. If they are not present in `../shared/rules`, only the keys of sources
//! are checked (`documents.rs`). `tests/data/rules/README.md` describes the names of sentences.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::LazyLock;

use bergerie_rules::expansions::Expansion;
use serde::Deserialize;

use super::{documents, path, scenario};

/// The notes of supported rules, and the sentences that no scenario can test. The data is read from
/// `tests/data/sentences.toml`, and from `sentences.toml` in the folders of expansions.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Data {
    /// The expansions whose rules each note contains.
    sheets: BTreeMap<String, Vec<String>>,
    /// The sentences that are tested in code, by note, each with the name of the test function.
    in_code: BTreeMap<String, BTreeMap<String, String>>,
    untested: Vec<Untested>,
    /// The note that contains rows such as `TB-C1` and `TB-I5`, by the letters before the hyphen.
    rows: BTreeMap<String, String>,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let folders = fs::read_dir(path("tests/it/expansions")).expect("the folder is part of the repository").flatten();
    let own = folders.map(|folder| folder.path().join("sentences.toml")).filter(|file| file.is_file());
    let mut all = Data::default();
    for file in own.chain([path("tests/data/sentences.toml")]) {
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let data: Data = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        // Several expansions may share a note.
        data.sheets.into_iter().for_each(|(sheet, ids)| all.sheets.entry(sheet).or_default().extend(ids));
        data.in_code.into_iter().for_each(|(sheet, tests)| all.in_code.entry(sheet).or_default().extend(tests));
        all.untested.extend(data.untested);
        all.rows.extend(data.rows);
    }
    all
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Untested {
    sheet: String,
    /// The sentences. A section stands for all its sentences.
    sentences: Vec<String>,
    why: String,
}

/// The sentences of one note.
#[derive(Default)]
struct Sheet {
    sections: BTreeSet<String>,
    /// The section that each sentence is in.
    sentences: BTreeMap<String, String>,
}

impl Sheet {
    fn read(text: &str) -> Sheet {
        let mut sheet = Sheet::default();
        let (mut chapter, mut section, mut items) = (String::new(), String::new(), 0);
        // The item that the following lines belong to, until the next heading.
        let mut item: Option<String> = None;
        let lines: Vec<&str> = text.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            if let Some(heading) = line.strip_prefix("### ") {
                let name = heading.split(" – ").next().unwrap_or_default();
                section = match (number(heading), name.strip_prefix("Table ")) {
                    (Some(number), _) => number,
                    (None, Some(table)) => table.to_owned(),
                    (None, None) if heading.starts_with(|c: char| c.is_ascii_digit()) => chapter.clone(),
                    (None, None) => format!("{chapter} {name}"),
                };
                sheet.sections.insert(section.clone());
                (items, item) = (0, None);
            } else if let Some(heading) = line.strip_prefix("## ") {
                chapter = number(heading).unwrap_or_else(|| heading.to_owned());
                (section, items, item) = (chapter.clone(), 0, None);
                sheet.sections.insert(section.clone());
            } else if section.is_empty() || line.trim().is_empty() || line.starts_with([' ', '#']) {
            } else if let Some(cells) = line.strip_prefix('|') {
                let is_head = lines.get(index + 1).is_some_and(|next| next.starts_with("|--"));
                let cell = cells.split('|').next().unwrap_or_default().replace(['*', '`'], "");
                let cell = cell.split(" (").next().unwrap_or_default().trim();
                if !is_head && !line.starts_with("|--") {
                    let part = || item.clone().unwrap_or_else(|| format!("{section} {cell}"));
                    sheet.add(if is_row(cell) { cell.to_owned() } else { part() }, &section);
                }
            } else if let Some(text) = line.strip_prefix("- ") {
                let number = own_number(text).unwrap_or_else(|| {
                    items += 1;
                    format!("{section}.{items}")
                });
                item = Some(number.clone());
                sheet.add(number, &section);
            } else if let Some((number, _)) = line.split_once(". ").filter(|(number, _)| is_ordinal(number)) {
                let is_letter = section.len() == 1 && section.starts_with(|c: char| c.is_ascii_uppercase());
                let number = format!("{section}{}{number}", if is_letter { "" } else { "." });
                item = Some(number.clone());
                sheet.add(number, &section);
            } else {
                let goes_on = index > 0 && !lines[index - 1].trim().is_empty();
                sheet.add(item.clone().filter(|_| goes_on).unwrap_or_else(|| section.clone()), &section);
            }
        }
        sheet
    }

    fn add(&mut self, key: String, section: &str) {
        self.sentences.insert(key, section.to_owned());
    }

    /// Returns the sentences that an entry of the data stands for.
    fn below<'a>(&'a self, entry: &'a str) -> impl Iterator<Item = &'a String> {
        let is_below = move |section: &str| {
            section.strip_prefix(entry).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', ' ']))
        };
        self.sentences.iter().filter(move |(key, section)| *key == entry || is_below(section)).map(|(key, _)| key)
    }
}

/// Returns the number of a heading such as `3.1 Action 1`, `A.2 Flow` or `F.1 Part 1`, or `None` if the heading has no
/// number.
fn number(heading: &str) -> Option<String> {
    let number = heading.split(' ').next()?.trim_end_matches('.');
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|digit| digit.is_ascii_digit());
    let mut parts = number.split('.');
    let first = parts.next()?;
    let is_letter = first.len() == 1 && first.starts_with(|c: char| c.is_ascii_uppercase());
    ((is_letter || is_number(first)) && parts.all(is_number)).then(|| number.to_owned())
}

/// Returns whether a string is an item number, such as `3` or `7a`.
fn is_ordinal(number: &str) -> bool {
    let digits = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
    !digits.is_empty() && number.len() - digits.len() <= 1 && digits.bytes().all(|digit| digit.is_ascii_digit())
}

/// Returns whether the cell of a table is the name of a row, such as `B12`, `IC-I3` or `8.14`.
fn is_row(cell: &str) -> bool {
    let digits = cell.trim_start_matches(|c: char| c.is_ascii_uppercase() || c == '-');
    let is_named = digits.len() < cell.len() && is_ordinal(digits);
    is_named || cell.contains('.') && cell.split('.').all(is_ordinal)
}

/// Returns the number that is written in the text of an item: `2.1.1`, `**§0.1**`, `**AM-01 hole needed**`. Returns
/// `None` if the item does not begin with a number.
fn own_number(item: &str) -> Option<String> {
    let bold = item.strip_prefix("**").map(|bold| bold.trim_start_matches('§'));
    let key = bold.unwrap_or(item).split([' ', '*']).next()?;
    let is_example = bold.is_some() && key.get(2..3) == Some("-");
    let is_number = key.contains('.') && key.split('.').all(is_ordinal);
    (is_example || is_number).then(|| key.to_owned())
}

/// Returns the notes and sentences that a line, such as the `rule` of a scenario, refers to.
fn named(line: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for part in line.split(';').map(str::trim) {
        let sheet = part.split_once(".md").map(|(sheet, rest)| (format!("{sheet}.md"), rest));
        let sheet = sheet.map(|(sheet, rest)| (sheet.trim_start_matches("rules/").to_owned(), rest));
        let rest = sheet.as_ref().map_or(part, |(_, rest)| rest);
        for item in rest.split(", ") {
            let item = item.split(" (").next().unwrap_or_default().trim().trim_end_matches(" OURS");
            // Without a note, the text after the name of a row is a comment, such as the name of an option.
            let item = if sheet.is_some() { item } else { item.split(' ').next().unwrap_or_default() };
            let (first, last) = item.split_once('–').unwrap_or((item, ""));
            let first = first.trim_start_matches('§');
            let Some(sheet) = sheet.as_ref().map(|(sheet, _)| sheet.clone()).or_else(|| table(first)) else { continue };
            if !first.is_empty() && first != "OURS" {
                found.extend(range(first, last).map(|key| (sheet.clone(), key)));
            }
        }
    }
    found
}

/// Returns the notes and sentences that a comment refers to. Unlike in [`named`], other words surround a reference such
/// as `(base.md §3.3, §4; 002 §Entretenir)`.
fn named_in_comment(comment: &str) -> Vec<(String, String)> {
    let is_key = |item: &&str| item.starts_with('§') || is_row(item.split('–').next().unwrap_or_default());
    let reference = |part: &str| {
        let (before, rest) = part.split_once(".md ")?;
        let items = rest.split([',', ':']).map(|item| item.trim().split(' ').next().unwrap_or_default());
        Some(format!("{}.md {}", before.rsplit(' ').next()?, items.filter(is_key).collect::<Vec<_>>().join(", ")))
    };
    let parts = comment.replace('`', "").replace(['(', ')'], ";");
    parts.split(';').filter_map(reference).flat_map(|part| named(&part)).collect()
}

/// Returns the note of a row that is referred to without its note: `C21` and `H29`, `TB-I5`. Returns `None` if no note
/// has rows with such a name.
fn table(row: &str) -> Option<String> {
    let (letters, number) = row.split_at_checked(row.find(|c: char| c.is_ascii_digit())?)?;
    let sheet = match letters {
        "C" => "conflicts.md",
        "H" | "B" | "Z" | "G" => "interactions.md",
        _ => DATA.rows.get(letters.strip_suffix("-C").or_else(|| letters.strip_suffix("-I"))?)?,
    };
    is_ordinal(number).then(|| sheet.to_owned())
}

/// Returns the sentences of a range such as `2.4.1` to `2.4.3`.
fn range(first: &str, last: &str) -> impl Iterator<Item = String> {
    let split = |key: &str| {
        let at = key.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        (key[..at].to_owned(), key[at..].parse::<u8>().ok())
    };
    let ((stem, from), (_, to)) = (split(first), split(last));
    let numbers = from.zip(to).map(|(from, to)| (from..=to).map(move |number| format!("{stem}{number}")));
    let one = numbers.is_none().then(|| first.to_owned());
    numbers.into_iter().flatten().chain(one)
}

/// Reads the notes, by name. Returns `None` if they are not present.
fn sheets(data: &Data) -> Option<BTreeMap<String, Sheet>> {
    let folder = path("../shared/rules");
    let read = |name: &String| {
        let text = fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name.clone(), Sheet::read(&text))
    };
    folder.is_dir().then(|| data.sheets.keys().map(read).collect())
}

/// Returns the sentences that scenarios and other tests refer to, each with its note.
fn tested(data: &Data) -> BTreeSet<(String, String)> {
    let scenarios = scenario::files().into_iter().flat_map(|file| scenario::read(&file)).map(|(scenario, _)| scenario);
    let mut tested: BTreeSet<_> = scenarios.flat_map(|scenario| named(&scenario.rule)).collect();
    for (sheet, sentences) in &data.in_code {
        tested.extend(sentences.keys().map(|sentence| (sheet.clone(), sentence.clone())));
    }
    tested
}

#[test]
fn every_expansion_has_a_sheet() {
    let listed: Vec<String> = DATA.sheets.values().flatten().cloned().collect();
    let mut sorted = listed.clone();
    sorted.sort();
    let mut all: Vec<&str> = Expansion::ALL.iter().map(|expansion| expansion.id()).collect();
    all.sort_unstable();
    assert_eq!(sorted, all);
}

#[test]
fn every_sentence_is_tested_or_has_a_reason_why_not() {
    let data = &*DATA;
    let Some(sheets) = sheets(data) else { return };
    let (tested, played) = (tested(data), super::coverage::examples());
    let mut problems = Vec::new();
    for (name, sheet) in &sheets {
        assert!(sheet.sentences.len() > 20, "{name} is not read any more");
        let entries = || data.untested.iter().filter(|entry| entry.sheet == *name).flat_map(|entry| &entry.sentences);
        let excused: BTreeSet<&String> = entries().flat_map(|entry| sheet.below(entry)).collect();
        let is_tested =
            |sentence: &String| tested.contains(&(name.clone(), sentence.clone())) || played.contains(sentence);
        let missing = sheet.sentences.keys().filter(|sentence| !is_tested(sentence) && !excused.contains(sentence));
        problems.extend(missing.map(|sentence| format!("{name} §{sentence}: no scenario names it")));
        let late = entries().filter(|entry| is_tested(entry));
        problems.extend(late.map(|entry| format!("{name} §{entry}: is tested, and said not to be")));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_sentence_that_is_named_is_in_its_sheet() {
    let data = &*DATA;
    let tests = documents::tests();
    let functions = data.in_code.values().flat_map(|sentences| sentences.values());
    let unknown: Vec<&String> = functions.filter(|function| !tests.contains(*function)).collect();
    assert!(unknown.is_empty(), "no tests are called {unknown:?}");
    assert!(data.untested.iter().all(|entry| !entry.why.is_empty()));

    let Some(sheets) = sheets(data) else { return };
    let exists = |(name, key): &(String, String)| {
        let sheet = sheets.get(name);
        sheet.is_some_and(|sheet| sheet.sentences.contains_key(key) || sheet.sections.contains(key))
    };
    let excused =
        data.untested.iter().flat_map(|entry| entry.sentences.iter().map(|s| (entry.sheet.clone(), s.clone())));
    let comments = documents::comments().into_iter().flat_map(|comment| named_in_comment(&comment));
    let named = tested(data).into_iter().chain(excused).chain(comments);
    let problems: BTreeSet<(String, String)> = named.filter(|named| !exists(named)).collect();
    assert!(problems.is_empty(), "not in the sheets: {problems:#?}");
}

#[test]
fn sentences_are_found() {
    let sheet = Sheet::read(
        "# Sheet\nAbout.\n## 1. First\n1. One.\n2. Two\n   - part of it\n7a. More.\n### 1.1 Part\n- a\n- b\nand more\n| part | x |\n\nText.\n### 1.2 Table\n| road (x) | x |\n\
         ## B. Letters\n| # | point |\n|---|---|\n| B1 | x |\n1. One.\n### Named\nText.\n- **§2.1** c\n- 2.1.1 d\n- **AM-01 e**\n",
    );
    let found: Vec<&str> = sheet.sentences.keys().map(String::as_str).collect();
    let expected = ["1.1", "1.1.1", "1.1.2", "1.2", "1.2 road", "1.7a", "2.1", "2.1.1", "AM-01", "B Named", "B1"];
    assert_eq!(found, expected);
    assert_eq!(sheet.below("1").count(), 6);
    assert_eq!(sheet.below("1.1").count(), 3);
}

#[test]
fn named_sentences_are_found() {
    let found = |line: &str| -> Vec<String> {
        named(line).into_iter().map(|(sheet, key)| format!("{} {key}", sheet.trim_end_matches(".md"))).collect()
    };
    assert_eq!(
        found("rules/a.md §1.2, §2.3.1–2.3.3 OURS; 001 n4; C21; TB-I5; a.md B21 OURS, §2 Take 2.1 (x); OURS"),
        [
            "a 1.2",
            "a 2.3.1",
            "a 2.3.2",
            "a 2.3.3",
            "conflicts C21",
            "traders_and_builders TB-I5",
            "a B21",
            "a 2 Take 2.1"
        ]
    );
    let commented = |line: &str| named_in_comment(line).into_iter().map(|(_, key)| key).collect::<Vec<_>>();
    assert_eq!(
        commented("The order (`rules/a.md` §8, 1e; `001 §Ponts`): a line. See `b.md` B5–B6, all."),
        ["8", "B5", "B6"]
    );
}

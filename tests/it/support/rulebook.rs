//! Reads the sheets of the rules in `docs/rules/`, and citations of their sentences. `docs/rules/README.md` describes
//! both.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Pages beside the sheets that have no sentences.
const PAGES: [&str; 2] = ["README", "glossary"];

/// A sheet of the rules.
pub struct Sheet {
    pub text: String,
    /// The numbers of the sections, in order.
    pub sections: Vec<String>,
    /// The numbers of the sentences, in order.
    pub sentences: Vec<String>,
}

impl Sheet {
    pub fn parse(text: String) -> Sheet {
        let starting_with = |starts: &[&str]| -> Vec<String> {
            let rests = text.lines().filter_map(|line| starts.iter().find_map(|start| line.strip_prefix(start)));
            rests.filter_map(|rest| number(rest).map(str::to_owned)).collect()
        };
        let (sections, sentences) = (starting_with(&["## ", "### "]), starting_with(&["- **"]));
        Sheet { text, sections, sentences }
    }

    /// Returns the sections or sentences of a cited number or range, or `None` if the sheet has no such number.
    pub fn cited(&self, cited: &str) -> Option<&[String]> {
        let (first, last) = cited.split_once('–').unwrap_or((cited, cited));
        [&self.sections, &self.sentences].into_iter().find_map(|numbers| {
            let position = |number| numbers.iter().position(|other| other == number);
            numbers.get(position(first)?..=position(last)?)
        })
    }
}

/// Reads all sheets, by the name that citations use (`base.md`).
pub fn sheets(repository: &Path) -> BTreeMap<String, Sheet> {
    let entries = fs::read_dir(repository.join("docs/rules")).expect("the folder is part of the repository");
    let pages = entries.flatten().map(|entry| entry.path());
    let is_sheet = |page: &Path| !PAGES.iter().any(|name| page.file_stem().is_some_and(|stem| stem == *name));
    let read = |page: std::path::PathBuf| {
        let text = fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
        (page.file_name().unwrap_or_default().to_string_lossy().into_owned(), Sheet::parse(text))
    };
    pages.filter(|page| is_sheet(page)).map(read).collect()
}

/// Returns the number at the beginning of a text, such as `3` or `4.1.2`.
fn number(text: &str) -> Option<&str> {
    let is_part = |(at, c): (usize, char)| {
        c.is_ascii_digit() || c == '.' && text[at + 1..].starts_with(|next: char| next.is_ascii_digit())
    };
    let end = text.char_indices().find(|&place| !is_part(place)).map_or(text.len(), |(at, _)| at);
    (end > 0).then(|| &text[..end])
}

/// A citation, such as `base.md 3.2, 4.6–4.8`.
#[derive(Debug, PartialEq)]
pub struct Citation<'a> {
    pub sheet: &'a str,
    /// The cited numbers and ranges. A name without a number cites nothing.
    pub numbers: Vec<&'a str>,
    /// Whether the name is a part of a path or the target of a link.
    pub is_path: bool,
    /// The text after the citation.
    pub rest: &'a str,
}

/// Returns all citations in a text, in order.
pub fn citations(text: &str) -> Vec<Citation<'_>> {
    text.match_indices(".md").filter_map(|(at, end)| citation(text, at, at + end.len())).collect()
}

fn citation(text: &str, dot: usize, end: usize) -> Option<Citation<'_>> {
    let start = text[..dot].trim_end_matches(|c: char| c.is_ascii_lowercase() || c == '_').len();
    let before = text[..start].chars().next_back();
    if start == dot || before.is_some_and(|c| c.is_alphanumeric() || "-.".contains(c)) {
        return None;
    }
    let (mut numbers, mut rest) = (Vec::new(), &text[end..]);
    while let Some(next) = rest.strip_prefix(if numbers.is_empty() { " " } else { ", " }) {
        let Some(first) = number(next) else { break };
        let last = next[first.len()..].strip_prefix('–').and_then(number);
        let length = first.len() + last.map_or(0, |last| '–'.len_utf8() + last.len());
        numbers.push(&next[..length]);
        rest = &next[length..];
    }
    let is_path = numbers.is_empty() && before.is_some_and(|c| "/(".contains(c));
    Some(Citation { sheet: &text[start..end], numbers, is_path, rest })
}

#[test]
fn sections_and_sentences_are_found() {
    let text =
        "# A\n## 1. One\n- **1.1** x\n  y\n- **1.2** z\n### 2.1 Two\n- **2.1.1** a\n- b\n## Sources\n| x | 1.1 |\n";
    let sheet = Sheet::parse(text.to_owned());
    assert_eq!(sheet.sections, ["1", "2.1"]);
    assert_eq!(sheet.sentences, ["1.1", "1.2", "2.1.1"]);
    assert_eq!(sheet.cited("1.2–2.1.1"), Some(&["1.2".to_owned(), "2.1.1".to_owned()][..]));
    assert_eq!(sheet.cited("2.1").map(<[String]>::len), Some(1));
    assert_eq!((sheet.cited("1.3"), sheet.cited("1.1–1.3")), (None, None));
}

#[test]
fn citations_are_found() {
    let found = |text| -> Vec<(String, String, bool)> {
        let all = citations(text).into_iter();
        all.map(|c| (c.sheet.to_owned(), c.numbers.join(" + "), c.is_path)).collect()
    };
    let one = |sheet: &str, numbers: &str| vec![(sheet.to_owned(), numbers.to_owned(), false)];
    assert_eq!(found("(`base.md 3.2, 4.1–4.3`, a)."), one("base.md", "3.2 + 4.1–4.3"));
    assert_eq!(found("See base.md 3."), one("base.md", "3"));
    assert_eq!(found("base.md §3"), one("base.md", ""));
    assert_eq!(found("[x](base.md), docs/rules/base.md"), vec![("base.md".to_owned(), String::new(), true); 2]);
    assert_eq!(found("README.md 3, decisions/0001-bot-seats.md, .md"), []);
    assert_eq!(citations("base.md 1, 2; abbot.md 3")[0].rest, "; abbot.md 3");
}

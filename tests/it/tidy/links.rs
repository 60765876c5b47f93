//! Checks that the links in Markdown files lead to files and headings of the project, and that documents name types and members that exist.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::{code, none, root};

/// Folders without documents of the project.
const LEFT_OUT: &[&str] = &["target", ".git"];

/// Appends the Markdown files below a folder.
fn documents(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() && !LEFT_OUT.contains(&&*name) {
            documents(&path, found);
        } else if name.ends_with(".md") {
            found.push(path);
        }
    }
}

/// Returns the targets of all links and pictures in a text, without those on the web.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    let after = |opening: &'static str, closing| {
        text.split(opening).skip(1).filter_map(move |rest| Some(rest.split_once(closing)?.0))
    };
    after("](", ')')
        .chain(after("src=\"", '"'))
        .filter(|target| !target.contains("://") && !target.contains(char::is_whitespace))
}

/// Returns the anchors of a document's headings, as GitHub makes them.
fn anchors(text: &str) -> impl Iterator<Item = String> {
    let headings = text.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    headings.map(|heading| {
        let kept = heading.chars().filter(|sign| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_'));
        kept.collect::<String>().to_lowercase().replace(' ', "-")
    })
}

/// Returns whether a link in a document leads to a file, and to a heading if it names one.
fn resolves(document: &Path, target: &str) -> bool {
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let path = if file.is_empty() { document.to_owned() } else { document.with_file_name("").join(file) };
    path.exists()
        && (anchor.is_empty() || fs::read_to_string(path).is_ok_and(|text| anchors(&text).any(|one| one == anchor)))
}

/// Returns the names of types that a text has in backticks.
fn types(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.split('`').skip(1).step_by(2).filter(|quoted| !quoted.contains(char::is_whitespace));
    quoted.flat_map(|quoted| quoted.split(|sign: char| !sign.is_alphanumeric() && sign != '_')).filter(|word| {
        word.starts_with(char::is_uppercase)
            && word.contains(char::is_lowercase)
            && word.chars().all(char::is_alphanumeric)
    })
}

/// Returns the members of types that a text has in backticks, such as `Game::apply`.
fn members(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let quoted = text.split('`').skip(1).step_by(2).filter_map(|quoted| quoted.split_once("::"));
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '_';
    quoted.filter_map(move |(owner, rest)| {
        let member = &rest[..rest.find(|sign| !is_name(sign)).unwrap_or(rest.len())];
        (owner.starts_with(char::is_uppercase) && owner.chars().all(is_name)).then_some((owner, member))
    })
}

/// Returns whether a file of code has an item of a type, and defines something with the name of its member.
fn defines(code: &str, (owner, member): (&str, &str)) -> bool {
    let words = |line: &str| {
        line.split(|sign: char| !sign.is_alphanumeric() && sign != '_').map(str::to_owned).collect::<Vec<_>>()
    };
    let mut lines = code.lines().map(|line| (line.trim_start(), words(line)));
    let is_owner = |words: &[String]| {
        words.iter().any(|word| word == owner)
            && ["struct", "enum", "trait", "impl"].iter().any(|key| words.iter().any(|word| word == key))
    };
    [owner, member].iter().all(|name| code.contains(name))
        && lines.clone().any(|(_, words)| is_owner(&words))
        && lines.any(|(line, words)| {
            let is_item =
                words.windows(2).any(|pair| ["fn", "const", "type"].contains(&&*pair[0]) && pair[1] == member);
            let end = |text: &str| {
                text.strip_prefix(member)
                    .is_some_and(|rest| rest.starts_with([':', ',', '(', ' ']) && !rest.starts_with("::"))
            };
            is_item || end(line.trim_start_matches("pub "))
        })
}

#[test]
fn documents_of_the_structure_name_members_that_exist() {
    let code = code("src");
    let mut unknown = Vec::new();
    for document in ["ARCHITECTURE.md", "docs/EXPANSIONS.md", "docs/RATINGS.md"] {
        let text = fs::read_to_string(root().join(document)).unwrap();
        let missing = members(&text).filter(|member| !code.iter().any(|(_, code)| defines(code, *member)));
        unknown.extend(missing.map(|(owner, member)| format!("{document}: {owner}::{member}")));
    }
    none("unknown members", &unknown);
}

#[test]
fn members_that_do_not_exist_are_found() {
    assert_eq!(
        members("`Game::apply(..)`, `turn::advance`, Game::no, `Game`").collect::<Vec<_>>(),
        [("Game", "apply")]
    );
    let code = "pub struct Game {\n    pub hand: u8,\n}\nimpl Game {\n    fn apply() {\n        hands::all();\n";
    for (member, is_there) in [("apply", true), ("hand", true), ("hands", false), ("pass", false)] {
        assert_eq!(defines(code, ("Game", member)), is_there, "{member}");
    }
    assert!(!defines(code, ("Board", "apply")));
}

#[test]
fn documents_of_the_structure_name_types_that_exist() {
    let code: String = code("src").into_iter().map(|(_, code)| code).collect();
    let known: HashSet<&str> = code.split(|sign: char| !sign.is_alphanumeric() && sign != '_').collect();
    let mut unknown = Vec::new();
    for document in ["ARCHITECTURE.md", "docs/EXPANSIONS.md"] {
        let text = fs::read_to_string(root().join(document)).unwrap();
        assert!(types(&text).count() > 20, "{document}");
        let is_known = |name: &&str| known.contains(name) || root().join(name).exists();
        unknown.extend(types(&text).filter(|name| !is_known(name)).map(|name| format!("{document}: {name}")));
    }
    none("unknown types", &unknown);
}

#[test]
fn links_between_documents_resolve() {
    let mut files = Vec::new();
    documents(&root(), &mut files);
    let (mut links, mut broken) = (0, Vec::new());
    for document in files {
        let text = fs::read_to_string(&document).unwrap();
        for target in targets(&text) {
            links += 1;
            if !resolves(&document, target) {
                broken.push(format!("{}: {target}", document.display()));
            }
        }
    }
    assert!(links > 100, "{links} links were found");
    none("broken links", &broken);
}

#[test]
fn broken_links_are_found() {
    let text = "See [the page](README.md#try-it), <img src=\"docs/a.png\"> and [the web](https://example.org).";
    assert_eq!(targets(text).collect::<Vec<_>>(), ["README.md#try-it", "docs/a.png"]);
    let document = root().join("CONTRIBUTING.md");
    for (target, is_there) in [
        ("README.md#try-it", true),
        ("#a-change", true),
        ("docs", true),
        ("README.md#no-such", false),
        ("no.md", false),
    ] {
        assert_eq!(resolves(&document, target), is_there, "{target}");
    }
}

//! Conventions of the project, checked in its source tree: which names a layer may use, and which code is forbidden.

mod circles;
mod citations;
mod layers;
mod links;
mod walls;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::sources::{files, sources};

/// Code that `src/` must not contain outside of tests.
const NEVER: &[&str] = &["todo!(", "unimplemented!(", "dbg!(", ".unwrap()", "FIXME", "XXX", "picture::internals"];

/// The maximum number of lines of code in a file.
const MAX_LENGTH: usize = 600;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the code of each file below a folder of the project, without comments and unit tests.
fn code(folder: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    sources(&root().join(folder), &mut files);
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path.strip_prefix(root()).unwrap().display().to_string(), shipped(&text))
    };
    files.into_iter().filter(|path| !is_test_module(path) && !path.ends_with("build.rs")).map(read).collect()
}

/// Returns a file's code without comments and without `#[cfg(test)]` items. In formatted code, an item ends with a line
/// that is indented like its attribute.
fn shipped(text: &str) -> String {
    let mut kept = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let code = line.trim_start();
        if code == "#[cfg(test)]" {
            let indent = line.len() - code.len();
            let is_last = |line: &str| {
                let item = line.trim_start();
                line.len() - item.len() == indent && item.ends_with([';', '}', ',']) && !item.starts_with("#[")
            };
            lines.by_ref().find(|line| is_last(line));
        } else if !code.starts_with("//") {
            kept.push(line);
        }
    }
    kept.join("\n")
}

/// Returns whether a file contains only tests: `tests.rs`, or a file in a folder `tests`.
fn is_test_module(path: &Path) -> bool {
    path.strip_prefix(root()).unwrap().with_extension("").iter().any(|part| part == "tests")
}

fn none(what: &str, problems: &[String]) {
    assert!(problems.is_empty(), "{what}:\n{}", problems.join("\n"));
}

/// The name of a file must show that it contains tests.
#[test]
fn test_modules_are_called_tests() {
    let mut files = Vec::new();
    sources(&root().join("src"), &mut files);
    let is_other = |(attribute, item): (&str, &str)| {
        attribute == "#[cfg(test)]" && item.contains("mod ") && item.ends_with(';') && item != "mod tests;"
    };
    files.retain(|path| {
        let text = fs::read_to_string(path).unwrap();
        text.lines().zip(text.lines().skip(1)).any(is_other)
    });
    assert!(files.is_empty(), "test modules with other names: {files:?}");
}

/// Other layers change a game only by answers, draws and resignations, or by an entry of a log, which is one of these.
#[test]
fn games_and_points_change_in_few_places() {
    let rules = code("src/rules").into_iter().map(|(file, code)| (file, code.replace("pub const fn ", "pub fn ")));
    let (mut changing, mut awarding) = (Vec::new(), Vec::new());
    for (file, code) in rules {
        let blocks = code.split("\nimpl Game {").skip(1).filter_map(|block| block.split("\n}").next());
        let methods =
            blocks.flat_map(|block| block.split("\n    pub fn ").skip(1)).filter_map(|text| text.split_once('('));
        let of_games = methods.filter(|(_, inputs)| inputs.trim_start().starts_with("&mut self"));
        changing.extend(of_games.map(|(name, _)| name.to_owned()));
        let functions = code.split("pub fn ").skip(1).filter_map(|text| text.split('{').next());
        changing.extend(functions.filter(|signature| signature.contains("&mut Game")).map(str::to_owned));
        awarding.extend(code.matches(".add_points(").map(|_| file.clone()));
    }
    changing.sort();
    assert_eq!(changing, ["apply", "draw", "enter", "resign"]);
    assert_eq!(awarding, ["src/rules/scoring.rs"]);
}

#[test]
fn only_the_renderer_for_discord_knows_its_syntax() {
    const SYNTAX: &[&str] = &["**", "__", "~~", "||", "<@", "<#", "</", "<t:", "-# ", "]("];
    let mut locales = Vec::new();
    files(&root().join("assets/locales"), "ftl", &mut locales);
    let texts = locales.into_iter().map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap()));
    let code = ["src/cli", "src/discord", "src/presenter", "src/table"].into_iter().flat_map(code);
    let literals = code.filter(|(file, _)| file != "src/discord/message/markdown.rs").map(|(file, code)| {
        let code = code.replace(r"\\", "").replace("\\\"", "").replace("'\"'", "");
        (file, code.split('"').skip(1).step_by(2).collect::<Vec<_>>().join("\n"))
    });
    let mut problems = Vec::new();
    for (file, text) in texts.chain(literals) {
        problems.extend(SYNTAX.iter().filter(|sign| text.contains(**sign)).map(|sign| format!("{file}: {sign}")));
    }
    none("Discord's syntax outside of markdown.rs", &problems);
}

/// Returns the keys of the messages in a Fluent file, and of their attributes as `key.attribute`.
fn message_keys(text: &str) -> Vec<String> {
    let mut keys: Vec<String> = Vec::new();
    let mut message = "";
    for (name, _) in text.lines().filter_map(|line| line.split_once(" =")) {
        match name.trim_start().strip_prefix('.') {
            Some(attribute) => keys.push(format!("{message}.{attribute}")),
            None if name.starts_with(char::is_alphabetic) => {
                message = name;
                keys.push(message.to_owned());
            }
            None => (),
        }
    }
    keys
}

/// Returns the name that code uses for a message of an expansion or of the base game, or for a family of messages.
fn message_name(expansion: Option<&str>, key: &str) -> String {
    let (key, attribute) = key.split_once('.').unwrap_or((key, ""));
    let label = key.strip_prefix("label_").filter(|name| name.starts_with(char::is_uppercase));
    match (label, key.split_once('-')) {
        (Some(label), _) => label.split('-').next().unwrap_or(label).to_owned(),
        (None, Some((family, _))) if attribute.is_empty() => family.to_owned(),
        (None, Some((family, _))) => format!("{family}_{attribute}"),
        (None, None) => {
            let own = expansion.and_then(|id| key.strip_prefix(id)?.strip_prefix('_'));
            own.unwrap_or(key).to_owned()
        }
    }
}

#[test]
fn every_message_is_used() {
    let code = code("src");
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '_';
    let used: BTreeSet<&str> = code.iter().flat_map(|(_, code)| code.split(|sign| !is_name(sign))).collect();
    let mut locales = Vec::new();
    files(&root().join("assets/locales/en"), "ftl", &mut locales);
    let mut unused = Vec::new();
    for path in locales {
        let is_of_expansion = path.parent().is_some_and(|folder| folder.ends_with("expansions"));
        let expansion = path.file_stem().and_then(|id| id.to_str()).filter(|_| is_of_expansion);
        let keys = message_keys(&fs::read_to_string(&path).unwrap());
        assert!(!keys.is_empty(), "{}", path.display());
        unused.extend(keys.into_iter().filter(|key| !used.contains(message_name(expansion, key).as_str())));
    }
    none("messages that no code uses", &unused);
    assert_eq!(message_keys("a = b\n# c = d\ne-f = { $n ->\n    [one] g\n}\n    .h = i\n"), ["a", "e-f", "e-f.h"]);
    let names = ["label_GAME", "the_tower_top", "figure-abbot", "figure-abbot.note"];
    let names = names.map(|key| message_name(Some("the_tower"), key));
    assert_eq!(names, ["GAME", "top", "figure", "figure_note"]);
}

#[test]
fn sql_is_in_the_store_only() {
    let is_sql = |line: &str| {
        let pairs =
            [("SELECT ", " FROM "), ("UPDATE ", " SET "), ("INSERT ", "INTO "), ("DELETE ", "FROM "), ("PRAGMA ", "")];
        pairs.iter().any(|(verb, rest)| line.contains(verb) && line.contains(rest))
    };
    let elsewhere = code("src").into_iter().filter(|(file, _)| !file.starts_with("src/store"));
    let problems: Vec<String> = elsewhere.filter(|(_, code)| code.lines().any(is_sql)).map(|(file, _)| file).collect();
    none("SQL outside of the store", &problems);
}

#[test]
fn code_has_no_placeholders_and_files_are_short() {
    let mut problems = Vec::new();
    for (file, code) in code("src") {
        problems.extend(NEVER.iter().filter(|word| code.contains(**word)).map(|word| format!("{file}: {word}")));
        let lines = code.lines().count();
        if lines > MAX_LENGTH {
            problems.push(format!("{file}: {lines} lines"));
        }
    }
    none("left open", &problems);
}

#[test]
fn every_source_file_begins_with_a_comment() {
    let mut files = Vec::new();
    for folder in ["src", "tests", "examples", "benches"] {
        sources(&root().join(folder), &mut files);
    }
    let silent = files.into_iter().filter(|path| !fs::read_to_string(path).unwrap().starts_with("//"));
    none("no module doc", &silent.map(|path| path.display().to_string()).collect::<Vec<_>>());
}

#[test]
fn both_engines_have_the_same_migrations_numbered_without_gaps() {
    let [sqlite, postgres] = ["migrations", "migrations/postgres"].map(|folder| {
        let entries = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path());
        let files = entries.filter(|path| path.is_file());
        let mut names: Vec<String> =
            files.map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect();
        names.sort();
        assert!(!names.is_empty(), "{folder}");
        for (index, name) in names.iter().enumerate() {
            assert!(name.starts_with(&format!("{:03}_", index + 1)), "{folder}/{name}");
        }
        names
    });
    assert_eq!(sqlite, postgres);
}

#[test]
fn test_code_is_left_out() {
    let text = "mod a;\n#[cfg(test)]\nmod tests;\n\n// Not code.\nfn f() {\n    #[cfg(test)]\n    if x {\n        g()\n    }\n    h();\n}\n\n\
                #[cfg(test)]\n#[allow(a)]\nfn k(\n    x: u8,\n) {\n    x();\n}\nfn last() {}";
    assert_eq!(shipped(text), "mod a;\n\nfn f() {\n    h();\n}\n\nfn last() {}");
}

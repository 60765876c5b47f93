//! An expansion has one module in each layer, and the rest of the layer does not name it (`ARCHITECTURE.md`). The test
//! reads the list of expansions.

use std::fs;

use super::{code, none, root};

/// The layers in which an expansion may have a module.
const LAYERS: &[&str] = &["rules", "words", "presenter", "discord", "picture", "opponent"];

/// The languages of all texts for users.
const LANGUAGES: &[&str] = &["de", "en", "fr"];

/// The groups of vocabulary in the list, and the type whose variants the names become.
const VOCABULARY: &[(&str, &str)] =
    &[("figures", "Figure"), ("kinds", "Kind"), ("marks", "Mark"), ("pieces", "Piece"), ("labels", "Label")];

/// The files outside of `expansions/` that name expansions: the list, and the order of play.
const NAMING: &[&str] = &["src/rules/list.rs", "src/rules/turn.rs"];

/// An entry of the list.
#[derive(Debug, Default, PartialEq)]
struct Entry {
    /// The name of its modules.
    id: String,
    /// The name of its type.
    name: String,
    /// The names that it adds, such as `Figure::Abbot`.
    vocabulary: Vec<String>,
    /// The layers in which it has a module.
    layers: Vec<String>,
}

impl Entry {
    /// Returns the name of this expansion in a line of code outside of its module, or `None` if the line does not
    /// contain it. IDs of several words and type names are unambiguous. An ordinary word counts only in a path or as a
    /// member.
    fn forbids(&self, line: &str) -> Option<&str> {
        let is_named = if self.id.contains('_') {
            words(line).any(|word| word == self.id || word == self.name)
        } else {
            is_reached(line, &self.id) || is_variant(line, &self.name)
        };
        if is_named {
            return Some(&self.id);
        }
        paths(line).find_map(|path| self.vocabulary.iter().find(|name| ends_in(path, name)).map(String::as_str))
    }
}

/// Reads the list of expansions.
fn list() -> Vec<Entry> {
    entries(&fs::read_to_string(root().join("src/rules/list.rs")).unwrap())
}

/// Parses the entries of a list. An entry has the lines `id Name {`, then `group: [`, then `Name "word",`.
fn entries(text: &str) -> Vec<Entry> {
    let mut found: Vec<Entry> = Vec::new();
    let mut prefix = None;
    let body = text.lines().skip_while(|line| !line.trim().starts_with("$($passed)?")).skip(1);
    let code = body.map(str::trim).filter(|line| !line.starts_with("//"));
    for line in code.take_while(|line| *line != "#[macro_export]") {
        if let Some((id, name)) = line.strip_suffix(" {").and_then(|entry| entry.split_once(' ')) {
            found.push(Entry { id: id.to_owned(), name: name.to_owned(), ..Entry::default() });
        } else if let (Some(layers), Some(entry)) = (line.strip_prefix("layers: "), found.last_mut()) {
            entry.layers = words(layers).filter(|layer| !layer.is_empty()).map(str::to_owned).collect();
        } else if let Some((group, _)) = line.split_once(": [") {
            let known = VOCABULARY.iter().find(|(known, _)| *known == group);
            prefix = Some(known.unwrap_or_else(|| panic!("{group}: what does it add to?")).1);
        } else if let (Some((name, _)), Some(prefix), Some(entry)) = (line.split_once(" \""), prefix, found.last_mut())
        {
            entry.vocabulary.push(format!("{prefix}::{name}"));
        }
    }
    found
}

/// Returns the words of a line. Underscores are parts of words.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|sign: char| !sign.is_alphanumeric() && sign != '_')
}

/// Returns the paths of a line, such as `a::b`, and its single words.
fn paths(line: &str) -> impl Iterator<Item = &str> {
    line.split(|sign: char| !sign.is_alphanumeric() && sign != '_' && sign != ':').map(|path| path.trim_matches(':'))
}

/// Returns whether a path ends with this name.
fn ends_in(path: &str, name: &str) -> bool {
    path.strip_suffix(name).is_some_and(|before| before.is_empty() || before.ends_with("::"))
}

/// Returns whether a line uses this word as a module or as a member.
fn is_reached(line: &str, id: &str) -> bool {
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '_';
    line.match_indices(id).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + id.len()..]);
        let is_whole = !before.ends_with(is_name) && !after.starts_with(is_name);
        is_whole && (before.ends_with("::") || before.ends_with('.') || after.starts_with("::"))
    })
}

/// Returns whether a line names an expansion as a variant of `Expansion` or of an enum `Special…`, which have a variant
/// for each expansion.
fn is_variant(line: &str, name: &str) -> bool {
    paths(line).any(|path| {
        let mut parts = path.split("::").skip_while(|part| *part != "Expansion" && !part.starts_with("Special"));
        parts.next().is_some() && parts.next() == Some(name)
    })
}

/// Returns each forbidden name in a file.
fn breaches<'a>(list: &'a [Entry], file: &'a str, code: &'a str) -> impl Iterator<Item = String> + 'a {
    let named = |line: &'a str| list.iter().filter_map(move |entry| entry.forbids(line));
    code.lines().flat_map(move |line| named(line).map(move |name| format!("{file} names {name}: {}", line.trim())))
}

#[test]
fn only_its_own_place_names_an_expansion() {
    let list = list();
    assert!(list.len() >= 9, "{list:?}");
    let outside = |file: &str| !file.contains("/expansions/") && !NAMING.contains(&file);
    let mut problems = Vec::new();
    for (file, code) in code("src").iter().filter(|(file, _)| outside(file)) {
        problems.extend(breaches(&list, file, code));
    }
    none("the core names expansions", &problems);
}

#[test]
fn every_expansion_has_its_modules_in_the_listed_layers() {
    let mut missing = Vec::new();
    for Entry { id, layers, .. } in list() {
        for layer in LAYERS {
            let folder = root().join("src").join(layer).join("expansions");
            let is_there = folder.join(format!("{id}.rs")).is_file() || folder.join(&id).join("mod.rs").is_file();
            if is_there != layers.iter().any(|listed| listed == layer) {
                missing.push(format!("src/{layer}/expansions/{id}"));
            }
        }
        let texts = LANGUAGES.iter().map(|language| format!("assets/locales/{language}/expansions/{id}.ftl"));
        missing.extend(texts.filter(|file| !root().join(file).is_file()));
    }
    none("the list and the folders differ", &missing);
}

#[test]
fn every_expansion_is_seen_by_cargo_fmt() {
    let text = fs::read_to_string(root().join("src/rules/list.rs")).unwrap();
    let mut list = list();
    list.sort_by(|one, other| one.id.cmp(&other.id));
    let folders = LAYERS.iter().map(|layer| (*layer, *layer, format!("{layer}/expansions")));
    // The folders of tests belong to the expansions with rules of their own.
    for (name, layer, path) in folders.chain([("tests", "rules", "../tests/it/expansions".to_owned())]) {
        let entries = list.iter().filter(|entry| entry.layers.iter().any(|listed| listed == layer));
        let modules: String = entries.map(|entry| format!("        mod {};\n", entry.id)).collect();
        let lines = format!("    #[path = \"{path}\"]\n    mod {name} {{\n{modules}    }}\n");
        assert!(text.contains(&lines), "src/rules/list.rs lacks, in its part for cargo fmt:\n{lines}");
    }
}

#[test]
fn every_language_is_checked() {
    let folders =
        fs::read_dir(root().join("assets/locales")).unwrap().map(Result::unwrap).filter(|e| e.path().is_dir());
    let mut languages: Vec<String> = folders.map(|e| e.file_name().to_string_lossy().into_owned()).collect();
    languages.sort();
    assert_eq!(languages, LANGUAGES);
}

/// A list of two expansions, for the tests below.
const LIST: &str = r#"
    ([$($then:tt)*] $($passed:ident)?) => {
            $($passed)?

            /// Four {
            four_winds FourWinds {
                figures: [
                    /// Not "this".
                    Kite "kite",
                ],
                kinds: [],
                layers: [rules, opponent],
            }

            wind Wind {
                figures: [],
                kinds: [
                    Gust "gust",
                ],
                layers: [],
            }
#[macro_export]
other Thing {
"#;

#[test]
fn the_list_is_read() {
    let entry = |id: &str, name: &str, vocabulary: &str| Entry {
        id: id.to_owned(),
        name: name.to_owned(),
        vocabulary: vec![vocabulary.to_owned()],
        layers: if id == "wind" { Vec::new() } else { vec!["rules".to_owned(), "opponent".to_owned()] },
    };
    assert_eq!(entries(LIST), [entry("four_winds", "FourWinds", "Figure::Kite"), entry("wind", "Wind", "Kind::Gust")]);
}

#[test]
fn breaches_are_found() {
    let list = entries(LIST);
    for (line, name) in [
        ("game.four_winds", "four_winds"),
        ("let four_winds = 4;", "four_winds"),
        ("match x { FourWinds => 1 }", "four_winds"),
        ("use super::expansions::wind;", "wind"),
        ("wind::blow()", "wind"),
        ("view.expansions.wind", "wind"),
        ("Expansion::Wind => 1,", "wind"),
        ("SpecialAction::Wind(action)", "wind"),
        ("figures.has(Figure::Kite)", "Figure::Kite"),
        ("rules::tile::Kind::Gust", "Kind::Gust"),
    ] {
        assert_eq!(breaches(&list, "f", line).collect::<Vec<_>>(), [format!("f names {name}: {line}")]);
    }
    for line in [
        "let wind = words.direction(side);",
        "Edge::Wind",
        "Label::Gust",
        "SpecialKind::Gust",
        "window::open()",
        "a four_windsock",
    ] {
        assert_eq!(breaches(&list, "f", line).collect::<Vec<_>>(), [] as [&str; 0]);
    }
}

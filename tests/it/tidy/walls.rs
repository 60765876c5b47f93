//! An expansion has one module in each layer, and the rest of the layer does not name it (`ARCHITECTURE.md`). The test
//! reads the list of expansions.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use super::{code, none, root};

/// The folders with modules of expansions.
const FOLDERS: &[&str] = &[
    "src/rules/expansions",
    "src/presenter/expansions",
    "src/discord/expansions",
    "src/picture/expansions",
    "src/jcz/expansions",
    "src/opponent/expansions",
    "src/table/expansions",
    "tests/it/expansions",
];

/// The modules in these folders that belong to no expansion.
const COMMON: &[&str] = &["nothing", "tests"];

/// The languages of all texts for users.
const LANGUAGES: &[&str] = &["de", "en", "fr"];

/// The groups of vocabulary in the list, and the type whose variants the names become.
const VOCABULARY: &[(&str, &str)] =
    &[("figures", "Figure"), ("kinds", "Kind"), ("marks", "Mark"), ("pieces", "Piece"), ("labels", "TermLabel")];

/// The files outside of `expansions/` that name expansions: the list, and the order of play.
const NAMING: &[&str] = &["src/rules/list.rs", "src/rules/turn.rs"];

/// The expansions whose rules name others, because they interact.
const NAMED: &[(&str, &[&str])] = &[
    ("abbey_and_mayor", &["traders_and_builders"]),
    ("bridges_castles_and_bazaars", &["abbey_and_mayor", "the_cult"]),
    ("darmstadt", &["hills_and_sheep"]),
    ("deserts", &["abbey_and_mayor"]),
    ("festival", &["abbey_and_mayor"]),
    ("games_quarterly", &["river"]),
    ("goldmines", &["bridges_castles_and_bazaars"]),
    ("king_and_robber", &["bridges_castles_and_bazaars", "the_count"]),
    ("little_buildings", &["bridges_castles_and_bazaars", "the_messages"]),
    ("mage_and_witch", &["the_gifts"]),
    ("monuments", &["bridges_castles_and_bazaars", "deserts", "houses_and_walls"]),
    ("river", &["traders_and_builders"]),
    ("russian_promos", &["abbey_and_mayor", "bridges_castles_and_bazaars"]),
    (
        "the_count",
        &["abbey_and_mayor", "bridges_castles_and_bazaars", "games_quarterly", "river", "traders_and_builders"],
    ),
    ("the_gifts", &["bridges_castles_and_bazaars"]),
    ("the_messages", &["the_robbers"]),
    ("the_phantom", &["flying_machines", "the_princess_and_the_dragon", "the_tower"]),
    ("the_princess_and_the_dragon", &["abbey_and_mayor", "bridges_castles_and_bazaars", "river"]),
    ("the_tower", &["bridges_castles_and_bazaars"]),
    ("traders_and_builders", &["bridges_castles_and_bazaars"]),
    ("under_the_big_top", &["bridges_castles_and_bazaars", "the_princess_and_the_dragon"]),
    ("wind_roses", &["the_count"]),
];

/// An entry of the list.
#[derive(Debug, Default, PartialEq)]
struct Entry {
    /// The name of its modules.
    id: String,
    /// The name of its type.
    name: String,
    /// The names that it adds, such as `Figure::Abbot`.
    vocabulary: Vec<String>,
}

impl Entry {
    /// Returns whether a name of this expansion may be in a code, which is much faster to find out than where it is.
    fn may_be_in(&self, code: &str) -> bool {
        let last = |path: &str| path.rsplit("::").next().is_none_or(|name| code.contains(name));
        code.contains(&self.id) || code.contains(&self.name) || self.vocabulary.iter().any(|path| last(path))
    }

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
        } else if let Some(group) = line.strip_suffix(": [") {
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

/// Returns whether a line names an expansion as a variant of `Expansion` or of an enum `Expansion…`, which have a variant
/// for each expansion.
fn is_variant(line: &str, name: &str) -> bool {
    paths(line).any(|path| {
        let mut parts = path.split("::").skip_while(|part| !part.starts_with("Expansion"));
        parts.next().is_some() && parts.next() == Some(name)
    })
}

/// Returns each forbidden name in a file.
fn breaches<'a>(list: &'a [Entry], file: &'a str, code: &'a str) -> impl Iterator<Item = String> + 'a {
    list.iter().filter(|entry| entry.may_be_in(code)).flat_map(move |entry| {
        let named = code.lines().filter_map(|line| Some((line, entry.forbids(line)?)));
        named.map(move |(line, name)| format!("{file} names {name}: {}", line.trim()))
    })
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
fn only_listed_expansions_name_each_other() {
    const FOLDER: &str = "src/rules/expansions/";
    let (list, mut found) = (list(), BTreeSet::new());
    for (file, code) in code(FOLDER) {
        let own = file.trim_start_matches(FOLDER).split(['/', '.']).next().unwrap();
        if list.iter().any(|entry| entry.id == own) {
            let others = list.iter().filter(|entry| entry.id != own);
            let named = others.filter(|other| code.lines().any(|line| other.forbids(line).is_some()));
            found.extend(named.map(|other| format!("{own} names {}", other.id)));
        }
    }
    let is_named_back = |own: &str, other: &str| NAMED.iter().any(|(id, others)| *id == other && others.contains(&own));
    let mutual = NAMED.iter().filter(|(own, others)| others.iter().any(|other| is_named_back(own, other)));
    assert_eq!(mutual.count(), 0, "two expansions name each other");
    let listed = NAMED.iter().flat_map(|(own, others)| others.iter().map(move |other| format!("{own} names {other}")));
    let listed: BTreeSet<String> = listed.collect();
    none(
        "the list of expansions that name each other differs",
        &found.symmetric_difference(&listed).cloned().collect::<Vec<_>>(),
    );
}

/// `docs/EXPANSIONS.md` refers to these comments.
#[test]
fn every_hook_has_a_comment_and_documents_name_only_hooks() {
    let (mut hooks, mut problems) = (BTreeSet::new(), Vec::new());
    for folder in FOLDERS.iter().filter(|folder| folder.starts_with("src/")) {
        let text = fs::read_to_string(root().join(folder).join("mod.rs")).unwrap();
        let (_, table) = text.split_once("struct Hooks").unwrap();
        let mut before = "";
        for line in table.lines().take_while(|line| *line != "}").map(str::trim) {
            let field = line.strip_prefix("pub ").unwrap_or(line).split_once(": ").map(|(name, _)| name);
            if let Some(name) = field.filter(|name| words(name).eq([*name])) {
                problems.extend((!before.starts_with("///")).then(|| format!("{folder}: {name} has no comment")));
                hooks.insert(name.to_owned());
            }
            before = line;
        }
    }
    let text = fs::read_to_string(root().join("docs/EXPANSIONS.md")).unwrap();
    let named = text.split("Hooks::").skip(1).filter_map(|rest| words(rest).next());
    problems
        .extend(named.filter(|name| *name != "NONE" && !hooks.contains(*name)).map(|name| format!("no hook {name}")));
    assert!(hooks.len() > 80, "{hooks:?}");
    none("hooks", &problems);
}

#[test]
fn every_module_of_an_expansion_is_declared_and_belongs_to_one_of_the_list() {
    let ids: BTreeSet<String> = list().into_iter().map(|entry| entry.id).collect();
    let mut problems = Vec::new();
    for folder in FOLDERS {
        let entries = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path());
        let name = |path: PathBuf| path.file_stem().unwrap().to_str().unwrap().to_owned();
        let is_listed = |name: &String| name != "mod" && !COMMON.contains(&name.as_str());
        let files: BTreeSet<String> = entries.map(name).filter(is_listed).collect();
        let table = fs::read_to_string(root().join(folder).join("mod.rs")).unwrap();
        let declared = |line: &str| Some(line.split_once("mod ")?.1.strip_suffix(';')?.to_owned());
        let declared: BTreeSet<String> = table.lines().filter_map(declared).filter(is_listed).collect();
        problems.extend(
            files.symmetric_difference(&declared).map(|id| format!("{folder}: no file or `mod` line for {id}")),
        );
        problems.extend(files.difference(&ids).map(|id| format!("{folder}: {id} is not in the list")));
    }
    none("the list and the folders differ", &problems);
}

#[test]
fn every_expansion_has_texts_in_every_language() {
    let files = list().into_iter().flat_map(|Entry { id, .. }| {
        LANGUAGES.iter().map(move |language| format!("assets/locales/{language}/expansions/{id}.ftl"))
    });
    none("texts are missing", &files.filter(|file| !root().join(file).is_file()).collect::<Vec<_>>());
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
            }

            wind Wind {
                figures: [],
                kinds: [
                    Gust "gust",
                ],
            }
#[macro_export]
other Thing {
"#;

#[test]
fn the_types_of_the_vocabulary_exist() {
    let code: String = code("src/rules").into_iter().map(|(_, code)| code).collect();
    let is_missing = |name: &&str| !code.contains(&format!("enum {name} "));
    let missing: Vec<&str> = VOCABULARY.iter().map(|(_, name)| *name).filter(is_missing).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_list_is_read() {
    let entry = |id: &str, name: &str, vocabulary: &str| Entry {
        id: id.to_owned(),
        name: name.to_owned(),
        vocabulary: vec![vocabulary.to_owned()],
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
        ("ExpansionAction::Wind(action)", "wind"),
        ("figures.has(Figure::Kite)", "Figure::Kite"),
        ("rules::tile::Kind::Gust", "Kind::Gust"),
    ] {
        assert_eq!(breaches(&list, "f", line).collect::<Vec<_>>(), [format!("f names {name}: {line}")]);
    }
    for line in [
        "let wind = words.direction(side);",
        "Edge::Wind",
        "TermLabel::Gust",
        "OtherKind::Gust",
        "window::open()",
        "a four_windsock",
    ] {
        assert_eq!(breaches(&list, "f", line).collect::<Vec<_>>(), [] as [&str; 0]);
    }
}

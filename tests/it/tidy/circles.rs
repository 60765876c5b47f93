//! Checks that no two files of a layer use each other, directly or indirectly.
//!
//! A file uses the names that it imports or writes as a path. If a `mod.rs` re-exports a name, the name counts as that
//! of the file which defines it. `mod` lines do not count, because a folder contains its files, but does not use them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::{code, none, root};

/// The uses that close a cycle: the file and the file that it uses. A comment gives the reason.
const EXCEPTIONS: &[[&str; 2]] = &[
    // The state of a game contains the functions to call next, and these functions change the game.
    ["src/rules/progress.rs", "src/rules/game.rs"],
];

/// The tables of hooks that also contain functions. A comment gives the reason.
const TABLES_WITH_FUNCTIONS: &[&str] = &[
    // Its macros define the types that contain those of all expansions.
    "src/rules/expansions/mod.rs",
    // It defines the sprites and layouts that contain those of single expansions.
    "src/picture/expansions/mod.rs",
];

/// Returns whether a file is only the table of functions through which a layer calls its expansions. Its signatures name the
/// layer's own types, such as the board that a hook draws on. These names do not count, because the table calls none of
/// them. A file with functions counts, unless it is listed.
fn is_table(file: &str, code: &str) -> bool {
    file.ends_with("/expansions/mod.rs") && (!code.contains("fn ") || TABLES_WITH_FUNCTIONS.contains(&file))
}

/// The path of a module from its crate's root, such as `["discord", "message", "draft"]`.
pub(super) type Module = Vec<String>;

/// The files of a layer: their modules, and the names that each uses.
struct Layer {
    /// The code of each module, without that of the [tables](is_table).
    code: BTreeMap<Module, String>,
    /// The names that each module re-exports, with their paths.
    handed_on: BTreeMap<Module, BTreeMap<String, Module>>,
}

impl Layer {
    fn read(folder: &str) -> Layer {
        let code = code(folder).into_iter().map(|(file, code)| match is_table(&file, &code) {
            true => (module(&file), String::new()),
            false => (module(&file), code),
        });
        let code: BTreeMap<Module, String> = code.collect();
        let handed_on = code.iter().map(|(module, code)| (module.clone(), handed_on(module, code))).collect();
        Layer { code, handed_on }
    }

    /// Returns the file in which a path ends, or `None` if the file does not belong to the layer.
    fn file(&self, path: &[String]) -> Option<Module> {
        let length = (0..=path.len()).rev().find(|&length| self.code.contains_key(&path[..length]))?;
        let module = path[..length].to_vec();
        match path.get(length).and_then(|name| self.handed_on[&module].get(name)) {
            // A file may re-export its own items, such as a macro. These count as its own.
            Some(target) if !target.starts_with(&module) || self.below(&module, target) => self.file(target),
            _ => Some(module),
        }
    }

    /// Returns whether a path leads to a file below a folder.
    fn below(&self, folder: &Module, path: &[String]) -> bool {
        path.get(..=folder.len()).is_some_and(|module| self.code.contains_key(module))
    }

    /// Returns the other files that a file uses directly.
    fn used(&self, module: &Module) -> BTreeSet<Module> {
        let used = paths(module, &self.code[module], false).into_iter().filter_map(|path| self.file(&path));
        used.filter(|other| other != module).collect()
    }

    /// Returns all files that a file uses, directly or indirectly.
    fn reached(&self, module: &Module) -> BTreeSet<Module> {
        let (mut reached, mut next) = (BTreeSet::new(), vec![module.clone()]);
        while let Some(module) = next.pop() {
            next.extend(self.used(&module).into_iter().filter(|used| reached.insert(used.clone())));
        }
        reached
    }

    /// Returns each cycle as a path from one of its files back to that file, if these uses do not count.
    fn circles(&self, exceptions: &[[Module; 2]]) -> Vec<String> {
        let is_counted = |module: &Module, used: &Module| !exceptions.iter().any(|[a, b]| a == module && b == used);
        let counted = |module| self.used(module).into_iter().filter(|used| is_counted(module, used)).collect();
        let uses: BTreeMap<&Module, BTreeSet<Module>> =
            self.code.keys().map(|module| (module, counted(module))).collect();
        let (mut done, mut circles) = (BTreeSet::new(), Vec::new());
        for &start in uses.keys() {
            follow(start, &uses, &mut Vec::new(), &mut done, &mut circles);
        }
        circles
    }
}

/// Visits all files that a file uses. A file that is already on the path closes a cycle.
fn follow(
    module: &Module,
    uses: &BTreeMap<&Module, BTreeSet<Module>>,
    way: &mut Vec<Module>,
    done: &mut BTreeSet<Module>,
    circles: &mut Vec<String>,
) {
    if let Some(begin) = way.iter().position(|passed| passed == module) {
        let names = way[begin..].iter().chain([module]).map(|module| module.join("::"));
        circles.push(names.collect::<Vec<_>>().join(" -> "));
    } else if !done.contains(module) {
        way.push(module.clone());
        uses[module].iter().for_each(|next| follow(next, uses, way, done, circles));
        way.pop();
        done.insert(module.clone());
    }
}

/// Returns the module of a file such as `src/discord/message/draft.rs`. A layer with a manifest is a crate, so its paths
/// begin there.
pub(super) fn module(file: &str) -> Module {
    let mut path: Module =
        file.trim_start_matches("src/").trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if path.first().is_some_and(|layer| root().join("src").join(layer).join("Cargo.toml").is_file()) {
        path.remove(0);
    }
    path.pop_if(|last| matches!(last.as_str(), "mod" | "lib"));
    path
}

/// Returns the names that a module re-exports.
fn handed_on(module: &Module, code: &str) -> BTreeMap<String, Module> {
    let paths = paths(module, code, true).into_iter();
    paths.filter_map(|path| Some((path.last()?.clone(), path))).collect()
}

/// Returns the paths that a file names. If `handed_on`, returns only its re-exports, and otherwise all other paths.
fn paths(module: &Module, code: &str, handed_on: bool) -> Vec<Module> {
    let mut found = Vec::new();
    for statement in code.split(';') {
        let Some((before, tree)) = use_tree(statement) else {
            if !handed_on {
                let own =
                    named_in_place(statement).filter(|path| matches!(path[0].as_str(), "crate" | "super" | "self"));
                found.extend(own.filter_map(|path| absolute(module, &path)));
            }
            continue;
        };
        if before.trim_end().ends_with([')', 'b']) == handed_on {
            let mut all = Vec::new();
            spread(tree, &mut Vec::new(), &mut all);
            found.extend(all.into_iter().filter_map(|path| absolute(module, &path)));
        }
    }
    found
}

/// Splits a `use` statement into the text before `use`, such as `pub`, and the text after it. Returns `None` for other
/// statements.
pub(super) fn use_tree(statement: &str) -> Option<(&str, &str)> {
    let at = statement.rfind("use ")?;
    let before = &statement[..at];
    let is_word = before.is_empty() || before.ends_with(char::is_whitespace);
    let line = before.rsplit('\n').next().unwrap_or_default().trim();
    (is_word && (line.is_empty() || line == "pub" || line.ends_with(')'))).then_some((line, &statement[at + 4..]))
}

/// Expands `a::{b, c::{self, d}}` into paths.
pub(super) fn spread(tree: &str, before: &mut Module, found: &mut Vec<Module>) {
    let tree = tree.trim();
    let Some((path, inner)) = tree.split_once('{') else {
        let path = tree.split(" as ").next().unwrap_or_default();
        let names = path.split("::").map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
        found.push(before.iter().cloned().chain(names).filter(|name| name != "*").collect());
        return;
    };
    let depth = before.len();
    before.extend(path.split("::").map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()));
    let inner = inner.rsplit_once('}').map_or(inner, |(inner, _)| inner);
    let (mut open, mut start) = (0, 0);
    for (at, sign) in inner.char_indices().chain([(inner.len(), ',')]) {
        match sign {
            '{' => open += 1,
            '}' => open -= 1,
            ',' if open == 0 => {
                let part = inner[start..at].trim();
                start = (at + 1).min(inner.len());
                if !part.is_empty() {
                    spread(part, before, found);
                }
            }
            _ => {}
        }
    }
    before.truncate(depth);
}

/// Returns the paths in the code.
pub(super) fn named_in_place(code: &str) -> impl Iterator<Item = Module> {
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == ':';
    let words = code.split(move |sign: char| !is_name(sign)).filter(|word| word.contains("::"));
    let path = |word: &str| -> Module { word.split("::").map(str::to_owned).filter(|name| !name.is_empty()).collect() };
    words.map(path).filter(|path| !path.is_empty())
}

/// Converts a path to one from the crate's root. Returns `None` if the path leads to another crate. A plain name in a
/// `use` statement is a crate or a child module.
pub(super) fn absolute(module: &Module, path: &[String]) -> Option<Module> {
    let mut base = module.clone();
    let mut rest = path.iter().filter(|name| !name.is_empty()).peekable();
    match rest.peek()?.as_str() {
        "crate" => base.clear(),
        "super" => drop(base.pop()),
        _ => {}
    }
    if matches!(rest.peek()?.as_str(), "crate" | "super" | "self") {
        rest.next();
    }
    while rest.peek().is_some_and(|name| *name == "super") {
        base.pop();
        rest.next();
    }
    base.extend(rest.filter(|name| *name != "self").cloned());
    Some(base)
}

#[test]
fn no_two_files_use_each_other() {
    let mut edges = 0;
    for layer in fs::read_dir(root().join("src")).unwrap().map(|entry| entry.unwrap()) {
        let folder = format!("src/{}/", layer.file_name().display());
        if !layer.path().is_dir() {
            continue;
        }
        let layer = Layer::read(&folder);
        edges += layer.code.keys().map(|module| layer.used(module).len()).sum::<usize>();
        let exceptions = EXCEPTIONS.iter().filter(|[file, _]| file.starts_with(&folder));
        let exceptions: Vec<[Module; 2]> = exceptions.map(|files| files.map(module)).collect();
        none("files use each other", &layer.circles(&exceptions));
        for index in 0..exceptions.len() {
            let others = [&exceptions[..index], &exceptions[index + 1..]].concat();
            assert_ne!(layer.circles(&others), [""; 0], "{:?} closes no cycle", exceptions[index]);
        }
    }
    assert!(edges > 1000, "only {edges} uses between files were found");
}

#[test]
fn listed_tables_contain_functions() {
    let tables =
        code("src").into_iter().filter(|(file, code)| file.ends_with("/expansions/mod.rs") && code.contains("fn "));
    let mut tables: Vec<String> = tables.map(|(file, _)| file).collect();
    let mut listed = TABLES_WITH_FUNCTIONS.to_vec();
    tables.sort();
    listed.sort_unstable();
    assert_eq!(tables, listed);
}

#[test]
fn views_of_a_game_depend_on_no_expansion() {
    let layer = Layer::read("src/rules");
    let view = module("src/rules/view.rs");
    let table = module("src/rules/expansions/mod.rs");
    let expansions = layer.used(&view).into_iter().filter(|used| used.starts_with(&table) && *used != table);
    none("rules::view uses expansions", &expansions.map(|used| used.join("::")).collect::<Vec<_>>());

    let reached = layer.reached(&view);
    assert!(reached.contains(&module("src/rules/game.rs")), "{reached:?}");
    let back = reached.iter().filter(|used| layer.used(used).contains(&view));
    none("rules::view is used by what it uses", &back.map(|used| used.join("::")).collect::<Vec<_>>());
}

#[test]
fn circles_are_found() {
    let text = [
        ("src/layer/mod.rs", "mod a; mod b; mod c; pub use b::Thing;"),
        ("src/layer/a.rs", "use crate::layer::{c::{self, X}, Thing};"),
        ("src/layer/b.rs", "fn f() { super::c::g() }"),
        ("src/layer/c.rs", "use std::fmt; use super::d::Y;"),
        ("src/layer/d.rs", ""),
    ];
    let layer = |texts: &[(&str, &str)]| {
        let code: BTreeMap<Module, String> =
            texts.iter().map(|&(file, code)| (module(file), code.to_owned())).collect();
        let handed_on = code.iter().map(|(module, code)| (module.clone(), handed_on(module, code))).collect();
        Layer { code, handed_on }.circles(&[])
    };
    assert_eq!(layer(&text), [] as [&str; 0]);
    let mut closed = text;
    closed[4].1 = "use super::a::{self as first};";
    assert_eq!(layer(&closed), ["layer::a -> layer::b -> layer::c -> layer::d -> layer::a"]);
    closed[4].1 = "use super::Thing;";
    assert_eq!(layer(&closed), ["layer::b -> layer::c -> layer::d -> layer::b"]);
}

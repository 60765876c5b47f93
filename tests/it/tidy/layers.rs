//! Each folder of `src/` uses only the layers, libraries and parts of the standard library that are listed here
//! (`ARCHITECTURE.md`).

use std::collections::BTreeSet;

use super::circles::{Module, absolute, module, named_in_place, spread, use_tree};
use super::{code, none, root};

/// The paths that the code of each folder or file may use, besides its own layer and the libraries in [`ANYWHERE`]. The most specific
/// entry applies to a file. A path that begins with `-` is forbidden although a shorter one is allowed. Manifests list the
/// libraries of the layers that are crates.
const ALLOWED: &[(&str, &str)] = &[
    (
        "cli",
        "clap config discord engine feed futures_util jcz libc notation opponent page picture presenter reqwest rules sandbox store table telemetry tokio \
             std::fs std::io std::net std::thread std::time",
    ),
    ("config", "discord dotenvy engine page store table telemetry tracing_subscriber std::env std::net std::time"),
    ("discord", "engine picture presenter rules table telemetry tokio std::time"),
    ("discord/commands", "engine presenter rules table"),
    ("discord/console", "engine presenter rules table std::time"),
    ("discord/expansions", "picture presenter rules table"),
    ("discord/lobby", "engine presenter rules table"),
    ("discord/message", "opponent picture presenter serenity table twilight_model"),
    ("discord/permissions", "serenity table"),
    ("discord/posts", "presenter rules table"),
    ("discord/settings", "presenter rules table"),
    ("discord/social", "opponent presenter rules table"),
    (
        "discord/wire",
        "axum engine futures_util governor hyper hyper_util opponent picture presenter::words quick_cache rand rayon reqwest \
                      ring rules rustix serenity table telemetry tokio tokio_util twilight_gateway \
                      twilight_http_ratelimiting std::io std::net std::thread std::time",
    ),
    ("engine", "opponent rules std::env std::fs std::io std::process std::thread std::time"),
    ("feed", "reqwest ring table tokio std::io std::net std::time"),
    ("http", "axum hyper hyper_util tokio std::net std::time"),
    ("lib", "engine jcz notation opponent picture presenter rules sandbox store table"),
    ("jcz", "rules"),
    ("main", "clap cli std::process"),
    ("notation", "rules"),
    ("opponent", "rules"),
    (
        "page",
        "axum base64 futures_util governor http opponent picture presenter quick_cache rayon ring rules table tokio std::net \
             std::time",
    ),
    ("picture", "rules -rules::Game std::io"),
    ("presenter", "opponent picture rules table"),
    ("presenter/words", "rules::always rules::never"),
    ("rules", ""),
    ("sandbox", "std::io std::net std::time"),
    ("store", "opponent rules std::fs std::io std::net std::thread std::time"),
    ("table", "engine jcz notation opponent rules store std::net std::time"),
    ("tests", ""),
    ("telemetry", "axum http prometheus_client tokio tracing_subscriber std::env std::fs std::io std::net std::time"),
];

/// The libraries that all code may use.
const ANYWHERE: &[&str] = &["bytes", "serde", "serde_json", "thiserror", "tracing"];

/// The parts of the standard library that reach out of the process, or depend on it.
const OUTSIDE: &[&str] = &["env", "fs", "io", "net", "process", "thread", "time"];

/// Returns the entry for a file, with its paths.
fn entry(file: &str) -> Option<&'static (&'static str, &'static str)> {
    let is_in = |name: &str| {
        let rest = file.strip_prefix("src/").and_then(|path| path.strip_prefix(name));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '.']))
    };
    ALLOWED.iter().filter(|(name, _)| is_in(name)).max_by_key(|(name, _)| name.len())
}

/// Returns whether a file belongs to a layer that is a crate.
fn is_in_crate(file: &str) -> bool {
    file.split('/').nth(1).is_some_and(|layer| root().join("src").join(layer).join("Cargo.toml").is_file())
}

/// Returns the names of the libraries of `bergerie` in code.
fn libraries() -> BTreeSet<String> {
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap().parse::<toml::Table>().unwrap();
    let tables = [&manifest["dependencies"], &manifest["target"]["cfg(target_os = \"linux\")"]["dependencies"]];
    tables.iter().flat_map(|table| table.as_table().unwrap().keys()).map(|name| name.replace('-', "_")).collect()
}

/// Returns the paths to other layers, libraries and the [outside](OUTSIDE) that a file uses.
fn used(file: &str, code: &str, libraries: &BTreeSet<String>) -> BTreeSet<String> {
    let own = module(file);
    // The beginning of a `use` statement with braces is a single name.
    let mut written: Vec<Module> = named_in_place(code).filter(|path| path.len() > 1).collect();
    for (_, tree) in code.split(';').filter_map(use_tree) {
        spread(tree, &mut Vec::new(), &mut written);
    }
    let of_others = |path: Module| -> Option<Module> {
        match path.first()?.as_str() {
            "std" => OUTSIDE.contains(&path.get(1)?.as_str()).then_some(path),
            "crate" | "super" | "self" if is_in_crate(file) => None,
            // In a module within a file, `super` is the file.
            "crate" | "super" | "self" => absolute(&own, &path).filter(|path| {
                path.first() != own.first()
                    && path.first().is_some_and(|layer| entry(&format!("src/{layer}")).is_some())
            }),
            "bergerie" => Some(path[1..].to_vec()),
            name => match name.strip_prefix("bergerie_") {
                Some(layer) => {
                    let rest = path[1..].iter().filter(|name| *name != "self").cloned();
                    Some(std::iter::once(layer.to_owned()).chain(rest).collect())
                }
                None => (libraries.contains(name) && !ANYWHERE.contains(&name) && !is_in_crate(file)).then_some(path),
            },
        }
    };
    written.into_iter().filter_map(of_others).map(|path| path.join("::")).collect()
}

/// Returns the paths of a file that no entry allows. Adds the folder and path of each entry that allows one to `needed`.
fn breaches<'a>(
    file: &str,
    code: &str,
    libraries: &BTreeSet<String>,
    needed: &mut BTreeSet<(&'a str, &'a str)>,
) -> Vec<String> {
    let Some(&(folder, allowed)) = entry(file) else { return vec![format!("{file} has no entry")] };
    let begins =
        |path: &str, with: &str| path.strip_prefix(with).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
    let is_breach = |path: &String| {
        // A glob or a new name for all of the layer would hide the forbidden name.
        let is_forbidden = |name: &str| begins(path, name) || !path.contains("::") && begins(name, path);
        let found = allowed.split_whitespace().find(|name| begins(path, name));
        needed.extend(found.map(|name| (folder, name)));
        found.is_none() || allowed.split_whitespace().filter_map(|name| name.strip_prefix('-')).any(is_forbidden)
    };
    let found: Vec<String> = used(file, code, libraries).into_iter().filter(is_breach).collect();
    found.into_iter().map(|path| format!("{file} uses {path}")).collect()
}

#[test]
fn layers_use_only_what_they_may() {
    let (libraries, mut needed, mut problems) = (libraries(), BTreeSet::new(), Vec::new());
    for (file, code) in code("src") {
        problems.extend(breaches(&file, &code, &libraries, &mut needed));
    }
    for layer in std::fs::read_dir(root().join("src")).unwrap().map(|entry| entry.unwrap().path()) {
        let name = layer.file_stem().unwrap().to_str().unwrap();
        problems.extend(ALLOWED.iter().all(|(entry, _)| *entry != name).then(|| format!("{name} has no entry")));
    }
    for &(folder, allowed) in ALLOWED {
        let path = root().join("src").join(folder);
        if !path.is_dir() && !path.with_extension("rs").is_file() {
            problems.push(format!("src/{folder} does not exist"));
        }
        let unused = |path: &&str| !path.starts_with('-') && !needed.contains(&(folder, *path));
        problems.extend(allowed.split_whitespace().filter(unused).map(|path| format!("{folder} does not use {path}")));
    }
    none("layers use other paths than those listed", &problems);
}

#[test]
fn breaches_are_found() {
    for (file, code, found) in [
        ("page/a.rs", "use crate::{rules::{self, Game}, store::Store};", "store::Store"),
        ("page/a/b.rs", "fn f() { super::super::super::store::f() }", "store::f"),
        ("discord/a.rs", "use crate::store::Store;", "store::Store"),
        ("discord/a.rs", "fn f() -> serenity::all::User {}", "serenity::all::User"),
        ("presenter/words/a.rs", "use bergerie_rules::{never, Game};", "rules::Game"),
        ("store/a.rs", "pub use bergerie_table as other;", "table"),
        ("rules/a.rs", "use std::{fmt, time::Instant};", "std::time::Instant"),
        ("opponent/a.rs", "use bergerie_picture::Artist;", "picture::Artist"),
        ("picture/a.rs", "bergerie_rules::Game::new()", "rules::Game::new"),
        ("picture/a.rs", "use bergerie_rules::*;", "rules"),
        ("picture/a.rs", "use bergerie_rules::{self as game, View};", "rules"),
        ("picture/a.rs", "use bergerie_rules::{Setup, View}; use std::fmt; use crate::store::Own;", ""),
        ("discord/wire/a.rs", "use super::a; use crate::table::Tables; serde_json::from_str()", ""),
    ] {
        let found = (!found.is_empty()).then(|| format!("src/{file} uses {found}"));
        let problems = breaches(&format!("src/{file}"), code, &libraries(), &mut BTreeSet::new());
        assert_eq!(problems, Vec::from_iter(found), "{code}");
    }
    assert_eq!(breaches("src/new/a.rs", "", &libraries(), &mut BTreeSet::new()), ["src/new/a.rs has no entry"]);
}

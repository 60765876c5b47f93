//! The format of a file of scenarios: a rule, and a game that shows it.

use std::collections::{BTreeMap, BTreeSet};

use bergerie_rules::{Ruleset, Setup};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use toml::{Spanned, Table, Value};

use super::path;

/// One sentence of the rules and a script that shows it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Its name, such as `BA-E08` or `base-3.1-corner`. A letter at the end distinguishes the parts of an example.
    pub id: String,
    /// The source of the rule.
    pub rule: String,
    /// The rule in one sentence.
    pub says: String,
    players: u8,
    /// The number of the ruleset; default: the newest.
    #[serde(default)]
    ruleset: Option<u16>,
    #[serde(default)]
    setup: Table,
    /// The reason why this setup is refused, if the scenario tests that; then nothing is played.
    #[serde(default)]
    pub refused: Option<String>,
    play: Spanned<String>,
}

/// The scenarios that a file must contain, so that a lost one is noticed.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Coverage {
    /// Prefixes of the examples of the rules (`BA-E`), with the highest number of each.
    pub examples: BTreeMap<String, u8>,
    /// The prefix of the other scenarios' names.
    pub prefix: Option<String>,
    /// The scenarios with that prefix, for sentences of the rules beyond the examples, and options of the table.
    pub sentences: BTreeSet<String>,
    /// Examples that require an unsupported expansion, with the reason.
    pub waiting: BTreeMap<String, String>,
    /// Examples that are tested in Rust, with the file: they take too long for a scenario, or need a position on the
    /// board that cannot be reached by play.
    pub in_code: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    coverage: Coverage,
    scenario: Vec<Scenario>,
}

/// The folder of files that belong to no expansion, or to several.
const FOLDER: &str = "tests/data/rules";

/// The folders of the expansions, each with a file `scenarios.toml`.
const EXPANSIONS: &str = "tests/it/expansions";

/// Returns the names of the files without their ending: `base`, or the ID of an expansion.
pub fn files() -> BTreeSet<String> {
    let entries = |folder| std::fs::read_dir(path(folder)).expect("the folder is part of the repository").flatten();
    let shared =
        entries(FOLDER).filter_map(|entry| entry.file_name().to_str()?.strip_suffix(".toml").map(str::to_owned));
    let own = entries(EXPANSIONS).filter(|entry| entry.path().join("scenarios.toml").is_file());
    shared.chain(own.filter_map(|entry| entry.file_name().into_string().ok())).collect()
}

/// Returns the scenarios of a file and, for each, the line number at which its script begins.
pub fn read(name: &str) -> Vec<(Scenario, usize)> {
    parse(&text(name)).unwrap_or_else(|fault| panic!("{name}.toml: {fault}"))
}

/// Returns the coverage table of a file.
pub fn coverage(name: &str) -> Coverage {
    let file: File = toml::from_str(&text(name)).unwrap_or_else(|fault| panic!("{name}.toml: {fault}"));
    file.coverage
}

fn text(name: &str) -> String {
    let own = path(EXPANSIONS).join(name).join("scenarios.toml");
    let path = if own.is_file() { own } else { path(FOLDER).join(name).with_extension("toml") };
    std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// Parses the text of such a file.
pub fn parse(text: &str) -> Result<Vec<(Scenario, usize)>, String> {
    let file: File = toml::from_str(text).map_err(|fault| fault.to_string())?;
    let first_line = |scenario: &Scenario| text[..scenario.play.span().start].lines().count().max(1) + 1;
    Ok(file.scenario.into_iter().map(|s| (first_line(&s), s)).map(|(line, s)| (s, line)).collect())
}

impl Scenario {
    /// Returns the setup as a record would contain it; the first seat begins unless the scenario names another.
    pub fn setup(&self) -> Result<Setup, String> {
        let mut table = self.setup.clone();
        table.insert("players".into(), Value::Integer(self.players.into()));
        table
            .entry("first")
            .or_insert_with(|| Value::Table([("seat".to_owned(), Value::Integer(0))].into_iter().collect()));
        Setup::deserialize(Value::Table(table).into_deserializer()).map_err(|fault| format!("setup: {fault}"))
    }

    /// Returns the ruleset of the scenario.
    pub fn ruleset(&self) -> Result<Ruleset, String> {
        let number = self.ruleset.unwrap_or(Ruleset::NEWEST.number());
        Ruleset::numbered(number).ok_or_else(|| format!("there is no ruleset {number}"))
    }

    /// Returns the script.
    pub fn play(&self) -> &str {
        self.play.get_ref()
    }
}

//! A file of scenarios: what a rule says, and a game that shows it.

use std::collections::{BTreeMap, BTreeSet};

use bergerie_rules::{Ruleset, Setup};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use toml::{Spanned, Table, Value};

use super::path;

/// One sentence of the rules and the play that shows it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Its name, such as `BA-E08` or `base-3.1-corner`. A letter at the end tells the parts of one example apart.
    pub id: String,
    /// Where the rule is written.
    pub rule: String,
    /// The rule in one sentence.
    pub says: String,
    players: u8,
    /// Which rules it shows; the newest if it does not say.
    #[serde(default)]
    ruleset: Option<u16>,
    #[serde(default)]
    setup: Table,
    /// The fault for which this setup is refused, if it shows that; then nothing is played.
    #[serde(default)]
    pub refused: Option<String>,
    play: Spanned<String>,
}

/// What the file says must be played, so that it is missed if it is not.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Coverage {
    /// Prefixes of the examples of the rules (`BA-E`), and the number of the last one.
    pub examples: BTreeMap<String, u8>,
    /// What the names of the other scenarios begin with.
    pub prefix: Option<String>,
    /// The scenarios with that prefix: what the paragraphs of the rules say beyond the examples, and the options of the table.
    pub sentences: BTreeSet<String>,
    /// Examples that need an expansion which the game does not have yet, and why.
    pub waiting: BTreeMap<String, String>,
    /// Examples that a test written in Rust plays, and its file: they take too long for a scenario, or need a place on the
    /// board that nothing in play brings about.
    pub in_code: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    coverage: Coverage,
    scenario: Vec<Scenario>,
}

/// Where the files are.
const FOLDER: &str = "tests/data/rules";

/// The names of the files, without their ending.
pub fn files() -> BTreeSet<String> {
    let entries = std::fs::read_dir(path(FOLDER)).expect("the folder is part of the repository").flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.strip_suffix(".toml").map(str::to_owned)).collect()
}

/// The scenarios of `tests/data/rules/NAME.toml` and, for each, the line of the file on which its play begins.
pub fn read(name: &str) -> Vec<(Scenario, usize)> {
    parse(&text(name)).unwrap_or_else(|fault| panic!("{name}.toml: {fault}"))
}

/// What `tests/data/rules/NAME.toml` says must be played.
pub fn coverage(name: &str) -> Coverage {
    let file: File = toml::from_str(&text(name)).unwrap_or_else(|fault| panic!("{name}.toml: {fault}"));
    file.coverage
}

fn text(name: &str) -> String {
    let path = path(FOLDER).join(name).with_extension("toml");
    std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// Reads the text of such a file.
pub fn parse(text: &str) -> Result<Vec<(Scenario, usize)>, String> {
    let file: File = toml::from_str(text).map_err(|fault| fault.to_string())?;
    let first_line = |scenario: &Scenario| text[..scenario.play.span().start].lines().count().max(1) + 1;
    Ok(file.scenario.into_iter().map(|s| (first_line(&s), s)).map(|(line, s)| (s, line)).collect())
}

impl Scenario {
    /// The setup as a record would hold it; the first seat begins unless the scenario says otherwise.
    pub fn setup(&self) -> Result<Setup, String> {
        let mut table = self.setup.clone();
        table.insert("players".into(), Value::Integer(self.players.into()));
        table
            .entry("first")
            .or_insert_with(|| Value::Table([("seat".to_owned(), Value::Integer(0))].into_iter().collect()));
        Setup::deserialize(Value::Table(table).into_deserializer()).map_err(|fault| format!("setup: {fault}"))
    }

    /// The rules that it shows.
    pub fn ruleset(&self) -> Result<Ruleset, String> {
        let number = self.ruleset.unwrap_or(Ruleset::NEWEST.number());
        Ruleset::numbered(number).ok_or_else(|| format!("there is no ruleset {number}"))
    }

    /// The script.
    pub fn play(&self) -> &str {
        self.play.get_ref()
    }
}

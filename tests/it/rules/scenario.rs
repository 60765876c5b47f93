//! The format of scenario files. A scenario is a sentence of the rules, with a game that shows it.

use std::collections::{BTreeMap, BTreeSet};

use bergerie_rules::Setup;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use toml::{Spanned, Table, Value};

use super::path;

/// One sentence of the rules and a script that shows it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The name, such as `BA-E08` or `base-3.1-corner`. A letter at the end distinguishes the parts of an example.
    pub id: String,
    /// The source of the rule, such as a section of a note.
    pub rule: String,
    /// The rule in one sentence.
    pub says: String,
    players: u8,
    #[serde(default)]
    setup: Table,
    /// The reason why the setup is refused, in which case nothing is played. `None` if the setup is valid.
    #[serde(default)]
    pub refused: Option<String>,
    play: Spanned<String>,
}

/// The scenarios that a file must contain, so that a missing one is noticed.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Coverage {
    /// The prefixes of the examples of the rules (`BA-E`), each with the highest number.
    pub examples: BTreeMap<String, u8>,
    /// The prefix of the names of the other scenarios. `None` if other names are not checked.
    pub prefix: Option<String>,
    /// The scenarios with that prefix. They test sentences of the rules beyond the examples, and options of the table.
    pub sentences: BTreeSet<String>,
    /// The examples that require an unsupported expansion, each with the reason.
    pub waiting: BTreeMap<String, String>,
    /// The examples that are tested in Rust, each with the file of the test. They take too long for a scenario, or need
    /// a position that cannot be reached by play.
    pub in_code: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    coverage: Coverage,
    scenario: Vec<Scenario>,
}

/// The folder of the scenario files that belong to no single expansion.
const FOLDER: &str = "tests/data/rules";

/// The folder of the expansions' tests. Each expansion has a subfolder with a file `scenarios.toml`.
const EXPANSIONS: &str = "tests/it/expansions";

/// Returns the names of the scenario files without their extension: `base`, or the ID of an expansion.
pub fn files() -> BTreeSet<String> {
    let entries = |folder| std::fs::read_dir(path(folder)).expect("the folder is part of the repository").flatten();
    let shared =
        entries(FOLDER).filter_map(|entry| entry.file_name().to_str()?.strip_suffix(".toml").map(str::to_owned));
    let own = entries(EXPANSIONS).filter(|entry| entry.path().join("scenarios.toml").is_file());
    shared.chain(own.filter_map(|entry| entry.file_name().into_string().ok())).collect()
}

/// Returns the scenarios of a file, each with the line number at which its script begins.
pub fn read(name: &str) -> Vec<(Scenario, usize)> {
    parse(&text(name)).unwrap_or_else(|error| panic!("{name}.toml: {error}"))
}

/// Returns the coverage table of a file.
pub fn coverage(name: &str) -> Coverage {
    let file: File = toml::from_str(&text(name)).unwrap_or_else(|error| panic!("{name}.toml: {error}"));
    file.coverage
}

fn text(name: &str) -> String {
    let own = path(EXPANSIONS).join(name).join("scenarios.toml");
    let path = if own.is_file() { own } else { path(FOLDER).join(name).with_extension("toml") };
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Parses the text of a scenario file.
pub fn parse(text: &str) -> Result<Vec<(Scenario, usize)>, String> {
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
    let first_line = |scenario: &Scenario| text[..scenario.play.span().start].lines().count().max(1) + 1;
    Ok(file.scenario.into_iter().map(|s| (first_line(&s), s)).map(|(line, s)| (s, line)).collect())
}

impl Scenario {
    /// Returns the setup as a record would contain it. The first seat begins unless the scenario says otherwise.
    pub fn setup(&self) -> Result<Setup, String> {
        let mut table = self.setup.clone();
        table.insert("players".into(), Value::Integer(self.players.into()));
        table
            .entry("first")
            .or_insert_with(|| Value::Table([("seat".to_owned(), Value::Integer(0))].into_iter().collect()));
        Setup::deserialize(Value::Table(table).into_deserializer()).map_err(|error| format!("setup: {error}"))
    }

    /// Returns the script of the scenario.
    pub fn play(&self) -> &str {
        self.play.get_ref()
    }
}

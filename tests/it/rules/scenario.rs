//! The format of scenario files. A scenario is a sentence of the rules, with a game that shows it.

use std::collections::BTreeSet;

use bergerie_rules::Setup;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use toml::{Spanned, Table, Value};

use super::path;

/// One sentence of the rules and a script that shows it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The name, such as `BA-E08` or `base-3.1-corner`.
    pub id: String,
    /// The sentences that it tests, such as `base.md 3.1.1, 3.1.2`; abbot.md 1.2`.
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
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

//! The log format of the other engine.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The ID and setup of a logged game. Other fields of the line are ignored.
#[derive(Deserialize)]
pub struct Head {
    pub id: String,
    pub setup: Setup,
}

#[derive(Deserialize)]
pub struct Log {
    pub log: Vec<Record>,
}

#[derive(Deserialize)]
pub struct Setup {
    pub players: u8,
    pub sets: BTreeMap<String, u8>,
    pub elements: BTreeMap<String, Value>,
    pub rules: BTreeMap<String, Value>,
}

/// A segment of a tile on the table: column, row (south positive), kind, location.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pointer(pub i16, pub i16, pub String, pub String);

/// A placement: column, row, clockwise degrees, and the bridge that it requires.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum PlacementLog {
    Plain(i16, i16, u16),
    Bridged(i16, i16, u16, Span),
}

/// A bridge: column, row, `NS` or `WE`.
#[derive(Clone, Debug, Deserialize)]
pub struct Span(pub i16, pub i16, pub String);

#[derive(Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Record {
    Turn {
        p: usize,
    },
    Draw {
        p: usize,
        tile: String,
        pack: usize,
    },
    Discard {
        tile: String,
    },
    Act(Act),
    Placed {
        tile: String,
        x: i16,
        y: i16,
        r: u16,
    },
    Deployed {},
    Commit {
        p: usize,
    },
    Score(Score),
    TokenReceived {
        p: usize,
        token: String,
        n: u8,
    },
    Return {
        p: usize,
        at: Option<Value>,
    },
    State {
        scores: Vec<i32>,
        supply: Vec<BTreeMap<String, u8>>,
    },
    Final {
        scores: Vec<i32>,
        supply: Vec<BTreeMap<String, u8>>,
        features: Vec<Feature>,
        discarded: Vec<String>,
        #[serde(rename = "packLeft")]
        never_drawn: BTreeMap<String, usize>,
    },
    /// A record with data of an expansion.
    #[serde(untagged)]
    Other(Other),
}

/// A decision: all its options, and the selected one.
#[derive(Deserialize)]
pub struct Act {
    pub p: usize,
    pub opts: Vec<Options>,
    pub sel: Selected,
    #[serde(default)]
    pub pass: bool,
}

#[derive(Deserialize)]
#[serde(tag = "a", rename_all = "kebab-case")]
pub enum Options {
    Tile {
        tile: String,
        o: Vec<PlacementLog>,
    },
    Meeple {
        meeple: String,
        from: Option<Pointer>,
        o: Vec<Pointer>,
    },
    #[serde(untagged)]
    Other(Other),
}

#[derive(Deserialize)]
#[serde(tag = "a", rename_all = "kebab-case")]
pub enum Selected {
    Tile {
        x: i16,
        y: i16,
        r: u16,
        bridge: Option<Span>,
    },
    Meeple {
        meeple: String,
        at: Pointer,
    },
    Pass {},
    #[serde(untagged)]
    Other(Other),
}

/// A record, the options of a decision, or a selection that only an expansion uses.
#[derive(Deserialize)]
pub struct Other {
    #[serde(alias = "t", alias = "a")]
    pub kind: String,
    #[serde(flatten)]
    fields: serde_json::Map<String, Value>,
}

impl Other {
    pub fn get(&self, field: &str) -> Option<&Value> {
        self.fields.get(field)
    }

    /// Reads the fields as type `T`: an enum is tagged with `kind`.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, String> {
        let mut fields = self.fields.clone();
        fields.insert("kind".to_owned(), Value::String(self.kind.clone()));
        serde_json::from_value(Value::Object(fields)).map_err(|error| format!("{}: {error}", self.kind))
    }
}

#[derive(Clone, Deserialize)]
pub struct Score {
    pub p: usize,
    pub pts: i32,
    pub name: String,
    pub items: Vec<(String, Option<u16>, i32)>,
    #[serde(default)]
    pub tiles: Vec<(i16, i16)>,
    #[serde(default)]
    pub powers: Vec<(usize, u8, u8)>,
    #[serde(default, rename = "final")]
    pub at_the_end: bool,
}

#[derive(Deserialize)]
pub struct Feature {
    #[serde(rename = "f")]
    pub kind: String,
    pub at: Vec<(i16, i16, String)>,
    #[serde(default)]
    pub done: Option<bool>,
    #[serde(default)]
    pub pennants: Option<usize>,
    #[serde(default)]
    pub closed: Option<bool>,
    #[serde(default)]
    pub cities: Option<usize>,
    #[serde(default)]
    pub castles: Option<usize>,
}

//! The log format of the other engine.

use std::collections::BTreeMap;

use bergerie_jcz::selection::{Options, Other, Selected};
use bergerie_jcz::setup::Agreed;
use serde::Deserialize;
use serde_json::Value;

/// The ID and setup of a logged game. Other fields of the line are ignored.
#[derive(Deserialize)]
pub struct Head {
    pub id: String,
    pub setup: LogSetup,
}

/// The number of players, and the rest of the setup.
#[derive(Deserialize)]
pub struct LogSetup {
    pub players: u8,
    #[serde(flatten)]
    pub agreed: Agreed,
}

#[derive(Deserialize)]
pub struct Log {
    pub log: Vec<Record>,
}

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

//! The log of a game, as the other engine wrote it.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

/// What is known before the log is read.
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

/// A way to lay a tile: column, row, clockwise degrees, and the bridge that it needs.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Laying {
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
    DoubleTurn {},
    Draw {
        p: usize,
        tile: String,
        pack: usize,
    },
    Discard {
        tile: String,
    },
    Act {
        p: usize,
        opts: Vec<Options>,
        sel: Selected,
        #[serde(default)]
        pass: bool,
    },
    Placed {
        tile: String,
        x: i16,
        y: i16,
        r: u16,
    },
    Deployed {},
    FlockToken {
        token: String,
    },
    Token {
        at: Pointer,
    },
    Castle {
        p: usize,
        at: Vec<Pointer>,
        vicinity: Vec<(i16, i16)>,
    },
    Bazaar {
        tiles: Vec<String>,
    },
    Auctioned {
        tile: String,
        p: usize,
        bidder: Option<usize>,
        v: String,
        pts: i32,
    },
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
}

#[derive(Deserialize)]
#[serde(tag = "a", rename_all = "kebab-case")]
pub enum Options {
    Tile { tile: String, o: Vec<Laying> },
    Meeple { meeple: String, from: Option<Pointer>, o: Vec<Pointer> },
    Flock {},
    Bridge { o: Vec<Pointer> },
    Castle { o: Vec<Pointer> },
    BazaarSelect { o: Vec<u8> },
    BazaarBid { min: u8 },
    BazaarBuysell {},
}

#[derive(Deserialize)]
#[serde(tag = "a", rename_all = "kebab-case")]
pub enum Selected {
    Tile { x: i16, y: i16, r: u16, bridge: Option<Span> },
    Meeple { meeple: String, at: Pointer },
    Flock { v: String },
    Bridge { at: Pointer },
    Castle { at: Pointer },
    BazaarSelect { idx: u8, price: u8 },
    BazaarBid { price: u8 },
    BazaarBuysell { v: String },
    Pass {},
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

//! The file format of saved games.

use bergerie_rules::{Board, Pos, SegmentPlace};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::location::{KINDS, segment};
use crate::setup::Agreed;

/// A saved game. Files of all versions have more fields, which do not matter to the course of the game.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SavedGame {
    pub app_version: String,
    /// The first random value. Files of early versions have a seed instead, from which no draw can be derived here.
    pub initial_random: Option<f64>,
    pub setup: GameSetup,
    pub players: Vec<Player>,
    pub replay: Vec<Message>,
    #[serde(default)]
    pub game_annotations: Annotations,
    pub test: Option<Scenario>,
}

#[derive(Deserialize)]
pub struct GameSetup {
    #[serde(flatten)]
    pub agreed: Agreed,
    #[serde(default)]
    pub start: Vec<StartTile>,
    /// Extensions of the program, in any form.
    #[serde(default)]
    pub addons: Value,
}

#[derive(Deserialize, Serialize)]
pub struct StartTile {
    pub tile: String,
    pub x: i16,
    pub y: i16,
    pub rotation: u16,
}

#[derive(Deserialize)]
pub struct Player {
    pub name: String,
}

/// The statements with which a scenario ends, in English.
#[derive(Deserialize)]
pub struct Scenario {
    #[serde(default)]
    pub assertions: Vec<String>,
}

/// The parts of a game that a scenario fixes in advance.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Annotations {
    /// The first tiles to draw.
    pub draw_order: Vec<String>,
    /// The number of the turn after which the game ends.
    pub end_turn: Option<u32>,
}

#[derive(Clone, Deserialize, Serialize)]
pub struct Message {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub payload: Value,
    /// The player who had to act, if the version stores it.
    pub player: Option<usize>,
}

/// The fields of all types of messages.
#[derive(Clone, Default, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Payload {
    pub random: Option<f64>,
    pub tile_id: Option<String>,
    pub rotation: Option<String>,
    pub position: Option<Cell>,
    #[serde(alias = "to")]
    pub pointer: Option<Place>,
    pub meeple_id: Option<String>,
    pub figure_id: Option<String>,
    pub source: Option<String>,
    pub token: Option<String>,
    pub value: Option<String>,
    pub supply_index: Option<u8>,
    pub price: Option<u8>,
}

/// A cell of the table, within the distance from the start tile that a game can reach.
#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(try_from = "(i16, i16)", into = "(i16, i16)")]
pub struct Cell(pub Pos);

impl TryFrom<(i16, i16)> for Cell {
    type Error = &'static str;

    fn try_from((x, y): (i16, i16)) -> Result<Cell, &'static str> {
        const FARTHEST: i16 = 1000;
        let is_near = |number: i16| (-FARTHEST..=FARTHEST).contains(&number);
        if is_near(x) && is_near(y) { Ok(Cell(Pos::new(x, y))) } else { Err("a cell that no game reaches") }
    }
}

impl From<Cell> for (i16, i16) {
    fn from(Cell(Pos { x, y }): Cell) -> (i16, i16) {
        (x, y)
    }
}

#[derive(Clone, Deserialize, Serialize)]
#[serde(untagged)]
pub enum Place {
    Cell(Cell),
    #[serde(rename_all = "camelCase")]
    Figure {
        feature_pointer: FeaturePlace,
        meeple_id: String,
    },
    Feature(FeaturePlace),
}

#[derive(Clone, Deserialize, Serialize)]
pub struct FeaturePlace {
    pub position: Cell,
    /// Early versions store only the location.
    pub feature: Option<String>,
    pub location: String,
}

impl Place {
    pub fn cell(&self) -> Pos {
        let (Place::Cell(Cell(at))
        | Place::Figure { feature_pointer: FeaturePlace { position: Cell(at), .. }, .. }
        | Place::Feature(FeaturePlace { position: Cell(at), .. })) = self;
        *at
    }

    pub fn feature(&self) -> Option<&FeaturePlace> {
        match self {
            Place::Cell(..) => None,
            Place::Figure { feature_pointer, .. } => Some(feature_pointer),
            Place::Feature(feature) => Some(feature),
        }
    }

    /// Returns the place as an option of a decision, with this kind of feature if it names none.
    pub fn option(&self, kind: &str) -> Value {
        let Pos { x, y } = self.cell();
        let Some(FeaturePlace { feature, location, .. }) = self.feature() else { return json!([x, y]) };
        let kind = feature.as_deref().unwrap_or(kind);
        match self {
            Place::Figure { meeple_id, .. } => json!([x, y, kind, location, meeple_id]),
            _ => json!([x, y, kind, location]),
        }
    }
}

impl FeaturePlace {
    pub fn new(at: Pos, kind: &str, location: impl Into<String>) -> FeaturePlace {
        FeaturePlace { position: Cell(at), feature: Some(kind.to_owned()), location: location.into() }
    }

    /// Returns the segment of a tile on the table.
    pub fn segment(&self, board: &Board) -> Option<SegmentPlace> {
        let Cell(at) = self.position;
        let named = |kind: &str| Some((at, segment(board, at, kind, &self.location)?));
        self.feature.as_deref().map_or_else(|| KINDS.into_iter().find_map(named), named)
    }
}

impl Message {
    pub const PLACE_TILE: &str = "PLACE_TILE";
    pub const DEPLOY_MEEPLE: &str = "DEPLOY_MEEPLE";

    /// Returns whether the message only confirms the previous one, whose draws depend on its random value.
    pub fn is_confirmation(&self) -> bool {
        ["TILE_CONFIRM", "TILE_CONFIRMED", "SHEPHERD_CONFIRM", "SHEPHERD_CONFIRMED"].contains(&self.kind.as_str())
    }

    /// Returns the tile that the message places, or `None` if it places none.
    pub fn placed_tile(&self) -> Option<&str> {
        self.payload.get("tileId")?.as_str().filter(|_| self.kind == Message::PLACE_TILE)
    }
}

//! Options of decisions, and selections among them, as the other engine writes them.

use bergerie_rules::{Action, FigureLocation, OwnedFigure};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::saved_game::{FeaturePlace, Message, Payload, Place};

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
    pub(crate) fields: serde_json::Map<String, Value>,
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

/// Our answer for a message.
#[derive(Clone, Copy, Debug)]
pub enum Answer {
    /// The answer says everything that the message says.
    Whole(Action),
    /// Another question has to be answered with the same message.
    Part(Action),
}

impl Answer {
    pub const fn action(self) -> Action {
        let (Answer::Whole(action) | Answer::Part(action)) = self;
        action
    }
}

/// The message for one of our answers. Its figure gets an ID when the message is written.
pub(crate) struct WrittenAnswer {
    pub kind: String,
    pub payload: Payload,
    /// The figure that the message names, and its location before the answer.
    pub figure: Option<(OwnedFigure, FigureLocation)>,
}

impl WrittenAnswer {
    pub fn new(kind: &str, payload: Payload) -> WrittenAnswer {
        WrittenAnswer { kind: kind.to_owned(), payload, figure: None }
    }

    /// Returns the message that places a figure from this location on something.
    pub fn deployment(figure: OwnedFigure, from: FigureLocation, to: FeaturePlace) -> WrittenAnswer {
        let payload = Payload { pointer: Some(Place::Feature(to)), ..Payload::default() };
        WrittenAnswer { figure: Some((figure, from)), ..WrittenAnswer::new(Message::DEPLOY_MEEPLE, payload) }
    }
}

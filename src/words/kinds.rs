//! Features of each kind: completed, counted at the end, left by a figure, and joined by one.
//!
//! Each kind is a message `kind_<key>` whose attributes are whole sentences, for the sake of grammar.

use fluent_bundle::FluentValue;

use super::{Words, keyed, messages};

messages! {
    option_around(tiles);
}

keyed! {
    kind_road { completed(place, winners) final(place, winners) left(place, winners) joins(tiles) };
    kind_city { completed(place, winners) final(place, winners) left(place, winners) joins(tiles) };
    kind_monastery { completed(place, winners) final(place, winners) left(place, winners) };
    kind_garden { completed(place, winners) final(place, winners) left(place, winners) };
    kind_field { final(place, winners) left(place, winners) joins(tiles) };
}

/// What of a feature is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scored {
    /// That it was completed.
    Completed,
    /// What it is worth at the end.
    Final,
    /// That a figure leaves it for points.
    Left,
}

impl Scored {
    const fn attribute(self) -> &'static str {
        match self {
            Scored::Completed => "completed",
            Scored::Final => "final",
            Scored::Left => "left",
        }
    }
}

/// The key of a kind's message.
fn key(kind: &str) -> String {
    format!("kind_{kind}")
}

impl Words {
    /// "The road at N1 is finished: A +4"
    pub(super) fn scored(self, scored: Scored, kind: &str, place: String, winners: String) -> String {
        let args = [("place", place.into()), ("winners", winners.into())];
        self.attribute(&key(kind), scored.attribute(), args)
    }

    /// "City at N1: A": a feature that is not finished, and whose it would be.
    pub(crate) fn feature(self, kind: &str, place: String, owners: String) -> String {
        self.scored(Scored::Final, kind, place, owners)
    }

    /// What a figure would be on: "road of 3 tiles"; of what lies inside its tile, how many tiles lie around.
    pub(crate) fn option_joins<'a>(self, kind: &str, tiles: impl Into<FluentValue<'a>>) -> String {
        let tiles = tiles.into();
        let joins = self.pattern(&key(kind), Some("joins"), [("tiles", tiles.clone())]);
        joins.unwrap_or_else(|| self.option_around(tiles))
    }
}

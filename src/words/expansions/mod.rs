//! The messages of expansions, with a file for each expansion, and the extension points of this layer.
//!
//! Each module exports `HOOKS`. Its messages are in `assets/locales/*/expansions/<id>.ftl`.

pub(crate) mod abbey_and_mayor;
pub(crate) mod abbot;
pub(crate) mod bridges_castles_and_bazaars;
pub(crate) mod deserts;
pub(crate) mod ferries;
pub(crate) mod hills_and_sheep;
pub(crate) mod houses_and_walls;
pub(crate) mod inns_and_cathedrals;
pub(crate) mod king_and_robber;
pub(crate) mod monuments;
pub(crate) mod river;
pub(crate) mod the_count;
pub(crate) mod the_cult;
pub(crate) mod the_gifts;
pub(crate) mod the_princess_and_the_dragon;
pub(crate) mod the_tower;
pub(crate) mod traders_and_builders;
pub(crate) mod under_the_big_top;

use crate::rules::board::Board;
use crate::rules::expansions::{SpecialEvent, SpecialOccasion};
use crate::rules::figure::Figure;
use crate::rules::score::{Score, ScoredFeature, Term};
use crate::rules::seat::Seat;
use crate::rules::tile::{Kind, Shape};
use crate::rules::{Event, Refusal, Setup};

use super::Words;
use super::story::Cast;

/// The extension points of messages, as plain functions. [`Hooks::NONE`] belongs to the base game.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    /// Names a figure on a kind of segment, if the figure or the kind belongs to the expansion: "shepherd", "architect".
    pub role: fn(Words, Figure, Kind) -> Option<String>,
    /// Names a figure on a segment that is not printed on the tile, because the expansion adds it. Returns `None` if the expansion
    /// adds no segments.
    pub unprinted: fn(Words, Figure) -> Option<String>,
    /// Returns the key of a feature's messages, if it is not that of its kind. Receives the kind, and the design of the tile.
    pub kind: fn(Kind, &Shape) -> Option<&'static str>,
    /// Adds the expansion's prints to the description of a tile.
    pub tile: fn(Words, &Shape, &mut Vec<String>),
    /// Returns the place of an event's description within a move, given the events before it.
    pub narration: fn(&SpecialEvent, &[Event]) -> Narration,
    /// Describes an event of the expansion in a sentence. Returns `None` if no description is needed.
    pub event: fn(Words, &SpecialEvent, &Scene<'_>) -> Option<String>,
    /// Describes a score in a sentence. Returns `None` if the sentence is the same as in a list of scores.
    pub score: fn(Words, &Score, &Scene<'_>) -> Option<String>,
    /// Returns whether the expansion's points for no feature need a sentence. They need none if an event of the
    /// expansion describes them.
    pub is_told: fn(&Score) -> bool,
    /// Describes an occasion on which the expansion scores, given the description of the gains. Returns `None` to describe only the
    /// gains.
    pub occasion: fn(Words, &Score, &str) -> Option<String>,
    /// Describes a term of a receipt that the expansion adds. Returns `None` for other terms.
    pub term: fn(Words, Term) -> Option<String>,
    /// Describes the rule of the expansion that broke a tie for a feature, given the winners. Returns `None` if the
    /// expansion has no such rule.
    pub decided: fn(Words, &ScoredFeature, &[Seat], &Cast) -> Option<String>,
    /// Describes a change of the expansion to a base-game rule, given the category of points. Returns `None` if the expansion does
    /// not change it.
    pub rule: fn(Words, &Setup, &str) -> Option<String>,
    /// Explains a refusal that is due to the expansion or one of its figures. Returns `None` for other refusals.
    pub refusal: fn(Words, Refusal) -> Option<String>,
}

impl Hooks {
    /// The hooks of the base game.
    pub const NONE: Hooks = Hooks {
        role: |_, _, _| None,
        unprinted: |_, _| None,
        kind: |_, _| None,
        tile: |_, _, _| {},
        narration: |_, _| Narration::Alone,
        event: |_, _, _| None,
        score: |_, _, _| None,
        is_told: |_| false,
        occasion: |_, _, _| None,
        term: |_, _| None,
        decided: |_, _, _, _| None,
        rule: |_, _, _| None,
        refusal: |_, _| None,
    };
}

/// The place of an event's description within a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Narration {
    /// In a sentence of its own, in the order of events.
    Alone,
    /// After the tile and the figure, although the event occurs between them.
    Beside,
    /// None, because an earlier event implies this one.
    Silent,
}

/// The context of an event's description.
pub(super) struct Scene<'a> {
    /// The events after the described one.
    pub later: &'a [Event],
    /// The board after all events.
    pub board: &'a Board,
    /// The names by which texts mention the players.
    pub cast: &'a Cast,
}

bergerie_rules::hooks!();

/// Returns the hooks of the expansion that an event belongs to.
pub(super) const fn whose(event: &SpecialEvent) -> &'static Hooks {
    of(event.expansion())
}

/// Returns the hooks of the expansion that scores on an occasion.
pub(super) const fn giving(occasion: SpecialOccasion) -> &'static Hooks {
    of(occasion.expansion())
}

//! The texts of each expansion, in a file of its own, and the extension points of this layer.
//!
//! A module exports `HOOKS`. Its texts are in `assets/locales/*/expansions/<id>.ftl`. The list in `src/rules/list.rs`
//! declares the modules.

use crate::rules::board::Board;
use crate::rules::expansions::{SpecialEvent, SpecialOccasion};
use crate::rules::figure::Figure;
use crate::rules::score::{Score, ScoredFeature, Term};
use crate::rules::seat::Seat;
use crate::rules::tile::{Kind, Shape};
use crate::rules::{Event, Refusal, Setup};

use super::Words;
use super::story::Cast;

/// The extension points of texts, as plain functions. [`Hooks::NONE`] is the base game.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    /// Names a figure on a kind of segment, if either belongs to the expansion: "shepherd", "architect".
    pub role: fn(Words, Figure, Kind) -> Option<String>,
    /// Names a figure on a segment that the expansion adds to the printed ones.
    pub unprinted: fn(Words, Figure) -> Option<String>,
    /// Adds the expansion's prints to the description of a tile.
    pub tile: fn(Words, &Shape, &mut Vec<String>),
    /// Returns how one of the expansion's events is described, given the events before it.
    pub narration: fn(&SpecialEvent, &[Event]) -> Narration,
    /// Describes one of the expansion's events in a sentence; `None` if that is unnecessary.
    pub event: fn(Words, &SpecialEvent, &Scene<'_>) -> Option<String>,
    /// Describes a score in a sentence, if this differs from the entry in a list of scores.
    pub score: fn(Words, &Score, &Scene<'_>) -> Option<String>,
    /// Returns whether points of the expansion without a feature are described: those that none of its events
    /// describes.
    pub is_told: fn(&Score) -> bool,
    /// Describes an occasion of the expansion, given the description of the gains.
    pub occasion: fn(Words, &Score, &str) -> Option<String>,
    /// Describes a term of a receipt that the expansion adds.
    pub term: fn(Words, Term) -> Option<String>,
    /// Describes the expansion's rule that broke a tie for a feature, given the winners.
    pub decided: fn(Words, &ScoredFeature, &[Seat], &Cast) -> Option<String>,
    /// Describes the expansion's change to a rule of the base game, by the category of points.
    pub rule: fn(Words, &Setup, &str) -> Option<String>,
    /// Explains a refusal that is due to the expansion or one of its figures.
    pub refusal: fn(Words, Refusal) -> Option<String>,
}

impl Hooks {
    /// The base game.
    pub const NONE: Hooks = Hooks {
        role: |_, _, _| None,
        unprinted: |_, _| None,
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

/// The position of an event's description within a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Narration {
    /// In the order of events.
    Alone,
    /// Described after the tile and the figure, although the event comes between them.
    Beside,
    /// Not described, because an earlier event implies it.
    Silent,
}

/// The context of an event's description.
pub(super) struct Scene<'a> {
    /// The events after it.
    pub later: &'a [Event],
    /// The board after all events.
    pub board: &'a Board,
    /// The names of the players.
    pub cast: &'a Cast,
}

bergerie_rules::hooks!(words);

/// Returns the hooks of the expansion of an event.
pub(super) const fn whose(event: &SpecialEvent) -> &'static Hooks {
    of(event.expansion())
}

/// Returns the hooks of the expansion that scores on an occasion.
pub(super) const fn giving(occasion: SpecialOccasion) -> &'static Hooks {
    of(occasion.expansion())
}

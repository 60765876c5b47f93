//! What each expansion says, one file for each, and where the core of this room asks for it.
//!
//! A module exports `HOOKS`, its answers at the places where the core asks. Its texts are in
//! `assets/locales/*/expansions/<id>.ftl`. The list in `src/rules/list.rs` declares the modules.

use crate::rules::board::Board;
use crate::rules::expansions::{Expansion, SpecialEvent, SpecialOccasion};
use crate::rules::figure::Figure;
use crate::rules::score::{Score, ScoredFeature, Term};
use crate::rules::seat::Seat;
use crate::rules::tile::{Kind, Shape};
use crate::rules::{Event, Refusal, Setup};

use super::Words;
use super::story::Cast;

/// Where the core asks expansions for words, as plain functions. [`Hooks::NONE`] has nothing to say.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    /// What a figure is called on a kind of segment, if the expansion has brought either: "shepherd", "architect".
    pub role: fn(Words, Figure, Kind) -> Option<String>,
    /// A figure on a segment that the expansion has added to those printed on a tile.
    pub unprinted: fn(Words, Figure) -> Option<String>,
    /// Adds to the description of a tile what the expansion has printed on it.
    pub tile: fn(Words, &Shape, &mut Vec<String>),
    /// How one of the expansion's events is told, given what happened before it.
    pub manner: fn(&SpecialEvent, &[Event]) -> Manner,
    /// A sentence about one of the expansion's events; none if it goes without saying.
    pub event: fn(Words, &SpecialEvent, &Scene<'_>) -> Option<String>,
    /// A sentence about a score, if the story tells it otherwise than a list of scores does.
    pub score: fn(Words, &Score, &Scene<'_>) -> Option<String>,
    /// Whether the story tells points that the expansion gives and no feature: those that none of its own events tells.
    pub is_told: fn(&Score) -> bool,
    /// What is scored on an occasion of the expansion, given who gets how much.
    pub occasion: fn(Words, &Score, &str) -> Option<String>,
    /// A line of a receipt that counts what the expansion has brought.
    pub term: fn(Words, Term) -> Option<String>,
    /// What of the expansion decided between the players tied for a feature, given who gets the points.
    pub decided: fn(Words, &ScoredFeature, &[Seat], &Cast) -> Option<String>,
    /// What it changes about a rule of the base game at a table, by the category of points.
    pub rule: fn(Words, &Setup, &str) -> Option<String>,
    /// Why an answer is refused, if the expansion or one of its figures is the reason.
    pub refusal: fn(Words, Refusal) -> Option<String>,
}

impl Hooks {
    /// No difference to the base game.
    pub const NONE: Hooks = Hooks {
        role: |_, _, _| None,
        unprinted: |_, _| None,
        tile: |_, _, _| {},
        manner: |_, _| Manner::Alone,
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

/// How an event is told among those of the same move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// In its turn.
    Alone,
    /// It came with a tile, before a figure was put on it, and is told after both.
    Beside,
    /// Not at all: what went before says it.
    Silent,
}

/// What an event is told by.
pub(super) struct Scene<'a> {
    /// What happened after it.
    pub later: &'a [Event],
    /// The table after everything.
    pub board: &'a Board,
    /// What the players are called.
    pub cast: &'a Cast,
}

/// Declares the module of an expansion: one without any changes nothing here.
macro_rules! place {
    ($id:ident words $($more:ident)*) => { pub(crate) mod $id; };
    ($id:ident $other:ident $($more:ident)*) => { place! { $id $($more)* } };
    ($id:ident) => {
        pub(crate) mod $id {
            pub(super) const HOOKS: super::Hooks = super::Hooks::NONE;
        }
    };
}

macro_rules! room {
    ($($(#[$doc:meta])* $id:ident $Name:ident $($at:ident)*;)*) => {
        $(place! { $id $($at)* })*

        /// The hooks of every expansion, in the list's order.
        pub(super) fn all() -> impl Iterator<Item = &'static Hooks> {
            const ALL: &[Hooks] = &[$($id::HOOKS),*];
            ALL.iter()
        }

        /// The hooks of an expansion.
        pub(super) const fn of(expansion: Expansion) -> &'static Hooks {
            match expansion {
                $(Expansion::$Name => &$id::HOOKS,)*
            }
        }
    };
}

bergerie_rules::expansions!(room);

/// The hooks of the expansion that an event belongs to.
pub(super) const fn whose(event: &SpecialEvent) -> &'static Hooks {
    of(event.expansion())
}

/// The hooks of the expansion that gives points on an occasion.
pub(super) const fn giving(occasion: SpecialOccasion) -> &'static Hooks {
    of(occasion.expansion())
}

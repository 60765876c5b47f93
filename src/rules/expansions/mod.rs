//! The expansions: one file, one line in the list below, and data.
//!
//! Each module exports `Options` (what its table agreed on), `State` (`Some` in [`States`] exactly when it is in play) and
//! `HOOKS` (what it does at the places where the base game asks); further `Action`, `Question`, `Event`, `Lot` and `Drawn`
//! with the functions that carry them out. What an expansion does not have it takes from `nothing`.
//! Where two expansions meet, the later file names the earlier one and tests the meeting.

use serde::{Deserialize, Serialize};

use super::action::{Action, Refusal};
use super::board::Standing;
use super::event::Event;
use super::feature::{FeatureId, NodeId};
use super::figure::Figure;
use super::game::Game;
use super::grid::{Placement, TileNo};
use super::pile::Pile;
use super::record::Entry;
use super::score::{Occasion, Seats, Terms, TieBreak};
use super::seat::Seat;
use super::setup::Setup;
use super::tile::ShapeId;
use super::turn::Flow;
use super::view::View;

/// Where the base game asks its expansions, as plain functions. [`Hooks::NONE`] answers as the base game alone would.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    /// Changes the pile and the start tile before the game begins.
    pub prepare: fn(&Setup, &mut Pile, &mut ShapeId),
    /// Gives each player what the expansion's box holds for them.
    pub equip: fn(&mut Game),
    /// Whether a placement whose sides match is allowed.
    pub allows: fn(&Game, ShapeId, Placement) -> Result<(), Refusal>,
    /// Adds to the ways to lay a tile.
    pub offer_placements: fn(&Game, ShapeId, &mut Vec<Action>),
    /// Whether a tile that fits nowhere goes back into the pile instead of leaving the game, and what tells so.
    pub returns: fn(&Game, ShapeId) -> Option<Event>,
    /// Adds what may be done with a tile in hand before it is laid.
    pub offer_before_placing: fn(&Game, &mut Vec<Action>),
    /// Whether one of the expansion's own answers costs its player nothing, so that it is given for somebody who does not
    /// answer. At a resignation too: what was answered in old games must stay.
    pub gives_nothing_away: fn(SpecialAction) -> bool,
    /// What comes with a placement that was just made.
    pub placed: fn(&mut Game, Placement, &mut Vec<Event>),
    /// Adds to the answers for the main action of a turn, after the given tile was laid.
    pub offer: fn(&Game, Seat, TileNo, &mut Vec<Action>),
    /// Says why an offer that the expansion did not make was not made.
    pub refuse: fn(&Game, Seat, Action) -> Option<Refusal>,
    /// Whether a figure may not enter a feature that no meeple claims.
    pub bars: fn(&Game, Figure, NodeId) -> bool,
    /// What follows from a figure that was just placed, if that is anything.
    pub deployed: fn(&Game, Standing) -> Option<Flow>,
    /// Whether a feature is not scored as what it was.
    pub exempts: fn(&Game, FeatureId) -> bool,
    /// Adds lines to the receipt of a feature.
    pub terms: fn(&Game, FeatureId, Occasion, &mut Terms),
    /// Leaves only some of the players who are tied for a feature and says what decided.
    pub break_tie: fn(&Game, FeatureId, &mut Seats) -> Option<TieBreak>,
    /// Counts what is left to count when the game ends, after all features.
    pub finish: fn(&mut Game, &mut Vec<Event>),
    /// Replaces what nobody may know yet in the log of an unfinished game, given what everybody saw after each entry.
    pub disguise: fn(&[View], &mut [Entry]),
    /// Counts what the expansion must conserve, for [`audit`](super::audit); says what is wrong.
    pub audit: fn(&Game) -> Result<(), String>,
}

impl Hooks {
    /// No difference to the base game.
    pub const NONE: Hooks = Hooks {
        prepare: |_, _, _| {},
        equip: |_| {},
        allows: |_, _, _| Ok(()),
        offer_placements: |_, _, _| {},
        returns: |_, _| None,
        offer_before_placing: |_, _| {},
        gives_nothing_away: |_| false,
        placed: |_, _, _| {},
        offer: |_, _, _, _| {},
        refuse: |_, _, _| None,
        bars: |_, _, _| false,
        deployed: |_, _| None,
        exempts: |_, _| false,
        terms: |_, _, _, _| {},
        break_tie: |_, _, _| None,
        finish: |_, _| {},
        disguise: |_, _| {},
        audit: |_| Ok(()),
    };
}

mod nothing;

macro_rules! rules {
    ($($(#[$doc:meta])* $module:ident $name:ident;)*) => {
        $(pub mod $module;)*

        /// An expansion that the game knows.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Expansion {
            $($(#[$doc])* $name,)*
        }

        impl Expansion {
            /// Every expansion, in the order in which their rules are asked.
            pub const ALL: &[Expansion] = &[$(Expansion::$name),*];

            /// The name that records and settings use.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Expansion::$name => stringify!($module),)*
                }
            }
        }

        /// The expansions of a table: each is in play exactly when it has options.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Expansions {
            $(
                $(#[$doc])*
                #[serde(default, skip_serializing_if = "Option::is_none")]
                pub $module: Option<$module::Options>,
            )*
        }

        impl Expansions {
            /// Whether an expansion is in play.
            pub const fn has(&self, expansion: Expansion) -> bool {
                match expansion {
                    $(Expansion::$name => self.$module.is_some(),)*
                }
            }

            /// Puts an expansion into play with its default options, or takes it out. Options that are set stay.
            pub fn set(&mut self, expansion: Expansion, in_play: bool) {
                match expansion {
                    $(Expansion::$name if in_play => { self.$module.get_or_insert_default(); })*
                    $(Expansion::$name => self.$module = None,)*
                }
            }

            /// The hooks of the expansions in play, in the list's order.
            pub(super) fn hooks(&self) -> Vec<&'static Hooks> {
                let mut hooks = Vec::new();
                $(if self.$module.is_some() { hooks.push(&$module::HOOKS); })*
                hooks
            }
        }

        /// What the expansions in play remember.
        #[derive(Clone, Debug, Default)]
        pub struct States {
            $(
                $(#[$doc])*
                pub $module: Option<$module::State>,
            )*
        }

        impl States {
            pub(super) fn new(expansions: &Expansions) -> States {
                States { $($module: expansions.$module.as_ref().map($module::State::new),)* }
            }
        }

        /// An answer that an expansion adds.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum SpecialAction {
            $($(#[$doc])* $name($module::Action),)*
        }

        impl SpecialAction {
            /// Which expansion adds it.
            pub const fn expansion(self) -> Expansion {
                match self {
                    $(SpecialAction::$name(_) => Expansion::$name,)*
                }
            }

            /// The hooks of the expansion that adds it.
            pub(super) const fn hooks(self) -> &'static Hooks {
                match self {
                    $(SpecialAction::$name(_) => &$module::HOOKS,)*
                }
            }

            /// Carries out an action that the game offered.
            pub(super) fn apply(self, game: &mut Game, events: &mut Vec<Event>) -> Flow {
                match self {
                    $(SpecialAction::$name(action) => $module::apply(game, action, events),)*
                }
            }
        }

        /// A question that an expansion asks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum SpecialQuestion {
            $($(#[$doc])* $name($module::Question),)*
        }

        /// Something that happens only with an expansion.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum SpecialEvent {
            $($(#[$doc])* $name($module::Event),)*
        }

        /// Something that must be drawn only with an expansion.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum SpecialLot {
            $($(#[$doc])* $name($module::Lot),)*
        }

        impl SpecialLot {
            /// How many equally likely outcomes the draw has.
            pub(super) fn outcomes(self, game: &Game) -> usize {
                match self {
                    $(SpecialLot::$name(lot) => $module::outcomes(game, lot),)*
                }
            }

            /// One of the outcomes, counted from 0.
            pub(super) fn outcome(self, game: &Game, number: usize) -> Option<SpecialDrawn> {
                match self {
                    $(SpecialLot::$name(lot) => $module::outcome(game, lot, number).map(SpecialDrawn::$name),)*
                }
            }
        }

        /// Something that is drawn only with an expansion.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum SpecialDrawn {
            $($(#[$doc])* $name($module::Drawn),)*
        }

        impl SpecialDrawn {
            /// Carries out a draw; `None`, and no change, if it is not one that `lot` can give.
            pub(super) fn apply(self, lot: SpecialLot, game: &mut Game, events: &mut Vec<Event>) -> Option<Flow> {
                match (lot, self) {
                    $((SpecialLot::$name(lot), SpecialDrawn::$name(drawn)) => {
                        $module::drawn(game, lot, drawn, events)
                    })*
                    #[allow(unreachable_patterns, reason = "reachable with two expansions that draw")]
                    _ => None,
                }
            }
        }
    };
}

impl SpecialLot {
    /// What stands for any outcome of a draw that does not show, if this is one.
    pub(super) fn stand_in(self, game: &Game) -> Option<SpecialDrawn> {
        match self {
            SpecialLot::HillsAndSheep(hills_and_sheep::Lot::UnderTile) => self.outcome(game, 0),
            SpecialLot::TheGifts(the_gifts::Lot::Card) => the_gifts::stand_in(game).map(SpecialDrawn::TheGifts),
            _ => None,
        }
    }
}

crate::expansions::expansions!(rules);

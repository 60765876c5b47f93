//! The expansions as rules: one file or folder each, and the tables through which the core asks them.
//!
//! Each module exports what the list in `src/expansions.rs` puts together here:
//! - `Options`, what its table agreed on; `State`, what it remembers (`Some` in [`States`] exactly when it is in play);
//! - `HOOKS`, what it does at the places where the base game asks;
//! - `TILES`, its tile file; `FIGURES` and `KINDS`, the rules of the names that it adds to the list;
//! - `Shown`, what everybody may see of it, and `Own`, what one seat alone may;
//! - `Action`, `Question`, `Event`, `Lot`, `Drawn`, `Occasion` and `Bad` with the functions that carry them out.
//!
//! What an expansion does not have it takes from `nothing`. Where two expansions meet, the later one names the earlier and
//! tests the meeting.

use serde::{Deserialize, Serialize};

use super::action::{Action, Question, Refusal};
use super::audit::{Found, Table};
use super::board::Standing;
use super::event::Event;
use super::feature::{FeatureId, NodeId};
use super::figure::Figure;
use super::forecast::Pick;
use super::game::{Game, Unseen};
use super::geometry::Pos;
use super::grid::{Placement, TileNo};
use super::options::SetupOption;
use super::piece::Piece;
use super::pile::Layout;
use super::record::Entry;
use super::score::{Extra, Occasion, Score, Seats, Terms};
use super::seat::Seat;
use super::setup::Setup;
use super::tile::ShapeId;
use super::turn::Flow;

mod nothing;

/// Everything that is offered as an answer to a question.
#[allow(dead_code, reason = "for expansions that rule answers out")]
pub(super) struct Offer<'a> {
    /// Who must choose.
    pub seat: Seat,
    /// About what.
    pub question: Question,
    /// The answers, before any is taken out.
    pub actions: &'a [Action],
}

/// Where the base game asks its expansions, as plain functions. [`Hooks::NONE`] answers as the base game alone would. Whatever
/// is given the game to change may have something follow or ask somebody, by [`Game::then`].
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    // Before the game.
    /// Changes the pile and the start tiles before the game begins.
    pub prepare: fn(&Setup, &mut Layout),
    /// Whether the expansion's box holds the figures of a sixth player.
    pub has_sixth_player: bool,
    /// Gives each player what the expansion's box holds for them besides its figures.
    pub equip: fn(&mut Game),

    // Laying a tile.
    /// What follows from a tile that was just drawn, before it is laid. If it is not in hand any more another one is drawn.
    pub drawn: fn(&mut Game, ShapeId, &mut Vec<Event>),
    /// Whether a placement whose sides match is allowed.
    pub allows: fn(&Game, ShapeId, Placement) -> Result<(), Refusal>,
    /// Adds to the ways to lay a tile.
    pub offer_placements: fn(&Game, ShapeId, &mut Vec<Action>),
    /// Whether a tile that fits nowhere goes back into the pile instead of leaving the game, and what tells so.
    pub returns: fn(&Game, ShapeId) -> Option<Event>,
    /// Notes a tile that everybody has seen and that is about to go back into the pile.
    pub put_back: fn(&mut Game, ShapeId),
    /// Whether one of the expansion's own answers costs its player nothing, so that it is given for somebody who does not
    /// answer. At a resignation too: what was answered in old games must stay.
    pub gives_nothing_away: fn(SpecialAction) -> bool,
    /// What comes with a placement that was just made.
    pub placed: fn(&mut Game, Placement, &mut Vec<Event>),

    // Answers.
    /// Adds what the active player may do beside answering a question of the turn, at any time in the turn or only at some
    /// questions. The question is asked again when the answer was carried out and said [`Flow::Stay`].
    pub offer_beside: fn(&Game, Question, &mut Vec<Action>),
    /// Whether an answer stays that anybody offers to a question, but for where a tile goes; none if all stay. An answer that
    /// must be given takes out the others, passing too.
    pub keeps: Option<fn(&Game, &Offer<'_>, Action) -> bool>,

    // Figures.
    /// Adds to the answers for the main action of a turn, after the given tile was laid.
    pub offer: fn(&Game, Seat, TileNo, &mut Vec<Action>),
    /// Says why an offer that the expansion did not make, or a figure that it bars, is refused.
    pub refuse: fn(&Game, Seat, Action) -> Option<Refusal>,
    /// Whether a figure may not enter a feature. One that claims what it enters needs an unclaimed feature anyway.
    pub bars: fn(&Game, Figure, NodeId) -> bool,
    /// What follows from a figure that was just placed.
    pub deployed: fn(&mut Game, Standing, &mut Vec<Event>),
    /// What follows from a figure that has just left a feature, for its owner's supply or for another place on the board.
    pub left: fn(&mut Game, Standing, &mut Vec<Event>),

    // Scoring.
    /// What comes before features are scored that are scored together: what a tile completed, or has barns scored.
    pub before_scoring: fn(&mut Game, &[FeatureId], &mut Vec<Event>),
    /// What follows when a completed feature was scored and its figures are home.
    pub after_scoring: fn(&mut Game, FeatureId, &mut Vec<Event>),
    /// Notes a figure that is about to go home because its feature was scored in play, not for another reason and not at the
    /// end; with the cells near it, if those are others than the cells of its tile and around it.
    pub released: fn(&mut Game, Standing, Option<&[Pos]>),
    /// Whether a feature is not scored as what it was.
    pub exempts: fn(&Game, FeatureId) -> bool,
    /// Adds lines to the receipt of a feature, or changes those that are there.
    pub terms: fn(&Game, FeatureId, Occasion, &mut Terms),
    /// Leaves only some of the players who are tied for a feature; `true` if it left some out.
    pub break_tie: fn(&Game, FeatureId, &mut Seats) -> bool,
    /// Adds points that one player alone gets when a feature is scored, given the score without them.
    pub extras: fn(&Game, FeatureId, &Score, &mut Vec<Extra>),
    /// What follows from points that somebody just got.
    pub scored: fn(&mut Game, &Score, &mut Vec<Event>),
    /// What comes before everything is scored that is left when the game ends.
    pub closing: fn(&mut Game, &mut Vec<Event>),
    /// Counts what is left to count when the game ends, after all features.
    pub finish: fn(&mut Game, &mut Vec<Event>),

    // What people see.
    /// Adds what a player owns besides figures, also of what none is left.
    pub pieces: fn(&Game, Seat, &mut Vec<(Piece, usize)>),
    /// Adds tiles that are neither in the pile nor on the table and that nobody may tell from those of the pile.
    pub hidden: fn(&Game, &mut Vec<ShapeId>),
    /// Replaces what nobody may know yet in the log of an unfinished game, given the tiles that nobody had seen after each
    /// entry.
    pub disguise: fn(&[Unseen], &mut [Entry]),
    /// Draws anew what a seat may not know, in a game that is only thought about. What comes of it follows from what the seat
    /// does know, and from the numbers picked, alone.
    pub imagine: fn(&mut Game, Seat, Pick<'_>),

    // Leaving the game.
    /// Takes the tile in hand back from somebody who leaves the game, if it is nobody else's to lay; `true` if so.
    pub takes_back: fn(&mut Game, Seat, ShapeId) -> bool,
    /// Whether a question of the expansion to somebody who leaves the game is put to whoever comes next, instead of being
    /// answered in that player's name.
    pub asks_next: bool,

    // Auditing.
    /// Changes what the audit counts for a score, from what is found on the table.
    pub recount: fn(&Table, &Game, &Found, &Score, &[Score], &mut i32),
    /// How many tiles the expansion keeps that are neither in the pile nor in a hand nor on the table nor out of the game.
    pub kept_tiles: fn(&Game) -> usize,
    /// Counts what the expansion must conserve, for [`audit`](super::audit); says what is wrong.
    pub audit: fn(&Game) -> Result<(), String>,
}

impl Hooks {
    /// No difference to the base game.
    pub const NONE: Hooks = Hooks {
        prepare: |_, _| {},
        has_sixth_player: false,
        equip: |_| {},
        drawn: |_, _, _| {},
        allows: |_, _, _| Ok(()),
        offer_placements: |_, _, _| {},
        returns: |_, _| None,
        put_back: |_, _| {},
        gives_nothing_away: |_| false,
        placed: |_, _, _| {},
        offer_beside: |_, _, _| {},
        keeps: None,
        offer: |_, _, _, _| {},
        refuse: |_, _, _| None,
        bars: |_, _, _| false,
        deployed: |_, _, _| {},
        left: |_, _, _| {},
        before_scoring: |_, _, _| {},
        after_scoring: |_, _, _| {},
        released: |_, _, _| {},
        exempts: |_, _| false,
        terms: |_, _, _, _| {},
        break_tie: |_, _, _| false,
        extras: |_, _, _, _| {},
        scored: |_, _, _| {},
        closing: |_, _| {},
        finish: |_, _| {},
        pieces: |_, _, _| {},
        hidden: |_, _| {},
        disguise: |_, _| {},
        imagine: |_, _, _| {},
        takes_back: |_, _, _| false,
        asks_next: false,
        recount: |_, _, _, _, _, _| {},
        kept_tiles: |_| 0,
        audit: |_| Ok(()),
    };
}

/// Declares the module of an expansion: one without any adds the tiles of its file.
macro_rules! expansion {
    ($id:ident rules $($more:ident)*) => { pub mod $id; };
    ($id:ident $other:ident $($more:ident)*) => { expansion! { $id $($more)* } };
    ($id:ident) => {
        pub mod $id {
            pub use super::nothing::*;

            pub const TILES: &str = include_str!(concat!("../../../assets/tiles/", stringify!($id), ".toml"));

            pub(crate) const HOOKS: super::Hooks =
                super::Hooks { prepare: |_, layout| layout.shuffle_in(stringify!($id)), ..super::Hooks::NONE };
        }
    };
}

macro_rules! rules {
    ($($(#[$doc:meta])* $module:ident $name:ident $($at:ident)*;)*) => {
        $(expansion! { $module $($at)* })*

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

            /// The figures that it brings, with what each may do.
            pub(super) const fn figures(self) -> &'static [(Figure, super::figure::FigureRules)] {
                match self {
                    $(Expansion::$name => $module::FIGURES,)*
                }
            }

            /// The options that its table chooses.
            pub(super) const fn options(self) -> &'static [SetupOption] {
                match self {
                    $(Expansion::$name => $module::OPTIONS,)*
                }
            }

            pub(super) fn hooks(self) -> &'static Hooks {
                match self {
                    $(Expansion::$name => &$module::HOOKS,)*
                }
            }
        }

        /// The tile files of all expansions, in the order of the list.
        pub(super) fn tile_files() -> impl Iterator<Item = &'static str> {
            [$($module::TILES),*].into_iter()
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
        }

        /// What the expansions in play remember.
        #[derive(Clone, Debug, Default)]
        pub struct States {
            $(
                $(#[$doc])*
                pub $module: Option<$module::State>,
            )*
        }

        /// What a game remembers of each expansion; nothing of those that are not in play.
        #[allow(dead_code, reason = "some expansions have nothing to remember")]
        mod state {
            use super::Game;

            $(pub fn $module(game: &Game) -> Option<&super::$module::State> {
                game.states().$module.as_ref()
            })*
        }

        /// What a table agreed on about each expansion; nothing about those that are not in play.
        #[allow(dead_code, reason = "some expansions have no options")]
        mod options {
            use super::Game;

            $(pub fn $module(game: &Game) -> Option<&super::$module::Options> {
                game.setup().expansions.$module.as_ref()
            })*
        }

        impl States {
            pub(super) fn new(expansions: &Expansions) -> States {
                States { $($module: expansions.$module.as_ref().map($module::State::new),)* }
            }
        }

        /// What everybody may see of the expansions in play.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
        pub struct Shown {
            $(
                $(#[$doc])*
                #[serde(skip_serializing_if = "Option::is_none")]
                pub $module: Option<$module::Shown>,
            )*
        }

        impl Shown {
            pub(super) fn of(game: &Game) -> Shown {
                Shown { $($module: game.states.$module.is_some().then(|| $module::Shown::of(game)),)* }
            }
        }

        /// What one seat alone may see of the expansions in play. It cannot be written out.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct OwnParts {
            $(
                $(#[$doc])*
                pub $module: Option<$module::Own>,
            )*
        }

        impl OwnParts {
            pub(super) fn of(game: &Game, seat: Seat) -> OwnParts {
                OwnParts { $($module: game.states.$module.is_some().then(|| $module::Own::of(game, seat)),)* }
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

        impl SpecialQuestion {
            /// Which expansion asks it.
            pub const fn expansion(self) -> Expansion {
                match self {
                    $(SpecialQuestion::$name(_) => Expansion::$name,)*
                }
            }
        }

        /// Something that happens only with an expansion.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum SpecialEvent {
            $($(#[$doc])* $name($module::Event),)*
        }

        impl SpecialEvent {
            /// Which expansion it belongs to.
            pub const fn expansion(&self) -> Expansion {
                match self {
                    $(SpecialEvent::$name(_) => Expansion::$name,)*
                }
            }
        }

        /// Why points are counted that only an expansion gives.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum SpecialOccasion {
            $($(#[$doc])* $name($module::Occasion),)*
        }

        impl SpecialOccasion {
            /// Which expansion gives them.
            pub const fn expansion(self) -> Expansion {
                match self {
                    $(SpecialOccasion::$name(_) => Expansion::$name,)*
                }
            }
        }

        /// Why an action was refused, where only an expansion can tell.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum SpecialRefusal {
            $(
                $(#[$doc])*
                #[error(transparent)]
                $name($module::Bad),
            )*
        }

        impl SpecialRefusal {
            /// Whose rule it was.
            pub const fn expansion(self) -> Expansion {
                match self {
                    $(SpecialRefusal::$name(_) => Expansion::$name,)*
                }
            }
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

            /// What stands for any outcome of a draw that does not show, if this is one.
            pub(super) fn stand_in(self, game: &Game) -> Option<SpecialDrawn> {
                match self {
                    $(SpecialLot::$name(lot) => $module::stand_in(game, lot).map(SpecialDrawn::$name),)*
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
            /// Which expansion draws it.
            pub const fn expansion(self) -> Expansion {
                match self {
                    $(SpecialDrawn::$name(_) => Expansion::$name,)*
                }
            }

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
crate::expansions!(rules);

impl Expansions {
    /// The expansions in play, in the order of the list.
    pub fn iter(&self) -> impl Iterator<Item = Expansion> {
        Expansion::ALL.iter().copied().filter(|&expansion| self.has(expansion))
    }

    /// The hooks of the expansions in play, in the order of the list.
    pub(super) fn hooks(&self) -> Vec<&'static Hooks> {
        self.iter().map(Expansion::hooks).collect()
    }
}

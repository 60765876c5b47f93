//! The rules of the expansions, one file or folder each, and the tables through which the core calls them.
//!
//! Each module exports the items that the list in `list.rs` combines here:
//! - `Options`, its options; `State`, its state (`Some` in [`States`] exactly when it is in play);
//! - `HOOKS`, the functions that the core calls;
//! - `TILES`, its tile file; `FIGURES` and `KINDS`, the rules of the names that it adds to the list;
//! - `Shown`, its public information, and `Own`, the private information of one seat;
//! - `Action`, `Question`, `Event`, `Draw`, `Drawn`, `Occasion` and `Bad` with the functions that carry them out.
//!
//! Items that an expansion does not have come from `nothing`. Where two expansions interact, the later one names the
//! earlier and tests the interaction.

use serde::{Deserialize, Serialize};

use super::action::{Action, Question, Refusal};
use super::audit::{Found, Table};
use super::board::Standing;
use super::event::Event;
use super::feature::{FeatureId, NodeId};
use super::figure::Figure;
use super::forecast::Pick;
use super::game::Game;
use super::geometry::Pos;
use super::grid::{Placement, TileNo};
use super::options::SetupOption;
use super::piece::Piece;
use super::pile::Layout;
use super::record::{Entry, Sight};
use super::score::{Extra, Occasion, Score, Seats, Terms};
use super::seat::Seat;
use super::setup::Setup;
use super::tile::ShapeId;
use super::turn::Flow;

mod nothing;

/// The answers offered to a question.
#[allow(dead_code, reason = "for expansions that rule answers out")]
pub(super) struct Offer<'a> {
    /// The player who must choose.
    pub seat: Seat,
    /// The question.
    pub question: Question,
    /// The answers, before filters.
    pub actions: &'a [Action],
}

/// A function that lays a drawn tile aside.
pub(super) type LayAside = fn(&mut Game, ShapeId, &mut Vec<Event>);

/// The functions through which the core calls expansions. [`Hooks::NONE`] behaves like the base game. A hook that can
/// change the game can add follow-ups and questions by [`Game::then`].
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    // Before the game.
    /// Changes the pile and the start tiles before the game begins.
    pub prepare: fn(&Setup, &mut Layout),
    /// Whether the expansion's box holds the figures of a sixth player.
    pub has_sixth_player: bool,
    /// Gives each player the pieces of the expansion's box other than figures.
    pub equip: fn(&mut Game),

    // Laying a tile.
    /// Returns the function that lays a tile aside when it is drawn from the pile, so that another one is drawn; `None` if
    /// the expansion does not lay it aside.
    pub lays_aside: fn(&Game, ShapeId) -> Option<LayAside>,
    /// Called after a tile was drawn, before it is placed. If it then is no longer in hand, another one is drawn.
    pub drawn: fn(&mut Game, ShapeId, &mut Vec<Event>),
    /// Whether a placement whose sides match is allowed.
    pub allows: fn(&Game, ShapeId, Placement) -> Result<(), Refusal>,
    /// Adds legal placements.
    pub offer_placements: fn(&Game, ShapeId, &mut Vec<Action>),
    /// Returns the event of returning a tile that fits nowhere to the pile; `None` if it is discarded as usual.
    pub returns: fn(&Game, ShapeId) -> Option<Event>,
    /// Called before a tile that all players have seen returns to the pile.
    pub put_back: fn(&mut Game, ShapeId),
    /// Whether one of the expansion's answers spends nothing, so that it is chosen for a player who does not answer. This
    /// applies to resignations too, because answers in old games must not change.
    pub costs_nothing: fn(SpecialAction) -> bool,
    /// Called after a placement.
    pub placed: fn(&mut Game, Placement, &mut Vec<Event>),

    // Answers.
    /// Adds answers in addition to those of the question, available at any time in the turn or only at some questions. If
    /// the answer returns [`Flow::Stay`], the question is asked again.
    pub offer_beside: fn(&Game, Question, &mut Vec<Action>),
    /// Whether an offered answer to a question remains, except for placements of tiles; `None` keeps all. A mandatory
    /// answer removes the others, passing included.
    pub keeps: Option<fn(&Game, &Offer<'_>, Action) -> bool>,

    // Figures.
    /// Adds answers to the main action of a turn, after the given tile was placed.
    pub offer: fn(&Game, Seat, TileNo, &mut Vec<Action>),
    /// Returns the reason why an answer that the expansion did not offer, or a figure that it keeps out, is refused.
    pub refuse: fn(&Game, Seat, Action) -> Option<Refusal>,
    /// Whether the expansion keeps a figure out of a feature. A figure that claims features needs an unclaimed one in any
    /// case.
    pub bars: fn(&Game, Figure, NodeId) -> bool,
    /// Called after a figure was placed.
    pub deployed: fn(&mut Game, Standing, &mut Vec<Event>),
    /// Called after a figure left a feature, for its owner's supply or another place on the board.
    pub left: fn(&mut Game, Standing, &mut Vec<Event>),

    // Scoring.
    /// Called before features are scored together: those that a tile completed, or that a barn causes to be scored.
    pub before_scoring: fn(&mut Game, &[FeatureId], &mut Vec<Event>),
    /// Called after a completed feature was scored and its figures returned.
    pub after_scoring: fn(&mut Game, FeatureId, &mut Vec<Event>),
    /// Called before a figure returns because its feature was scored in play, with the cells in its reach, if these are
    /// not the cells of its tile and around it.
    pub released: fn(&mut Game, Standing, Option<&[Pos]>),
    /// Whether a completed feature is not scored as its kind.
    pub exempts: fn(&Game, FeatureId) -> bool,
    /// Adds lines to the receipt of a feature, or changes those that are there.
    pub terms: fn(&Game, FeatureId, Occasion, &mut Terms),
    /// Reduces the players who are tied for a feature; returns `true` if it did.
    pub break_tie: fn(&Game, FeatureId, &mut Seats) -> bool,
    /// Adds points for one player when a feature is scored, given the score without them.
    pub extras: fn(&Game, FeatureId, &Score, &mut Vec<Extra>),
    /// Called after points were awarded.
    pub scored: fn(&mut Game, &Score, &mut Vec<Event>),
    /// Called before final scoring.
    pub closing: fn(&mut Game, &mut Vec<Event>),
    /// Called at the end of the game, after all features were scored.
    pub finish: fn(&mut Game, &mut Vec<Event>),

    // Public and private information.
    /// Adds a player's pieces other than figures, including kinds of which none is left.
    pub pieces: fn(&Game, Seat, &mut Vec<(Piece, usize)>),
    /// Adds tiles that are outside of pile and board but cannot be told from those of the pile.
    pub hidden: fn(&Game, &mut Vec<ShapeId>),
    /// Replaces secrets in the log of an unfinished game that a seat, or without one the public, does not know.
    pub disguise: fn(&[Sight], Option<Seat>, &mut [Entry]),
    /// Replaces all information hidden from a seat by a random sample, in a game used for search. The result depends only
    /// on what the seat knows and on the numbers picked.
    pub imagine: fn(&mut Game, Seat, Pick<'_>),

    // Leaving the game.
    /// Takes back the tile in hand of a player who resigns, if no other player may place it; returns `true` if so.
    pub takes_back: fn(&mut Game, Seat, ShapeId) -> bool,
    /// Whether a question of the expansion to a player who resigns is passed on to the next player instead of being
    /// answered in their name.
    pub asks_next: bool,

    // Auditing.
    /// Changes the points that the audit counts for a score, from what is found on the table.
    pub recount: fn(&Table, &Game, &Found, &Score, &[Score], &mut i32),
    /// The number of tiles that the expansion keeps outside of pile, hand, board and discarded tiles.
    pub kept_tiles: fn(&Game) -> usize,
    /// Checks what the expansion must conserve, for [`audit`](super::audit); the error says what is wrong.
    pub audit: fn(&Game) -> Result<(), String>,
}

impl Hooks {
    /// Hooks that change nothing in the base game.
    pub const NONE: Hooks = Hooks {
        prepare: |_, _| {},
        has_sixth_player: false,
        equip: |_| {},
        lays_aside: |_, _| None,
        drawn: |_, _, _| {},
        allows: |_, _, _| Ok(()),
        offer_placements: |_, _, _| {},
        returns: |_, _| None,
        put_back: |_, _| {},
        costs_nothing: |_| false,
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
        disguise: |_, _, _| {},
        imagine: |_, _, _| {},
        takes_back: |_, _, _| false,
        asks_next: false,
        recount: |_, _, _, _, _, _| {},
        kept_tiles: |_| 0,
        audit: |_| Ok(()),
    };
}

/// Declares the module of an expansion. Without one, the expansion adds the tiles of its file.
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

        /// An expansion.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Expansion {
            $($(#[$doc])* $name,)*
        }

        impl Expansion {
            /// Every expansion, in the order in which their hooks are called.
            pub const ALL: &[Expansion] = &[$(Expansion::$name),*];

            /// Returns the name in records and settings.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Expansion::$name => stringify!($module),)*
                }
            }

            /// Returns its figures with their rules.
            pub(super) const fn figures(self) -> &'static [(Figure, super::figure::FigureRules)] {
                match self {
                    $(Expansion::$name => $module::FIGURES,)*
                }
            }

            /// Returns its options.
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

        /// Returns the tile files of all expansions, in the order of the list.
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
            /// Returns whether an expansion is in play.
            pub const fn has(&self, expansion: Expansion) -> bool {
                match expansion {
                    $(Expansion::$name => self.$module.is_some(),)*
                }
            }

            /// Puts an expansion into play with its default options, or takes it out of play. Existing options are kept.
            pub fn set(&mut self, expansion: Expansion, in_play: bool) {
                match expansion {
                    $(Expansion::$name if in_play => { self.$module.get_or_insert_default(); })*
                    $(Expansion::$name => self.$module = None,)*
                }
            }
        }

        /// The states of the expansions in play.
        #[derive(Clone, Debug, Default)]
        pub struct States {
            $(
                $(#[$doc])*
                pub $module: Option<$module::State>,
            )*
        }

        /// The state of each expansion in a game; `None` if it is not in play.
        #[allow(dead_code, reason = "some expansions have nothing to remember")]
        mod state {
            use super::Game;

            $(pub fn $module(game: &Game) -> Option<&super::$module::State> {
                game.states().$module.as_ref()
            })*
        }

        /// The options of each expansion in a game; `None` if it is not in play.
        #[allow(dead_code, reason = "some expansions have no options")]
        mod options {
            use super::Game;

            $(pub fn $module(game: &Game) -> Option<&super::$module::Options> {
                game.setup().expansions.$module.as_ref()
            })*
        }

        /// Functions that wrap an expansion's values in the core's types.
        #[allow(dead_code, reason = "some expansions have only some of these types")]
        mod wrap {
            $(pub mod $module {
                use crate::expansions::*;

                pub const fn action(action: $module::Action) -> Action {
                    Action::Special(SpecialAction::$name(action))
                }

                pub const fn event(event: $module::Event) -> Event {
                    Event::Special(SpecialEvent::$name(event))
                }

                pub const fn occasion(occasion: $module::Occasion) -> Occasion {
                    Occasion::Special(SpecialOccasion::$name(occasion))
                }

                pub const fn question(question: $module::Question) -> Question {
                    Question::Special(SpecialQuestion::$name(question))
                }
            })*
        }

        impl States {
            pub(super) fn new(expansions: &Expansions) -> States {
                States { $($module: expansions.$module.as_ref().map($module::State::new),)* }
            }
        }

        /// The public information about the expansions in play.
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

        /// The private information of one seat about the expansions in play.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
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

        /// An answer of an expansion.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum SpecialAction {
            $($(#[$doc])* $name($module::Action),)*
        }

        impl SpecialAction {
            /// Returns the expansion.
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

        impl Action {
            $(
                /// Returns the answer of this expansion, if it is one.
                pub const fn $module(self) -> Option<$module::Action> {
                    match self {
                        Action::Special(SpecialAction::$name(action)) => Some(action),
                        _ => None,
                    }
                }
            )*
        }

        impl Question {
            $(
                /// Returns the question of this expansion, if it is one.
                pub const fn $module(self) -> Option<$module::Question> {
                    match self {
                        Question::Special(SpecialQuestion::$name(question)) => Some(question),
                        _ => None,
                    }
                }
            )*
        }

        /// A question of an expansion.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum SpecialQuestion {
            $($(#[$doc])* $name($module::Question),)*
        }

        impl SpecialQuestion {
            /// Returns the expansion.
            pub const fn expansion(self) -> Expansion {
                match self {
                    $(SpecialQuestion::$name(_) => Expansion::$name,)*
                }
            }
        }

        /// An event of an expansion.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum SpecialEvent {
            $($(#[$doc])* $name($module::Event),)*
        }

        impl SpecialEvent {
            /// Returns the expansion.
            pub const fn expansion(&self) -> Expansion {
                match self {
                    $(SpecialEvent::$name(_) => Expansion::$name,)*
                }
            }
        }

        /// An occasion on which only an expansion gives points.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum SpecialOccasion {
            $($(#[$doc])* $name($module::Occasion),)*
        }

        impl SpecialOccasion {
            /// Returns the expansion.
            pub const fn expansion(self) -> Expansion {
                match self {
                    $(SpecialOccasion::$name(_) => Expansion::$name,)*
                }
            }
        }

        /// A refusal by an expansion.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum SpecialRefusal {
            $(
                $(#[$doc])*
                #[error(transparent)]
                $name($module::Bad),
            )*
        }

        impl SpecialRefusal {
            /// Returns the expansion.
            pub const fn expansion(self) -> Expansion {
                match self {
                    $(SpecialRefusal::$name(_) => Expansion::$name,)*
                }
            }
        }

        /// A draw of an expansion.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum SpecialDraw {
            $($(#[$doc])* $name($module::Draw),)*
        }

        impl SpecialDraw {
            /// Returns the number of equally likely outcomes of the draw.
            pub(super) fn outcomes(self, game: &Game) -> usize {
                match self {
                    $(SpecialDraw::$name(lot) => $module::outcomes(game, lot),)*
                }
            }

            /// Returns an outcome by its number, counted from 0.
            pub(super) fn outcome(self, game: &Game, number: usize) -> Option<SpecialDrawn> {
                match self {
                    $(SpecialDraw::$name(lot) => $module::outcome(game, lot, number).map(SpecialDrawn::$name),)*
                }
            }

            /// Returns a placeholder for the outcome of an invisible draw, if this is one.
            pub(super) fn placeholder(self, game: &Game) -> Option<SpecialDrawn> {
                match self {
                    $(SpecialDraw::$name(lot) => $module::placeholder(game, lot).map(SpecialDrawn::$name),)*
                }
            }
        }

        /// An outcome of an expansion's draw.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum SpecialDrawn {
            $($(#[$doc])* $name($module::Drawn),)*
        }

        impl SpecialDrawn {
            /// Returns the expansion.
            pub const fn expansion(self) -> Expansion {
                match self {
                    $(SpecialDrawn::$name(_) => Expansion::$name,)*
                }
            }

            /// Applies an outcome; `None`, and no change, if it is not one of `lot`.
            pub(super) fn apply(self, lot: SpecialDraw, game: &mut Game, events: &mut Vec<Event>) -> Option<Flow> {
                match (lot, self) {
                    $((SpecialDraw::$name(lot), SpecialDrawn::$name(drawn)) => {
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
    /// Returns the expansions in play, in the order of the list.
    pub fn iter(&self) -> impl Iterator<Item = Expansion> {
        Expansion::ALL.iter().copied().filter(|&expansion| self.has(expansion))
    }

    /// Returns the hooks of the expansions in play, in the order of the list.
    pub(super) fn hooks(&self) -> Vec<&'static Hooks> {
        self.iter().map(Expansion::hooks).collect()
    }
}

//! The rules of the expansions, with one file or folder for each, and the tables through which the core calls them.
//!
//! The macro `rules!` combines the items that each module exports, following the list in `list.rs`:
//! - `Options`, the options of the expansion in a setup;
//! - `State`, its state in a game, which is `Some` in the game exactly when the expansion is in play;
//! - `HOOKS`, the functions that the core calls;
//! - `FIGURES` and `KINDS`, the rules of the figures and kinds that the expansion adds to the list;
//! - `PublicState`, its public information, and `PrivateState`, the private information of one seat;
//! - `Action`, `Question`, `Event`, `Draw`, `DrawOutcome`, `Occasion` and `RefusalReason`, its cases of the core's types with the
//!   functions that carry them out.
//!
//! In actions, questions and events, `seat` is the player whom the comment of the variant is about, `figure` a kind of figure, `at` the
//! cell of a tile, and `segment` the index of a segment of that tile. Fields with another meaning have comments of their own.
//!
//! Every expansion re-exports `nothing`, whose defaults apply unless the expansion has an item of that name. Where two expansions interact, one
//! of the two modules names the other and tests the interaction. A test lists these pairs (`tests/it/tidy/walls.rs`).

pub mod abbey_and_mayor;
pub mod abbot;
pub mod bridges_castles_and_bazaars;
pub mod crop_circles;
pub mod darmstadt;
pub mod deserts;
pub mod ferries;
pub mod festival;
pub mod flying_machines;
pub mod games_quarterly;
pub mod goldmines;
pub mod hills_and_sheep;
pub mod houses_and_walls;
pub mod inns_and_cathedrals;
pub mod king_and_robber;
pub mod labyrinth;
pub mod little_buildings;
pub mod mage_and_witch;
pub mod monuments;
mod nothing;
pub mod river;
pub mod russian_promos;
pub mod school;
pub mod siege;
pub mod special_monasteries;
pub mod spiel_doch;
pub mod the_count;
pub mod the_cult;
pub mod the_gifts;
pub mod the_messages;
pub mod the_phantom;
pub mod the_princess_and_the_dragon;
pub mod the_robbers;
pub mod the_tower;
pub mod the_tunnel;
pub mod traders_and_builders;
pub mod under_the_big_top;
pub mod watchtowers;
pub mod wind_roses;

use serde::{Deserialize, Serialize};

use crate::{
    Action, AuditedScore, Draw, Entry, EntryContext, Event, Extra, FeatureId, Figure, FigureRules, Flow, Game, Kind,
    KindRules, NodeId, Occasion, Piece, PlacedFigure, Placement, Pos, Question, RandomPick, Refusal, Score, Seat,
    Seats, Setup, SetupOption, ShapeId, StartingTiles, Terms, TileNo,
};

/// The answers that are offered to a question.
pub(super) struct Offer<'a> {
    /// The question that the player must answer.
    pub question: Question,
    /// All answers, before any expansion has ruled some out.
    pub actions: &'a [Action],
}

/// A function that defers a drawn tile: sets it aside for a while, so that another one is drawn.
pub(super) type DeferTile = fn(&mut Game, ShapeId, &mut Vec<Event>);

/// A function that checks whether a placement whose sides match is allowed. The error is the reason why it is not.
pub(super) type PlacementCheck = fn(&Game, ShapeId, Placement) -> Result<(), Refusal>;

/// A figure that would enter the feature of a node.
#[derive(Clone, Copy)]
pub(super) struct FigureEntry {
    pub figure: Figure,
    pub node: NodeId,
    /// Whether the feature is scored at once, so that the figure does not stay there.
    pub is_scored_at_once: bool,
}

impl FigureEntry {
    /// Creates the entry of a figure that stays in the feature.
    pub const fn new(figure: Figure, node: NodeId) -> FigureEntry {
        FigureEntry { figure, node, is_scored_at_once: false }
    }
}

/// A function that checks whether a figure may enter a feature. The error is the reason why it may not.
pub(super) type FigureCheck = fn(&Game, FigureEntry) -> Result<(), Refusal>;

/// A function that adds points for single players when a feature is scored. The given score does not include them yet.
pub(super) type ExtraScoring = fn(&Game, FeatureId, &Score, &mut Vec<Extra>);

/// The functions and flags through which the core calls an expansion, by the moment of the game at which it does. A hook
/// that can change the game can also add follow-ups and questions, see [`Game::add_follow_up`].
///
/// A hook that an expansion does not need is the one of [`Hooks::NONE`], which has no effect. Only the hooks that the core
/// calls for every answer, figure or feature are an [`Option`]: with `None`, the core skips the expansion.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    // Before the game.
    /// Whether the expansion's box contains the figures of a sixth player.
    pub has_sixth_player: bool,
    /// Changes the pile and the tiles on the table.
    pub prepare_tiles: fn(&Setup, &mut StartingTiles),
    /// Gives players the other components of the expansion's box, or puts them on the table. The core has distributed the
    /// figures already, except for those whose number depends on an option, which this hook distributes.
    pub distribute_components: fn(&mut Game),

    // Drawing and placing a tile.
    /// Returns the function that defers this tile when it is drawn, or `None` if the tile can be placed.
    pub tile_deferral: fn(&Game, ShapeId) -> Option<DeferTile>,
    /// Adds placements that are legal because of this expansion, for example with a special piece.
    pub offer_placements: fn(&Game, ShapeId, &mut Vec<Action>),
    /// Returns the function that checks placements of this tile, or `None` if the expansion allows them all.
    pub placement_check_for: fn(&Game, ShapeId) -> Option<PlacementCheck>,
    /// Returns the event that reports that a tile that fits nowhere returns to the pile, or `None` if it is discarded.
    pub return_to_pile: fn(&Game, ShapeId) -> Option<Event>,
    /// Called before a tile that all players have seen returns to the pile.
    pub before_tile_returns: fn(&mut Game, ShapeId),
    /// Called after a tile was placed.
    pub on_tile_placed: fn(&mut Game, Placement, &mut Vec<Event>),

    // Questions and answers.
    /// Adds answers to the main action of a turn. The tile is the one that the player has just placed.
    pub offer_main_actions: fn(&Game, Seat, TileNo, &mut Vec<Action>),
    /// Adds answers to any question to the active player. If they return [`Flow::Stay`], the question is asked again.
    pub offer_side_actions: fn(&Game, Question, &mut Vec<Action>),
    /// Returns whether an answer is given besides the main action of a turn. The question is asked again after it.
    pub is_side_action: fn(ExpansionAction) -> bool,
    /// Returns whether an offered answer, except a placement, remains legal besides the expansion's mandatory answers.
    pub allows_answer: Option<fn(&Game, &Offer<'_>, Action) -> bool>,
    /// Returns the reason why an answer of this expansion, or a placement with one of its pieces, was not offered. Returns
    /// `None` if the answer is not the expansion's.
    pub refusal_of: fn(&Game, Seat, Action) -> Option<Refusal>,
    /// Returns whether one of the expansion's answers costs the player nothing. Such an answer is given for a player
    /// who does not answer, or who resigns. Changing the result breaks the replay of old games.
    pub costs_nothing: fn(ExpansionAction) -> bool,
    /// Returns whether a question to a player who has resigned is passed on to the next player. The step that asks it
    /// must then skip players who have resigned. The game answers any other question on behalf of the player.
    pub passes_to_next_player: fn(ExpansionQuestion) -> bool,
    /// Returns whether the active player can place a tile from their supply instead of drawing one.
    pub can_replace_draw: fn(&Game) -> bool,
    /// Removes the tile from the hand of a player who resigns, if no other may place it. `false` if it stays in play.
    pub reclaim_hand: fn(&mut Game, Seat, ShapeId) -> bool,

    // Figures and pieces on the table.
    /// Checks whether a figure may enter a feature, whichever expansion offers it. The core checks claims itself.
    pub figure_check: Option<FigureCheck>,
    /// Returns whether a figure can claim a segment, or `None` if that depends on the claims to its feature, as usual.
    pub claim_override: Option<fn(&Game, NodeId) -> Option<bool>>,
    /// Called after a figure was placed on a segment, or moved there from another segment of the same tile.
    pub on_figure_deployed: fn(&mut Game, PlacedFigure, &mut Vec<Event>),
    /// Called before a figure returns to its owner because its feature was scored during the game. The cells are those
    /// that count as near the figure. `None` means its tile and the cells around it.
    pub before_figure_returns: fn(&mut Game, PlacedFigure, Option<&[Pos]>),
    /// Called after a figure left a feature, for its owner's supply or elsewhere.
    pub on_figure_left: fn(&mut Game, PlacedFigure, &mut Vec<Event>),
    /// Returns whether pieces that move from tile to tile, such as a dragon, cannot enter a tile.
    pub blocks_movement: fn(&Game, TileNo) -> bool,

    // Scoring.
    /// Called before features are scored together, because a tile completed them or a barn causes their scoring.
    pub before_scoring: fn(&mut Game, &[FeatureId], &mut Vec<Event>),
    /// Lists the completed features that the expansion prevents from being scored as their kind. Returns the feature with
    /// this index, or `None` at the end of the list. Features are counted often, so the list must be quick to go through.
    pub exempt_feature: Option<fn(&Game, usize) -> Option<FeatureId>>,
    /// Removes players from those who are tied for a feature. Returns whether it removed any.
    pub break_tie: fn(&Game, FeatureId, &mut Seats) -> bool,
    /// Adds lines to the receipt of a feature, or changes the existing lines.
    pub adjust_terms: Option<fn(&Game, FeatureId, Occasion, &mut Terms)>,
    /// Adds lines that depend on all others, or that no other changes. Called after `adjust_terms` of all expansions.
    pub adjust_total: Option<fn(&Game, FeatureId, Occasion, &mut Terms)>,
    /// Adds points for single players when a feature is scored for all of its figures.
    pub add_extras: Option<ExtraScoring>,
    /// Called after points were awarded. Events that the hook adds follow the event of the score.
    pub on_scored: fn(&mut Game, &Score, &mut Vec<Event>),
    /// Called after a completed feature was scored and its figures were returned.
    pub after_scoring: fn(&mut Game, FeatureId, &mut Vec<Event>),
    /// Called when the game ends, before final scoring.
    pub before_final_scoring: fn(&mut Game, &mut Vec<Event>),
    /// Called in final scoring, after all features were scored.
    pub add_final_points: fn(&mut Game, &mut Vec<Event>),

    // Public and private information, at any time.
    /// Adds a player's pieces other than figures, each with the number left, which can be 0.
    pub list_pieces: fn(&Game, Seat, &mut Vec<(Piece, usize)>),
    /// Adds the tiles that are hidden outside of the pile. Players cannot distinguish them from those in the pile.
    pub add_hidden_tiles: fn(&Game, &mut Vec<ShapeId>),
    /// Replaces the secrets in the log of an unfinished game that a seat does not know, or all secrets if it is `None`.
    pub redact_secrets: fn(&[EntryContext], Option<Seat>, &mut [Entry]),
    /// Replaces all information that is hidden from a seat with a random sample, in a copy of the game that is used for
    /// search. The result may depend only on the seat's knowledge and on the numbers picked.
    pub resample: fn(&mut Game, Seat, RandomPick<'_>),

    // Auditing.
    /// Adjusts the points that the audit expects for a score, based on the audit's own view of the table.
    pub recount: fn(AuditedScore<'_>, &mut i32),
    /// Adjusts these points like `recount`, for the lines of `adjust_total`. Called after `recount` of all expansions.
    pub recount_total: fn(AuditedScore<'_>, &mut i32),
    /// Returns the number of tiles that the expansion keeps outside of the pile, the hand, the board and the discards.
    pub kept_tile_count: fn(&Game) -> usize,
    /// Checks the pieces and state of the expansion for the [`audit`](super::audit). The error is the first problem.
    pub audit: fn(&Game) -> Result<(), String>,
}

impl Hooks {
    /// Hooks without effect. If all expansions have only these, the game is the base game.
    pub const NONE: Hooks = Hooks {
        has_sixth_player: false,
        prepare_tiles: |_, _| {},
        distribute_components: |_| {},
        tile_deferral: |_, _| None,
        offer_placements: |_, _, _| {},
        placement_check_for: |_, _| None,
        return_to_pile: |_, _| None,
        before_tile_returns: |_, _| {},
        on_tile_placed: |_, _, _| {},
        offer_main_actions: |_, _, _, _| {},
        offer_side_actions: |_, _, _| {},
        is_side_action: |_| false,
        allows_answer: None,
        refusal_of: |_, _, _| None,
        costs_nothing: |_| false,
        passes_to_next_player: |_| false,
        can_replace_draw: |_| false,
        reclaim_hand: |_, _, _| false,
        figure_check: None,
        claim_override: None,
        on_figure_deployed: |_, _, _| {},
        before_figure_returns: |_, _, _| {},
        on_figure_left: |_, _, _| {},
        blocks_movement: |_, _| false,
        before_scoring: |_, _, _| {},
        exempt_feature: None,
        break_tie: |_, _, _| false,
        adjust_terms: None,
        adjust_total: None,
        add_extras: None,
        on_scored: |_, _, _| {},
        after_scoring: |_, _, _| {},
        before_final_scoring: |_, _| {},
        add_final_points: |_, _| {},
        list_pieces: |_, _, _| {},
        add_hidden_tiles: |_, _| {},
        redact_secrets: |_, _, _| {},
        resample: |_, _, _| {},
        recount: |_, _| {},
        recount_total: |_, _| {},
        kept_tile_count: |_| 0,
        audit: |_| Ok(()),
    };
}

/// Declares the enum of one type of values of all expansions, such as their actions.
macro_rules! values {
    ($(#[$attribute:meta])* $Type:ident of $Item:ident { $($(#[$doc:meta])* $module:ident $name:ident;)* }) => {
        $(#[$attribute])*
        pub enum $Type {
            $($(#[$doc])* $name($module::$Item),)*
        }

        impl $Type {
            /// Returns the expansion that the value belongs to.
            pub const fn expansion(&self) -> Expansion {
                match self {
                    $($Type::$name(_) => Expansion::$name,)*
                }
            }
        }
    };
}

macro_rules! rules {
    ($($(#[$doc:meta])* $module:ident $name:ident;)*) => {
        /// Modules for the expansions without a file in this folder, which only shuffle their tiles into the pile. A
        /// declared module takes precedence over the one of the same name here, because this one is imported by a glob.
        #[allow(dead_code, unused_imports, reason = "modules with a file take precedence")]
        mod absent {
            $(pub mod $module {
                pub use crate::expansions::nothing::*;

                pub(crate) const HOOKS: crate::expansions::Hooks = crate::expansions::Hooks {
                    prepare_tiles: |_, tiles| tiles.shuffle_in(stringify!($module)),
                    ..crate::expansions::Hooks::NONE
                };
            })*
        }
        #[allow(unused_imports, reason = "each expansion may have a file")]
        pub use absent::*;

        /// An expansion that this program supports.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Expansion {
            $($(#[$doc])* $name,)*
        }

        impl Expansion {
            /// Every expansion, in the order in which their hooks are called.
            pub const ALL: &[Expansion] = &[$(Expansion::$name),*];

            /// Returns the ID of the expansion in records and settings.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Expansion::$name => stringify!($module),)*
                }
            }

            /// Returns the kinds of figures that the expansion adds, each with its rules.
            pub(super) const fn figures(self) -> &'static [(Figure, FigureRules)] {
                match self {
                    $(Expansion::$name => $module::FIGURES,)*
                }
            }

            /// Returns the kinds of segments that the expansion adds, each with its rules.
            pub(super) const fn kinds(self) -> &'static [(Kind, KindRules)] {
                match self {
                    $(Expansion::$name => $module::KINDS,)*
                }
            }

            pub(super) const fn setup_options(self) -> &'static [SetupOption] {
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
            [$(include_str!(concat!("../../../assets/tiles/", stringify!($module), ".toml"))),*].into_iter()
        }

        /// The expansions in a setup. An expansion is in play if and only if its options are present.
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

            /// Adds an expansion with its default options unless it is in play, or removes it.
            pub fn set(&mut self, expansion: Expansion, in_play: bool) {
                match expansion {
                    $(Expansion::$name if in_play => { self.$module.get_or_insert_default(); })*
                    $(Expansion::$name => self.$module = None,)*
                }
            }
        }

        /// The state of each expansion, or `None` if it is not in play.
        #[derive(Clone, Debug)]
        pub(super) struct States {
            $(
                $(#[$doc])*
                pub $module: Option<$module::State>,
            )*
        }

        /// Each expansion's functions for its own part of a game, and for its own values of the core's types.
        #[expect(dead_code, reason = "some expansions have only some of these types")]
        pub(crate) mod own {
            $(pub mod $module {
                use crate::expansions::*;

                /// Returns the state of the expansion, or `None` if it is not in play.
                pub fn state(game: &Game) -> Option<&$module::State> {
                    game.states.$module.as_ref()
                }

                /// Returns the state of the expansion for modification.
                pub(crate) fn state_mut(game: &mut Game) -> &mut $module::State {
                    game.states.$module.get_or_insert_with(|| {
                        never!("{} is not in play", stringify!($module));
                        $module::State::new(&$module::Options::default())
                    })
                }

                /// Returns the options of the expansion, or `None` if it is not in play.
                pub fn options(game: &Game) -> Option<&$module::Options> {
                    game.setup().expansions.$module.as_ref()
                }

                pub const fn action(action: $module::Action) -> Action {
                    Action::Expansion(ExpansionAction::$name(action))
                }

                pub const fn event(event: $module::Event) -> Event {
                    Event::Expansion(ExpansionEvent::$name(event))
                }

                pub const fn occasion(occasion: $module::Occasion) -> Occasion {
                    Occasion::Expansion(ExpansionOccasion::$name(occasion))
                }

                pub const fn question(question: $module::Question) -> Question {
                    Question::Expansion(ExpansionQuestion::$name(question))
                }

                pub const fn refusal(reason: $module::RefusalReason) -> Refusal {
                    Refusal::Expansion(ExpansionRefusal::$name(reason))
                }

                #[cfg(test)]
                pub const fn drawn(drawn: $module::DrawOutcome) -> crate::DrawOutcome {
                    crate::DrawOutcome::Expansion(ExpansionDrawOutcome::$name(drawn))
                }

                pub const fn draw(draw: $module::Draw) -> Flow {
                    Flow::Draw(Draw::Expansion(ExpansionDraw::$name(draw)))
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
        pub struct PublicState {
            $(
                $(#[$doc])*
                #[serde(skip_serializing_if = "Option::is_none")]
                pub $module: Option<$module::PublicState>,
            )*
        }

        impl PublicState {
            pub(super) fn of(game: &Game) -> PublicState {
                PublicState { $($module: game.states.$module.is_some().then(|| $module::PublicState::of(game)),)* }
            }
        }

        /// The private information of one seat about the expansions in play.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
        pub struct PrivateState {
            $(
                $(#[$doc])*
                pub $module: Option<$module::PrivateState>,
            )*
        }

        impl PrivateState {
            pub(super) fn of(game: &Game, seat: Seat) -> PrivateState {
                PrivateState { $($module: game.states.$module.is_some().then(|| $module::PrivateState::of(game, seat)),)* }
            }
        }

        values! {
            /// An answer that belongs to an expansion.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
            #[serde(rename_all = "snake_case")]
            ExpansionAction of Action { $($(#[$doc])* $module $name;)* }
        }

        impl ExpansionAction {
            /// Carries out an action. The caller has checked that the game offers it.
            pub(super) fn apply(self, game: &mut Game, events: &mut Vec<Event>) -> Flow {
                match self {
                    $(ExpansionAction::$name(action) => $module::apply(game, action, events),)*
                }
            }
        }

        impl Action {
            $(
                /// Returns the expansion's own value, or `None` if this is not one of its answers.
                pub const fn $module(self) -> Option<$module::Action> {
                    match self {
                        Action::Expansion(ExpansionAction::$name(action)) => Some(action),
                        _ => None,
                    }
                }
            )*
        }

        impl Question {
            $(
                /// Returns the expansion's own value, or `None` if this is not one of its questions.
                pub const fn $module(self) -> Option<$module::Question> {
                    match self {
                        Question::Expansion(ExpansionQuestion::$name(question)) => Some(question),
                        _ => None,
                    }
                }
            )*
        }

        values! {
            /// A question that belongs to an expansion.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
            #[serde(rename_all = "snake_case")]
            ExpansionQuestion of Question { $($(#[$doc])* $module $name;)* }
        }

        values! {
            /// An event that belongs to an expansion.
            #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
            #[serde(rename_all = "snake_case")]
            ExpansionEvent of Event { $($(#[$doc])* $module $name;)* }
        }

        values! {
            /// An occasion on which only an expansion awards points.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
            #[serde(rename_all = "snake_case")]
            ExpansionOccasion of Occasion { $($(#[$doc])* $module $name;)* }
        }

        values! {
            /// The reason why an expansion refuses an action.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
            ExpansionRefusal of RefusalReason { $($(#[$doc])* #[error(transparent)] $module $name;)* }
        }

        values! {
            /// A draw that belongs to an expansion.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            ExpansionDraw of Draw { $($(#[$doc])* $module $name;)* }
        }

        impl ExpansionDraw {
            /// Returns the number of equally likely outcomes of the draw.
            pub(super) fn outcome_count(self, game: &Game) -> usize {
                match self {
                    $(ExpansionDraw::$name(draw) => $module::outcome_count(game, draw),)*
                }
            }

            /// Returns the outcome with this number, counted from 0, or `None` if there are not that many outcomes.
            pub(super) fn outcome(self, game: &Game, number: usize) -> Option<ExpansionDrawOutcome> {
                match self {
                    $(ExpansionDraw::$name(draw) => $module::outcome(game, draw, number).map(ExpansionDrawOutcome::$name),)*
                }
            }

            /// Returns a placeholder for the outcome if players do not see the draw, otherwise `None`.
            pub(super) fn placeholder(self, game: &Game) -> Option<ExpansionDrawOutcome> {
                match self {
                    $(ExpansionDraw::$name(draw) => $module::placeholder(game, draw).map(ExpansionDrawOutcome::$name),)*
                }
            }
        }

        values! {
            /// The outcome of an expansion's draw.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
            #[serde(rename_all = "snake_case")]
            ExpansionDrawOutcome of DrawOutcome { $($(#[$doc])* $module $name;)* }
        }

        impl ExpansionDrawOutcome {
            /// Applies the outcome of `draw`. Returns `None` and changes nothing if it is not possible.
            pub(super) fn apply(self, draw: ExpansionDraw, game: &mut Game, events: &mut Vec<Event>) -> Option<Flow> {
                match (draw, self) {
                    $((ExpansionDraw::$name(draw), ExpansionDrawOutcome::$name(drawn)) => {
                        $module::apply_draw(game, draw, drawn, events)
                    })*
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

    pub(super) fn hooks(&self) -> Vec<&'static Hooks> {
        self.iter().map(Expansion::hooks).collect()
    }
}

//! Under the Big Top (`docs/rules/under_the_big_top.md`): a travelling circus, pyramids of acrobats, and a ringmaster.
//!
//! The big top is a piece without an owner on its tile. An acrobat is on a segment that is not a feature and that
//! meeples of several players share. Each part can be switched off.
//!
//! With Bridges, Castles & Bazaars, no bridge is built over acrobats, and no acrobat is placed under one
//! (`under_the_big_top.md 5.6, 3.1.7`). A lord is on both tiles of a castle (`under_the_big_top.md 2.2.6`). With The
//! Princess & the Dragon, a portal leads to every acrobat space (`under_the_big_top.md 5.17`).

mod acrobats;
mod circus;
mod ringmaster;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::own::under_the_big_top::{action, draw, event, occasion, options, refusal, state, state_mut};
use crate::kind::INSIDE_RULES;
pub use crate::setup::Part;
use crate::setup::options;
use crate::{
    ExpansionAction, Figure, FigureRules, Flow, Game, Hooks, Kind, KindRules, MEEPLE_RULES, Pos, Refusal, Seat, TurnId,
};

pub(crate) use super::nothing::*;
pub use acrobats::{PYRAMID_SIZE, acrobats, all_acrobats};
pub use circus::{Animal, big_top};
pub(crate) use circus::{apply_draw, move_circus, outcome, outcome_count, placeholder};
pub use ringmaster::{POINTS_PER_SPACE, scoring_spaces};

/// The rules of circus spaces, which take no figures, and shared acrobat spaces (`under_the_big_top.md 2.1.1, 3.1.3`).
pub(crate) const KINDS: &[(Kind, KindRules)] =
    &[(Kind::Circus, INSIDE_RULES), (Kind::Acrobats, KindRules { is_shared: true, ..INSIDE_RULES })];

/// The rules of the ringmaster, which is placed like a meeple (`under_the_big_top.md 4.1`). An option distributes it.
pub(crate) const FIGURES: &[(Figure, FigureRules)] =
    &[(Figure::Ringmaster, FigureRules { per_player: 0, ..MEEPLE_RULES })];

options! {
    UnderTheBigTop in under_the_big_top;
    /// Whether the circus is in play.
    circus: Part,
    /// Whether acrobats are in play.
    acrobats: Part,
    /// Whether each player has a ringmaster.
    ringmaster: Part,
    /// The meeples that can be acrobats (`acrobat_figures`, `under_the_big_top.md 3.1.4`).
    acrobat_figures: AcrobatFigures {
        /// Only normal meeples (`under_the_big_top.md 3.1.4`).
        Normal "normal",
        /// All meeples except the ringmaster.
        AllButSpecial "all_but_special",
    },
    /// The meeples that each player gets in addition (`extra_meeples`, `under_the_big_top.md 0.2`).
    extra_meeples: ExtraMeeples {
        /// Each player begins with the meeples of the base game only.
        None "none",
        /// Each player begins with two more meeples.
        Two "two",
    },
    /// Whether a ringmaster on a castle gets points for the spaces around it (`ringmaster_on_castle`).
    ringmaster_on_castle: RingmasterOnCastle {
        /// The ringmaster gets no points for the spaces (`under_the_big_top.md 4.7`).
        NoBonus "no_bonus",
        /// The owner gets the points when the castle is scored.
        OwnerBonus "owner_bonus",
    },
}

/// The state of the expansion. The board stores the cells of the big top and of the acrobats.
#[derive(Clone, Debug)]
pub struct State {
    /// The number of tokens of each animal that can still be drawn.
    tokens: circus::Tokens,
    /// The cell of the last circus that was scored, and its token. `None` before the first one is scored.
    turned_up: Option<(Pos, Animal)>,
    /// The cells on which players completed a pyramid, each with the turn of that.
    completed: Vec<(Pos, TurnId)>,
}

impl State {
    pub(super) fn new(options: &Options) -> State {
        let tokens = if options.circus == Part::On { circus::ALL_TOKENS } else { circus::Tokens::default() };
        State { tokens, turned_up: None, completed: Vec::new() }
    }
}

/// The public information about the expansion, besides the pieces on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The number of tokens of each animal that have not been turned up, in the order of [`Animal::ALL`].
    pub tokens: Vec<(Animal, u8)>,
    /// The cell of the last circus that was scored, and its token. `None` before the first one is scored.
    pub turned_up: Option<(Pos, Animal)>,
}

impl PublicState {
    /// Returns the public information about a game.
    pub fn of(game: &Game) -> PublicState {
        let Some(state) = state(game) else { return PublicState::default() };
        PublicState { tokens: Animal::ALL.into_iter().zip(state.tokens).collect(), turned_up: state.turned_up }
    }
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Places a meeple as an acrobat, on the tile just placed or one around it (`under_the_big_top.md 3.1.2`).
    PlaceAcrobat { figure: Figure, at: Pos },
    /// Scores a pyramid that was completed in an earlier turn (`under_the_big_top.md 3.2.1`).
    ScorePyramid { at: Pos },
}

/// The draws that only this expansion needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// The token of a circus that is scored.
    Token,
}

/// The outcomes of the expansion's draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawOutcome {
    /// The token of a circus that is scored.
    Token(Animal),
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The big top moved to a circus tile.
    CircusMoved { at: Pos },
    /// The token of a circus was turned up. The events of the points that its animal gives follow.
    TokenRevealed { at: Pos, animal: Animal },
    /// A pyramid was scored. Its acrobats' points follow as separate events.
    PyramidScored { seat: Seat, at: Pos },
}

/// The occasions on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A circus was scored (`under_the_big_top.md 2.2`).
    Circus { at: Pos },
    /// The acrobats on a space were scored, by a player or at the end of the game (`under_the_big_top.md 3.2, 3.3`).
    Pyramid { at: Pos },
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The cell has no acrobat space, or the game is played without acrobats (`under_the_big_top.md 3.1.2`).
    #[error("there is no acrobat space")]
    NoSpace,
    /// The figure cannot be an acrobat (`under_the_big_top.md 3.1.4`).
    #[error("a {0:?} cannot be an acrobat")]
    NoAcrobat(Figure),
    /// The pyramid is complete (`under_the_big_top.md 3.1.5`).
    #[error("the pyramid is complete")]
    SpaceFull,
    /// A bridge is over the acrobat space (`under_the_big_top.md 3.1.7`).
    #[error("a bridge is over the acrobat space")]
    UnderBridge,
    /// The acrobat space is not around the tile just placed (`under_the_big_top.md 3.1.2`).
    #[error("the acrobat space is too far from the tile")]
    TooFar,
    /// The cell has no pyramid that was completed in an earlier turn (`under_the_big_top.md 3.1.6, 3.2.1`).
    #[error("no pyramid there was completed in an earlier turn")]
    NotReady,
    /// The bridge would be over acrobats (`under_the_big_top.md 5.6`).
    #[error("acrobats are under the bridge")]
    OverAcrobats,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles: |setup, tiles| tiles.shuffle_in_edition("under-the-big-top", setup.edition),
    distribute_components,
    placement_check_for: |_, _| Some(|game, _, placement| acrobats::check_bridge(game, placement).map_err(refusal)),
    allows_answer: Some(|game, _, answer| !acrobats::is_bridge_over_acrobats(game, answer)),
    offer_main_actions: acrobats::offer_main_actions,
    refusal_of,
    figure_check: Some(acrobats::figure_check),
    on_figure_deployed: acrobats::on_figure_deployed,
    add_extras: Some(ringmaster::add_extras),
    before_final_scoring: circus::before_final_scoring,
    add_final_points: acrobats::add_final_points,
    recount: ringmaster::recount,
    audit,
    ..Hooks::NONE
};

/// Gives each player a ringmaster, and two more meeples if the option is set (`under_the_big_top.md 0.2, 1.1`).
fn distribute_components(game: &mut Game) {
    let Some(options) = options(game).cloned() else { return };
    game.give_figures(Figure::Ringmaster, u8::from(options.ringmaster == Part::On));
    game.give_figures(Figure::Meeple, if options.extra_meeples == ExtraMeeples::Two { 2 } else { 0 });
}

/// Returns whether the part of the expansion with a kind of space is in play.
fn is_played(game: &Game, kind: Kind) -> bool {
    let part = |options: &Options| if kind == Kind::Circus { options.circus } else { options.acrobats };
    options(game).is_some_and(|options| part(options) == Part::On)
}

fn refusal_of(game: &Game, seat: Seat, action: crate::Action) -> Option<Refusal> {
    if acrobats::is_bridge_over_acrobats(game, action) {
        return Some(refusal(RefusalReason::OverAcrobats));
    }
    let crate::Action::Expansion(action) = action else { return None };
    let is_asked = game.decision()?.question.is_main();
    Some(match action {
        ExpansionAction::UnderTheBigTop(_) if !is_asked => Refusal::NotAsked,
        ExpansionAction::UnderTheBigTop(Action::PlaceAcrobat { figure, at }) => {
            acrobats::refusal_of(game, seat, figure, at)
        }
        ExpansionAction::UnderTheBigTop(Action::ScorePyramid { .. }) => refusal(RefusalReason::NotReady),
        _ => return None,
    })
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::PlaceAcrobat { figure, at } => acrobats::place_acrobat(game, figure, at, events),
        Action::ScorePyramid { at } => acrobats::score_pyramid(game, at, events),
    }
}

/// Checks that pyramids have at most three acrobats and no bridge, and that each older circus has used a token.
fn audit(game: &Game) -> Result<(), String> {
    let Some(state) = state(game) else { return Ok(()) };
    for placed in game.board().tiles().iter().filter(|placed| placed.shape.has(Kind::Acrobats)) {
        let count = acrobats(game, placed.at).count();
        if count > PYRAMID_SIZE || count > 0 && placed.road_axis().is_some() {
            return Err(format!("{count} acrobats at {}", placed.at));
        }
    }
    let circuses = game.board().tiles().iter().filter(|placed| placed.shape.has(Kind::Circus)).count();
    let count = |tokens: circus::Tokens| tokens.iter().map(|&count| usize::from(count)).sum::<usize>();
    let drawn = count(circus::ALL_TOKENS) - count(state.tokens);
    if is_played(game, Kind::Circus) && !(drawn..=drawn + 2).contains(&circuses) {
        return Err(format!("{drawn} tokens were drawn for {circuses} circus tiles"));
    }
    Ok(())
}

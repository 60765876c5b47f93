//! The Tower (`docs/rules/the_tower.md`): towers with which players capture meeples, and ransoms for prisoners.
//!
//! A floor is a piece without an owner on the tile of its foundation, and the height of a tower is the number of floors
//! there. A meeple on top of a tower is held by the tower, a prisoner by the player who captured it.
//!
//! With Traders & Builders, a builder or pig returns to its owner when its last companion is captured
//! (`the_tower.md 3.11`). With Bridges, Castles & Bazaars, a lord cannot be captured (`the_tower.md 3.8`). With
//! Monuments, an architect is in range if any cell of its tile is (`the_tower.md 6.21`).

mod building;
mod prisoners;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use super::own::the_tower::state;
use super::own::the_tower::{action, event, occasion, options, question, refusal, state_mut};
use crate::kind::INSIDE_RULES;
use crate::setup::options;
use crate::{
    ExpansionAction, Figure, Flow, Game, Hooks, Kind, KindRules, OwnedFigure, Piece, Pos, Refusal, Seat, SegmentIndex,
    Site, TurnId,
};

pub(crate) use super::nothing::*;
pub use building::{figure_on_top, height, tower_holder};
pub use prisoners::{CaptureTarget, is_in_range, prisoners, threatened_meeples};

/// The rules of foundations. A foundation is not a feature and changes none (`the_tower.md 2.1`).
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Foundation, INSIDE_RULES)];

options! {
    TheTower in the_tower;
    /// Whether a player with fewer than three points may pay a ransom (`ransom_below_three`, `the_tower.md 4.11`).
    ransom_below_three: RansomBelowThree {
        /// A ransom must not make a score negative (`the_tower.md 4.11`).
        Refused "refused",
        /// A ransom may make a score negative.
        Allowed "allowed",
    },
}

/// The state of the expansion in a game. All of it is public.
#[derive(Clone, Debug)]
pub struct State {
    /// The cells of the foundations on the table, in the order of placing.
    foundations: Vec<Pos>,
    /// The cell of the tower to which a floor was added last, or `None` before the first floor.
    last_tower: Option<Pos>,
    /// The turns in which a ransom was paid.
    ransom_turns: Vec<TurnId>,
}

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State { foundations: Vec::new(), last_tower: None, ransom_turns: Vec::new() }
    }

    /// Returns the cells of the foundations on the table, in the order of placing.
    pub fn foundations(&self) -> &[Pos] {
        &self.foundations
    }
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Builds a floor on a foundation, or on a tower without a meeple on top (`the_tower.md 2.2`).
    BuildFloor { at: Pos },
    /// Puts a meeple on top of a tower, which closes it (`the_tower.md 2.10, 2.12`).
    CloseTower { at: Pos, figure: Figure },
    /// Captures a meeple in the range of the tower just built (`the_tower.md 3.1`).
    Capture {
        seat: Seat,
        figure: Figure,
        /// The cell of the meeple's segment, or of the tower that it is on.
        at: Pos,
        /// The index of that segment on its tile, or `None` for a meeple on top of a tower.
        segment: Option<SegmentIndex>,
    },
    /// Chooses the meeple that the captor gets back in an exchange of prisoners (`the_tower.md 4.3`).
    Exchange { figure: Figure },
    /// Pays three points to get one's own meeple back from its captor (`the_tower.md 4.7`).
    Ransom { captor: Seat, figure: Figure },
}

/// The questions that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player may capture a meeple in the range of a tower.
    Capture { at: Pos },
    /// The player must choose which of their own meeples comes back from `with` in an exchange of prisoners.
    Exchange { with: Seat },
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A floor was added to a tower, which now has `height` floors.
    FloorBuilt { seat: Seat, at: Pos, height: u8 },
    /// A meeple was put on top of a tower (`the_tower.md 2.12`).
    TowerClosed { seat: Seat, figure: Figure, at: Pos },
    /// A meeple of `seat` became a prisoner, or returned to the supply if it is the captor's own (`the_tower.md 3.10`).
    Captured { by: Seat, seat: Seat, figure: Figure, at: Pos },
    /// The player who captured a meeple in this turn and another one each got this meeple back (`the_tower.md 4.1`).
    Exchanged { captor: OwnedFigure, other: OwnedFigure },
    /// A player paid the captor of a meeple the ransom, and the meeple returned to the supply.
    Ransomed { seat: Seat, figure: Figure, captor: Seat },
}

/// The occasions on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A ransom was paid or received (`the_tower.md 4.7`).
    Ransom,
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The cell has no tile, or its tile has no foundation (`the_tower.md 2.2`).
    #[error("there is no tower foundation")]
    NoFoundation,
    /// The tower is closed by a meeple on top (`the_tower.md 2.10`).
    #[error("a meeple stands on top of the tower")]
    TowerIsClosed,
    /// The player has no floor left (`the_tower.md 2.4`).
    #[error("no floor is left")]
    NoFloorsLeft,
    /// The foundation has no floor that a meeple could be put on (`the_tower.md 2.11`).
    #[error("the tower has no floor yet")]
    NoFloorOnTower,
    /// This kind of figure cannot be put on a tower (`the_tower.md 2.12`).
    #[error("a {0:?} does not stand on towers")]
    FigureNotAllowed(Figure),
    /// The tower has no such meeple in its range (`the_tower.md 3.3, 3.8`).
    #[error("no meeple there can be captured")]
    OutOfRange,
    /// The player has paid a ransom in this turn already (`the_tower.md 4.7, 4.12`).
    #[error("a ransom was paid this turn")]
    RansomPaidThisTurn,
    /// The player has fewer than three points (`the_tower.md 4.11`).
    #[error("a ransom costs three points")]
    TooFewPoints,
    /// The other player holds no such prisoner.
    #[error("there is no such prisoner")]
    NoPrisoner,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles: |setup, tiles| tiles.shuffle_in_edition("the-tower", setup.edition),
    distribute_components: |game| game.give_pieces(Piece::Floor, floors_per_player(game.player_count())),
    on_tile_placed: building::on_tile_placed,
    offer_main_actions: building::offer_main_actions,
    offer_side_actions: prisoners::offer_side_actions,
    is_side_action: |action| matches!(action, ExpansionAction::TheTower(Action::Ransom { .. })),
    refusal_of,
    list_pieces: |game, seat, list| game.list_pieces(&[Piece::Floor], seat, list),
    audit,
    ..Hooks::NONE
};

/// Returns the number of floors that each player begins with, depending on the number of players (`the_tower.md 1.2`).
fn floors_per_player(players: usize) -> u8 {
    match players {
        ..=2 => 10,
        3 => 9,
        4 => 7,
        5 => 6,
        _ => 5,
    }
}

fn refusal_of(game: &Game, seat: Seat, action: crate::Action) -> Option<Refusal> {
    let action = action.the_tower()?;
    let asked = game.decision()?.question;
    let is_main = asked.is_main();
    let reason = match action {
        Action::BuildFloor { at } if is_main => building::floor_refusal(game, seat, at),
        Action::CloseTower { at, figure } if is_main => {
            return Some(building::close_tower_refusal(game, seat, at, figure));
        }
        Action::Capture { .. } if asked.the_tower().is_some() => RefusalReason::OutOfRange,
        Action::Ransom { captor, figure } if seat == game.active() => prisoners::ransom_refusal(game, captor, figure)?,
        _ => return Some(Refusal::NotAsked),
    };
    Some(refusal(reason))
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        // If meeples are in the range of the tower, the player may capture one (`the_tower.md 2.9`).
        Action::BuildFloor { at } => {
            game.add_follow_up(prisoners::ask_for_capture);
            building::build_floor(game, at, events)
        }
        Action::CloseTower { at, figure } => building::close_tower(game, at, figure, events),
        Action::Capture { seat, figure, at, segment } => {
            prisoners::capture(game, OwnedFigure { figure, seat }, (at, segment), events)
        }
        Action::Exchange { figure } => prisoners::exchange(game, figure, events),
        Action::Ransom { captor, figure } => prisoners::ransom(game, captor, figure, events),
    }
}

/// Checks that all floors are on the table or in a supply, and that no two players hold prisoners of each other.
fn audit(game: &Game) -> Result<(), String> {
    let Some(state) = state(game) else { return Ok(()) };
    let built: usize = state.foundations.iter().map(|&at| height(game, at)).sum();
    let left = game.pieces_left(Piece::Floor);
    let dealt = usize::from(floors_per_player(game.player_count())) * game.player_count();
    if built + left != dealt {
        return Err(format!("{built} floors are built and {left} left of {dealt}"));
    }
    if let Some(at) = state.foundations.iter().find(|&&at| figure_on_top(game, at).is_some() && height(game, at) == 0) {
        return Err(format!("a meeple stands on the bare foundation at {at}"));
    }
    let asked = game.decision().and_then(|decision| decision.question.the_tower());
    let is_asked = matches!(asked, Some(Question::Exchange { .. }));
    if game.has_enough_players()
        && !is_asked
        && game.seats().any(|seat| prisoners::exchange_partner(game, seat).is_some())
    {
        return Err("two players hold prisoners of each other".to_owned());
    }
    Ok(())
}

/// Returns the site on which a tower's floors stand.
const fn site(at: Pos) -> Site {
    Site::Tile(at)
}

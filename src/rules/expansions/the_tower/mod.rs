//! The Tower (`rules/tower.md`): neutral towers of floors, from which meeples are captured, and a ransom for prisoners.
//!
//! A floor is a piece without an owner on the tile of its foundation; a tower's height is the number of floors there. A
//! meeple on top is held by the tower, a prisoner by its captor.
//!
//! With Traders & Builders: a builder or pig whose last meeple is captured returns to its owner (TO-I24). With Bridges,
//! Castles & Bazaars: a lord cannot be captured (TO-I11). With Monuments: an architect is reached by any of the cells of its
//! tile (TO-I21).

mod building;
mod prisoners;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::options::the_tower as options;
use super::state::the_tower as state;
use super::wrap::the_tower::{action, event, occasion, question};
use super::{Hooks, SpecialAction, SpecialQuestion, SpecialRefusal};
use crate::action::{self, Refusal};
use crate::event;
use crate::figure::Figure;
use crate::game::Game;
use crate::geometry::Pos;
use crate::kind::{INSIDE, KindRules};
use crate::options::options;
use crate::piece::{Piece, Site};
use crate::pile::Layout;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::tile::{Kind, SegmentIndex};
use crate::turn::Flow;

pub use super::nothing::{Draw, Drawn, Own, Shown};
pub(crate) use super::nothing::{FIGURES, drawn, outcome, outcomes, placeholder};
pub(crate) use building::begin_turn;
pub use building::{height, top};
pub use prisoners::reaches;

/// The tile file.
pub(super) const TILES: &str = include_str!("../../../../assets/tiles/the_tower.toml");

/// A foundation is no feature and changes none (§2.1).
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Foundation, INSIDE)];

options! {
    TheTower in the_tower;
    /// Whether a ransom may be paid with fewer than three points (`ransom_below_three`, TO-C3).
    ransom_below_three: RansomBelowThree {
        /// No: a ransom cannot make a score negative (§4.11).
        Refused "refused",
        /// Yes.
        Allowed "allowed",
    },
}

/// The state of the expansion. All of it is public.
#[derive(Clone, Debug)]
pub struct State {
    /// The floors in each player's supply.
    floors: [u8; Seat::MOST],
    /// The cells of the foundations on the table, in the order of placing.
    foundations: Vec<Pos>,
    /// The cell of the tower that was built last.
    built: Pos,
    /// Whether each player has paid a ransom in their turn.
    has_paid: [bool; Seat::MOST],
}

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State { floors: [0; Seat::MOST], foundations: Vec::new(), built: Pos::START, has_paid: [false; Seat::MOST] }
    }

    /// Returns the number of floors in a player's supply.
    pub fn floors(&self, seat: Seat) -> u8 {
        self.floors[seat.index()]
    }

    /// Returns the cells of the foundations on the table, in the order of placing.
    pub fn foundations(&self) -> &[Pos] {
        &self.foundations
    }
}

/// The answers that the expansion adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Builds a floor on a foundation or an open tower (§2.2).
    Floor {
        /// The cell of the foundation.
        at: Pos,
    },
    /// Puts a meeple on top of an open tower, which closes it (§2.10).
    Top {
        /// The cell of the foundation.
        at: Pos,
        /// The meeple.
        figure: Figure,
    },
    /// Captures a meeple in the range of the tower just built (§3.1).
    Capture {
        /// The owner of the captured meeple.
        seat: Seat,
        /// The meeple.
        figure: Figure,
        /// The cell of its segment, or of the tower that it stands on.
        at: Pos,
        /// Its segment of the tile there; `None` on top of a tower.
        segment: Option<SegmentIndex>,
    },
    /// Names the meeple that comes home in an exchange of prisoners (§4.3).
    Exchange {
        /// The meeple.
        figure: Figure,
    },
    /// Pays three points for the release of a prisoner (§4.7).
    Ransom {
        /// The captor.
        captor: Seat,
        /// The prisoner.
        figure: Figure,
    },
}

/// The questions of the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The meeple to capture, if any.
    Capture {
        /// The cell of the tower that was built.
        at: Pos,
    },
    /// The player's own meeple that comes home in an exchange.
    Exchange {
        /// The player who holds them.
        with: Seat,
    },
}

/// The events of the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A floor was built.
    Floor {
        /// The builder.
        seat: Seat,
        /// The cell of the tower.
        at: Pos,
        /// Its floors, this one included.
        height: u8,
    },
    /// A meeple was put on top of a tower.
    Top {
        /// The owner.
        seat: Seat,
        /// The meeple.
        figure: Figure,
        /// The cell of the tower.
        at: Pos,
    },
    /// A meeple was captured. The player's own meeple returns to the supply instead (§3.10).
    Captured {
        /// The captor.
        by: Seat,
        /// The owner.
        seat: Seat,
        /// The meeple.
        figure: Figure,
        /// The cell that it stood on.
        at: Pos,
    },
    /// Two players exchanged prisoners, who went to their supplies (§4.1, §4.2).
    Exchanged {
        /// The captor of this turn and the own meeple that came home.
        captor: (Seat, Figure),
        /// The other player and the meeple that came home.
        other: (Seat, Figure),
    },
    /// A prisoner was bought free.
    Freed {
        /// The owner, who paid.
        seat: Seat,
        /// The meeple.
        figure: Figure,
        /// The captor.
        captor: Seat,
    },
}

/// The occasions on which only this expansion gives points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A ransom, paid or received (§4.7).
    Ransom,
}

/// The reasons for a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Bad {
    /// There is no foundation (§2.2).
    #[error("there is no tower foundation")]
    NoFoundation,
    /// A meeple on top closes the tower (§2.10).
    #[error("a meeple stands on top of the tower")]
    Closed,
    /// The player has no floor (§2.4).
    #[error("no floor is left")]
    NoFloor,
    /// A meeple needs a floor to stand on (§2.11).
    #[error("the tower has no floor yet")]
    Bare,
    /// Only normal and large meeples stand on towers (§2.12).
    #[error("a {0:?} does not stand on towers")]
    NoTop(Figure),
    /// No such meeple is in range (§3.3, §3.8).
    #[error("no meeple there can be captured")]
    OutOfRange,
    /// A ransom was paid this turn already (§4.7, §4.12).
    #[error("a ransom was paid this turn")]
    Paid,
    /// The player has fewer than three points (§4.11).
    #[error("a ransom costs three points")]
    Poor,
    /// The player holds no such prisoner.
    #[error("there is no such prisoner")]
    NoPrisoner,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare,
    equip,
    placed: building::placed,
    offer: building::offer,
    offer_beside: prisoners::offer_ransoms,
    refuse,
    pieces,
    audit,
    ..Hooks::NONE
};

/// Shuffles the eighteen tiles into the pile (§1.1).
fn prepare(setup: &Setup, layout: &mut Layout) {
    layout.shuffle_in(&format!("the-tower:{}", setup.edition.number()));
}

/// Returns the floors of each player, by the number of players (§1.2).
fn each(players: usize) -> u8 {
    match players {
        ..=2 => 10,
        3 => 9,
        4 => 7,
        5 => 6,
        _ => 5,
    }
}

fn equip(game: &mut Game) {
    let players = game.players();
    if let Some(state) = &mut game.states.the_tower {
        state.floors[..players].fill(each(players));
    }
}

fn pieces(game: &Game, seat: Seat, pieces: &mut Vec<(Piece, usize)>) {
    pieces.extend(state(game).map(|state| (Piece::Floor, usize::from(state.floors[seat.index()]))));
}

fn refuse(game: &Game, seat: Seat, action: action::Action) -> Option<Refusal> {
    let action::Action::Special(SpecialAction::TheTower(action)) = action else { return None };
    let asked = game.decision()?.question;
    let is_main = asked == action::Question::Act;
    let bad = match action {
        Action::Floor { at } if is_main => building::refuse_floor(game, seat, at),
        Action::Top { at, figure } if is_main => match building::refuse_top(game, seat, at, figure) {
            Ok(bad) => bad,
            Err(refusal) => return Some(refusal),
        },
        Action::Capture { .. } if matches!(asked, action::Question::Special(SpecialQuestion::TheTower(_))) => {
            Bad::OutOfRange
        }
        Action::Ransom { captor, figure } if seat == game.active() => prisoners::refuse_ransom(game, captor, figure)?,
        _ => return Some(Refusal::Unasked),
    };
    Some(Refusal::Special(SpecialRefusal::TheTower(bad)))
}

/// Carries out an action that the game offered.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<event::Event>) -> Flow {
    match action {
        Action::Floor { at } => building::build(game, at, events),
        Action::Top { at, figure } => building::close(game, at, figure, events),
        Action::Capture { seat, figure, at, segment } => {
            prisoners::capture(game, (figure, seat), (at, segment), events)
        }
        Action::Exchange { figure } => prisoners::exchange(game, figure, events),
        Action::Ransom { captor, figure } => prisoners::ransom(game, captor, figure, events),
    }
}

/// Checks that all floors are on the table or in a supply, and no two players hold prisoners of each other (§9).
fn audit(game: &Game) -> Result<(), String> {
    let Some(state) = state(game) else { return Ok(()) };
    let built: usize = state.foundations.iter().map(|&at| height(game, at)).sum();
    let left: usize = state.floors.iter().map(|&floors| usize::from(floors)).sum();
    let dealt = usize::from(each(game.players())) * game.players();
    if built + left != dealt {
        return Err(format!("{built} floors are built and {left} left of {dealt}"));
    }
    if let Some(at) = state.foundations.iter().find(|&&at| top(game, at).is_some() && height(game, at) == 0) {
        return Err(format!("a meeple stands on the bare foundation at {at}"));
    }
    let is_asked = matches!(
        game.decision().map(|decision| decision.question),
        Some(action::Question::Special(SpecialQuestion::TheTower(Question::Exchange { .. })))
    );
    if game.goes_on() && !is_asked && game.seats().any(|seat| prisoners::partner(game, seat).is_some()) {
        return Err("two players hold prisoners of each other".to_owned());
    }
    Ok(())
}

/// Returns the place of a tower's floors.
const fn site(at: Pos) -> Site {
    Site::Tile(at)
}

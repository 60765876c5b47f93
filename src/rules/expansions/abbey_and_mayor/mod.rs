//! Abbey & Mayor (`rules/abbey_and_mayor.md`).
//!
//! An abbey is kept and laid instead of drawing a tile, where four tiles stand around; it ends what it touches. A mayor is as
//! strong as its city has pennants. A wagon moves on when what it stood on was scored. A barn has the farmers of its field
//! scored and is worth points itself at the end.

mod abbey;
mod audit;
mod barn;
mod mayor;
mod options;
#[cfg(test)]
mod tests;
mod wagon;

use serde::{Deserialize, Serialize};

use super::options::abbey_and_mayor as options;
use super::state::abbey_and_mayor as state;
use super::{Hooks, SpecialAction, SpecialEvent, SpecialOccasion, SpecialQuestion, SpecialRefusal};
use crate::action::{self, Refusal};
use crate::event;
use crate::figure::{Figure, FigureRules};
use crate::game::Game;
use crate::geometry::Pos;
use crate::piece::Piece;
use crate::pile::Layout;
use crate::score;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::tile::SegmentIndex;
use crate::turn::Flow;

pub use super::nothing::{Drawn, Lot, Own};
pub(crate) use super::nothing::{KINDS, drawn, outcome, outcomes, stand_in};
pub use abbey::{Abbeys, closed, holes};
pub(crate) use abbey::{ask as ask_for_abbey, hold_last_round};
pub use barn::Barns;
pub(crate) use barn::score_farmers as score_barn_farmers;
pub(crate) use mayor::is_lord_for_nothing;
pub(super) use options::OPTIONS;
pub use options::{BarnPlacement, CastleMayor, FinalRound, Options, WagonAfterCastle, WagonMove};
pub(crate) use wagon::ask as move_wagons;
pub use wagon::{Leaving, LeavingWagons};

/// What is printed on its tiles.
pub(super) const TILES: &str = include_str!("../../../../assets/tiles/abbey_and_mayor.toml");

/// A mayor and a wagon for everybody (§1.2).
pub(crate) const FIGURES: &[(Figure, FigureRules)] = &[(Figure::Mayor, mayor::RULES), (Figure::Wagon, wagon::RULES)];

/// What everybody may see of the expansion. How many abbeys and barns somebody has left is among the pieces of each seat, and
/// where barns stand among [`View::stood`](crate::View::stood).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The mayors on the board, in the order in which they came there.
    pub mayors: Vec<MayorView>,
    /// The fields of the barns on the table, in the order in which the barns came there.
    pub barns: Vec<BarnView>,
    /// Whether only abbeys are left to lay.
    pub last_round: bool,
}

/// A mayor on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MayorView {
    /// Whose it is.
    pub seat: Seat,
    /// The cell.
    pub at: Pos,
    /// The segment of the tile there.
    pub segment: SegmentIndex,
    /// What it counts for the majority now: the pennants of its city.
    pub strength: u8,
}

/// A barn on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BarnView {
    /// Whose it is.
    pub seat: Seat,
    /// The corner that it stands on: the north-west one of this cell.
    pub corner: Pos,
    /// Its field, by the number that [`TileView::features`](crate::view::TileView::features) gives it.
    pub field: u16,
}

impl Shown {
    pub(super) fn of(game: &Game) -> Shown {
        let mayors = game.board().figures().iter().filter(|standing| standing.figure == Figure::Mayor);
        let mayor = |mayor: &crate::board::Standing| {
            let (at, segment) = game.board().place(mayor.node);
            MayorView { seat: mayor.seat, at, segment, strength: mayor.figure.rules().strength.of(game, *mayor) }
        };
        let barn = |barn: barn::Barn| {
            let field = game.board().features().get(barn.field).oldest.number();
            BarnView { seat: barn.seat, corner: barn.corner, field }
        };
        Shown {
            mayors: mayors.map(mayor).collect(),
            barns: barn::on_table(game).map(barn).collect(),
            last_round: state(game).is_some_and(|state| state.abbeys.in_last_round()),
        }
    }
}

/// What the expansion remembers. All of it is public.
#[derive(Clone, Debug)]
pub struct State {
    /// The abbeys that are left.
    pub abbeys: Abbeys,
    /// The barns that are left.
    pub barns: Barns,
    /// The wagons that may still move on in this turn.
    pub leaving: LeavingWagons,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { abbeys: Abbeys::default(), barns: Barns::default(), leaving: LeavingWagons::new() }
    }
}

/// What the expansion lets players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take one's abbey to lay it, instead of drawing a tile or after the last one.
    Abbey,
    /// Keep one's abbey: draw a tile, or after the last one leave it at that.
    Keep,
    /// Put up one's barn on a corner of the tile just laid.
    Barn {
        /// The corner: the north-west one of this cell.
        corner: Pos,
    },
    /// Let one's wagon move on.
    Move {
        /// The cell.
        at: Pos,
        /// The segment of the tile there.
        segment: SegmentIndex,
    },
    /// Take one's wagon back.
    Home,
}

/// What the expansion asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Whether to lay one's abbey instead of drawing a tile.
    Abbey,
    /// Whether to lay one's abbey after the last tile.
    LastAbbey,
    /// Where one's wagon moves on to, whose feature was scored.
    Wagon {
        /// The cell where it stood.
        at: Pos,
        /// The segment of the tile there.
        segment: SegmentIndex,
    },
}

/// What happens only with this expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player lays the abbey instead of drawing a tile.
    Abbey {
        /// Who.
        seat: Seat,
    },
    /// A barn was put up.
    Barn {
        /// Whose.
        seat: Seat,
        /// The corner: the north-west one of this cell.
        corner: Pos,
    },
    /// A wagon moved on.
    Moved {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        from: (Pos, SegmentIndex),
        /// Where it is now.
        to: (Pos, SegmentIndex),
    },
}

/// Why points are counted that only this expansion gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A barn was put into the field: its farmers are scored as at the end (§5.2).
    PutUp,
    /// Farmers came into a field with a barn (§5.3).
    Joined,
    /// A barn, when the game ends (§5.4).
    Barn,
}

/// Why something is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Bad {
    /// An abbey goes only where four tiles stand around (§2.1.3).
    #[error("an abbey goes only into an empty cell with tiles on all four sides")]
    NoHole,
    /// An abbey is the same from all sides.
    #[error("an abbey is not turned")]
    Turned,
    /// Who has drawn a tile must lay it (§2.1.2).
    #[error("the abbey is laid instead of drawing a tile, not instead of one that was drawn")]
    Late,
    /// A barn stands where four tiles show field (§5.1.2).
    #[error("no four tiles of one field without a barn meet there")]
    NoCorner,
    /// No farmer enters a field with a barn (§5.1.7).
    #[error("a field with a barn takes no farmer")]
    BarnField,
    /// The player has put up the barn already.
    #[error("no barn is left")]
    NoBarn,
    /// A wagon moves to what is near, unfinished and empty (§4.4).
    #[error("the wagon cannot move there")]
    NoTarget,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare,
    has_sixth_player: true,
    equip,
    allows: abbey::allows,
    gives_nothing_away,
    takes_back: abbey::take_back,
    offer: barn::offer,
    refuse,
    bars: barn::bars,
    released: wagon::released,
    terms: barn::terms,
    extras: barn::extras,
    finish: barn::finish,
    pieces,
    asks_next: true,
    recount: audit::recount,
    kept_tiles: |game| {
        game.seats().map(|seat| state(game).map_or(0, |state| usize::from(state.abbeys.left(seat)))).sum()
    },
    audit: audit::audit,
    ..Hooks::NONE
};

/// Shuffles the twelve tiles in (§1.1).
fn prepare(setup: &Setup, layout: &mut Layout) {
    layout.shuffle_in(&format!("abbey-and-mayor:{}", setup.edition.number()));
}

/// An abbey and a barn for everybody (§1.2).
fn equip(game: &mut Game) {
    let seats = game.seats();
    if let Some(state) = &mut game.states.abbey_and_mayor {
        for seat in seats {
            state.abbeys.equip(seat);
            state.barns.equip(seat);
        }
    }
}

fn pieces(game: &Game, seat: Seat, pieces: &mut Vec<(Piece, usize)>) {
    if let Some(state) = state(game) {
        pieces.push((Piece::Abbey, usize::from(state.abbeys.left(seat))));
        pieces.push((Piece::Barn, usize::from(state.barns.left(seat))));
    }
}

/// To keep an abbey, or to take a wagon back, spends nothing.
fn gives_nothing_away(action: SpecialAction) -> bool {
    matches!(action, SpecialAction::AbbeyAndMayor(Action::Keep | Action::Home))
}

fn refuse(game: &Game, seat: Seat, action: action::Action) -> Option<Refusal> {
    let bad = |bad| Refusal::Special(SpecialRefusal::AbbeyAndMayor(bad));
    let action = match action {
        action::Action::Special(SpecialAction::AbbeyAndMayor(action)) => action,
        action::Action::Deploy { figure, segment } => {
            let node = game.board().laid(game.last()).node(segment);
            return barn::bars(game, figure, node).then(|| bad(Bad::BarnField));
        }
        _ => return None,
    };
    let asked = game.decision().map(|decision| decision.question);
    Some(match (action, asked) {
        (Action::Abbey, Some(action::Question::Place(_))) => bad(Bad::Late),
        (Action::Barn { .. }, Some(action::Question::Act)) => {
            let has_one = state(game).is_some_and(|state| state.barns.left(seat) > 0);
            bad(if has_one { Bad::NoCorner } else { Bad::NoBarn })
        }
        (
            Action::Move { .. },
            Some(action::Question::Special(SpecialQuestion::AbbeyAndMayor(Question::Wagon { .. }))),
        ) => bad(Bad::NoTarget),
        _ => Refusal::Unasked,
    })
}

/// Carries out an action that the game offered.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<event::Event>) -> Flow {
    match action {
        Action::Abbey => abbey::take(game, events),
        Action::Keep => abbey::keep(game),
        Action::Barn { corner } => barn::put_up(game, corner, events),
        Action::Move { at, segment } => wagon::move_on(game, (at, segment), events),
        Action::Home => wagon::home(game),
    }
}

/// Whether a wagon on a castle that was scored may move on (§8.10).
pub(crate) fn moves_on_from_castles(game: &Game) -> bool {
    options(game).is_some_and(|options| options.wagon_after_castle == WagonAfterCastle::Neighbourhood)
}

/// Whether points on an occasion count the cities of a field.
pub(crate) fn counts_cities(why: score::Occasion) -> bool {
    matches!(why, score::Occasion::Special(SpecialOccasion::AbbeyAndMayor(_)))
}

const fn occasion(occasion: Occasion) -> score::Occasion {
    score::Occasion::Special(SpecialOccasion::AbbeyAndMayor(occasion))
}

const fn event(event: Event) -> event::Event {
    event::Event::Special(SpecialEvent::AbbeyAndMayor(event))
}

const fn question(question: Question) -> action::Question {
    action::Question::Special(SpecialQuestion::AbbeyAndMayor(question))
}

const fn action(action: Action) -> action::Action {
    action::Action::Special(SpecialAction::AbbeyAndMayor(action))
}

//! The Princess & the Dragon (`rules/princess_and_dragon.md`): a dragon that eats figures, a fairy that protects them, a
//! princess who sends knights home, and magic portals.
//!
//! Dragon and fairy are pieces without an owner on a tile. While the dragon is on a tile no figure is placed there, which
//! includes the volcano just laid (§2.3, §2.27).
//!
//! With the River: the volcano of the second river is one for the dragon too (PD-I2). With Hills & Sheep: the tokens of a
//! shepherd that is eaten return to the bag (PD-I4). With Bridges, Castles & Bazaars: a lord is not eaten (PD-I13). With
//! The Gifts: a synod does not place a monk beside the dragon (PD-I24). With Monuments: a large tile is one step
//! (PD-I30). With The Tower: a meeple on top of a tower is eaten, and may have the fairy (TO-I25, TO-I28).

mod dragon;
mod fairy;
mod portal;
mod princess;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::options::the_princess_and_the_dragon as options;
use super::state::the_princess_and_the_dragon as state;
use super::wrap::the_princess_and_the_dragon::{action, event, occasion, question};
use super::{Hooks, SpecialAction, SpecialRefusal};
use crate::action::{self, Refusal};
use crate::event;
use crate::figure::Figure;
use crate::game::Game;
use crate::geometry::Pos;
use crate::grid::TileNo;
use crate::kind::{INSIDE, KindRules};
use crate::options::options;
use crate::piece::{Piece, Site, Stood};
use crate::pile::{Layout, tiles_of};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::tile::{Kind, SegmentIndex, ShapeId};
use crate::turn::Flow;

pub use super::nothing::{Draw, Drawn, Own};
pub(crate) use super::nothing::{FIGURES, drawn, outcome, outcomes, placeholder};
pub use dragon::{STEPS, victims};
pub(crate) use dragon::{walk, walk_late};
pub use fairy::companion;
pub(crate) use fairy::visit;

/// The tile file.
pub(super) const TILES: &str = include_str!("../../../../assets/tiles/the_princess_and_the_dragon.toml");

/// Symbols of a whole tile, which are no features.
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Dragon, INSIDE), (Kind::Portal, INSIDE)];

options! {
    ThePrincessAndTheDragon in the_princess_and_the_dragon;
    /// When the dragon moves (`dragon_timing`, PD-C1).
    dragon_timing: DragonTiming {
        /// Before features are scored (§2.10).
        BeforeScoring "before_scoring",
        /// After the turn's scoring.
        AfterScoring "after_scoring",
    },
    /// Whether a knight must be sent home (`princess_action`, PD-C2).
    princess_action: PrincessAction {
        /// The player may do so (§4.2).
        May "may",
        /// The player must do so if there is a knight.
        Must "must",
    },
    /// The place of the fairy (`fairy_placement`, PD-C3).
    fairy_placement: FairyPlacement {
        /// Beside one meeple (§3.1).
        BesideMeeple "beside_meeple",
        /// On a tile, for all meeples of any player there.
        OnTile "on_tile",
    },
    /// Whether a meeple may go through a portal to a feature that the portal tile completed elsewhere
    /// (`portal_to_completed_now`, PD-C5).
    portal_to_completed_now: PortalToCompleted {
        /// No (§5.4).
        Refused "refused",
        /// Yes.
        Allowed "allowed",
    },
    /// Whether the fairy gives her point at the start of a turn with a tile won at auction
    /// (`fairy_point_in_auction_turn`, PD-C6).
    fairy_point_in_auction_turn: AuctionPoint {
        /// No (§3.9).
        Without "without",
        /// Yes.
        With "with",
    },
    /// The dragon tiles before the first volcano (`early_dragon_tiles`, PD-C7).
    early_dragon_tiles: EarlyDragonTiles {
        /// They are in the pile, and laid aside when they are drawn (§2.6).
        LaidAside "laid_aside",
        /// They are kept apart from the start.
        KeptApart "kept_apart",
    },
    /// Whether the fairy's bonus is paid for a lord whose castle is scored (`fairy_bonus_on_castle`, PD-C9).
    fairy_bonus_on_castle: CastleBonus {
        /// Yes.
        Paid "paid",
        /// No.
        Unpaid "unpaid",
    },
}

/// The state of the expansion. All of it is public. The board stores the cells of dragon and fairy.
#[derive(Clone, Debug)]
pub struct State {
    /// The walk of the dragon tile just laid, until it is over.
    walk: Option<dragon::Walk>,
    /// The meeple beside the fairy.
    companion: Option<fairy::Companion>,
    /// The dragon tiles that wait for the first volcano.
    laid_aside: Vec<ShapeId>,
}

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State { walk: None, companion: None, laid_aside: Vec::new() }
    }
}

/// The public information about the expansion, besides the pieces on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The dragon tiles that wait for the first volcano.
    pub laid_aside: Vec<ShapeId>,
    /// The cells of the walk in progress, in order; the first is where it began.
    pub way: Vec<Pos>,
    /// The meeple beside the fairy: its owner, kind, cell, and segment, which is `None` on top of a piece.
    pub companion: Option<(Seat, Figure, Pos, Option<SegmentIndex>)>,
}

impl Shown {
    /// Returns the public information about a game.
    pub fn of(game: &Game) -> Shown {
        let Some(state) = state(game) else { return Shown::default() };
        let way = state.walk.iter().flat_map(|walk| walk.way());
        let companion = companion(game).and_then(|companion| {
            let (at, segment) = companion.place(game)?;
            Some((companion.seat, companion.figure, at, segment))
        });
        Shown { laid_aside: state.laid_aside.clone(), way: way.map(|tile| cell_of(game, tile)).collect(), companion }
    }
}

/// The answers that the expansion adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Moves the dragon to an adjacent tile (§2.13).
    Step {
        /// The tile's cell.
        to: Pos,
    },
    /// Puts the fairy beside one of the player's meeples (§3.1).
    Fairy {
        /// The meeple.
        figure: Figure,
        /// Its cell.
        at: Pos,
        /// Its segment of the tile there; `None` on top of a piece.
        segment: Option<SegmentIndex>,
    },
    /// Puts the fairy on a tile with a meeple of the player (PD-C3).
    FairyOn {
        /// The tile's cell.
        at: Pos,
    },
    /// Sends a knight home, from the city with the princess just laid (§4.2).
    SendHome {
        /// The owner.
        seat: Seat,
        /// The knight.
        figure: Figure,
        /// Its cell.
        at: Pos,
        /// Its segment of the tile there.
        segment: SegmentIndex,
    },
    /// Places a figure on another tile, through the portal just laid (§5.1).
    Travel {
        /// The figure.
        figure: Figure,
        /// The tile's cell.
        at: Pos,
        /// Its segment.
        segment: SegmentIndex,
    },
}

/// The questions of the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The next step of the dragon.
    Step {
        /// Its number in the walk, from 1 to 6.
        number: u8,
    },
}

/// The events of the expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A dragon tile that came before the first volcano was laid aside (§2.6).
    LaidAside {
        /// The tile.
        shape: ShapeId,
    },
    /// The tiles laid aside were shuffled into the pile (§2.7).
    ShuffledIn {
        /// Their number.
        count: usize,
    },
    /// The dragon came to a volcano (§2.1).
    Landed {
        /// The volcano's cell.
        at: Pos,
    },
    /// The dragon made a step.
    Stepped {
        /// The player who decided about it.
        seat: Seat,
        /// The number of the step in its walk.
        number: u8,
        /// The cell of the tile that it entered.
        to: Pos,
        /// The figures that it ate, with their owners.
        eaten: Vec<(Seat, Figure)>,
        /// Whether no other step was possible.
        is_forced: bool,
    },
    /// The walk ended early, since no step is possible (§2.17).
    DeadEnd {
        /// The number of steps made.
        steps: u8,
    },
    /// The fairy was moved.
    Fairy {
        /// The player.
        seat: Seat,
        /// The cell of her tile.
        at: Pos,
        /// The meeple beside her; `None` if she is there for all.
        figure: Option<Figure>,
    },
    /// A knight was sent home.
    SentHome {
        /// The player who laid the princess.
        by: Seat,
        /// The owner.
        seat: Seat,
        /// The knight.
        figure: Figure,
        /// The cell that it stood on.
        at: Pos,
    },
    /// A figure goes through a portal; its placing follows.
    Through {
        /// The player.
        seat: Seat,
        /// The cell of the portal.
        from: Pos,
    },
}

/// The occasions on which only this expansion gives points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The fairy is beside a meeple of the player whose turn begins (§3.7).
    Fairy,
}

/// The reasons for a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Bad {
    /// No figure is placed on the dragon's tile (§2.3, §2.27).
    #[error("the dragon is on the tile")]
    Dragon,
    /// The dragon cannot go there (§2.13–§2.15).
    #[error("the dragon cannot go there")]
    NoStep,
    /// The fairy goes to another meeple of the player (§3.1, §3.3, §3.4).
    #[error("the fairy goes beside another own meeple")]
    Fairy,
    /// There is no such knight in the city with the princess (§4.2).
    #[error("no such knight is in the city with the princess")]
    NoKnight,
    /// The tile just laid has no portal (§5.1).
    #[error("the tile has no portal")]
    NoPortal,
    /// The portal does not lead there (§5.2, §5.3, §5.6, §5.8).
    #[error("the portal does not lead there")]
    NoWay,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare,
    equip,
    lays_aside: dragon::lays_aside,
    placed: dragon::placed,
    keeps: Some(|game, asked, answer| princess::keeps(game, asked, answer) && !dragon::bars_synod(game, answer)),
    offer: |game, seat, tile, actions| {
        fairy::offer(game, seat, actions);
        princess::offer(game, tile, actions);
        portal::offer(game, seat, tile, actions);
    },
    refuse,
    bars: |game, _, node| dragon::is_on(game, game.board().features().node(node).tile),
    left: fairy::left,
    extras: fairy::extras,
    asks_next: true,
    recount: fairy::recount,
    kept_tiles: |game| state(game).map_or(0, |state| state.laid_aside.len()),
    audit,
    ..Hooks::NONE
};

/// Returns the thirty tiles of an edition.
fn tiles(setup: &Setup) -> impl Iterator<Item = ShapeId> + use<> {
    tiles_of(&format!("the-princess-and-the-dragon:{}", setup.edition.number()))
}

/// Returns whether a tile is kept apart until the first volcano is laid, instead of being in the pile (PD-C7).
fn is_kept_apart(setup: &Setup, shape: ShapeId) -> bool {
    let options = setup.expansions.the_princess_and_the_dragon.as_ref();
    let keeps_apart = options.is_some_and(|options| options.early_dragon_tiles == EarlyDragonTiles::KeptApart);
    keeps_apart && shape.shape().has(Kind::Dragon)
}

/// Shuffles the tiles into the pile (§1.1).
fn prepare(setup: &Setup, layout: &mut Layout) {
    tiles(setup).filter(|&shape| !is_kept_apart(setup, shape)).for_each(|shape| layout.pile.mix_in(shape));
}

fn equip(game: &mut Game) {
    let apart = tiles(game.setup()).filter(|&shape| is_kept_apart(game.setup(), shape)).collect();
    if let Some(state) = &mut game.states.the_princess_and_the_dragon {
        state.laid_aside = apart;
    }
}

/// Returns the cell of the dragon or the fairy; `None` if it is beside the board.
pub fn cell(game: &Game, piece: Piece) -> Option<Pos> {
    game.board().stood().iter().find(|stood| stood.piece == piece).and_then(|stood| match stood.site {
        Site::Tile(at) => Some(at),
        _ => None,
    })
}

/// Returns the tile of the dragon or the fairy.
fn tile(game: &Game, piece: Piece) -> Option<TileNo> {
    game.board().at(cell(game, piece)?)
}

/// Returns the cell by which a tile is named, the first of a large one.
fn cell_of(game: &Game, tile: TileNo) -> Pos {
    let laid = game.board().laid(tile);
    laid.cells().next().unwrap_or(laid.at)
}

/// Moves the dragon or the fairy to a cell.
fn bring(game: &mut Game, piece: Piece, to: Pos) {
    let on = |at| Stood { piece, owner: None, site: Site::Tile(at) };
    match cell(game, piece) {
        Some(from) => _ = game.shift(on(from), Some(Site::Tile(to))),
        None => game.put(on(to)),
    }
}

fn refuse(game: &Game, seat: Seat, action: action::Action) -> Option<Refusal> {
    let bad = match action {
        action::Action::Deploy { .. } => dragon::is_on(game, game.last()).then_some(Bad::Dragon)?,
        action::Action::Special(SpecialAction::ThePrincessAndTheDragon(action)) => {
            let asked = game.decision().map(|decision| decision.question);
            match action {
                Action::Step { .. } if asked == Some(action::Question::Act) => return Some(Refusal::Unasked),
                Action::Step { .. } => Bad::NoStep,
                _ if asked != Some(action::Question::Act) => return Some(Refusal::Unasked),
                Action::Fairy { .. } | Action::FairyOn { .. } => Bad::Fairy,
                Action::SendHome { .. } => Bad::NoKnight,
                Action::Travel { figure, .. } if !game.player(seat).has(figure) => {
                    return Some(Refusal::NoneLeft(figure));
                }
                Action::Travel { .. } if portal::is_laid(game, game.last()) => Bad::NoWay,
                Action::Travel { .. } => Bad::NoPortal,
            }
        }
        _ => return None,
    };
    Some(Refusal::Special(SpecialRefusal::ThePrincessAndTheDragon(bad)))
}

/// Carries out an action that the game offered.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<event::Event>) -> Flow {
    match action {
        Action::Step { to } => dragon::step(game, to, false, events),
        Action::Fairy { figure, at, segment } => fairy::put(game, at, Some((figure, segment)), events),
        Action::FairyOn { at } => fairy::put(game, at, None, events),
        Action::SendHome { seat, figure, at, segment } => {
            princess::send_home(game, (figure, seat), (at, segment), events)
        }
        Action::Travel { figure, at, segment } => portal::travel(game, figure, (at, segment), events),
    }
}

/// Checks §11: the dragon is on the board if a volcano is, alone on its tile but for lords, and the fairy is with her
/// meeple.
fn audit(game: &Game) -> Result<(), String> {
    let has_volcano = game.board().tiles().iter().any(|laid| laid.shape.shape().has(Kind::Volcano));
    if has_volcano != cell(game, Piece::Dragon).is_some() {
        return Err("the dragon comes with the first volcano".to_owned());
    }
    let nodes = game.board().features();
    let mut figures = game.board().figures().iter();
    let is_meal = |node| dragon::is_on(game, nodes.node(node).tile) && !dragon::is_safe(game, node);
    if let Some(meal) = figures.find(|standing| is_meal(standing.node)) {
        return Err(format!("a {:?} of {} is on the dragon's tile", meal.figure, meal.seat));
    }
    let place = companion(game).map(|companion| companion.place(game).map(|(at, _)| at));
    if place.is_some_and(|place| place.and_then(|at| game.board().at(at)) != tile(game, Piece::Fairy)) {
        return Err("the fairy is not beside her meeple".to_owned());
    }
    Ok(())
}

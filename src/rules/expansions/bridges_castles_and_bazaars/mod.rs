//! Bridges, Castles & Bazaars (`rules/bridges_castles_bazaars.md`).
//!
//! A bridge carries a road over a tile whose meadows it stands on. A small city may become a castle, which takes the points
//! of the first thing completed near it. A bazaar puts tiles up for auction, and everybody plays the one won as an extra
//! turn.
//!
//! With Hills & Sheep: a hill decides who owns a small city, and one won at auction hides its tile when it is laid
//! (`000 §Interactions`). With the River: no bridge stands on a river's side, and one beside a river tile does not excuse
//! the river from going on.

mod auction;
mod audit;
mod bazaar;
mod bridge;
mod castle;
mod options;
mod request;
#[cfg(test)]
mod tests;
mod trigger;

use serde::{Deserialize, Serialize};

use super::options::bridges_castles_and_bazaars as options;
use super::state::bridges_castles_and_bazaars as state;
use super::{Hooks, SpecialAction, SpecialEvent, SpecialLot, SpecialOccasion, SpecialQuestion};
use crate::action::{self, Refusal};
use crate::event;
use crate::game::Game;
use crate::geometry::{Axis, Pos};
use crate::kind;
use crate::piece::Piece;
use crate::pile::Layout;
use crate::placing;
use crate::score::{self, Score, Seats};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::tile::{Kind, KindRules, SegmentIndex, ShapeId};
use crate::turn::Flow;

pub(crate) use super::nothing::FIGURES;
pub use super::nothing::Own;
pub use auction::{Auction, Bid, MOST_BID, Offer, Sale};
pub use bazaar::{Ahead, Bazaars, ahead};
pub(crate) use bazaar::{hold as hold_bazaars, is_next, may_lay_again, note as note_bazaar};
pub(crate) use bridge::gain as gain_bridges;
pub use bridge::{BadBridge as Bad, Bridge, Bridges, with as bridge_of};
pub(crate) use castle::decide as decide_small_cities;
pub use castle::{Castle, Castles};
pub(super) use options::OPTIONS;
pub use options::{BazaarMode, CastleShape, FreeBridge, NeededBridge, Options, RoundStart};
pub(crate) use trigger::score as score_castles;

/// What is printed on its tiles.
pub(super) const TILES: &str = include_str!("../../../../assets/tiles/bridges_castles_and_bazaars.toml");

/// A bazaar takes no figure.
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Bazaar, kind::INSIDE)];

/// What everybody may see of the expansion.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The castles on the table, in the order of building.
    pub castles: Vec<CastleView>,
    /// The auction that is on, or whose tiles are being played.
    pub auction: Option<Auction>,
}

impl Shown {
    pub(super) fn of(game: &Game) -> Shown {
        let Some(state) = state(game) else { return Shown::default() };
        let view = |castle: &Castle| CastleView { cells: castle.cells, lords: castle.lords(game).to_vec() };
        Shown { castles: state.castles.built().iter().map(view).collect(), auction: state.bazaars.auction().cloned() }
    }
}

/// A castle over two tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CastleView {
    /// The two cells.
    pub cells: [Pos; 2],
    /// Whose figures stand on it, by seat; nobody's once it has taken its points. The figures themselves are among
    /// [`View::figures`](crate::View::figures), on the segments of the city under it.
    pub lords: Vec<Seat>,
}

/// Why points are counted that only this expansion gives, or takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A castle takes the points of something completed near it (`001 §Forteresses "Marquer"`).
    Castle {
        /// The oldest segment of the completed feature, or of the city under the castle, that is worth these points.
        of: (Pos, SegmentIndex),
        /// What that is.
        origin: Origin,
    },
    /// A tile was paid for at auction (`001 §Bazars 4`).
    Paid {
        /// The tile.
        shape: ShapeId,
    },
    /// Somebody else paid for a tile, to this player.
    Earned {
        /// The tile.
        shape: ShapeId,
    },
}

/// What a castle takes its points from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// A completed road.
    Road,
    /// A completed city.
    City,
    /// A completed monastery.
    Monastery,
    /// Another castle that has taken points.
    Castle,
}

/// What a castle took its points from; nothing of scores that no castle took.
pub const fn castle_origin(score: &Score) -> Option<Origin> {
    match score.occasion {
        score::Occasion::Special(SpecialOccasion::BridgesCastlesAndBazaars(Occasion::Castle { origin, .. })) => {
            Some(origin)
        }
        _ => None,
    }
}

const fn occasion(occasion: Occasion) -> score::Occasion {
    score::Occasion::Special(SpecialOccasion::BridgesCastlesAndBazaars(occasion))
}

/// What the expansion remembers. All of it is public.
#[derive(Clone, Debug)]
pub struct State {
    /// The bridges that are left.
    pub bridges: Bridges,
    /// The castles that stand, and those that are left.
    pub castles: Castles,
    /// The auction that is on, and those still to come.
    pub bazaars: Bazaars,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { bridges: Bridges::default(), castles: Castles::default(), bazaars: Bazaars::default() }
    }
}

/// What the expansion lets players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Discard a tile that fits only with a bridge (`001 n1`).
    Discard,
    /// Build a bridge that no placement needs.
    Bridge(Bridge),
    /// Take the points of one's small city.
    TakePoints,
    /// Make a castle of it.
    BuildCastle,
    /// Let one's castle take the points of this completed feature, named by its oldest segment.
    Repeat {
        /// The cell.
        at: Pos,
        /// The segment of the tile there.
        segment: SegmentIndex,
    },
    /// Pick a tile on offer and open the bids.
    Pick {
        /// Its place in [`Auction::offers`].
        offer: u8,
        /// The opening bid.
        bid: u8,
    },
    /// Let others have the tile that is being auctioned.
    Decline,
    /// Bid more for it.
    Raise {
        /// The bid.
        bid: u8,
    },
    /// Sell the picked tile to the highest bidder.
    Sell,
    /// Keep it and pay that bid to the highest bidder.
    Buy,
    /// Do without bids at this bazaar (`001 n30`).
    Content,
    /// Ask for bids.
    Request,
}

/// What the expansion asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Whether a small city, named by its oldest segment, is scored or becomes a castle.
    SmallCity {
        /// The cell.
        at: Pos,
        /// The segment of the tile there.
        segment: SegmentIndex,
    },
    /// Whose points a castle, named like the city under it, takes.
    Castle {
        /// The cell.
        at: Pos,
        /// The segment of the tile there.
        segment: SegmentIndex,
    },
    /// Which tile on offer to pick, and the opening bid.
    Pick,
    /// Whether to bid more for the picked tile.
    Raise,
    /// Whether to buy or sell the picked tile.
    Deal,
    /// Whether there shall be bids.
    Request,
}

/// What must be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lot {
    /// A tile that goes on offer.
    Offer,
}

/// What was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// This tile goes on offer.
    Offer(ShapeId),
}

/// What happens only with this expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A bridge was built.
    Bridge {
        /// Who built it.
        seat: Seat,
        /// The cell of its tile.
        at: Pos,
        /// The way it runs.
        axis: Axis,
    },
    /// A small city became a castle.
    Castle {
        /// Whose figures are on it.
        lords: Seats,
        /// Its two cells.
        cells: [Pos; 2],
    },
    /// A bazaar opened.
    Opened {
        /// Who laid it.
        placer: Seat,
    },
    /// A bazaar stayed closed, since there were fewer tiles than players (`001 §Bazars 4`).
    Closed {
        /// Who laid it.
        placer: Seat,
    },
    /// A tile went on offer.
    Offered {
        /// The tile.
        shape: ShapeId,
    },
    /// A player picked a tile on offer.
    Picked {
        /// Who.
        seat: Seat,
        /// The tile.
        shape: ShapeId,
        /// The opening bid.
        bid: u8,
    },
    /// A player bid more.
    Raised {
        /// Who.
        seat: Seat,
        /// The bid.
        bid: u8,
    },
    /// A player passed.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A tile on offer found its owner.
    Sold {
        /// The tile.
        shape: ShapeId,
        /// Who has it now.
        to: Seat,
        /// What that player paid for it.
        paid: u8,
        /// Who was paid; `None` if the points went to nobody.
        payee: Option<Seat>,
    },
    /// A player said whether there shall be bids.
    Wish {
        /// Who.
        seat: Seat,
        /// Whether there shall be.
        bids: bool,
    },
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare,
    equip,
    offer_placements: bridge::offer_placements,
    gives_nothing_away,
    placed: bridge::placed,
    offer: bridge::offer,
    refuse,
    exempts: castle::stands_on,
    terms: castle::terms,
    pieces: list_pieces,
    asks_next: true,
    recount: audit::recount,
    kept_tiles: |game| state(game).and_then(|state| state.bazaars.auction()).map_or(0, Auction::on_table),
    audit: audit::audit,
    ..Hooks::NONE
};

/// Shuffles the twelve tiles in (`001 §Mise en place`).
fn prepare(setup: &Setup, layout: &mut Layout) {
    layout.shuffle_in(&format!("bridges-castles-and-bazaars:{}", setup.edition.number()));
}

/// Bridges, and as many castles, of each player (`001 §Mise en place`).
const fn pieces(players: usize) -> u8 {
    if players <= 4 { 3 } else { 2 }
}

fn equip(game: &mut Game) {
    let (seats, count) = (game.seats(), pieces(game.players()));
    if let Some(state) = &mut game.states.bridges_castles_and_bazaars {
        for seat in seats {
            state.bridges.equip(seat, count);
            state.castles.equip(seat, count);
        }
    }
}

fn list_pieces(game: &Game, seat: Seat, pieces: &mut Vec<(Piece, usize)>) {
    if let Some(state) = state(game) {
        pieces.push((Piece::Bridge, usize::from(state.bridges.left(seat))));
        pieces.push((Piece::Castle, usize::from(state.castles.left(seat))));
    }
}

fn refuse(game: &Game, seat: Seat, action: action::Action) -> Option<Refusal> {
    match action {
        action::Action::Place(placement) if bridge::with(&placement).is_some() => {
            game.hand().map(|shape| bridge::refuse_placement(game, seat, shape, placement))
        }
        action::Action::Special(SpecialAction::BridgesCastlesAndBazaars(action)) => Some(match action {
            Action::Bridge(bridge) if is_asked(game, action::Question::Act) => bridge::refuse(game, seat, bridge),
            Action::Repeat { .. } | Action::Pick { .. } | Action::Raise { .. } => Refusal::NotOffered,
            _ => Refusal::Unasked,
        }),
        _ => None,
    }
}

/// To discard a tile spends no bridge.
fn gives_nothing_away(action: SpecialAction) -> bool {
    action == SpecialAction::BridgesCastlesAndBazaars(Action::Discard)
}

fn is_asked(game: &Game, question: action::Question) -> bool {
    game.decision().is_some_and(|decision| decision.question == question)
}

/// Carries out an action that the game offered.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<event::Event>) -> Flow {
    match action {
        Action::Discard => placing::let_go(game, events),
        Action::Bridge(bridge) => bridge::build(game, bridge, events),
        Action::TakePoints => castle::chosen(game, false),
        Action::BuildCastle => castle::chosen(game, true),
        Action::Repeat { at, segment } => trigger::repeat(game, (at, segment), events),
        Action::Pick { offer, bid } => bazaar::pick(game, offer, bid, events),
        Action::Decline => bazaar::decline(game, events),
        Action::Raise { bid } => bazaar::raise(game, bid, events),
        Action::Sell => bazaar::sell(game, events),
        Action::Buy => bazaar::buy(game, events),
        Action::Content => request::answer(game, false, events),
        Action::Request => request::answer(game, true, events),
    }
}

pub(super) fn outcomes(game: &Game, lot: Lot) -> usize {
    match lot {
        Lot::Offer => game.pile().top().len(),
    }
}

pub(super) fn outcome(game: &Game, lot: Lot, number: usize) -> Option<Drawn> {
    match lot {
        Lot::Offer => game.pile().top().get(number).copied().map(Drawn::Offer),
    }
}

/// Everybody sees which tile goes on offer.
pub(super) fn stand_in(_: &Game, lot: Lot) -> Option<Drawn> {
    match lot {
        Lot::Offer => None,
    }
}

pub(super) fn drawn(game: &mut Game, lot: Lot, drawn: Drawn, events: &mut Vec<event::Event>) -> Option<Flow> {
    match (lot, drawn) {
        (Lot::Offer, Drawn::Offer(shape)) => bazaar::offered(game, shape, events),
    }
}

fn auction(game: &mut Game) -> Option<&mut Auction> {
    game.states.bridges_castles_and_bazaars.as_mut()?.bazaars.auction_mut()
}

const fn lot(lot: Lot) -> Flow {
    Flow::Draw(crate::game::Lot::Special(SpecialLot::BridgesCastlesAndBazaars(lot)))
}

const fn event(event: Event) -> event::Event {
    event::Event::Special(SpecialEvent::BridgesCastlesAndBazaars(event))
}

const fn question(question: Question) -> action::Question {
    action::Question::Special(SpecialQuestion::BridgesCastlesAndBazaars(question))
}

const fn action(action: Action) -> action::Action {
    action::Action::Special(SpecialAction::BridgesCastlesAndBazaars(action))
}

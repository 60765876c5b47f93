//! Bridges, Castles & Bazaars (`docs/rules/bridges_castles_and_bazaars.md`).
//!
//! A bridge carries a road over a tile with fields on two opposite sides. A small city can become a castle, which
//! scores the points of the first feature that is completed near it. A bazaar leads to an auction of one tile for each
//! player, who places it in an additional turn.
//!
//! With Hills & Sheep, hills break ties for small cities, and a hill won at auction hides a tile when it is placed
//! (`bridges_castles_and_bazaars.md 1.1.8, 2.1.9`). With the River, a bridge cannot end at a side with a river, and a
//! bridge beside a river tile does not change where the river must continue.

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

pub use super::own::bridges_castles_and_bazaars::state;
use super::own::bridges_castles_and_bazaars::{action, draw, event, occasion, options, question, refusal, state_mut};
use crate::{
    Axis, ExpansionAction, ExpansionOccasion, ExpansionQuestion, Flow, Game, Hooks, Kind, KindRules, Piece, Pos,
    Refusal, Score, Seat, Seats, SegmentIndex, SegmentPlace, ShapeId, kind, score, tile_placement,
};

pub(crate) use super::nothing::*;
pub use auction::{Auction, AuctionedTile, Bid, MAX_BID, Sale};
pub use bazaar::{AuctionEffect, Bazaars, auction_effect};
pub(crate) use bazaar::{hold_bazaars, is_auction_due, may_place_again, record_bazaar};
pub(crate) use bridge::gain_bridges;
pub use bridge::{Bridge, Bridges, RefusalReason, bridge_of};
pub use castle::{Castle, Castles};
pub(crate) use castle::{builds_castle, decide_small_cities, is_lord};
pub(super) use options::OPTIONS;
pub use options::{BazaarMode, CastleShape, FreeBridge, NeededBridge, Options, RoundStart};
pub(crate) use trigger::score_castles;

/// The rules of bazaars, on which no figure can be placed.
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Bazaar, kind::INSIDE_RULES)];

/// The public information about the expansion, as part of a [`View`](crate::View).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The castles on the table, in the order of building.
    pub castles: Vec<CastleView>,
    /// The auction in progress, or the one whose tiles are being placed. `None` at all other times.
    pub auction: Option<Auction>,
}

impl PublicState {
    pub(super) fn of(game: &Game) -> PublicState {
        let Some(state) = state(game) else { return PublicState::default() };
        let view = |castle: &Castle| CastleView { cells: castle.cells, lords: castle.lords(game).to_vec() };
        PublicState {
            castles: state.castles.built().iter().map(view).collect(),
            auction: state.bazaars.auction().cloned(),
        }
    }
}

/// A castle and the feature around which it counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CastleView {
    /// The two cells of the former city.
    pub cells: [Pos; 2],
    /// The players with figures on the castle, by seat. Empty once the castle is complete. The figures themselves are
    /// in [`View::figures`](crate::View::figures), on the segments of the city under the castle.
    pub lords: Vec<Seat>,
}

/// The occasions on which only this expansion awards or takes points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A castle scores the points of a feature near it (`bridges_castles_and_bazaars.md 2.3.1, 2.3.3`).
    Castle {
        /// The oldest segment of the feature, or of the city under the castle, whose points are repeated.
        of: SegmentPlace,
        /// The kind of the feature whose points the castle repeats.
        origin: Origin,
    },
    /// A player paid for a tile at auction, so the points are negative (`bridges_castles_and_bazaars.md 3.6`).
    Paid { shape: ShapeId },
    /// A player received points from another player for a tile (`bridges_castles_and_bazaars.md 3.6`).
    Earned { shape: ShapeId },
}

/// The kind of feature whose points a castle repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// A road completed in the castle's neighbourhood.
    Road,
    /// A city completed in the castle's neighbourhood.
    City,
    /// A monastery completed in the castle's neighbourhood.
    Monastery,
    /// An abbey completed in the castle's neighbourhood.
    Abbey,
    /// A shrine completed in the castle's neighbourhood.
    Shrine,
    /// Another castle, which was scored first.
    Castle,
}

/// Returns the kind of feature whose points a castle repeats. Returns `None` if the score is not that of a castle.
pub const fn castle_origin(score: &Score) -> Option<Origin> {
    match score.occasion {
        score::Occasion::Expansion(ExpansionOccasion::BridgesCastlesAndBazaars(Occasion::Castle {
            origin, ..
        })) => Some(origin),
        _ => None,
    }
}

/// The state of the expansion in a game. All of it is public.
#[derive(Clone, Debug)]
pub struct State {
    bridges: Bridges,
    /// The castles on the table, and the small cities whose owners must still choose.
    pub castles: Castles,
    /// The auction in progress, and those that wait for it.
    pub bazaars: Bazaars,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { bridges: Bridges::default(), castles: Castles::default(), bazaars: Bazaars::default() }
    }
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Discards a tile that fits only with a bridge (`bridges_castles_and_bazaars.md 1.2.4`).
    Discard,
    /// Builds a bridge over a tile, in addition to placing a figure.
    BuildBridge(Bridge),
    /// Scores the small city at once, and gives up the castle.
    TakePoints,
    /// Makes the small city a castle, which scores later.
    BuildCastle,
    /// Chooses the completed feature whose points a castle repeats, given by its oldest segment.
    RepeatPoints { at: Pos, segment: SegmentIndex },
    /// Picks a tile by its index in [`Auction::offers`], with an opening bid of 0 to [`MAX_BID`] points.
    Pick { offer: u8, bid: u8 },
    /// Does not bid. The player is not asked again about this tile.
    Decline,
    /// Outbids all others for the tile that is being sold, with more points than the best bid so far.
    Raise { bid: u8 },
    /// Takes the points of the highest bidder, who gets the tile. The alternative is to buy it oneself.
    Sell,
    /// Keeps the picked tile and pays the amount of the highest bid to the highest bidder.
    Buy,
    /// Agrees to distribute the tiles without bids (`bridges_castles_and_bazaars.md 3.16`).
    WaiveBids,
    /// Asks for bids, which all players can then make.
    RequestBids,
}

/// The questions that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player must choose whether a small city, given by its oldest segment, is scored or becomes a castle.
    SmallCity { at: Pos, segment: SegmentIndex },
    /// The player must choose whose points a castle repeats. It is given by the oldest segment of the city under it.
    Castle { at: Pos, segment: SegmentIndex },
    /// The player must pick a tile and choose the opening bid.
    Pick,
    /// The player may bid more for the tile that another player picked.
    Raise,
    /// The player must buy the picked tile or sell it to the highest bidder.
    Deal,
    /// The player must choose whether the auction has bids, see [`Action::RequestBids`].
    Request,
}

/// The draws that only this expansion needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// A tile from the pile, which goes on offer.
    Offer,
}

/// The outcomes of the expansion's draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawOutcome {
    /// The design of the tile.
    Offer(ShapeId),
}

/// The events that only this expansion causes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A bridge was built, which carries a road over a tile in the direction `axis`.
    BridgeBuilt { seat: Seat, at: Pos, axis: Axis },
    /// A small city on two cells was not scored, but became a castle. `lords` have figures on it, by seat.
    CastleBuilt { lords: Seats, cells: [Pos; 2] },
    /// A bazaar opened an auction after the turn of its player.
    BazaarOpened { placer: Seat },
    /// A bazaar opened no auction because fewer tiles than players were left (`bridges_castles_and_bazaars.md 3.2`).
    BazaarClosed { placer: Seat },
    /// A tile of the auction was revealed, so all players see it.
    TileOffered { shape: ShapeId },
    /// A player picked the next tile to sell, with an opening bid in points, which can be 0.
    Picked { seat: Seat, shape: ShapeId, bid: u8 },
    /// A player outbid all others with this number of points.
    Raised { seat: Seat, bid: u8 },
    /// A player declined to bid, and is not asked again about this tile.
    Declined { seat: Seat },
    /// A tile was sold, or its picker bought it.
    Sold {
        shape: ShapeId,
        /// The player who will place the tile.
        to: Seat,
        /// The price in points, 0 or more.
        paid: u8,
        /// The player who received the points, or `None` if no player did.
        payee: Option<Seat>,
    },
    /// A player answered whether to ask for bids. The auction has bids if at least one player wants them.
    BidsDecided { seat: Seat, wants_bids: bool },
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles: |setup, tiles| tiles.shuffle_in_edition("bridges-castles-and-bazaars", setup.edition),
    distribute_components: |game| {
        PIECES.iter().for_each(|&piece| game.give_pieces(piece, pieces_per_player(game.player_count())))
    },
    offer_placements: bridge::offer_placements,
    costs_nothing: |action| action == ExpansionAction::BridgesCastlesAndBazaars(Action::Discard),
    is_side_action: |action| matches!(action, ExpansionAction::BridgesCastlesAndBazaars(Action::BuildBridge(_))),
    on_tile_placed: bridge::on_tile_placed,
    offer_main_actions: bridge::offer_main_actions,
    refusal_of,
    exempt_feature: Some(|game, index| state(game)?.castles.built().get(index).map(|castle| castle.feature(game))),
    adjust_terms: Some(castle::adjust_terms),
    list_pieces: |game, seat, list| game.list_pieces(PIECES, seat, list),
    passes_to_next_player: |question| {
        matches!(question, ExpansionQuestion::BridgesCastlesAndBazaars(Question::Pick | Question::Request))
    },
    recount: audit::recount,
    kept_tile_count: |game| auction(game).map_or(0, Auction::unplaced_count),
    audit: audit::audit,
    ..Hooks::NONE
};

const PIECES: &[Piece] = &[Piece::Bridge, Piece::Castle];

/// Returns the number of bridges, and of castles, of each player (`bridges_castles_and_bazaars.md 0.2`).
const fn pieces_per_player(players: usize) -> u8 {
    if players <= 4 { 3 } else { 2 }
}

fn refusal_of(game: &Game, seat: Seat, action: crate::Action) -> Option<Refusal> {
    match action {
        crate::Action::Place(placement) if bridge::bridge_of(&placement).is_some() => {
            game.hand().map(|shape| bridge::placement_refusal(game, seat, shape, placement))
        }
        action => match action.bridges_castles_and_bazaars()? {
            Action::BuildBridge(bridge) if game.decision().is_some_and(|decision| decision.question.is_main()) => {
                bridge::refusal_of(game, seat, bridge)
            }
            Action::RepeatPoints { .. } | Action::Pick { .. } | Action::Raise { .. } => Some(Refusal::NotOffered),
            _ => Some(Refusal::NotAsked),
        },
    }
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::Discard => tile_placement::discard_declined_tile(game, events),
        Action::BuildBridge(bridge) => bridge::build_bridge(game, bridge, events),
        Action::TakePoints => castle::record_choice(game, false),
        Action::BuildCastle => castle::record_choice(game, true),
        Action::RepeatPoints { at, segment } => trigger::repeat_points(game, (at, segment), events),
        Action::Pick { offer, bid } => bazaar::pick_tile(game, offer, bid, events),
        Action::Decline => bazaar::answer_bid(game, None, events),
        Action::Raise { bid } => bazaar::answer_bid(game, Some(bid), events),
        Action::Sell => bazaar::settle_sale(game, true, events),
        Action::Buy => bazaar::settle_sale(game, false, events),
        Action::WaiveBids => request::record_answer(game, false, events),
        Action::RequestBids => request::record_answer(game, true, events),
    }
}

pub(super) fn outcome_count(game: &Game, draw: Draw) -> usize {
    match draw {
        Draw::Offer => game.pile().top().len(),
    }
}

pub(super) fn outcome(game: &Game, draw: Draw, number: usize) -> Option<DrawOutcome> {
    match draw {
        Draw::Offer => game.pile().top().get(number).copied().map(DrawOutcome::Offer),
    }
}

/// Returns `None`: a tile on offer needs no placeholder, because all players see it.
pub(super) fn placeholder(_: &Game, draw: Draw) -> Option<DrawOutcome> {
    match draw {
        Draw::Offer => None,
    }
}

pub(super) fn apply_draw(
    game: &mut Game,
    draw: Draw,
    drawn: DrawOutcome,
    events: &mut Vec<crate::Event>,
) -> Option<Flow> {
    match (draw, drawn) {
        (Draw::Offer, DrawOutcome::Offer(shape)) => bazaar::add_to_auction(game, shape, events),
    }
}

/// Returns the auction in progress, or `None`. It remains in progress while its tiles are being placed.
pub fn auction(game: &Game) -> Option<&Auction> {
    state(game)?.bazaars.auction()
}

/// Returns the auction, which must be in progress.
fn auction_mut(game: &mut Game) -> Option<&mut Auction> {
    let auction = state_mut(game).bazaars.auction_mut();
    always!(auction.is_some(), "no auction is in progress");
    auction
}

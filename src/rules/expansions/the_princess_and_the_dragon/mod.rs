//! The Princess & the Dragon (`docs/rules/the_princess_and_the_dragon.md`): a dragon that eats figures, a fairy that
//! protects them, a princess who sends knights home, and magic portals.
//!
//! The dragon and the fairy are pieces without an owner on a tile. No figure can be placed on the tile of the dragon,
//! which includes a volcano that was just placed (`the_princess_and_the_dragon.md 2.3, 2.27`).
//!
//! With the River, the volcano of the second river counts for the dragon too (`the_princess_and_the_dragon.md 7.2`).
//! With Hills & Sheep, the tokens of a shepherd that is eaten return to the bag
//! (`the_princess_and_the_dragon.md 2.22`). With Bridges, Castles & Bazaars, lords are not eaten
//! (`the_princess_and_the_dragon.md 2.24`). With The Gifts, a Synod cannot place a monk on the tile of the dragon
//! (`the_princess_and_the_dragon.md 2.27`). With Monuments, entering a large tile is one step
//! (`the_princess_and_the_dragon.md 7.30`). With The Tower, a meeple on top of a tower is eaten, and the fairy can be
//! beside it (`the_tower.md 6.25, 6.28`).

mod dragon;
mod fairy;
mod portal;
mod princess;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::own::the_princess_and_the_dragon::{action, event, occasion, options, question, refusal, state, state_mut};
use crate::kind::INSIDE_RULES;
use crate::pile::tiles_of;
use crate::setup::options;
use crate::{
    Figure, Flow, Game, Hooks, Kind, KindRules, OwnedFigure, Piece, Pos, Refusal, Seat, SegmentIndex, Setup, ShapeId,
    StartingTiles, TileNo, figure_placement,
};

pub(crate) use super::nothing::*;
pub use dragon::{MAX_DRAGON_STEPS, victims};
pub(crate) use dragon::{move_dragon_after_scoring, move_dragon_before_scoring};
pub(crate) use fairy::award_turn_point;
pub use fairy::companion;

/// The rules of the symbols for dragon and portal, which belong to a whole tile and are not features.
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Dragon, INSIDE_RULES), (Kind::Portal, INSIDE_RULES)];

options! {
    ThePrincessAndTheDragon in the_princess_and_the_dragon;
    /// The time in a turn at which the dragon moves (`dragon_timing`, `the_princess_and_the_dragon.md 2.10`).
    dragon_timing: DragonTiming {
        /// After the figure is placed, but before features are scored (`the_princess_and_the_dragon.md 2.10`).
        BeforeScoring "before_scoring",
        /// After the features of the turn are scored.
        AfterScoring "after_scoring",
    },
    /// Whether the princess must send a knight home (`princess_action`, `the_princess_and_the_dragon.md 4.2`).
    princess_action: PrincessAction {
        /// The player may send a knight home (`the_princess_and_the_dragon.md 4.2`).
        May "may",
        /// The player must send a knight home if there is one.
        Must "must",
    },
    /// Whether the fairy is for one meeple or for a tile (`fairy_placement`, `the_princess_and_the_dragon.md 3.1`).
    fairy_placement: FairyPlacement {
        /// The fairy stays beside one meeple, and protects only that one (`the_princess_and_the_dragon.md 3.1`).
        BesideMeeple "beside_meeple",
        /// The fairy is on a tile, for all meeples of all players there.
        OnTile "on_tile",
    },
    /// Whether a meeple may go through a portal to a feature that the portal tile completed elsewhere
    /// (`portal_to_completed_now`, `the_princess_and_the_dragon.md 5.4`).
    portal_to_completed_now: CompletedPortalTargets {
        /// A completed feature cannot be entered (`the_princess_and_the_dragon.md 5.4`).
        Refused "refused",
        /// The meeple may enter such a feature.
        Allowed "allowed",
    },
    /// Whether the fairy gives her point at the start of a turn with a tile won at auction
    /// (`fairy_point_in_auction_turn`, `the_princess_and_the_dragon.md 3.9`).
    fairy_point_in_auction_turn: AuctionTurnPoint {
        /// The player gets no point in a turn with a tile won at auction (`the_princess_and_the_dragon.md 3.9`).
        NotPaid "without",
        /// The player gets the point in a turn with a tile won at auction.
        Paid "with",
    },
    /// Dragon tiles before the first volcano (`early_dragon_tiles`, `the_princess_and_the_dragon.md 2.6`).
    early_dragon_tiles: EarlyDragonTiles {
        /// They are in the pile, and set aside when they are drawn (`the_princess_and_the_dragon.md 2.6`).
        SetAside "set_aside",
        /// They are not in the pile until the first volcano is placed.
        KeptApart "kept_apart",
    },
    /// The fairy's bonus for a lord (`fairy_bonus_on_castle`, `the_princess_and_the_dragon.md 7.14`).
    fairy_bonus_on_castle: CastleBonus {
        /// A lord beside the fairy brings its owner the bonus.
        Paid "paid",
        /// A lord beside the fairy brings no bonus.
        Unpaid "unpaid",
    },
}

/// The state of the expansion in a game. All of it is public. The cells of the dragon and the fairy are on the board.
#[derive(Clone, Debug)]
pub struct State {
    /// The movement that the last dragon tile caused, or `None` while the dragon is not moving.
    movement: Option<dragon::DragonMovement>,
    /// The meeple beside the fairy, or `None` if she is not beside a meeple.
    companion: Option<fairy::Companion>,
    /// The dragon tiles that wait for the first volcano.
    set_aside: Vec<ShapeId>,
}

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State { movement: None, companion: None, set_aside: Vec::new() }
    }
}

/// The public information about the expansion, besides the pieces on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The dragon tiles that wait for the first volcano.
    pub set_aside: Vec<ShapeId>,
    /// The cells on the dragon's path in the movement in progress, beginning with the cell where it started.
    pub path: Vec<Pos>,
    /// The meeple beside the fairy, or `None` if the fairy is beside none.
    pub companion: Option<CompanionView>,
}

/// The meeple beside the fairy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CompanionView {
    /// The owner of the meeple.
    pub seat: Seat,
    /// The kind of meeple.
    pub figure: Figure,
    /// The cell that the meeple is on.
    pub at: Pos,
    /// The segment that the meeple is on, or `None` if it is on top of a piece.
    pub segment: Option<SegmentIndex>,
}

impl PublicState {
    /// Returns the public information about a game.
    pub fn of(game: &Game) -> PublicState {
        let Some(state) = state(game) else { return PublicState::default() };
        let path = state.movement.iter().flat_map(|movement| movement.path());
        let companion = companion(game).and_then(|companion| {
            let (at, segment) = companion.place(game)?;
            Some(CompanionView { seat: companion.seat, figure: companion.figure, at, segment })
        });
        PublicState {
            set_aside: state.set_aside.clone(),
            path: path.map(|tile| cell_of_tile(game, tile)).collect(),
            companion,
        }
    }
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Moves the dragon to an adjacent tile (`the_princess_and_the_dragon.md 2.13`).
    MoveDragon { to: Pos },
    /// Puts the fairy beside a meeple of the player (`the_princess_and_the_dragon.md 3.1`).
    MoveFairyToFigure {
        /// The kind of the meeple, which the fairy then protects from the dragon.
        figure: Figure,
        at: Pos,
        /// The index of its segment on the tile there, or `None` for a meeple on top of a piece.
        segment: Option<SegmentIndex>,
    },
    /// Puts the fairy on a tile with a meeple of the player (`the_princess_and_the_dragon.md 3.1`).
    MoveFairyToTile { at: Pos },
    /// Sends any player's knight home from the city of the new princess (`the_princess_and_the_dragon.md 4.2`).
    SendKnightHome { seat: Seat, figure: Figure, at: Pos, segment: SegmentIndex },
    /// Places a figure from the supply through the new portal (`the_princess_and_the_dragon.md 5.1`).
    UsePortal { figure: Figure, at: Pos, segment: SegmentIndex },
}

/// The questions that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player must decide about the next step of the dragon, from 1 to 6.
    Step { number: u8 },
}

/// The events that only this expansion causes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A dragon tile that was drawn before the first volcano was set aside (`the_princess_and_the_dragon.md 2.6`).
    TileSetAside { shape: ShapeId },
    /// The `count` tiles that were set aside were shuffled into the pile (`the_princess_and_the_dragon.md 2.7`).
    TilesShuffledIn { count: usize },
    /// The dragon moved to a volcano (`the_princess_and_the_dragon.md 2.1`).
    DragonLanded { at: Pos },
    /// The dragon moved one tile, and ate the figures there.
    DragonMoved {
        seat: Seat,
        /// The number of the step in the movement, from 1 to 6.
        number: u8,
        to: Pos,
        /// The figures that the dragon ate, each with its owner.
        eaten: Vec<OwnedFigure>,
        /// Whether the player had no choice, because no other step was possible.
        is_forced: bool,
    },
    /// The movement ended early, because no step is possible (`the_princess_and_the_dragon.md 2.17`).
    DragonBlocked { steps: u8 },
    /// A player moved the fairy to a meeple, or to a tile for all meeples there.
    FairyMoved { seat: Seat, at: Pos, figure: Option<Figure> },
    /// A knight left its cell for its owner's supply because `by` placed a princess.
    KnightSentHome { by: Seat, seat: Seat, figure: Figure, at: Pos },
    /// A figure goes through the portal on the cell `from`. The event of its deployment follows.
    PortalUsed { seat: Seat, from: Pos },
}

/// The occasions on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A player's turn began with the fairy beside one of their meeples (`the_princess_and_the_dragon.md 3.7`).
    Fairy,
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The dragon is on the tile, so no figure can be placed there (`the_princess_and_the_dragon.md 2.3, 2.27`).
    #[error("the dragon is on the tile")]
    DragonOnTile,
    /// The dragon cannot enter this tile (`the_princess_and_the_dragon.md 2.13–2.15`).
    #[error("the dragon cannot go there")]
    NoStep,
    /// The fairy can only be put beside another meeple of the player (`the_princess_and_the_dragon.md 3.1, 3.3, 3.4`).
    #[error("the fairy goes beside another own meeple")]
    NoMeepleForFairy,
    /// The city with the princess has no such knight (`the_princess_and_the_dragon.md 4.2`).
    #[error("no such knight is in the city with the princess")]
    NoKnight,
    /// The tile just placed has no portal (`the_princess_and_the_dragon.md 5.1`).
    #[error("the tile has no portal")]
    NoPortal,
    /// The portal does not lead there (`the_princess_and_the_dragon.md 5.2, 5.3, 5.6, 5.8`).
    #[error("the portal does not lead there")]
    NoPath,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles,
    distribute_components,
    tile_deferral: dragon::tile_deferral,
    on_tile_placed: dragon::on_tile_placed,
    allows_answer: Some(princess::allows_answer),
    offer_main_actions: |game, seat, tile, actions| {
        fairy::offer_fairy(game, seat, actions);
        princess::offer_knights(game, tile, actions);
        portal::offer_portals(game, seat, tile, actions);
    },
    refusal_of,
    figure_check: Some(dragon::figure_check),
    on_figure_left: fairy::on_figure_left,
    add_extras: Some(fairy::add_extras),
    passes_to_next_player: |_| true,
    recount: fairy::recount,
    kept_tile_count: |game| state(game).map_or(0, |state| state.set_aside.len()),
    audit,
    ..Hooks::NONE
};

/// Returns the thirty tiles of the expansion, in the edition of the setup.
fn own_tiles(setup: &Setup) -> impl Iterator<Item = ShapeId> + use<> {
    tiles_of(&format!("the-princess-and-the-dragon:{}", setup.edition.number()))
}

/// Returns whether a tile is not in the pile until the first volcano is placed (`the_princess_and_the_dragon.md 2.6`).
fn is_kept_apart(setup: &Setup, shape: ShapeId) -> bool {
    let options = setup.expansions.the_princess_and_the_dragon.as_ref();
    let keeps_apart = options.is_some_and(|options| options.early_dragon_tiles == EarlyDragonTiles::KeptApart);
    keeps_apart && shape.has(Kind::Dragon)
}

/// Shuffles the tiles into the pile (`the_princess_and_the_dragon.md 1.1`).
fn prepare_tiles(setup: &Setup, tiles: &mut StartingTiles) {
    own_tiles(setup).filter(|&shape| !is_kept_apart(setup, shape)).for_each(|shape| tiles.pile.mix_in(shape));
}

fn distribute_components(game: &mut Game) {
    let apart = own_tiles(game.setup()).filter(|&shape| is_kept_apart(game.setup(), shape)).collect();
    state_mut(game).set_aside = apart;
}

/// Returns the number of the tile with the dragon or the fairy, or `None` if the piece is not on the board.
fn tile_of_piece(game: &Game, piece: Piece) -> Option<TileNo> {
    game.board().tile_at(game.board().cell_of_piece(piece)?)
}

/// Returns the cell that represents a tile: the first cell of a large tile, otherwise the only one.
fn cell_of_tile(game: &Game, tile: TileNo) -> Pos {
    let placed = game.board().placed_tile(tile);
    placed.cells().next().unwrap_or(placed.at)
}

fn refusal_of(game: &Game, seat: Seat, action: crate::Action) -> Option<Refusal> {
    let action = action.the_princess_and_the_dragon()?;
    let is_main = game.decision().is_some_and(|decision| decision.question.is_main());
    Some(match action {
        Action::MoveDragon { .. } if !is_main => refusal(RefusalReason::NoStep),
        _ if !is_main => Refusal::NotAsked,
        Action::MoveDragon { .. } => Refusal::NotAsked,
        Action::MoveFairyToFigure { .. } | Action::MoveFairyToTile { .. } => refusal(RefusalReason::NoMeepleForFairy),
        Action::SendKnightHome { .. } => refusal(RefusalReason::NoKnight),
        Action::UsePortal { figure, .. } if !game.player(seat).has_figure(figure) => Refusal::NoneLeft(figure),
        Action::UsePortal { .. } if portal::has_portal(game, game.last_placed_tile()) => refusal(RefusalReason::NoPath),
        Action::UsePortal { .. } => refusal(RefusalReason::NoPortal),
    })
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::MoveDragon { to } => dragon::make_step(game, to, false, events),
        Action::MoveFairyToFigure { figure, at, segment } => {
            fairy::put_fairy(game, at, Some((figure, segment)), events)
        }
        Action::MoveFairyToTile { at } => fairy::put_fairy(game, at, None, events),
        Action::SendKnightHome { seat, figure, at, segment } => {
            princess::send_knight_home(game, OwnedFigure { figure, seat }, (at, segment), events)
        }
        Action::UsePortal { figure, at, segment } => figure_placement::deploy_elsewhere(
            game,
            figure,
            (at, segment),
            |seat, from| event(Event::PortalUsed { seat, from }),
            events,
        ),
    }
}

/// Checks that the dragon is on the board if a volcano is, without figures except lords, and the fairy with her meeple.
fn audit(game: &Game) -> Result<(), String> {
    let has_volcano = game.board().tiles().iter().any(|placed| placed.shape.has(Kind::Volcano));
    if has_volcano != game.board().cell_of_piece(Piece::Dragon).is_some() {
        return Err("the dragon comes with the first volcano".to_owned());
    }
    let nodes = game.board().features();
    let mut figures = game.board().figures().iter();
    let is_meal = |node| dragon::has_dragon(game, nodes.node(node).tile) && !dragon::is_safe(game, node);
    if let Some(meal) = figures.find(|occupant| is_meal(occupant.node)) {
        return Err(format!("a {:?} of {} is on the dragon's tile", meal.figure, meal.seat));
    }
    let place = companion(game).map(|companion| companion.place(game).map(|(at, _)| at));
    if place.is_some_and(|place| place.and_then(|at| game.board().tile_at(at)) != tile_of_piece(game, Piece::Fairy)) {
        return Err("the fairy is not beside her meeple".to_owned());
    }
    Ok(())
}

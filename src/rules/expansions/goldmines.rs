//! The Goldmines (`goldmines.md 1`): ingots on tiles, for the players who score features there.
//!
//! With Bridges, Castles & Bazaars, a castle that scores takes the ingots near it (`goldmines.md 4.1`).

use serde::{Deserialize, Serialize};

use super::ExpansionOccasion::BridgesCastlesAndBazaars;
use super::bridges_castles_and_bazaars::{Castle, Occasion as CastleOccasion};
use super::own::goldmines::{action, event, occasion, question, refusal, state, state_mut};
use crate::kind::INSIDE_RULES;
use crate::{
    AuditedScore, Board, CompletionRule, FeatureId, Flow, Game, Hooks, Kind, KindRules, Piece, Pos, Refusal, Score,
    Seat, Term, TermLabel, TileNo, scoring,
};

pub(crate) use super::nothing::*;

/// The rules of goldmines, which belong to a whole tile and are not features (`goldmines.md 0.1`).
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Goldmine, INSIDE_RULES)];

/// Returns the points for each of a player's ingots at the end of the game (`goldmines.md 3.1`).
pub const fn points_each(ingots: u8) -> i16 {
    match ingots {
        0..=3 => 1,
        4..=6 => 2,
        7..=9 => 3,
        _ => 4,
    }
}

/// The ingots on tiles, and the players who may take them. The ingots of players are in their supplies.
#[derive(Clone, Debug)]
pub struct State {
    /// The tile of each ingot, in the order in which they were put there.
    ingots: Vec<TileNo>,
    /// The tiles of features scored in this turn, each with a player who may take ingots there.
    claims: Vec<(TileNo, Seat)>,
}

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State { ingots: Vec::new(), claims: Vec::new() }
    }

    /// Returns how many players may take an ingot of a tile.
    fn claim_count(&self, tile: TileNo) -> usize {
        Seat::all(Seat::MAX_COUNT).filter(|&seat| self.claims.contains(&(tile, seat))).count()
    }
}

/// The public information: the tiles with ingots.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// Each tile with its number of ingots, in the order of placing.
    pub tiles: Vec<(Pos, u8)>,
}

impl PublicState {
    /// Returns the public information about a game.
    pub fn of(game: &Game) -> PublicState {
        let mut ingots = state(game).map_or(Vec::new(), |state| state.ingots.clone());
        ingots.sort_unstable();
        let on_tile = |same: &[TileNo]| Some((game.board().placed_tile(*same.first()?).at, same.len() as u8));
        PublicState { tiles: ingots.chunk_by(TileNo::eq).filter_map(on_tile).collect() }
    }
}

/// The answer that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Puts an ingot on a tile beside the goldmine (`goldmines.md 1.1`).
    PutIngot { at: Pos },
}

/// The question that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player must put an ingot on a tile beside the goldmine (`goldmines.md 1.1`).
    PutIngot,
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player put one ingot on the tile with the goldmine and one on the tile at `at`.
    IngotsPut { seat: Seat, at: Pos },
    /// A player took ingots from the tiles of scored features.
    IngotsTaken { seat: Seat, count: u8 },
}

/// The occasion on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A player has ingots at the end of the game.
    Ingots,
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The tile is not beside the goldmine.
    #[error("that tile is not beside the goldmine")]
    NotBeside,
}

pub(super) const HOOKS: Hooks = Hooks {
    // `goldmines.md 0.1`
    prepare_tiles: |_, tiles| tiles.shuffle_in("goldmines"),
    on_tile_placed: |game, _, _| {
        let tile = game.last_placed_tile();
        if has_goldmine(game.board(), tile) {
            state_mut(game).ingots.push(tile);
        }
    },
    refusal_of: |game, _, answer| {
        let Action::PutIngot { .. } = answer.goldmines()?;
        let is_asked = game.decision()?.question.goldmines().is_some();
        Some(if is_asked { refusal(RefusalReason::NotBeside) } else { Refusal::NotAsked })
    },
    on_scored,
    add_final_points,
    list_pieces: |game, seat, pieces| game.list_pieces(&[Piece::Ingot], seat, pieces),
    recount,
    audit,
    ..Hooks::NONE
};

fn has_goldmine(board: &Board, tile: TileNo) -> bool {
    board.placed_tile(tile).shape.has(Kind::Goldmine)
}

/// The step after a tile with a goldmine: asks on which tile beside it the second ingot goes. A single tile gets it without a
/// question (`goldmines.md 1.1, 1.2`).
pub(crate) fn ask_for_ingot(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let (board, mine) = (game.board(), game.last_placed_tile());
    if !has_goldmine(board, mine) {
        return Flow::Next;
    }
    let mut beside: Vec<TileNo> =
        board.placed_tile(mine).at.around().into_iter().filter_map(|at| board.tile_at(at)).collect();
    beside.sort_unstable();
    beside.dedup();
    let answers: Vec<Action> = beside.iter().map(|&tile| Action::PutIngot { at: board.placed_tile(tile).at }).collect();
    match answers[..] {
        [only] => apply(game, only, events),
        _ => Flow::ask(game, game.active(), question(Question::PutIngot), answers.into_iter().map(action)),
    }
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    let Action::PutIngot { at } = action;
    match game.board().tile_at(at) {
        Some(tile) => {
            state_mut(game).ingots.push(tile);
            events.push(event(Event::IngotsPut { seat: game.active(), at }));
        }
        None => never!("an ingot was put on the empty cell {at:?}"),
    }
    Flow::Next
}

/// Returns the tiles on which the winners of a feature with these cells take ingots: its own, or also the tiles around a
/// monastery or garden (`goldmines.md 2.1`).
fn mined_tiles(board: &Board, kind: Kind, cells: &[Pos]) -> Vec<TileNo> {
    match kind.rules().completion {
        CompletionRule::Never => Vec::new(),
        CompletionRule::WithoutOpenEnds => tiles_at(board, cells.iter().copied()),
        CompletionRule::Surrounded => tiles_at(board, cells.iter().flat_map(|cell| cell.block())),
    }
}

fn tiles_at(board: &Board, cells: impl Iterator<Item = Pos>) -> Vec<TileNo> {
    let mut tiles: Vec<TileNo> = cells.filter_map(|cell| board.tile_at(cell)).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// Returns the number of ingots that the winners of an incomplete feature could take if it were completed now.
pub fn ingots_of(game: &Game, feature: FeatureId) -> u8 {
    let kind = game.board().features().get(feature).kind;
    let tiles = mined_tiles(game.board(), kind, &game.board().cells(feature));
    state(game).map_or(0, |state| state.ingots.iter().filter(|tile| tiles.contains(tile)).count() as u8)
}

/// Records the tiles of completed features and of castles, whose winners may take ingots (`goldmines.md 2.1, 2.4, 4.1`).
fn on_scored(game: &mut Game, score: &Score, _: &mut Vec<crate::Event>) {
    let Some(feature) = &score.feature else { return };
    let tiles = match (score.occasion, &feature.cells[..]) {
        (crate::Occasion::Completed, cells) => mined_tiles(game.board(), feature.kind, cells),
        (crate::Occasion::Expansion(BridgesCastlesAndBazaars(CastleOccasion::Castle { .. })), &[one, other]) => {
            tiles_at(game.board(), Castle::neighbourhood([one, other]).into_iter())
        }
        _ => return,
    };
    let claims = tiles.iter().flat_map(|&tile| score.winners.iter().map(move |&seat| (tile, seat)));
    state_mut(game).claims.extend(claims);
}

/// The step after scoring: the winners take one ingot at a time, clockwise from the active player. Each takes one that as
/// many others as possible could take (`goldmines.md 2.2`).
pub(crate) fn take_ingots(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let seats: Vec<Seat> = game.clockwise(game.active()).collect();
    let mut taken = [0; Seat::MAX_COUNT];
    let state = state_mut(game);
    loop {
        let left = state.ingots.len();
        for seat in &seats {
            let open = state.ingots.iter().enumerate().filter(|(_, tile)| state.claims.contains(&(**tile, *seat)));
            let best = open.rev().max_by_key(|(_, tile)| state.claim_count(**tile));
            if let Some((index, _)) = best {
                state.ingots.remove(index);
                taken[seat.index()] += 1;
            }
        }
        if state.ingots.len() == left {
            break;
        }
    }
    state.claims.clear();
    for seat in seats.into_iter().filter(|seat| taken[seat.index()] > 0) {
        let count = taken[seat.index()];
        game.player_mut(seat).add_pieces(Piece::Ingot, count);
        events.push(event(Event::IngotsTaken { seat, count }));
    }
    Flow::Next
}

/// Awards the points for the ingots of each player. Ingots on tiles score nothing (`goldmines.md 3.1, 3.2`).
fn add_final_points(game: &mut Game, events: &mut Vec<crate::Event>) {
    for seat in game.seats() {
        let ingots = game.player(seat).piece_count(Piece::Ingot);
        if ingots > 0 {
            let term = Term { label: TermLabel::Ingots, count: ingots.into(), each: points_each(ingots) };
            scoring::award(game, Score::for_player(seat, occasion(Occasion::Ingots), term), events);
        }
    }
}

fn recount(AuditedScore { game, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    if score.occasion == occasion(Occasion::Ingots) {
        let ingots =
            score.winners.iter().map(|&seat| i32::from(game.player(seat).piece_count(Piece::Ingot))).sum::<i32>();
        *worth = ingots * ((ingots + 2) / 3).clamp(1, 4);
    }
}

/// Checks that there are two ingots for each goldmine, except for the last one until its player has put the second.
fn audit(game: &Game) -> Result<(), String> {
    let board = game.board();
    let mines = board.tiles().iter().filter(|tile| tile.shape.has(Kind::Goldmine)).count();
    let on_tiles = state(game).map_or(0, |state| state.ingots.len());
    let (found, expected) = (on_tiles + game.pieces_left(Piece::Ingot), 2 * mines);
    let is_put = found == expected || (found + 1 == expected && has_goldmine(board, game.last_placed_tile()));
    if is_put { Ok(()) } else { Err(format!("{found} ingots for {mines} goldmines")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expansion, Rotation, support};

    /// `goldmines.md 3.1`
    #[test]
    fn many_ingots_score_more_points_each() {
        let mut game = support::game(3, &[Expansion::Goldmines]);
        for (seat, ingots) in game.seats().zip([6, 7, 10]) {
            game.player_mut(seat).add_pieces(Piece::Ingot, ingots);
        }
        let mut events = Vec::new();
        add_final_points(&mut game, &mut events);
        assert_eq!(support::points(&game), [12, 21, 40]);
        let scores = support::scores(&events);
        assert!(scores.iter().all(|score| support::audited(&game, score) == score.points), "{scores:?}");
    }

    #[test]
    fn the_audit_counts_ingots_on_tiles_and_of_players() {
        let mut game = support::game(2, &[Expansion::Goldmines]);
        support::place_tile(&mut game, "GO/RRrr.X", "E1", Rotation::R0, None);
        assert_eq!(support::audit_error(&game), None);
        game.player_mut(Seat::FIRST).add_pieces(Piece::Ingot, 1);
        assert_eq!(support::audit_error(&game).as_deref(), Some("3 ingots for 1 goldmines"));
    }
}

//! Rewards, the points of architects, and Renown (`monuments.md 2.7–2.11, 3.10, 3.11, 3.13, 3.14, 3.24`).

use super::super::houses_and_walls::BorderPieceKind;
use super::super::{bridges_castles_and_bazaars, houses_and_walls};
use super::cubes::{is_filled, reachable_objectives};
use super::objectives::{OBJECTIVES, Reward};
use super::{Event, Monument, Occasion, event, occasion, state, state_mut};
use crate::{Expansion, FeatureId, Flow, Game, Kind, Piece, Score, Seat, Term, TermLabel, Terms, score, scoring};

/// The number of Renown tokens in the box (`monuments.md 1.2`).
pub(super) const RENOWN: u8 = 40;

/// The points that the architect of a monument gets when all its objectives are completed (`monuments.md 2.9`).
pub const FINISHED_POINTS: i16 = 40;

/// The points for each completed objective of a monument that is unfinished at the end of the game
/// (`monuments.md 2.10`).
pub const OBJECTIVE_POINTS: i16 = 10;

/// Step 3c: pays the rewards of every completed objective, then scores the monuments that this finishes.
pub(crate) fn pay_objectives(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let is_due = |&(_, monument, objective): &(usize, &Monument, usize)| {
        !monument.objectives[objective].is_paid && is_filled(game, monument, objective)
    };
    let due: Vec<(usize, usize)> =
        reachable_objectives(game).filter(is_due).map(|(number, _, objective)| (number, objective)).collect();
    for &(number, objective) in &due {
        pay_objective(game, number, objective, events);
    }
    let mut touched: Vec<usize> = due.into_iter().map(|(number, _)| number).collect();
    touched.dedup();
    for number in touched {
        score_if_finished(game, number, events);
    }
    state_mut(game).automatic_cubes.clear();
    Flow::Next
}

/// Pays the reward of an objective once for each cube on it and returns the cubes to their owners. If Renown runs
/// short, the player who completed the objective is paid first, then the others clockwise (`monuments.md 3.10`).
fn pay_objective(game: &mut Game, number: usize, objective: usize, events: &mut Vec<crate::Event>) {
    let monument = &state_mut(game).monuments[number];
    let (tile, reward) = (monument.tile, monument.printed[objective].reward);
    let placed = *game.board().placed_tile(tile);
    events.push(event(Event::ObjectiveCompleted { at: placed.at, objective: objective as u8 }));
    for seat in game.clockwise(game.active()) {
        let cubes = take_cubes(game, number, objective, seat);
        if cubes > 0 {
            let gain = give_reward(game, seat, reward, cubes);
            let (at, objective) = (placed.at, objective as u8);
            events.push(event(Event::Rewarded { seat, at, objective, cubes, gain }));
            if gain.points > 0 {
                let each = i16::from(gain.points / cubes);
                let term = Term { label: TermLabel::Cubes, count: u16::from(cubes), each };
                scoring::award(
                    game,
                    Score::for_player(seat, occasion(Occasion::Objective { at, objective }), term),
                    events,
                );
            }
        }
    }
    state_mut(game).monuments[number].objectives[objective].is_paid = true;
}

fn take_cubes(game: &mut Game, number: usize, objective: usize, seat: Seat) -> u8 {
    let objective = &mut state_mut(game).monuments[number].objectives[objective];
    let cubes = std::mem::take(&mut objective.cubes[seat.index()]);
    game.player_mut(seat).add_pieces(Piece::Cube, cubes);
    cubes
}

/// Returns the reward as this game pays it: a point replaces each piece that is not in the game (`monuments.md 3.11`).
pub(super) fn reward_in_game(game: &Game, reward: Reward) -> Reward {
    let mut here = reward;
    let mut swap = |expansion: Expansion, pieces: fn(&mut Reward) -> &mut u8| {
        if !game.setup().expansions.has(expansion) {
            here.points += std::mem::take(pieces(&mut here));
        }
    };
    swap(Expansion::BridgesCastlesAndBazaars, |reward| &mut reward.bridges);
    swap(Expansion::HousesAndWalls, |reward| &mut reward.houses);
    swap(Expansion::HousesAndWalls, |reward| &mut reward.walls);
    here
}

/// Gives a player the reward once for each cube and returns the total that the player received.
fn give_reward(game: &mut Game, seat: Seat, reward_per_cube: Reward, cube_count: u8) -> Reward {
    let reward = reward_in_game(game, reward_per_cube);
    let mut gain = Reward { points: reward.points * cube_count, ..Reward::default() };
    let pieces = [
        (
            reward.bridges,
            bridges_castles_and_bazaars::gain_bridges as fn(&mut Game, Seat, u8) -> bool,
            &mut gain.bridges,
        ),
        (
            reward.houses,
            |game, seat, count| houses_and_walls::gain_border_pieces(game, seat, BorderPieceKind::House, count),
            &mut gain.houses,
        ),
        (
            reward.walls,
            |game, seat, count| houses_and_walls::gain_border_pieces(game, seat, BorderPieceKind::Wall, count),
            &mut gain.walls,
        ),
    ];
    for (each, give, given) in pieces {
        let count = each * cube_count;
        if give(game, seat, count) {
            *given = count;
        }
    }
    let state = state_mut(game);
    gain.renown = state.bank.min(reward.renown * cube_count);
    state.bank -= gain.renown;
    game.player_mut(seat).add_pieces(Piece::Renown, gain.renown);
    gain
}

/// Scores a monument for its architects when its last objective was completed, and returns them to their owners.
fn score_if_finished(game: &mut Game, number: usize, events: &mut Vec<crate::Event>) {
    let monument = state_mut(game).monuments[number].clone();
    let feature = monument.feature(game);
    if monument.paid_count() == OBJECTIVES && game.board().features().get(feature).claims > 0 {
        scoring::award_feature(game, feature, score::Occasion::Completed, events);
        scoring::return_scored_figures(game, feature, None, events);
    }
}

/// Sets the points of a monument: 40 when finished, else 10 for each completed objective (`monuments.md 3.13`).
pub(super) fn adjust_terms(game: &Game, feature: FeatureId, _: score::Occasion, terms: &mut Terms) {
    if game.board().features().get(feature).kind != Kind::Monument {
        return;
    }
    let Some(done) = monument_of(game, feature).map(Monument::paid_count) else {
        return never!("a monument was placed and not recorded");
    };
    let term = match done {
        0 => return,
        OBJECTIVES => Term { label: TermLabel::Monument, count: 1, each: FINISHED_POINTS },
        _ => Term { label: TermLabel::Objectives, count: done as u16, each: OBJECTIVE_POINTS },
    };
    score::add(terms, term);
}

fn monument_of(game: &Game, feature: FeatureId) -> Option<&Monument> {
    state(game)?.monuments.iter().find(|monument| monument.feature(game) == feature)
}

impl Monument {
    /// Returns the number of objectives that were completed and paid.
    pub fn paid_count(&self) -> usize {
        self.objectives.iter().filter(|objective| objective.is_paid).count()
    }

    /// Returns the feature on which the monument's architects are placed.
    pub fn feature(&self, game: &Game) -> FeatureId {
        let placed = game.board().placed_tile(self.tile);
        let node = placed.nodes().zip(placed.segments()).find(|(_, segment)| segment.kind == Kind::Monument);
        always!(node.is_some(), "the tile {placed:?} has no monument");
        game.board().features().feature_of(node.map_or(placed.node(0), |(node, _)| node))
    }
}

/// Returns the points for this number of Renown tokens at the end of the game (`monuments.md 2.11`).
pub const fn renown_points(tokens: u8) -> i32 {
    renown_rate(tokens) as i32 * tokens as i32
}

const fn renown_rate(tokens: u8) -> i16 {
    match tokens {
        0..=4 => 1,
        5..=9 => 2,
        10..=14 => 3,
        _ => 4,
    }
}

pub(super) fn add_final_points(game: &mut Game, events: &mut Vec<crate::Event>) {
    for seat in game.seats() {
        let tokens = game.player(seat).piece_count(Piece::Renown);
        if tokens > 0 {
            events.push(event(Event::RenownGained { seat, tokens }));
            let term = Term { label: TermLabel::Renown, count: u16::from(tokens), each: renown_rate(tokens) };
            scoring::award(game, Score::for_player(seat, occasion(Occasion::Renown), term), events);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn renown_is_worth_more_the_more_there_is() {
        let worth = [(0, 0), (4, 4), (5, 10), (9, 18), (10, 30), (14, 42), (15, 60), (20, 80)];
        assert!(worth.into_iter().all(|(tokens, points)| renown_points(tokens) == points));
    }
}

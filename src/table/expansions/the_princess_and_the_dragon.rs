//! Standing orders about the dragon's steps.
//!
//! Both always choose a step. A player who has given both is followed as if only the first had been given.

use std::cmp::Reverse;

use crate::order::StandingOrder;
use bergerie_rules::expansions::the_princess_and_the_dragon::{Action as Dragon, victims};
use bergerie_rules::{Action, Game, Piece, Pos, Seat};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { orders: &[AWAY, LEADER], ..Hooks::NONE };

/// Moves the dragon away from the player's figures, and otherwise towards the leader's.
const AWAY: StandingOrder =
    StandingOrder { name: "dragon-away", values: None, answer: step_away_from_own, submits: None, applies };

/// Moves the dragon towards the figures of the leaders among the others, and otherwise away from the player's own.
const LEADER: StandingOrder =
    StandingOrder { name: "dragon-leader", values: None, answer: lead_to_leader, submits: None, applies };

fn applies(game: &Game) -> bool {
    game.setup().expansions.the_princess_and_the_dragon.is_some()
}

fn step_away_from_own(game: &Game, _: u8) -> Option<Action> {
    let (own, leaders) = targets(game)?;
    step(game, |to| (own.danger(game, to), Reverse(leaders.danger(game, to))))
}

fn lead_to_leader(game: &Game, _: u8) -> Option<Action> {
    let (own, leaders) = targets(game)?;
    step(game, |to| (Reverse(leaders.danger(game, to)), own.danger(game, to)))
}

/// Returns the figures of the player who decides, and those of the leader.
fn targets(game: &Game) -> Option<(Targets, Targets)> {
    let asked = game.decision()?.seat;
    let others = || game.playing().into_iter().filter(|&seat| seat != asked);
    let best = others().map(|seat| game.player(seat).points()).max();
    let leaders = others().filter(|&seat| Some(game.player(seat).points()) == best).collect();
    Some((Targets::of(game, vec![asked]), Targets::of(game, leaders)))
}

/// Returns the step with the lowest cost, the first of them in a tie. Returns `None` if the pending question is not about a step.
fn step<C: Ord>(game: &Game, cost: impl Fn(Pos) -> C) -> Option<Action> {
    let steps = game.decision()?.actions.iter();
    let steps = steps.filter_map(|&action| match action.the_princess_and_the_dragon()? {
        Dragon::MoveDragon { to } => Some((action, to)),
        _ => None,
    });
    steps.min_by_key(|&(_, to)| cost(to)).map(|(action, _)| action)
}

/// The figures of some players that the dragon can eat.
struct Targets {
    seats: Vec<Seat>,
    cells: Vec<Pos>,
}

impl Targets {
    /// Finds the figures of some players. The dragon never reaches those on the fairy's tile.
    fn of(game: &Game, seats: Vec<Seat>) -> Targets {
        let board = game.board();
        let fairy = game.board().cell_of_piece(Piece::Fairy).and_then(|at| board.tile_at(at));
        let cells = board.tiles().iter().flat_map(|placed| placed.cells());
        let is_target =
            |&at: &Pos| board.tile_at(at) != fairy && victims(game, at).any(|(eaten, _)| seats.contains(&eaten.seat));
        let cells = cells.filter(is_target).collect();
        Targets { seats, cells }
    }

    /// Returns how much a step endangers the figures: the number that it eats, then how close it brings the dragon to another one.
    fn danger(&self, game: &Game, to: Pos) -> (usize, Reverse<u16>) {
        let eaten = victims(game, to).filter(|(eaten, _)| self.seats.contains(&eaten.seat)).count();
        let distance = |at: &Pos| at.x.abs_diff(to.x) + at.y.abs_diff(to.y);
        (eaten, Reverse(self.cells.iter().map(distance).min().unwrap_or(u16::MAX)))
    }
}

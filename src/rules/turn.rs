//! The order of play, and the only code that moves along it.

use super::action::{Action, Decision, Question};
use super::event::Event;
use super::expansions::hills_and_sheep;
use super::game::{Game, Lot, Waiting};
use super::placing;
use super::scoring;
use super::{claiming, seat::Seat};

/// A step of a turn.
pub(super) struct Step {
    /// Does what needs no choice and says how the turn goes on.
    enter: fn(&mut Game, &mut Vec<Event>) -> Flow,
}

/// The order of play: the table of `rules/base.md` §8, one line a step. The turn's steps are entered from the first to
/// the last; what an expansion does in between stands here too.
pub(super) const ORDER: &[Step] = &[
    // 1a, 1b: draw; a tile that fits nowhere is replaced.
    Step { enter: placing::draw },
    // 1d: lay it.
    Step { enter: placing::ask },
    // 1d: a hill hides a tile.
    Step { enter: hills_and_sheep::hide_tile },
    // 2b, 2c where the table plays them before the figure.
    Step { enter: hills_and_sheep::tend_early },
    Step { enter: hills_and_sheep::herd_closed_early },
    // 2a: a figure, or another main action.
    Step { enter: claiming::ask },
    // 2b: one's own flock, if its field was extended.
    Step { enter: hills_and_sheep::tend },
    // 2c: flocks whose fields are closed.
    Step { enter: hills_and_sheep::herd_closed },
    // 3b1: score what the tile completed.
    Step { enter: scoring::completed },
    // The next player's turn.
    Step { enter: pass_on },
];

/// How a turn goes on after a step, a draw or an answer.
pub(super) enum Flow {
    /// With the next step.
    Next,
    /// When somebody has answered.
    Ask {
        /// Who must choose.
        seat: Seat,
        /// About what.
        question: Question,
        /// Every legal answer.
        actions: Vec<Action>,
    },
    /// When something was drawn.
    Draw(Lot),
    /// With the first step of a turn.
    NewTurn,
    /// Not at all: the game is over.
    Over,
}

/// Moves along the order of play until somebody must choose, something must be drawn, or the game is over.
pub(super) fn advance(game: &mut Game, mut flow: Flow, events: &mut Vec<Event>) {
    loop {
        match flow {
            Flow::Next => game.step += 1,
            Flow::NewTurn => game.step = 0,
            Flow::Draw(lot) => {
                game.waiting = Waiting::Draw(lot);
                return;
            }
            Flow::Ask { seat, question, actions } => {
                game.decisions += 1;
                game.waiting = Waiting::Decision(Decision { number: game.decisions, seat, question, actions });
                return;
            }
            Flow::Over => {
                scoring::finish(game, events);
                game.waiting = Waiting::Over;
                events.push(Event::Over);
                return;
            }
        }
        flow = match ORDER.get(game.step) {
            Some(step) => (step.enter)(game, events),
            None => Flow::NewTurn,
        };
    }
}

fn pass_on(game: &mut Game, _: &mut Vec<Event>) -> Flow {
    game.active = game.next_seat(game.active);
    Flow::NewTurn
}

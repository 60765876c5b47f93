//! Action 2 of a turn: put a figure on the tile just laid, or do what an expansion offers instead, or nothing.

use super::action::{Action, Question, Refusal};
use super::board::Standing;
use super::event::Event;
use super::figure::Figure;
use super::game::Game;
use super::seat::Seat;
use super::setup::Fields;
use super::tile::{Kind, SegmentIndex};
use super::turn::Flow;

/// Asks for the main action, unless there is nothing to choose.
pub(super) fn ask(game: &mut Game, _: &mut Vec<Event>) -> Flow {
    let seat = game.active;
    let mut actions = game.buffer();
    actions.push(Action::Pass);
    if game.purse(seat).has(Figure::Meeple) {
        let laid = game.board.laid(game.last);
        for (index, (node, segment)) in laid.nodes().zip(laid.segments()).enumerate() {
            if takes_meeples(game, segment.kind)
                && game.is_free(node)
                && !game.hooks.iter().any(|h| (h.bars)(game, Figure::Meeple, node))
            {
                actions.push(Action::Deploy { figure: Figure::Meeple, segment: index as SegmentIndex });
            }
        }
    }
    for hooks in &game.hooks {
        (hooks.offer)(game, seat, game.last, &mut actions);
    }
    if actions.len() == 1 {
        game.recycle(actions);
        return Flow::Next;
    }
    Flow::Ask { seat, question: Question::Act, actions }
}

/// Whether meeples may stand or lie on such a segment (`W-BASE`).
fn takes_meeples(game: &Game, kind: Kind) -> bool {
    match kind {
        Kind::Road | Kind::City | Kind::Monastery => true,
        Kind::Field => game.setup.fields == Fields::On,
        Kind::River | Kind::Garden | Kind::Hill | Kind::Vineyard | Kind::Volcano | Kind::Bazaar => false,
    }
}

/// Puts a figure from the supply on a segment of the tile just laid.
pub(super) fn deploy(game: &mut Game, figure: Figure, segment: SegmentIndex, events: &mut Vec<Event>) -> Flow {
    let seat = game.active;
    let laid = *game.board.laid(game.last);
    game.purse_mut(seat).take(figure);
    game.board.stand(figure, seat, laid.node(segment));
    events.push(Event::Deployed { seat, figure, at: laid.at, segment });
    let standing = Standing { figure, seat, node: laid.node(segment) };
    let consequences = game.hooks.iter().find_map(|hooks| (hooks.deployed)(game, standing));
    consequences.unwrap_or(Flow::Next)
}

/// Why a figure may not be put there.
pub(super) fn refuse(game: &Game, seat: Seat, figure: Figure, segment: SegmentIndex) -> Refusal {
    let laid = game.board.laid(game.last);
    let Some(kind) = laid.segment(segment).map(|s| s.kind) else { return Refusal::NoSegment(segment) };
    if !game.purse(seat).has(figure) {
        Refusal::NoneLeft(figure)
    } else if !game.is_free(laid.node(segment)) || game.hooks.iter().any(|h| (h.bars)(game, figure, laid.node(segment)))
    {
        Refusal::Occupied
    } else {
        Refusal::NotThere { figure, kind }
    }
}

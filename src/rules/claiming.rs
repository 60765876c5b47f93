//! Action 2 of a turn: put a figure on the tile just laid, or do what an expansion offers instead, or nothing.

use super::action::{Action, Question, Refusal};
use super::board::Standing;
use super::event::Event;
use super::feature::NodeId;
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
            if takes_meeples(game, segment.kind) && game.is_free(node) && !is_barred(game, Figure::Meeple, node) {
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
pub(super) fn takes_meeples(game: &Game, kind: Kind) -> bool {
    match kind {
        Kind::Road | Kind::City | Kind::Monastery => true,
        Kind::Field => game.setup.fields == Fields::On,
        Kind::River | Kind::Garden | Kind::Hill | Kind::Vineyard | Kind::Volcano | Kind::Bazaar => false,
        // Their expansions offer what they take.
        Kind::Desert | Kind::Monument | Kind::Chappaai | Kind::Oasis | Kind::Spice | Kind::Sandworm => false,
    }
}

/// Whether an expansion keeps a figure out of what a segment belongs to.
pub(super) fn is_barred(game: &Game, figure: Figure, node: NodeId) -> bool {
    game.hooks.iter().any(|hooks| (hooks.bars)(game, figure, node))
}

/// Whether a figure may be placed on a segment by the ordinary rules, wherever that is.
pub(super) fn may_enter(game: &Game, figure: Figure, node: NodeId) -> bool {
    let kind = game.board().features().get(game.board().features().of(node)).kind;
    takes_meeples(game, kind) && game.is_free(node) && !is_barred(game, figure, node)
}

/// Puts a figure from the supply on a segment of the tile just laid.
pub(super) fn deploy(game: &mut Game, figure: Figure, segment: SegmentIndex, events: &mut Vec<Event>) -> Flow {
    let node = game.board.laid(game.last).node(segment);
    enter(game, figure, node, events)
}

/// Puts a figure of the active player on a segment of any tile.
pub(super) fn enter(game: &mut Game, figure: Figure, node: NodeId, events: &mut Vec<Event>) -> Flow {
    let seat = game.active;
    let (at, segment) = game.board.place(node);
    game.purse_mut(seat).take(figure);
    game.board.stand(figure, seat, node);
    events.push(Event::Deployed { seat, figure, at, segment });
    let standing = Standing { figure, seat, node };
    let consequences = game.hooks.iter().find_map(|hooks| (hooks.deployed)(game, standing));
    consequences.unwrap_or(Flow::Next)
}

/// Why a figure may not be put there.
pub(super) fn refuse(game: &Game, seat: Seat, figure: Figure, segment: SegmentIndex) -> Refusal {
    let laid = game.board.laid(game.last);
    let Some(kind) = laid.segment(segment).map(|s| s.kind) else { return Refusal::NoSegment(segment) };
    if !game.purse(seat).has(figure) {
        Refusal::NoneLeft(figure)
    } else if !game.is_free(laid.node(segment)) || is_barred(game, figure, laid.node(segment)) {
        Refusal::Occupied
    } else {
        Refusal::NotThere { figure, kind }
    }
}

//! Action 2 of a turn: put a figure on the tile just laid, or do what an expansion offers instead, or nothing.

use super::action::{Action, Question, Refusal};
use super::board::{Standing, Whereabouts};
use super::event::Event;
use super::feature::NodeId;
use super::figure::Figure;
use super::game::Game;
use super::seat::Seat;
use super::setup::Fields;
use super::tile::{Kind, SegmentIndex};
use super::turn::Flow;

/// Asks for the main action.
pub(super) fn ask(game: &mut Game, _: &mut Vec<Event>) -> Flow {
    let seat = game.active();
    let mut actions = game.buffer();
    actions.push(Action::Pass);
    offer(game, seat, Figure::Meeple, &mut actions);
    for (index, hooks) in game.hooks().iter().enumerate() {
        for &(figure, _) in game.figures_of(index) {
            offer(game, seat, figure, &mut actions);
        }
        (hooks.offer)(game, seat, game.last(), &mut actions);
    }
    Flow::Ask { seat, question: Question::Act, actions }
}

/// Adds the places on the tile just laid where a player may put a figure by the ordinary rules.
pub(super) fn offer(game: &Game, seat: Seat, figure: Figure, actions: &mut Vec<Action>) {
    if !game.purse(seat).has(figure) {
        return;
    }
    let laid = game.board().laid(game.last());
    for (index, (node, segment)) in laid.nodes().zip(laid.segments()).enumerate() {
        if takes(game, figure, segment.kind) && (!figure.claims() || game.is_free(node)) {
            actions.push(Action::Deploy { figure, segment: index as SegmentIndex });
        }
    }
}

/// Whether a figure may be placed on such a segment by the ordinary rules (`W-BASE`).
pub(super) fn takes(game: &Game, figure: Figure, kind: Kind) -> bool {
    let farms = kind != Kind::Field || !figure.claims() || game.setup().fields == Fields::On;
    figure.stands_on(kind) && farms
}

/// Whether nobody keeps a figure out of what a segment belongs to: what it claims must be unclaimed.
fn enters(game: &Game, figure: Figure, node: NodeId) -> bool {
    (!figure.claims() || game.is_free(node)) && !is_barred(game, figure, node)
}

/// Whether an answer puts a figure on the tile just laid that an expansion keeps out there.
pub(super) fn puts_barred(game: &Game, answer: Action) -> bool {
    matches!(answer, Action::Deploy { figure, segment } if is_barred(game, figure, game.board().laid(game.last()).node(segment)))
}

/// Whether an expansion keeps a figure out of what a segment belongs to.
pub(super) fn is_barred(game: &Game, figure: Figure, node: NodeId) -> bool {
    game.hooks().iter().any(|hooks| (hooks.bars)(game, figure, node))
}

/// Whether a figure may be placed on a segment by the ordinary rules, wherever that is.
pub(super) fn may_enter(game: &Game, figure: Figure, node: NodeId) -> bool {
    let kind = game.board().features().get(game.board().features().of(node)).kind;
    takes(game, figure, kind) && enters(game, figure, node)
}

/// The meeples of all kinds that a player has left to place.
pub(super) fn meeples(game: &Game, seat: Seat) -> impl Iterator<Item = Figure> {
    Figure::ALL.into_iter().filter(move |&figure| figure.is_meeple() && game.purse(seat).has(figure))
}

/// The meeples that a player has left to place on a kind of segment that a rule opens to meeples.
pub(super) fn meeples_for(game: &Game, seat: Seat, kind: Kind) -> impl Iterator<Item = Figure> {
    meeples(game, seat).filter(move |figure| figure.goes_with_meeples_to(kind))
}

/// Puts a figure from the supply on a segment of the tile just laid.
pub(super) fn deploy(game: &mut Game, figure: Figure, segment: SegmentIndex, events: &mut Vec<Event>) -> Flow {
    let node = game.board().laid(game.last()).node(segment);
    enter(game, figure, node, events)
}

/// Puts a figure of the active player on a segment of any tile.
pub(super) fn enter(game: &mut Game, figure: Figure, node: NodeId, events: &mut Vec<Event>) -> Flow {
    let seat = game.active();
    let (at, segment) = game.board().place(node);
    game.transfer((figure, seat), [Whereabouts::Supply, Whereabouts::Node(node)], events);
    events.push(Event::Deployed { seat, figure, at, segment });
    let standing = Standing { figure, seat, node };
    game.for_hooks(|game, hooks| (hooks.deployed)(game, standing, events));
    Flow::Next
}

/// Why a figure may not be put there.
pub(super) fn refuse(game: &Game, seat: Seat, figure: Figure, segment: SegmentIndex) -> Refusal {
    let laid = game.board().laid(game.last());
    let Some(kind) = laid.segment(segment).map(|s| s.kind) else { return Refusal::NoSegment(segment) };
    if !game.purse(seat).has(figure) {
        Refusal::NoneLeft(figure)
    } else if !enters(game, figure, laid.node(segment)) {
        // Whoever bars a figure for another reason says so.
        let deploy = Action::Deploy { figure, segment };
        let barred = game.hooks().iter().find_map(|hooks| (hooks.refuse)(game, seat, deploy));
        barred.unwrap_or(Refusal::Occupied)
    } else {
        Refusal::NotThere { figure, kind }
    }
}

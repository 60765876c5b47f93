//! The princess (`the_princess_and_the_dragon.md 4`): she sends a knight home from the city on her tile.

use super::{Action, Event, PrincessAction, action, event, options};
use crate::expansions::Offer;
use crate::{ExpansionAction, FigureLocation, Flow, Game, Mark, OwnedFigure, PlacedFigure, SegmentPlace, TileNo};

/// Returns the knights in the city of the princess printed on a tile (`the_princess_and_the_dragon.md 4.1, 4.6`).
fn knights(game: &Game, tile: TileNo) -> impl Iterator<Item = PlacedFigure> {
    let (board, placed) = (game.board(), game.board().placed_tile(tile));
    let cities = placed.nodes().zip(placed.segments()).filter(|(_, segment)| segment.marks.has(Mark::Princess));
    let knights = cities.flat_map(|(node, _)| board.figures_on(board.features().feature_of(node)));
    knights.filter(|occupant| occupant.figure.claims())
}

/// Offers to send home each knight in the city of the new princess (`the_princess_and_the_dragon.md 4.2, 4.3`).
pub(super) fn offer_knights(game: &Game, tile: TileNo, actions: &mut Vec<crate::Action>) {
    for PlacedFigure { figure, seat, node } in knights(game, tile) {
        let (at, segment) = game.board().segment_location(node);
        let send_home = action(Action::SendKnightHome { seat, figure, at, segment });
        if !actions.contains(&send_home) {
            actions.push(send_home);
        }
    }
}

/// Returns whether an answer is allowed. If the player must send a knight home, all other answers are forbidden
/// (`the_princess_and_the_dragon.md 4.2`), except those besides the main action, such as bridges
/// (`bridges_castles_and_bazaars.md 1.1.1`) and ransoms (`the_tower.md 4.13`).
pub(super) fn allows_answer(game: &Game, asked: &Offer<'_>, answer: crate::Action) -> bool {
    let is_forced = || options(game).is_some_and(|options| options.princess_action == PrincessAction::Must);
    !asked.question.is_main()
        || answer.is_side_action()
        || sends_knight_home(&answer)
        || !is_forced()
        || !asked.actions.iter().any(sends_knight_home)
}

const fn sends_knight_home(answer: &crate::Action) -> bool {
    matches!(answer, crate::Action::Expansion(ExpansionAction::ThePrincessAndTheDragon(Action::SendKnightHome { .. })))
}

/// Sends a knight home without points (`the_princess_and_the_dragon.md 4.8`).
pub(super) fn send_knight_home(
    game: &mut Game,
    figure: OwnedFigure,
    place: SegmentPlace,
    events: &mut Vec<crate::Event>,
) -> Flow {
    let Some(node) = game.board().offered_node(place) else { return Flow::Next };
    let OwnedFigure { figure: knight, seat } = figure;
    events.push(event(Event::KnightSentHome { by: game.active(), seat, figure: knight, at: place.0 }));
    game.move_figure(figure, [FigureLocation::Node(node), FigureLocation::Supply], events);
    Flow::Next
}

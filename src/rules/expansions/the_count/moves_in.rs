//! Sending meeples into the City, and moving the count (`the_count.md 2, 3`).

use super::quarter::{CityQuarter, count_quarter};
use super::{Action, CountMove, Event, PerTurn, Question, action, event, options, question, state_mut};
use crate::{ExpansionOccasion, Figure, FigureLocation, Flow, Game, Occasion, OwnedFigure, Piece, PlacedPiece, Score};

/// Resets the record of players who gained points, which is about one tile.
pub(crate) fn begin_part(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    state_mut(game).has_gained.fill(false);
    Flow::Next
}

/// Records the players who gained points for a feature in action 3: by completion, through a barn or with a castle
/// (`the_count.md 2.7, 2.8`).
pub(super) fn on_scored(game: &mut Game, score: &Score, _: &mut Vec<crate::Event>) {
    use ExpansionOccasion::{AbbeyAndMayor, BridgesCastlesAndBazaars};
    let counts = matches!(
        score.occasion,
        Occasion::Completed | Occasion::Expansion(AbbeyAndMayor(_) | BridgesCastlesAndBazaars(_))
    );
    if counts && score.feature.is_some() {
        let state = state_mut(game);
        score.gains().filter(|&(_, points)| points > 0).for_each(|(seat, _)| state.has_gained[seat.index()] = true);
    }
}

/// Step 3d: asks the active player whether to send a meeple, if the tile gave points to others but not to the player
/// (`the_count.md 2.1–2.3`). In a double turn, an option decides whether to ask again after a meeple was sent
/// (`the_count.md 2.10`).
pub(crate) fn ask_to_send(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    let once = options(game).is_some_and(|options| options.per_turn == PerTurn::Once);
    let turn = game.turn_id();
    let state = state_mut(game);
    let is_for_others = state.has_gained.contains(&true) && !state.has_gained[seat.index()];
    if !is_for_others || once && state.sending_turns.contains(&turn) {
        return Flow::Next;
    }
    let mut actions = vec![crate::Action::Pass];
    for figure in Figure::ALL.into_iter().filter(|&figure| game.player(seat).has_figure(figure)) {
        let open = CityQuarter::ALL.into_iter().filter(|quarter| quarter.takes(game, figure));
        actions.extend(open.map(|to| action(Action::SendMeeple { figure, to })));
    }
    Flow::Ask { seat, question: question(Question::SendMeeple), actions }
}

/// Sends a meeple. The count may move afterwards (`the_count.md 2.2, 3.1`).
pub(super) fn send_meeple(game: &mut Game, figure: Figure, to: CityQuarter, events: &mut Vec<crate::Event>) -> Flow {
    let (seat, turn) = (game.active(), game.turn_id());
    state_mut(game).sending_turns.push(turn);
    game.move_figure(OwnedFigure { figure, seat }, [FigureLocation::Supply, FigureLocation::Held(to.holder())], events);
    events.push(event(Event::MeepleSent { seat, figure, to }));
    let Some(from) = count_quarter(game) else {
        never!("the count is in no quarter");
        return Flow::Next;
    };
    match options(game).map(|options| options.count_move).unwrap_or_default() {
        CountMove::Player => game.add_follow_up(ask_where_count_moves),
        CountMove::Clockwise => _ = move_count(game, from.next(game), events),
        CountMove::FollowMeeple if from != to => _ = move_count(game, to, events),
        CountMove::FollowMeeple => {}
    }
    Flow::Next
}

fn ask_where_count_moves(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let others =
        CityQuarter::ALL.into_iter().filter(|&quarter| quarter.is_open(game) && Some(quarter) != count_quarter(game));
    let moves = others.map(|to| action(Action::MoveCount { to }));
    let actions = std::iter::once(crate::Action::Pass).chain(moves).collect();
    Flow::Ask { seat: game.active(), question: question(Question::MoveCount), actions }
}

pub(super) fn move_count(game: &mut Game, to: CityQuarter, events: &mut Vec<crate::Event>) -> Flow {
    let Some(from) = count_quarter(game) else {
        never!("the count is in no quarter");
        return Flow::Next;
    };
    game.move_piece(PlacedPiece { piece: Piece::Count, owner: None, site: from.site() }, to.site());
    events.push(event(Event::CountMoved { to }));
    Flow::Next
}

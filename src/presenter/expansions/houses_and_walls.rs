//! Houses and Walls: placements with pieces on the borders between tiles, and discarded tiles.

use crate::words::expansions::houses_and_walls::Messages as _;
use crate::words::{Words, markup};
use crate::{AnswerContext, AnswerDescription, AnswerRole, CodedComponent, EventContext, Narration, Possessions};
use bergerie_rules::expansions::houses_and_walls::{Action, BorderPiece, BorderPieceKind, Event, RefusalReason};
use bergerie_rules::{ExpansionAction, ExpansionEvent, ExpansionRefusal, Game, Piece, Placement, Refusal, Seat};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::FanExpansion,
    code_letters: &[(CodedComponent::Piece(Piece::House), 'h'), (CodedComponent::Piece(Piece::Wall), 'w')],
    answer,
    answer_role: |action| if action == DISCARD { AnswerRole::DiscardsTile } else { AnswerRole::Plain },
    possessions,
    refusal_text,
    event_narration,
    ..Hooks::NONE
};

const DISCARD: bergerie_rules::Action =
    bergerie_rules::Action::Expansion(ExpansionAction::HousesAndWalls(Action::Discard));

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    match action {
        bergerie_rules::Action::Place(placement) => with_marker(context.words, context.game, placement),
        _ => (action == DISCARD).then(|| AnswerDescription::named(context.words.action_discard_marker())),
    }
}

/// Describes the house or wall of a placement, and the number of them that the active player has left after it.
fn with_marker(words: Words, game: &Game, placement: Placement) -> Option<AnswerDescription> {
    let BorderPiece { kind, border } = BorderPiece::of(&placement)?;
    let left = game.player(game.active()).piece_count(kind.piece()).saturating_sub(1);
    let (at, key) = (markup::cell(border.at), piece_key(kind));
    Some(AnswerDescription {
        cost: Some(words.option_uses_marker(left, key)),
        needed_piece: Some(words.marker_used(at, left, key, words.side(border.side))),
        ..AnswerDescription::default()
    })
}

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let left = BorderPieceKind::ALL.map(|kind| (kind.piece(), game.player(seat).piece_count(kind.piece())));
    let left = left.into_iter().filter(|&(_, count)| count > 0);
    Possessions {
        pieces: left.map(|(piece, count)| words.piece(piece.key(), count)).collect(),
        ..Possessions::default()
    }
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::HousesAndWalls(Event::BorderPieceBuilt { seat, piece: BorderPiece { kind, border } }) = *event
    else {
        return Narration::Silent;
    };
    let (player, side) = (context.names.name(seat), words.side(border.side));
    Narration::AfterTile(words.event_built(markup::cell(border.at), piece_key(kind), player, side))
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::HousesAndWalls(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::NoneLeft(BorderPieceKind::House) => words.refusal_marker_no_house_left(),
        RefusalReason::NoneLeft(BorderPieceKind::Wall) => words.refusal_marker_no_wall_left(),
        RefusalReason::NoHouse => words.refusal_marker_no_house(),
        RefusalReason::NoWall => words.refusal_marker_no_wall(),
    })
}

/// Returns the key of a house or wall in messages.
const fn piece_key(kind: BorderPieceKind) -> &'static str {
    match kind {
        BorderPieceKind::House => "house",
        BorderPieceKind::Wall => "wall",
    }
}

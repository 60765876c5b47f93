//! The abbey, which is placed instead of a drawn tile or at the end of the game.

use crate::words::expansions::abbey_and_mayor::Messages as _;
use crate::words::markup;
use crate::{Prompt, QuestionContext, RehearsalContext};
use bergerie_rules::expansions::abbey_and_mayor::{FinalRound, Question, features_closed_by_abbey, holes};
use bergerie_rules::{Decision, Game, Piece};

use super::queries::pending_decision;

/// Returns the pending decision about an abbey, and whether it is about the end of the game. Returns `None` for other
/// decisions.
pub fn pending_abbey(game: &Game) -> Option<(&Decision, bool)> {
    pending_decision(game).and_then(|(decision, question)| match question {
        Question::Abbey => Some((decision, false)),
        Question::FinalAbbey => Some((decision, true)),
        Question::Wagon { .. } => None,
    })
}

/// Describes the question of whether to place an abbey. Returns `None` for other questions.
pub(super) fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let (decision, is_last) = pending_abbey(context.game)?;
    let (words, player) = (context.words, context.names.name(decision.seat));
    let mut places: Vec<_> = holes(context.game).collect();
    places.sort_unstable_by_key(|at| (at.y, at.x));
    let places = words.list(&places.into_iter().map(|at| markup::strong(markup::cell(at))).collect::<Vec<_>>());
    Some(Prompt::of(if is_last {
        words.prompt_abbey_final(places, player)
    } else {
        words.prompt_abbey(places, player)
    }))
}

/// Describes the features that a rehearsed abbey completes, with or without figures.
pub(super) fn consequences(context: &RehearsalContext<'_>) -> Vec<String> {
    let closed = if context.places_tile() { features_closed_by_abbey(context.game) } else { Vec::new() };
    let line = (!closed.is_empty()).then(|| context.words.abbey_closes(context.words.closed_by_abbey(&closed)));
    line.into_iter().collect()
}

/// Returns the number of abbeys that can still be placed after the pile is empty.
pub(super) fn abbeys_to_come(game: &Game) -> usize {
    let options = game.setup().expansions.abbey_and_mayor.as_ref();
    if options.is_none_or(|options| options.abbey_final_round == FinalRound::Off) {
        return 0;
    }
    let playing = game.seats().filter(|&seat| !game.player(seat).has_resigned);
    playing.map(|seat| usize::from(game.player(seat).piece_count(Piece::Abbey))).sum()
}

//! The Ferries: placing and moving ferries.

use crate::discord::decision::attempt::{Asked, Asking};
use crate::rules::expansions::ferries::{Action, Event as Happened, Question, Shown};
use crate::rules::expansions::{SpecialAction, SpecialEvent, SpecialQuestion};
use crate::rules::geometry::{Pos, Side};
use crate::rules::tile::SegmentIndex;
use crate::rules::{Action as AnyAction, Decision, Event, Game, Question as AnyQuestion};
use crate::words::Words;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    has_house_rules: true,
    answer,
    placeholder: |words, decision| {
        Some(match question(decision)? {
            Question::Place { .. } => words.menu_ferry(),
            Question::Move => words.menu_ferries(),
        })
    },
    builds: |action| as_action(action).is_some(),
    is_told: |event| matches!(event, Event::Special(SpecialEvent::Ferries(Happened { .. }))),
    ask,
    scenery,
    ..Hooks::NONE
};

const fn as_action(action: AnyAction) -> Option<Action> {
    match action {
        AnyAction::Special(SpecialAction::Ferries(action)) => Some(action),
        _ => None,
    }
}

const fn question(decision: &Decision) -> Option<Question> {
    match decision.question {
        AnyQuestion::Special(SpecialQuestion::Ferries(question)) => Some(question),
        _ => None,
    }
}

/// Names a ferry by its cell and the sides of its roads.
fn ferry(words: Words, game: &Game, at: Pos, roads: [SegmentIndex; 2]) -> Option<String> {
    let laid = game.board().laid(game.board().at(at)?);
    let turned = laid.shape.shape().turned(laid.rotation);
    let side = |road| Side::ALL.into_iter().find(|&side| turned.on_side(side).any(|segment| segment == road));
    let [one, other] = roads.map(side);
    Some(words.action_ferry(at.to_string(), words.side(one?), words.side(other?)))
}

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<String> {
    let Action { at, roads } = as_action(action)?;
    ferry(asked.words, asked.game, at, roads)
}

fn ask(asking: &Asking<'_>) -> Option<Vec<String>> {
    let decision = asking.game.decision()?;
    let (words, player) = (asking.words, asking.cast.name(decision.seat));
    Some(vec![match (question(decision)?, asking.is_ahead) {
        (Question::Place { .. }, true) => words.ferry_ahead(),
        (Question::Place { at }, false) => words.ferry_yours(at.to_string(), player),
        (Question::Move, true) => words.ferries_ahead(),
        (Question::Move, false) => words.ferries_yours(player),
    }])
}

/// Returns the ferries on the table, for players who cannot see the picture.
fn scenery(words: Words, game: &Game) -> Option<String> {
    game.states().ferries.as_ref()?;
    let shown = Shown::of(game).ferries;
    let ferries: Vec<String> = shown.into_iter().filter_map(|(at, roads)| ferry(words, game, at, roads)).collect();
    (!ferries.is_empty()).then(|| words.alt_ferries(ferries.join("; ")))
}

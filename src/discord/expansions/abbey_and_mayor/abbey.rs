//! The abbey, placed instead of drawing a tile or at the end of the game.

use serenity::builder::CreateButton;

use crate::discord::console::open::open;
use crate::discord::decision::attempt::{Asking, Attempt};
use crate::discord::decision::{answers, codes};
use crate::discord::expansions::{Button, Controls, Does};
use crate::discord::fault::Fault;
use crate::discord::message::parts::primary;
use crate::discord::message::press::{Ack, Press, Special, Turn};
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::expansions::abbey_and_mayor::{Action, FinalRound, Question, closed, holes};
use crate::rules::{Action as AnyAction, Decision, Game};
use crate::table::Snapshot;
use crate::words::Words;

use super::facts::{as_action, asked, state};

/// The button that opens the console with the abbey in hand.
pub(super) const BUTTON: Button =
    Button { word: "abbey", ack: |_| Ack::Private, does: Does::Answer(|app, visit, press, _| lay(app, visit, press)) };

/// Returns the current decision about an abbey, and whether it is asked at the end of the game.
pub(super) fn asked_about(game: &Game) -> Option<(&Decision, bool)> {
    asked(game).and_then(|(decision, question)| match question {
        Question::Abbey => Some((decision, false)),
        Question::LastAbbey => Some((decision, true)),
        Question::Wagon { .. } => None,
    })
}

/// Composes the public question.
pub(super) fn ask(asking: &Asking<'_>) -> Option<String> {
    let (decision, is_last) = asked_about(asking.game)?;
    let (words, player) = (asking.words, asking.cast.name(decision.seat));
    let mut places: Vec<_> = holes(asking.game).collect();
    places.sort_unstable_by_key(|at| (at.y, at.x));
    let places = words.list(&places.into_iter().map(|at| format!("**{at}**")).collect::<Vec<_>>());
    Some(if is_last { words.abbey_last(places, player) } else { words.abbey_yours(places, player) })
}

/// Creates a button to draw or to keep the abbey, and one that opens the console with the abbey in hand.
pub(super) fn controls(words: Words, table: &Snapshot, game: &Game) -> Option<Controls> {
    let (decision, _) = asked_about(game)?;
    let answer = |(index, &action): (usize, &AnyAction)| -> CreateButton {
        let label = answers::answer(words, table.aids, game, decision, action);
        let press = match as_action(action) {
            Some(Action::Abbey) => Special::turn(BUTTON.word, table.id, decision.number),
            _ => Press::Turn(table.id, decision.number, Turn::Answer(codes::encode(action, index))),
        };
        primary(&press, label)
    };
    Some(Controls::Instead(decision.actions.iter().enumerate().map(answer).collect()))
}

/// Returns the path that begins with the abbey; `None` if the game does not ask about one.
pub(super) fn path(game: &Game) -> Option<String> {
    let (decision, _) = asked_about(game)?;
    let index = decision.actions.iter().position(|&action| as_action(action) == Some(Action::Abbey))?;
    Some(codes::encode(decision.actions[index], index))
}

fn lay(app: &App, visit: &Visit, press: &Special) -> Result<Outcome, Fault> {
    let number = press.number.unwrap_or_default();
    let path = visit.table_by_id(app, press.table)?.and_then(|table| path(table.game()?)).unwrap_or_default();
    open(app, visit, press.table, number, &path)
}

/// Describes the features that a rehearsed abbey completes, no matter who is on them.
pub(super) fn tried(attempt: &Attempt<'_>) -> Vec<String> {
    let is_laid = attempt.game.board().tiles().len() > attempt.before.board().tiles().len();
    let closed = if is_laid { closed(attempt.game) } else { Vec::new() };
    let line = (!closed.is_empty()).then(|| attempt.words.abbey_closes(attempt.words.closed_by_abbey(&closed)));
    line.into_iter().collect()
}

/// Returns the number of abbeys that can be placed after the pile is empty.
pub(super) fn to_come(game: &Game) -> usize {
    let options = game.setup().expansions.abbey_and_mayor.as_ref();
    let Some(state) = state(game).filter(|_| options.is_some_and(|o| o.abbey_final_round == FinalRound::On)) else {
        return 0;
    };
    let playing = game.seats().filter(|&seat| !game.player(seat).resigned);
    playing.map(|seat| usize::from(state.abbeys.left(seat))).sum()
}

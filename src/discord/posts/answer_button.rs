//! The button on a post that gives one of the legal answers.

use crate::discord::message::{Button, DecisionId, Press, primary_button};
use crate::presenter::words::Words;
use crate::presenter::{AnswerContext, answers, codes};
use crate::rules::{Action, Decision, Game};
use crate::table::Snapshot;

/// Creates a button on a post that gives an answer. `index` is the position of the answer among the legal ones.
pub(in crate::discord) fn answer_button(
    words: Words,
    table: &Snapshot,
    (game, decision): (&Game, &Decision),
    (index, action): (usize, Action),
) -> Button {
    let context = AnswerContext { words, assists: table.options.assists, game, seat: decision.seat };
    let label = answers::noted_answer_name(&context, decision, action);
    let id = DecisionId { table: table.id, number: decision.number };
    let press = Press::Answer(id, codes::encode(action, index));
    primary_button(press, label)
}

//! `/castle`: chooses between points and a castle for a small city, and the feature whose points a castle repeats.

use crate::discord::commands::answer::{self, ANSWER_OPTION};
use crate::discord::commands::command::Command;
use crate::discord::error::InvalidAnswer;
use crate::presenter::words::expansions::bridges_castles_and_bazaars::Messages as _;
use crate::presenter::words::labels;
use crate::rules;
use crate::rules::expansions::bridges_castles_and_bazaars::Action;

const NO_CASTLE: InvalidAnswer =
    InvalidAnswer::new("no castle must be decided about", |words, _| words.error_no_castle());

const UNKNOWN_CASTLE_ANSWER: InvalidAnswer =
    InvalidAnswer::new("no such choice about a castle", |words, possible| words.error_castle(possible.join(", ")));

pub(in crate::discord) const COMMAND: Command = Command {
    label: labels::CASTLE,
    options: &[ANSWER_OPTION],
    run: |ctx, args| answer::commit_typed_answer(ctx, args, is_about_castle, [NO_CASTLE, UNKNOWN_CASTLE_ANSWER]),
    complete: |ctx, args| answer::complete_answer(ctx, args, is_about_castle),
};

const fn is_about_castle(action: rules::Action) -> bool {
    matches!(
        action.bridges_castles_and_bazaars(),
        Some(Action::TakePoints | Action::BuildCastle | Action::RepeatPoints { .. })
    )
}

//! Votes at a table: the post with its buttons, and the handling of a press.

use crate::discord::context::{Context, Outcome, mention, player_names, words_of};
use crate::discord::error::AppError;
use crate::discord::message::{Button, Draft, Press, button, danger_button, primary_button, success_button};
use crate::presenter::votes::{vote_choices, vote_confirmation, vote_lines};
use crate::presenter::words::Words;
use crate::table::{Motion, MotionId, MotionKind, MotionView, TableId, Vote};

/// The number of buttons per row. A phone shows two side by side.
const BUTTONS_IN_A_ROW: usize = 2;

pub(in crate::discord) fn post(deciding: &MotionView) -> Draft {
    let MotionView { motion, voters, table } = deciding;
    let words = words_of(table);
    let lines = vote_lines(words, deciding, &player_names(words, table), &|user| mention(words, user));
    let mut draft = Draft::text(lines.join("\n"));
    if motion.outcome.is_none() {
        for row in vote_buttons(words, motion).chunks(BUTTONS_IN_A_ROW) {
            draft = draft.row(row.to_vec());
        }
        draft.pings.clone_from(voters);
        // Also ping the late player, who should know about the vote.
        draft.pings.extend(table.user(motion.seat).filter(|user| !voters.contains(user)));
    }
    draft
}

fn vote_buttons(words: Words, motion: &Motion) -> Vec<Button> {
    let vote_button = |(vote, label): (Vote, String)| {
        let press = Press::Vote(motion.table, motion.id, vote);
        match (motion.kind, vote) {
            (MotionKind::Undo | MotionKind::Replacement, Vote::Yes) => success_button(press, label),
            (MotionKind::Offer, _) | (_, Vote::Wait) => primary_button(press, label),
            (_, Vote::Resign) => danger_button(press, label),
            _ => button(press, label),
        }
    };
    vote_choices(words, motion.kind).into_iter().map(vote_button).collect()
}

pub(in crate::discord) fn vote(
    ctx: &Context,
    table: TableId,
    motion: MotionId,
    vote: Vote,
) -> Result<Outcome, AppError> {
    ctx.app.tables.vote(table, motion, ctx.user, vote)?;
    let is_open = ctx.app.tables.motion_view(motion)?.is_some_and(|view| view.motion.outcome.is_none());
    Ok(Outcome::text(vote_confirmation(ctx.words, vote, is_open)).with_pending_table(table))
}

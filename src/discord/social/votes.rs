//! Votes at a table: the post with its buttons, and the handling of a press.

use crate::discord::context::{Context, Outcome, mention, player_names, words_of};
use crate::discord::error::AppError;
use crate::discord::message::{Button, Draft, Press, button, danger, primary, success};
use crate::table::{Motion, MotionId, MotionKind, MotionOutcome, MotionView, TableId, UserId, Vote};
use crate::words::{Words, markup};

/// The number of buttons per row. A phone shows two side by side.
const BUTTONS_IN_A_ROW: usize = 2;

pub(in crate::discord) fn post(deciding: &MotionView) -> Draft {
    let MotionView { motion, voters: asked, table } = deciding;
    let words = words_of(table);
    let name = table.name.as_str();
    let names = player_names(words, table);
    let player = names.name(motion.seat);
    let voted = |user: &UserId| motion.votes.iter().any(|(by, _)| by == user);
    let pending: Vec<UserId> = asked.iter().copied().filter(|user| !voted(user)).collect();
    let others = words.list(&mentions(asked));
    let mut lines = vec![match motion.kind {
        // Omit the question once the vote is decided.
        MotionKind::Undo if motion.outcome.is_some() => words.motion_undo_was(player, name),
        MotionKind::Absence if motion.outcome.is_some() => words.motion_absence_was(player, name),
        MotionKind::Undo => words.motion_undo(others, player, name),
        MotionKind::Absence => words.motion_absence(others, player, name),
        MotionKind::Replacement => words.motion_replace(substitute_mention(words, motion), player, name),
        MotionKind::Offer => words.motion_offer(player, name),
    }];
    if motion.kind == MotionKind::Replacement && motion.outcome.is_none() {
        lines.push(markup::note(words.motion_replace_how(substitute_mention(words, motion), player)));
    }
    let votes: Vec<String> = motion
        .votes
        .iter()
        .map(|(by, vote)| words.motion_vote(markup::player(by.0), vote_label(words, *vote)))
        .collect();
    if !votes.is_empty() {
        lines.push(markup::note(words.motion_votes(votes.join(" · "))));
    }
    match motion.outcome {
        None => {
            let waits = !pending.is_empty() && !votes.is_empty();
            lines.extend(waits.then(|| markup::note(words.motion_awaited(words.list(&mentions(&pending))))));
        }
        Some(came) => lines.push(outcome_text(words, motion, came, player)),
    }
    let mut draft = Draft::text(lines.join("\n"));
    if motion.outcome.is_none() {
        for row in vote_buttons(words, motion).chunks(BUTTONS_IN_A_ROW) {
            draft = draft.row(row.to_vec());
        }
        draft.pings.clone_from(asked);
        // Also ping the late player, who should know about the vote.
        draft.pings.extend(table.user(motion.seat).filter(|user| !asked.contains(user)));
    }
    draft
}

fn mentions(users: &[UserId]) -> Vec<String> {
    users.iter().map(|user| markup::player(user.0)).collect()
}

fn substitute_mention(words: Words, motion: &Motion) -> String {
    motion.user.map(|user| mention(words, user)).unwrap_or_default()
}

fn vote_buttons(words: Words, motion: &Motion) -> Vec<Button> {
    let press = |vote| Press::Vote(motion.table, motion.id, vote);
    match motion.kind {
        MotionKind::Undo | MotionKind::Replacement => {
            vec![success(press(Vote::Yes), words.button_agree()), button(press(Vote::No), words.button_disagree())]
        }
        MotionKind::Absence => vec![
            primary(press(Vote::Wait), capitalized(&words.vote_wait())),
            button(press(Vote::Skip), capitalized(&words.vote_skip())),
            button(press(Vote::BotOnce), capitalized(&words.vote_bot_once())),
            button(press(Vote::Bot), capitalized(&words.vote_bot())),
            button(press(Vote::Replace), capitalized(&words.vote_replace())),
            danger(press(Vote::Resign), capitalized(&words.vote_resign())),
        ],
        MotionKind::Offer => vec![primary(press(Vote::Yes), words.button_take_seat())],
    }
}

/// Capitalizes a label, as is usual on buttons.
fn capitalized(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}

fn vote_label(words: Words, vote: Vote) -> String {
    match vote {
        Vote::Yes => words.vote_yes(),
        Vote::No => words.vote_no(),
        Vote::Wait => words.vote_wait(),
        Vote::Skip => words.vote_skip(),
        Vote::BotOnce => words.vote_bot_once(),
        Vote::Bot => words.vote_bot(),
        Vote::Replace => words.vote_replace(),
        Vote::Resign => words.vote_resign(),
    }
}

fn outcome_text(words: Words, motion: &Motion, outcome: MotionOutcome, player: &str) -> String {
    match outcome {
        MotionOutcome::Lapsed => markup::note(words.motion_lapsed()),
        MotionOutcome::Refused => words.motion_refused(),
        MotionOutcome::Agreed if motion.kind == MotionKind::Undo => words.motion_taken_back(),
        MotionOutcome::Agreed => {
            let taken = || motion.votes.iter().find(|(_, vote)| *vote == Vote::Yes).map(|(by, _)| markup::player(by.0));
            words.motion_replaced(motion.user.map(|user| mention(words, user)).or_else(taken).unwrap_or_default())
        }
        MotionOutcome::Wait => words.motion_waits(),
        MotionOutcome::Skip => words.motion_skips(),
        MotionOutcome::BotOnce => words.motion_plays_once(player),
        MotionOutcome::Bot => words.motion_plays_on(player),
        MotionOutcome::Replace => words.motion_offers(),
        MotionOutcome::Resign => words.motion_resigns(),
    }
}

pub(in crate::discord) fn vote(
    ctx: &Context,
    table: TableId,
    motion: MotionId,
    vote: Vote,
) -> Result<Outcome, AppError> {
    ctx.app.tables.vote(table, motion, ctx.user, vote)?;
    let label = vote_label(ctx.words, vote);
    let is_open = ctx.app.tables.motion_view(motion)?.is_some_and(|view| view.motion.outcome.is_none());
    let text = if is_open { ctx.words.vote_taken(label) } else { ctx.words.vote_decided(label) };
    Ok(Outcome::text(text).with_pending_table(table))
}

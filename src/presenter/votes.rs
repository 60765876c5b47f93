//! The texts of a table's votes.

use crate::words::{Words, markup};
use bergerie_table::{Motion, MotionKind, MotionOutcome, MotionView, UserId, Vote};

use super::seats::PlayerNames;

/// Describes a vote in lines: the question, the votes and, once it has ended, its result. `user` names users, who may have no seat.
pub fn vote_lines(
    words: Words,
    MotionView { motion, voters, table }: &MotionView,
    names: &PlayerNames,
    user: &dyn Fn(UserId) -> String,
) -> Vec<String> {
    let (name, player) = (table.name.as_str(), names.name(motion.seat));
    let list = |users: &[UserId]| words.list(&users.iter().map(|&voter| user(voter)).collect::<Vec<_>>());
    let newcomer = || motion.user.map(user).unwrap_or_default();
    let others = list(voters);
    let mut lines = vec![match motion.kind {
        // Omit the question once the vote is decided.
        MotionKind::Undo if motion.outcome.is_some() => words.motion_undo_was(player, name),
        MotionKind::Absence if motion.outcome.is_some() => words.motion_absence_was(player, name),
        MotionKind::Undo => words.motion_undo(others, player, name),
        MotionKind::Absence => words.motion_absence(others, player, name),
        MotionKind::Replacement => words.motion_replace(newcomer(), player, name),
        MotionKind::Offer => words.motion_offer(player, name),
    }];
    if motion.kind == MotionKind::Replacement && motion.outcome.is_none() {
        lines.push(markup::note(words.motion_replace_how(newcomer(), player)));
    }
    let votes = motion.votes.iter().map(|(by, vote)| words.motion_vote(user(*by), vote_label(words, *vote)));
    let votes: Vec<String> = votes.collect();
    if !votes.is_empty() {
        lines.push(markup::note(words.motion_votes(votes.join(" · "))));
    }
    match motion.outcome {
        None => {
            let pending = pending_voters(motion, voters);
            let waits = !pending.is_empty() && !votes.is_empty();
            lines.extend(waits.then(|| markup::note(words.motion_awaited(list(&pending)))));
        }
        Some(outcome) => lines.push(outcome_text(words, motion, outcome, player, user)),
    }
    lines
}

/// Returns the voters who have not voted.
fn pending_voters(motion: &Motion, voters: &[UserId]) -> Vec<UserId> {
    let has_voted = |user: &UserId| motion.votes.iter().any(|(by, _)| by == user);
    voters.iter().copied().filter(|user| !has_voted(user)).collect()
}

/// Returns the choices of a vote with their labels, the usual one first.
pub fn vote_choices(words: Words, kind: MotionKind) -> Vec<(Vote, String)> {
    let absence = [Vote::Wait, Vote::Skip, Vote::BotOnce, Vote::Bot, Vote::Replace, Vote::Resign];
    match kind {
        MotionKind::Undo | MotionKind::Replacement => {
            vec![(Vote::Yes, words.button_agree()), (Vote::No, words.button_disagree())]
        }
        MotionKind::Absence => absence.map(|vote| (vote, capitalized(&vote_label(words, vote)))).into(),
        MotionKind::Offer => vec![(Vote::Yes, words.button_take_seat())],
    }
}

/// Confirms a vote to its voter. `is_open` says whether the vote goes on.
pub fn vote_confirmation(words: Words, vote: Vote, is_open: bool) -> String {
    let label = vote_label(words, vote);
    if is_open { words.vote_taken(label) } else { words.vote_decided(label) }
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

fn outcome_text(
    words: Words,
    motion: &Motion,
    outcome: MotionOutcome,
    player: &str,
    user: &dyn Fn(UserId) -> String,
) -> String {
    match outcome {
        MotionOutcome::Lapsed => markup::note(words.motion_lapsed()),
        MotionOutcome::Refused => words.motion_refused(),
        MotionOutcome::Agreed if motion.kind == MotionKind::Undo => words.motion_taken_back(),
        MotionOutcome::Agreed => {
            let taken = || motion.votes.iter().find(|(_, vote)| *vote == Vote::Yes).map(|(by, _)| *by);
            words.motion_replaced(motion.user.or_else(taken).map(user).unwrap_or_default())
        }
        MotionOutcome::Wait => words.motion_waits(),
        MotionOutcome::Skip => words.motion_skips(),
        MotionOutcome::BotOnce => words.motion_plays_once(player),
        MotionOutcome::Bot => words.motion_plays_on(player),
        MotionOutcome::Replace => words.motion_offers(),
        MotionOutcome::Resign => words.motion_resigns(),
    }
}

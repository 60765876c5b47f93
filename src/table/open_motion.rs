//! The open vote of a table: the conditions under which it starts and lapses.

use bergerie_opponent::BotProfile;
use bergerie_rules::{Game, Seat};
use bergerie_store::{
    Announcement, Motion, MotionId, MotionKind, MotionOutcome, NewMotion, NoticeKind, Role, StoreError, TableId,
    TableRow, UserId, WriteTransaction,
};

use super::error::TableError;
use super::{clocks, limits};

/// Starts a vote on a user's request and counts it towards the user's limit. A request that repeats the open vote is not counted.
pub(super) fn request(
    writing: &WriteTransaction<'_>,
    table: &TableRow,
    motion: NewMotion,
    by: UserId,
) -> Result<MotionId, TableError> {
    if !writing.open_motion(table.id)?.is_some_and(|open| is_same(&open, &motion)) {
        limits::count_call::<TableError>(writing, table.id, by)?;
    }
    Ok(begin(writing, table, motion)?)
}

/// Starts a vote, which replaces the open one. An open vote on the same motion continues instead. A replaced vote about a
/// late player starts again later.
pub(super) fn begin(
    writing: &WriteTransaction<'_>,
    table: &TableRow,
    motion: NewMotion,
) -> Result<MotionId, StoreError> {
    if let Some(open) = writing.open_motion(table.id)? {
        if is_same(&open, &motion) {
            return Ok(open.id);
        }
        writing.close_motion(open.id, MotionOutcome::Lapsed)?;
        if open.kind == MotionKind::Absence {
            clocks::schedule_new_vote(writing, table)?;
        }
    }
    let table = table.id;
    let motion = writing.begin_motion(table, motion)?;
    writing.add_notice(table, NoticeKind::Announcement(Announcement::Motion { motion }))?;
    Ok(motion)
}

fn is_same(open: &Motion, motion: &NewMotion) -> bool {
    let NewMotion { kind, seat, user, position, length } = *motion;
    // A replacement of a player is not about a move, so that vote stays open while the game goes on.
    (open.kind, open.seat, open.user, open.position) == (kind, seat, user, position)
        && (open.length == length || kind == MotionKind::Replacement)
}

/// Closes the open vote if it is about a move, because the game goes on.
pub(super) fn close_vote_about_move(writing: &WriteTransaction<'_>, table: TableId) -> Result<(), StoreError> {
    match writing.open_motion(table)? {
        Some(open) if open.kind != MotionKind::Replacement => close(writing, &open, MotionOutcome::Lapsed),
        _ => Ok(()),
    }
}

/// Closes the vote about a late player who has answered. The game may still wait for other late players in the same
/// round.
pub(super) fn close_vote_about_late_player(
    writing: &WriteTransaction<'_>,
    table: &TableRow,
    seat: Seat,
) -> Result<(), StoreError> {
    let is_about = |open: &Motion| open.seat == seat && matches!(open.kind, MotionKind::Absence | MotionKind::Offer);
    if let Some(open) = writing.open_motion(table.id)?.filter(is_about) {
        close(writing, &open, MotionOutcome::Lapsed)?;
        clocks::schedule_new_vote(writing, table)?;
    }
    Ok(())
}

/// Closes the vote about the replacement of a player who resigned.
pub(super) fn close_replacement_vote(
    writing: &WriteTransaction<'_>,
    table: TableId,
    seat: Seat,
) -> Result<(), StoreError> {
    let open = writing.open_motion(table)?.filter(|open| open.kind == MotionKind::Replacement && open.seat == seat);
    open.map_or(Ok(()), |open| close(writing, &open, MotionOutcome::Lapsed))
}

/// Closes the open vote, because the table is closed or its game is over.
pub(super) fn close_any_vote(writing: &WriteTransaction<'_>, table: TableId) -> Result<(), StoreError> {
    writing.open_motion(table)?.map_or(Ok(()), |open| close(writing, &open, MotionOutcome::Lapsed))
}

pub(super) fn close(writing: &WriteTransaction<'_>, motion: &Motion, outcome: MotionOutcome) -> Result<(), StoreError> {
    writing.close_motion(motion.id, outcome)?;
    writing.mark_outdated(motion.table, Role::Motion)
}

/// Returns the players who can vote, except the player of `seat`. Seats that a bot plays and players who have resigned have no
/// vote.
pub(super) fn other_voters(users: &[UserId], bots: &[Option<BotProfile>], game: &Game, seat: Seat) -> Vec<UserId> {
    let is_bot = |seat: &Seat| bots.get(seat.index()).is_some_and(Option::is_some);
    let seats = game.playing().into_iter().filter(|&other| other != seat && !is_bot(&other));
    seats.filter_map(|seat| users.get(seat.index()).copied().filter(|user| !user.is_nobody())).collect()
}

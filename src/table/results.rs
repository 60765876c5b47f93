//! The results of games, which are written in the transaction that ends a game.

use bergerie_rules::{Game, Seat};
use bergerie_store::{
    GameEnding, GameResult, MotionOutcome, PlayerResult, RatingMode, RatingPool, StoreError, TableRow, UserId,
    WriteTransaction,
};

/// Writes the result of a game that is over.
pub(super) fn add_result(
    writing: &WriteTransaction<'_>,
    row: &TableRow,
    game: &Game,
    ending: GameEnding,
) -> Result<(), StoreError> {
    let first = writing.first_players(row.id)?;
    let mut players = Vec::with_capacity(first.len());
    for (seat, (user, bot)) in Seat::all(first.len()).zip(first) {
        let has_left = has_left(writing, row, game, (seat, user))?;
        players.push(PlayerResult { seat, user, bot, place: 1, points: game.player(seat).points(), has_left });
    }
    rank(&mut players);
    let rated_at = (row.options.rated == RatingMode::Rated).then(|| writing.now());
    let result = GameResult { table: row.id, pool: RatingPool::of(&row.setup), ending, rated_at, players };
    writing.add_result(row.guild, &result)
}

/// Returns whether the player with whom the game began has resigned, or has given up the seat to another user or to a bot. A bot that
/// plays one turn for a late player does not count.
fn has_left(
    writing: &WriteTransaction<'_>,
    row: &TableRow,
    game: &Game,
    (seat, user): (Seat, UserId),
) -> Result<bool, StoreError> {
    if game.player(seat).has_resigned || row.users.get(seat.index()) != Some(&user) {
        return Ok(true);
    }
    let is_entrusted = !user.is_nobody() && row.bots.get(seat.index()).is_some_and(Option::is_some);
    Ok(is_entrusted && writing.last_absence(row.id, seat)? != Some(MotionOutcome::BotOnce))
}

/// Sets the places: those who stayed by their points, and then all who have left, who share the last place.
pub fn rank(players: &mut [PlayerResult]) {
    // `None` is less than all points.
    let points: Vec<Option<i32>> = players.iter().map(|player| (!player.has_left).then_some(player.points)).collect();
    for (player, own) in players.iter_mut().zip(&points) {
        // The cast does not overflow, because a game has at most six players.
        player.place = 1 + points.iter().filter(|other| *other > own).count() as u8;
    }
}

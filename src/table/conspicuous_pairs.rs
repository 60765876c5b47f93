//! Pairs of users whose rated games moderators may want to look at. Nothing follows from them automatically.

use std::collections::HashMap;

use bergerie_store::{GameEnding, GameResult, GuildId, TableId, UserId};

use super::Tables;
use super::error::Failure;

/// The period whose games count, in seconds: 90 days.
const PERIOD: i64 = 90 * 24 * 60 * 60;

/// The number of games together from which on a pair is frequent, if they are half of the games of one of the two.
const FREQUENT_GAMES: usize = 10;

/// The number of short games from which on a pair is listed.
const SHORT_GAMES: usize = 3;

/// The number of log entries below which a game that ended with a resignation is short: about ten turns.
const SHORT_LOG: u32 = 30;

/// Two users who often play rated games with each other, or end them soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConspicuousPair {
    /// The two users.
    pub users: [UserId; 2],
    /// The number of rated games in which both played.
    pub games: usize,
    /// The number of these games in which each had a better place than the other.
    pub won: [usize; 2],
    /// The number of these games that ended soon, because all others resigned.
    pub short: usize,
}

impl ConspicuousPair {
    /// Returns whether the pair is listed, given the number of all rated games of each of the two.
    fn is_listed(&self, games: [usize; 2]) -> bool {
        let is_frequent = self.games >= FREQUENT_GAMES && games.into_iter().any(|all| 2 * self.games >= all);
        is_frequent || self.short >= SHORT_GAMES
    }
}

impl Tables {
    /// Returns the conspicuous pairs of a server in the last 90 days, those with the most games first.
    pub fn conspicuous_pairs(&self, guild: GuildId) -> Result<Vec<ConspicuousPair>, Failure> {
        self.read(|reading| {
            let results = reading.rated_results(guild, reading.now() - PERIOD, i64::MAX)?;
            let mut short = Vec::new();
            for result in results.iter().filter(|result| result.ending == GameEnding::OneLeft) {
                short.extend((reading.log_length(result.table)? < SHORT_LOG).then_some(result.table));
            }
            Ok(pairs(&results, &short))
        })
    }
}

/// Returns the conspicuous pairs of results, given the short games among them.
fn pairs(results: &[GameResult], short: &[TableId]) -> Vec<ConspicuousPair> {
    let (mut games, mut pairs) = (HashMap::<UserId, usize>::new(), HashMap::<[UserId; 2], ConspicuousPair>::new());
    for result in results {
        let users: Vec<_> = result.players.iter().filter(|player| !player.user.is_nobody()).collect();
        for one in &users {
            *games.entry(one.user).or_default() += 1;
            for other in users.iter().filter(|other| one.user < other.user) {
                let users = [one.user, other.user];
                let new = ConspicuousPair { users, games: 0, won: [0, 0], short: 0 };
                let pair = pairs.entry(users).or_insert(new);
                pair.games += 1;
                pair.won[0] += usize::from(one.place < other.place);
                pair.won[1] += usize::from(other.place < one.place);
                pair.short += usize::from(short.contains(&result.table));
            }
        }
    }
    let all = |user: UserId| games.get(&user).copied().unwrap_or_default();
    let mut listed: Vec<ConspicuousPair> =
        pairs.into_values().filter(|pair| pair.is_listed(pair.users.map(all))).collect();
    listed.sort_by_key(|pair| (std::cmp::Reverse(pair.games), pair.users));
    listed
}

#[cfg(test)]
mod tests {
    use bergerie_rules::Seat;
    use bergerie_store::{PlayerResult, RatingPool};

    use super::*;

    /// Creates the result of a game in which the first user won.
    fn result(number: i64, users: &[u64]) -> GameResult {
        let player = |(seat, &user): (Seat, &u64)| PlayerResult {
            seat,
            user: UserId(user),
            bot: None,
            place: 1 + seat.index() as u8,
            points: 0,
            has_left: false,
        };
        let players = Seat::all(users.len()).zip(users).map(player).collect();
        let (pool, ending) = (RatingPool::Two, GameEnding::OneLeft);
        GameResult { table: TableId(number), pool, ending, rated_at: Some(number), players }
    }

    #[test]
    fn pairs_that_mostly_play_each_other_are_listed() {
        let mut results: Vec<GameResult> = (0..9).map(|number| result(number, &[2, 1])).collect();
        results.extend((9..30).map(|number| result(number, &[1, 3 + number as u64])));
        assert_eq!(pairs(&results, &[]), [], "nine games are few");
        results.push(result(30, &[1, 2, 99]));
        let pair = ConspicuousPair { users: [UserId(1), UserId(2)], games: 10, won: [1, 9], short: 0 };
        assert_eq!(pairs(&results, &[]), [pair], "they are most games of user 2");
        results.extend((31..50).map(|number| result(number, &[2, 3 + number as u64])));
        assert_eq!(pairs(&results, &[]), [], "both have more games with others");
    }

    #[test]
    fn pairs_with_several_short_games_are_listed() {
        let results: Vec<GameResult> = (0..4).map(|number| result(number, &[2, 1])).collect();
        assert_eq!(pairs(&results, &[TableId(0), TableId(3)]), []);
        let pair = ConspicuousPair { users: [UserId(1), UserId(2)], games: 4, won: [0, 4], short: 3 };
        assert_eq!(pairs(&results, &[TableId(0), TableId(2), TableId(3)]), [pair]);
        // Bots and former players are in no pair.
        let results: Vec<GameResult> = (0..20).map(|number| result(number, &[2, UserId::nobody(1).0])).collect();
        assert_eq!(pairs(&results, &[]), []);
    }
}

//! Profiles of users, computed from the results of their games on a server (`docs/RATINGS.md`).

use std::collections::HashMap;

use bergerie_rules::{Expansion, Seat};
use bergerie_store::{GameResult, GuildId, RatingPool, ReadTransaction, StoreError, TableId, UserId};

use super::Tables;
use super::error::{Failure, TableError};
use super::ratings::{RatedPlayer, Rating, RatingHistory, histories, rated_players, ratings};

/// The number of a user's latest games from which reliability follows.
const RELIABILITY_GAMES: usize = 20;

/// The number of a user's latest games from which the answer time and the points by category follow.
const REPLAYED_GAMES: usize = 10;

/// The reliability of a user: answers in time, and games played to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reliability {
    /// The user has played too few games.
    New,
    /// The user was never late, and has left no game.
    Always,
    /// At most one of ten games had a problem.
    Mostly,
    /// At most three of ten games had a problem.
    Sometimes,
    /// More than three of ten games had a problem.
    Rarely,
}

impl Reliability {
    /// Returns the reliability of a user, given the number of games, and of those that the user has left or in which the others were
    /// asked to vote because the user was late.
    fn of(games: usize, troubled: usize) -> Reliability {
        match (games, troubled) {
            (games, _) if games < Rating::PROVISIONAL_GAMES as usize => Reliability::New,
            (_, 0) => Reliability::Always,
            _ if troubled * 10 <= games => Reliability::Mostly,
            _ if troubled * 10 <= games * 3 => Reliability::Sometimes,
            _ => Reliability::Rarely,
        }
    }

    /// Returns the key of the reliability in messages.
    pub const fn key(self) -> &'static str {
        match self {
            Reliability::New => "new",
            Reliability::Always => "always",
            Reliability::Mostly => "mostly",
            Reliability::Sometimes => "sometimes",
            Reliability::Rarely => "rarely",
        }
    }
}

/// The results of a user against another player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Encounters {
    /// The games in which the user had a better place.
    pub won: usize,
    /// The games in which both had the same place.
    pub drawn: usize,
    /// The games in which the other player had a better place.
    pub lost: usize,
}

impl Encounters {
    /// Returns the number of games.
    pub const fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }
}

/// One of a user's latest games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LatestGame {
    /// The table.
    pub table: TableId,
    /// The user's seat.
    pub seat: Seat,
    /// The number of other players.
    pub others: usize,
}

/// The statistics of a user's games that are over.
#[derive(Clone, Debug)]
pub struct Profile {
    /// The number of games.
    pub games: usize,
    /// The number of games in which the user had the first place.
    pub won: usize,
    /// The reliability of the user.
    pub reliability: Reliability,
    /// The expansions with the number of games, the most frequent first.
    pub expansions: Vec<(Expansion, usize)>,
    /// The other players with the user's results, the most frequent first. Former players are left out.
    pub opponents: Vec<(RatedPlayer, Encounters)>,
    /// The user's ratings in the pools in which the user has any, those with the most games first.
    pub ratings: Vec<(RatingPool, Rating)>,
    /// The history of the rating in the pool with the most games. It is empty if there is none.
    pub history: RatingHistory,
    /// The latest games, the latest first, whose details are worth showing.
    pub latest: Vec<LatestGame>,
    /// Whether the user hides everything but the reliability from others.
    pub is_hidden: bool,
}

impl Tables {
    /// Returns the profile of a user on a server, or of all games, if no server is given.
    pub fn profile(&self, user: UserId, guild: Option<GuildId>) -> Result<Profile, Failure> {
        self.read(|reading| {
            let results = reading.results_of(user, guild)?;
            let won = results.iter().filter(|result| result.player(user).is_some_and(|own| own.place == 1)).count();
            let (mut rated, mut history) = (Vec::new(), RatingHistory::new());
            if let Some(guild) = guild {
                let (all, player) = (reading.rated_results(guild, 0, i64::MAX)?, RatedPlayer::User(user));
                let of_pool = |pool| all.iter().filter(move |result| result.pool == pool);
                for &pool in RatingPool::ALL {
                    rated.extend(ratings(of_pool(pool)).get(&player).map(|rating| (pool, *rating)));
                }
                rated.sort_by_key(|(_, rating)| std::cmp::Reverse(rating.games));
                let most_played = rated.first().map(|(pool, _)| histories(of_pool(*pool), &[player]));
                history = most_played.and_then(|mut histories| histories.pop()).unwrap_or_default();
            }
            let latest = results.iter().filter_map(|result| {
                let seat = result.player(user)?.seat;
                Some(LatestGame { table: result.table, seat, others: result.players.len() - 1 })
            });
            Ok(Profile {
                games: results.len(),
                won,
                reliability: reliability(reading, user, &results)?,
                expansions: favourite_expansions(reading, user, guild)?,
                opponents: opponents(user, &results),
                ratings: rated,
                latest: latest.take(REPLAYED_GAMES).collect(),
                history,
                is_hidden: reading.preferences(user)?.hides_profile,
            })
        })
    }

    /// Returns the median of the times that the players of seats took for their own answers, in seconds. Returns `None` if no such times
    /// are stored.
    pub fn typical_answer_time(&self, games: &[LatestGame]) -> Result<Option<i64>, TableError> {
        let mut times = Vec::new();
        for &LatestGame { table, seat, .. } in games {
            times.extend(self.answer_times(table, seat)?);
        }
        times.sort_unstable();
        Ok(times.get(times.len() / 2).copied())
    }

    /// Returns those of the users who hide their profiles.
    pub fn hidden_users(&self, users: impl Iterator<Item = UserId>) -> Result<Vec<UserId>, Failure> {
        let users: Vec<UserId> = users.collect();
        self.read(|reading| {
            let mut hidden = Vec::new();
            for &user in &users {
                hidden.extend(reading.preferences(user)?.hides_profile.then_some(user));
            }
            Ok(hidden)
        })
    }
}

fn reliability(reading: &ReadTransaction<'_>, user: UserId, results: &[GameResult]) -> Result<Reliability, StoreError> {
    let latest = &results[..results.len().min(RELIABILITY_GAMES)];
    let mut troubled = 0;
    for result in latest {
        let Some(own) = result.player(user) else { continue };
        troubled += usize::from(own.has_left || reading.has_absence_vote(result.table, own.seat)?);
    }
    Ok(Reliability::of(latest.len(), troubled))
}

fn favourite_expansions(
    reading: &ReadTransaction<'_>,
    user: UserId,
    guild: Option<GuildId>,
) -> Result<Vec<(Expansion, usize)>, StoreError> {
    let setups = reading.setups_of(user, guild)?;
    let count = |&expansion: &Expansion| {
        (expansion, setups.iter().filter(|(_, setup)| setup.expansions.has(expansion)).count())
    };
    let mut expansions: Vec<(Expansion, usize)> =
        Expansion::ALL.iter().map(count).filter(|(_, count)| *count > 0).collect();
    expansions.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    Ok(expansions)
}

fn opponents(user: UserId, results: &[GameResult]) -> Vec<(RatedPlayer, Encounters)> {
    let mut all: HashMap<RatedPlayer, Encounters> = HashMap::new();
    for result in results {
        let Some(own) = result.player(user) else { continue };
        for (other, (player, _)) in result.players.iter().zip(rated_players(result)) {
            let is_former = other.bot.is_none() && other.user.is_nobody();
            if other.user == user || is_former {
                continue;
            }
            let encounters = all.entry(player).or_default();
            match own.place.cmp(&other.place) {
                std::cmp::Ordering::Less => encounters.won += 1,
                std::cmp::Ordering::Equal => encounters.drawn += 1,
                std::cmp::Ordering::Greater => encounters.lost += 1,
            }
        }
    }
    let mut all: Vec<(RatedPlayer, Encounters)> = all.into_iter().collect();
    all.sort_by_cached_key(|(player, encounters)| (std::cmp::Reverse(encounters.games()), player.sort_key()));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reliability_follows_from_the_share_of_games_with_problems() {
        for (games, troubled, reliability) in [
            (0, 0, Reliability::New),
            (4, 4, Reliability::New),
            (5, 0, Reliability::Always),
            (5, 1, Reliability::Sometimes),
            (10, 1, Reliability::Mostly),
            (20, 2, Reliability::Mostly),
            (20, 3, Reliability::Sometimes),
            (20, 6, Reliability::Sometimes),
            (20, 7, Reliability::Rarely),
        ] {
            assert_eq!(Reliability::of(games, troubled), reliability, "{troubled} of {games}");
        }
    }
}

//! Ratings of players, computed from the results of rated games (`docs/RATINGS.md`).
//!
//! [`ratings`] is a pure function of the results in the order in which the games ended. Nothing is stored but the results.

use std::collections::HashMap;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Zoned};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use bergerie_opponent::BotProfile;
use bergerie_store::{GameResult, GuildId, RatingPool, UserId};

use super::Tables;
use super::error::Failure;

/// A player who has a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RatedPlayer {
    /// A user, or the placeholder of a former player.
    User(UserId),
    /// All bots with a profile.
    Bot(BotProfile),
}

impl RatedPlayer {
    /// Returns the user, or `None` for bots.
    pub const fn user(self) -> Option<UserId> {
        match self {
            RatedPlayer::User(user) => Some(user),
            RatedPlayer::Bot(_) => None,
        }
    }

    /// Returns a key by which players with equal results are sorted.
    pub(super) fn sort_key(self) -> (u64, String) {
        match self {
            RatedPlayer::User(user) => (user.0, String::new()),
            RatedPlayer::Bot(bot) => (0, bot.key()),
        }
    }
}

/// The rating of a player in a pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The mean and the standard deviation of the player's estimated skill.
    skill: WengLinRating,
    /// The number of rated games.
    pub games: u32,
}

impl Rating {
    /// The number of games from which on a rating is not provisional.
    pub const PROVISIONAL_GAMES: u32 = 5;

    /// The points of a new player, whose skill is 25.
    const FIRST_POINTS: f64 = 1500.0;

    /// The points per unit of skill. With 30, a player with 200 points more wins about three of four games, as in chess.
    const POINTS_PER_SKILL: f64 = 30.0;

    fn new() -> Rating {
        Rating { skill: WengLinRating::new(), games: 0 }
    }

    /// Returns the rating as players see it.
    pub fn points(&self) -> i32 {
        let new = WengLinRating::new();
        // The cast saturates.
        (Rating::FIRST_POINTS + Rating::POINTS_PER_SKILL * (self.skill.rating - new.rating)).round() as i32
    }

    /// Returns the standard deviation in points.
    pub fn deviation(&self) -> i32 {
        (Rating::POINTS_PER_SKILL * self.skill.uncertainty).round() as i32
    }

    /// Returns whether the player has too few games for a reliable rating.
    pub const fn is_provisional(&self) -> bool {
        self.games < Rating::PROVISIONAL_GAMES
    }
}

/// Returns the player of each seat and the place.
pub(super) fn rated_players(result: &GameResult) -> impl Iterator<Item = (RatedPlayer, u8)> {
    result
        .players
        .iter()
        .map(|player| (player.bot.map_or(RatedPlayer::User(player.user), RatedPlayer::Bot), player.place))
}

/// Computes the ratings of all players from results, in the order in which the games ended. A game with less than two different players
/// is ignored.
pub fn ratings<'a>(results: impl IntoIterator<Item = &'a GameResult>) -> HashMap<RatedPlayer, Rating> {
    let mut ratings = HashMap::new();
    results.into_iter().for_each(|result| rate(&mut ratings, result));
    ratings
}

/// Changes the ratings of the players of a game by its result.
fn rate(ratings: &mut HashMap<RatedPlayer, Rating>, result: &GameResult) {
    let players: Vec<(RatedPlayer, u8)> = rated_players(result).collect();
    let is_twice = |&(player, _): &(RatedPlayer, u8)| players.iter().filter(|(other, _)| *other == player).count() > 1;
    if players.len() < 2 || players.iter().any(is_twice) {
        return;
    }
    let before: Vec<[WengLinRating; 1]> = players
        .iter()
        .map(|(player, _)| [ratings.get(player).map_or_else(WengLinRating::new, |rating| rating.skill)])
        .collect();
    let places = before.iter().zip(&players);
    let places: Vec<_> =
        places.map(|(skill, (_, place))| (&skill[..], MultiTeamOutcome::new(usize::from(*place)))).collect();
    let after = weng_lin_multi_team(&places, &WengLinConfig::new());
    for ((player, _), skill) in players.iter().zip(after.into_iter().flatten()) {
        let rating = ratings.entry(*player).or_insert_with(Rating::new);
        *rating = Rating { skill, games: rating.games + 1 };
    }
}

/// The ratings of a player over time, in points: after each rated game of the player, with the number of the game, from 1.
pub type RatingHistory = Vec<(usize, i32)>;

/// Returns the histories of players, computed like [`ratings`].
pub(super) fn histories<'a>(
    results: impl IntoIterator<Item = &'a GameResult>,
    players: &[RatedPlayer],
) -> Vec<RatingHistory> {
    let (mut ratings, mut histories) = (HashMap::new(), vec![RatingHistory::new(); players.len()]);
    for (number, result) in (1..).zip(results) {
        let games = |ratings: &HashMap<_, Rating>, player| ratings.get(player).map_or(0, |rating| rating.games);
        let before: Vec<u32> = players.iter().map(|player| games(&ratings, player)).collect();
        rate(&mut ratings, result);
        for ((player, history), before) in players.iter().zip(&mut histories).zip(before) {
            let rating = ratings.get(player).filter(|rating| rating.games > before);
            history.extend(rating.map(|rating| (number, rating.points())));
        }
    }
    histories
}

/// A season of rated games: a quarter of a year in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingSeason {
    /// The first day.
    first: Date,
}

impl RatingSeason {
    /// Returns the quarter of a moment, in Unix seconds. Returns `None` if the moment is out of range.
    pub fn of(moment: i64) -> Option<RatingSeason> {
        let day = Timestamp::from_second(moment).ok()?.to_zoned(TimeZone::UTC).date();
        RatingSeason::new(day.year(), (day.month() - 1) / 3 + 1)
    }

    /// Returns the quarter `number`, from 1, of a year.
    fn new(year: i16, number: i8) -> Option<RatingSeason> {
        let month = (1..=4).contains(&number).then_some(3 * number - 2)?;
        Some(RatingSeason { first: Date::new(year, month, 1).ok()? })
    }

    /// Parses a quarter such as `2026-4` or `2026 Q4`.
    pub fn parse(text: &str) -> Option<RatingSeason> {
        let (year, number) = text.trim().split_once(['-', ' ', '/'])?;
        RatingSeason::new(year.parse().ok()?, number.trim_start_matches(['q', 'Q', 't', 'T']).parse().ok()?)
    }

    /// Returns the year and the number of the quarter, from 1.
    pub fn year_and_number(self) -> (i16, i8) {
        (self.first.year(), (self.first.month() - 1) / 3 + 1)
    }

    /// Returns the quarter before this one.
    pub fn previous(self) -> Option<RatingSeason> {
        Some(RatingSeason { first: self.first.checked_sub(3.months()).ok()? })
    }

    /// Returns the first second of the quarter and of the next one, in Unix seconds.
    fn span(self) -> Option<(i64, i64)> {
        let start = |date: Date| date.to_zoned(TimeZone::UTC).map(|day: Zoned| day.timestamp().as_second()).ok();
        Some((start(self.first)?, start(self.first.checked_add(3.months()).ok()?)?))
    }
}

/// The players of a server with their ratings in a pool.
#[derive(Clone, Debug)]
pub struct Standings {
    /// The players, the best first, and those with provisional ratings last. Former players are left out.
    pub players: Vec<(RatedPlayer, Rating)>,
    /// The number of games.
    pub games: usize,
    /// The histories of the first players whose ratings are not provisional, in their order.
    pub histories: Vec<RatingHistory>,
}

/// The maximum number of players whose histories are in the standings.
const MAX_HISTORIES: usize = 6;

impl Tables {
    /// Returns the standings of a server in a pool: in a quarter, as if it were the first one, or of all time.
    pub fn standings(
        &self,
        guild: GuildId,
        pool: RatingPool,
        quarter: Option<RatingSeason>,
    ) -> Result<Standings, Failure> {
        let (from, to) = quarter.map_or(Some((0, i64::MAX)), RatingSeason::span).unwrap_or_default();
        let mut results = self.read(|reading| reading.rated_results(guild, from, to))?;
        results.retain(|result| result.pool == pool);
        let is_shown = |(player, _): &(RatedPlayer, Rating)| match player {
            RatedPlayer::User(user) => !user.is_nobody(),
            RatedPlayer::Bot(_) => true,
        };
        let mut players: Vec<_> = ratings(&results).into_iter().filter(is_shown).collect();
        players.sort_by_cached_key(|(player, rating)| {
            (rating.is_provisional(), std::cmp::Reverse(rating.points()), player.sort_key())
        });
        let reliable = players.iter().filter(|(_, rating)| !rating.is_provisional());
        let reliable: Vec<RatedPlayer> = reliable.take(MAX_HISTORIES).map(|(player, _)| *player).collect();
        Ok(Standings { players, games: results.len(), histories: histories(&results, &reliable) })
    }

    /// Returns the pool of a server's latest rated game, or `None` if there is none.
    pub fn latest_pool(&self, guild: GuildId) -> Result<Option<RatingPool>, Failure> {
        self.read(|reading| Ok(reading.latest_rated_pool(guild)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rank;
    use bergerie_opponent::Level;
    use bergerie_rules::Seat;
    use bergerie_store::{GameEnding, PlayerResult, TableId};

    /// Creates the result of a game from the points of its users, or `None` for those who have left.
    fn result(number: i64, points: &[(u64, Option<i32>)]) -> GameResult {
        let player = |(seat, &(user, points)): (Seat, &(u64, Option<i32>))| PlayerResult {
            seat,
            user: UserId(user),
            bot: None,
            place: 1,
            points: points.unwrap_or(99),
            has_left: points.is_none(),
        };
        let mut players: Vec<PlayerResult> = Seat::all(points.len()).zip(points).map(player).collect();
        rank(&mut players);
        let (pool, ending) = (RatingPool::Two, GameEnding::PlayedOut);
        GameResult { table: TableId(number), pool, ending, rated_at: Some(number), players }
    }

    fn points(results: &[GameResult], user: u64) -> i32 {
        ratings(results)[&RatedPlayer::User(UserId(user))].points()
    }

    #[test]
    fn those_who_have_left_share_the_last_place() {
        let places = |points: &[Option<i32>]| {
            let points: Vec<(u64, Option<i32>)> = (1..).zip(points.iter().copied()).collect();
            result(1, &points).players.iter().map(|player| player.place).collect::<Vec<_>>()
        };
        assert_eq!(places(&[Some(7), Some(30), Some(7), None, None, Some(-5)]), [2, 1, 2, 5, 5, 4]);
        assert_eq!(places(&[None, Some(0)]), [2, 1]);
        assert_eq!(places(&[None, None]), [1, 1]);
    }

    #[test]
    fn a_new_player_who_wins_gains_what_the_other_loses() {
        let games = [result(1, &[(1, Some(50)), (2, Some(49))])];
        assert_eq!((points(&games, 1), points(&games, 2)), (1579, 1421));
        let draw = [result(1, &[(1, Some(50)), (2, Some(50))])];
        assert_eq!((points(&draw, 1), points(&draw, 2)), (1500, 1500));
        let margin = [result(1, &[(1, Some(200)), (2, None)])];
        assert_eq!(points(&margin, 1), 1579, "only places matter");
    }

    #[test]
    fn a_surprise_changes_more_than_an_expected_result() {
        let before: Vec<GameResult> = (1..10).map(|number| result(number, &[(1, Some(9)), (2, Some(1))])).collect();
        let with = |last: [(u64, Option<i32>); 2]| [before.clone(), vec![result(10, &last)]].concat();
        let expected = points(&with([(1, Some(9)), (2, Some(1))]), 1) - points(&before, 1);
        let surprise = points(&before, 1) - points(&with([(1, Some(1)), (2, Some(9))]), 1);
        assert!(0 < expected && 4 * expected < surprise, "{expected} {surprise}");
    }

    #[test]
    fn a_game_of_one_player_against_themselves_does_not_count() {
        let (bot, mut games) =
            (BotProfile::from(Level::Strong), vec![result(1, &[(1, Some(5)), (2, Some(3)), (3, Some(1))])]);
        games[0].players.iter_mut().skip(1).for_each(|player| player.bot = Some(bot));
        games.push(result(2, &[(1, Some(5))]));
        assert!(ratings(&games).is_empty());
        games[0].players.pop();
        let all = ratings(&games);
        assert_eq!((all.len(), all[&RatedPlayer::Bot(bot)].games), (2, 1));
    }

    #[test]
    fn a_history_has_the_rating_after_each_game_of_the_player() {
        let games = [
            result(1, &[(1, Some(9)), (2, Some(1))]),
            result(2, &[(2, Some(9)), (3, Some(1))]),
            result(3, &[(3, Some(1))]),
            result(4, &[(3, Some(9)), (1, Some(1))]),
        ];
        let players = [1, 3, 4].map(|user| RatedPlayer::User(UserId(user)));
        let [one, three, four] = histories(&games, &players).try_into().unwrap();
        assert_eq!(one, [(1, 1579), (4, points(&games, 1))]);
        assert_eq!(three, [(2, points(&games[..2], 3)), (4, points(&games, 3))]);
        assert_eq!(four, []);
    }

    #[test]
    fn a_rating_is_provisional_below_five_games() {
        let games: Vec<GameResult> = (1..=5).map(|number| result(number, &[(1, Some(9)), (2, Some(1))])).collect();
        let is_provisional = |count: usize| ratings(&games[..count])[&RatedPlayer::User(UserId(1))].is_provisional();
        assert!(is_provisional(4) && !is_provisional(5));
        let deviations = [1, 5].map(|count| ratings(&games[..count])[&RatedPlayer::User(UserId(1))].deviation());
        assert!(deviations[0] > deviations[1] && deviations[0] < 250, "{deviations:?}");
    }
}

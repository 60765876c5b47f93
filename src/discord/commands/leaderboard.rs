//! `/leaderboard`: the ratings of a server's players.

use crate::discord::context::{Context, Outcome, bot_name};
use crate::discord::error::AppError;
use crate::discord::message::{Completion, Draft, split_pages};
use crate::presenter::profiles::rating_chart;
use crate::presenter::words::labels::{self, CommandLabel};
use crate::presenter::words::{Words, markup};
use crate::table::{ConspicuousPair, GuildId, RatedPlayer, Rating, RatingPool, RatingSeason};

use super::answer::matching_completions;
use super::args::Args;
use super::command::{Command, OptionType, SlashOption};

/// The number of seasons that are offered.
const SEASONS: usize = 12;

const POOLS: &[(CommandLabel, &str)] = &[
    (pool_label(RatingPool::Two), RatingPool::Two.key()),
    (pool_label(RatingPool::TwoExpanded), RatingPool::TwoExpanded.key()),
    (pool_label(RatingPool::More), RatingPool::More.key()),
    (pool_label(RatingPool::MoreExpanded), RatingPool::MoreExpanded.key()),
];

pub(in crate::discord) const fn pool_label(pool: RatingPool) -> CommandLabel {
    match pool {
        RatingPool::Two => labels::POOL_TWO,
        RatingPool::TwoExpanded => labels::POOL_TWO_EXPANDED,
        RatingPool::More => labels::POOL_MORE,
        RatingPool::MoreExpanded => labels::POOL_MORE_EXPANDED,
    }
}

pub(super) const COMMAND: Command = Command {
    label: labels::LEADERBOARD,
    options: &[
        SlashOption::optional(labels::POOL, OptionType::Choice(POOLS)),
        SlashOption::optional(labels::SEASON, OptionType::Text),
    ],
    run,
    complete,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let (words, guild, tables) = (ctx.words, ctx.server()?, &ctx.app.tables);
    let chosen = args.text(labels::POOL).and_then(|key| RatingPool::ALL.iter().find(|pool| pool.key() == key));
    let pool = match chosen {
        Some(pool) => *pool,
        None => tables.latest_pool(guild)?.unwrap_or(RatingPool::Two),
    };
    let season = match args.text(labels::SEASON) {
        Some(text) => Some(RatingSeason::parse(text).ok_or_else(|| AppError::UnknownSeason(text.to_owned()))?),
        None => None,
    };
    let standings = tables.standings(guild, pool, season)?;
    let name_of_season = season.map_or_else(|| words.season_all(), |season| season_name(words, season));
    let mut lines = vec![words.leaderboard_title(pool_label(pool).name(words), name_of_season)];
    if standings.players.is_empty() {
        lines.push(words.leaderboard_none());
        return Ok(Outcome::pages(split_pages(lines)));
    }
    lines.push(words.leaderboard_games(standings.games));
    let users = standings.players.iter().filter_map(|(player, _)| player.user());
    let hidden = tables.hidden_users(users.filter(|user| *user != ctx.user))?;
    let name = |player: RatedPlayer| match player {
        RatedPlayer::User(user) if hidden.contains(&user) => words.leaderboard_hidden(),
        _ => player_name(words, player),
    };
    let is_provisional = |(_, rating): &&(RatedPlayer, Rating)| rating.is_provisional();
    let reliable = standings.players.iter().filter(|player| !is_provisional(player));
    lines.extend((1..).zip(reliable).map(|(place, (player, rating))| {
        words.leaderboard_line(rating.deviation(), rating.games, place, name(*player), rating.points())
    }));
    let mut provisional = standings.players.iter().filter(is_provisional).peekable();
    lines.extend(provisional.peek().map(|_| words.leaderboard_provisional(Rating::PROVISIONAL_GAMES)));
    lines.extend(provisional.map(|(player, rating)| {
        words.leaderboard_provisional_line(rating.deviation(), rating.games, name(*player), rating.points())
    }));
    lines.push(markup::note(words.leaderboard_note()));
    lines.extend(moderator_lines(ctx, guild)?);
    // The chart has the players with places, except those who hide their profiles.
    let shown = (1..).zip(&standings.histories).zip(&standings.players);
    let shown = shown.filter(|(_, (player, _))| player.user().is_none_or(|user| !hidden.contains(&user)));
    let chart = rating_chart(words, &shown.map(|(history, _)| history).collect::<Vec<_>>());
    let mut drafts: Vec<Draft> = split_pages(lines).into_iter().map(Draft::text).collect();
    if let (Some(first), Some(chart)) = (drafts.first_mut(), chart) {
        *first = std::mem::take(first).picture(&ctx.app.artist, chart)?;
    }
    Ok(Outcome::drafts(drafts))
}

/// Describes the pairs of players whose games moderators may want to look at. Others see nothing of them.
fn moderator_lines(ctx: &Context, guild: GuildId) -> Result<Vec<String>, AppError> {
    let pairs = if ctx.is_moderator { ctx.app.tables.conspicuous_pairs(guild)? } else { Vec::new() };
    let line = |ConspicuousPair { users, games, won, short }: &ConspicuousPair| {
        let [one, other] = users.map(|user| markup::player(user.0));
        format!("- {}", ctx.words.moderator_pair(*games, one, won[0], other, won[1], *short))
    };
    let title = (!pairs.is_empty()).then(|| ctx.words.moderator_pairs());
    Ok(title.into_iter().chain(pairs.iter().map(line)).collect())
}

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::SEASON) else { return Ok(Vec::new()) };
    let seasons =
        std::iter::successors(RatingSeason::of(ctx.app.tables.now()), |quarter| quarter.previous()).take(SEASONS);
    let choice = |quarter: RatingSeason| {
        let (year, number) = quarter.year_and_number();
        (season_name(ctx.words, quarter), format!("{year}-{number}"))
    };
    Ok(matching_completions(seasons.map(choice), typed))
}

fn season_name(words: Words, quarter: RatingSeason) -> String {
    let (year, number) = quarter.year_and_number();
    words.season_quarter(number, year.to_string())
}

/// Returns the name of a player. Users are named by mentions.
pub(in crate::discord) fn player_name(words: Words, player: RatedPlayer) -> String {
    match player {
        RatedPlayer::User(user) => markup::player(user.0),
        RatedPlayer::Bot(bot) => bot_name(words, bot),
    }
}

//! Profiles of users.

use crate::discord::commands::leaderboard::{player_name, pool_label};
use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::times::duration_text;
use crate::discord::message::{Draft, split_pages};
use crate::presenter::Tally;
use crate::presenter::profiles::{CategoryAverage, TalliedGame, category_averages, profile_card};
use crate::presenter::words::{Words, markup};
use crate::table::{Encounters, LatestGame, Profile, RatedPlayer, Rating, RatingPool, UserId};

/// The maximum number of expansions, and of opponents, in a profile.
const MAX_LISTED: usize = 5;

/// Shows the profile of a user on this server, or of the user's own games everywhere.
pub(in crate::discord) fn show(ctx: &Context, user: UserId) -> Result<Outcome, AppError> {
    let (words, is_own) = (ctx.words, user == ctx.user);
    let guild = if is_own { ctx.guild } else { Some(ctx.server()?) };
    let profile = ctx.app.tables.profile(user, guild)?;
    let reliability = words.profile_reliability(profile.reliability.key());
    let mut lines = vec![words.profile_title(markup::player(user.0)), reliability];
    if profile.is_hidden && !is_own {
        lines.push(words.profile_hidden());
        return Ok(Outcome::pages(split_pages(lines)));
    }
    if profile.games == 0 {
        lines.push(words.profile_none());
        return Ok(Outcome::pages(split_pages(lines)));
    }
    lines.push(words.profile_games(profile.games, profile.won));
    lines.extend(profile.ratings.iter().map(|rating| rating_line(words, rating)));
    lines.extend(sets_line(words, &profile));
    let time = ctx.app.tables.typical_answer_time(&profile.latest)?;
    // Below a minute, the time would be rounded to zero.
    lines.extend(time.map(|time| words.profile_time(duration_text(words, time.max(60)))));
    lines.extend(opponent_lines(ctx, &profile)?);
    let averages = averages(ctx, &profile.latest)?;
    let title = (!averages.is_empty()).then(|| words.profile_categories(profile.latest.len()));
    lines.extend(title.into_iter().chain(averages.iter().map(|average| category_line(words, average))));
    lines.extend((profile.is_hidden && is_own).then(|| markup::note(words.profile_hidden_own())));
    let mut drafts: Vec<Draft> = split_pages(lines).into_iter().map(Draft::text).collect();
    if let Some(first) = drafts.first_mut() {
        *first = std::mem::take(first).picture(&ctx.app.artist, profile_card(words, &profile, &averages))?;
    }
    Ok(Outcome::drafts(drafts))
}

/// Returns the profile of the user for everyone, without opponents: of the games on this server or, where the bot is not a member, of
/// all games.
pub(super) fn shared_draft(ctx: &Context) -> Result<Draft, AppError> {
    let words = ctx.words;
    let profile = ctx.app.tables.profile(ctx.user, ctx.guild.filter(|_| ctx.is_member))?;
    let mut lines = vec![words.profile_title(markup::player(ctx.user.0))];
    if profile.games == 0 {
        lines.push(words.profile_none());
        return Ok(Draft::text(lines.join("\n")));
    }
    lines.push(words.profile_reliability(profile.reliability.key()));
    lines.push(words.profile_games(profile.games, profile.won));
    lines.extend(profile.ratings.iter().map(|rating| rating_line(words, rating)));
    lines.extend(sets_line(words, &profile));
    let card = profile_card(words, &profile, &averages(ctx, &profile.latest)?);
    Ok(Draft::text(lines.join("\n")).picture(&ctx.app.artist, card)?)
}

fn sets_line(words: Words, profile: &Profile) -> Option<String> {
    let sets = profile.expansions.iter().take(MAX_LISTED);
    let sets: Vec<String> = sets.map(|(expansion, _)| words.expansion(expansion.id())).collect();
    (!sets.is_empty()).then(|| words.profile_sets(sets.join(", ")))
}

fn rating_line(words: Words, (pool, rating): &(RatingPool, Rating)) -> String {
    let pool = pool_label(*pool).name(words);
    if rating.is_provisional() {
        words.profile_rating_provisional(rating.deviation(), rating.points(), pool)
    } else {
        words.profile_rating(rating.deviation(), rating.points(), pool)
    }
}

/// Describes the results against others. Users who hide their profiles are in no profile of others.
fn opponent_lines(ctx: &Context, profile: &Profile) -> Result<Vec<String>, AppError> {
    let words = ctx.words;
    let users = profile.opponents.iter().filter_map(|(player, _)| player.user()).filter(|user| *user != ctx.user);
    let hidden = ctx.app.tables.hidden_users(users)?;
    let is_shown = |player: RatedPlayer| player.user().is_none_or(|user| !hidden.contains(&user));
    let line = |(player, encounters): &(RatedPlayer, Encounters)| {
        let Encounters { won, drawn, lost } = *encounters;
        format!("- {}", words.profile_opponent(drawn, lost, player_name(words, *player), won))
    };
    let shown = profile.opponents.iter().filter(|(player, _)| is_shown(*player));
    let lines: Vec<String> = shown.take(MAX_LISTED).map(line).collect();
    let title = (!lines.is_empty()).then(|| words.profile_opponents());
    Ok(title.into_iter().chain(lines).collect())
}

/// Returns the points per game by category, of the user and of the other players in the same games.
fn averages(ctx: &Context, games: &[LatestGame]) -> Result<Vec<CategoryAverage>, AppError> {
    let tallied = |&LatestGame { table, seat, others }: &LatestGame| {
        Ok(TalliedGame { tally: Tally::of(&ctx.app.tables.scores(table)?), seat, others })
    };
    Ok(category_averages(&games.iter().map(tallied).collect::<Result<Vec<_>, AppError>>()?))
}

fn category_line(words: Words, average: &CategoryAverage) -> String {
    let (own, others) = (words.one_decimal(average.own), words.one_decimal(average.others));
    format!("- {}", words.profile_category(words.category_title(average.category.key()), others, own))
}

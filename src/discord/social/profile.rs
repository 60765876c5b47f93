//! Profiles of users.

use crate::discord::commands::leaderboard::{player_name, pool_label};
use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::split_pages;
use crate::discord::message::times::duration_text;
use crate::presenter::Tally;
use crate::presenter::tally::categories;
use crate::presenter::words::{Words, markup};
use crate::rules::Seat;
use crate::table::{Encounters, Profile, RatedPlayer, Rating, RatingPool, TableId, UserId};

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
    let sets = profile.expansions.iter().take(MAX_LISTED);
    let sets: Vec<String> = sets.map(|(expansion, _)| words.expansion(expansion.id())).collect();
    lines.extend((!sets.is_empty()).then(|| words.profile_sets(sets.join(", "))));
    let time = ctx.app.tables.typical_answer_time(&profile.latest)?;
    // Below a minute, the time would be rounded to zero.
    lines.extend(time.map(|time| words.profile_time(duration_text(words, time.max(60)))));
    lines.extend(opponent_lines(ctx, &profile)?);
    lines.extend(category_lines(ctx, &profile.latest)?);
    lines.extend((profile.is_hidden && is_own).then(|| markup::note(words.profile_hidden_own())));
    Ok(Outcome::pages(split_pages(lines)))
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

/// Compares the points per game by category with those of the other players in the same games.
fn category_lines(ctx: &Context, games: &[(TableId, Seat)]) -> Result<Vec<String>, AppError> {
    let (words, tables) = (ctx.words, &ctx.app.tables);
    let mut tallies = Vec::new();
    for &(table, seat) in games {
        let others = tables.get(table)?.map_or(0, |table| table.users.len().saturating_sub(1));
        tallies.push((Tally::of(&tables.scores(table)?), seat, others));
    }
    let count = tallies.len().max(1) as f32;
    let all_others = tallies.iter().map(|(_, _, others)| others).sum::<usize>().max(1) as f32;
    let line = |category: crate::presenter::category::Category| {
        let own: i32 = tallies.iter().map(|(tally, seat, _)| tally.points_of(category, *seat)).sum();
        let total: i32 = tallies.iter().map(|(tally, ..)| tally.points(category)).sum();
        let (mine, theirs) = (own as f32 / count, (total - own) as f32 / all_others);
        let (mine, theirs) = (words.one_decimal(mine), words.one_decimal(theirs));
        (total != 0)
            .then(|| format!("- {}", words.profile_category(words.category_title(category.key()), theirs, mine)))
    };
    let lines: Vec<String> = categories().filter_map(line).collect();
    let title = (!lines.is_empty()).then(|| words.profile_categories(tallies.len()));
    Ok(title.into_iter().chain(lines).collect())
}

//! `/ifended`: shows the final scores that the game would have if it ended immediately.

use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::AppError;
use crate::discord::message::split_pages;
use crate::presenter::Tally;
use crate::rules::{Event, Game, Seat};
use crate::table::{Snapshot, TableError};

/// Shows what the final scores would be if the game ended now. Says that they are withheld from users who may not see them.
pub(in crate::discord) fn show(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let (words, names) = (ctx.words, player_names(ctx.words, table));
    if !table.options.shows_forecast(table.seat_of(ctx.user).is_some()) {
        return Ok(Outcome::text(words.lens_withheld()));
    }
    let (ended, events) = if game.decision().is_some() { game.if_ended() } else { (Game::clone(game), Vec::new()) };
    let tally = Tally::of_events(&events);
    let mut lines = vec![words.if_ended_title(table.name.as_str())];
    lines.extend(ended.ranking().into_iter().map(|(place, seat, points): (usize, Seat, i32)| {
        let gain = points - game.player(seat).score();
        let line = words.end_place(place, names.name(seat), points);
        let to_come = (gain != 0).then(|| words.if_ended_gain(format!("{gain:+}")));
        let parts: Vec<String> = to_come.into_iter().chain(tally.lines(words, seat)).collect();
        if parts.is_empty() { line } else { format!("{line} · {}", parts.join(", ")) }
    }));
    let scored = |event: &Event| match event {
        Event::Scored(score) if score.points != 0 => Some(format!("- {}", words.score(score, &names))),
        _ => None,
    };
    lines.extend(events.iter().filter_map(scored));
    Ok(Outcome::pages(split_pages(lines)))
}

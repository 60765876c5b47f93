//! *Catch me up*: the events since the user's last turn, as text and as a short animation.

use crate::discord::context::{Context, FilmRequest, Outcome, Reply, player_names};
use crate::discord::error::AppError;
use crate::discord::message::Draft;
use crate::discord::message::draft::last_fitting_lines;
use crate::presenter::events::mentioned_events;
use crate::presenter::possessions::points_and_badges;
use crate::presenter::words::markup;
use crate::table::{RecentEvents, Snapshot, TableError};

/// The maximum length of the list of events, in characters. It leaves space in the message for the title and the
/// points.
const MAX_LIST_LENGTH: usize = 1700;

/// Shows the events since the user's last turn. A spectator sees those since the last turn of the active player.
pub(in crate::discord) fn show(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let play = table.play().ok_or(TableError::NotStarted)?;
    let (words, name, game, names) = (ctx.words, table.name.as_str(), &play.game, player_names(ctx.words, table));
    let own = table.seat_of(ctx.user);
    let seat = own.unwrap_or(game.active());
    let player = if own.is_some() { "you" } else { names.name(seat) };
    let RecentEvents { from, events } = ctx.app.tables.since_last_turn(table.id, seat)?;
    let sentences = words.event_sentences(&mentioned_events(&table.setup, &events), game.board(), &names);
    if sentences.is_empty() {
        return Ok(Outcome::text(words.catch_up_nothing(player, name)));
    }
    let mut lines = vec![words.catch_up_title(player, name)];
    lines.extend(latest_lines(sentences, |left| words.turn_more(left)));
    lines.push(markup::note(points_and_badges(words, game, &table.awaited_seats(), &names)));
    let draft = Draft::text(lines.join("\n"));
    let alt = words.alt_catch_up(name);
    // An animation from entry 0 would show the whole game, so it begins at entry 1 or later. Every turn has at least
    // one entry before it.
    let request = FilmRequest { table: table.id, from: from.max(1), length: play.length, draft, alt };
    Ok(Outcome { reply: Reply::Film(request), ..Outcome::default() })
}

/// Returns the last lines that fit into the message, as a list. The first line gives the number of omitted ones, if there are any.
fn latest_lines(sentences: Vec<String>, more: impl Fn(usize) -> String) -> Vec<String> {
    let (left, kept) = last_fitting_lines(sentences, MAX_LIST_LENGTH);
    (left > 0).then(|| more(left)).into_iter().chain(kept).map(|line| format!("- {line}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_lines_are_left_out_and_counted() {
        let sentences: Vec<String> = (0..400).map(|number| format!("line {number}")).collect();
        let kept = latest_lines(sentences, |left| format!("{left} more"));
        assert!(kept[0].ends_with(" more") && kept.last().is_some_and(|line| line == "- line 399"));
        assert_eq!(kept[0], format!("- {} more", 400 - (kept.len() - 1)));
        assert!(kept.iter().map(|line| line.chars().count() + 1).sum::<usize>() <= 1800);
    }
}

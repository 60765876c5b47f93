//! *Catch me up*: what happened since one's own last turn, in words and as a short film.

use crate::discord::expansions;
use crate::discord::fault::Fault;
use crate::discord::message::draft::{Draft, fitting};
use crate::discord::show::pictures;
use crate::discord::visit::{App, FilmOrder, Outcome, Reply, Visit, cast_of};
use crate::table::{Since, Snapshot, TableError};

/// Characters for what happened: a little less than a message holds.
const ROOM: usize = 1700;

/// What happened since the last turn of the one who asks; for an onlooker, since that of whoever is asked now.
pub(in crate::discord) fn show(app: &App, visit: &Visit, table: &Snapshot) -> Result<Outcome, Fault> {
    let play = table.play().ok_or(TableError::NotStarted)?;
    let (words, name, game, cast) = (visit.words, table.name.as_str(), &play.game, cast_of(table));
    let seat = table.seat_of(visit.person).unwrap_or(game.active());
    let Since { from, events } = app.tables.since_last_turn(table.id, seat)?;
    let told = words.story(&expansions::news(&table.setup, &events), game.board(), &cast);
    if told.is_empty() {
        return Ok(Outcome::say(words.catch_up_nothing(name)));
    }
    let mut lines = vec![words.catch_up_title(name)];
    lines.extend(latest(told, |left| words.turn_more(left)));
    lines.push(format!("-# {}", pictures::points(game, &table.asked(), &cast)));
    let draft = Draft::text(lines.join("\n"));
    let alt = words.alt_catch_up(name);
    // A film of a whole game begins with the first entry; there is always one before anybody's turn.
    let order = FilmOrder { table: table.id, from: from.max(1), length: play.length, draft, alt };
    Ok(Outcome { reply: Reply::Film(order), ..Outcome::default() })
}

/// The last lines that find room, after a line about those that do not.
fn latest(told: Vec<String>, more: impl Fn(usize) -> String) -> Vec<String> {
    let (left, kept) = fitting(told, ROOM);
    (left > 0).then(|| more(left)).into_iter().chain(kept).map(|line| format!("- {line}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_room_is_the_oldest_and_is_counted() {
        let told: Vec<String> = (0..400).map(|number| format!("line {number}")).collect();
        let kept = latest(told, |left| format!("{left} more"));
        assert!(kept[0].ends_with(" more") && kept.last().is_some_and(|line| line == "- line 399"));
        assert_eq!(kept[0], format!("- {} more", 400 - (kept.len() - 1)));
        assert!(kept.iter().map(|line| line.chars().count() + 1).sum::<usize>() <= 1800);
    }
}

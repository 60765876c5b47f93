//! The end: who won, with which points, and why.

use crate::rules::Game;
use crate::rules::score::Score;
use crate::rules::seat::Seat;
use crate::table::{Ending, Phase, Snapshot, Telling};
use crate::words::Words;

use crate::discord::fault::Fault;
use crate::discord::message::draft::{Draft, File};
use crate::discord::message::parts::{Choice, button, buttons, menu};
use crate::discord::message::press::{Look, Press};
use crate::discord::show::category::Category;
use crate::discord::show::pictures;
use crate::discord::show::tally::{Tally, categories as listed};
use crate::discord::visit::{App, cast_of, words_of};

/// The characters of the post, a little less than Discord takes. What was counted at the end gets what the rest leaves.
const ROOM: usize = 1900;

/// The most lines about what was counted at the end, so that the winner and the picture are in sight together. The menu has
/// all of it.
const MOST_LINES: usize = 5;

/// The post at the end of a game.
pub(in crate::discord) fn post(app: &App, telling: &Telling) -> Result<Draft, Fault> {
    let table = &telling.snapshot;
    let words = words_of(table);
    let Some(game) = telling.game.as_deref() else { return Ok(Draft::text(words.info_over(table.name.as_str()))) };
    let record = app.tables.export_table(table.id)?;
    let tally = Tally::of(&record.record);
    let mut lines = vec![title(words, table, game)];
    lines.extend(ranking(words, table, game, &tally));
    lines.extend(last_move(words, telling, game));
    let fair = fair(words, table);
    let used: usize = lines.iter().chain(&fair).map(|line| line.chars().count() + 1).sum();
    lines.extend(counted(words, table, &tally, ROOM.saturating_sub(used)));
    lines.extend(fair);
    let shown = pictures::table(&app.artist, words, &table.name, game, &telling.events)?;
    let partial = shown.partial;
    let draft = Draft::text(lines.join("\n")).picture(shown);
    let mut draft =
        draft.row(menu(&Press::Look(table.id, Look::Receipts), &words.end_menu(), categories(words, &tally)));
    let mut looks = vec![button(&Press::Look(table.id, Look::Film), words.button_film())];
    looks.extend(partial.then(|| button(&Press::Look(table.id, Look::Board), words.button_board())));
    draft.rows.push(buttons(looks));
    draft.files.push(File { name: "record.json", bytes: record.to_json()?.into_bytes().into(), alt: None });
    draft.pings.extend(table.persons());
    Ok(draft)
}

fn title(words: Words, table: &Snapshot, game: &Game) -> String {
    let cast = cast_of(table);
    let ranking = game.ranking();
    let winners: Vec<String> =
        ranking.iter().filter(|(place, ..)| *place == 1).map(|&(_, seat, _)| cast.name(seat).to_owned()).collect();
    let points = ranking.first().map_or(0, |&(_, _, points)| points);
    let left = matches!(table.phase, Phase::Over { ending: Ending::OneLeft, .. });
    let (name, count) = (table.name.as_str(), winners.len());
    let winners = words.list(&winners);
    if left { words.end_left(name, winners, points) } else { words.end_title(name, winners, points, count) }
}

fn ranking(words: Words, table: &Snapshot, game: &Game, tally: &Tally) -> Vec<String> {
    let cast = cast_of(table);
    let line = |(place, seat, points): (usize, Seat, i32)| {
        let parts = tally.parts(words, seat).join(", ");
        let line = words.end_place(place, cast.name(seat), points);
        if parts.is_empty() { line } else { format!("{line} · {parts}") }
    };
    game.ranking().into_iter().map(line).collect()
}

fn fair(words: Words, table: &Snapshot) -> Option<String> {
    let seed = table.seed()?;
    Some(format!("-# {} {}", words.end_fair(seed.to_string(), table.commitment.to_string()), words.end_record()))
}

/// The move that ended the game, without what was counted after it.
fn last_move(words: Words, telling: &Telling, game: &Game) -> Vec<String> {
    use crate::rules::Event;
    use crate::rules::score::Occasion;
    let is_final = |e: &Event| matches!(e, Event::Scored(score) if score.occasion == Occasion::Final);
    let events: Vec<Event> = telling.events.iter().filter(|e| !is_final(e)).cloned().collect();
    words.story(&events, game.board(), &cast_of(&telling.snapshot))
}

/// What was counted at the end: what brought most, as much as fits.
fn counted(words: Words, table: &Snapshot, tally: &Tally, mut room: usize) -> Vec<String> {
    let cast = cast_of(table);
    let mut lines = Vec::new();
    let mut more = 0;
    let mut scores: Vec<&Score> = tally.last().filter(|score| score.points != 0).collect();
    scores.sort_by_key(|score| std::cmp::Reverse(score.points));
    for score in scores {
        let line = format!("- {}", words.score(score, &cast));
        match room.checked_sub(line.chars().count() + 1) {
            Some(rest) if more == 0 && lines.len() < MOST_LINES => {
                room = rest;
                lines.push(line);
            }
            _ => more += 1,
        }
    }
    if lines.is_empty() && more == 0 {
        return vec![words.end_nothing()];
    }
    lines.insert(0, words.end_final());
    if more > 0 {
        lines.push(format!("- {}", words.turn_more(more)));
    }
    lines
}

/// The headings of the menu of receipts, each with its points.
fn categories(words: Words, tally: &Tally) -> Vec<Choice> {
    let choice = |category: Category| {
        let points = tally.points(category);
        Choice::new(words.end_menu_kind(category.key(), points), category.key())
    };
    listed().filter(|&category| tally.has(category)).map(choice).chain(none(words, tally)).collect()
}

/// A menu needs at least one option.
fn none(words: Words, tally: &Tally) -> Option<Choice> {
    let empty = !listed().any(|category| tally.has(category));
    empty.then(|| Choice::new(words.end_nothing(), "none"))
}

//! The turn: who must choose, what happened before, and the table.

use serenity::builder::CreateActionRow;

use crate::rules::seat::Seat;
use crate::rules::{Event, Game, Question};
use crate::table::{Snapshot, Telling};
use crate::words::Words;
use crate::words::story::Cast;

use crate::discord::decision::attempt::Asking;
use crate::discord::decision::spots::spots;
use crate::discord::expansions::{self, Controls};
use crate::discord::fault::Fault;
use crate::discord::message::draft::{Draft, Shown};
use crate::discord::message::parts::{MOST_BUTTONS, button, buttons, primary};
use crate::discord::message::press::{Look, Press, Turn};
use crate::discord::show::pictures;
use crate::discord::visit::{App, cast_of, words_of};

/// The most lines about what happened since somebody's last turn.
const MOST_LINES: usize = 6;

/// The post for whoever must choose now.
pub(in crate::discord) fn post(app: &App, telling: &Telling) -> Result<Draft, Fault> {
    let (table, mut draft) = (&telling.snapshot, text(app, telling)?);
    let Some(game) = telling.game.as_deref() else { return Ok(draft) };
    let words = words_of(table);
    let shown = pictures::table(&app.artist, words, &table.name, game, &telling.events)?;
    // The text has said already that it is only a part.
    draft = draft.picture(Shown { note: None, ..shown });
    for hooks in expansions::all() {
        draft.files.extend((hooks.picture)(&app.artist, words, game)?);
    }
    if telling.is_current() {
        draft.pings.extend(table.awaited());
    }
    Ok(draft)
}

/// The text and the buttons of a post.
pub(in crate::discord) fn text(app: &App, telling: &Telling) -> Result<Draft, Fault> {
    let table = &telling.snapshot;
    let words = words_of(table);
    let Some(game) = telling.game.as_deref() else { return Ok(Draft::text(words.abort_post(table.name.as_str()))) };
    let mut lines = heading(words, telling, game);
    lines.extend(happened(words, telling, game));
    if telling.is_current() {
        lines.extend(since(app, words, telling, game)?);
    }
    let left = words.turn_tiles_left(game.pile().len());
    let awaited = if telling.is_current() { table.asked() } else { Vec::new() };
    lines.push(format!("-# {} · {left}", pictures::points(game, &awaited, &cast_of(table))));
    lines.extend(pieces(words, game, &cast_of(table)).map(|line| format!("-# {line}")));
    lines.extend(entrusted(words, table).map(|line| format!("-# {line}")));
    lines.extend(pictures::pale(words, game));
    let partly = pictures::partly(words, game);
    lines.extend(partly.clone());
    let mut draft = Draft::text(lines.join("\n"));
    if telling.is_current() {
        draft.rows = controls(words, table, game, partly.is_some());
    }
    Ok(draft)
}

/// For whom the bot plays, if it plays for somebody.
fn entrusted(words: Words, table: &Snapshot) -> Option<String> {
    let cast = cast_of(table);
    let seats = Seat::all(table.people.len()).filter(|&seat| table.is_entrusted(seat));
    let names: Vec<String> = seats.map(|seat| cast.name(seat).to_owned()).collect();
    (!names.is_empty()).then(|| words.seat_entrusted(words.list(&names)))
}

/// The special pieces of whoever lays a tile now.
fn pieces(words: Words, game: &Game, cast: &Cast) -> Option<String> {
    let decision = game.decision().filter(|decision| matches!(decision.question, Question::Place(_)))?;
    let pieces: Vec<String> = expansions::all().flat_map(|hooks| (hooks.pieces)(words, game, decision.seat)).collect();
    (!pieces.is_empty()).then(|| words.turn_pieces(cast.name(decision.seat), words.list(&pieces)))
}

/// The buttons: what answers the question, or opens the console, and what only looks.
fn controls(words: Words, table: &Snapshot, game: &Game, partial: bool) -> Vec<CreateActionRow> {
    let number = game.decision().map_or(0, |d| d.number);
    let play = || vec![primary(&Press::Turn(table.id, number, Turn::Play), words.button_play())];
    let (mut rows, mut row) = match expansions::all().find_map(|hooks| (hooks.controls)(words, table, game)) {
        Some(Controls::Instead(answers)) => (Vec::new(), answers),
        Some(Controls::Beside(answers)) => (vec![answers], play()),
        None => (Vec::new(), play()),
    };
    row.push(button(&Press::Look(table.id, Look::Scores), words.button_scores()));
    if partial {
        row.push(button(&Press::Look(table.id, Look::Board), words.button_board()));
    }
    row.push(button(&Press::Look(table.id, Look::More), words.button_more()));
    for look in expansions::all().filter_map(|hooks| (hooks.look)(words, table, game)) {
        if row.len() < MOST_BUTTONS {
            row.insert(row.len().saturating_sub(2), look);
        }
    }
    if Seat::all(table.people.len()).any(|seat| table.is_entrusted(seat)) && row.len() < MOST_BUTTONS {
        row.push(button(&Press::Back(table.id), words.button_seat_back()));
    }
    rows.push(buttons(row));
    rows
}

/// Which turn it is, whose, and what they have in hand.
fn heading(words: Words, telling: &Telling, game: &Game) -> Vec<String> {
    let table = &telling.snapshot;
    let cast = cast_of(table);
    let seat = game.decision().map_or(game.active(), |d| d.seat);
    let (turn, about) = turn_of(game, seat);
    let mut lines = vec![words.turn_number(table.name.as_str(), turn, about)];
    let filing = expansions::all().find_map(|hooks| (hooks.filing)(words, telling, game, &cast));
    let asking = Asking { words, aids: table.aids, cast: &cast, game, is_ahead: false };
    if let Some(question) = filing.or_else(|| expansions::all().find_map(|hooks| (hooks.ask)(&asking))) {
        lines.extend(question);
        return lines;
    }
    lines.push(match game.decision() {
        Some(decision) => match decision.question {
            Question::Place(shape) => {
                words.turn_yours(cast.name(seat), words.tile(shape.shape()), spots(decision).len())
            }
            Question::Act | Question::Special(_) => words.turn_other(cast.name(seat)),
        },
        None => String::new(),
    });
    lines.retain(|line| !line.is_empty());
    lines
}

/// Which turn of a player this is, and how many there will be about.
pub(in crate::discord) fn turn_of(game: &Game, seat: Seat) -> (usize, usize) {
    let laid = |by: Seat| game.board().tiles().iter().filter(|tile| tile.by == Some(by)).count();
    let turn = laid(seat) + usize::from(game.hand().is_some() && game.active() == seat);
    let staying = game.seats().filter(|&seat| !game.purse(seat).resigned).count();
    (turn.max(1), (turn + game.pile().len() / staying.max(1)).max(1))
}

/// What this notice is about: the move before.
fn happened(words: Words, telling: &Telling, game: &Game) -> Vec<String> {
    let cast = cast_of(&telling.snapshot);
    let mut lines = Vec::new();
    if telling.by.is_none()
        && let (true, Some(seat)) = (game.board().tiles().iter().all(|t| t.by.is_none()), first(&telling.events))
        && telling.snapshot.setup.first == crate::rules::setup::First::Random
    {
        lines.push(words.story_begins(cast.name(seat)));
    }
    lines.extend(expansions::all().filter_map(|hooks| (hooks.preface)(words, telling)));
    let told = expansions::all().find_map(|hooks| (hooks.told)(telling)).unwrap_or(&telling.events);
    lines.extend(words.story(told, game.board(), &cast));
    lines
}

/// Whose turn begins first among these events.
fn first(events: &[Event]) -> Option<Seat> {
    events.iter().find_map(|event| match event {
        Event::Turn { seat } => Some(*seat),
        _ => None,
    })
}

/// What else happened since the last turn of the one who must choose now.
fn since(app: &App, words: Words, telling: &Telling, game: &Game) -> Result<Vec<String>, Fault> {
    let table = &telling.snapshot;
    // Within a turn it was told at its beginning.
    let begins = game.decision().filter(|decision| matches!(decision.question, Question::Place(_)));
    let Some(seat) = begins.map(|d| d.seat) else { return Ok(Vec::new()) };
    let all = app.tables.since_last_turn(table.id, seat)?;
    let told = words.story(before(&all, &telling.events), game.board(), &cast_of(table));
    if told.is_empty() {
        return Ok(Vec::new());
    }
    let more = told.len().saturating_sub(MOST_LINES);
    let mut lines = vec![words.turn_since()];
    lines.extend(told.into_iter().skip(more).map(|line| format!("- {line}")));
    if more > 0 {
        lines.push(format!("- {}", words.turn_more(more)));
    }
    Ok(lines)
}

/// The events before those that the post tells above. What somebody wants to know may end sooner than the post: at the
/// beginning of their turn.
fn before<'a>(all: &'a [Event], told: &[Event]) -> &'a [Event] {
    let overlap = (0..=told.len()).rev().filter_map(|length| told.get(..length)).find(|part| all.ends_with(part));
    all.get(..all.len() - overlap.map_or(0, <[Event]>::len)).unwrap_or_default()
}

/// What is left of a turn's post when the turn is over: one line, no buttons.
pub(in crate::discord) fn done(telling: &Telling) -> Draft {
    let table = &telling.snapshot;
    let (words, cast) = (words_of(table), cast_of(table));
    let name = table.name.as_str();
    let Some(game) = telling.game.as_deref() else { return Draft::text(words.abort_post(name)) };
    let seat = telling.by.unwrap_or(game.active());
    let turn = turn_of(game, seat).0;
    match headline(words, telling, game) {
        Some(what) => Draft::text(words.turn_done(name, turn, what)),
        None => Draft::text(words.turn_passed(name, turn, cast.name(seat))),
    }
}

/// What somebody did, in one line: what came before the tile, if anything did, and the tile that was laid.
fn headline(words: Words, telling: &Telling, game: &Game) -> Option<String> {
    let cast = cast_of(&telling.snapshot);
    let events = expansions::all().find_map(|hooks| (hooks.headline)(telling)).unwrap_or(&telling.events);
    let laid = events.iter().position(|event| matches!(event, Event::Placed { .. })).unwrap_or_default();
    let (before, after) = events.split_at(laid);
    let first = |events: &[Event]| words.story(events, game.board(), &cast).into_iter().next();
    let told: Vec<String> = first(before).into_iter().chain(first(after)).collect();
    (!told.is_empty()).then(|| told.join(" · "))
}

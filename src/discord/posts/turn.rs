//! The turn's post: the active player, the events before, and the board.

use serenity::builder::CreateActionRow;

use crate::rules::score::Occasion;
use crate::rules::seat::Seat;
use crate::rules::{Event, Game, Question};
use crate::table::{Maker, NoticeContext, Snapshot};
use crate::words::Words;
use crate::words::story::Cast;

use crate::discord::console::places::counted;
use crate::discord::decision::attempt::Asking;
use crate::discord::decision::spots::spots;
use crate::discord::expansions::{self, Controls};
use crate::discord::fault::Fault;
use crate::discord::manners::times;
use crate::discord::message::draft::{Draft, Shown, clip, fitting};
use crate::discord::message::parts::{MOST_BUTTONS, button, buttons, primary};
use crate::discord::message::press::{Look, Press, Turn};
use crate::discord::show::pictures::{self, Marked};
use crate::discord::visit::{App, cast_of, words_of};

/// Maximum length, in characters, of the line that remains of a finished turn.
const LONGEST_LINE: usize = 1500;

/// Maximum number of lines about events since the player's last turn.
const MOST_LINES: usize = 8;

/// Maximum length of the last events in characters, so that points, deadline and question fit as well.
const ROOM: usize = 1100;

/// Composes the post for the player who must choose now.
pub(in crate::discord) fn post(app: &App, telling: &NoticeContext) -> Result<Draft, Fault> {
    let since = since(telling);
    let (table, mut draft) = (&telling.snapshot, told(app, telling, since));
    let Some(game) = telling.game.as_deref() else { return Ok(draft) };
    let words = words_of(table);
    let shown = pictures::table(&app.artist_of(table), words, &table.name, game, &marked(telling, since))?;
    // The text already says that the picture shows only a part.
    draft = draft.picture(Shown { note: None, ..shown });
    if telling.is_current() {
        draft.pings.extend(table.awaited());
    }
    Ok(draft)
}

/// Composes the text and buttons of a post.
pub(in crate::discord) fn text(app: &App, telling: &NoticeContext) -> Draft {
    told(app, telling, since(telling))
}

fn told(app: &App, telling: &NoticeContext, since: &[Event]) -> Draft {
    let table = &telling.snapshot;
    let words = words_of(table);
    let Some(game) = telling.game.as_deref() else { return Draft::text(words.abort_post(table.name.as_str())) };
    let mut lines = heading(words, telling, game);
    lines.extend(happened(words, telling, game, since));
    for &(seat, maker) in &telling.for_others {
        let player = cast_of(table).name(seat).to_owned();
        lines.push(match maker {
            Maker::Order => words.by_order(player),
            Maker::Vote => words.by_vote(player),
        });
    }
    let left = to_come(words, game).map(|left| format!(" · {left}")).unwrap_or_default();
    let awaited = if telling.is_current() { table.asked() } else { Vec::new() };
    let due = if telling.is_current() { times::due(words, table, app.tables.now()) } else { None };
    let due = due.map(|due| format!(" · {due}")).unwrap_or_default();
    lines.push(format!("-# {}{left}{due}", pictures::points(game, &awaited, &cast_of(table))));
    lines.extend(pieces(words, game, &cast_of(table)).map(|line| format!("-# {line}")));
    lines.extend(entrusted(words, table).map(|line| format!("-# {line}")));
    lines.extend(pictures::pale(words, game));
    let partly = pictures::partly(words, game, &marked(telling, since));
    lines.extend(partly.clone());
    let mut draft = Draft::text(lines.join("\n"));
    if telling.is_current() {
        draft.rows = controls(words, table, game, partly.is_some());
    }
    draft
}

/// Describes the number of tiles left to draw, or that the tile in hand is the last one. `None` while tiles on offer are
/// still open, and if no tile is in hand.
fn to_come(words: Words, game: &Game) -> Option<String> {
    let open: usize = expansions::all().map(|hooks| (hooks.tiles_to_come)(game)).sum();
    let is_told = !game.pile().is_empty() || game.hand().is_some() && open == 0;
    is_told.then(|| words.turn_tiles_left(game.pile().len()))
}

/// Returns the highlights of the picture: features just scored, and tiles placed since the player's last turn.
fn marked(telling: &NoticeContext, since: &[Event]) -> Marked {
    Marked::scored(&telling.events).with_changes(since)
}

/// Describes the players whose moves the bot makes, if there are any.
fn entrusted(words: Words, table: &Snapshot) -> Option<String> {
    let cast = cast_of(table);
    let seats = Seat::all(table.people.len()).filter(|&seat| table.is_entrusted(seat));
    let names: Vec<String> = seats.map(|seat| cast.name(seat).to_owned()).collect();
    (!names.is_empty()).then(|| words.seat_entrusted(words.list(&names)))
}

/// Describes the special pieces of the active player.
fn pieces(words: Words, game: &Game, cast: &Cast) -> Option<String> {
    let decision = game.decision().filter(|decision| matches!(decision.question, Question::Place(_)))?;
    let pieces: Vec<String> = expansions::all().flat_map(|hooks| (hooks.pieces)(words, game, decision.seat)).collect();
    (!pieces.is_empty()).then(|| words.turn_pieces(words.list(&pieces), cast.name(decision.seat)))
}

/// Creates the buttons: those that answer the question or open the console, and those that only show something.
fn controls(words: Words, table: &Snapshot, game: &Game, partial: bool) -> Vec<CreateActionRow> {
    let number = game.decision().map_or(0, |d| d.number);
    let play = || vec![primary(&Press::Turn(table.id, number, Turn::Play), words.button_play())];
    let (mut rows, mut row) = match expansions::all().find_map(|hooks| (hooks.controls)(words, table, game)) {
        Some(Controls::Instead(answers)) => (Vec::new(), answers),
        Some(Controls::Beside(answers)) => (vec![answers], play()),
        None => (Vec::new(), play()),
    };
    row.push(button(&Press::Look(table.id, Look::CatchUp), words.button_catch_up()));
    if partial {
        row.push(button(&Press::Look(table.id, Look::Board), words.button_board()));
    }
    row.push(button(&Press::Look(table.id, Look::More), words.button_more()));
    for look in expansions::all().filter_map(|hooks| (hooks.look)(words, table, game)) {
        if row.len() < MOST_BUTTONS {
            row.insert(row.len().saturating_sub(1), look);
        }
    }
    if Seat::all(table.people.len()).any(|seat| table.is_entrusted(seat)) && row.len() < MOST_BUTTONS {
        row.push(button(&Press::Back(table.id), words.button_seat_back()));
    }
    if row.len() < MOST_BUTTONS {
        let scores = button(&Press::Look(table.id, Look::Scores), words.button_scores());
        row.insert(row.len().saturating_sub(1), scores);
    }
    rows.push(buttons(row));
    rows
}

/// Returns the heading: the turn, its player and the tile in hand.
fn heading(words: Words, telling: &NoticeContext, game: &Game) -> Vec<String> {
    let table = &telling.snapshot;
    let cast = cast_of(table);
    let seat = game.decision().map_or(game.active(), |d| d.seat);
    let (turn, about) = turn_of(game, seat);
    let mut lines = vec![words.turn_number(about, table.name.as_str(), turn)];
    let filing = expansions::all().find_map(|hooks| (hooks.filing)(words, telling, game, &cast));
    let asking = Asking { words, aids: table.aids, cast: &cast, game, is_ahead: false };
    if let Some(question) = filing.or_else(|| expansions::all().find_map(|hooks| (hooks.ask)(&asking))) {
        lines.extend(question);
        return lines;
    }
    lines.push(match game.decision() {
        Some(decision) => match decision.question {
            Question::Place(shape) => {
                words.turn_yours(counted(words, &spots(decision)), cast.name(seat), words.tile(shape.shape()))
            }
            Question::Act | Question::Special(_) => words.turn_other(cast.name(seat)),
        },
        None => String::new(),
    });
    lines.retain(|line| !line.is_empty());
    lines
}

/// Returns the number of a player's turn, and the expected total.
pub(in crate::discord) fn turn_of(game: &Game, seat: Seat) -> (usize, usize) {
    let laid = |by: Seat| game.board().tiles().iter().filter(|tile| tile.by == Some(by)).count();
    let turn = laid(seat) + usize::from(game.hand().is_some() && game.active() == seat);
    let staying = game.seats().filter(|&seat| !game.player(seat).resigned).count();
    (turn.max(1), (turn + game.pile().len() / staying.max(1)).max(1))
}

/// Describes the events since the player's last turn, oldest first; only the previous move if there are no others.
fn happened(words: Words, telling: &NoticeContext, game: &Game, since: &[Event]) -> Vec<String> {
    let cast = cast_of(&telling.snapshot);
    let mut lines = Vec::new();
    if telling.by.is_none()
        && let (true, Some(seat)) = (game.board().tiles().iter().all(|t| t.by.is_none()), first(&telling.events))
        && telling.snapshot.setup.first == crate::rules::setup::First::Random
    {
        lines.push(words.story_begins(cast.name(seat)));
    }
    let preface = expansions::all().filter_map(|hooks| (hooks.preface)(words, telling));
    let news = |events: &[Event]| words.story(&expansions::news(&telling.snapshot.setup, events), game.board(), &cast);
    let last: Vec<String> = preface.chain(news(&telling.events)).collect();
    // The last move is described in full, unless it is a whole round of bots; of earlier moves, the latest ones that fit.
    let (untold, last) = fitting(last, ROOM);
    let earlier = news(before(since, &telling.events));
    if earlier.is_empty() {
        lines.extend((untold > 0).then(|| words.turn_before(untold)));
        lines.extend(last);
        return lines;
    }
    let most = if untold > 0 { 0 } else { MOST_LINES };
    let left = (earlier.len() + last.len()).saturating_sub(most).min(earlier.len());
    let more = left + untold;
    lines.push(words.turn_since());
    lines.extend((more > 0).then(|| format!("- {}", words.turn_before(more))));
    lines.extend(earlier.into_iter().skip(left).chain(last).map(|line| format!("- {line}")));
    lines
}

/// Returns the player whose turn begins first in these events.
fn first(events: &[Event]) -> Option<Seat> {
    events.iter().find_map(|event| match event {
        Event::Turn { seat } => Some(*seat),
        _ => None,
    })
}

/// Returns the events since the last turn of the player who must place a tile now. Later in a turn they were already
/// described at its start.
fn since(telling: &NoticeContext) -> &[Event] {
    let decision = telling.game.as_deref().and_then(Game::decision).filter(|_| telling.is_current());
    let begins = decision.is_some_and(|decision| matches!(decision.question, Question::Place(_)));
    if begins { &telling.since } else { &[] }
}

/// Returns the events before the last move; none if the description goes further back. A player's range may end before
/// the post's: at the start of their turn.
fn before<'a>(all: &'a [Event], told: &[Event]) -> &'a [Event] {
    if !all.is_empty() && told.windows(all.len()).any(|part| part == all) {
        return &[];
    }
    let overlap = (0..=told.len()).rev().filter_map(|length| told.get(..length)).find(|part| all.ends_with(part));
    all.get(..all.len() - overlap.map_or(0, <[Event]>::len)).unwrap_or_default()
}

/// Composes what remains of a turn's post after the turn: one line, and a button that explains points.
pub(in crate::discord) fn done(telling: &NoticeContext) -> Draft {
    let table = &telling.snapshot;
    let (words, cast) = (words_of(table), cast_of(table));
    let name = table.name.as_str();
    let Some(game) = telling.game.as_deref() else { return Draft::text(words.abort_post(name)) };
    let seat = telling.by.unwrap_or(game.active());
    let turn = turn_of(game, seat).0;
    let draft = match headline(words, telling, game) {
        Some(what) => Draft::text(words.turn_done(name, turn, what)),
        None => Draft::text(words.turn_passed(cast.name(seat), name, turn)),
    };
    let scored = telling.events.iter().any(is_scored);
    match telling.notice.kind.span().filter(|_| scored) {
        Some(span) => {
            draft.row(buttons(vec![button(&Press::Look(table.id, Look::Why(span.from)), words.button_why())]))
        }
        None => draft,
    }
}

/// Returns whether points were scored in play; the end has its own post.
fn is_scored(event: &Event) -> bool {
    matches!(event, Event::Scored(score) if score.occasion != Occasion::Final)
}

/// Describes a move and its consequences in one line: earlier answers, the tile and its figure, points with their reason,
/// tokens.
fn headline(words: Words, telling: &NoticeContext, game: &Game) -> Option<String> {
    let cast = cast_of(&telling.snapshot);
    let is_final = |event: &Event| matches!(event, Event::Scored(score) if score.occasion == Occasion::Final);
    let mut events = expansions::news(&telling.snapshot.setup, &telling.events);
    events.retain(|event| !is_final(event));
    let told = words.story(&events, game.board(), &cast);
    (!told.is_empty()).then(|| clip(&told.join(" "), LONGEST_LINE))
}

//! The turn's post: the active player, the events since that player's last turn, and the board.

use crate::presenter::words::{Words, markup};
use crate::rules::{Action, Decision, Event, FirstPlayer, Game, Question, Seat};
use crate::table::{NoticeContext, Snapshot, SubstitutionReason};

use crate::discord::console::places::spot_count;
use crate::discord::context::{App, player_names, words_of};
use crate::discord::error::AppError;
use crate::discord::expansions::{self, PostControls};
use crate::discord::message::draft::{LEGEND, PICTURE, first_fitting_texts};
use crate::discord::message::{
    Block, Button, DecisionId, Draft, File, MAX_BUTTONS, MessageLayout, Press, Row, button, link, primary_button, times,
};
use crate::discord::posts::answer_button::answer_button;
use crate::discord::posts::duel;
use crate::presenter::answers::{distinct_answers, is_refusal};
use crate::presenter::possessions::tiles_to_come;
use crate::presenter::questions::prompt;
use crate::presenter::spots::numbered_spots;
use crate::presenter::{AnswerContext, Highlights, QuestionContext, events, pictures};

/// The number of short buttons that a phone shows side by side.
const MAX_ON_PHONE: usize = 4;

/// The maximum length of the line that replaces the post of a finished turn, in characters.
const MAX_LINE_LENGTH: usize = 1500;

/// The maximum number of lines about events since the player's last turn, and about those before a question later in the turn. *Catch
/// me up* shows all of them.
const MAX_LINES: usize = 2;
const MAX_LINES_DURING_TURN: usize = 1;

/// Composes the post for the player who must make a decision.
pub(in crate::discord) fn post(app: &App, context: &NoticeContext) -> Result<Draft, AppError> {
    let (table, mut draft) = (&context.snapshot, text(app, context)?);
    let Some(game) = context.game.as_deref() else { return Ok(draft) };
    let marked = highlights(context, events_since(context));
    let (artist, pictures) =
        (app.artist_of(table), pictures::post_pictures(words_of(table), &table.name, game, &marked));
    draft = draft.picture(&artist, pictures.board)?;
    let legend = artist.legend(&pictures.legend)?;
    let alt = Some(pictures.legend_alt);
    draft.files.extend(legend.map(|legend| File { name: LEGEND, bytes: legend.png.into(), alt }));
    if context.is_current() {
        draft.pings.extend(table.awaited_users());
    }
    Ok(draft)
}

/// Composes the post without drawing a new picture: the question, the description of the board, the buttons, and the
/// rest in small text.
pub(in crate::discord) fn text(app: &App, context: &NoticeContext) -> Result<Draft, AppError> {
    let table = &context.snapshot;
    let words = words_of(table);
    let Some(game) = context.game.as_deref() else { return Ok(Draft::text(words.abort_post(table.name.as_str()))) };
    let since = events_since(context);
    let picture = pictures::post_pictures(words, &table.name, game, &highlights(context, since));
    let mut question = question(words, context, game).into_iter();
    let above = question.next().unwrap_or_default();
    let mut below: Vec<String> = question.collect();
    if is_first_turn(context, game) {
        let standing = app.tables.duel_standing(table)?;
        below.extend(standing.map(|standing| markup::note(duel::start_line(words, &standing))));
    }
    below.extend(recent_events(words, context, game, since).map(markup::note));
    for &(seat, maker) in &context.for_others {
        let player = player_names(words, table).name(seat).to_owned();
        below.push(markup::note(match maker {
            SubstitutionReason::Order => words.by_order(player),
            SubstitutionReason::Vote => words.by_vote(player),
            SubstitutionReason::Bot => words.by_bot(player),
            // The note about entrusted seats says so.
            SubstitutionReason::Entrusted => continue,
        }));
    }
    below.extend(entrusted_note(words, table).map(markup::note));
    // The legend shows everyone's points.
    let beyond = (!picture.hidden_spots.is_empty()).then(|| words.view_beyond(picture.hidden_spots.len()));
    let last = status_line(words, app, context, game).into_iter().chain(beyond);
    below.push(markup::note(last.collect::<Vec<_>>().join(" · ")));
    let rows = if context.is_current() { button_rows(words, app.page_url(table)?, table, game) } else { Vec::new() };
    let layout = MessageLayout::Blocks(vec![
        Block::Picture { name: PICTURE, alt: picture.board.alt },
        Block::Picture { name: LEGEND, alt: picture.legend_alt },
        Block::Rows,
        Block::Text(below.join("\n")),
    ]);
    Ok(Draft { text: above, rows, layout, ..Draft::default() })
}

/// Returns the parts of the last line: the table, the turn, a note if this is the last tile, and the deadline. Otherwise, the
/// number of tiles left is omitted, because the picture shows it.
fn status_line(words: Words, app: &App, context: &NoticeContext, game: &Game) -> Vec<String> {
    let table = &context.snapshot;
    let (turn, about) = turn_number(game, game.decision().map_or(game.active(), |decision| decision.seat));
    let due = if context.is_current() { times::short_deadline(words, table, app.tables.now()) } else { None };
    let parts =
        std::iter::once(words.turn_number(about, table.name.as_str(), turn)).chain(last_tile(words, game)).chain(due);
    parts.collect()
}

/// Says that the tile in hand is the last one. Returns `None` if it is not, or if open tiles are still on offer.
fn last_tile(words: Words, game: &Game) -> Option<String> {
    let is_last = game.pile().is_empty() && game.hand().is_some() && tiles_to_come(words, game) == 0;
    is_last.then(|| words.turn_last_tile())
}

/// Returns the highlights for the picture: the features just scored, and the tiles placed since the player's last turn.
fn highlights(context: &NoticeContext, since: &[Event]) -> Highlights {
    Highlights::scored(&context.events).with_changes(since)
}

/// Names the players for whom the bot moves. Returns `None` if there is no such player.
fn entrusted_note(words: Words, table: &Snapshot) -> Option<String> {
    let names = player_names(words, table);
    let seats = Seat::all(table.users.len()).filter(|&seat| table.is_entrusted(seat));
    let names = names.list(words, seats);
    (!names.is_empty()).then(|| words.seat_entrusted(names))
}

/// Creates the buttons: those that answer the question or open the console first, then those that only show information. `page` is the
/// address of the table's page, if it has one.
fn button_rows(words: Words, page: Option<String>, table: &Snapshot, game: &Game) -> Vec<Row> {
    let number = game.decision().map_or(0, |d| d.number);
    let play = primary_button(Press::Play(DecisionId { table: table.id, number }), words.button_play());
    let (mut rows, mut row) = main_buttons(post_controls(words, table, game), play);
    // During a turn, the lines of the post describe the recent events. *More* has this button too.
    let begins = begins_turn(game);
    let catch_up = begins.then(|| button(Press::CatchUp(table.id), words.button_catch_up()));
    let private: Vec<Button> =
        expansions::all().flat_map(|hooks| (hooks.private_buttons)(words, table, game)).collect();
    if row.len() + usize::from(begins) + private.len() >= MAX_BUTTONS {
        rows.push(Row::Buttons(std::mem::take(&mut row)));
    }
    // The link may need another row, because other buttons must not be left out for it.
    let most = MAX_BUTTONS + usize::from(page.is_some());
    row.extend(catch_up);
    row.extend(page.map(|url| link(url, words.page_link())));
    row.extend(private);
    row.push(button(Press::More(table.id), words.button_more()));
    if Seat::all(table.users.len()).any(|seat| table.is_entrusted(seat)) && row.len() < most {
        row.push(button(Press::TakeSeatBack(table.id), words.button_seat_back()));
    }
    rows.extend(row.chunks(MAX_BUTTONS).map(|buttons| Row::Buttons(buttons.to_vec())));
    rows
}

/// Creates the controls that answer the question: those of the expansion, or a button for each answer to a short question. Returns
/// `None` for other questions, which are answered in the console.
fn post_controls(words: Words, table: &Snapshot, game: &Game) -> Option<PostControls> {
    if let Some(controls) = expansions::all().find_map(|hooks| (hooks.post_controls)(words, table, game)) {
        return Some(controls);
    }
    let (decision, names) = (game.decision()?, player_names(words, table));
    let context =
        QuestionContext { words, assists: table.options.assists, names: &names, game, is_upcoming: false, round: None };
    prompt(&context).filter(|question| question.is_short)?;
    let described = AnswerContext { words, assists: table.options.assists, game, seat: decision.seat };
    let distinct = distinct_answers(&described, decision);
    let answers = decision.actions.iter().copied().enumerate().filter(|(_, action)| distinct.contains(action));
    let mut answers: Vec<(usize, Action)> = answers.collect();
    // The short name of a refusal fits beside the button that follows.
    answers.sort_by_key(|&(_, action)| is_refusal(action));
    let buttons = answers.into_iter().map(|answer| answer_button(words, table, (game, decision), answer));
    Some(PostControls::InsteadOfConsole(buttons.collect()))
}

/// Arranges the buttons that answer the question and the one that opens the console. Returns full rows, and a row in which at least
/// one more button fits.
fn main_buttons(controls: Option<PostControls>, play: Button) -> (Vec<Row>, Vec<Button>) {
    match controls {
        Some(PostControls::InsteadOfConsole(answers)) if answers.len() < MAX_BUTTONS => (Vec::new(), answers),
        Some(PostControls::InsteadOfConsole(answers)) => (vec![Row::Buttons(answers)], Vec::new()),
        Some(PostControls::BesideConsole(answers)) if answers.len() < MAX_ON_PHONE => {
            (Vec::new(), answers.into_iter().chain([play]).collect())
        }
        Some(PostControls::BesideConsole(answers)) => (vec![Row::Buttons(answers)], vec![play]),
        None => (Vec::new(), vec![play]),
    }
}

/// Returns the question to the active player. Its first line tells the player what to do.
fn question(words: Words, context: &NoticeContext, game: &Game) -> Vec<String> {
    let table = &context.snapshot;
    let names = player_names(words, table);
    let round = context.round();
    let context = QuestionContext {
        words,
        assists: table.options.assists,
        names: &names,
        game,
        is_upcoming: false,
        round: round.as_ref(),
    };
    if let Some(question) = prompt(&context) {
        return question.lines;
    }
    let asked = |decision: &Decision| match decision.question {
        Question::Place(shape) => {
            let spots = spot_count(words, &numbered_spots(decision));
            words.turn_yours(spots, names.name(decision.seat), words.tile(shape.get()))
        }
        Question::Figure { .. } | Question::Expansion(_) => words.turn_other(names.name(decision.seat)),
    };
    game.decision().map(asked).into_iter().collect()
}

/// Returns the number of a player's turn, and the expected total.
fn turn_number(game: &Game, seat: Seat) -> (usize, usize) {
    let turn = placed_tile_count(game, seat) + usize::from(game.hand().is_some() && game.active() == seat);
    let staying = game.seats().filter(|&seat| !game.player(seat).has_resigned).count();
    (turn.max(1), (turn + game.pile().len() / staying.max(1)).max(1))
}

/// Describes the most important events since the player's last turn, oldest first.
fn recent_events(words: Words, context: &NoticeContext, game: &Game, since: &[Event]) -> impl Iterator<Item = String> {
    let (table, names) = (&context.snapshot, player_names(words, &context.snapshot));
    let is_first = is_first_turn(context, game);
    let begins = first_turn_seat(&context.events).filter(|_| is_first && table.setup.first == FirstPlayer::Random);
    let begins = begins.map(|seat| words.event_begins(names.name(seat)));
    let events = events::mentioned_events(&table.setup, &joined_events(since, &context.events));
    let most = if begins_turn(game) { MAX_LINES } else { MAX_LINES_DURING_TURN };
    let lines = words.highlights(&events, game.board(), &names, most);
    begins.into_iter().chain(lines)
}

/// Returns whether the notice is about the first turn of the game.
fn is_first_turn(context: &NoticeContext, game: &Game) -> bool {
    context.by.is_none() && game.board().tiles().iter().all(|tile| tile.by.is_none())
}

/// Returns the player of the first turn that begins in these events, or `None` if no turn begins.
fn first_turn_seat(events: &[Event]) -> Option<Seat> {
    events.iter().find_map(|event| match event {
        Event::Turn { seat } => Some(*seat),
        _ => None,
    })
}

/// Returns the events since the last turn of the player who must place a tile. Returns an empty slice later in the
/// turn, because the post at its start has described them.
fn events_since(context: &NoticeContext) -> &[Event] {
    let begins = context.is_current() && context.game.as_deref().is_some_and(begins_turn);
    if begins { &context.since } else { &[] }
}

/// Returns whether a tile must be placed now.
fn begins_turn(game: &Game) -> bool {
    game.decision().is_some_and(|decision| matches!(decision.question, Question::Place(_)))
}

/// Joins the events since the player's last turn with those of the notice, without duplicates. If the notice begins with the
/// player's own move (in a game against bots), that move is left out.
fn joined_events(since: &[Event], own: &[Event]) -> Vec<Event> {
    if !since.is_empty() && own.windows(since.len()).any(|part| part == since) {
        return since.to_vec();
    }
    let overlap = (0..=own.len()).rev().find(|&length| since.ends_with(own.split_at(length).0)).unwrap_or_default();
    [since, own.split_at(overlap).1].concat()
}

fn placed_tile_count(game: &Game, seat: Seat) -> usize {
    game.board().tiles().iter().filter(|tile| tile.by == Some(seat)).count()
}

/// Composes the replacement for a turn's post after the turn: one line, and a button that explains the points.
pub(in crate::discord) fn finished_post(context: &NoticeContext) -> Draft {
    let table = &context.snapshot;
    let words = words_of(table);
    let (names, name) = (player_names(words, table), table.name.as_str());
    let Some(game) = context.game.as_deref() else { return Draft::text(words.abort_post(name)) };
    let seat = context.by.unwrap_or(game.active());
    let turn = placed_tile_count(game, seat).max(1);
    let draft = match headline(words, context, game) {
        Some(what) => Draft::text(words.turn_done(name, turn, what)),
        None => Draft::text(words.turn_passed(names.name(seat), name, turn)),
    };
    let layout = MessageLayout::Blocks(vec![Block::Rows]);
    let draft = Draft { layout, ..draft };
    let scored = context.events.iter().any(is_scored);
    match context.notice.kind.span().filter(|_| scored) {
        Some(span) => draft.row([button(Press::Why(table.id, span.from, span.to), words.button_why())]),
        None => draft,
    }
}

/// Returns whether an event scores points before the final scoring, which has its own post.
fn is_scored(event: &Event) -> bool {
    matches!(event, Event::Scored(score) if !score.is_final)
}

/// Describes a move and its consequences in one line: answers that preceded the tile, the tile and its figure, points with their
/// reason, and tokens. Returns `None` if nothing needs to be described.
fn headline(words: Words, context: &NoticeContext, game: &Game) -> Option<String> {
    let names = player_names(words, &context.snapshot);
    let is_final = |event: &Event| matches!(event, Event::Scored(score) if score.is_final);
    let mut events = events::mentioned_events(&context.snapshot.setup, &context.events);
    events.retain(|event| !is_final(event));
    let sentences = words.event_sentences(&events, game.board(), &names);
    let sentences: Vec<String> = sentences.iter().map(|text| text.trim_end_matches('.').to_owned()).collect();
    (!sentences.is_empty()).then(|| first_fitting_texts(words, &sentences, " · ", MAX_LINE_LENGTH))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_more_button_fits_beside_any_number_of_answers() {
        let any = || button(Press::Keep, "");
        let answers = |count: usize| vec![any(); count];
        let all = (1..=MAX_BUTTONS)
            .flat_map(|n| [PostControls::InsteadOfConsole(answers(n)), PostControls::BesideConsole(answers(n))]);
        for controls in all.map(Some).chain([None]) {
            let expected = match &controls {
                Some(PostControls::InsteadOfConsole(answers)) => answers.len(),
                Some(PostControls::BesideConsole(answers)) => answers.len() + 1,
                None => 1,
            };
            let (rows, last) = main_buttons(controls, any());
            let size = |row: &Row| if let Row::Buttons(buttons) = row { buttons.len() } else { 0 };
            let sizes: Vec<usize> = rows.iter().map(size).collect();
            assert!(last.len() < MAX_BUTTONS && sizes.iter().all(|&size| size <= MAX_BUTTONS), "{sizes:?}");
            assert_eq!(sizes.iter().sum::<usize>() + last.len(), expected);
        }
    }
}

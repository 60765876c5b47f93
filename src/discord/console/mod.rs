//! The private rehearsal: try a move, see what it brings, and commit to it or not.
//!
//! The console is one private message, drawn anew at every press. What was tried so far stands in the ids of its buttons
//! (a path of [codes]), so it survives a restart, and nothing is kept in memory.

pub(super) mod codes;
pub(super) mod labels;
mod opening;
pub(super) mod walk;

use serenity::builder::CreateActionRow;

use crate::picture::Ghost;
use crate::rules::expansions::SpecialQuestion;
use crate::rules::expansions::bridges_castles_and_bazaars::Question as Bazaar;
use crate::rules::figure::Figure;
use crate::rules::{Action, Decision, Event, Game, Placement, Question};
use crate::table::{ActError, Snapshot, TableId};
use crate::words::Words;
use crate::words::story::Cast;

use super::bazaar;
use super::castle;
use super::draft::Draft;
use super::fault::Fault;
use super::flock;
use super::gifts::{self, Lead};
use super::monuments;
use super::parts::{self, MOST_BUTTONS, MOST_OPTIONS, button, buttons, danger, success};
use super::pictures;
use super::press::{Press, Turn};
use super::sealed;
use super::spots::{Spot, spots};
use super::visit::{App, Outcome, Reply, Visit, cast_of};
use walk::{Reading, Step, Walk};

/// The most menus above the row of buttons.
const MOST_MENUS: usize = 4;

/// The most answers that are buttons.
const MOST_ANSWERS: usize = 3;

/// Answers a press of the console, or of *Play*. `value` is what was chosen, if it was a menu.
pub(super) fn press(
    app: &App,
    visit: &Visit,
    (table, number): (TableId, u32),
    turn: Turn,
    value: Option<&str>,
) -> Result<Outcome, Fault> {
    match turn {
        Turn::Play => open(app, visit, table, number, ""),
        Turn::Try(path) => open(app, visit, table, number, &path),
        Turn::Pick(_, path) => open(app, visit, table, number, &codes::join(&path, value.unwrap_or_default())),
        Turn::Gifts(card) => gifts::choose(app, visit, (table, number), value.unwrap_or(&card)),
        Turn::Confirm(path) => confirm(app, visit, table, number, &path),
        // The message is everybody's; it changes when the answer is told.
        Turn::Answer(code) => {
            let outcome = confirm(app, visit, table, number, &code)?;
            Ok(Outcome { reply: Reply::Nothing, ..outcome })
        }
        Turn::FilePass => sealed::file(app, visit, table, number, 0),
        // Answered with the form itself, before anything else is.
        Turn::Form => Err(Fault::OldButton),
        Turn::Cancel => {
            let table = app.tables.get(table)?.ok_or(ActError::NoTable)?;
            Ok(Outcome::say(visit.words.console_cancelled(visit.words.info_link(visit.link(&table)))))
        }
    }
}

/// Shows a try. With an empty path it asks where to begin.
pub(super) fn open(app: &App, visit: &Visit, table: TableId, number: u32, path: &str) -> Result<Outcome, Fault> {
    let table = awaited(app, visit, table, number)?;
    Ok(Outcome::answer(show(app, visit, &table, number, path)?))
}

/// A try, or where to begin.
fn show(app: &App, visit: &Visit, table: &Snapshot, number: u32, path: &str) -> Result<Draft, Fault> {
    let Some(game) = table.game() else { return Err(ActError::NotStarted.into()) };
    let lead = Lead::of(game, path)?;
    let console = Console { app, visit, table, before: game, game: lead.game(game), number, lead: &lead };
    console.draw(&lead.rest)
}

/// Commits to the answers of a path.
pub(super) fn confirm(app: &App, visit: &Visit, table: TableId, number: u32, path: &str) -> Result<Outcome, Fault> {
    let table = awaited(app, visit, table, number)?;
    let Some(game) = table.game() else { return Err(ActError::NotStarted.into()) };
    let walk = Walk::along(game, path, Reading::Strict)?;
    let update = app.tables.act(table.id, visit.person, number, &walk.named(path))?;
    let opened = walk.steps.last().is_some_and(|step| gifts::as_action(step.action).is_some());
    let draft = match (sealed::ask(visit, &update.snapshot), still_asked(visit, &update.snapshot, opened)) {
        (Some(draft), _) => draft,
        // What the draw has led to is asked in the same message.
        (None, Some(number)) => show(app, visit, &update.snapshot, number, "")?,
        (None, None) => Draft::text(visit.words.console_done()),
    };
    let draft = gifts::received(app, visit, &update, draft)?;
    Ok(Outcome::answer(draft).delivering(update.snapshot.id))
}

/// The number of the decision with which somebody's turn goes on, if it does. Who has `opened` a gift still has a tile to lay.
fn still_asked(visit: &Visit, table: &Snapshot, opened: bool) -> Option<u32> {
    let decision = table.decision().filter(|_| table.waiting_for() == Some(visit.person))?;
    (opened || !matches!(decision.question, Question::Place(_))).then_some(decision.number)
}

/// The table, if it waits for this person's answer to this decision.
pub(super) fn awaited(app: &App, visit: &Visit, table: TableId, number: u32) -> Result<Snapshot, Fault> {
    let table = app.tables.get(table)?.ok_or(ActError::NoTable)?;
    // The table itself says whether the person may answer: it is asked with the answer that does least.
    let answer = table.decision().and_then(Decision::fallback).unwrap_or(Action::Pass);
    app.tables.rehearse(table.id, visit.person, number, &[answer])?;
    Ok(table)
}

/// What a console is drawn from.
struct Console<'a> {
    app: &'a App,
    visit: &'a Visit,
    table: &'a Snapshot,
    /// The table's game.
    before: &'a Game,
    /// The game after what leads the try.
    game: &'a Game,
    number: u32,
    lead: &'a Lead,
}

impl Console<'_> {
    fn words(&self) -> Words {
        self.visit.words
    }

    fn press(&self, turn: Turn) -> Press {
        Press::Turn(self.table.id, self.number, self.lead.before(turn))
    }

    fn draw(&self, path: &str) -> Result<Draft, Fault> {
        if let Some(draft) = self.blind()? {
            return Ok(draft);
        }
        let Some(decision) = self.game.decision() else { return Err(ActError::Over.into()) };
        if gifts::asks_which(self.game) {
            return self.ask_which(decision);
        }
        let spots = spots(decision);
        if let Some(page) = codes::page(path).filter(|_| !spots.is_empty()) {
            return self.ask_where(&spots, page);
        }
        let walk = Walk::along(self.game, path, Reading::Lenient)?;
        if walk.steps.is_empty() && !spots.is_empty() {
            return self.ask_where(&spots, 0);
        }
        let placed = walk.steps.first().and_then(|step| match step.action {
            Action::Place(placement) => Some(placement),
            _ => None,
        });
        match placed {
            Some(placement) => self.show_try(&walk, &spots, placement),
            None => self.show_answers(&walk, &spots),
        }
    }

    /// Asks for a place: as many menus as the places need, and a button to those that no menu has room for.
    fn ask_where(&self, spots: &[Spot], page: usize) -> Result<Draft, Fault> {
        let words = self.words();
        let tile = self.game.hand().map(|shape| words.tile(shape.shape())).unwrap_or_default();
        let shown = pictures::table(&self.app.artist, words, &self.table.name, self.game, &[])?;
        let mut lines = self.told();
        lines.push(words.console_where(self.table.name.as_str(), tile, spots.len()));
        lines.extend(pictures::pale(words, self.game));
        lines.extend(bazaar::ahead_of(words, self.game));
        lines.extend(gifts::hint(words, self.game));
        let mut draft = Draft::text(lines.join("\n")).picture(shown);
        let pages: Vec<&[Spot]> = spots.chunks(MOST_MENUS * MOST_OPTIONS).collect();
        let page = page % pages.len().max(1);
        draft.rows = self.where_menus(pages.get(page).copied().unwrap_or_default(), None, MOST_MENUS);
        let mut row = self.discard();
        row.extend(self.gift_buttons());
        let next = (page + 1) % pages.len().max(1);
        let others = pages.get(next).filter(|_| next != page && row.len() + 1 < MOST_BUTTONS);
        if let Some((first, last)) = others.and_then(|others| others.first().zip(others.last())) {
            let label = words.menu_where(first.number, last.number);
            row.push(button(&self.press(Turn::Try(codes::places(next))), label));
        }
        row.push(button(&self.press(Turn::Cancel), words.button_cancel()));
        Ok(draft.row(buttons(row)))
    }

    /// A button to let a tile go that fits only with a special piece.
    fn discard(&self) -> Vec<serenity::builder::CreateButton> {
        let words = self.words();
        let actions =
            self.game.decision().into_iter().flat_map(|decision| decision.actions.iter().copied().enumerate());
        let button = |(index, action): (usize, Action)| {
            let decision = self.game.decision().filter(|_| monuments::discards(action))?;
            let label = labels::answer(words, self.table.aids, self.game, decision, action);
            Some(danger(&self.press(Turn::Try(codes::encode(action, index))), label))
        };
        actions.filter_map(button).collect()
    }

    fn where_menus(&self, spots: &[Spot], chosen: Option<&Spot>, most: usize) -> Vec<CreateActionRow> {
        let words = self.words();
        let menu = |(index, part): (usize, &[Spot])| {
            let (from, to) = (part.first().map_or(0, |s| s.number), part.last().map_or(0, |s| s.number));
            let press = self.press(Turn::Pick(index as u8, String::new()));
            let choices = labels::places_to_lay(words, self.table.aids, self.game, part, chosen);
            let is_all = part.len() == spots.len() && from == 1;
            let placeholder = if is_all { words.menu_where_all() } else { words.menu_where(from, to) };
            parts::menu(&press, &placeholder, choices)
        };
        spots.chunks(MOST_OPTIONS).take(most).enumerate().map(menu).collect()
    }

    /// Shows a tile on a place, with the choices that follow.
    fn show_try(&self, walk: &Walk, spots: &[Spot], placement: Placement) -> Result<Draft, Fault> {
        let words = self.words();
        let spot = spots.iter().find(|s| s.at == placement.at);
        let mut lines = self.told();
        lines.push(self.title(spot, placement));
        lines.extend(monuments::needs_piece(words, self.game, placement));
        lines.extend(bazaar::ahead_of(words, self.game));
        lines.extend(self.consequences(walk));
        lines.extend(gifts::hint(words, self.game));
        let built = walk.after(self.game, |step| monuments::builds(step.action));
        let seen = built.as_ref().unwrap_or(self.game);
        let shown = pictures::rehearsal(&self.app.artist, words, seen, ghost(walk, placement))?;
        let mut draft = Draft::text(lines.join("\n")).picture(shown);
        if spots.len() <= MOST_OPTIONS {
            draft.rows = self.where_menus(spots, spot, 1);
        }
        let mut row = Vec::new();
        if let Some(turned) = spot.and_then(|spot| next_way(spot, placement)) {
            let rest =
                walk.steps.iter().skip(1).fold(codes::place(turned), |path, step| codes::join(&path, &step.code));
            row.push(button(&self.press(Turn::Try(rest)), words.button_turn()));
        }
        if spots.len() > MOST_OPTIONS {
            row.push(button(&self.press(Turn::Try(String::new())), words.button_elsewhere()));
        }
        let answers = answers_beside(&row);
        let room = MOST_MENUS - draft.rows.len();
        draft.rows.extend(self.menus(walk, 1, room, answers)?);
        row.extend(self.closing(walk, answers));
        Ok(draft.row(buttons(row)))
    }

    fn title(&self, spot: Option<&Spot>, placement: Placement) -> String {
        let words = self.words();
        let title = words.console_place(spot.map_or(0, |s| s.number), placement.at.to_string());
        match spot.map(|s| (s.ways.iter().position(|&way| way == placement), s.ways.len())) {
            Some((Some(way), ways)) if ways > 1 => format!("{title} · {}", words.console_way(way + 1, ways)),
            _ => title,
        }
    }

    /// What the try would score, and the figure in it.
    fn consequences(&self, walk: &Walk) -> Vec<String> {
        let (words, cast, aids) = (self.words(), cast_of(self.table), self.table.aids);
        let mut lines = if aids.are_on() { self.scores(walk, &cast) } else { Vec::new() };
        let mut before = self.game.clone();
        for step in &walk.steps {
            let answer = || labels::answer(words, aids, &before, &step.decision, step.action);
            match (step.decision.question, step.action) {
                (Question::Place(_), Action::Place(_)) => {}
                (Question::Act, Action::Deploy { .. } | Action::Pass) => lines.push(words.console_figure(answer())),
                _ => lines.push(words.console_choice(answer())),
            }
            // The walk was along legal answers.
            let _ = walk::go_on(&mut before, step.action, &mut Vec::new());
        }
        lines.extend(gifts::promised(words, &walk.events).filter(|_| aids.are_on()));
        lines.extend(self.flock(walk));
        lines.extend(walk.open().and_then(|_| bazaar::ask(words, &walk.game, &cast)).into_iter().flatten());
        lines.extend(walk.open().and_then(|_| monuments::ask(words, &walk.game, &cast)));
        lines
    }

    /// What the try would score now, for whom and why.
    fn scores(&self, walk: &Walk, cast: &Cast) -> Vec<String> {
        let mut scored: Vec<Event> =
            walk.events.iter().filter(|e| matches!(e, Event::Scored(_)) || monuments::is_told(e)).cloned().collect();
        scored.extend(flock::certain(&walk.game));
        let mut lines = self.words().story(&scored, walk.game.board(), cast);
        if lines.is_empty() && walk.steps.iter().any(|step| matches!(step.action, Action::Place(_))) {
            lines.push(self.words().console_nothing());
        }
        lines
    }

    /// What the try means for the player's shepherd and flock.
    fn flock(&self, walk: &Walk) -> Vec<String> {
        let (words, cast, game, aids) = (self.words(), cast_of(self.table), &walk.game, self.table.aids);
        let shepherd = |step: &Step| matches!(step.action, Action::Deploy { figure: Figure::Shepherd, .. });
        match walk.open().and_then(|_| flock::asked(game)) {
            Some((decision, flock)) if walk.steps.is_empty() => flock.ask(words, aids, game, decision.seat, &cast),
            Some((decision, flock)) => flock.ahead(words, aids, game, decision.seat, &cast),
            None if aids.are_on() && walk.steps.iter().any(shepherd) => {
                flock::first(words, self.game).into_iter().collect()
            }
            None => Vec::new(),
        }
    }

    /// Shows the answers to a question that is not about a place; or that the tile goes nowhere, with the places where it
    /// still may.
    fn show_answers(&self, walk: &Walk, spots: &[Spot]) -> Result<Draft, Fault> {
        let words = self.words();
        let shown = pictures::table(&self.app.artist, words, &self.table.name, self.game, &[])?;
        let mut draft = Draft::text(self.consequences(walk).join("\n")).picture(shown);
        draft.files.extend(bazaar::picture(&self.app.artist, words, self.game)?);
        draft.files.extend(castle::picture(&self.app.artist, words, self.game)?);
        draft.rows = self.where_menus(spots, None, MOST_MENUS - 1);
        let room = MOST_MENUS - draft.rows.len();
        draft.rows.extend(self.menus(walk, usize::from(!spots.is_empty()), room, MOST_ANSWERS)?);
        Ok(draft.row(buttons(self.closing(walk, MOST_ANSWERS))))
    }

    /// A menu for each decision from one on, each in as many pages as it needs; for what is open only if it has more answers
    /// than there are buttons for.
    fn menus(&self, walk: &Walk, from: usize, room: usize, answers: usize) -> Result<Vec<CreateActionRow>, Fault> {
        let words = self.words();
        let mut rows = Vec::new();
        let (mut game, mut events) = (self.game.clone(), Vec::new());
        for (index, step) in walk.steps.iter().enumerate() {
            if index >= from && step.decision.actions.len() > 1 {
                let choices = labels::choices(words, self.table.aids, &game, &step.decision, Some(step.action));
                for page in choices.chunks(MOST_OPTIONS) {
                    let press = self.press(Turn::Pick(MOST_OPTIONS as u8 + rows.len() as u8, walk.path(index)));
                    rows.push(parts::menu(&press, &placeholder(words, &step.decision), page.to_vec()));
                }
            }
            walk::go_on(&mut game, step.action, &mut events)
                .map_err(|refusal| ActError::Refused { answer: index, refusal })?;
        }
        if let Some(decision) = walk.open().filter(|decision| decision.actions.len() > answers) {
            for page in labels::choices(words, self.table.aids, &game, decision, None).chunks(MOST_OPTIONS) {
                let path = walk.path(walk.steps.len());
                let press = self.press(Turn::Pick(MOST_OPTIONS as u8 + rows.len() as u8, path));
                rows.push(parts::menu(&press, &placeholder(words, decision), page.to_vec()));
            }
        }
        rows.truncate(room);
        Ok(rows)
    }

    fn closing(&self, walk: &Walk, answers: usize) -> Vec<serenity::builder::CreateButton> {
        let words = self.words();
        let path = walk.path(walk.steps.len());
        let mut row = match walk.open() {
            Some(decision) if decision.actions.len() <= answers => self.answers(walk, decision, &path),
            Some(_) => Vec::new(),
            None => vec![success(&self.press(Turn::Confirm(path)), words.button_confirm())],
        };
        row.push(button(&self.press(Turn::Cancel), words.button_cancel()));
        row
    }

    /// A button for each answer to what must be chosen: it commits to that answer and all before it.
    fn answers(&self, walk: &Walk, decision: &Decision, path: &str) -> Vec<serenity::builder::CreateButton> {
        let words = self.words();
        let answer = |(index, &action): (usize, &Action)| {
            let label = labels::answer(words, self.table.aids, &walk.game, decision, action);
            let label = if path.is_empty() { label } else { words.button_flock(label) };
            success(&self.press(Turn::Confirm(codes::join(path, &codes::encode(action, index)))), label)
        };
        decision.actions.iter().enumerate().map(answer).collect()
    }
}

/// How many answers may be buttons in a row that begins with others and ends with the one to cancel.
fn answers_beside(others: &[serenity::builder::CreateButton]) -> usize {
    MOST_ANSWERS.min((MOST_BUTTONS - 1).saturating_sub(others.len()))
}

fn placeholder(words: Words, decision: &Decision) -> String {
    match decision.question {
        Question::Act => words.menu_figure(),
        Question::Special(SpecialQuestion::BridgesCastlesAndBazaars(Bazaar::Pick)) => words.menu_bid(),
        Question::Place(_) | Question::Special(_) => words.menu_choice(),
    }
}

/// The tile of a try, with the places where a figure may go.
fn ghost(walk: &Walk, Placement { at, rotation, .. }: Placement) -> Option<Ghost> {
    let shape = match walk.steps.first()?.decision.question {
        Question::Place(shape) => shape,
        Question::Act | Question::Special(_) => return None,
    };
    // A bridge adds a place, and the figure is asked for again.
    let figure = walk.steps.iter().skip(1).rfind(|step| step.decision.question == Question::Act);
    let places = figure.map(|step| labels::places(&step.decision)).unwrap_or_default();
    Some(Ghost { at, shape, rotation, places })
}

/// The way in which a tile lies after one more turn, if it can lie in several.
fn next_way(spot: &Spot, now: Placement) -> Option<Placement> {
    let shown = spot.ways.iter().position(|&way| way == now)?;
    spot.ways.iter().cycle().nth(shown + 1).copied().filter(|&way| way != now)
}

//! The console's message: its text, its picture, and its buttons and menus.

use serenity::builder::{CreateActionRow, CreateButton};

use crate::discord::decision::look_ahead::go_on;
use crate::discord::decision::spots::{NumberedSpot, spots};
use crate::discord::decision::walk::{Reading, Walk};
use crate::discord::decision::{answers, codes};
use crate::discord::expansions;
use crate::discord::fault::Fault;
use crate::discord::message::draft::Draft;
use crate::discord::message::parts::{self, MOST_BUTTONS, MOST_OPTIONS, button, buttons, danger, success};
use crate::discord::message::press::Turn;
use crate::discord::show::pictures;
use crate::picture::Ghost;
use crate::rules::{Action, Decision, Placement, Question};
use crate::table::ActError;
use crate::words::Words;

use super::before;
use super::page::Page;
use super::prelude::precedes;
use super::story::{ahead, consequences, reminders};

/// The most menus above the row of buttons.
const MOST_MENUS: usize = 4;

/// The most answers that are buttons.
const MOST_ANSWERS: usize = 3;

/// Shows what a path tries, or asks where to begin.
pub(super) fn draw(page: &Page<'_>, path: &str) -> Result<Draft, Fault> {
    if let Some(draft) = before::blind(page)? {
        return Ok(draft);
    }
    let Some(decision) = page.game.decision() else { return Err(ActError::Over.into()) };
    let asks_where = matches!(decision.question, Question::Place(_));
    if !asks_where && decision.actions.iter().all(|&action| precedes(action)) {
        return before::ask(page, decision);
    }
    page.draw(decision, path)
}

/// "Place 26", or "Place 1–25".
fn places(words: Words, from: usize, to: usize) -> String {
    if from == to { words.menu_where_one(from) } else { words.menu_where(from, to) }
}

impl Page<'_> {
    fn draw(&self, decision: &Decision, path: &str) -> Result<Draft, Fault> {
        let spots = spots(decision);
        if let Some(page) = codes::page(path).filter(|_| !spots.is_empty()) {
            return self.ask_where(&spots, page);
        }
        let walk = Walk::along(self.game, path, Reading::Lenient)?;
        if walk.tried.is_empty() && !spots.is_empty() {
            return self.ask_where(&spots, 0);
        }
        let placed = walk.tried.first().and_then(|tried| match tried.action {
            Action::Place(placement) => Some(placement),
            _ => None,
        });
        match placed {
            Some(placement) => self.show_try(&walk, &spots, placement),
            None => self.show_answers(&walk, &spots),
        }
    }

    /// Asks for a place: as many menus as the places need, and a button to those that no menu has room for.
    fn ask_where(&self, spots: &[NumberedSpot], page: usize) -> Result<Draft, Fault> {
        let words = self.words();
        let tile = self.game.hand().map(|shape| words.tile(shape.shape())).unwrap_or_default();
        let shown = pictures::table(&self.app.artist, words, &self.table.name, self.game, &[])?;
        let mut lines = before::told(self);
        lines.push(words.console_where(self.table.name.as_str(), tile, spots.len()));
        lines.extend(pictures::pale(words, self.game));
        lines.extend(ahead(words, self.game));
        lines.extend(reminders(words, self.game));
        let mut draft = Draft::text(lines.join("\n")).picture(shown);
        let pages: Vec<&[NumberedSpot]> = spots.chunks(MOST_MENUS * MOST_OPTIONS).collect();
        let page = page % pages.len().max(1);
        draft.rows = self.where_menus(pages.get(page).copied().unwrap_or_default(), None, MOST_MENUS);
        let mut row = self.discard();
        row.extend(before::leading(self));
        let next = (page + 1) % pages.len().max(1);
        let others = pages.get(next).filter(|_| next != page && row.len() + 1 < MOST_BUTTONS);
        if let Some((first, last)) = others.and_then(|others| others.first().zip(others.last())) {
            let label = places(words, first.number, last.number);
            row.push(button(&self.press(Turn::Try(codes::places(next))), label));
        }
        row.push(button(&self.press(Turn::Cancel), words.button_cancel()));
        Ok(draft.row(buttons(row)))
    }

    /// A button to let a tile go that fits only with a special piece.
    fn discard(&self) -> Vec<CreateButton> {
        let words = self.words();
        let actions =
            self.game.decision().into_iter().flat_map(|decision| decision.actions.iter().copied().enumerate());
        let button = |(index, action): (usize, Action)| {
            let decision = self.game.decision().filter(|_| expansions::all().any(|hooks| (hooks.lets_go)(action)))?;
            let label = answers::answer(words, self.table.aids, self.game, decision, action);
            Some(danger(&self.press(Turn::Try(codes::encode(action, index))), label))
        };
        actions.filter_map(button).collect()
    }

    fn where_menus(&self, spots: &[NumberedSpot], chosen: Option<&NumberedSpot>, most: usize) -> Vec<CreateActionRow> {
        let words = self.words();
        let menu = |(index, part): (usize, &[NumberedSpot])| {
            let (from, to) = (part.first().map_or(0, |s| s.number), part.last().map_or(0, |s| s.number));
            let press = self.press(Turn::Pick(index as u8, String::new()));
            let choices = answers::places_to_lay(words, self.table.aids, self.game, part, chosen);
            let is_all = part.len() == spots.len() && from == 1;
            let placeholder = if is_all { words.menu_where_all() } else { places(words, from, to) };
            parts::menu(&press, &placeholder, choices)
        };
        spots.chunks(MOST_OPTIONS).take(most).enumerate().map(menu).collect()
    }

    /// Shows a tile on a place, with the choices that follow.
    fn show_try(&self, walk: &Walk, spots: &[NumberedSpot], placement: Placement) -> Result<Draft, Fault> {
        let words = self.words();
        let spot = spots.iter().find(|s| s.at == placement.at);
        let mut lines = before::told(self);
        lines.push(self.title(spot, placement));
        lines.extend(expansions::all().find_map(|hooks| (hooks.piece_needed)(words, self.game, placement)));
        lines.extend(ahead(words, self.game));
        lines.extend(consequences(self, walk));
        lines.extend(reminders(words, self.game));
        let built = walk.after(self.game, |tried| builds(tried.action));
        let seen = built.as_ref().unwrap_or(self.game);
        let shown = pictures::rehearsal(&self.app.artist, words, seen, ghost(walk, placement), &walk.events)?;
        let mut draft = Draft::text(lines.join("\n")).picture(shown);
        if spots.len() <= MOST_OPTIONS {
            draft.rows = self.where_menus(spots, spot, 1);
        }
        let mut row = Vec::new();
        if let Some(turned) = spot.and_then(|spot| next_way(spot, placement)) {
            let rest =
                walk.tried.iter().skip(1).fold(codes::place(turned), |path, tried| codes::join(&path, &tried.code));
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

    fn title(&self, spot: Option<&NumberedSpot>, placement: Placement) -> String {
        let words = self.words();
        let title = words.console_place(spot.map_or(0, |s| s.number), placement.at.to_string());
        match spot.map(|s| (s.ways.iter().position(|&way| way == placement), s.ways.len())) {
            Some((Some(way), ways)) if ways > 1 => format!("{title} · {}", words.console_way(way + 1, ways)),
            _ => title,
        }
    }

    /// Shows the answers to a question that is not about a place; or that the tile goes nowhere, with the places where it
    /// still may.
    fn show_answers(&self, walk: &Walk, spots: &[NumberedSpot]) -> Result<Draft, Fault> {
        let words = self.words();
        let shown = pictures::table(&self.app.artist, words, &self.table.name, self.game, &[])?;
        let mut draft = Draft::text(consequences(self, walk).join("\n")).picture(shown);
        for hooks in expansions::all() {
            draft.files.extend((hooks.picture)(&self.app.artist, words, self.game)?);
        }
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
        for (index, tried) in walk.tried.iter().enumerate() {
            if index >= from && tried.decision.actions.len() > 1 {
                let choices = answers::choices(words, self.table.aids, &game, &tried.decision, Some(tried.action));
                for page in choices.chunks(MOST_OPTIONS) {
                    let press = self.press(Turn::Pick(MOST_OPTIONS as u8 + rows.len() as u8, walk.path(index)));
                    rows.push(parts::menu(&press, &placeholder(words, &tried.decision), page.to_vec()));
                }
            }
            go_on(&mut game, tried.action, &mut events)
                .map_err(|refusal| ActError::Refused { answer: index, refusal })?;
        }
        if let Some(decision) = walk.open().filter(|decision| decision.actions.len() > answers) {
            for page in answers::choices(words, self.table.aids, &game, decision, None).chunks(MOST_OPTIONS) {
                let path = walk.path(walk.tried.len());
                let press = self.press(Turn::Pick(MOST_OPTIONS as u8 + rows.len() as u8, path));
                rows.push(parts::menu(&press, &placeholder(words, decision), page.to_vec()));
            }
        }
        rows.truncate(room);
        Ok(rows)
    }

    fn closing(&self, walk: &Walk, answers: usize) -> Vec<CreateButton> {
        let words = self.words();
        let path = walk.path(walk.tried.len());
        let mut row = match walk.open() {
            Some(decision) if decision.actions.len() <= answers => self.answers(walk, decision, &path),
            Some(_) => Vec::new(),
            None => vec![success(&self.press(Turn::Confirm(path)), words.button_confirm())],
        };
        row.push(button(&self.press(Turn::Cancel), words.button_cancel()));
        row
    }

    /// A button for each answer to what must be chosen: it commits to that answer and all before it. One that comes before the
    /// tile is tried, since the tile follows it.
    fn answers(&self, walk: &Walk, decision: &Decision, path: &str) -> Vec<CreateButton> {
        let words = self.words();
        let answer = |(index, &action): (usize, &Action)| {
            let label = answers::answer(words, self.table.aids, &walk.game, decision, action);
            let label = if path.is_empty() { label } else { words.button_flock(label) };
            let whole = codes::join(path, &codes::encode(action, index));
            if precedes(action) {
                return button(&self.press(Turn::Try(whole)), label);
            }
            success(&self.press(Turn::Confirm(whole)), label)
        };
        decision.actions.iter().enumerate().map(answer).collect()
    }
}

/// How many answers may be buttons in a row that begins with others and ends with the one to cancel.
fn answers_beside(others: &[CreateButton]) -> usize {
    MOST_ANSWERS.min((MOST_BUTTONS - 1).saturating_sub(others.len()))
}

/// Whether an answer builds something that a picture of the try must show.
fn builds(action: Action) -> bool {
    match action {
        Action::Place(placement) => placement.piece.is_some(),
        _ => expansions::all().any(|hooks| (hooks.builds)(action)),
    }
}

fn placeholder(words: Words, decision: &Decision) -> String {
    if decision.question == Question::Act {
        return words.menu_figure();
    }
    let special = expansions::all().find_map(|hooks| (hooks.placeholder)(words, decision));
    special.unwrap_or_else(|| words.menu_choice())
}

/// The tile of a try, with the places where a figure may go.
fn ghost(walk: &Walk, Placement { at, rotation, .. }: Placement) -> Option<Ghost> {
    let shape = match walk.tried.first()?.decision.question {
        Question::Place(shape) => shape,
        Question::Act | Question::Special(_) => return None,
    };
    // A bridge adds a place, and the figure is asked for again.
    let figure = walk.tried.iter().skip(1).rfind(|tried| tried.decision.question == Question::Act);
    let places = figure.map(|tried| answers::places(&tried.decision)).unwrap_or_default();
    Some(Ghost { at, shape, rotation, places })
}

/// The way in which a tile lies after one more turn, if it can lie in several.
fn next_way(spot: &NumberedSpot, now: Placement) -> Option<Placement> {
    let shown = spot.ways.iter().position(|&way| way == now)?;
    spot.ways.iter().cycle().nth(shown + 1).copied().filter(|&way| way != now)
}

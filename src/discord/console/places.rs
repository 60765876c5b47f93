//! The console while it asks for a spot, on the whole board or on a legible part of it.

use crate::discord::error::AppError;
use crate::discord::message::{Button, Draft, MAX_BUTTONS, MAX_OPTIONS, Press, Row, button, danger_button, parts};
use crate::discord::social::page::play_button;
use crate::presenter::answers::{self, answer_role};
use crate::presenter::numbers::ranges;
use crate::presenter::preview::{reminders, upcoming_consequences};
use crate::presenter::regions::{LegiblePart, regions};
use crate::presenter::words::{Words, markup};
use crate::presenter::{AnswerRole, Highlights, MenuOption, NumberedSpot, Picture, codes, pictures};
use crate::rules::{Action, Pos, always};

use super::earlier_answers;
use super::hint::{RankedSpot, ranked_spots};
use super::state::{ConsoleState, MAX_MENUS};

/// The maximum number of rows of buttons for spots.
const BUTTON_ROWS: usize = 2;

/// The menu number for the parts of the board. It differs from the row numbers of all other menus.
pub(super) const REGION_MENU: u8 = 99;

/// The menu number of the buttons for the best spots.
const BEST_SPOTS_MENU: u8 = 20;

/// Names a range of spots: "Spot 26" or "Spots 1–25".
fn spot_range_name(words: Words, spots: &[NumberedSpot]) -> String {
    let (from, to) = (spots.first().map_or(0, |s| s.number), spots.last().map_or(0, |s| s.number));
    match spots {
        [one] => words.menu_where_one(one.number),
        _ if spots.len() == to + 1 - from => words.menu_where(from, to),
        _ => words.menu_where_all(),
    }
}

/// Describes the number of spots. Spots that need a special piece are counted separately.
pub(in crate::discord) fn spot_count(words: Words, spots: &[NumberedSpot]) -> String {
    let costly = spots.iter().filter(|spot| spot.is_costly()).count();
    words.places_count(costly, spots.len() - costly)
}

impl ConsoleState<'_> {
    /// Asks for a spot on the whole board: with buttons, or with as many menus as fit and a button that shows the remaining spots.
    /// If the numbers are not legible on the whole board, asks for a part of it first.
    pub(super) fn ask_where(&self, spots: &[NumberedSpot], page: usize) -> Result<Draft, AppError> {
        let words = self.words();
        let regions = regions(self.game, spots);
        let since = self.ctx.app.tables.since_last_turn(self.table.id, self.game.active())?;
        let marked = Highlights::default().with_changes(&since.events);
        let picture = pictures::whole_board(words, &self.table.name, self.game, &marked);
        let mut lines = self.question_lines(spots);
        lines.extend((!regions.is_empty()).then(|| markup::note(words.console_regions())));
        let (draft, picture) = (Draft::text(lines.join("\n")), Picture { note: None, ..picture });
        let mut draft = draft.picture(&self.ctx.app.artist_of(self.table), picture)?;
        draft.rows.extend(self.region_menu(None, &regions, None, codes::region_path));
        let most = MAX_MENUS - draft.rows.len();
        let pages: Vec<&[NumberedSpot]> = spots.chunks(most * MAX_OPTIONS).collect();
        let page = page % pages.len().max(1);
        draft.rows.extend(self.spot_rows(pages.get(page).copied().unwrap_or_default(), most));
        let mut row = self.discard_buttons();
        row.extend(earlier_answers::earlier_answer_buttons(self));
        let next = (page + 1) % pages.len().max(1);
        if let Some(others) = pages.get(next).filter(|_| next != page && row.len() + 1 < MAX_BUTTONS) {
            row.push(button(self.press(Press::Try, codes::spot_page_path(next)), spot_range_name(words, others)));
        }
        row.extend(self.hint_button().filter(|_| row.len() + 1 < MAX_BUTTONS));
        row.extend(play_button(self.ctx, self.table)?.filter(|_| row.len() + 1 < MAX_BUTTONS));
        row.push(self.cancel_button());
        Ok(draft.row(row))
    }

    /// Asks for a spot in a part of the board. Falls back to the whole board if that part no longer exists.
    pub(super) fn ask_in_region(&self, spots: &[NumberedSpot], number: usize) -> Result<Draft, AppError> {
        let words = self.words();
        let regions = regions(self.game, spots);
        let Some(region) = regions.get(number) else { return self.ask_where(spots, 0) };
        let (from, to) = region.part;
        let picture = pictures::board_part(words, &self.table.name, self.game, region.part);
        let mut lines = self.question_lines(spots);
        lines.push(markup::note(words.console_part(markup::cell(from), markup::cell(to))));
        let mut draft = Draft::text(lines.join("\n")).picture(&self.ctx.app.artist_of(self.table), picture)?;
        draft.rows.extend(self.region_menu(None, &regions, Some(number), codes::region_path));
        let most = MAX_MENUS - draft.rows.len();
        draft.rows.extend(self.spot_rows(&region.spots, most));
        let mut row = vec![button(self.press(Press::Try, ""), words.button_whole())];
        row.extend(self.discard_buttons());
        row.push(self.cancel_button());
        Ok(draft.row(row))
    }

    /// Returns the lines above the picture: the question, and facts that a player should know before answering.
    fn question_lines(&self, spots: &[NumberedSpot]) -> Vec<String> {
        let words = self.words();
        let tile = self.game.hand().map(|shape| words.tile(shape.get())).unwrap_or_default();
        let mut lines = earlier_answers::earlier_lines(self);
        lines.push(words.console_where(spots.len(), spot_count(words, spots), self.table.name.as_str(), tile));
        lines.extend(pictures::costly_spots_note(words, self.game));
        lines.extend(upcoming_consequences(words, self.game));
        lines.extend(reminders(words, self.game));
        lines.extend(self.time_left());
        lines
    }

    /// Creates a menu of the parts of the board, which appends a code for the chosen part to the path of a question about tiles. `path`
    /// is `None` for the spots, which have numbers. Returns `None` if the board is not divided.
    pub(super) fn region_menu(
        &self,
        path: Option<&str>,
        regions: &[LegiblePart],
        chosen: Option<usize>,
        code: impl Fn(usize) -> String,
    ) -> Option<Row> {
        let words = self.words();
        let choice = |(number, LegiblePart { part: (from, to), spots }): (usize, &LegiblePart)| MenuOption {
            label: words.option_region(from.to_string(), to.to_string()),
            value: code(number),
            note: path.is_none().then(|| words.option_region_places(ranges(spots.iter().map(|spot| spot.number)))),
            is_chosen: Some(number) == chosen,
        };
        let choices: Vec<MenuOption> = regions.iter().enumerate().map(choice).collect();
        let press = self.menu_press(REGION_MENU, path.unwrap_or_default());
        (!choices.is_empty()).then(|| parts::menu(press, words.menu_region(), choices))
    }

    /// Creates the button that discards a tile which fits only with a special piece.
    fn discard_buttons(&self) -> Vec<Button> {
        let words = self.words();
        let actions =
            self.game.decision().into_iter().flat_map(|decision| decision.actions.iter().copied().enumerate());
        let button = |(index, action): (usize, Action)| {
            let decision = self.game.decision().filter(|_| answer_role(action) == AnswerRole::DiscardsTile)?;
            let label = answers::answer_name(words, self.table.options.assists, self.game, decision, action);
            Some(danger_button(self.press(Press::Try, codes::encode(action, index)), label))
        };
        actions.filter_map(button).collect()
    }

    /// Creates at most `most` rows of controls for spots, which lead to the best move on each spot. If there are few, creates buttons, so
    /// that the picture stays visible. Otherwise, creates menus, and buttons for the best spots if there is a row for them.
    pub(super) fn spot_rows(&self, spots: &[NumberedSpot], most: usize) -> Vec<Row> {
        let words = self.words();
        let mut ranked = ranked_spots(self, spots.to_vec());
        let evaluated = ranked.iter().filter(|spot| spot.is_evaluated).take(MAX_BUTTONS);
        let best: Vec<String> = evaluated.map(|spot| spot.path.clone()).collect();
        ranked.sort_by_key(|ranked| ranked.spot.number);
        let mut choices = self.move_options(ranked);
        if spots.len() <= MAX_BUTTONS * most.min(BUTTON_ROWS) {
            if spots.len() > MAX_BUTTONS {
                choices.iter_mut().for_each(|choice| choice.note = None);
            }
            let row = |(row, part): (usize, &[MenuOption])| self.choice_buttons(row as u8, "", part.to_vec());
            return choices.chunks(MAX_BUTTONS).enumerate().map(row).collect();
        }
        let menu = |(index, (part, choices)): (usize, (&[NumberedSpot], &[MenuOption]))| {
            let press = self.menu_press(index as u8, "");
            let is_all = part.len() == spots.len();
            let placeholder = if is_all { words.menu_where_all() } else { spot_range_name(words, part) };
            parts::menu(press, &placeholder, choices.to_vec())
        };
        let parts = spots.chunks(MAX_OPTIONS).zip(choices.chunks(MAX_OPTIONS)).take(most);
        let menus: Vec<Row> = parts.enumerate().map(menu).collect();
        let to_best = |path: &String| choices.iter().find(|choice| choice.value == *path).cloned();
        let best =
            best.iter().filter_map(to_best).map(|choice| MenuOption { note: None, ..choice }).collect::<Vec<_>>();
        let best = (!best.is_empty() && menus.len() < most).then(|| self.choice_buttons(BEST_SPOTS_MENU, "", best));
        best.into_iter().chain(menus).collect()
    }

    /// Returns choices of spots, each leading to the best move there.
    fn move_options(&self, ranked: Vec<RankedSpot>) -> Vec<MenuOption> {
        let split = |RankedSpot { spot, path, .. }: RankedSpot| (spot, path);
        let (spots, paths): (Vec<NumberedSpot>, Vec<String>) = ranked.into_iter().map(split).unzip();
        always!(paths.iter().all(|path| !path.is_empty()), "Discord refuses options without a value: {paths:?}");
        let choices = answers::spot_options(self.words(), self.table.options.assists, self.game, &spots);
        choices.into_iter().zip(paths).map(|(choice, value)| MenuOption { value, ..choice }).collect()
    }

    /// Creates buttons for the best spots besides `chosen`, each leading to the best move there. The picture of the rehearsal has no
    /// numbers, so they are labelled with their cells. Returns `None` if there is no other spot.
    pub(super) fn best_spots(&self, spots: &[NumberedSpot], chosen: Pos) -> Option<Row> {
        let others: Vec<NumberedSpot> = spots.iter().filter(|spot| spot.at != chosen).cloned().collect();
        let option = |RankedSpot { spot, path, .. }: RankedSpot| MenuOption::new(spot.at.to_string(), path);
        let best: Vec<MenuOption> = ranked_spots(self, others).into_iter().take(MAX_BUTTONS).map(option).collect();
        (!best.is_empty()).then(|| self.choice_buttons(BEST_SPOTS_MENU, "", best))
    }

    /// Creates a row with a button for each choice after a path. It replaces the menu with the number `menu`.
    pub(super) fn choice_buttons(&self, menu: u8, path: &str, choices: Vec<MenuOption>) -> Row {
        let of = |(index, choice): (usize, MenuOption)| {
            let whole = codes::join(path, &choice.value);
            parts::choice(self.menu_press(menu * 5 + index as u8, whole), &choice)
        };
        Row::Buttons(choices.into_iter().take(MAX_BUTTONS).enumerate().map(of).collect())
    }
}

//! The console's message: its text, its picture, and its buttons and menus.

use crate::discord::error::AppError;
use crate::discord::message::{Button, Draft, MAX_BUTTONS, Press, Row, button, success_button};
use crate::discord::social::page::play_button;
use crate::presenter::answers::{is_earlier_answer, is_refusal};
use crate::presenter::preview::{reminders, upcoming_consequences};
use crate::presenter::rehearsal_pictures::{candidate_letters, rehearsal_picture};
use crate::presenter::spots::numbered_spots;
use crate::presenter::words::markup;
use crate::presenter::{CodeHandling, Highlights, NumberedSpot, Picture, Rehearsal, answers, codes, pictures};
use crate::rules::{Action, Decision, Placement, Question};
use crate::table::TableError;

use super::controls::RehearsalControls;
use super::earlier_answers;
use super::state::{ConsoleState, MAX_MENUS};

/// The maximum number of answers that are shown as buttons in the main row.
const MAX_ANSWERS: usize = 3;

/// Composes the rehearsal of the answers in `path`, or the question for the first answer if it is empty.
pub(super) fn compose(state: &ConsoleState<'_>, path: &str) -> Result<Draft, AppError> {
    if let Some(draft) = earlier_answers::unrehearsable_message(state)? {
        return Ok(draft);
    }
    let Some(decision) = state.game.decision() else { return Err(TableError::Over.into()) };
    let asks_where = matches!(decision.question, Question::Place(_));
    if !asks_where && decision.actions.iter().all(|&action| is_earlier_answer(action)) {
        return earlier_answers::question_message(state, decision);
    }
    state.compose(decision, path)
}

impl ConsoleState<'_> {
    fn compose(&self, decision: &Decision, path: &str) -> Result<Draft, AppError> {
        let spots = numbered_spots(decision);
        if let Some(page) = codes::requested_spot_page(path).filter(|_| !spots.is_empty()) {
            return self.ask_where(&spots, page);
        }
        if let Some(region) = codes::requested_region(path).filter(|_| !spots.is_empty()) {
            return self.ask_in_region(&spots, region);
        }
        if let Some(choice) = codes::split_tile_choice(path) {
            return match self.ask_on_tiles(&choice)? {
                Some(draft) => Ok(draft),
                None => self.compose(decision, &choice.rehearsal()),
            };
        }
        let (path, shows_all) = codes::split_all_controls(path).map_or((path, false), |path| (path, true));
        let rehearsal = Rehearsal::of_path(self.game, path, CodeHandling::Lenient)?;
        if rehearsal.answers.is_empty() && !spots.is_empty() {
            return self.ask_where(&spots, 0);
        }
        let placed = rehearsal.answers.first().and_then(|answer| match answer.action {
            Action::Place(placement) => Some(placement),
            _ => None,
        });
        match placed {
            Some(placement) => self.placement_message(&rehearsal, &spots, placement, shows_all),
            None => self.answers_message(&rehearsal, &spots),
        }
    }

    /// Creates the button that asks for a hint. Returns `None` except at the start of a move at a table with assists.
    pub(super) fn hint_button(&self) -> Option<Button> {
        let is_wanted = self.table.options.assists.are_on() && self.earlier.is_empty();
        is_wanted.then(|| button(Press::Hint(self.decision), self.words().button_hint()))
    }

    /// Composes the rehearsal of the tile on a spot. The buttons that commit it are directly below the picture, so that a phone shows them
    /// together with it. Below them are the usual changes, or all of them if `shows_all` is true. If nothing can be committed before an
    /// answer is chosen, the answers take the place of these buttons.
    fn placement_message(
        &self,
        rehearsal: &Rehearsal,
        spots: &[NumberedSpot],
        placement: Placement,
        shows_all: bool,
    ) -> Result<Draft, AppError> {
        let words = self.words();
        let spot = spots.iter().find(|s| s.at == placement.at);
        let pieces = spot.map(|spot| self.piece_buttons(spot, placement, rehearsal)).unwrap_or_default();
        let turning = spot.map(|spot| self.rotation_buttons(spot, placement, rehearsal)).unwrap_or_default();
        let room = MAX_MENUS - usize::from(!pieces.is_empty());
        let RehearsalControls { rows: all, committed } = self.controls(rehearsal, 1, room, MAX_ANSWERS)?;
        let mut row = committed.as_ref().map_or_else(
            || self.closing_buttons(rehearsal, MAX_ANSWERS),
            |rehearsal| vec![self.confirm_button(rehearsal)],
        );
        let mut lines = earlier_answers::earlier_lines(self);
        lines.push(self.title(spot, placement));
        lines.extend(answers::answer_description(&self.answer_context(), Action::Place(placement)).needed_piece);
        lines.extend(upcoming_consequences(words, self.game));
        lines.extend(self.summary(rehearsal, committed.as_ref()));
        // The question for a spot has the reminders, too.
        lines.extend(Some(reminders(words, self.game)).filter(|_| shows_all).into_iter().flatten());
        lines.extend(self.time_left());
        let picture = self.rehearsal_picture(committed.as_ref().unwrap_or(rehearsal))?;
        let mut draft = Draft::text(lines.join("\n")).picture(&self.ctx.app.artist_of(self.table), picture)?;
        let path = rehearsal.path();
        let can_commit = !row.is_empty();
        if shows_all {
            row.extend([button(self.press(Press::Try, path), words.button_back()), self.cancel_button()]);
            draft.rows = all;
            draft.rows.insert(if can_commit { 0 } else { draft.rows.len() }, Row::Buttons(row));
            draft.rows.extend((!pieces.is_empty()).then_some(Row::Buttons(pieces)));
            return Ok(draft);
        }
        let usual = self.figure_controls(rehearsal, 1, MAX_MENUS - 2, MAX_ANSWERS, committed.as_ref())?;
        let has_more = usual != all || !pieces.is_empty();
        let mut other = Vec::new();
        let has_room = row.len() + turning.len() < MAX_BUTTONS;
        (if has_room { &mut row } else { &mut other }).extend(turning);
        row.push(self.cancel_button());
        if spots.len() > 1 {
            other.push(button(self.press(Press::Try, ""), words.button_elsewhere()));
        }
        other.extend(
            has_more
                .then(|| button(self.press(Press::Try, codes::all_controls_path(&path)), words.button_more_actions())),
        );
        other.extend(self.hint_button().filter(|_| other.len() < MAX_BUTTONS));
        other.extend(play_button(self.ctx, self.table)?.filter(|_| other.len() < MAX_BUTTONS));
        if can_commit {
            draft.rows = vec![Row::Buttons(row)];
            draft.rows.extend(usual);
            draft.rows.extend(self.best_spots(spots, placement.at));
        } else {
            draft.rows.extend(self.best_answer_row(rehearsal, MAX_ANSWERS));
            draft.rows.extend(usual);
            draft.rows.push(Row::Buttons(row));
        }
        draft.rows.extend((!other.is_empty()).then_some(Row::Buttons(other)));
        Ok(draft)
    }

    fn title(&self, spot: Option<&NumberedSpot>, placement: Placement) -> String {
        let words = self.words();
        let title = words.console_place(markup::cell(placement.at), spot.map_or(0, |s| s.number));
        match spot.map(|s| (s.placements.iter().position(|&way| way == placement), s.placements.len())) {
            Some((Some(way), ways)) if ways > 1 => format!("{title} · {}", words.console_way(way + 1, ways)),
            _ => title,
        }
    }

    /// Composes the answers to a question that has no spots. If the tile cannot be placed as the path says, composes a message
    /// about that, with the other placements on the same spot.
    fn answers_message(&self, rehearsal: &Rehearsal, spots: &[NumberedSpot]) -> Result<Draft, AppError> {
        let mut rows = self.spot_rows(spots, MAX_MENUS - 1);
        let controls = self.controls(rehearsal, usize::from(!spots.is_empty()), MAX_MENUS - rows.len(), MAX_ANSWERS)?;
        rows.extend(controls.rows);
        let committed = controls.committed;
        let mut row = committed.as_ref().map_or_else(
            || self.closing_buttons(rehearsal, MAX_ANSWERS),
            |rehearsal| vec![self.confirm_button(rehearsal)],
        );
        let can_commit = !row.is_empty();
        row.push(self.cancel_button());
        let is_figure = self.game.decision().is_some_and(|decision| decision.question.asks_for_figure());
        let shown = committed.as_ref().unwrap_or(rehearsal);
        let picture = if is_figure || !candidate_letters(self.words(), self.game, shown).places().is_empty() {
            self.rehearsal_picture(shown)?
        } else {
            pictures::legible_board(self.words(), &self.table.name, self.game, &Highlights::default())
        };
        let draft = Draft::text(self.summary(rehearsal, committed.as_ref()).join("\n"));
        let mut draft = draft.picture(&self.ctx.app.artist_of(self.table), picture)?;
        if rehearsal.answers.is_empty() && row.len() < MAX_BUTTONS {
            row.extend(self.hint_button());
        }
        row.extend(play_button(self.ctx, self.table)?.filter(|_| row.len() < MAX_BUTTONS));
        if !can_commit && rows.len() < MAX_MENUS {
            rows.splice(0..0, self.best_answer_row(rehearsal, MAX_ANSWERS));
        }
        rows.insert(if can_commit { 0 } else { rows.len() }, Row::Buttons(row));
        draft.rows = rows;
        Ok(draft)
    }

    /// Describes the answers that can be committed, and says that the player is asked later about the others, if there are any, or that
    /// an answer must be chosen before anything can be committed.
    pub(super) fn summary(&self, rehearsal: &Rehearsal, committed: Option<&Rehearsal>) -> Vec<String> {
        let words = self.words();
        let Some(committed) = committed else {
            let asked = rehearsal.open_decision().filter(|_| self.closing_buttons(rehearsal, MAX_ANSWERS).is_empty());
            let choose = asked.map(|decision| {
                let context = self.answer_context_in(&rehearsal.game, decision);
                markup::note(words.console_choose(answers::distinct_answers(&context, decision).len()))
            });
            return self.consequences(rehearsal).into_iter().chain(choose).collect();
        };
        let is_figure = committed.open_decision().is_some_and(|decision| decision.question.asks_for_figure());
        let later = if is_figure { words.console_later_figure() } else { words.console_later() };
        self.consequences(committed).into_iter().chain([markup::note(later)]).collect()
    }

    /// Describes the rehearsal of a tile, or of a figure. The letters are those of the last question about a figure,
    /// even if it is left for later, because some of its answers may have buttons.
    pub(super) fn rehearsal_picture(&self, rehearsal: &Rehearsal) -> Result<Picture, AppError> {
        let rehearsal = Rehearsal::of_path(self.game, &rehearsal.path(), CodeHandling::Lenient)?;
        Ok(rehearsal_picture(self.words(), self.game, &rehearsal))
    }

    /// Creates the buttons that commit the rehearsed move. If a decision is open, they commit one of at most `most` answers to it, or its
    /// refusal.
    fn closing_buttons(&self, rehearsal: &Rehearsal, most: usize) -> Vec<Button> {
        let Some(decision) = rehearsal.open_decision() else { return vec![self.confirm_button(rehearsal)] };
        let path = rehearsal.path();
        let has_all = decision.actions.len() <= most;
        self.answer_buttons(rehearsal, decision, &path, |action| has_all || is_refusal(action))
    }

    /// Creates the button that commits the rehearsed answers, even if another decision is open.
    fn confirm_button(&self, rehearsal: &Rehearsal) -> Button {
        let confirm = self.press(Press::Confirm, rehearsal.path());
        success_button(confirm, self.words().button_confirm())
    }

    /// Creates a button for each wanted answer. A press commits the answer together with all answers before it. An answer that precedes
    /// the tile is rehearsed instead, because the player still has to place the tile.
    fn answer_buttons(
        &self,
        rehearsal: &Rehearsal,
        decision: &Decision,
        path: &str,
        is_wanted: impl Fn(Action) -> bool,
    ) -> Vec<Button> {
        let words = self.words();
        let letters = candidate_letters(words, self.game, rehearsal);
        let answer = |(index, &action): (usize, &Action)| {
            let context = self.answer_context_in(&rehearsal.game, decision);
            let name = letters.name(&context, decision, action);
            let note = answers::answer_note(&context, action);
            let label = std::iter::once(name).chain(note).collect::<Vec<_>>().join(" · ");
            let label = if path.is_empty() { label } else { words.button_confirm_answer(label) };
            let whole = codes::join(path, &codes::encode(action, index));
            if is_earlier_answer(action) {
                return button(self.press(Press::Try, whole), label);
            }
            success_button(self.press(Press::Confirm, whole), label)
        };
        decision.actions.iter().enumerate().filter(|&(_, &action)| is_wanted(action)).map(answer).collect()
    }
}

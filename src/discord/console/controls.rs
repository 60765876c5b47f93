//! Controls of the console below a rehearsed spot: rotation, special piece, figure, and all later answers. Each decision has its
//! own control. If there are only a few choices, they are buttons, because an open menu would hide the picture.

use std::ops::Range;

use crate::discord::error::AppError;
use crate::discord::message::{Button, MAX_BUTTONS, MAX_OPTIONS, Press, Row, button, parts};
use crate::presenter::answers::{AnswerGroup, CandidateLetters, answer_groups, is_refusal};
use crate::presenter::look_ahead::{apply_with_placeholders, reapply};
use crate::presenter::rehearsal_pictures::candidate_letters;
use crate::presenter::{ChoiceStep, MenuOption, NumberedSpot, Rehearsal, TileChoice, answers, codes};
use crate::rules::{Action, Decision, Game, Piece, Placement};
use crate::table::TableError;

use super::hint::best_answers;
use super::state::{ConsoleState, MAX_MENUS};

/// The maximum number of choices shown as buttons: a full row, and the choice to do without.
const MAX_CHOICES: usize = MAX_BUTTONS + 1;

/// A decision of the rehearsed move with its answer, or the open decision at the end of the path.
pub(super) struct RehearsalStep<'a> {
    pub index: usize,
    pub game: &'a Game,
    pub decision: &'a Decision,
    pub chosen: Option<Action>,
    /// The answers that a press of the chosen answer keeps. Those that are left for later would have no effect.
    pub committed: &'a Rehearsal,
    /// The letters of the answers in the picture.
    pub letters: CandidateLetters,
    pub layout: ControlLayout,
}

/// The menu number of the buttons for the best answers.
const BEST_ANSWERS_MENU: u8 = 105;

/// The space that the controls of a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ControlLayout {
    /// Each kind of answer has rows of its own.
    Separate,
    /// All answers other than figures share a menu, and no choice takes two rows of buttons, because rows are scarce.
    Shared,
    /// As [`ControlLayout::Shared`], and the menu has one option for all answers of a kind on tiles of the board.
    Compact,
    /// Besides the open decision, only those about a figure have a control, which offers figures alone. *More actions* leads to the other
    /// controls.
    Figures,
}

impl ControlLayout {
    fn is_shared(self) -> bool {
        matches!(self, ControlLayout::Shared | ControlLayout::Compact)
    }

    /// Returns the maximum number of answers of a kind on tiles that are listed. If there are more, the player chooses the tile first.
    fn most_on_tiles(self) -> usize {
        if self == ControlLayout::Compact { 1 } else { MAX_OPTIONS }
    }
}

/// The controls of the decisions after the spot.
pub(super) struct RehearsalControls {
    pub rows: Vec<Row>,
    /// The answers that can be committed, if there is no row for the control of the next decision. The player is asked about it once
    /// they are committed. `None` if the whole move can be committed.
    pub committed: Option<Rehearsal>,
}

/// The rows of controls, by the decisions that they answer.
struct ControlRows {
    /// The rows of the rehearsed decisions.
    rows: Vec<Row>,
    /// The indexes of the rehearsed decisions, each with the range of its rows.
    ranges: Vec<(usize, Range<usize>)>,
    /// The rows of the open decision.
    open: Vec<Row>,
}

impl ConsoleState<'_> {
    /// Creates a button for each other rotation of the tile.
    pub(super) fn rotation_buttons(&self, spot: &NumberedSpot, now: Placement, rehearsal: &Rehearsal) -> Vec<Button> {
        let button = |(way, degrees)| self.placement_button(rehearsal, way, rotation_label(degrees));
        other_rotations(spot, now).into_iter().map(button).collect()
    }

    /// Creates buttons that switch between placing the tile with and without a special piece.
    pub(super) fn piece_buttons(&self, spot: &NumberedSpot, now: Placement, rehearsal: &Rehearsal) -> Vec<Button> {
        let (mut kinds, mut row) = (vec![piece_of(now)], Vec::new());
        for &way in &spot.placements {
            if kinds.contains(&piece_of(way)) {
                continue;
            }
            kinds.push(piece_of(way));
            let same =
                spot.placements.iter().copied().find(|&w| piece_of(w) == piece_of(way) && w.rotation == now.rotation);
            let way = same.unwrap_or(way);
            let note = answers::answer_description(&self.answer_context(), Action::Place(way)).cost;
            let label = note.map_or_else(|| self.words().button_plain(), |note| format!("+ {note}"));
            row.push(self.placement_button(rehearsal, way, label));
        }
        row
    }

    fn placement_button(&self, rehearsal: &Rehearsal, way: Placement, label: String) -> Button {
        button(self.press(Press::Try, rehearsal.path_with(self.game, 0, Action::Place(way))), label)
    }

    /// Creates buttons or menus for each decision after the spot, in at most `room` rows. The open decision gets a control here
    /// only if it has too many answers for the main row. Its control then comes first, because the move cannot be confirmed until
    /// the decision is answered. If the rows would not suffice, all answers of a decision other than figures share a menu. If they
    /// still do not suffice, the player is asked later about the decisions without a control.
    pub(super) fn controls(
        &self,
        rehearsal: &Rehearsal,
        from: usize,
        room: usize,
        answers: usize,
    ) -> Result<RehearsalControls, AppError> {
        let mut layout = ControlLayout::Separate;
        let mut all = self.control_rows(rehearsal, rehearsal, from, answers, layout)?;
        for closer in [ControlLayout::Shared, ControlLayout::Compact] {
            if all.rows.len() + all.open.len() > room {
                layout = closer;
                all = self.control_rows(rehearsal, rehearsal, from, answers, layout)?;
            }
        }
        let ControlRows { mut rows, ranges, mut open } = all;
        // A decision with a control needs one for each of its answers. Something must be left to commit.
        let hidden = |room: usize| ranges.iter().find(|(index, rows)| *index > 0 && rows.end > room).cloned();
        let is_cut = open.len() > room && !rehearsal.answers.is_empty();
        open.truncate(room);
        let (mut most, mut later) = (room - open.len(), hidden(room - open.len()));
        if is_cut || (later.is_some() && !open.is_empty()) {
            open.clear();
            (most, later) = (room, hidden(room).or(Some((rehearsal.answers.len(), rows.len()..rows.len()))));
        }
        most = later.as_ref().map_or(most, |(_, hidden)| hidden.start.min(most));
        let committed = later.map(|(later, _)| rehearsal.first_answers(self.game, later)).transpose()?;
        if let Some(committed) = &committed {
            rows = self.control_rows(rehearsal, committed, from, answers, layout)?.rows;
        }
        rows.truncate(most);
        let rows = open.into_iter().chain(rows).collect();
        Ok(RehearsalControls { rows, committed })
    }

    /// Creates the controls of the open decision and of the last figures, in at most `room` rows. A decision has either a control for all of
    /// its answers or none. Decisions after those of `committed` have none, because the player is asked about them later.
    pub(super) fn figure_controls(
        &self,
        rehearsal: &Rehearsal,
        from: usize,
        room: usize,
        answers: usize,
        committed: Option<&Rehearsal>,
    ) -> Result<Vec<Row>, AppError> {
        let ControlRows { mut rows, ranges, open } =
            self.control_rows(rehearsal, committed.unwrap_or(rehearsal), from, answers, ControlLayout::Figures)?;
        let mut shown = if committed.is_none() && open.len() <= room { open } else { Vec::new() };
        let first = shown.len();
        for (index, range) in ranges.into_iter().rev() {
            let own = rows.split_off(range.start);
            if committed.is_none_or(|committed| index < committed.answers.len()) && shown.len() + own.len() <= room {
                shown.splice(first..first, own);
            }
        }
        Ok(shown)
    }

    /// Creates buttons that try the best answers to the open question of a rehearsal, each with its effect. Returns `None` if all of its
    /// answers have buttons, and at tables without assists.
    pub(super) fn best_answer_row(&self, rehearsal: &Rehearsal, most: usize) -> Option<Row> {
        let (index, decision) = (rehearsal.answers.len(), rehearsal.open_decision()?);
        let letters = candidate_letters(self.words(), self.game, rehearsal);
        let layout = ControlLayout::Figures;
        let step = RehearsalStep {
            index,
            game: &rehearsal.game,
            decision,
            chosen: None,
            committed: rehearsal,
            letters,
            layout,
        };
        let distinct = answers::distinct_answers(&self.answer_context_in(&rehearsal.game, decision), decision);
        if distinct.len() <= MAX_CHOICES {
            return None;
        }
        let best = best_answers(self, rehearsal, most).into_iter();
        let choices = best.flat_map(|answer| self.choices(&step, |action| action == answer));
        let path = rehearsal.path_before(index);
        let button = |(number, choice): (u8, MenuOption)| {
            parts::suggested_choice(self.menu_press(number, codes::join(&path, &choice.value)), &choice)
        };
        let row: Vec<Button> = (BEST_ANSWERS_MENU..).zip(choices).map(button).collect();
        (!row.is_empty()).then_some(Row::Buttons(row))
    }

    /// Creates the controls of the decisions. Those after the answers of `committed` are left for later.
    fn control_rows(
        &self,
        rehearsal: &Rehearsal,
        committed: &Rehearsal,
        from: usize,
        answers: usize,
        layout: ControlLayout,
    ) -> Result<ControlRows, AppError> {
        let (mut rows, mut ranges) = (Vec::new(), Vec::new());
        let (mut game, mut events) = (self.game.clone(), Vec::new());
        for (index, answer) in rehearsal.answers.iter().enumerate() {
            let is_shown = layout != ControlLayout::Figures || answer.decision.question.asks_for_figure();
            if index >= from && is_shown && answer.decision.actions.len() > 1 {
                let chosen = Some(answer.action);
                let letters = CandidateLetters::default();
                let step = RehearsalStep {
                    index,
                    game: &game,
                    decision: &answer.decision,
                    chosen,
                    committed,
                    letters,
                    layout,
                };
                let made = rows.len();
                self.add_control(rehearsal, &step, &mut rows);
                ranges.push((index, made..rows.len()));
            }
            apply_with_placeholders(&mut game, answer.action, &mut events)
                .map_err(|refusal| TableError::Refused { answer: index, refusal })?;
        }
        let made = rows.len();
        if let Some(decision) = rehearsal.open_decision().filter(|decision| decision.actions.len() > answers) {
            let letters = candidate_letters(self.words(), self.game, rehearsal);
            let index = rehearsal.answers.len();
            let step = RehearsalStep { index, game: &game, decision, chosen: None, committed, letters, layout };
            self.add_control(rehearsal, &step, &mut rows);
        }
        let open = rows.split_off(made);
        Ok(ControlRows { rows, ranges, open })
    }

    /// Creates the control of one decision. If a figure can be placed, all other answers get a second control. Once one of them is chosen,
    /// there is only a button that drops it, so that no other choice replaces it unnoticed.
    fn add_control(&self, rehearsal: &Rehearsal, step: &RehearsalStep<'_>, rows: &mut Vec<Row>) {
        let words = self.words();
        let asked = self.answer_context_in(step.game, step.decision);
        // *Back* leads to the same rehearsal, and an answer on a tile keeps the figures that it can.
        let rest = rehearsal.path_from(step.index);
        let on_tiles = |kind: &AnswerGroup| {
            let code = codes::tile_choice_code(TileChoice { kind: kind.first, chosen: ChoiceStep::Nothing });
            MenuOption::new(format!("{} …", kind.heading), codes::join(&code, &rest))
        };
        // The refusal of an open question has a button beside the one that cancels.
        let is_offered = |action| step.chosen.is_some() || !is_refusal(action);
        if !step.decision.question.asks_for_figure() {
            let heading = self.prompt(step.game, true).and_then(|question| question.heading);
            let groups = answer_groups(&asked, step.decision).into_iter();
            let distant: Vec<AnswerGroup> =
                groups.filter(|kind| kind.is_on_tiles(step.layout.most_on_tiles())).collect();
            let is_near = |action| !distant.iter().any(|kind| kind.actions.contains(&action)) && is_offered(action);
            let choices = self.choices(step, |action| step.chosen == Some(action) || is_near(action));
            let choices =
                choices.into_iter().map(|choice| self.keeping_answers(rehearsal, step, step.index + 1, choice));
            let choices = choices.chain(distant.iter().map(on_tiles)).collect();
            let heading = heading.unwrap_or_else(|| words.menu_choice());
            return self.add_choice_rows(&heading, rehearsal, step, choices, rows);
        }
        let name = |action| answers::answer_name(words, self.table.options.assists, step.game, step.decision, action);
        let is_special = |action: &Action| matches!(action, Action::Expansion(_));
        if let Some(chosen) = step.chosen.filter(is_special) {
            let (kept, replaced) = self.later_answers(rehearsal, step, step.index + 1, None);
            let left_out: Vec<String> = std::iter::once(name(chosen)).chain(replaced).collect();
            let without = MenuOption::new(words.button_without(words.list(&left_out)), kept);
            return self.add_choice_rows(&words.menu_figure(), rehearsal, step, vec![without], rows);
        }
        let figures = self.choices(step, |action| !is_special(&action) && is_offered(action)).into_iter();
        let figures = figures.map(|choice| self.keeping_answers(rehearsal, step, step.index + 1, choice));
        self.add_choice_rows(&words.menu_figure(), rehearsal, step, figures.collect(), rows);
        if step.layout == ControlLayout::Figures {
            return;
        }
        let (mut all, mut distant) = (Vec::new(), Vec::new());
        for kind in answer_groups(&asked, step.decision) {
            if kind.is_on_tiles(step.layout.most_on_tiles()) {
                distant.push(on_tiles(&kind));
                continue;
            }
            let choices = self.choices(step, |action| kind.actions.contains(&action)).into_iter();
            let choices = choices.map(|choice| self.keeping_answers(rehearsal, step, step.index, choice));
            if step.layout.is_shared() {
                let headed =
                    |choice: MenuOption| MenuOption { label: words.labelled(&kind.heading, choice.label), ..choice };
                all.extend(choices.map(headed));
            } else {
                self.add_choice_rows(&kind.heading, rehearsal, step, choices.collect(), rows);
            }
        }
        all.extend(distant);
        if !all.is_empty() {
            self.add_choice_rows(&words.menu_choice(), rehearsal, step, all, rows);
        }
    }

    /// Appends to the value of a choice the rehearsed answers that it keeps, and names those that it replaces. Answers before the index
    /// `from` are not considered.
    pub(super) fn keeping_answers(
        &self,
        rehearsal: &Rehearsal,
        step: &RehearsalStep<'_>,
        from: usize,
        choice: MenuOption,
    ) -> MenuOption {
        let Some(action) = codes::decode(&choice.value, &step.decision.actions) else { return choice };
        let tried = if step.chosen == Some(action) { step.committed } else { rehearsal };
        let (kept, replaced) = self.later_answers(tried, step, from, Some(action));
        let (words, value) = (self.words(), codes::join(&choice.value, &kept));
        match &replaced[..] {
            [] => MenuOption { value, ..choice },
            others => MenuOption { label: words.choice_instead(choice.label, words.list(others)), value, ..choice },
        }
    }

    /// Tries an answer to the decision of the step, or leaves that answer out if `action` is `None`. Returns the codes of the rehearsed
    /// figures and of answers in their place that are still legal then, and the names of the others. Answers before the index `from` are
    /// not considered.
    fn later_answers(
        &self,
        rehearsal: &Rehearsal,
        step: &RehearsalStep<'_>,
        from: usize,
        action: Option<Action>,
    ) -> (String, Vec<String>) {
        let (mut after, mut kept, mut replaced) = (step.game.clone(), String::new(), Vec::new());
        if let Some(action) = action {
            reapply(&mut after, action, &mut Vec::new());
        }
        for (index, answer) in rehearsal.answers.iter().enumerate().skip(from) {
            if answer.action == Action::Pass || !answer.decision.question.asks_for_figure() {
                continue;
            }
            let next = after.decision().filter(|next| next.seat == step.decision.seat);
            match next.filter(|next| next.actions.contains(&answer.action)) {
                Some(next) => {
                    kept = codes::join(&kept, &codes::legal_answer_code(answer.action, &next.actions));
                    reapply(&mut after, answer.action, &mut Vec::new());
                }
                None => replaced.extend(self.rehearsed_name(rehearsal, index)),
            }
        }
        (kept, replaced)
    }

    fn rehearsed_name(&self, rehearsal: &Rehearsal, index: usize) -> Option<String> {
        let (game, decision) = rehearsal.decision_at(self.game, index)?;
        let action = rehearsal.answers.get(index)?.action;
        Some(answers::answer_name(self.words(), self.table.options.assists, &game, &decision, action))
    }

    pub(super) fn choices(&self, step: &RehearsalStep<'_>, is_wanted: impl Fn(Action) -> bool) -> Vec<MenuOption> {
        let asked = self.answer_context_in(step.game, step.decision);
        answers::answer_options(&asked, (step.decision, &step.letters), MAX_OPTIONS, step.chosen, is_wanted)
    }

    /// Creates a row of buttons if there are few choices, otherwise menus. The value of a choice continues the path before the step.
    pub(super) fn add_choice_rows(
        &self,
        heading: &str,
        rehearsal: &Rehearsal,
        step: &RehearsalStep<'_>,
        choices: Vec<MenuOption>,
        rows: &mut Vec<Row>,
    ) {
        let number = MAX_OPTIONS as u8 + rows.len() as u8 * MAX_BUTTONS as u8;
        let path = rehearsal.path_before(step.index);
        let most = if step.layout.is_shared() { MAX_BUTTONS } else { MAX_CHOICES };
        if choices.len() > most {
            // Discord refuses options without a value.
            let pass = |choice: MenuOption| match &*choice.value {
                "" => MenuOption { value: codes::encode(Action::Pass, 0), ..choice },
                _ => choice,
            };
            let choices: Vec<MenuOption> = choices.into_iter().map(pass).collect();
            let pages = choices.chunks(MAX_OPTIONS).take(MAX_MENUS);
            let count = pages.len();
            for (page, choices) in (1..).zip(pages) {
                let number = MAX_OPTIONS as u8 + rows.len() as u8 * MAX_BUTTONS as u8;
                let heading = if count == 1 { heading } else { &format!("{heading} ({page}/{count})") };
                rows.push(parts::menu(self.menu_press(number, &path), heading, choices.to_vec()));
            }
            return;
        }
        let of = |(index, choice): (usize, MenuOption)| {
            let whole = codes::join(&path, &choice.value);
            parts::choice(self.menu_press(number + index as u8, whole), &choice)
        };
        let mut row: Vec<Button> = choices.into_iter().enumerate().map(of).collect();
        let rest = row.split_off(row.len().min(MAX_BUTTONS));
        rows.extend([row, rest].into_iter().filter(|row| !row.is_empty()).map(Row::Buttons));
    }
}

/// Returns the special piece that a placement uses, or `None` for an ordinary placement.
fn piece_of(placement: Placement) -> Option<Piece> {
    placement.piece.map(|special| special.piece)
}

/// Returns the label of the button that turns the tile clockwise by this angle, or back by less.
fn rotation_label(degrees: u16) -> String {
    if degrees > 180 { format!("⟲ {}°", 360 - degrees) } else { format!("⟳ {degrees}°") }
}

/// Returns the other rotations of the tile on the same spot with the same special piece, each with the clockwise turn that leads
/// to it, in degrees. The smallest turn comes first.
fn other_rotations(spot: &NumberedSpot, now: Placement) -> Vec<(Placement, u16)> {
    let alike = spot.placements.iter().copied().filter(|&way| piece_of(way) == piece_of(now) && way != now);
    let turn = |way: Placement| (360 + way.rotation.degrees() - now.rotation.degrees()) % 360;
    let mut ways: Vec<(Placement, u16)> = alike.map(|way| (way, turn(way))).collect();
    ways.sort_unstable_by_key(|&(_, degrees)| degrees);
    ways
}

//! The choice among many answers of one kind, each on a tile of the board: first the tile, then the answer on it.

use std::collections::BTreeMap;

use crate::discord::error::AppError;
use crate::discord::message::{Button, Draft, MAX_OPTIONS, Press, button, parts};
use crate::presenter::answers::{
    AnswerGroup, CandidateLetters, answer_description, answer_groups, answer_place, candidate_letter,
};
use crate::presenter::regions::regions;
use crate::presenter::{
    ChoiceStep, CodeHandling, MenuOption, NumberedSpot, Rehearsal, TileChoice, TileChoicePath, codes, pictures,
};
use crate::rules::{Action, Pos};

use super::controls::{ControlLayout, RehearsalStep};
use super::state::{ConsoleState, MAX_MENUS};

impl ConsoleState<'_> {
    /// Asks for the tile or, once it is chosen, for the answer on it. Returns `None` if the path leads to no answers of this kind, for
    /// example after an undo.
    pub(super) fn ask_on_tiles(&self, asked: &TileChoicePath<'_>) -> Result<Option<Draft>, AppError> {
        let index = codes::path_codes(asked.before).count();
        let rehearsal = Rehearsal::of_path(self.game, &asked.rehearsal(), CodeHandling::Lenient)?;
        let Some((game, decision)) =
            rehearsal.decision_at(self.game, index).filter(|_| rehearsal.path_before(index) == asked.before)
        else {
            return Ok(None);
        };
        let context = self.answer_context_in(&game, &decision);
        let Some(kind) = answer_groups(&context, &decision).into_iter().find(|kind| kind.first == asked.choice.kind)
        else {
            return Ok(None);
        };
        let (letters, layout) = (CandidateLetters::default(), ControlLayout::Separate);
        let step = RehearsalStep {
            index,
            game: &game,
            decision: &decision,
            chosen: None,
            committed: &rehearsal,
            letters,
            layout,
        };
        let target = |action: &Action| answer_description(&context, *action).target;
        Ok(Some(match asked.choice.chosen {
            ChoiceStep::Tile(at) => {
                let there = |action: &Action| target(action).is_some_and(|(cell, _)| cell == at);
                let actions: Vec<Action> = kind.actions.iter().copied().filter(there).collect();
                if actions.is_empty() {
                    return Ok(None);
                }
                self.ask_which(asked, &rehearsal, &step, AnswerGroup { actions, ..kind })?
            }
            ChoiceStep::Nothing => self.ask_which_tile(asked, &rehearsal, &step, kind, None)?,
            ChoiceStep::Region(number) => self.ask_which_tile(asked, &rehearsal, &step, kind, Some(number))?,
        }))
    }

    /// Asks for a tile on the whole board or in a part of it.
    fn ask_which_tile(
        &self,
        asked: &TileChoicePath<'_>,
        rehearsal: &Rehearsal,
        step: &RehearsalStep<'_>,
        kind: AnswerGroup,
        region: Option<usize>,
    ) -> Result<Draft, AppError> {
        let (words, game, path) = (self.words(), step.game, asked.before);
        let context = &self.answer_context_in(game, step.decision);
        let mut answers: BTreeMap<(i16, i16), Vec<Action>> = BTreeMap::new();
        for &action in &kind.actions {
            if let Some((at, _)) = answer_description(context, action).target {
                answers.entry((at.y, at.x)).or_default().push(action);
            }
        }
        let cell = |(index, &(y, x)): (usize, &(i16, i16))| NumberedSpot {
            number: index + 1,
            at: Pos::new(x, y),
            placements: Vec::new(),
        };
        let cells: Vec<NumberedSpot> = answers.keys().enumerate().map(cell).collect();
        let regions = regions(game, &cells);
        let part = region.and_then(|number| regions.get(number));
        let code = |chosen| codes::join(&codes::tile_choice_code(TileChoice { kind: kind.first, chosen }), asked.rest);
        let option = |at: Pos| {
            let there = answers.get(&(at.y, at.x)).map_or(&[][..], Vec::as_slice);
            match there {
                &[only] => {
                    let code = codes::legal_answer_code(only, &step.decision.actions);
                    self.keeping_figures(rehearsal, step, MenuOption::new(answer_description(context, only).name, code))
                }
                several => MenuOption {
                    note: Some(words.option_answers(several.len())),
                    ..MenuOption::new(at.to_string(), code(ChoiceStep::Tile(at)))
                },
            }
        };
        let candidates: Vec<Pos> = cells.iter().map(|cell| cell.at).collect();
        let picture = pictures::candidates_picture(words, game, &candidates, part.map(|it| it.part));
        let draft = Draft::text(words.console_which_tile(kind.heading));
        let mut draft = draft.picture(&self.ctx.app.artist_of(self.table), picture)?;
        draft.rows.extend(self.region_menu(Some(path), &regions, region, |number| code(ChoiceStep::Region(number))));
        let listed = part.map_or(cells.as_slice(), |part| &part.spots);
        let most = MAX_MENUS - draft.rows.len();
        for (number, part) in listed.chunks(MAX_OPTIONS).take(most).enumerate() {
            let range = match part {
                [first, .., last] => format!("{} – {}", first.at, last.at),
                _ => part.iter().map(|cell| cell.at.to_string()).collect(),
            };
            let press = self.menu_press(number as u8, path);
            draft.rows.push(parts::menu(press, &range, part.iter().map(|cell| option(cell.at)).collect()));
        }
        let mut row = Vec::new();
        if part.is_some() {
            row.push(button(
                self.press(Press::Try, codes::join(path, &code(ChoiceStep::Nothing))),
                words.button_whole(),
            ));
        }
        row.extend([self.back_button(asked, step), self.cancel_button()]);
        Ok(draft.row(row))
    }

    /// Creates the button that leads back to the rehearsal. Answers beside a figure are among all controls.
    fn back_button(&self, asked: &TileChoicePath<'_>, step: &RehearsalStep<'_>) -> Button {
        let path = asked.rehearsal();
        let path = if step.decision.question.asks_for_figure() { codes::all_controls_path(&path) } else { path };
        button(self.press(Press::Try, path), self.words().button_back())
    }

    /// Lets an answer keep the figures that are chosen, even one that is chosen in its place.
    fn keeping_figures(&self, rehearsal: &Rehearsal, step: &RehearsalStep<'_>, choice: MenuOption) -> MenuOption {
        let from = step.index + usize::from(!step.decision.question.asks_for_figure());
        self.keeping_answers(rehearsal, step, from, choice)
    }

    /// Asks for one of the answers on a tile, whose segments are lettered in the picture.
    fn ask_which(
        &self,
        asked: &TileChoicePath<'_>,
        rehearsal: &Rehearsal,
        step: &RehearsalStep<'_>,
        kind: AnswerGroup,
    ) -> Result<Draft, AppError> {
        let words = self.words();
        let context = self.answer_context_in(step.game, step.decision);
        let (mut places, mut letters) = (Vec::new(), Vec::new());
        for &action in &kind.actions {
            let answer = answer_description(&context, action);
            let has_segment = answer.target.is_some_and(|(_, segment)| segment.is_some());
            let place = answer_place(&answer, action).filter(|_| has_segment);
            places.extend(place.filter(|place| !places.contains(place)));
            letters.push(place.and_then(|place| places.iter().position(|&other| other == place)).map(candidate_letter));
        }
        let choices = self.choices(step, |action| kind.actions.contains(&action));
        let named = |(choice, letter): (MenuOption, Option<char>)| match letter {
            Some(letter) => MenuOption { label: words.option_spot(letter.to_string(), choice.label), ..choice },
            None => choice,
        };
        let choices: Vec<MenuOption> = choices.into_iter().zip(letters).map(named).collect();
        let labels: Vec<String> = choices.iter().map(|choice| choice.label.clone()).collect();
        let picture = pictures::lettered_picture(words, step.game, places, &labels);
        let draft = Draft::text(words.console_which_answer(kind.heading.as_str()));
        let mut draft = draft.picture(&self.ctx.app.artist_of(self.table), picture)?;
        let choices = choices.into_iter().map(|choice| self.keeping_figures(rehearsal, step, choice)).collect();
        self.add_choice_rows(&kind.heading, rehearsal, step, choices, &mut draft.rows);
        draft.rows.truncate(MAX_MENUS);
        let all = codes::tile_choice_code(TileChoice { kind: kind.first, chosen: ChoiceStep::Nothing });
        let all = codes::join(&codes::join(asked.before, &all), asked.rest);
        let row = vec![
            button(self.press(Press::Try, all), words.button_other_tile()),
            self.back_button(asked, step),
            self.cancel_button(),
        ];
        Ok(draft.row(row))
    }
}

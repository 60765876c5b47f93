//! The console's message: its text, its picture, and its buttons and menus.

use crate::discord::error::AppError;
use crate::discord::message::{Button, Draft, MAX_BUTTONS, Press, Row, button, success};
use crate::picture::PreviewTile;
use crate::presenter::spots::numbered_spots;
use crate::presenter::{
    AnswerRole, CodeHandling, Highlights, NumberedSpot, Picture, Rehearsal, answers, codes, pictures,
};
use crate::rules::{Action, Decision, Game, Placement, Pos, Question, SegmentIndex, Site};
use crate::table::{Assists, TableError};
use crate::words::{Words, markup};

use super::controls::RehearsalControls;
use super::earlier_answers;
use super::page::{MAX_MENUS, Page, precedes_tile};
use super::preview::{consequences, reminders, upcoming_consequences};

/// The maximum number of spots at which the console skips the picture of the whole board.
const MAX_SPOTS: usize = 10;

/// The maximum number of answers that are shown as buttons in the main row.
const MAX_ANSWERS: usize = 3;

/// Composes the rehearsal of the answers in `path`, or the question for the first answer if it is empty.
pub(super) fn draw(page: &Page<'_>, path: &str) -> Result<Draft, AppError> {
    if let Some(draft) = earlier_answers::unrehearsable_message(page)? {
        return Ok(draft);
    }
    let Some(decision) = page.game.decision() else { return Err(TableError::Over.into()) };
    let asks_where = matches!(decision.question, Question::Place(_));
    if !asks_where && decision.actions.iter().all(|&action| precedes_tile(action)) {
        return earlier_answers::question_message(page, decision);
    }
    page.draw(decision, path)
}

impl Page<'_> {
    fn draw(&self, decision: &Decision, path: &str) -> Result<Draft, AppError> {
        let spots = numbered_spots(decision);
        if let Some(page) = codes::requested_spot_page(path).filter(|_| !spots.is_empty()) {
            return self.ask_where(&spots, page);
        }
        if let Some(region) = codes::requested_region(path).filter(|_| !spots.is_empty()) {
            return self.ask_in_region(&spots, region);
        }
        if let Some((before, choice)) = codes::split_tile_choice(path) {
            return match self.ask_on_tiles(before, choice)? {
                Some(draft) => Ok(draft),
                None => self.draw(decision, before),
            };
        }
        let rehearsal = Rehearsal::of_path(self.game, path, CodeHandling::Lenient)?;
        if rehearsal.answers.is_empty() && !spots.is_empty() {
            return self.ask_where(&spots, 0);
        }
        let placed = rehearsal.answers.first().and_then(|answer| match answer.action {
            Action::Place(placement) => Some(placement),
            _ => None,
        });
        match placed {
            Some(placement) => self.placement_message(&rehearsal, &spots, placement),
            None => self.answers_message(&rehearsal, &spots),
        }
    }

    /// Creates the button that asks for a hint. Returns `None` except at the start of a move at a table with assists.
    pub(super) fn hint_button(&self) -> Option<Button> {
        let is_wanted = self.table.options.assists.are_on() && self.earlier.is_empty();
        is_wanted.then(|| button(Press::Hint(self.decision), self.words().button_hint()))
    }

    /// Composes the rehearsal of the tile on a spot, with controls for the following choices.
    fn placement_message(
        &self,
        rehearsal: &Rehearsal,
        spots: &[NumberedSpot],
        placement: Placement,
    ) -> Result<Draft, AppError> {
        let words = self.words();
        let spot = spots.iter().find(|s| s.at == placement.at);
        let mut turning = spot.map(|spot| self.rotation_buttons(spot, placement, rehearsal)).unwrap_or_default();
        turning.truncate(MAX_BUTTONS - 1);
        let (hint, answers) = (
            self.hint_button(),
            rehearsal.open_decision().map_or(1, |decision| decision.actions.len().min(MAX_ANSWERS)),
        );
        let others = usize::from(hint.is_some()) + usize::from(spots.len() > MAX_SPOTS);
        // Give rotations and special pieces a row of their own if the main row has no room for them.
        let has_room = turning.len() + others + answers < MAX_BUTTONS;
        let (mut row, mut turning) = if has_room { (turning, Vec::new()) } else { (Vec::new(), turning) };
        if spots.len() > MAX_SPOTS || row.len() + others + answers + 1 < MAX_BUTTONS {
            row.push(button(self.press(Press::Try, ""), words.button_elsewhere()));
        }
        let answers = answers_beside(row.len());
        let closing = self.closing_buttons(rehearsal, answers);
        let (hint, beside) = if row.len() + closing.len() < MAX_BUTTONS { (hint, None) } else { (None, hint) };
        turning.extend(beside);
        let room = MAX_MENUS - usize::from(!turning.is_empty());
        // *Other spot* leads to the other spots of a large table, so they need no row here.
        let kept = usize::from(spots.len() <= MAX_SPOTS);
        let RehearsalControls { rows, committed } = self.controls(rehearsal, 1, room - kept, answers)?;
        row.extend(committed.as_ref().map_or(closing, |rehearsal| self.confirm_buttons(rehearsal)));
        row.extend(hint);
        let mut lines = earlier_answers::earlier_lines(self);
        lines.push(self.title(spot, placement));
        lines.extend(answers::answer_description(&self.answer_context(), Action::Place(placement)).needed_piece);
        lines.extend(upcoming_consequences(words, self.game));
        lines.extend(self.summary(rehearsal, committed.as_ref()));
        lines.extend(reminders(words, self.game));
        lines.extend(self.time_left());
        let picture = self.rehearsal_picture(committed.as_ref().unwrap_or(rehearsal))?;
        let mut draft = Draft::text(lines.join("\n")).picture(&self.ctx.app.artist_of(self.table), picture)?;
        draft.rows = self.other_spots(spots, placement.at, room - rows.len());
        draft.rows.extend((!turning.is_empty()).then_some(Row::Buttons(turning)));
        draft.rows.extend(rows);
        Ok(draft.row(row))
    }

    fn title(&self, spot: Option<&NumberedSpot>, placement: Placement) -> String {
        let words = self.words();
        let title = words.console_place(markup::spot(placement.at), spot.map_or(0, |s| s.number));
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
        let mut row = committed
            .as_ref()
            .map_or_else(|| self.closing_buttons(rehearsal, MAX_ANSWERS), |rehearsal| self.confirm_buttons(rehearsal));
        let picture = match self.game.decision().map(|decision| decision.question) {
            Some(Question::Figure { .. }) => self.rehearsal_picture(committed.as_ref().unwrap_or(rehearsal))?,
            _ => pictures::legible_board(self.words(), &self.table.name, self.game, &Highlights::default()),
        };
        let draft = Draft::text(self.summary(rehearsal, committed.as_ref()).join("\n"));
        let mut draft = draft.picture(&self.ctx.app.artist_of(self.table), picture)?;
        draft.rows = rows;
        if rehearsal.answers.is_empty() && row.len() < MAX_BUTTONS {
            row.extend(self.hint_button());
        }
        Ok(draft.row(row))
    }

    /// Describes the answers that can be committed, and says that the player is asked later about the others, if there are any.
    pub(super) fn summary(&self, rehearsal: &Rehearsal, committed: Option<&Rehearsal>) -> Vec<String> {
        let Some(committed) = committed else { return consequences(self, rehearsal) };
        let words = self.words();
        let is_figure = committed.open_decision().is_some_and(|decision| decision.question.asks_for_figure());
        let later = if is_figure { words.console_later_figure() } else { words.console_later() };
        consequences(self, committed).into_iter().chain([markup::note(later)]).collect()
    }

    /// Describes the rehearsal of a tile, or of a figure. The letters are those of the last question about a figure,
    /// even if it is left for later, because some of its answers may have buttons.
    pub(super) fn rehearsal_picture(&self, rehearsal: &Rehearsal) -> Result<Picture, AppError> {
        let rehearsal =
            Rehearsal::of_path(self.game, &rehearsal.path_of_first(rehearsal.answers.len()), CodeHandling::Lenient)?;
        Ok(rehearsal_picture(self.words(), self.game, &rehearsal))
    }

    /// Creates the buttons that commit or leave the rehearsed move.
    fn closing_buttons(&self, rehearsal: &Rehearsal, answers: usize) -> Vec<Button> {
        let mut row = match rehearsal.open_decision() {
            Some(decision) if decision.actions.len() <= answers => {
                self.answer_buttons(rehearsal, decision, &rehearsal.path_of_first(rehearsal.answers.len()))
            }
            Some(_) => Vec::new(),
            None => return self.confirm_buttons(rehearsal),
        };
        row.push(self.cancel_button());
        row
    }

    /// Creates the buttons that commit the rehearsed answers, even if another decision is open, or leave them.
    fn confirm_buttons(&self, rehearsal: &Rehearsal) -> Vec<Button> {
        let confirm = self.press(Press::Confirm, rehearsal.path_of_first(rehearsal.answers.len()));
        vec![success(confirm, self.words().button_confirm()), self.cancel_button()]
    }

    /// Creates a button for each answer. A press commits the answer together with all answers before it. An answer that precedes
    /// the tile is rehearsed instead, because the player still has to place the tile.
    fn answer_buttons(&self, rehearsal: &Rehearsal, decision: &Decision, path: &str) -> Vec<Button> {
        let words = self.words();
        let answer = |(index, &action): (usize, &Action)| {
            let label = answers::answer_name(words, self.table.options.assists, &rehearsal.game, decision, action);
            let label = if path.is_empty() { label } else { words.button_confirm_answer(label) };
            let whole = codes::join(path, &codes::encode(action, index));
            if precedes_tile(action) {
                return button(self.press(Press::Try, whole), label);
            }
            success(self.press(Press::Confirm, whole), label)
        };
        decision.actions.iter().enumerate().map(answer).collect()
    }
}

/// Returns the number of answers that fit in a row of buttons beside `others` other buttons and the cancel button.
fn answers_beside(others: usize) -> usize {
    MAX_ANSWERS.min((MAX_BUTTONS - 1).saturating_sub(others))
}

/// Describes a rehearsal. The board is that after the last answer that builds something, with the figures of later answers.
fn rehearsal_picture(words: Words, game: &Game, rehearsal: &Rehearsal) -> Picture {
    if let Some((decision, None | Some(Action::Pass))) = last_figure_question(rehearsal)
        && let Question::Figure { at: None, .. } = decision.question
    {
        let name = |&action: &Action| answers::answer_name(words, Assists::default(), game, decision, action);
        let is_figure = |action: &&Action| matches!(action, Action::Deploy { .. });
        let named: Vec<String> = decision.actions.iter().filter(is_figure).map(name).collect();
        return pictures::lettered_picture(words, &rehearsal.game, &answers::figure_places(decision), &named);
    }
    let built: Vec<Site> = rehearsal.answers.iter().filter_map(|answer| built_site(answer.action)).collect();
    let after = rehearsal.game_after(game, |answer| built_site(answer.action).is_some());
    let (seen, events) = after.as_ref().map_or((game, 0), |(game, events)| (game, *events));
    pictures::rehearsal_picture(words, seen, preview_tile(game, rehearsal), &built, rehearsal.events.split_at(events))
}

/// Returns the site on which an answer changes the board, besides the tile and the figure. Returns `None` for other answers.
fn built_site(action: Action) -> Option<Site> {
    match (action, answers::answer_role(action)) {
        (Action::Place(placement), _) => placement.piece.map(|piece| piece.site),
        (_, AnswerRole::ChangesSite(site)) => Some(site),
        _ => None,
    }
}

/// Returns the last question about a figure with its answer, or `None` instead of an answer if the question is open. There may be
/// several such questions: after a bridge adds a segment, the figure is asked for again.
fn last_figure_question(rehearsal: &Rehearsal) -> Option<(&Decision, Option<Action>)> {
    let rehearsed = rehearsal.answers.iter().map(|rehearsed| (&rehearsed.decision, Some(rehearsed.action)));
    let mut asked = rehearsed.chain(rehearsal.open_decision().map(|decision| (decision, None))).rev();
    asked.find(|(decision, _)| decision.question.asks_for_figure())
}

/// Returns the rehearsed tile for the picture, or the tile of the figure if the player is asked for one, with the segments that can
/// take a figure. Returns `None` for other rehearsals.
fn preview_tile(game: &Game, rehearsal: &Rehearsal) -> Option<PreviewTile> {
    let asked = last_figure_question(rehearsal);
    let taken = asked.and_then(|(_, answer)| match answer? {
        Action::Deploy { at, segment, .. } => Some((at, segment)),
        _ => None,
    });
    let first = rehearsal.answers.first().map(|answer| (answer.decision.question, Some(answer.action)));
    let (at, shape, rotation) = match first.or_else(|| Some((rehearsal.open_decision()?.question, None)))? {
        (Question::Place(shape), Some(Action::Place(Placement { at, rotation, .. }))) => (at, shape, rotation),
        (Question::Figure { at, .. }, _) => {
            let at = at.or_else(|| Some(taken?.0))?;
            let placed = game.board().placed_tile(game.board().tile_at(at)?);
            (at, placed.shape, placed.rotation)
        }
        _ => return None,
    };
    let is_here = |question: Question| matches!(question, Question::Figure { at: Some(tile), .. } if tile == at);
    let lettered = asked.filter(|(decision, _)| is_here(decision.question));
    let places = lettered.map(|(decision, _)| answers::figure_places(decision)).unwrap_or_default();
    let segment = |(cell, segment): (Pos, SegmentIndex)| (cell == at).then_some(segment);
    Some(PreviewTile {
        at,
        shape,
        rotation,
        places: places.into_iter().filter_map(segment).collect(),
        taken: taken.and_then(segment),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::Artist;
    use crate::rules::expansions::the_count::{self, Quarter};
    use crate::rules::expansions::the_princess_and_the_dragon::Action as Dragon;
    use crate::rules::expansions::{abbey_and_mayor, ferries, the_tower};
    use crate::rules::{DrawOutcome, Expansion, ExpansionAction, Figure, Pos, Seat, Setup, ShapeId};

    /// Returns a game for two with one expansion in which the first player has a tile in hand.
    fn in_hand(expansion: Expansion, tile: &str) -> Game {
        let mut setup = Setup::base(2);
        setup.expansions.set(expansion, true);
        let mut game = Game::new(setup).unwrap();
        for drawn in [DrawOutcome::First(Seat::FIRST), DrawOutcome::Tile(ShapeId::named(tile).unwrap())] {
            game.draw(drawn, &mut Vec::new()).unwrap();
        }
        game
    }

    /// Rehearses for each of these conditions the first answer that meets it, one after the other.
    fn rehearsed(game: &Game, wanted: &[fn(Action) -> bool]) -> Rehearsal {
        let mut path = String::new();
        for (number, &is_wanted) in wanted.iter().enumerate() {
            let rehearsal = Rehearsal::of_path(game, &path, CodeHandling::Strict).unwrap();
            let (_, decision) = rehearsal.decision_at(game, number).unwrap();
            let index = decision.actions.iter().position(|&action| is_wanted(action)).unwrap();
            path = codes::join(&path, &codes::encode(decision.actions[index], index));
        }
        Rehearsal::of_path(game, &path, CodeHandling::Strict).unwrap()
    }

    #[test]
    fn a_figure_that_an_expansion_places_is_drawn_once() {
        let game = in_hand(Expansion::ThePrincessAndTheDragon, "DG/RrRr.g");
        let travels = |action: Action| matches!(action.the_princess_and_the_dragon(), Some(Dragon::UsePortal { .. }));
        let rehearsal = rehearsed(&game, &[|action| matches!(action, Action::Place(_)), travels]);
        let (artist, words) = (Artist::new(), Words::default());
        let shown = artist.draw(&rehearsal_picture(words, &game, &rehearsal).subject).unwrap();
        let (placed, events) = rehearsal.game_after(&game, |answer| matches!(answer.action, Action::Place(_))).unwrap();
        let (preview, events) = (preview_tile(&game, &rehearsal), rehearsal.events.split_at(events));
        let expected = artist.draw(&pictures::rehearsal_picture(words, &placed, preview, &[], events).subject).unwrap();
        assert!(shown.png == expected.png, "the figure is not drawn as on the board before it");
    }

    #[test]
    fn the_rehearsal_shows_what_changes_on_other_tiles() {
        let at = Pos::new(7, -2);
        let (seat, figure, to) = (Seat::FIRST, Figure::Meeple, Quarter::Market);
        let actions = [
            (ExpansionAction::TheTower(the_tower::Action::BuildFloor { at }), Site::Tile(at)),
            (ExpansionAction::ThePrincessAndTheDragon(Dragon::MoveFairyToTile { at }), Site::Tile(at)),
            (
                ExpansionAction::ThePrincessAndTheDragon(Dragon::SendKnightHome { seat, figure, at, segment: 1 }),
                Site::Tile(at),
            ),
            (ExpansionAction::AbbeyAndMayor(abbey_and_mayor::Action::MoveWagon { at, segment: 1 }), Site::Tile(at)),
            (ExpansionAction::Ferries(ferries::Action { at, roads: [0, 1] }), Site::Tile(at)),
            (ExpansionAction::TheCount(the_count::Action::SendMeeple { figure, to }), to.site()),
        ];
        for (action, site) in actions {
            assert_eq!(built_site(Action::Expansion(action)), Some(site), "{action:?}");
        }
        assert_eq!(built_site(Action::Deploy { figure, at, segment: 0 }), None, "its segment is on the tile");
    }
}

//! Rehearsal of consecutive answers. Nothing is committed.

use bergerie_rules::{Action, Decision, Event, Game, Refusal};

use super::codes;
use super::contexts::RehearsedAnswer;
use super::look_ahead::{apply_with_placeholders, reapply};

/// Rehearsed answers to consecutive decisions of one player.
#[derive(Clone)]
pub struct Rehearsal {
    /// The decisions with their answers. Main actions after the end of the path are passed if passing is legal.
    pub answers: Vec<RehearsedAnswer>,
    /// The events that the answers cause.
    pub events: Vec<Event>,
    /// The game after the answers.
    pub game: Game,
}

/// The handling of codes that are not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeHandling {
    /// Ignore the code and the rest of the path. For example, the figure's segment may be gone after the tile is rotated.
    Lenient,
    /// Report an error, so that a player commits only what the console has shown.
    Strict,
}

impl Rehearsal {
    /// Applies the answers of a path. Then passes the same player's main actions as long as passing is legal, because the console shows
    /// them with their alternatives. Questions of expansions stay open: the player must see each of them before it is refused.
    pub fn of_path(game: &Game, path: &str, handling: CodeHandling) -> Result<Rehearsal, Refusal> {
        let mut rehearsal = Rehearsal { answers: Vec::new(), events: Vec::new(), game: game.clone() };
        let Some(seat) = game.decision().map(|d| d.seat) else { return Err(Refusal::NotAsked) };
        for code in codes::path_codes(path) {
            let legal = rehearsal.game.decision().filter(|d| d.seat == seat).map_or(&[][..], |d| &d.actions);
            match codes::decode(code, legal) {
                Some(action) => rehearsal.apply(action)?,
                None if handling == CodeHandling::Strict => return Err(Refusal::NotAsked),
                None => break,
            }
        }
        let can_pass = |d: &Decision| d.seat == seat && d.question.is_main() && d.actions.contains(&Action::Pass);
        while rehearsal.open_decision().is_some_and(can_pass) {
            rehearsal.apply(Action::Pass)?;
        }
        Ok(rehearsal)
    }

    /// Returns the next decision of the same player in this turn, which cannot be passed. Returns `None` if there is none.
    pub fn open_decision(&self) -> Option<&Decision> {
        // The same player may have the next turn without a draw in between, because a tile acquired earlier is known.
        let is_over = self.events.iter().any(|event| matches!(event, Event::Turn { .. }));
        let seat = self.answers.first().map(|answer| answer.decision.seat);
        self.game.decision().filter(|decision| !is_over && seat.is_none_or(|seat| seat == decision.seat))
    }

    fn apply(&mut self, action: Action) -> Result<(), Refusal> {
        let Some(decision) = self.game.decision().cloned() else { return Err(Refusal::NotAsked) };
        apply_with_placeholders(&mut self.game, action, &mut self.events)?;
        let code = codes::legal_answer_code(action, &decision.actions);
        self.answers.push(RehearsedAnswer { decision, action, code });
        Ok(())
    }

    /// Returns the decision with this index and the game that waits for it. Returns `None` if the path leads to fewer decisions.
    pub fn decision_at(&self, before: &Game, index: usize) -> Option<(Game, Decision)> {
        let mut game = before.clone();
        for answer in self.answers.get(..index)? {
            reapply(&mut game, answer.action, &mut Vec::new());
        }
        let decision = self.answers.get(index).map(|answer| &answer.decision).or_else(|| self.open_decision())?.clone();
        Some((game, decision))
    }

    /// Returns the first `answers` answers as a rehearsal, after which the next decision is open even if it can be passed.
    pub fn first_answers(&self, before: &Game, answers: usize) -> Result<Rehearsal, Refusal> {
        let mut rehearsal = Rehearsal { answers: Vec::new(), events: Vec::new(), game: before.clone() };
        self.answers.iter().take(answers).try_for_each(|answer| rehearsal.apply(answer.action))?;
        Ok(rehearsal)
    }

    /// Returns the path of all answers.
    pub fn path(&self) -> String {
        self.path_from(0)
    }

    /// Returns the path of the answers before the one with this index.
    pub fn path_before(&self, index: usize) -> String {
        self.answers.iter().take(index).fold(String::new(), |path, answer| codes::join(&path, &answer.code))
    }

    /// Returns the path of the answers from the one with this index on.
    pub fn path_from(&self, index: usize) -> String {
        self.answers.iter().skip(index).fold(String::new(), |path, answer| codes::join(&path, &answer.code))
    }

    /// Returns the path of the same answers with another answer to the decision with this index. A figure that the new answer replaces is
    /// placed after it, if that is possible. The path ends before the first answer that is no longer legal.
    pub fn path_with(&self, before: &Game, index: usize, action: Action) -> String {
        let mut rehearsal = Rehearsal { answers: Vec::new(), events: Vec::new(), game: before.clone() };
        let (first, later) = self.answers.split_at(index.min(self.answers.len()));
        let is_kept = |(place, answer): (usize, &RehearsedAnswer)| {
            let is_figure = matches!(answer.action, Action::Deploy { .. }) && matches!(action, Action::Expansion(_));
            (place > 0 || is_figure).then_some(answer.action)
        };
        let first = first.iter().map(|answer| answer.action);
        let later = later.iter().enumerate().filter_map(is_kept);
        for action in first.chain([action]).chain(later) {
            let is_legal = rehearsal.open_decision().is_some_and(|decision| decision.actions.contains(&action));
            if !is_legal || rehearsal.apply(action).is_err() {
                break;
            }
        }
        rehearsal.path()
    }

    /// Returns the game after the last answer that `is_wanted` accepts, and the number of events until then.
    pub fn game_after(&self, before: &Game, is_wanted: impl Fn(&RehearsedAnswer) -> bool) -> Option<(Game, usize)> {
        let last = self.answers.iter().rposition(is_wanted)?;
        let (mut game, mut events) = (before.clone(), Vec::new());
        for answer in self.answers.iter().take(last + 1) {
            reapply(&mut game, answer.action, &mut events);
        }
        Some((game, events.len()))
    }

    /// Returns the answers of a path, and later ones that were the only legal answers. Other passed decisions are left out, because
    /// the path does not answer them and the player must still be asked.
    pub fn answers_of_path(&self, path: &str) -> Vec<Action> {
        let (named, rest) = self.answers.split_at(codes::path_codes(path).count().min(self.answers.len()));
        let only = rest.iter().take_while(|answer| answer.decision.actions.len() == 1);
        named.iter().chain(only).map(|answer| answer.action).collect()
    }

    /// Returns whether a path answers all decisions of the move, except those that must be answered after it.
    pub fn is_complete_path(&self, path: &str) -> bool {
        let can_refuse = self.open_decision().is_some_and(|decision| decision.actions.contains(&Action::Pass));
        !can_refuse && self.answers_of_path(path).len() == self.answers.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bergerie_rules::{DrawOutcome, Expansion, Figure, Question, Seat, Setup, ShapeId, Waiting};

    /// Returns a game for two with Hills & Sheep in which the first player has a hill in hand.
    fn hill_in_hand() -> Game {
        let mut game = Game::new(Setup::base(2).with(&[Expansion::HillsAndSheep])).unwrap();
        let hill = ShapeId::named("HS/Cc.h.1").unwrap();
        for drawn in [DrawOutcome::First(Seat::FIRST), DrawOutcome::Tile(hill)] {
            game.draw(drawn, &mut Vec::new()).unwrap();
        }
        game
    }

    /// Plays on until `is_wanted` accepts a decision. Returns `false` if the game ends first.
    fn play_until(game: &mut Game, is_wanted: impl Fn(&Game, &Decision) -> bool) -> bool {
        for number in 0.. {
            let entered = match game.waiting() {
                Waiting::Over => return false,
                Waiting::Decision(decision) if is_wanted(game, decision) => return true,
                Waiting::Decision(decision) => {
                    let action = decision.actions[number % decision.actions.len()];
                    game.apply(action, &mut Vec::new()).is_ok()
                }
                Waiting::Draw(_) => {
                    let drawn = game.outcome(number * 7 % game.outcome_count()).unwrap();
                    game.draw(drawn, &mut Vec::new()).is_ok()
                }
            };
            assert!(entered);
        }
        false
    }

    #[test]
    fn a_walk_ends_at_the_next_turn_even_of_the_same_player() {
        let mut game = Game::new(Setup::base(2).with(&[Expansion::BridgesCastlesAndBazaars])).unwrap();
        // The last answer of an auction, given by the player who next places a tile won there.
        let leads_to_own_turn = |game: &Game, decision: &Decision| {
            let mut after = game.clone();
            !matches!(decision.question, Question::Place(_) | Question::Figure { .. })
                && apply_with_placeholders(&mut after, decision.actions[0], &mut Vec::new()).is_ok()
                && after
                    .decision()
                    .is_some_and(|next| next.seat == decision.seat && matches!(next.question, Question::Place(_)))
        };
        assert!(play_until(&mut game, leads_to_own_turn), "there is no such auction");
        let answer = codes::encode(game.legal_actions()[0], 0);
        let rehearsal = Rehearsal::of_path(&game, &answer, CodeHandling::Strict).unwrap();
        assert!(
            rehearsal.open_decision().is_none() && rehearsal.answers.len() == 1 && rehearsal.is_complete_path(&answer)
        );
    }

    #[test]
    fn a_hill_and_the_figure_on_it_are_one_walk() {
        let game = hill_in_hand();
        let place = codes::encode(game.legal_actions()[0], 0);
        let rehearsal = Rehearsal::of_path(&game, &place, CodeHandling::Strict).unwrap();
        assert_eq!(rehearsal.answers.len(), 2, "the place, and no figure");
        let shepherd = |action: &Action| matches!(action, Action::Deploy { figure: Figure::Shepherd, .. });
        let (index, &action) =
            rehearsal.answers[1].decision.actions.iter().enumerate().find(|(_, action)| shepherd(action)).unwrap();
        let path = codes::join(&place, &codes::encode(action, index));
        let rehearsal = Rehearsal::of_path(&game, &path, CodeHandling::Strict).unwrap();
        assert_eq!(rehearsal.answers_of_path(&path), [game.legal_actions()[0], action]);
        assert_eq!(
            rehearsal.answers_of_path(&place),
            [game.legal_actions()[0]],
            "where a figure may go it must be said that none does"
        );
        assert!(
            rehearsal.open_decision().is_none() && matches!(rehearsal.game.waiting(), Waiting::Draw(_)),
            "the token is not foreseen"
        );
    }
}

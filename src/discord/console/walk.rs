//! Answers tried one after the other, and what they lead to. Nothing is committed.

use crate::discord::fault::AnswerFault;
use crate::rules::{Action, Decision, Event, Game, Refusal};

use super::codes;

/// A decision and the answer tried.
#[derive(Clone, Debug)]
pub(in crate::discord) struct Step {
    /// The decision.
    pub decision: Decision,
    /// The answer.
    pub action: Action,
    /// Its code.
    pub code: String,
}

/// Answers to consecutive decisions of one player.
#[derive(Clone)]
pub(in crate::discord) struct Walk {
    /// The decisions with their answers; those that nobody answered yet have the one that does least.
    pub steps: Vec<Step>,
    /// What would happen.
    pub events: Vec<Event>,
    /// The game afterwards.
    pub game: Game,
}

/// What becomes of a code that is no legal answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Reading {
    /// It and what follows are forgotten: the tile was turned, and the figure's place is no more.
    Lenient,
    /// It is a fault: nobody must commit to anything else than what they saw.
    Strict,
}

impl Walk {
    /// Tries the answers of a path, then does as little as possible for as long as the same player is asked.
    pub fn along(game: &Game, path: &str, reading: Reading) -> Result<Walk, AnswerFault> {
        let mut walk = Walk { steps: Vec::new(), events: Vec::new(), game: game.clone() };
        let Some(seat) = game.decision().map(|d| d.seat) else { return Err(AnswerFault::OtherQuestion) };
        for code in codes::split(path) {
            let legal = walk.game.decision().filter(|d| d.seat == seat).map_or(&[][..], |d| &d.actions);
            match codes::decode(code, legal) {
                Some(action) => walk.take(action)?,
                None if reading == Reading::Strict => return Err(AnswerFault::OtherQuestion),
                None => break,
            }
        }
        while let Some(action) = walk.game.decision().filter(|d| d.seat == seat).and_then(Decision::fallback) {
            walk.take(action)?;
        }
        Ok(walk)
    }

    fn take(&mut self, action: Action) -> Result<(), AnswerFault> {
        let Some(decision) = self.game.decision().cloned() else { return Err(AnswerFault::OtherQuestion) };
        let index = decision.actions.iter().position(|&a| a == action).unwrap_or_default();
        let refused = |refusal: Refusal| AnswerFault::Refused { at: String::new(), refusal };
        self.game.apply(action, &mut self.events).map_err(refused)?;
        self.steps.push(Step { decision, action, code: codes::encode(action, index) });
        Ok(())
    }

    /// The codes of the first answers.
    pub fn path(&self, steps: usize) -> String {
        self.steps.iter().take(steps).fold(String::new(), |path, step| codes::join(&path, &step.code))
    }

    /// All answers.
    pub fn answers(&self) -> Vec<Action> {
        self.steps.iter().map(|step| step.action).collect()
    }
}

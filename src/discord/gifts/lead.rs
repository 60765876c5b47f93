//! What is tried out before the tile is laid: a gift that is opened, or the one of two tiles that is kept.
//!
//! It leads the path of answers in the ids of the console's buttons. What follows is tried on the game as it is after that.

use crate::discord::console::codes;
use crate::discord::console::walk::{Reading, Step, Walk};
use crate::discord::fault::Fault;
use crate::discord::press::Turn;
use crate::rules::expansions::the_gifts::Action;
use crate::rules::{Event, Game};

use super::as_action;

/// What leads a try.
pub(in crate::discord) struct Lead {
    /// What is opened and kept.
    pub steps: Vec<Step>,
    /// What that does.
    pub events: Vec<Event>,
    /// The game afterwards; none if nothing leads.
    after: Option<Game>,
    /// What follows, as a path of codes.
    pub rest: String,
}

impl Lead {
    /// Takes what leads off a path of answers.
    pub fn of(game: &Game, path: &str) -> Result<Lead, Fault> {
        let mut lead = Lead { steps: Vec::new(), events: Vec::new(), after: None, rest: path.to_owned() };
        if !super::are_played(game) {
            return Ok(lead);
        }
        let mut rest = codes::split(path).peekable();
        while let Some(&code) = rest.peek() {
            let now = lead.after.as_ref().unwrap_or(game);
            let legal = now.decision().map_or(&[][..], |decision| &decision.actions);
            if codes::decode(code, legal).and_then(as_action).is_none() {
                break;
            }
            let walk = Walk::along(now, code, Reading::Strict)?;
            lead.steps.extend(walk.steps);
            lead.events.extend(walk.events);
            lead.after = Some(walk.game);
            rest.next();
        }
        lead.rest = rest.fold(String::new(), |path, code| codes::join(&path, code));
        Ok(lead)
    }

    /// The game on which the rest is tried.
    pub fn game<'a>(&'a self, before: &'a Game) -> &'a Game {
        self.after.as_ref().unwrap_or(before)
    }

    /// Whether anything leads.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Whether a gift is among it.
    pub fn opens(&self) -> bool {
        self.steps.iter().any(|step| matches!(as_action(step.action), Some(Action::Open(_))))
    }

    /// It as a path of codes.
    pub fn path(&self) -> String {
        self.steps.iter().fold(String::new(), |path, step| codes::join(&path, &step.code))
    }

    /// A press on what follows as one on all of it.
    pub fn before(&self, turn: Turn) -> Turn {
        let whole = |rest: String| match (self.is_empty(), rest.is_empty()) {
            (true, _) => rest,
            (false, true) => self.path(),
            (false, false) => codes::join(&self.path(), &rest),
        };
        match turn {
            Turn::Try(rest) => Turn::Try(whole(rest)),
            Turn::Pick(menu, rest) => Turn::Pick(menu, whole(rest)),
            Turn::Confirm(rest) => Turn::Confirm(whole(rest)),
            other => other,
        }
    }
}

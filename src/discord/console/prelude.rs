//! What comes before the tile is laid: a gift that is opened, or the one of two tiles that is kept.
//!
//! It leads the path of answers in the ids of the console's buttons. What follows is tried on the game as it is after that.

use crate::discord::decision::attempt::Tried;
use crate::discord::decision::codes;
use crate::discord::decision::walk::{Reading, Walk};
use crate::discord::expansions;
use crate::discord::fault::Fault;
use crate::discord::message::press::Turn;
use crate::rules::{Action, Event, Game};

/// Answers that come before the tile is laid.
pub(super) struct Prelude {
    /// The answers.
    pub tried: Vec<Tried>,
    /// What they do.
    pub events: Vec<Event>,
    /// The game afterwards; none if there are no such answers.
    after: Option<Game>,
    /// What follows, as a path of codes.
    pub rest: String,
}

/// Whether an answer comes before the tile is laid.
pub(super) fn precedes(action: Action) -> bool {
    expansions::all().any(|hooks| (hooks.precedes)(action))
}

impl Prelude {
    /// Takes what comes before the tile off a path of answers.
    pub fn of(game: &Game, path: &str) -> Result<Prelude, Fault> {
        let mut prelude = Prelude { tried: Vec::new(), events: Vec::new(), after: None, rest: path.to_owned() };
        let mut rest = codes::split(path).peekable();
        while let Some(&code) = rest.peek() {
            let now = prelude.after.as_ref().unwrap_or(game);
            let legal = now.decision().map_or(&[][..], |decision| &decision.actions);
            // Codes are looked up only where such an answer is possible.
            if !legal.iter().any(|&action| precedes(action))
                || codes::decode(code, legal).is_none_or(|it| !precedes(it))
            {
                break;
            }
            let walk = Walk::along(now, code, Reading::Strict)?;
            prelude.tried.extend(walk.tried);
            prelude.events.extend(walk.events);
            prelude.after = Some(walk.game);
            rest.next();
        }
        prelude.rest = rest.fold(String::new(), |path, code| codes::join(&path, code));
        Ok(prelude)
    }

    /// The game on which the rest is tried.
    pub fn game<'a>(&'a self, before: &'a Game) -> &'a Game {
        self.after.as_ref().unwrap_or(before)
    }

    /// Whether nothing comes before the tile.
    pub fn is_empty(&self) -> bool {
        self.tried.is_empty()
    }

    /// It as a path of codes.
    pub fn path(&self) -> String {
        self.tried.iter().fold(String::new(), |path, tried| codes::join(&path, &tried.code))
    }

    /// A press on what follows as one on all of it.
    pub fn leading(&self, turn: Turn) -> Turn {
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

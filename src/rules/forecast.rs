//! Support for search: possible states of a game beyond the known information, and their consequences.
//!
//! This module never changes a game in progress. A search for a seat uses games that are [imagined](Game::imagined) for it, in
//! which all information hidden from the seat is sampled.

use super::event::Event;
use super::expansions::Hooks;
use super::feature::FeatureId;
use super::game::Game;
use super::score::{Extra, Occasion, Seats, total};
use super::scoring;
use super::seat::Seat;
use super::tile::ShapeId;
use super::turn::{self, Flow};

/// A function that returns a random number below its argument, which is at least one.
pub type Pick<'a> = &'a mut dyn FnMut(usize) -> usize;

/// The points of a feature for its winners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The players who would get the points.
    pub winners: Seats,
    /// The points of each of them if it were complete.
    pub completed: i32,
    /// The points of each of them at the end of the game if it stayed as it is.
    pub unfinished: i32,
    /// Additional points of single players at the end.
    pub extras: Vec<Extra>,
}

impl Game {
    /// Returns a game that looks the same to a seat, in which all information hidden from the seat is sampled. The
    /// pending decision is the same.
    #[must_use]
    pub fn imagined(&self, seat: Seat, pick: Pick<'_>) -> Game {
        let mut game = self.clone();
        game.for_hooks(|game, hooks: &Hooks| (hooks.imagine)(game, seat, pick));
        game
    }

    /// Returns the points of a feature as it is now; `None` if an expansion made it something else, or it is no feature.
    pub fn prospect(&self, feature: FeatureId) -> Option<Prospect> {
        if scoring::is_exempt(self, feature) || self.board().features().get(feature).kind.rules().shared {
            return None;
        }
        let verdict = scoring::majority(self, feature);
        let completed = total(&scoring::worth(self, feature, Occasion::Completed));
        let final_score =
            scoring::score(self, feature, Occasion::Final, scoring::worth(self, feature, Occasion::Final), verdict);
        Some(Prospect {
            completed,
            unfinished: final_score.points,
            winners: final_score.winners,
            extras: final_score.extras,
        })
    }

    /// Scores what expansions score at the end of the game besides features, as if the game ended now.
    pub fn count_rest(&mut self, events: &mut Vec<Event>) {
        self.for_hooks(|game, hooks| (hooks.finish)(game, events));
    }

    /// Gives a player the next turn with a chosen tile, as if it had been won at auction. The origin of the tile is
    /// undefined, so play from here only shows the value of the tile.
    pub fn suppose(&mut self, seat: Seat, shape: ShapeId, events: &mut Vec<Event>) {
        self.pass_to(seat);
        self.give(shape, false);
        turn::advance(self, Flow::NewTurn, events);
    }
}

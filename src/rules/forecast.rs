//! For those who think ahead: what a game may be beyond what is known of it, and what would come of it.
//!
//! Nothing here moves a game that is played. Whoever thinks for a seat does so about games that are
//! [imagined](Game::imagined) for it, in which everything that the seat may not know was drawn anew.

use super::event::Event;
use super::expansions::Hooks;
use super::feature::FeatureId;
use super::game::Game;
use super::score::{Extra, Occasion, Seats, total};
use super::scoring;
use super::seat::Seat;
use super::tile::ShapeId;
use super::turn::{self, Flow};

/// Draws one of so many things, counted from 0. Asked only about one or more.
pub type Pick<'a> = &'a mut dyn FnMut(usize) -> usize;

/// What a feature would bring to whoever gets its points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Who would get the points.
    pub winners: Seats,
    /// What each of them would get if it were complete.
    pub completed: i32,
    /// What each of them would get at the end of the game if it stayed as it is.
    pub unfinished: i32,
    /// What single players would get besides at the end.
    pub extras: Vec<Extra>,
}

impl Game {
    /// A game that looks the same to one seat, in which all that the seat may not know was drawn anew: as far as the seat can
    /// tell, the two may be the same. The decision that it waits for stays as it is.
    #[must_use]
    pub fn imagined(&self, seat: Seat, pick: Pick<'_>) -> Game {
        let mut game = self.clone();
        game.for_hooks(|game, hooks: &Hooks| (hooks.imagine)(game, seat, pick));
        game
    }

    /// What a feature would bring as it is now; nothing of one that an expansion made something else of.
    pub fn prospect(&self, feature: FeatureId) -> Option<Prospect> {
        if scoring::is_exempt(self, feature) {
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

    /// Counts what expansions count at the end of the game besides features, as if the game ended where it stands.
    pub fn count_rest(&mut self, events: &mut Vec<Event>) {
        self.for_hooks(|game, hooks| (hooks.finish)(game, events));
    }

    /// Lets a player have the next turn with a tile of one's choice, as if it had been won. Where that tile came from stays
    /// open, so what is played on like this tells what a tile is worth and nothing else.
    pub fn suppose(&mut self, seat: Seat, shape: ShapeId, events: &mut Vec<Event>) {
        self.pass_to(seat);
        self.give(shape, false);
        turn::advance(self, Flow::NewTurn, events);
    }
}

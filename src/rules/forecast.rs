//! Support for searching ahead: games that agree with a seat's knowledge, and the value and the owners of features.
//!
//! This module never changes a game in progress. A search for a seat works on copies that are
//! [resampled](Game::resampled) for that seat: all information hidden from the seat is sampled at random.

use arrayvec::ArrayVec;

use super::feature::Feature;
use super::score::total;
use crate::{
    Action, CompletionRule, Event, Extra, FeatureId, Flow, Game, Hooks, Kind, Majority, Occasion, Question, RandomPick,
    Seat, Seats, SegmentPlace, ShapeId, Waiting, scoring, turn,
};

/// The points that a feature would bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The players who would get the points.
    pub winners: Seats,
    /// The points of each winner if the feature were complete. The same as `unfinished` for features that are never complete.
    pub completed: i32,
    /// The points of each winner if the feature stayed as it is until the end of the game.
    pub unfinished: i32,
    /// Additional points of single players at the end of the game.
    pub extras: Vec<Extra>,
}

/// The players who would get the points of a feature if it were scored (`base.md 3.3`), after expansions break ties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ownership {
    /// The kind of feature, such as road, city or field.
    pub kind: Kind,
    /// The oldest segment of the feature, which identifies it.
    pub at: SegmentPlace,
    /// The strength of each player with figures on the feature, by seat.
    pub strengths: ArrayVec<(Seat, u8), { Seat::MAX_COUNT }>,
    /// The players who would get the points. Empty if no figure has any strength there.
    pub owners: Seats,
}

impl Game {
    /// Returns a copy of the game that looks the same to a seat, with all information hidden from it sampled at random.
    #[must_use]
    pub fn resampled(&self, seat: Seat, pick: RandomPick<'_>) -> Game {
        let mut game = self.clone();
        game.for_hooks(|game, hooks: &Hooks| (hooks.resample)(game, seat, pick));
        game
    }

    /// Returns the points that a feature would bring if it were scored. Returns `None` if an expansion prevents it from
    /// being scored as its kind, and for shared segments, which are not features.
    pub fn prospect(&self, feature: FeatureId) -> Option<Prospect> {
        if scoring::is_exempt(self, feature) || self.board().features().get(feature).kind.rules().is_shared {
            return None;
        }
        let majority = scoring::majority(self, feature);
        let terms = scoring::feature_terms(self, feature, Occasion::Final);
        let final_score = scoring::score_without_cells(self, feature, Occasion::Final, terms, majority);
        let is_ever_complete = self.board().features().get(feature).kind.rules().completion != CompletionRule::Never;
        let completed = is_ever_complete.then(|| total(&scoring::feature_terms(self, feature, Occasion::Completed)));
        Some(Prospect {
            completed: completed.unwrap_or(final_score.points),
            unfinished: final_score.points,
            winners: final_score.winners,
            extras: final_score.extras,
        })
    }

    /// Returns the players who would get the points of a feature if it were scored, with the strength of each player.
    pub fn ownership(&self, feature: FeatureId) -> Ownership {
        let Feature { kind, oldest, .. } = *self.board().features().get(feature);
        let Majority { strengths, winners, .. } = scoring::majority(self, feature);
        Ownership { kind, at: self.board().segment_location(oldest), strengths, owners: winners }
    }

    /// Returns a copy of the game that ends immediately, and the events of its final scoring (`base.md 4`).
    pub fn if_ended(&self) -> (Game, Vec<Event>) {
        let (mut game, mut events) = (self.clone(), Vec::new());
        scoring::score_final(&mut game, &mut events);
        (game, events)
    }

    /// Returns each player's points, with those that expansions will award at the end for other things than features.
    pub fn points_with_final_bonuses(mut self, events: &mut Vec<Event>) -> impl Iterator<Item = (Seat, i32)> {
        if *self.waiting() != Waiting::Over {
            self.for_hooks(|game, hooks| (hooks.add_final_points)(game, events));
        }
        self.seats().map(move |seat| (seat, self.player(seat).points()))
    }

    /// Returns a copy of the game in which a player has the next turn with a chosen tile, as if the player had acquired it
    /// earlier. The tile is not removed from the pile, so the copy is only good for estimating the value of the tile.
    #[must_use]
    pub fn with_next_tile(&self, seat: Seat, shape: ShapeId, events: &mut Vec<Event>) -> Game {
        let mut game = self.clone();
        game.pass_to(seat);
        game.give_tile(shape, false);
        turn::advance(&mut game, Flow::NewTurn, events);
        game
    }

    /// Returns a copy of the game that asks a player another question instead of the pending one. After the answer, the copy
    /// goes on as after the pending question. For tests of other layers, in which no expansion asks such a question.
    #[doc(hidden)]
    #[must_use]
    pub fn with_question(&self, seat: Seat, question: Question, actions: Vec<Action>) -> Game {
        let mut game = self.clone();
        game.ask(seat, question, actions);
        game
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rotation, support};

    #[test]
    fn owners_and_final_points_are_known_before_the_game_ends() {
        let mut game = support::game(2, &[]);
        support::place_tile(&mut game, "BA/CFc+", "N1", Rotation::R90, Some(Kind::City));
        let ownership = game.ownership(game.board().features().feature_of(game.board().figures()[0].node));
        assert_eq!((ownership.kind, ownership.owners.as_slice()), (Kind::City, &[Seat::FIRST][..]));
        let (ended, events) = game.if_ended();
        assert!(ended.player(Seat::FIRST).points() > 0 && events.iter().any(|event| matches!(event, Event::Scored(_))));
        assert_eq!(game.player(Seat::FIRST).points(), 0);
    }
}

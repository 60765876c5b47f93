//! What a table would tell of itself if somebody asked: whose a feature would be, what would be scored if the game ended now.
//! Nothing here changes a game.

use arrayvec::ArrayVec;

use super::event::Event;
use super::feature::FeatureId;
use super::game::Game;
use super::geometry::Pos;
use super::score::Seats;
use super::scoring;
use super::seat::Seat;
use super::tile::{Kind, SegmentIndex};

/// Whose a feature would be if it were scored now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// Road, city, field…
    pub kind: Kind,
    /// The oldest segment of the feature, which names it.
    pub at: (Pos, SegmentIndex),
    /// The strength of everybody who has figures there, by seat.
    pub strengths: ArrayVec<(Seat, u8), { Seat::MOST }>,
    /// Who would get its points: nobody, if nobody has any strength there.
    pub owners: Seats,
}

impl Game {
    /// Whose a feature would be if it were scored now (`base.md` §3.3; ties as expansions break them).
    pub fn holding(&self, feature: FeatureId) -> Holding {
        let of = self.board().features().get(feature);
        let verdict = scoring::majority(self, feature);
        Holding {
            kind: of.kind,
            at: self.board().place(of.oldest),
            strengths: verdict.strengths,
            owners: verdict.winners,
        }
    }

    /// The game as it would be if it ended now, without another tile or answer, and what would be scored (`base.md` §4).
    pub fn if_ended(&self) -> (Game, Vec<Event>) {
        let (mut game, mut events) = (self.clone(), Vec::new());
        scoring::finish(&mut game, &mut events);
        (game, events)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Rotation;
    use crate::setup::First;
    use crate::tile::ShapeId;
    use crate::{Action, Drawn, Placement, Setup};

    /// The first player has a knight in the city of two tiles on the start tile's north, which is open.
    fn knight() -> Game {
        let mut game = Game::new(Setup { first: First::Seat(Seat::FIRST), ..Setup::base(2) }).unwrap();
        let mut events = Vec::new();
        game.draw(Drawn::Tile(ShapeId::named("BA/CFc+").unwrap()), &mut events).unwrap();
        let place = Placement::new(Pos::new(0, -1), Rotation::R0);
        let place = game.legal().iter().copied().find(|&action| action == Action::Place(place));
        game.apply(place.unwrap_or(game.legal()[0]), &mut events).unwrap();
        let deploy = |action: &&Action| match **action {
            Action::Deploy { segment, .. } => {
                game.board().laid(game.last()).segment(segment).is_some_and(|segment| segment.kind == Kind::City)
            }
            _ => false,
        };
        let action = *game.legal().iter().find(deploy).unwrap();
        game.apply(action, &mut events).unwrap();
        game
    }

    #[test]
    fn a_table_tells_whose_a_feature_is_and_stays_as_it_was() {
        let game = knight();
        let figure = game.board().figures()[0];
        let holding = game.holding(game.board().features().of(figure.node));
        assert_eq!((holding.kind, holding.owners.as_slice()), (Kind::City, &[Seat::FIRST][..]));
        let (ended, events) = game.if_ended();
        assert!(ended.purse(Seat::FIRST).score() > 0 && events.iter().any(|event| matches!(event, Event::Scored(_))));
        assert_eq!(game.purse(Seat::FIRST).score(), 0);
    }
}

//! Read-only queries about the state of a game: the owners of a feature, and the score if the game ended.

use arrayvec::ArrayVec;

use super::event::Event;
use super::feature::FeatureId;
use super::game::Game;
use super::geometry::Pos;
use super::score::Seats;
use super::scoring;
use super::seat::Seat;
use super::tile::{Kind, SegmentIndex};

/// The players who would get the points of a feature if it were scored (`base.md 3.3`). Ties are broken by the rules
/// of the expansions in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// The kind of feature, such as road, city or field.
    pub kind: Kind,
    /// The oldest segment of the feature, which identifies it.
    pub at: (Pos, SegmentIndex),
    /// The strength of each player with figures on the feature, by seat.
    pub strengths: ArrayVec<(Seat, u8), { Seat::MAX }>,
    /// The players who would get the points. Empty if no figure has any strength there.
    pub owners: Seats,
}

impl Game {
    /// Returns the players who would get the points of a feature if it were scored, with the strength of each player.
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

    /// Returns a copy of the game that ends immediately, without another tile or answer, and the events of its final
    /// scoring (`base.md 4`).
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
    use crate::{Action, DrawOutcome, Placement, Setup};

    /// Returns a game in which the first player has a knight in the open city of two tiles north of the start tile.
    fn knight() -> Game {
        let mut game = Game::new(Setup { first: First::Seat(Seat::FIRST), ..Setup::base(2) }).unwrap();
        let mut events = Vec::new();
        game.draw(DrawOutcome::Tile(ShapeId::named("BA/CFc+").unwrap()), &mut events).unwrap();
        let place = Placement::new(Pos::new(0, -1), Rotation::R0);
        let place = game.legal().iter().copied().find(|&action| action == Action::Place(place));
        game.apply(place.unwrap_or(game.legal()[0]), &mut events).unwrap();
        let deploy = |action: &&Action| match **action {
            Action::Deploy { segment, .. } => {
                game.board().placed_tile(game.last()).segment(segment).is_some_and(|segment| segment.kind == Kind::City)
            }
            _ => false,
        };
        let action = *game.legal().iter().find(deploy).unwrap();
        game.apply(action, &mut events).unwrap();
        game
    }

    #[test]
    fn a_lens_reports_owners_without_changing_the_game() {
        let game = knight();
        let figure = game.board().figures()[0];
        let holding = game.holding(game.board().features().of(figure.node));
        assert_eq!((holding.kind, holding.owners.as_slice()), (Kind::City, &[Seat::FIRST][..]));
        let (ended, events) = game.if_ended();
        assert!(ended.player(Seat::FIRST).score() > 0 && events.iter().any(|event| matches!(event, Event::Scored(_))));
        assert_eq!(game.player(Seat::FIRST).score(), 0);
    }
}

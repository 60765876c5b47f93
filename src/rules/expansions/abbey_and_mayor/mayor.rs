//! The mayor (`abbey_and_mayor.md 3`): a meeple for cities, whose strength is the number of its city's pennants.

use super::{CastleMayor, options};
use crate::{FeatureId, Figure, FigureRules, Game, Kind, Kinds, MEEPLE_RULES, Seat, Strength};

/// The rules of the mayor, which can only be in cities, under any rule for meeples (`abbey_and_mayor.md 3.2, 3.7`), and
/// cannot have the majority in one without pennants (`abbey_and_mayor.md 3.3, 3.4`).
pub(super) const RULES: FigureRules = FigureRules {
    strength: Strength::Pennants,
    stands_on: Kinds::of(&[Kind::City]),
    is_confined: true,
    per_player: 1,
    ..MEEPLE_RULES
};

/// Returns whether a mayor is a player's only figure on a castle and scores nothing there (`abbey_and_mayor.md 6.11`).
pub(crate) fn is_unpaid_lord(game: &Game, castle: FeatureId, lord: Seat) -> bool {
    let earns = options(game).is_none_or(|options| options.castle_mayor_lord == CastleMayor::Allowed);
    !earns && game.board().figures_on(castle).filter(|s| s.seat == lord).all(|s| s.figure == Figure::Mayor)
}

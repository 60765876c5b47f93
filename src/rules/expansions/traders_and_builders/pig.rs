//! The pig (`traders_and_builders.md 4`): it adds a point for each city beside its field.

use crate::{Extra, FeatureId, Figure, Game, Score, Term, TermLabel};

/// Adds one point for each completed city or castle beside a field, for each player who scores the field and has a pig
/// in it (`traders_and_builders.md 4.5–4.7, 6.13`). Applies whenever the score of a field counts the cities beside it.
pub(super) fn add_extras(game: &Game, feature: FeatureId, score: &Score, extras: &mut Vec<Extra>) {
    let count = counted_cities(score);
    if count == 0 {
        return;
    }
    let pigs = game.board().figures_on(feature).filter(|occupant| occupant.figure == Figure::Pig);
    for pig in pigs.filter(|pig| score.winners.contains(&pig.seat)) {
        extras.push(Extra { seat: pig.seat, term: Term { label: TermLabel::Pig, count, each: 1 } });
    }
}

/// Returns the number of cities and castles that a score counts beside a field.
pub(crate) fn counted_cities(score: &Score) -> u16 {
    score
        .terms
        .iter()
        .filter(|term| matches!(term.label, TermLabel::Cities | TermLabel::Castles))
        .map(|term| term.count)
        .sum()
}

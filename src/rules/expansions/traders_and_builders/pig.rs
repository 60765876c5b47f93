//! The pig (`rules/traders_and_builders.md` §4): one point more for each city of its field.

use crate::feature::FeatureId;
use crate::figure::Figure;
use crate::game::Game;
use crate::score::{Extra, Label, Score, Term};

/// Whoever scores a field with a pig of their own gets one point more for each completed city, or castle, of it (§4.5–4.7,
/// TB-I13). That is so whenever a field's cities are counted, not when it is scored for anything else.
pub(super) fn extras(game: &Game, feature: FeatureId, score: &Score, extras: &mut Vec<Extra>) {
    let counts_cities = score.terms.iter().any(|term| matches!(term.label, Label::Cities | Label::Castles));
    if !counts_cities {
        return;
    }
    let pigs = game.board().figures_on(feature).filter(|standing| standing.figure == Figure::Pig);
    for pig in pigs.filter(|pig| score.winners.contains(&pig.seat)) {
        let count = game.board().completed_cities(feature).len() as u16;
        extras.push(Extra { seat: pig.seat, term: Term { label: Label::Pig, count, each: 1 } });
    }
}

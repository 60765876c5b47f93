//! The points that farmers score for the City, which counts as a completed city beside fields (`the_count.md 5.6`).

use crate::expansions::river::Herd;
use crate::expansions::{abbey_and_mayor, games_quarterly, river};
use crate::kind::POINTS_PER_CITY;
use crate::{
    AuditedScore, ExpansionOccasion, Extra, FeatureId, Figure, Game, Kind, Occasion, Score, Term, TermLabel, Terms,
    score,
};

/// The number of tiles of the City. They have the first numbers of the tiles on the table.
const CITY_TILES: usize = 12;

/// Returns the points for the City beside a field, which are those for any city there, or `None` if it scores none.
fn points_for_city(game: &Game, field: FeatureId, occasion: Occasion) -> Option<i16> {
    let counts_cities =
        occasion == Occasion::Final || matches!(occasion, Occasion::Expansion(ExpansionOccasion::AbbeyAndMayor(_)));
    counts_cities.then(|| abbey_and_mayor::points_per_city(game, field, occasion).unwrap_or(POINTS_PER_CITY))
}

/// Adds a line for the City to the score of a field that touches it.
pub(super) fn adjust_terms(game: &Game, feature: FeatureId, occasion: Occasion, terms: &mut Terms) {
    let features = game.board().features();
    if features.get(feature).kind == Kind::Field
        && let Some(each) = points_for_city(game, feature, occasion)
        && features.nodes(feature).any(|node| node.tile.index() < CITY_TILES)
    {
        score::add(terms, Term { label: TermLabel::CityOfCarcassonne, count: 1, each });
    }
}

/// Adds the extra points that the winners score for the City by their pigs and by pig herds.
pub(super) fn add_extras(game: &Game, feature: FeatureId, score: &Score, extras: &mut Vec<Extra>) {
    if !score.terms.iter().any(|term| term.label == TermLabel::CityOfCarcassonne) {
        return;
    }
    let pigs = game.board().figures_on(feature).filter(|occupant| occupant.figure == Figure::Pig);
    let pigs = pigs.map(|pig| pig.seat).filter(|seat| score.winners.contains(seat)).map(|seat| (seat, TermLabel::Pig));
    let herds = herds(game, feature).flat_map(|herd| score.winners.iter().map(move |&winner| (winner, herd.label)));
    for (seat, label) in pigs.chain(herds) {
        match extras.iter_mut().find(|extra| extra.seat == seat && extra.term.label == label) {
            Some(extra) => extra.term.count += 1,
            None => extras.push(Extra { seat, term: Term { label, count: 1, each: 1 } }),
        }
    }
}

/// Returns the pig herds in a field.
fn herds(game: &Game, field: FeatureId) -> impl Iterator<Item = Herd> {
    [river::HERD, games_quarterly::HERD].into_iter().filter(move |herd| herd.counts_in(game, field))
}

/// Recounts the points of farmers, pigs and pig herds for the City beside a field, for the audit.
pub(super) fn recount(audited: AuditedScore<'_>, worth: &mut i32) {
    let AuditedScore { game, found, score, .. } = audited;
    let board = game.board();
    let mut tiles = found.places.iter().filter_map(|&(at, segment)| Some((board.tile_at(at)?, segment)));
    let beside = tiles.find(|(tile, _)| found.kind == Kind::Field && tile.index() < CITY_TILES);
    if let Some((tile, segment)) = beside {
        let field = board.features().feature_of(board.placed_tile(tile).node(segment));
        *worth += i32::from(points_for_city(game, field, score.occasion).unwrap_or_default());
        if audited.has_final_extras() {
            let pigs = board.figures_on(field).filter(|occupant| occupant.figure == Figure::Pig);
            *worth += pigs.filter(|pig| score.winners.contains(&pig.seat)).count() as i32;
            *worth += (herds(game, field).count() * score.winners.len()) as i32;
        }
    }
}

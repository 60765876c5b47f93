//! Darmstadt (`darmstadt.md 1, 2`): the Darmstadtium, which adds points to its city, and churches with points for the most meeples around
//! them.

use serde::Serialize;

use super::hills_and_sheep;
use super::own::darmstadt::occasion;
use crate::pile::tiles_of;
use crate::setup::options;
use crate::{
    AuditedScore, FeatureId, Game, Hooks, Kind, Mark, Pos, Seats, Setup, StartingTiles, Term, TermLabel, Terms, score,
    scoring,
};

pub(crate) use super::nothing::*;

options! {
    Darmstadt in darmstadt;
    /// The monasteries of the base game (`base_monasteries`, `darmstadt.md 0.2`).
    base_monasteries: BaseMonasteries {
        /// All are in the pile (`darmstadt.md 0.2`).
        Kept "kept",
        /// Two of them stay in the box.
        TwoFewer "two_fewer",
    },
}

/// The occasion on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A church was completed.
    Church {
        /// The cell of the church.
        at: Pos,
    },
}

/// The points for the Darmstadtium, and for the most meeples around a church (`darmstadt.md 1.1, 2.2`).
const POINTS: i16 = 3;

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles,
    before_scoring: |game, features, events| {
        features.iter().for_each(|&feature| score_church(game, feature, events));
    },
    adjust_terms: Some(add_darmstadtium),
    recount,
    ..Hooks::NONE
};

/// Shuffles the tiles into the pile, and removes two monasteries of the base game if the option says so (`darmstadt.md 0.1, 0.2`).
fn prepare_tiles(setup: &Setup, tiles: &mut StartingTiles) {
    tiles.shuffle_in("darmstadt");
    let options = setup.expansions.darmstadt.as_ref();
    if options.is_some_and(|options| options.base_monasteries == BaseMonasteries::TwoFewer) {
        let base = tiles_of(&format!("basic:{}", setup.edition.number()));
        base.filter(|shape| shape.has(Kind::Monastery)).take(2).for_each(|shape| tiles.pile.remove(shape));
    }
}

/// Adds points to a completed city with the Darmstadtium (`darmstadt.md 1.1, 1.2`).
fn add_darmstadtium(game: &Game, feature: FeatureId, occasion: score::Occasion, terms: &mut Terms) {
    let mut nodes = game.board().features().nodes(feature);
    if occasion == score::Occasion::Completed && nodes.any(|node| node.segment.marks.has(Mark::Darmstadtium)) {
        score::add(terms, Term { label: TermLabel::Darmstadtium, count: 1, each: POINTS });
    }
}

/// Scores a church that is about to be scored because it is complete, with or without a monk (`darmstadt.md 2.2–2.6`).
fn score_church(game: &mut Game, feature: FeatureId, events: &mut Vec<crate::Event>) {
    let board = game.board();
    let church = board.features().get(feature).oldest;
    if !board.features().node(church).segment.marks.has(Mark::Church) || !board.is_complete(feature) {
        return;
    }
    let (at, _) = board.segment_location(church);
    let winners = most_meeples(game, at);
    if !winners.is_empty() {
        let terms = Terms::from_iter([Term { label: TermLabel::Church, count: 1, each: POINTS }]);
        let score = crate::Score {
            occasion: occasion(Occasion::Church { at }),
            feature: None,
            points: score::total(&terms),
            terms,
            winners,
            extras: Vec::new(),
            is_final: false,
        };
        scoring::award(game, score, events);
    }
}

/// Returns the players with the most meeples on a tile and the eight around it, after hills have broken ties (`darmstadt.md 2.2–2.5`).
fn most_meeples(game: &Game, at: Pos) -> Seats {
    let count = |seat| game.meeples_near(at).filter(|&(owner, _)| owner == seat).count();
    let most = game.seats().map(count).max().unwrap_or_default();
    let mut winners: Seats = game.seats().filter(|&seat| most > 0 && count(seat) == most).collect();
    hills_and_sheep::break_tie_near(game, at, &mut winners);
    winners
}

fn recount(AuditedScore { table, found, score, earlier, .. }: AuditedScore<'_>, worth: &mut i32) {
    match score.occasion {
        score::Occasion::Completed if table.has_mark(found, Mark::Darmstadtium) => *worth += i32::from(POINTS),
        score::Occasion::Expansion(crate::ExpansionOccasion::Darmstadt(Occasion::Church { at })) => {
            let is_surrounded = table.tiles_around(at).count() == 8;
            let is_first = earlier.iter().all(|other| other.occasion != score.occasion);
            *worth = i32::from(POINTS) * i32::from(is_surrounded && is_first);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expansion, Figure, Rotation, Seat, support};

    const BOTH: &[Seat] = &[Seat::FIRST, support::SECOND];

    /// Surrounds a church without a monk. The first player has a large meeple on these cells, the second has meeples. The tile at
    /// S3E1 is a hill. Returns the winners and the points of each score.
    fn scores(first: &[&str], second: &[&str]) -> Vec<(Seats, i32)> {
        let in_play = [Expansion::Darmstadt, Expansion::InnsAndCathedrals, Expansion::HillsAndSheep];
        let mut game = support::game(2, &in_play);
        let tiles = ["S1", "S1W1", "S2W1", "S2E1", "S3", "S3W1"].map(|at| (at, "BA/L"));
        for (at, tile) in tiles.into_iter().chain([("S2", "DA/LRRRR"), ("S3E1", "HS/RFR.h")]) {
            support::put(&mut game, tile, at, Rotation::R0);
        }
        for (seat, figure, cells) in
            [(Seat::FIRST, Figure::LargeMeeple, first), (support::SECOND, Figure::Meeple, second)]
        {
            for at in cells {
                let node = support::node(&game, at, Kind::Field);
                support::stand(&mut game, figure, seat, node);
            }
        }
        let events = support::place_tile(&mut game, "BA/L", "S1E1", Rotation::R0, None);
        support::scores(&events).into_iter().map(|score| (score.winners.clone(), score.points)).collect()
    }

    /// `darmstadt.md 2.4, 2.5`
    #[test]
    fn a_church_without_a_monk_scores_for_the_most_meeples_whatever_their_strength() {
        assert_eq!(scores(&["S1"], &["S2W1", "S3"]), [(Seats::from_iter([support::SECOND]), 3)]);
        assert_eq!(scores(&["S1"], &["S2W1"]), [(BOTH.iter().copied().collect(), 3)]);
        assert_eq!(scores(&[], &[]), []);
    }

    /// `darmstadt.md 3.1`
    #[test]
    fn a_meeple_on_a_hill_breaks_a_tie() {
        assert_eq!(scores(&["S3E1"], &["S2W1"]), [(Seats::from_iter([Seat::FIRST]), 3)]);
    }
}

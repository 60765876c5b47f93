//! Points and their breakdown: every score is a list of labelled terms, like the lines of a receipt.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{Expansion, ExpansionOccasion, Kind, Pos, Seat, SegmentPlace, ShapeId};

crate::list!([crate::vocabulary] labels {
    /// The subject of a receipt line, in the order in which a receipt lists them.
    pub enum TermLabel {
        /// Tiles of a road or city. For a monastery or garden, these are its own tile and those around it.
        Tiles "tiles",
        /// Coats of arms of a city, each worth as much as a tile.
        Pennants "pennants",
        /// Completed cities that touch a field, each once.
        Cities "cities",
    }
});

/// One line of a receipt: a count, and the points for each counted thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The kind of thing that is counted, such as tiles or pennants.
    pub label: TermLabel,
    /// The count in the scored feature, or 1 for a fixed amount.
    pub count: u16,
    /// The points for each counted thing, which may be negative.
    pub each: i16,
}

impl Term {
    /// Returns the points of the line: the count times the points for each counted thing.
    pub fn points(self) -> i32 {
        i32::from(self.count) * i32::from(self.each)
    }
}

/// The lines of a receipt, in the order in which players see them. There is room for every label.
pub type Terms = ArrayVec<Term, { TermLabel::ALL.len() }>;

pub(super) fn add(terms: &mut Terms, term: Term) {
    always!(terms.try_push(term).is_ok(), "no room for {term:?} on the receipt {terms:?}");
}

/// The reason for awarding points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The feature was completed.
    Completed,
    /// The game has ended. Incomplete features are scored too.
    Final,
    /// An occasion that belongs to an expansion.
    #[serde(untagged)]
    Expansion(ExpansionOccasion),
}

/// A list of seats, each at most once.
pub type Seats = ArrayVec<Seat, { Seat::MAX_COUNT }>;

/// An award of points, with its reason, winners and breakdown. Nothing else changes points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// The reason for awarding the points.
    pub occasion: Occasion,
    /// The feature that was scored, or `None` for points from another source, such as a price.
    pub feature: Option<ScoredFeature>,
    /// The points of each winner, line by line.
    pub terms: Terms,
    /// The sum of the terms, which every winner gets. It is negative for a price.
    pub points: i32,
    /// The players who get the points. Of a feature, these have the greatest strength, after ties were broken.
    pub winners: Seats,
    /// Additional points for single players, which the sum does not include. Empty for most scores.
    pub extras: Vec<Extra>,
    /// Whether the points were awarded after the last turn. The occasion does not tell, because some things score on the
    /// same occasion during the game. `false` before the points are awarded.
    pub is_final: bool,
}

/// The feature for which points are awarded, as it was at that time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoredFeature {
    /// The kind of feature, such as road, city or field.
    pub kind: Kind,
    /// The oldest segment of the feature, which identifies it.
    pub at: SegmentPlace,
    /// The design of the tile with that segment, which some features are named after.
    pub shape: ShapeId,
    /// The cells of the feature, in the order of placing.
    pub cells: Vec<Pos>,
    /// Whether the score is for a single figure or piece of the feature, to which others add no points.
    #[serde(skip)]
    pub is_for_one: bool,
    /// The strength of each player with figures on the feature, by seat.
    pub strengths: ArrayVec<(Seat, u8), { Seat::MAX_COUNT }>,
    /// The expansion that broke a tie. `None` if all players with the greatest strength get the points.
    pub tie_broken_by: Option<Expansion>,
}

/// Points that one player gets in addition to the winners' points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Extra {
    /// The player, who need not be among the winners.
    pub seat: Seat,
    /// The line of the receipt that explains the points.
    pub term: Term,
}

impl Score {
    /// Creates a score for one player that does not belong to a feature.
    pub fn for_player(seat: Seat, occasion: Occasion, term: Term) -> Score {
        let terms = Terms::from_iter([term]);
        Score {
            occasion,
            feature: None,
            points: total(&terms),
            terms,
            winners: Seats::from_iter([seat]),
            extras: Vec::new(),
            is_final: false,
        }
    }

    /// Returns how many points each player concerned gains or, if negative, loses, by seat.
    pub fn gains(&self) -> impl Iterator<Item = (Seat, i32)> {
        Seat::all(Seat::MAX_COUNT).filter_map(|seat| {
            let extras = || self.extras.iter().filter(move |extra| extra.seat == seat);
            let wins = self.winners.contains(&seat);
            let points = if wins { self.points } else { 0 } + extras().map(|extra| extra.term.points()).sum::<i32>();
            (wins || extras().next().is_some()).then_some((seat, points))
        })
    }

    /// Returns how many points one player gains or, if negative, loses. It is 0 for a player who is not concerned.
    pub fn gain(&self, seat: Seat) -> i32 {
        self.gains().find(|(other, _)| *other == seat).map_or(0, |(_, points)| points)
    }

    /// Returns the kind of the scored feature, or `None` for points without a feature.
    pub fn kind(&self) -> Option<Kind> {
        self.feature.as_ref().map(|feature| feature.kind)
    }

    /// Returns the cells of the scored feature. The result is empty for points without a feature.
    pub fn cells(&self) -> &[Pos] {
        self.feature.as_ref().map_or(&[], |feature| &feature.cells)
    }
}

/// Returns the sum of all lines' points.
pub fn total(terms: &[Term]) -> i32 {
    terms.iter().map(|t| t.points()).sum()
}

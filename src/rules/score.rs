//! Points and their breakdown: every score is a list of labelled terms.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::expansions::{Expansion, SpecialOccasion};
use super::geometry::Pos;
use super::seat::Seat;
use super::tile::{Kind, SegmentIndex};

macro_rules! labels {
    ($($(#[$_doc:meta])* $id:ident $Name:ident {
        figures: $figures:tt,
        kinds: $kinds:tt,
        marks: $marks:tt,
        pieces: $pieces:tt,
        labels: [$($(#[$doc:meta])* $Label:ident $key:literal,)*],
        $($layers:tt)*
    })*) => {
        /// The subject of a term.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Label {
            /// Tiles of a road or city; for a monastery or garden its own tile and those around.
            Tiles,
            /// Coats of arms.
            Pennants,
            /// Completed cities beside a field.
            Cities,
            $($($(#[$doc])* $Label,)*)*
        }

        impl Label {
            /// Every label, in the order in which a receipt lists them.
            pub const ALL: &[Label] = &[Label::Tiles, Label::Pennants, Label::Cities, $($(Label::$Label,)*)*];

            /// Returns the word for it in records and messages.
            pub const fn key(self) -> &'static str {
                match self {
                    Label::Tiles => "tiles",
                    Label::Pennants => "pennants",
                    Label::Cities => "cities",
                    $($(Label::$Label => $key,)*)*
                }
            }
        }
    };
}
crate::list!([labels]);

/// One line of a receipt: a count and the points for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The subject.
    pub label: Label,
    /// The count.
    pub count: u16,
    /// Points for each.
    pub each: i16,
}

impl Term {
    /// Returns the points of this line.
    pub fn points(self) -> i32 {
        i32::from(self.count) * i32::from(self.each)
    }
}

/// The lines of a receipt.
pub type Terms = ArrayVec<Term, 8>;

/// The occasion of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The feature was completed.
    Completed,
    /// The game has ended.
    Final,
    /// An occasion of an expansion.
    #[serde(untagged)]
    Special(SpecialOccasion),
}

/// A list of seats.
pub type Seats = ArrayVec<Seat, { Seat::MOST }>;

/// A change of points with its winners and reason. Nothing else changes points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// The occasion.
    pub occasion: Occasion,
    /// The feature that was scored; `None` for points from another source, such as a price.
    pub feature: Option<ScoredFeature>,
    /// The breakdown of each winner's points.
    pub terms: Terms,
    /// The sum of the terms, which every winner gets; negative for a price.
    pub points: i32,
    /// The winners: for a feature, all players with the greatest strength unless a rule decided between them.
    pub winners: Seats,
    /// Additional points of single players.
    pub extras: Vec<Extra>,
}

/// The feature that a score is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoredFeature {
    /// Road, city, field…
    pub kind: Kind,
    /// The oldest segment of the feature, which identifies it.
    pub at: (Pos, SegmentIndex),
    /// The feature's cells, in the order of placing.
    pub cells: Vec<Pos>,
    /// The strength of each player with figures there, by seat.
    pub strengths: ArrayVec<(Seat, u8), { Seat::MOST }>,
    /// The expansion whose rules decided, if only some of several players with the greatest strength get the points.
    pub decided: Option<Expansion>,
}

/// Additional points of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Extra {
    /// The player.
    pub seat: Seat,
    /// The term.
    pub term: Term,
}

impl Score {
    /// Creates a score without a feature for one player.
    pub fn alone(seat: Seat, occasion: Occasion, term: Term) -> Score {
        let terms = Terms::from_iter([term]);
        Score {
            occasion,
            feature: None,
            points: total(&terms),
            terms,
            winners: Seats::from_iter([seat]),
            extras: Vec::new(),
        }
    }

    /// Returns the change of each player's points, by seat.
    pub fn gains(&self) -> impl Iterator<Item = (Seat, i32)> {
        Seat::all(Seat::MOST).filter_map(|seat| {
            let extras = || self.extras.iter().filter(move |extra| extra.seat == seat);
            let wins = self.winners.contains(&seat);
            let points = if wins { self.points } else { 0 } + extras().map(|extra| extra.term.points()).sum::<i32>();
            (wins || extras().next().is_some()).then_some((seat, points))
        })
    }

    /// Returns the change of one player's points.
    pub fn gain(&self, seat: Seat) -> i32 {
        self.gains().find(|(other, _)| *other == seat).map_or(0, |(_, points)| points)
    }

    /// Returns the kind of feature; `None` for points without a feature.
    pub fn kind(&self) -> Option<Kind> {
        self.feature.as_ref().map(|feature| feature.kind)
    }

    /// Returns the cells of the scored feature.
    pub fn cells(&self) -> &[Pos] {
        self.feature.as_ref().map_or(&[], |feature| &feature.cells)
    }
}

/// Returns the sum of a receipt.
pub fn total(terms: &[Term]) -> i32 {
    terms.iter().map(|t| t.points()).sum()
}

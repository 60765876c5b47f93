//! Points, and why: every score is a list of labelled terms.

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
        $($rooms:tt)*
    })*) => {
        /// What a term of a score counts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Label {
            /// Tiles of a road or city; for a monastery or garden its own and those around.
            Tiles,
            /// Coats of arms.
            Pennants,
            /// Completed cities by a field.
            Cities,
            $($($(#[$doc])* $Label,)*)*
        }

        impl Label {
            /// Every label, in the order in which a receipt lists them.
            pub const ALL: &[Label] = &[Label::Tiles, Label::Pennants, Label::Cities, $($(Label::$Label,)*)*];

            /// The word for it in records and messages.
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

/// One line of a receipt: so many of something, so many points each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// What is counted.
    pub label: Label,
    /// How many there are.
    pub count: u16,
    /// Points for each.
    pub each: i16,
}

impl Term {
    /// The points of this line.
    pub fn points(self) -> i32 {
        i32::from(self.count) * i32::from(self.each)
    }
}

/// The lines of a receipt.
pub type Terms = ArrayVec<Term, 8>;

/// Why points are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The feature was completed.
    Completed,
    /// The game has ended.
    Final,
    /// For a reason that an expansion adds.
    #[serde(untagged)]
    Special(SpecialOccasion),
}

/// Some of the seats of a table.
pub type Seats = ArrayVec<Seat, { Seat::MOST }>;

/// The only thing that changes anybody's points: who got how many, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Why they are counted.
    pub occasion: Occasion,
    /// The feature that was scored; nothing for points that come from elsewhere, such as a price that was paid.
    pub feature: Option<ScoredFeature>,
    /// What each winner's points are made of.
    pub terms: Terms,
    /// The sum of the terms, which every winner gets; negative for a price.
    pub points: i32,
    /// Who gets the points: of a feature everybody with the greatest strength, unless something decided between them.
    pub winners: Seats,
    /// Points that one player alone gets besides.
    pub extras: Vec<Extra>,
}

/// The feature that a score is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoredFeature {
    /// Road, city, field…
    pub kind: Kind,
    /// The oldest segment of the feature, which names it.
    pub at: (Pos, SegmentIndex),
    /// The feature's cells, in the order of placing.
    pub cells: Vec<Pos>,
    /// Strength of everybody who has figures there, by seat.
    pub strengths: ArrayVec<(Seat, u8), { Seat::MOST }>,
    /// Whose rules decided, if several had the greatest strength and not all of them get the points.
    pub decided: Option<Expansion>,
}

/// Points that one player gets besides what all winners of a score get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Extra {
    /// Who.
    pub seat: Seat,
    /// What for.
    pub term: Term,
}

impl Score {
    /// Points for one player that no feature gives.
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

    /// By how much each player's points change, each once, by seat.
    pub fn gains(&self) -> impl Iterator<Item = (Seat, i32)> {
        Seat::all(Seat::MOST).filter_map(|seat| {
            let extras = || self.extras.iter().filter(move |extra| extra.seat == seat);
            let wins = self.winners.contains(&seat);
            let points = if wins { self.points } else { 0 } + extras().map(|extra| extra.term.points()).sum::<i32>();
            (wins || extras().next().is_some()).then_some((seat, points))
        })
    }

    /// By how much one player's points change.
    pub fn gain(&self, seat: Seat) -> i32 {
        self.gains().find(|(other, _)| *other == seat).map_or(0, |(_, points)| points)
    }

    /// What was scored; nothing for points that no feature gives.
    pub fn kind(&self) -> Option<Kind> {
        self.feature.as_ref().map(|feature| feature.kind)
    }

    /// The cells of what was scored.
    pub fn cells(&self) -> &[Pos] {
        self.feature.as_ref().map_or(&[], |feature| &feature.cells)
    }
}

/// The sum of a receipt.
pub fn total(terms: &[Term]) -> i32 {
    terms.iter().map(|t| t.points()).sum()
}

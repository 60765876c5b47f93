//! Points, and why: every score is a list of labelled terms.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::geometry::Pos;
use super::seat::Seat;
use super::tile::{Kind, SegmentIndex};

/// What a term of a score counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Label {
    /// Tiles of a road or city; for a monastery or garden its own and those around.
    Tiles,
    /// Coats of arms.
    Pennants,
    /// Completed cities by a field, without castles.
    Cities,
    /// Castles by a field.
    Castles,
    /// Vineyards around a completed monastery.
    Vineyards,
    /// Tokens of a flock, by the sheep on each.
    Sheep,
    /// A monument whose objectives are all completed.
    Monument,
    /// Completed objectives of another monument.
    Objectives,
    /// Desert tiles around an oasis.
    Deserts,
    /// A spice deposit with tiles all around.
    Spice,
    /// Meeples of a feature that one is taken back from, that one included.
    Meeples,
    /// Gifts that were never opened.
    Gifts,
}

impl Label {
    /// Every label, in the order in which a receipt lists them.
    pub const ALL: [Label; 12] = [
        Label::Tiles,
        Label::Pennants,
        Label::Cities,
        Label::Castles,
        Label::Vineyards,
        Label::Sheep,
        Label::Monument,
        Label::Objectives,
        Label::Deserts,
        Label::Spice,
        Label::Meeples,
        Label::Gifts,
    ];
}

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
pub type Terms = ArrayVec<Term, 6>;

/// When a score is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The feature was completed.
    Completed,
    /// The game has ended.
    Final,
    /// The abbot was called back before the feature was complete (`W-ABB`).
    Recalled,
    /// A flock was herded (`000 §Rentrer`).
    Herded,
    /// A sandworm came beside a spice deposit (`W-D2`).
    Worm,
    /// A castle takes the points of something completed near it (`001 §Forteresses "Marquer"`).
    Castle {
        /// The oldest segment of the completed feature, or of the city under the castle, that is worth these points.
        of: (Pos, SegmentIndex),
        /// What that is.
        origin: Origin,
    },
    /// A road sweeper came before the road was complete (`003 §Cartes`).
    Swept,
    /// Somebody took a meeple back for points (`003 §Cartes`).
    CashedOut,
}

/// What a castle takes its points from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// A completed road.
    Road,
    /// A completed city.
    City,
    /// A completed monastery.
    Monastery,
    /// Another castle that has taken points.
    Castle,
}

/// What decided between players with equal strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Figures on hills (`000 §Collines 3`).
    Hill,
}

/// Some of the seats of a table.
pub type Seats = ArrayVec<Seat, { Seat::MOST }>;

/// A feature that was scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Road, city, field…
    pub kind: Kind,
    /// When it is counted.
    pub occasion: Occasion,
    /// Why it is worth that much.
    pub terms: Terms,
    /// The sum of the terms, which every winner gets.
    pub points: i32,
    /// Strength of everybody who has figures there, by seat.
    pub strengths: ArrayVec<(Seat, u8), { Seat::MOST }>,
    /// Who gets the points: everybody with the greatest strength, unless something decided between them; of a small city
    /// where others chose a castle, only those who did not; of a castle, everybody with a figure on it.
    pub winners: Seats,
    /// What decided, if several had that strength and not all of them get the points.
    pub decided: Option<TieBreak>,
    /// The oldest segment of the feature, which names it.
    pub at: (Pos, SegmentIndex),
    /// The feature's cells, in the order of placing.
    pub cells: Vec<Pos>,
}

/// The sum of a receipt.
pub fn total(terms: &[Term]) -> i32 {
    terms.iter().map(|t| t.points()).sum()
}

//! What a picture of the table shows.

use std::collections::BTreeMap;

use bergerie_rules::geometry::{Pos, Quarters, Rotation};
use bergerie_rules::piece::Site;
use bergerie_rules::seat::Seat;
use bergerie_rules::tile::{SegmentIndex, ShapeId};
use bergerie_rules::view::View;

/// What a picture of the table shows besides the board.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The board, its figures and seats.
    pub view: &'a View,
    /// The tile that was laid last, ringed in the colour of who laid it.
    pub last: Option<(Pos, Seat)>,
    /// Other tiles that came lately, ringed in the colour of who laid them.
    pub changed: Vec<(Pos, Seat)>,
    /// Cells where the tile in hand may go, numbered from 1 in this order.
    pub spots: Vec<Pos>,
    /// Those of the spots where the tile fits only with a special piece: their numbers stand on pale discs.
    pub costly: Vec<Pos>,
    /// A tile that is only tried.
    pub ghost: Option<Ghost>,
    /// What must be chosen from on the table, lettered in this order after the ghost's places.
    pub choices: Vec<Choice>,
    /// Cells that have just scored: a string of pearls runs round them.
    pub highlight: Vec<Pos>,
    /// What stands beside the board, if anything does.
    pub legend: Option<Legend>,
    /// Fields with those whose they would be, by the field's number: painted in their patterns. All other grass is pale then.
    pub lens: Option<BTreeMap<u16, Vec<Seat>>>,
    /// Cells that the picture is about: all others are faded. If there are none, so is nothing.
    pub focus: Vec<Pos>,
    /// Which part of the table is shown.
    pub crop: Crop,
}

/// What stands beside the board: each seat's mark, points and pieces, how many tiles are left, and the tile in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    /// Who must choose now: framed in the seat's colour.
    pub asked: Option<Seat>,
    /// The tile that must be laid.
    pub hand: Option<(ShapeId, Rotation)>,
}

impl<'a> Scene<'a> {
    /// The whole table and nothing else.
    pub fn new(view: &'a View) -> Scene<'a> {
        let (last, ghost, legend) = (None, None, None);
        let (spots, costly, choices, highlight) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (changed, focus, crop) = (Vec::new(), Vec::new(), Crop::Table);
        Scene { view, last, changed, spots, costly, ghost, choices, highlight, lens: None, focus, legend, crop }
    }
}

/// Something on the table from which somebody must choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A segment of the tile on a cell.
    Segment(Pos, SegmentIndex),
    /// A place that is no segment.
    Site(Site),
}

/// A tile as it might be laid; a large one is named by its north-west cell. A figure of the view on its cell is drawn on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    pub at: Pos,
    pub shape: ShapeId,
    pub rotation: Rotation,
    /// Segments on which a figure may stand, lettered A, B, C… in this order.
    pub places: Vec<SegmentIndex>,
    /// The one of them on which a figure stands already in the try: it is seen by that figure instead of its letter.
    pub taken: Option<SegmentIndex>,
}

impl Ghost {
    /// Its cells, each with the shape of one cell that would lie there.
    pub(crate) fn cells(&self) -> impl Iterator<Item = (Pos, ShapeId)> + use<> {
        let at = self.at;
        self.shape.cells(self.rotation).map(move |(quarter, part)| (quarter.of(at), part))
    }
}

/// Which part of the table a picture shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Crop {
    /// All tiles, spots and the ghost. Tiles get as small as they must; `Extent::legible` says whether too small.
    #[default]
    Table,
    /// As much of the table as is legible. If that is not all, the part with the most tiles and spots that holds the given
    /// cells.
    Legible(Vec<Pos>),
    /// The cells from one in the north-west to one in the south-east.
    Exactly(Pos, Pos),
    /// The given cells with one more on each side. When even these are too many to be legible, the part with the most tiles
    /// that holds their middle.
    Around(Vec<Pos>),
}

impl Scene<'_> {
    /// The cells that the tile in hand covers if it is laid on one of the spots.
    pub(crate) fn covered(&self, spot: Pos) -> impl Iterator<Item = Pos> + use<> {
        let hand = self.legend.as_ref().and_then(|legend| legend.hand);
        let extent = hand.map_or(Quarters::ONE, |(shape, rotation)| shape.shape().extent(rotation));
        extent.iter().map(move |quarter| quarter.of(spot))
    }

    /// Whether the tile in hand has more than one cell.
    pub(crate) fn hand_is_large(&self) -> bool {
        self.legend.as_ref().and_then(|legend| legend.hand).is_some_and(|(shape, _)| shape.shape().is_large())
    }
}

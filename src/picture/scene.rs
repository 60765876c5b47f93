//! The input for a picture of the table.

use std::borrow::Cow;
use std::collections::BTreeMap;

use bergerie_rules::{Pos, Quarters, Rotation, Seat, SegmentIndex, ShapeId, Site, View};

/// The board and everything else that a picture of the table shows.
#[derive(Clone, Debug, Default)]
pub struct Scene<'a> {
    /// The board, its figures and seats.
    pub view: Cow<'a, View>,
    /// The cell of the last tile, which gets a ring, and the seat that placed it. `None` before the first move.
    pub last: Option<(Pos, Seat)>,
    /// Other recent tiles and the seats that placed them. They get rings too.
    pub changed: Vec<(Pos, Seat)>,
    /// Cells where the tile in hand may be placed, numbered from 1 in this order.
    pub spots: Vec<Pos>,
    /// The spots where the tile fits only with a special piece. Their numbers are on pale discs.
    pub costly: Vec<Pos>,
    /// The tile that is being tried out, or `None` if the picture shows no such tile.
    pub preview: Option<PreviewTile>,
    /// Choices on the board. They are lettered in this order, after the places of the preview.
    pub choices: Vec<BoardPlace>,
    /// Cells of features that have just scored. They get a border.
    pub highlight: Vec<Pos>,
    /// The legend beside the board, or `None` for a picture of the board alone.
    pub legend: Option<Legend>,
    /// Whether the legend is a picture of its own ([`Artist::legend`](crate::Artist::legend)) and not beside the board.
    pub is_legend_apart: bool,
    /// The seats that would score each field, by the field's number. Each field is filled with the patterns of its
    /// seats, and all other grass is pale. `None` for a normal picture.
    pub field_control: Option<BTreeMap<u16, Vec<Seat>>>,
    /// The cells in focus. All other cells are faded, unless the list is empty.
    pub focus: Vec<Pos>,
    /// The part of the table that is shown.
    pub crop: Crop,
}

/// The content of the legend that is not part of the view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    /// The awaited seat, or `None` if no answer is awaited. Its card has a frame in the seat's colour.
    pub awaited: Option<Seat>,
    /// The tile to be placed and its rotation, or `None` to show no tile.
    pub hand: Option<(ShapeId, Rotation)>,
}

impl Scene<'static> {
    /// Creates a scene like [`Scene::new`], which owns its view.
    pub fn of(view: View) -> Scene<'static> {
        Scene { view: Cow::Owned(view), ..Scene::default() }
    }
}

impl<'a> Scene<'a> {
    /// Creates a scene of the whole table without legend, spots and marks.
    pub fn new(view: &'a View) -> Scene<'a> {
        Scene { view: Cow::Borrowed(view), ..Scene::default() }
    }
}

/// A choice on the board, which gets a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPlace {
    /// A segment of the tile on a cell.
    Segment(Pos, SegmentIndex),
    /// A site that is not a segment.
    Site(Site),
}

impl BoardPlace {
    /// Returns the cell of the choice.
    pub const fn cell(self) -> Pos {
        match self {
            BoardPlace::Segment(at, _) | BoardPlace::Site(Site::Tile(at) | Site::Corner(at)) => at,
            BoardPlace::Site(Site::Over(crossing)) => crossing.at,
            BoardPlace::Site(Site::Border(border)) => border.at,
        }
    }
}

/// A tile that is being tried out, by its north-west cell, with any figure of the view on the same cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewTile {
    pub at: Pos,
    pub shape: ShapeId,
    pub rotation: Rotation,
    /// Segments where a figure may be placed, lettered A, B, C… in this order.
    pub places: Vec<SegmentIndex>,
    /// The segment on which a figure is tried out, if any. The figure is drawn instead of the letter.
    pub taken: Option<SegmentIndex>,
}

impl PreviewTile {
    /// Returns the cells that the preview covers, each with the shape of its part of the tile.
    pub(crate) fn cells(&self) -> impl Iterator<Item = (Pos, ShapeId)> + use<> {
        let at = self.at;
        self.shape.cells(self.rotation).map(move |(quarter, part)| (quarter.of(at), part))
    }
}

/// The part of the table that a picture shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Crop {
    /// All tiles, all spots and the preview. Tiles become as small as necessary, even if they are not legible.
    #[default]
    Table,
    /// As much of the table as is legible: all of it, or the part with these cells and the most tiles and spots.
    Legible(Vec<Pos>),
    /// The cells from a north-west to a south-east corner.
    Exactly(Pos, Pos),
    /// The given cells and one more on each side, or the legible part with their middle and the most tiles.
    Around(Vec<Pos>),
    /// The given cells and one more on each side, or only the rectangle with all of them if more is not legible.
    AroundAll(Vec<Pos>),
}

impl Scene<'_> {
    /// Returns the cells that the tile in hand would cover on a spot.
    pub fn covered_cells(&self, spot: Pos) -> impl Iterator<Item = Pos> + use<> {
        let hand = self.legend.as_ref().and_then(|legend| legend.hand);
        let extent = hand.map_or(Quarters::ONE, |(shape, rotation)| shape.extent(rotation));
        extent.iter().map(move |quarter| quarter.of(spot))
    }

    /// Returns whether the tile in hand has more than one cell.
    pub(crate) fn hand_is_large(&self) -> bool {
        self.legend.as_ref().and_then(|legend| legend.hand).is_some_and(|(shape, _)| shape.is_large())
    }
}

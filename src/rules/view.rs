//! Views of a game: input for pictures and texts.
//!
//! A view contains no hidden information, so anything built from it cannot leak any.

use serde::Serialize;

use super::board::{Laid, Standing};
use super::expansions::Shown;
use super::figure::Figure;
use super::game::{Game, Unseen, Waiting};
use super::geometry::{Pos, Rotation};
use super::piece::{Held, Holder, Piece, Stood};
use super::seat::Seat;
use super::tile::{SegmentIndex, ShapeId};

/// The public information about a game. The private information of one seat is its [`Own`](super::Own).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct View {
    /// The tiles on the table, in the order of placing. The first one is the start tile.
    pub tiles: Vec<TileView>,
    /// The figures on the board, in the order of placing.
    pub figures: Vec<FigureView>,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// The tile that must be placed now, and whose it is.
    pub hand: Option<(Seat, ShapeId)>,
    /// Tiles that can still be drawn.
    pub tiles_left: usize,
    /// The unseen tiles.
    pub unseen: Unseen,
    /// The pieces that are not on segments, in the order of placing.
    pub stood: Vec<Stood>,
    /// The figures that are neither in a supply nor on a segment: figures that a player or a piece holds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<Held>,
    /// The public information about the expansions in play.
    pub expansions: Shown,
}

/// A placed tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileView {
    /// Its cell; of a large tile the north-west one of the four. [`TileView::cells`] gives them all.
    pub at: Pos,
    /// Its shape.
    pub shape: ShapeId,
    /// Its rotation.
    pub rotation: Rotation,
    /// The player who placed it; `None` for tiles of the setup.
    pub by: Option<Seat>,
    /// For each segment, the number of its feature: first the printed segments, then the road that a piece carries over
    /// the tile. Segments with the same number are joined. A feature's number is its oldest segment's, so it only changes
    /// when an older feature joins.
    pub features: Vec<u16>,
}

impl TileView {
    /// Returns its cells, each with the one-cell shape there: its own, or a large tile's part.
    pub fn cells(&self) -> impl Iterator<Item = (Pos, ShapeId)> + use<> {
        let at = self.at;
        self.shape.cells(self.rotation).map(move |(quarter, part)| (quarter.of(at), part))
    }
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FigureView {
    /// The cell of its tile; on a large tile, the first cell of the segment.
    pub at: Pos,
    /// The segment that it occupies.
    pub segment: SegmentIndex,
    /// Its kind.
    pub figure: Figure,
    /// Its owner.
    pub seat: Seat,
}

/// The public information about a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Points so far; may be negative.
    pub score: i32,
    /// Whether the player has resigned.
    pub resigned: bool,
    /// Figures that can still be placed, with how many there are.
    pub supply: Vec<(Figure, u8)>,
    /// The figures that the player holds, and whose they are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<(Figure, Seat)>,
    /// Other pieces with their counts, including pieces of which none is left.
    pub pieces: Vec<(Piece, usize)>,
}

impl SeatView {
    /// Returns the player's count of a piece; `None` if it is not in play.
    pub fn count(&self, piece: Piece) -> Option<usize> {
        self.pieces.iter().find(|(other, _)| *other == piece).map(|&(_, count)| count)
    }
}

impl View {
    /// Creates the view of a game.
    pub fn of(game: &Game) -> View {
        View {
            tiles: tiles(game),
            figures: figures(game),
            seats: game.seats().map(|seat| SeatView::of(game, seat)).collect(),
            hand: hand(game),
            tiles_left: game.pile().len(),
            unseen: game.unseen(),
            stood: game.board().stood().to_vec(),
            held: game.board().held().to_vec(),
            expansions: Shown::of(game),
        }
    }
}

/// Returns the tile in hand. A tile that remains after all others resigned is in no hand.
fn hand(game: &Game) -> Option<(Seat, ShapeId)> {
    game.hand().filter(|_| *game.waiting() != Waiting::Over).map(|shape| (game.active(), shape))
}

fn tiles(game: &Game) -> Vec<TileView> {
    let features = game.board().features();
    let number = |node| features.get(features.of(node)).oldest.number();
    let view = |laid: &Laid| TileView {
        at: laid.at,
        shape: laid.shape,
        rotation: laid.rotation,
        by: laid.by,
        features: laid.nodes().map(number).collect(),
    };
    game.board().tiles().iter().map(view).collect()
}

fn figures(game: &Game) -> Vec<FigureView> {
    let view = |standing: &Standing| {
        let (at, segment) = game.board().place(standing.node);
        FigureView { at, segment, figure: standing.figure, seat: standing.seat }
    };
    game.board().figures().iter().map(view).collect()
}

impl SeatView {
    fn of(game: &Game, seat: Seat) -> SeatView {
        let purse = game.player(seat);
        let supply = Figure::ALL.into_iter().map(|figure| (figure, purse.count(figure)));
        let mut pieces = Vec::new();
        game.hooks().iter().for_each(|hooks| (hooks.pieces)(game, seat, &mut pieces));
        let held = game.board().held().iter().filter(|held| held.by == Holder::Seat(seat));
        SeatView {
            held: held.map(|held| (held.figure, held.seat)).collect(),
            score: purse.score(),
            resigned: purse.resigned,
            supply: supply.filter(|&(_, n)| n > 0).collect(),
            pieces,
        }
    }
}

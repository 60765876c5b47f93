//! What somebody may see of a game: input for pictures and texts.
//!
//! A view holds nothing hidden from the one it is made for, so whatever is built from it can leak nothing.

use serde::Serialize;

use super::board::{Laid, Standing};
use super::expansions::Shown;
use super::figure::Figure;
use super::game::{Game, Unseen, Waiting};
use super::geometry::{Pos, Rotation};
use super::piece::{Held, Holder, Piece, Stood};
use super::seat::Seat;
use super::tile::{SegmentIndex, ShapeId};

/// A game as everybody may see it. What one seat alone may see beside it is its [`Own`](super::Own).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct View {
    /// The tiles on the table, in the order in which they were laid. The first one is the start tile.
    pub tiles: Vec<TileView>,
    /// The figures on the board, in the order in which they came there.
    pub figures: Vec<FigureView>,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// The tile that must be placed now, and whose it is.
    pub hand: Option<(Seat, ShapeId)>,
    /// Tiles that can still be drawn.
    pub tiles_left: usize,
    /// The tiles that nobody has seen yet.
    pub unseen: Unseen,
    /// The pieces that stand on no segment, in the order in which they came there.
    pub stood: Vec<Stood>,
    /// The figures that are neither in a supply nor on a segment: prisoners, figures on pieces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<Held>,
    /// What is to be seen of the expansions in play.
    pub expansions: Shown,
}

/// A tile on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileView {
    /// Its cell; of a large tile the north-west one of the four. [`TileView::cells`] gives them all.
    pub at: Pos,
    /// What is printed on it.
    pub shape: ShapeId,
    /// How it is turned.
    pub rotation: Rotation,
    /// Who laid it; nobody for tiles of the setup.
    pub by: Option<Seat>,
    /// For each segment, the feature that it belongs to now: for the printed ones, then for the road that a piece carries over it. Segments with the same number are joined; a feature's
    /// number is its oldest segment's, so it never changes but by joining an older one.
    pub features: Vec<u16>,
}

impl TileView {
    /// Its cells, each with the shape of one cell that lies there: its own, or a large tile's part.
    pub fn cells(&self) -> impl Iterator<Item = (Pos, ShapeId)> + use<> {
        let at = self.at;
        self.shape.cells(self.rotation).map(move |(quarter, part)| (quarter.of(at), part))
    }
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FigureView {
    /// The cell of its tile; of a large tile the first one in which the segment lies.
    pub at: Pos,
    /// The segment of that tile on which it stands or lies.
    pub segment: SegmentIndex,
    /// What it is.
    pub figure: Figure,
    /// Whose it is.
    pub seat: Seat,
}

/// What is public about a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Points so far; may be negative.
    pub score: i32,
    /// Whether the player left the game.
    pub resigned: bool,
    /// Figures that can still be placed, with how many there are.
    pub supply: Vec<(Figure, u8)>,
    /// The figures that the player holds, and whose they are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prisoners: Vec<(Figure, Seat)>,
    /// What else the player has, with how many there are: also pieces of which none is left.
    pub pieces: Vec<(Piece, usize)>,
}

impl SeatView {
    /// How many of a piece the player has; nothing if the table does not play with it.
    pub fn count(&self, piece: Piece) -> Option<usize> {
        self.pieces.iter().find(|(other, _)| *other == piece).map(|&(_, count)| count)
    }
}

impl View {
    /// The game as everybody may see it.
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

/// A tile that stays unlaid because everybody else resigned is nobody's to lay.
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
        let purse = game.purse(seat);
        let supply = Figure::ALL.into_iter().map(|figure| (figure, purse.count(figure)));
        let mut pieces = Vec::new();
        game.hooks().iter().for_each(|hooks| (hooks.pieces)(game, seat, &mut pieces));
        let held = game.board().held().iter().filter(|held| held.by == Holder::Seat(seat));
        SeatView {
            prisoners: held.map(|held| (held.figure, held.seat)).collect(),
            score: purse.score(),
            resigned: purse.resigned,
            supply: supply.filter(|&(_, n)| n > 0).collect(),
            pieces,
        }
    }
}

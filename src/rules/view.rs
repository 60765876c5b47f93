//! Views of a game, from which pictures and messages are made.
//!
//! A view contains no hidden information, so nothing that is built from it can reveal any.

use serde::Serialize;

use super::expansions::PublicState;
use crate::{
    Figure, Game, HeldFigure, Holder, OwnedFigure, Piece, PlacedFigure, PlacedPiece, PlacedTile, Pos, Rotation, Seat,
    SegmentIndex, ShapeId, TrackFigure, Unseen, Waiting,
};

/// The public information about a game. The additional information of a single seat is in its [`PrivateView`](super::PrivateView).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct View {
    /// The tiles on the board, in the order of placing. The first is the start tile.
    pub tiles: Vec<TileView>,
    /// The figures on the board, in the order of placing.
    pub figures: Vec<FigureView>,
    /// One entry for each seat, in the order of play.
    pub seats: Vec<SeatView>,
    /// The tile that must be placed, and the player who must place it. `None` if no tile is in hand.
    pub hand: Option<(Seat, ShapeId)>,
    /// The number of tiles that can still be drawn, over all stages of the pile.
    pub tiles_left: usize,
    /// The tiles that players have not seen, with the number of copies of each.
    pub unseen: Unseen,
    /// The pieces that are not on segments, in the order of placing.
    pub pieces: Vec<PlacedPiece>,
    /// The figures that a player or a piece holds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<HeldFigure>,
    /// The public information about the expansions in play.
    pub expansions: PublicState,
}

/// A tile on the board and the features of its segments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileView {
    /// The cell of the tile. For a large tile, its north-west cell; [`TileView::cells`] returns all its cells.
    pub at: Pos,
    /// The printed design.
    pub shape: ShapeId,
    /// The clockwise rotation, relative to the printed orientation.
    pub rotation: Rotation,
    /// The player who placed the tile, or `None` for tiles of the setup.
    pub by: Option<Seat>,
    /// The number of the feature of each segment: first the printed ones, then a road over the tile.
    ///
    /// Segments with the same number are joined. The number of a feature is that of its oldest segment, so it only
    /// changes when the feature is joined to an older one.
    pub features: Vec<u16>,
}

impl TileView {
    /// Returns the cells of the tile, each with the shape of the tile or, in a large one, of its part there.
    pub fn cells(&self) -> impl Iterator<Item = (Pos, ShapeId)> + use<> {
        let at = self.at;
        self.shape.cells(self.rotation).map(move |(quarter, part)| (quarter.of(at), part))
    }
}

/// A figure on a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FigureView {
    /// The cell that the figure is on. On a large tile, this is the first cell of its segment.
    pub at: Pos,
    /// The segment under the figure, as an index into the shape of the tile at `at`.
    pub segment: SegmentIndex,
    /// The kind of figure, such as a meeple or a builder.
    pub figure: Figure,
    /// The player who owns the figure.
    pub seat: Seat,
}

/// The public information about a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The points so far, which may be negative.
    pub score: i32,
    /// The space of the player's second figure on the score track, or `None` if there is only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second_space: Option<i32>,
    /// Whether the player has resigned. The points and figures of such a player remain.
    pub resigned: bool,
    /// The figures left in the supply, with the number of each kind.
    pub supply: Vec<(Figure, u8)>,
    /// The figures of players that the player holds, each with its owner.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<OwnedFigure>,
    /// The player's other pieces with the number of each kind, including kinds of which none is left.
    pub pieces: Vec<(Piece, usize)>,
}

impl SeatView {
    /// Returns the space of each of the player's figures on the score track.
    pub fn spaces(&self) -> impl Iterator<Item = i32> + use<> {
        [Some(self.score - self.second_space.unwrap_or(0)), self.second_space].into_iter().flatten()
    }

    /// Returns the number of pieces of a kind that the player has. Returns `None` if the piece is not in play.
    pub fn count(&self, piece: Piece) -> Option<usize> {
        self.pieces.iter().find(|(other, _)| *other == piece).map(|&(_, count)| count)
    }
}

impl View {
    /// Collects the public information about a game.
    pub fn of(game: &Game) -> View {
        View {
            tiles: tiles(game),
            figures: figures(game),
            seats: game.seats().map(|seat| SeatView::of(game, seat)).collect(),
            hand: hand(game),
            tiles_left: game.pile().len(),
            unseen: game.unseen(),
            pieces: game.board().pieces().to_vec(),
            held: game.board().held_figures().to_vec(),
            expansions: PublicState::of(game),
        }
    }
}

/// Returns the tile in hand and the active player, or `None` for a tile that is left over after all others resigned.
fn hand(game: &Game) -> Option<(Seat, ShapeId)> {
    game.hand().filter(|_| *game.waiting() != Waiting::Over).map(|shape| (game.active(), shape))
}

fn tiles(game: &Game) -> Vec<TileView> {
    let features = game.board().features();
    let number = |node| features.get(features.feature_of(node)).oldest.number();
    let view = |placed: &PlacedTile| TileView {
        at: placed.at,
        shape: placed.shape,
        rotation: placed.rotation,
        by: placed.by,
        features: placed.nodes().map(number).collect(),
    };
    game.board().tiles().iter().map(view).collect()
}

fn figures(game: &Game) -> Vec<FigureView> {
    let view = |occupant: &PlacedFigure| {
        let (at, segment) = game.board().segment_location(occupant.node);
        FigureView { at, segment, figure: occupant.figure, seat: occupant.seat }
    };
    game.board().figures().iter().map(view).collect()
}

impl SeatView {
    fn of(game: &Game, seat: Seat) -> SeatView {
        let player = game.player(seat);
        let supply = Figure::ALL.into_iter().map(|figure| (figure, player.figure_count(figure)));
        let mut pieces = Vec::new();
        game.hooks().iter().for_each(|hooks| (hooks.list_pieces)(game, seat, &mut pieces));
        let held = game.board().held_figures().iter().filter(|held| held.by == Holder::Seat(seat));
        SeatView {
            held: held.map(|held| held.owned()).collect(),
            score: player.points(),
            second_space: player.space(TrackFigure::Second),
            resigned: player.has_resigned,
            supply: supply.filter(|&(_, n)| n > 0).collect(),
            pieces,
        }
    }
}

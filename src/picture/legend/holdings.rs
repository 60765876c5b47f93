//! What seats still have: the pieces that stand beside their points.

use crate::picture::expansions;
use crate::picture::pieces::icons::{Icon, Sign};
use crate::rules::figure::Figure;
use crate::rules::piece::Piece;
use crate::rules::seat::Seat;
use crate::rules::view::SeatView;

/// The order in which pieces stand beside a seat's points, after its figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shelf {
    /// What is built over tiles.
    OverTiles,
    /// Cards in the hand.
    Cards,
    /// What is built between tiles.
    Borders,
    /// What is won or spent.
    Tokens,
}

/// So many pieces of a kind that a seat has.
#[derive(Clone, Copy, Debug)]
pub struct Holding {
    shelf: Shelf,
    icon: Icon,
    count: u8,
}

impl Holding {
    /// What a seat has of a piece; none if the table does not play with it.
    pub fn new(shelf: Shelf, sign: &'static Sign, seat: Seat, (view, piece): (&SeatView, Piece)) -> Holding {
        let count = view.count(piece).map_or(0, |count| u8::try_from(count).unwrap_or(u8::MAX));
        Holding { shelf, icon: Icon::Piece(sign, seat), count }
    }
}

/// What a seat still has, figures first. That all meeples are out matters too.
pub fn holdings(seat: Seat, view: &SeatView) -> Vec<(Icon, u8)> {
    let of = |figure: Figure| view.supply.iter().find(|(own, _)| *own == figure).map_or(0, |&(_, count)| count);
    let figures = Figure::ALL.into_iter().map(|figure| (figure, of(figure)));
    let figures = figures.filter(|&(figure, count)| count > 0 || figure == Figure::Meeple);
    let mut pieces = Vec::new();
    for hooks in expansions::all() {
        (hooks.holdings)(seat, view, &mut pieces);
    }
    pieces.retain(|holding| holding.count > 0);
    pieces.sort_by_key(|holding| holding.shelf);
    let pieces = pieces.into_iter().map(|Holding { icon, count, .. }| (icon, count));
    figures.map(|(figure, count)| (Icon::Figure(figure, seat), count)).chain(pieces).collect()
}

//! Lists the holdings of seats, which the legend shows beside their points.

use crate::pieces::icons;
use crate::{Art, ArtVariant, expansions};
use bergerie_rules::{Figure, OwnedFigure, Piece, Seat, View};

/// The groups of holdings, in the order in which they follow the figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HoldingGroup {
    /// Pieces placed over tiles.
    OverTiles,
    /// Cards in the hand.
    Cards,
    /// Pieces placed between tiles.
    Borders,
    /// Tokens that are won or spent.
    Tokens,
}

/// The number of pieces of one kind that a seat has.
#[derive(Clone, Copy, Debug)]
pub struct Holding {
    group: HoldingGroup,
    icon: HoldingIcon,
}

/// An icon in the legend with the number of pieces.
#[derive(Clone, Copy, Debug)]
pub struct HoldingIcon {
    pub icon: ArtVariant,
    pub count: u8,
    /// Whether to mark the icon with a gold plate, because the seat has a majority that scores.
    pub has_majority: bool,
}

impl HoldingIcon {
    pub const fn new(icon: ArtVariant, count: u8) -> HoldingIcon {
        HoldingIcon { icon, count, has_majority: false }
    }
}

impl Holding {
    /// Creates the holding of a piece, with the count of the view, which is 0 if the table plays without it.
    pub fn new(group: HoldingGroup, sign: Art, seat: Seat, (view, piece): (&View, Piece)) -> Holding {
        let count = view.seats.get(seat.index()).and_then(|own| own.count(piece));
        let count = count.map_or(0, |count| u8::try_from(count).unwrap_or(u8::MAX));
        Holding { group, icon: HoldingIcon::new(sign.of(seat), count) }
    }

    /// Creates a holding with a number other than a count of pieces.
    pub const fn numbered(group: HoldingGroup, sign: Art, seat: Seat, number: u8) -> Holding {
        Holding { group, icon: HoldingIcon::new(sign.of(seat), number) }
    }

    /// Marks the holding with a gold plate if `leads`.
    pub fn with_majority(mut self, leads: bool) -> Holding {
        self.icon.has_majority = leads;
        self
    }
}

/// Returns the holdings of a seat, its figures first, those of others last. Meeples are listed even if none are left.
pub fn seat_holdings(seat: Seat, view: &View) -> Vec<HoldingIcon> {
    let supply = view.seats.get(seat.index()).map_or(&[][..], |own| &own.supply);
    let of = |figure: Figure| supply.iter().find(|(own, _)| *own == figure).map_or(0, |&(_, count)| count);
    let figures = Figure::ALL.into_iter().map(|figure| (figure, of(figure)));
    let figures = figures.filter(|&(figure, count)| count > 0 || figure == Figure::Meeple);
    let mut pieces = Vec::new();
    for hooks in expansions::all() {
        let signs = hooks.holding_icons.iter();
        pieces.extend(signs.map(|&(shelf, piece, sign)| Holding::new(shelf, sign, seat, (view, piece))));
        (hooks.add_holdings)(seat, view, &mut pieces);
    }
    pieces.retain(|holding| holding.icon.count > 0);
    pieces.sort_by_key(|holding| holding.group);
    let pieces = pieces.into_iter().map(|holding| holding.icon);
    let mut held = view.seats.get(seat.index()).map_or(Vec::new(), |own| own.held.clone());
    held.sort_unstable();
    let held = held.chunk_by(|one, other| one == other).filter_map(|alike| {
        let &OwnedFigure { figure, seat: owner } = alike.first()?;
        Some(HoldingIcon::new(icons::figure_icon(figure, owner), alike.len() as u8))
    });
    figures
        .map(|(figure, count)| HoldingIcon::new(icons::figure_icon(figure, seat), count))
        .chain(pieces)
        .chain(held)
        .collect()
}

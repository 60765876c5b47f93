//! Signs for cubes and Renown in the legend.

use super::{figures, objective};
use crate::ink::curve::pt;
use crate::legend::holdings::{Holding, Shelf};
use crate::pieces::icons::Sign;
use bergerie_rules::piece::Piece;
use bergerie_rules::seat::Seat;
use bergerie_rules::view::View;

static CUBE: Sign =
    Sign { name: "cube", width: 12.0, draw: |b, seat, s| figures::cube(b, seat, pt(0.0, 0.42 * s), 0.90 * s) };
static RENOWN: Sign = Sign { name: "renown", width: 9.5, draw: |b, _, s| objective::renown(b, pt(0.0, 0.0), 0.46 * s) };

/// The cubes that a seat can still place, and its Renown.
pub fn holdings(seat: Seat, view: &View, holdings: &mut Vec<Holding>) {
    holdings.push(Holding::new(Shelf::Tokens, &CUBE, seat, (view, Piece::Cube)));
    holdings.push(Holding::new(Shelf::Tokens, &RENOWN, seat, (view, Piece::Renown)));
}

//! What Monuments stamps onto pictures.

use super::building::Building;
use super::objective::{self, Reward, RewardPiece};
use super::{figures, portal, rows};
use crate::expansions::SpecialPiece;
use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::{Pt, pt};
use crate::pieces::figure;
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::seat::Seat;

/// What it stamps onto pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A monument by itself, to look at.
    Monument(Building),
    /// The card of an objective, to look at.
    Card([bool; 16], Reward),
    /// What stands for the card of an objective where tiles are small.
    Plate,
    Chappaai,
    Renown,
    /// The coin under a number of points.
    Coin,
    /// A piece that may be earned, by itself.
    Reward(RewardPiece),
    /// The sign of something completed.
    Done,
    /// The sign of something completed, as large as a plate.
    Completed,
    /// The rim of a plate: how many cells of how many have a tile.
    Gauge(usize, usize),
    /// One of so many cubes on a card.
    Cube(Seat, usize),
    /// So many cubes on each other, one of so many such stacks on a card.
    Stack(Seat, u8, usize),
    /// So many cubes on each other.
    Pile(Seat, u8),
    Architect(Seat),
    /// An architect among many: smaller, and with empty hands.
    PlainArchitect(Seat),
}

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> AnyPiece {
        AnyPiece::Special(SpecialPiece::Monuments(piece))
    }
}

impl Piece {
    pub fn extent(&self, scale: Scale) -> (Pt, Pt) {
        let height = figure::height(scale.detail);
        match self {
            Piece::Monument(_) => (pt(-0.50, -0.92), pt(0.56, 0.50)),
            Piece::Card(..) => (objective::HALF * -1.1, objective::HALF * 1.2),
            Piece::Chappaai => (pt(-0.20, -0.32), pt(0.28, 0.08)),
            Piece::Renown => (pt(-0.08, -0.10), pt(0.08, 0.10)),
            Piece::Coin => (pt(-0.14, -0.14), pt(0.14, 0.14)),
            Piece::Reward(_) => (pt(-0.25, -0.30), pt(0.25, 0.10)),
            Piece::Done => (pt(-0.11, -0.11), pt(0.12, 0.12)),
            Piece::Completed | Piece::Gauge(..) | Piece::Plate => (pt(-0.24, -0.24), pt(0.24, 0.24)),
            Piece::Pile(..) | Piece::Stack(..) => (pt(-0.22, -0.72), pt(0.32, 0.12)),
            Piece::Cube(..) => (pt(-0.18, -0.26), pt(0.26, 0.10)),
            Piece::Architect(_) | Piece::PlainArchitect(_) => (pt(-0.72, -1.34) * height, pt(1.10, 0.30) * height),
        }
    }

    pub fn draw(&self, b: &mut Brush, _: Scale) {
        let at = pt(0.0, 0.0);
        match self {
            Piece::Monument(building) => building.draw(b, at),
            Piece::Card(wanted, reward) => objective::card(b, at, wanted, *reward),
            Piece::Plate => objective::plate(b, at),
            Piece::Chappaai => portal::chappaai(b, at),
            Piece::Renown => objective::renown(b, at, 0.075),
            Piece::Coin => objective::coin(b, at, 0.11),
            Piece::Reward(piece) => objective::piece(b, at, *piece),
            Piece::Done => objective::done(b, at, 0.085),
            Piece::Completed => objective::done(b, at, objective::PLATE * 0.96),
            Piece::Gauge(filled, of) => objective::gauge(b, at, *filled, *of),
            Piece::Cube(seat, of) => figures::cube(b, *seat, at, rows::cube_size(*of)),
            Piece::Pile(seat, count) => figures::pile(b, *seat, *count, at, figures::PILED),
            Piece::Stack(seat, count, of) => figures::pile(b, *seat, *count, at, rows::cube_size(*of)),
            Piece::PlainArchitect(seat) => figures::plain_architect(b, *seat, at, figure::height(b.detail()) * 0.86),
            Piece::Architect(seat) => figures::architect(b, *seat, at, figure::height(b.detail()) * 1.05),
        }
    }
}

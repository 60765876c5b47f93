//! Pieces of Monuments, Deserts, and Houses and Walls, each drawn about the point at which it is stamped.

use super::art::{dunes, objective, pillar};
use super::brush::Brush;
use super::companion;
use super::curve::{Pt, ellipse, pt};
use super::dice::Dice;
use super::figure;
use super::grid::Mask;
use crate::rules::seat::Seat;
use objective::{Companion, Reward};

/// Length of a wall on a border.
const WALL: f32 = 0.80;

/// A piece, or what is printed on a tile of these sets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fan {
    /// A tile half of sand, to look at.
    Sand,
    Oasis,
    Spice,
    Worm,
    Chappaai,
    Monument,
    Card([bool; 16], Reward),
    Renown,
    House,
    /// A wall across a border that runs along x.
    Wall,
    /// A wall across a border that runs along y.
    WallAlong,
    /// The coin under a number of points.
    Coin,
    /// A piece that may be earned, by itself.
    Reward(Companion),
    /// The sign of something completed.
    Done,
    Cube(Seat),
    Architect(Seat),
}

impl Fan {
    /// One of each.
    #[cfg(test)]
    pub fn samples() -> impl Iterator<Item = Fan> {
        let reward = Reward { points: 3, renown: 3, piece: None };
        let card = Fan::Card(std::array::from_fn(|cell| cell % 2 == 0), reward);
        let printed = [Fan::Sand, Fan::Oasis, Fan::Spice, Fan::Worm, Fan::Chappaai, Fan::Monument];
        let loose = [card, Fan::Renown, Fan::House, Fan::Wall, Fan::WallAlong, Fan::Coin, Fan::Done];
        let seats = Seat::all(6).flat_map(|seat| [Fan::Cube(seat), Fan::Architect(seat)]);
        printed.into_iter().chain(loose).chain(seats)
    }

    /// How far the piece reaches to the north-west and to the south-east.
    pub fn extent(&self, height: f32) -> (Pt, Pt) {
        match self {
            Fan::Sand => (pt(0.0, 0.0), pt(1.0, 1.0)),
            Fan::Oasis => (pt(-0.34, -0.32), pt(0.36, 0.18)),
            Fan::Spice => (pt(-0.22, -0.15), pt(0.22, 0.15)),
            Fan::Worm => (pt(-0.34, -0.30), pt(0.36, 0.26)),
            Fan::Chappaai => (pt(-0.20, -0.30), pt(0.28, 0.08)),
            Fan::Monument => (pt(-0.50, -0.90), pt(0.56, 0.50)),
            Fan::Card(..) => (objective::HALF * -1.1, objective::HALF * 1.2),
            Fan::Renown => (pt(-0.08, -0.10), pt(0.08, 0.10)),
            Fan::House => (pt(-0.20, -0.32), pt(0.22, 0.06)),
            Fan::Wall => (pt(-0.46, -0.30), pt(0.50, 0.10)),
            Fan::WallAlong => (pt(-0.14, -0.58), pt(0.18, 0.48)),
            Fan::Coin => (pt(-0.14, -0.14), pt(0.14, 0.14)),
            Fan::Reward(_) => (pt(-0.25, -0.30), pt(0.25, 0.10)),
            Fan::Done => (pt(-0.11, -0.11), pt(0.12, 0.12)),
            Fan::Cube(_) => (pt(-0.18, -0.26), pt(0.26, 0.10)),
            Fan::Architect(_) => (pt(-0.72, -1.34) * height, pt(1.10, 0.30) * height),
        }
    }

    pub fn draw(&self, b: &mut Brush) {
        let at = pt(0.0, 0.0);
        match self {
            Fan::Sand => {
                let desert = Mask::inside(&ellipse(pt(0.5, 0.1), 0.9, 0.5));
                dunes::sand(b, &desert, &desert, &mut Dice::of("sand", "", 1));
            }
            Fan::Oasis => dunes::oasis(b, at),
            Fan::Spice => dunes::spice(b, at),
            Fan::Worm => dunes::worm(b, at),
            Fan::Chappaai => pillar::chappaai(b, at),
            Fan::Monument => pillar::monument(b, at),
            Fan::Card(wanted, reward) => objective::card(b, at, wanted, *reward),
            Fan::Renown => objective::renown(b, at, 0.075),
            Fan::House => companion::house_token(b, at, 0.26),
            Fan::Wall => companion::wall_token(b, at, WALL),
            Fan::WallAlong => companion::wall_along(b, at, WALL),
            Fan::Coin => objective::coin(b, at, 0.11),
            Fan::Reward(piece) => objective::piece(b, at, *piece),
            Fan::Done => objective::done(b, at, 0.085),
            Fan::Cube(seat) => companion::cube(b, *seat, at, companion::CUBE),
            Fan::Architect(seat) => companion::architect(b, *seat, at, figure::height(b.detail()) * 1.05),
        }
    }
}

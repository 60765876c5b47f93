//! Pieces of Monuments, Deserts, and Houses and Walls, each drawn about the point at which it is stamped.

use crate::picture::expansions::monuments::building::Building;
use crate::picture::expansions::deserts::{dunes, worm};
use crate::picture::expansions::monuments::{objective, portal};
use crate::picture::ink::brush::Brush;
use crate::picture::expansions::monuments::figures as companion;
use crate::picture::ink::curve::{Pt, ellipse, pt};
use crate::picture::ink::dice::Dice;
use crate::picture::pieces::figure;
use crate::picture::ink::mask::Mask;
use crate::picture::expansions::monuments::board as monuments;
use crate::picture::plan::Shore;
use crate::rules::seat::Seat;
use objective::{Companion, Reward};

/// Length of a wall on a border.
const WALL: f32 = 0.84;
/// Width of a house on a border.
const HOUSE: f32 = 0.32;

/// A piece, or what is printed on a tile of these sets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fan {
    /// A tile half of sand, to look at.
    Sand,
    /// Sand that runs over the border of its cell, from that cell's corner.
    Shore(Shore),
    /// The sand beyond a corner of its cell.
    ShoreCorner(usize),
    Oasis,
    Spice,
    Worm,
    Chappaai,
    Monument(Building),
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
    /// The sign of something completed, as large as a plate.
    Completed,
    /// The rim of a plate: how many cells of how many have a tile.
    Gauge(usize, usize),
    Cube(Seat),
    /// So many cubes on each other.
    Pile(Seat, u8),
    Architect(Seat),
    /// An architect among many: smaller, and with empty hands.
    Builder(Seat),
}

impl Fan {
    /// One of each.
    #[cfg(test)]
    pub fn samples() -> impl Iterator<Item = Fan> {
        let reward = Reward { points: 3, renown: 3, piece: None };
        let card = Fan::Card(std::array::from_fn(|cell| cell % 2 == 0), reward);
        let printed = [Fan::Sand, Fan::Oasis, Fan::Spice, Fan::Worm, Fan::Chappaai];
        let loose = [
            card,
            Fan::Completed,
            Fan::Gauge(3, 6),
            Fan::Renown,
            Fan::House,
            Fan::Wall,
            Fan::WallAlong,
            Fan::Coin,
            Fan::Done,
        ];
        let seats = Seat::all(6).flat_map(|seat| [Fan::Cube(seat), Fan::Pile(seat, 2), Fan::Architect(seat)]);
        printed.into_iter().chain(Building::ALL.map(Fan::Monument)).chain(loose).chain(seats)
    }

    /// How far the piece reaches to the north-west and to the south-east.
    pub fn extent(&self, height: f32) -> (Pt, Pt) {
        match self {
            Fan::Sand => (pt(0.0, 0.0), pt(1.0, 1.0)),
            Fan::Oasis => (pt(-0.34, -0.32), pt(0.36, 0.18)),
            Fan::Shore(_) | Fan::ShoreCorner(_) => {
                (pt(-dunes::REACH, -dunes::REACH), pt(1.0, 1.0) + pt(dunes::REACH, dunes::REACH))
            }
            Fan::Spice => (pt(-0.26, -0.22), pt(0.28, 0.20)),
            Fan::Worm => (pt(-0.36, -0.30), pt(0.38, 0.32)),
            Fan::Chappaai => (pt(-0.20, -0.32), pt(0.28, 0.08)),
            Fan::Monument(_) => (pt(-0.50, -0.92), pt(0.56, 0.50)),
            Fan::Card(..) => (objective::HALF * -1.1, objective::HALF * 1.2),
            Fan::Renown => (pt(-0.08, -0.10), pt(0.08, 0.10)),
            Fan::House => (pt(-0.24, -0.40), pt(0.28, 0.08)),
            Fan::Wall => (pt(-0.48, -0.36), pt(0.54, 0.12)),
            Fan::WallAlong => (pt(-0.16, -0.62), pt(0.24, 0.52)),
            Fan::Coin => (pt(-0.14, -0.14), pt(0.14, 0.14)),
            Fan::Reward(_) => (pt(-0.25, -0.30), pt(0.25, 0.10)),
            Fan::Done => (pt(-0.11, -0.11), pt(0.12, 0.12)),
            Fan::Completed | Fan::Gauge(..) => (pt(-0.24, -0.24), pt(0.24, 0.24)),
            Fan::Pile(..) => (pt(-0.22, -0.72), pt(0.32, 0.12)),
            Fan::Cube(_) => (pt(-0.18, -0.26), pt(0.26, 0.10)),
            Fan::Architect(_) | Fan::Builder(_) => (pt(-0.72, -1.34) * height, pt(1.10, 0.30) * height),
        }
    }

    pub fn draw(&self, b: &mut Brush) {
        let at = pt(0.0, 0.0);
        match self {
            Fan::Sand => {
                let desert = Mask::inside(&ellipse(pt(0.5, 0.1), 0.9, 0.5));
                dunes::sand(b, &desert, &desert, &[], &mut Dice::of("sand", "", 1));
            }
            Fan::Shore(shore) => dunes::shore(b, *shore, at),
            Fan::ShoreCorner(corner) => dunes::shore_corner(b, *corner),
            Fan::Oasis => dunes::oasis(b, at),
            Fan::Spice => worm::spice(b, at),
            Fan::Worm => worm::worm(b, at),
            Fan::Chappaai => portal::chappaai(b, at),
            Fan::Monument(building) => building.draw(b, at),
            Fan::Card(wanted, reward) => objective::card(b, at, wanted, *reward),
            Fan::Renown => objective::renown(b, at, 0.075),
            Fan::House => companion::house_token(b, at, HOUSE),
            Fan::Wall => companion::wall_token(b, at, WALL),
            Fan::WallAlong => companion::wall_along(b, at, WALL),
            Fan::Coin => objective::coin(b, at, 0.11),
            Fan::Reward(piece) => objective::piece(b, at, *piece),
            Fan::Done => objective::done(b, at, 0.085),
            Fan::Cube(seat) => companion::cube(b, *seat, at, companion::CUBE),
            Fan::Completed => objective::done(b, at, objective::PLATE * 0.96),
            Fan::Gauge(filled, of) => objective::gauge(b, at, *filled, *of),
            Fan::Pile(seat, count) => monuments::pile(b, *seat, *count, at),
            Fan::Builder(seat) => companion::builder(b, *seat, at, figure::height(b.detail()) * 0.86),
            Fan::Architect(seat) => companion::architect(b, *seat, at, figure::height(b.detail()) * 1.05),
        }
    }
}

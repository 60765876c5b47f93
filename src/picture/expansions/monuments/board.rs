//! Monuments, houses and walls on the table: cubes on cards, architects on the plinth, pieces on borders, places for large
//! tiles.

use std::collections::BTreeSet;

use crate::picture::Scene;
use crate::picture::expansions::monuments::{building as monument, objective};
use crate::picture::ink::brush::{Brush, Detail};
use crate::picture::expansions::monuments::figures::cube;
use crate::picture::ink::curve::{Pt, pt};
use crate::picture::expansions::monuments::pieces::Fan;
use crate::picture::plan::Plan;
use crate::picture::pieces::spots;
use crate::picture::board::composer::Composer;
use crate::picture::ink::theme::THEME;
use crate::picture::studio::workshop::{Piece, Workshop};
use crate::rules::border::MarkerKind;
use crate::rules::geometry::{Pos, Quarter, Side};
use crate::rules::seat::Seat;
use crate::rules::view::{MonumentView, ObjectiveView};

/// The feet of architects from the middle of the plinth, by how many there are: in front of the monument, and so that
/// each one's mark is seen.
const PLINTH: [&[(f32, f32)]; 6] = [
    &[(0.26, 0.39)],
    &[(-0.29, 0.38), (0.29, 0.41)],
    &[(-0.38, 0.35), (0.0, 0.46), (0.38, 0.37)],
    &[(-0.45, 0.34), (-0.15, 0.42), (0.15, 0.44), (0.45, 0.36)],
    &[(-0.30, 0.26), (0.02, 0.29), (0.34, 0.26), (-0.15, 0.47), (0.18, 0.47)],
    &[(-0.38, 0.25), (-0.06, 0.28), (0.26, 0.26), (-0.22, 0.46), (0.10, 0.48), (0.42, 0.45)],
];
/// So many architects stand at full height.
const TALL: usize = 2;

/// Where the feet of the cubes on a card are, from its middle; between the first and the last one; between two.
const CUBES: (f32, f32, f32) = (0.31, 0.42, 0.15);
/// The same for piles beside a plate, from the plate's middle: how far the first one stands aside, and how low.
const PILES: (f32, f32, f32, f32) = (0.30, 0.14, 0.34, 0.205);
/// How much higher each cube of a pile stands.
const UP: f32 = 0.070;

/// Em of the points on a card, and of the number on a plate.
const POINTS: f32 = 0.115;
const NUMBER: f32 = 0.26;

impl Scene<'_> {
    /// The cells that the tile in hand covers if it is laid on one of the spots.
    pub(in crate::picture) fn covered(&self, spot: Pos) -> impl Iterator<Item = Pos> + use<> {
        let cells = if self.hand_is_large() { Quarter::ALL.len() } else { 1 };
        Quarter::ALL.into_iter().take(cells).map(move |quarter| quarter.of(spot))
    }

    /// Whether the tile in hand has four cells.
    pub(in crate::picture) fn hand_is_large(&self) -> bool {
        self.legend.as_ref().and_then(|legend| legend.hand).is_some_and(|(shape, _)| shape.shape().is_large())
    }
}

/// What is lettered on a part of a monument, and where its middle is: the number of points on its card, or the number of the
/// objective on its plate.
pub(in crate::picture) fn lettered(plan: &Plan, shop: &Workshop) -> Option<(Pt, Piece)> {
    const LEAST: f32 = 5.0;
    let (at, printed) = plan.card()?;
    let quarter = plan.shape.shape().quarter()?;
    let (at, text, em, ink) = if is_read(shop) {
        let points = (printed.reward.points > 0).then(|| printed.reward.points.to_string())?;
        (at + objective::COIN, points, POINTS, THEME.ink)
    } else {
        (monument::plate(plan, at), (quarter.index() + 1).to_string(), NUMBER, THEME.table.digits)
    };
    let size = em * shop.scale.side as f32;
    (size >= LEAST).then(|| (at, Piece::Text(text, size.round() as u32, ink)))
}

/// Whether tiles are so large that cards can be read.
fn is_read(shop: &Workshop) -> bool {
    shop.scale.detail == Detail::Fine
}

/// Where an architect stands after so many others, of so many, from the middle of the plinth; and the piece.
pub(in crate::picture) fn architect(number: usize, of: usize, seat: Seat) -> (Pt, Fan) {
    let places = PLINTH[of.clamp(1, PLINTH.len()) - 1];
    let (x, y) = places[number % places.len()];
    (pt(x, y), if of > TALL { Fan::Builder(seat) } else { Fan::Architect(seat) })
}

impl Composer<'_> {
    /// How many architects stand on the monument of a cell.
    pub(in crate::picture) fn architects(&self, cell: Pos) -> usize {
        let covers = |monument: &&MonumentView| Quarter::ALL.iter().any(|quarter| quarter.of(monument.at) == cell);
        self.scene.view.monuments.iter().find(covers).map_or(1, |monument| monument.architects.len())
    }

    /// Pale cards on all cells of the places for a large tile. The places overlap: each has its number where its four cells
    /// meet, on a plate that holds them together.
    pub(in crate::picture) fn large_spots(&mut self, tried: &[Pos], size: f32) {
        let cards: BTreeSet<Pos> = self.scene.spots.iter().flat_map(|&spot| self.scene.covered(spot)).collect();
        for &cell in cards.iter().filter(|cell| !tried.contains(cell)) {
            self.stamp(Piece::Spot, self.layout.corner(cell));
        }
        let radius = (size * spots::DISC).round() as u32;
        for (number, &cell) in (1..).zip(&self.scene.spots) {
            if tried.contains(&cell) {
                continue;
            }
            let middle = self.point(cell, pt(1.0, 1.0));
            self.stamp(Piece::SpotBlock(radius), middle);
            self.spot_number((number, cell), size, middle);
        }
    }

    /// The points on the cards or the numbers on their plates, the cubes that stand there, and the sign of those that are
    /// completed.
    pub(in crate::picture) fn cards(&mut self) {
        let texts = self.tiles.iter().filter_map(|tile| Some((tile.at, lettered(&tile.plan, &self.shop)?)));
        for (cell, (at, text)) in texts.collect::<Vec<_>>() {
            self.stamp(text, self.point(cell, at));
        }
        let mut pieces: Vec<((i32, i32), Piece)> = Vec::new();
        for monument in &self.scene.view.monuments {
            pieces.extend(self.on_cards(monument));
        }
        pieces.sort_by_key(|((x, y), _)| (*y, *x));
        for (at, piece) in pieces {
            self.stamp(piece, at);
        }
    }

    fn on_cards(&self, monument: &MonumentView) -> Vec<((i32, i32), Piece)> {
        let mut pieces = Vec::new();
        for cell in Quarter::ALL.map(|quarter| quarter.of(monument.at)) {
            let Some(tile) = self.tile(cell) else { continue };
            let printed = tile.plan.shape.shape().quarter().and_then(|q| monument.objectives.get(q.index()));
            let Some((objective, at)) = printed.zip(tile.plan.garnish.objective) else { continue };
            let mut put = |at: Pt, fan: Fan| pieces.push((self.point(cell, at), Piece::Fan(fan)));
            if is_read(&self.shop) {
                cubes(objective).for_each(|(aside, seat)| put(at + aside, Fan::Cube(seat)));
                if objective.done {
                    put(at + pt(0.20, 0.12), Fan::Done);
                }
                continue;
            }
            let plate = monument::plate(&tile.plan, at);
            if objective.done {
                put(plate, Fan::Completed);
                continue;
            }
            let filled = objective.cells.iter().filter(|(_, filled)| *filled).count();
            put(plate, Fan::Gauge(filled, objective.cells.len()));
            let inward = if plate.x < at.x { 1.0 } else { -1.0 };
            piles(objective, inward).for_each(|(aside, fan)| put(plate + aside, fan));
        }
        pieces
    }

    /// Houses and walls on their borders, from north to south.
    pub(in crate::picture) fn markers(&mut self) {
        let mut pieces: Vec<((i32, i32), Piece)> = Vec::new();
        for marker in &self.scene.view.markers {
            let (at, side) = (marker.border.at, marker.border.side);
            let along_y = matches!(side, Side::E | Side::W);
            let middle = crate::picture::plan::middle_of(side);
            let (foot, fan) = match (marker.kind, along_y) {
                (MarkerKind::House, _) => (pt(0.0, 0.11), Fan::House),
                (MarkerKind::Wall, false) => (pt(0.0, 0.05), Fan::Wall),
                (MarkerKind::Wall, true) => (pt(0.0, 0.0), Fan::WallAlong),
            };
            pieces.push((self.point(at, middle + foot), Piece::Fan(fan)));
        }
        pieces.sort_by_key(|((x, y), _)| (*y, *x));
        for (at, piece) in pieces {
            self.stamp(piece, at);
        }
    }
}

/// The cubes on a card, each with where its foot is from the card's middle: side by side, closer where there are many.
fn cubes(objective: &ObjectiveView) -> impl Iterator<Item = (Pt, Seat)> + use<> {
    let (foot, room, apart) = CUBES;
    let all = objective.cubes.iter().flat_map(|&(seat, n)| std::iter::repeat_n(seat, usize::from(n)));
    let seats: Vec<Seat> = all.collect();
    let gaps = seats.len().saturating_sub(1) as f32;
    let step = if gaps > 0.0 { (room / gaps).min(apart) } else { 0.0 };
    seats.into_iter().enumerate().map(move |(n, seat)| (pt((n as f32 - gaps / 2.0) * step - 0.02, foot), seat))
}

/// The piles of cubes beside a plate, one for each seat, with where their feet are from the plate's middle.
fn piles(objective: &ObjectiveView, inward: f32) -> impl Iterator<Item = (Pt, Fan)> + '_ {
    let (aside, low, room, apart) = PILES;
    let gaps = objective.cubes.len().saturating_sub(1) as f32;
    let step = if gaps > 0.0 { (room / gaps).min(apart) } else { 0.0 };
    let pile = move |(n, &(seat, count)): (usize, &(Seat, u8))| {
        (pt(inward * (aside + step * n as f32), low), Fan::Pile(seat, count))
    };
    objective.cubes.iter().enumerate().map(pile)
}

/// Draws so many cubes of a seat on each other: the middle of their foot.
pub(in crate::picture) fn pile(b: &mut Brush, seat: Seat, count: u8, foot: Pt) {
    const MOST: u8 = 6;
    for n in 0..count.min(MOST) {
        cube(b, seat, foot - pt(0.0, UP * f32::from(n)), PILED);
    }
}

/// Size of a cube of a pile.
const PILED: f32 = 0.25;

//! Monuments, houses and walls on the table: cubes on cards, architects on the plinth, pieces on borders.

use super::Scene;
use super::art::objective;
use super::curve::{Pt, pt};
use super::fan::Fan;
use super::plan::Plan;
use super::table::Composer;
use super::theme::THEME;
use super::workshop::{Piece, Workshop};
use crate::rules::border::MarkerKind;
use crate::rules::geometry::{Pos, Quarter, Side};
use crate::rules::seat::Seat;
use crate::rules::view::{MonumentView, ObjectiveView};

/// Where architects stand on a plinth, from its middle: before the pillar first.
const PLINTH: [(f32, f32); 6] = [(0.20, 0.15), (0.0, 0.27), (0.33, 0.0), (-0.16, 0.22), (0.18, 0.30), (-0.33, 0.12)];

/// Where the feet of the cubes on a card are, from its middle; between the first and the last one; between two.
const CUBES: (f32, f32, f32) = (0.31, 0.42, 0.15);

/// Em of the points on a card.
const POINTS: f32 = 0.115;

impl Scene<'_> {
    /// The cells that the tile in hand covers if it is laid on one of the spots.
    pub(super) fn covered(&self, spot: Pos) -> impl Iterator<Item = Pos> + use<> {
        let cells = if self.hand_is_large() { Quarter::ALL.len() } else { 1 };
        Quarter::ALL.into_iter().take(cells).map(move |quarter| quarter.of(spot))
    }

    /// Whether the tile in hand has four cells.
    pub(super) fn hand_is_large(&self) -> bool {
        self.legend.as_ref().and_then(|legend| legend.hand).is_some_and(|(shape, _)| shape.shape().is_large())
    }
}

/// The number of points on the card of a part of a monument, and where its middle is.
pub(super) fn points(plan: &Plan, shop: &Workshop) -> Option<(Pt, Piece)> {
    const LEAST: f32 = 5.0;
    let size = POINTS * shop.scale.side as f32;
    let (at, printed) = plan.card().filter(|(_, printed)| printed.reward.points > 0 && size >= LEAST)?;
    let text = Piece::Text(printed.reward.points.to_string(), size.round() as u32, THEME.ink);
    Some((at + objective::COIN, text))
}

/// Where an architect stands, after so many others, from the middle of the plinth.
pub(super) fn architect(number: usize) -> Pt {
    let (x, y) = PLINTH[number % PLINTH.len()];
    pt(x, y)
}

impl Composer<'_> {
    /// The points on the cards, the cubes that stand on them, and the sign of those that are completed.
    pub(super) fn cards(&mut self) {
        let points = self.tiles.iter().filter_map(|tile| Some((tile.at, points(&tile.plan, &self.shop)?)));
        for (cell, (at, text)) in points.collect::<Vec<_>>() {
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
            let cubes = cubes(objective);
            pieces.extend(cubes.map(|(aside, seat)| (self.point(cell, at + aside), Piece::Fan(Fan::Cube(seat)))));
            if objective.done {
                pieces.push((self.point(cell, at + pt(0.20, 0.12)), Piece::Fan(Fan::Done)));
            }
        }
        pieces
    }

    /// Houses and walls on their borders, from north to south.
    pub(super) fn markers(&mut self) {
        let mut pieces: Vec<((i32, i32), Piece)> = Vec::new();
        for marker in &self.scene.view.markers {
            let (at, side) = (marker.border.at, marker.border.side);
            let along_y = matches!(side, Side::E | Side::W);
            let middle = super::plan::middle_of(side);
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

//! Flocks: what lies beside a shepherd, so that it can be counted without asking.

use crate::picture::ink::curve::{Pt, pt};
use crate::picture::board::figures::Stand;
use crate::picture::plan::Ground;
use crate::picture::board::composer::Composer;
use crate::picture::ink::theme::THEME;
use crate::picture::studio::workshop::{Piece, sheep_length};
use crate::rules::expansions::hills_and_sheep::Token;
use crate::rules::geometry::Pos;
use crate::rules::view::FigureView;

/// No more sheep than these are drawn: nobody counts twenty, there is no room for them, and a number says how many.
const MOST: u32 = 8;

/// How bad a place may be (see `harm`) for a sheep to stand there: on its own grass, hiding nobody.
const GRAZED: f32 = 0.3;

/// How far from the middle of its flock a sheep may stand.
const ASTRAY: f32 = 0.42;

/// Size of a number, and radius of the disc below it.
const DIGITS: f32 = 0.13;
const DISC: f32 = 0.74;

/// What lies beside a shepherd.
#[derive(Default)]
pub(in crate::picture) struct Flock {
    /// The middles of single sheep, from the north-west corner of the shepherd's tile.
    pub sheep: Vec<Pt>,
    pub tags: Vec<Tag>,
}

/// A disc with a number.
pub(in crate::picture) struct Tag {
    at: (i32, i32),
    number: u32,
}

impl Composer<'_> {
    fn tokens(&self, shepherd: &FigureView) -> &[Token] {
        self.scene.view.seats.get(shepherd.seat.index()).map_or(&[], |seat| &seat.flock)
    }

    /// What lies beside a shepherd; `all` are the figures that it should not hide.
    pub(in crate::picture) fn flock(&self, shepherd: &Stand<'_>, all: &[Stand<'_>]) -> Flock {
        let (f, tokens) = (shepherd.figure, self.tokens(shepherd.figure));
        let total = count(tokens);
        let mut flock = Flock::default();
        if total == 0 {
            return flock;
        }
        let length = sheep_length(self.layout.scale.detail);
        // Each hides a little of its neighbours: a flock is a flock.
        flock.sheep = self.beside(shepherd, all, pt(length * 0.88, length * 0.66), total.min(MOST) as usize);
        let hem = shepherd.at + pt(-0.19, -0.02);
        flock.tags.push(Tag { at: self.point(f.at, hem), number: total });
        flock
    }

    /// The em of the numbers of flocks, in pixels.
    fn digits(&self) -> f32 {
        (DIGITS * self.side() as f32).max(self.smallest_type()).round()
    }

    /// Numbers lie over all figures, since they are there to be read.
    pub(in crate::picture) fn tags(&mut self, tags: Vec<Tag>) {
        let size = self.digits();
        for Tag { at, number } in tags {
            self.stamp(Piece::Tag { radius: (size * DISC).round() as u32 }, at);
            let size = if number > 9 { size * 0.82 } else { size };
            self.stamp(Piece::Text(number.to_string(), size.round() as u32, THEME.ink), at);
        }
    }

    /// Where a shepherd's feet are: on the field, hiding as little as may be of what stands there.
    pub(in crate::picture) fn pasture(&self, shepherd: &FigureView) -> Pt {
        const STEPS: u8 = 13;
        let size = crate::picture::pieces::figure::height(self.layout.scale.detail);
        let near = self.tile(shepherd.at).and_then(|t| t.plan.places.get(usize::from(shepherd.segment)).copied());
        let near = near.unwrap_or(Pt::MIDDLE) + pt(0.0, size * 0.45);
        let share = |n: u8| 0.14 + 0.72 * f32::from(n) / f32::from(STEPS - 1);
        let grid = (0..STEPS * STEPS).map(|n| pt(share(n % STEPS), share(n / STEPS) + 0.10));
        let body = |feet: Pt| {
            let parts =
                [(0.0, -0.05), (-0.3, -0.15), (0.3, -0.15), (0.0, -0.5), (0.0, -0.95), (0.65, -1.0), (-0.3, -0.9)];
            parts.map(|(x, y)| self.harm(shepherd, feet + pt(x, y) * size)).iter().sum::<f32>() / parts.len() as f32
        };
        // The feet matter most: they say on which field he stands.
        let cost = |feet: Pt| body(feet) + self.harm(shepherd, feet - pt(0.0, 0.05)) + 0.2 * feet.far(near);
        let best = grid.map(|p| (cost(p), p)).min_by(|a, b| a.0.total_cmp(&b.0));
        best.map_or(near, |(_, p)| p)
    }

    /// The best places beside a shepherd for at most `count` sheep with so much room each: close together on one side of
    /// him, rather in the west, on his own grass. From north to south.
    fn beside(&self, shepherd: &Stand<'_>, all: &[Stand<'_>], room: Pt, count: usize) -> Vec<Pt> {
        const HEARTS: [Pt; 7] = [
            pt(-0.44, -0.10),
            pt(-0.36, -0.44),
            pt(-0.40, 0.22),
            pt(0.56, -0.10),
            pt(0.50, -0.46),
            pt(0.46, 0.22),
            pt(0.0, 0.24),
        ];
        let (lattice, feet) = (self.lattice(shepherd, all, room), shepherd.at);
        let herd = |(number, heart): (usize, Pt)| {
            let mut places: Vec<(f32, f32, Pt)> =
                lattice.iter().map(|&(p, harm)| (p.far(feet + heart) + harm, harm, p)).collect();
            places.sort_by(|a, b| a.0.total_cmp(&b.0));
            places.truncate(count);
            let total: f32 = places.iter().map(|(cost, ..)| cost).sum();
            // Rather fewer sheep than some on a road, in a town or astray; but one at least.
            let grazes = |(_, harm, p): &(f32, f32, Pt)| *harm < GRAZED && p.far(feet + heart) < ASTRAY;
            places.sort_by_key(|place| !grazes(place));
            places.truncate(places.iter().filter(|place| grazes(place)).count().max(1));
            (total * (1.0 + 0.03 * number as f32), places)
        };
        let best = HEARTS.into_iter().enumerate().map(herd).min_by(|a, b| a.0.total_cmp(&b.0));
        let mut best: Vec<Pt> = best.into_iter().flat_map(|(_, places)| places).map(|(.., p)| p).collect();
        best.sort_by(|a, b| a.y.total_cmp(&b.y));
        best
    }

    /// Places in staggered rows around a shepherd, but not before or behind him, and how bad each of them is.
    fn lattice(&self, shepherd: &Stand<'_>, all: &[Stand<'_>], room: Pt) -> Vec<(Pt, f32)> {
        const REACH: i16 = 5;
        let (feet, size) = (shepherd.at, crate::picture::pieces::figure::height(self.layout.scale.detail));
        let others: Vec<Pt> = all.iter().filter_map(|other| body_of(other, shepherd, size)).collect();
        let rows = (-REACH..=REACH).flat_map(|row| (-REACH..=REACH).map(move |column| (row, column)));
        let place = |(row, column): (i16, i16)| {
            let stagger = if row % 2 == 0 { 0.0 } else { 0.5 };
            feet + pt((f32::from(column) + stagger) * room.x - 0.32, f32::from(row) * room.y - 0.06)
        };
        let clear = |p: &Pt| {
            let way = *p - feet;
            !(-0.52 * size - room.x * 0.5..0.88 * size + room.x * 0.4).contains(&way.x)
                || !(-1.3 * size - room.y * 0.3..0.02 + room.y * 0.6).contains(&way.y)
        };
        rows.map(place)
            .filter(clear)
            .map(|p| (p, self.harm(shepherd.figure, p) + crowded(p, &others, size + room.y)))
            .collect()
    }

    /// How bad a place is that is not on the grass of the shepherd's field, there or on a neighbouring tile.
    fn harm(&self, shepherd: &FigureView, p: Pt) -> f32 {
        let step = |v: f32| if v < 0.0 { -1 } else { i16::from(v >= 1.0) };
        let (dx, dy) = (step(p.x), step(p.y));
        let cell = Pos::new(shepherd.at.x.saturating_add(dx), shepherd.at.y.saturating_add(dy));
        let Some(tile) = self.tile(cell) else { return 0.7 };
        let there = p - pt(dx.into(), dy.into());
        let own = self.feature(shepherd.at, shepherd.segment);
        match tile.plan.meadow(there) {
            Ground::Grass(segment) if self.feature(cell, segment) == own => 0.12 * there.far(p).min(1.0),
            Ground::Built => 1.0,
            _ => 0.4,
        }
    }

    fn feature(&self, cell: Pos, segment: u8) -> Option<u16> {
        let tile = self.scene.view.tiles.iter().find(|t| t.at == cell)?;
        tile.features.get(usize::from(segment)).copied()
    }
}

/// The middle of another figure, as seen from a shepherd's tile.
fn body_of(other: &Stand<'_>, shepherd: &Stand<'_>, size: f32) -> Option<Pt> {
    let (a, b) = (other.figure.at, shepherd.figure.at);
    let way = pt(f32::from(a.x) - f32::from(b.x), f32::from(a.y) - f32::from(b.y));
    let middle = other.at + way - pt(0.0, if other.lies { 0.0 } else { size * 0.5 });
    (other.figure != shepherd.figure && way.length() < 3.0).then_some(middle)
}

/// How bad it is to hide others, whose bodies are `size` high.
fn crowded(p: Pt, others: &[Pt], size: f32) -> f32 {
    let near = others.iter().any(|q| (p.x - q.x).abs() < size * 0.6 && (p.y - q.y).abs() < size * 0.55);
    if near { 0.6 } else { 0.0 }
}

fn count(tokens: &[Token]) -> u32 {
    tokens.iter().map(|token| u32::from(token.sheep())).sum()
}

#[cfg(test)]
mod tests {
    use crate::picture::tests::samples::Board;
    use crate::picture::board::composer::composer;
    use crate::picture::{Artist, Scene};
    use super::*;
    use crate::rules::figure::Figure;
    use crate::rules::geometry::Rotation;
    use crate::rules::seat::Seat;
    use crate::rules::tile::ShapeId;
    use crate::rules::view::SeatView;

    #[test]
    fn a_flock_says_how_many_it_is_and_stays_on_its_grass() {
        let mut board = Board::default();
        board.put(Pos::START, ShapeId::named("HS/CRr.h").unwrap(), Rotation::R0);
        let seat = Seat::new(0).unwrap();
        for flock in [vec![], vec![Token::One], vec![Token::Four, Token::One], vec![Token::Three; 5]] {
            let mut view = board.view();
            let shepherd = FigureView { at: Pos::START, segment: 3, figure: Figure::Shepherd, seat };
            view.figures.push(shepherd);
            let total = count(&flock);
            view.seats[0] = SeatView { flock: flock.clone(), ..SeatView::default() };
            let (artist, scene) = (Artist::new(), Scene::new(&view));
            let composer = composer(&artist, &scene, 800);
            let at = composer.pasture(&shepherd);
            let shown = composer.flock(&Stand { figure: &shepherd, at, lies: false, builds: None }, &[]);
            let sheep = shown.sheep.len() as u32;
            assert!(sheep <= total.min(MOST) && (sheep > 0) == (total > 0), "{sheep} of {total}");
            assert!(sheep < 2 || shown.sheep.iter().all(|&p| composer.harm(&shepherd, p) < GRAZED));
            let numbers: Vec<u32> = shown.tags.iter().map(|t| t.number).collect();
            assert_eq!(numbers, if total > 0 { vec![total] } else { vec![] });
        }
    }
}

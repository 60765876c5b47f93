//! Draws flocks: the sheep beside a shepherd, and their number.

use crate::drawing::figure_height;
use crate::plan::Terrain;
use crate::{Art, Composer, PixelPoint, PlacedSprite, PositionedFigure, Pt, SpriteKind, THEME, pt};
use bergerie_rules::expansions::hills_and_sheep::{Token, sheep_count};
use bergerie_rules::{Figure, FigureView, Pos};

/// The maximum number of sheep that are drawn for a flock. More sheep would not fit. A number shows the exact count.
const MAX_DRAWN_SHEEP: u32 = 8;

/// The maximum cost (see `placement_cost`) of a position on the grass of the shepherd's field where no figure is hidden.
const MAX_GRASS_COST: f32 = 0.3;

/// The cost of a position on roofs, where sheep are never placed.
const ROOF_COST: f32 = 0.8;

/// Maximum distance of a sheep from the middle of its flock.
const MAX_STRAY_LENGTH: f32 = 0.42;

/// The font size of a number in u, and radius of the disc below it in ems.
const DIGIT_SIZE: f32 = 0.13;
const DISC_RADIUS: f32 = 0.74;

/// Positions shepherds on the grass of their fields. Returns `None` for other figures.
pub fn figure_position<'a>(
    composer: &Composer<'_>,
    figure: &'a FigureView,
    before: usize,
) -> Option<PositionedFigure<'a>> {
    let segment = composer.tile(figure.at)?.plan.shape.segment(figure.segment);
    let shepherd = figure.figure == Figure::Shepherd && segment.is_some();
    shepherd.then(|| PositionedFigure::standing(figure, FlockPlacement { composer }.shepherd_point(figure), before))
}

/// Adds the sheep beside every shepherd to the pieces that are drawn among the figures.
pub fn add_sheep(composer: &Composer<'_>, figures: &[PositionedFigure<'_>], sprites: &mut Vec<PlacedSprite>) {
    for shepherd in figures.iter().filter(|own| own.figure.figure == Figure::Shepherd) {
        let sheep = FlockPlacement { composer }.sheep_middles(shepherd, figures).into_iter();
        let sprite = |p| (composer.cell_pixel(shepherd.figure.at, p), Art("grazing_sheep").plain().into());
        sprites.extend(sheep.map(sprite));
    }
}

pub fn draw_flock_sizes(composer: &mut Composer<'_>) {
    let size = composer.font_size(DIGIT_SIZE);
    let tag = |shepherd: &PositionedFigure<'_>| {
        let hem = shepherd.at + pt(-0.19, -0.02);
        (composer.cell_pixel(shepherd.figure.at, hem), sheep_count(FlockPlacement { composer }.tokens(shepherd.figure)))
    };
    let shepherds = composer.positioned_figures.iter().filter(|own| own.figure.figure == Figure::Shepherd);
    let tags: Vec<(PixelPoint, u32)> = shepherds.map(tag).filter(|&(_, number)| number > 0).collect();
    for (at, number) in tags {
        composer.stamp(Art("tag").plain().with_unit((size * DISC_RADIUS).round() as u32), at);
        let size = if number > 9 { size * 0.82 } else { size };
        composer.stamp(SpriteKind::Text(number.to_string(), size.round() as u32, THEME.ink), at);
    }
}

/// The board, with which the positions of shepherds and sheep are rated.
struct FlockPlacement<'a, 's> {
    composer: &'a Composer<'s>,
}

impl FlockPlacement<'_, '_> {
    fn tokens(&self, shepherd: &FigureView) -> &[Token] {
        let shown = self.composer.scene.view.expansions.hills_and_sheep.as_ref();
        shown.map_or(&[], |shown| shown.flock(shepherd.seat))
    }

    /// Returns the middles of a flock's sheep, from the corner of the shepherd's tile. Sheep should not hide `all`.
    fn sheep_middles(&self, shepherd: &PositionedFigure<'_>, all: &[PositionedFigure<'_>]) -> Vec<Pt> {
        let total = sheep_count(self.tokens(shepherd.figure));
        if total == 0 {
            return Vec::new();
        }
        let length = Art("sheep").unit_length(self.composer.layout.scale.detail);
        // The sheep of a flock overlap slightly.
        self.sheep_positions(shepherd, all, pt(length * 0.88, length * 0.66), total.min(MAX_DRAWN_SHEEP) as usize)
    }

    /// Returns the position of a shepherd on his field. It hides as little as possible.
    fn shepherd_point(&self, shepherd: &FigureView) -> Pt {
        const STEPS: u8 = 13;
        let size = figure_height(self.composer.layout.scale.detail);
        let near = self
            .composer
            .tile(shepherd.at)
            .and_then(|t| t.plan.figure_points.get(usize::from(shepherd.segment)).copied());
        let near = near.unwrap_or(Pt::MIDDLE) + pt(0.0, size * 0.45);
        let share = |n: u8| 0.14 + 0.72 * f32::from(n) / f32::from(STEPS - 1);
        let grid = (0..STEPS * STEPS).map(|n| pt(share(n % STEPS), share(n / STEPS) + 0.10));
        let body = |feet: Pt| {
            let parts =
                [(0.0, -0.05), (-0.3, -0.15), (0.3, -0.15), (0.0, -0.5), (0.0, -0.95), (0.65, -1.0), (-0.3, -0.9)];
            parts.map(|(x, y)| self.placement_cost(shepherd, feet + pt(x, y) * size)).iter().sum::<f32>()
                / parts.len() as f32
        };
        // The position of the feet matters most, because it shows which field the shepherd is on.
        let cost =
            |feet: Pt| body(feet) + self.placement_cost(shepherd, feet - pt(0.0, 0.05)) + 0.2 * feet.distance_to(near);
        let best = grid.map(|p| (cost(p), p)).min_by(|a, b| a.0.total_cmp(&b.0));
        best.map_or(near, |(_, p)| p)
    }

    /// Returns the best positions beside a shepherd for at most `count` sheep of size `room`, from north to south. They
    /// are on the grass of the shepherd's field, close together on one side of him, preferably in the west.
    fn sheep_positions(
        &self,
        shepherd: &PositionedFigure<'_>,
        all: &[PositionedFigure<'_>],
        room: Pt,
        count: usize,
    ) -> Vec<Pt> {
        const HEARTS: [Pt; 7] = [
            pt(-0.44, -0.10),
            pt(-0.36, -0.44),
            pt(-0.40, 0.22),
            pt(0.56, -0.10),
            pt(0.50, -0.46),
            pt(0.46, 0.22),
            pt(0.0, 0.24),
        ];
        let (candidates, feet) = (self.candidate_positions(shepherd, all, room), shepherd.at);
        let herd = |(number, heart): (usize, Pt)| {
            let mut places: Vec<(f32, f32, Pt)> =
                candidates.iter().map(|&(p, cost)| (p.distance_to(feet + heart) + cost, cost, p)).collect();
            places.sort_by(|a, b| a.0.total_cmp(&b.0));
            places.truncate(count);
            let total: f32 = places.iter().map(|(cost, ..)| cost).sum();
            // Fewer sheep are better than some on a road, in a town or far away. One is drawn, except on roofs.
            let grazes = |(_, cost, p): &(f32, f32, Pt)| {
                *cost < MAX_GRASS_COST && p.distance_to(feet + heart) < MAX_STRAY_LENGTH
            };
            places.sort_by_key(|place| !grazes(place));
            places.truncate(places.iter().filter(|place| grazes(place)).count().max(1));
            places.retain(|&(.., p)| self.placement_cost(shepherd.figure, p) < ROOF_COST);
            (total * (1.0 + 0.03 * number as f32), places)
        };
        let best = HEARTS.into_iter().enumerate().map(herd).min_by(|a, b| a.0.total_cmp(&b.0));
        let mut best: Vec<Pt> = best.into_iter().flat_map(|(_, places)| places).map(|(.., p)| p).collect();
        best.sort_by(|a, b| a.y.total_cmp(&b.y));
        best
    }

    /// Returns positions in staggered rows to both sides of a shepherd, each with its cost.
    fn candidate_positions(
        &self,
        shepherd: &PositionedFigure<'_>,
        all: &[PositionedFigure<'_>],
        room: Pt,
    ) -> Vec<(Pt, f32)> {
        const REACH: i16 = 5;
        let (feet, size) = (shepherd.at, figure_height(self.composer.layout.scale.detail));
        let others: Vec<Pt> = all.iter().filter_map(|other| figure_middle(other, shepherd, size)).collect();
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
            .map(|p| (p, self.sheep_harm(shepherd.figure, p, room) + crowding_harm(p, &others, size + room.y)))
            .collect()
    }

    /// Returns the cost of a position for a sheep of size `room`: the maximum at its feet and at both of its ends.
    fn sheep_harm(&self, shepherd: &FigureView, p: Pt, room: Pt) -> f32 {
        let parts = [pt(0.0, 0.0), pt(-0.42, 0.1), pt(0.42, 0.1), pt(0.0, 0.45)];
        parts
            .map(|part| self.placement_cost(shepherd, p + pt(part.x * room.x, part.y * room.y)))
            .into_iter()
            .fold(0.0, f32::max)
    }

    /// Returns the cost of a position on the shepherd's tile or a neighbouring one. It is at most 0.12 on the grass of
    /// the shepherd's field, and up to 1 elsewhere.
    fn placement_cost(&self, shepherd: &FigureView, p: Pt) -> f32 {
        let step = |v: f32| if v < 0.0 { -1 } else { i16::from(v >= 1.0) };
        let (dx, dy) = (step(p.x), step(p.y));
        let cell = Pos::new(shepherd.at.x.saturating_add(dx), shepherd.at.y.saturating_add(dy));
        let Some(tile) = self.composer.tile(cell) else { return 0.7 };
        let there = p - pt(dx.into(), dy.into());
        let own = self.feature_number(shepherd.at, shepherd.segment);
        match tile.plan.terrain_at(there) {
            Terrain::Grass(segment) if self.feature_number(cell, segment) == own => {
                0.12 * there.distance_to(p).min(1.0)
            }
            Terrain::Built => 1.0,
            Terrain::Roofs => ROOF_COST,
            _ => 0.4,
        }
    }

    fn feature_number(&self, cell: Pos, segment: u8) -> Option<u16> {
        let tile = self.composer.scene.view.tiles.iter().find(|t| t.at == cell)?;
        tile.features.get(usize::from(segment)).copied()
    }
}

/// Returns the middle of another figure, from the corner of a shepherd's tile, or `None` for figures far away.
fn figure_middle(other: &PositionedFigure<'_>, shepherd: &PositionedFigure<'_>, size: f32) -> Option<Pt> {
    let (a, b) = (other.figure.at, shepherd.figure.at);
    let way = pt(f32::from(a.x) - f32::from(b.x), f32::from(a.y) - f32::from(b.y));
    let middle = other.at + way - pt(0.0, if other.is_lying { 0.0 } else { size * 0.5 });
    (other.figure != shepherd.figure && way.length() < 3.0).then_some(middle)
}

/// Returns the cost of hiding other figures at a position. `size` is the height of the figures' bodies.
fn crowding_harm(p: Pt, others: &[Pt], size: f32) -> f32 {
    let near = others.iter().any(|q| (p.x - q.x).abs() < size * 0.6 && (p.y - q.y).abs() < size * 0.55);
    if near { 0.6 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::composer::laid_out_composer;
    use crate::tests::Board;
    use crate::{Artist, Scene};
    use bergerie_rules::expansions::hills_and_sheep::PublicState;
    use bergerie_rules::{Figure, Kind, Rotation, Seat, ShapeId};

    #[test]
    fn a_flock_shows_its_size_and_stays_on_its_field() {
        let mut board = Board::default();
        board.put(Pos::START, ShapeId::named("HS/CRr.h").unwrap(), Rotation::R0);
        let seat = Seat::new(0).unwrap();
        for flock in [vec![], vec![Token::One], vec![Token::Four, Token::One], vec![Token::Three; 5]] {
            let mut view = board.view();
            let shepherd = FigureView { at: Pos::START, segment: 3, figure: Figure::Shepherd, seat };
            view.figures.push(shepherd);
            let total = sheep_count(&flock);
            view.expansions.hills_and_sheep =
                Some(PublicState { flocks: vec![flock.clone()], ..PublicState::default() });
            let (artist, scene) = (Artist::new(), Scene::new(&view));
            let composer = laid_out_composer(&artist, &scene, 800);
            let pasture = FlockPlacement { composer: &composer };
            let positioned = PositionedFigure::standing(&shepherd, pasture.shepherd_point(&shepherd), 0);
            let shown = pasture.sheep_middles(&positioned, &[]);
            let sheep = shown.len() as u32;
            assert!(sheep <= total.min(MAX_DRAWN_SHEEP) && (sheep > 0) == (total > 0), "{sheep} of {total}");
            assert!(sheep < 2 || shown.iter().all(|&p| pasture.placement_cost(&shepherd, p) < MAX_GRASS_COST));
        }
    }

    #[test]
    fn large_figures_do_not_cover_the_size_of_a_flock() {
        let artist = Artist::new();
        let flocks: [&[Token]; 2] = [&[Token::Two, Token::Three], &[Token::Four, Token::Three, Token::Two]];
        let (_, view) = crate::tests::pasture(4, 14, (5, 4), &flocks);
        let everywhere = view.tiles.iter().flat_map(|tile| (0..4).map(move |segment| (tile.at, segment)));
        let large = |(at, segment)| FigureView { at, segment, figure: Figure::LargeMeeple, seat: Seat::FIRST };
        let mut crowded = view.clone();
        crowded.figures.extend(everywhere.map(large));
        let [alone, covered] =
            [&view, &crowded].map(|view| crate::tests::decoded(&artist.table(&Scene::new(view)).unwrap().png));
        let scene = Scene::new(&view);
        let composer = laid_out_composer(&artist, &scene, crate::board::layout::MAX_LENGTH);
        let pasture = FlockPlacement { composer: &composer };
        let shepherds: Vec<&FigureView> = view
            .figures
            .iter()
            .filter(|f| f.figure == Figure::Shepherd && sheep_count(pasture.tokens(f)) > 0)
            .collect();
        assert_eq!(shepherds.len(), flocks.len());
        for shepherd in shepherds {
            let (x, y) = composer.cell_pixel(shepherd.at, pasture.shepherd_point(shepherd) + pt(-0.19, -0.02));
            for (dx, dy) in [(0, 0), (6, 0), (-6, 0), (0, 6), (0, -6)] {
                let (x, y) = ((x + dx) as u32, (y + dy) as u32);
                assert_eq!(alone.get_pixel(x, y), covered.get_pixel(x, y), "{x} {y}");
            }
        }
    }

    #[test]
    fn no_sheep_of_a_thin_field_stands_on_the_roofs_beside_it() {
        let mut board = Board::default();
        board.put(Pos::START, ShapeId::named("BA/Cccc+").unwrap(), Rotation::R0);
        // A city covers a whole side of this tile and leaves a strip of grass beside another city.
        board.put(Pos::new(0, 1), ShapeId::named("BA/CC.2").unwrap(), Rotation::R0);
        let view = board.view();
        let (artist, scene) = (Artist::new(), Scene::new(&view));
        let composer = laid_out_composer(&artist, &scene, 800);
        let pasture = FlockPlacement { composer: &composer };
        let tile = composer.tile(Pos::new(0, 1)).unwrap();
        let fields = tile.plan.shape.segments.iter().zip(0..).filter(|(s, _)| s.kind == Kind::Field);
        let mut placed = 0;
        for (_, segment) in fields {
            let seat = Seat::new(0).unwrap();
            let shepherd = FigureView { at: Pos::new(0, 1), segment, figure: Figure::Shepherd, seat };
            let positioned = PositionedFigure::standing(&shepherd, pasture.shepherd_point(&shepherd), 0);
            for room in [0.2, 0.3, 0.4] {
                let places = pasture.sheep_positions(&positioned, &[], pt(room, room * 0.75), 8);
                assert!(
                    places.iter().all(|&p| pasture.placement_cost(&shepherd, p) < ROOF_COST),
                    "{segment}: {places:?}"
                );
                placed += places.len();
            }
        }
        assert!(placed > 0, "no field has room for sheep");
    }
}

//! Tests of whole pictures, and the boards for them.

mod colour_vision;
mod figures;
mod golden;
mod legibility;

/// Random boards for tests. Their edges match, and connected fields have the same number.
mod samples {
    use bergerie_rules as crate_rules;

    include!("../../../examples/support/boards.rs");
    include!("../../../examples/support/flocks.rs");
    include!("../../../examples/support/monuments.rs");
    include!("../../../examples/support/builders_and_mayors.rs");
}

use std::collections::HashSet;
use std::sync::LazyLock;

use super::art::tile::draw_tile;
use super::drawing::named_colour;
use super::sprites::sprite_cache::Caches;
use crate::{
    Artist, Detail, Legend, MAX_LENGTH, PreviewTile, Pt, Rgb, Scale, Scene, THEME, TilePlan, inward_vector, middle_of,
    pt, rotated_in_tile,
};
use bergerie_rules::{Edge, Figure, FigureView, Half, Kind, Pos, Rotation, Seat, ShapeId, Side, View};

pub use golden::{decoded, golden};
pub use legibility::equip;
pub use samples::{Board, Chance, bag, builders_and_mayors, large_spots, monuments, pasture, town};

/// Returns the plan of every shape of one cell and part of a large tile in every rotation, made once for all tests.
pub fn plans() -> impl Iterator<Item = &'static TilePlan> {
    static PLANS: LazyLock<Vec<TilePlan>> = LazyLock::new(|| {
        std::thread::scope(|scope| {
            let plans = Rotation::ALL.map(|rotation| {
                scope.spawn(move || {
                    ShapeId::all()
                        .filter(|shape| !shape.is_large())
                        .map(|shape| TilePlan::new(shape, rotation))
                        .collect::<Vec<_>>()
                })
            });
            plans.into_iter().flat_map(|plans| plans.join().expect("every shape has a plan")).collect()
        })
    });
    PLANS.iter()
}

/// Returns the part covered in only one of two outlines, as a share of their mean. The lists have the cover per pixel.
pub fn outline_difference(one: &[f64], other: &[f64]) -> f64 {
    let differ: f64 = one.iter().zip(other).map(|(a, b)| (a - b).abs()).sum();
    differ / (one.iter().chain(other).sum::<f64>() / 2.0)
}

#[test]
fn every_tile_draws_in_every_rotation() {
    for plan in plans() {
        let TilePlan { shape, rotation, .. } = *plan;
        assert_eq!(plan.figure_points.len(), shape.segments.len());
        let inside = |p: &Pt| (0.0..=1.0).contains(&p.x) && (0.0..=1.0).contains(&p.y);
        assert!(plan.figure_points.iter().all(inside), "{shape} {rotation:?}: {:?}", plan.figure_points);
        let raster = draw_tile(plan, Scale { side: 48, detail: Detail::Coarse });
        assert_eq!(raster.dimensions(), (48, 48));
    }
}

#[test]
fn roads_and_rivers_leave_in_the_middle_of_their_side() {
    const SIDE: u32 = 100;
    let near = |a: Rgb, [r, g, b, _]: [u8; 4]| {
        a.0.abs_diff(r) as u32 + u32::from(a.1.abs_diff(g)) + u32::from(a.2.abs_diff(b)) < 60
    };
    for plan in plans() {
        let TilePlan { shape, rotation, .. } = *plan;
        let raster = draw_tile(plan, Scale { side: SIDE, detail: Detail::Plain });
        let at = |p: Pt| raster.get_pixel((p.x * SIDE as f32) as u32, (p.y * SIDE as f32) as u32).0;
        for side in Side::ALL {
            let (own, half) = match shape.face(rotation).edges.on(side) {
                Some(Edge::Road) => (THEME.road.fill, 0.035),
                Some(Edge::River) => (THEME.water.fill, 0.055),
                _ => continue,
            };
            let (middle, aside) = (middle_of(side) + inward_vector(side) * 0.025, inward_vector(side).quarter_turned());
            for share in [-half, half] {
                let pixel = at(middle + aside * share);
                let glint = near(THEME.water.glint, pixel) || near(THEME.water.shaded, pixel);
                assert!(near(own, pixel) || glint, "{shape} {rotation:?} {side:?}: {pixel:?}");
            }
            for share in [-0.16, 0.16] {
                let pixel = at(middle + aside * share);
                // The crest of a dune is as pale as a road, so it must not count.
                let wide = near(own, pixel) && !near(named_colour("desert.crest"), pixel);
                assert!(!wide, "{shape} {rotation:?} {side:?} is too wide");
            }
        }
    }
}

#[test]
fn the_grass_of_each_half_side_is_its_field_s() {
    for plan in plans() {
        let TilePlan { shape, rotation, .. } = *plan;
        for half in Half::ALL {
            let Some(field) = shape.face(rotation).on_half(half) else { continue };
            let share = if half.index() % 2 == 0 { 0.2 } else { 0.8 };
            let point = rotated_in_tile(pt(share, 0.01), half.side().index());
            assert_eq!(plan.fields.value_at(point), field + 1, "{shape} {rotation:?} {half:?}");
        }
    }
}

#[test]
fn farmers_lie_on_their_fields() {
    for plan in plans() {
        let TilePlan { shape, rotation, .. } = *plan;
        for (index, segment) in shape.segments.iter().enumerate() {
            if segment.kind == Kind::Field && !segment.cells.is_empty() {
                let label = plan.fields.value_at(plan.figure_points[index]);
                assert_eq!(usize::from(label), index + 1, "{shape} {rotation:?}");
            }
        }
    }
}

#[test]
fn odd_views_still_draw() {
    let artist = Artist::new();
    let mut view = View::default();
    assert!(artist.table(&Scene::new(&view)).is_ok());
    let (seat, away) = (Seat::new(3).unwrap(), Pos::new(7, 7));
    view.figures.push(FigureView { at: away, segment: 9, figure: Figure::Meeple, seat });
    let shape = ShapeId::named("BA/L").unwrap();
    let preview = Some(PreviewTile { at: away, shape, rotation: Rotation::R0, places: vec![0, 1, 40], taken: None });
    let scene = Scene {
        last: Some((Pos::new(-3, 2), seat)),
        spots: vec![away],
        preview,
        legend: Some(Legend { awaited: Some(seat), hand: Some((shape, Rotation::R90)) }),
        ..Scene::new(&view)
    };
    assert!(artist.table(&scene).is_ok());
    assert!(artist.tiles(&[]).is_ok());
    let apart = Scene { spots: vec![Pos::new(-900, 3), Pos::new(900, 3)], ..Scene::new(&view) };
    assert!(artist.table(&apart).is_ok_and(|p| p.width <= MAX_LENGTH && !p.extent.is_legible));
}

#[test]
fn kept_sprites_stay_within_their_limit() {
    let artist = Artist::new();
    for (count, bounds) in [(4, (14, 14)), (30, (5, 9)), (60, (12, 6)), (90, (14, 14)), (120, (40, 20))] {
        let (_, view) = town(7, count, bounds);
        artist.table(&Scene::new(&view)).unwrap();
        let kept = artist.memory_bytes();
        assert!(kept <= Caches::CAPACITY, "{kept}");
    }
}

#[test]
fn pictures_hold_the_seats_exact_colours() {
    let (_, mut view) = town(4, 30, (8, 6));
    view.figures.clear();
    for (tile, seat) in view.tiles.iter().zip((0..6).cycle().filter_map(Seat::new)) {
        view.figures.push(FigureView { at: tile.at, segment: 0, figure: Figure::Meeple, seat });
    }
    let picture = Artist::new().table(&Scene::new(&view)).unwrap();
    let seen: HashSet<[u8; 3]> = decoded(&picture.png).pixels().map(|pixel| pixel.0).collect();
    for Rgb(r, g, b) in THEME.seats.colours {
        assert!(seen.contains(&[r, g, b]), "{r} {g} {b}");
    }
}

#[test]
fn an_artist_can_be_shared() {
    fn shared<T: Send + Sync>(_: &T) {}
    let artist = Artist::new();
    shared(&artist);
    let view = town(2, 6, (4, 4)).1;
    let pngs = std::thread::scope(|scope| {
        let draw = || artist.table(&Scene::new(&view)).map(|p| p.png);
        let (a, b) = (scope.spawn(draw), scope.spawn(draw));
        [a.join().unwrap().unwrap(), b.join().unwrap().unwrap()]
    });
    assert_eq!(pngs[0], pngs[1]);
}

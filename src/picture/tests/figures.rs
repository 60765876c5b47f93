//! Tests that figures can be told apart and are drawn completely.

use crate::drawing::figure_height;
use crate::pieces::icons;
use crate::sprites::sprite_cache::sprite_extent;
use crate::tests::{outline_difference, plans};
use crate::{Artist, Detail, FigureArt, PixelPoint, Scale, SpriteCache, SpriteKind, TilePlan};
use bergerie_rules::{Figure, Kind, Seat};

/// Returns how much of each pixel a figure covers without its shadow. The middles of all figures are at the same pixel.
fn outline(piece: &SpriteKind, sprites: &SpriteCache) -> Vec<f64> {
    /// The side of the sheet, in heights of a meeple.
    const SHEET: f32 = 2.6;
    let (low, _) = sprite_extent(piece, sprites.scale);
    let (side, height) = (sprites.scale.side as f32, figure_height(sprites.scale.detail));
    let (raster, wide) = (sprites.draw_sprite(piece), (SHEET * height * side).ceil() as usize);
    let from = ((low.x * side).floor() as i32, (low.y * side).floor() as i32);
    let covered = raster.enumerate_pixels().filter(|(.., pixel)| pixel.0[3] > 200);
    let solid: Vec<PixelPoint> = covered.map(|(x, y, _)| (from.0 + x as i32, from.1 + y as i32)).collect();
    let middle = |of: fn(&PixelPoint) -> i32| {
        let all = || solid.iter().map(of);
        (all().min().unwrap_or(0) + all().max().unwrap_or(0)) / 2
    };
    let (mx, my) = (middle(|p| p.0), middle(|p| p.1));
    let mut sheet = vec![0.0; wide * wide];
    for (x, y) in solid {
        let (column, row) = (x - mx + wide as i32 / 2, y - my + wide as i32 / 2);
        if let Some(cell) = usize::try_from(row * wide as i32 + column).ok().and_then(|cell| sheet.get_mut(cell)) {
            *cell = 1.0;
        }
    }
    sheet
}

#[test]
fn figures_differ_in_outline() {
    const LEAST: f64 = 0.28;
    let sprites = Artist::new().sprites(Scale { side: 27, detail: Detail::Far }, 1);
    let seat = Seat::FIRST;
    let standing =
        Figure::ALL.map(|figure| (format!("{figure:?} standing"), figure, SpriteKind::Standing(figure, seat)));
    let lies = |figure: &Figure| figure.stands_on(Kind::Field) && FigureArt::of(*figure).lying.is_some();
    let lying = Figure::ALL.into_iter().filter(lies);
    let lying = lying.map(|figure| (format!("{figure:?} lying"), figure, SpriteKind::Lying(figure, seat)));
    let all: Vec<(String, Figure, Vec<f64>)> = standing
        .into_iter()
        .chain(lying)
        .map(|(name, figure, piece)| (name, figure, outline(&piece, &sprites)))
        .collect();
    for (i, (name, figure, one)) in all.iter().enumerate() {
        for (with, _, other) in all[..i].iter().filter(|(_, other, _)| other != figure) {
            let share = outline_difference(one, other);
            assert!(share >= LEAST, "{name} and {with} differ by only {share:.2}");
        }
    }
}

/// A sprite ends at the border of its sheet, so a pixel at the border means that the drawing is cut off.
#[test]
fn no_part_of_a_figure_is_cut_off() {
    for (side, detail) in [(140, Detail::Fine), (96, Detail::Plain), (72, Detail::Coarse), (40, Detail::Far)] {
        let sprites = Artist::new().sprites(Scale { side, detail }, 1);
        let figures = Seat::all(Seat::MAX_COUNT).flat_map(|seat| Figure::ALL.map(|figure| (figure, seat)));
        let pieces = figures.flat_map(|(figure, seat)| {
            let sign = SpriteKind::Icon(icons::figure_icon(figure, seat), side / 2);
            let lies = FigureArt::of(figure).lying.map(|_| SpriteKind::Lying(figure, seat));
            [SpriteKind::Standing(figure, seat), sign].into_iter().chain(lies)
        });
        for piece in pieces {
            let raster = sprites.draw_sprite(&piece);
            let (right, lower) = (raster.width() - 1, raster.height() - 1);
            let mut rim =
                raster.enumerate_pixels().filter(|(x, y, _)| [0, right].contains(x) || [0, lower].contains(y));
            // Only faint pixels of a shadow may be cut off.
            assert!(rim.all(|(.., pixel)| pixel.0[3] < 100), "{piece:?} at {side} pixels");
        }
    }
}

#[test]
fn no_two_segments_have_their_figures_on_one_spot() {
    for plan in plans().filter(|plan| plan.shape.quarter().is_none()) {
        let TilePlan { shape, rotation, .. } = *plan;
        let segments = shape.segments.iter().zip(0..);
        let entered = segments.filter(|(segment, _)| Figure::ALL.iter().any(|figure| figure.stands_on(segment.kind)));
        let entered: Vec<usize> = entered.map(|(_, index)| index).collect();
        for (n, &one) in entered.iter().enumerate() {
            for &other in &entered[..n] {
                let apart = plan.figure_points[one].distance_to(plan.figure_points[other]);
                assert!(apart > 0.06, "{shape} {rotation:?}: {one} and {other} are {apart:.2} apart");
            }
        }
    }
}

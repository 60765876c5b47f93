//! Draws whole tiles, and so defines the drawing order within a tile.

use image::RgbaImage;

use super::{city, decorations, plants, road, wall};
use crate::plan::objects::TileDrawing;
use crate::{Art, Brush, PrintLayer, Scale, THEME, TilePlan, expansions, pt, rectangle};

/// Draws all prints in one layer: first the procedural prints of expansions, then the drawings in the plan.
fn draw_prints(brush: &mut Brush, plan: &TilePlan, layer: PrintLayer) {
    let prints = expansions::all().flat_map(|hooks| hooks.drawn_prints).filter(|(own, _)| *own == layer);
    prints.for_each(|(_, draw)| draw(brush, plan));
    for &TileDrawing { art, at, scale, .. } in plan.objects.prints.iter().filter(|printed| printed.layer == layer) {
        art.draw(brush, at, scale * art.unit_length(brush.detail()));
    }
}

/// Draws everything on a tile, except the grass and the objects that extend over the tile's borders.
///
/// Later objects cover earlier ones. The ground is drawn first, then the objects on it from north to south.
pub fn draw_tile(plan: &TilePlan, scale: Scale) -> RgbaImage {
    let mut brush = Brush::new(scale, pt(0.0, 0.0), pt(1.0, 1.0));
    let b = &mut brush;
    draw_prints(b, plan, PrintLayer::Ground);
    road::draw_roads(b, plan);
    road::draw_ring(b, plan);
    road::draw_parapets(b, plan);
    draw_prints(b, plan, PrintLayer::Roadside);
    road::draw_cottages(b, plan);
    plants::draw_hedges(b, plan);
    city::draw_cities(b, plan);
    wall::draw_walls(b, plan);
    road::draw_village(b, plan);
    wall::draw_towers_and_gates(b, plan);
    let objects = &plan.objects;
    objects.monastery.iter().for_each(|&at| Art("monastery").draw(b, at, objects.monastery_scale));
    draw_prints(b, plan, PrintLayer::Buildings);
    objects.garden.iter().for_each(|&at| Art("garden").draw(b, at, 1.0));
    draw_prints(b, plan, PrintLayer::Symbols);
    objects.pennants.iter().for_each(|&at| Art("pennant").draw(b, at, 1.0));
    decorations::draw_decorations(b, plan);
    plants::draw_trees(b, plan);
    draw_prints(b, plan, PrintLayer::Marks);
    draw_prints(b, plan, PrintLayer::Cards);
    let line = b.line_width(0.008, 0.7);
    b.stroke_outline(&rectangle(pt(0.0, 0.0), pt(1.0, 1.0)), line, THEME.ink.with_alpha(0.24));
    brush.finish()
}

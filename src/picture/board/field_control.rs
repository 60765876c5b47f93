//! Draws the control of fields: each field is filled with the patterns of the seats that would score it. Only the grass
//! is recoloured, so that all prints on it stay visible. Everything else is faded, except the cells with a border.

use super::composer::BoardCell;
use crate::ink::palette::LIGHTNESS_STEPS;
use crate::{Composer, PALETTE, PHONE_WIDTH, Rgb, THEME, pt};
use bergerie_rules::{Kind, Pos, Seat};

/// The opacities of a seat's colour on grass: on the lines of its pattern, and between them.
const LINE_OPACITY: f32 = 0.82;
const GAP_OPACITY: f32 = 0.34;
/// The opacity of the table's ground colour on grass that no seat controls, and on everything that is not grass.
const UNCONTROLLED_OPACITY: f32 = 0.66;
const OTHER_GROUND_OPACITY: f32 = 0.5;
/// The maximum number of pattern periods along one side of a tile.
const MAX_PERIODS_PER_TILE: f32 = 7.0;
/// The minimum length of a pattern's period on a phone, in pixels. Shorter periods would blur.
const MIN_PERIOD: f32 = 6.5;

/// The palette entry that replaces each palette entry.
type ColourMap = [u8; 256];

impl Composer<'_> {
    /// Fills each field with the patterns of the seats that would score it.
    pub fn draw_field_control(&mut self) {
        let Some(field_control) = &self.scene.field_control else { return };
        let dye = |colour: Rgb, alpha: f32| -> ColourMap {
            std::array::from_fn(|index| PALETTE.washed_index(index as u8, colour.with_alpha(alpha)))
        };
        let seats: Vec<[ColourMap; 2]> =
            THEME.seats.colours.iter().map(|&colour| [dye(colour, GAP_OPACITY), dye(colour, LINE_OPACITY)]).collect();
        let (pale, faded) =
            (dye(THEME.table.ground, UNCONTROLLED_OPACITY), dye(THEME.table.ground, OTHER_GROUND_OPACITY));
        let enlarged = self.layout.width.max(self.layout.height) as f32 / PHONE_WIDTH;
        let (side, unit) =
            (self.tile_side(), f32::max(self.tile_side() as f32 / MAX_PERIODS_PER_TILE, MIN_PERIOD * enlarged));
        for index in 0..self.tiles.len() {
            let BoardCell { at, plan, .. } = &self.tiles[index];
            let owners = field_numbers(self, *at, plan.shape.segments.len());
            let (x0, y0) = self.layout.cell_corner(*at);
            let is_lit = self.scene.highlight.contains(at);
            for dy in 0..side {
                for dx in 0..side {
                    let Some(pixel) = self.canvas.index_at(x0 + dx, y0 + dy) else { continue };
                    if !is_grass(pixel) {
                        let kept = if is_lit { pixel } else { faded[usize::from(pixel)] };
                        self.canvas.set_index(x0 + dx, y0 + dy, kept);
                        continue;
                    }
                    let point = pt(dx as f32 + 0.5, dy as f32 + 0.5) * (1.0 / side as f32);
                    let segment = usize::from(plan.fields.value_at(point).saturating_sub(1));
                    let of = owners.get(segment).and_then(|owner| owner.and_then(|field| field_control.get(&field)));
                    let (x, y) = ((x0 + dx) as f32 / unit, (y0 + dy) as f32 / unit);
                    let painted = match of.map(Vec::as_slice).unwrap_or_default() {
                        [] => pale[usize::from(pixel)],
                        // A field that several seats would score has broad bands in alternating colours.
                        shared => {
                            let band = ((x + y) / 4.0).rem_euclid(shared.len() as f32) as usize;
                            let seat = shared.get(band).or(shared.first()).copied().unwrap_or(Seat::FIRST);
                            let dyes = seats.get(seat.index()).unwrap_or(&seats[0]);
                            dyes[usize::from(is_on_pattern_line(seat, x, y))][usize::from(pixel)]
                        }
                    };
                    self.canvas.set_index(x0 + dx, y0 + dy, painted);
                }
            }
        }
    }
}

fn is_grass(pixel: u8) -> bool {
    usize::from(pixel) < THEME.grass.tints.len() * LIGHTNESS_STEPS
}

/// Returns the number of the field to which each segment of a tile belongs, or `None` for a segment of another feature.
fn field_numbers(composer: &Composer<'_>, at: Pos, segment_count: usize) -> Vec<Option<u16>> {
    let found = composer.scene.view.tiles.iter().find(|tile| tile.cells().any(|(cell, _)| cell == at));
    let Some(tile) = found else { return Vec::new() };
    let field = |index: usize| {
        let is_field = tile.shape.segments.get(index).is_some_and(|segment| segment.kind == Kind::Field);
        tile.features.get(index).copied().filter(|_| is_field)
    };
    (0..segment_count).map(field).collect()
}

/// Returns whether a point is on a line of a seat's pattern. The coordinates are in periods of the pattern. All seats
/// have different patterns, so that players need not distinguish hues.
fn is_on_pattern_line(seat: Seat, x: f32, y: f32) -> bool {
    let near = |v: f32| v.rem_euclid(1.0) < 0.36;
    let dot = |x: f32, y: f32, r: f32| (x.rem_euclid(1.0) - 0.5).hypot(y.rem_euclid(1.0) - 0.5) < r;
    match seat.index() {
        0 => near(x + y),
        1 => dot(x, y, 0.33),
        2 => near(y),
        3 => near(x - y) || near(x + y + 0.5),
        4 => near(x),
        _ => (x.rem_euclid(1.0) < 0.5) == (y.rem_euclid(1.0) < 0.5),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::{Artist, Scene};
    use bergerie_rules::{Game, Setup, View};

    #[test]
    fn fields_are_painted_and_all_else_is_faded() {
        let view = View::of(&Game::new(Setup::base(2)).unwrap());
        let artist = Artist::new();
        let plain = artist.pixels(&Scene::new(&view));
        let fields: Vec<u16> = view.tiles[0]
            .shape
            .get()
            .segments
            .iter()
            .zip(&view.tiles[0].features)
            .filter(|(segment, _)| segment.kind == Kind::Field)
            .map(|(_, &field)| field)
            .collect();
        let painted = |seats: &[usize]| {
            let field_control: BTreeMap<u16, Vec<Seat>> = fields
                .iter()
                .map(|&field| (field, seats.iter().filter_map(|&seat| Seat::new(seat)).collect()))
                .collect();
            artist.pixels(&Scene { field_control: Some(field_control), ..Scene::new(&view) })
        };
        let pictures: Vec<Vec<u8>> = (0..6).map(|seat| painted(&[seat]).indices().to_vec()).collect();
        for (seat, picture) in pictures.iter().enumerate() {
            let changed = |on_grass: bool| {
                let pixels = plain.indices().iter().zip(picture).filter(|(before, after)| before != after);
                pixels.filter(|(before, _)| is_grass(**before) == on_grass).count()
            };
            assert!(changed(true) > 500 && changed(false) > 500, "seat {seat}");
            assert!(!pictures[..seat].contains(picture), "seat {seat} looks like another");
        }
        assert_ne!(painted(&[0, 1]).indices(), pictures[0]);
    }
}

//! Draws close-ups of monuments, with the cells of each objective, the reward per cube, and the cubes.

use crate::drawing::named_colour;
use crate::sprites::single::{draw_isolated_tile, draw_tile_frame};
use crate::{
    Art, Artist, Canvas, Detail, Frame, Picture, PictureError, PixelPoint, Pixels, Scale, SpriteCache, SpriteKind,
    THEME,
};
use bergerie_rules::expansions::monuments::{MonumentView, ObjectiveView};
use bergerie_rules::{Pos, Rotation, Seat, ShapeId, View};

/// The side of a cell of the pattern, in pixels.
const CELL_SIDE: i32 = 56;
/// The width and height of a panel. A panel has the pattern of an objective, with the reward and the cubes beside it.
const PANEL_SIZE: (i32, i32) = (CELL_SIDE * 4 + 262, CELL_SIDE * 4 + 36);
const PANEL_PADDING: i32 = 18;
const PANEL_GAP: i32 = 20;
/// The scale of the pieces: the length of one u in pixels.
const PIXELS_PER_U: u32 = 240;
/// The widths of a house and of a wall as rewards, and size of a cube, in pixels.
const HOUSE_WIDTH: u32 = 43;
const WALL_WIDTH: u32 = 67;
const CUBE_SIZE: u32 = 43;
/// The font sizes of numbers, in pixels.
const POINTS_SIZE: u32 = 40;
const COUNT_SIZE: u32 = 30;
/// The maximum number of cubes in a row.
const MAX_CUBES_PER_ROW: usize = 3;

impl Artist {
    /// Draws a close-up of one monument. It shows the four objectives in the order of the cards, numbered from 1. Each
    /// has its filled and wanted cells, its reward per cube, and its cubes.
    pub fn monument(&self, view: &View, monument: &MonumentView) -> Result<Picture, PictureError> {
        let sprites = self.sprites(Scale { side: PIXELS_PER_U, detail: Detail::Fine }, 1);
        let size = |each: i32| (2 * each + 3 * PANEL_GAP) as usize;
        let canvas = Canvas::new(size(PANEL_SIZE.0), size(PANEL_SIZE.1), THEME.table.ground);
        let mut close_up = CloseUp { canvas, artist: self, sprites: &sprites };
        let placed = view.tiles.iter().find(|tile| tile.at == monument.at).map(|tile| (tile.shape, tile.rotation));
        for (number, objective) in (0..).zip(&monument.objectives) {
            let corner = (
                PANEL_GAP + number % 2 * (PANEL_SIZE.0 + PANEL_GAP),
                PANEL_GAP + number / 2 * (PANEL_SIZE.1 + PANEL_GAP),
            );
            close_up.draw_panel(corner, number + 1, objective.is_paid);
            close_up.draw_pattern(corner, view, monument.at, objective, placed);
            close_up.draw_reward(corner, objective);
            close_up.draw_cubes(corner, objective);
        }
        Pixels::new(close_up.canvas).into_picture(self.season)
    }
}

struct CloseUp<'a> {
    canvas: Canvas,
    artist: &'a Artist,
    sprites: &'a SpriteCache,
}

impl CloseUp<'_> {
    fn stamp(&mut self, piece: impl Into<SpriteKind>, (x, y): PixelPoint) {
        let sprite = self.sprites.sprite(piece.into());
        self.canvas.stamp(&sprite, x, y);
    }

    /// Draws the background of a panel with the objective's number, and with a sign if the objective is completed.
    fn draw_panel(&mut self, (x, y): PixelPoint, number: i32, done: bool) {
        let area = Frame { x: (x, x + PANEL_SIZE.0), y: (y, y + PANEL_SIZE.1) };
        draw_tile_frame(&mut self.canvas, area, 3);
        self.canvas.fill_frame(area, THEME.cream);
        let badge = (x + PANEL_SIZE.0 - 34, y + 34);
        self.stamp(SpriteKind::SpotDisc { radius: 24, pale: false }, badge);
        self.stamp(SpriteKind::Text(number.to_string(), COUNT_SIZE, THEME.table.digits), badge);
        if done {
            self.stamp(Art("done").plain(), (badge.0, badge.1 + 56));
        }
    }

    /// Draws the monument and the cells around it. Wanted cells have a frame, and a tick if there is a tile.
    fn draw_pattern(
        &mut self,
        (x, y): PixelPoint,
        view: &View,
        at: Pos,
        objective: &ObjectiveView,
        placed: Option<(ShapeId, Rotation)>,
    ) {
        let corner =
            |column: i32, row: i32| (x + PANEL_PADDING + column * CELL_SIDE, y + PANEL_PADDING + row * CELL_SIDE);
        let area =
            |(x, y): PixelPoint, by: i32| Frame { x: (x + by, x + CELL_SIDE - by), y: (y + by, y + CELL_SIDE - by) };
        let lies = |cell: Pos| view.tiles.iter().any(|tile| tile.cells().any(|(at, _)| at == cell));
        for (column, row) in (0..4).flat_map(|row| (0..4).map(move |column| (column, row))) {
            let cell = Pos::new(at.x + column as i16 - 1, at.y + row as i16 - 1);
            let wanted = objective.cells.iter().find(|(wanted, _)| *wanted == cell);
            let ground = if lies(cell) { THEME.grass.tints[0] } else { named_colour("monument.other") };
            let here = corner(column, row);
            self.canvas.fill_frame(area(here, 2), ground);
            let Some(&(_, filled)) = wanted else { continue };
            let middle = (here.0 + CELL_SIDE / 2, here.1 + CELL_SIDE / 2);
            if filled {
                self.canvas.fill_frame(area(here, 2), THEME.ink);
                self.canvas.fill_frame(area(here, 5), ground);
                self.stamp(Art("done").plain(), middle);
            } else {
                self.canvas.fill_frame(area(here, 2), THEME.ink);
                self.canvas.fill_frame(area(here, 5), named_colour("monument.wanted"));
            }
        }
        if let Some(placed) = placed {
            let sprites = self.artist.sprites(Scale { side: 2 * CELL_SIDE as u32, detail: Detail::Plain }, 1);
            draw_isolated_tile(&mut self.canvas, self.artist, &sprites, placed, corner(1, 1));
        }
    }

    fn draw_reward(&mut self, (x, y): PixelPoint, objective: &ObjectiveView) {
        let (mut left, middle) = (x + 2 * PANEL_PADDING + 4 * CELL_SIDE, y + PANEL_PADDING + 32);
        let reward = objective.reward;
        if reward.points > 0 {
            self.stamp(Art("coin").plain(), (left + 28, middle));
            self.stamp(SpriteKind::Text(reward.points.to_string(), POINTS_SIZE, THEME.ink), (left + 28, middle));
            left += 66;
        }
        // Each piece has its width and the distance from the middle down to its foot.
        let pieces = [
            (reward.bridges, Art("wooden_arch").plain(), 56, 13),
            (reward.houses, Art("house").plain().with_unit(HOUSE_WIDTH), 56, 24),
            (reward.walls, Art("wall").plain().with_unit(WALL_WIDTH), 72, 16),
        ];
        for (count, piece, wide, foot) in pieces {
            for _ in 0..count {
                self.stamp(piece, (left + wide / 2, middle + foot));
                left += wide + 8;
            }
        }
        for n in 0..i32::from(reward.renown) {
            let (column, row) = (n % 2, n / 2);
            let up = if reward.renown > 2 { -20 } else { 0 };
            self.stamp(Art("renown").plain(), (left + 18 + column * 36, middle + up + row * 44));
        }
    }

    /// Draws the cubes of each seat, with their number if the seat has several.
    fn draw_cubes(&mut self, (x, y): PixelPoint, objective: &ObjectiveView) {
        let (left, foot) = (x + 2 * PANEL_PADDING + 4 * CELL_SIDE, y + PANEL_PADDING + 148);
        for (n, &(seat, count)) in objective.cubes.iter().enumerate() {
            let (column, row) = ((n % MAX_CUBES_PER_ROW) as i32, (n / MAX_CUBES_PER_ROW) as i32);
            self.draw_cube(seat, count, (left + 22 + column * 70, foot + row * 68));
        }
    }

    fn draw_cube(&mut self, seat: Seat, count: u8, (x, y): PixelPoint) {
        self.stamp(Art("cube").of(seat).with_unit(CUBE_SIZE), (x, y));
        if count > 1 {
            self.stamp(SpriteKind::Text(count.to_string(), COUNT_SIZE, THEME.ink), (x + 36, y - 14));
        }
    }
}

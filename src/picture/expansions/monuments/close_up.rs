//! Draws close-ups of monuments, with the filled and wanted cells of each objective, the reward per cube, and the
//! cubes.

use crate::drawing::{Art, colour};
use crate::ink::{Canvas, Detail, Frame, Scale, THEME};
use crate::output::{Picture, PictureError, Pixels};
use crate::sprites::artist::Artist;
use crate::sprites::single::{alone, frame};
use crate::sprites::sprite_cache::{SpriteCache, SpriteKind};
use bergerie_rules::expansions::monuments::{MonumentView, ObjectiveView};
use bergerie_rules::{Pos, Rotation, Seat, ShapeId, View};

/// The side of a cell of the pattern, in pixels.
const CELL: i32 = 56;
/// The width and height of a panel. A panel has the pattern of an objective, with the reward and the cubes beside it.
const PANEL: (i32, i32) = (CELL * 4 + 262, CELL * 4 + 36);
const PAD: i32 = 18;
const GAP: i32 = 20;
/// The scale of the pieces: the length of one u in pixels.
const SIDE: u32 = 240;
/// The widths of a house and of a wall as rewards, and size of a cube, in pixels.
const HOUSE: u32 = 43;
const WALL: u32 = 67;
const CUBE: u32 = 43;
/// The font sizes of numbers, in pixels.
const POINTS: u32 = 40;
const COUNT: u32 = 30;
/// The maximum number of cubes in a row.
const COLUMNS: usize = 3;

impl Artist {
    /// Draws a close-up of one monument. It shows the four objectives in the order of the cards, numbered from 1. Each
    /// has its filled and wanted cells, its reward per cube, and its cubes.
    pub fn monument(&self, view: &View, monument: &MonumentView) -> Result<Picture, PictureError> {
        let sprites = self.sprites(Scale { side: SIDE, detail: Detail::Fine }, 1);
        let size = |each: i32| (2 * each + 3 * GAP) as usize;
        let canvas = Canvas::new(size(PANEL.0), size(PANEL.1), THEME.table.ground);
        let mut close_up = CloseUp { canvas, artist: self, sprites: &sprites };
        let placed = view.tiles.iter().find(|tile| tile.at == monument.at).map(|tile| (tile.shape, tile.rotation));
        for (number, objective) in (0..).zip(&monument.objectives) {
            let corner = (GAP + number % 2 * (PANEL.0 + GAP), GAP + number / 2 * (PANEL.1 + GAP));
            close_up.draw_panel(corner, number + 1, objective.is_paid);
            close_up.draw_pattern(corner, view, monument.at, objective, placed);
            close_up.draw_reward(corner, objective);
            close_up.draw_cubes(corner, objective);
        }
        Pixels::new(close_up.canvas).picture(self.season)
    }
}

struct CloseUp<'a> {
    canvas: Canvas,
    artist: &'a Artist,
    sprites: &'a SpriteCache,
}

impl CloseUp<'_> {
    fn put(&mut self, piece: impl Into<SpriteKind>, (x, y): (i32, i32)) {
        let sprite = self.sprites.piece(piece.into());
        self.canvas.stamp(&sprite, x, y);
    }

    /// Draws the background of a panel with the objective's number, and with a sign if the objective is completed.
    fn draw_panel(&mut self, (x, y): (i32, i32), number: i32, done: bool) {
        let area = Frame { x: (x, x + PANEL.0), y: (y, y + PANEL.1) };
        frame(&mut self.canvas, area, 3);
        self.canvas.fill(area, THEME.cream);
        let badge = (x + PANEL.0 - 34, y + 34);
        self.put(SpriteKind::SpotDisc { radius: 24, pale: false }, badge);
        self.put(SpriteKind::Text(number.to_string(), COUNT, THEME.table.digits), badge);
        if done {
            self.put(Art("done").plain(), (badge.0, badge.1 + 56));
        }
    }

    /// Draws the monument and the cells around it. Wanted cells have a frame, and a tick if there is a tile.
    fn draw_pattern(
        &mut self,
        (x, y): (i32, i32),
        view: &View,
        at: Pos,
        objective: &ObjectiveView,
        placed: Option<(ShapeId, Rotation)>,
    ) {
        let corner = |column: i32, row: i32| (x + PAD + column * CELL, y + PAD + row * CELL);
        let area = |(x, y): (i32, i32), by: i32| Frame { x: (x + by, x + CELL - by), y: (y + by, y + CELL - by) };
        let lies = |cell: Pos| view.tiles.iter().any(|tile| tile.cells().any(|(at, _)| at == cell));
        for (column, row) in (0..4).flat_map(|row| (0..4).map(move |column| (column, row))) {
            let cell = Pos::new(at.x + column as i16 - 1, at.y + row as i16 - 1);
            let wanted = objective.cells.iter().find(|(wanted, _)| *wanted == cell);
            let ground = if lies(cell) { THEME.grass.tints[0] } else { colour("monument.other") };
            let here = corner(column, row);
            self.canvas.fill(area(here, 2), ground);
            let Some(&(_, filled)) = wanted else { continue };
            let middle = (here.0 + CELL / 2, here.1 + CELL / 2);
            if filled {
                self.canvas.fill(area(here, 2), THEME.ink);
                self.canvas.fill(area(here, 5), ground);
                self.put(Art("done").plain(), middle);
            } else {
                self.canvas.fill(area(here, 2), THEME.ink);
                self.canvas.fill(area(here, 5), colour("monument.wanted"));
            }
        }
        if let Some(placed) = placed {
            let sprites = self.artist.sprites(Scale { side: 2 * CELL as u32, detail: Detail::Plain }, 1);
            alone(&mut self.canvas, self.artist, &sprites, placed, corner(1, 1));
        }
    }

    /// Draws the reward of each cube.
    fn draw_reward(&mut self, (x, y): (i32, i32), objective: &ObjectiveView) {
        let (mut left, middle) = (x + 2 * PAD + 4 * CELL, y + PAD + 32);
        let reward = objective.reward;
        if reward.points > 0 {
            self.put(Art("coin").plain(), (left + 28, middle));
            self.put(SpriteKind::Text(reward.points.to_string(), POINTS, THEME.ink), (left + 28, middle));
            left += 66;
        }
        // Each piece has its width and the distance from the middle down to its foot.
        let pieces = [
            (reward.bridges, Art("wooden_arch").plain(), 56, 13),
            (reward.houses, Art("house").plain().sized(HOUSE), 56, 24),
            (reward.walls, Art("wall").plain().sized(WALL), 72, 16),
        ];
        for (count, piece, wide, foot) in pieces {
            for _ in 0..count {
                self.put(piece, (left + wide / 2, middle + foot));
                left += wide + 8;
            }
        }
        for n in 0..i32::from(reward.renown) {
            let (column, row) = (n % 2, n / 2);
            let up = if reward.renown > 2 { -20 } else { 0 };
            self.put(Art("renown").plain(), (left + 18 + column * 36, middle + up + row * 44));
        }
    }

    /// Draws the cubes of each seat, with their number if the seat has several.
    fn draw_cubes(&mut self, (x, y): (i32, i32), objective: &ObjectiveView) {
        let (left, foot) = (x + 2 * PAD + 4 * CELL, y + PAD + 148);
        for (n, &(seat, count)) in objective.cubes.iter().enumerate() {
            let (column, row) = ((n % COLUMNS) as i32, (n / COLUMNS) as i32);
            self.draw_cube(seat, count, (left + 22 + column * 70, foot + row * 68));
        }
    }

    fn draw_cube(&mut self, seat: Seat, count: u8, (x, y): (i32, i32)) {
        self.put(Art("cube").of(seat).sized(CUBE), (x, y));
        if count > 1 {
            self.put(SpriteKind::Text(count.to_string(), COUNT, THEME.ink), (x + 36, y - 14));
        }
    }
}

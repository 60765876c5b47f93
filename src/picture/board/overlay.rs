//! Draws the overlays on the board: legal spots, the tile that is being tried out, rings and letters.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use crate::pieces::markers;
use crate::{
    Artist, BoardPlace, Composer, PixelPoint, PositionedFigure, PreviewTile, Pt, Scene, SpriteKind, THEME, middle_of,
    pt,
};
use bergerie_rules::{Crossing, Pos, ShapeId, Side, Site};

/// The space that a letter on a disc needs in a picture with large tiles, in cells.
const LETTER_ROOM: f32 = markers::LETTER_DISC_RADIUS * 1.14;

/// The minimum size of letters, as a multiple of that of other texts. A player searches the picture for a letter, and a phone shows the
/// picture beside the author's portrait, so its disc has 13 pixels there.
const MIN_LETTER_SCALE: f32 = 1.5;

/// The position of a letter from that of the figure beside it, in cells.
const BESIDE_FIGURE: Pt = pt(0.15, 0.04);

/// Returns the number of cells along each side of the preview.
fn cells_per_side(preview: &PreviewTile) -> u8 {
    if preview.shape.is_large() { 2 } else { 1 }
}

impl Artist {
    /// Returns the middles of choices on the board of a scene, in cells from the north-west corner of the start cell. Segments of the same
    /// tile are as far apart as their letters.
    pub fn choice_points(&self, scene: &Scene<'_>, choices: &[BoardPlace]) -> Vec<(f32, f32)> {
        let mut on_tiles: BTreeMap<Pos, Vec<Pt>> = BTreeMap::new();
        for choice in choices {
            if let BoardPlace::Segment(cell, segment) = *choice {
                on_tiles.entry(cell).or_default().push(self.figure_point(scene, cell, segment));
            }
        }
        on_tiles.values_mut().for_each(|places| markers::spread_apart(places, LETTER_ROOM, 1));
        let mut next: BTreeMap<Pos, _> =
            on_tiles.into_iter().map(|(cell, places)| (cell, places.into_iter())).collect();
        let point = |choice: &BoardPlace| {
            let (cell, Pt { x, y }) = match *choice {
                BoardPlace::Segment(cell, _) => {
                    (cell, next.get_mut(&cell).and_then(Iterator::next).unwrap_or(Pt::MIDDLE))
                }
                BoardPlace::Site(Site::Tile(at) | Site::Over(Crossing { at, .. })) => (at, Pt::MIDDLE),
                BoardPlace::Site(Site::Corner(at)) => (at, pt(0.0, 0.0)),
                BoardPlace::Site(Site::Border(border)) => (border.at, middle_of(border.side)),
            };
            (f32::from(cell.x) + x, f32::from(cell.y) + y)
        };
        choices.iter().map(point).collect()
    }

    /// Returns the position of a figure on a segment of the tile on a cell, which may be the preview, from the corner of the cell.
    fn figure_point(&self, scene: &Scene<'_>, at: Pos, segment: u8) -> Pt {
        let tile = scene.view.tiles.iter().find(|tile| tile.cells().any(|(cell, _)| cell == at));
        let placed = tile.map(|tile| (tile.rotation, tile.cells().collect::<Vec<_>>()));
        let preview = || scene.preview.as_ref().map(|preview| (preview.rotation, preview.cells().collect()));
        let Some((rotation, cells)) = placed.or_else(preview) else { return Pt::MIDDLE };
        let shows = |part: &ShapeId| part.get().segment(segment).is_some_and(|s| !s.cells.is_empty());
        let part = cells.iter().find(|(_, part)| shows(part)).or(cells.iter().find(|(cell, _)| *cell == at));
        let point = part.and_then(|&(cell, part)| {
            let point = *self.plan(part, rotation).figure_points.get(usize::from(segment))?;
            Some(point + pt(f32::from(cell.x) - f32::from(at.x), f32::from(cell.y) - f32::from(at.y)))
        });
        point.unwrap_or(Pt::MIDDLE)
    }
}

impl Composer<'_> {
    /// Draws cards on the cells where the tile in hand may be placed.
    pub fn draw_spots(&mut self) {
        let cards: BTreeSet<Pos> = self.scene.spots.iter().flat_map(|&spot| self.scene.covered_cells(spot)).collect();
        let preview_cells = self.preview_cells();
        for &cell in cards.iter().filter(|cell| !preview_cells.contains(cell)) {
            self.stamp(SpriteKind::Spot, self.layout.cell_corner(cell));
        }
    }

    /// Draws the numbers of the spots. Those of a large tile overlap, so each is on a plate where its cells meet.
    pub fn draw_spot_numbers(&mut self) {
        let size = (markers::SPOT_NUMBER_SIZE * self.tile_side() as f32).max(self.min_font_size());
        let is_large = self.scene.hand_is_large();
        for (number, cell) in self.numbered_spots() {
            let middle = self.cell_pixel(cell, if is_large { pt(1.0, 1.0) } else { Pt::MIDDLE });
            if is_large {
                self.stamp(SpriteKind::SpotBlock((size * markers::SPOT_DISC_RADIUS).round() as u32), middle);
            }
            self.draw_spot_number((number, cell), size, middle);
        }
    }

    /// Returns the spots whose numbers are drawn, with their numbers.
    fn numbered_spots(&self) -> Vec<(usize, Pos)> {
        let preview_cells = self.preview_cells();
        // A number in the margins would collide with the coordinates.
        let is_within = |spot: Pos| self.scene.covered_cells(spot).all(|at| self.layout.window.contains(at));
        let is_shown = |&(_, spot): &(usize, Pos)| is_within(spot) && !preview_cells.contains(&spot);
        (1..).zip(self.scene.spots.iter().copied()).filter(is_shown).collect()
    }

    fn preview_cells(&self) -> Vec<Pos> {
        self.scene.preview.iter().flat_map(PreviewTile::cells).map(|(at, _)| at).collect()
    }

    fn draw_spot_number(&mut self, (number, spot): (usize, Pos), size: f32, middle: PixelPoint) {
        let pale = self.scene.costly.contains(&spot);
        self.stamp(SpriteKind::SpotDisc { radius: (size * markers::SPOT_DISC_RADIUS).round() as u32, pale }, middle);
        let number = number.to_string();
        let size = if number.len() > 2 { size * 0.8 } else { size };
        let colour = if pale { THEME.table.disc } else { THEME.table.digits };
        self.stamp(SpriteKind::Text(number, size.round() as u32, colour), middle);
    }

    /// Draws a border around the cells of the features that have just scored.
    pub fn draw_scored_border(&mut self) {
        let cells: HashSet<Pos> = self.scene.highlight.iter().copied().collect();
        let mut sides: Vec<(Pos, bool)> = Vec::new();
        for &cell in &cells {
            for side in Side::ALL.into_iter().filter(|s| !cells.contains(&cell.step(*s))) {
                let start = if matches!(side, Side::N | Side::W) { cell } else { cell.step(side) };
                sides.push((start, matches!(side, Side::E | Side::W)));
            }
        }
        sides.sort();
        for (start, along_y) in sides {
            self.stamp(SpriteKind::ScoredSide { along_y }, self.layout.cell_corner(start));
        }
    }

    /// Draws rings on the last tile and on other recent tiles.
    pub fn draw_last_rings(&mut self) {
        let rings = self.scene.changed.iter().copied().chain(self.scene.last);
        for (cell, seat) in rings {
            let tile = self.scene.view.tiles.iter().find(|tile| tile.at == cell);
            let cells = if tile.is_some_and(|tile| tile.shape.is_large()) { 2 } else { 1 };
            self.stamp(SpriteKind::Last { seat, cells }, self.layout.cell_corner(cell));
        }
    }

    /// Draws a frame around the tile that is being tried out, and lightens the tile.
    pub fn draw_preview(&mut self) {
        let Some(preview) = &self.scene.preview else { return };
        for (at, _) in preview.cells() {
            self.canvas.blend_over(self.cell_frame(at), THEME.table.card.with_alpha(0.22));
        }
        self.stamp(SpriteKind::PreviewFrame { cells: cells_per_side(preview) }, self.layout.cell_corner(preview.at));
    }

    /// Draws letters where a figure may be placed on the preview, and then on all other choices.
    pub fn draw_letters(&mut self) {
        let least = self.min_font_size() * MIN_LETTER_SCALE;
        let size = (markers::LETTER_SIZE * self.tile_side() as f32).max(least).round();
        let radius = size * markers::LETTER_DISC_RADIUS / markers::LETTER_SIZE;
        let places = self.preview_letter_middles(radius).into_iter().chain(self.choice_letter_middles(radius));
        let places: Vec<PixelPoint> = places.collect();
        let preview = self.scene.preview.as_ref();
        let taken = preview.and_then(|preview| preview.places.iter().position(|&place| Some(place) == preview.taken));
        for (number, (letter, at)) in ('A'..='Z').zip(places).enumerate() {
            if Some(number) == taken {
                continue;
            }
            self.stamp(SpriteKind::LetterDisc(radius.round() as u32), at);
            self.stamp(SpriteKind::Text(letter.to_string(), size as u32, THEME.table.digits), at);
        }
    }

    /// Returns the space that a letter on a disc needs, in u. `radius` is the radius of the disc in pixels.
    fn letter_room(&self, radius: f32) -> f32 {
        radius / self.tile_side() as f32 * 1.14
    }

    /// Returns the middles of the letters on the preview, in pixels.
    fn preview_letter_middles(&self, radius: f32) -> Vec<PixelPoint> {
        let Some(preview) = &self.scene.preview else { return Vec::new() };
        let mut places: Vec<Pt> =
            preview.places.iter().map(|&s| self.figure_point_on_preview(preview, s).unwrap_or(Pt::MIDDLE)).collect();
        markers::spread_apart(&mut places, self.letter_room(radius), cells_per_side(preview));
        places.into_iter().map(|place| self.cell_pixel(preview.at, place)).collect()
    }

    /// Returns the middles of the letters on all other choices, in pixels. Letters on the same tile are moved apart.
    fn choice_letter_middles(&self, radius: f32) -> Vec<PixelPoint> {
        let choices = &self.scene.choices;
        let mut on_tiles: BTreeMap<Pos, Vec<Pt>> = BTreeMap::new();
        for choice in choices {
            if let BoardPlace::Segment(cell, segment) = *choice {
                on_tiles.entry(cell).or_default().push(self.letter_point_on_tile(cell, segment));
            }
        }
        on_tiles.values_mut().for_each(|places| markers::spread_apart(places, self.letter_room(radius), 1));
        let mut next =
            on_tiles.into_iter().map(|(cell, places)| (cell, places.into_iter())).collect::<BTreeMap<_, _>>();
        let middle = |choice: &BoardPlace| match *choice {
            BoardPlace::Segment(cell, _) => {
                self.cell_pixel(cell, next.get_mut(&cell).and_then(Iterator::next).unwrap_or(Pt::MIDDLE))
            }
            // In the corner, the letter hides no piece on the tile.
            BoardPlace::Site(Site::Tile(at)) => {
                let corner = self.letter_room(radius).min(0.5);
                self.cell_pixel(at, pt(corner, corner))
            }
            BoardPlace::Site(site) => self.site_pixel(site),
        };
        choices.iter().map(middle).collect()
    }

    /// Returns the point of a letter on a segment: where a figure would be, or beside the last figure there.
    fn letter_point_on_tile(&self, cell: Pos, segment: u8) -> Pt {
        let is_here = |own: &&PositionedFigure<'_>| own.figure.at == cell && own.figure.segment == segment;
        match self.positioned_figures.iter().rev().find(is_here) {
            Some(own) => own.at + BESIDE_FIGURE,
            None => self.figure_point_on_tile(cell, segment),
        }
    }

    fn figure_point_on_tile(&self, cell: Pos, segment: u8) -> Pt {
        let place = self.tile(cell).and_then(|tile| tile.plan.figure_points.get(usize::from(segment)));
        place.copied().unwrap_or(Pt::MIDDLE)
    }

    /// Returns the position of a figure on a segment of the preview, if it has that, from the preview's corner.
    fn figure_point_on_preview(&self, preview: &PreviewTile, segment: u8) -> Option<Pt> {
        let shows = |part: &ShapeId| part.get().segment(segment).is_some_and(|s| !s.cells.is_empty());
        let (cell, _) = preview.cells().find(|(_, part)| shows(part)).unwrap_or((preview.at, preview.shape));
        let place = *self.tile(cell)?.plan.figure_points.get(usize::from(segment))?;
        Some(place + pt(f32::from(cell.x) - f32::from(preview.at.x), f32::from(cell.y) - f32::from(preview.at.y)))
    }
}

#[cfg(test)]
mod tests {
    use crate::board::composer::laid_out_composer;
    use crate::board::layout::MAX_LENGTH;
    use crate::ink::Pt;
    use crate::tests::Board;
    use crate::{Artist, Crop, Legend, Scene};
    use bergerie_rules::{
        Figure, FigureView, HeldFigure, Holder, Piece, PlacedPiece, Pos, Rotation, Seat, ShapeId, Side, Site, View,
    };

    #[test]
    fn no_figure_hides_the_number_to_the_north_of_it() {
        let mut board = Board::default();
        // The figure's head reaches over the side with the city.
        board.put(Pos::START, ShapeId::named("BA/CRr").unwrap(), Rotation::R0);
        let (artist, mut view) = (Artist::new(), board.view());
        let alone = disc(&artist, &view);
        let seat = Seat::new(5).unwrap();
        view.figures.push(FigureView { at: Pos::START, segment: 1, figure: Figure::LargeMeeple, seat });
        assert!(alone == disc(&artist, &view), "the number is hidden");
    }

    #[test]
    fn no_meeple_on_a_tower_hides_the_number_to_the_north_of_it() {
        let mut board = Board::default();
        board.put(Pos::START, ShapeId::named("TO/RRRR.1").unwrap(), Rotation::R0);
        let (artist, mut view) = (Artist::new(), board.view());
        let alone = disc(&artist, &view);
        let site = Site::Tile(Pos::START);
        view.pieces = vec![PlacedPiece { piece: Piece::Floor, owner: None, site }; 4];
        let by = Holder::Piece(Piece::Floor, site);
        view.held = vec![HeldFigure { figure: Figure::LargeMeeple, seat: Seat::new(5).unwrap(), by }];
        assert!(alone == disc(&artist, &view), "the number is hidden");
    }

    #[test]
    fn no_number_of_a_large_tile_s_spot_is_in_the_margin() {
        let (artist, view) = (Artist::new(), Board::default().view());
        let hand = Some((ShapeId::named("MO/1").unwrap(), Rotation::R0));
        let numbered = |hand| {
            let spots = vec![Pos::new(1, 0), Pos::new(2, 0)];
            let crop = Crop::Exactly(Pos::START, Pos::new(2, 2));
            let scene = Scene { spots, legend: Some(Legend { awaited: None, hand }), crop, ..Scene::new(&view) };
            laid_out_composer(&artist, &scene, MAX_LENGTH).numbered_spots()
        };
        assert_eq!(numbered(None), [(1, Pos::new(1, 0)), (2, Pos::new(2, 0))]);
        assert_eq!(numbered(hand), [(1, Pos::new(1, 0))]);
    }

    /// Draws a tile in a large picture, where figures are largest, with the number of the spot to the north of the tile.
    /// Returns the pixels of the number's disc.
    fn disc(artist: &Artist, view: &View) -> Vec<u8> {
        let spot = Pos::START.step(Side::N);
        let crop = Crop::Exactly(Pos::new(-8, -8), Pos::new(8, 8));
        let scene = Scene { spots: vec![spot], crop, ..Scene::new(view) };
        let composer = laid_out_composer(artist, &scene, MAX_LENGTH);
        let (x, y) = composer.cell_pixel(spot, Pt::MIDDLE);
        let reach = composer.tile_side() / 4;
        let width = composer.layout.width as i32;
        let pixels = artist.pixels(&scene);
        let inside = (-reach..=reach).flat_map(|dy| (-reach..=reach).map(move |dx| (dx, dy)));
        let inside = inside.filter(|(dx, dy)| dx * dx + dy * dy <= reach * reach);
        inside.map(|(dx, dy)| pixels.indices()[((y + dy) * width + x + dx) as usize]).collect()
    }
}

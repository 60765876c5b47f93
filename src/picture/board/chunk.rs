//! The board in square chunks, which a user interface puts together at any zoom.
//!
//! A chunk without changes has the same pixels after the next move, so it need not be sent again. Regions of many chunks, with small
//! tiles, show the whole board in a few pictures.

use std::collections::BTreeSet;

use super::crop;
use super::layers::draw_layers;
use crate::{Artist, Canvas, Composer, PictureLayout, Pixels, Rgb, Scene, Season, THEME, Window};
use bergerie_rules::Pos;

/// A square part of the board, by its position in the grid of all chunks. The chunk (0, 0) has the start tile in its
/// north-west corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Chunk {
    pub x: i16,
    pub y: i16,
}

/// A square of chunks, by its position in the grid of all regions. Like those of chunks, this grid begins at the start tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Region {
    pub x: i16,
    pub y: i16,
}

impl Region {
    /// The side of a region, in chunks.
    pub const SIDE: i16 = 4;

    /// The side of a tile in the picture of a region, in pixels.
    pub const TILE_SIDE: u32 = 32;

    fn window(self) -> Window {
        let (x, y) = (self.x.saturating_mul(Region::SIDE), self.y.saturating_mul(Region::SIDE));
        let last = Chunk { x: x.saturating_add(Region::SIDE - 1), y: y.saturating_add(Region::SIDE - 1) };
        Window { from: Chunk { x, y }.window().from, to: last.window().to }
    }
}

/// The size in which chunks are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChunkScale {
    /// For a view of the whole board.
    Small,
    /// For a view of a few tiles.
    Large,
}

impl ChunkScale {
    /// Returns the side of a tile, in pixels. Pictures of the table have tiles of the same sides, so their sprites are
    /// shared.
    pub const fn tile_side(self) -> u32 {
        match self {
            ChunkScale::Small => 64,
            ChunkScale::Large => 127,
        }
    }
}

impl Chunk {
    /// The side of a chunk, in cells.
    pub const SIDE: i16 = 4;

    /// Returns the chunk that contains a cell.
    pub const fn around(cell: Pos) -> Chunk {
        Chunk { x: cell.x.div_euclid(Chunk::SIDE), y: cell.y.div_euclid(Chunk::SIDE) }
    }

    /// Returns the region of the chunk.
    pub const fn region(self) -> Region {
        Region { x: self.x.div_euclid(Region::SIDE), y: self.y.div_euclid(Region::SIDE) }
    }

    /// Returns all chunks in which something is drawn, in order.
    pub fn all(scene: &Scene<'_>) -> BTreeSet<Chunk> {
        // Shadows, houses and pieces reach into the cells around a tile.
        let cells = crop::occupied_cells(scene).flat_map(|at| {
            let Window { from, to } = Window::around([at]).extended_by(1);
            [from, to, Pos::new(from.x, to.y), Pos::new(to.x, from.y)]
        });
        cells.map(Chunk::around).collect()
    }

    fn window(self) -> Window {
        let first = |index: i16| index.saturating_mul(Chunk::SIDE);
        let last = |index: i16| first(index).saturating_add(Chunk::SIDE - 1);
        Window { from: Pos::new(first(self.x), first(self.y)), to: Pos::new(last(self.x), last(self.y)) }
    }
}

impl Season {
    /// Returns red, green and blue of the table around the board.
    pub fn ground(self) -> [u8; 3] {
        let pixel = Canvas::new(1, 1, THEME.table.ground).indices.first().copied().unwrap_or_default();
        let Rgb(red, green, blue) = self.colours().get(usize::from(pixel)).copied().unwrap_or(THEME.table.ground);
        [red, green, blue]
    }
}

impl Artist {
    /// Draws a chunk of the board of a scene, without legend. Neighbouring chunks fit together without a seam.
    pub fn chunk(&self, scene: &Scene<'_>, chunk: Chunk, scale: ChunkScale) -> Pixels {
        draw_window(self, scene, chunk.window(), scale.tile_side())
    }

    /// Draws a region of the board of a scene, without legend.
    pub fn region(&self, scene: &Scene<'_>, region: Region) -> Pixels {
        draw_window(self, scene, region.window(), Region::TILE_SIDE)
    }
}

/// Returns the rows of a chunk in the pixels of its region.
pub fn chunk_rows(region: &Pixels, chunk: Chunk) -> impl Iterator<Item = &[u8]> {
    let side = (Chunk::SIDE as u32 * Region::TILE_SIDE) as usize;
    let [column, row] = [chunk.x, chunk.y].map(|index| index.rem_euclid(Region::SIDE) as usize);
    let width = side * Region::SIDE as usize;
    let rows = region.indices().chunks_exact(width).skip(row * side).take(side);
    rows.filter_map(move |pixels| pixels.get(column * side..(column + 1) * side))
}

fn draw_window(artist: &Artist, scene: &Scene<'_>, window: Window, tile_side: u32) -> Pixels {
    let layout = PictureLayout::without_margins(window, tile_side);
    draw_layers(Composer::new(artist, scene, layout, None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::town;
    use bergerie_rules::{Seat, View};

    #[test]
    fn chunks_are_the_parts_of_one_picture() {
        let artist = Artist::new();
        for seed in 1..4 {
            check_parts(&artist, &town(seed, 60, (9, 8)).1);
        }
    }

    fn check_parts(artist: &Artist, view: &View) {
        let last = view.tiles.last().map(|tile| (tile.at, Seat::FIRST));
        let scene = Scene { last, highlight: view.tiles.iter().map(|t| t.at).take(9).collect(), ..Scene::new(view) };
        for scale in [ChunkScale::Small, ChunkScale::Large] {
            let chunks = Chunk::all(&scene);
            let corners = chunks.iter().flat_map(|chunk| [chunk.window().from, chunk.window().to]);
            let window = Window::around(corners);
            let whole = draw_window(artist, &scene, window, scale.tile_side());
            let (width, side) = (whole.size().0 as usize, scale.tile_side() as usize);
            for y in Chunk::around(window.from).y..=Chunk::around(window.to).y {
                for x in Chunk::around(window.from).x..=Chunk::around(window.to).x {
                    let chunk = Chunk { x, y };
                    let part = artist.chunk(&scene, chunk, scale);
                    let offset = |v: i16, from: i16| (v - from) as usize * side;
                    let (left, top) =
                        (offset(chunk.window().from.x, window.from.x), offset(chunk.window().from.y, window.from.y));
                    let wide = part.size().0 as usize;
                    let same = part.indices().chunks(wide).enumerate().all(|(row, pixels)| {
                        let start = (top + row) * width + left;
                        &whole.indices()[start..start + wide] == pixels
                    });
                    assert!(same, "{chunk:?} {scale:?}");
                    let is_empty = part.indices().iter().all(|pixel| *pixel == whole.indices()[0]);
                    assert!(chunks.contains(&chunk) || is_empty, "{chunk:?} is not listed");
                }
            }
        }
    }

    #[test]
    fn only_chunks_near_a_move_change() {
        let artist = Artist::new();
        let (_, after) = town(3, 60, (14, 12));
        let mut before = after.clone();
        let placed = before.tiles.pop().unwrap();
        before.figures.retain(|figure| figure.at != placed.at);
        let (before, after) = (Scene::new(&before), Scene::new(&after));
        let near = Window::around([placed.at]).extended_by(2);
        let near: BTreeSet<Chunk> =
            [near.from, near.to, Pos::new(near.from.x, near.to.y), Pos::new(near.to.x, near.from.y)]
                .into_iter()
                .map(Chunk::around)
                .collect();
        let drawn = |scene, chunk| artist.chunk(scene, chunk, ChunkScale::Small).indices().to_vec();
        let changed: BTreeSet<Chunk> =
            Chunk::all(&after).into_iter().filter(|&chunk| drawn(&before, chunk) != drawn(&after, chunk)).collect();
        assert!(changed.contains(&Chunk::around(placed.at)) && changed.is_subset(&near), "{changed:?}");
    }

    #[test]
    fn a_change_of_a_chunk_is_visible_in_its_region() {
        let artist = Artist::new();
        let (_, after) = town(5, 60, (14, 12));
        let mut before = after.clone();
        before.figures.pop().unwrap();
        let (before, after) = (Scene::new(&before), Scene::new(&after));
        let mut changed = 0;
        for chunk in Chunk::all(&after) {
            let chunks =
                [&before, &after].map(|scene| artist.chunk(scene, chunk, ChunkScale::Small).indices().to_vec());
            let regions = [&before, &after].map(|scene| artist.region(scene, chunk.region()));
            let rows = regions.each_ref().map(|region| chunk_rows(region, chunk).collect::<Vec<_>>().concat());
            assert_eq!(rows[0].len(), 128 * 128);
            assert_eq!(chunks[0] == chunks[1], rows[0] == rows[1], "{chunk:?}");
            changed += usize::from(rows[0] != rows[1]);
        }
        assert!((1..5).contains(&changed), "{changed}");
    }
}

//! The layers of a picture of the table, from the grass to the legend.

use super::composer::{Composer, composer};
use super::layout;
use crate::expansions;
use crate::output::{Picture, PictureError, Pixels};
use crate::scene::Scene;
use crate::sprites::artist::Artist;

/// A layer in which expansions draw on the board, directly above a layer of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// The ground, tile by tile.
    Ground,
    /// Above houses and towers across borders: structures over tiles.
    OverTiles,
    /// Above `OverTiles`: structures between tiles.
    Borders,
    /// Above `Borders`: cards with the pieces on them, markers on tiles and corners.
    Cards,
    /// Above figures: numbers.
    Numbers,
    /// Above the fading of cells out of focus: marks on the board as a whole.
    Board,
}

/// A layer of the core, or one in which all expansions draw.
enum Stage<'a> {
    Core(fn(&mut Composer<'a>)),
    Expansions(Layer),
}

/// Returns all layers, from the lowest. A new thing on the board is another line here, or a hook.
const fn layers<'a>() -> [Stage<'a>; 22] {
    use Stage::{Core, Expansions};
    [
        Core(Composer::shadows),
        Core(Composer::ground),
        // Only grass is recoloured, so this comes before anything covers it.
        Core(Composer::lens),
        Expansions(Layer::Ground),
        Core(Composer::outer_edge),
        // Above all tiles, since these reach across borders.
        Core(Composer::across_borders),
        Expansions(Layer::OverTiles),
        Expansions(Layer::Borders),
        Expansions(Layer::Cards),
        Core(Composer::spots),
        // Rings are below figures, which matter more.
        Core(Composer::scored),
        Core(Composer::last),
        Core(Composer::ghost),
        Core(Composer::figures),
        // A figure on the tile south of a spot may reach into the spot, but must not hide its number.
        Core(Composer::spot_numbers),
        Expansions(Layer::Numbers),
        // Letters are choices, so nothing may hide them.
        Core(Composer::letters),
        // Fades all cells out of focus with their figures and pieces.
        Core(Composer::focus),
        Expansions(Layer::Board),
        // Last, the parts of the picture that are not on the table.
        Core(Composer::fade_margins),
        Core(Composer::margins),
        Core(Composer::legend),
    ]
}

/// Draws all layers of a picture.
pub fn draw(mut composer: Composer<'_>) -> Pixels {
    for stage in layers() {
        match stage {
            Stage::Core(layer) => layer(&mut composer),
            Stage::Expansions(layer) => {
                let hooked = expansions::all().flat_map(|hooks| hooks.layers).filter(|(own, _)| *own == layer);
                hooked.for_each(|(_, draw)| draw(&mut composer));
            }
        }
    }
    let extent = composer.layout.extent(composer.scene);
    Pixels::of_table(composer.canvas, extent)
}

impl Artist {
    /// Draws the table. If the PNG is too long, which is unlikely, a smaller picture is tried.
    pub fn table(&self, scene: &Scene<'_>) -> Result<Picture, PictureError> {
        for longest in [layout::LONGEST, layout::LONGEST * 3 / 4, layout::LONGEST / 2, layout::LONGEST / 4] {
            let picture = draw(composer(self, scene, longest)).picture(self.season)?;
            if picture.png.len() <= Picture::MOST_BYTES {
                return Ok(picture);
            }
        }
        Err(PictureError::TooLarge)
    }

    /// Returns the pixels of [`Artist::table`] before encoding.
    pub fn pixels(&self, scene: &Scene<'_>) -> Pixels {
        draw(composer(self, scene, layout::LONGEST))
    }
}

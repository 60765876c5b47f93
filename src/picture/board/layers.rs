//! The layers of a picture of the table: what is laid over what, from the grass up to the legend.

use super::composer::{Composer, composer};
use super::layout;
use crate::expansions;
use crate::output::{Picture, PictureError, Pixels};
use crate::scene::Scene;
use crate::studio::artist::Artist;

/// Where expansions draw on the board: right above this layer of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// The ground, tile by tile.
    Ground,
    /// Above houses and towers across borders: what is built over tiles.
    OverTiles,
    /// Above that: what is built between tiles.
    Borders,
    /// Above that: cards and what lies on them, markers on tiles and corners.
    Cards,
    /// Above figures: numbers that must be read.
    Numbers,
    /// Above what is not in focus: what concerns the board as a whole.
    Board,
}

/// A layer: one of the core's own, or what all expansions draw in one of theirs.
enum Stage<'a> {
    Core(fn(&mut Composer<'a>)),
    Expansions(Layer),
}

/// All layers, from below. A new thing on the board is one more line here, or a hook.
const fn layers<'a>() -> [Stage<'a>; 22] {
    use Stage::{Core, Expansions};
    [
        Core(Composer::shadows),
        Core(Composer::ground),
        // Only grass is painted over, so before anything else comes to lie on it.
        Core(Composer::lens),
        Expansions(Layer::Ground),
        Core(Composer::outer_edge),
        // Over all tiles, since they reach across borders.
        Core(Composer::across_borders),
        Expansions(Layer::OverTiles),
        Expansions(Layer::Borders),
        Expansions(Layer::Cards),
        Core(Composer::spots),
        // Rings lie below figures: who stands there matters more.
        Core(Composer::scored),
        Core(Composer::last),
        Core(Composer::ghost),
        Core(Composer::figures),
        // A figure on the tile to the south of a spot may reach into it, but must not hide its number.
        Core(Composer::spot_numbers),
        Expansions(Layer::Numbers),
        // Letters are there to be chosen, so nothing may hide them.
        Core(Composer::letters),
        // What the picture is not about steps back, with all that stands there.
        Core(Composer::focus),
        Expansions(Layer::Board),
        // Last, what belongs to the picture and not to the table.
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
    /// The table as a picture: smaller, in the unlikely case that its PNG gets too long.
    ///
    /// # Errors
    ///
    /// [`PictureError`]; no view of a game is known to cause one.
    pub fn table(&self, scene: &Scene<'_>) -> Result<Picture, PictureError> {
        for longest in [layout::LONGEST, layout::LONGEST * 3 / 4, layout::LONGEST / 2, layout::LONGEST / 4] {
            let picture = draw(composer(self, scene, longest)).picture(self.season)?;
            if picture.png.len() <= Picture::MOST_BYTES {
                return Ok(picture);
            }
        }
        Err(PictureError::TooLarge)
    }

    /// The pixels of [`Artist::table`] before they are encoded.
    pub fn pixels(&self, scene: &Scene<'_>) -> Pixels {
        draw(composer(self, scene, layout::LONGEST))
    }
}

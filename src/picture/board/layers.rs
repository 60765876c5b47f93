//! The order of the layers in a picture of the table, from the grass to the legend.

use super::composer::laid_out_composer;
use super::layout;
use crate::{Artist, Composer, LegendContent, Picture, PictureError, PictureLayout, Pixels, Scene, expansions};

/// A layer in which expansions draw on the board, directly above a layer of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Directly above the ground.
    Ground,
    /// Above the houses and towers across borders. For structures over tiles, such as bridges.
    OverTiles,
    /// Above [`Layer::OverTiles`]. For structures between tiles.
    Borders,
    /// Above [`Layer::Borders`]. For cards with the pieces on them, and markers on tiles and corners.
    Cards,
    /// Above figures, below the numbers of spots. For numbers on tiles.
    Numbers,
    /// Above the cover of cells that are out of focus. For marks on the board as a whole.
    Board,
}

/// A layer that the core draws, or a layer in which all expansions draw.
enum DrawStep<'a> {
    Core(fn(&mut Composer<'a>)),
    Expansions(Layer),
}

/// Returns all layers, from the lowest to the highest.
const fn layers<'a>() -> [DrawStep<'a>; 22] {
    use DrawStep::{Core, Expansions};
    [
        Core(Composer::draw_shadows),
        Core(Composer::draw_ground),
        // The control of fields recolours grass, so it is drawn before other layers cover the grass.
        Core(Composer::draw_field_control),
        Expansions(Layer::Ground),
        Core(Composer::draw_outer_edge),
        // These objects reach across borders, so they are drawn above all tiles.
        Core(Composer::draw_across_borders),
        Expansions(Layer::OverTiles),
        Expansions(Layer::Borders),
        Expansions(Layer::Cards),
        Core(Composer::draw_spots),
        // Figures matter more than rings, so rings are below them.
        Core(Composer::draw_scored_border),
        Core(Composer::draw_last_rings),
        Core(Composer::draw_preview),
        Core(Composer::draw_figures),
        Expansions(Layer::Numbers),
        // A figure on the tile south of a spot, or on a tower there, reaches into the spot. It must not hide the number.
        Core(Composer::draw_spot_numbers),
        // Letters name choices, so no other layer may hide them.
        Core(Composer::draw_letters),
        // Fades all cells out of focus with their figures and pieces.
        Core(Composer::draw_focus),
        Expansions(Layer::Board),
        // The parts of the picture that are not on the board follow last.
        Core(Composer::fade_margins),
        Core(Composer::draw_margins),
        Core(Composer::draw_legend),
    ]
}

/// Draws all layers and returns the finished pixels.
pub fn draw_layers(mut composer: Composer<'_>) -> Pixels {
    for stage in layers() {
        match stage {
            DrawStep::Core(layer) => layer(&mut composer),
            DrawStep::Expansions(layer) => {
                let hooked = expansions::all().flat_map(|hooks| hooks.layers).filter(|(own, _)| *own == layer);
                hooked.for_each(|(_, draw)| draw(&mut composer));
            }
        }
    }
    let extent = composer.layout.shown_part(composer.scene);
    Pixels { canvas: composer.canvas, extent }
}

impl Artist {
    /// Draws the table. If the PNG is longer than [`Picture::MAX_BYTES`], tries again with a smaller picture.
    pub fn table(&self, scene: &Scene<'_>) -> Result<Picture, PictureError> {
        for longest in [layout::MAX_LENGTH, layout::MAX_LENGTH * 3 / 4, layout::MAX_LENGTH / 2, layout::MAX_LENGTH / 4]
        {
            let picture = draw_layers(laid_out_composer(self, scene, longest)).into_picture(self.season)?;
            if picture.png.len() <= Picture::MAX_BYTES {
                return Ok(picture);
            }
        }
        Err(PictureError::TooLarge)
    }

    /// Draws the legend of a scene alone. Returns `None` if the scene has no legend.
    ///
    /// # Errors
    ///
    /// [`PictureError::Encoding`] if the picture cannot be encoded.
    pub fn legend(&self, scene: &Scene<'_>) -> Result<Option<Picture>, PictureError> {
        let Some(content) = LegendContent::new(scene) else { return Ok(None) };
        let mut composer = Composer::without_tiles(self, scene, PictureLayout::of_legend(&content), Some(content));
        composer.draw_legend();
        Pixels::new(composer.canvas).into_picture(self.season).map(Some)
    }

    /// Draws the table like [`Artist::table`] and returns the pixels without encoding them.
    pub fn pixels(&self, scene: &Scene<'_>) -> Pixels {
        draw_layers(laid_out_composer(self, scene, layout::MAX_LENGTH))
    }
}

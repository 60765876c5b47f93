//! Renders a [`View`](bergerie_rules::View) of a game as PNG.
//!
//! An [`Artist`] is built once per process and shared. It caches its drawings: a tile is drawn from its printed facts
//! when it is first needed at some size, and copied afterwards. Pictures are composed by copying rows of palette
//! indices. All pictures use one fixed palette.
//!
//! ```
//! use bergerie_picture::{Artist, Scene};
//! # use bergerie_rules::view::View;
//! # let view = View::default();
//! let artist = Artist::new();
//! let picture = artist.table(&Scene::new(&view))?;
//! assert!(picture.png.starts_with(b"\x89PNG"));
//! # Ok::<(), bergerie_picture::PictureError>(())
//! ```
//!
//! | folder | content |
//! |---|---|
//! | `ink` | drawing primitives: colours, lines, the brush, masks, sprites, letters, deterministic randomness |
//! | `drawing` | drawings as data: prints and pieces that consist only of shapes and colours |
//! | `output` | finished pictures, and PNG |
//! | `plan` | the layout of a tile, from its printed facts |
//! | `art` | printed content of tiles |
//! | `pieces` | figures, rings, discs, icons |
//! | `scene` | the input of a picture of the table |
//! | `sprites` | caches, and the [`Artist`] |
//! | `legend` | the panel beside the board |
//! | `board` | the picture of a table, layer by layer |
//! | `sheets` | other pictures: tiles in rows, all pieces, animations |
//! | [`expansions`] | the pictures of each expansion, by its name |
//!
//! Each folder uses those above it in this table, and none below. All of them call [`expansions`] through its hooks.
//! This crate contains no rules, Discord or SQL. Lengths are in u, the side of a tile, unless noted as pixels.

mod art;
mod board;
mod drawing;
pub mod expansions;
mod ink;
#[doc(hidden)]
pub mod internals;
mod legend;
mod output;
mod pieces;
mod plan;
mod scene;
mod sheets;
mod sprites;
#[cfg(test)]
mod tests;

pub(crate) use board::composer::{Composer, PlacedSprite, PositionedFigure};
pub(crate) use board::layers::Layer;
pub(crate) use board::layout::{MAX_LENGTH, PHONE_WIDTH, PictureLayout, Window};
pub(crate) use drawing::{Art, ArtVariant};
pub(crate) use expansions::{ExpansionLayouts, Hooks};
pub(crate) use ink::{
    Brush, CELLS, Canvas, Detail, DrawingRng, Frame, Grid, Ink, Line, Mask, PALETTE, PixelPoint, Pt, Rgb, Scale,
    Sprite, THEME, arc, arch_outline, clipped_to_half_plane, cubic_curve, ellipse, heading_along, joined_lines,
    letters, point_along, pt, rectangle, rotated_in_tile, rounded_rectangle, straight_line, translated,
    vertex_distance,
};
pub(crate) use legend::content::LegendContent;
pub(crate) use legend::holdings::HoldingGroup;
pub(crate) use pieces::figure::FigureArt;
pub(crate) use plan::TilePlan;
pub(crate) use plan::builder::{PlanBuilder, PrintPhase};
pub(crate) use plan::courses::Courses;
pub(crate) use plan::objects::{Fixture, PrintLayer};
pub(crate) use plan::roads::{Gate, RoadEnd};
pub(crate) use plan::tile::{Tile, inward_vector, middle_of};
pub(crate) use plan::walls::{City, CityOutline};
pub(crate) use sprites::sprite_cache::{SpriteCache, SpriteKind};

pub use board::chunk::{Chunk, ChunkScale, Region, chunk_rows};
pub use drawing::seat_rgb;
pub use ink::season::Season;
pub use output::{Picture, PictureError, Pixels, ShownPart, palette};
pub use scene::{BoardPlace, Crop, Legend, PreviewTile, Scene};
pub use sheets::composed::{Pane, Part, Subject};
pub use sheets::film::Film;
pub use sheets::profile::{ProfileCard, RatingLine};
pub use sheets::tiles::LabelledTile;
pub use sprites::artist::Artist;

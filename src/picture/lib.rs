//! A view of a game as a picture: [`View`](bergerie_rules::View) in, PNG bytes out.
//!
//! An [`Artist`] is built once per process and shared. It keeps what it has drawn: a tile is drawn when it is first
//! needed at some size, from the printed facts alone, and copied from then on. Composition copies rows of palette
//! indices; there is one fixed palette for all pictures.
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
//! | folder | what lives there |
//! |---|---|
//! | `ink` | what pictures are drawn with: colours, lines, the brush, masks, sprites, letters, dice |
//! | `drawing` | drawings as data: prints and pieces that are only shapes and colours |
//! | `output` | finished pictures, and PNG |
//! | `plan` | where everything on a tile lies, from the printed facts |
//! | `art` | what is printed on tiles |
//! | `pieces` | figures, rings, discs, signs |
//! | `scene` | what a picture of the table is asked to show |
//! | `studio` | what was drawn once and is kept; the [`Artist`] |
//! | `legend` | what stands beside the board |
//! | `board` | the picture of a table, layer by layer |
//! | `sheets` | other pictures: tiles in rows, all pieces, films |
//! | [`expansions`] | all that one expansion means in a picture, by its name |
//!
//! Each folder uses those above it in this table, and none below; all of them ask [`expansions`] through its hooks.
//! No rules, Discord or SQL in here. Lengths are in u, the side of a tile, unless they say pixels.

mod art;
mod board;
mod drawing;
pub mod expansions;
mod ink;
mod legend;
mod output;
mod pieces;
mod plan;
mod scene;
mod sheets;
mod studio;
#[cfg(test)]
mod tests;

pub use ink::season::Season;
pub use output::{Extent, Picture, PictureError, Pixels, palette};
pub use scene::{Choice, Crop, Ghost, Legend, Scene};
pub use sheets::composed::{Pane, Part};
pub use sheets::film::Film;
pub use sheets::tiles::LabelledTile;
pub use studio::artist::Artist;

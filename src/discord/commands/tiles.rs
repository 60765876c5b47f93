//! `/tiles`: shows the tiles that can still be drawn.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::draft::first_fitting_texts;
use crate::discord::message::{Draft, MessageLayout};
use crate::presenter::unseen_tiles::unseen_tiles;
use crate::table::{Snapshot, TableError};

/// Shows the remaining tiles with the number of each. Tiles that fit nowhere at the moment are faded, and cells that no
/// tile can fill are listed. At a table without assists, shows only the total number of tiles.
pub(in crate::discord) fn show(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let size = (MAX_TILES, PICTURES.len());
    let (lines, pictures) = unseen_tiles(ctx.words, table.options.assists, table.name.as_str(), game, size);
    let mut draft = Draft::text(first_fitting_texts(ctx.words, &lines, "\n", MAX_LENGTH));
    let mut blocks = Vec::new();
    for (name, picture) in PICTURES.into_iter().zip(pictures) {
        blocks.push(draft.add_picture(&ctx.app.artist_of(table), name, picture)?);
    }
    if blocks.len() > 1 {
        draft.layout = MessageLayout::Blocks(blocks);
    }
    Ok(Outcome::message(draft))
}

const PICTURES: [&str; 8] = [
    "tiles.png",
    "tiles-2.png",
    "tiles-3.png",
    "tiles-4.png",
    "tiles-5.png",
    "tiles-6.png",
    "tiles-7.png",
    "tiles-8.png",
];

/// The number of tiles in a picture that fills a phone's screen. A chat shows higher pictures as narrow strips.
const MAX_TILES: usize = 42;

/// The maximum length of the text, in characters.
const MAX_LENGTH: usize = 2000;

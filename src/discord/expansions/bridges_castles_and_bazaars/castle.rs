//! The six cells of a castle, as those must see them who choose about it.

use crate::discord::message::draft::File;
use crate::picture::{Artist, Crop, PictureError, Scene};
use crate::rules::expansions::bridges_castles_and_bazaars::{Castle, Question};
use crate::rules::geometry::Pos;
use crate::rules::tile::SegmentIndex;
use crate::rules::{Game, View};
use crate::words::Words;

use super::facts;

/// A picture of the six cells, while somebody is asked about a small city or a castle: what is completed among them is
/// what the castle takes its points from.
pub(super) fn picture(artist: &Artist, words: Words, game: &Game) -> Result<Option<File>, PictureError> {
    let Some((at, segment)) = asked(game) else { return Ok(None) };
    let Some(two) = cells(game, at, segment) else { return Ok(None) };
    let six = Castle::neighbourhood(two);
    let view = View::of(game);
    let mut scene = Scene::new(&view);
    scene.crop = Crop::Around(six.to_vec());
    scene.focus = six.to_vec();
    let picture = artist.table(&scene)?;
    Ok(Some(File { name: "castle.png", bytes: picture.png.into(), alt: Some(describe(words, game, two, six)) }))
}

/// The small city or castle that somebody is asked about.
fn asked(game: &Game) -> Option<(Pos, SegmentIndex)> {
    match facts::asked(game)?.1 {
        Question::SmallCity { at, segment } | Question::Castle { at, segment } => Some((at, segment)),
        Question::Pick | Question::Raise | Question::Deal | Question::Request => None,
    }
}

/// The two cells of a small city or castle.
fn cells(game: &Game, at: Pos, segment: SegmentIndex) -> Option<[Pos; 2]> {
    let board = game.board();
    let node = board.laid(board.at(at)?).nodes().nth(usize::from(segment))?;
    board.cells(board.features().of(node)).try_into().ok()
}

fn describe(words: Words, game: &Game, [one, other]: [Pos; 2], six: [Pos; 6]) -> String {
    let board = game.board();
    let cell = |at: Pos| match board.at(at).map(|tile| board.laid(tile)) {
        Some(laid) => words.alt_castle_cell(at.to_string(), words.tile(laid.shape.shape())),
        None => words.alt_castle_empty(at.to_string()),
    };
    let cells: Vec<String> = six.into_iter().map(cell).collect();
    words.alt_castle(one.to_string(), other.to_string(), cells.join("; "))
}

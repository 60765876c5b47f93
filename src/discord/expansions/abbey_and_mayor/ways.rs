//! Where a wagon may go, in a picture: the letters there are those of the answers.

use crate::discord::message::draft::File;
use crate::picture::{Artist, Choice, Crop, PictureError, Scene};
use crate::rules::expansions::abbey_and_mayor::Question;
use crate::rules::geometry::Pos;
use crate::rules::tile::SegmentIndex;
use crate::rules::{Game, View};
use crate::words::Words;

use super::facts::asked;
use super::wagon::{self, ways};

/// A picture of the wagon's surroundings while its owner is asked: pearls round what was scored, and a letter on everything
/// that it may move on to.
pub(super) fn picture(artist: &Artist, words: Words, game: &Game) -> Result<Option<File>, PictureError> {
    let Some((decision, Question::Wagon { at, segment })) = asked(game) else { return Ok(None) };
    let view = View::of(game);
    let mut scene = Scene::new(&view);
    scene.choices = ways(decision).map(|(at, segment)| Choice::Segment(at, segment)).collect();
    scene.highlight = scored(game, (at, segment));
    scene.crop = Crop::Around(std::iter::once(at).chain(ways(decision).map(|(at, _)| at)).collect());
    let picture = artist.table(&scene)?;
    let named: Vec<String> = ways(decision).map(|way| wagon::way(words, game, way)).collect();
    let alt = words.alt_wagon(at.to_string(), named.join("; "));
    Ok(Some(File { name: "wagon.png", bytes: picture.png.into(), alt: Some(alt) }))
}

/// The cells of the feature that was scored.
fn scored(game: &Game, (at, segment): (Pos, SegmentIndex)) -> Vec<Pos> {
    let board = game.board();
    let node = board.at(at).and_then(|tile| board.laid(tile).nodes().nth(usize::from(segment)));
    node.map(|node| board.cells(board.features().of(node))).unwrap_or_default()
}

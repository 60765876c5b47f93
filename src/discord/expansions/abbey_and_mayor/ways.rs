//! Where a wagon may go, in a picture: the letters there are those of the answers.

use crate::discord::message::draft::File;
use crate::discord::message::parts::letter;
use crate::picture::{Artist, Choice, Crop, PictureError, Scene};
use crate::rules::expansions::abbey_and_mayor::{Action, Question};
use crate::rules::geometry::Pos;
use crate::rules::tile::SegmentIndex;
use crate::rules::{Decision, Game, View};
use crate::words::Words;

use super::facts::{as_action, asked};
use super::wagon;

/// What a wagon may move on to, in the order of the answers.
fn ways(decision: &Decision) -> impl Iterator<Item = (Pos, SegmentIndex)> {
    decision.actions.iter().filter_map(|&action| match as_action(action) {
        Some(Action::Move { at, segment }) => Some((at, segment)),
        _ => None,
    })
}

/// The letter of a way in the picture of what a game asks.
pub(super) fn letter_of(game: &Game, way: (Pos, SegmentIndex)) -> Option<char> {
    let (decision, _) = wagon::asked_about(game)?;
    ways(decision).position(|other| other == way).map(letter)
}

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
    let ways: Vec<String> = ways(decision).map(|way| wagon::way(words, game, way)).collect();
    let alt = words.alt_wagon(at.to_string(), ways.join("; "));
    Ok(Some(File { name: "wagon.png", bytes: picture.png, alt: Some(alt) }))
}

/// The cells of the feature that was scored.
fn scored(game: &Game, (at, segment): (Pos, SegmentIndex)) -> Vec<Pos> {
    let board = game.board();
    let node = board.at(at).and_then(|tile| board.laid(tile).nodes().nth(usize::from(segment)));
    node.map(|node| board.cells(board.features().of(node))).unwrap_or_default()
}

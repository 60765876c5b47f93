//! Pictures for the cards of the rules: the tiles of an expansion, a board, and the panel with every icon.

use std::collections::BTreeMap;

use crate::words::Words;
use bergerie_picture::{LabelledTile, Legend, Scene, Subject};
use bergerie_rules::{Action, Expansion, Game, Rotation, Setup, ShapeId, View, Waiting};

use super::pictures::{Highlights, Picture, board_with_all_pieces, whole_board};

/// The maximum number of tiles in a picture, which are three rows.
const MAX_TILES: usize = 21;

/// The number of tiles on the board of the example.
const EXAMPLE_TILES: usize = 12;

/// Describes the picture of a rules card: the tiles of the expansion with the number of each, or the board at its beginning if it has
/// no tiles. Without an expansion, the board of a short game. Returns `None` only after a bug.
pub fn card_picture(words: Words, expansion: Option<Expansion>) -> Option<Picture> {
    let Some(expansion) = expansion else {
        return Some(whole_board(words, "", &example_game()?, &Highlights::default()));
    };
    let tiles = added_tiles(expansion)?;
    if tiles.is_empty() {
        return Some(board_with_all_pieces(words, "", &game_with(&[expansion])?));
    }
    let label = |&(shape, count): &(ShapeId, usize)| LabelledTile {
        shape,
        rotation: Rotation::default(),
        label: format!("× {count}"),
        is_faded: false,
    };
    let describe = |&(shape, count): &(ShapeId, usize)| words.tiles_line(count, words.tile(shape.get()));
    let shown = || tiles.iter().take(MAX_TILES);
    let alt = words.alt_card_tiles(words.separated(&shown().map(describe).collect::<Vec<_>>()));
    Some(Picture { subject: Subject::Tiles(shown().map(label).collect()), alt, note: None })
}

/// Returns a scene whose legend has every figure and piece that a player can have, each with another number, and the same numbers in
/// words. Returns `None` only after a bug.
pub fn every_icon(words: Words) -> Option<(Scene<'static>, Vec<String>)> {
    let mut seat = View::of(&game_with(Expansion::ALL)?).seats.into_iter().next()?;
    seat.supply.iter_mut().zip(1..).for_each(|((_, count), number)| *count = number);
    seat.pieces.iter_mut().zip(1 + seat.supply.len()..).for_each(|((_, count), number)| *count = number);
    let figures = seat.supply.iter().map(|&(figure, count)| words.figure(figure.key(), count));
    let named = figures.chain(seat.pieces.iter().map(|&(piece, count)| words.piece(piece.key(), count))).collect();
    let view = View { seats: vec![seat], ..View::default() };
    Some((Scene { legend: Some(Legend::default()), ..Scene::of(view) }, named))
}

/// Returns the tiles that an expansion adds to the base game, with the number of copies of each.
fn added_tiles(expansion: Expansion) -> Option<Vec<(ShapeId, usize)>> {
    let mut before: BTreeMap<ShapeId, usize> = game_with(&[])?.unseen().into_iter().collect();
    let with = game_with(&[expansion])?.unseen().into_iter();
    let added = with.map(|(shape, count)| (shape, count.saturating_sub(before.remove(&shape).unwrap_or_default())));
    Some(added.filter(|&(_, count)| count > 0).collect())
}

/// Returns the first tile that an expansion adds to the base game, or `None` if it adds none.
pub(super) fn typical_tile(expansion: Expansion) -> Option<ShapeId> {
    added_tiles(expansion)?.first().map(|(shape, _)| *shape)
}

fn game_with(expansions: &[Expansion]) -> Option<Game> {
    Game::new(Setup::base(Setup::MIN_PLAYERS).with(expansions)).ok()
}

/// Plays the beginning of a base game, in which meeples are placed where possible.
fn example_game() -> Option<Game> {
    let (mut game, mut number) = (game_with(&[])?, 0);
    while game.board().tiles().len() < EXAMPLE_TILES {
        number += 1;
        match game.waiting() {
            Waiting::Over => break,
            Waiting::Draw(_) => {
                let drawn = game.outcome(number * 7919 % game.outcome_count().max(1))?;
                game.draw(drawn, &mut Vec::new()).ok()?;
            }
            Waiting::Decision(decision) => {
                let meeple = decision.actions.iter().find(|action| matches!(action, Action::Deploy { .. }));
                let answer = *meeple.or_else(|| decision.actions.get(number * 31 % decision.actions.len().max(1)))?;
                game.apply(answer, &mut Vec::new()).ok()?;
            }
        }
    }
    Some(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Locale;
    use bergerie_picture::Artist;

    #[test]
    fn every_card_has_a_picture() {
        let (artist, words) = (Artist::new(), Words::of(Locale::En));
        let mut with_tiles = 0;
        for expansion in std::iter::once(None).chain(Expansion::ALL.iter().copied().map(Some)) {
            let picture = card_picture(words, expansion).unwrap();
            assert!(!picture.alt.is_empty(), "{expansion:?}");
            with_tiles += usize::from(matches!(&picture.subject, Subject::Tiles(tiles) if !tiles.is_empty()));
            assert!(artist.draw(&picture.subject).unwrap().png.len() > 1000, "{expansion:?}");
        }
        assert!(with_tiles > 10, "{with_tiles} expansions show their tiles");
        let game = example_game().unwrap();
        assert!(game.board().tiles().len() == EXAMPLE_TILES && game.board().figures().len() >= 3);
    }

    #[test]
    fn the_legend_of_the_icons_names_every_figure_and_piece_with_another_number() {
        for words in Locale::ALL.map(Words::of) {
            let (scene, named) = every_icon(words).unwrap();
            assert!(named.len() > 20, "{named:?}");
            for (number, name) in (1..).zip(&named) {
                assert!(name.contains(&number.to_string()), "{name}");
            }
            assert!(Artist::new().legend(&scene).unwrap().unwrap().png.len() > 1000);
        }
    }
}

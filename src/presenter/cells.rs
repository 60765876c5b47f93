//! Descriptions of single cells of the board, for users who cannot see it or want details.

use crate::words::{Words, with_minus};
use bergerie_rules::{Board, CompletionRule, FeatureId, Game, PlacedFigure, PlacedTile, Pos, Side, Waiting};

use super::expansions;
use super::receipt::feature_key;
use super::seats::PlayerNames;
use super::spots::numbered_spots;

/// Describes a cell, one string per line: its tile with the features and figures on it or, of an empty cell, the features beside it. With
/// `shows_points`, tells the points that players would get for each feature if the game ended now.
pub fn cell_lines(words: Words, game: &Game, names: &PlayerNames, at: Pos, shows_points: bool) -> Vec<String> {
    let board = game.board();
    let feature = |feature| feature_line(words, game, names, feature, shows_points);
    let Some(placed) = board.tile_at(at).map(|tile| board.placed_tile(tile)) else {
        let spot = game.decision().and_then(|decision| numbered_spots(decision).into_iter().find(|spot| spot.at == at));
        let first = match spot {
            Some(spot) => words.cell_spot(at.to_string(), spot.number),
            None => words.cell_empty(at.to_string()),
        };
        let beside = features_beside(board, at).into_iter().filter_map(feature).map(|line| words.cell_beside(line));
        return std::iter::once(first).chain(beside).collect();
    };
    let mut lines = vec![words.cell_tile(at.to_string(), words.tile(placed.shape.get()))];
    lines.extend(features_on(board, placed).into_iter().filter_map(feature));
    let figures = board.figures().iter().filter(|occupant| {
        let (cell, _) = board.segment_location(occupant.node);
        board.tile_at(cell) == board.tile_at(at)
    });
    lines.extend(figures.map(|occupant| figure_line(words, game, occupant)));
    lines
}

/// Returns the features on a tile, in the order of its segments.
fn features_on(board: &Board, placed: &PlacedTile) -> Vec<FeatureId> {
    let mut features = Vec::new();
    for node in placed.nodes() {
        let feature = board.features().feature_of(node);
        if !features.contains(&feature) {
            features.push(feature);
        }
    }
    features
}

/// Returns the features that end at the sides of an empty cell, clockwise from the north.
fn features_beside(board: &Board, at: Pos) -> Vec<FeatureId> {
    let mut features = Vec::new();
    for node in Side::ALL.into_iter().filter_map(|side| board.continuation(at, side)) {
        let feature = board.features().feature_of(node);
        if !features.contains(&feature) {
            features.push(feature);
        }
    }
    features
}

/// Describes a feature: its kind, whether it is unfinished, and its owners. Returns `None` for fields without figures, and for segments that
/// are not features.
fn feature_line(
    words: Words,
    game: &Game,
    names: &PlayerNames,
    feature: FeatureId,
    shows_points: bool,
) -> Option<String> {
    let (board, prospect) = (game.board(), game.prospect(feature)?);
    let tally = board.features().get(feature);
    let can_be_complete = tally.kind.rules().completion != CompletionRule::Never;
    if tally.claims == 0 && !can_be_complete {
        return None;
    }
    let shape = board.placed_tile(board.features().node(tally.oldest).tile).shape;
    let is_open = can_be_complete && !board.is_complete(feature) && *game.waiting() != Waiting::Over;
    let owners = prospect.winners.iter().map(|&seat| match shows_points {
        true => words.score_gain(names.name(seat), with_minus(&format!("{:+}", prospect.unfinished))),
        false => names.name(seat).to_owned(),
    });
    let owners: Vec<String> = owners.collect();
    let title = words.kind_title(feature_key(tally.kind, shape));
    let parts = [Some(title), is_open.then(|| words.cell_open()), (!owners.is_empty()).then(|| words.list(&owners))];
    Some(words.separated(&parts.into_iter().flatten().collect::<Vec<_>>()))
}

/// Describes a figure by its colour and its position on the tile.
fn figure_line(words: Words, game: &Game, occupant: &PlacedFigure) -> String {
    let board = game.board();
    let (at, segment) = board.segment_location(occupant.node);
    let figure = words.alt_figure(at.to_string(), words.figure_at(board, occupant.figure, (at, segment)));
    let special = expansions::all().find_map(|hooks| (hooks.figure_text)(words, game, occupant, &figure));
    words.alt_figures(words.colour(occupant.seat), special.unwrap_or(figure))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::last_tile_of_random_game;
    use crate::tests::random_game;
    use crate::words::{Locale, markup};
    use bergerie_rules::Expansion;

    /// Returns the descriptions of all cells with a tile, and of those beside one.
    fn descriptions(words: Words, game: &Game, shows_points: bool) -> Vec<Vec<String>> {
        let board = game.board();
        let tiles = board.tiles().iter().flat_map(|tile| tile.cells());
        let names = PlayerNames::of_colours(words);
        tiles.chain(board.frontier()).map(|at| cell_lines(words, game, &names, at, shows_points)).collect()
    }

    #[test]
    fn every_cell_is_described_in_each_language() {
        for (number, locale) in Locale::ALL.into_iter().enumerate() {
            let game = last_tile_of_random_game(3, number as u64, Expansion::ALL);
            for lines in descriptions(Words::of(locale), &game, true) {
                let is_complete = |line: &String| !line.is_empty() && !line.contains('{') && !line.contains("cell_");
                assert!(lines.iter().all(is_complete), "{lines:?}");
            }
        }
    }

    #[test]
    fn spots_have_their_numbers_and_figures_and_owners_are_named() {
        let game = last_tile_of_random_game(2, 3, &[]);
        let (with_points, without) =
            (descriptions(Words::default(), &game, true), descriptions(Words::default(), &game, false));
        let spots = numbered_spots(game.decision().unwrap());
        let described = with_points.iter().filter(|lines| lines[0].contains("spot ")).count();
        assert_eq!(described, spots.len());
        let count = |all: &[Vec<String>], text: &str| {
            all.iter().flatten().filter(|line| markup::plain(line).contains(text)).count()
        };
        assert_eq!(count(&with_points, "Meeples ("), game.board().figures().len());
        assert!(count(&with_points, " red +") > 0 && count(&without, "+") == 0);
        assert!(count(&with_points, "; incomplete; ") > 0);
        let (_, over) = random_game(2, 3, &[]);
        assert_eq!(count(&descriptions(Words::default(), &over, true), "incomplete"), 0);
    }
}

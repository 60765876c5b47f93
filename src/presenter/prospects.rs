//! Prospects of the incomplete features that a rehearsed tile touches: who would own them, and which cells would complete them.

use crate::words::{Words, markup};
use bergerie_rules::forecast::Ownership;
use bergerie_rules::{Action, Board, Border, CompletionRule, FeatureId, Game, Placement, Pos, Rotation, Seat};

use super::receipt::feature_key;
use super::rehearsal::Rehearsal;
use super::seats::{PlayerNames, mark};

/// The maximum number of cells that are listed for a feature. A feature that needs more is far from complete.
const MAX_CELLS: usize = 2;

/// The maximum number of features that are described.
const MAX_FEATURES: usize = 4;

/// Describes the incomplete features with figures that the rehearsed tile touches. Each description has the owners, if other
/// players have figures there too, and the cells that are still open.
pub fn prospects(words: Words, rehearsal: &Rehearsal, names: &PlayerNames) -> Vec<String> {
    let placed = rehearsal.answers.iter().find(|answer| matches!(answer.action, Action::Place(_)));
    let Some(mover) = placed.map(|answer| answer.decision.seat) else { return Vec::new() };
    let game = &rehearsal.game;
    let shape = game.board().placed_tile(game.last_placed_tile()).shape;
    let describe = |feature: FeatureId| {
        let ownership = game.ownership(feature);
        let is_shared = ownership.strengths.iter().any(|&(seat, _)| seat != mover);
        let owned = is_shared.then(|| words.console_owned(owner_text(words, &ownership, names)));
        let parts: Vec<String> = owned.into_iter().chain(completion_text(words, game, feature)).collect();
        let kind = feature_key(ownership.kind, shape);
        (!parts.is_empty())
            .then(|| words.score_final(words.kind_title(kind), markup::cell(ownership.at.0), parts.join(" · ")))
    };
    let mut descriptions: Vec<String> = touched_features(game).into_iter().filter_map(describe).collect();
    // Two fields of one tile may have the same name and owners.
    descriptions.dedup();
    descriptions.truncate(MAX_FEATURES);
    descriptions
}

/// Returns the incomplete features with figures on the last tile, without duplicates.
fn touched_features(game: &Game) -> Vec<FeatureId> {
    let (board, features) = (game.board(), game.board().features());
    let mut touched: Vec<FeatureId> = Vec::new();
    for node in board.placed_tile(game.last_placed_tile()).nodes() {
        let feature = features.feature_of(node);
        if !touched.contains(&feature) && features.get(feature).claims > 0 && !board.is_complete(feature) {
            touched.push(feature);
        }
    }
    touched
}

/// Names the owners of a feature. If several players have figures on it, adds the strength of each: "◆ A (majority ◆ 2 : ▲ 1)".
fn owner_text(words: Words, ownership: &Ownership, names: &PlayerNames) -> String {
    let owners = names.list(words, ownership.owners.iter().copied());
    if ownership.strengths.len() < 2 {
        return owners;
    }
    let share = |(seat, strength): &(Seat, u8)| format!("{} {strength}", mark(*seat));
    let shares: Vec<String> = ownership.strengths.iter().map(share).collect();
    words.console_owner(owners, words.score_shares(shares.join("\u{a0}: ")))
}

/// Describes the cells that must be filled to complete a feature, with the number of unseen tiles that fit each of
/// them. Returns `None` for features that are never completed.
fn completion_text(words: Words, game: &Game, feature: FeatureId) -> Option<String> {
    let cells = open_cells(game.board(), feature)?;
    if cells.len() > MAX_CELLS {
        return Some(words.console_open(cells.len()));
    }
    let describe = |&cell: &Pos| words.console_cell(markup::cell(cell), fitting_tile_count(game, cell));
    (!cells.is_empty()).then(|| words.console_needs(words.list(&cells.iter().map(describe).collect::<Vec<_>>())))
}

/// Returns the empty cells that must be filled to complete a feature, or `None` if tiles alone cannot complete it.
fn open_cells(board: &Board, feature: FeatureId) -> Option<Vec<Pos>> {
    let features = board.features();
    let mut cells: Vec<Pos> = match features.get(feature).kind.rules().completion {
        CompletionRule::Never => return None,
        _ if features.node_ids(feature).any(|node| board.has_open_inner_end(node)) => return None,
        CompletionRule::Surrounded => {
            let tile = features.node(features.get(feature).oldest).tile;
            board.placed_tile(tile).surrounding_cells().into_iter().collect()
        }
        CompletionRule::WithoutOpenEnds => {
            let ends = features.node_ids(feature).flat_map(|node| board.ends(node));
            let open = ends.filter(|&(at, side)| !board.is_sealed(Border { at, side }));
            open.map(|(at, side)| at.step(side)).collect()
        }
    };
    cells.retain(|&cell| board.tile_at(cell).is_none());
    cells.sort_unstable_by_key(|at| (at.y, at.x));
    cells.dedup();
    Some(cells)
}

/// Returns the number of unseen tiles that fit on a cell.
fn fitting_tile_count(game: &Game, cell: Pos) -> usize {
    let unseen = game.unseen().into_iter();
    let fits = |shape: bergerie_rules::tile::ShapeId| {
        let mut ways = Rotation::ALL.into_iter().map(|rotation| Placement::new(cell, rotation));
        ways.any(|way| game.board().fits(shape.get(), way).is_ok())
    };
    unseen.filter(|&(shape, _)| fits(shape)).map(|(_, count)| count).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spots::numbered_spots;
    use crate::tests::random_game;
    use crate::words::Locale;
    use crate::{CodeHandling, codes};
    use bergerie_rules::{Expansion, Question};

    #[test]
    fn no_feature_is_described_twice() {
        let words = Words::of(Locale::En);
        let mut checked = 0;
        for number in 0..6 {
            let (record, _) = random_game(2, number, &[Expansion::River]);
            let replayed = record.replay_with(|_, _, game| {
                let Some(decision) = game.decision().filter(|it| matches!(it.question, Question::Place(_))) else {
                    return;
                };
                for placement in numbered_spots(decision).iter().flat_map(|spot| &spot.placements) {
                    let path = codes::placement_code(*placement);
                    let Ok(rehearsal) = Rehearsal::of_path(game, &path, CodeHandling::Lenient) else { continue };
                    let lines = prospects(words, &rehearsal, &PlayerNames::of_colours(words));
                    assert!(lines.windows(2).all(|pair| pair[0] != pair[1]), "{path}: {lines:?}");
                    checked += 1;
                }
            });
            replayed.unwrap();
        }
        assert!(checked > 100, "{checked}");
    }
}

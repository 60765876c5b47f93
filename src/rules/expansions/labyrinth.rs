//! The Labyrinth (`labyrinth.md 1`): a road with four branches, each of which can have a meeple, and points for these meeples.

use super::own::labyrinth::{options, state, state_mut};
use crate::setup::options;
use crate::{AuditedScore, FeatureId, Game, Hooks, Mark, NodeId, Term, TermLabel, Terms, score};

pub(crate) use super::nothing::*;

options! {
    Labyrinth in labyrinth;
    /// The rules of the labyrinth (`rules`, `labyrinth.md 1`).
    rules: Rules {
        /// A meeple on each branch, and points for meeples (`labyrinth.md 1.2, 1.3`).
        Advanced "advanced",
        /// The rules of any road (`labyrinth.md 1.1`).
        Basic "basic",
    },
}

/// The number of meeples on the road when it was about to be scored, for castles, which repeat its points afterwards
/// (`labyrinth.md 2.2`).
#[derive(Clone, Debug)]
pub struct State(u16);

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State(0)
    }
}

pub(super) const HOOKS: Hooks = Hooks {
    // `labyrinth.md 0.1`
    prepare_tiles: |_, tiles| tiles.shuffle_in("labyrinth"),
    claim_override: Some(|game, node| is_branch_free(game, node).then_some(true)),
    before_scoring: |game, features, _| {
        if let Some(&road) = features.iter().find(|&&feature| has_labyrinth(game, feature)) {
            *state_mut(game) = State(meeple_count(game, road));
        }
    },
    adjust_terms: Some(adjust_terms),
    recount: |AuditedScore { table, game, found, score, .. }, worth| {
        let bonus = score.terms.iter().find(|term| term.label == TermLabel::Labyrinth);
        let is_due = score.occasion == score::Occasion::Completed && table.has_mark(found, Mark::Labyrinth);
        *worth += bonus.filter(|_| is_due && is_advanced(game)).map_or(0, |term| term.points());
    },
    ..Hooks::NONE
};

fn is_advanced(game: &Game) -> bool {
    options(game).is_some_and(|options| options.rules == Rules::Advanced)
}

fn has_labyrinth(game: &Game, road: FeatureId) -> bool {
    game.board().features().nodes(road).any(|node| node.segment.marks.has(Mark::Labyrinth))
}

/// Returns whether a segment belongs to a road with a labyrinth, and no meeple is on its branch, or on
/// the labyrinth itself (`labyrinth.md 1.2`).
fn is_branch_free(game: &Game, node: NodeId) -> bool {
    let (board, features) = (game.board(), game.board().features());
    if !is_advanced(game) || !has_labyrinth(game, features.feature_of(node)) {
        return false;
    }
    let is_labyrinth = |node: NodeId| features.node(node).segment.marks.has(Mark::Labyrinth);
    let mut branch = vec![node];
    let mut next = 0;
    // The labyrinth is a branch of its own, with which the others end.
    while let Some(&node) = branch.get(next).filter(|&&node| !is_labyrinth(node)) {
        next += 1;
        let across = board.ends(node).filter_map(|(cell, side)| board.continuation(cell, side));
        let linked = board.links().iter().filter(|link| link.nodes.contains(&node)).flat_map(|link| link.nodes);
        for other in across.chain(linked) {
            if !is_labyrinth(other) && !branch.contains(&other) {
                branch.push(other);
            }
        }
    }
    !board.figures().iter().any(|occupant| occupant.figure.claims() && branch.contains(&occupant.node))
}

fn meeple_count(game: &Game, road: FeatureId) -> u16 {
    game.board().figures_on(road).filter(|occupant| occupant.figure.claims()).count() as u16
}

/// Adds 2 points for each meeple on a completed road with a labyrinth (`labyrinth.md 1.3, 1.5`).
fn adjust_terms(game: &Game, feature: FeatureId, occasion: score::Occasion, terms: &mut Terms) {
    if occasion == score::Occasion::Completed && is_advanced(game) && has_labyrinth(game, feature) {
        let before = state(game).map_or(0, |state| state.0);
        let count = meeple_count(game, feature).max(before);
        if count > 0 {
            score::add(terms, Term { label: TermLabel::Labyrinth, count, each: 2 });
        }
    }
}

//! Owners of the features that a rehearsed tile touches.

use crate::presenter::walk::Walk;
use crate::rules::feature::FeatureId;
use crate::rules::lens::Holding;
use crate::rules::seat::Seat;
use crate::rules::{Action, Game};
use crate::words::Words;
use crate::words::seats::mark;
use crate::words::story::Cast;

/// Describes the future owners of incomplete features that the tile touches and in which another player has figures;
/// `None` if there are none.
pub(super) fn owners(words: Words, walk: &Walk, cast: &Cast) -> Option<String> {
    let mover = walk.tried.iter().find(|tried| matches!(tried.action, Action::Place(_)))?.decision.seat;
    let holdings = touched(&walk.game).into_iter().map(|feature| walk.game.holding(feature));
    let shared = holdings.filter(|holding| holding.strengths.iter().any(|&(seat, _)| seat != mover));
    let told: Vec<String> = shared.map(|holding| told(words, &holding, cast)).collect();
    (!told.is_empty()).then(|| words.console_owners(told.join("; ")))
}

/// Returns the features of the last tile, each once.
fn touched(game: &Game) -> Vec<FeatureId> {
    let features = game.board().features();
    let mut touched: Vec<FeatureId> = Vec::new();
    for node in game.board().laid(game.last()).nodes() {
        let feature = features.of(node);
        if !touched.contains(&feature) && features.get(feature).claims > 0 {
            touched.push(feature);
        }
    }
    touched
}

/// Describes one feature: "City at N1: ◆ A, majority ◆ 2 : ▲ 1".
fn told(words: Words, holding: &Holding, cast: &Cast) -> String {
    let names: Vec<String> = holding.owners.iter().map(|&seat| cast.name(seat).to_owned()).collect();
    let mut owners = words.list(&names);
    if holding.strengths.len() > 1 {
        let share = |(seat, strength): &(Seat, u8)| format!("{} {strength}", mark(*seat));
        let shares: Vec<String> = holding.strengths.iter().map(share).collect();
        owners = words.console_owner(owners, words.score_shares(shares.join(" : ")));
    }
    words.kind_final(holding.kind.key(), holding.at.0.to_string(), owners)
}

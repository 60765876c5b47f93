//! The Abbot (`abbot.md 1`): a figure for monasteries and gardens.
//!
//! An abbot can be placed on a monastery or garden instead of a meeple. In a later turn, instead of placing a figure,
//! its owner can call the abbot back, which scores the monastery or garden immediately as at the end of the game.

use serde::{Deserialize, Serialize};

use super::own::abbot::{action, occasion};
use crate::{
    CompletionRule, FeatureId, Figure, FigureRules, Flow, Game, Hooks, Kind, Kinds, Majority, PlacedFigure, Refusal,
    Seat, Strength, TileNo, score, scoring,
};

// The Abbot has no options, and the board stores the positions of the abbots.
pub(crate) use super::nothing::*;

/// The rules of the abbot: each player has one, for monasteries and gardens (`abbot.md 1.1, 1.3`).
pub(crate) const FIGURES: &[(Figure, FigureRules)] = &[(
    Figure::Abbot,
    FigureRules {
        claims: true,
        is_meeple: false,
        is_confined: false,
        strength: Strength::Always(1),
        stands_on: Kinds::of(&[Kind::Monastery, Kind::Garden]),
        per_player: 1,
    },
)];

/// The answer that the Abbot adds to the main action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Calls back the player's abbot and scores its monastery or garden immediately (`abbot.md 1.5`).
    Recall,
}

/// The occasion on which an incomplete monastery or garden is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The abbot was called back by its owner (`abbot.md 1.5`).
    Recalled,
}

const RECALLED: score::Occasion = occasion(Occasion::Recalled);

pub(super) const HOOKS: Hooks =
    Hooks { offer_main_actions, refusal_of: |_, _, action| action.abbot().map(|_| Refusal::NotOffered), ..Hooks::NONE };

fn offer_main_actions(game: &Game, seat: Seat, _: TileNo, actions: &mut Vec<crate::Action>) {
    // If the abbot's feature is complete, the next step scores it like any other feature.
    let can_score = |abbot: PlacedFigure| {
        let feature = game.board().features().feature_of(abbot.node);
        let completes = game.board().features().get(feature).kind.rules().completion != CompletionRule::Never;
        completes && !game.board().is_complete(feature)
    };
    if abbot_of(game, seat).is_some_and(can_score) {
        actions.push(action(Action::Recall));
    }
}

fn abbot_of(game: &Game, seat: Seat) -> Option<PlacedFigure> {
    game.board().figures().iter().copied().find(|s| s.seat == seat && s.figure == Figure::Abbot)
}

/// Calls back the abbot of the active player, as the main action of the turn.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    let Action::Recall = action;
    if let Some(abbot) = abbot_of(game, game.active()) {
        let feature = game.board().features().feature_of(abbot.node);
        score_for_owner(game, abbot, feature, events);
        game.return_figure(abbot, events);
    }
    Flow::Next
}

/// Scores the feature of an abbot for its owner alone. If a Synod put another player's figure there, that figure stays
/// and is scored later. As in the final scoring, the owner needs the majority (`abbot.md 1.8`).
fn score_for_owner(game: &mut Game, abbot: PlacedFigure, place: FeatureId, events: &mut Vec<crate::Event>) {
    let mut majority = scoring::majority(game, place);
    if majority.winners.contains(&abbot.seat) {
        majority.winners.retain(|seat| *seat == abbot.seat);
        majority.strengths.retain(|(seat, _)| *seat == abbot.seat);
        let terms = scoring::feature_terms(game, place, RECALLED);
        scoring::award_terms(
            game,
            place,
            RECALLED,
            terms,
            Majority { tie_broken_by: None, is_for_one: true, ..majority },
            events,
        );
    }
}

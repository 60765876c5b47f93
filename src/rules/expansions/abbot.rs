//! The Abbot (`rules/base.md` §5): a figure of its own for monasteries and gardens.
//!
//! An abbot may be placed on a monastery or garden instead of a meeple, and instead of placing anything it may be called
//! back from there and scores at once what it would be worth at the end.

use serde::{Deserialize, Serialize};

use super::{Hooks, SpecialAction, SpecialOccasion};
use crate::action::{self, Refusal};
use crate::board::Standing;
use crate::event;
use crate::feature::FeatureId;
use crate::figure::{Figure, FigureRules, Strength};
use crate::game::Game;
use crate::grid::TileNo;
use crate::kind::Kinds;
use crate::score;
use crate::scoring::{self, Verdict};
use crate::seat::Seat;
use crate::tile::Kind;
use crate::turn::Flow;

// The Abbot has no options, and where the abbots are, the board knows.
pub use super::nothing::{Bad, Drawn, Event, Lot, Options, Own, Question, Shown, State};
pub(crate) use super::nothing::{KINDS, OPTIONS, TILES, drawn, outcome, outcomes, stand_in};

/// One abbot for everybody, for monasteries and gardens (`W-ABB`).
pub(crate) const FIGURES: &[(Figure, FigureRules)] = &[(
    Figure::Abbot,
    FigureRules {
        claims: true,
        is_meeple: false,
        is_confined: false,
        strength: Strength::Always(1),
        stands_on: Kinds::of(&[Kind::Monastery, Kind::Garden]),
        each: 1,
    },
)];

/// What the Abbot adds to the main action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take one's own abbot back and score its place at once (`W-ABB`).
    Recall,
}

/// Why a place is scored that is not complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The abbot was called back (`W-ABB`).
    Recalled,
}

const RECALLED: score::Occasion = score::Occasion::Special(SpecialOccasion::Abbot(Occasion::Recalled));

pub(super) const HOOKS: Hooks = Hooks { offer, refuse, ..Hooks::NONE };

fn offer(game: &Game, seat: Seat, _: TileNo, actions: &mut Vec<action::Action>) {
    // A complete place is scored in the next action, as any other is.
    let is_complete = |abbot: Standing| game.board().is_complete(game.board().features().of(abbot.node));
    if abbot_of(game, seat).is_some_and(|abbot| !is_complete(abbot)) {
        actions.push(action::Action::Special(SpecialAction::Abbot(Action::Recall)));
    }
}

fn refuse(_: &Game, _: Seat, action: action::Action) -> Option<Refusal> {
    match action {
        action::Action::Special(SpecialAction::Abbot(Action::Recall)) => Some(Refusal::NotOffered),
        _ => None,
    }
}

fn abbot_of(game: &Game, seat: Seat) -> Option<Standing> {
    game.board().figures().iter().copied().find(|s| s.seat == seat && s.figure == Figure::Abbot)
}

/// Calls the active player's abbot back. That was the main action of the turn.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<event::Event>) -> Flow {
    match action {
        Action::Recall => {
            if let Some(abbot) = abbot_of(game, game.active()) {
                let feature = game.board().features().of(abbot.node);
                settle_alone(game, abbot, feature, events);
                game.send_home(abbot, events);
            }
            Flow::Next
        }
    }
}

/// Scores an abbot's place for its owner alone: whoever joined it there by a synod stays and is scored another time. As at
/// the end, there is nothing to get where others are more (`OURS`).
fn settle_alone(game: &mut Game, abbot: Standing, place: FeatureId, events: &mut Vec<event::Event>) {
    let mut verdict = scoring::majority(game, place);
    if verdict.winners.contains(&abbot.seat) {
        verdict.winners.retain(|seat| *seat == abbot.seat);
        verdict.strengths.retain(|(seat, _)| *seat == abbot.seat);
        let terms = scoring::worth(game, place, RECALLED);
        scoring::pay(game, place, RECALLED, terms, Verdict { decided: None, ..verdict }, events);
    }
}

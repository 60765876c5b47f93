//! The Phantom (`the_phantom.md 1`): a meeple that can be the second one of a turn.
//!
//! With The Princess & the Dragon, a phantom does not follow a knight that was sent home (`the_phantom.md 1.4`), and can
//! go through a magic portal (`the_phantom.md 1.6`). With The Tower, it does not follow a capture (`the_phantom.md 1.4`), and can be put
//! on top of a tower (`the_phantom.md 2.4`).
//! With The Flying Machines, it can fly (`the_phantom.md 1.6`).

use super::own::the_phantom::{options, state, state_mut};
use super::{flying_machines, the_princess_and_the_dragon, the_tower};
use crate::figure::MEEPLE_RULES;
use crate::setup::options;
use crate::{Expansion, Figure, FigureRules, Flow, Game, Hooks, OwnedFigure, PlacedFigure, figure_placement};

pub(crate) use super::nothing::*;

/// The rules of the phantom, of which each player has one (`the_phantom.md 1.1, 1.3`).
pub(crate) const FIGURES: &[(Figure, FigureRules)] =
    &[(Figure::Phantom, FigureRules { per_player: 1, ..MEEPLE_RULES })];

options! {
    ThePhantom in the_phantom;
    /// The main actions after which the phantom may be placed (`phantom_after`, `the_phantom.md 1.4`).
    phantom_after: PhantomAfter {
        /// Any main action, except for sending a knight home and capturing a meeple (`the_phantom.md 1.4`).
        AnyAction "any_action",
        /// Only placing a meeple, which is how an app plays it (`the_phantom.md 1.4`).
        OnlyMeeple "only_meeple",
    },
}

/// The actions since the last tile on which the phantom depends.
#[derive(Clone, Debug)]
pub struct State {
    /// Whether the active player has placed a meeple.
    has_placed_meeple: bool,
}

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State { has_placed_meeple: false }
    }
}

pub(super) const HOOKS: Hooks = Hooks {
    on_tile_placed: |game, _, _| state_mut(game).has_placed_meeple = false,
    on_figure_deployed: |game, PlacedFigure { figure, seat, .. }, _| {
        if seat == game.active() && figure.is_meeple() {
            state_mut(game).has_placed_meeple = true;
        }
    },
    ..Hooks::NONE
};

/// Returns whether the phantom may follow the main action with the last tile (`the_phantom.md 1.4, 1.5`).
fn may_follow(game: &Game) -> bool {
    use the_princess_and_the_dragon::Action::SendKnightHome;
    use the_tower::Action::{Capture, Exchange};
    let is_barred = game.last_answer().is_some_and(|answer| {
        matches!(answer.the_princess_and_the_dragon(), Some(SendKnightHome { .. }))
            || matches!(answer.the_tower(), Some(Capture { .. } | Exchange { .. }))
    });
    let is_enough = options(game).is_some_and(|options| options.phantom_after == PhantomAfter::AnyAction)
        || state(game).is_some_and(|state| state.has_placed_meeple);
    let rules_it_out =
        |answer: crate::Action| answer == crate::Action::Pass || passenger(answer) == Some(Figure::Phantom);
    game.main_action().is_some_and(|answer| !rules_it_out(answer)) && is_enough && !is_barred
}

/// Returns the figure that an answer sends to another tile, through a magic portal or with a flying machine.
fn passenger(answer: crate::Action) -> Option<Figure> {
    use flying_machines::Action::Fly;
    use the_princess_and_the_dragon::Action::UsePortal;
    let flyer = answer.flying_machines().map(|Fly { figure }| figure);
    flyer.or_else(|| match answer.the_princess_and_the_dragon()? {
        UsePortal { figure, .. } => Some(figure),
        _ => None,
    })
}

/// Returns whether an answer puts the phantom on top of a tower (`the_phantom.md 2.4`).
fn closes_tower(answer: crate::Action) -> bool {
    matches!(answer.the_tower(), Some(the_tower::Action::CloseTower { figure: Figure::Phantom, .. }))
}

/// The step after the main action: offers the phantom of the active player the other features of the tile
/// (`the_phantom.md 1.1`), those to which a magic portal or a flying machine leads (`the_phantom.md 1.6`), and the tops of towers
/// (`the_phantom.md 2.4`).
pub(crate) fn ask_for_phantom(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let (seat, tile) = (game.active(), game.last_placed_tile());
    if !may_follow(game) || !game.player(seat).has_figure(Figure::Phantom) {
        return Flow::Next;
    }
    let mut actions = game.take_action_buffer();
    let travels = game.main_action().and_then(passenger).is_none();
    game.hooks().iter().for_each(|hooks| (hooks.offer_main_actions)(game, seat, tile, &mut actions));
    actions.retain(|&answer| closes_tower(answer) || travels && passenger(answer) == Some(Figure::Phantom));
    actions.push(crate::Action::Pass);
    figure_placement::offer_figure(game, OwnedFigure { figure: Figure::Phantom, seat }, tile, &mut actions);
    let at = Some(game.board().placed_tile(tile).at);
    Flow::Ask { seat, question: crate::Question::Figure { at, by: Some(Expansion::ThePhantom) }, actions }
}

//! Standing orders about flocks.

use crate::rules::expansions::hills_and_sheep::{self, Question};
use crate::rules::{Action, ExpansionAction, Figure, Game, Seat};
use crate::table::order::StandingOrder;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { orders: &[HERD], ..Hooks::NONE };

/// Herds the flock as soon as there are this many sheep in the field.
const HERD: StandingOrder =
    StandingOrder { name: "herd", numbers: Some((1, 40)), answer: herd, submits: None, applies };

fn applies(game: &Game) -> bool {
    game.states().hills_and_sheep.is_some()
}

fn herd(game: &Game, sheep: u8) -> Option<Action> {
    let decision = game.decision()?;
    let is_asked = decision.question.hills_and_sheep() == Some(Question::Flock);
    let there = is_asked.then(|| flock(game, decision.seat)).flatten()?;
    (there >= u32::from(sheep))
        .then_some(Action::Expansion(ExpansionAction::HillsAndSheep(hills_and_sheep::Action::HerdFlock)))
}

/// Returns the number of sheep in the field of a player's shepherd, or `None` if the shepherd is in the supply.
fn flock(game: &Game, seat: Seat) -> Option<u32> {
    let flocks = &game.states().hills_and_sheep.as_ref()?.flocks;
    let board = game.board();
    let own = board.figures().iter().find(|standing| standing.figure == Figure::Shepherd && standing.seat == seat)?;
    let field = board.figures_on(board.features().feature_of(own.node));
    let shepherds = field.filter(|standing| standing.figure == Figure::Shepherd);
    Some(shepherds.flat_map(|standing| flocks.of(standing.seat)).map(|token| u32::from(token.sheep())).sum())
}

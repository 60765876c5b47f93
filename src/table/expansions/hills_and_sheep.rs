//! Standing orders about flocks.

use crate::order::StandingOrder;
use bergerie_rules::expansions::hills_and_sheep::{self, Question, field_flock};
use bergerie_rules::{Action, ExpansionAction, Game};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { orders: &[HERD], ..Hooks::NONE };

/// Herds the flock as soon as there are this many sheep in the field.
const HERD: StandingOrder = StandingOrder { name: "herd", values: Some(1..=40), answer: herd, submits: None, applies };

fn applies(game: &Game) -> bool {
    game.setup().expansions.hills_and_sheep.is_some()
}

fn herd(game: &Game, sheep: u8) -> Option<Action> {
    let decision = game.decision()?;
    let is_asked = decision.question.hills_and_sheep() == Some(Question::Flock);
    let flock = field_flock(game, decision.seat).filter(|_| is_asked)?;
    (flock.sheep >= u32::from(sheep))
        .then_some(Action::Expansion(ExpansionAction::HillsAndSheep(hills_and_sheep::Action::HerdFlock)))
}

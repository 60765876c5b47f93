//! What expansions add to the thoughts of a player. None has to: the rules tell what can be done and what it brings at the
//! end. But what may still come of something that the rules do not count yet, they cannot tell; and where a question has more
//! answers than can be gone through, somebody has to know which matter.

mod bridges_castles_and_bazaars;
mod hills_and_sheep;
mod traders_and_builders;

use super::plan::Thinker;
use super::worth::{Outlook, Values};
use bergerie_rules::seat::Seat;
use bergerie_rules::{Action, Game};

/// Answers to an expansion's own question, with what the game would be worth to each player then.
type Decided = Vec<(Action, Values)>;

/// Where a player's thoughts ask an expansion, as plain functions. To those that are not in play they answer nothing.
struct Hooks {
    /// Adds to what a game is worth to each player.
    estimate: fn(&mut Outlook<'_>, &mut Values),
    /// What the expansion makes of its own question, if it thinks about it in a way of its own: answers and what they are worth.
    decide: fn(&mut Thinker<'_>, &Game) -> Option<Decided>,
    /// The most that a seat would give for what is offered, where a table files that in private.
    price: fn(&mut Thinker<'_>, &Game, Seat) -> Option<f32>,
}

impl Hooks {
    /// Thinks of nothing.
    const NONE: Hooks = Hooks { estimate: |_, _| {}, decide: |_, _| None, price: |_, _, _| None };
}

/// The expansions that have thoughts of their own.
const ALL: &[&Hooks] = &[&traders_and_builders::HOOKS, &hills_and_sheep::HOOKS, &bridges_castles_and_bazaars::HOOKS];

/// Adds to what a game is worth to each player.
pub fn estimate(outlook: &mut Outlook<'_>, values: &mut Values) {
    ALL.iter().for_each(|hooks| (hooks.estimate)(outlook, values));
}

/// Answers to a question that an expansion thinks about in a way of its own, and what they are worth.
pub fn decide(thinker: &mut Thinker<'_>, game: &Game) -> Option<Vec<(Action, Values)>> {
    ALL.iter().find_map(|hooks| (hooks.decide)(thinker, game))
}

/// The most that a seat would give for what is offered now.
pub fn price(thinker: &mut Thinker<'_>, game: &Game, seat: Seat) -> Option<f32> {
    ALL.iter().find_map(|hooks| (hooks.price)(thinker, game, seat))
}

//! What expansions add to the thoughts of a player. None has to: the rules tell what can be done and what it brings at the
//! end. But what may still come of something that the rules do not count yet, they cannot tell; and where a question has more
//! answers than can be gone through, somebody has to know which matter. The list says which expansions have a module here.

use super::plan::Thinker;
use super::worth::{Outlook, Values};
use bergerie_rules::seat::Seat;
use bergerie_rules::{Action, Decision, Game, Question};

/// Answers to an expansion's own question, with what the game would be worth to each player then.
type Decided = Vec<(Action, Values)>;

/// Things that are offered, by number, and what each is worth to somebody.
type Prices = Vec<(u8, f32)>;

/// Where a player's thoughts ask an expansion, as plain functions. To those that are not in play they answer nothing.
struct Hooks {
    /// Adds to what a game is worth to each player.
    estimate: fn(&mut Outlook<'_>, &mut Values),
    /// Whether the expansion thinks about its question in a way of its own. Nobody looks ahead past that.
    owns: fn(&Question) -> bool,
    /// What it makes of that question: answers, and what the game is worth with each of them.
    decide: fn(&mut Thinker<'_>, &Game) -> Option<Decided>,
    /// The most that a seat would give for each thing that is offered, by its number, where a table files that in private.
    prices: fn(&mut Thinker<'_>, &Game, Seat) -> Option<Prices>,
}

impl Hooks {
    /// Thinks of nothing.
    const NONE: Hooks = Hooks { estimate: |_, _| {}, owns: |_| false, decide: |_, _| None, prices: |_, _, _| None };
}

/// Declares the module of an expansion: one without any changes nothing here.
macro_rules! place {
    ($id:ident opponent $($more:ident)*) => { mod $id; };
    ($id:ident $other:ident $($more:ident)*) => { place! { $id $($more)* } };
    ($id:ident) => {
        mod $id {
            pub(super) const HOOKS: super::Hooks = super::Hooks::NONE;
        }
    };
}

macro_rules! minds {
    ($($(#[$doc:meta])* $id:ident $Name:ident $($at:ident)*;)*) => {
        $(place! { $id $($at)* })*

        /// The hooks of every expansion, in the list's order.
        const ALL: &[&Hooks] = &[$(&$id::HOOKS),*];
    };
}
bergerie_rules::expansions!(minds);

/// Adds to what a game is worth to each player.
pub fn estimate(outlook: &mut Outlook<'_>, values: &mut Values) {
    ALL.iter().for_each(|hooks| (hooks.estimate)(outlook, values));
}

/// Whether an expansion thinks about what is asked in a way of its own.
pub fn owns(decision: &Decision) -> bool {
    ALL.iter().any(|hooks| (hooks.owns)(&decision.question))
}

/// Answers to a question that an expansion thinks about in a way of its own, and what the game is worth with each of them.
pub fn decide(thinker: &mut Thinker<'_>, game: &Game) -> Option<Decided> {
    let question = &game.decision()?.question;
    ALL.iter().find(|hooks| (hooks.owns)(question)).and_then(|hooks| (hooks.decide)(thinker, game))
}

/// The most that a seat would give for each thing that is offered now, by its number.
pub fn prices(thinker: &mut Thinker<'_>, game: &Game, seat: Seat) -> Option<Prices> {
    ALL.iter().find_map(|hooks| (hooks.prices)(thinker, game, seat))
}

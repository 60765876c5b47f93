//! Contributions of expansions to evaluation and decisions. They are optional, because the rules compute the legal
//! answers and the final score. An expansion needs a module here for expected gains that the rules do not score yet,
//! and for questions with too many answers to search. The list of expansions names those with a module.

use super::plan::Thinker;
use super::worth::{Outlook, Values};
use bergerie_rules::seat::Seat;
use bergerie_rules::{Action, Decision, Game, Question};

/// Answers to an expansion's own question, with the values of the game after each.
type Decided = Vec<(Action, Values)>;

/// Offers by number, with their value for a player.
type Prices = Vec<(u8, f32)>;

/// The functions by which the search asks an expansion. They do nothing if the expansion is not in play.
struct Hooks {
    /// Adds to the values of a game.
    estimate: fn(&mut Outlook<'_>, &mut Values),
    /// Whether the expansion decides this question itself, so that the search stops there.
    owns: fn(&Question) -> bool,
    /// Decides that question: answers with the values of the game after each.
    decide: fn(&mut Thinker<'_>, &Game) -> Option<Decided>,
    /// The maximum price of a seat for each offer, where prices are filed in private.
    prices: fn(&mut Thinker<'_>, &Game, Seat) -> Option<Prices>,
}

impl Hooks {
    /// Hooks that do nothing.
    const NONE: Hooks = Hooks { estimate: |_, _| {}, owns: |_| false, decide: |_, _| None, prices: |_, _, _| None };
}

bergerie_rules::hooks!(opponent);

/// Adds to the values of a game.
pub fn estimate(outlook: &mut Outlook<'_>, values: &mut Values) {
    all().for_each(|hooks| (hooks.estimate)(outlook, values));
}

/// Returns whether an expansion decides the pending question itself.
pub fn owns(decision: &Decision) -> bool {
    all().any(|hooks| (hooks.owns)(&decision.question))
}

/// Returns an expansion's answers to its question, with the values of the game after each.
pub fn decide(thinker: &mut Thinker<'_>, game: &Game) -> Option<Decided> {
    let question = &game.decision()?.question;
    all().find(|hooks| (hooks.owns)(question)).and_then(|hooks| (hooks.decide)(thinker, game))
}

/// Returns the maximum price of a seat for each current offer, by its number.
pub fn prices(thinker: &mut Thinker<'_>, game: &Game, seat: Seat) -> Option<Prices> {
    all().find_map(|hooks| (hooks.prices)(thinker, game, seat))
}

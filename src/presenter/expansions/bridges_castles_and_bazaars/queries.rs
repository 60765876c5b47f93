//! Information about bridges, castles and bazaars in a game.

use crate::answers::candidate_letter;
use crate::words::Words;
use bergerie_rules::expansions::bridges_castles_and_bazaars::{Action, Question, auction};
use bergerie_rules::{Decision, Game, never};

pub use bergerie_rules::expansions::bridges_castles_and_bazaars::state;

/// Returns the pending decision and its question, if it is about a castle or at a bazaar.
pub fn pending_decision(game: &Game) -> Option<(&Decision, Question)> {
    let decision = game.decision()?;
    decision.question.bridges_castles_and_bazaars().map(|question| (decision, question))
}

/// Returns whether a question belongs to a bazaar.
pub const fn is_auction(question: Question) -> bool {
    matches!(question, Question::Pick | Question::Raise | Question::Deal | Question::Request)
}

/// Returns whether the tile to pick is free, so that answers contain no price.
pub fn is_free(game: &Game) -> bool {
    let costs = |action: &bergerie_rules::Action| {
        matches!(action.bridges_castles_and_bazaars(), Some(Action::Pick { bid: 1.., .. }))
    };
    !game.legal_actions().iter().any(costs)
}

pub fn offer_letter(offer: u8) -> String {
    candidate_letter(usize::from(offer)).to_string()
}

/// Describes a tile on offer.
pub fn tile(words: Words, game: &Game, offer: u8) -> String {
    let Some(offer) = auction(game).and_then(|auction| auction.offers.get(usize::from(offer))) else {
        never!("no auction has a tile with the index {offer}");
        return String::new();
    };
    words.tile(offer.shape.get())
}

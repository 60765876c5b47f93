//! Information about bridges, castles and bazaars in a game.

use crate::presenter::answers::candidate_letter;
use crate::rules::expansions::bridges_castles_and_bazaars::{Action, Question, auction};
use crate::rules::{self, Decision, Game, never};
use crate::words::Words;

pub(crate) use crate::rules::expansions::bridges_castles_and_bazaars::state;

/// Returns the pending decision and its question, if it is about a castle or at a bazaar.
pub(crate) fn pending_decision(game: &Game) -> Option<(&Decision, Question)> {
    let decision = game.decision()?;
    decision.question.bridges_castles_and_bazaars().map(|question| (decision, question))
}

/// Returns whether a question belongs to a bazaar.
pub(crate) const fn is_auction(question: Question) -> bool {
    matches!(question, Question::Pick | Question::Raise | Question::Deal | Question::Request)
}

/// Returns whether the tile to pick is free, so that answers contain no price.
pub(crate) fn is_free(game: &Game) -> bool {
    let costs =
        |action: &rules::Action| matches!(action.bridges_castles_and_bazaars(), Some(Action::Pick { bid: 1.., .. }));
    !game.legal_actions().iter().any(costs)
}

pub(crate) fn offer_letter(offer: u8) -> String {
    candidate_letter(usize::from(offer)).to_string()
}

/// Describes a tile on offer.
pub(crate) fn tile(words: Words, game: &Game, offer: u8) -> String {
    let Some(offer) = auction(game).and_then(|auction| auction.offers.get(usize::from(offer))) else {
        never!("no auction has a tile with the index {offer}");
        return String::new();
    };
    words.tile(offer.shape.get())
}

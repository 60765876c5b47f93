//! Information about bridges, castles and bazaars in a game.

use crate::discord::message::parts::letter;
use crate::rules::expansions::bridges_castles_and_bazaars::{Action, Auction, Event, Question, State};
use crate::rules::expansions::{SpecialAction, SpecialEvent, SpecialQuestion};
use crate::rules::{Action as AnyAction, Decision, Event as AnyEvent, Game, Question as AnyQuestion};
use crate::words::Words;

/// Returns the state of the expansion, if it is in play.
pub(super) fn state(game: &Game) -> Option<&State> {
    game.states().bridges_castles_and_bazaars.as_ref()
}

/// Returns the auction in progress, or the last one while its tiles are being placed.
pub(super) fn auction(game: &Game) -> Option<&Auction> {
    state(game)?.bazaars.auction()
}

/// Returns the question of the expansion that a decision asks, if it is one.
pub(super) const fn question(decision: &Decision) -> Option<Question> {
    match decision.question {
        AnyQuestion::Special(SpecialQuestion::BridgesCastlesAndBazaars(question)) => Some(question),
        _ => None,
    }
}

/// Returns the current decision, if it is about a castle or at a bazaar.
pub(super) fn asked(game: &Game) -> Option<(&Decision, Question)> {
    let decision = game.decision()?;
    question(decision).map(|question| (decision, question))
}

/// Returns the answer of the expansion that an action is, if it is one.
pub(super) const fn as_action(action: AnyAction) -> Option<Action> {
    match action {
        AnyAction::Special(SpecialAction::BridgesCastlesAndBazaars(action)) => Some(action),
        _ => None,
    }
}

/// Returns whether a question belongs to a bazaar.
pub(super) const fn is_auction(question: Question) -> bool {
    matches!(question, Question::Pick | Question::Raise | Question::Deal | Question::Request)
}

/// Returns whether the tile to pick is free, because no answer has a price.
pub(super) fn is_free(game: &Game) -> bool {
    let costs = |action: &AnyAction| matches!(as_action(*action), Some(Action::Pick { bid: 1.., .. }));
    !game.legal().iter().any(costs)
}

/// Returns the letter of a tile on offer.
pub(super) fn lettered(offer: u8) -> String {
    letter(usize::from(offer)).to_string()
}

/// Describes a tile on offer.
pub(super) fn tile(words: Words, game: &Game, offer: u8) -> Option<String> {
    Some(words.tile(auction(game)?.offers.get(usize::from(offer))?.shape.shape()))
}

/// Returns the event of the expansion, if it is one.
pub(super) const fn happened(event: &AnyEvent) -> Option<&Event> {
    match event {
        AnyEvent::Special(SpecialEvent::BridgesCastlesAndBazaars(event)) => Some(event),
        _ => None,
    }
}

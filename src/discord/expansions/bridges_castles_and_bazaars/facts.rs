//! What a game says about bridges, castles and bazaars.

use crate::discord::message::parts::letter;
use crate::rules::expansions::bridges_castles_and_bazaars::{Action, Auction, Event, Question, State};
use crate::rules::expansions::{SpecialAction, SpecialEvent, SpecialQuestion};
use crate::rules::{Action as AnyAction, Decision, Event as AnyEvent, Game, Question as AnyQuestion};
use crate::words::Words;

/// What the expansion remembers, if it is in play.
pub(super) fn state(game: &Game) -> Option<&State> {
    game.states().bridges_castles_and_bazaars.as_ref()
}

/// The auction that is on, or whose tiles are being played.
pub(super) fn auction(game: &Game) -> Option<&Auction> {
    state(game)?.bazaars.auction()
}

/// What a question of the expansion is about.
pub(super) const fn question(decision: &Decision) -> Option<Question> {
    match decision.question {
        AnyQuestion::Special(SpecialQuestion::BridgesCastlesAndBazaars(question)) => Some(question),
        _ => None,
    }
}

/// What a game asks about a castle or at a bazaar, and whom.
pub(super) fn asked(game: &Game) -> Option<(&Decision, Question)> {
    let decision = game.decision()?;
    question(decision).map(|question| (decision, question))
}

/// Which answer of the expansion an action is, if it is one.
pub(super) const fn as_action(action: AnyAction) -> Option<Action> {
    match action {
        AnyAction::Special(SpecialAction::BridgesCastlesAndBazaars(action)) => Some(action),
        _ => None,
    }
}

/// Whether a question is asked at a bazaar.
pub(super) const fn is_auction(question: Question) -> bool {
    matches!(question, Question::Pick | Question::Raise | Question::Deal | Question::Request)
}

/// Whether the tile that somebody must pick costs nothing: no answer names a price.
pub(super) fn is_free(game: &Game) -> bool {
    let costs = |action: &AnyAction| matches!(as_action(*action), Some(Action::Pick { bid: 1.., .. }));
    !game.legal().iter().any(costs)
}

/// The letter of a tile on offer.
pub(super) fn lettered(offer: u8) -> String {
    letter(usize::from(offer)).to_string()
}

/// A tile on offer, in words.
pub(super) fn tile(words: Words, game: &Game, offer: u8) -> Option<String> {
    Some(words.tile(auction(game)?.offers.get(usize::from(offer))?.shape.shape()))
}

/// What happened of the expansion, if anything did.
pub(super) const fn happened(event: &AnyEvent) -> Option<&Event> {
    match event {
        AnyEvent::Special(SpecialEvent::BridgesCastlesAndBazaars(event)) => Some(event),
        _ => None,
    }
}

//! Rehearsal of answers that precede the tile: opening a gift, or keeping one of two tiles.

use crate::words::expansions::the_gifts::Messages as _;
use crate::words::{Words, markup};
use crate::{AnswerContext, RehearsalContext};
use bergerie_rules::expansions::the_gifts::{self, Action, GiftOpening};
use bergerie_rules::{Event, ExpansionEvent, Game};

use super::cards::{has_received, kept_tile_text, openable};

/// Describes a rehearsed answer that precedes the tile, and its effect.
pub(super) fn earlier_answer_effects(context: &RehearsalContext<'_>, action: bergerie_rules::Action) -> Vec<String> {
    match action.the_gifts() {
        Some(Action::OpenGift(opening)) => opening_effects(context, opening),
        Some(Action::KeepTile(which)) => kept_tile_text(context.words, context.before, which).into_iter().collect(),
        None => Vec::new(),
    }
}

fn opening_effects(context: &RehearsalContext<'_>, opening: GiftOpening) -> Vec<String> {
    let words = context.words;
    let card = words.gift(opening.card());
    let mut lines = vec![match (opening, words.gift_target_of(opening, context.before.board())) {
        (GiftOpening::Take2, _) => words.gift_blind(card),
        (_, Some(target)) => words.gift_try(card, target),
        (_, None) => words.gift_useless(card),
    }];
    if !context.assists.are_on() {
        return lines;
    }
    let scored: Vec<Event> = context.events.iter().filter(|e| matches!(e, Event::Scored(_))).cloned().collect();
    lines.extend(words.event_sentences(&scored, context.game.board(), context.names));
    if scored.is_empty() && matches!(opening, GiftOpening::RoadSweeper { .. }) {
        lines.push(words.gift_no_score());
    }
    lines
}

/// Returns a reminder for the active player if gifts can be opened before the tile is placed.
pub(super) fn reminder(words: Words, game: &Game) -> Option<String> {
    let cards: Vec<String> = openable(game).into_iter().map(|card| markup::strong(words.gift(card))).collect();
    (!cards.is_empty()).then(|| words.gifts_hint(cards.join(", ")))
}

/// Describes the gift that a rehearsed move earns, or says that no gifts are left.
pub(super) fn consequences(context: &RehearsalContext<'_>) -> Vec<String> {
    let words = context.words;
    let promise = context.events.iter().find_map(|event| match event {
        Event::Expansion(ExpansionEvent::TheGifts(the_gifts::Event::GiftReceived { .. })) => {
            Some(words.gift_promised())
        }
        Event::Expansion(ExpansionEvent::TheGifts(the_gifts::Event::NoGiftLeft { .. })) => {
            Some(words.gift_promised_none())
        }
        _ => None,
    });
    promise.filter(|_| context.assists.are_on()).into_iter().collect()
}

/// Describes that a placement earns a gift. Returns `None` for placements that earn none, and for other answers.
pub(super) fn answer_note(
    context: &AnswerContext<'_>,
    _: &Game,
    events: &[Event],
    action: bergerie_rules::Action,
) -> Option<String> {
    let receives = matches!(action, bergerie_rules::Action::Place(_)) && has_received(events, context.seat);
    receives.then(|| context.words.option_gift())
}

//! The cards of a player, as text and in a picture.

use crate::picture::expansions::the_gifts::GiftCard;
use crate::presenter::answers::letter;
use crate::rules::Game;
use crate::rules::expansions::the_gifts::Card;
use crate::words::Words;

use super::cards::state;

/// Returns a line for each kind of card. If there are no cards, returns a line that says so.
pub(crate) fn described(words: Words, cards: &[(Card, usize)]) -> Vec<String> {
    if cards.is_empty() {
        return vec![words.gifts_none()];
    }
    let line = |(n, &(card, count)): (usize, &(Card, usize))| {
        words.gifts_line(words.gift(card), count, words.gift_does(card), letter(n).to_string())
    };
    cards.iter().enumerate().map(line).collect()
}

/// Returns the cards of a picture with its alternative text: the pile, face down, and a player's cards beside it.
pub(crate) fn pictured(words: Words, game: &Game, cards: &[(Card, usize)]) -> (Vec<GiftCard>, String) {
    let pile = state(game).map_or(0, |state| state.pile());
    let face = |(n, &(card, count)): (usize, &(Card, usize))| {
        let letter = letter(n);
        GiftCard {
            gift: Some(card), label: if count > 1 { format!("{letter} × {count}") } else { letter.to_string() }
        }
    };
    let down = GiftCard { gift: None, label: pile.to_string() };
    let shown: Vec<GiftCard> = std::iter::once(down).chain(cards.iter().enumerate().map(face)).collect();
    let named = cards.iter().enumerate().map(|(n, &(card, count))| {
        let name = format!("{} {}", letter(n), words.gift(card));
        if count > 1 { format!("{name} × {count}") } else { name }
    });
    let alt = match named.collect::<Vec<_>>().as_slice() {
        [] => words.alt_no_gifts(pile),
        named => words.alt_gifts(words.separated(named), pile),
    };
    (shown, alt)
}

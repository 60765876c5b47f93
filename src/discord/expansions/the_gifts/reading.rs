//! The cards of a player, as text and as a picture.

use crate::discord::message::draft::File;
use crate::picture::expansions::the_gifts::GiftCard;
use crate::picture::{Artist, PictureError};
use crate::presenter::answers::letter;
use crate::rules::Game;
use crate::rules::expansions::the_gifts::Card;
use crate::rules::seat::Seat;
use crate::words::Words;

use crate::presenter::expansions::the_gifts::cards::state;

/// Returns a line for each kind of card. If there are no cards, returns a line that says so.
pub(super) fn described(words: Words, cards: &[(Card, usize)]) -> Vec<String> {
    if cards.is_empty() {
        return vec![words.gifts_none()];
    }
    let line = |(n, &(card, count)): (usize, &(Card, usize))| {
        words.gifts_line(words.gift(card), count, words.gift_does(card), letter(n).to_string())
    };
    cards.iter().enumerate().map(line).collect()
}

/// Draws the pile, face down, with a player's cards beside it.
pub(super) fn picture(
    artist: &Artist,
    words: Words,
    game: &Game,
    seat: Seat,
    cards: &[(Card, usize)],
) -> Result<File, PictureError> {
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
    Ok(File { name: "gifts.png", bytes: artist.gifts(&shown, seat)?.png.into(), alt: Some(alt) })
}

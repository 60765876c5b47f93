//! The hand, for the eyes of its owner: what it holds, what each card does, whether one may be opened now.

use crate::discord::draft::{Draft, File};
use crate::discord::fault::{AnswerFault, Fault};
use crate::discord::parts::buttons;
use crate::discord::pictures::letter;
use crate::discord::press::{Look, Press};
use crate::discord::visit::{App, Outcome, Visit, cast_of};
use crate::picture::expansions::the_gifts::GiftCard;
use crate::picture::{Artist, PictureError};
use crate::rules::expansions::the_gifts::Card;
use crate::rules::seat::Seat;
use crate::rules::{Game, Own, Question};
use crate::table::{Snapshot, TableError, Update};
use crate::words::Words;

use super::choose::{Chooser, card_menu};
use super::{are_played, counted, has_received, held, openable, state};

/// Shows somebody their gifts, and those who only look on what everybody may know.
pub(in crate::discord) fn show(app: &App, visit: &Visit, table: &Snapshot) -> Result<Outcome, Fault> {
    let words = visit.words;
    let game = table.game().ok_or(TableError::NotStarted)?;
    if !are_played(game) {
        return Err(AnswerFault::GiftsOff.into());
    }
    let mut lines = vec![words.gifts_title(table.name.as_str())];
    let Some(seat) = table.seat_of(visit.person) else {
        lines.extend(public(words, table, game));
        return Ok(Outcome::say(lines.join("\n")));
    };
    let cards = counted(&Own::of(game, seat));
    lines.extend(described(words, &cards));
    lines.extend((!cards.is_empty()).then(|| format!("{} {}", when(words, game, seat), words.gifts_worth())));
    lines.extend(public(words, table, game));
    let mut draft = Draft::text(lines.join("\n"));
    draft.files.push(picture(&app.artist, words, game, seat, &cards)?);
    if let Some(decision) = game.decision().filter(|decision| decision.seat == seat) {
        let chooser = Chooser { words, table: table.id, game, aids: table.aids, number: decision.number };
        draft.rows.extend(card_menu(&chooser));
    }
    Ok(Outcome::answer(draft))
}

/// A line for each kind of card, or that there is none.
pub(super) fn described(words: Words, cards: &[(Card, usize)]) -> Vec<String> {
    if cards.is_empty() {
        return vec![words.gifts_none()];
    }
    let line = |(n, &(card, count)): (usize, &(Card, usize))| {
        words.gifts_line(letter(n).to_string(), words.gift(card), count, words.gift_does(card))
    };
    cards.iter().enumerate().map(line).collect()
}

/// Whether one may be opened now, or when.
fn when(words: Words, game: &Game, seat: Seat) -> String {
    match game.decision() {
        None => words.gifts_over(),
        Some(decision) if decision.seat == seat && matches!(decision.question, Question::Place(_)) => {
            if openable(game).is_empty() { words.gifts_once() } else { words.gifts_now() }
        }
        Some(_) => words.gifts_later(),
    }
}

/// What everybody may know: who holds how many, how many are left, and which were opened.
fn public(words: Words, table: &Snapshot, game: &Game) -> Vec<String> {
    let Some(state) = state(game) else { return Vec::new() };
    let cast = cast_of(table);
    let holders = game.seats().filter(|&seat| held(game, seat) > 0);
    let holders: Vec<String> = holders.map(|seat| format!("{} {}", cast.name(seat), held(game, seat))).collect();
    let holders = if holders.is_empty() { "–".to_owned() } else { holders.join(", ") };
    let mut lines = vec![format!("-# {}", words.gifts_held(holders, state.pile()))];
    let opened: Vec<String> = state.discards().map(|(card, n)| format!("{} × {n}", words.gift(card))).collect();
    lines.extend((!opened.is_empty()).then(|| format!("-# {}", words.gifts_opened(opened.join(", ")))));
    lines
}

/// The pile, face down, and the cards of a hand beside it.
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
        named => words.alt_gifts(named.join("; "), pile),
    };
    Ok(File { name: "gifts.png", bytes: artist.gifts(&shown, seat)?.png, alt: Some(alt) })
}

/// Reminds whoever must lay a tile of the gifts that may be opened before.
pub(in crate::discord) fn hint(words: Words, game: &Game) -> Option<String> {
    let cards: Vec<String> = openable(game).into_iter().map(|card| format!("**{}**", words.gift(card))).collect();
    (!cards.is_empty()).then(|| words.gifts_hint(cards.join(", ")))
}

/// Adds to the answer that somebody gets for a move which gift came with it, if one did.
pub(in crate::discord) fn received(
    app: &App,
    visit: &Visit,
    update: &Update,
    mut draft: Draft,
) -> Result<Draft, Fault> {
    let (words, table) = (visit.words, &update.snapshot);
    let Some((game, seat)) = table.game().zip(update.by).filter(|&(_, seat)| has_received(&update.events, seat)) else {
        return Ok(draft);
    };
    // With a move comes one gift at most, and the newest is the last.
    let Some(&card) = Own::of(game, seat).gifts.last() else { return Ok(draft) };
    draft.text = format!("{}\n{}", draft.text, words.gift_yours(words.gift(card), words.gift_does(card)));
    let face = [GiftCard { gift: Some(card), label: String::new() }];
    let bytes = app.artist.gifts(&face, seat)?.png;
    draft.files.push(File { name: "gift.png", bytes, alt: Some(words.alt_gift(words.gift(card))) });
    if draft.rows.is_empty() {
        draft.rows.push(buttons(vec![super::button(&Press::Look(table.id, Look::Gifts), words)]));
    }
    Ok(draft)
}

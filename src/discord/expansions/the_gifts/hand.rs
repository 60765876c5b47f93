//! A player's gifts, shown privately: the cards, their effects, and whether one of them can be opened.

use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::AppError;
use crate::discord::message::{DecisionId, Draft, ExpansionPress, File, Row};
use crate::picture::expansions::the_gifts::GiftCard;
use crate::picture::{Artist, PictureError};
use crate::presenter::words::expansions::the_gifts::Messages as _;
use crate::presenter::words::{Words, markup};
use crate::rules::expansions::the_gifts::Card;
use crate::rules::{Expansion, Game, Question, Seat};
use crate::table::{Snapshot, TableError, Update};

use super::menu::{HAND_BUTTON, button, card_menu};
use crate::presenter::expansions::the_gifts::cards::{
    are_played, card_counts, card_pictures, described, hand as cards, has_received, held, openable, state,
};

/// Handles a press of *Gifts* on a post.
pub(super) fn handle_press(ctx: &Context, press: &ExpansionPress, _: Option<&str>) -> Result<Outcome, AppError> {
    let table = ctx.table_by_id(press.table)?.ok_or(TableError::NoTable)?;
    show(ctx, &table)
}

/// Shows players their own gifts. Shows spectators only the public information.
pub(super) fn show(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let words = ctx.words;
    let game = table.game().ok_or(TableError::NotStarted)?;
    if !are_played(game) {
        return Err(AppError::NotInPlay(Expansion::TheGifts));
    }
    let mut lines = vec![words.gifts_title(table.name.as_str())];
    let Some(seat) = table.seat_of(ctx.user) else {
        lines.extend(public_lines(words, table, game));
        return Ok(Outcome::text(lines.join("\n")));
    };
    let cards = card_counts(game, seat);
    lines.extend(described(words, &cards));
    lines.extend((!cards.is_empty()).then(|| format!("{} {}", opening_time(words, game, seat), words.gifts_worth())));
    lines.extend(public_lines(words, table, game));
    let mut draft = Draft::text(lines.join("\n"));
    draft.files.push(picture(&ctx.app.artist_of(table), words, game, seat, &cards)?);
    if let Some(decision) = game.decision().filter(|decision| decision.seat == seat) {
        let id = DecisionId { table: table.id, number: decision.number };
        draft.rows.extend(card_menu(words, id, game));
    }
    Ok(Outcome::message(draft))
}

/// Draws the pile, face down, with a player's cards beside it.
pub(super) fn picture(
    artist: &Artist,
    words: Words,
    game: &Game,
    seat: Seat,
    cards: &[(Card, usize)],
) -> Result<File, PictureError> {
    let (shown, alt) = card_pictures(words, game, cards);
    Ok(File { name: "gifts.png", bytes: artist.gifts(&shown, seat)?.png.into(), alt: Some(alt) })
}

/// Describes the time at which a gift can be opened: now, or at which moment of the turn.
fn opening_time(words: Words, game: &Game, seat: Seat) -> String {
    match game.decision() {
        None => words.gifts_over(),
        Some(decision) if decision.seat == seat && matches!(decision.question, Question::Place(_)) => {
            if openable(game).is_empty() { words.gifts_once() } else { words.gifts_now() }
        }
        Some(_) => words.gifts_later(),
    }
}

/// Describes the public information: how many gifts each player holds, how many are left, and which were opened.
fn public_lines(words: Words, table: &Snapshot, game: &Game) -> Vec<String> {
    let Some(state) = state(game) else { return Vec::new() };
    let names = player_names(words, table);
    let holders = game.seats().filter(|&seat| held(game, seat) > 0);
    let holders: Vec<String> = holders.map(|seat| format!("{} {}", names.name(seat), held(game, seat))).collect();
    let held = match holders.is_empty() {
        true => words.gifts_pile(state.pile()),
        false => words.gifts_held(holders.join(", "), state.pile()),
    };
    let mut lines = vec![markup::note(held)];
    let opened: Vec<String> = state.discards().map(|(card, n)| format!("{} × {n}", words.gift(card))).collect();
    lines.extend((!opened.is_empty()).then(|| markup::note(words.gifts_opened(opened.join(", ")))));
    lines
}

/// Adds a gift that the player has just received to the private response to their move.
pub(super) fn add_private_info(ctx: &Context, update: &Update, mut draft: Draft) -> Result<Draft, AppError> {
    let (words, table) = (ctx.words, &update.snapshot);
    let Some((game, seat)) = table.game().zip(update.by).filter(|&(_, seat)| has_received(&update.events, seat)) else {
        return Ok(draft);
    };
    // Show the last card, which is the newest. A move earns at most one.
    let Some(&card) = cards(game, seat).last() else { return Ok(draft) };
    draft.text = format!("{}\n{}", draft.text, words.prompt_gift(words.gift(card), words.gift_effect(card)));
    let face = [GiftCard { gift: Some(card), label: String::new() }];
    let bytes = ctx.app.artist_of(table).gifts(&face, seat)?.png;
    draft.files.push(File { name: "gift.png", bytes: bytes.into(), alt: Some(words.alt_gift(words.gift(card))) });
    if draft.rows.is_empty() {
        draft.rows.push(Row::from([button(ExpansionPress::for_table(HAND_BUTTON, table.id), words)]));
    }
    Ok(draft)
}

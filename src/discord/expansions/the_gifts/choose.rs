//! The private menus in which a player chooses a gift and its target.

use crate::discord::console::open::open;
use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{DecisionId, Draft, ExpansionPress, MAX_OPTIONS, Press, button, menu};
use crate::picture::BoardPlace;
use crate::presenter::answers::candidate_letter;
use crate::presenter::expansions::the_gifts::card_key;
use crate::presenter::look_ahead::{apply_with_placeholders, points_earned};
use crate::presenter::words::Words;
use crate::presenter::words::expansions::the_gifts::Messages as _;
use crate::presenter::{MenuOption, codes, pictures};
use crate::rules::expansions::the_gifts::{Action, Card, GiftOpening};
use crate::rules::{self, ExpansionAction, Game, SegmentPlace};
use crate::table::{Assists, Snapshot, TableError};

use super::errors::NOT_NOW;
use super::hand::picture;
use super::menu::{CHOOSE_BUTTON, card_menu};
use crate::presenter::expansions::the_gifts::cards::{card_counts, described, openable, openings};

/// The maximum number of targets with a letter in the picture.
const MAX_LETTERS: usize = 26;

/// The maximum number of menus of targets, above the row of buttons.
const MAX_MENUS: usize = 4;

/// Handles a press of *Gifts* in the console, or the choice of a gift from its menu.
pub(super) fn handle_press(ctx: &Context, press: &ExpansionPress, chosen: Option<&str>) -> Result<Outcome, AppError> {
    let decision = press.decision().ok_or(AppError::OldButton)?;
    let card = chosen.or(press.rest.as_deref()).unwrap_or_default();
    choose(ctx, decision, card)
}

/// Shows the gifts that can be opened, or the targets of the given gift. If there is only one target, rehearses it immediately.
pub(super) fn choose(ctx: &Context, decision: DecisionId, card: &str) -> Result<Outcome, AppError> {
    let snapshot = ctx.asked_table(decision)?;
    let game = snapshot.game().ok_or(TableError::NotStarted)?;
    let cards = openable(game);
    if cards.is_empty() {
        return Err(NOT_NOW.into());
    }
    let Some(card) = cards.into_iter().find(|&openable| card_key(openable) == card) else {
        return Ok(Outcome::message(card_message(ctx, &snapshot, game, decision)?));
    };
    let fitting: Vec<(usize, GiftOpening)> = openings(game).filter(|(_, opening)| opening.card() == card).collect();
    match fitting.as_slice() {
        &[(index, opening)] => open(ctx, decision, &opening_code(opening, index)),
        _ => Ok(Outcome::message(target_message(ctx, &snapshot, (game, decision), card, &fitting)?)),
    }
}

/// Composes a message with all gifts, their effects and a menu.
fn card_message(ctx: &Context, table: &Snapshot, game: &Game, decision: DecisionId) -> Result<Draft, AppError> {
    let words = ctx.words;
    let cards = card_counts(game, game.active());
    let mut lines = described(words, &cards);
    lines.push(format!("{} {}", words.gifts_now(), words.gifts_worth()));
    let mut draft = Draft::text(lines.join("\n"));
    draft.files.push(picture(&ctx.app.artist_of(table), words, game, game.active(), &cards)?);
    draft.rows.extend(card_menu(words, decision, game));
    Ok(draft.row([
        button(Press::Try(decision, String::new()), words.button_without_gift()),
        button(Press::Cancel(decision), words.button_cancel()),
    ]))
}

/// Composes a message with a gift's targets, which have letters in the picture. Targets that do not fit into the menus can be given
/// by command.
fn target_message(
    ctx: &Context,
    table: &Snapshot,
    (game, decision): (&Game, DecisionId),
    card: Card,
    openings: &[(usize, GiftOpening)],
) -> Result<Draft, AppError> {
    let words = ctx.words;
    let mut places: Vec<SegmentPlace> = Vec::new();
    for place in openings.iter().filter_map(|&(_, opening)| affected_segment(opening)) {
        if !places.contains(&place) && places.len() < MAX_LETTERS {
            places.push(place);
        }
    }
    let lettered = |opening: GiftOpening| {
        let target = words.gift_target_of(opening, game.board()).unwrap_or_default();
        match affected_segment(opening).and_then(|place| places.iter().position(|&other| other == place)) {
            Some(index) => words.option_spot(candidate_letter(index).to_string(), target),
            None => target,
        }
    };
    let choice = |&(index, opening): &(usize, GiftOpening)| MenuOption {
        note: effect_note(words, table.options.assists, game, opening),
        ..MenuOption::new(lettered(opening), opening_code(opening, index))
    };
    let named: Vec<String> = openings.iter().map(|&(_, opening)| lettered(opening)).collect();
    let draft = Draft::text(words.gift_target(words.gift(card), words.gift_effect(card)));
    let places = places.iter().map(|&(at, segment)| BoardPlace::Segment(at, segment)).collect();
    let picture = pictures::lettered_picture(words, game, places, &named);
    let mut draft = draft.picture(&ctx.app.artist_of(table), picture)?;
    for (number, page) in openings.chunks(MAX_OPTIONS).take(MAX_MENUS).enumerate() {
        let press = Press::Pick(decision, number as u8, String::new());
        draft.rows.push(menu(press, words.heading_gift_target(), page.iter().map(choice).collect()));
    }
    Ok(draft.row([
        button(ExpansionPress::with_data(CHOOSE_BUTTON, decision, ""), words.button_back()),
        button(Press::Cancel(decision), words.button_cancel()),
    ]))
}

/// Returns the segment that a gift affects, or the destination of its figure. Returns `None` for gifts that affect no segment.
const fn affected_segment(opening: GiftOpening) -> Option<SegmentPlace> {
    match opening {
        GiftOpening::Synod { at, segment, .. }
        | GiftOpening::RoadSweeper { at, segment }
        | GiftOpening::CashOut { at, segment, .. } => Some((at, segment)),
        GiftOpening::ChangePosition { at, to, .. } => Some((at, to)),
        GiftOpening::Take2 | GiftOpening::Wasted(_) => None,
    }
}

/// Returns the code of an opening. `index` is its position among the legal answers.
pub(super) fn opening_code(opening: GiftOpening, index: usize) -> String {
    codes::encode(rules::Action::Expansion(ExpansionAction::TheGifts(Action::OpenGift(opening))), index)
}

/// Describes the effect of opening a gift on a target. Returns `None` at tables without assists, and if there is no effect to
/// mention.
pub(super) fn effect_note(words: Words, assists: Assists, game: &Game, opening: GiftOpening) -> Option<String> {
    if !assists.are_on() {
        return None;
    }
    let seat = game.active();
    let (mut after, mut events) = (game.clone(), Vec::new());
    let action = rules::Action::Expansion(ExpansionAction::TheGifts(Action::OpenGift(opening)));
    apply_with_placeholders(&mut after, action, &mut events).ok()?;
    let gain = points_earned(&events, seat);
    let mut parts = Vec::new();
    if let GiftOpening::RoadSweeper { at, segment } = opening {
        let board = game.board();
        let road = board.features().feature_of(board.placed_tile(board.tile_at(at)?).node(segment));
        parts.push(words.note_road(board.figures_on(road).count(), board.cells(road).len()));
    }
    parts.extend((gain != 0).then(|| words.note_gain(gain)));
    (!parts.is_empty()).then(|| parts.join(" · "))
}

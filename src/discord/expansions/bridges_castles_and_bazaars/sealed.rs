//! Sealed bids: the public buttons, and the private forms and responses.

use crate::discord::context::{Context, Outcome, words_of};
use crate::discord::error::{AppError, InvalidAnswer};
use crate::discord::message::form::MAX_FIELDS;
use crate::discord::message::{
    Button, DecisionId, Draft, ExpansionPress, Form, FormValues, Input, Press, Text, button, primary_button,
};
use crate::presenter::expansions::bridges_castles_and_bazaars::queries::{self, offer_letter};
use crate::presenter::expansions::bridges_castles_and_bazaars::sealed::{sale, tile};
use crate::presenter::words::expansions::bridges_castles_and_bazaars::Messages as _;
use crate::presenter::words::{Words, markup};
use crate::rules::Seat;
use crate::rules::expansions::bridges_castles_and_bazaars::{MAX_BID, Sale};
use crate::table::{Snapshot, Submission, TableError};

use super::bid_parser;

/// The custom-ID word of the button that opens the form.
pub(super) const FORM_BUTTON: &str = "form";

/// The custom-ID word of the button that submits no bid.
pub(super) const NO_BID_BUTTON: &str = "filepass";

pub(super) const INVALID_BID: InvalidAnswer =
    InvalidAnswer::new("no amount that can be bid", |words, _| words.error_amount(MAX_BID));

pub(super) const INVALID_BIDS: InvalidAnswer = InvalidAnswer::new("no prices", |words, _| words.error_prices(MAX_BID));

/// Creates the public buttons for all players who submit sealed bids.
pub(super) fn bid_buttons(words: Words, id: DecisionId) -> Vec<Button> {
    vec![
        primary_button(ExpansionPress::for_decision(FORM_BUTTON, id), words.button_bid()),
        button(ExpansionPress::for_decision(NO_BID_BUTTON, id), words.button_no_bid("bidder")),
    ]
}

/// Returns the message key of a player's role at a sale.
fn role_key(sale: Sale, seat: Seat) -> &'static str {
    if sale.picker == seat { "picker" } else { "bidder" }
}

/// Composes the private request for a bid. Returns `None` unless the game waits for the player's bid right after their move.
pub(super) fn private_question(ctx: &Context, table: &Snapshot) -> Option<Draft> {
    let (words, round, game) = (ctx.words, table.sealed.as_ref()?, table.game()?);
    let id = DecisionId::of(table)?;
    let seat = table.seat_of(ctx.user).filter(|&seat| round.awaited_seats().any(|awaited| awaited == seat))?;
    Some(match sale(game) {
        Some(sale) => {
            let row = private_buttons(words, id, role_key(sale, seat), words.button_keep_up_to());
            Draft::text(words.sealed_ask(sale.best.amount, offer_letter(sale.offer), tile(words, game, sale))).row(row)
        }
        None => {
            let row = private_buttons(words, id, "bidder", words.button_bid());
            Draft::text(format!("{}\n{}", words.sealed_ask_bazaar(), words.sealed_how_bazaar())).row(row)
        }
    })
}

/// Creates the private buttons that open the form and that submit no bid.
fn private_buttons(words: Words, id: DecisionId, role: &'static str, label: String) -> [Button; 2] {
    [
        primary_button(ExpansionPress::for_decision(FORM_BUTTON, id), label),
        button(ExpansionPress::for_decision(NO_BID_BUTTON, id), words.button_no_bid(role)),
    ]
}

/// The name of the field, if the form has only one. Otherwise, the name of each field is the letter of its tile.
const ALL_BIDS_FIELD: &str = "amount";

/// The maximum number of digits of a bid.
pub(super) const MAX_BID_LENGTH: u16 = 2;

/// The maximum length of a string with the bids for all tiles, in characters.
const MAX_LIST_LENGTH: u16 = 200;

/// Returns the number of the decision that a press is about, with the player's bids.
fn load_submission(ctx: &Context, press: &ExpansionPress) -> Result<(u32, Submission), AppError> {
    let number = press.number.ok_or(AppError::OldButton)?;
    Ok((number, ctx.app.tables.submission(press.table, ctx.user, number)?))
}

/// Creates the form. Its fields contain the player's current bids.
pub(super) fn form(ctx: &Context, press: &ExpansionPress) -> Result<Form, AppError> {
    let words = ctx.words;
    let (_, submission) = load_submission(ctx, press)?;
    let game = submission.table.game().ok_or(TableError::Over)?;
    let new_form = |title: String| Form::new(Press::Expansion(press.clone()), title);
    let own = submission.own.as_deref().unwrap_or_default();
    if let Some(sale) = sale(game) {
        let role = role_key(sale, submission.seat);
        let text = Text { most: MAX_BID_LENGTH, value: own.first().map(u8::to_string), ..Text::default() };
        let (label, note) = (words.sealed_amount(MAX_BID, role), words.sealed_hint(role));
        return Ok(new_form(words.sealed_form(offer_letter(sale.offer))).field(
            ALL_BIDS_FIELD,
            label,
            Some(note),
            Input::Text(text),
        ));
    }
    if submission.round.subjects.len() > MAX_FIELDS {
        let bids = own.iter().copied().chain(std::iter::repeat(0));
        let line = |(&offer, bid): (&u8, u8)| format!("{} {bid}", offer_letter(offer));
        let lines: Vec<String> = submission.round.subjects.iter().zip(bids).map(line).collect();
        let text = Text { most: MAX_LIST_LENGTH, value: Some(lines.join("\n")), is_long: true, ..Text::default() };
        let form = new_form(words.sealed_form_bazaar());
        return Ok(form.field(ALL_BIDS_FIELD, words.sealed_lines(MAX_BID), None, Input::Text(text)));
    }
    let mut form = new_form(words.sealed_form_bazaar());
    for (index, &offer) in submission.round.subjects.iter().enumerate() {
        let tile = queries::tile(words, game, offer);
        let value = own.get(index).map(u8::to_string);
        let input = Input::Text(Text { most: MAX_BID_LENGTH, value, is_optional: true, is_long: false });
        let (letter, hint) = (offer_letter(offer), words.sealed_hint("bidder"));
        form = form.field(&letter, words.sealed_field(&*letter, tile), Some(hint), input);
    }
    Ok(form)
}

pub(super) fn submit(ctx: &Context, press: &ExpansionPress, fields: &FormValues) -> Result<Outcome, AppError> {
    let (number, submission) = load_submission(ctx, press)?;
    let bids = match fields.value(ALL_BIDS_FIELD) {
        Some(text) => parse_submission(&submission, text)?,
        None => {
            let price = |&offer: &u8| bid_parser::parse_bid(fields.value(&offer_letter(offer)).unwrap_or_default());
            submission.round.subjects.iter().map(price).collect::<Option<Vec<u8>>>().ok_or(INVALID_BID)?
        }
    };
    submit_bids(ctx, &submission, number, &bids)
}

pub(super) fn parse_submission(submission: &Submission, text: &str) -> Result<Vec<u8>, AppError> {
    let invalid = if submission.round.subjects.len() > 1 { INVALID_BIDS } else { INVALID_BID };
    bid_parser::parse_bids(text, &submission.round.subjects).ok_or_else(|| invalid.into())
}

pub(super) fn bid_nothing(ctx: &Context, press: &ExpansionPress, _: Option<&str>) -> Result<Outcome, AppError> {
    let (number, submission) = load_submission(ctx, press)?;
    submit_bids(ctx, &submission, number, &vec![0; submission.round.subjects.len()])
}

/// Submits bids, and confirms them privately.
pub(super) fn submit_bids(
    ctx: &Context,
    submission: &Submission,
    number: u32,
    bids: &[u8],
) -> Result<Outcome, AppError> {
    let (words, table) = (ctx.words, submission.table.id);
    let update = ctx.app.tables.submit(table, ctx.user, number, bids)?;
    let sale = submission.table.game().and_then(|game| Some((game, sale(game)?)));
    let yours = match sale {
        Some((game, sale)) => {
            let (role, most) = (role_key(sale, submission.seat), bids.first().copied().unwrap_or_default());
            words.prompt_sealed(most, offer_letter(sale.offer), role, tile(words, game, sale))
        }
        None => words.sealed_yours_bazaar(bid_list(&submission.round.subjects, bids)),
    };
    if !update.notices.is_empty() {
        return Ok(Outcome::text(format!("{yours}\n{}", words.sealed_done())).with_pending_table(table));
    }
    // The receipt has no buttons, because it cannot be edited when the round is over. The buttons of the post are
    // removed then.
    let change = words.sealed_change(words_of(&update.snapshot).button_bid());
    Ok(Outcome::text(format!("{yours}\n{}", markup::note(change))).with_pending_table(table))
}

/// Lists bids: "A 5 · B 0".
fn bid_list(offers: &[u8], bids: &[u8]) -> String {
    let price = |(&offer, price): (&u8, &u8)| format!("{} {price}", markup::strong(offer_letter(offer)));
    offers.iter().zip(bids).map(price).collect::<Vec<_>>().join(" · ")
}

//! Bids in an open auction: the buttons of the post, the form for any amount, and the places where the tiles on offer fit.

use crate::discord::console::open::confirm;
use crate::discord::context::{Context, Outcome};
use crate::discord::error::{AppError, InvalidAnswer};
use crate::discord::message::{
    Button, DecisionId, Draft, ExpansionPress, Form, FormValues, Input, Press, Text, button, primary_button,
};
use crate::discord::posts::answer_button::answer_button;
use crate::presenter::expansions::bridges_castles_and_bazaars::auction::offer_lines;
use crate::presenter::expansions::bridges_castles_and_bazaars::queries::{self, offer_letter, pending_decision};
use crate::presenter::words::Words;
use crate::presenter::words::expansions::bridges_castles_and_bazaars::Messages as _;
use crate::presenter::{Highlights, codes, pictures};
use crate::rules::expansions::bridges_castles_and_bazaars::{Action, MAX_BID, auction};
use crate::rules::{self, Decision, Game, always};
use crate::table::{Snapshot, TableError};

use super::sealed::{INVALID_BID, MAX_BID_LENGTH};

/// The custom-ID word of the button that opens the form. Its data is the index of a tile to pick, or missing for a raise.
pub(super) const AMOUNT_BUTTON: &str = "amount";

/// The custom-ID word of the button that shows where the tiles on offer fit.
pub(super) const OFFERS_BUTTON: &str = "offers";

/// The amounts by which the buttons raise the highest bid.
const RAISES: [u8; 3] = [1, 2, 5];

const AMOUNT_FIELD: &str = "amount";

/// The error for an amount that is not high enough. It has the lowest possible bid.
const BID_TOO_LOW: InvalidAnswer =
    InvalidAnswer::new("a bid that is too low", |words, least| words.error_low_bid(least.join(", ")));

/// Returns the error for a bid that is not among the possible `bids`.
pub(super) fn invalid_bid(bids: impl IntoIterator<Item = u8>) -> AppError {
    match bids.into_iter().min().filter(|&least| least > 0) {
        Some(least) => BID_TOO_LOW.with_possible(vec![least.to_string()]),
        None => INVALID_BID.into(),
    }
}

/// Returns by how much an answer raises the highest bid. Returns `None` for other answers.
fn raise(game: &Game, action: rules::Action) -> Option<u8> {
    let Action::Raise { bid } = action.bridges_castles_and_bazaars()? else { return None };
    let sale = auction(game).and_then(|auction| auction.sale);
    always!(sale.is_some(), "{action:?} without a sale");
    bid.checked_sub(sale?.best.amount)
}

/// Creates the button that passes, and those that raise the highest bid.
pub(super) fn raise_buttons(words: Words, table: &Snapshot, game: &Game, decision: &Decision) -> Vec<Button> {
    let answer = |(index, &action): (usize, &rules::Action)| {
        let button = || answer_button(words, table, (game, decision), (index, action));
        match raise(game, action) {
            Some(more) => RAISES.contains(&more).then(|| Button { label: format!("+{more}"), ..button() }),
            None => Some(button()),
        }
    };
    decision.actions.iter().enumerate().filter_map(answer).collect()
}

/// Creates a button for each tile that can be picked, which opens the form for the opening bid.
pub(super) fn pick_buttons(words: Words, table: &Snapshot, game: &Game, decision: &Decision) -> Vec<Button> {
    let id = DecisionId { table: table.id, number: decision.number };
    let offers = auction(game).into_iter().flat_map(|auction| auction.unsold_tiles());
    let pick = |(offer, _): (u8, _)| {
        let press = ExpansionPress::with_data(AMOUNT_BUTTON, id, &offer.to_string());
        primary_button(press, words.button_pick(offer_letter(offer)))
    };
    offers.map(pick).collect()
}

/// Creates the button that opens the form for any raise, and the one that shows where the tiles on offer fit.
pub(super) fn private_buttons(words: Words, table: &Snapshot, game: &Game) -> Vec<Button> {
    let Some((decision, _)) = pending_decision(game).filter(|&(_, question)| queries::is_auction(question)) else {
        return Vec::new();
    };
    let press = |word| ExpansionPress::for_decision(word, DecisionId { table: table.id, number: decision.number });
    let is_other = |&action: &rules::Action| raise(game, action).is_some_and(|more| !RAISES.contains(&more));
    let amount =
        decision.actions.iter().any(is_other).then(|| button(press(AMOUNT_BUTTON), words.button_other_amount()));
    let offers = table.options.assists.are_on().then(|| button(press(OFFERS_BUTTON), words.button_offers()));
    amount.into_iter().chain(offers).collect()
}

/// Shows where the tiles on offer fit, and the points that they would score for the user.
pub(super) fn show_offers(ctx: &Context, press: &ExpansionPress, _: Option<&str>) -> Result<Outcome, AppError> {
    let table = ctx.table_by_id(press.table)?.ok_or(TableError::NoTable)?;
    let game = table.game().ok_or(TableError::Over)?;
    let seat = table.seat_of(ctx.user).ok_or(AppError::OldButton)?;
    let lines = offer_lines(ctx.words, game, seat);
    if lines.is_empty() || !table.options.assists.are_on() {
        return Err(AppError::OldButton);
    }
    let picture = pictures::legible_board(ctx.words, &table.name, game, &Highlights::default());
    let draft = Draft::text(lines.join("\n")).picture(&ctx.app.artist_of(&table), picture)?;
    Ok(Outcome::message(draft))
}

/// The bids that a form accepts.
struct PossibleBids {
    table: Snapshot,
    decision: DecisionId,
    /// The amounts, each with the code of the answer.
    bids: Vec<(u8, String)>,
}

impl PossibleBids {
    fn amounts(&self) -> impl Iterator<Item = u8> {
        self.bids.iter().map(|&(bid, _)| bid)
    }
}

/// Returns the bids for the tile of a press.
fn possible_bids(ctx: &Context, press: &ExpansionPress) -> Result<PossibleBids, AppError> {
    let id = DecisionId { table: press.table, number: press.number.ok_or(AppError::OldButton)? };
    let table = ctx.asked_table(id)?;
    let wanted: Option<u8> = press.rest.as_deref().and_then(|offer| offer.parse().ok());
    let bid = |(index, &action): (usize, &rules::Action)| {
        let amount = match action.bridges_castles_and_bazaars()? {
            Action::Pick { offer, bid } if Some(offer) == wanted => bid,
            Action::Raise { bid } if wanted.is_none() => bid,
            _ => return None,
        };
        Some((amount, codes::encode(action, index)))
    };
    let decision = table.decision().ok_or(TableError::Over)?;
    let bids: Vec<(u8, String)> = decision.actions.iter().enumerate().filter_map(bid).collect();
    if bids.is_empty() { Err(AppError::OldButton) } else { Ok(PossibleBids { table, decision: id, bids }) }
}

/// Creates the form for an amount. It says how many points the player has.
pub(super) fn form(ctx: &Context, press: &ExpansionPress) -> Result<Form, AppError> {
    let (words, possible) = (ctx.words, possible_bids(ctx, press)?);
    let game = possible.table.game().ok_or(TableError::Over)?;
    let points = game.player(game.decision().ok_or(TableError::Over)?.seat).points();
    let least = possible.amounts().min().ok_or(AppError::OldButton)?;
    let text = Text { most: MAX_BID_LENGTH, value: Some(least.to_string()), ..Text::default() };
    let form = Form::new(Press::Expansion(press.clone()), words.form_bid());
    let (label, note) = (words.form_amount(least, MAX_BID), words.form_points(points));
    Ok(form.field(AMOUNT_FIELD, label, Some(note), Input::Text(text)))
}

pub(super) fn submit(ctx: &Context, press: &ExpansionPress, fields: &FormValues) -> Result<Outcome, AppError> {
    let possible = possible_bids(ctx, press)?;
    let amount: Option<u8> = fields.value(AMOUNT_FIELD).and_then(|text| text.trim().parse().ok());
    match possible.bids.iter().find(|&&(bid, _)| Some(bid) == amount) {
        Some((_, code)) => confirm(ctx, possible.decision, code),
        None if amount.is_some_and(|amount| amount > MAX_BID) => Err(INVALID_BID.into()),
        None => Err(invalid_bid(possible.amounts())),
    }
}

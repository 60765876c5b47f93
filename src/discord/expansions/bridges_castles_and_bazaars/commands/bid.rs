//! `/bid`: the answers to all questions at a bazaar.

use crate::discord::commands::answer;
use crate::discord::commands::args::Args;
use crate::discord::commands::command::{Command, OptionType, SlashOption, no_completion};
use crate::discord::context::{Context, Outcome};
use crate::discord::error::{AppError, InvalidAnswer};
use crate::discord::message::Completion;
use crate::presenter::answers::candidate_letter;
use crate::presenter::words::expansions::bridges_castles_and_bazaars::Messages as _;
use crate::presenter::words::labels;
use crate::rules;
use crate::rules::expansions::bridges_castles_and_bazaars::{Action, AuctionedTile, MAX_BID, auction};
use crate::table::{Snapshot, TableError};

use super::super::{open_bids, sealed};

const NO_AUCTION: InvalidAnswer = InvalidAnswer::new("no such bid is asked for", |words, _| words.error_no_auction());

const UNKNOWN_BID: InvalidAnswer =
    InvalidAnswer::new("no such bid", |words, possible| words.error_impossible(possible.join(", ")));

const AMOUNT: SlashOption = SlashOption::required(labels::BID_AMOUNT, OptionType::NumberTo(MAX_BID));

/// The command option for the bids on all tiles in one text. The number of tiles varies, but a command has a fixed number of
/// options.
const PRICES: SlashOption = SlashOption::required(labels::BID_PRICES, OptionType::Text);

pub(in crate::discord) const COMMANDS: &[Command] = &[
    Command {
        label: labels::BID_PICK,
        options: &[SlashOption::required(labels::BID_TILE, OptionType::Text), AMOUNT],
        run: pick_tile,
        complete: complete_pick,
    },
    Command { label: labels::BID_RAISE, options: &[AMOUNT], run: raise_bid, complete: complete_raise },
    Command { label: labels::BID_MAXIMUM, options: &[PRICES], run: submit_sealed_bids, complete: no_completion },
    Command::without_options(labels::BID_PASS, |ctx, _| answer_with(ctx, &[Action::Decline, Action::WaiveBids])),
    Command::without_options(labels::BID_REQUEST, |ctx, _| answer_with(ctx, &[Action::RequestBids])),
    Command::without_options(labels::BID_BUY, |ctx, _| answer_with(ctx, &[Action::Buy])),
    Command::without_options(labels::BID_SELL, |ctx, _| answer_with(ctx, &[Action::Sell])),
];

fn pick_tile(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let picks = answer::named_answers(ctx, |action| as_pick(action).is_some())?;
    if picks.is_empty() {
        return Err(NO_AUCTION.into());
    }
    let tile = args.text(labels::BID_TILE).unwrap_or_default().trim().to_uppercase();
    let bid = args.number(labels::BID_AMOUNT);
    let wanted = |action: rules::Action| {
        as_pick(action).is_some_and(|(offer, amount)| offer == tile && Some(i64::from(amount)) == bid)
    };
    let (tiles, bids): (Vec<String>, Vec<u8>) = picks.into_iter().filter_map(|(_, action)| as_pick(action)).unzip();
    let unknown = if tiles.contains(&tile) { open_bids::invalid_bid(bids) } else { unknown_tile(tiles) };
    answer::commit_answer(ctx, wanted, unknown)
}

/// Returns the error for an unknown letter. `tiles` has the possible letters, each once for every bid.
fn unknown_tile(mut tiles: Vec<String>) -> AppError {
    tiles.dedup();
    UNKNOWN_BID.with_possible(tiles)
}

/// Returns the letter of the tile that an answer picks, and the opening bid. Returns `None` for other answers.
fn as_pick(action: rules::Action) -> Option<(String, u8)> {
    match action.bridges_castles_and_bazaars()? {
        Action::Pick { offer, bid } => Some((candidate_letter(usize::from(offer)).to_string(), bid)),
        _ => None,
    }
}

fn complete_pick(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let picks = answer::named_answers(ctx, |action| as_pick(action).is_some())?;
    let picks = picks.into_iter().filter_map(|(_, action)| as_pick(action));
    if let Some(typed) = args.focused(labels::BID_TILE) {
        let letters: Vec<String> = picks.filter(|&(_, bid)| bid == 0).map(|(tile, _)| tile).collect();
        return Ok(answer::matching_completions(bazaar_tiles(ctx, letters)?, typed));
    }
    let Some(typed) = args.focused(labels::BID_AMOUNT) else { return Ok(Vec::new()) };
    let mut bids: Vec<u8> = picks.map(|(_, bid)| bid).collect();
    bids.sort_unstable();
    bids.dedup();
    Ok(bid_completions(bids, typed))
}

/// Describes the tiles with these letters.
fn bazaar_tiles(ctx: &Context, letters: Vec<String>) -> Result<Vec<(String, String)>, AppError> {
    let table = ctx.table()?;
    let Some(auction) = table.game().and_then(|game| auction(game)) else { return Ok(Vec::new()) };
    let tile = |(place, offer): (usize, &AuctionedTile)| {
        let letter = candidate_letter(place).to_string();
        letters.contains(&letter).then(|| (format!("{letter} · {}", ctx.words.tile(offer.shape.get())), letter))
    };
    Ok(auction.offers.iter().enumerate().filter_map(tile).collect())
}

fn raise_bid(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let raises = answer::named_answers(ctx, |action| as_raise(action).is_some())?;
    if raises.is_empty() {
        return Err(NO_AUCTION.into());
    }
    let amount = args.number(labels::BID_AMOUNT);
    let wanted = |action| as_raise(action).is_some_and(|bid| Some(i64::from(bid)) == amount);
    let bids = raises.into_iter().filter_map(|(_, action)| as_raise(action));
    answer::commit_answer(ctx, wanted, open_bids::invalid_bid(bids))
}

fn as_raise(action: rules::Action) -> Option<u8> {
    match action.bridges_castles_and_bazaars()? {
        Action::Raise { bid } => Some(bid),
        _ => None,
    }
}

fn complete_raise(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::BID_AMOUNT) else { return Ok(Vec::new()) };
    let raises = answer::named_answers(ctx, |action| as_raise(action).is_some())?;
    Ok(bid_completions(raises.into_iter().filter_map(|(_, action)| as_raise(action)).collect(), typed))
}

fn answer_with(ctx: &Context, wanted: &[Action]) -> Result<Outcome, AppError> {
    let is_wanted =
        |action: rules::Action| action.bridges_castles_and_bazaars().is_some_and(|action| wanted.contains(&action));
    answer::commit_answer(ctx, is_wanted, NO_AUCTION)
}

fn submit_sealed_bids(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let table = ctx.table()?;
    let number = sealed_decision_number(&table)?;
    let submission = ctx.app.tables.submission(table.id, ctx.user, number)?;
    let bids = sealed::parse_submission(&submission, args.text(labels::BID_PRICES).unwrap_or_default())?;
    sealed::submit_bids(ctx, &submission, number, &bids)
}

/// Returns the number of the decision for which the game collects sealed bids.
fn sealed_decision_number(table: &Snapshot) -> Result<u32, AppError> {
    let decision = table.game().ok_or(TableError::NotStarted)?.decision().ok_or(TableError::Over)?;
    if table.sealed.is_some() { Ok(decision.number) } else { Err(NO_AUCTION.into()) }
}

/// Returns the bids that begin with the typed digits as choices, in the given order.
fn bid_completions(bids: Vec<u8>, typed: &str) -> Vec<Completion> {
    let fitting = bids.into_iter().filter(|bid| bid.to_string().starts_with(typed.trim()));
    fitting.map(|bid| Completion::number(bid.to_string(), bid)).collect()
}

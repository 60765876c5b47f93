//! `/gift`: shows the user's secret hand, opens a gift, and keeps one of two tiles.

use crate::discord::commands::answer;
use crate::discord::commands::args::Args;
use crate::discord::commands::command::{Command, OptionType, SlashOption};
use crate::discord::console::open;
use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Completion, DecisionId};
use crate::presenter::answers::candidate_letter;
use crate::presenter::expansions::the_gifts::card_key;
use crate::presenter::words::labels;
use crate::presenter::words::{Locale, Words};
use crate::rules::expansions::the_gifts::{Action, Card, GiftOpening, RefusalReason};
use crate::rules::{self, ExpansionRefusal, Game, Question, Refusal};
use crate::table::{Assists, TableError};

use super::errors::{NO_GIFT, NO_TWO_TILES, NOT_NOW, UNKNOWN_CARD, UNKNOWN_TARGET, UNKNOWN_TILE};
use super::{choose, hand};
use crate::presenter::expansions::the_gifts::cards;

pub(super) const COMMANDS: &[Command] = &[
    Command::without_options(labels::GIFT_SHOW, |ctx, _| hand::show(ctx, &ctx.table()?)),
    Command {
        label: labels::GIFT_OPEN,
        options: &[
            SlashOption::required(labels::GIFT_CARD, OptionType::Text),
            SlashOption::optional(labels::GIFT_TARGET, OptionType::Text),
        ],
        run: open,
        complete: complete_open,
    },
    Command {
        label: labels::GIFT_KEEP,
        options: &[SlashOption::required(labels::GIFT_TILE, OptionType::Text)],
        run: keep,
        complete: complete_keep,
    },
];

/// Rehearses opening a gift. If no target is given, shows the targets.
fn open(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let table = ctx.table()?;
    let game = table.game().ok_or(TableError::NotStarted)?;
    let decision = DecisionId::of(&table).ok_or(TableError::Over)?;
    ctx.asked_table(decision)?;
    check_can_open(game)?;
    let typed = args.text(labels::GIFT_CARD).unwrap_or_default();
    let openable = cards::openable(game);
    let possible = || openable.iter().map(|&card| ctx.words.gift(card)).collect();
    let card = find_card(&openable, typed).ok_or_else(|| UNKNOWN_CARD.with_possible(possible()))?;
    let Some(target) = args.text(labels::GIFT_TARGET) else {
        return choose::choose(ctx, decision, card_key(card));
    };
    let targets = named_targets(ctx.words, table.options.assists, game, card);
    let typed = target.trim().to_lowercase();
    let mut fitting = targets.iter().filter(|(name, code)| *code == typed || name.to_lowercase().contains(&typed));
    match (fitting.next(), fitting.next()) {
        (Some((_, code)), None) => open::open(ctx, decision, code),
        _ => {
            Err(UNKNOWN_TARGET
                .with_possible(targets.into_iter().map(|(name, _)| name).take(answer::MAX_CHOICES).collect()))
        }
    }
}

/// Returns an error with the reason if the user cannot open a gift.
fn check_can_open(game: &Game) -> Result<(), AppError> {
    let decision = game.decision().ok_or(TableError::Over)?;
    if !cards::openable(game).is_empty() {
        return Ok(());
    }
    if cards::hand(game, decision.seat).is_empty() {
        return Err(NO_GIFT.into());
    }
    match decision.question {
        Question::Place(_) => Err(TableError::Refused {
            answer: 0,
            refusal: Refusal::Expansion(ExpansionRefusal::TheGifts(RefusalReason::LimitReached)),
        }
        .into()),
        Question::Figure { .. } | Question::Expansion(_) => Err(NOT_NOW.into()),
    }
}

/// Returns the card with a name in any language, or with an ID. If no card has exactly this name, returns the only card
/// whose name contains the text.
fn find_card(cards: &[Card], typed: &str) -> Option<Card> {
    let typed = typed.trim().to_lowercase();
    let names = |card: Card| Locale::ALL.map(|locale| Words::of(locale).gift(card).to_lowercase());
    let exact = cards.iter().find(|&&card| card_key(card) == typed || names(card).contains(&typed));
    let mut similar = cards.iter().filter(|&&card| names(card).iter().any(|name| name.contains(&typed)));
    match (exact, similar.next(), similar.next()) {
        (Some(&card), ..) | (None, Some(&card), None) => Some(card),
        _ => None,
    }
}

/// Returns the targets of a card. Each has a name with its effect, and a code.
fn named_targets(words: Words, assists: Assists, game: &Game, card: Card) -> Vec<(String, String)> {
    let of_card = cards::openings(game).filter(|(_, opening)| opening.card() == card);
    of_card
        .map(|(index, opening)| (target_name(words, assists, game, opening), choose::opening_code(opening, index)))
        .collect()
}

fn target_name(words: Words, assists: Assists, game: &Game, opening: GiftOpening) -> String {
    let name = words.gift_target_of(opening, game.board()).unwrap_or_else(|| words.gift(opening.card()));
    answer::noted_name(&name, choose::effect_note(words, assists, game, opening))
}

fn complete_open(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let table = ctx.table()?;
    let Some(decision) = DecisionId::of(&table) else { return Ok(Vec::new()) };
    let table = ctx.asked_table(decision)?;
    let Some(game) = table.game() else { return Ok(Vec::new()) };
    let cards = cards::openable(game);
    if let Some(typed) = args.focused(labels::GIFT_CARD) {
        let named = cards.into_iter().map(|card| (ctx.words.gift(card), card_key(card).to_owned()));
        return Ok(answer::matching_completions(named, typed));
    }
    let Some(typed) = args.focused(labels::GIFT_TARGET) else { return Ok(Vec::new()) };
    let Some(card) = args.text(labels::GIFT_CARD).and_then(|text| find_card(&cards, text)) else {
        return Ok(Vec::new());
    };
    Ok(answer::matching_completions(named_targets(ctx.words, table.options.assists, game, card), typed))
}

fn keep(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let typed = args.text(labels::GIFT_TILE).unwrap_or_default().trim().to_uppercase();
    let tiles = answer::named_answers(ctx, is_keeping)?;
    let chosen = (0..).zip(&tiles).find(|&(n, _)| candidate_letter(n).to_string() == typed);
    match chosen {
        Some((_, &(_, wanted))) => answer::commit_answer(ctx, |action| action == wanted, NO_TWO_TILES),
        None if tiles.is_empty() => Err(NO_TWO_TILES.into()),
        None => Err(UNKNOWN_TILE.with_possible(tiles.into_iter().map(|(name, _)| name).collect())),
    }
}

const fn is_keeping(action: rules::Action) -> bool {
    matches!(action.the_gifts(), Some(Action::KeepTile(_)))
}

fn complete_keep(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::GIFT_TILE) else { return Ok(Vec::new()) };
    let tiles = answer::named_answers(ctx, is_keeping)?;
    let named = (0..).zip(tiles).map(|(n, (name, _))| (name, candidate_letter(n).to_string()));
    Ok(answer::matching_completions(named, typed))
}

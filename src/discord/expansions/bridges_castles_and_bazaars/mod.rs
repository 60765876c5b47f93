//! Bridges, Castles & Bazaars: commands, answers on posts, and the forms for sealed bids.

mod bid_parser;
mod commands;
mod open_bids;
mod sealed;

use crate::discord::commands::command::TopLevelCommand;
use crate::discord::message::{Ack, DecisionId};
use crate::discord::posts::answer_button::answer_button;
use crate::presenter::expansions::bridges_castles_and_bazaars::queries::{is_auction, is_free, pending_decision};
use crate::presenter::words::{Words, labels};
use crate::rules::expansions::bridges_castles_and_bazaars::{BazaarMode, Question};
use crate::rules::{Game, Setup};
use crate::table::{Pace, Snapshot};

use super::{HandlerKind, Hooks, PostControls, PressHandler};
use commands::{bid, bridge, castle};

pub(super) const HOOKS: Hooks = Hooks {
    adapt_options,
    commands: &[
        TopLevelCommand::Single(bridge::COMMAND),
        TopLevelCommand::Group(labels::BID, bid::COMMANDS),
        TopLevelCommand::Single(castle::COMMAND),
    ],
    presses: &[
        PressHandler {
            word: sealed::FORM_BUTTON,
            handler: HandlerKind::Form { open: sealed::form, submit: sealed::submit },
        },
        PressHandler {
            word: sealed::NO_BID_BUTTON,
            handler: HandlerKind::Respond(Ack::UpdateIfPrivate, sealed::bid_nothing),
        },
        PressHandler {
            word: open_bids::AMOUNT_BUTTON,
            handler: HandlerKind::Form { open: open_bids::form, submit: open_bids::submit },
        },
        PressHandler {
            word: open_bids::OFFERS_BUTTON,
            handler: HandlerKind::Respond(Ack::Private, open_bids::show_offers),
        },
    ],
    private_question: sealed::private_question,
    post_controls: controls,
    private_buttons: open_bids::private_buttons,
    ..Hooks::NONE
};

/// Selects sealed bids unless the pace is live, because an auction then takes only one round of waiting.
fn adapt_options(setup: &mut Setup, pace: Pace) {
    if let Some(options) = &mut setup.expansions.bridges_castles_and_bazaars {
        let (from, to) = match pace {
            Pace::Live => (BazaarMode::Sealed, BazaarMode::Auction),
            Pace::Day | Pace::Bank | Pace::ThreeDays | Pace::Week | Pace::None => {
                (BazaarMode::Auction, BazaarMode::Sealed)
            }
        };
        // Keep any other value, because a user chose it deliberately.
        if options.bazaar_mode == from {
            options.bazaar_mode = to;
        }
    }
}

fn controls(words: Words, table: &Snapshot, game: &Game) -> Option<PostControls> {
    if table.sealed.is_some() {
        let id = DecisionId { table: table.id, number: game.decision()?.number };
        return Some(PostControls::InsteadOfConsole(sealed::bid_buttons(words, id)));
    }
    answer_buttons(words, table, game)
}

/// Creates buttons on the post that answer a question of an auction.
fn answer_buttons(words: Words, table: &Snapshot, game: &Game) -> Option<PostControls> {
    let (decision, question) = pending_decision(game).filter(|&(_, question)| is_auction(question))?;
    let row = match question {
        Question::Raise => open_bids::raise_buttons(words, table, game, decision),
        Question::Pick if !is_free(game) => open_bids::pick_buttons(words, table, game, decision),
        _ => {
            let answers = decision.actions.iter().copied().enumerate();
            answers.map(|answer| answer_button(words, table, (game, decision), answer)).collect()
        }
    };
    Some(PostControls::InsteadOfConsole(row))
}

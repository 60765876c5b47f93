//! Bridges, Castles & Bazaars: commands, answers on posts, and the forms for sealed bids.

mod bid_parser;
mod commands;
mod sealed;

use crate::discord::commands::command::TopLevelCommand;
use crate::discord::message::{Ack, DecisionId, MAX_BUTTONS, MAX_OPTIONS};
use crate::discord::posts::answer_button::answer_button;
use crate::presenter::answers::menu_answers;
use crate::presenter::expansions::bridges_castles_and_bazaars::queries::{asked, is_free};
use crate::rules::expansions::bridges_castles_and_bazaars::{BazaarMode, Question};
use crate::rules::{Game, Setup};
use crate::table::{Pace, Snapshot};
use crate::words::{Words, labels};

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
            handler: HandlerKind::Answer(Ack::UpdateIfPrivate, sealed::bid_nothing),
        },
    ],
    private_question: sealed::private_question,
    post_controls: controls,
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

/// Creates buttons on the post that answer the question. If there are many answers, only the lowest bids get a button.
fn answer_buttons(words: Words, table: &Snapshot, game: &Game) -> Option<PostControls> {
    /// The maximum number of buttons if not all answers have one: passing and the lowest bid. The console has the other
    /// bids.
    const MAX_BIDS: usize = 2;
    let (decision, question) = asked(game)?;
    if question == Question::Pick && (!is_free(game) || decision.actions.len() > MAX_BUTTONS) {
        return None;
    }
    let most = if decision.actions.len() > MAX_BUTTONS { MAX_BIDS } else { MAX_BUTTONS };
    let offered = menu_answers(decision, MAX_OPTIONS).into_iter().take(most);
    let row: Vec<_> = offered.map(|answer| answer_button(words, table, (game, decision), answer)).collect();
    // Both answers to a bid have a button, so the console would add nothing.
    let controls =
        if question == Question::Deal { PostControls::InsteadOfConsole } else { PostControls::BesideConsole };
    (!row.is_empty()).then(|| controls(row))
}

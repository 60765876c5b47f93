//! The Tower: the buttons that rehearse paying a ransom.

use crate::discord::console::open::open;
use crate::discord::error::AppError;
use crate::discord::message::{Ack, Button, DecisionId, ExpansionPress, MAX_BUTTONS, button};
use crate::presenter::codes;
use crate::presenter::expansions::the_tower::action_name;
use crate::presenter::words::Words;
use crate::rules::Game;
use crate::rules::expansions::the_tower::Action;
use crate::table::Snapshot;

use super::{HandlerKind, Hooks, PostControls, PressHandler};

pub(super) const HOOKS: Hooks = Hooks {
    presses: &[RANSOM_BUTTON],
    earlier_answer_button: |words, table, game| ransom_buttons(words, table, game).next(),
    post_controls,
    ..Hooks::NONE
};

/// The button that rehearses a ransom.
const RANSOM_BUTTON: PressHandler = PressHandler {
    word: "ransom",
    handler: HandlerKind::Respond(Ack::UpdateIfPrivate, |ctx, press, _| {
        let path = press.rest.as_deref().unwrap_or_default();
        open(ctx, press.decision().ok_or(AppError::OldButton)?, path)
    }),
};

/// Creates a button for each ransom that can be paid. A press rehearses the payment.
fn ransom_buttons<'a>(words: Words, table: &'a Snapshot, game: &'a Game) -> impl Iterator<Item = Button> + use<'a> {
    game.legal_actions().iter().enumerate().filter_map(move |(index, &action)| {
        let ransom = action.the_tower().filter(|ransom| matches!(ransom, Action::Ransom { .. }))?;
        let press =
            ExpansionPress::with_data(RANSOM_BUTTON.word, DecisionId::of(table)?, &codes::encode(action, index));
        Some(button(press, action_name(words, game, ransom)))
    })
}

/// Creates the row of ransom buttons for the turn's post, or returns `None` if no ransom can be paid.
fn post_controls(words: Words, table: &Snapshot, game: &Game) -> Option<PostControls> {
    let row: Vec<Button> = ransom_buttons(words, table, game).take(MAX_BUTTONS).collect();
    (!row.is_empty()).then_some(PostControls::BesideConsole(row))
}

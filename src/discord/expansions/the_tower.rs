//! The Tower: the buttons that rehearse paying a ransom.

use crate::discord::console::open::open;
use crate::discord::error::AppError;
use crate::discord::message::parts::{Button, MOST_BUTTONS, button};
use crate::discord::message::press::{Ack, Special};
use crate::presenter::codes;
use crate::presenter::expansions::the_tower::prisoners::name;
use crate::rules::Game;
use crate::rules::expansions::the_tower::Action;
use crate::table::Snapshot;
use crate::words::Words;

use super::{Controls, Handle, Hooks, PressHandler};

pub(super) const HOOKS: Hooks = Hooks {
    buttons: &[BUTTON],
    beginning: |words, table, game| ransoms(words, table, game).next(),
    controls,
    ..Hooks::NONE
};

/// The button that rehearses a ransom.
const BUTTON: PressHandler = PressHandler {
    word: "ransom",
    ack: |is_private| if is_private { Ack::Update } else { Ack::Private },
    does: Handle::Answer(|app, visit, press, _| {
        let number = press.number.ok_or(AppError::OldButton)?;
        open(app, visit, press.table, number, press.rest.as_deref().unwrap_or_default())
    }),
};

/// Creates a button for each ransom that can be paid. A press rehearses the payment.
fn ransoms<'a>(words: Words, table: &'a Snapshot, game: &'a Game) -> impl Iterator<Item = Button> + use<'a> {
    game.legal().iter().enumerate().filter_map(move |(index, &action)| {
        let ransom = action.the_tower().filter(|ransom| matches!(ransom, Action::Ransom { .. }))?;
        let number = table.decision()?.number;
        let press = Special::with_data(BUTTON.word, table.id, number, &codes::encode(action, index));
        Some(button(&press, name(words, game, ransom)))
    })
}

/// Creates the row of ransom buttons for the turn's post, or returns `None` if no ransom can be paid.
fn controls(words: Words, table: &Snapshot, game: &Game) -> Option<Controls> {
    let row: Vec<Button> = ransoms(words, table, game).take(MOST_BUTTONS).collect();
    (!row.is_empty()).then_some(Controls::Beside(row))
}

//! The Gifts: commands, buttons and private messages about a player's gifts.

mod choose;
mod command;
mod errors;
mod hand;
mod menu;

use crate::discord::commands::command::Entry;
use crate::discord::message::{Ack, ExpansionPress};
use crate::presenter::expansions::the_gifts::cards;
use crate::words::labels;

use super::{Handle, Hooks, PressHandler};

pub(super) const HOOKS: Hooks = Hooks {
    commands: &[Entry::Group(labels::GIFT, command::COMMANDS)],
    presses: &[
        PressHandler { word: menu::UNWRAP, ack: Ack::Update, does: Handle::Answer(choose::pressed) },
        PressHandler { word: menu::HAND, ack: Ack::Private, does: Handle::Answer(hand::pressed) },
    ],
    beginning: menu::beginning,
    received: hand::received,
    look: |words, table, game| {
        cards::are_played(game).then(|| menu::button(ExpansionPress::table(menu::HAND, table.id), words))
    },
    ..Hooks::NONE
};

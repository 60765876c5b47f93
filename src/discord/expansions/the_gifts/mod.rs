//! The Gifts: commands, buttons and private messages about a player's gifts.

mod choose;
mod command;
mod errors;
mod hand;
mod menu;

use crate::discord::commands::command::TopLevelCommand;
use crate::discord::message::{Ack, ExpansionPress};
use crate::presenter::expansions::the_gifts::cards;
use crate::presenter::words::labels;

use super::{HandlerKind, Hooks, PressHandler};

pub(super) const HOOKS: Hooks = Hooks {
    commands: &[TopLevelCommand::Group(labels::GIFT, command::COMMANDS)],
    presses: &[
        PressHandler { word: menu::CHOOSE_BUTTON, handler: HandlerKind::Respond(Ack::Update, choose::handle_press) },
        PressHandler { word: menu::HAND_BUTTON, handler: HandlerKind::Respond(Ack::Private, hand::handle_press) },
    ],
    earlier_answer_button: menu::earlier_answer_button,
    add_private_info: hand::add_private_info,
    private_buttons: |words, table, game| {
        let is_shown = cards::are_played(game) && game.hand().is_some();
        let button = is_shown.then(|| menu::button(ExpansionPress::for_table(menu::HAND_BUTTON, table.id), words));
        button.into_iter().collect()
    },
    ..Hooks::NONE
};

//! Buttons and menus within Discord's limits.

use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::application::ButtonStyle;

use crate::presenter::answers::Choice;

use super::draft::clip;
use super::press::Press;

/// The maximum number of buttons in a row.
pub(in crate::discord) const MOST_BUTTONS: usize = 5;

/// The maximum number of options in a menu.
pub(in crate::discord) const MOST_OPTIONS: usize = 25;

/// The maximum length of an option's note on a button that replaces the option, in characters.
const LONGEST_NOTE: usize = 32;

/// Creates the button that players are expected to press.
pub(in crate::discord) fn primary(press: &Press, label: impl Into<String>) -> CreateButton {
    button(press, label).style(ButtonStyle::Primary)
}

/// Creates a button that confirms an action.
pub(in crate::discord) fn success(press: &Press, label: impl Into<String>) -> CreateButton {
    button(press, label).style(ButtonStyle::Success)
}

/// Creates a button whose effect cannot be undone.
pub(in crate::discord) fn danger(press: &Press, label: impl Into<String>) -> CreateButton {
    button(press, label).style(ButtonStyle::Danger)
}

/// Creates a button for any other action.
pub(in crate::discord) fn button(press: &Press, label: impl Into<String>) -> CreateButton {
    CreateButton::new(press.to_string()).label(clip(&label.into(), 80)).style(ButtonStyle::Secondary)
}

/// Creates a button for one of a few choices. The selected choice is highlighted.
pub(in crate::discord) fn choice(press: &Press, choice: &Choice) -> CreateButton {
    let label = match choice.note.as_deref().filter(|note| note.chars().count() <= LONGEST_NOTE) {
        Some(note) => format!("{} · {note}", choice.label),
        None => choice.label.clone(),
    };
    if choice.chosen { primary(press, label) } else { button(press, label) }
}

/// Creates a row of buttons.
pub(in crate::discord) fn buttons(buttons: Vec<CreateButton>) -> CreateActionRow {
    CreateActionRow::Buttons(buttons)
}

/// Creates a menu from which one option can be chosen. Options beyond Discord's limit are left out.
pub(in crate::discord) fn menu(press: &Press, placeholder: &str, choices: Vec<Choice>) -> CreateActionRow {
    CreateActionRow::SelectMenu(select(press, placeholder, choices))
}

/// Creates a menu from which any number of options can be chosen.
pub(in crate::discord) fn menu_of_many(press: &Press, placeholder: &str, choices: Vec<Choice>) -> CreateActionRow {
    let most = choices.len().clamp(1, MOST_OPTIONS) as u8;
    CreateActionRow::SelectMenu(select(press, placeholder, choices).min_values(0).max_values(most))
}

fn select(press: &Press, placeholder: &str, choices: Vec<Choice>) -> CreateSelectMenu {
    let options = choices.into_iter().take(MOST_OPTIONS).map(option).collect();
    CreateSelectMenu::new(press.to_string(), CreateSelectMenuKind::String { options })
        .placeholder(clip(placeholder, 150))
}

/// Converts an option to Discord's format.
fn option(choice: Choice) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(clip(&choice.label, 100), choice.value).default_selection(choice.chosen);
    match choice.note {
        Some(note) => option.description(clip(&note, 100)),
        None => option,
    }
}

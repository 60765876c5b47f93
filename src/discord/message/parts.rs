//! Buttons and menus, within Discord's limits.

use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::application::ButtonStyle;

use super::draft::clip;
use super::press::Press;

/// The most buttons of a row.
pub(in crate::discord) const MOST_BUTTONS: usize = 5;

/// The most options of a menu.
pub(in crate::discord) const MOST_OPTIONS: usize = 25;

/// The longest second line of an option that a button in its place says too, in characters.
const LONGEST_NOTE: usize = 32;

/// The letter of something that is lettered in pictures: a place for figures, a tile on offer.
pub(in crate::discord) fn letter(index: usize) -> char {
    u8::try_from(index).ok().and_then(|i| b'A'.checked_add(i)).map_or('?', char::from)
}

/// One option of a menu.
#[derive(Clone, Debug)]
pub(in crate::discord) struct Choice {
    /// What it says.
    pub label: String,
    /// What it stands for.
    pub value: String,
    /// A second line below.
    pub note: Option<String>,
    /// Whether it is chosen now.
    pub chosen: bool,
}

/// The button that people are meant to press.
pub(in crate::discord) fn primary(press: &Press, label: impl Into<String>) -> CreateButton {
    button(press, label).style(ButtonStyle::Primary)
}

/// A button that commits to something.
pub(in crate::discord) fn success(press: &Press, label: impl Into<String>) -> CreateButton {
    button(press, label).style(ButtonStyle::Success)
}

/// A button that cannot be undone.
pub(in crate::discord) fn danger(press: &Press, label: impl Into<String>) -> CreateButton {
    button(press, label).style(ButtonStyle::Danger)
}

/// Any other button.
pub(in crate::discord) fn button(press: &Press, label: impl Into<String>) -> CreateButton {
    CreateButton::new(press.to_string()).label(clip(&label.into(), 80)).style(ButtonStyle::Secondary)
}

/// A button for something that is chosen from a few, marked if it is chosen now.
pub(in crate::discord) fn choice(press: &Press, choice: &Choice) -> CreateButton {
    let label = match choice.note.as_deref().filter(|note| note.chars().count() <= LONGEST_NOTE) {
        Some(note) => format!("{} · {note}", choice.label),
        None => choice.label.clone(),
    };
    if choice.chosen { primary(press, label) } else { button(press, label) }
}

/// A row of buttons.
pub(in crate::discord) fn buttons(buttons: Vec<CreateButton>) -> CreateActionRow {
    CreateActionRow::Buttons(buttons)
}

/// A menu from which one is chosen; options beyond what fits are left out.
pub(in crate::discord) fn menu(press: &Press, placeholder: &str, choices: Vec<Choice>) -> CreateActionRow {
    CreateActionRow::SelectMenu(select(press, placeholder, choices))
}

/// A menu from which any number is chosen.
pub(in crate::discord) fn menu_of_many(press: &Press, placeholder: &str, choices: Vec<Choice>) -> CreateActionRow {
    let most = choices.len().clamp(1, MOST_OPTIONS) as u8;
    CreateActionRow::SelectMenu(select(press, placeholder, choices).min_values(0).max_values(most))
}

fn select(press: &Press, placeholder: &str, choices: Vec<Choice>) -> CreateSelectMenu {
    let options = choices.into_iter().take(MOST_OPTIONS).map(Choice::into_option).collect();
    CreateSelectMenu::new(press.to_string(), CreateSelectMenuKind::String { options })
        .placeholder(clip(placeholder, 150))
}

impl Choice {
    /// An option that says no more than its label.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> Choice {
        Choice { label: label.into(), value: value.into(), note: None, chosen: false }
    }

    fn into_option(self) -> CreateSelectMenuOption {
        let option = CreateSelectMenuOption::new(clip(&self.label, 100), self.value).default_selection(self.chosen);
        match self.note {
            Some(note) => option.description(clip(&note, 100)),
            None => option,
        }
    }
}

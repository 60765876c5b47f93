//! Buttons and menus, as plain data.

use crate::presenter::MenuOption;

use super::press::Press;

/// The maximum number of buttons in a row.
pub(in crate::discord) const MAX_BUTTONS: usize = 5;

/// The maximum number of rows in a classic message.
#[cfg(test)]
pub(in crate::discord) const MAX_ROWS: usize = 5;

/// The maximum number of options in a menu.
pub(in crate::discord) const MAX_OPTIONS: usize = 25;

/// The maximum length of an option's note on a button that replaces the option, in characters.
const MAX_NOTE_LENGTH: usize = 32;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Row {
    /// Buttons, side by side. Buttons beyond [`MAX_BUTTONS`] are in further rows.
    Buttons(Vec<Button>),
    /// A menu, which fills the row.
    Menu(Menu),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Button {
    pub label: String,
    pub emoji: Option<char>,
    pub action: ButtonAction,
}

/// The effect of a click on a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum ButtonAction {
    Press(Press, ButtonStyle),
    Link(String),
}

/// The colour of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum ButtonStyle {
    /// The button that players are expected to press.
    Primary,
    /// Any other action.
    Secondary,
    /// Confirms an action.
    Success,
    /// Has an effect that cannot be undone.
    Danger,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Menu {
    /// The press that a choice sends, together with the chosen values.
    pub press: Press,
    /// The text in the menu while nothing is chosen.
    pub placeholder: String,
    pub options: MenuOptions,
}

/// The values that a menu offers. Options beyond [`MAX_OPTIONS`] are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum MenuOptions {
    /// One option is chosen.
    Single(Vec<MenuOption>),
    /// Any number of options is chosen.
    Multiple(Vec<MenuOption>),
    /// At least one text channel of the server is chosen. The values are the IDs of the channels.
    Channels,
}

impl Button {
    #[cfg(test)]
    pub fn press(&self) -> Option<&Press> {
        match &self.action {
            ButtonAction::Press(press, _) => Some(press),
            ButtonAction::Link(_) => None,
        }
    }
}

impl MenuOptions {
    #[cfg(test)]
    pub fn choices(&self) -> &[MenuOption] {
        match self {
            MenuOptions::Single(choices) | MenuOptions::Multiple(choices) => choices,
            MenuOptions::Channels => &[],
        }
    }
}

impl From<Vec<Button>> for Row {
    fn from(buttons: Vec<Button>) -> Row {
        Row::Buttons(buttons)
    }
}

impl<const COUNT: usize> From<[Button; COUNT]> for Row {
    fn from(buttons: [Button; COUNT]) -> Row {
        Row::Buttons(buttons.into())
    }
}

pub(in crate::discord) fn primary_button(press: Press, label: impl Into<String>) -> Button {
    styled(press, label, ButtonStyle::Primary)
}

pub(in crate::discord) fn success_button(press: Press, label: impl Into<String>) -> Button {
    styled(press, label, ButtonStyle::Success)
}

pub(in crate::discord) fn danger_button(press: Press, label: impl Into<String>) -> Button {
    styled(press, label, ButtonStyle::Danger)
}

pub(in crate::discord) fn button(press: Press, label: impl Into<String>) -> Button {
    styled(press, label, ButtonStyle::Secondary)
}

pub(in crate::discord) fn link(url: impl Into<String>, label: impl Into<String>) -> Button {
    Button { label: label.into(), emoji: None, action: ButtonAction::Link(url.into()) }
}

fn styled(press: Press, label: impl Into<String>, style: ButtonStyle) -> Button {
    Button { label: label.into(), emoji: None, action: ButtonAction::Press(press, style) }
}

/// Creates a button for one of a few choices. The selected choice is highlighted.
pub(in crate::discord) fn choice(press: Press, choice: &MenuOption) -> Button {
    let label = choice_label(choice);
    if choice.is_chosen { primary_button(press, label) } else { button(press, label) }
}

/// Creates a button for one of the best choices, of which the player must make one.
pub(in crate::discord) fn suggested_choice(press: Press, choice: &MenuOption) -> Button {
    primary_button(press, choice_label(choice))
}

/// Returns the label of a button that replaces an option of a menu.
fn choice_label(choice: &MenuOption) -> String {
    match choice.note.as_deref().filter(|note| note.chars().count() <= MAX_NOTE_LENGTH) {
        Some(note) => format!("{} · {note}", choice.label),
        None => choice.label.clone(),
    }
}

pub(in crate::discord) fn menu(press: Press, placeholder: impl Into<String>, choices: Vec<MenuOption>) -> Row {
    menu_of(press, placeholder, MenuOptions::Single(choices))
}

pub(in crate::discord) fn menu_of_many(press: Press, placeholder: impl Into<String>, choices: Vec<MenuOption>) -> Row {
    menu_of(press, placeholder, MenuOptions::Multiple(choices))
}

pub(in crate::discord) fn channel_menu(press: Press, placeholder: impl Into<String>) -> Row {
    menu_of(press, placeholder, MenuOptions::Channels)
}

fn menu_of(press: Press, placeholder: impl Into<String>, options: MenuOptions) -> Row {
    Row::Menu(Menu { press, placeholder: placeholder.into(), options })
}

//! Modal forms: their labelled fields, and the values of a submitted form.

use twilight_model::channel::message::Component;
use twilight_model::channel::message::component::{
    Checkbox, CheckboxGroup, CheckboxGroupOption, Label, SelectMenu, SelectMenuOption, SelectMenuType, TextInput,
    TextInputStyle,
};
use twilight_model::http::interaction::{InteractionResponse, InteractionResponseData, InteractionResponseType};

use crate::presenter::answers::Choice;

use super::draft::clip;
use super::parts::MOST_OPTIONS;
use super::press::Press;

/// The maximum number of fields in a form.
pub(in crate::discord) const MOST_FIELDS: usize = 5;

/// The maximum number of checkboxes in a group.
pub(in crate::discord) const MOST_CHECKBOXES: usize = 10;

/// The maximum length of titles and labels, in characters.
const LONGEST_LABEL: usize = 45;

/// The maximum length of the descriptions of fields and options, in characters.
const LONGEST_DESCRIPTION: usize = 100;

/// A form. The custom ID of the submitted form names the press that opened it.
pub(in crate::discord) struct Modal {
    custom_id: String,
    title: String,
    fields: Vec<Component>,
}

impl Modal {
    /// Creates a form without fields.
    pub fn new(press: &Press, title: &str) -> Modal {
        Modal { custom_id: press.to_string(), title: clip(title, LONGEST_LABEL), fields: Vec::new() }
    }

    /// Adds a field with a label and an optional explanation.
    pub fn field(mut self, label: &str, description: Option<String>, input: impl Into<Component>) -> Modal {
        self.fields.push(Component::Label(Label {
            component: Box::new(input.into()),
            description: description.map(|text| clip(&text, LONGEST_DESCRIPTION)),
            id: None,
            label: clip(label, LONGEST_LABEL),
        }));
        self
    }

    /// Returns the response that opens the form.
    pub fn response(self) -> InteractionResponse {
        let Modal { custom_id, title, fields } = self;
        InteractionResponse {
            kind: InteractionResponseType::Modal,
            data: Some(InteractionResponseData {
                custom_id: Some(custom_id),
                title: Some(title),
                components: Some(fields),
                ..InteractionResponseData::default()
            }),
        }
    }
}

/// Creates a required text field of one line with at most `most` characters. `value` is its initial text.
pub(in crate::discord) fn text(name: &str, most: u16, value: Option<String>) -> TextInput {
    // The label is deprecated, but the type has no other constructor.
    #[expect(deprecated)]
    TextInput {
        custom_id: name.to_owned(),
        id: None,
        label: None,
        max_length: Some(most),
        min_length: None,
        placeholder: None,
        required: Some(true),
        style: TextInputStyle::Short,
        value,
    }
}

/// Makes a text field optional.
pub(in crate::discord) fn optional(input: TextInput) -> TextInput {
    TextInput { required: Some(false), ..input }
}

/// Allows several lines in a text field.
pub(in crate::discord) fn paragraph(input: TextInput) -> TextInput {
    TextInput { style: TextInputStyle::Paragraph, ..input }
}

/// Creates a menu from which one option is chosen. Options beyond Discord's limit are left out.
pub(in crate::discord) fn menu(name: &str, choices: Vec<Choice>) -> SelectMenu {
    SelectMenu {
        channel_types: None,
        custom_id: name.to_owned(),
        default_values: None,
        disabled: false,
        id: None,
        kind: SelectMenuType::Text,
        max_values: None,
        min_values: None,
        options: Some(choices.into_iter().take(MOST_OPTIONS).map(option).collect()),
        placeholder: None,
        required: Some(true),
    }
}

/// Creates a menu from which any number of options is chosen.
pub(in crate::discord) fn menu_of_many(name: &str, choices: Vec<Choice>) -> SelectMenu {
    let most = choices.len().clamp(1, MOST_OPTIONS) as u8;
    SelectMenu { min_values: Some(0), max_values: Some(most), required: Some(false), ..menu(name, choices) }
}

/// Creates a group of checkboxes, any number of which can be checked. Choices beyond Discord's limit are left out.
pub(in crate::discord) fn checkboxes(name: &str, choices: Vec<Choice>) -> CheckboxGroup {
    CheckboxGroup {
        custom_id: name.to_owned(),
        id: None,
        max_values: None,
        min_values: Some(0),
        options: choices.into_iter().take(MOST_CHECKBOXES).map(checkbox_option).collect(),
        required: Some(false),
    }
}

/// Creates a checkbox, initially checked or not.
pub(in crate::discord) fn checkbox(name: &str, is_checked: bool) -> Checkbox {
    Checkbox { custom_id: name.to_owned(), default: Some(is_checked), id: None }
}

fn option(choice: Choice) -> SelectMenuOption {
    SelectMenuOption {
        default: choice.chosen,
        description: choice.note.map(|note| clip(&note, LONGEST_DESCRIPTION)),
        emoji: None,
        label: clip(&choice.label, LONGEST_DESCRIPTION),
        value: choice.value,
    }
}

fn checkbox_option(choice: Choice) -> CheckboxGroupOption {
    CheckboxGroupOption {
        default: Some(choice.chosen),
        description: choice.note.map(|note| clip(&note, LONGEST_DESCRIPTION)),
        label: clip(&choice.label, LONGEST_DESCRIPTION),
        value: choice.value,
    }
}

/// The values of a submitted form, by the names of its fields. A text field has one value; a menu or a group of checkboxes has one
/// for each chosen option; a checkbox has the value `true` or `false`.
pub(in crate::discord) struct Submitted(pub Vec<(String, Vec<String>)>);

impl Submitted {
    /// Returns the values of a field, or `None` if the form has no field of that name.
    pub fn values(&self, name: &str) -> Option<&[String]> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, values)| values.as_slice())
    }

    /// Returns the text of a field or the option chosen in a menu. Returns `None` if the field is absent or nothing is chosen.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.values(name)?.first().map(String::as_str)
    }

    /// Returns whether a checkbox is checked, or `None` if the form has no such checkbox.
    pub fn is_checked(&self, name: &str) -> Option<bool> {
        self.value(name)?.parse().ok()
    }
}

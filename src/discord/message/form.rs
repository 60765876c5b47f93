//! Forms (modals), as plain data, and the values of a submitted form.

use crate::presenter::MenuOption;

use super::press::Press;

/// The maximum number of fields in a form.
pub(in crate::discord) const MAX_FIELDS: usize = 5;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Form {
    /// The press that opens the form. The submitted form has the same custom ID.
    pub press: Press,
    pub title: String,
    /// The fields, at most [`MAX_FIELDS`].
    pub fields: Vec<Field>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Field {
    pub name: String,
    pub label: String,
    pub note: Option<String>,
    pub input: Input,
}

/// The control of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Input {
    Text(Text),
    /// A menu from which one option is chosen. Choices beyond Discord's limit are left out, here and below.
    Select(Vec<MenuOption>),
    /// A menu from which any number of options is chosen.
    MultiSelect(Vec<MenuOption>),
    /// A group of checkboxes, any number of which is checked.
    Checkboxes(Vec<MenuOption>),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::discord) struct Text {
    /// The maximum length, in characters.
    pub most: u16,
    pub value: Option<String>,
    pub is_optional: bool,
    /// Whether the text may have several lines.
    pub is_long: bool,
}

impl Form {
    pub fn new(press: Press, title: impl Into<String>) -> Form {
        Form { press, title: title.into(), fields: Vec::new() }
    }

    pub fn field(
        mut self,
        name: impl Into<String>,
        label: impl Into<String>,
        note: Option<String>,
        input: Input,
    ) -> Form {
        self.fields.push(Field { name: name.into(), label: label.into(), note, input });
        self
    }
}

/// The values of a submitted form, by the names of its fields. A text field has one value; a menu or a group of checkboxes has one
/// for each chosen option.
pub(in crate::discord) struct FormValues(pub Vec<(String, Vec<String>)>);

impl FormValues {
    /// Returns the values of a field, or `None` if the form has no field of that name.
    pub fn values(&self, name: &str) -> Option<&[String]> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, values)| values.as_slice())
    }

    /// Returns the text of a field or the option chosen in a menu. Returns `None` if the field is absent or nothing is chosen.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.values(name)?.first().map(String::as_str)
    }
}

//! Builds the data of interactions for submitted modals.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use super::CallError;
use crate::limits::type_number;

/// The content that a user gives a field of a modal.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum FieldEntry {
    /// The text of an input, or the value of a radio button.
    Text(String),
    /// The values chosen in a menu or a group of checkboxes.
    Values(Vec<String>),
    /// Whether a checkbox is checked.
    Checked(bool),
}

/// Returns the data of a submitted modal with these fields, named by `custom_id` or label. Others keep their values.
pub fn submit(modal: &Value, fields: &BTreeMap<String, FieldEntry>) -> Result<Value, CallError> {
    let shown: Vec<Field<'_>> = modal["components"].as_array().into_iter().flatten().filter_map(Field::of).collect();
    for name in fields.keys() {
        if !shown.iter().any(|field| field.is_called(name)) {
            return Err(CallError::NotFound("field", name.clone()));
        }
    }
    let mut filled = vec![];
    for field in shown {
        let entry = fields.iter().find(|(name, _)| field.is_called(name)).map(|(_, entry)| entry.clone());
        let entry = entry.unwrap_or_else(|| field.preset_entry());
        let value = field.submitted_component(&entry)?;
        filled.push(match field.is_labelled {
            true => json!({ "type": 18, "component": value }),
            false => json!({ "type": 1, "components": [value] }),
        });
    }
    Ok(json!({ "custom_id": modal["custom_id"], "components": filled }))
}

struct Field<'v> {
    label: &'v str,
    input: &'v Value,
    /// Whether the field is in a label instead of a classic row.
    is_labelled: bool,
}

impl<'v> Field<'v> {
    /// Returns the field in a component, or `None` for a text display.
    fn of(component: &'v Value) -> Option<Field<'v>> {
        if let Some(input) = component.get("component") {
            return Some(Field { label: component["label"].as_str()?, input, is_labelled: true });
        }
        let input = component.pointer("/components/0")?;
        Some(Field { label: input["label"].as_str()?, input, is_labelled: false })
    }

    fn is_called(&self, name: &str) -> bool {
        self.input["custom_id"] == name || self.label == name
    }

    fn options(&self) -> impl Iterator<Item = &'v Value> {
        self.input["options"].as_array().into_iter().flatten()
    }

    fn is_required(&self) -> bool {
        self.input["required"] != false
    }

    fn limit(&self, key: &str, default: u64) -> u64 {
        self.input[key].as_u64().unwrap_or(default)
    }

    /// Returns the field's content before the user changes it.
    fn preset_entry(&self) -> FieldEntry {
        match type_number(self.input) {
            23 => FieldEntry::Checked(self.input["default"] == true),
            4 => FieldEntry::Text(self.input["value"].as_str().unwrap_or_default().to_owned()),
            _ => {
                let chosen = self.options().filter(|option| option["default"] == true);
                FieldEntry::Values(chosen.filter_map(|option| option["value"].as_str()).map(str::to_owned).collect())
            }
        }
    }

    /// Returns the field as Discord sends it. Fails if Discord's client would not accept the entry.
    fn submitted_component(&self, entry: &FieldEntry) -> Result<Value, CallError> {
        let kind = type_number(self.input);
        let (key, value) = match (kind, entry) {
            (4, FieldEntry::Text(value)) => {
                self.check_length(value)?;
                ("value", json!(value))
            }
            (23, FieldEntry::Checked(is_checked)) => ("value", json!(is_checked)),
            (21, FieldEntry::Text(value)) => {
                self.check_values(std::slice::from_ref(value))?;
                ("value", json!(value))
            }
            (21, FieldEntry::Values(values)) => {
                self.check_values(values)?;
                ("value", json!(values.first()))
            }
            (3 | 22, FieldEntry::Values(values)) => {
                self.check_values(values)?;
                ("values", json!(values))
            }
            _ => return Err(self.refusal("cannot be filled in like this".to_owned())),
        };
        Ok(json!({ "type": kind, "custom_id": self.input["custom_id"], key: value }))
    }

    fn refusal(&self, why: String) -> CallError {
        CallError::Refused(format!("the field {:?} {why}", self.label))
    }

    fn check_length(&self, value: &str) -> Result<(), CallError> {
        let (least, most) = (self.limit("min_length", 0), self.limit("max_length", 4000));
        match value.chars().count() as u64 {
            0 if self.is_required() => Err(self.refusal("is required".to_owned())),
            0 => Ok(()),
            length if length < least => Err(self.refusal(format!("needs {least} characters"))),
            length if length > most => Err(self.refusal(format!("takes {most} characters"))),
            _ => Ok(()),
        }
    }

    fn check_values(&self, values: &[String]) -> Result<(), CallError> {
        let unknown = values.iter().find(|value| !self.options().any(|option| option["value"] == value.as_str()));
        if let Some(unknown) = unknown {
            return Err(self.refusal(format!("has no option {unknown:?}")));
        }
        let groups = if type_number(self.input) == 22 { self.options().count() as u64 } else { 1 };
        let (least, most) = (self.limit("min_values", 1), self.limit("max_values", groups));
        match values.len() as u64 {
            0 if self.is_required() => Err(self.refusal("is required".to_owned())),
            0 => Ok(()),
            count if count < least => Err(self.refusal(format!("needs {least} options"))),
            count if count > most => Err(self.refusal(format!("takes {most} options"))),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn modal() -> Value {
        let row = |input: Value| json!({ "type": 1, "components": [input] });
        let label = |label: &str, field: Value| json!({ "type": 18, "label": label, "component": field });
        let option = |value: &str, chosen: bool| json!({ "label": value, "value": value, "default": chosen });
        json!({ "custom_id": "m", "title": "t", "components": [
            row(json!({ "type": 4, "custom_id": "name", "label": "Name", "style": 1, "max_length": 5 })),
            row(json!({ "type": 4, "custom_id": "why", "label": "Why", "style": 2, "required": false, "value": "so" })),
            { "type": 10, "content": "Some text" },
            label("Pace", json!({ "type": 3, "custom_id": "pace", "options": [option("day", true), option("week", false)] })),
            label("Hints", json!({ "type": 23, "custom_id": "hints", "default": true })),
        ]})
    }

    fn fields(entries: Value) -> BTreeMap<String, FieldEntry> {
        serde_json::from_value(entries).unwrap()
    }

    #[test]
    fn fields_are_named_by_id_or_label_and_keep_their_presets() {
        let data = submit(&modal(), &fields(json!({ "Name": "Ada" }))).unwrap();
        assert_eq!(data["components"][0]["components"][0]["value"], "Ada");
        assert_eq!(data["components"][1]["components"][0]["value"], "so");
        assert_eq!(data["components"][2]["component"]["values"], json!(["day"]));
        assert_eq!(data["components"][3]["component"]["value"], true);
        let data = submit(&modal(), &fields(json!({ "name": "Bo", "pace": ["week"], "Hints": false }))).unwrap();
        assert_eq!(data["components"][2]["component"]["values"], json!(["week"]));
        assert_eq!(data["components"][3]["component"]["value"], false);
    }

    #[test]
    fn invalid_input_is_refused_like_by_the_client() {
        for (entries, message) in [
            (json!({}), "the field \"Name\" is required"),
            (json!({ "name": "Adalbert" }), "the field \"Name\" takes 5 characters"),
            (json!({ "name": "Ada", "age": "9" }), "there is no field \"age\""),
            (json!({ "name": "Ada", "pace": ["month"] }), "the field \"Pace\" has no option \"month\""),
            (json!({ "name": "Ada", "pace": [] }), "the field \"Pace\" is required"),
            (json!({ "name": "Ada", "pace": ["day", "week"] }), "the field \"Pace\" takes 1 options"),
            (json!({ "name": "Ada", "Hints": "yes" }), "the field \"Hints\" cannot be filled in like this"),
        ] {
            assert_eq!(submit(&modal(), &fields(entries)).unwrap_err().to_string(), message);
        }
    }
}

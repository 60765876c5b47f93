//! Builds the data of interactions for submitted modals.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::CallError;

/// Returns the data of an interaction for a submitted modal. `fields` names text inputs by `custom_id` or label. Other
/// inputs keep their preset values.
pub fn submit(modal: &Value, fields: &BTreeMap<String, String>) -> Result<Value, CallError> {
    let rows = modal.get("components").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let inputs: Vec<&Value> = rows.iter().filter_map(|row| row.pointer("/components/0")).collect();
    for name in fields.keys() {
        if !inputs.iter().any(|input| is_called(input, name)) {
            return Err(CallError::NotFound("field", name.clone()));
        }
    }
    let mut filled = vec![];
    for input in inputs {
        let given = fields.iter().find(|(name, _)| is_called(input, name)).map(|(_, value)| value.as_str());
        let value = given.or_else(|| text(input, "value")).unwrap_or_default();
        check(input, value)?;
        filled.push(json!({ "type": 1, "components": [
            { "type": 4, "custom_id": text(input, "custom_id"), "value": value }] }));
    }
    Ok(json!({ "custom_id": text(modal, "custom_id"), "components": filled }))
}

fn text<'v>(object: &'v Value, key: &str) -> Option<&'v str> {
    object.get(key).and_then(Value::as_str)
}

fn is_called(input: &Value, name: &str) -> bool {
    text(input, "custom_id") == Some(name) || text(input, "label") == Some(name)
}

fn check(input: &Value, value: &str) -> Result<(), CallError> {
    let label = text(input, "label").unwrap_or_default();
    let length = value.chars().count() as u64;
    let bound = |key, default| input.get(key).and_then(Value::as_u64).unwrap_or(default);
    let required = input.get("required") != Some(&Value::Bool(false));
    let refuse = |why: String| Err(CallError::Refused(format!("the field {label:?} {why}")));
    match length {
        0 if required => refuse("is required".to_owned()),
        0 => Ok(()),
        _ if length < bound("min_length", 0) => refuse(format!("needs {} characters", bound("min_length", 0))),
        _ if length > bound("max_length", 4000) => refuse(format!("takes {} characters", bound("max_length", 4000))),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn modal() -> Value {
        let row = |input: Value| json!({ "type": 1, "components": [input] });
        json!({ "custom_id": "m", "title": "t", "components": [
            row(json!({ "type": 4, "custom_id": "name", "label": "Name", "style": 1, "max_length": 5 })),
            row(json!({ "type": 4, "custom_id": "why", "label": "Why", "style": 2, "required": false, "value": "so" })),
        ]})
    }

    fn fields(list: &[(&str, &str)]) -> BTreeMap<String, String> {
        list.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn fields_are_named_by_id_or_label_and_keep_their_presets() {
        let data = submit(&modal(), &fields(&[("Name", "Ada")])).unwrap();
        assert_eq!(data["components"][0]["components"][0]["value"], "Ada");
        assert_eq!(data["components"][1]["components"][0]["value"], "so");
    }

    #[test]
    fn invalid_input_is_refused_like_by_the_client() {
        for (list, message) in [
            (vec![], "the field \"Name\" is required"),
            (vec![("name", "Adalbert")], "the field \"Name\" takes 5 characters"),
            (vec![("name", "Ada"), ("age", "9")], "there is no field \"age\""),
        ] {
            assert_eq!(submit(&modal(), &fields(&list)).unwrap_err().to_string(), message);
        }
    }
}

//! Limits of classic modals: rows with one text input each.

use std::collections::HashSet;

use serde_json::Value;

use super::component::kind;
use crate::form::Form;

const ROWS: usize = 5;
const TEXT: usize = 4000;

/// Checks the data of a response that opens a modal.
pub fn modal(data: &Value, form: &mut Form) {
    form.required_text(data, "title", 1, 45);
    form.required_text(data, "custom_id", 1, 100);
    let rows = form.list(data, "components", ROWS);
    let mut seen = HashSet::new();
    form.within("components", |form| {
        if rows.is_empty() {
            form.error("BASE_TYPE_BAD_LENGTH", format!("Must be between 1 and {ROWS} in length."));
        }
        for (index, row) in rows.iter().enumerate() {
            form.within(index, |form| check_row(row, &mut seen, form));
        }
    });
}

fn check_row<'v>(row: &'v Value, seen: &mut HashSet<&'v str>, form: &mut Form) {
    if kind(row) != 1 {
        return form.error_at("type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1,).");
    }
    let inputs = form.list(row, "components", 1);
    form.within("components", |form| {
        for (index, input) in inputs.iter().enumerate() {
            form.within(index, |form| check_input(input, seen, form));
        }
    });
}

fn check_input<'v>(input: &'v Value, seen: &mut HashSet<&'v str>, form: &mut Form) {
    if kind(input) != 4 {
        return form.error_at("type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (4,).");
    }
    form.required_text(input, "custom_id", 1, 100);
    form.required_text(input, "label", 1, 45);
    form.text(input, "placeholder", 0, 100);
    form.text(input, "value", 0, TEXT);
    if !matches!(input.get("style").and_then(Value::as_u64), Some(1 | 2)) {
        form.error_at("style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).");
    }
    for bound in ["min_length", "max_length"] {
        if input.get(bound).and_then(Value::as_u64).is_some_and(|length| length > TEXT as u64) {
            form.error_at(bound, "NUMBER_TYPE_MAX", format!("int value should be less than or equal to {TEXT}."));
        }
    }
    if let Some(id) = input.get("custom_id").and_then(Value::as_str)
        && !seen.insert(id)
    {
        form.error_at("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::limits::testing::errors;

    fn modal_of(inputs: &[Value]) -> Value {
        let rows: Vec<_> = inputs.iter().map(|input| json!({ "type": 1, "components": [input] })).collect();
        json!({ "title": "t", "custom_id": "c", "components": rows })
    }

    fn input(id: &str) -> Value {
        json!({ "type": 4, "style": 1, "custom_id": id, "label": "l" })
    }

    #[test]
    fn modals_keep_their_limits() {
        let inputs = |count: usize| (0..count).map(|n| input(&n.to_string())).collect::<Vec<_>>();
        let mut long = modal_of(&inputs(1));
        long["title"] = json!("t".repeat(46));
        for (data, expected) in [
            (modal_of(&inputs(5)), vec![]),
            (modal_of(&inputs(6)), vec!["components BASE_TYPE_MAX_LENGTH"]),
            (modal_of(&[]), vec!["components BASE_TYPE_BAD_LENGTH"]),
            (long, vec!["title BASE_TYPE_BAD_LENGTH"]),
            (
                modal_of(&[input("a"), input("a")]),
                vec!["components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED"],
            ),
            (
                modal_of(&[json!({ "type": 4, "style": 1, "custom_id": "a", "label": "l".repeat(46) })]),
                vec!["components.0.components.0.label BASE_TYPE_BAD_LENGTH"],
            ),
        ] {
            assert_eq!(errors(|form| modal(&data, form)), expected, "{data}");
        }
    }
}

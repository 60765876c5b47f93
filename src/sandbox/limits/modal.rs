//! Limits of modals: labels with one field each, texts, and classic rows with one text input each.

use std::collections::HashSet;

use serde_json::Value;

use super::component::{check_custom_id, check_options};
use super::type_number;
use crate::Form;

const MAX_COMPONENTS: usize = 5;
const MAX_TEXT_LENGTH: usize = 4000;
const MAX_OPTIONS: usize = 25;
const MAX_CHECKBOXES: usize = 10;

pub fn check_modal(data: &Value, form: &mut Form) {
    form.required_text(data, "title", 1, 45);
    form.required_text(data, "custom_id", 1, 100);
    let mut seen = HashSet::new();
    form.count(data, "components", 1, MAX_COMPONENTS);
    form.each(data, "components", MAX_COMPONENTS, |component, form| check_component(component, &mut seen, form));
}

fn check_component(component: &Value, seen: &mut HashSet<String>, form: &mut Form) {
    match type_number(component) {
        1 => check_row(component, seen, form),
        10 => form.required_text(component, "content", 1, MAX_TEXT_LENGTH),
        18 => check_label(component, seen, form),
        _ => form.error_at("type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1, 10, 18)."),
    }
}

fn check_label(label: &Value, seen: &mut HashSet<String>, form: &mut Form) {
    form.required_text(label, "label", 1, 45);
    form.text(label, "description", 1, 100);
    let field = &label["component"];
    form.within("component", |form| match type_number(field) {
        3 => check_choices(field, (1, MAX_OPTIONS), seen, form),
        4 => check_input(field, seen, form),
        21 => check_choices(field, (2, MAX_CHECKBOXES), seen, form),
        22 => check_choices(field, (1, MAX_CHECKBOXES), seen, form),
        23 => check_custom_id(field, seen, form),
        _ => form.error_at("type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (3, 4, 21, 22, 23)."),
    });
}

fn check_row(row: &Value, seen: &mut HashSet<String>, form: &mut Form) {
    form.each(row, "components", 1, |input, form| {
        if type_number(input) != 4 {
            return form.error_at("type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (4,).");
        }
        form.required_text(input, "label", 1, 45);
        check_input(input, seen, form);
    });
}

fn check_input(input: &Value, seen: &mut HashSet<String>, form: &mut Form) {
    check_custom_id(input, seen, form);
    form.text(input, "placeholder", 0, 100);
    form.text(input, "value", 0, MAX_TEXT_LENGTH);
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        form.error_at("style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).");
    }
    for bound in ["min_length", "max_length"] {
        if input[bound].as_u64().is_some_and(|length| length > MAX_TEXT_LENGTH as u64) {
            form.error_at(
                bound,
                "NUMBER_TYPE_MAX",
                format!("int value should be less than or equal to {MAX_TEXT_LENGTH}."),
            );
        }
    }
}

/// Checks a menu, a group of radio buttons or a group of checkboxes.
fn check_choices(field: &Value, count: (usize, usize), seen: &mut HashSet<String>, form: &mut Form) {
    check_custom_id(field, seen, form);
    form.text(field, "placeholder", 0, 150);
    let max = field["max_values"].as_u64().unwrap_or(1);
    let options = field["options"].as_array().map_or(0, Vec::len);
    if max > options as u64 && options > 0 {
        let message = format!("int value should be less than or equal to {options}.");
        form.error_at("max_values", "NUMBER_TYPE_MAX", message);
    }
    let preset = check_options(field, count, form);
    if preset > max && type_number(field) == 3 {
        form.error_at("options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values.");
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

    fn label_of(field: Value) -> Value {
        json!({ "title": "t", "custom_id": "c", "components": [{ "type": 18, "label": "l", "component": field }] })
    }

    #[test]
    fn labelled_fields_keep_their_limits() {
        let options = |count: usize| -> Vec<Value> {
            (0..count).map(|n| json!({ "label": n.to_string(), "value": n.to_string(), "default": true })).collect()
        };
        let menu = |count: usize, most: usize| json!({ "type": 3, "custom_id": "m", "max_values": most, "options": options(count) });
        let field = |name: &str| format!("components.0.component{name}");
        for (field, expected) in [
            (json!({ "type": 4, "style": 1, "custom_id": "a" }), vec![]),
            (json!({ "type": 23, "custom_id": "a", "default": true }), vec![]),
            (json!({ "type": 22, "custom_id": "a", "options": options(1) }), vec![]),
            (menu(25, 25), vec![]),
            (menu(26, 26), vec![field(".options BASE_TYPE_MAX_LENGTH")]),
            (menu(2, 1), vec![field(".options SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES")]),
            (menu(2, 3), vec![field(".max_values NUMBER_TYPE_MAX")]),
            (
                json!({ "type": 21, "custom_id": "a", "options": options(1) }),
                vec![field(".options BASE_TYPE_BAD_LENGTH")],
            ),
            (json!({ "type": 2, "custom_id": "a" }), vec![field(".type UNION_TYPE_CHOICES")]),
            (json!({ "type": 23 }), vec![field(".custom_id BASE_TYPE_REQUIRED")]),
        ] {
            let data = label_of(field);
            assert_eq!(errors(|form| check_modal(&data, form)), expected, "{data}");
        }
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
            assert_eq!(errors(|form| check_modal(&data, form)), expected, "{data}");
        }
    }
}

//! Limits of buttons and menus, and the most important limits of Components V2.

use std::collections::HashSet;

use serde_json::Value;

use super::type_number;
use crate::{ApiRefusal, Form};

const MAX_ROWS: usize = 5;
const MAX_BUTTONS: usize = 5;
const MAX_OPTIONS: usize = 25;
/// The maximum number of components in a message with Components V2, including nested components.
const MAX_COMPONENTS: usize = 40;
/// The maximum number of characters in all text displays of a message.
const MAX_TEXT_LENGTH: usize = 4000;

const ROW: u64 = 1;
const BUTTON: u64 = 2;
const STRING_SELECT: u64 = 3;
const LINK_STYLE: u64 = 5;
const PREMIUM_STYLE: u64 = 6;

/// Checks the components of a message. `second_version` also allows Components V2, such as containers and texts.
pub fn check_components(body: &Value, second_version: bool, form: &mut Form) {
    let most = if second_version { MAX_COMPONENTS } else { MAX_ROWS };
    let mut checks = ComponentChecks { second_version, seen: HashSet::new(), count: 0, characters: 0 };
    form.each(body, "components", most, |one, form| checks.check_outer(one, form));
    if checks.count > MAX_COMPONENTS {
        form.error_at("components", "BASE_TYPE_MAX_LENGTH", format!("Must be {MAX_COMPONENTS} or fewer in length."));
    }
    if checks.characters > MAX_TEXT_LENGTH {
        let message = format!("The total text exceeds {MAX_TEXT_LENGTH} characters");
        form.error_at("components", "COMPONENT_MAX_TOTAL_TEXT_SIZE_EXCEEDED", message);
    }
}

/// Returns an error if a component shows an attached file by a name that no file of the message has.
pub fn check_media(components: &[Value], files: &[&str]) -> Result<(), ApiRefusal> {
    fn names_missing_file(value: &Value, files: &[&str]) -> bool {
        match value {
            Value::String(text) => text.strip_prefix("attachment://").is_some_and(|name| !files.contains(&name)),
            Value::Array(items) => items.iter().any(|item| names_missing_file(item, files)),
            Value::Object(map) => map.values().any(|item| names_missing_file(item, files)),
            _ => false,
        }
    }
    let code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
    match components.iter().position(|component| names_missing_file(component, files)) {
        Some(index) => Err(ApiRefusal::form(&["components", &index.to_string()], code, "The attachment was not found")),
        None => Ok(()),
    }
}

struct ComponentChecks {
    second_version: bool,
    /// The custom IDs that were found so far. They must be unique within a message.
    seen: HashSet<String>,
    count: usize,
    characters: usize,
}

impl ComponentChecks {
    fn check_outer(&mut self, component: &Value, form: &mut Form) {
        self.count += 1;
        match type_number(component) {
            ROW => self.check_row(component, form),
            9..=14 | 17 if self.second_version => self.check_block(component, form),
            _ => form.error_at("type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1,)."),
        }
    }

    /// Checks the content of a Components V2 element, such as a text, section or gallery.
    fn check_block(&mut self, component: &Value, form: &mut Form) {
        if type_number(component) == 10 {
            form.required_text(component, "content", 1, MAX_TEXT_LENGTH);
            self.characters += component["content"].as_str().map_or(0, |text| text.chars().count());
        }
        form.each(component, "components", MAX_COMPONENTS, |one, form| self.check_outer(one, form));
        let accessory = &component["accessory"];
        if type_number(accessory) == BUTTON {
            self.count += 1;
            form.within("accessory", |form| self.check_button(accessory, form));
        }
    }

    fn check_row(&mut self, row: &Value, form: &mut Form) {
        form.count(row, "components", 1, MAX_BUTTONS);
        let inner = form.each(row, "components", MAX_BUTTONS, |one, form| match type_number(one) {
            BUTTON => self.check_button(one, form),
            STRING_SELECT | 5..=8 => self.check_menu(one, form),
            _ => {
                let message = "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).";
                form.error_at("type", "UNION_TYPE_CHOICES", message);
            }
        });
        self.count += inner.len();
        if inner.len() > 1 && inner.iter().any(|component| type_number(component) != BUTTON) {
            let message = "The specified component exceeds the maximum width";
            form.error_at("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
        }
    }

    fn check_button(&mut self, button: &Value, form: &mut Form) {
        form.text(button, "label", 0, 80);
        match button["style"].as_u64() {
            Some(1..=4) => check_custom_id(button, &mut self.seen, form),
            Some(LINK_STYLE) => form.required_text(button, "url", 1, 512),
            Some(PREMIUM_STYLE) => {}
            _ => form.error_at("style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6)."),
        }
        let shown = ["label", "emoji", "sku_id"].iter().any(|key| has_value(button, key));
        if !shown {
            form.error("BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI", "A button must have a label or an emoji");
        }
        if has_value(button, "url") && has_value(button, "custom_id") {
            let message = "A custom id and url cannot both be specified";
            form.error("BUTTON_COMPONENT_CUSTOM_ID_AND_URL", message);
        }
    }

    fn check_menu(&mut self, menu: &Value, form: &mut Form) {
        check_custom_id(menu, &mut self.seen, form);
        form.text(menu, "placeholder", 0, 150);
        let (min, max) = (menu["min_values"].as_u64().unwrap_or(1), menu["max_values"].as_u64().unwrap_or(1));
        if min > 25 {
            form.error_at("min_values", "NUMBER_TYPE_MAX", "int value should be less than or equal to 25.");
        }
        if max > 25 || max == 0 || max < min {
            form.error_at("max_values", "NUMBER_TYPE_MAX", "Must be between 1 and 25 and at least min_values.");
        }
        if type_number(menu) == STRING_SELECT {
            let preset = check_options(menu, (1, MAX_OPTIONS), form);
            if preset > max {
                form.error("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More options are preset than may be chosen");
            }
        }
    }
}

/// Checks the custom ID of a component, which must differ from those in `seen`.
pub(super) fn check_custom_id(component: &Value, seen: &mut HashSet<String>, form: &mut Form) {
    form.required_text(component, "custom_id", 1, 100);
    if component["custom_id"].as_str().is_some_and(|id| !seen.insert(id.to_owned())) {
        form.error_at("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
    }
}

/// Checks the `min` to `max` options of a menu or a group of buttons. Returns the number of preset options.
pub(super) fn check_options(menu: &Value, (min, max): (usize, usize), form: &mut Form) -> u64 {
    form.count(menu, "options", min, max);
    let mut values = HashSet::new();
    let options = form.each(menu, "options", max, |option, form| {
        form.required_text(option, "label", 1, 100);
        form.required_text(option, "value", 1, 100);
        form.text(option, "description", 0, 100);
        if !values.insert(&option["value"]) {
            let message = "The specified option value is already used";
            form.error_at("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    });
    options.iter().filter(|option| option["default"] == true).count() as u64
}

fn has_value(object: &Value, key: &str) -> bool {
    !object[key].is_null() && object[key] != ""
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::limits::testing::errors;

    fn button(id: &str) -> Value {
        json!({ "type": 2, "style": 1, "label": "l", "custom_id": id })
    }

    fn row(components: &[Value]) -> Value {
        json!({ "type": 1, "components": components })
    }

    fn menu(options: usize) -> Value {
        let options: Vec<_> = (0..options).map(|n| json!({ "label": "l", "value": n.to_string() })).collect();
        json!({ "type": 3, "custom_id": "menu", "options": options })
    }

    #[test]
    fn rows_and_their_components_keep_their_limits() {
        let rows = |count| (0..count).map(|n| row(&[button(&format!("{n}"))])).collect::<Vec<_>>();
        let buttons = |count| (0..count).map(|n| button(&format!("{n}"))).collect::<Vec<_>>();
        let long_label = json!({ "type": 2, "style": 1, "label": "l".repeat(81), "custom_id": "1" });
        let bare = json!({ "type": 2, "style": 1, "custom_id": "1" });
        let link = json!({ "type": 2, "style": 5, "label": "l", "url": "https://example.org" });
        let wide = "components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED";
        for (list, expected) in [
            (rows(5), vec![]),
            (rows(6), vec!["components BASE_TYPE_MAX_LENGTH"]),
            (vec![row(&buttons(5))], vec![]),
            (vec![row(&buttons(6))], vec!["components.0.components BASE_TYPE_MAX_LENGTH"]),
            (vec![row(&[])], vec!["components.0.components BASE_TYPE_BAD_LENGTH"]),
            (vec![row(&[menu(25)])], vec![]),
            (vec![row(&[menu(26)])], vec!["components.0.components.0.options BASE_TYPE_MAX_LENGTH"]),
            (vec![row(&[menu(0)])], vec!["components.0.components.0.options BASE_TYPE_BAD_LENGTH"]),
            (vec![row(&[menu(2), button("b")])], vec![wide]),
            (vec![row(&[link])], vec![]),
            (vec![row(&[long_label])], vec!["components.0.components.0.label BASE_TYPE_MAX_LENGTH"]),
            (vec![row(&[bare])], vec!["components.0.components.0 BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI"]),
            (vec![button("b")], vec!["components.0.type UNION_TYPE_CHOICES"]),
            (
                vec![row(&[button("same")]), row(&[button("same")])],
                vec!["components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED"],
            ),
            (vec![row(&[button(&"i".repeat(101))])], vec!["components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH"]),
        ] {
            let body = json!({ "components": list });
            assert_eq!(errors(|form| check_components(&body, false, form)), expected, "{body}");
        }
    }

    #[test]
    fn components_v2_keep_their_limits_and_show_attached_files_only() {
        let text = |length| json!({ "type": 10, "content": "t".repeat(length) });
        let gallery = json!({ "type": 12, "items": [{ "media": { "url": "attachment://a.png" } }] });
        for (list, expected) in [
            (vec![text(4000), gallery.clone(), row(&[button("b")])], vec![]),
            (vec![text(2000), text(2001)], vec!["components COMPONENT_MAX_TOTAL_TEXT_SIZE_EXCEEDED"]),
            (vec![text(0)], vec!["components.0.content BASE_TYPE_BAD_LENGTH"]),
        ] {
            let body = json!({ "components": list });
            assert_eq!(errors(|form| check_components(&body, true, form)), expected, "{body}");
        }
        assert_eq!(check_media(std::slice::from_ref(&gallery), &["a.png"]), Ok(()));
        assert!(check_media(&[text(1), gallery], &["b.png"]).is_err());
    }

    #[test]
    fn options_of_a_menu_have_distinct_values() {
        let twice = json!([{ "label": "a", "value": "same" }, { "label": "b", "value": "same" }]);
        let body = json!({ "components": [row(&[json!({ "type": 3, "custom_id": "m", "options": twice })])] });
        let place = "components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED";
        assert_eq!(errors(|form| check_components(&body, false, form)), [place]);
    }

    #[test]
    fn the_second_version_nests_and_holds_40() {
        let text = json!({ "type": 10, "content": "c" });
        let container = json!({ "type": 17, "components": [text, row(&[button("b")])] });
        let body = json!({ "components": [container] });
        assert!(errors(|form| check_components(&body, true, form)).is_empty());
        assert_eq!(errors(|form| check_components(&body, false, form)), ["components.0.type UNION_TYPE_CHOICES"]);
        let full = json!({ "components": [{ "type": 17, "components": vec![text; 40] }] });
        assert_eq!(errors(|form| check_components(&full, true, form)), ["components BASE_TYPE_MAX_LENGTH"]);
    }
}

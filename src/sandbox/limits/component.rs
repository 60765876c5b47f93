//! Limits of buttons and menus, and the most important limits of Components V2.

use std::collections::HashSet;

use serde_json::Value;

use crate::form::Form;
use crate::refusal::Refusal;

const ROWS: usize = 5;
const BUTTONS: usize = 5;
const OPTIONS: usize = 25;
/// The maximum number of components in a message with Components V2, including nested components.
const ALL: usize = 40;
/// The maximum number of characters in all text displays of a message.
const TEXT: usize = 4000;

const ROW: u64 = 1;
const BUTTON: u64 = 2;
const STRING_SELECT: u64 = 3;
const LINK_STYLE: u64 = 5;
const PREMIUM_STYLE: u64 = 6;

/// Checks the components of a message. `second_version` also allows Components V2 such as containers, texts and
/// galleries.
pub fn components(body: &Value, second_version: bool, form: &mut Form) {
    let most = if second_version { ALL } else { ROWS };
    let list = form.list(body, "components", most);
    let mut checks = Checks { second_version, seen: HashSet::new(), count: 0, characters: 0 };
    form.within("components", |form| {
        for (index, one) in list.iter().enumerate() {
            form.within(index, |form| checks.top(one, form));
        }
        if checks.count > ALL {
            form.error("BASE_TYPE_MAX_LENGTH", format!("Must be {ALL} or fewer in length."));
        }
        if checks.characters > TEXT {
            form.error("COMPONENT_MAX_TOTAL_TEXT_SIZE_EXCEEDED", format!("The total text exceeds {TEXT} characters"));
        }
    });
}

/// Returns an error if a component shows an attached file by a name that no file of the message has.
pub fn check_media(components: &[Value], files: &[&str]) -> Result<(), Refusal> {
    fn missing(value: &Value, files: &[&str]) -> bool {
        match value {
            Value::String(text) => text.strip_prefix("attachment://").is_some_and(|name| !files.contains(&name)),
            Value::Array(items) => items.iter().any(|item| missing(item, files)),
            Value::Object(map) => map.values().any(|item| missing(item, files)),
            _ => false,
        }
    }
    let code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
    match components.iter().position(|component| missing(component, files)) {
        Some(index) => Err(Refusal::form(&["components", &index.to_string()], code, "The attachment was not found")),
        None => Ok(()),
    }
}

/// Returns the type of a component in Discord's API, or 0 if the component has no type.
pub(super) fn kind(component: &Value) -> u64 {
    component.get("type").and_then(Value::as_u64).unwrap_or(0)
}

struct Checks {
    second_version: bool,
    /// The custom IDs that were found so far. They must be unique within a message.
    seen: HashSet<String>,
    count: usize,
    characters: usize,
}

impl Checks {
    fn top(&mut self, component: &Value, form: &mut Form) {
        self.count += 1;
        match kind(component) {
            ROW => self.row(component, form),
            9..=14 | 17 if self.second_version => self.block(component, form),
            _ => form.error_at("type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1,)."),
        }
    }

    /// Checks the content of a Components V2 element, such as a text, section or gallery.
    fn block(&mut self, component: &Value, form: &mut Form) {
        if kind(component) == 10 {
            form.required_text(component, "content", 1, TEXT);
            self.characters += component["content"].as_str().map_or(0, |text| text.chars().count());
        }
        let inner = form.list(component, "components", ALL);
        form.within("components", |form| {
            for (index, one) in inner.iter().enumerate() {
                form.within(index, |form| self.top(one, form));
            }
        });
        if let Some(accessory) = component.get("accessory").filter(|accessory| kind(accessory) == BUTTON) {
            self.count += 1;
            form.within("accessory", |form| self.button(accessory, form));
        }
    }

    fn row(&mut self, row: &Value, form: &mut Form) {
        let inner = form.list(row, "components", BUTTONS);
        self.count += inner.len();
        let menus = inner.iter().filter(|component| kind(component) != BUTTON).count();
        form.within("components", |form| {
            if inner.is_empty() {
                form.error("BASE_TYPE_BAD_LENGTH", format!("Must be between 1 and {BUTTONS} in length."));
            }
            if menus > 1 || (menus == 1 && inner.len() > 1) {
                let message = "The specified component exceeds the maximum width";
                form.error("COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
            }
            for (index, component) in inner.iter().enumerate() {
                form.within(index, |form| self.leaf(component, form));
            }
        });
    }

    fn leaf(&mut self, component: &Value, form: &mut Form) {
        match kind(component) {
            BUTTON => self.button(component, form),
            STRING_SELECT | 5..=8 => self.menu(component, form),
            _ => form.error_at(
                "type",
                "UNION_TYPE_CHOICES",
                "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).",
            ),
        }
    }

    fn button(&mut self, button: &Value, form: &mut Form) {
        form.text(button, "label", 0, 80);
        match button.get("style").and_then(Value::as_u64) {
            Some(1..=4) => self.custom_id(button, form),
            Some(LINK_STYLE) => form.required_text(button, "url", 1, 512),
            Some(PREMIUM_STYLE) => {}
            _ => form.error_at("style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6)."),
        }
        let shown = ["label", "emoji", "sku_id"].iter().any(|key| has(button, key));
        if !shown {
            form.error("BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI", "A button must have a label or an emoji");
        }
        if has(button, "url") && has(button, "custom_id") {
            let message = "A custom id and url cannot both be specified";
            form.error("BUTTON_COMPONENT_CUSTOM_ID_AND_URL", message);
        }
    }

    fn menu(&mut self, menu: &Value, form: &mut Form) {
        self.custom_id(menu, form);
        form.text(menu, "placeholder", 0, 150);
        let number = |key, default| menu.get(key).and_then(Value::as_u64).unwrap_or(default);
        let (min, max) = (number("min_values", 1), number("max_values", 1));
        if min > 25 {
            form.error_at("min_values", "NUMBER_TYPE_MAX", "int value should be less than or equal to 25.");
        }
        if max > 25 || max == 0 || max < min {
            form.error_at("max_values", "NUMBER_TYPE_MAX", "Must be between 1 and 25 and at least min_values.");
        }
        if kind(menu) == STRING_SELECT {
            options(menu, max, form);
        }
    }

    fn custom_id(&mut self, component: &Value, form: &mut Form) {
        form.required_text(component, "custom_id", 1, 100);
        if let Some(id) = component.get("custom_id").and_then(Value::as_str)
            && !self.seen.insert(id.to_owned())
        {
            form.error_at("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
        }
    }
}

/// Checks the options of a string select menu.
fn options(menu: &Value, most_chosen: u64, form: &mut Form) {
    let options = form.list(menu, "options", OPTIONS);
    let mut values = HashSet::new();
    form.within("options", |form| {
        if options.is_empty() {
            form.error("BASE_TYPE_BAD_LENGTH", format!("Must be between 1 and {OPTIONS} in length."));
        }
        for (index, option) in options.iter().enumerate() {
            form.within(index, |form| {
                form.required_text(option, "label", 1, 100);
                form.required_text(option, "value", 1, 100);
                form.text(option, "description", 0, 100);
                if !values.insert(option.get("value").and_then(Value::as_str)) {
                    let message = "The specified option value is already used";
                    form.error_at("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
                }
            });
        }
    });
    let preset = options.iter().filter(|option| option.get("default") == Some(&Value::Bool(true))).count();
    if preset as u64 > most_chosen {
        form.error("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More options are preset than may be chosen");
    }
}

fn has(object: &Value, key: &str) -> bool {
    object.get(key).is_some_and(|value| !value.is_null() && value != "")
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
            assert_eq!(errors(|form| components(&body, false, form)), expected, "{body}");
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
            assert_eq!(errors(|form| components(&body, true, form)), expected, "{body}");
        }
        assert_eq!(check_media(std::slice::from_ref(&gallery), &["a.png"]), Ok(()));
        assert!(check_media(&[text(1), gallery], &["b.png"]).is_err());
    }

    #[test]
    fn options_of_a_menu_have_distinct_values() {
        let twice = json!([{ "label": "a", "value": "same" }, { "label": "b", "value": "same" }]);
        let body = json!({ "components": [row(&[json!({ "type": 3, "custom_id": "m", "options": twice })])] });
        let place = "components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED";
        assert_eq!(errors(|form| components(&body, false, form)), [place]);
    }

    #[test]
    fn the_second_version_nests_and_holds_40() {
        let text = json!({ "type": 10, "content": "c" });
        let container = json!({ "type": 17, "components": [text, row(&[button("b")])] });
        let body = json!({ "components": [container] });
        assert!(errors(|form| components(&body, true, form)).is_empty());
        assert_eq!(errors(|form| components(&body, false, form)), ["components.0.type UNION_TYPE_CHOICES"]);
        let full = json!({ "components": [{ "type": 17, "components": vec![text; 40] }] });
        assert_eq!(errors(|form| components(&full, true, form)), ["components BASE_TYPE_MAX_LENGTH"]);
    }
}

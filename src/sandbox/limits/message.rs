//! Limits of messages and of autocomplete choices.

use serde_json::Value;

use super::{MAX_FILES, check_components, check_embeds};
use crate::Form;
use crate::message::COMPONENTS_V2;

const MAX_CONTENT_LENGTH: usize = 2000;
const MAX_ALT_TEXT_LENGTH: usize = 1024;
const MAX_CHOICES: usize = 25;
/// The error code for a message with Components V2 that also has content or embeds.
pub const LEGACY_FIELDS: &str = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";

/// Checks the body of a new or edited message. `flags` are the flags that the message will have.
pub fn check_message(body: &Value, flags: u64, form: &mut Form) {
    form.text(body, "content", 0, MAX_CONTENT_LENGTH);
    check_embeds(body, form);
    let second_version = flags & COMPONENTS_V2 != 0;
    check_components(body, second_version, form);
    if second_version {
        check_excluded_fields(body, form);
    }
    form.each(body, "attachments", MAX_FILES, |file, form| {
        form.text(file, "description", 0, MAX_ALT_TEXT_LENGTH);
        form.text(file, "filename", 1, 1024);
    });
    check_nonce(body, form);
}

/// Checks that a message with Components V2 has neither content nor embeds.
fn check_excluded_fields(body: &Value, form: &mut Form) {
    let code = LEGACY_FIELDS;
    if body["content"].as_str().is_some_and(|content| !content.is_empty()) {
        form.error_at("content", code, "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
    }
    if body["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty()) {
        form.error_at("embeds", code, "The 'embeds' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
    }
}

fn check_nonce(body: &Value, form: &mut Form) {
    match body.get("nonce") {
        Some(Value::String(_)) => form.text(body, "nonce", 0, 25),
        None | Some(Value::Null | Value::Number(_)) => {}
        Some(_) => form.error_at("nonce", "NONCE_TYPE_CONVERT", "Could not interpret value as nonce."),
    }
}

pub fn check_autocomplete_choices(data: &Value, form: &mut Form) {
    form.each(data, "choices", MAX_CHOICES, |choice, form| {
        form.required_text(choice, "name", 1, 100);
        match &choice["value"] {
            Value::String(_) => form.text(choice, "value", 0, 100),
            Value::Number(_) => {}
            _ => form.error_at("value", "BASE_TYPE_REQUIRED", "This field is required"),
        }
    });
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::limits::testing::{errors, many};

    #[test]
    fn messages_keep_their_limits() {
        for (body, flags, expected) in [
            (json!({ "content": "c".repeat(2000) }), 0, vec![]),
            (json!({ "content": "é".repeat(2001) }), 0, vec!["content BASE_TYPE_MAX_LENGTH"]),
            (json!({ "content": 5 }), 0, vec!["content STRING_TYPE_CONVERT"]),
            (json!({ "attachments": many(&json!({ "id": 0 }), 11) }), 0, vec!["attachments BASE_TYPE_MAX_LENGTH"]),
            (
                json!({ "attachments": [{ "id": 0, "description": "d".repeat(1025) }] }),
                0,
                vec!["attachments.0.description BASE_TYPE_MAX_LENGTH"],
            ),
            (json!({ "nonce": "n".repeat(26) }), 0, vec!["nonce BASE_TYPE_MAX_LENGTH"]),
            (json!({ "nonce": 77, "unknown": true }), 0, vec![]),
            (
                json!({ "content": "c" }),
                COMPONENTS_V2,
                vec!["content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"],
            ),
        ] {
            assert_eq!(errors(|form| check_message(&body, flags, form)), expected, "{body}");
        }
    }

    #[test]
    fn an_autocomplete_offers_25_short_choices() {
        let choice = json!({ "name": "n", "value": "v" });
        for (list, expected) in [
            (many(&choice, 25), vec![]),
            (many(&choice, 26), vec!["choices BASE_TYPE_MAX_LENGTH"]),
            (json!([{ "name": "n".repeat(101), "value": 1 }]), vec!["choices.0.name BASE_TYPE_BAD_LENGTH"]),
            (json!([{ "name": "n", "value": "v".repeat(101) }]), vec!["choices.0.value BASE_TYPE_MAX_LENGTH"]),
            (json!([{ "name": "n" }]), vec!["choices.0.value BASE_TYPE_REQUIRED"]),
        ] {
            assert_eq!(errors(|form| check_autocomplete_choices(&json!({ "choices": list }), form)), expected);
        }
    }
}

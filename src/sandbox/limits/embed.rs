//! Discord's limits of embeds.

use serde_json::Value;

use crate::Form;

const MAX_EMBEDS: usize = 10;
const MAX_FIELDS: usize = 25;
/// The maximum number of characters in all embeds of a message together.
const MAX_TOTAL_LENGTH: usize = 6000;

/// Checks the number of embeds in a message, and the lengths of their texts.
pub fn check_embeds(body: &Value, form: &mut Form) {
    let embeds = form.each(body, "embeds", MAX_EMBEDS, check_embed);
    if embeds.iter().map(total_length).sum::<usize>() > MAX_TOTAL_LENGTH {
        let message = format!("Embed size exceeds maximum size of {MAX_TOTAL_LENGTH}");
        form.error_at("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

fn check_embed(embed: &Value, form: &mut Form) {
    if !embed.is_object() {
        return form.error("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
    }
    form.text(embed, "title", 0, 256);
    form.text(embed, "description", 0, 4096);
    check_part(embed, "footer", form, |footer, form| form.required_text(footer, "text", 0, 2048));
    check_part(embed, "author", form, |author, form| form.required_text(author, "name", 0, 256));
    for picture in ["image", "thumbnail"] {
        check_part(embed, picture, form, check_url);
    }
    form.each(embed, "fields", MAX_FIELDS, |field, form| {
        form.required_text(field, "name", 1, 256);
        form.required_text(field, "value", 1, 1024);
    });
}

fn check_part(embed: &Value, key: &str, form: &mut Form, check: impl FnOnce(&Value, &mut Form)) {
    if let Some(part) = embed.get(key).filter(|part| !part.is_null()) {
        form.within(key, |form| check(part, form));
    }
}

fn check_url(picture: &Value, form: &mut Form) {
    form.required_text(picture, "url", 1, 2048);
    let schemes = ["http://", "https://", "attachment://"];
    if let Some(url) = picture["url"].as_str()
        && !schemes.iter().any(|scheme| url.starts_with(scheme))
    {
        let message = "Scheme must be one of ('http', 'https').";
        form.error_at("url", "URL_TYPE_INVALID_SCHEME", message);
    }
}

/// Returns the number of characters of an embed that count towards [`MAX_TOTAL_LENGTH`].
fn total_length(embed: &Value) -> usize {
    let fields = embed["fields"].as_array().into_iter().flatten().flat_map(|field| [&field["name"], &field["value"]]);
    let texts = [&embed["title"], &embed["description"], &embed["footer"]["text"], &embed["author"]["name"]];
    texts.into_iter().chain(fields).filter_map(Value::as_str).map(|text| text.trim().chars().count()).sum()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::limits::testing::{errors, many};

    #[test]
    fn embeds_keep_their_limits() {
        let field = json!({ "name": "n", "value": "v" });
        for (list, expected) in [
            (json!([{ "title": "t".repeat(256), "fields": many(&field, 25) }]), vec![]),
            (many(&json!({ "title": "t" }), 11), vec!["embeds BASE_TYPE_MAX_LENGTH"]),
            (json!([{ "title": "t".repeat(257) }]), vec!["embeds.0.title BASE_TYPE_MAX_LENGTH"]),
            (json!([{ "fields": many(&field, 26) }]), vec!["embeds.0.fields BASE_TYPE_MAX_LENGTH"]),
            (json!([{ "fields": [{ "name": "n" }] }]), vec!["embeds.0.fields.0.value BASE_TYPE_REQUIRED"]),
            (json!([{ "image": { "url": "attachment://a.png" } }]), vec![]),
            (json!([{ "image": { "url": "a.png" } }]), vec!["embeds.0.image.url URL_TYPE_INVALID_SCHEME"]),
            (json!(["text"]), vec!["embeds.0 DICT_TYPE_CONVERT"]),
        ] {
            let body = json!({ "embeds": list });
            assert_eq!(errors(|form| check_embeds(&body, form)), expected, "{body}");
        }
    }

    #[test]
    fn all_embeds_together_hold_6000_characters() {
        for (last, expected) in [(2000, vec![]), (2001, vec!["embeds MAX_EMBED_SIZE_EXCEEDED"])] {
            let body = json!({ "embeds": [
                { "description": "d".repeat(3990) },
                { "description": "d".repeat(last), "footer": { "text": "footer" }, "author": { "name": "name" } },
            ]});
            assert_eq!(errors(|form| check_embeds(&body, form)), expected, "{last}");
        }
    }
}

//! Files that are attached to messages.

use axum::body::Bytes;
use serde_json::{Value, json};

use crate::Id;

#[derive(Clone, Debug)]
pub struct Attachment {
    pub id: Id,
    pub channel: Id,
    /// The name of the file, sanitized by [`safe_name`].
    pub filename: String,
    /// The alt text for screen readers, or `None` if the bot sent none.
    pub description: Option<String>,
    /// The media type, such as `image/png`.
    pub content_type: String,
    /// Width and height of a picture in pixels. `None` for other files.
    pub size: Option<(u32, u32)>,
    /// The content of the file, which the sandbox serves unchanged.
    pub bytes: Bytes,
}

impl Attachment {
    pub fn path(&self) -> String {
        format!("/attachments/{}/{}/{}", self.channel, self.id, self.filename)
    }

    /// Returns the file as an attachment object of Discord's API. `base` is the sandbox's URL.
    pub fn json(&self, base: &str, ephemeral: bool) -> Value {
        let url = format!("{base}{}", self.path());
        let mut json = json!({
            "id": self.id, "filename": self.filename, "size": self.bytes.len(), "url": url, "proxy_url": url,
            "content_type": self.content_type,
        });
        if let Some(description) = &self.description {
            json["description"] = json!(description);
        }
        if let Some((width, height)) = self.size {
            super::json::merge(&mut json, json!({ "width": width, "height": height }));
        }
        if ephemeral {
            json["ephemeral"] = json!(true);
        }
        json
    }
}

/// Sanitizes a name as Discord does: characters other than ASCII letters, digits, `.`, `-` and `_` become `_`.
pub fn safe_name(name: &str) -> String {
    let keep = |c: char| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' };
    let safe: String = name.chars().map(keep).collect();
    if safe.trim_matches(['.', '_']).is_empty() { "unknown".to_owned() } else { safe }
}

/// Reads width and height from the header of a PNG or GIF. Returns `None` for other formats.
pub fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        let read = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
        return Some((read(16)?, read(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        let read = |at: usize| Some(u32::from(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?)));
        return Some((read(6)?, read(8)?));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_safe() {
        for (name, safe) in [("board.png", "board.png"), ("a b/ü.png", "a_b__.png"), ("..", "unknown"), ("", "unknown")]
        {
            assert_eq!(safe_name(name), safe);
        }
    }

    #[test]
    fn sizes_are_read_from_headers_and_short_files_do_no_harm() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        assert_eq!(picture_size(&png), None);
        png.extend([0, 0, 2, 0x26, 0, 0, 1, 0]);
        assert_eq!(picture_size(&png), Some((550, 256)));
        assert_eq!(picture_size(b"GIF89a\x02\x00\x03\x00"), Some((2, 3)));
        assert_eq!(picture_size(b"text"), None);
    }
}

//! A message that has not been sent. It does not depend on the request that sends it.

use std::collections::BTreeSet;

use bytes::Bytes;
use serde::Serialize;
use serde_json::{Value, json};
use serenity::builder::{CreateActionRow, CreateAllowedMentions};
use serenity::model::channel::MessageFlags;
use serenity::model::id;

use crate::table::{UserId, is_hidden};

/// The maximum length of a message's content, in characters.
const LONGEST: usize = 2000;
/// The flag of a message that consists of components (Components V2).
const COMPONENTS_V2: u64 = 1 << 15;
/// The component type of a text display.
const TEXT: u8 = 10;
/// The component type of a media gallery.
const GALLERY: u8 = 12;
/// The maximum length of an embed, in characters.
pub(in crate::discord) const LONGEST_EMBED: usize = 4096;
/// The maximum length of a file's description, in characters.
const LONGEST_ALT: usize = 1024;
/// The file name of a table's picture.
pub(in crate::discord) const PICTURE: &str = "table.png";
/// The file name of the legend's picture.
pub(in crate::discord) const LEGEND: &str = "legend.png";

/// The order in which a message shows its text, files and rows.
#[derive(Clone, Debug, Default)]
pub(in crate::discord) enum Layout {
    /// Text, embeds, files and rows, in this order.
    #[default]
    Classic,
    /// Text, pictures, rows, and more text, in this order, as Components V2. Such a message can never become a classic
    /// one again, and shows no embeds or other files. The pictures are one below the other.
    PictureFirst {
        /// The text below the rows.
        below: String,
        /// The file names and alternative texts of the pictures that the edited message already has and keeps.
        kept: Vec<(&'static str, String)>,
    },
}

/// A message that has not been sent. Mentions are displayed as names. Only the users in `pings` are notified.
#[derive(Clone, Debug, Default)]
pub(in crate::discord) struct Draft {
    /// The text above the buttons, in Discord's Markdown.
    pub text: String,
    /// The pictures and other files.
    pub files: Vec<File>,
    /// Long texts below the message. Each becomes an embed and must be within [`LONGEST_EMBED`].
    pub embeds: Vec<String>,
    /// The rows of buttons and menus.
    pub rows: Vec<CreateActionRow>,
    /// The users whom the message notifies.
    pub pings: Vec<UserId>,
    /// The order in which the parts are shown.
    pub layout: Layout,
}

/// A file that is attached to a message.
#[derive(Clone, Debug)]
pub(in crate::discord) struct File {
    /// The file name. It must be ASCII.
    pub name: &'static str,
    /// The content of the file, uploaded unchanged.
    pub bytes: Bytes,
    /// The alternative text of a picture, or `None` for other files.
    pub alt: Option<String>,
}

/// A picture of a table with its descriptions.
pub(in crate::discord) struct TablePicture {
    /// The picture, encoded as PNG.
    pub png: Vec<u8>,
    /// The alternative text, for users who cannot see the picture.
    pub alt: String,
    /// A note below the text, for example that the picture shows only a part of the board. `None` if there is nothing to note.
    pub note: Option<String>,
}

impl Draft {
    /// Creates a message that has content and no other parts.
    pub fn text(text: impl Into<String>) -> Draft {
        Draft { text: text.into(), ..Draft::default() }
    }

    /// Adds a picture, with its note in the text.
    pub fn picture(mut self, shown: TablePicture) -> Draft {
        let TablePicture { png, alt, note, .. } = shown;
        self.files.push(File { name: PICTURE, bytes: png.into(), alt: Some(alt) });
        if let Some(note) = note {
            self.text.push('\n');
            self.text.push_str(&note);
        }
        self
    }

    /// Adds a row of buttons, or a menu.
    pub fn row(mut self, row: CreateActionRow) -> Draft {
        self.rows.push(row);
        self
    }

    fn content(&self) -> String {
        clip(&self.text, LONGEST)
    }

    fn mentions(&self) -> CreateAllowedMentions {
        // Remove duplicates, because Discord rejects a list that names a user twice. A substitute who has taken the seat may occur
        // twice.
        let users: BTreeSet<u64> = self.pings.iter().map(|user| user.0.max(1)).collect();
        CreateAllowedMentions::new().users(users.into_iter().map(id::UserId::new))
    }

    /// Returns the body for a new message in a channel. Discord posts only one message with the same nonce.
    pub fn into_message(self, nonce: &str) -> Body {
        let mut body = self.body();
        if let Some(all) = body.json.as_object_mut() {
            all.insert("nonce".to_owned(), json!(nonce));
            all.insert("enforce_nonce".to_owned(), json!(true));
        }
        body
    }

    /// Returns the body that replaces the content and components of a message. The pictures stay. With Components V2, only the
    /// picture that the layout keeps stays.
    pub fn into_edit(mut self) -> Body {
        self.files.clear();
        let mut json = json!({ "allowed_mentions": self.mentions() });
        match &self.layout {
            Layout::Classic => {
                json["content"] = json!(self.content());
                json["components"] = json!(self.rows);
            }
            Layout::PictureFirst { below, kept } => {
                json["flags"] = json!(COMPONENTS_V2);
                json["components"] = json!(self.picture_first(below, kept));
                // Clear the content, because the message may have been posted with one.
                json["content"] = Value::Null;
                json["embeds"] = json!([]);
                if kept.is_empty() {
                    json["attachments"] = json!([]);
                }
            }
        }
        Body::json(json)
    }

    /// Returns the body that replaces the original response to an interaction.
    pub fn into_answer(self) -> Body {
        self.body()
    }

    /// Returns the body for a private follow-up message.
    pub fn into_followup(self) -> Body {
        let mut body = self.body();
        if let Some(all) = body.json.as_object_mut() {
            let flags = all.get("flags").and_then(Value::as_u64).unwrap_or_default();
            all.insert("flags".to_owned(), json!(flags | MessageFlags::EPHEMERAL.bits()));
        }
        body
    }

    /// Returns the body that contains the message and describes its attachments.
    fn body(self) -> Body {
        let attachments: Vec<Attached> = self.files.iter().enumerate().map(Attached::new).collect();
        let mut json = match &self.layout {
            Layout::Classic => {
                let embed = |text: &String| json!({ "description": clip(text, LONGEST_EMBED) });
                json!({
                    "content": self.content(), "components": self.rows,
                    "embeds": self.embeds.iter().map(embed).collect::<Vec<_>>(),
                })
            }
            Layout::PictureFirst { below, kept } => {
                json!({ "flags": COMPONENTS_V2, "components": self.picture_first(below, kept) })
            }
        };
        json["allowed_mentions"] = json!(self.mentions());
        json["attachments"] = json!(attachments);
        Body { json, files: self.files }
    }

    /// Returns the components of a message with the pictures above the buttons and the remaining text below them.
    fn picture_first(&self, below: &str, kept: &[(&'static str, String)]) -> Vec<Value> {
        let text = |text: &str| (!text.is_empty()).then(|| json!({ "type": TEXT, "content": clip(text, LONGEST) }));
        // A gallery shows several pictures side by side, so each picture gets a gallery of its own.
        let gallery = |name: &str, alt: &str| {
            let media = json!({ "url": format!("attachment://{name}") });
            json!({ "type": GALLERY, "items": [{ "media": media, "description": clip(alt, LONGEST_ALT) }] })
        };
        let new = self.files.iter().map(|file| gallery(file.name, file.alt.as_deref().unwrap_or_default()));
        let kept = kept.iter().filter(|_| self.files.is_empty()).map(|(name, alt)| gallery(name, alt));
        let above = text(&self.text).into_iter().chain(new).chain(kept);
        above.chain(self.rows.iter().map(|row| json!(row))).chain(text(below)).collect()
    }
}

/// The body of a request: JSON, and the files to which the JSON refers.
#[derive(Clone, Debug, Default)]
pub(in crate::discord) struct Body {
    /// The JSON, with numbered references to the files.
    pub json: Value,
    /// The files, in the order in which the JSON numbers them.
    pub files: Vec<File>,
}

impl Body {
    /// Creates a body without files.
    pub fn json(json: Value) -> Body {
        Body { json, files: Vec::new() }
    }
}

/// The JSON object that describes an attached file.
#[derive(Serialize)]
struct Attached {
    id: String,
    filename: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
}

impl Attached {
    fn new((number, file): (usize, &File)) -> Attached {
        let description = file.alt.as_deref().map(|alt| clip(alt, LONGEST_ALT));
        Attached { id: number.to_string(), filename: file.name, description }
    }
}

/// Returns as many of the last lines as fit into `room` characters, as a list, and the number of earlier lines that do
/// not fit.
pub(in crate::discord) fn fitting(told: Vec<String>, mut room: usize) -> (usize, Vec<String>) {
    let has_room = |line: &&String| {
        let rest = room.checked_sub(line.chars().count() + 3);
        room = rest.unwrap_or_default();
        rest.is_some()
    };
    let left = told.len() - told.iter().rev().take_while(has_room).count();
    (left, told.into_iter().skip(left).collect())
}

/// Shortens a string to at most `most` characters. A shortened string ends with an ellipsis.
pub(in crate::discord) fn clip(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut cut: String = text.chars().take(most.saturating_sub(1)).collect();
    cut.push('…');
    cut
}

/// Returns at most `most` characters of a user's input as plain text. Markup, mentions and links have no effect in it.
pub(in crate::discord) fn quoted(text: &str, most: usize) -> String {
    let mut plain = String::new();
    let visible: String = text.chars().filter(|character| !is_hidden(*character)).collect();
    for character in clip(&visible, most).chars() {
        if character.is_ascii_punctuation() {
            plain.push('\\');
        }
        plain.push(if character.is_whitespace() { ' ' } else { character });
    }
    plain
}

/// Distributes lines over as few messages as possible, without splitting a line.
pub(in crate::discord) fn pages(lines: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for line in lines {
        match pages.last_mut() {
            Some(page) if page.chars().count() + 1 + line.chars().count() <= LONGEST => {
                page.push('\n');
                page.push_str(&line);
            }
            _ => pages.push(clip(&line, LONGEST)),
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_clipped_by_characters() {
        assert_eq!(clip("abbé", 4), "abbé");
        assert_eq!(clip("abbés", 4), "abb…");
    }

    #[test]
    fn user_input_is_escaped() {
        assert_eq!(quoted("**N2** <@1>\n# abbé", 20), r"\*\*N2\*\* \<\@1\> \# abbé");
        assert_eq!(quoted("@everyone", 4), r"\@ev…");
        assert_eq!(quoted("a\u{202e}\u{2067}b\u{7}", 20), "ab", "nothing turns the text around it");
    }

    #[test]
    fn pages_break_between_lines() {
        let pages = pages((0..500).map(|n| format!("line {n}")));
        assert!(pages.len() > 1 && pages.iter().all(|p| p.chars().count() <= LONGEST));
        assert_eq!(pages.iter().flat_map(|p| p.lines()).count(), 500);
    }
}

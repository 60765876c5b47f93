//! A message before it is sent, whichever way it goes.

use bytes::Bytes;
use serde::Serialize;
use serde_json::{Value, json};
use serenity::builder::{CreateActionRow, CreateAllowedMentions};
use serenity::model::channel::MessageFlags;
use serenity::model::id::UserId;

use crate::table::{PersonId, is_hidden};

/// The longest text of a message, in characters.
const LONGEST: usize = 2000;
/// The longest text in a frame below a message, in characters.
pub(in crate::discord) const LONGEST_EMBED: usize = 4096;
/// The longest description of a file, in characters.
const LONGEST_ALT: usize = 1024;

/// A message before it is sent. It mentions people as names; only those in `pings` are notified.
#[derive(Clone, Debug, Default)]
pub(in crate::discord) struct Draft {
    /// What it says.
    pub text: String,
    /// Pictures and other files.
    pub files: Vec<File>,
    /// Longer texts below the message, each in a frame: so many characters as Discord takes there.
    pub embeds: Vec<String>,
    /// Buttons and menus.
    pub rows: Vec<CreateActionRow>,
    /// Who is notified.
    pub pings: Vec<PersonId>,
}

/// A file of a message.
#[derive(Clone, Debug)]
pub(in crate::discord) struct File {
    /// Its name, in ASCII.
    pub name: &'static str,
    /// What is in it.
    pub bytes: Bytes,
    /// What a picture shows, for those who cannot see it.
    pub alt: Option<String>,
}

/// A picture of a table and what it shows, in words.
pub(in crate::discord) struct Shown {
    /// The picture.
    pub png: Vec<u8>,
    /// What it shows.
    pub alt: String,
    /// What to say below the text: that this is only a part, or too small to read.
    pub note: Option<String>,
}

impl Draft {
    /// A message that only says something.
    pub fn text(text: impl Into<String>) -> Draft {
        Draft { text: text.into(), ..Draft::default() }
    }

    /// The message with a picture, and what must be said about it.
    pub fn picture(mut self, shown: Shown) -> Draft {
        let Shown { png, alt, note, .. } = shown;
        self.files.push(File { name: "table.png", bytes: png.into(), alt: Some(alt) });
        if let Some(note) = note {
            self.text.push('\n');
            self.text.push_str(&note);
        }
        self
    }

    /// The message with a row of buttons or a menu.
    pub fn row(mut self, row: CreateActionRow) -> Draft {
        self.rows.push(row);
        self
    }

    fn content(&self) -> String {
        clip(&self.text, LONGEST)
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.pings.iter().map(|person| UserId::new(person.0.max(1))))
    }

    /// As a new message of a channel, which is written once however often it is sent with the same `nonce`.
    pub fn into_message(self, nonce: &str) -> Body {
        let mut body = self.body();
        if let Some(all) = body.json.as_object_mut() {
            all.insert("nonce".to_owned(), json!(nonce));
            all.insert("enforce_nonce".to_owned(), json!(true));
        }
        body
    }

    /// As a new text and new buttons of a message of a channel. Its pictures stay.
    pub fn into_edit(self) -> Body {
        let json = json!({
            "content": self.content(), "allowed_mentions": self.mentions(), "components": self.rows,
        });
        Body { json, files: Vec::new() }
    }

    /// As the answer to an interaction that was acknowledged, in place of all that it showed before.
    pub fn into_answer(self) -> Body {
        self.body()
    }

    /// As one more private answer to an interaction.
    pub fn into_followup(self) -> Body {
        let mut body = self.body();
        if let Some(all) = body.json.as_object_mut() {
            all.insert("flags".to_owned(), json!(MessageFlags::EPHEMERAL));
        }
        body
    }

    /// The whole message, with its files.
    fn body(self) -> Body {
        let attachments: Vec<Attached> = self.files.iter().enumerate().map(Attached::new).collect();
        let embeds: Vec<Value> =
            self.embeds.iter().map(|text| json!({ "description": clip(text, LONGEST_EMBED) })).collect();
        let json = json!({
            "content": self.content(), "allowed_mentions": self.mentions(), "components": self.rows,
            "attachments": attachments, "embeds": embeds,
        });
        Body { json, files: self.files }
    }
}

/// What goes over the wire: JSON, and the files that it names.
#[derive(Clone, Debug, Default)]
pub(in crate::discord) struct Body {
    /// The JSON.
    pub json: Value,
    /// The files, by number.
    pub files: Vec<File>,
}

impl Body {
    /// Nothing but JSON.
    pub fn json(json: Value) -> Body {
        Body { json, files: Vec::new() }
    }
}

/// How the JSON of a message names a file.
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

/// The last lines that find room as a list, and how many do not.
pub(in crate::discord) fn fitting(told: Vec<String>, mut room: usize) -> (usize, Vec<String>) {
    let has_room = |line: &&String| {
        let rest = room.checked_sub(line.chars().count() + 3);
        room = rest.unwrap_or_default();
        rest.is_some()
    };
    let left = told.len() - told.iter().rev().take_while(has_room).count();
    (left, told.into_iter().skip(left).collect())
}

/// A text with at most so many characters; one that was cut ends with an ellipsis.
pub(in crate::discord) fn clip(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut cut: String = text.chars().take(most.saturating_sub(1)).collect();
    cut.push('…');
    cut
}

/// What somebody typed, at most so many characters of it, as plain text: nothing in it is markup, a mention or a link.
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

/// Lines as messages that are each short enough, broken between lines.
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
    fn texts_are_cut_by_characters() {
        assert_eq!(clip("abbé", 4), "abbé");
        assert_eq!(clip("abbés", 4), "abb…");
    }

    #[test]
    fn what_people_typed_is_no_markup() {
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

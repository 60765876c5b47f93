//! A message before it is sent, whichever way it goes.

use bytes::Bytes;
use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponseFollowup, CreateMessage,
    EditAttachments, EditInteractionResponse, EditMessage,
};
use serenity::model::id::UserId;

use crate::store::PersonId;

/// The longest text of a message, in characters.
const LONGEST: usize = 2000;
/// The longest description of a file, in characters.
const LONGEST_ALT: usize = 1024;

/// A message before it is sent. It mentions people as names; only those in `pings` are notified.
#[derive(Clone, Debug, Default)]
pub(in crate::discord) struct Draft {
    /// What it says.
    pub text: String,
    /// Pictures and other files.
    pub files: Vec<File>,
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
    /// Whether this is only a part of the table.
    pub partial: bool,
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

    /// As a new message of a channel.
    pub fn into_message(self) -> CreateMessage {
        let message = CreateMessage::new().content(self.content()).allowed_mentions(self.mentions());
        let message = if self.rows.is_empty() { message } else { message.components(self.rows) };
        message.add_files(self.files.into_iter().map(File::into_attachment))
    }

    /// As a new text and new buttons of a message of a channel. Its pictures stay.
    pub fn into_edit(self) -> EditMessage {
        EditMessage::new().content(self.content()).allowed_mentions(self.mentions()).components(self.rows)
    }

    /// As the answer to an interaction that was acknowledged, in place of all that it showed before.
    pub fn into_answer(self) -> EditInteractionResponse {
        let answer = EditInteractionResponse::new().content(self.content()).allowed_mentions(self.mentions());
        let files = self.files.into_iter().map(File::into_attachment);
        answer.components(self.rows).attachments(files.fold(EditAttachments::new(), EditAttachments::add))
    }

    /// As one more private answer to an interaction.
    pub fn into_followup(self) -> CreateInteractionResponseFollowup {
        let followup = CreateInteractionResponseFollowup::new().ephemeral(true).content(self.content());
        let followup = followup.allowed_mentions(self.mentions());
        let followup = if self.rows.is_empty() { followup } else { followup.components(self.rows) };
        followup.add_files(self.files.into_iter().map(File::into_attachment))
    }
}

impl File {
    fn into_attachment(self) -> CreateAttachment {
        let attachment = CreateAttachment::bytes(self.bytes.to_vec(), self.name);
        match self.alt {
            Some(alt) => attachment.description(clip(&alt, LONGEST_ALT)),
            None => attachment,
        }
    }
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
    fn pages_break_between_lines() {
        let pages = pages((0..500).map(|n| format!("line {n}")));
        assert!(pages.len() > 1 && pages.iter().all(|p| p.chars().count() <= LONGEST));
        assert_eq!(pages.iter().flat_map(|p| p.lines()).count(), 500);
    }
}

//! A message that has not been sent. It does not depend on the request that sends it.

use bytes::Bytes;

use crate::picture::{Artist, PictureError};
use crate::presenter::Picture;
use crate::presenter::words::{Words, markup};
use crate::table::{UserId, is_hidden};

use super::markdown::{clip, length};
use super::parts::{Button, Row};

/// The maximum length of a message's content, in characters.
pub(super) const MAX_LENGTH: usize = 2000;
/// The maximum length of an embed, in characters.
pub(in crate::discord) const MAX_EMBED_LENGTH: usize = 4096;
/// The maximum length of all texts of a message with Components V2, in characters.
const MAX_TEXT_LENGTH: usize = 4000;
/// The maximum number of sections in a message with a title. Discord allows 40 components, of which each section takes three.
const MAX_SECTIONS: usize = 13;
/// The file name of a table's picture.
pub(in crate::discord) const PICTURE: &str = "table.png";
/// The file name of the legend's picture.
pub(in crate::discord) const LEGEND: &str = "legend.png";

/// The order in which a message shows its text, files and rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::discord) enum MessageLayout {
    /// Text, embeds, files and rows, in this order.
    #[default]
    Classic,
    /// The text, and these blocks below it, as Components V2. Such a message can never become a classic one again, and
    /// shows no embeds, and only the files that a block names.
    Blocks(Vec<Block>),
}

/// A part of a message with Components V2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Block {
    /// A text of its own.
    Text(String),
    /// A text with a button beside it.
    Section { text: String, button: Button },
    /// A picture in the full width: a new file, or a file that the edited message already has and keeps.
    Picture { name: &'static str, alt: String },
    /// All rows of the message.
    Rows,
    /// Another file, which users can download.
    File(&'static str),
}

/// A message that has not been sent. Mentions are displayed as names. Only the users in `pings` are notified.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::discord) struct Draft {
    /// The text above the buttons.
    pub text: String,
    pub files: Vec<File>,
    /// Long texts below the message. Each becomes an embed and must be within [`MAX_EMBED_LENGTH`].
    pub embeds: Vec<String>,
    pub rows: Vec<Row>,
    pub pings: Vec<UserId>,
    pub layout: MessageLayout,
}

/// A file that is attached to a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct File {
    /// The file name. It must be ASCII.
    pub name: &'static str,
    /// The content of the file, uploaded unchanged.
    pub bytes: Bytes,
    /// The alternative text of a picture, or `None` for other files.
    pub alt: Option<String>,
}

impl Draft {
    pub fn text(text: impl Into<String>) -> Draft {
        Draft { text: text.into(), ..Draft::default() }
    }

    /// Draws a picture and adds it, with its note in the text.
    ///
    /// # Errors
    /// [`PictureError`] if the picture cannot be drawn.
    pub fn picture(mut self, artist: &Artist, picture: Picture) -> Result<Draft, PictureError> {
        let Picture { subject, alt, note } = picture;
        self.files.push(File { name: PICTURE, bytes: artist.draw(&subject)?.png.into(), alt: Some(alt) });
        if let Some(note) = note {
            self.text.push('\n');
            self.text.push_str(&note);
        }
        Ok(self)
    }

    /// Adds a file with a picture, and returns the block that shows it.
    ///
    /// # Errors
    /// [`PictureError`] if the picture cannot be drawn.
    pub fn add_picture(
        &mut self,
        artist: &Artist,
        name: &'static str,
        picture: Picture,
    ) -> Result<Block, PictureError> {
        let Picture { subject, alt, .. } = picture;
        self.files.push(File { name, bytes: artist.draw(&subject)?.png.into(), alt: Some(alt.clone()) });
        Ok(Block::Picture { name, alt })
    }

    pub fn row(mut self, row: impl Into<Row>) -> Draft {
        self.rows.push(row.into());
        self
    }
}

/// Returns as many of the last lines as fit into `room` characters, as a list, and the number of earlier lines that do
/// not fit.
pub(in crate::discord) fn last_fitting_lines(lines: Vec<String>, mut room: usize) -> (usize, Vec<String>) {
    let has_room = |line: &&String| {
        let rest = room.checked_sub(length(line) + 3);
        room = rest.unwrap_or_default();
        rest.is_some()
    };
    let left = lines.len() - lines.iter().rev().take_while(has_room).count();
    (left, lines.into_iter().skip(left).collect())
}

/// Joins as many of the first texts as fit into `most` characters. The last text gives the number of omitted ones, if there are any.
pub(in crate::discord) fn first_fitting_texts(words: Words, texts: &[String], separator: &str, most: usize) -> String {
    // Reserve room for the number of omitted texts.
    let mut room = most.saturating_sub(40);
    let has_room = |text: &&String| {
        let rest = room.checked_sub(length(text) + separator.len());
        room = rest.unwrap_or_default();
        rest.is_some()
    };
    let kept = texts.iter().take_while(has_room).count();
    let more = (kept < texts.len()).then(|| words.turn_more(texts.len() - kept));
    texts.iter().take(kept).cloned().chain(more).collect::<Vec<_>>().join(separator)
}

/// Returns at most `most` characters of a user's input, on one line. Markup, mentions and links have no effect in it.
pub(in crate::discord) fn quoted(text: &str, most: usize) -> String {
    let visible: String = text.chars().filter(|character| !is_hidden(*character)).collect();
    markup::input(&clip(&visible, most).replace(char::is_whitespace, " "))
}

/// Distributes lines over as few messages as possible, without splitting a line.
pub(in crate::discord) fn split_pages(lines: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for line in lines {
        match pages.last_mut() {
            Some(page) if length(page) + 1 + length(&line) <= MAX_LENGTH => {
                page.push('\n');
                page.push_str(&line);
            }
            _ => pages.push(line),
        }
    }
    pages
}

/// Distributes texts, each with a button beside it, over as few messages as possible. The first one begins with the title.
pub(in crate::discord) fn section_pages(
    title: String,
    sections: impl IntoIterator<Item = (String, Button)>,
) -> Vec<Draft> {
    let mut pages: Vec<(usize, Vec<Block>)> = vec![(length(&title), Vec::new())];
    for (text, button) in sections {
        let own = length(&text);
        let section = Block::Section { text, button };
        match pages.last_mut() {
            Some((size, blocks)) if blocks.len() < MAX_SECTIONS && *size + own <= MAX_TEXT_LENGTH => {
                *size += own;
                blocks.push(section);
            }
            _ => pages.push((own, vec![section])),
        }
    }
    let page = |(text, (_, blocks))| Draft { layout: MessageLayout::Blocks(blocks), ..Draft::text(text) };
    std::iter::once(title).chain(std::iter::repeat(String::new())).zip(pages).map(page).collect()
}

#[cfg(test)]
mod tests {
    use super::super::markdown::markdown;
    use super::super::parts::link;
    use super::*;
    use crate::presenter::words::Locale;

    #[test]
    fn user_input_is_escaped() {
        let quoted = |text, most| markdown(&quoted(text, most));
        assert_eq!(quoted("**N2** <@1>\n# abbé", 20), r"\*\*N2\*\* \<\@1\> \# abbé");
        assert_eq!(quoted("@everyone", 4), r"\@ev…");
        assert_eq!(quoted("a\u{202e}\u{2067}b\u{7}", 20), "ab", "nothing turns the text around it");
    }

    #[test]
    fn names_that_users_type_are_never_markup() {
        let signs =
            ["*x*", "__x__", "`x`", "<@1>", "</x:1>", "-# x", "# x", "> x", "||x||", "~~x~~", "[x](https://x.example)"];
        let reserved = [markup::strong("x"), markup::player(1), format!("{}x{}", markup::END, markup::command("x"))];
        for name in signs.map(str::to_owned).into_iter().chain(reserved) {
            let visible = name.replace(markup::is_reserved, "");
            let escape = |sign: char| if sign.is_ascii_punctuation() { format!("\\{sign}") } else { sign.to_string() };
            let escaped: String = visible.chars().map(escape).collect();
            for words in Locale::ALL.map(Words::of) {
                let (with, without) = (words.preset_saved(quoted(&name, 40)), words.preset_saved("NAME"));
                assert_eq!(markdown(&with), markdown(&without).replace("NAME", &escaped));
                assert_eq!(markup::plain(&with), markup::plain(&without).replace("NAME", &visible));
            }
        }
    }

    /// Discord rejects blocks in a message that keeps its content, such as the progress of a review.
    #[test]
    fn blocks_replace_content() {
        let layout = MessageLayout::Blocks(vec![Block::Rows]);
        let body = Draft { layout, ..Draft::text("The review.") }.into_replacement();
        assert!(body.json["content"].is_null() && body.json.get("content").is_some(), "{}", body.json);
        assert_eq!(body.json["embeds"], serde_json::json!([]));
        assert_eq!(Draft::text("50 %").into_replacement().json["content"], "50 %");
    }

    #[test]
    fn sections_are_within_the_limits_of_a_message() {
        let sections = |count, text: &str| -> Vec<usize> {
            let section = (text.to_owned(), link("https://x.example", "Join"));
            let pages = section_pages("Tables".to_owned(), vec![section; count]);
            pages.into_iter().map(|page| page.into_response().json["components"].as_array().unwrap().len()).collect()
        };
        let expected: [(usize, &str, Vec<usize>); 4] =
            [(1, "A", vec![2]), (13, "A", vec![14]), (14, "A", vec![14, 1]), (3, &"A".repeat(1500), vec![3, 1])];
        for (count, text, pages) in expected {
            assert_eq!(sections(count, text), pages, "{count} sections of {} characters", text.len());
        }
    }

    #[test]
    fn texts_that_do_not_fit_are_counted() {
        let texts: Vec<String> = (0..100).map(|number| format!("Sentence {number}.")).collect();
        let (words, all) = (Words::of(Locale::En), texts.join(" "));
        assert_eq!(first_fitting_texts(words, &texts, " ", 2000), all);
        let cut = first_fitting_texts(words, &texts, " ", 100);
        assert_eq!(cut, "Sentence 0. Sentence 1. Sentence 2. Sentence 3. Sentence 4. … and 95 more");
    }

    #[test]
    fn pages_break_between_lines() {
        let pages = split_pages((0..500).map(|n| format!("line {n}")));
        assert!(pages.len() > 1 && pages.iter().all(|p| p.chars().count() <= MAX_LENGTH));
        assert_eq!(pages.iter().flat_map(|p| p.lines()).count(), 500);
    }
}

//! Renders texts as Discord's Markdown, or as plain text for labels, and shortens them to Discord's limits.
//!
//! The syntax of Markdown and of mentions appears in this file only.

use crate::presenter::words::markup::{Span, Style, plain, spans};

/// The characters that begin markup or a mention, and which are escaped in texts.
const ESCAPED: &[char] = &['\\', '*', '_', '`', '|', '<', '@', '['];

/// The beginning of URLs of messages. Discord adds a preview to other URLs, unless they are in angle brackets.
const MESSAGE_URL_PREFIX: &str = "https://discord.com/channels/";

/// Renders a text as Markdown.
pub(in crate::discord) fn markdown(text: &str) -> String {
    let (mut rendered, mut styles) = (String::new(), Vec::new());
    for span in spans(text) {
        match span {
            Span::Text(text) if styles.contains(&Style::Literal) || styles.contains(&Style::Command) => {
                rendered.push_str(&text.replace('`', "'"));
            }
            Span::Text(text) => {
                let is_input = styles.contains(&Style::Input);
                for character in text.chars() {
                    let is_special = ESCAPED.contains(&character) || (is_input && character.is_ascii_punctuation());
                    rendered.extend(is_special.then_some('\\'));
                    rendered.push(character);
                }
            }
            Span::Begin(style) => {
                rendered.push_str(style_marks(style).0);
                styles.push(style);
            }
            Span::End(style) => {
                rendered.push_str(style_marks(style).1);
                styles.pop();
            }
            Span::Player(id) => rendered.push_str(&format!("<@{id}>")),
            Span::Time(seconds) => rendered.push_str(&format!("<t:{seconds}:f>")),
            Span::TimeLeft(seconds) => rendered.push_str(&format!("<t:{seconds}:R>")),
            Span::Channel(id) => rendered.push_str(&format!("<#{id}>")),
            Span::Link { label, url } => {
                let url = if url.starts_with(MESSAGE_URL_PREFIX) { url.to_owned() } else { format!("<{url}>") };
                rendered.push_str(&if label.is_empty() { url } else { format!("[{label}]({url})") });
            }
        }
    }
    rendered
}

/// Returns the signs at the beginning and at the end of a style.
const fn style_marks(style: Style) -> (&'static str, &'static str) {
    match style {
        Style::Strong => ("**", "**"),
        Style::Emphasis => ("*", "*"),
        Style::Literal => ("`", "`"),
        Style::Command => ("`/", "`"),
        Style::Note => ("-# ", ""),
        Style::Quote => ("> ", ""),
        Style::Input | Style::Cell => ("", ""),
    }
}

/// Renders a text as Markdown of at most `most` characters.
pub(super) fn markdown_within(text: &str, most: usize) -> String {
    clip(&markdown(text), most)
}

/// Renders a label, or another text in which Discord shows no Markdown, with at most `most` characters.
pub(super) fn plain_within(text: &str, most: usize) -> String {
    clip(&plain(text), most)
}

/// Renders the label of a choice with at most `most` characters. Cuts a long label in the middle, because the labels of similar
/// choices often differ at the end.
pub(super) fn label_within(text: &str, most: usize) -> String {
    let text = plain(text);
    let length = text.chars().count();
    if length <= most {
        return text;
    }
    let end = most / 2;
    let begin = text.chars().take(most.saturating_sub(end + 1));
    begin.chain(['…']).chain(text.chars().skip(length - end)).collect()
}

/// Renders a text in which Discord shows no Markdown with at most `most` characters. Leaves out lines that do not fit, so it
/// ends with a whole sentence. If even the first line does not fit, ends with an item of its list.
pub(super) fn sentences_within(text: &str, most: usize) -> String {
    let text = plain(text);
    let mut room = most + 1;
    let fits = |line: &&str| {
        let rest = room.checked_sub(line.chars().count() + 1);
        room = rest.unwrap_or(room);
        rest.is_some()
    };
    let kept: Vec<&str> = text.lines().filter(fits).collect();
    if !kept.is_empty() {
        return kept.join(" ");
    }
    let cut = clip(&text, most);
    let items = cut.rsplit_once("; ").or_else(|| cut.rsplit_once(", "));
    items.map_or_else(|| cut.clone(), |(items, _)| format!("{items}…"))
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

/// Returns the length of a text in Markdown, in characters.
pub(in crate::discord) fn length(text: &str) -> usize {
    markdown(text).chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presenter::words::{Locale, Words, markup};

    #[test]
    fn markup_becomes_markdown() {
        let text =
            [markup::strong("A"), markup::command("game new"), markup::literal("N_2"), markup::player(7)].join(" ");
        assert_eq!(markdown(&text), "**A** `/game new` `N_2` <@7>");
        assert_eq!(markdown(&(markup::time(5) + &markup::time_left(6))), "<t:5:f><t:6:R>");
        assert_eq!(markdown(&markup::note(markup::channel(8))), "-# <#8>");
        assert_eq!(markdown(&markup::quote("a")), "> a");
        assert_eq!(
            markdown(&markup::link("turn", "https://discord.com/channels/1/2")),
            "[turn](https://discord.com/channels/1/2)"
        );
        assert_eq!(markdown(&markup::url("https://a_b.example")), "<https://a_b.example>");
    }

    #[test]
    fn other_text_is_never_markdown() {
        assert_eq!(markdown("**a** <@1> `b` [c](d) @everyone"), r"\*\*a\*\* \<\@1> \`b\` \[c](d) \@everyone");
        assert_eq!(markdown(&markup::input("a.b")), r"a\.b");
        assert_eq!(markdown(&markup::literal(markup::input("`*a*`"))), "`'*a*'`");
    }

    #[test]
    fn text_is_clipped_by_characters() {
        assert_eq!(clip("abbé", 4), "abbé");
        assert_eq!(clip("abbés", 4), "abb…");
    }

    #[test]
    fn labels_are_cut_in_the_middle() {
        assert_eq!(label_within("N1 · knight", 11), "N1 · knight");
        assert_eq!(label_within("N1 · knight (north)", 9), "N1 ·…rth)");
    }

    #[test]
    fn sentences_and_items_are_kept_whole() {
        let text = "Table A.\nTowers: E1, E2, E3, E4.\nDragon at N1.";
        assert_eq!(sentences_within(text, 47), "Table A. Towers: E1, E2, E3, E4. Dragon at N1.");
        assert_eq!(sentences_within(text, 25), "Table A. Dragon at N1.");
        assert_eq!(sentences_within("Towers: E1, E2; E3, E4.", 20), "Towers: E1, E2…");
        assert_eq!(sentences_within("Towers: E1, E2.", 13), "Towers: E1…");
    }

    #[test]
    fn messages_are_marked() {
        let words = Words::of(Locale::En);
        assert_eq!(markdown(&words.error_not_manager()).matches('*').count(), 2);
        assert_eq!(markdown(&words.error_over()), "This game is over. Start another with `/game new`.");
    }
}

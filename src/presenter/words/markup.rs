//! Markup in texts, independent of any user interface: emphasis, spots, players, commands, times and links.
//!
//! A text is a string in which private-use characters mark the parts that a user interface shows in its own way ([`spans`]). A
//! renderer of another format, such as HTML, escapes the special characters of that format in [`Span::Text`] and [`Span::Link`].
//! Messages write `*strong*`, `_emphasised_`, `` `literal` `` and `` `/command` ``, which the build script replaces by these
//! characters. Other code uses the functions of this module. The values of placeholders are never read as markup.

use std::fmt::Display;

/// A style of a part of a text. Parts can contain others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Important words, such as the name of a button.
    Strong,
    /// A spot on the board.
    Cell,
    /// Emphasised words.
    Emphasis,
    /// Text that users type or compare character by character.
    Literal,
    /// The name of a command, without a slash.
    Command,
    /// A line of less importance.
    Note,
    /// A line of quoted text.
    Quote,
    /// Text that a user has written.
    Input,
}

impl Style {
    const ALL: [Style; 8] = [
        Style::Strong,
        Style::Cell,
        Style::Emphasis,
        Style::Literal,
        Style::Command,
        Style::Note,
        Style::Quote,
        Style::Input,
    ];

    /// Returns the character that begins a part of this style.
    pub const fn begin(self) -> char {
        match self {
            Style::Strong => '\u{e000}',
            Style::Emphasis => '\u{e001}',
            Style::Literal => '\u{e002}',
            Style::Command => '\u{e003}',
            Style::Note => '\u{e004}',
            Style::Quote => '\u{e005}',
            Style::Input => '\u{e006}',
            Style::Cell => '\u{e00c}',
        }
    }

    fn of<T: Display>(self, text: T) -> String {
        format!("{}{text}{END}", self.begin())
    }
}

/// The character that ends a part.
pub const END: char = '\u{e00f}';

/// The characters that begin a player, a time, the time left until a time, a link, and a channel.
const PLAYER: char = '\u{e007}';
const TIME: char = '\u{e008}';
const TIME_LEFT: char = '\u{e009}';
const LINK: char = '\u{e00a}';
const CHANNEL: char = '\u{e00b}';

/// The character between the label and the URL of a link.
const TO: char = '\u{e00e}';

/// Returns whether a character is reserved for markup.
pub const fn is_reserved(character: char) -> bool {
    matches!(character, '\u{e000}'..='\u{e00f}')
}

/// A part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span<'a> {
    /// Text without markup.
    Text(&'a str),
    /// The beginning of a style, which applies until its end.
    Begin(Style),
    /// The end of a style.
    End(Style),
    /// A player, by user ID.
    Player(u64),
    /// A channel in which a table is, by ID.
    Channel(u64),
    /// A point in time, in Unix seconds.
    Time(i64),
    /// The time from now until a point in time, in Unix seconds, which may be past.
    TimeLeft(i64),
    /// A link with its label, which is empty for a plain URL.
    Link {
        /// The text of the link.
        label: &'a str,
        /// The target of the link.
        url: &'a str,
    },
}

impl<'a> Span<'a> {
    /// Reads a part that consists of data. Returns `None` if the data is not valid.
    fn of_data(marker: char, data: &'a str) -> Option<Span<'a>> {
        match marker {
            PLAYER => data.parse().ok().map(Span::Player),
            CHANNEL => data.parse().ok().map(Span::Channel),
            TIME => data.parse().ok().map(Span::Time),
            TIME_LEFT => data.parse().ok().map(Span::TimeLeft),
            LINK => data.split_once(TO).map(|(label, url)| Span::Link { label, url }),
            _ => None,
        }
    }
}

/// Splits a text into its parts, in order. Each style that begins also ends, even in a text that was cut off.
pub fn spans(text: &str) -> Vec<Span<'_>> {
    let (mut spans, mut open, mut rest) = (Vec::new(), Vec::new(), text);
    while let Some((at, marker)) = rest.char_indices().find(|&(_, character)| is_reserved(character)) {
        let (before, after) = (&rest[..at], &rest[at + marker.len_utf8()..]);
        spans.extend((!before.is_empty()).then_some(Span::Text(before)));
        rest = after;
        if let Some(style) = Style::ALL.into_iter().find(|style| style.begin() == marker) {
            spans.push(Span::Begin(style));
            open.push(style);
        } else if marker == END {
            spans.extend(open.pop().map(Span::End));
        } else {
            let (data, after) = rest.split_once(END).unwrap_or((rest, ""));
            spans.extend(Span::of_data(marker, data));
            rest = after;
        }
    }
    spans.extend((!rest.is_empty()).then_some(Span::Text(rest)));
    spans.extend(open.into_iter().rev().map(Span::End));
    spans
}

/// Returns a text for a user interface without markup. Players and channels are shown by ID, and times in Unix seconds.
pub fn plain(text: &str) -> String {
    plain_with_times(text, |seconds| seconds.to_string())
}

/// Does the same as [`plain`], with times in a format of the user interface.
pub fn plain_with_times(text: &str, time: impl Fn(i64) -> String) -> String {
    let part = |span: Span<'_>| match span {
        Span::Text(text) => text.to_owned(),
        Span::Begin(Style::Command) => "/".to_owned(),
        Span::Begin(_) | Span::End(_) => String::new(),
        Span::Player(id) | Span::Channel(id) => id.to_string(),
        Span::Time(seconds) | Span::TimeLeft(seconds) => time(seconds),
        Span::Link { label: "", url } => url.to_owned(),
        Span::Link { label, url } => format!("{label} ({url})"),
    };
    spans(text).into_iter().map(part).collect()
}

/// Marks important words.
pub fn strong(text: impl Display) -> String {
    Style::Strong.of(text)
}

/// Marks the name of a cell.
pub fn cell(at: impl Display) -> String {
    Style::Cell.of(at)
}

/// Marks text that users type or compare character by character.
pub fn literal(text: impl Display) -> String {
    Style::Literal.of(text)
}

/// Marks the name of a command, without a slash.
pub fn command(name: impl Display) -> String {
    Style::Command.of(name)
}

/// Marks a line as less important.
pub fn note(line: impl Display) -> String {
    Style::Note.of(line)
}

/// Marks a line as quoted.
pub fn quote(line: impl Display) -> String {
    Style::Quote.of(line)
}

/// Marks text that a user has written, which must not contain markup of its own.
pub fn input(text: &str) -> String {
    Style::Input.of(text.replace(is_reserved, ""))
}

/// Names a player by user ID.
pub fn player(id: u64) -> String {
    format!("{PLAYER}{id}{END}")
}

/// Names a channel by ID.
pub fn channel(id: u64) -> String {
    format!("{CHANNEL}{id}{END}")
}

/// Names a point in time, in Unix seconds.
pub fn time(seconds: i64) -> String {
    format!("{TIME}{seconds}{END}")
}

/// Names the time left until a point in time, in Unix seconds.
pub fn time_left(seconds: i64) -> String {
    format!("{TIME_LEFT}{seconds}{END}")
}

/// Creates a link with a label.
pub fn link(label: &str, url: &str) -> String {
    format!("{LINK}{label}{TO}{url}{END}")
}

/// Creates a link that is shown as its URL.
pub fn url(url: &str) -> String {
    link("", url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_nest_and_end_even_if_the_text_is_cut_off() {
        let text = strong(format!("N2 {}", literal("a"))) + &player(7) + &time_left(-5) + "!";
        let (begin, end) = (Span::Begin, Span::End);
        let all = [
            begin(Style::Strong),
            Span::Text("N2 "),
            begin(Style::Literal),
            Span::Text("a"),
            end(Style::Literal),
            end(Style::Strong),
            Span::Player(7),
            Span::TimeLeft(-5),
            Span::Text("!"),
        ];
        assert_eq!(spans(&text), all);
        let cut: String = text.chars().take(4).collect();
        assert_eq!(spans(&cut), [begin(Style::Strong), Span::Text("N2 "), end(Style::Strong)]);
    }

    #[test]
    fn plain_texts_have_no_markup() {
        let text = note(format!("{}, {}: {}", command("game new"), strong("A"), link("B", "https://b.example")));
        assert_eq!(plain(&text), "/game new, A: B (https://b.example)");
    }

    #[test]
    fn users_cannot_write_markup() {
        assert_eq!(plain(&input(&player(1))), "1");
        assert_eq!(spans(&input(&strong("a"))), [Span::Begin(Style::Input), Span::Text("a"), Span::End(Style::Input)]);
    }
}

//! The document, scripts and styles of the page. They are compiled into the program.

use std::sync::LazyLock;

use crate::presenter::absence::ABSENCE_DAYS;
use crate::presenter::words::{Locale, Words, markup};
use crate::table::{GameFormat, PageKey};

use super::boards::name_of;
use super::lens::Lens;

/// Declares the files of the page.
macro_rules! files {
    ($($name:literal),+ $(,)?) => { &[$(($name, include_bytes!(concat!("../../assets/page/", $name)))),+] };
}

const CONTENTS: &[(&str, &[u8])] = files![
    "board.js",
    "games.js",
    "home.js",
    "icon.png",
    "icon.svg",
    "main.js",
    "manifest.webmanifest",
    "own.js",
    "page.css",
    "play.js",
    "review.js"
];

static FILES: LazyLock<Vec<File>> =
    LazyLock::new(|| CONTENTS.iter().map(|&(name, content)| File::new(name, content)).collect());

/// A file of the page.
pub(super) struct File {
    name: &'static str,
    pub content: &'static [u8],
    /// The media type of the content.
    pub media_type: &'static str,
    /// The hash of the content, as the header `ETag` has it.
    pub etag: String,
}

impl File {
    fn new(name: &'static str, content: &'static [u8]) -> File {
        let media_type = match name.rsplit_once('.') {
            Some((_, "js")) => "text/javascript; charset=utf-8",
            Some((_, "webmanifest")) => "application/manifest+json",
            Some((_, "css")) => "text/css; charset=utf-8",
            Some((_, "png")) => "image/png",
            _ => "image/svg+xml",
        };
        File { name, content, media_type, etag: format!("\"{}\"", name_of(&[content])) }
    }

    /// Returns whether a client has this version, given its header `If-None-Match`.
    pub fn is_known(&self, if_none_match: &str) -> bool {
        // A proxy that compresses the file marks the tag as weak.
        if_none_match.split(',').any(|tag| tag.trim().trim_start_matches("W/") == self.etag)
    }
}

/// Returns a file, or `None` if there is no such file.
pub(super) fn file(name: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.name == name)
}

/// Returns the document of a table's page in a language. Browsers load these images of its board at once.
pub(super) fn document((key, images): (PageKey, &[&str]), locale: Locale, visitor: Visitor) -> String {
    let words = Words::of(locale);
    let lenses =
        Lens::ALL.map(|lens| format!("<option value=\"{}\">{}</option>", lens.key(), escaped(&lens.name(words))));
    let days =
        ABSENCE_DAYS.map(|days| format!("<option value=\"{days}\">{}</option>", escaped(&words.away_days(days))));
    let image = |name: &&str| format!("<link rel=\"preload\" as=\"image\" href=\"/tables/{key}/images/{name}.png\">");
    let images: Vec<String> = images.iter().map(image).collect();
    let texts = [
        ("{key}", key.to_string()),
        ("{images}", images.concat()),
        ("{days}", days.concat()),
        ("{vote}", escaped(&words.page_vote())),
        ("{more}", escaped(&words.button_more())),
        ("{away_ask}", escaped(&words.menu_away())),
        ("{away}", escaped(&words.button_away())),
        ("{back}", escaped(&words.button_back_again())),
        ("{orders}", escaped(&words.button_orders())),
        ("{change}", escaped(&words.button_orders_form())),
        ("{leave}", escaped(&words.button_resign())),
        ("{keep}", escaped(&words.button_keep())),
        ("{lens}", escaped(&words.page_lens())),
        ("{lens_board}", escaped(&words.page_lens_board())),
        ("{lenses}", lenses.concat()),
        ("{film}", escaped(&words.page_film())),
        ("{film_stop}", escaped(&words.page_film_stop())),
        ("{board}", escaped(&words.page_link())),
        ("{whole}", escaped(&words.button_board())),
        ("{zoom_in}", escaped(&words.page_zoom_in())),
        ("{zoom_out}", escaped(&words.page_zoom_out())),
        ("{turns}", escaped(&words.page_turns())),
        ("{now}", escaped(&words.page_now())),
        ("{players}", escaped(&words.page_players())),
        ("{moves}", escaped(&words.page_moves())),
        ("{description}", escaped(&words.page_description())),
        ("{gone}", escaped(&words.page_gone())),
        ("{login}", escaped(&words.page_login())),
        ("{login_begin}", escaped(&words.page_login_begin())),
        ("{login_invalid}", escaped(&words.page_login_invalid())),
        ("{logout}", escaped(&words.page_logout())),
        ("{logged_out}", escaped(&words.page_logged_out())),
        ("{failed}", escaped(&words.error_machine())),
        ("{retrying}", escaped(&words.page_retrying())),
        ("{uncertain}", escaped(&words.page_uncertain())),
        ("{confirm}", escaped(&words.button_confirm())),
        ("{cancel}", escaped(&words.button_cancel())),
        ("{undo}", escaped(&words.button_undo())),
        ("{tap}", escaped(&words.page_tap())),
        ("{submit}", escaped(&words.page_submit())),
        ("{your_turn}", escaped(&words.page_your_turn())),
        ("{games}", escaped(&words.page_games())),
        ("{hint}", escaped(&words.button_hint())),
        ("{files}", file_links(words, key)),
        ("{review}", escaped(&words.button_review())),
        ("{review_show}", escaped(&words.page_review_show())),
        ("{review_waiting}", escaped(&words.page_review_waiting())),
        ("{discord}", login_link(locale, visitor, Some(key))),
        ("{login_failed}", escaped(&words.page_login_failed())),
    ];
    filled(include_str!("../../assets/page/index.html"), locale, visitor, &texts)
}

/// Returns the document with the games of the user, in a language.
pub(super) fn home(locale: Locale, visitor: Visitor) -> String {
    let words = Words::of(locale);
    let texts = [
        ("{games}", escaped(&words.page_games())),
        ("{home_login}", escaped(&words.page_home_login())),
        ("{none}", escaped(&markup::plain(&words.mygames_none()))),
        ("{past}", escaped(&words.button_finished_games())),
        ("{older}", escaped(&words.button_older())),
        ("{discord}", login_link(locale, visitor, None)),
        ("{login_failed}", escaped(&words.page_login_failed())),
    ];
    filled(include_str!("../../assets/page/home.html"), locale, visitor, &texts)
}

/// Information about the user of a browser.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visitor {
    /// Whether the user has a session.
    pub has_session: bool,
    /// Whether the host lets users log in with Discord.
    pub can_log_in: bool,
}

/// Returns the link with which a visitor logs in with Discord and comes back to a table, or to their games. It is hidden during a session,
/// and empty if the host does not offer it.
fn login_link(locale: Locale, Visitor { has_session, can_log_in }: Visitor, table: Option<PageKey>) -> String {
    if !can_log_in {
        return String::new();
    }
    let table = table.map(|key| format!("?table={key}")).unwrap_or_default();
    let (label, hidden) = (escaped(&Words::of(locale).page_login_discord()), if has_session { " hidden" } else { "" });
    format!("<p id=\"discord\"{hidden}><a class=\"button\" href=\"/login{table}\">{label}</a></p>")
}

/// The formats in which every game can be saved. That of another program does not have all games.
pub(super) const FILE_FORMATS: [GameFormat; 2] = [GameFormat::Record, GameFormat::Notation];

/// Returns links to the game as a file in each format, and to its animation.
fn file_links(words: Words, key: PageKey) -> String {
    let labels = [words.page_file_record(), words.page_file_notation()];
    let links = FILE_FORMATS
        .into_iter()
        .zip(labels)
        .map(|(format, label)| format!("<a href=\"/tables/{key}/files/{}\">{}</a>", format.key(), escaped(&label)));
    let film = format!("<a href=\"/tables/{key}/film.gif\">{}</a>", escaped(&words.page_file_film()));
    words.page_files(links.chain([film]).collect::<Vec<_>>().join(" · "))
}

/// Fills texts into a document.
fn filled(document: &str, locale: Locale, visitor: Visitor, texts: &[(&str, String)]) -> String {
    let words = Words::of(locale);
    let languages = Locale::ALL.map(|other| {
        let (tag, name) = (other.tag(), escaped(&Words::of(other).page_language()));
        let current = if other == locale { " aria-current=\"true\"" } else { "" };
        format!("<a href=\"?lang={tag}\" hreflang=\"{tag}\" lang=\"{tag}\"{current}>{name}</a>")
    });
    let common = [
        ("{lang}", locale.tag().to_owned()),
        ("{languages}", languages.join(" ")),
        ("{offline}", escaped(&words.page_offline())),
        ("{script}", escaped(&words.page_script())),
        ("{session}", if visitor.has_session { " data-session" } else { "" }.to_owned()),
    ];
    let all = texts.iter().chain(&common);
    all.fold(document.to_owned(), |document, (name, text)| document.replace(name, text))
}

/// Escapes the characters with a meaning in HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;
    use crate::presenter::words::markup::is_reserved;

    const VISITOR: Visitor = Visitor { has_session: true, can_log_in: true };

    #[test]
    fn the_document_is_complete_in_each_language() {
        for locale in Locale::ALL {
            for document in [document((PageKey::new([7; 16]), &["ab"]), locale, VISITOR), home(locale, VISITOR)] {
                assert!(!document.contains('{') && document.contains(&format!("lang=\"{locale}\"")), "{document}");
                assert!(!document.contains(is_reserved), "markup: {document}");
            }
        }
        assert_eq!(escaped("a<b>&\"c\""), "a&lt;b&gt;&amp;&quot;c&quot;");
    }

    #[test]
    fn scripts_and_styles_are_small_with_compression() {
        let compressed = |content: &[u8]| {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
            encoder.write_all(content).unwrap();
            encoder.finish().unwrap().len()
        };
        let files = CONTENTS.iter().filter(|(name, _)| !name.ends_with(".png"));
        let size: usize = files.map(|(_, content)| compressed(content)).sum();
        // The page may take 60 KiB.
        assert!(size < 24 << 10, "{size} bytes");
    }

    #[test]
    fn everything_that_the_document_loads_is_a_file() {
        let document = document((PageKey::new([7; 16]), &[]), Locale::En, VISITOR) + &home(Locale::En, VISITOR);
        let loaded = document.split("/assets/").skip(1).filter_map(|rest| rest.split('"').next());
        let loaded: Vec<&str> = loaded.collect();
        assert!(loaded.len() > 2 && loaded.iter().all(|name| file(name).is_some()), "{loaded:?}");
    }
}

//! Links to the sheets of the rules (`docs/rules/`), if the host has published them.

use crate::discord::context::HostSettings;
use crate::presenter::words::{Words, markup};
use crate::presenter::{Category, expansions};
use crate::rules::Expansion;

/// The heading in the sheet of the base game with the points of completed features, as an anchor.
const COMPLETED_ANCHOR: &str = "33-action-3-scoring-completed-features";

/// The heading with the points of incomplete features and fields.
const FINAL_ANCHOR: &str = "4-the-end-of-the-game";

/// Returns a link to the sheet of an expansion.
pub(super) fn expansion_link(words: Words, host_settings: &HostSettings, expansion: Expansion) -> Option<String> {
    sheet_link(words, host_settings, expansion.id(), None)
}

/// Returns a link to the sheet of the base game.
pub(super) fn base_sheet_link(words: Words, host_settings: &HostSettings) -> Option<String> {
    sheet_link(words, host_settings, "base", None)
}

/// Returns a link to the rule for the points of a category: the sheet of its expansion, or a section of the base game's.
pub(super) fn points_link(
    words: Words,
    host_settings: &HostSettings,
    category: Category,
    is_final: bool,
) -> Option<String> {
    let is_of = |expansion: &&Expansion| expansions::of(**expansion).categories.contains(&category);
    match Expansion::ALL.iter().find(is_of) {
        Some(&expansion) => expansion_link(words, host_settings, expansion),
        None => sheet_link(words, host_settings, "base", Some(if is_final { FINAL_ANCHOR } else { COMPLETED_ANCHOR })),
    }
}

fn sheet_link(words: Words, host_settings: &HostSettings, sheet: &str, heading: Option<&str>) -> Option<String> {
    let folder = host_settings.rules_url.as_deref()?.trim_end_matches('/');
    let anchor = heading.map(|heading| format!("#{heading}")).unwrap_or_default();
    Some(markup::note(markup::link(&words.rules_link(), &format!("{folder}/{sheet}.md{anchor}"))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::message::markdown::markdown;
    use crate::presenter::tally;
    use crate::rules::Kind;

    /// Returns the page that a link leads to.
    fn page(link: Option<String>) -> String {
        let link = markdown(&link.expect("the host has published the rules"));
        let (_, page) = link.split_once("(<https://example.org/rules/").expect("in that folder");
        page.trim_end_matches(">)").to_owned()
    }

    #[test]
    fn links_lead_to_sheets_and_their_headings() {
        let host_settings =
            HostSettings { rules_url: Some("https://example.org/rules/".to_owned()), ..HostSettings::default() };
        let of = |category, is_final| page(points_link(Words::default(), &host_settings, category, is_final));
        let mut pages: Vec<String> = tally::categories().map(|category| of(category, false)).collect();
        pages.push(of(Category::of(Kind::Field), true));
        pages.extend(Expansion::ALL.iter().map(|&e| page(expansion_link(Words::default(), &host_settings, e))));
        let has = |sheet: &str, anchor: &str| pages.iter().any(|page| *page == format!("{sheet}.md{anchor}"));
        assert!(has("the_cult", "") && has("base", &format!("#{FINAL_ANCHOR}")), "{pages:?}");
        for page in pages {
            let (sheet, anchor) = page.split_once('#').unwrap_or((&page, ""));
            let path = format!("{}/docs/rules/{sheet}", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
            let is_heading = |line: &str| {
                let kept = line.chars().filter(|c| c.is_alphanumeric() || *c == ' ');
                kept.collect::<String>().trim().to_lowercase().replace(' ', "-") == anchor
            };
            assert!(anchor.is_empty() || text.lines().any(|line| line.starts_with('#') && is_heading(line)), "{page}");
        }
    }

    #[test]
    fn without_published_rules_there_is_no_link() {
        let host_settings = HostSettings::default();
        assert_eq!(expansion_link(Words::default(), &host_settings, Expansion::TheTower), None);
        assert_eq!(points_link(Words::default(), &host_settings, Category::of(Kind::City), false), None);
    }
}

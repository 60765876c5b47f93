//! The pages of the options menu: one for the expansions, one for the presets, two for all tables, and one for each expansion in play.
//! So the number of options is not limited by the length of a menu.

use crate::discord::message::MAX_OPTIONS;
use crate::rules::{Expansion, Setup, SetupOption};

use super::options::FIRST_PLAYER;

/// The key of the menu of presets in custom IDs. The menu is handled like that of an option.
pub(super) const PRESETS_MENU: &str = "preset";

/// A page of the options menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OptionPage {
    /// The expansions in play.
    Expansions,
    /// The presets of the server.
    Presets,
    /// The options of the base game.
    BaseGame,
    /// The options that are not part of the rules.
    Table,
    /// The options of an expansion.
    OfExpansion(Expansion),
}

impl OptionPage {
    /// Returns all pages for a setup.
    pub fn all(setup: &Setup, has_presets: bool) -> impl Iterator<Item = OptionPage> {
        let has_options = |expansion: Expansion| SetupOption::all().any(|option| option.expansion == Some(expansion));
        let in_play = Expansion::ALL.iter().copied().filter(|&expansion| setup.expansions.has(expansion));
        std::iter::once(OptionPage::Expansions)
            .chain(has_presets.then_some(OptionPage::Presets))
            .chain([OptionPage::Table, OptionPage::BaseGame])
            .chain(in_play.filter(move |&expansion| has_options(expansion)).map(OptionPage::OfExpansion))
    }

    /// Returns the key of the page in menus.
    pub const fn key(self) -> &'static str {
        match self {
            OptionPage::Expansions => "expansions",
            OptionPage::Presets => PRESETS_MENU,
            OptionPage::BaseGame => "base",
            OptionPage::Table => "table",
            OptionPage::OfExpansion(expansion) => expansion.id(),
        }
    }

    /// Returns the page with the option that has this key.
    pub fn of_option(key: &str) -> OptionPage {
        if key == PRESETS_MENU {
            return OptionPage::Presets;
        }
        if listed_expansions(key).is_some() {
            return OptionPage::Expansions;
        }
        match SetupOption::all().find(|option| option.id() == key) {
            Some(option) => option.expansion.map_or(OptionPage::BaseGame, OptionPage::OfExpansion),
            None if key == FIRST_PLAYER => OptionPage::BaseGame,
            None => OptionPage::Table,
        }
    }
}

/// Returns the menus of expansions: the key of each in custom IDs, and the expansions that it lists.
pub(super) fn expansion_menus() -> impl Iterator<Item = (String, &'static [Expansion])> {
    let menus = Expansion::ALL.chunks(MAX_OPTIONS).enumerate();
    menus.map(|(number, expansions)| (format!("{}-{number}", OptionPage::Expansions.key()), expansions))
}

/// Returns the expansions that the menu with this key lists, or `None` if it is not a menu of expansions.
pub(super) fn listed_expansions(key: &str) -> Option<&'static [Expansion]> {
    expansion_menus().find(|(own, _)| own == key).map(|(_, expansions)| expansions)
}

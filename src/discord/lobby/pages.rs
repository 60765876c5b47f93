//! The pages of the options menu: one for each group of expansions, one for presets, two for all tables, and one for each expansion in play.
//! So the number of options is not limited by the length of a menu.

use crate::rules::{Expansion, ExpansionGroup, Setup, SetupOption};

use super::options::FIRST_PLAYER;

/// The key of the menu of presets in custom IDs. The menu is handled like that of an option.
pub(super) const PRESETS_MENU: &str = "preset";

/// The key of the menu of collections in custom IDs. The menu is handled like that of an option.
pub(super) const COLLECTIONS_MENU: &str = "collection";

/// A page of the options menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OptionPage {
    /// The expansions of a group.
    Expansions(ExpansionGroup),
    /// The collections of expansions, and the presets of the server.
    Presets,
    /// The options of the base game.
    BaseGame,
    /// The options that are not part of the rules.
    Table,
    /// The options of an expansion.
    OfExpansion(Expansion),
}

/// The page that is shown first.
pub(super) const FIRST_PAGE: OptionPage = OptionPage::Expansions(ExpansionGroup::Large);

impl OptionPage {
    /// Returns all pages for a setup.
    pub fn all(setup: &Setup) -> impl Iterator<Item = OptionPage> {
        let has_options = |expansion: Expansion| SetupOption::all().any(|option| option.expansion == Some(expansion));
        let in_play = Expansion::ALL.iter().copied().filter(|&expansion| setup.expansions.has(expansion));
        let groups = ExpansionGroup::ALL.into_iter().map(OptionPage::Expansions);
        groups
            .chain([OptionPage::Presets, OptionPage::Table, OptionPage::BaseGame])
            .chain(in_play.filter(move |&expansion| has_options(expansion)).map(OptionPage::OfExpansion))
    }

    /// Returns the key of the page in menus.
    pub const fn key(self) -> &'static str {
        match self {
            OptionPage::Expansions(group) => group.key(),
            OptionPage::Presets => PRESETS_MENU,
            OptionPage::BaseGame => "base",
            OptionPage::Table => "table",
            OptionPage::OfExpansion(expansion) => expansion.id(),
        }
    }

    /// Returns the page with the option that has this key.
    pub fn of_option(key: &str) -> OptionPage {
        if [PRESETS_MENU, COLLECTIONS_MENU].contains(&key) {
            return OptionPage::Presets;
        }
        if let Some(group) = group_with_key(key) {
            return OptionPage::Expansions(group);
        }
        match SetupOption::all().find(|option| option.id() == key) {
            Some(option) => option.expansion.map_or(OptionPage::BaseGame, OptionPage::OfExpansion),
            None if key == FIRST_PLAYER => OptionPage::BaseGame,
            None => OptionPage::Table,
        }
    }
}

/// Returns the group of expansions that the menu with this key lists, or `None` if it is not a menu of expansions.
pub(super) fn group_with_key(key: &str) -> Option<ExpansionGroup> {
    ExpansionGroup::ALL.into_iter().find(|group| group.key() == key)
}

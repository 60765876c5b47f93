//! What points are listed under when a game is over: cities, roads, flocks…
//!
//! Each category is a message `category_<key>` with its title and what is said where it has no points.

use fluent_bundle::FluentValue;

use crate::rules::Setup;
use crate::rules::setup::SmallCity;

use super::{Words, expansions, keyed, messages};

messages! {
    category_points(category, points);
    category_menu(category, points);
    category_heading(category);
    rule_small_city();
}

keyed! {
    category_city() { title() none() rule() };
    category_road() { title() none() rule() };
    category_monastery() { title() none() rule() };
    category_garden() { title() none() rule() };
    category_field() { title() none() rule() };
}

/// The key of a category's message.
fn key(category: &str) -> String {
    format!("category_{category}")
}

impl Words {
    /// Somebody's points of a category, as a part of a line: "cities 24".
    pub(crate) fn end_part<'a>(self, category: &str, points: impl Into<FluentValue<'a>>) -> String {
        self.category_points(self.say(&key(category), []), points)
    }

    /// Everybody's points of a category, as an option of a menu: "Cities: 24".
    pub(crate) fn end_menu_kind<'a>(self, category: &str, points: impl Into<FluentValue<'a>>) -> String {
        self.category_menu(self.title(category), points)
    }

    /// The heading above the receipts of a category.
    pub(crate) fn end_receipts(self, category: &str) -> String {
        self.category_heading(self.title(category))
    }

    /// That a category has no receipts.
    pub(crate) fn end_no_receipts(self, category: &str) -> String {
        self.attribute(&key(category), "none", [])
    }

    /// The rule by which a category's points are counted at a table, in a few sentences.
    pub(crate) fn rule(self, setup: &Setup, category: &str) -> String {
        let own = self.attribute(&key(category), "rule", []);
        let small = category == "city" && setup.small_city == SmallCity::Two;
        let small = small.then(|| self.rule_small_city());
        let added = expansions::all().filter_map(|hooks| (hooks.rule)(self, setup, category));
        std::iter::once(own).chain(small).chain(added).collect::<Vec<_>>().join(" ")
    }

    fn title(self, category: &str) -> String {
        self.attribute(&key(category), "title", [])
    }
}

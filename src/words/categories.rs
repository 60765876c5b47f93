//! The categories in which points are listed at the end of a game: cities, roads, flocks…
//!
//! Each category is a message `category-<key>`. Its attributes are the title, the rule, and the text for a category without points.

use crate::rules::Setup;
use crate::rules::setup::SmallCity;

use super::{Words, expansions};

impl Words {
    /// Returns the rule by which a category's points are counted at a table, in a few sentences.
    pub(crate) fn rule(self, setup: &Setup, category: &str) -> String {
        let own = self.category_rule(category);
        let small = category == "city" && setup.small_city == SmallCity::Two;
        let small = small.then(|| self.rule_small_city());
        let added = expansions::all().filter_map(|hooks| (hooks.rule)(self, setup, category));
        std::iter::once(own).chain(small).chain(added).collect::<Vec<_>>().join(" ")
    }
}

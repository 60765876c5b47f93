//! The Labyrinth: its print, and the points for meeples on its branches.

use crate::Category;
use crate::receipt::multiplied;
use crate::words::expansions::labyrinth::Messages as _;
use bergerie_rules::expansions::labyrinth::Rules;
use bergerie_rules::{Mark, TermLabel};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    add_tile_prints: |words, shape, parts| {
        parts.extend(shape.has_mark(Mark::Labyrinth).then(|| words.tile_labyrinth()));
    },
    term_text: |words, term| {
        (term.label == TermLabel::Labyrinth).then(|| multiplied(words.label_labyrinth(term.count), term.each))
    },
    rule_change: |words, setup, category| {
        let is_advanced = setup.expansions.labyrinth.as_ref().is_some_and(|options| options.rules == Rules::Advanced);
        (is_advanced && category == Category::ROAD).then(|| words.rule_labyrinth())
    },
    ..Hooks::NONE
};

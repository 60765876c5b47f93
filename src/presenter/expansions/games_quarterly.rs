//! Games Quarterly 11: its pig herd.

use crate::Category;
use crate::receipt::multiplied;
use crate::words::expansions::games_quarterly::Messages as _;
use bergerie_rules::expansions::games_quarterly::PigHerd;
use bergerie_rules::{Mark, TermLabel};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    term_text: |words, term| {
        (term.label == TermLabel::Herd).then(|| multiplied(words.label_herd(term.count), term.each))
    },
    rule_change: |words, setup, category| {
        let options = setup.expansions.games_quarterly.as_ref();
        let is_played = options.is_some_and(|options| options.pig_herd == PigHerd::On);
        (is_played && category == Category::FIELD).then(|| words.rule_herd())
    },
    add_tile_prints: |words, shape, parts| parts.extend(shape.has_mark(Mark::Herd).then(|| words.tile_herd())),
    ..Hooks::NONE
};

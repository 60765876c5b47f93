//! The Watchtowers: the lines of towers on receipts, and their values on the board.

use crate::words::Words;
use crate::words::expansions::watchtowers::Messages as _;
use crate::{Category, Overview};
use bergerie_rules::expansions::watchtowers::{PublicState, Watchtower};
use bergerie_rules::{Game, Term};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    add_tile_prints: |words, shape, parts| {
        parts.extend(Watchtower::of(shape).map(|tower| words.tile_tower(message_key(tower))));
    },
    term_text,
    rule_change: |words, setup, category| {
        let is_changed = [Category::ROAD, Category::CITY].contains(&category);
        (is_changed && setup.expansions.watchtowers.is_some()).then(|| words.rule_towers())
    },
    ..Hooks::NONE
};

/// Returns the choice of a tower in messages.
const fn message_key(tower: Watchtower) -> &'static str {
    match tower {
        Watchtower::Meeples => "meeples",
        Watchtower::Pennants => "pennants",
        Watchtower::Monasteries => "monasteries",
        Watchtower::Cities => "cities",
        Watchtower::Roads => "roads",
    }
}

fn scenery(words: Words, game: &Game) -> Vec<String> {
    let values = PublicState::of(game).values.into_iter();
    let towers: Vec<String> = values.map(|(at, points)| words.alt_tower(at.to_string(), points)).collect();
    if towers.is_empty() { Vec::new() } else { vec![words.alt_towers(words.list(&towers))] }
}

fn term_text(words: Words, term: Term) -> Option<String> {
    Watchtower::with_label(term.label).map(|tower| words.label_tower(term.count, term.each, message_key(tower)))
}

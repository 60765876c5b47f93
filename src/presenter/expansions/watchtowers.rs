//! The Watchtowers: the lines of towers on receipts, and their values on the board.

use crate::words::Words;
use crate::words::expansions::watchtowers::Messages as _;
use crate::{Category, Overview};
use bergerie_rules::expansions::watchtowers::PublicState;
use bergerie_rules::{Game, Kind, Term, TermLabel};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    add_tile_prints: |words, shape, parts| {
        let printed = TOWERS.iter().filter(|(kind, ..)| shape.has(*kind));
        parts.extend(printed.map(|(_, _, key)| words.tile_tower(*key)));
    },
    term_text,
    rule_change: |words, setup, category| {
        let is_changed = [Category::ROAD, Category::CITY].contains(&category);
        (is_changed && setup.expansions.watchtowers.is_some()).then(|| words.rule_towers())
    },
    ..Hooks::NONE
};

/// The towers, with the lines of their receipts and their message keys.
const TOWERS: [(Kind, TermLabel, &str); 5] = [
    (Kind::MeepleTower, TermLabel::TowerMeeples, "meeples"),
    (Kind::PennantTower, TermLabel::TowerPennants, "pennants"),
    (Kind::MonasteryTower, TermLabel::TowerMonasteries, "monasteries"),
    (Kind::CityTower, TermLabel::TowerCities, "cities"),
    (Kind::RoadTower, TermLabel::TowerRoads, "roads"),
];

fn scenery(words: Words, game: &Game) -> Vec<String> {
    let values = PublicState::of(game).values.into_iter();
    let towers: Vec<String> = values.map(|(at, points)| words.alt_tower(at.to_string(), points)).collect();
    if towers.is_empty() { Vec::new() } else { vec![words.alt_towers(words.list(&towers))] }
}

fn term_text(words: Words, term: Term) -> Option<String> {
    let (_, _, key) = TOWERS.iter().find(|(_, label, _)| *label == term.label)?;
    Some(words.label_tower(term.count, term.each, *key))
}

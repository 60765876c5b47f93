//! Special monasteries: the names of monks and abbots, and the rows of abbots.

use crate::Category;
use crate::words::expansions::special_monasteries::Messages as _;
use bergerie_rules::Kind;

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    categories: &[Category::of(Kind::Abbacy)],
    figure_role: |words, figure, kind| (kind == Some(Kind::Abbacy)).then(|| words.role_abbot(figure.key())),
    add_tile_prints: |words, shape, parts| parts.extend(shape.has(Kind::Abbacy).then(|| words.tile_special())),
    ..Hooks::NONE
};

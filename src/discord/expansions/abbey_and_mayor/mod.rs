//! Abbey & Mayor: the abbey instead of a draw, the wagon's way, the barn, and what a table may agree on.

mod options;

use crate::rules::figure::Figure;
use crate::words::commands as labels;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    rules: options::RULES,
    has_house_rules: true,
    figure_letters: &[(Figure::Mayor, 'y'), (Figure::Wagon, 'w')],
    ..Hooks::named(labels::ABBEY_AND_MAYOR)
};

//! Draws the pig herd of Games Quarterly 11, which looks like that of The River.

use super::river::place_pig_herd;
use crate::{Hooks, PrintPhase};
use bergerie_rules::Mark;

pub(super) const HOOKS: Hooks = Hooks {
    place_prints: |builder, phase| {
        if phase == PrintPhase::Symbols {
            place_pig_herd(builder, Mark::Herd);
        }
    },
    ..Hooks::NONE
};

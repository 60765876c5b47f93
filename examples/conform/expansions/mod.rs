//! The code of those expansions whose games have more structure than their data files describe.

mod abbey_and_mayor;
mod bridges_castles_and_bazaars;
mod count;
mod hills_and_sheep;
mod the_princess_and_the_dragon;
mod the_tower;
mod traders_and_builders;

use bergerie::rules::Event;
use bergerie::rules::feature::FeatureId;
use bergerie::rules::score::Score;

use crate::check::{Checked, Run, Tokens};
use crate::log::{self, Act, Other, Record};
use crate::scores::{Item, Points};

/// The functions of an expansion. [`Code::NONE`] adds nothing.
pub struct Code {
    /// Called before each record. It may answer questions of ours that theirs does not ask.
    pub before: fn(&mut Run, &Record) -> Checked,
    /// Follows a record; `false` if another expansion or the core has to follow it.
    pub record: fn(&mut Run, &Record) -> Result<bool, String>,
    /// Follows a decision before its options are compared; `false` if they must be compared.
    pub act: fn(&mut Run, &Act) -> Result<bool, String>,
    /// Follows a selection whose options were compared; `false` if the data file has our answer for it.
    pub selected: fn(&mut Run, &Other) -> Result<bool, String>,
    /// Called after a tile was placed.
    pub placed: fn(&mut Run) -> Checked,
    /// The lines of a receipt in their format, if it differs from ours; the second argument is the name of a small
    /// city.
    pub items: fn(&Score, &'static str) -> Option<Vec<Item>>,
    /// Counts the tokens that an event gives.
    pub tokens: fn(&Event, &mut Tokens),
    /// Removes known differences from our scores and theirs.
    pub adjust: fn(&Run, &mut [Points], &mut [Points]),
    /// Compares a feature of the final board.
    pub feature: fn(&Run, FeatureId, &log::Feature) -> Checked,
}

impl Code {
    pub const NONE: Code = Code {
        before: |_, _| Ok(()),
        record: |_, _| Ok(false),
        act: |_, _| Ok(false),
        selected: |_, _| Ok(false),
        placed: |_| Ok(()),
        items: |_, _| None,
        tokens: |_, _| {},
        adjust: |_, _, _| {},
        feature: |_, _, _| Ok(()),
    };
}

/// The code of all expansions, in the order in which it is called.
pub const ALL: &[Code] = &[
    count::CODE,
    abbey_and_mayor::CODE,
    bridges_castles_and_bazaars::CODE,
    hills_and_sheep::CODE,
    traders_and_builders::CODE,
    the_tower::CODE,
    the_princess_and_the_dragon::CODE,
];

/// The facts that expansions store while they read a log.
#[derive(Default)]
pub struct Memory {
    pub auctions: bridges_castles_and_bazaars::Memory,
    pub ransoms: the_tower::Memory,
    pub steps: the_princess_and_the_dragon::Memory,
}

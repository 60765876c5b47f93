//! Code for the expansions whose logs need more than a data file.

mod abbey_and_mayor;
mod bridges;
mod bridges_castles_and_bazaars;
mod flying_machines;
mod games_quarterly;
mod goldmines;
mod hills_and_sheep;
mod king_and_robber;
mod mage_and_witch;
mod special_monasteries;
mod the_count;
mod the_princess_and_the_dragon;
mod the_tower;
mod traders_and_builders;
mod under_the_big_top;

use std::collections::BTreeMap;

use bergerie_jcz::selection::Other;
use bergerie_rules::{Event, FeatureId, Game, Score, Seat};

use crate::check::{CheckResult, Run, Tokens};
use crate::log::{self, Act, Record};
use crate::scores::{Item, Points};

/// The functions of an expansion. [`Code::NONE`] adds nothing.
pub struct Code {
    /// Called before each record. May answer questions of our engine that the other engine does not ask.
    pub before: fn(&mut Run, &Record) -> CheckResult,
    /// Follows a record. Returns `false` if another expansion or the core has to follow it.
    pub record: fn(&mut Run, &Record) -> Result<bool, String>,
    /// Follows a decision whose options are not compared. Returns `false` if they must be compared.
    pub act: fn(&mut Run, &Act) -> Result<bool, String>,
    /// Follows a selection whose options were compared. Returns `false` if the data file has our answer for it.
    pub selected: fn(&mut Run, &Other) -> Result<bool, String>,
    /// Checks those of our answers that the other engine does not list, by the rules.
    pub unlisted: fn(&Run) -> CheckResult,
    /// Called after a tile was placed.
    pub placed: fn(&mut Run) -> CheckResult,
    /// Returns the lines of a receipt in the other engine's format. Returns `None` if the data files describe them. The
    /// second argument is the name of a small city.
    pub items: fn(&Score, &'static str) -> Option<Vec<Item>>,
    /// Counts the tokens that a player gets with an event.
    pub tokens: fn(&Event, &mut Tokens),
    /// Adds the items of a player's supply other than figures and pieces.
    pub supply: fn(&Game, Seat, &mut BTreeMap<String, u8>),
    /// Removes known differences from the scores of both engines, ours first.
    pub adjust: fn(&mut Run, &mut Vec<Points>, &mut Vec<Points>),
    /// Compares a feature of the final board.
    pub feature: fn(&Run, FeatureId, &log::Feature) -> CheckResult,
}

impl Code {
    pub const NONE: Code = Code {
        before: |_, _| Ok(()),
        record: |_, _| Ok(false),
        act: |_, _| Ok(false),
        selected: |_, _| Ok(false),
        unlisted: |_| Ok(()),
        placed: |_| Ok(()),
        items: |_, _| None,
        tokens: |_, _| {},
        supply: |_, _, _| {},
        adjust: |_, _, _| {},
        feature: |_, _, _| Ok(()),
    };
}

/// The code of all expansions, in the order in which it is called.
pub const ALL: &[Code] = &[
    under_the_big_top::CODE,
    goldmines::CODE,
    games_quarterly::CODE,
    special_monasteries::CODE,
    the_count::CODE,
    abbey_and_mayor::CODE,
    bridges_castles_and_bazaars::CODE,
    hills_and_sheep::CODE,
    traders_and_builders::CODE,
    the_tower::CODE,
    the_princess_and_the_dragon::CODE,
    king_and_robber::CODE,
    flying_machines::CODE,
    mage_and_witch::CODE,
];

/// The values that expansions keep while they follow a log.
#[derive(Default)]
pub struct Memory {
    pub auctions: bridges_castles_and_bazaars::Memory,
    pub ransoms: the_tower::Memory,
    pub steps: the_princess_and_the_dragon::Memory,
}

//! Rules in which the other engine differs from ours on purpose, with the reasons in `differences.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// A rule in which the two engines differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difference {
    MoreBridges,
    CastleChoices,
    CastleWagon,
    LastSecondTile,
    WagonBetweenCities,
}

static REASONS: LazyLock<BTreeMap<Difference, String>> = LazyLock::new(|| {
    toml::from_str(include_str!("differences.toml")).expect("differences.toml is part of this program")
});

impl Difference {
    /// The rule that ours follow.
    pub fn reason(self) -> &'static str {
        REASONS.get(&self).expect("every difference has a reason")
    }
}

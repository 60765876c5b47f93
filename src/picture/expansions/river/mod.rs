//! The River: water between its banks, springs, lakes, and the volcano.

mod colours;
mod course;
mod stream;
mod volcano;
mod waterside;

use super::Hooks;
use crate::art::tile::Print;
use crate::ink::curve::{Line, Pt};
use crate::plan::garnish::Fixture;
use crate::plan::site::{Phase, Site};
use bergerie_rules::tile::Kind;
use course::Pool;

pub(super) use super::nothing::Piece;

pub(super) const HOOKS: Hooks = Hooks {
    colours: colours::FILE,
    outline: course::banks,
    courses: course::lay,
    furnish,
    prints: &[
        (Print::Ground, stream::rivers),
        (Print::Roadside, waterside::waterside),
        (Print::Buildings, |b, plan| plan.extras.river.volcano.iter().for_each(|&at| volcano::volcano(b, at))),
    ],
    ..Hooks::NONE
};

/// Where the water of a tile is, and its volcano.
#[derive(Debug, Default)]
pub(crate) struct Printed {
    /// Stretches of river, from edge to edge or from an edge to the end.
    rivers: Vec<Line>,
    pool: Option<Pool>,
    volcano: Option<Pt>,
}

fn furnish(site: &mut Site<'_>, phase: Phase) {
    if phase == Phase::Buildings && site.tile.count(Kind::Volcano) > 0 {
        let at = Pt::MIDDLE;
        site.free.take(at, 0.42, 0.40);
        site.extras.river.volcano = Some(at);
        site.garnish.fixtures.push(Fixture { room: 0.30, ..Fixture::solid(at) });
    }
}

//! The River: rivers, springs, lakes, and the volcano.

mod course;
mod stream;
mod waterside;

use super::Hooks;
use crate::drawing::Art;
use crate::ink::curve::{Line, Pt};
use crate::plan::garnish::{Fixture, Print};
use crate::plan::site::{Phase, Site};
use bergerie_rules::tile::Kind;
use course::Pool;

pub(super) use super::nothing::Piece;

pub(super) const HOOKS: Hooks = Hooks {
    art: include_str!("../../../../assets/art/river.toml"),
    outline: course::banks,
    courses: course::lay,
    furnish,
    prints: &[(Print::Ground, stream::rivers), (Print::Roadside, waterside::waterside)],
    ..Hooks::NONE
};

/// The water of a tile.
#[derive(Debug, Default)]
pub(crate) struct Printed {
    /// Stretches of river, from edge to edge or from an edge to the end.
    rivers: Vec<Line>,
    pool: Option<Pool>,
}

fn furnish(site: &mut Site<'_>, phase: Phase) {
    if phase == Phase::Buildings && site.tile.count(Kind::Volcano) > 0 {
        let at = Pt::MIDDLE;
        site.free.take(at, 0.42, 0.40);
        site.print(Print::Buildings, Art("volcano"), at);
        site.garnish.fixtures.push(Fixture { room: 0.30, ..Fixture::solid(at) });
    }
}

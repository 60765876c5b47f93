//! What stands on a tile besides walls and roads, and what others keep clear of.

use crate::drawing::Art;
use crate::ink::curve::Pt;

use super::life::{Life, Tree};

/// Where expansions draw on a tile, from below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// On bare grass, below roads: sand, water.
    Ground,
    /// Over roads, below the cottages at their ends.
    Roadside,
    /// After monasteries: large buildings and pieces of land.
    Buildings,
    /// Over trees: what lies on open ground.
    Marks,
    /// Over everything else that is printed.
    Cards,
}

/// A drawing on a tile: its middle or foot, and how many times its own size it is.
#[derive(Clone, Copy, Debug)]
pub struct Printed {
    pub layer: Print,
    pub art: Art,
    pub at: Pt,
    pub scale: f32,
}

/// What stands on a tile besides walls and roads. What only comes with an expansion is among its
/// [`Extras`](crate::expansions::Extras).
#[derive(Debug, Default)]
pub struct Garnish {
    pub monastery: Option<Pt>,
    pub garden: Option<Pt>,
    pub pigs: Option<Pt>,
    /// Inns by their roads.
    pub inns: Vec<Pt>,
    /// Coats of arms.
    pub pennants: Vec<Pt>,
    /// Signs of expansions in cities, as large as coats of arms.
    pub signs: Vec<Pt>,
    /// Feet of churches inside large cities.
    pub churches: Vec<Pt>,
    /// Small things on the meadows.
    pub life: Vec<Life>,
    pub trees: Vec<Tree>,
    /// Drawings that only come with an expansion.
    pub prints: Vec<Printed>,
    /// All of these and of the extras that others keep clear of.
    pub fixtures: Vec<Fixture>,
    /// Whether something fills the middle of the tile's cities, so that no church stands there.
    pub crowded: bool,
}

/// Something that others keep clear of.
#[derive(Clone, Copy, Debug)]
pub struct Fixture {
    /// Its middle.
    pub at: Pt,
    /// Whether nothing may stand on it, so that it can be seen.
    pub solid: bool,
    /// The middle of its yard, and half its width and height: no house of a town stands there.
    pub yard: Option<(Pt, Pt)>,
    /// Whether knights stand aside of it.
    pub aloof: bool,
    /// How far what decorates the ground stays away: on banks from what is solid, on bare ground from the rest.
    pub room: f32,
}

impl Fixture {
    /// A building or garden: nothing may stand on it.
    pub const fn solid(at: Pt) -> Fixture {
        Fixture { at, solid: true, yard: None, aloof: false, room: 0.0 }
    }

    /// Something flat, from which what decorates bare ground stays away.
    pub const fn flat(at: Pt, room: f32) -> Fixture {
        Fixture { at, solid: false, yard: None, aloof: false, room }
    }
}

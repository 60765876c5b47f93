//! Things on a tile other than walls and roads, and the space they need.

use crate::drawing::Art;
use crate::ink::curve::Pt;

use super::life::{Life, Tree};

/// The layers in which expansions draw on a tile, from below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// On grass, below roads: sand, water.
    Ground,
    /// Above roads, below the cottages at their ends.
    Roadside,
    /// After monasteries: large buildings and pieces of land.
    Buildings,
    /// Above trees: objects on open ground.
    Marks,
    /// Above all other prints.
    Cards,
}

/// A drawing on a tile: its middle or foot, and its scale relative to its own size.
#[derive(Clone, Copy, Debug)]
pub struct Printed {
    pub layer: Print,
    pub art: Art,
    pub at: Pt,
    pub scale: f32,
}

/// Things on a tile other than walls and roads. Layouts of single expansions are in
/// [`Extras`](crate::expansions::Extras).
#[derive(Debug, Default)]
pub struct Objects {
    pub monastery: Option<Pt>,
    pub garden: Option<Pt>,
    pub pigs: Option<Pt>,
    /// Inns by their roads.
    pub inns: Vec<Pt>,
    /// Coats of arms.
    pub pennants: Vec<Pt>,
    /// Symbols of expansions in cities, as large as coats of arms.
    pub signs: Vec<Pt>,
    /// Feet of churches inside large cities.
    pub churches: Vec<Pt>,
    /// Small things on meadows.
    pub life: Vec<Life>,
    pub trees: Vec<Tree>,
    /// Drawings of expansions.
    pub prints: Vec<Printed>,
    /// All of these, and of the extras, that need space of their own.
    pub fixtures: Vec<Fixture>,
    /// Whether something else is in the middle of the tile's cities, which then have no church.
    pub crowded: bool,
}

/// Something that needs space of its own.
#[derive(Clone, Copy, Debug)]
pub struct Fixture {
    /// Its middle.
    pub at: Pt,
    /// Whether nothing may cover it.
    pub solid: bool,
    /// The middle of its yard, and half its width and height. Towns have no houses there.
    pub yard: Option<(Pt, Pt)>,
    /// Whether knights stand beside it.
    pub aloof: bool,
    /// Clearance of ground decorations: on river banks from solid fixtures, on bare ground from the others.
    pub room: f32,
}

impl Fixture {
    /// Creates a building or garden, which nothing may cover.
    pub const fn solid(at: Pt) -> Fixture {
        Fixture { at, solid: true, yard: None, aloof: false, room: 0.0 }
    }

    /// Creates something flat with a clearance for decorations on bare ground.
    pub const fn flat(at: Pt, room: f32) -> Fixture {
        Fixture { at, solid: false, yard: None, aloof: false, room }
    }
}

//! The objects on a tile other than walls and roads, and the space that they need.

use super::decorations::{PlacedDecoration, Tree};
use crate::{Art, Pt};

/// The layers in which expansions draw on a tile, from the lowest to the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintLayer {
    /// On grass and below roads. For sand and water.
    Ground,
    /// Above roads and below the cottages at their ends.
    Roadside,
    /// Above monasteries. For large buildings and pieces of land.
    Buildings,
    /// Above gardens and below coats of arms. For symbols of roads and fields.
    Symbols,
    /// Above trees. For objects on open ground.
    Marks,
    /// Above all other prints.
    Cards,
}

/// A drawing on a tile, with the position of its origin and its scale relative to its own size.
#[derive(Clone, Copy, Debug)]
pub struct TileDrawing {
    pub layer: PrintLayer,
    pub art: Art,
    pub at: Pt,
    pub scale: f32,
}

/// The objects on a tile other than walls and roads. Layouts that only one expansion needs are in
/// [`ExpansionLayouts`](crate::expansions::ExpansionLayouts).
#[derive(Debug, Default)]
pub struct Objects {
    pub monastery: Option<Pt>,
    /// The scale of the monastery, which is smaller between a city and a bend of a road.
    pub monastery_scale: f32,
    pub garden: Option<Pt>,
    pub pennants: Vec<Pt>,
    /// Symbols of expansions in cities. They are as large as coats of arms.
    pub signs: Vec<Pt>,
    /// Feet of churches inside large cities.
    pub churches: Vec<Pt>,
    /// Small decorations of meadows.
    pub decorations: Vec<PlacedDecoration>,
    pub trees: Vec<Tree>,
    pub prints: Vec<TileDrawing>,
    /// The objects, including those of expansions, that need space of their own.
    pub fixtures: Vec<Fixture>,
    /// Whether an object of an expansion is in the middle of a city. If so, cities of the tile have no church.
    pub is_crowded: bool,
}

impl Objects {
    /// Returns the position of a drawing on the tile, or `None` if the tile does not have it.
    pub fn print_point(&self, art: Art) -> Option<Pt> {
        self.prints.iter().find(|printed| printed.art == art).map(|printed| printed.at)
    }
}

/// An object that needs space of its own.
#[derive(Clone, Copy, Debug)]
pub struct Fixture {
    /// The middle of the object, in u from the north-west corner of the tile.
    pub at: Pt,
    /// Whether other objects must not cover the object.
    pub is_solid: bool,
    /// The middle, half the width and half the height of the yard around the object, where towns have no houses.
    pub yard: Option<(Pt, Pt)>,
    /// Whether knights are placed beside the object instead of on it.
    pub keeps_knights_beside: bool,
    /// The distance that decorations keep: those on river banks from solid objects, those on bare ground from flat.
    pub spacing: f32,
}

impl Fixture {
    /// Creates a building or garden, which other objects must not cover.
    pub const fn solid(at: Pt) -> Fixture {
        Fixture { at, is_solid: true, yard: None, keeps_knights_beside: false, spacing: 0.0 }
    }

    /// Creates a flat object. `room` is the distance that decorations on bare ground keep.
    pub const fn flat(at: Pt, spacing: f32) -> Fixture {
        Fixture { at, is_solid: false, yard: None, keeps_knights_beside: false, spacing }
    }
}

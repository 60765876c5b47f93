//! The pictures of each expansion, in a file or folder of its own.
//!
//! Each module exports `HOOKS` (its drawings, and answers to the core's questions), `Piece` (its sprites) and `Printed`
//! (its layout of a tile); expansions without these take them from `nothing`. The core names no expansion: it iterates
//! over `all`, in the order of the list, and uses named layers where drawing needs another order. Drawings and colours
//! of an expansion are in `assets/art/<id>.toml`.

use crate::board::composer::{Composer, Stand};
use crate::board::layers::Layer;
use crate::drawing::Art;
use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::{Line, Pt};
use crate::legend::holdings::{Holding, Shelf};
use crate::pieces::figure::Look;
use crate::plan::Plan;
use crate::plan::builder::{Phase, PlanBuilder};
use crate::plan::courses::Courses;
use crate::plan::objects::Print;
use crate::plan::roads::Destination;
use crate::plan::tile::Tile;
use crate::plan::walls::{City, Outline};
use crate::sprites::sprite_cache::{Piece, SpriteCache};
use bergerie_rules::geometry::Sides;
use bergerie_rules::piece::Piece as Owned;
use bergerie_rules::seat::Seat;
use bergerie_rules::tile::Kind;
use bergerie_rules::view::{FigureView, View};

/// The extension points of pictures, as plain functions and tables. [`Hooks::NONE`] is the base game.
///
/// They are called whether or not an expansion is in play: a picture shows whatever the view contains.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    /// The content of the file with its drawings, its colours, and the colours that seasons change.
    pub art: &'static str,

    // The plan of a tile, in the order of its layout.
    /// Returns the ground and walls of a city with these sides, if these differ from the default because something
    /// passes between or over its parts.
    pub outline: fn(&Tile, Sides) -> Option<Outline>,
    /// Adds lines other than roads that cross the tile.
    pub courses: fn(&Tile, &[City], &mut Extras, &mut Courses),
    /// Returns the end of a road that ends on the tile, given the number of roads that end at the same village.
    pub destination: fn(&Tile, &[City], usize) -> Option<Destination>,
    /// Returns the lines that separate the tile's open ground, replacing these hedges.
    pub boundaries: fn(&Tile, &[Line]) -> Option<Vec<Line>>,
    /// Places the printed segments and marks of the expansion on the tile.
    pub furnish: fn(&mut PlanBuilder<'_>, Phase),
    /// Returns the middle of a figure on a segment of some kind.
    pub place: fn(&PlanBuilder<'_>, Kind) -> Option<Pt>,

    // Prints on tiles.
    /// Procedural prints on a tile, each in its layer. Within a layer, expansions draw in the order of the list, and
    /// each in this order. The drawings placed by `furnish` ([`PlanBuilder::print`]) follow.
    pub prints: &'static [(Print, Printing)],
    /// Returns lettering on a tile, on the board or shown alone: its middle and its text.
    pub lettering: fn(&Plan, &SpriteCache) -> Option<(Pt, Piece)>,

    // The board.
    /// Drawing on the board, each in its layer. Within a layer, expansions draw in the order of the list, and each in
    /// this order.
    pub layers: &'static [(Layer, Painting)],
    /// Positions a figure that follows this number of others on its segment, unless the default of the segment's kind
    /// applies.
    pub stand: for<'a> fn(&Composer<'_>, &'a FigureView, usize) -> Option<Stand<'a>>,
    /// The drawings of the view's pieces on tiles and corners, drawn around the middle of their builder in their owner's
    /// colour. They are drawn among figures, from north to south.
    pub stood: &'static [(Owned, Art)],
    /// Adds other pieces among figures, such as those that depend on a number ([`Drawn::times`]).
    ///
    /// [`Drawn::times`]: crate::drawing::Drawn::times
    pub companions: fn(&Composer<'_>, &[Stand<'_>], &mut Vec<Standing>),

    // Pieces.
    /// The looks of its figures.
    pub figures: &'static [Look],
    /// The icons of pieces that seats own, for the legend.
    pub signs: &'static [(Shelf, Owned, Art)],
    /// Adds other holdings of a seat to the legend, such as tokens with a majority.
    pub holdings: fn(Seat, &View, &mut Vec<Holding>),
}

/// A function that draws a print of a tile.
type Printing = fn(&mut Brush, &Plan);

/// A function that draws on the board.
type Painting = fn(&mut Composer<'_>);

/// A piece among figures, and the pixel of its foot.
type Standing = ((i32, i32), Piece);

impl Hooks {
    /// The base game.
    pub const NONE: Hooks = Hooks {
        art: "",
        outline: |_, _| None,
        courses: |_, _, _, _| {},
        destination: |_, _, _| None,
        boundaries: |_, _| None,
        furnish: |_, _| {},
        place: |_, _| None,
        prints: &[],
        lettering: |_, _| None,
        layers: &[],
        stand: |_, _, _| None,
        stood: &[],
        companions: |_, _, _| {},
        figures: &[],
        signs: &[],
        holdings: |_, _, _| {},
    };
}

mod nothing;
#[cfg(test)]
mod tests;

/// Declares the module of an expansion. An expansion without a module in this layer gets an empty one.
macro_rules! place {
    ($id:ident picture $($more:ident)*) => { pub mod $id; };
    ($id:ident $other:ident $($more:ident)*) => { place! { $id $($more)* } };
    ($id:ident) => {
        pub mod $id {
            pub(super) use super::nothing::{Piece, Printed};

            pub(super) const HOOKS: super::Hooks = super::Hooks::NONE;
        }
    };
}

macro_rules! pictures {
    ($($(#[$doc:meta])* $module:ident $name:ident $($at:ident)*;)*) => {
        $(place! { $module $($at)* })*

        /// The hooks of all expansions, in the order of the list.
        const ALL: &[&Hooks] = &[$(&$module::HOOKS),*];

        /// A piece of an expansion.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[allow(dead_code, reason = "some expansions bring no piece")]
        pub(super) enum SpecialPiece {
            $($(#[$doc])* $name($module::Piece),)*
        }

        impl SpecialPiece {
            /// Returns its extent from the point at which it is stamped: the north-west and south-east corners.
            pub fn extent(&self, scale: Scale) -> (Pt, Pt) {
                match self {
                    $(SpecialPiece::$name(piece) => piece.extent(scale),)*
                }
            }

            /// Draws it around the point at which it is stamped.
            pub fn draw(&self, b: &mut Brush, scale: Scale) {
                match self {
                    $(SpecialPiece::$name(piece) => piece.draw(b, scale),)*
                }
            }
        }

        /// The layout of expansions on a tile.
        #[derive(Debug, Default)]
        #[allow(dead_code, reason = "some expansions print nothing")]
        pub(super) struct Extras {
            $(
                $(#[$doc])*
                pub $module: $module::Printed,
            )*
        }
    };
}

bergerie_rules::expansions!(pictures);

/// Returns the hooks of all expansions, in the order of the list.
pub(super) fn all() -> impl Iterator<Item = &'static Hooks> {
    ALL.iter().copied()
}

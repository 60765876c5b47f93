//! The expansions: one file or folder each, holding all that the expansion means in a picture.
//!
//! Each module exports `HOOKS` (what it draws, and where the core asks), `Piece` (what it stamps onto pictures) and `Printed`
//! (what it found room for on a tile). What an expansion does not have it takes from `nothing`. The core names no
//! expansion: it goes through `all`, in the list's order, and where drawing needs another order it names layers.
//! Drawings and colours of an expansion stand in `assets/art/<id>.toml`.

use crate::board::composer::{Composer, Stand};
use crate::board::layers::Layer;
use crate::drawing::Art;
use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::{Line, Pt};
use crate::legend::holdings::{Holding, Shelf};
use crate::pieces::figure::Look;
use crate::plan::Plan;
use crate::plan::courses::Courses;
use crate::plan::garnish::Print;
use crate::plan::roads::Destination;
use crate::plan::site::{Phase, Site};
use crate::plan::tile::Tile;
use crate::plan::walls::{City, Outline};
use crate::studio::workshop::{Piece, Workshop};
use bergerie_rules::geometry::Sides;
use bergerie_rules::piece::Piece as Owned;
use bergerie_rules::seat::Seat;
use bergerie_rules::tile::Kind;
use bergerie_rules::view::{FigureView, View};

/// Where pictures ask the expansions, as plain functions and tables. [`Hooks::NONE`] answers as the base game alone would.
///
/// They are asked whether or not an expansion is in play: a picture shows what it is given.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    /// The file with its drawings and colours, and with those colours that seasons change.
    pub art: &'static str,

    // The plan of a tile, in the order in which it is made.
    /// The ground and walls of a city with these sides, where they do not run as its sides say: something runs between, or
    /// over.
    pub outline: fn(&Tile, Sides) -> Option<Outline>,
    /// Adds lines besides roads that cross the tile.
    pub courses: fn(&Tile, &[City], &mut Extras, &mut Courses),
    /// Where a road ends that ends on the tile, given how many end in the same place.
    pub destination: fn(&Tile, &[City], usize) -> Option<Destination>,
    /// The lines that part the tile's open ground, in place of these hedges.
    pub boundaries: fn(&Tile, &[Line]) -> Option<Vec<Line>>,
    /// Finds room for what is printed on the tile: kinds of segments, marks on segments.
    pub furnish: fn(&mut Site<'_>, Phase),
    /// Where a figure on a segment of some kind has its middle.
    pub place: fn(&Site<'_>, Kind) -> Option<Pt>,

    // What is printed on tiles.
    /// What it draws on a tile by rule, each in its layer; within a layer the list's order counts, and then this one. Drawings
    /// follow those, each where `furnish` puts it ([`Site::print`]).
    pub prints: &'static [(Print, Printing)],
    /// What is lettered on a tile, on the board or by itself: where its middle is, and the text.
    pub lettering: fn(&Plan, &Workshop) -> Option<(Pt, Piece)>,

    // The board.
    /// What it draws on the board, each in its layer; within a layer the list's order counts, and then this one.
    pub layers: &'static [(Layer, Painting)],
    /// How a figure stands that comes after so many others on its segment, if not as the segment's kind says.
    pub stand: for<'a> fn(&Composer<'_>, &'a FigureView, usize) -> Option<Stand<'a>>,
    /// How the view's pieces on tiles and corners look: a drawing about the middle of their place, in their owner's colour. They stand among figures, which hide each other from north to south.
    pub stood: &'static [(Owned, Art)],
    /// Adds other pieces that stand among figures, such as those whose looks depend on a number ([`Drawn::times`]).
    ///
    /// [`Drawn::times`]: crate::drawing::Drawn::times
    pub companions: fn(&Composer<'_>, &[Stand<'_>], &mut Vec<Standing>),

    // Pieces.
    /// The kinds of figures that it brings.
    pub figures: &'static [Look],
    /// The signs of pieces that seats own, for the legend.
    pub signs: &'static [(Shelf, Owned, Art)],
    /// Adds to the legend what else a seat has, such as pieces of which it matters who has most.
    pub holdings: fn(Seat, &View, &mut Vec<Holding>),
}

/// Draws something that is printed on a tile.
type Printing = fn(&mut Brush, &Plan);

/// Draws something on the board.
type Painting = fn(&mut Composer<'_>);

/// A piece among figures, and the pixel on which its foot is.
type Standing = ((i32, i32), Piece);

impl Hooks {
    /// No difference to the base game.
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

/// Declares the module of an expansion: one without any changes nothing here.
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

        /// The hooks of all expansions, in the list's order.
        const ALL: &[&Hooks] = &[$(&$module::HOOKS),*];

        /// A piece that only comes with an expansion.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[allow(dead_code, reason = "some expansions bring no piece")]
        pub(super) enum SpecialPiece {
            $($(#[$doc])* $name($module::Piece),)*
        }

        impl SpecialPiece {
            /// How far it reaches from the point at which it is stamped: its north-western and south-eastern corner.
            pub fn extent(&self, scale: Scale) -> (Pt, Pt) {
                match self {
                    $(SpecialPiece::$name(piece) => piece.extent(scale),)*
                }
            }

            /// Draws it about the point at which it is stamped.
            pub fn draw(&self, b: &mut Brush, scale: Scale) {
                match self {
                    $(SpecialPiece::$name(piece) => piece.draw(b, scale),)*
                }
            }
        }

        /// What expansions laid out on a tile.
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

/// Every expansion, in the list's order.
pub(super) fn all() -> impl Iterator<Item = &'static Hooks> {
    ALL.iter().copied()
}

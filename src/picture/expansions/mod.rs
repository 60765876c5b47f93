//! The drawing code of the expansions. Each expansion has a file or folder here.
//!
//! Each module exports `HOOKS` (its extension points), `SpriteKind` (its sprites) and `TileLayout` (its layout of a tile). A
//! module that does not need one of them re-exports it from `nothing`. The core does not name expansions. It calls all
//! of them in the order of the list of expansions, and uses layers where drawing needs another order. The drawings and
//! colours of an expansion are in `assets/art/<id>.toml`.

pub mod abbey_and_mayor;
pub mod abbot;
pub mod bridges_castles_and_bazaars;
pub mod deserts;
pub mod ferries;
pub mod hills_and_sheep;
pub mod houses_and_walls;
pub mod inns_and_cathedrals;
pub mod king_and_robber;
pub mod monuments;
mod nothing;
pub mod river;
#[cfg(test)]
mod tests;
pub mod the_count;
pub mod the_cult;
pub mod the_gifts;
pub mod the_princess_and_the_dragon;
pub mod the_tower;
pub mod traders_and_builders;
pub mod under_the_big_top;

use crate::board::composer::{Composer, StandingFigure};
use crate::board::layers::Layer;
use crate::drawing::Art;
use crate::ink::{Brush, Line, Pt, Scale};
use crate::legend::holdings::{Holding, Shelf};
use crate::pieces::figure::Look;
use crate::plan::Plan;
use crate::plan::builder::{Phase, PlanBuilder};
use crate::plan::courses::Courses;
use crate::plan::objects::Print;
use crate::plan::roads::Destination;
use crate::plan::tile::Tile;
use crate::plan::walls::{City, Outline};
use crate::sprites::sprite_cache::{SpriteCache, SpriteKind};
use bergerie_rules::{FigureView, Kind, Piece, Seat, Sides, View};

/// The extension points of pictures, as plain functions and tables. [`Hooks::NONE`] belongs to the base game.
///
/// The core calls the hooks of all expansions, whether or not they are in play, because a picture shows everything in
/// the view.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    /// The content of the file with its drawings, its colours, and the colours that seasons change.
    pub art: &'static str,

    // The plan of a tile, in the order of its layout.
    /// Returns the ground and walls of a city with these sides. Returns `None` for the default outline, which is right
    /// unless another feature passes between or over the parts of the city.
    pub outline: fn(&Tile, Sides) -> Option<Outline>,
    /// Lays out lines other than roads that cross the tile, such as rivers.
    pub courses: fn(&Tile, &[City], &mut Extras, &mut Courses),
    /// Returns the point at which roads of the tile end, or `None` for the default. The number is that of the roads
    /// that end at the same village.
    pub destination: fn(&Tile, &[City], usize) -> Option<Destination>,
    /// Returns lines that separate the tile's open ground in place of the given hedges, or `None` to keep the hedges.
    pub boundaries: fn(&Tile, &[Line]) -> Option<Vec<Line>>,
    /// Places the printed segments and marks of the expansion on the tile.
    pub furnish: fn(&mut PlanBuilder<'_>, Phase),
    /// Returns the middle of a figure on a segment of a kind, or `None` for the default.
    pub place: fn(&PlanBuilder<'_>, Kind) -> Option<Pt>,

    // Prints on tiles.
    /// Procedural prints on a tile, each with its layer. Within a layer, expansions draw in the order of the list of
    /// expansions. The drawings that `furnish` has placed ([`PlanBuilder::print`]) follow.
    pub prints: &'static [(Print, Printing)],
    /// Returns the middle and the sprite of lettering that is printed on a tile, or `None` if the expansion prints no text
    /// there.
    pub lettering: fn(&Plan, &SpriteCache) -> Option<(Pt, SpriteKind)>,

    // The board.
    /// Functions that draw on the board, each with its layer. Within a layer, expansions draw in the order of the list
    /// of expansions.
    pub layers: &'static [(Layer, Painting)],
    /// Positions a figure that shares its segment with a number of earlier figures. Returns `None` for the default
    /// position.
    pub stand: for<'a> fn(&Composer<'_>, &'a FigureView, usize) -> Option<StandingFigure<'a>>,
    /// The drawings of pieces on tiles and corners. They are drawn around the middle of the tile or on the corner, in
    /// the owner's colour, among the figures from north to south.
    pub piece_art: &'static [(Piece, Art)],
    /// Adds other pieces that are drawn among the figures, such as pieces with a number of parts ([`ArtVariant::times`]).
    ///
    /// [`ArtVariant::times`]: crate::drawing::ArtVariant::times
    pub companions: fn(&Composer<'_>, &[StandingFigure<'_>], &mut Vec<PlacedSprite>),

    // Pieces.
    /// The drawings of the expansion's figures.
    pub figures: &'static [Look],
    /// The icons in the legend of the pieces that seats own.
    pub signs: &'static [(Shelf, Piece, Art)],
    /// Adds other holdings of a seat to the legend, such as tokens with a majority.
    pub holdings: fn(Seat, &View, &mut Vec<Holding>),
}

/// A function that draws a print on a tile.
type Printing = fn(&mut Brush, &Plan);

/// A function that draws on the board.
type Painting = fn(&mut Composer<'_>);

/// A piece that is drawn among the figures, and the pixel of its foot.
type PlacedSprite = ((i32, i32), SpriteKind);

impl Hooks {
    /// The hooks of the base game, which add nothing.
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
        piece_art: &[],
        companions: |_, _, _| {},
        figures: &[],
        signs: &[],
        holdings: |_, _, _| {},
    };
}

macro_rules! pictures {
    ($($(#[$doc:meta])* $module:ident $name:ident;)*) => {
        /// Modules for the expansions without a file in this folder. A declared module takes precedence over the one of
        /// the same name here, because this one is imported by a glob.
        #[allow(dead_code, unused_imports, reason = "modules with a file take precedence")]
        mod absent {
            $(pub mod $module {
                pub use crate::expansions::nothing::{SpriteKind, TileLayout};

                pub(in crate::expansions) const HOOKS: crate::expansions::Hooks = crate::expansions::Hooks::NONE;
            })*
        }
        #[allow(unused_imports, reason = "each expansion may have a file")]
        use absent::*;

        /// The hooks of all expansions, in the order of the list.
        const ALL: &[&Hooks] = &[$(&$module::HOOKS),*];

        /// A sprite that only one expansion uses.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[expect(dead_code, reason = "some expansions bring no piece")]
        pub(super) enum ExpansionSpriteKind {
            $($(#[$doc])* $name($module::SpriteKind),)*
        }

        impl ExpansionSpriteKind {
            /// Returns the extent of the sprite, in u: its north-west and south-east corners, from the point at which
            /// it is stamped.
            pub fn extent(&self, scale: Scale) -> (Pt, Pt) {
                match self {
                    $(ExpansionSpriteKind::$name(piece) => piece.extent(scale),)*
                }
            }

            /// Draws the sprite around the origin, which is the point at which it is stamped.
            pub fn draw(&self, b: &mut Brush, scale: Scale) {
                match self {
                    $(ExpansionSpriteKind::$name(piece) => piece.draw(b, scale),)*
                }
            }
        }

        /// The layouts that expansions add to a tile.
        #[derive(Debug, Default)]
        #[expect(dead_code, reason = "some expansions print nothing")]
        pub(super) struct Extras {
            $(
                $(#[$doc])*
                pub $module: $module::TileLayout,
            )*
        }
    };
}

bergerie_rules::expansions!(pictures);

/// Returns the hooks of all expansions, in the order of the list.
pub(super) fn all() -> impl Iterator<Item = &'static Hooks> {
    ALL.iter().copied()
}

//! The drawing code of the expansions. Each expansion has a file or folder here.
//!
//! Each module exports `HOOKS`, its extension points. `ExpansionSpriteKind` lists the sprites that only one expansion
//! draws with code, and `ExpansionLayouts` the layouts of a tile that only one expansion needs. The core does not name
//! expansions. It calls all of them in the order of the list of expansions, and uses layers where drawing needs another
//! order. The drawings and colours of an expansion are in `assets/art/<id>.toml`.

pub mod abbey_and_mayor;
pub mod abbot;
pub mod bridges_castles_and_bazaars;
pub mod crop_circles;
pub mod darmstadt;
pub mod deserts;
pub mod ferries;
pub mod festival;
pub mod flying_machines;
pub mod games_quarterly;
pub mod goldmines;
pub mod hills_and_sheep;
pub mod houses_and_walls;
pub mod inns_and_cathedrals;
pub mod king_and_robber;
pub mod labyrinth;
pub mod little_buildings;
pub mod mage_and_witch;
pub mod monuments;
pub mod river;
pub mod russian_promos;
pub mod school;
pub mod siege;
pub mod special_monasteries;
#[cfg(test)]
mod tests;
pub mod the_count;
pub mod the_cult;
pub mod the_gifts;
pub mod the_messages;
pub mod the_phantom;
pub mod the_princess_and_the_dragon;
pub mod the_robbers;
pub mod the_tower;
pub mod the_tunnel;
pub mod traders_and_builders;
pub mod under_the_big_top;
pub mod watchtowers;
pub mod wind_roses;

use crate::legend::holdings::Holding;
use crate::{
    Art, Brush, City, CityOutline, Composer, Courses, FigureArt, HoldingGroup, Layer, Line, PlacedSprite, PlanBuilder,
    PositionedFigure, PrintLayer, PrintPhase, Pt, RoadEnd, SpriteCache, SpriteKind, Tile, TilePlan,
};
use bergerie_rules::{FigureView, Kind, Piece, Seat, Sides, View};

/// The extension points of pictures, as plain functions and tables. [`Hooks::NONE`] belongs to the base game.
///
/// The core calls the hooks of all expansions, in play or not, because a picture shows everything in the view.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    /// The content of the file with its drawings, its colours, and the colours that seasons change.
    pub art_file: &'static str,

    // The plan of a tile, in the order of its layout.
    /// Returns the ground and walls of a city with these sides. Returns `None` for the default outline, which is right
    /// unless another feature passes between or over the parts of the city.
    pub city_outline: fn(&Tile, Sides) -> Option<CityOutline>,
    /// Lays out lines other than roads that cross the tile, such as rivers, and ground that nothing else may cover.
    pub lay_out_courses: fn(&Tile, &[City], &mut ExpansionLayouts, &mut Courses),
    /// Returns the point at which this number of roads of a village end, or `None` for the default.
    pub road_end: fn(&Tile, &[City], usize) -> Option<RoadEnd>,
    /// Returns lines that separate the tile's open ground in place of the given hedges, or `None` to keep the hedges.
    pub field_boundaries: fn(&Tile, &[Line]) -> Option<Vec<Line>>,
    /// Places the printed segments and marks of the expansion on the tile.
    pub place_prints: fn(&mut PlanBuilder<'_>, PrintPhase),
    /// Returns the middle of a figure on a segment of a kind, or `None` for the default.
    pub figure_point: fn(&PlanBuilder<'_>, Kind) -> Option<Pt>,

    // Prints on tiles.
    /// Procedural prints on a tile, each with its layer. Within a layer, expansions draw in the order of the list of
    /// expansions. The drawings that `place_prints` has placed ([`PlanBuilder::add_print`]) follow.
    pub drawn_prints: &'static [(PrintLayer, PrintFn)],
    /// Returns the middle and the sprite of lettering printed on a tile, or `None` if the expansion prints none there.
    pub printed_text: fn(&TilePlan, &SpriteCache) -> Option<(Pt, SpriteKind)>,

    // The board.
    /// Functions that draw on the board, each with its layer. Within a layer, expansions draw in the order of the list.
    pub layers: &'static [(Layer, LayerFn)],
    /// Positions a figure that shares its segment with a number of earlier ones, or returns `None` for the default.
    pub figure_position: for<'a> fn(&Composer<'_>, &'a FigureView, usize) -> Option<PositionedFigure<'a>>,
    /// The drawings of pieces on tiles and corners. They are drawn around the middle of the tile or on the corner, in
    /// the owner's colour, among the figures from north to south.
    pub piece_art: &'static [(Piece, Art)],
    /// Adds other pieces that are drawn among the figures, such as pieces with a number of parts ([`ArtVariant::with_parts`]).
    ///
    /// [`ArtVariant::with_parts`]: crate::drawing::ArtVariant::with_parts
    pub add_pieces: fn(&Composer<'_>, &[PositionedFigure<'_>], &mut Vec<PlacedSprite>),

    // Pieces.
    /// The drawings of the expansion's figures.
    pub figure_art: &'static [FigureArt],
    /// The icons in the legend of the pieces that seats own.
    pub holding_icons: &'static [(HoldingGroup, Piece, Art)],
    /// Adds other holdings of a seat to the legend, such as tokens with a majority.
    pub add_holdings: fn(Seat, &View, &mut Vec<Holding>),
}

type PrintFn = fn(&mut Brush, &TilePlan);

type LayerFn = fn(&mut Composer<'_>);

impl Hooks {
    /// The hooks of the base game, which add nothing.
    pub const NONE: Hooks = Hooks {
        art_file: "",
        city_outline: |_, _| None,
        lay_out_courses: |_, _, _, _| {},
        road_end: |_, _, _| None,
        field_boundaries: |_, _| None,
        place_prints: |_, _| {},
        figure_point: |_, _| None,
        drawn_prints: &[],
        printed_text: |_, _| None,
        layers: &[],
        figure_position: |_, _, _| None,
        piece_art: &[],
        add_pieces: |_, _, _| {},
        figure_art: &[],
        holding_icons: &[],
        add_holdings: |_, _, _| {},
    };
}

bergerie_rules::hooks!();

/// A sprite that only one expansion uses and draws with code.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum ExpansionSpriteKind {
    /// A bridge, stamped at the north-west corner of its tile.
    Bridge(bridges_castles_and_bazaars::BridgePath),
    Deserts(deserts::SandSprite),
    Monuments(monuments::ObjectiveSprite),
}

impl ExpansionSpriteKind {
    /// Returns the extent of the sprite, in u: its north-west and south-east corners, from the point at which it is
    /// stamped.
    pub fn extent(&self) -> (Pt, Pt) {
        match self {
            ExpansionSpriteKind::Bridge(_) => bridges_castles_and_bazaars::EXTENT,
            ExpansionSpriteKind::Deserts(_) => deserts::EXTENT,
            ExpansionSpriteKind::Monuments(piece) => piece.extent(),
        }
    }

    /// Draws the sprite around the origin, which is the point at which it is stamped.
    pub fn draw(&self, brush: &mut Brush) {
        match self {
            ExpansionSpriteKind::Bridge(path) => path.draw(brush),
            ExpansionSpriteKind::Deserts(piece) => piece.draw(brush),
            ExpansionSpriteKind::Monuments(piece) => piece.draw(brush),
        }
    }
}

/// The layouts that expansions add to a tile.
#[derive(Debug, Default)]
pub(super) struct ExpansionLayouts {
    pub deserts: deserts::SandLayout,
    /// The middle of the objective card, or `None` if the tile is not part of a monument.
    pub monuments: Option<Pt>,
    pub river: river::WaterLayout,
    /// The position and scale of a foundation between two fields, or `None` if there is no such foundation.
    pub the_tower: Option<(Pt, f32)>,
    /// The drawing and the middle of the tile's circus or acrobat space, or `None` if there is no such space.
    pub under_the_big_top: Option<(Art, Pt)>,
}

//! Draws Deserts: sand, which spreads onto the grass beside it, and objects on the sand.

mod dunes;
mod fringe;
mod shore;

use crate::{Art, Hooks, Layer, Line, PlanBuilder, PrintLayer, PrintPhase, Pt};
use bergerie_rules::Kind;
use shore::Shore;

pub(super) use dunes::{EXTENT, SandSprite};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../../assets/art/deserts.toml"),
    field_boundaries: shore::field_boundaries,
    place_prints,
    figure_point,
    drawn_prints: &[(PrintLayer::Ground, dunes::draw_sand)],
    layers: &[(Layer::Ground, fringe::draw_shores)],
    ..Hooks::NONE
};

const SAND_OBJECTS: [(Kind, Art); 3] =
    [(Kind::Oasis, Art("oasis")), (Kind::Spice, Art("spice")), (Kind::Sandworm, Art("sandworm"))];

#[derive(Debug, Default)]
pub(crate) struct SandLayout {
    /// Lines between sand and grass that meet without a road or a wall between them.
    shores: Vec<Line>,
    /// Shores from which sand spreads into this part of a large tile.
    fringes: Vec<Shore>,
    /// Whether each half-side is sand (`true`), grass (`false`) or neither (`None`).
    is_sand: [Option<bool>; 8],
    /// Whether a wall ends at each corner.
    has_wall: [bool; 4],
}

fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    match phase {
        PrintPhase::Fixed => {
            let (is_sand, has_wall) = (shore::sand_on_halves(builder), shore::walled_corners(builder.cities));
            let (shores, fringes) =
                (builder.boundaries.to_vec(), shore::inner_shores(builder.tile, builder.large_tile));
            builder.layouts.deserts = SandLayout { shores, fringes, is_sand, has_wall };
        }
        PrintPhase::Ground => place_sand_objects(builder),
        PrintPhase::Buildings | PrintPhase::Symbols | PrintPhase::Land => {}
    }
}

/// Places the objects on a tile's sand, each in the middle of the widest free area, in the first cell that lists it.
fn place_sand_objects(builder: &mut PlanBuilder<'_>) {
    for (kind, art) in SAND_OBJECTS {
        let indices: Vec<u8> = builder.tile.segments(kind).map(|(index, _)| index).collect();
        for index in indices {
            let first = builder.large_tile.and_then(|whole| whole.segment(index)?.cells.iter().next());
            if builder.large_tile.is_none() || first == builder.tile.shape.quarter() {
                let at = builder.reserve_bare_ground();
                builder.add_print(PrintLayer::Marks, art, at);
            }
        }
    }
}

/// Returns the middle of a figure on an object on sand, or `None` for segments of other kinds.
fn figure_point(builder: &PlanBuilder<'_>, kind: Kind) -> Option<Pt> {
    let (_, art) = SAND_OBJECTS.into_iter().find(|(mark, _)| *mark == kind)?;
    Some(builder.objects.print_point(art).unwrap_or(Pt::MIDDLE))
}

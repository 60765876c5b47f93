//! Draws Abbey & Mayor: abbeys, cities that cross, mayors with their strength, wagons, and barns.

mod crossing;
#[cfg(test)]
mod tests;

use crate::drawing::figure_height;
use crate::{
    Art, Composer, FigureArt, HoldingGroup, Hooks, Layer, Mask, PixelPoint, PlanBuilder, PositionedFigure, PrintLayer,
    PrintPhase, Pt, SpriteKind, THEME, pt,
};
use bergerie_rules::{Figure, Kind, Piece};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../../assets/art/abbey_and_mayor.toml"),
    city_outline: crossing::city_outline,
    place_prints,
    figure_point,
    layers: &[(Layer::Numbers, draw_strengths)],
    piece_art: &[(Piece::Barn, Art("barn_on_corner"))],
    figure_art: &[FigureArt::standing(Figure::Mayor, Art("mayor")), FigureArt::standing(Figure::Wagon, Art("wagon"))],
    holding_icons: &[
        (HoldingGroup::OverTiles, Piece::Abbey, Art("abbey_sign")),
        (HoldingGroup::Borders, Piece::Barn, Art("barn")),
    ],
    ..Hooks::NONE
};

/// The drawing of an abbey. It covers the whole tile, and its wall closes the features around it.
const ABBEY: Art = Art("abbey");

/// The middle of a monk, who stands in the cloister.
const MONK_POINT: Pt = pt(0.60, 0.55);

fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase == PrintPhase::Buildings && builder.tile.shape_group() == "abbey" {
        builder.objects.monastery = None;
        builder.objects.fixtures.clear();
        builder.free = Mask::filled(false);
        builder.add_print(PrintLayer::Buildings, ABBEY, pt(0.0, 0.0));
    }
}

fn figure_point(builder: &PlanBuilder<'_>, kind: Kind) -> Option<Pt> {
    (kind == Kind::Monastery).then(|| builder.objects.print_point(ABBEY)).flatten().map(|_| MONK_POINT)
}

/// The font size of a mayor's strength in u, and half the width of the coat of arms below it in ems.
const DIGIT_SIZE: f32 = 0.15;
const ARMS: f32 = 0.60;

/// Draws the strength of every mayor above all figures.
fn draw_strengths(composer: &mut Composer<'_>) {
    let size = composer.font_size(DIGIT_SIZE);
    let mayors = composer.positioned_figures.iter().filter(|own| own.figure.figure == Figure::Mayor);
    let numbers: Vec<_> = mayors.filter_map(|mayor| position_and_strength(composer, mayor)).collect();
    for (at, strength) in numbers {
        let half = (size * ARMS).round();
        // The number is beside the mayor, so that the mark on the figure remains visible.
        let at = (at.0 - (half * 0.9) as i32, at.1);
        composer.stamp(Art("arms").plain().with_unit(half as u32), at);
        let size = if strength > 9 { size * 0.78 } else { size };
        composer.stamp(SpriteKind::Text(strength.to_string(), size.round() as u32, THEME.table.digits), at);
    }
}

/// Returns the pixel at the western hem of a mayor's cloak, and the mayor's strength. Returns `None` for other figures.
fn position_and_strength(composer: &Composer<'_>, mayor: &PositionedFigure<'_>) -> Option<(PixelPoint, u8)> {
    let shown = composer.scene.view.expansions.abbey_and_mayor.as_ref()?;
    let own = mayor.figure;
    let view =
        shown.mayors.iter().find(|view| (view.seat, view.at, view.segment) == (own.seat, own.at, own.segment))?;
    let hem = mayor.at + pt(-0.50, -0.24) * figure_height(composer.layout.scale.detail);
    Some((composer.cell_pixel(own.at, hem), view.strength))
}

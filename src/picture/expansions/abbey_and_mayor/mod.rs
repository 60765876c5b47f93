//! Draws Abbey & Mayor: abbeys, cities that cross, mayors with their strength, wagons, and barns.

mod crossing;
#[cfg(test)]
mod tests;

use super::Hooks;
use crate::board::composer::{Composer, StandingFigure};
use crate::board::layers::Layer;
use crate::drawing::Art;
use crate::ink::{Mask, Pt, THEME, pt};
use crate::legend::holdings::Shelf;
use crate::pieces::figure::{self, Look};
use crate::plan::builder::{Phase, PlanBuilder};
use crate::plan::objects::Print;
use crate::sprites::sprite_cache;
use bergerie_rules::{Figure, Kind, Piece};

pub(super) use super::nothing::{SpriteKind, TileLayout};

pub(super) const HOOKS: Hooks = Hooks {
    art: include_str!("../../../../assets/art/abbey_and_mayor.toml"),
    outline: crossing::outline,
    furnish,
    place,
    layers: &[(Layer::Numbers, strengths)],
    piece_art: &[(Piece::Barn, Art("barn_on_corner"))],
    figures: &[Look::upright(Figure::Mayor, Art("mayor")), Look::upright(Figure::Wagon, Art("wagon"))],
    signs: &[(Shelf::OverTiles, Piece::Abbey, Art("abbey_sign")), (Shelf::Borders, Piece::Barn, Art("barn"))],
    ..Hooks::NONE
};

/// The drawing of an abbey. It covers the whole tile, and its wall closes the features around it.
const ABBEY: Art = Art("abbey");

/// The middle of a monk, who stands in the cloister.
const MONK: Pt = pt(0.60, 0.55);

fn furnish(builder: &mut PlanBuilder<'_>, phase: Phase) {
    if phase == Phase::Buildings && builder.tile.group() == "abbey" {
        builder.objects.monastery = None;
        builder.objects.fixtures.clear();
        builder.free = Mask::filled(false);
        builder.print(Print::Buildings, ABBEY, pt(0.0, 0.0));
    }
}

fn place(builder: &PlanBuilder<'_>, kind: Kind) -> Option<Pt> {
    (kind == Kind::Monastery).then(|| builder.printed(ABBEY)).flatten().map(|_| MONK)
}

/// The font size of a mayor's strength in u, and half the width of the coat of arms below it in ems.
const DIGITS: f32 = 0.15;
const ARMS: f32 = 0.60;

/// Draws the strength of every mayor above all figures.
fn strengths(composer: &mut Composer<'_>) {
    let size = (DIGITS * composer.side() as f32).max(composer.smallest_type()).round();
    let mayors = composer.stands.iter().filter(|stand| stand.figure.figure == Figure::Mayor);
    let numbers: Vec<_> = mayors.filter_map(|mayor| number(composer, mayor)).collect();
    for (at, strength) in numbers {
        let half = (size * ARMS).round();
        // The number is beside the mayor, so that the mark on the figure remains visible.
        let at = (at.0 - (half * 0.9) as i32, at.1);
        composer.stamp(Art("arms").plain().sized(half as u32), at);
        let size = if strength > 9 { size * 0.78 } else { size };
        composer
            .stamp(sprite_cache::SpriteKind::Text(strength.to_string(), size.round() as u32, THEME.table.digits), at);
    }
}

/// Returns the pixel at the western hem of a mayor's cloak, and the mayor's strength. Returns `None` for other figures.
fn number(composer: &Composer<'_>, mayor: &StandingFigure<'_>) -> Option<((i32, i32), u8)> {
    let shown = composer.scene.view.expansions.abbey_and_mayor.as_ref()?;
    let own = mayor.figure;
    let view =
        shown.mayors.iter().find(|view| (view.seat, view.at, view.segment) == (own.seat, own.at, own.segment))?;
    let hem = mayor.at + pt(-0.50, -0.24) * figure::height(composer.layout.scale.detail);
    Some((composer.point(own.at, hem), view.strength))
}

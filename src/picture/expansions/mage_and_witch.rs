//! Draws Mage & Witch: the two of them among the figures, and magic symbols on tiles.

use crate::{Art, Composer, Hooks, PlacedSprite, PlanBuilder, PositionedFigure, PrintPhase, Pt, pt};
use bergerie_rules::Kind;

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/mage_and_witch.toml"),
    place_prints,
    add_pieces: add_wizards,
    ..Hooks::NONE
};

/// Half the space that a magic symbol needs.
const ROOM: f32 = 0.13;

/// Places the magic symbol of a tile.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase == PrintPhase::Buildings && builder.tile.segment_count(Kind::MagicSymbol) > 0 {
        builder.add_symbol(Art("magic_symbol"), ROOM);
    }
}

/// The position of a mage or witch from the position of a figure: of one that stands there, or of one that could.
const OFFSET: Pt = pt(0.2, -0.02);
const LONE_OFFSET: Pt = pt(0.0, 0.12);

/// Adds the mage and the witch to the pieces that are drawn among the figures.
fn add_wizards(composer: &Composer<'_>, figures: &[PositionedFigure<'_>], sprites: &mut Vec<PlacedSprite>) {
    let Some(shown) = &composer.scene.view.expansions.mage_and_witch else { return };
    for &(wizard, at, segment) in &shown.placed {
        let Some(tile) = composer.tile(at) else { continue };
        let beside = figures.iter().rev().find(|own| (own.figure.at, own.figure.segment) == (at, segment));
        // A bridge has no point for figures.
        let point = || tile.plan.figure_points.get(usize::from(segment)).copied().unwrap_or(Pt::MIDDLE) + LONE_OFFSET;
        let feet = beside.map_or_else(point, |own| own.at + OFFSET);
        sprites.push((composer.cell_pixel(at, feet), Art(wizard.key()).plain().into()));
    }
}

#[cfg(test)]
mod tests {
    use bergerie_rules::expansions::mage_and_witch::{PublicState, Wizard};
    use bergerie_rules::{Figure, FigureView, Pos, Rotation, Seat, ShapeId};

    use crate::tests::{Board, golden};
    use crate::{Artist, Scene};

    #[test]
    fn mage_and_witch_alone_and_beside_a_knight_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles = ["MW/CRcR", "MW/CRRR.3", "MW/CccR.1", "MW/CCRrG"];
        let cells = (0..).map(|index| Pos::new(index % 2, index / 2));
        cells.zip(tiles).for_each(|(at, tile)| board.put(at, ShapeId::named(tile).unwrap(), Rotation::R0));
        let mut view = board.view();
        let knight = FigureView { figure: Figure::Meeple, seat: Seat::FIRST, at: Pos::START, segment: 1 };
        view.figures.push(knight);
        let placed = vec![(Wizard::Mage, knight.at, knight.segment), (Wizard::Witch, Pos::new(1, 0), 2)];
        view.expansions.mage_and_witch = Some(PublicState { placed });
        golden("mage-and-witch", &Artist::new().table(&Scene::new(&view)).unwrap());
    }
}

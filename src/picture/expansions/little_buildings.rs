//! Draws Little Buildings: a building in a corner of its tile, and those that players have left.

use crate::{Art, Composer, HoldingGroup, Hooks, PlacedSprite, PositionedFigure, Pt, pt};
use bergerie_rules::{Piece, Site};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/little_buildings.toml"),
    add_pieces: add_buildings,
    holding_icons: &[
        (HoldingGroup::Tokens, Piece::LittleTower, Art("little_tower")),
        (HoldingGroup::Tokens, Piece::LittleHouse, Art("little_house")),
        (HoldingGroup::Tokens, Piece::LittleShed, Art("little_shed")),
    ],
    ..Hooks::NONE
};

/// The distance of a building from two sides of its tile, in u.
const MARGIN: f32 = 0.17;

/// The offset from the middle of a building to its foot.
const FOOT: Pt = pt(0.0, 0.1);

fn add_buildings(composer: &Composer<'_>, _: &[PositionedFigure<'_>], sprites: &mut Vec<PlacedSprite>) {
    for placed in &composer.scene.view.pieces {
        let icon = HOOKS.holding_icons.iter().find(|(_, piece, _)| *piece == placed.piece);
        let (Some((.., art)), Site::Tile(at)) = (icon, placed.site) else { continue };
        // The corner with the most room is for other pieces on tiles.
        if let Some([_, corner, ..]) = composer.tile(at).map(|cell| cell.plan.corners(MARGIN)) {
            sprites.push((composer.cell_pixel(at, corner + FOOT), art.plain().into()));
        }
    }
}

#[cfg(test)]
mod tests {
    use bergerie_rules::{Figure, FigureView, Piece, PlacedPiece, Pos, Rotation, Seat, SeatView, ShapeId, Site};

    use crate::tests::{Board, golden};
    use crate::{Artist, Legend, Scene};

    #[test]
    fn buildings_on_tiles_and_in_the_legend_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles = ["BA/RRR", "BA/CcRr+", "BA/L", "BA/CFc+"];
        let cells: Vec<Pos> = (0..4).map(|index| Pos::new(index % 2, index / 2)).collect();
        cells.iter().zip(tiles).for_each(|(&at, tile)| board.put(at, ShapeId::named(tile).unwrap(), Rotation::R0));
        let mut view = board.view();
        let on = |at, segment| FigureView { figure: Figure::Meeple, seat: Seat::FIRST, at, segment };
        view.figures = vec![on(cells[0], 0), on(cells[1], 0), on(cells[2], 0)];
        let kinds = [Piece::LittleShed, Piece::LittleHouse, Piece::LittleTower, Piece::LittleShed];
        let placed = |(piece, &at)| PlacedPiece { piece, owner: None, site: Site::Tile(at) };
        view.pieces = kinds.into_iter().zip(&cells).map(placed).collect();
        view.seats =
            vec![SeatView { pieces: kinds[..3].iter().map(|&kind| (kind, 2)).collect(), ..SeatView::default() }];
        let legend = Some(Legend { awaited: Some(Seat::FIRST), hand: None });
        golden("little_buildings", &Artist::new().table(&Scene { legend, ..Scene::new(&view) }).unwrap());
    }
}

//! Draws Under the Big Top: circus and acrobat spaces, the big top, the last animal token, pyramids and the ringmaster.

use crate::drawing::figure_height;
use crate::{
    Art, City, Composer, Courses, ExpansionLayouts, FigureArt, Hooks, Layer, PlacedSprite, PlanBuilder,
    PositionedFigure, PrintPhase, Pt, RoadEnd, SpriteKind, THEME, Tile, inward_vector, pt,
};
use bergerie_rules::{Figure, FigureView, Kind, Piece, Pos, Site};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/under_the_big_top.toml"),
    lay_out_courses,
    road_end: |tile, cities, _| printed_space(tile, cities).map(|(_, at)| RoadEnd { at, is_wide: true }),
    place_prints,
    layers: &[(Layer::Numbers, draw_token)],
    figure_position,
    add_pieces: add_big_top,
    figure_art: &[FigureArt {
        figure: Figure::Ringmaster,
        standing: Art("ringmaster"),
        lying: Some(Art("lying_ringmaster")),
    }],
    ..Hooks::NONE
};

const SPACE_ART: [(Kind, Art); 2] = [(Kind::Circus, Art("circus_space")), (Kind::Acrobats, Art("acrobat_space"))];

/// The radius of a space, in u.
const SPACE_RADIUS: f32 = 0.2;

/// The distance of a space from the middle of a tile with a city in a corner.
const SPACE_OFFSET: f32 = 0.17;

/// Returns the space of a tile: in the middle, or away from a city that reaches over it.
fn printed_space(tile: &Tile, cities: &[City]) -> Option<(Art, Pt)> {
    let (_, art) = SPACE_ART.into_iter().find(|&(kind, _)| tile.segment_count(kind) > 0)?;
    let covering = cities.iter().find(|city| city.mask.value_at(Pt::MIDDLE));
    let away =
        covering.map(|city| city.sides.iter().fold(pt(0.0, 0.0), |sum, side| sum + inward_vector(side) * SPACE_OFFSET));
    Some((art, Pt::MIDDLE + away.unwrap_or(pt(0.0, 0.0))))
}

/// Separates the fields that meet at the space.
fn lay_out_courses(tile: &Tile, cities: &[City], layouts: &mut ExpansionLayouts, courses: &mut Courses) {
    layouts.under_the_big_top = printed_space(tile, cities);
    if let Some((_, at)) = layouts.under_the_big_top {
        courses.mask.paint(true, |p| p.distance_to(at) < SPACE_RADIUS);
    }
}

fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let Some((art, at)) = builder.layouts.under_the_big_top.filter(|_| phase == PrintPhase::Fixed) else { return };
    builder.add_building(art, (at, 1.0), pt(SPACE_RADIUS + 0.02, SPACE_RADIUS + 0.02));
}

fn space_middle(composer: &Composer<'_>, at: Pos) -> Option<Pt> {
    let objects = &composer.tile(at)?.plan.objects;
    SPACE_ART.iter().find_map(|&(_, art)| objects.print_point(art))
}

/// The distance of the lower acrobats from the middle, and the height of the upper one, in heights of a figure.
const LOWER_ACROBAT_DISTANCE: f32 = 0.4;
const UPPER_ACROBAT_HEIGHT: f32 = 0.72;

/// Positions acrobats: two side by side, the third on their shoulders. Returns `None` for other figures.
fn figure_position<'a>(composer: &Composer<'_>, figure: &'a FigureView, before: usize) -> Option<PositionedFigure<'a>> {
    let kind = composer.tile(figure.at)?.plan.shape.segment(figure.segment)?.kind;
    let middle = space_middle(composer, figure.at).filter(|_| kind == Kind::Acrobats)?;
    let offset = match before {
        0 => pt(-LOWER_ACROBAT_DISTANCE, 0.0),
        1 => pt(LOWER_ACROBAT_DISTANCE, 0.0),
        _ => pt(0.0, -UPPER_ACROBAT_HEIGHT),
    };
    let feet = middle + pt(0.0, 0.12) + offset * figure_height(composer.layout.scale.detail);
    Some(PositionedFigure::standing(figure, feet, 0))
}

fn add_big_top(composer: &Composer<'_>, _: &[PositionedFigure<'_>], sprites: &mut Vec<PlacedSprite>) {
    let Some(placed) = composer.scene.view.pieces.iter().find(|placed| placed.piece == Piece::BigTop) else { return };
    let Site::Tile(at) = placed.site else { return };
    if let Some(middle) = space_middle(composer, at) {
        sprites.push((composer.cell_pixel(at, middle + pt(0.0, 0.1)), Art("big_top").plain().into()));
    }
}

/// The font size of a token's value in u, and half the width of the token in ems.
const DIGIT_SIZE: f32 = 0.17;
const TOKEN_HALF_WIDTH: f32 = 0.55;

/// Draws the token of the last circus that was scored, with its value.
fn draw_token(composer: &mut Composer<'_>) {
    let shown = composer.scene.view.expansions.under_the_big_top.as_ref();
    let Some((at, animal)) = shown.and_then(|shown| shown.turned_up) else { return };
    let Some(middle) = space_middle(composer, at) else { return };
    let size = composer.font_size(DIGIT_SIZE);
    let point = composer.cell_pixel(at, middle);
    composer.stamp(Art("animal_token").plain().with_unit((size * TOKEN_HALF_WIDTH).round() as u32), point);
    composer.stamp(SpriteKind::Text(animal.value().to_string(), size as u32, THEME.ink), point);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{Board, golden};
    use crate::{Artist, Legend, Scene};
    use bergerie_rules::expansions::under_the_big_top::{Animal, PublicState};
    use bergerie_rules::{PlacedPiece, Rotation, Seat, SeatView, ShapeId};

    #[test]
    fn tent_token_pyramids_and_ringmasters_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles = ["BT/ffrf.bt", "BT/crrc.bt", "BT/cfcf.bt", "BT/ffff.ac", "BT/rfrf.ac", "BT/ffrr.ac"];
        let cells = (0..).map(|index| Pos::new(index % 3, index / 3));
        cells.zip(tiles).for_each(|(at, name)| board.put(at, ShapeId::named(name).unwrap(), Rotation::R0));
        let mut view = board.view();
        let cells: Vec<Pos> = view.tiles.iter().map(|tile| tile.at).collect();
        view.pieces = vec![PlacedPiece { piece: Piece::BigTop, owner: None, site: Site::Tile(cells[0]) }];
        let seats = [0, 1, 2].map(|index| Seat::new(index).unwrap());
        let on = |figure, seat: usize, cell: usize, segment| FigureView {
            figure,
            seat: seats[seat],
            at: cells[cell],
            segment,
        };
        view.figures = vec![on(Figure::Meeple, 0, 3, 0), on(Figure::Meeple, 1, 4, 0), on(Figure::Meeple, 1, 4, 0)];
        view.figures.extend([0, 1, 2].map(|seat| on(Figure::Meeple, seat, 5, 0)));
        view.figures.extend([on(Figure::Ringmaster, 0, 1, 1), on(Figure::Ringmaster, 2, 4, 4)]);
        view.expansions.under_the_big_top =
            Some(PublicState { tokens: vec![(Animal::Flea, 1)], turned_up: Some((cells[2], Animal::Elephant)) });
        view.seats = seats.map(|_| SeatView { supply: vec![(Figure::Ringmaster, 1)], ..SeatView::default() }).to_vec();
        let legend = Some(Legend { awaited: Some(seats[0]), hand: None });
        golden("circus", &Artist::new().table(&Scene { legend, ..Scene::new(&view) }).unwrap());
    }
}

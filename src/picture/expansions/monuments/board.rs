//! Draws monuments on the board, with architects on the plinth and cubes on the objective cards.

use super::objective::{self, ObjectiveSprite, PLATE_RADIUS};
use super::plan::{plate_middle, printed_objective as objective_of};
use crate::expansions::ExpansionSpriteKind;
use crate::{Art, Composer, Detail, PlacedSprite, PositionedFigure, Pt, SpriteCache, SpriteKind, THEME, TilePlan, pt};
use bergerie_rules::expansions::monuments::{MonumentView, ObjectiveView};
use bergerie_rules::{FigureView, Kind, Quarter, Seat, View};

/// The positions of architects in front of the monument, from the plinth's middle, by the number of architects.
const ARCHITECT_POSITIONS: [&[(f32, f32)]; 6] = [
    &[(0.26, 0.39)],
    &[(-0.45, 0.40), (0.46, 0.44)],
    &[(-0.38, 0.35), (0.0, 0.46), (0.38, 0.37)],
    &[(-0.45, 0.34), (-0.15, 0.42), (0.15, 0.44), (0.45, 0.36)],
    &[(-0.30, 0.26), (0.02, 0.29), (0.34, 0.26), (-0.15, 0.47), (0.18, 0.47)],
    &[(-0.38, 0.25), (-0.06, 0.28), (0.26, 0.26), (-0.22, 0.46), (0.10, 0.48), (0.42, 0.45)],
];
/// The maximum number of architects at full height. More of them would hide the monument between them.
const MAX_TALL_ARCHITECTS: usize = 1;

/// A smaller architect with empty hands, for plinths with several architects.
const PLAIN_ARCHITECT: Art = Art("plain_architect");

/// The stacks of cubes beside a plate.
const CUBE_STACKS: CubeRow = CubeRow { foot: 0.14, room: 0.34, apart: 0.205 };
/// The offset of the first stack from the middle of its plate.
const FIRST_STACK_OFFSET: f32 = 0.30;
/// The font sizes in u of the points on a card, and of the number on a plate.
const POINTS_SIZE: f32 = 0.115;
const PLATE_NUMBER_SIZE: f32 = 0.26;

/// Returns the text on a part of a monument, with its middle. On the objective card, the text is the number of points.
/// On small tiles, a plate replaces the card, and the text is the number of the objective. Returns `None` for other
/// tiles, and if the text would be too small to read.
pub fn printed_text(plan: &TilePlan, sprites: &SpriteCache) -> Option<(Pt, SpriteKind)> {
    const MIN_TEXT_SIZE: f32 = 5.0;
    let (at, printed) = objective_of(plan)?;
    let quarter = plan.shape.quarter()?;
    let (at, text, em, ink) = if shows_cards(sprites) {
        let points = (printed.reward.points > 0).then(|| printed.reward.points.to_string())?;
        (at + objective::POINTS_OFFSET, points, POINTS_SIZE, THEME.ink)
    } else {
        (plate_middle(plan, at), (quarter.index() + 1).to_string(), PLATE_NUMBER_SIZE, THEME.table.digits)
    };
    let size = em * sprites.scale.side as f32;
    (size >= MIN_TEXT_SIZE).then(|| (at, SpriteKind::Text(text, size.round() as u32, ink)))
}

/// Returns the middle and the sprite, a card or a plate, of the objective on a part of a monument.
fn objective_sprite(plan: &TilePlan, sprites: &SpriteCache) -> Option<(Pt, SpriteKind)> {
    let (at, printed) = objective_of(plan)?;
    let wanted = objective::wanted_cells(printed, plan.rotation);
    let card = (at, ExpansionSpriteKind::Monuments(ObjectiveSprite::Card(wanted, printed.reward)).into());
    Some(if shows_cards(sprites) { card } else { (plate_middle(plan, at), Art("plate").plain().into()) })
}

/// Returns whether tiles are large enough for cards to be legible.
fn shows_cards(sprites: &SpriteCache) -> bool {
    sprites.scale.detail == Detail::Fine
}

fn monuments_on_board(view: &View) -> impl Iterator<Item = &MonumentView> {
    view.expansions.monuments.iter().flat_map(|shown| &shown.monuments)
}

/// Positions architects on the plinth. Returns `None` for other figures.
pub fn figure_position<'a>(
    composer: &Composer<'_>,
    figure: &'a FigureView,
    before: usize,
) -> Option<PositionedFigure<'a>> {
    let plan = &composer.tile(figure.at)?.plan;
    plan.shape.segment(figure.segment).filter(|segment| segment.kind == Kind::Monument)?;
    let covers = |monument: &&MonumentView| Quarter::ALL.iter().any(|quarter| quarter.of(monument.at) == figure.at);
    let monument = monuments_on_board(&composer.scene.view).find(covers);
    let (aside, piece) = architect_position(before, monument.map_or(1, |monument| monument.architects.len()));
    let at = *plan.figure_points.get(usize::from(figure.segment))? + aside;
    Some(PositionedFigure { figure, at, is_lying: false, sprite: piece.of(figure.seat).into() })
}

/// Returns the position of architect `number` of `of`, from the middle of the plinth, and the drawing.
fn architect_position(number: usize, of: usize) -> (Pt, Art) {
    let places = ARCHITECT_POSITIONS[of.clamp(1, ARCHITECT_POSITIONS.len()) - 1];
    let (x, y) = places[number % places.len()];
    (pt(x, y), if of > MAX_TALL_ARCHITECTS { PLAIN_ARCHITECT } else { Art("architect") })
}

pub fn draw_cards(composer: &mut Composer<'_>) {
    // Cards are printed on tiles, but objects of neighbouring tiles may have covered them, so they are drawn again.
    let printed =
        composer.tiles.iter().filter_map(|tile| Some((tile.at, objective_sprite(&tile.plan, &composer.sprites)?)));
    for (cell, (at, piece)) in printed.collect::<Vec<_>>() {
        composer.stamp(piece, composer.cell_pixel(cell, at));
    }
    let texts = composer.tiles.iter().filter_map(|tile| Some((tile.at, printed_text(&tile.plan, &composer.sprites)?)));
    for (cell, (at, text)) in texts.collect::<Vec<_>>() {
        composer.stamp(text, composer.cell_pixel(cell, at));
    }
}

/// Draws the cubes of all objectives and the sign of completed objectives, above all figures. A large figure would hide a cube.
pub fn draw_cubes(composer: &mut Composer<'_>) {
    let monuments = monuments_on_board(&composer.scene.view);
    composer.stamp_all(monuments.flat_map(|monument| cube_sprites(composer, monument)).collect());
}

/// Returns the sprites of a monument's cubes and signs.
fn cube_sprites(composer: &Composer<'_>, monument: &MonumentView) -> Vec<PlacedSprite> {
    let mut pieces = Vec::new();
    let pixels = |units: f32| composer.sprites.to_pixels(units).unsigned_abs();
    let pile = |CubeStack { seat, count, size }: CubeStack| {
        Art("pile").of(seat).with_parts(count).with_unit(pixels(size)).into()
    };
    for cell in Quarter::ALL.map(|quarter| quarter.of(monument.at)) {
        let Some(tile) = composer.tile(cell) else { continue };
        let printed = tile.plan.shape.quarter().and_then(|q| monument.objectives.get(q.index()));
        let Some((objective, at)) = printed.zip(tile.plan.layouts.monuments) else { continue };
        let mut put = |at: Pt, piece: SpriteKind| pieces.push((composer.cell_pixel(cell, at), piece));
        if shows_cards(&composer.sprites) {
            cubes_on_card(objective).into_iter().for_each(|(aside, cubes)| put(at + aside, pile(cubes)));
            if objective.is_paid {
                put(at + pt(0.20, 0.12), Art("done").plain().into());
            }
            continue;
        }
        let middle = plate_middle(&tile.plan, at);
        if objective.is_paid {
            put(middle, Art("done").plain().with_unit(pixels(PLATE_RADIUS * 0.96)).into());
            continue;
        }
        let filled = objective.cells.iter().filter(|(_, filled)| *filled).count();
        put(middle, ExpansionSpriteKind::Monuments(ObjectiveSprite::Gauge(filled, objective.cells.len())).into());
        let inward = if middle.x < at.x { 1.0 } else { -1.0 };
        cube_stacks(objective, inward).for_each(|(aside, cubes)| put(middle + aside, pile(cubes)));
    }
    pieces
}

struct CubeStack {
    seat: Seat,
    count: u8,
    size: f32,
}

const MAX_STACK_HEIGHT: u8 = 6;

/// Returns the cubes on a card, side by side or stacked by seat, with the positions of their feet from its middle.
fn cubes_on_card(objective: &ObjectiveView) -> Vec<(Pt, CubeStack)> {
    const ABREAST: usize = 6;
    let all = objective.cubes.iter().flat_map(|&(seat, n)| std::iter::repeat_n((seat, 1), usize::from(n)));
    let mut piles: Vec<(Seat, u8)> = all.collect();
    if piles.len() > ABREAST {
        piles = objective.cubes.iter().map(|&(seat, n)| (seat, n.min(MAX_STACK_HEIGHT))).collect();
    }
    let (gaps, size) = (piles.len().saturating_sub(1) as f32, cube_size(piles.len()));
    let place = |n: usize| pt((n as f32 - gaps / 2.0) * CUBES_ON_CARD.step(gaps) - 0.02, CUBES_ON_CARD.foot);
    piles.into_iter().enumerate().map(|(n, (seat, count))| (place(n), CubeStack { seat, count, size })).collect()
}

/// Returns the stacks of cubes beside a plate, one per seat, with the positions of their feet from the plate's middle.
fn cube_stacks(objective: &ObjectiveView, inward: f32) -> impl Iterator<Item = (Pt, CubeStack)> + '_ {
    let gaps = objective.cubes.len().saturating_sub(1) as f32;
    let step = CUBE_STACKS.step(gaps);
    let pile = move |(n, &(seat, count)): (usize, &(Seat, u8))| {
        (
            pt(inward * (FIRST_STACK_OFFSET + step * n as f32), CUBE_STACKS.foot),
            CubeStack { seat, count: count.min(MAX_STACK_HEIGHT), size: STACKED_CUBE_SIZE },
        )
    };
    objective.cubes.iter().enumerate().map(pile)
}

/// The maximum size of a cube on a card, and size of a cube in a stack beside a plate.
const MAX_CUBE_SIZE: f32 = 0.18;
const STACKED_CUBE_SIZE: f32 = 0.25;
/// The side of a cube's front, as a share of the cube's size.
const CUBE_FRONT_SHARE: f32 = 0.78;

/// A row of pieces side by side. Lengths are in u.
struct CubeRow {
    /// The distance from the middle of the card or plate down to the feet of the pieces.
    foot: f32,
    /// Maximum distance between the first and the last piece.
    room: f32,
    /// Maximum distance between neighbouring pieces.
    apart: f32,
}

impl CubeRow {
    /// Returns the distance between neighbouring pieces in a row with a number of gaps.
    fn step(&self, gaps: f32) -> f32 {
        if gaps > 0.0 { (self.room / gaps).min(self.apart) } else { 0.0 }
    }
}

const CUBES_ON_CARD: CubeRow = CubeRow { foot: 0.31, room: 0.46, apart: 0.15 };

/// Returns the size of `of` cubes side by side on a card. Many cubes are smaller, so that all marks remain visible.
fn cube_size(of: usize) -> f32 {
    (CUBES_ON_CARD.step(of.saturating_sub(1).max(1) as f32) / CUBE_FRONT_SHARE).min(MAX_CUBE_SIZE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::composer::laid_out_composer;
    use crate::board::layout::MAX_LENGTH;
    use crate::drawing::{figure_height, seat_colour};
    use crate::tests::{decoded, monuments};
    use crate::{Artist, Scene};
    use bergerie_rules::Figure;

    #[test]
    fn large_figures_do_not_cover_cubes() {
        let artist = Artist::new();
        let (_, mut view) = monuments(7, 62);
        let everywhere = view.tiles.iter().flat_map(|tile| (0..4).map(move |segment| (tile.at, segment)));
        let large = |(at, segment)| FigureView { at, segment, figure: Figure::LargeMeeple, seat: Seat::FIRST };
        let mut crowded = view.clone();
        crowded.figures = everywhere.map(large).collect();
        view.figures.clear();
        let [alone, covered] = [&view, &crowded].map(|view| decoded(&artist.table(&Scene::new(view)).unwrap().png));
        let scene = Scene::new(&view);
        let composer = laid_out_composer(&artist, &scene, MAX_LENGTH);
        let pieces: Vec<(i32, i32)> = super::monuments_on_board(&view)
            .flat_map(|monument| cube_sprites(&composer, monument))
            .map(|(at, _)| at)
            .collect();
        let colours: Vec<[u8; 3]> = Seat::all(Seat::MAX_COUNT).map(seat_colour).map(|c| [c.0, c.1, c.2]).collect();
        let is_cube = |x: u32, y: u32| {
            pieces.iter().any(|at| (at.0 - x as i32).abs() < 10 && (0..16).contains(&(at.1 - y as i32)))
        };
        let pixels = alone.enumerate_pixels().filter(|(.., pixel)| colours.contains(&pixel.0));
        let cubes: Vec<_> = pixels.filter(|&(x, y, _)| is_cube(x, y)).collect();
        assert!(cubes.len() > 100, "{} pixels of cubes", cubes.len());
        for (x, y, pixel) in cubes {
            assert_eq!(pixel, covered.get_pixel(x, y), "{x} {y}");
        }
        assert!(alone.pixels().zip(covered.pixels()).filter(|(a, b)| a != b).count() > 10_000, "figures are drawn");
    }

    #[test]
    fn no_cube_on_a_card_hides_the_front_of_another() {
        for count in 1..=5u8 {
            for owners in 1..=Seat::MAX_COUNT {
                let cubes_of = Seat::all(Seat::MAX_COUNT).take(owners).map(|seat| (seat, count)).collect();
                let objective =
                    ObjectiveView { cells: Vec::new(), reward: Default::default(), cubes: cubes_of, is_paid: false };
                let places: Vec<f32> = cubes_on_card(&objective).into_iter().map(|(at, _)| at.x).collect();
                let front = cube_size(places.len()) * CUBE_FRONT_SHARE;
                assert!(places.windows(2).all(|pair| pair[1] - pair[0] > front - 1e-4), "{owners} owners: {places:?}");
                // Tiles at this level of detail are so large that this is at least nine pixels.
                assert!(front > 0.09, "{owners} owners: {front}");
            }
        }
    }

    #[test]
    fn two_architects_leave_the_monument_between_them_to_be_seen() {
        /// Half the width of an architect's cloak, and the height of a smaller one, as shares of the full height.
        const HALF: f32 = 0.43;
        const SMALLER: f32 = 0.86;
        for detail in [Detail::Far, Detail::Coarse, Detail::Plain, Detail::Fine] {
            let [west, east] = [0, 1].map(|number| architect_position(number, 2));
            assert!([west.1, east.1].iter().all(|piece| *piece == PLAIN_ARCHITECT));
            let half = HALF * SMALLER * figure_height(detail);
            assert!(east.0.x - west.0.x - 2.0 * half > 0.36, "{detail:?}");
        }
    }
}

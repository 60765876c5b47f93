//! Tests that pictures are legible in the chat, which shows them 550 pixels wide, or 360 on a phone.

use super::samples::{Board, Chance, bag, pasture, people, town};
use crate::board::composer::laid_out_composer;
use crate::board::crop::table_window;
use crate::board::layout::{DESKTOP_WIDTH, MIN_FONT_SIZE, MIN_PIXELS_PER_POINT, phone_scale};
use crate::drawing::{figure_height, mark_colour, seat_colour};
use crate::legend::content::COUNT_SIZE;
use crate::pieces::markers;
use crate::{
    Artist, Composer, Crop, Detail, Legend, LegendContent, MAX_LENGTH, PHONE_WIDTH, Picture, PictureLayout, Rgb, Scene,
    SpriteCache, SpriteKind, Window, letters,
};
use bergerie_rules::expansions::hills_and_sheep::Token;
use bergerie_rules::{Figure, FigureView, Piece, Pos, Rotation, Seat, ShapeId, TileView, View};

/// The minimum sizes on a phone, in pixels: a figure's mark, a capital letter or digit, and the disc under a number.
const LEAST: (f32, f32, f32) = (6.0, 5.6, 10.0);

/// Half the height of the mark on a lying meeple, which is smallest, as a share of the figure's height.
const MARK: f32 = 0.215;

/// Gives the seats points and pieces as late in a long game.
pub fn equip(view: &mut View, seats: usize) {
    view.tiles_left = 47;
    view.seats.truncate(seats);
    for (index, seat) in view.seats.iter_mut().enumerate() {
        seat.score = [104, 87, 9, 63, 142, 71][index % 6];
        seat.supply = vec![(Figure::Meeple, [3, 0, 7, 1, 5, 2][index % 6])];
        for (figure, every) in [(Figure::Abbot, 2), (Figure::Shepherd, 3)] {
            seat.supply.extend((index % every == 0).then_some((figure, 1)));
        }
        seat.pieces = vec![(Piece::Bridge, 3 - index % 4), (Piece::Castle, 2 - index % 3)];
    }
}

/// Returns named boards of 20, 72, 120 and 180 tiles, of the base game with a river and of all sets together.
fn boards() -> Vec<(String, Board, View)> {
    let flocks: [&[Token]; 2] = [&[Token::Two, Token::Three], &[Token::Four, Token::Three, Token::Two]];
    let mut boards = Vec::new();
    for (count, bounds) in [(20, (6, 5)), (72, (12, 8)), (120, (14, 11)), (180, (17, 14))] {
        let (board, view) = town(5, count, bounds);
        boards.push((format!("{count} tiles"), board, view));
        let (board, view) = pasture(7, count, bounds, &flocks);
        boards.push((format!("{count} tiles of Hills & Sheep"), board, view));
        let (mut all, mut chance) = (Board::default(), Chance(count as u64 | 1));
        let mut tiles = bag(&["basic:2", "hills-and-sheep:2", "bridges-castles-and-bazaars:2"]);
        tiles.extend(tiles.clone());
        all.fill(tiles, count, bounds, &mut chance);
        let mut view = all.view();
        people(&mut view, &mut chance);
        boards.push((format!("{count} tiles of all sets"), all, view));
    }
    boards.iter_mut().for_each(|(_, _, view)| equip(view, 6));
    boards
}

/// Returns the drawn height of the triangle on yellow's figure, as the number of rows with pixels of the mark's colour.
fn triangle(sprites: &SpriteCache, piece: SpriteKind) -> f32 {
    let Some(yellow) = Seat::new(2) else { return 0.0 };
    let Rgb(r, g, b) = mark_colour(seat_colour(yellow));
    let raster = sprites.draw_sprite(&piece);
    let dark = |p: [u8; 4]| p[3] > 250 && p[0].abs_diff(r).max(p[1].abs_diff(g)).max(p[2].abs_diff(b)) < 12;
    let rows: Vec<usize> =
        raster.rows().enumerate().filter(|(_, row)| row.clone().any(|p| dark(p.0))).map(|(y, _)| y).collect();
    rows.last().zip(rows.first()).map_or(0.0, |(last, first)| (last - first + 1) as f32)
}

/// Checks that the smallest elements of a picture are large enough at the size at which the chat shows them.
fn check(name: &str, composer: &Composer<'_>) {
    const CAPITAL: f32 = 0.729;
    let layout = composer.layout;
    let (side, detail) = (layout.scale.side as f32, layout.scale.detail);
    let phone = phone_scale(layout.width, layout.height);
    let mark = MARK * 2.0 * figure_height(detail) * side;
    let numbers = (markers::SPOT_NUMBER_SIZE * side).max(composer.min_font_size());
    let disc = numbers * markers::SPOT_DISC_RADIUS * 2.0;
    assert!(mark * phone >= LEAST.0, "{name}: marks of {:.1} px", mark * phone);
    assert!(layout.font_size * CAPITAL * phone >= LEAST.1, "{name}: coordinates");
    assert!(numbers * CAPITAL * phone >= LEAST.1 && disc * phone >= LEAST.2, "{name}: numbers of places");
    assert!(letters::text_width("88") * numbers <= disc, "{name}: a number reaches over its disc");
    // The formulas above must agree with the drawing. A triangle has 0.91 of its mark's height, less its soft edges.
    let Some(yellow) = Seat::new(2) else { return };
    let drawn = triangle(&composer.sprites, SpriteKind::Lying(Figure::Meeple, yellow));
    assert!(drawn >= 0.70 * mark, "{name}: the mark is drawn {drawn} px high, not {mark}");
}

#[test]
fn small_things_stay_legible_in_the_chat_and_on_a_phone() {
    let artist = Artist::new();
    let hand = ShapeId::named("BA/CccR+").unwrap();
    let mut cropped = 0;
    for (name, board, view) in boards() {
        let last = view.tiles.last().map(|t| t.at).zip(Seat::new(0));
        let near = last.map(|(at, _)| at).into_iter().collect();
        let legend = Some(Legend { awaited: Seat::new(1), hand: Some((hand, Rotation::R0)) });
        let spots = board.spots(hand);
        let scene = Scene { last, spots, legend, crop: Crop::Legible(near), ..Scene::new(&view) };
        let composer = laid_out_composer(&artist, &scene, MAX_LENGTH);
        check(&name, &composer);
        let window = composer.layout.window;
        let whole = window.contains_window(table_window(&scene));
        assert!(last.is_some_and(|(at, _)| window.contains(at)), "{name}: the last tile is not shown");
        // A picture of a part of the table still shows most of the table's cells.
        let cells = || view.tiles.iter().map(|tile| tile.at).chain(scene.spots.iter().copied());
        let (seen, all) = (cells().filter(|&at| window.contains(at)).count(), cells().count());
        assert!(whole || 100 * seen >= 55 * all, "{name}: only {seen} of {all} tiles and places are shown");
        assert!(whole || view.tiles.len() >= 72, "{name} fits as a whole");
        cropped += usize::from(!whole);
    }
    assert!(cropped > 0, "no board was so large that a part of it was shown");
}

/// Checks that the smallest text of a legend is legible, and that no card extends beyond the legend's border.
fn check_legend(artist: &Artist, view: &View, hand: Option<(ShapeId, Rotation)>) {
    let scene = Scene { legend: Some(Legend { awaited: None, hand }), ..Scene::new(view) };
    let layout = laid_out_composer(artist, &scene, MAX_LENGTH).layout;
    let (panel, content) = (layout.panel.unwrap(), LegendContent::new(&scene).unwrap());
    let longest = layout.width.max(layout.height) as f32;
    // The smallest text is that of the numbers of pieces. Clients do not enlarge small pictures.
    let phone = (PHONE_WIDTH / longest).min(1.0 / MIN_PIXELS_PER_POINT);
    assert!(
        !layout.is_legible
            || panel.pixels_per_point * COUNT_SIZE * content.min_card_scale(&panel) * phone >= MIN_FONT_SIZE - 0.05,
        "{layout:?}"
    );
    for (x, y) in content.card_corners(&panel) {
        let (x, y) = (x.round() as i32, y.round() as i32);
        let (inside_x, inside_y) = (panel.frame.x.0..=panel.frame.x.1, panel.frame.y.0..=panel.frame.y.1);
        assert!(inside_x.contains(&x) && inside_y.contains(&y), "{} seats: {x} {y} {layout:?}", view.seats.len());
    }
}

const LEGENDS: [(usize, usize, (i16, i16)); 5] =
    [(2, 1, (1, 1)), (5, 20, (6, 5)), (6, 72, (12, 8)), (6, 60, (4, 20)), (3, 40, (20, 3))];

#[test]
fn the_legend_is_legible_and_fits() {
    let artist = Artist::new();
    for (seats, count, bounds) in LEGENDS {
        let (_, mut view) = town(3, count, bounds);
        equip(&mut view, seats);
        let hand = ShapeId::named("BA/LR").map(|shape| (shape, Rotation::R0));
        [hand, None].into_iter().for_each(|hand| check_legend(&artist, &view, hand));
    }
}

#[test]
fn a_legend_of_all_there_is_fits_too() {
    let artist = Artist::new();
    for (seats, count, bounds) in LEGENDS {
        let (_, mut view) = town(3, count, bounds);
        equip(&mut view, seats);
        for seat in &mut view.seats {
            seat.supply = Figure::ALL.map(|figure| (figure, if figure == Figure::Meeple { 7 } else { 1 })).to_vec();
            seat.pieces = Piece::ALL.iter().map(|&piece| (piece, 3)).collect();
        }
        let hand = ShapeId::named("BA/LR").map(|shape| (shape, Rotation::R0));
        [hand, None].into_iter().for_each(|hand| check_legend(&artist, &view, hand));
    }
}

#[test]
fn whole_tables_stay_within_the_limits() {
    let artist = Artist::new();
    let mut square = Board::default();
    let all: Vec<ShapeId> = (0..3).flat_map(|_| bag(&["basic:2"])).collect();
    square.fill(all, 200, (15, 15), &mut Chance(99));
    assert!(square.tiles.len() > 180);
    let mut lines = [Board::default(), Board::default()];
    let road = ShapeId::named("BA/RFr").unwrap();
    for n in 0..200 {
        lines[0].put(Pos::new(n, 0), road, Rotation::R0);
        lines[1].put(Pos::new(0, -n), road, Rotation::R90);
    }
    let mut town = Board::default();
    for (n, cell) in (0..196).map(|n| (n, Pos::new(n % 14, n / 14))) {
        town.put(cell, ShapeId::named("BA/Cccc+").unwrap(), Rotation::ALL[n as usize % 4]);
    }
    for board in lines.iter().chain([&square, &town]) {
        let mut view = board.view();
        equip(&mut view, 6);
        if board.tiles.len() == town.tiles.len() {
            // The most crowded table has houses, figures and borders of scored cells everywhere.
            let people = view.tiles.iter().zip((0..6).cycle().filter_map(Seat::new));
            let figure =
                |(tile, seat): (&TileView, Seat)| FigureView { at: tile.at, segment: 0, figure: Figure::Meeple, seat };
            view.figures = people.map(figure).collect();
        }
        let legend = Some(Legend { awaited: Seat::new(1), hand: Some((road, Rotation::R0)) });
        let highlight = view.figures.iter().map(|figure| figure.at).filter(|at| (at.x + at.y) % 2 == 0).collect();
        let scene = Scene { spots: board.spots(road), legend, highlight, ..Scene::new(&view) };
        let whole = artist.table(&scene).unwrap();
        assert!(whole.png.len() <= Picture::MAX_BYTES, "{}", whole.png.len());
        assert!(whole.width.max(whole.height) <= MAX_LENGTH);
        assert!(whole.extent.is_whole && !whole.extent.is_legible);
        let longest = whole.width.max(whole.height);
        assert!(longest > 1400, "{} x {}", whole.width, whole.height);
        let end = view.tiles.last().map(|t| t.at).unwrap();
        let part = artist.table(&Scene { crop: Crop::Legible(vec![end]), ..scene.clone() }).unwrap();
        assert!(part.extent.is_legible && !part.extent.is_whole);
        let near = artist.table(&Scene { crop: Crop::Around(vec![end]), legend: None, ..scene }).unwrap();
        assert!(near.extent.is_legible && near.width < 1000);
    }
}

#[test]
fn a_crop_of_too_much_shows_its_middle() {
    let mut board = Board::default();
    for n in 0..60 {
        board.put(Pos::new(n, 0), ShapeId::named("BA/RFr").unwrap(), Rotation::R0);
    }
    let view = board.view();
    let crop = Crop::Around(vec![Pos::START, Pos::new(59, 0)]);
    let picture = Artist::new().table(&Scene { crop, ..Scene::new(&view) }).unwrap();
    assert!(picture.extent.is_legible && !picture.extent.is_whole);
    assert!(picture.extent.corners.0.x > 0 && picture.extent.corners.1.x < 59);
}

#[test]
fn figures_grow_as_tiles_get_smaller() {
    // The smallest tiles of each level of detail, in pixels of the chat.
    for (seen, detail) in [(90.0, Detail::Fine), (60.0, Detail::Plain), (42.0, Detail::Coarse)] {
        assert_eq!((Detail::for_tile_width(seen), Detail::for_tile_width(seen - 0.1) < detail), (detail, true));
        let mark = 2.0 * MARK * figure_height(detail) * seen * PHONE_WIDTH / DESKTOP_WIDTH;
        assert!(mark >= LEAST.0, "{detail:?}: {mark:.1}");
    }
    let far = 2.0 * MARK * figure_height(Detail::Far) * Picture::MIN_LEGIBLE_TILE;
    assert!(far >= LEAST.0 - 0.01, "{far:.2}");
    let window = Window { from: Pos::START, to: Pos::new(16, 16) };
    assert!(!PictureLayout::fit(window, MAX_LENGTH, None).is_legible);
}

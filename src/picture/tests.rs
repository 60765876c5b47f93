//! Whole pictures.

use std::collections::HashSet;
use std::path::Path;

use image::{Luma, RgbImage};
use imageproc::map::map_enumerated_pixels;

use super::brush::{Detail, Scale};
use super::curve::{Pt, pt};
use super::layout::{LONGEST, Layout, SEEN, SMALLEST_TYPE};
use super::plan::{Plan, inward, middle_of};
use super::samples::{Board, Chance, bag, pasture, town};
use super::theme::{Rgb, THEME};
use super::*;
use crate::rules::figure::Figure;
use crate::rules::geometry::Side;
use crate::rules::tile::Edge;
use crate::rules::view::FigureView;

fn shapes_turned() -> impl Iterator<Item = (ShapeId, Rotation)> {
    ShapeId::all().flat_map(|shape| Rotation::ALL.map(|rotation| (shape, rotation)))
}

/// The pixels of a picture.
fn decoded(png: &[u8]) -> RgbImage {
    image::load_from_memory(png).unwrap().to_rgb8()
}

#[test]
fn every_tile_draws_in_every_rotation() {
    for (shape, rotation) in shapes_turned() {
        let plan = Plan::new(shape, rotation);
        assert_eq!(plan.places.len(), shape.shape().segments.len());
        let inside = |p: &Pt| (0.0..=1.0).contains(&p.x) && (0.0..=1.0).contains(&p.y);
        assert!(plan.places.iter().all(inside), "{shape} {rotation:?}: {:?}", plan.places);
        let raster = art::tile(&plan, Scale { side: 48, detail: Detail::Coarse });
        assert_eq!(raster.pixels.len(), 48 * 48);
    }
}

#[test]
fn roads_and_rivers_leave_in_the_middle_of_their_side() {
    const SIDE: u32 = 100;
    let near = |a: Rgb, [r, g, b, _]: [u8; 4]| {
        a.0.abs_diff(r) as u32 + u32::from(a.1.abs_diff(g)) + u32::from(a.2.abs_diff(b)) < 60
    };
    for (shape, rotation) in shapes_turned() {
        let raster = art::tile(&Plan::new(shape, rotation), Scale { side: SIDE, detail: Detail::Plain });
        let at = |p: Pt| raster.pixels[(p.y * SIDE as f32) as usize * SIDE as usize + (p.x * SIDE as f32) as usize];
        for side in Side::ALL {
            let (colour, half) = match shape.shape().turned(rotation).edges.on(side) {
                Some(Edge::Road) => (THEME.road.fill, 0.035),
                Some(Edge::River) => (THEME.water.fill, 0.055),
                _ => continue,
            };
            let (middle, aside) = (middle_of(side) + inward(side) * 0.025, inward(side).turned());
            for share in [-half, half] {
                let pixel = at(middle + aside * share);
                let glint = near(THEME.water.glint, pixel) || near(THEME.water.shaded, pixel);
                assert!(near(colour, pixel) || glint, "{shape} {rotation:?} {side:?}: {pixel:?}");
            }
            for share in [-0.16, 0.16] {
                assert!(!near(colour, at(middle + aside * share)), "{shape} {rotation:?} {side:?} is too wide");
            }
        }
    }
}

#[test]
fn the_grass_of_each_half_side_is_its_field_s() {
    use crate::rules::geometry::Half;
    for (shape, rotation) in shapes_turned() {
        let plan = Plan::new(shape, rotation);
        for half in Half::ALL {
            let Some(field) = shape.shape().turned(rotation).on_half(half) else { continue };
            let share = if half.index() % 2 == 0 { 0.2 } else { 0.8 };
            let point = super::curve::quarter(pt(share, 0.01), half.side().index());
            assert_eq!(plan.fields.at(point), field + 1, "{shape} {rotation:?} {half:?}");
        }
    }
}

#[test]
fn farmers_lie_on_their_fields() {
    for (shape, rotation) in shapes_turned() {
        let plan = Plan::new(shape, rotation);
        for (index, segment) in shape.shape().segments.iter().enumerate() {
            if segment.kind == crate::rules::tile::Kind::Field {
                let label = plan.fields.at(plan.places[index]);
                assert_eq!(usize::from(label), index + 1, "{shape} {rotation:?}");
            }
        }
    }
}

/// Compares a picture with the one under `tests/data/picture/`; `UPDATE_GOLDEN=1` writes it anew.
///
/// Pixels may differ a little: other machines round sines and square roots in other ways.
fn golden(name: &str, picture: &Picture) {
    let path = Path::new("tests/data/picture").join(name).with_extension("png");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all("tests/data/picture").unwrap();
        std::fs::write(&path, &picture.png).unwrap();
    }
    let (got, wanted) = (decoded(&picture.png), decoded(&std::fs::read(&path).unwrap()));
    assert_eq!(got.dimensions(), wanted.dimensions(), "{name}");
    let difference = map_enumerated_pixels(&got, |x, y, pixel| Luma([far(pixel.0, wanted.get_pixel(x, y).0)]));
    let share = difference.pixels().filter(|far| far.0[0] > 40).count() as f64 / difference.len() as f64;
    if share > 0.005 {
        let folder = std::env::temp_dir();
        std::fs::write(folder.join(format!("{name}-got.png")), &picture.png).unwrap();
        difference.save(folder.join(format!("{name}-difference.png"))).unwrap();
        let share = share * 100.0;
        panic!("{name}: {share:.1} % of the pixels differ, see {}; UPDATE_GOLDEN=1 accepts it", folder.display());
    }
}

/// How far apart two colours are in the channel in which they differ most.
fn far(a: [u8; 3], b: [u8; 3]) -> u8 {
    a.into_iter().zip(b).map(|(a, b)| a.abs_diff(b)).max().unwrap_or_default()
}

#[test]
fn pictures_look_as_they_did() {
    let artist = Artist::new();
    let (board, view) = town(4, 16, (5, 4));
    let hand = ShapeId::named("BA/CccR+").unwrap();
    let spots = board.spots(hand);
    let last = view.tiles.last().map(|t| t.at).zip(Seat::new(5));
    let turn = Scene { last, spots: spots.clone(), hand: Some((hand, Rotation::R90)), ..Scene::new(&view) };
    golden("turn", &artist.table(&turn).unwrap());
    let at = spots[0];
    let ghost = Some(Ghost { at, shape: hand, rotation: board.ways(at, hand)[0], places: vec![0, 1, 2, 3] });
    let highlight = view.tiles.iter().take(3).map(|t| t.at).collect();
    let tried = Scene { ghost, highlight, crop: Crop::Around(vec![at]), ..Scene::new(&view) };
    golden("tried", &artist.table(&tried).unwrap());
    let cards: Vec<Card> = ["BA/LR", "RI.2/I.v", "RI.2/CIcI", "RI.2/RIrI", "BA/RRRR", "BA/CccG"]
        .into_iter()
        .filter_map(ShapeId::named)
        .zip(Rotation::ALL.into_iter().cycle())
        .map(|(shape, rotation)| Card { shape, rotation, label: format!("{}", shape.index() % 9) })
        .collect();
    golden("row", &artist.tiles(&cards).unwrap());
}

#[test]
fn flocks_look_as_they_did() {
    use crate::rules::expansions::hills_and_sheep::Token;
    let artist = Artist::new();
    let flocks: [&[Token]; 3] = [&[Token::Two, Token::Three], &[Token::Four, Token::Three, Token::Two], &[Token::One]];
    let (_, view) = pasture(4, 14, (5, 4), &flocks);
    golden("flocks", &artist.table(&Scene::new(&view)).unwrap());
    golden("tokens", &artist.tokens(&Token::ALL).unwrap());
}

#[test]
fn large_boards_stay_within_the_limits() {
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
    for board in lines.iter().chain([&square]) {
        let view = board.view();
        let spots = board.spots(road);
        let scene = Scene { spots, hand: Some((road, Rotation::R0)), ..Scene::new(&view) };
        let picture = artist.table(&scene).unwrap();
        assert!(picture.png.len() <= Picture::MOST_BYTES, "{}", picture.png.len());
        assert!(picture.width.max(picture.height) <= LONGEST);
        assert_eq!(picture.legible, board.tiles.len() != 200 || board.rim().len() < 200, "{}", board.rim().len());
        let end = view.tiles.last().map(|t| t.at).unwrap();
        let near = artist.table(&Scene { crop: Crop::Around(vec![end]), ..scene }).unwrap();
        assert!(near.legible && near.width < 1000);
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
    assert!(picture.legible);
    assert!(picture.shown.0.x > 0 && picture.shown.1.x < 59);
}

#[test]
fn numbers_are_legible_in_the_chat() {
    for (columns, rows) in [(3, 3), (9, 6), (14, 9), (17, 17)] {
        let window = super::layout::Window { from: Pos::START, to: Pos::new(columns - 1, rows - 1) };
        let layout = Layout::fit(window, LONGEST);
        let shrunk = |px: f32| px * SEEN / layout.width as f32;
        assert!(shrunk(layout.type_size) >= SMALLEST_TYPE - 0.5, "{columns} columns");
        let digits = (spots::DIGITS * layout.scale.side as f32).max(SMALLEST_TYPE * layout.width as f32 / SEEN);
        assert!(shrunk(digits) >= SMALLEST_TYPE - 0.5, "{columns} columns");
    }
}

#[test]
fn odd_views_still_draw() {
    let artist = Artist::new();
    let mut view = View::default();
    assert!(artist.table(&Scene::new(&view)).is_ok());
    let (seat, away) = (Seat::new(3).unwrap(), Pos::new(7, 7));
    view.figures.push(FigureView { at: away, segment: 9, figure: Figure::Meeple, seat });
    let shape = ShapeId::named("BA/L").unwrap();
    let ghost = Some(Ghost { at: away, shape, rotation: Rotation::R0, places: vec![0, 1, 40] });
    let scene = Scene {
        last: Some((Pos::new(-3, 2), seat)),
        spots: vec![away],
        ghost,
        hand: Some((shape, Rotation::R90)),
        ..Scene::new(&view)
    };
    assert!(artist.table(&scene).is_ok());
    assert!(artist.tiles(&[]).is_ok());
    let apart = Scene { spots: vec![Pos::new(-900, 3), Pos::new(900, 3)], ..Scene::new(&view) };
    assert!(artist.table(&apart).is_ok_and(|p| p.width <= LONGEST && !p.legible));
}

#[test]
fn kept_sprites_stay_within_their_limit() {
    let artist = Artist::new();
    for count in [4, 30, 60, 90] {
        let (_, view) = town(7, count, (14, 14));
        artist.table(&Scene::new(&view)).unwrap();
    }
    let kept: usize = artist.workshops.lock().unwrap().iter().map(|(_, w)| w.weight()).sum();
    assert!(kept <= Artist::KEPT, "{kept}");
}

#[test]
fn pictures_hold_the_seats_exact_colours() {
    let (_, mut view) = town(4, 30, (8, 6));
    view.figures.clear();
    for (tile, seat) in view.tiles.iter().zip((0..6).cycle().filter_map(Seat::new)) {
        view.figures.push(FigureView { at: tile.at, segment: 0, figure: Figure::Meeple, seat });
    }
    let picture = Artist::new().table(&Scene::new(&view)).unwrap();
    let seen: HashSet<[u8; 3]> = decoded(&picture.png).pixels().map(|pixel| pixel.0).collect();
    for Rgb(r, g, b) in THEME.seats.colours {
        assert!(seen.contains(&[r, g, b]), "{r} {g} {b}");
    }
}

#[test]
fn an_artist_can_be_shared() {
    fn shared<T: Send + Sync>(_: &T) {}
    let artist = Artist::new();
    shared(&artist);
    let view = town(2, 6, (4, 4)).1;
    let pngs = std::thread::scope(|scope| {
        let draw = || artist.table(&Scene::new(&view)).map(|p| p.png);
        let (a, b) = (scope.spawn(draw), scope.spawn(draw));
        [a.join().unwrap().unwrap(), b.join().unwrap().unwrap()]
    });
    assert_eq!(pngs[0], pngs[1]);
}

#[test]
fn gifts_look_as_they_did() {
    use crate::rules::expansions::the_gifts::Card as Gift;
    let artist = Artist::new();
    let faces =
        Gift::ALL.into_iter().zip('A'..).map(|(gift, letter)| GiftCard { gift: Some(gift), label: letter.into() });
    let pile = GiftCard { gift: None, label: "17".to_owned() };
    let cards: Vec<GiftCard> = std::iter::once(pile).chain(faces).collect();
    let seat = Seat::new(1).unwrap();
    golden("gifts", &artist.gifts(&cards, seat).unwrap());
    let one = artist.gifts(&cards[1..2], seat).unwrap();
    let none = artist.gifts(&[], seat).unwrap();
    assert!(one.width < 300 && none.width < 300, "a card is not enlarged");
}

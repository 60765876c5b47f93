//! Golden pictures of goods, builders and pigs.

use super::good_art;
use crate::legend::holdings::seat_holdings;
use crate::tests::{builders_and_mayors, golden, outline_difference, plans};
use crate::{Artist, Brush, Detail, Legend, Pt, Scale, Scene, TilePlan, pt};
use bergerie_rules::expansions::traders_and_builders::{Good, Goods};
use bergerie_rules::{Kind, Rotation, Seat, SeatView, ShapeId, View};

#[test]
fn goods_builders_and_pigs_match_the_golden_picture() {
    let (board, view) = builders_and_mayors(6, 24, (6, 5));
    let hand = ShapeId::named("TB/CcRR!.c").unwrap();
    let legend = Some(Legend { awaited: Seat::new(2), hand: Some((hand, Rotation::R0)) });
    let last = view.tiles.last().map(|tile| tile.at).zip(Seat::new(0));
    let scene = Scene { last, legend, spots: board.spots(hand), ..Scene::new(&view) };
    golden("builders-and-mayors", &Artist::new().table(&scene).unwrap());
}

#[test]
fn every_city_shows_its_goods() {
    let (mut shown, mut printed) = (0, 0);
    for plan in plans() {
        let TilePlan { shape, rotation, .. } = *plan;
        let segments = shape.segments.iter().zip(0u8..);
        for (segment, index) in segments.filter(|(segment, _)| segment.kind == Kind::City) {
            printed += Good::ALL.into_iter().filter(|good| segment.marks.has(good.mark())).count();
            let own = plan.cities.iter().filter(|city| city.segment == index);
            for city in own {
                let good = |art| Good::ALL.into_iter().find(|good| good_art(*good) == art);
                let goods = plan.objects.prints.iter().filter_map(|print| Some((good(print.art)?, print.at)));
                for (good, at) in goods.filter(|(_, at)| city.mask.value_at(*at)) {
                    shown += 1;
                    assert!(segment.marks.has(good.mark()), "{shape} {rotation:?}: {good:?}");
                    let knight = plan.figure_points[usize::from(index)];
                    assert!(knight.distance_to(at) > 0.20, "{shape} {rotation:?}: a knight stands on {good:?}");
                    let near = city.walls.iter().flatten().map(|p| p.distance_to(at)).fold(f32::INFINITY, f32::min);
                    assert!(near > 0.10, "{shape} {rotation:?}: {good:?} hangs on a wall");
                }
            }
        }
    }
    assert_eq!(shown, printed);
    assert_eq!(printed, 4 * (9 + 6 + 5 + 2), "twenty symbols, two of them on tiles with and without a garden");
}

/// Returns how much of each pixel a symbol covers when its height is `pixels`.
fn outline(good: Good, pixels: u32) -> Vec<f64> {
    let side = pixels * 2;
    let mut brush = Brush::new(Scale { side, detail: Detail::Far }, pt(0.0, 0.0), pt(1.0, 1.0));
    good_art(good).draw(&mut brush, Pt::MIDDLE, 0.25);
    brush.finish().pixels().map(|pixel| f64::from(pixel.0[3]) / 255.0).collect()
}

#[test]
fn goods_differ_in_outline() {
    for pixels in [24, 12, 10] {
        for (a, b) in [(Good::Wine, Good::Grain), (Good::Wine, Good::Cloth), (Good::Grain, Good::Cloth)] {
            let share = outline_difference(&outline(a, pixels), &outline(b, pixels));
            assert!(share >= 0.22, "{pixels} px: {a:?} and {b:?} differ by only {share:.2}");
        }
    }
}

/// The legend shows three numbers and marks each majority. If players are tied, all of them are marked.
#[test]
fn the_strip_marks_the_majority() {
    let tokens = [[2, 0, 1], [2, 1, 0], [1, 0, 0]];
    let seat = |tokens: [u8; 3]| {
        let goods = Good::ALL.into_iter().zip(tokens);
        SeatView { pieces: goods.map(|(good, n)| (good.piece(), usize::from(n))).collect(), ..SeatView::default() }
    };
    let mut view = View { seats: tokens.map(seat).to_vec(), ..View::default() };
    view.expansions.traders_and_builders.get_or_insert_default().goods = tokens.map(Goods::new).to_vec();
    let strip = |number: usize| {
        let seat = Seat::new(number).unwrap();
        let goods = Good::ALL.map(good_art);
        let pieces = seat_holdings(seat, &view).into_iter().filter(|held| goods.contains(&held.icon.art));
        pieces.map(|held| (held.count, held.has_majority)).collect::<Vec<_>>()
    };
    assert_eq!(strip(0), [(2, true), (1, true)]);
    assert_eq!(strip(1), [(2, true), (1, true)]);
    assert_eq!(strip(2), [(1, false)]);
}

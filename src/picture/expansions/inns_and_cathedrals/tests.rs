//! Golden pictures of cathedrals and large meeples.

use crate::tests::{Board, Chance, bag, golden};
use crate::{Artist, Legend, Scene};
use bergerie_rules::{Figure, FigureView, Kind, Pos, Rotation, Seat, ShapeId, View};

/// Returns a board of `count` tiles around a cathedral.
fn parish(count: usize, bounds: (i16, i16)) -> View {
    let mut board = Board::default();
    board.put(Pos::START, ShapeId::named("IC/Cccc.c").unwrap(), Rotation::R0);
    let tiles = [bag(&["inns-and-cathedrals:2"]), bag(&["inns-and-cathedrals:2"]), bag(&["basic:2"])].concat();
    board.fill(tiles, count, bounds, &mut Chance(11));
    board.view()
}

/// Places figures on the board's features, alternating large meeples and meeples.
fn settle(view: &mut View) {
    let mut taken = std::collections::HashSet::new();
    let pairs = (0..6).cycle().filter_map(Seat::new);
    let mut pieces = pairs.flat_map(|seat| [(seat, Figure::LargeMeeple), (seat, Figure::Meeple)]);
    for (number, tile) in view.tiles.iter().enumerate() {
        let segments = tile.shape.segments.iter().zip(&tile.features).zip(0u8..);
        let open = segments.filter(|((segment, feature), _)| segment.kind != Kind::Garden && !taken.contains(*feature));
        let open: Vec<_> = open.map(|((_, feature), index)| (*feature, index)).collect();
        let Some(&(feature, segment)) = open.get(number % open.len().max(1)) else { continue };
        let Some((seat, figure)) = pieces.next() else { continue };
        taken.insert(feature);
        view.figures.push(FigureView { at: tile.at, segment, figure, seat });
    }
}

#[test]
fn cathedrals_and_large_meeples_match_the_golden_picture() {
    let artist = Artist::new();
    let mut view = parish(12, (4, 3));
    settle(&mut view);
    for (seat, large) in view.seats.iter_mut().zip([1, 0].into_iter().cycle()) {
        seat.supply = vec![(Figure::Meeple, 5), (Figure::LargeMeeple, large)];
    }
    view.tiles_left = 59;
    let hand = ShapeId::named("IC/RRR.i").map(|shape| (shape, Rotation::R0));
    let legend = Some(Legend { awaited: Seat::new(1), hand });
    golden("cathedral", &artist.table(&Scene { legend, ..Scene::new(&view) }).unwrap());
}

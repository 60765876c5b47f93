// Boards of Traders & Builders and Abbey & Mayor. Included beside `boards.rs`, whose names must be in scope.

use crate_rules::expansions::abbey_and_mayor::{BarnView, MayorView};
use crate_rules::expansions::traders_and_builders::{Good, Goods};
use crate_rules::{Piece, PlacedPiece, Site};

/// Returns a board with tiles of both sets, an abbey, every kind of figure of both sets, two barns, and goods tokens.
pub fn builders_and_mayors(seed: u64, count: usize, bounds: (i16, i16)) -> (Board, View) {
    let mut chance = Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut board = Board::default();
    let tiles = [bag(&["traders-and-builders:2", "abbey-and-mayor:2"]), bag(&["basic:2"])];
    board.fill(tiles[0].clone(), count * 3 / 5, bounds, &mut chance);
    board.fill(tiles.concat(), count, bounds, &mut chance);
    found_abbey(&mut board);
    let mut view = board.view();
    settle(&mut view);
    build_barns(&board, &mut view);
    trade(&mut view);
    (board, view)
}

/// Replaces a tile that has neighbours on all sides with an abbey.
fn found_abbey(board: &mut Board) {
    let inner = |at: &Pos| at.around().iter().all(|p| board.cells.contains_key(p));
    let hole = board.tiles.iter().skip(1).map(|(at, ..)| *at).find(inner);
    let Some((at, abbey)) = hole.zip(ShapeId::named("AM/A")) else { return };
    board.tiles.retain(|(other, ..)| *other != at);
    board.put(at, abbey, Rotation::R0);
}

/// Places one figure on each feature: builders and wagons on roads and in cities, mayors in cities, and pigs on fields.
fn settle(view: &mut View) {
    let mut taken = std::collections::HashSet::new();
    let mut seats = (0..6).cycle().filter_map(Seat::new);
    for (number, tile) in view.tiles.iter().enumerate() {
        let segments = tile.shape.segments.iter().zip(&tile.features).zip(0u8..);
        let open = segments.filter(|((segment, feature), _)| segment.kind != Kind::Garden && !taken.contains(*feature));
        let open: Vec<_> = open.map(|((segment, feature), index)| (segment.kind, *feature, index)).collect();
        let Some(&(kind, feature, segment)) = open.get(number % open.len().max(1)) else { continue };
        let figures: &[Figure] = match kind {
            Kind::City => &[Figure::Mayor, Figure::Meeple, Figure::Builder, Figure::Wagon],
            Kind::Road => &[Figure::Builder, Figure::Wagon, Figure::Meeple],
            Kind::Field => &[Figure::Pig, Figure::Meeple],
            _ => &[Figure::Meeple, Figure::Wagon],
        };
        let Some(seat) = seats.next() else { continue };
        taken.insert(feature);
        let figure = figures[view.figures.len() % figures.len()];
        view.figures.push(FigureView { at: tile.at, segment, figure, seat });
    }
    let pennants = |at: Pos, segment: u8| {
        let tile = view.tiles.iter().find(|tile| tile.at == at)?;
        let own = *tile.features.get(usize::from(segment))?;
        let all = view.tiles.iter().flat_map(|tile| tile.shape.segments.iter().zip(&tile.features));
        Some(all.filter(|(_, feature)| **feature == own).map(|(segment, _)| segment.pennants).sum())
    };
    let mayors = view.figures.iter().filter(|figure| figure.figure == Figure::Mayor);
    let mayor = |&FigureView { at, segment, seat, .. }: &FigureView| {
        Some(MayorView { seat, at, segment, strength: pennants(at, segment)? })
    };
    let mayors = mayors.filter_map(mayor).collect();
    view.expansions.abbey_and_mayor.get_or_insert_default().mayors = mayors;
}

/// Places barns on two corners where four tiles have fields.
fn build_barns(board: &Board, view: &mut View) {
    let meadow = |at: Pos, halves: [Half; 2]| {
        let (shape, rotation) = board.cells.get(&at)?;
        let [one, other] = halves.map(|half| shape.face(*rotation).on_half(half));
        one.filter(|_| one == other)
    };
    let corner = |at: &Pos| {
        let (west, north) = (at.step(Side::W), at.step(Side::N));
        [
            (*at, [Half::Wnw, Half::Nnw]),
            (west, [Half::Nne, Half::Ene]),
            (north, [Half::Ssw, Half::Wsw]),
            (north.step(Side::W), [Half::Ese, Half::Sse]),
        ]
        .into_iter()
        .all(|(cell, halves)| meadow(cell, halves).is_some())
    };
    let corners: Vec<Pos> = view.tiles.iter().map(|tile| tile.at).filter(corner).collect();
    let apart = corners.iter().step_by(corners.len().div_ceil(2).max(1));
    for (&at, seat) in apart.zip([3, 0].into_iter().filter_map(Seat::new)) {
        view.pieces.push(PlacedPiece { piece: Piece::Barn, owner: Some(seat), site: Site::Corner(at) });
        let barn = BarnView { seat, corner: at, field: 0 };
        view.expansions.abbey_and_mayor.get_or_insert_default().barns.push(barn);
    }
}

/// Gives every seat goods tokens and pieces in its supply.
fn trade(view: &mut View) {
    let tokens: [[u8; 3]; 6] = [[4, 0, 1], [2, 3, 0], [0, 1, 3], [1, 0, 0], [0, 0, 0], [2, 2, 1]];
    for (n, (seat, tokens)) in view.seats.iter_mut().zip(tokens).enumerate() {
        let goods = Good::ALL.into_iter().zip(tokens).map(|(good, count)| (good.piece(), usize::from(count)));
        seat.pieces = goods.chain([(Piece::Abbey, 1 - n % 2), (Piece::Barn, usize::from(n % 3 != 0))]).collect();
        let figures = [(Figure::Meeple, [4, 7, 2][n % 3]), (Figure::Builder, 1), (Figure::Pig, 1)];
        let others = [(Figure::Mayor, (n % 2) as u8), (Figure::Wagon, ((n + 1) % 2) as u8)];
        seat.supply = figures.into_iter().chain(others).filter(|&(_, count)| count > 0).collect();
        seat.score = [34, 61, 18, 102, 7, 45][n];
    }
    view.tiles_left = 41;
    view.expansions.traders_and_builders.get_or_insert_default().goods = tokens.map(Goods::new).to_vec();
}

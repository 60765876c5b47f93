// Boards of Monuments, Houses and Walls, and Deserts. Included beside `boards.rs`, whose names must be in scope.

use crate_rules::expansions::monuments::{MonumentView, Objective, ObjectiveView, objectives_of};
use crate_rules::{Border, Quarter, piece};

/// Returns a board with the four monuments, each in a different rotation, among tiles of the base game and of Deserts.
/// It has architects, cubes, a completed objective, and a house and a wall in each direction.
pub fn monuments(seed: u64, count: usize) -> (Board, View) {
    let mut chance = Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut board = Board::default();
    let places = [(0, 0), (4, 0), (0, 4), (4, 4)].map(|(x, y)| Pos::new(x, y));
    let names = ["MO/1", "MO/2", "MO/3", "MO/4.d"];
    for ((at, name), rotation) in places.into_iter().zip(names).zip(Rotation::ALL) {
        if let Some(shape) = ShapeId::named(name) {
            board.put(at, shape, rotation);
        }
    }
    let pieces = bordered(&mut board);
    board.fill(bag(&["deserts", "basic:2"]), count, (11, 8), &mut chance);
    let mut view = board.view();
    people(&mut view, &mut chance);
    view.figures.retain(|figure| !places.iter().any(|&at| Quarter::ALL.iter().any(|q| q.of(at) == figure.at)));
    view.pieces = pieces;
    for (number, at) in places.into_iter().enumerate() {
        monument(&board, &mut view, number, at);
    }
    (board, view)
}

/// Places a road and a city beside fields in each direction. Returns the houses and walls that this requires between
/// them.
fn bordered(board: &mut Board) -> Vec<piece::PlacedPiece> {
    let mut pieces = Vec::new();
    let pairs = [
        (piece::Piece::House, "BA/RFr", Edge::Road, Side::E, Pos::new(-3, 0)),
        (piece::Piece::House, "BA/RFr", Edge::Road, Side::S, Pos::new(-3, 1)),
        (piece::Piece::Wall, "BA/Cccc+", Edge::City, Side::E, Pos::new(-3, 4)),
        (piece::Piece::Wall, "BA/Cccc+", Edge::City, Side::N, Pos::new(-2, 3)),
    ];
    for (piece, name, edge, side, at) in pairs {
        let Some((shape, meadow)) = ShapeId::named(name).zip(ShapeId::named("BA/L")) else { continue };
        let shows = |r: &Rotation| shape.face(*r).edges.on(side) == Some(edge);
        let rotation = Rotation::ALL.into_iter().find(shows).unwrap_or_default();
        let beside = at.step(side);
        for (cell, shape, rotation) in [(at, shape, rotation), (beside, meadow, Rotation::R0)] {
            if !board.cells.contains_key(&cell) {
                board.put(cell, shape, rotation);
            }
        }
        pieces.push(piece::PlacedPiece { piece, owner: None, site: piece::Site::Border(Border { at, side }) });
    }
    pieces
}

/// Places architects and cubes on a monument. Later monuments get more of them.
fn monument(board: &Board, view: &mut View, number: usize, at: Pos) {
    let Some(&(_, shape, rotation)) = board.tiles.iter().find(|(other, ..)| *other == at) else { return };
    let first = Quarter::Nw.rotated(rotation).of(at);
    let architects: Vec<Seat> = Seat::all(6).skip(number).take(number + 1).collect();
    let figure = |&seat: &Seat| FigureView { at: first, segment: 0, figure: Figure::Meeple, seat };
    view.figures.extend(architects.iter().map(figure));
    let printed = objectives_of(shape).into_iter().flatten().enumerate();
    let objective = |(index, printed): (usize, &Objective)| {
        let cells: Vec<(Pos, bool)> =
            printed.cells(at, rotation).map(|cell| (cell, board.cells.contains_key(&cell))).collect();
        let done = cells.iter().all(|(_, filled)| *filled);
        let cubes = |seat: Seat| (seat, ((seat.index() + index) % (number + 2)) as u8);
        let cubes = Seat::all(6).skip(index).take(number + 1).map(cubes).filter(|&(_, n)| n > 0 && !done);
        ObjectiveView { cells, reward: printed.reward, cubes: cubes.collect(), is_paid: done }
    };
    let shown = view.expansions.monuments.get_or_insert_default();
    shown.monuments.push(MonumentView { at, objectives: printed.map(objective).collect(), architects });
}

/// Returns the north-west cells on which a large tile may be placed, regardless of its edges.
pub fn large_spots(board: &Board, shape: ShapeId) -> Vec<Pos> {
    let free = |at: &Pos| shape.cells(Rotation::R0).all(|(quarter, _)| !board.cells.contains_key(&quarter.of(*at)));
    board.rim().into_iter().filter(free).step_by(3).collect()
}

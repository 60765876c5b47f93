// Boards of Hills & Sheep. Included beside `boards.rs`, whose names must be in scope.

use crate_rules::expansions::hills_and_sheep::Token;

/// Returns a board of Hills & Sheep with hills, vineyards, farmers, and a shepherd for each of the given flocks.
pub fn pasture(seed: u64, count: usize, bounds: (i16, i16), flocks: &[&[Token]]) -> (Board, View) {
    let mut chance = Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut board = Board::default();
    board.fill(bag(&["basic:2", "hills-and-sheep:2", "hills-and-sheep:2"]), count, bounds, &mut chance);
    let mut view = board.view();
    people(&mut view, &mut chance);
    let mut taken: Vec<Pos> = view.figures.iter().map(|f| f.at).collect();
    for (seat, flock) in Seat::all(6).zip(flocks) {
        let free = |t: &&TileView| taken.iter().all(|at| (at.x - t.at.x).abs().max((at.y - t.at.y).abs()) > 0);
        let meadow = |t: &TileView| t.shape.segments.iter().position(|s| s.kind == Kind::Field);
        let tiles: Vec<&TileView> = view.tiles.iter().filter(free).filter(|t| meadow(t).is_some()).collect();
        if tiles.is_empty() {
            break;
        }
        let tile = tiles[chance.below(tiles.len())];
        let segment = meadow(tile).unwrap_or(0) as u8;
        view.figures.push(FigureView { at: tile.at, segment, figure: Figure::Shepherd, seat });
        taken.push(tile.at);
        view.expansions.hills_and_sheep.get_or_insert_default().flocks.push(flock.to_vec());
    }
    (board, view)
}

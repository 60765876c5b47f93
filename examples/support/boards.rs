// Random legal boards for pictures. Included by the picture's tests, its benchmark and the contact sheet, which define
// the `rules` module in different ways before the `include!`.

use crate_rules::catalogue::tile_counts;
use crate_rules::{
    Edge, Edges, Figure, FigureView, Half, Kind, Pos, Rotation, Seat, SeatView, ShapeId, Side, TileView, View,
};
use std::collections::HashMap;

/// A small random number generator (xorshift), so that boards are the same everywhere.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % count.max(1)
    }
}

/// Returns the tiles of some sets, with all copies.
pub fn bag(sets: &[&str]) -> Vec<ShapeId> {
    let all = sets.iter().flat_map(|set| tile_counts(set)).flat_map(|&(shape, n)| std::iter::repeat_n(shape, n.into()));
    all.collect()
}

/// A board that grows tile by tile.
#[derive(Default)]
pub struct Board {
    pub tiles: Vec<(Pos, ShapeId, Rotation)>,
    pub cells: HashMap<Pos, (ShapeId, Rotation)>,
}

impl Board {
    pub fn put(&mut self, at: Pos, shape: ShapeId, rotation: Rotation) {
        self.tiles.push((at, shape, rotation));
        for (quarter, part) in shape.cells(rotation) {
            self.cells.insert(quarter.of(at), (part, rotation));
        }
    }

    fn demand(&self, at: Pos) -> Edges {
        Side::ALL.into_iter().fold(Edges::ANY, |demand, side| {
            let beside = self.cells.get(&at.step(side));
            let edge = beside.and_then(|(s, r)| s.get().face(*r).edges.on(side.opposite()));
            edge.map_or(demand, |edge| demand.with_edge(side, edge))
        })
    }

    /// Returns the empty cells beside the board, in order.
    pub fn rim(&self) -> Vec<Pos> {
        let all = self.cells.keys().flat_map(|at| Side::ALL.map(|s| at.step(s)));
        let mut rim: Vec<Pos> = all.filter(|p| !self.cells.contains_key(p)).collect();
        rim.sort_by_key(|p| (p.y, p.x));
        rim.dedup();
        rim
    }

    /// Returns the legal rotations of a tile on a cell.
    pub fn ways(&self, at: Pos, shape: ShapeId) -> Vec<Rotation> {
        let demand = self.demand(at);
        let fit = |r: &Rotation| shape.face(*r).edges.fit(demand);
        Rotation::ALL.into_iter().filter(fit).collect()
    }

    /// Returns the cells on which a tile may be placed.
    pub fn spots(&self, shape: ShapeId) -> Vec<Pos> {
        self.rim().into_iter().filter(|&p| !self.ways(p, shape).is_empty()).collect()
    }

    /// Places a river. It begins with a spring on the start cell and has the given tiles in this order.
    pub fn river(&mut self, tiles: &[&str], chance: &mut Chance) {
        let Some(spring) = ShapeId::named("RI/s") else { return };
        self.put(Pos::START, spring, Rotation::R90);
        let mut at = Pos::START;
        for shape in tiles.iter().filter_map(|name| ShapeId::named(name)) {
            let (_, last, turned) = self.tiles[self.tiles.len() - 1];
            let flows = |s: &Side| last.get().face(turned).edges.on(*s) == Some(Edge::River);
            let open = Side::ALL.into_iter().filter(flows).find(|s| !self.cells.contains_key(&at.step(*s)));
            let Some(side) = open else { return };
            at = at.step(side);
            let mut ways = self.ways(at, shape);
            ways.retain(|r| shape.face(*r).edges.on(side.opposite()) == Some(Edge::River));
            ways.retain(|r| shape.face(*r).edges.on(Side::N) != Some(Edge::River) || side == Side::S);
            if ways.is_empty() {
                return;
            }
            self.put(at, shape, ways[chance.below(ways.len())]);
        }
    }

    /// Places up to `count` tiles of the bag within `columns` × `rows` cells. Each tile is placed where it has the most
    /// neighbours.
    pub fn fill(&mut self, mut bag: Vec<ShapeId>, count: usize, (columns, rows): (i16, i16), chance: &mut Chance) {
        for i in (1..bag.len()).rev() {
            bag.swap(i, chance.below(i + 1));
        }
        if self.tiles.is_empty()
            && let Some(first) = ShapeId::named("BA/RCr")
        {
            self.put(Pos::START, first, Rotation::R0);
        }
        let mut next = 0;
        while self.tiles.len() < count && next < bag.len() * 4 {
            let shape = bag[next % bag.len()];
            next += 1;
            let span = |of: fn(&Pos) -> i16, extra: i16| {
                let all = || self.cells.keys().map(of);
                let (low, high) = (all().min().unwrap_or(0).min(extra), all().max().unwrap_or(0).max(extra));
                high - low
            };
            let mut best: Option<(usize, Pos, Rotation)> = None;
            for at in self.rim() {
                if span(|p| p.x, at.x) >= columns || span(|p| p.y, at.y) >= rows {
                    continue;
                }
                let near = Side::ALL.into_iter().filter(|s| self.cells.contains_key(&at.step(*s))).count();
                for way in self.ways(at, shape) {
                    let value = near * 4 + chance.below(5);
                    if best.is_none_or(|(v, ..)| value > v) {
                        best = Some((value, at, way));
                    }
                }
            }
            if let Some((_, at, way)) = best {
                self.put(at, shape, way);
            }
        }
    }

    /// Returns the board as a view. Segments that meet across borders have the same feature number.
    pub fn view(&self) -> View {
        let mut first = HashMap::new();
        let mut total = 0;
        for (at, shape, rotation) in &self.tiles {
            for (quarter, _) in shape.cells(*rotation) {
                first.insert(quarter.of(*at), total);
            }
            total += shape.segments.len();
        }
        let mut parent: Vec<usize> = (0..total).collect();
        fn root(parent: &[usize], mut i: usize) -> usize {
            while parent[i] != i {
                i = parent[i];
            }
            i
        }
        let mut join = |a: usize, b: usize| {
            let (a, b) = (root(&parent, a), root(&parent, b));
            parent[a.max(b)] = a.min(b);
        };
        for (at, (shape, rotation)) in &self.cells {
            let own = shape.face(*rotation);
            for side in [Side::E, Side::S] {
                let beside = at.step(side);
                let Some((other, turned)) = self.cells.get(&beside).filter(|_| first[&beside] != first[at]) else {
                    continue;
                };
                let their = other.get().face(*turned);
                for (a, b) in own.on_side(side).zip(their.on_side(side.opposite())) {
                    join(first[at] + usize::from(a), first[&beside] + usize::from(b));
                }
                for half in Half::ALL.into_iter().filter(|h| h.side() == side) {
                    if let (Some(a), Some(b)) = (own.on_half(half), their.on_half(half.facing())) {
                        join(first[at] + usize::from(a), first[&beside] + usize::from(b));
                    }
                }
            }
        }
        let tile = |(at, shape, rotation): &(Pos, ShapeId, Rotation)| TileView {
            at: *at,
            shape: *shape,
            rotation: *rotation,
            by: None,
            features: (0..shape.segments.len()).map(|i| root(&parent, first[at] + i) as u16).collect(),
        };
        let seats = Seat::all(6).map(|_| SeatView::default()).collect();
        View { tiles: self.tiles.iter().map(tile).collect(), seats, ..View::default() }
    }
}

/// Places figures of all six seats in turn on about every third feature.
pub fn people(view: &mut View, chance: &mut Chance) {
    let mut taken = std::collections::HashSet::new();
    let mut seat = 0;
    for tile in &view.tiles {
        let segments = &tile.shape.segments;
        let pick = chance.below(segments.len());
        let (kind, feature) = (segments[pick].kind, tile.features[pick]);
        if matches!(kind, Kind::River | Kind::Hill | Kind::Vineyard | Kind::Volcano | Kind::Bazaar | Kind::Desert)
            || !taken.insert(feature)
            || chance.below(3) == 0
        {
            continue;
        }
        let figure = if kind == Kind::Garden { Figure::Abbot } else { Figure::Meeple };
        let Some(owner) = Seat::new(seat % 6) else { continue };
        view.figures.push(FigureView { at: tile.at, segment: pick as u8, figure, seat: owner });
        seat += 1;
    }
}

/// Returns a board of `count` tiles with a river and figures of all seats.
pub fn town(seed: u64, count: usize, bounds: (i16, i16)) -> (Board, View) {
    let mut chance = Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut board = Board::default();
    if count > 0 {
        board.river(&["RI.1/IFI", "RI.1/CIRI", "RI.1/II", "RI.1/RIrI", "RI.1/CcII", "RI.1/I.e"], &mut chance);
    }
    let mut tiles = bag(&["basic:2"]);
    while tiles.len() < count {
        tiles.extend(bag(&["basic:2"]));
    }
    board.fill(tiles, count, bounds, &mut chance);
    let mut view = board.view();
    people(&mut view, &mut chance);
    (board, view)
}

//! Counts a game again from scratch, the slow and obvious way, and says what does not add up.
//!
//! The engine keeps running tallies to be fast; nothing here reads them but to compare. Random games call this after
//! every move.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{Laid, Standing};
use super::border::Border;
use super::event::Event;
use super::expansions::bridges_castles_and_bazaars::Event::Sold;
use super::expansions::monuments::Event::{Renown, Rewarded};
use super::expansions::the_gifts::Event::Unopened;
use super::expansions::{SpecialEvent, States};
use super::figure::Figure;
use super::game::Game;
use super::geometry::{Half, Pos, Side};
use super::score::{Occasion, Score};
use super::seat::Seat;
use super::setup::SmallCity;
use super::tile::{Kind, Segment, SegmentIndex};
use super::view::View;

/// Something that does not add up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}: counted {counted}, kept {kept}")]
pub struct Discrepancy {
    what: String,
    counted: String,
    kept: String,
}

fn same<T: PartialEq + std::fmt::Debug>(what: impl Into<String>, counted: T, kept: T) -> Result<(), Discrepancy> {
    if counted == kept {
        return Ok(());
    }
    Err(Discrepancy { what: what.into(), counted: format!("{counted:?}"), kept: format!("{kept:?}") })
}

/// Follows a game from its start and audits it after every move.
#[derive(Debug)]
pub struct Audit {
    tiles: usize,
    /// What each player got of each figure.
    equipment: Vec<[u8; Figure::ALL.len()]>,
    scores: Vec<i32>,
    /// What each castle took, by the place that names it.
    castles: BTreeMap<Place, i32>,
}

type Place = (Pos, SegmentIndex);

impl Audit {
    /// Takes stock of a game that has just begun.
    pub fn new(game: &Game) -> Audit {
        let equipment = |seat| Figure::ALL.map(|figure| game.purse(seat).count(figure));
        Audit {
            tiles: count_tiles(game),
            equipment: game.seats().map(equipment).collect(),
            scores: vec![0; game.players()],
            castles: BTreeMap::new(),
        }
    }

    /// Audits a game after a move.
    ///
    /// # Errors
    /// The first thing that does not add up.
    pub fn follow(&mut self, game: &Game, events: &[Event]) -> Result<(), Discrepancy> {
        let table = Table::new(game);
        same("tiles", count_tiles(game), self.tiles)?;
        for event in events {
            match event {
                Event::Scored(score) => self.score(game, &table, score)?,
                Event::Special(SpecialEvent::BridgesCastlesAndBazaars(Sold { to, paid, payee, .. })) => {
                    self.add(*to, -i32::from(*paid));
                    payee.iter().for_each(|&payee| self.add(payee, i32::from(*paid)));
                }
                Event::Special(SpecialEvent::Monuments(Rewarded { seat, gain, .. })) => {
                    self.add(*seat, i32::from(gain.points));
                }
                Event::Special(SpecialEvent::Monuments(Renown { seat, tokens, points })) => {
                    let held = game.states().monuments.as_ref().map(|state| state.renown(*seat));
                    same(format!("Renown of {seat}"), held, Some(*tokens))?;
                    self.add(*seat, *points);
                }
                Event::Special(SpecialEvent::TheGifts(Unopened { seat, term })) => {
                    let held = View::of(game).seats.get(seat.index()).map(|seat| seat.gifts as i32);
                    same(format!("points for gifts of {seat}"), held.map(|held| 2 * held), Some(term.points()))?;
                    self.add(*seat, term.points());
                }
                _ => {}
            }
        }
        for seat in game.seats() {
            same(format!("score of {seat}"), self.scores.get(seat.index()).copied(), Some(game.purse(seat).score))?;
            self.figures(game, seat)?;
        }
        for hooks in &game.hooks {
            (hooks.audit)(game).map_err(|what| Discrepancy { what, counted: String::new(), kept: String::new() })?;
        }
        table.features(game)?;
        table.sides()?;
        table.frontier(game)
    }

    fn add(&mut self, seat: Seat, points: i32) {
        if let Some(sum) = self.scores.get_mut(seat.index()) {
            *sum += points;
        }
    }

    fn score(&mut self, game: &Game, table: &Table, score: &Score) -> Result<(), Discrepancy> {
        let feature = table.flood(score.at);
        let what = format!("{:?} {:?} at {}", score.occasion, score.kind, score.at.0);
        let worth = match score.occasion {
            Occasion::Castle { of, .. } => {
                self.castles.get(&of).copied().unwrap_or_else(|| table.repeated(game, of, score))
            }
            _ => table.worth(game, &feature, score),
        };
        same(&what, worth, score.points)?;
        if matches!(score.occasion, Occasion::Castle { .. }) {
            same(format!("times of {what}"), self.castles.insert(score.at, score.points), None)?;
        }
        same(format!("cells of {what}"), table.cells(&feature), score.cells.iter().copied().collect())?;
        if !matches!(score.occasion, Occasion::Herded | Occasion::CashedOut) {
            self.majority(score, &what)?;
        }
        score.winners.iter().for_each(|&seat| self.add(seat, score.points));
        Ok(())
    }

    /// Every figure is in its owner's supply or on the board.
    fn figures(&self, game: &Game, seat: Seat) -> Result<(), Discrepancy> {
        for figure in Figure::ALL {
            let on_board = game.board().figures().iter().filter(|s| s.seat == seat && s.figure == figure).count();
            let owned = self.equipment.get(seat.index()).map_or(0, |e| usize::from(e[figure.index()]));
            same(format!("{figure:?}s of {seat}"), on_board + usize::from(game.purse(seat).count(figure)), owned)?;
        }
        Ok(())
    }

    /// The winners are those with the greatest strength, or, where something decided, some of them.
    fn majority(&self, score: &Score, what: &str) -> Result<(), Discrepancy> {
        let most = score.strengths.iter().map(|s| s.1).max();
        let winners = score.strengths.iter().filter(|s| Some(s.1) == most).map(|s| s.0);
        let strongest: BTreeSet<Seat> = winners.collect();
        let winners: BTreeSet<Seat> = score.winners.iter().copied().collect();
        let decided = score.decided.is_some();
        same(format!("winners of {what}"), winners.is_subset(&strongest) && (winners != strongest) == decided, true)
    }
}

/// Where a figure stands, as a walk over the table names it: by its tile's cell, whichever of the cells of a large tile its
/// segment lies in.
fn place_of(game: &Game, standing: &Standing) -> Place {
    let node = game.board().features().node(standing.node);
    (game.board().laid(node.tile).at, node.segment)
}

fn is_castle(game: &Game, city: &BTreeSet<Pos>) -> bool {
    let castles = game.states().bridges_castles_and_bazaars.as_ref().map(|state| state.castles.built());
    castles.into_iter().flatten().any(|castle| castle.cells.iter().copied().collect::<BTreeSet<Pos>>() == *city)
}

/// 40 points for a finished monument, 10 for each completed objective of another.
fn monument_worth(game: &Game, score: &Score) -> i32 {
    let monuments = game.states().monuments.iter().flat_map(|state| state.monuments());
    let here = monuments.filter(|monument| game.board().laid(monument.tile).at == score.at.0);
    here.map(|monument| if monument.done() == 4 { 40 } else { 10 * monument.done() as i32 }).sum()
}

fn count_tiles(game: &Game) -> usize {
    let States { hills_and_sheep, bridges_castles_and_bazaars, the_gifts, .. } = game.states();
    let hidden = hills_and_sheep.as_ref().map_or(0, |state| state.hidden());
    let auction = bridges_castles_and_bazaars.as_ref().and_then(|state| state.bazaars.auction());
    let on_offer = auction.map_or(0, |auction| auction.on_table());
    let second = the_gifts.as_ref().and_then(|state| state.second_tile());
    let table = game.board().tiles().len() + usize::from(game.hand().is_some());
    game.pile().len() + table + game.discarded().len() + hidden + on_offer + usize::from(second.is_some())
}

/// The table as a map from cells to tiles.
struct Table {
    tiles: BTreeMap<Pos, Laid>,
    /// Both sides of every border with a house or wall.
    markers: BTreeSet<Border>,
}

/// A feature found by walking over the table.
struct Found {
    kind: Kind,
    places: BTreeSet<Place>,
    open: usize,
}

impl Table {
    fn new(game: &Game) -> Table {
        let markers = game.board().markers().iter().map(|marker| marker.border);
        Table {
            tiles: game.board().tiles().iter().flat_map(|laid| laid.cells().map(|cell| (cell, *laid))).collect(),
            markers: markers.flat_map(|border| [border, border.flipped()]).collect(),
        }
    }

    fn printed(&self, (at, index): Place) -> Option<(&Laid, &'static Segment)> {
        let laid = self.tiles.get(&at)?;
        Some((laid, laid.segment(index)?))
    }

    /// The segments as one cell shows them: those of a tile, or of the part of a large one.
    fn shown(&self, at: Pos) -> impl Iterator<Item = (&Laid, &'static Segment)> {
        let laid = self.tiles.get(&at);
        let part = laid.filter(|laid| laid.is_large()).map(|laid| laid.part(at).shape().segments.iter());
        let whole = laid.filter(|laid| !laid.is_large()).map(|laid| laid.segments());
        let segments = part.into_iter().flatten().chain(whole.into_iter().flatten());
        segments.filter_map(move |segment| Some((laid?, segment)))
    }

    /// The segments of a tile that reach a side with something of a kind that joins there.
    fn on_side(&self, at: Pos, side: Side) -> impl Iterator<Item = Place> {
        let reaching = self.shown(at).enumerate().filter(move |(_, (l, s))| s.sides.turned(l.rotation).contains(side));
        reaching.map(|(index, (laid, _))| (laid.at, index as SegmentIndex))
    }

    fn on_half(&self, at: Pos, half: Half) -> Option<Place> {
        let mut segments = self.shown(at).enumerate();
        let found = segments.find(|(_, (laid, s))| s.halves.turned(laid.rotation).contains(half));
        found.map(|(index, (laid, _))| (laid.at, index as SegmentIndex))
    }

    fn kind(&self, place: Place) -> Option<Kind> {
        self.printed(place).map(|(_, segment)| segment.kind)
    }

    /// Walks over everything that is connected to a segment.
    fn flood(&self, start: Place) -> Found {
        let start = self.tiles.get(&start.0).map_or(start, |laid| (laid.at, start.1));
        let mut found = Found { kind: self.kind(start).unwrap_or(Kind::Field), places: BTreeSet::new(), open: 0 };
        let mut ahead = vec![start];
        while let Some(place) = ahead.pop() {
            let Some((laid, _)) = self.printed(place) else { continue };
            if found.places.insert(place) {
                laid.cells().for_each(|cell| self.walk(cell, place, &mut found, &mut ahead));
            }
        }
        found
    }

    /// Goes on from one cell of a segment's tile.
    fn walk(&self, cell: Pos, place: Place, found: &mut Found, ahead: &mut Vec<Place>) {
        let Some((laid, segment)) = self.shown(cell).nth(usize::from(place.1)) else { return };
        for side in segment.sides.turned(laid.rotation).iter() {
            let next = cell.step(side);
            found.open += usize::from(!self.tiles.contains_key(&next));
            let across: Vec<Place> = self.on_side(next, side.opposite()).collect();
            if !across.is_empty() {
                // Two cities that share the side are joined by whatever lies across.
                ahead.extend(self.on_side(cell, side));
            }
            ahead.extend(across);
        }
        for half in segment.halves.turned(laid.rotation).iter() {
            let next = cell.step(half.side());
            found.open += usize::from(!self.tiles.contains_key(&next));
            // A field and a desert end where they meet.
            ahead.extend(self.on_half(next, half.facing()).filter(|&across| self.kind(across) == Some(segment.kind)));
        }
    }

    /// The cells in which the segments of a feature lie.
    fn cells(&self, found: &Found) -> BTreeSet<Pos> {
        let lies_in = |cell: &Pos, index: SegmentIndex| {
            self.shown(*cell).nth(usize::from(index)).is_some_and(|(_, segment)| !segment.cells.is_empty())
        };
        let cells = |&(at, index): &Place| {
            let cells = self.tiles.get(&at).into_iter().flat_map(|laid| laid.cells());
            cells.filter(move |cell| lies_in(cell, index)).collect::<Vec<_>>()
        };
        found.places.iter().flat_map(cells).collect()
    }

    fn around(&self, at: Pos) -> usize {
        at.around().iter().filter(|next| self.tiles.contains_key(next)).count()
    }

    fn vineyards(&self, game: &Game, at: Pos) -> i32 {
        let shows = |next: &Pos| self.tiles.get(next).is_some_and(|laid| laid.shape.shape().has(Kind::Vineyard));
        if game.setup().expansions.hills_and_sheep.is_some() {
            at.around().iter().filter(|p| shows(p)).count() as i32
        } else {
            0
        }
    }

    fn is_complete(&self, found: &Found) -> bool {
        match found.kind {
            Kind::Road | Kind::City => found.open == 0,
            Kind::Monastery | Kind::Garden | Kind::Oasis | Kind::Spice => {
                self.tile_cells(found).all(|at| self.around(at) == 8)
            }
            Kind::Field | Kind::River | Kind::Hill | Kind::Vineyard | Kind::Volcano | Kind::Bazaar => false,
            Kind::Desert | Kind::Monument | Kind::Chappaai | Kind::Sandworm => false,
        }
    }

    /// The cells of the tiles on which a feature lies, as a whole.
    fn tile_cells(&self, found: &Found) -> impl Iterator<Item = Pos> {
        found.places.iter().filter_map(|(at, _)| self.tiles.get(at)).flat_map(|laid| laid.cells())
    }

    /// What a feature is worth by the base game's table (`base.md` §3.3, §4).
    fn worth(&self, game: &Game, found: &Found, score: &Score) -> i32 {
        let cells = self.cells(found);
        let tiles = cells.len() as i32;
        if score.occasion == Occasion::Herded {
            // The sheep are the flock's own affair; its audit counts them.
            return score.points;
        }
        if score.occasion == Occasion::CashedOut {
            // The one who was taken back is gone; the others still stand there.
            let on_it = |s: &&Standing| s.figure.claims() && found.places.contains(&place_of(game, s));
            return 2 * (1 + game.board().figures().iter().filter(on_it).count() as i32);
        }
        match found.kind {
            Kind::Road => tiles,
            Kind::City => {
                let pennants: i32 =
                    found.places.iter().filter_map(|&p| self.printed(p)).map(|(_, s)| i32::from(s.pennants)).sum();
                let halved = tiles == 2 && game.setup().small_city == SmallCity::Two;
                let rate = if score.occasion == Occasion::Completed && !halved { 2 } else { 1 };
                rate * (tiles + pennants)
            }
            Kind::Monastery | Kind::Garden => {
                let vineyards = found.kind == Kind::Monastery && score.occasion == Occasion::Completed;
                let bonus = |at| if vineyards { 3 * self.vineyards(game, at) } else { 0 };
                cells.iter().map(|&at| 1 + self.around(at) as i32 + bonus(at)).sum()
            }
            Kind::Field => self.cities_by(found).iter().map(|city| if is_castle(game, city) { 4 } else { 3 }).sum(),
            Kind::River | Kind::Hill | Kind::Vineyard | Kind::Volcano | Kind::Bazaar => 0,
            Kind::Monument => monument_worth(game, score),
            Kind::Spice if score.occasion == Occasion::Completed && self.is_complete(found) => 18,
            Kind::Oasis | Kind::Spice => {
                let own: BTreeSet<Pos> = self.tile_cells(found).collect();
                let around: BTreeSet<Pos> =
                    own.iter().flat_map(|at| at.around()).filter(|at| !own.contains(at)).collect();
                let shows_desert =
                    |at: &Pos| self.shown(*at).any(|(_, s)| s.kind == Kind::Desert && !s.cells.is_empty());
                let deserts = around.iter().filter(|at| found.kind == Kind::Oasis && shows_desert(at)).count();
                let tiles = around.iter().filter(|at| self.tiles.contains_key(at)).count();
                1 + tiles as i32 + deserts as i32
            }
            Kind::Desert | Kind::Chappaai | Kind::Sandworm => 0,
        }
    }

    /// What a castle takes from something completed near it, which is worth as much as if it were scored now.
    fn repeated(&self, game: &Game, of: Place, score: &Score) -> i32 {
        self.worth(game, &self.flood(of), &Score { occasion: Occasion::Completed, ..score.clone() })
    }

    fn cities_by(&self, field: &Found) -> Vec<BTreeSet<Pos>> {
        let mut cities = BTreeMap::new();
        for &(at, index) in &field.places {
            for &city in self.printed((at, index)).map_or(&[][..], |(_, s)| &s.touches) {
                let city = self.flood((at, city));
                if let Some(&first) = city.places.first().filter(|_| self.is_complete(&city)) {
                    cities.insert(first, self.cells(&city));
                }
            }
        }
        cities.into_values().collect()
    }

    /// The engine's features are those that a walk finds, with the same open ends, claims and completeness.
    fn features(&self, game: &Game) -> Result<(), Discrepancy> {
        let board = game.board();
        let mut seen: BTreeSet<Place> = BTreeSet::new();
        for laid in board.tiles() {
            for (index, node) in laid.nodes().enumerate() {
                let place = (laid.at, index as SegmentIndex);
                if seen.contains(&place) {
                    continue;
                }
                let found = self.flood(place);
                let feature = board.features().of(node);
                let tally = board.features().get(feature);
                let what = format!("{:?} at {} segment {index}", found.kind, laid.at);
                let members = board.features().members(feature).map(|n| (board.laid(n.tile).at, n.segment)).collect();
                same(format!("segments of {what}"), &found.places, &members)?;
                same(format!("open ends of {what}"), found.open, usize::from(tally.open))?;
                same(format!("completeness of {what}"), self.is_complete(&found), board.is_complete(feature))?;
                let claims =
                    board.figures().iter().filter(|s| s.figure.claims() && board.features().of(s.node) == feature);
                same(format!("claims of {what}"), claims.count(), usize::from(tally.claims))?;
                seen.extend(found.places);
            }
        }
        Ok(())
    }

    /// What touches shows the same: as many roads, cities or rivers on one side of a border as on the other, none or some.
    fn sides(&self) -> Result<(), Discrepancy> {
        for &at in self.tiles.keys() {
            for side in [Side::E, Side::S] {
                let next = at.step(side);
                let own =
                    self.tiles.get(&next).is_some_and(|across| Some(across.at) == self.tiles.get(&at).map(|t| t.at));
                if self.tiles.contains_key(&next) && !own {
                    let kinds = |at, side| -> BTreeSet<Kind> {
                        self.on_side(at, side).filter_map(|place| self.printed(place)).map(|(_, s)| s.kind).collect()
                    };
                    let (here, there) = (kinds(at, side), kinds(next, side.opposite()));
                    let marked = self.markers.contains(&Border { at, side });
                    same(format!("{side:?} side of {at}"), here == there, !marked)?;
                }
            }
        }
        Ok(())
    }

    /// The frontier is every empty cell beside a tile.
    fn frontier(&self, game: &Game) -> Result<(), Discrepancy> {
        let beside = self.tiles.keys().flat_map(|&at| Side::ALL.map(|side| at.step(side)));
        let counted: BTreeSet<Pos> = beside.filter(|at| !self.tiles.contains_key(at)).collect();
        same("frontier", counted, game.board().frontier().collect())
    }
}

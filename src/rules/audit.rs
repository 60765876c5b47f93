//! An independent recount of a game, which tests compare with the engine.
//!
//! The engine updates its totals after each move. The audit recomputes everything from the tiles on the table with
//! simple, slow code, and reads the totals only to compare them. Tests that play random games call it after every move.

use std::collections::{BTreeMap, BTreeSet};

use super::score::total;
use super::setup::SmallCity;
use crate::{
    Border, CompletionRule, Event, Figure, Game, Half, Kind, Mark, Occasion, PlacedTile, Pos, Score, ScoredFeature,
    Seat, Segment, SegmentIndex, SegmentPlace, Side, Site,
};

/// A disagreement between the state of the game and its recount.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}: counted {counted}, kept {kept}")]
pub struct Discrepancy {
    what: String,
    counted: String,
    kept: String,
}

fn check_equal<T: PartialEq + std::fmt::Debug>(
    what: impl Into<String>,
    counted: T,
    kept: T,
) -> Result<(), Discrepancy> {
    if counted == kept {
        return Ok(());
    }
    Err(Discrepancy { what: what.into(), counted: format!("{counted:?}"), kept: format!("{kept:?}") })
}

/// Audits a game after every move from its start on.
#[derive(Debug)]
pub struct Audit {
    tiles: usize,
    /// The number of figures of each kind that each player received.
    equipment: Vec<[u8; Figure::ALL.len()]>,
    points: Vec<i32>,
    /// All scores so far, oldest first. Some expansions recount their own points from earlier scores.
    scores: Vec<Score>,
}

impl Audit {
    /// Creates the audit of a game that has just begun.
    pub fn new(game: &Game) -> Audit {
        let equipment = |seat| Figure::ALL.map(|figure| game.player(seat).figure_count(figure));
        Audit {
            tiles: count_tiles(game),
            equipment: game.seats().map(equipment).collect(),
            points: vec![0; game.player_count()],
            scores: Vec::new(),
        }
    }

    /// Audits a game after a move that caused these events.
    ///
    /// # Errors
    /// Returns the first discrepancy found.
    pub fn check_move(&mut self, game: &Game, events: &[Event]) -> Result<(), Discrepancy> {
        let table = AuditedTable::new(game);
        check_equal("tiles", count_tiles(game), self.tiles)?;
        for event in events {
            if let Event::Scored(score) = event {
                self.check_score(game, &table, score)?;
            }
        }
        for seat in game.seats() {
            check_equal(
                format!("score of {seat}"),
                self.points.get(seat.index()).copied(),
                Some(game.player(seat).points()),
            )?;
            self.check_figures(game, seat)?;
        }
        for hooks in game.hooks() {
            (hooks.audit)(game).map_err(|what| Discrepancy { what, counted: String::new(), kept: String::new() })?;
        }
        table.check_features(game)?;
        table.check_sides()?;
        table.check_frontier(game)
    }

    fn check_score(&mut self, game: &Game, table: &AuditedTable, score: &Score) -> Result<(), Discrepancy> {
        let found = score.feature.as_ref().map_or_else(FoundFeature::empty, |feature| table.flood(feature.at));
        let at = score.feature.as_ref().map(|feature| feature.at.0.to_string()).unwrap_or_default();
        let what = format!("{:?} {:?} at {at}", score.occasion, found.kind);
        check_equal(&what, table.expected_points(game, &found, score, &self.scores), score.points)?;
        check_equal(format!("receipt of {what}"), total(&score.terms), score.points)?;
        if let Some(feature) = &score.feature {
            check_equal(format!("cells of {what}"), table.cells(&found), feature.cells.iter().copied().collect())?;
            check_majority(feature, score, &what)?;
        }
        for (seat, points) in score.gains() {
            if let Some(sum) = self.points.get_mut(seat.index()) {
                *sum += points;
            }
        }
        self.scores.push(score.clone());
        Ok(())
    }

    /// Checks that each of a player's figures is in the supply, on the board or held, exactly once.
    fn check_figures(&self, game: &Game, seat: Seat) -> Result<(), Discrepancy> {
        for figure in Figure::ALL {
            let on_board = game.board().figures().iter().filter(|s| s.seat == seat && s.figure == figure).count();
            let held =
                game.board().held_figures().iter().filter(|held| held.seat == seat && held.figure == figure).count();
            let owned = self.equipment.get(seat.index()).map_or(0, |e| usize::from(e[figure.index()]));
            check_equal(
                format!("{figure:?}s of {seat}"),
                on_board + held + usize::from(game.player(seat).figure_count(figure)),
                owned,
            )?;
        }
        Ok(())
    }
}

/// Checks that the winners of a score are the players with the greatest strength. If a rule broke a tie, they may be
/// only some of those players. Scores without strengths are not checked.
fn check_majority(feature: &ScoredFeature, score: &Score, what: &str) -> Result<(), Discrepancy> {
    let Some(most) = feature.strengths.iter().map(|s| s.1).max() else { return Ok(()) };
    let strongest: BTreeSet<Seat> = feature.strengths.iter().filter(|s| s.1 == most).map(|s| s.0).collect();
    let winners: BTreeSet<Seat> = score.winners.iter().copied().collect();
    let decided = feature.tie_broken_by.is_some();
    check_equal(format!("winners of {what}"), winners.is_subset(&strongest) && (winners != strongest) == decided, true)
}

fn count_tiles(game: &Game) -> usize {
    let table = game.board().tiles().len() + usize::from(game.hand().is_some());
    let kept: usize = game.hooks().iter().map(|hooks| (hooks.kept_tile_count)(game)).sum();
    game.pile().len() + table + game.discarded().len() + kept
}

/// The table as a map from cells to tiles, built for one audit.
pub(super) struct AuditedTable {
    tiles: BTreeMap<Pos, PlacedTile>,
    /// The borders with a piece on them, each as seen from both of its cells.
    sealed: BTreeSet<Border>,
    /// Pairs of segments that pieces join.
    links: Vec<[SegmentPlace; 2]>,
}

/// A score, with everything that its recount may depend on.
#[derive(Clone, Copy)]
pub(super) struct AuditedScore<'a> {
    /// The audit's own view of the table.
    pub table: &'a AuditedTable,
    /// The game after the score.
    pub game: &'a Game,
    /// The feature, which is empty for points without a feature.
    pub found: &'a FoundFeature,
    /// The score.
    pub score: &'a Score,
    /// All scores before this one, oldest first.
    pub earlier: &'a [Score],
}

impl AuditedScore<'_> {
    /// Returns whether the points are for all figures of a feature in the final scoring, so that expansions add points for some of them.
    pub fn has_final_extras(&self) -> bool {
        let is_shared = self.score.feature.as_ref().is_some_and(|feature| !feature.is_for_one);
        is_shared && self.score.occasion == Occasion::Final
    }
}

/// A feature, found by walking from segment to segment.
pub(super) struct FoundFeature {
    /// The kind of its segments, such as road, city or field.
    pub kind: Kind,
    /// All its segments.
    pub places: BTreeSet<SegmentPlace>,
    open: usize,
}

impl FoundFeature {
    /// Returns an empty feature, for points that do not belong to a feature.
    fn empty() -> FoundFeature {
        FoundFeature { kind: Kind::Field, places: BTreeSet::new(), open: 0 }
    }
}

impl AuditedTable {
    pub(super) fn new(game: &Game) -> AuditedTable {
        let sealed = game.board().pieces().iter().filter_map(|placed| match placed.site {
            Site::Border(border) => Some(border),
            _ => None,
        });
        let place = |node| {
            let node = game.board().features().node(node);
            (game.board().placed_tile(node.tile).at, node.index)
        };
        let links = game.board().links().iter().map(|link| link.nodes.map(place));
        AuditedTable {
            links: links.flat_map(|[one, other]| [[one, other], [other, one]]).collect(),
            tiles: game.board().tiles().iter().flat_map(|placed| placed.cells().map(|cell| (cell, *placed))).collect(),
            sealed: sealed.flat_map(|border| [border, border.flipped()]).collect(),
        }
    }

    fn segment_at(&self, (at, index): SegmentPlace) -> Option<(&PlacedTile, &'static Segment)> {
        let placed = self.tiles.get(&at)?;
        Some((placed, placed.segment(index)?))
    }

    /// Returns the segments on a cell. Of a large tile, only the segments of the part on this cell are included.
    fn segments_on(&self, at: Pos) -> impl Iterator<Item = (&PlacedTile, &'static Segment)> {
        let placed = self.tiles.get(&at);
        let part = placed.filter(|placed| placed.is_large()).map(|placed| placed.part(at).get().segments.iter());
        let whole = placed.filter(|placed| !placed.is_large()).map(|placed| placed.segments());
        let segments = part.into_iter().flatten().chain(whole.into_iter().flatten());
        segments.filter_map(move |segment| Some((placed?, segment)))
    }

    /// Returns the segments on a side of a cell whose kinds can continue on the adjacent tile.
    fn segments_at_side(&self, at: Pos, side: Side) -> impl Iterator<Item = SegmentPlace> {
        let reaching =
            self.segments_on(at).enumerate().filter(move |(_, (l, s))| s.sides.rotated(l.rotation).contains(side));
        reaching.map(|(index, (placed, _))| (placed.at, index as SegmentIndex))
    }

    fn segment_at_half(&self, at: Pos, half: Half) -> Option<SegmentPlace> {
        let mut segments = self.segments_on(at).enumerate();
        let found = segments.find(|(_, (placed, s))| s.halves.rotated(placed.rotation).contains(half));
        found.map(|(index, (placed, _))| (placed.at, index as SegmentIndex))
    }

    fn kind(&self, place: SegmentPlace) -> Option<Kind> {
        self.segment_at(place).map(|(_, segment)| segment.kind)
    }

    /// Returns the whole feature of a segment: every segment that is connected to it.
    pub fn flood(&self, start: SegmentPlace) -> FoundFeature {
        let start = self.tiles.get(&start.0).map_or(start, |placed| (placed.at, start.1));
        let mut found =
            FoundFeature { kind: self.kind(start).unwrap_or(Kind::Field), places: BTreeSet::new(), open: 0 };
        let mut ahead = vec![start];
        while let Some(place) = ahead.pop() {
            let Some((placed, segment)) = self.segment_at(place) else { continue };
            if found.places.insert(place) {
                let is_linked = || self.links.iter().any(|[from, _]| *from == place);
                found.open += usize::from(segment.has_inner_end && !is_linked());
                ahead.extend(self.links.iter().filter(|[from, _]| *from == place).map(|[_, to]| *to));
                placed.cells().for_each(|cell| self.add_neighbours(cell, place, &mut found, &mut ahead));
            }
        }
        found
    }

    /// Adds to `ahead` the segments connected to a segment across the borders of one cell. Also counts open ends.
    fn add_neighbours(&self, cell: Pos, place: SegmentPlace, found: &mut FoundFeature, ahead: &mut Vec<SegmentPlace>) {
        let Some((placed, segment)) = self.segments_on(cell).nth(usize::from(place.1)) else { return };
        for side in segment.sides.rotated(placed.rotation).iter() {
            let next = cell.step(side);
            found.open += usize::from(!self.tiles.contains_key(&next));
            let across: Vec<SegmentPlace> = self.segments_at_side(next, side.opposite()).collect();
            if !across.is_empty() {
                // If two cities share this side, the city across joins them.
                ahead.extend(self.segments_at_side(cell, side));
            }
            ahead.extend(across);
        }
        for half in segment.halves.rotated(placed.rotation).iter() {
            let next = cell.step(half.side());
            found.open += usize::from(!self.tiles.contains_key(&next));
            // Ground of different kinds is not joined where it meets.
            ahead.extend(
                self.segment_at_half(next, half.facing()).filter(|&across| self.kind(across) == Some(segment.kind)),
            );
        }
    }

    /// Returns the cells that a feature's segments cover, each once.
    pub fn cells(&self, found: &FoundFeature) -> BTreeSet<Pos> {
        let lies_in = |cell: &Pos, index: SegmentIndex| {
            self.segments_on(*cell).nth(usize::from(index)).is_some_and(|(_, segment)| !segment.cells.is_empty())
        };
        let cells = |&(at, index): &SegmentPlace| {
            let cells = self.tiles.get(&at).into_iter().flat_map(|placed| placed.cells());
            cells.filter(move |cell| lies_in(cell, index)).collect::<Vec<_>>()
        };
        found.places.iter().flat_map(cells).collect()
    }

    fn neighbour_count(&self, at: Pos) -> usize {
        at.around().iter().filter(|next| self.tiles.contains_key(next)).count()
    }

    /// Returns whether a score was awarded for completing its feature.
    pub fn scores_as_completed(&self, score: &Score) -> bool {
        score.occasion == Occasion::Completed
    }

    /// Returns the tiles on the eight cells around a cell.
    pub fn tiles_around(&self, at: Pos) -> impl Iterator<Item = &PlacedTile> {
        at.around().into_iter().filter_map(|next| self.tiles.get(&next))
    }

    pub fn is_filled(&self, at: Pos) -> bool {
        self.tiles.contains_key(&at)
    }

    /// Returns whether the tile on a cell has a segment of this kind there.
    pub fn shows(&self, at: Pos, kind: Kind) -> bool {
        self.segments_on(at).any(|(_, segment)| segment.kind == kind && !segment.cells.is_empty())
    }

    /// Returns whether a feature has a segment on which this mark is printed.
    pub fn has_mark(&self, found: &FoundFeature, mark: Mark) -> bool {
        found.places.iter().filter_map(|&place| self.segment_at(place)).any(|(_, segment)| segment.marks.has(mark))
    }

    /// Returns the cells around the tiles of a feature, each once, without those of the feature itself.
    pub fn cells_around(&self, found: &FoundFeature) -> BTreeSet<Pos> {
        let own: BTreeSet<Pos> = self.tile_cells(found).collect();
        own.iter().flat_map(|at| at.around()).filter(|at| !own.contains(at)).collect()
    }

    fn is_complete(&self, found: &FoundFeature) -> bool {
        match found.kind.rules().completion {
            CompletionRule::WithoutOpenEnds => found.open == 0,
            CompletionRule::Surrounded => self.tile_cells(found).all(|at| self.neighbour_count(at) == 8),
            CompletionRule::Never => false,
        }
    }

    /// Returns all cells of the tiles on which a feature has a segment.
    fn tile_cells(&self, found: &FoundFeature) -> impl Iterator<Item = Pos> {
        found.places.iter().filter_map(|(at, _)| self.tiles.get(at)).flat_map(|placed| placed.cells())
    }

    /// Returns the points that a score should have, of the base game (`base.md 3.3, 4`) and the expansions in play.
    pub fn expected_points(&self, game: &Game, found: &FoundFeature, score: &Score, earlier: &[Score]) -> i32 {
        let audited = AuditedScore { table: self, game, found, score, earlier };
        let mut points =
            if found.places.is_empty() { total(&score.terms) } else { self.base_points(game, found, score) };
        game.hooks().iter().for_each(|hooks| (hooks.recount)(audited, &mut points));
        game.hooks().iter().for_each(|hooks| (hooks.recount_total)(audited, &mut points));
        points
    }

    fn base_points(&self, game: &Game, found: &FoundFeature, score: &Score) -> i32 {
        let cells = self.cells(found);
        let tiles = cells.len() as i32;
        match found.kind.base() {
            Kind::Road => tiles,
            Kind::City => {
                let pennants: i32 =
                    found.places.iter().filter_map(|&p| self.segment_at(p)).map(|(_, s)| i32::from(s.pennants)).sum();
                let is_full = score.occasion == Occasion::Completed && !self.is_halved(game, found);
                let rate = if is_full { 2 } else { 1 };
                rate * (tiles + pennants)
            }
            Kind::Monastery | Kind::Garden => cells.iter().map(|&at| 1 + self.neighbour_count(at) as i32).sum(),
            Kind::Field => 3 * self.completed_cities(found).len() as i32,
            _ => 0,
        }
    }

    /// Returns whether a completed city scores only half of its points, because it is small.
    pub fn is_halved(&self, game: &Game, city: &FoundFeature) -> bool {
        game.setup().small_city == SmallCity::Two && self.cells(city).len() == 2
    }

    /// Returns the completed cities beside a field, each as the set of its cells.
    pub fn completed_cities(&self, field: &FoundFeature) -> Vec<BTreeSet<Pos>> {
        let mut cities = BTreeMap::new();
        for &(at, index) in &field.places {
            for &city in self.segment_at((at, index)).map_or(&[][..], |(_, s)| &s.touches) {
                let city = self.flood((at, city));
                if let Some(&first) = city.places.first().filter(|_| self.is_complete(&city)) {
                    cities.insert(first, self.cells(&city));
                }
            }
        }
        cities.into_values().collect()
    }

    /// Recomputes the features of this kind that are complete by the rules of the base game.
    pub fn completed_features(&self, kind: Kind) -> Vec<FoundFeature> {
        let (mut seen, mut completed) = (BTreeSet::new(), Vec::new());
        for placed in self.tiles.values() {
            for (index, _) in placed.segments().enumerate().filter(|(_, segment)| segment.kind == kind) {
                let place = (placed.at, index as SegmentIndex);
                if !seen.contains(&place) {
                    let found = self.flood(place);
                    seen.extend(found.places.iter().copied());
                    completed.extend(Some(found).filter(|found| self.is_complete(found)));
                }
            }
        }
        completed
    }

    /// Checks that the game has exactly the features that the audit finds, with equal open ends, claims and completion.
    fn check_features(&self, game: &Game) -> Result<(), Discrepancy> {
        let board = game.board();
        let mut seen: BTreeSet<SegmentPlace> = BTreeSet::new();
        for placed in board.tiles() {
            for (index, node) in placed.nodes().enumerate() {
                let place = (placed.at, index as SegmentIndex);
                if seen.contains(&place) {
                    continue;
                }
                let found = self.flood(place);
                let feature = board.features().feature_of(node);
                let tally = board.features().get(feature);
                let what = format!("{:?} at {} segment {index}", found.kind, placed.at);
                let members =
                    board.features().nodes(feature).map(|n| (board.placed_tile(n.tile).at, n.index)).collect();
                check_equal(format!("segments of {what}"), &found.places, &members)?;
                check_equal(format!("open ends of {what}"), found.open, usize::from(tally.open_ends))?;
                check_equal(format!("completeness of {what}"), self.is_complete(&found), board.is_complete(feature))?;
                let claims = board
                    .figures()
                    .iter()
                    .filter(|s| s.figure.claims() && board.features().feature_of(s.node) == feature);
                check_equal(format!("claims of {what}"), claims.count(), usize::from(tally.claims))?;
                seen.extend(found.places);
            }
        }
        Ok(())
    }

    /// Checks that the two tiles at each border show the same kind of segment there, or no segment.
    fn check_sides(&self) -> Result<(), Discrepancy> {
        for &at in self.tiles.keys() {
            for side in [Side::E, Side::S] {
                let next = at.step(side);
                let own =
                    self.tiles.get(&next).is_some_and(|across| Some(across.at) == self.tiles.get(&at).map(|t| t.at));
                let fits_all = |at: &Pos| self.tiles.get(at).is_some_and(|placed| placed.shape.fits_all);
                if self.tiles.contains_key(&next) && !own && !fits_all(&at) && !fits_all(&next) {
                    let kinds = |at, side| -> BTreeSet<Kind> {
                        self.segments_at_side(at, side)
                            .filter_map(|place| self.segment_at(place))
                            .map(|(_, s)| s.kind)
                            .collect()
                    };
                    let (here, there) = (kinds(at, side), kinds(next, side.opposite()));
                    let sealed = self.sealed.contains(&Border { at, side });
                    check_equal(format!("{side:?} side of {at}"), here == there, !sealed)?;
                }
            }
        }
        Ok(())
    }

    /// Checks that the frontier consists of all empty cells that share a side with a tile.
    fn check_frontier(&self, game: &Game) -> Result<(), Discrepancy> {
        let beside = self.tiles.keys().flat_map(|&at| Side::ALL.map(|side| at.step(side)));
        let counted: BTreeSet<Pos> = beside.filter(|at| !self.tiles.contains_key(at)).collect();
        check_equal("frontier", counted, game.board().frontier().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Rotation;
    use crate::grid::Placement;
    use crate::support::{self, shape};

    /// Returns the message of the discrepancy that the audit reports after a manipulation of the game.
    fn error(tamper: impl FnOnce(&mut Game)) -> String {
        let mut game = support::game(2, &[]);
        let mut audit = Audit::new(&game);
        assert_eq!(audit.check_move(&game, &[]), Ok(()));
        tamper(&mut game);
        audit.check_move(&game, &[]).unwrap_err().to_string()
    }

    #[test]
    fn a_tile_too_many_is_found() {
        let placement = Placement::new("S1".parse().unwrap(), Rotation::R0);
        let message = error(|game| _ = game.board_mut().place_tile(shape("BA/L"), placement, None));
        assert!(message.contains("tiles"), "{message}");
    }

    #[test]
    fn a_figure_too_many_is_found() {
        let message = error(|game| {
            let node = game.board().placed_tile(game.last_placed_tile()).node(0);
            game.board_mut().place_figure(Figure::Meeple, Seat::FIRST, node);
        });
        assert!(message.contains("Meeples of"), "{message}");
    }

    #[test]
    fn sides_that_differ_are_found() {
        let mut game = support::game(2, &[]);
        game.board_mut().place_tile(shape("BA/L"), Placement::new("E1".parse().unwrap(), Rotation::R0), None);
        let message = AuditedTable::new(&game).check_sides().unwrap_err().to_string();
        assert!(message.contains("E side of 0"), "{message}");
    }
}

//! Action 3 of a turn and final scoring: the winners of a feature, and the points that it scores.

use arrayvec::ArrayVec;

use super::kind::{BaseScoring, POINTS_PER_CITY};
use super::progress::CompletedFeatures;
use super::score::total;
use super::setup::SmallCity;
use crate::{
    Event, Expansion, FeatureId, Flow, Game, Holder, Kind, Occasion, PlacedFigure, Pos, Score, ScoredFeature, Seat,
    Seats, Site, Strength, Term, TermLabel, Terms, score,
};

/// Scores the features that the last tile completed and returns their figures (`base.md 3.3`). If scoring a feature
/// causes follow-ups, these run before the next feature, and the step is then entered again.
pub(super) fn score_completed(game: &mut Game, events: &mut Vec<Event>) -> Flow {
    let mut due = match game.scoring.due.take() {
        Some(due) => *due,
        None => {
            let completed = game.board().completed_by(game.last_placed_tile());
            if completed.is_empty() {
                return Flow::Next;
            }
            if !announce(game, &completed, events) {
                return Flow::Stay;
            }
            CompletedFeatures { completed, scored_count: 0 }
        }
    };
    while let Some(&feature) = due.completed.get(due.scored_count) {
        due.scored_count += 1;
        if game.board().features().get(feature).claims > 0 && !is_exempt(game, feature) {
            award_feature(game, feature, Occasion::Completed, events);
            return_scored_figures(game, feature, None, events);
        }
        game.for_hooks(|game, hooks| (hooks.after_scoring)(game, feature, events));
        if game.progress.is_interrupted() {
            game.scoring.due = Some(Box::new(due));
            return Flow::Stay;
        }
    }
    Flow::Next
}

/// Calls the `before_scoring` hooks for features that are about to be scored together. Returns `false` if a hook has
/// queued follow-ups, which must run first. The step must then return [`Flow::Stay`]. When the step is entered again,
/// this function returns `true` without calling the hooks a second time.
pub(super) fn announce(game: &mut Game, features: &[FeatureId], events: &mut Vec<Event>) -> bool {
    if std::mem::take(&mut game.scoring.is_announced) {
        return true;
    }
    game.for_hooks(|game, hooks| (hooks.before_scoring)(game, features, events));
    game.scoring.is_announced = game.progress.is_interrupted();
    !game.scoring.is_announced
}

/// Announces features like [`announce`] before some of those that the last tile completed are scored in another way.
/// Once this has returned `true`, [`score_completed`] scores the rest without announcing them again.
pub(super) fn announce_early(game: &mut Game, features: &[FeatureId], events: &mut Vec<Event>) -> bool {
    let is_announced = announce(game, features, events);
    if is_announced {
        game.scoring.due = Some(Box::new(CompletedFeatures {
            completed: game.board().completed_by(game.last_placed_tile()),
            scored_count: 0,
        }));
    }
    is_announced
}

/// Returns whether the next features were announced and the follow-ups of that are over.
pub(super) const fn is_announced(game: &Game) -> bool {
    game.scoring.is_announced
}

/// Scores all claimed features at the end of the game (`base.md 4`). The figures stay for the final picture.
pub(super) fn score_final(game: &mut Game, events: &mut Vec<Event>) {
    let claimed = game.board().features().filter(|feature| feature.claims > 0 && !feature.kind.rules().is_shared);
    let claimed: Vec<FeatureId> = claimed.map(|(id, _)| id).collect();
    for feature in claimed {
        if !is_exempt(game, feature) {
            award_feature(game, feature, Occasion::Final, events);
        }
    }
    game.for_hooks(|game, hooks| (hooks.add_final_points)(game, events));
}

/// Returns the completed features that an expansion prevents from being scored as their kind.
fn exempt_features(game: &Game) -> impl Iterator<Item = FeatureId> {
    let lists = game.hooks().iter().filter_map(|hooks| hooks.exempt_feature);
    lists.flat_map(move |exempts| (0..).map_while(move |index| exempts(game, index)))
}

/// Returns whether an expansion prevents a completed feature from being scored as its kind.
pub(super) fn is_exempt(game: &Game, feature: FeatureId) -> bool {
    exempt_features(game).any(|other| other == feature)
}

/// Returns the number of completed roads or cities, claimed or not, except those that are [exempt](is_exempt).
pub(super) fn count_completed(game: &Game, kind: Kind) -> usize {
    let features = game.board().features();
    features.closed_count(kind) - exempt_features(game).filter(|&feature| features.get(feature).kind == kind).count()
}

/// The winners of a feature and how they were determined.
#[derive(Default)]
pub(super) struct Majority {
    /// The strength of each player with figures on the feature, by seat.
    pub strengths: ArrayVec<(Seat, u8), { Seat::MAX_COUNT }>,
    /// The players who get the points.
    pub winners: Seats,
    /// The expansion that broke a tie. `None` if there was no tie or all tied players win.
    pub tie_broken_by: Option<Expansion>,
    /// Whether the points are for a single figure or piece, see [`ScoredFeature::is_for_one`].
    pub is_for_one: bool,
}

/// Awards the points of a feature to every player with the majority.
pub(super) fn award_feature(game: &mut Game, feature: FeatureId, occasion: Occasion, events: &mut Vec<Event>) {
    let majority = majority(game, feature);
    let terms = feature_terms(game, feature, occasion);
    award_terms(game, feature, occasion, terms, majority, events);
}

/// Awards the points in `terms` for a feature to the winners in `majority`.
pub(super) fn award_terms(
    game: &mut Game,
    feature: FeatureId,
    occasion: Occasion,
    terms: Terms,
    majority: Majority,
    events: &mut Vec<Event>,
) {
    let score = feature_score(game, feature, occasion, terms, majority);
    award(game, score, events);
}

/// Returns the score of a feature with its points, winners and breakdown, without changing points. [`award`] does that.
pub(super) fn feature_score(
    game: &Game,
    feature: FeatureId,
    occasion: Occasion,
    terms: Terms,
    majority: Majority,
) -> Score {
    let mut score = score_without_cells(game, feature, occasion, terms, majority);
    score.feature.iter_mut().for_each(|scored| scored.cells = game.board().cells(feature));
    score
}

/// Returns the same as [`feature_score()`] without the list of the feature's cells, which takes most of its time.
pub(super) fn score_without_cells(
    game: &Game,
    feature: FeatureId,
    occasion: Occasion,
    terms: Terms,
    Majority { strengths, winners, tie_broken_by, is_for_one }: Majority,
) -> Score {
    let crate::feature::Feature { kind, oldest, .. } = *game.board().features().get(feature);
    let at = game.board().segment_location(oldest);
    let shape = game.board().placed_tile(game.board().features().node(oldest).tile).shape;
    let scored = ScoredFeature { kind, at, shape, cells: Vec::new(), is_for_one, strengths, tie_broken_by };
    let points = total(&terms);
    let mut score =
        Score { occasion, feature: Some(scored), terms, points, winners, extras: Vec::new(), is_final: false };
    if !is_for_one {
        let mut extras = Vec::new();
        let hooks = game.hooks().iter().filter_map(|hooks| hooks.add_extras);
        hooks.for_each(|add| add(game, feature, &score, &mut extras));
        score.extras = extras;
    }
    score
}

/// Adds the points of a score to its winners and reports it as an event. No other function changes points.
pub(super) fn award(game: &mut Game, mut score: Score, events: &mut Vec<Event>) {
    score.is_final = game.progress.is_closing;
    for (seat, points) in score.gains() {
        game.player_mut(seat).add_points(points);
    }
    // Events of the `on_scored` hooks follow the score that causes them.
    let mut following = Vec::new();
    game.for_hooks(|game, hooks| (hooks.on_scored)(game, &score, &mut following));
    events.push(Event::Scored(Box::new(score)));
    events.append(&mut following);
}

/// Returns the players with the majority on a feature, after expansions have broken ties. Several may remain.
pub(super) fn majority(game: &Game, feature: FeatureId) -> Majority {
    let strengths = strengths(game, feature);
    let most = strengths.iter().map(|&(_, strength)| strength).max();
    let mut winners: Seats = strengths.iter().filter(|&&(_, s)| Some(s) == most).map(|&(seat, _)| seat).collect();
    let mut tie_broken_by = None;
    if winners.len() > 1 {
        let mut in_play = game.setup().expansions.iter();
        tie_broken_by = in_play.find(|expansion| (expansion.hooks().break_tie)(game, feature, &mut winners));
    }
    Majority { strengths, winners, tie_broken_by, is_for_one: false }
}

/// Returns all figures on a feature to their owners, even those of players who get no points (`base.md 3.3.7`).
pub(super) fn return_figures(game: &mut Game, feature: FeatureId, events: &mut Vec<Event>) {
    while let Some(figure) = game.board().first_figure_on(feature, |_| true) {
        game.return_figure(figure, events);
    }
}

/// Returns the figures of a feature to their owners because it was scored during the game. `nearby_cells` lists the cells that
/// count as near the figures. `None` means each figure's tile and the cells around it.
pub(super) fn return_scored_figures(
    game: &mut Game,
    feature: FeatureId,
    nearby_cells: Option<&[Pos]>,
    events: &mut Vec<Event>,
) {
    while let Some(figure) = game.board().first_figure_on(feature, |_| true) {
        game.return_scored_figure(figure, nearby_cells, events);
    }
}

/// Returns the strength of each player on a feature, by seat. Players without strength there are omitted.
pub(super) fn strengths(game: &Game, feature: FeatureId) -> ArrayVec<(Seat, u8), { Seat::MAX_COUNT }> {
    let mut sums = [0u8; Seat::MAX_COUNT];
    for occupant in game.board().figures_on(feature) {
        sums[occupant.seat.index()] += game.strength(occupant);
    }
    Seat::all(Seat::MAX_COUNT).map(|seat| (seat, sums[seat.index()])).filter(|&(_, sum)| sum > 0).collect()
}

impl Game {
    /// Returns the meeples on a tile and the eight cells around it, on any feature or piece, each as its owner and a cell where it
    /// is. A meeple on a feature that is not scored as its kind is on all cells of that feature.
    pub fn meeples_near(&self, at: Pos) -> impl Iterator<Item = (Seat, Pos)> {
        let (board, near) = (self.board(), at.block());
        let occupants =
            board.figures().iter().filter(|occupant| occupant.figure.claims()).filter_map(move |occupant| {
                let node = board.features().node(occupant.node);
                let is_near = |cell: &Pos| near.contains(cell);
                let cell = match is_exempt(self, node.feature) {
                    true => board.cells(node.feature).into_iter().find(is_near),
                    false => board.placed_tile(node.tile).cells_of(node.index).find(is_near),
                };
                cell.map(|cell| (occupant.seat, cell))
            });
        let held = board.held_figures().iter().filter_map(move |held| match held.by {
            Holder::Piece(_, Site::Tile(cell)) if near.contains(&cell) => Some((held.seat, cell)),
            _ => None,
        });
        occupants.chain(held)
    }

    /// Returns the current strength of a figure, which may depend on its feature.
    pub fn strength(&self, occupant: PlacedFigure) -> u8 {
        match occupant.figure.rules().strength {
            Strength::Always(strength) => strength,
            Strength::Pennants => pennant_count(self, self.board().features().feature_of(occupant.node)) as u8,
        }
    }
}

/// Returns the points of a feature as receipt lines: those of the base game, then as changed by expansions.
pub(super) fn feature_terms(game: &Game, feature: FeatureId, occasion: Occasion) -> Terms {
    let mut terms = Terms::new();
    let mut add = |label, count: usize, each| {
        if count > 0 {
            score::add(&mut terms, Term { label, count: count as u16, each });
        }
    };
    match game.board().features().get(feature).kind.rules().base_scoring {
        BaseScoring::Tiles => add(TermLabel::Tiles, tile_count(game, feature), 1),
        BaseScoring::TilesAndPennants => {
            let tiles = tile_count(game, feature);
            let each = city_rate(game, occasion, tiles);
            add(TermLabel::Tiles, tiles, each);
            add(TermLabel::Pennants, pennant_count(game, feature), each);
        }
        BaseScoring::TilesAround => {
            let (at, _) = game.board().segment_location(game.board().features().get(feature).oldest);
            add(TermLabel::Tiles, 1 + usize::from(game.board().tile_count_around(at)), 1);
        }
        BaseScoring::Cities => add(TermLabel::Cities, game.board().completed_cities(feature).len(), POINTS_PER_CITY),
        BaseScoring::Nothing => {}
    }
    let hooks = || game.hooks().iter();
    let changes = hooks().filter_map(|hooks| hooks.adjust_terms).chain(hooks().filter_map(|hooks| hooks.adjust_total));
    changes.for_each(|change| change(game, feature, occasion, &mut terms));
    terms
}

/// Returns the points for each tile and each pennant of a city with this many tiles.
fn city_rate(game: &Game, occasion: Occasion, tiles: usize) -> i16 {
    match (occasion, game.setup().small_city) {
        (Occasion::Completed, SmallCity::Two) if tiles == 2 => 1,
        (Occasion::Completed, _) => 2,
        _ => 1,
    }
}

/// Returns the number of tiles of a feature. A small tile counts once even if crossed twice (`base.md 3.3.5`), a large
/// one once for each cell with a segment of the feature (`monuments.md 3.4`).
fn tile_count(game: &Game, feature: FeatureId) -> usize {
    let (mut seen, mut large) = (TileSet::default(), Vec::<Pos>::new());
    for node in game.board().features().nodes(feature) {
        let placed = game.board().placed_tile(node.tile);
        if placed.is_large() {
            for cell in placed.cells_of(node.index) {
                if !large.contains(&cell) {
                    large.push(cell);
                }
            }
        } else {
            seen.insert(node.tile.index());
        }
    }
    seen.len() + large.len()
}

/// Returns the number of pennants of a city.
pub(super) fn pennant_count(game: &Game, feature: FeatureId) -> usize {
    let features = game.board().features();
    features.nodes(feature).map(|node| usize::from(node.segment.pennants)).sum()
}

/// A set of tile numbers, for counting tiles. The first 512 numbers need no allocation.
#[derive(Default)]
struct TileSet {
    words: [u64; 8],
    more: Vec<usize>,
}

impl TileSet {
    fn insert(&mut self, tile: usize) {
        match self.words.get_mut(tile / 64) {
            Some(word) => *word |= 1 << (tile % 64),
            None if self.more.contains(&tile) => {}
            None => self.more.push(tile),
        }
    }

    fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum::<usize>() + self.more.len()
    }
}

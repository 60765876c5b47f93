//! Small cities that become castles (`bridges_castles_and_bazaars.md 2.1, 2.6`).
//!
//! A castle has no figures of its own. Its lords are the players whose figures are still in the city under it. As long
//! as it has lords, it waits for points. So only its cells and the tile that completed it are stored.

use arrayvec::ArrayVec;

use super::super::abbey_and_mayor;
use super::{Action, CastleShape, Event, Origin, Question, action, event, options, question, state, state_mut};
use crate::board::MAX_COMPLETED;
use crate::{
    FeatureId, Flow, Game, Kind, Majority, NodeId, Occasion, Piece, PlacedFigure, Pos, Seat, Seats, SegmentPlace, Side,
    Term, TermLabel, Terms, TileNo, score, scoring,
};

/// A castle, which is a small city that its owner did not score.
#[derive(Clone, Copy, Debug)]
pub struct Castle {
    /// The oldest segment of the city under the castle, which identifies both.
    pub(super) node: NodeId,
    /// The two cells that the castle covers, that of the older tile first.
    pub cells: [Pos; 2],
    /// The tile that completed the city. Features that it completed do not count for the castle.
    pub(super) built_with: TileNo,
    /// The number of tokens spent. One of them is on the table, and those of the other lords are out of the game
    /// (`001 notes supplémentaires`).
    tokens: u8,
}

impl Castle {
    /// Returns the cell and the segment of the city under the castle, which identify both.
    pub fn at(&self, game: &Game) -> SegmentPlace {
        game.board().segment_location(self.node)
    }

    pub(super) fn feature(&self, game: &Game) -> FeatureId {
        game.board().features().feature_of(self.node)
    }

    /// Returns the players with figures on the castle, by seat. Empty once the castle is complete.
    pub fn lords(&self, game: &Game) -> Seats {
        let feature = self.feature(game);
        let is_lord = |seat: &Seat| game.board().figures_on(feature).any(|occupant| occupant.seat == *seat);
        game.seats().filter(is_lord).collect()
    }

    /// Returns the six cells of a castle: two, and two on each long side (`bridges_castles_and_bazaars.md 2.1.3`).
    pub fn neighbourhood([a, b]: [Pos; 2]) -> [Pos; 6] {
        let [left, right] = if a.x == b.x { [Side::W, Side::E] } else { [Side::N, Side::S] };
        [a.step(left), a, a.step(right), b.step(left), b, b.step(right)]
    }

    /// Returns whether a cell is one of the six cells of the castle.
    pub fn has_near(&self, at: Pos) -> bool {
        Castle::neighbourhood(self.cells).contains(&at)
    }
}

/// Returns whether a figure is on a castle.
pub(crate) fn is_lord(game: &Game, occupant: &PlacedFigure) -> bool {
    let feature = game.board().features().feature_of(occupant.node);
    let castles = game.states.bridges_castles_and_bazaars.iter().flat_map(|state| state.castles.built());
    castles.into_iter().any(|castle| castle.feature(game) == feature)
}

/// The castles on the table, and pending choices about small cities.
#[derive(Clone, Debug, Default)]
pub struct Castles {
    pub(super) built: Vec<Castle>,
    /// The answers about the small cities that the last tile completed. They take effect when all have been given.
    choices: Vec<CastleChoice>,
    pub(super) wave: Option<CastleWave>,
}

/// A completed feature or castle whose points the castles near it can repeat.
#[derive(Clone, Debug)]
pub(super) struct RepeatablePoints {
    pub(super) at: SegmentPlace,
    pub(super) origin: Origin,
    cells: Vec<Pos>,
    pub(super) terms: Terms,
}

impl RepeatablePoints {
    pub(super) fn new(game: &Game, feature: FeatureId, origin: Origin, terms: Terms) -> RepeatablePoints {
        let at = game.board().segment_location(game.board().features().get(feature).oldest);
        RepeatablePoints { at, origin, cells: game.board().cells(feature), terms }
    }

    pub(super) fn is_near(&self, castle: &Castle) -> bool {
        self.cells.iter().any(|&cell| castle.has_near(cell))
    }
}

/// The wave of castles that is being scored, with the sources of its points.
#[derive(Clone, Debug)]
pub(super) struct CastleWave {
    /// The features or castles whose points the castles of this wave can repeat.
    pub(super) sources: Vec<RepeatablePoints>,
    /// The castles that were scored in this wave, whose points the castles of the next wave can repeat.
    pub(super) scored: Vec<RepeatablePoints>,
}

#[derive(Clone, Copy, Debug)]
struct CastleChoice {
    city: FeatureId,
    seat: Seat,
    builds_castle: bool,
}

impl Castles {
    /// Returns the castles on the table, in the order of building.
    pub fn built(&self) -> &[Castle] {
        &self.built
    }

    /// Returns the number of castles that a player has chosen to build in this turn.
    fn promised_castle_count(&self, seat: Seat) -> usize {
        self.choices.iter().filter(|choice| choice.seat == seat && choice.builds_castle).count()
    }
}

/// Step 3a: asks the owners of each small city that the tile completed whether to take points or build a castle,
/// clockwise from the active player (`bridges_castles_and_bazaars.md 2.1.2, 2.1.8`). It is built at the end.
pub(crate) fn decide_small_cities(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let cities = small_cities(game);
    // Follow-ups of the announcement may change the owners, but not the choices.
    if let Some((city, seat)) = next_choice(game, &cities).filter(|_| !scoring::is_announced(game)) {
        let (at, segment) = game.board().segment_location(game.board().features().get(city).oldest);
        let answers = [action(Action::TakePoints), action(Action::BuildCastle)];
        return Flow::ask(game, seat, question(Question::SmallCity { at, segment }), answers);
    }
    if !announce_shared_cities(game, &cities, events) {
        return Flow::Stay;
    }
    for city in cities {
        build_castle(game, city, events);
    }
    state_mut(game).castles.choices.clear();
    Flow::Next
}

/// Announces all features, if owners score a small city that becomes a castle for others. `false` while follow-ups run.
fn announce_shared_cities(game: &mut Game, cities: &[FeatureId], events: &mut Vec<crate::Event>) -> bool {
    let is_shared = |city: &FeatureId| !scoring_owners(game, *city).is_empty();
    let shared: ArrayVec<FeatureId, MAX_COMPLETED> = cities.iter().copied().filter(is_shared).collect();
    if shared.is_empty() {
        return true;
    }
    let is_scored =
        |city: &FeatureId| shared.contains(city) || !game.seats().any(|seat| builds_castle(game, *city, seat));
    let scored: ArrayVec<_, MAX_COMPLETED> =
        game.board().completed_by(game.last_placed_tile()).into_iter().filter(is_scored).collect();
    scoring::announce_early(game, &scored, events)
}

/// Returns the small cities with figures that the last tile completed.
fn small_cities(game: &Game) -> ArrayVec<FeatureId, MAX_COMPLETED> {
    let completed = game.board().completed_by(game.last_placed_tile()).into_iter();
    let small = completed.filter(|&feature| {
        let completed = game.board().features().get(feature);
        completed.kind == Kind::City && completed.claims > 0 && castle_cells(game, feature).is_some()
    });
    small.collect()
}

/// Returns the two cells of a city that can become a castle, or `None` if it cannot. By default, each of its two tiles
/// must have a plain semicircle (`bridges_castles_and_bazaars.md 2.1.1`).
fn castle_cells(game: &Game, city: FeatureId) -> Option<[Pos; 2]> {
    let board = game.board();
    let semicircles = || {
        let mut segments = board.features().nodes(city).map(|node| node.segment);
        segments.all(|segment| segment.is_semicircle && segment.sides.len() == 1)
            && board.features().nodes(city).count() == 2
    };
    // City segments of monuments cannot become castles (`monuments.md 3.25`).
    let monument = board.features().nodes(city).any(|node| board.placed_tile(node.tile).is_large());
    let any = !monument && options(game).is_some_and(|options| options.castle_shape == CastleShape::AnyTwoTiles);
    if any || semicircles() { board.cells(city).try_into().ok() } else { None }
}

/// Returns the next small city with the owner who must choose, or `None` if no choice is pending. Players without a
/// castle left take the points without being asked, as does every player when the game is over.
fn next_choice(game: &Game, cities: &[FeatureId]) -> Option<(FeatureId, Seat)> {
    let castles = &state(game).filter(|_| game.has_enough_players())?.castles;
    let asked = |city, seat| castles.choices.iter().any(|choice| (choice.city, choice.seat) == (city, seat));
    let pairs = game.clockwise(game.active()).flat_map(|seat| cities.iter().map(move |&city| (city, seat)));
    let has_spare =
        |seat| usize::from(game.player(seat).piece_count(Piece::Castle)) > castles.promised_castle_count(seat);
    let mut open = pairs.filter(|&(city, seat)| has_spare(seat) && !asked(city, seat) && is_owner(game, city, seat));
    open.next()
}

/// Returns whether a player owns a city, as mayors without pennants do if they are alone (`abbey_and_mayor.md 6.11`).
fn is_owner(game: &Game, city: FeatureId, seat: Seat) -> bool {
    let winners = scoring::majority(game, city).winners;
    let is_there = || game.board().figures_on(city).any(|occupant| occupant.figure.claims() && occupant.seat == seat);
    if winners.is_empty() { is_there() } else { winners.contains(&seat) }
}

/// Records whether the asked owner builds a castle or takes the points.
pub(super) fn record_choice(game: &mut Game, builds_castle: bool) -> Flow {
    match next_choice(game, &small_cities(game)) {
        Some((city, seat)) => {
            state_mut(game).castles.choices.push(CastleChoice { city, seat, builds_castle });
        }
        None => never!("a choice was made about no small city"),
    }
    Flow::Stay
}

/// Returns the owners of a small city who are scored although another owner builds a castle.
fn scoring_owners(game: &Game, city: FeatureId) -> Seats {
    let is_built = game.seats().any(|seat| builds_castle(game, city, seat));
    let winners = scoring::majority(game, city).winners.into_iter();
    winners.filter(|&seat| is_built && !builds_castle(game, city, seat)).collect()
}

/// Returns whether a player has chosen to build a castle on a small city that was just completed.
pub(crate) fn builds_castle(game: &Game, city: FeatureId, seat: Seat) -> bool {
    let mut choices = state(game).into_iter().flat_map(|state| &state.castles.choices);
    choices.any(|choice| choice.builds_castle && (choice.city, choice.seat) == (city, seat))
}

/// Builds a castle if at least one owner chose that. The other owners score the city as if each was alone there, and
/// only the figures of the builders stay (`bridges_castles_and_bazaars.md 2.6.2`).
fn build_castle(game: &mut Game, city: FeatureId, events: &mut Vec<crate::Event>) {
    let Some(state) = state(game) else { return };
    let chose = state.castles.choices.iter().filter(|choice| choice.city == city && choice.builds_castle);
    let lords: Seats = chose.map(|choice| choice.seat).collect();
    let Some(cells) = castle_cells(game, city).filter(|_| !lords.is_empty()) else { return };
    let scorers = scoring_owners(game, city);
    let mut majority = Majority { winners: scorers.clone(), ..scoring::majority(game, city) };
    if !scorers.is_empty() {
        majority.strengths.retain(|(seat, _)| !lords.contains(seat));
        let terms = scoring::feature_terms(game, city, Occasion::Completed);
        scoring::award_terms(game, city, Occasion::Completed, terms, majority, events);
    }
    let leaves = |occupant: &PlacedFigure| !lords.contains(&occupant.seat);
    while let Some(occupant) = game.board().first_figure_on(city, leaves) {
        // A figure whose owner does not score returns without points.
        if scorers.contains(&occupant.seat) {
            game.return_scored_figure(occupant, None, events);
        } else {
            game.return_figure(occupant, events);
        }
    }
    add_castle(game, city, cells, lords, events);
}

fn add_castle(game: &mut Game, city: FeatureId, cells: [Pos; 2], lords: Seats, events: &mut Vec<crate::Event>) {
    let (node, built_with) = (game.board().features().get(city).oldest, game.last_placed_tile());
    lords.iter().for_each(|&lord| game.player_mut(lord).take_pieces(Piece::Castle, 1));
    let castles = &mut state_mut(game).castles;
    castles.built.push(Castle { node, cells, built_with, tokens: lords.len() as u8 });
    events.push(event(Event::CastleBuilt { lords, cells }));
}

/// Returns whether a city is under a castle, so that it is no longer scored as a city.
pub(super) fn is_under_castle(game: &Game, city: FeatureId) -> bool {
    state(game).is_some_and(|state| state.castles.built.iter().any(|castle| castle.feature(game) == city))
}

/// Adds a line for castles beside a field, worth a point more than cities (`bridges_castles_and_bazaars.md 2.5.2`).
pub(super) fn adjust_terms(game: &Game, feature: FeatureId, _: Occasion, terms: &mut Terms) {
    let is_field = game.board().features().get(feature).kind == Kind::Field;
    if !is_field || state(game).is_none_or(|state| state.castles.built.is_empty()) {
        return;
    }
    let cities = game.board().completed_cities(feature);
    let count = cities.into_iter().filter(|&city| is_under_castle(game, city)).count() as u16;
    let Some(cities) = terms.iter_mut().find(|term| term.label == TermLabel::Cities).filter(|_| count > 0) else {
        return;
    };
    cities.count -= count;
    let each = cities.each + 1;
    terms.retain(|term| term.count > 0);
    score::add(terms, Term { label: TermLabel::Castles, count, each });
}

/// Scores a castle for its lords and returns their figures (`bridges_castles_and_bazaars.md 2.3.7`). Some mayors score
/// nothing, and some wagons may move on (`abbey_and_mayor.md 6.10, 6.11`).
pub(super) fn score_castle(
    game: &mut Game,
    castle: &Castle,
    taken: Occasion,
    terms: Terms,
    events: &mut Vec<crate::Event>,
) {
    let feature = castle.feature(game);
    let earns = |seat: Seat| !abbey_and_mayor::is_unpaid_lord(game, feature, seat);
    let winners = castle.lords(game).into_iter().filter(|&seat| earns(seat)).collect();
    let strengths = scoring::strengths(game, feature).into_iter().filter(|&(seat, _)| earns(seat)).collect();
    scoring::award_terms(game, feature, taken, terms, Majority { winners, strengths, ..Majority::default() }, events);
    if abbey_and_mayor::may_leave_castles(game) {
        scoring::return_scored_figures(game, feature, Some(&Castle::neighbourhood(castle.cells)), events);
    } else {
        scoring::return_figures(game, feature, events);
    }
}

/// Checks that no castle token is lost, and that each castle covers a small city.
pub(super) fn audit(game: &Game, castles: &Castles, given: usize) -> Result<(), String> {
    let left = game.pieces_left(Piece::Castle);
    let spent: usize = castles.built.iter().map(|castle| usize::from(castle.tokens)).sum();
    if left + spent != given {
        return Err(format!("{left} castles left and {spent} spent are not {given}"));
    }
    for castle in &castles.built {
        let feature = castle.feature(game);
        if !game.board().is_complete(feature) || game.board().cells(feature) != castle.cells {
            return Err(format!("the castle on {:?} covers no small city", castle.cells));
        }
    }
    Ok(())
}

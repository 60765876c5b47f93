//! Small cities that become castles (`rules/bridges_castles_bazaars.md` §2.1, §2.6).
//!
//! A castle is the city that it stands on: its lords are the figures that are still in that city, and it waits for points
//! as long as somebody is there. So nothing but the place and the time of building is remembered.

use arrayvec::ArrayVec;

use super::super::abbey_and_mayor;
use super::{Action, CastleShape, Event, Question, State, action, event, options, question, state};
use crate::event::Event as AnyEvent;
use crate::feature::{FeatureId, NodeId};
use crate::game::Game;
use crate::geometry::{Pos, Side};
use crate::grid::TileNo;
use crate::ruleset::Ruleset;
use crate::score::{Label, Occasion, Seats, Term, Terms};
use crate::scoring::{self, Verdict};
use crate::seat::Seat;
use crate::tile::{Kind, SegmentIndex};
use crate::turn::Flow;

/// A castle token on the table.
#[derive(Clone, Copy, Debug)]
pub struct Castle {
    /// The oldest segment of the city under it, which names both.
    pub(super) node: NodeId,
    /// The two cells that it covers, the older tile's first.
    pub cells: [Pos; 2],
    /// The tile that completed the city.
    pub(super) built_with: TileNo,
    /// Tokens that it cost: one lies there, those of further lords left the game (`001 notes supplémentaires`).
    tokens: u8,
}

impl Castle {
    /// Its cell and segment, as the city under it is named.
    pub fn at(&self, game: &Game) -> (Pos, SegmentIndex) {
        game.board().place(self.node)
    }

    pub(super) fn feature(&self, game: &Game) -> FeatureId {
        game.board().features().of(self.node)
    }

    /// Everybody with a figure on it, by seat; nobody once it is complete.
    pub fn lords(&self, game: &Game) -> Seats {
        let feature = self.feature(game);
        let is_lord = |seat: &Seat| game.board().figures_on(feature).any(|standing| standing.seat == *seat);
        game.seats().filter(is_lord).collect()
    }

    /// The six cells of a castle over two of them: these and the two on each long side (`001 §Forteresses "Marquer"`).
    pub fn neighbourhood([a, b]: [Pos; 2]) -> [Pos; 6] {
        let [left, right] = if a.x == b.x { [Side::W, Side::E] } else { [Side::N, Side::S] };
        [a.step(left), a, a.step(right), b.step(left), b, b.step(right)]
    }

    /// Whether a cell is one of its six.
    pub fn has_near(&self, at: Pos) -> bool {
        Castle::neighbourhood(self.cells).contains(&at)
    }
}

/// The castles of a game, and the choices about small cities that are being made.
#[derive(Clone, Debug, Default)]
pub struct Castles {
    left: [u8; Seat::MOST],
    pub(super) built: Vec<Castle>,
    /// Answers about the small cities that the last tile completed, until all are given.
    choices: Vec<Choice>,
    pub(super) waves: Option<super::trigger::Waves>,
}

#[derive(Clone, Copy, Debug)]
struct Choice {
    city: FeatureId,
    seat: Seat,
    castle: bool,
}

impl Castles {
    pub(crate) fn equip(&mut self, seat: Seat, count: u8) {
        self.left[seat.index()] = count;
    }

    /// How many a player has left.
    pub fn left(&self, seat: Seat) -> u8 {
        self.left[seat.index()]
    }

    /// The castles on the table, in the order of building.
    pub fn built(&self) -> &[Castle] {
        &self.built
    }

    /// Whether a player has one left that no choice made so far will use.
    fn has_spare(&self, seat: Seat) -> bool {
        let promised = self.choices.iter().filter(|choice| choice.seat == seat && choice.castle).count();
        usize::from(self.left(seat)) > promised
    }
}

/// The most cities that one tile can complete.
const MOST_CITIES: usize = 4;

/// Step 3a: the owners of each small city that the tile completed choose points or a castle, whoever's turn it is
/// (`001 §Forteresses "Compléter"`). They choose one after another, from the active player clockwise; a castle is built
/// when all have chosen.
pub(crate) fn decide(game: &mut Game, events: &mut Vec<AnyEvent>) -> Flow {
    if state(game).is_none() {
        return Flow::Next;
    }
    let cities = small_cities(game);
    if let Some((city, seat)) = undecided(game, &cities) {
        let (at, segment) = game.board().place(game.board().features().get(city).oldest);
        let mut actions = game.buffer();
        actions.extend([action(Action::TakePoints), action(Action::BuildCastle)]);
        return Flow::Ask { seat, question: question(Question::SmallCity { at, segment }), actions };
    }
    for city in cities {
        build(game, city, events);
    }
    if let Some(State { castles, .. }) = &mut game.states.bridges_castles_and_bazaars {
        castles.choices.clear();
    }
    Flow::Next
}

/// The claimed small cities that the last tile completed.
fn small_cities(game: &Game) -> ArrayVec<FeatureId, MOST_CITIES> {
    let completed = game.board().completed_by(game.last()).into_iter();
    let small = completed.filter(|&feature| {
        let tally = game.board().features().get(feature);
        tally.kind == Kind::City && tally.claims > 0 && cells(game, feature).is_some()
    });
    small.take(MOST_CITIES).collect()
}

/// The two cells of a city, if a castle may stand there: by default each tile adds one plain semicircle (C13).
fn cells(game: &Game, city: FeatureId) -> Option<[Pos; 2]> {
    let board = game.board();
    let semicircles = || {
        let mut segments = board.features().members(city).filter_map(|node| board.segment(node));
        segments.all(|segment| segment.castle_base && segment.sides.len() == 1)
            && board.features().members(city).count() == 2
    };
    // City caps of monuments bear no castle (`monuments.md` B-1).
    let monument = board.features().members(city).any(|node| board.laid(node.tile).is_large());
    let any = !monument && options(game).is_some_and(|options| options.castle_shape == CastleShape::AnyTwoTiles);
    if any || semicircles() { board.cells(city).try_into().ok() } else { None }
}

/// The next owner of a small city who must choose. Whoever has no castle left, or left the game, takes the points, and so
/// does everybody in a game that is over.
fn undecided(game: &Game, cities: &[FeatureId]) -> Option<(FeatureId, Seat)> {
    let castles = &state(game).filter(|_| game.goes_on())?.castles;
    let asked = |city, seat| castles.choices.iter().any(|choice| (choice.city, choice.seat) == (city, seat));
    let pairs = game.clockwise(game.active()).flat_map(|seat| cities.iter().map(move |&city| (city, seat)));
    let mut open = pairs.filter(|&(city, seat)| {
        castles.has_spare(seat) && !game.purse(seat).resigned && !asked(city, seat) && owns(game, city, seat)
    });
    open.next()
}

/// Whether a city is a player's. Mayors without pennants have no strength, and share a city that nobody else is in
/// (`abbey_and_mayor.md` 9.7).
fn owns(game: &Game, city: FeatureId, seat: Seat) -> bool {
    let winners = scoring::majority(game, city).winners;
    let is_there = || game.board().figures_on(city).any(|standing| standing.figure.claims() && standing.seat == seat);
    if winners.is_empty() { is_there() } else { winners.contains(&seat) }
}

/// The owner who was asked has chosen.
pub(super) fn chosen(game: &mut Game, castle: bool) -> Flow {
    if let Some((city, seat)) = undecided(game, &small_cities(game))
        && let Some(State { castles, .. }) = &mut game.states.bridges_castles_and_bazaars
    {
        castles.choices.push(Choice { city, seat, castle });
    }
    Flow::Stay
}

/// Builds a castle where somebody chose one. Owners who did not are scored as if the others were not there, and only the
/// figures of those who did stay (`001` special case of several meeples).
fn build(game: &mut Game, city: FeatureId, events: &mut Vec<AnyEvent>) {
    let Some(state) = state(game) else { return };
    let chose = state.castles.choices.iter().filter(|choice| choice.city == city && choice.castle);
    let lords: Seats = chose.map(|choice| choice.seat).collect();
    let Some(cells) = cells(game, city).filter(|_| !lords.is_empty()) else { return };
    let mut verdict = scoring::majority(game, city);
    verdict.winners.retain(|seat| !lords.contains(seat));
    let scorers = verdict.winners.clone();
    if !scorers.is_empty() {
        verdict.strengths.retain(|(seat, _)| !lords.contains(seat));
        let terms = scoring::worth(game, city, Occasion::Completed);
        scoring::pay(game, city, Occasion::Completed, terms, verdict, events);
    }
    let leaving: ArrayVec<_, 16> =
        game.board().figures_on(city).filter(|standing| !lords.contains(&standing.seat)).take(16).collect();
    for standing in leaving {
        // A figure that was not scored only goes home.
        if game.ruleset() < Ruleset::Third || scorers.contains(&standing.seat) {
            game.release(standing, None, events);
        } else {
            game.send_home(standing, events);
        }
    }
    raise(game, city, cells, lords, events);
}

fn raise(game: &mut Game, city: FeatureId, cells: [Pos; 2], lords: Seats, events: &mut Vec<AnyEvent>) {
    let (node, built_with) = (game.board().features().get(city).oldest, game.last());
    if let Some(State { castles, .. }) = &mut game.states.bridges_castles_and_bazaars {
        for lord in &lords {
            castles.left[lord.index()] = castles.left[lord.index()].saturating_sub(1);
        }
        castles.built.push(Castle { node, cells, built_with, tokens: lords.len() as u8 });
    }
    events.push(event(Event::Castle { lords, cells }));
}

/// Whether a city is under a castle, and so is not scored as a city any more.
pub(super) fn stands_on(game: &Game, city: FeatureId) -> bool {
    state(game).is_some_and(|state| state.castles.built.iter().any(|castle| castle.feature(game) == city))
}

/// Counts the castles by a field apart from its cities: each is worth a point more than a city is (`001 §Forteresses fin`;
/// C19).
pub(super) fn terms(game: &Game, feature: FeatureId, _: Occasion, terms: &mut Terms) {
    if game.board().features().get(feature).kind != Kind::Field {
        return;
    }
    let cities = game.board().completed_cities(feature);
    let count = cities.into_iter().filter(|&city| stands_on(game, city)).count() as u16;
    let Some(cities) = terms.iter_mut().find(|term| term.label == Label::Cities).filter(|_| count > 0) else { return };
    cities.count -= count;
    let each = cities.each + 1;
    terms.retain(|term| term.count > 0);
    // Cannot overflow: a field has two lines at most.
    let _ = terms.try_push(Term { label: Label::Castles, count, each });
}

/// Lets everybody on a castle have the points, and sends them home: the castle is complete (`001 §Forteresses "Marquer"`). Some
/// mayors get none, and some wagons move on (`abbey_and_mayor.md` 8.10, 8.11).
pub(super) fn score(game: &mut Game, castle: &Castle, taken: Occasion, terms: Terms, events: &mut Vec<AnyEvent>) {
    let feature = castle.feature(game);
    let earns = |seat: Seat| !abbey_and_mayor::is_lord_for_nothing(game, feature, seat);
    let winners = castle.lords(game).into_iter().filter(|&seat| earns(seat)).collect();
    let strengths = scoring::strengths(game, feature).into_iter().filter(|&(seat, _)| earns(seat)).collect();
    scoring::pay(game, feature, taken, terms, Verdict { winners, strengths, decided: None }, events);
    if abbey_and_mayor::moves_on_from_castles(game) {
        scoring::release(game, feature, Some(&Castle::neighbourhood(castle.cells)), events);
    } else {
        scoring::clear(game, feature, events);
    }
}

/// Every castle token is with its owner, on the table or out of the game, and each castle covers a small city.
pub(super) fn audit(game: &Game, castles: &Castles, given: usize) -> Result<(), String> {
    let left: usize = game.seats().map(|seat| usize::from(castles.left(seat))).sum();
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

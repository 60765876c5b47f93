//! Besiegers and Cathars (`siege.md 1`): besieged cities that score less, but more for fields, and from which knights escape.

use serde::{Deserialize, Serialize};

use super::own::siege::{action, event, options, question, refusal, state, state_mut};
use crate::progress::TurnId;
use crate::setup::options;
use crate::{
    AuditedScore, Board, FeatureId, Figure, FigureLocation, Flow, Game, Hooks, Kind, Mark, OwnedFigure, PlacedFigure,
    PlacedTile, Pos, Refusal, Seat, SegmentIndex, Setup, StartingTiles, Term, TermLabel, Terms, score, scoring,
};

pub(crate) use super::nothing::*;

options! {
    Siege in siege;
    /// The tiles that are shuffled in (`tiles`, `siege.md 0.1`).
    tiles: Tiles {
        /// All ten tiles.
        Both "both",
        /// The six tiles of the Besiegers.
        Besiegers "besiegers",
        /// The four tiles of the Cathars.
        Cathars "cathars",
    },
    /// The tiles of a city beside which a monastery lets a knight escape (`escape_next_to`, `siege.md 3.1`).
    escape_next_to: EscapeNextTo {
        /// Only its tiles with a siege (`siege.md 3.1`).
        SiegeTile "siege_tile",
        /// All its tiles, as in the rules of Siege.
        AnyCityTile "any_city_tile",
    },
}

/// The turn in which a knight last escaped (`siege.md 3.4`). `None` before the first one.
#[derive(Clone, Debug)]
pub struct State(Option<TurnId>);

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State(None)
    }
}

/// The answer that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Takes back a knight of the active player from a besieged city (`siege.md 3.1`).
    Escape { figure: Figure, at: Pos, segment: SegmentIndex },
}

/// The question that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player may take back a knight (`siege.md 3.1`).
    Escape,
}

/// The event that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A knight escaped from a besieged city.
    Escaped { seat: Seat, figure: Figure, at: Pos },
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// No knight of the player is in a besieged city beside a monastery there (`siege.md 3.1`).
    #[error("no knight of the player can escape from there")]
    NoEscape,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles,
    refusal_of: |game, _, answer| {
        let Action::Escape { .. } = answer.siege()?;
        let is_asked = game.decision()?.question.siege().is_some();
        Some(if is_asked { refusal(RefusalReason::NoEscape) } else { Refusal::NotAsked })
    },
    adjust_terms: Some(adjust_terms),
    recount,
    ..Hooks::NONE
};

/// Shuffles the tiles into the pile (`siege.md 0.1`).
fn prepare_tiles(setup: &Setup, tiles: &mut StartingTiles) {
    let chosen = setup.expansions.siege.as_ref().map(|options| options.tiles).unwrap_or_default();
    if chosen != Tiles::Cathars {
        tiles.shuffle_in("siege/besiegers");
    }
    if chosen != Tiles::Besiegers {
        tiles.shuffle_in("siege/cathars");
    }
}

/// Returns whether a city has a tile with a siege (`siege.md 1.1`).
fn is_besieged(board: &Board, city: FeatureId) -> bool {
    board.features().nodes(city).any(|node| node.segment.marks.has(Mark::Besieged))
}

/// Returns the number of completed, besieged cities beside a field. Castles are not besieged (`siege.md 4.1`).
fn besieged_cities(game: &Game, field: FeatureId) -> u16 {
    let cities = game.board().completed_cities(field).into_iter();
    cities.filter(|&city| is_besieged(game.board(), city) && !scoring::is_exempt(game, city)).count() as u16
}

/// Takes a point for each tile and each coat of arms from a besieged city (`siege.md 1.2–1.4`), and doubles the points of besieged
/// cities beside a field (`siege.md 2.1`).
fn adjust_terms(game: &Game, feature: FeatureId, _: score::Occasion, terms: &mut Terms) {
    let board = game.board();
    let term = match board.features().get(feature).kind.base() {
        Kind::City if is_besieged(board, feature) => {
            Term { label: TermLabel::Besieged, count: counted_things(terms), each: -1 }
        }
        Kind::Field => Term {
            label: TermLabel::BesiegedCities,
            count: besieged_cities(game, feature),
            each: points_per_city(terms),
        },
        _ => return,
    };
    if term.points() != 0 {
        score::add(terms, term);
    }
}

/// Returns the number of tiles and coats of arms on a receipt.
fn counted_things(terms: &[Term]) -> u16 {
    terms
        .iter()
        .filter(|term| matches!(term.label, TermLabel::Tiles | TermLabel::Pennants))
        .map(|term| term.count)
        .sum()
}

/// Returns the points for each city on the receipt of a field, which are fewer or more with a barn (`siege.md 2.2`).
fn points_per_city(terms: &[Term]) -> i16 {
    terms.iter().find(|term| term.label == TermLabel::Cities).map_or(0, |term| term.each)
}

/// Returns the knights of the active player who can escape (`siege.md 3.1–3.3`).
fn knights(game: &Game) -> impl Iterator<Item = PlacedFigure> {
    let board = game.board();
    let is_any = options(game).is_some_and(|options| options.escape_next_to == EscapeNextTo::AnyCityTile);
    let is_monastery = |placed: &PlacedTile| placed.segments().any(|segment| segment.kind.base() == Kind::Monastery);
    let has_way_out = move |city: FeatureId| {
        let mut tiles = board.features().nodes(city).filter(|node| is_any || node.segment.marks.has(Mark::Besieged));
        tiles.any(|node| {
            let around = board.placed_tile(node.tile).surrounding_cells().into_iter();
            around.filter_map(|at| board.tile_at(at)).any(|tile| is_monastery(board.placed_tile(tile)))
        })
    };
    board.figures().iter().copied().filter(move |occupant| {
        let city = board.features().feature_of(occupant.node);
        let is_knight = occupant.seat == game.active() && occupant.figure.claims();
        let is_city = board.features().get(city).kind.base() == Kind::City;
        is_knight && is_city && is_besieged(board, city) && !scoring::is_exempt(game, city) && has_way_out(city)
    })
}

/// The last step of a turn: asks whether a knight escapes, once a turn (`siege.md 3.1, 3.4`).
pub(crate) fn ask_for_escape(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    if state(game).is_some_and(|state| state.0 == Some(game.turn_id())) {
        return Flow::Next;
    }
    let mut actions = game.take_action_buffer();
    actions.push(crate::Action::Pass);
    for PlacedFigure { figure, node, .. } in knights(game) {
        let (at, segment) = game.board().segment_location(node);
        let escape = action(Action::Escape { figure, at, segment });
        if !actions.contains(&escape) {
            actions.push(escape);
        }
    }
    Flow::Ask { seat: game.active(), question: question(Question::Escape), actions }
}

/// Takes back a knight, without points (`siege.md 3.1`).
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    let (Action::Escape { figure, at, segment }, seat) = (action, game.active());
    if let Some(node) = game.board().offered_node((at, segment)) {
        state_mut(game).0 = Some(game.turn_id());
        events.push(event(Event::Escaped { seat, figure, at }));
        game.move_figure(OwnedFigure { figure, seat }, [FigureLocation::Node(node), FigureLocation::Supply], events);
    }
    Flow::Next
}

fn recount(AuditedScore { table, game, found, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    let board = game.board();
    let Some(node) = found.places.first().and_then(|&place| board.node_at(place)) else { return };
    let feature = board.features().feature_of(node);
    match found.kind {
        Kind::Field => *worth += i32::from(besieged_cities(game, feature)) * i32::from(points_per_city(&score.terms)),
        Kind::City if table.has_mark(found, Mark::Besieged) && !scoring::is_exempt(game, feature) => {
            let has_line = score.terms.iter().any(|term| term.label == TermLabel::Besieged);
            match score.occasion {
                score::Occasion::Final => *worth = 0,
                score::Occasion::Completed => *worth -= i32::from(counted_things(&score.terms)),
                _ if has_line => *worth -= i32::from(counted_things(&score.terms)),
                _ => {}
            }
        }
        _ => {}
    }
}

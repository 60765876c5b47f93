//! Converts our answers to messages: the reverse of `answers.rs`, with the same data files.

use std::collections::BTreeMap;

use bergerie_rules::{
    Action, Axis, Expansion, Figure, FigureLocation, Game, Half, Halves, Holder, OwnedFigure, Piece, Pos, Seat,
    SegmentIndex, SegmentPlace, Sides, never,
};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::data::{self, Choice, Data};
use crate::expansions;
use crate::location::{axis_name, name, sides_name};
use crate::saved_game::{Cell, FeaturePlace, Message, Payload, Place};
use crate::selection::WrittenAnswer;

/// Returns the message for an answer, or `None` if the data files and the code of the expansions have none.
pub(crate) fn message(game: &Game, action: Action) -> Option<WrittenAnswer> {
    let seat = game.decision()?.seat;
    let special = match action {
        Action::Place(placement) => {
            let payload = Payload {
                tile_id: Some(game.hand()?.name.clone()),
                rotation: Some(format!("R{}", placement.rotation.degrees())),
                position: Some(Cell(placement.at)),
                ..Payload::default()
            };
            return Some(WrittenAnswer::new(Message::PLACE_TILE, payload));
        }
        Action::Deploy { figure, at, segment } => {
            let to = feature(game, (at, segment))?;
            return Some(WrittenAnswer::deployment(OwnedFigure { figure, seat }, FigureLocation::Supply, to));
        }
        Action::Pass => return None,
        Action::Expansion(special) => special,
    };
    if let Some(message) = expansions::ALL.iter().find_map(|hooks| (hooks.message)(game, action)) {
        return Some(message);
    }
    let (_, data) = data::all().find(|(expansion, _)| *expansion == special.expansion())?;
    let Some(answer) = own_answer(action, special.expansion()) else {
        never!("{action:?} is not saved under the ID of its expansion");
        return None;
    };
    choices(data, seat).find_map(|(mut message, kind, choice)| {
        if let Some((value, _)) = choice.values.iter().find(|(_, own)| **own == answer) {
            message.payload.value = Some(value.clone());
            return Some(message);
        }
        let parts = choice.answers().iter().find_map(|pattern| {
            let mut parts = Map::new();
            collect_parts(pattern, &answer, &mut parts).then_some(parts)
        });
        let parts: Parts = serde_json::from_value(Value::Object(parts?)).ok()?;
        message.figure = match parts.figure {
            Some(figure) if message.kind == Message::DEPLOY_MEEPLE => {
                Some((OwnedFigure { figure, seat }, FigureLocation::Supply))
            }
            Some(figure) => {
                let owned = OwnedFigure { figure, seat: parts.seat.unwrap_or(seat) };
                Some((owned, parts.location(game, owned)?))
            }
            // A figure that is a piece in our engine.
            None if parts.corner.is_some() => {
                message.payload.meeple_id =
                    data::all().find_map(|(_, data)| data.meeples.keys().next()).map(|name| id(name, seat));
                None
            }
            // The only figure of the expansion.
            None if message.payload.source.is_some() => {
                let mut own = game.board().figures().iter();
                let own = own.find(|placed| placed.seat == seat && data.has_figure(placed.figure))?;
                Some((own.owned(), FigureLocation::Node(own.node)))
            }
            None => None,
        };
        message.payload.token = parts.piece.and_then(data::piece).map(str::to_owned).or(message.payload.token);
        message.payload.pointer = match kind.or(choice.feature.as_deref()) {
            Some(kind) => {
                let at = parts.cell.unwrap_or(game.board().placed_tile(game.last_placed_tile()).at);
                Some(Place::Feature(FeaturePlace::new(at, kind, "I")))
            }
            None => parts.place(game, message.figure.map(|(_, location)| location)),
        };
        Some(message)
    })
}

/// Returns the part of a saved answer that belongs to an expansion.
fn own_answer(action: Action, expansion: Expansion) -> Option<Value> {
    Some(serde_json::to_value(action).ok()?.get_mut(expansion.id())?.take())
}

/// Returns the choices of a data file, each with its message, and with the kind of feature that the message names.
fn choices(data: &Data, seat: Seat) -> impl Iterator<Item = (WrittenAnswer, Option<&str>, &Choice)> {
    let key_of = |name: &str, table: &BTreeMap<String, String>| {
        table.iter().find(|(_, choice)| *choice == name).map(|(key, _)| key.clone())
    };
    let decisions = data.choices.iter().map(move |(name, choice)| {
        let message = match (key_of(name, &data.messages), key_of(name, &data.tokens)) {
            (Some(kind), _) => WrittenAnswer::new(&kind, Payload::default()),
            (None, token @ Some(_)) => WrittenAnswer::new("PLACE_TOKEN", Payload { token, ..Payload::default() }),
            _ => WrittenAnswer::new("RETURN_MEEPLE", Payload { source: Some(name.clone()), ..Payload::default() }),
        };
        (message, None, choice)
    });
    let neutral = data.neutral.iter().map(|(id, choice)| {
        let payload = Payload { figure_id: Some(id.clone()), ..Payload::default() };
        (WrittenAnswer::new("MOVE_NEUTRAL_FIGURE", payload), None, choice)
    });
    let deployment =
        |meeple_id| WrittenAnswer::new(Message::DEPLOY_MEEPLE, Payload { meeple_id, ..Payload::default() });
    let meeples = data.meeples.iter().map(move |(name, choice)| (deployment(Some(id(name, seat))), None, choice));
    let places = data.places.iter().map(move |(kind, choice)| (deployment(None), Some(kind.as_str()), choice));
    let elsewhere = data.elsewhere.iter().map(move |choice| (deployment(None), None, choice));
    decisions.chain(neutral).chain(meeples).chain(places).chain(elsewhere)
}

/// Returns the ID of a figure that is a piece in our engine, of which each player has one.
fn id(name: &str, seat: Seat) -> String {
    format!("{}.{}.1", seat.index(), name.to_lowercase())
}

/// Compares an answer with the form that a data file gives it, and collects the values of the words in it. Returns whether it has
/// that form.
fn collect_parts(pattern: &Value, answer: &Value, parts: &mut Map<String, Value>) -> bool {
    match (pattern, answer) {
        (Value::Object(pattern), Value::Object(fields)) => {
            let mut both = pattern.iter().map(|(key, value)| (value, fields.get(key)));
            pattern.len() == fields.len()
                && both.all(|(value, field)| field.is_some_and(|field| collect_parts(value, field, parts)))
        }
        (Value::String(word), _) if word.starts_with('$') => {
            parts.insert(word.trim_start_matches('$').to_owned(), answer.clone());
            true
        }
        _ => pattern == answer,
    }
}

/// The values of the words in an answer of a data file.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(default)]
struct Parts {
    cell: Option<Pos>,
    corner: Option<Pos>,
    axis: Option<Axis>,
    figure: Option<Figure>,
    seat: Option<Seat>,
    segment: Option<SegmentIndex>,
    segments: Option<[SegmentIndex; 2]>,
    holder: Option<Holder>,
    piece: Option<Piece>,
}

impl Parts {
    /// Returns the location of a figure outside of its owner's supply.
    fn location(&self, game: &Game, figure: OwnedFigure) -> Option<FigureLocation> {
        let board = game.board();
        if let Some(segment) = self.segment {
            return Some(FigureLocation::Node(board.node_at((self.cell?, segment))?));
        }
        let mut held = board.held_figures().iter().filter(|held| held.owned() == figure).map(|held| held.by);
        let is_here = |by: &Holder| place(*by).is_some_and(|place| Some(place.position.0) == self.cell);
        self.holder.or_else(|| held.find(is_here)).map(FigureLocation::Held)
    }

    /// Returns the place that a message names, which may be that of a figure.
    fn place(&self, game: &Game, figure: Option<FigureLocation>) -> Option<Place> {
        let board = game.board();
        let feature = match (*self, figure) {
            (_, Some(FigureLocation::Node(node))) => feature(game, board.segment_location(node))?,
            (_, Some(FigureLocation::Held(by))) => place(by)?,
            (Parts { cell: Some(at), segment: Some(segment), .. }, _) => feature(game, (at, segment))?,
            (Parts { cell: Some(at), segments: Some(roads), .. }, _) => {
                let placed = board.placed_tile(board.tile_at(at)?);
                let sides =
                    roads.into_iter().filter_map(|road| placed.segment(road)).flat_map(|road| road.sides.iter());
                FeaturePlace::new(at, "Road", sides_name(sides.collect::<Sides>().rotated(placed.rotation)))
            }
            (Parts { cell: Some(at), axis: Some(axis), .. }, _) => FeaturePlace::new(at, "Road", axis_name(axis)),
            (Parts { corner: Some(at), .. }, _) => {
                let placed = board.placed_tile(board.tile_at(at)?);
                let is_there = |halves: Halves| [Half::Nnw, Half::Wnw].into_iter().all(|half| halves.contains(half));
                let field = placed.segments().position(|field| is_there(field.halves.rotated(placed.rotation)))?;
                feature(game, (at, field as SegmentIndex))?
            }
            (Parts { cell, .. }, _) => return cell.map(|at| Place::Cell(Cell(at))),
        };
        Some(Place::Feature(feature))
    }
}

/// Returns the other engine's place of a segment.
pub(crate) fn feature(game: &Game, segment: SegmentPlace) -> Option<FeaturePlace> {
    let (kind, location) = name(game.board(), segment)?;
    let own = expansions::ALL.iter().find_map(|hooks| (hooks.kind)(game, segment));
    Some(FeaturePlace::new(segment.0, own.unwrap_or(kind), location))
}

/// Returns the other engine's place of a piece that holds figures.
fn place(by: Holder) -> Option<FeaturePlace> {
    expansions::ALL.iter().find_map(|hooks| (hooks.place)(by))
}

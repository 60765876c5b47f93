//! The texts of answers, draws and places.

use std::collections::HashMap;

use bergerie_rules::{
    Action, Decision, Draw, DrawOutcome, Entry, Figure, Game, Kind, Placement, Pos, Question, Seat, SegmentIndex,
    SpecialPiece, Waiting, never,
};
use serde_json::{Map, Value};

pub const RESIGN: &str = "resign";
pub const UNDO: &str = "undo";

/// The prefix of the names of the base game's tiles, which is omitted. The names of all other tiles have a prefix of their own.
const BASE_TILES: &str = "BA/";

/// The fields in records that contain the number of a seat.
const SEATS: [&str; 2] = ["seat", "captor"];

/// The fields in records that contain the index of a segment, if the field `at` has the cell of its tile. So do lists of numbers.
const SEGMENTS: [&str; 3] = ["segment", "from", "to"];

/// Returns every entry that is legal now, except resignations and undos, with its text. No two texts are the same.
pub fn legal(game: &Game) -> Vec<(String, Entry)> {
    let mut outcomes = Vec::new();
    for outcome in (0..game.outcome_count()).filter_map(|number| game.outcome(number)).chain(game.placeholder()) {
        // Copies of a tile are next to each other.
        if outcomes.last() != Some(&outcome) && !outcomes.contains(&outcome) {
            outcomes.push(outcome);
        }
    }
    let answers = game.legal_actions().iter().map(|&action| (answer_text(game, action), Entry::Act(action)));
    let draws = outcomes.into_iter().map(|outcome| (draw_text(game, outcome), Entry::Draw(outcome)));
    let mut counts: HashMap<String, u32> = HashMap::new();
    let mut texts = Vec::new();
    for (mut text, entry) in answers.chain(draws) {
        let count = counts.entry(text.clone()).or_default();
        *count += 1;
        if *count > 1 {
            text.push_str(&format!(" #{count}"));
        }
        texts.push((text, entry));
    }
    texts
}

/// Returns the number of words of an item that no comma ends: a tile that is drawn or placed. Returns `None` for other items.
pub fn fixed_length(game: &Game, item: &str) -> Option<usize> {
    let first = item.split([' ', ',']).next().unwrap_or_default();
    match game.waiting() {
        _ if first == UNDO || first == RESIGN => None,
        Waiting::Draw(Draw::Tile) => Some(1),
        Waiting::Decision(Decision { question: Question::Place(_), .. }) => first.parse::<Pos>().is_ok().then_some(2),
        _ => None,
    }
}

pub fn seat(seat: Seat) -> String {
    format!("p{}", seat.index() + 1)
}

fn draw_text(game: &Game, outcome: DrawOutcome) -> String {
    match outcome {
        DrawOutcome::Tile(shape) => word(&shape.get().name),
        DrawOutcome::First(first) => format!("first {}", seat(first)),
        DrawOutcome::Expansion(drawn) => record_text(game, serde_json::to_value(drawn)),
    }
}

fn answer_text(game: &Game, action: Action) -> String {
    let text = match action {
        Action::Place(placement) => placement_text(game, placement),
        Action::Deploy { figure, at, segment } => {
            let is_near = game.board().placed_tile(game.last_placed_tile()).at == at;
            place(game, Some(figure), Some(at).filter(|_| !is_near), (at, segment))
        }
        Action::Pass => "pass".to_owned(),
        Action::Expansion(action) => record_text(game, serde_json::to_value(action)),
    };
    match game.decision().filter(|decision| decision.seat != game.active()) {
        Some(decision) => format!("{} {text}", seat(decision.seat)),
        None => text,
    }
}

/// Returns the cell and rotation of a placement. A special piece is part of the second word: `N2E1 90+bridge/N2/north-south`.
fn placement_text(game: &Game, placement: Placement) -> String {
    let Placement { at, rotation, piece } = placement;
    let mut text = format!("{at} {}", u16::from(rotation));
    if let Some(SpecialPiece { piece, site }) = piece {
        let mut words = vec![word(piece.key())];
        add_words(game, &content(serde_json::to_value(site)).1, &mut words);
        text.push_str(&format!("+{}", words.join("/")));
    }
    text
}

/// Returns the text of an expansion's answer or draw: its form in records, with the key of the expansion only if it has no other.
fn record_text(game: &Game, value: serde_json::Result<Value>) -> String {
    let (expansion, value) = content(value);
    let mut words: Vec<String> = value.get("at").map(|_| word(&expansion)).into_iter().collect();
    add_words(game, &value, &mut words);
    words.join(" ")
}

/// Returns the only field of a value that records write as an object with one field.
fn content(value: serde_json::Result<Value>) -> (String, Value) {
    match value {
        Ok(Value::Object(fields)) if fields.len() == 1 => fields.into_iter().next().unwrap_or_default(),
        other => {
            never!("records have one field for {other:?}");
            (String::new(), Value::Null)
        }
    }
}

/// Appends the words of a value, without keys except those of numbers and variants.
fn add_words(game: &Game, value: &Value, words: &mut Vec<String>) {
    match value {
        Value::Object(fields) => add_fields(game, fields, words),
        Value::String(text) => words.push(word(text)),
        Value::Array(list) => list.iter().for_each(|value| add_words(game, value, words)),
        Value::Null => {}
        other => words.push(other.to_string()),
    }
}

fn add_fields(game: &Game, fields: &Map<String, Value>, words: &mut Vec<String>) {
    let cell = fields.get("at").and_then(Value::as_str).and_then(|at| at.parse::<Pos>().ok());
    let key = fields.get("figure").and_then(Value::as_str).unwrap_or(Figure::Meeple.key());
    let figure = Figure::ALL.into_iter().find(|figure| figure.key() == key);
    let index =
        |key: &str| fields.get(key).and_then(Value::as_u64).and_then(|index| SegmentIndex::try_from(index).ok());
    let segments: Vec<SegmentIndex> = SEGMENTS.iter().filter_map(|key| index(key)).collect();
    let mut done: Vec<&str> = Vec::new();
    if let (Some(at), [first, others @ ..]) = (cell, segments.as_slice()) {
        let has_figure = fields.contains_key("figure");
        words.push(place(game, figure.filter(|_| has_figure), Some(at), (at, *first)));
        words.extend(others.iter().map(|&segment| format!("to {}", place(game, None, None, (at, segment)))));
        done.extend(["at", "figure"].into_iter().chain(SEGMENTS));
    } else if let Some(figure) = fields.get("figure") {
        add_words(game, figure, words);
        done.push("figure");
    }
    // The order does not depend on the order of the fields in the program.
    let mut rest: Vec<(&String, &Value)> = fields.iter().filter(|(key, _)| !done.contains(&key.as_str())).collect();
    rest.sort_by_key(|(key, _)| *key);
    let has_one_field = fields.len() == 1;
    for (key, value) in rest {
        match (value, value.as_u64().and_then(|number| Seat::new(number as usize))) {
            (_, Some(number)) if SEATS.contains(&key.as_str()) => words.push(seat(number)),
            (Value::Number(number), _) => words.extend([word(key), number.to_string()]),
            (Value::String(text), _) if !has_one_field || text.parse::<Pos>().is_ok() => words.push(word(text)),
            (Value::String(text), _) => words.extend([word(key), word(text)]),
            (Value::Array(list), _) => {
                for value in list {
                    let index = value.as_u64().and_then(|index| SegmentIndex::try_from(index).ok());
                    match cell.zip(index) {
                        Some(segment) => words.push(place(game, None, None, segment)),
                        None => add_words(game, value, words),
                    }
                }
            }
            (Value::Object(_), _) => {
                words.push(word(key));
                add_words(game, value, words);
            }
            _ => add_words(game, value, words),
        }
    }
}

/// Returns a figure or a kind of segment, the cell if given, and the position of the segment on its tile: `knight N2E1 N`.
fn place(game: &Game, figure: Option<Figure>, cell: Option<Pos>, (at, segment): (Pos, SegmentIndex)) -> String {
    let own = named_segments(game, at).into_iter().nth(usize::from(segment));
    let (kind, position) = match own {
        Some((kind, position, 1)) => (Some(kind), position),
        Some((kind, position, number)) => (Some(kind), format!("{position}.{number}")),
        None => (None, segment.to_string()),
    };
    let role = match (figure, kind.map(Kind::base)) {
        (Some(Figure::Meeple), Some(Kind::Road)) => "highwayman".to_owned(),
        (Some(Figure::Meeple), Some(Kind::City)) => "knight".to_owned(),
        (Some(Figure::Meeple), Some(Kind::Monastery)) => "monk".to_owned(),
        (Some(Figure::Meeple), Some(Kind::Field)) => "farmer".to_owned(),
        _ => {
            let names = figure.map(Figure::key).into_iter().chain(kind.map(Kind::key));
            names.map(word).collect::<Vec<_>>().join(" ")
        }
    };
    let parts = [role, cell.map(|cell| cell.to_string()).unwrap_or_default(), position];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns kind and position of each segment of the tile on a cell: the sides that it reaches, the first half-side of a field, or nothing.
/// Segments of a kind with the same position are numbered.
fn named_segments(game: &Game, at: Pos) -> Vec<(Kind, String, usize)> {
    let Some(placed) = game.board().tile_at(at).map(|tile| game.board().placed_tile(tile)) else { return Vec::new() };
    let mut named: Vec<(Kind, String, usize)> = Vec::new();
    for segment in placed.segments() {
        let sides = segment.sides.rotated(placed.rotation).iter().map(|side| format!("{side:?}")).collect::<String>();
        let half = segment.halves.rotated(placed.rotation).iter().next().map(|half| format!("{half:?}").to_uppercase());
        let position = if sides.is_empty() { half.unwrap_or_default() } else { sides };
        let is_same = |(kind, other, _): &&(Kind, String, usize)| *kind == segment.kind && *other == position;
        let number = 1 + named.iter().filter(is_same).count();
        named.push((segment.kind, position, number));
    }
    named
}

/// Returns a name of records as a word: names of tiles without the prefix of the base game, others with hyphens.
pub fn word(name: &str) -> String {
    match name.strip_prefix(BASE_TILES) {
        Some(tile) => tile.to_owned(),
        None if name.contains('/') => name.to_owned(),
        None => name.replace('_', "-"),
    }
}

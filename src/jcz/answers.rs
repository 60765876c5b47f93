//! Converts the options of the other engine's decisions to answers of ours.

use bergerie_rules::{
    Action, Crossing, Decision, Expansion, Figure, Game, Half, Holder, OwnedFigure, Placement, Pos, Question, Rotation,
    Seat,
};
use serde_json::{Map, Value, json};

use crate::data::{self, Choice};
use crate::expansions;
use crate::location::{axis, halves, segment, segments};
use crate::selection::{Options, Other, PlacementLog, Pointer, Selected, Span};

/// Returns our answers for all options of one kind.
pub fn options(game: &Game, options: &Options) -> Result<Vec<Action>, String> {
    match options {
        Options::Tile { o, .. } => o.iter().map(placement).collect(),
        Options::Meeple { meeple, o, .. } => o.iter().map(|at| deploy(game, meeple, at)).collect(),
        Options::Other(other) => {
            let (expansion, choice) = choice(other)?;
            if choice.answers().is_empty() {
                return choice.values.values().map(|answer| special(expansion, answer.clone())).collect();
            }
            let listed = other.get("o").and_then(Value::as_array).ok_or("options without a list")?;
            let (token, at) = (other.get("token").and_then(Value::as_str), other.get("at"));
            let answers = listed.iter().map(|option| {
                // If the options are tokens, all are for one place.
                let parts = match at {
                    Some(place) => OptionParts { token: option.as_str(), ..OptionParts::of(place) },
                    None => OptionParts { token, ..OptionParts::of(option) },
                };
                answer(game, (expansion, choice), parts)
            });
            answers.collect()
        }
    }
}

/// Returns our answer for the option that a player selected.
pub fn selected(game: &Game, decision: &Decision, selected: &Selected) -> Result<Action, String> {
    match selected {
        Selected::Tile { x, y, r, bridge: None } => placement(&PlacementLog::Plain(*x, *y, *r)),
        Selected::Tile { x, y, r, bridge: Some(span) } => placement(&PlacementLog::Bridged(*x, *y, *r, span.clone())),
        Selected::Meeple { meeple, at } => deploy(game, meeple, at),
        Selected::Pass {} => Ok(passing(decision)),
        Selected::Other(other) => {
            let (expansion, choice) = choice(other)?;
            if !choice.answers().is_empty() {
                let option = other.get("at").or_else(|| other.get("id")).ok_or("a selection without an option")?;
                let token = other.get("token").and_then(Value::as_str);
                return answer(game, (expansion, choice), OptionParts { token, ..OptionParts::of(option) });
            }
            let chosen = other.get("v").and_then(Value::as_str).and_then(|value| choice.values.get(value));
            special(expansion, chosen.ok_or_else(|| format!("an unknown value of {}", other.kind))?.clone())
        }
    }
}

/// Returns our answer for a pass.
pub fn passing(decision: &Decision) -> Action {
    let question = data::key(decision.question);
    let answers = data::all().filter_map(|(expansion, data)| Some((expansion, data.passes.get(&question)?)));
    let mut answers = answers.filter_map(|(expansion, answer)| special(expansion, answer.clone()).ok());
    answers.find(|answer| decision.actions.contains(answer)).unwrap_or(Action::Pass)
}

/// Returns the kind of a decision. Decisions to return a figure have the same kind and differ in their source, those to move one
/// without an owner differ in the figure.
fn choice(other: &Other) -> Result<(Expansion, &'static Choice), String> {
    let (source, neutral) = (other.get("source").and_then(Value::as_str), other.get("figure").and_then(Value::as_str));
    let kind = source.or(neutral).unwrap_or(&other.kind);
    let mut choices = data::all().filter_map(|(expansion, data)| {
        let table = if neutral.is_some() { &data.neutral } else { &data.choices };
        Some((expansion, table.get(kind)?))
    });
    choices.next().ok_or_else(|| format!("an unknown decision, {kind}"))
}

fn special(expansion: Expansion, answer: Value) -> Result<Action, String> {
    let action = json!({ expansion.id(): answer });
    serde_json::from_value(action.clone()).map_err(|error| format!("{action}: {error}"))
}

/// Returns our answer for placing a figure on the tile that was just placed, or elsewhere.
fn deploy(game: &Game, meeple: &str, pointer: &Pointer) -> Result<Action, String> {
    let Pointer(x, y, kind, location) = pointer;
    let figure = Figure::ALL.into_iter().find(|&figure| data::figure(figure) == Some(meeple));
    let mut elsewhere = data::all()
        .filter_map(|(expansion, data)| Some((expansion, data.meeples.get(meeple).or_else(|| data.places.get(kind))?)));
    if let Some(choice) = elsewhere.next() {
        return answer(game, choice, OptionParts { figure, ..OptionParts::of(&json!([x, y, kind, location])) });
    }
    let at = Pos::new(*x, *y);
    let last = game.board().placed_tile(game.last_placed_tile()).at;
    let asked = game.decision().map(|decision| decision.question);
    // A question of an expansion can be about figures on other tiles.
    let is_near = at == last || matches!(asked, Some(Question::Figure { at, by: Some(_) }) if at != Some(last));
    let mut travels = data::all().filter_map(|(expansion, data)| Some((expansion, data.elsewhere.as_ref()?)));
    if let Some(choice) = travels.next().filter(|_| !is_near) {
        return answer(game, choice, OptionParts { figure, ..OptionParts::of(&json!([x, y, kind, location])) });
    }
    if !is_near {
        return Err(format!("no figure may be placed at {at}"));
    }
    let segment = segment(game.board(), at, kind, location).ok_or_else(|| format!("no {kind} {location} at {at}"))?;
    Ok(Action::Deploy { figure: figure.ok_or("unknown figure")?, at, segment })
}

/// Returns the first legal answer that a data file gives for a kind of decision, with the values of an option filled in. If none is
/// legal, returns the first one for which the option has all values.
fn answer(game: &Game, (expansion, choice): (Expansion, &Choice), parts: OptionParts<'_>) -> Result<Action, String> {
    let answers = choice.answers().iter();
    let answers = answers.map(|answer| special(expansion, filled(game, answer, parts)?)).collect::<Vec<_>>();
    let is_legal = |answer: &&Result<Action, String>| answer.as_ref().is_ok_and(|it| game.legal_actions().contains(it));
    let chosen = answers.iter().find(is_legal).or_else(|| answers.iter().find(|answer| answer.is_ok()));
    chosen.or(answers.first()).cloned().unwrap_or_else(|| Err("no answer in the data file".to_owned()))
}

/// The parts of an option that fill in an answer.
#[derive(Clone, Copy)]
struct OptionParts<'a> {
    /// The place, the ID of a figure, or both.
    option: &'a Value,
    figure: Option<Figure>,
    token: Option<&'a str>,
}

impl<'a> OptionParts<'a> {
    const fn of(option: &'a Value) -> OptionParts<'a> {
        OptionParts { option, figure: None, token: None }
    }
}

fn filled(game: &Game, answer: &Value, parts: OptionParts<'_>) -> Result<Value, String> {
    let OptionParts { option, figure, token } = parts;
    let missing = || format!("{answer} is not in {option}");
    let number = |index: usize| option.get(index).and_then(Value::as_i64).and_then(|number| i16::try_from(number).ok());
    let cell = || number(0).zip(number(1)).map(|(x, y)| Pos::new(x, y)).ok_or_else(missing);
    let text = |index: usize| option.get(index).and_then(Value::as_str).ok_or_else(missing);
    let id = || option.as_str().map_or_else(|| text(4), Ok);
    match answer {
        Value::Object(fields) => {
            let filled = fields.iter().map(|(key, value)| Ok((key.clone(), filled(game, value, parts)?)));
            filled.collect::<Result<Map<_, _>, String>>().map(Value::Object)
        }
        Value::String(word) => Ok(match word.as_str() {
            "$cell" => json!(cell()?),
            "$corner"
                if [Half::Nnw, Half::Wnw].into_iter().all(|half| text(3).is_ok_and(|t| halves(t).contains(half))) =>
            {
                json!(cell()?)
            }
            "$corner" => return Err(format!("{option} is not in the north-west")),
            "$axis" => json!(axis(text(3)?)?),
            "$figure" => json!(figure.map_or_else(|| Ok(owned(id()?)?.figure), Ok::<_, String>)?),
            "$piece" => json!(token.and_then(data::piece_named).ok_or_else(missing)?),
            "$seat" => json!(owned(id()?)?.seat),
            "$holder" => json!(holder(text(2)?, cell()?, text(3)?).ok_or_else(missing)?),
            "$segment" if holder(text(2)?, cell()?, text(3)?).is_some() => Value::Null,
            "$segment" => json!(segment(game.board(), cell()?, text(2)?, text(3)?).ok_or_else(missing)?),
            "$segments" => json!(segments(game.board(), cell()?, text(2)?, text(3)?)),
            _ => answer.clone(),
        }),
        other => Ok(other.clone()),
    }
}

fn holder(kind: &str, at: Pos, location: &str) -> Option<Holder> {
    expansions::ALL.iter().find_map(|hooks| (hooks.holder)(kind, at, location))
}

/// Returns the owner and the kind of a figure from its ID in the other engine, such as `1.small.2`.
pub fn owned(id: &str) -> Result<OwnedFigure, String> {
    let mut parts = id.split('.');
    let seat = parts.next().and_then(|seat| Seat::new(seat.parse().ok()?)).ok_or_else(|| format!("no owner: {id}"))?;
    let kind = parts.next().filter(|kind| !kind.is_empty()).ok_or_else(|| format!("no figure: {id}"))?;
    let is_kind = |figure: &Figure| data::figure(*figure).is_some_and(|name| name.to_lowercase().starts_with(kind));
    let figure = Figure::ALL.into_iter().find(is_kind).ok_or_else(|| format!("no figure is called {kind}"))?;
    Ok(OwnedFigure { figure, seat })
}

/// Returns our answer for a placement in the log.
pub fn placement(placing: &PlacementLog) -> Result<Action, String> {
    let (x, y, degrees, bridge) = match placing {
        PlacementLog::Plain(x, y, degrees) => (x, y, degrees, None),
        PlacementLog::Bridged(x, y, degrees, span) => (x, y, degrees, Some(span)),
    };
    let over = |Span(x, y, name): &Span| {
        let crossing = Crossing { at: Pos::new(*x, *y), axis: axis(name)? };
        let piece = expansions::ALL.iter().find_map(|hooks| (hooks.placed_over)(crossing));
        piece.ok_or_else(|| format!("no piece is over {}", crossing.at))
    };
    let rotation = Rotation::try_from(*degrees).map_err(|error| error.to_string())?;
    Ok(Action::Place(Placement { at: Pos::new(*x, *y), rotation, piece: bridge.map(over).transpose()? }))
}

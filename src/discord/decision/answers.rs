//! Names of answers, and menu options with the effects of answers.

use crate::discord::expansions;
use crate::discord::message::parts::{Choice, MOST_OPTIONS, letter};
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::seat::Seat;
use crate::rules::tile::SegmentIndex;
use crate::rules::{Action, Decision, Game, Placement};
use crate::table::Aids;
use crate::words::Words;
use crate::words::seats::mark;

use super::attempt::Asked;
use super::codes;
use super::look_ahead::{certain, earned, go_on};
use super::spots::NumberedSpot;

/// Returns the segments that can take a figure, each once. Their order determines their letters.
pub(in crate::discord) fn places(decision: &Decision) -> Vec<SegmentIndex> {
    let mut places: Vec<SegmentIndex> = Vec::new();
    for action in &decision.actions {
        if let Action::Deploy { segment, .. } = *action
            && !places.contains(&segment)
        {
            places.push(segment);
        }
    }
    places
}

/// Names an answer to a decision of `game`.
pub(in crate::discord) fn answer(words: Words, aids: Aids, game: &Game, decision: &Decision, action: Action) -> String {
    match action {
        Action::Place(Placement { at, rotation, .. }) => format!("{at} · {}°", rotation.degrees()),
        Action::Pass => words.action_pass(),
        Action::Special(special) => {
            let asked = Asked { words, aids, game, seat: decision.seat };
            (expansions::of(special.expansion()).answer)(&asked, action).unwrap_or_default()
        }
        Action::Deploy { figure, segment } => {
            let laid = game.board().laid(game.last());
            let spot = words.spot_of(figure, laid.shape.shape(), laid.rotation, segment);
            let index = places(decision).iter().position(|&s| s == segment).unwrap_or_default();
            words.option_spot(letter(index).to_string(), spot)
        }
    }
}

/// Names the position of a figure on a tile placed earlier: "knight (north)".
pub(in crate::discord) fn elsewhere(
    words: Words,
    game: &Game,
    figure: Figure,
    (at, segment): (Pos, SegmentIndex),
) -> String {
    let laid = game.board().at(at).map(|tile| game.board().laid(tile));
    laid.map_or_else(String::new, |laid| words.spot_of(figure, laid.shape.shape(), laid.rotation, segment))
}

/// Returns the answers that fit into menus of at most `most` options, with their indices among the legal ones. The others
/// can be given by command.
pub(in crate::discord) fn offered(decision: &Decision, most: usize) -> Vec<(usize, Action)> {
    let worth = expansions::all().find_map(|hooks| (hooks.worth_offering)(decision, most));
    let is_worth = |&(index, _): &(usize, Action)| worth.as_ref().is_none_or(|worth| worth.contains(&index));
    decision.actions.iter().copied().enumerate().filter(is_worth).collect()
}

/// Returns the answers that `is_wanted` accepts as options.
pub(in crate::discord) fn choices(
    words: Words,
    aids: Aids,
    game: &Game,
    decision: &Decision,
    chosen: Option<Action>,
    is_wanted: impl Fn(Action) -> bool,
) -> Vec<Choice> {
    let choice = |(index, action): (usize, Action)| Choice {
        label: answer(words, aids, game, decision, action),
        value: codes::encode(action, index),
        note: note(&Asked { words, aids, game, seat: decision.seat }, action),
        chosen: Some(action) == chosen,
    };
    let offered = offered(decision, MOST_OPTIONS).into_iter();
    offered.filter(|&(_, action)| is_wanted(action)).map(choice).collect()
}

/// Describes the effect of an answer: its cost and points now, or the share in an incomplete feature.
pub(in crate::discord) fn note(asked: &Asked<'_>, action: Action) -> Option<String> {
    if let Some(about) = expansions::all().find_map(|hooks| (hooks.about)(asked, action)) {
        return Some(about);
    }
    let cost = expansions::all().find_map(|hooks| (hooks.cost)(asked, action));
    if !asked.aids.are_on() {
        return cost;
    }
    let (mut after, mut events) = (asked.game.clone(), Vec::new());
    go_on(&mut after, action, &mut events).ok()?;
    events.extend(certain(&after));
    let mine = earned(&events, asked.seat);
    if mine != 0 || cost.is_some() {
        let scored = (mine != 0).then(|| asked.words.option_scores(mine));
        return Some(cost.into_iter().chain(scored).collect::<Vec<_>>().join(" · "));
    }
    let special = expansions::all().find_map(|hooks| (hooks.prospect)(asked, &after, action));
    special.or_else(|| share(asked, &after, action)).filter(|note| !note.is_empty())
}

/// Describes the feature that a figure joins.
fn share(asked: &Asked<'_>, after: &Game, action: Action) -> Option<String> {
    let Action::Deploy { segment, .. } = action else { return None };
    let board = after.board();
    let laid = board.laid(asked.game.last());
    let feature = board.features().of(laid.node(segment));
    let kind = board.features().get(feature).kind;
    let tiles = if kind.is_inner() { usize::from(board.around(laid.at)) + 1 } else { board.cells(feature).len() };
    let words = asked.words;
    Some(words.kind_joins(kind.key(), tiles).unwrap_or_else(|| words.option_around(tiles)))
}

/// Returns the spots of a tile as options. The value of each is the first placement there.
pub(in crate::discord) fn places_to_lay(
    words: Words,
    aids: Aids,
    game: &Game,
    spots: &[NumberedSpot],
    chosen: Option<&NumberedSpot>,
) -> Vec<Choice> {
    let choice = |spot: &NumberedSpot| Choice {
        label: format!("{} · {}", spot.number, spot.at),
        value: spot.ways.first().map(|&way| codes::place(way)).unwrap_or_default(),
        note: Some(spot_note(words, aids, game, spot)).filter(|note| !note.is_empty()),
        chosen: Some(spot) == chosen,
    };
    spots.iter().map(choice).collect()
}

/// Describes the number of rotations on a spot, and the effects of the first placement.
fn spot_note(words: Words, aids: Aids, game: &Game, spot: &NumberedSpot) -> String {
    let mut parts = Vec::new();
    if spot.ways.len() > 1 {
        parts.push(words.option_ways(spot.ways.len()));
    }
    if let Some(&first) = spot.ways.first() {
        parts.extend(expansions::all().find_map(|hooks| (hooks.piece_note)(words, game, first)));
        parts.extend(Some(first).filter(|_| aids.are_on()).into_iter().flat_map(|first| gains(words, game, first)));
    }
    parts.join(" · ")
}

/// Describes what a placement gives its player besides points, and the points that all players get for figures already on
/// the board.
fn gains(words: Words, game: &Game, placement: Placement) -> Vec<String> {
    let (mut after, mut events) = (game.clone(), Vec::new());
    if go_on(&mut after, Action::Place(placement), &mut events).is_err() {
        return Vec::new();
    }
    let mut parts: Vec<String> =
        expansions::all().filter_map(|hooks| (hooks.brings)(words, &after, &events, game.active())).collect();
    events.extend(certain(&after));
    let gain = |seat: Seat| {
        let points = earned(&events, seat);
        (points != 0).then(|| format!("{} +{points}", mark(seat)))
    };
    let gains: Vec<String> = game.seats().filter_map(gain).collect();
    parts.extend((!gains.is_empty()).then(|| words.option_gains(gains.join(", "))));
    parts
}

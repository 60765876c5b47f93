//! Answers in words and as options of menus, with what each would bring.

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

/// The segments on which a figure may be put, each once: their order gives them their letters.
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

/// What an answer says. `game` is the game that asks.
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

/// "knight (north)": a place for a figure on a tile that was laid before.
pub(in crate::discord) fn elsewhere(
    words: Words,
    game: &Game,
    figure: Figure,
    (at, segment): (Pos, SegmentIndex),
) -> String {
    let laid = game.board().at(at).map(|tile| game.board().laid(tile));
    laid.map_or_else(String::new, |laid| words.spot_of(figure, laid.shape.shape(), laid.rotation, segment))
}

/// The answers that menus with at most so many options offer, with their places among the legal ones. All others can be given
/// by command.
pub(in crate::discord) fn offered(decision: &Decision, most: usize) -> Vec<(usize, Action)> {
    let worth = expansions::all().find_map(|hooks| (hooks.worth_offering)(decision, most));
    let is_worth = |&(index, _): &(usize, Action)| worth.as_ref().is_none_or(|worth| worth.contains(&index));
    decision.actions.iter().copied().enumerate().filter(is_worth).collect()
}

/// The answers to a decision that are wanted, as options.
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

/// What an answer would bring: points now, or a share in something unfinished.
fn note(asked: &Asked<'_>, action: Action) -> Option<String> {
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

/// What a figure would have a share in.
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

/// The places for a tile as options, each for its first way.
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

/// In how many ways a tile fits, and what it would bring to anybody in its first way.
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

/// What laying a tile brings its player beside points, and who would get how much for figures that are on the board already.
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

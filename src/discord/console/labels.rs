//! Answers as options of menus, with what each would bring.

use crate::discord::parts::{Choice, MOST_OPTIONS};
use crate::discord::pictures::letter;
use crate::discord::spots::Spot;
use crate::discord::{bazaar, flock, gifts, monuments as cubes};
use crate::rules::expansions::{SpecialAction, abbot, deserts, houses_and_walls, monuments};
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::seat::Seat;
use crate::rules::tile::{Kind, SegmentIndex};
use crate::rules::{Action, Decision, Event, Game, Placement};
use crate::table::Aids;
use crate::words::Words;
use crate::words::pieces::kind_key;
use crate::words::seats::mark;

use super::codes;
use super::walk::go_on;

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
        Action::Special(special) => match special {
            SpecialAction::Abbot(abbot::Action::Recall) => words.action_recall(),
            SpecialAction::River(action) => match action {},
            SpecialAction::HillsAndSheep(action) => flock::action(words, aids, game, action),
            SpecialAction::BridgesCastlesAndBazaars(action) => bazaar::action(words, aids, game, decision.seat, action),
            SpecialAction::Monuments(monuments::Action::Cube { at, objective }) => {
                words.action_cube(at.to_string(), u32::from(objective) + 1)
            }
            SpecialAction::Monuments(monuments::Action::Portal { at, segment }) => {
                words.action_portal(at.to_string(), elsewhere(words, game, at, segment))
            }
            SpecialAction::HousesAndWalls(houses_and_walls::Action::Discard) => words.action_discard_marker(),
            SpecialAction::Deserts(deserts::Action::Ride { at, segment }) => {
                words.action_ride(at.to_string(), elsewhere(words, game, at, segment))
            }
            SpecialAction::TheGifts(action) => gifts::action(words, game, action),
        },
        Action::Deploy { figure, segment } => {
            let laid = game.board().laid(game.last());
            let spot = words.spot_of(figure, laid.shape.shape(), laid.rotation, segment);
            let index = places(decision).iter().position(|&s| s == segment).unwrap_or_default();
            words.option_spot(letter(index).to_string(), spot)
        }
    }
}

/// "knight (north)": a place for a meeple on a tile that was laid before.
fn elsewhere(words: Words, game: &Game, at: Pos, segment: SegmentIndex) -> String {
    let laid = game.board().at(at).map(|tile| game.board().laid(tile));
    laid.map_or_else(String::new, |laid| words.spot_of(Figure::Meeple, laid.shape.shape(), laid.rotation, segment))
}

/// The answers to a decision as options.
pub(in crate::discord) fn choices(
    words: Words,
    aids: Aids,
    game: &Game,
    decision: &Decision,
    chosen: Option<Action>,
) -> Vec<Choice> {
    let choice = |(index, action): (usize, Action)| Choice {
        label: answer(words, aids, game, decision, action),
        value: codes::encode(action, index),
        note: note(words, aids, game, decision.seat, action),
        chosen: Some(action) == chosen,
    };
    bazaar::sensible(decision, MOST_OPTIONS).map(choice).collect()
}

/// What an answer would bring: points now, or a share in something unfinished.
fn note(words: Words, aids: Aids, game: &Game, seat: Seat, action: Action) -> Option<String> {
    if let Some(tile) = bazaar::picked(words, game, action) {
        return Some(tile);
    }
    let cost = bazaar::cost(words, game, seat, action);
    if !aids.are_on() {
        return cost;
    }
    let (mut after, mut events) = (game.clone(), Vec::new());
    go_on(&mut after, action, &mut events).ok()?;
    events.extend(flock::certain(&after));
    let mine = earned(&events, seat);
    if mine != 0 || cost.is_some() {
        let scored = (mine != 0).then(|| words.option_scores(mine));
        return Some(cost.into_iter().chain(scored).collect::<Vec<_>>().join(" · "));
    }
    let Action::Deploy { segment, figure } = action else { return cubes::note(words, game, action) };
    if figure == Figure::Shepherd {
        return flock::wolves(words, game);
    }
    let board = after.board();
    let laid = board.laid(game.last());
    let feature = board.features().of(laid.node(segment));
    let kind = board.features().get(feature).kind;
    if kind == Kind::Monument {
        return None;
    }
    if kind == Kind::Oasis {
        // A large tile has more around it.
        let around = laid.around();
        let filled = around.iter().filter(|&&at| board.at(at).is_some()).count();
        return Some(words.option_of_tiles(filled + 1, around.len() + 1));
    }
    let tiles = if kind.is_inner() { usize::from(board.around(laid.at)) + 1 } else { board.cells(feature).len() };
    Some(words.option_joins(kind_key(kind), tiles))
}

/// The places for a tile as options, each for its first way.
pub(in crate::discord) fn places_to_lay(
    words: Words,
    aids: Aids,
    game: &Game,
    spots: &[Spot],
    chosen: Option<&Spot>,
) -> Vec<Choice> {
    let choice = |spot: &Spot| Choice {
        label: format!("{} · {}", spot.number, spot.at),
        value: spot.ways.first().map(|&way| codes::place(way)).unwrap_or_default(),
        note: Some(spot_note(words, aids, game, spot)).filter(|note| !note.is_empty()),
        chosen: Some(spot) == chosen,
    };
    spots.iter().map(choice).collect()
}

/// In how many ways a tile fits, and the points that it would bring to anybody in its first way.
fn spot_note(words: Words, aids: Aids, game: &Game, spot: &Spot) -> String {
    let mut parts = Vec::new();
    if spot.ways.len() > 1 {
        parts.push(words.option_ways(spot.ways.len()));
    }
    let first = spot.ways.first().copied();
    parts.extend(first.and_then(|first| cubes::piece_note(words, game, first)));
    parts.extend(first.filter(|&first| aids.are_on() && gifts::brings(game, first)).map(|_| words.option_gift()));
    let gains = first.filter(|_| aids.are_on()).map(|first| gains(game, first)).unwrap_or_default();
    if !gains.is_empty() {
        parts.push(words.option_gains(gains.join(", ")));
    }
    parts.join(" · ")
}

/// Who would get how much for figures that are on the board already.
fn gains(game: &Game, placement: Placement) -> Vec<String> {
    let (mut after, mut events) = (game.clone(), Vec::new());
    if go_on(&mut after, Action::Place(placement), &mut events).is_err() {
        return Vec::new();
    }
    events.extend(flock::certain(&after));
    let gain = |seat: Seat| {
        let points = earned(&events, seat);
        (points != 0).then(|| format!("{} +{points}", mark(seat)))
    };
    game.seats().filter_map(gain).collect()
}

/// What somebody gets before the game is over.
fn earned(events: &[Event], seat: Seat) -> i32 {
    let scored: i32 = scores(events).filter(|s| s.winners.contains(&seat)).map(|s| s.points).sum();
    scored + cubes::earned(events, seat)
}

fn scores(events: &[Event]) -> impl Iterator<Item = &crate::rules::score::Score> {
    use crate::rules::score::Occasion;
    events.iter().filter_map(|event| match event {
        Event::Scored(score) if score.occasion != Occasion::Final => Some(&**score),
        _ => None,
    })
}

//! Plays the tiles that are irrelevant to a scenario. They are placed without figures and far away, so that no player's
//! points change.

use std::collections::BTreeSet;

use bergerie_rules::{Action, DrawOutcome, Entry, Event, Game, Occasion, Pos, Seat, ShapeId, Waiting};

use crate::expansions;

use super::table::Table;
use super::{script, words};

/// The instructions of a `rest:` line.
///
/// `filler to 1 keep BA/L` plays until one tile is left, and keeps the named tiles in the pile as long as there are
/// others. `filler to 1 starve BA/Cccc+` also leaves as few placements as possible for the named tile.
#[derive(Debug, Default)]
pub struct Rest {
    left: usize,
    keep: Vec<ShapeId>,
    starve: Option<ShapeId>,
}

impl Rest {
    /// Parses the text after `rest:`.
    pub fn read(text: &str) -> Result<Rest, String> {
        let mut rest = Rest::default();
        let mut words = text.split_whitespace();
        if words.next() != Some("filler") {
            return Err("the only way to play the rest is `filler`".into());
        }
        while let Some(word) = words.next() {
            match word {
                "to" => {
                    let left = words.next().and_then(|number| number.parse().ok());
                    rest.left = left.ok_or("`to` is followed by a number of tiles")?;
                }
                "starve" => {
                    let shape = script::shape(words.next().unwrap_or_default())?;
                    rest.starve = Some(shape);
                    rest.keep.push(shape);
                }
                "keep" => rest.keep.extend(words.by_ref().map(script::shape).collect::<Result<Vec<_>, _>>()?),
                _ => return Err(format!("`{word}` is not understood")),
            }
        }
        Ok(rest)
    }
}

/// Plays until only the given number of tiles is left in the pile.
pub fn fill(table: &mut Table, rest: &Rest) -> Result<(), String> {
    let away: Vec<Pos> = table.game().board().tiles().iter().map(|placed| placed.at).collect();
    while table.game().pile().len() > rest.left {
        if let Some(skip) = skip(table.game()) {
            table.enter(Entry::Act(skip))?;
            continue;
        }
        let entries = moves(table.game(), rest, &away).ok_or("no tile can be placed without changing the points")?;
        for entry in entries {
            table.enter(entry)?;
        }
    }
    Ok(())
}

/// Returns the legal answer that declines an offer before a tile is drawn, if there is such an offer.
fn skip(game: &Game) -> Option<Action> {
    expansions::skips().find(|skip| game.legal_actions().contains(skip))
}

/// Returns a draw, a placement and a pass that change the points of no player. Returns `None` if no tile allows that.
fn moves(game: &Game, rest: &Rest, away: &[Pos]) -> Option<Vec<Entry>> {
    let kept = |shape: &ShapeId| rest.keep.contains(shape) && game.pile().top().iter().any(|s| !rest.keep.contains(s));
    let shapes: BTreeSet<ShapeId> = game.pile().top().iter().copied().filter(|shape| !kept(shape)).collect();
    let now = outlook(game);
    shapes.into_iter().find_map(|shape| {
        let draw = Entry::Draw(DrawOutcome::Tile(shape));
        let drawn = after(game, draw)?.0;
        let mut places: Vec<Action> = drawn.legal_actions().to_vec();
        places
            .sort_by_cached_key(|&place| (places_left(&drawn, place, rest), std::cmp::Reverse(distance(place, away))));
        places.into_iter().find_map(|place| {
            let (mut next, mut harmless) = after(&drawn, Entry::Act(place))?;
            let mut entries = vec![draw, Entry::Act(place)];
            while let Some(entry) = nothing_more(&next, rest) {
                entries.push(entry);
                let (then, still) = after(&next, entry)?;
                (next, harmless) = (then, harmless && still);
            }
            (is_over(&next) && harmless && outlook(&next) == now).then_some(entries)
        })
    })
}

/// Returns whether a turn is over: no question is pending, and no draw other than that of a tile.
fn is_over(game: &Game) -> bool {
    *game.waiting() == Waiting::Over || skip(game).is_some() || matches!(game.outcome(0), Some(DrawOutcome::Tile(_)))
}

/// Returns the entry that ends a turn after a placement. It is a pass, or the draw of a tile that an expansion
/// requires. Returns `None` if the turn needs another entry.
fn nothing_more(game: &Game, rest: &Rest) -> Option<Entry> {
    if game.legal_actions().contains(&Action::Pass) {
        return Some(Entry::Act(Action::Pass));
    }
    let taken = |drawn: &DrawOutcome| {
        if let DrawOutcome::Expansion(drawn) = drawn { expansions::taken_tile(*drawn) } else { None }
    };
    let draws: Vec<DrawOutcome> =
        (0..game.outcome_count()).filter_map(|n| game.outcome(n)).filter(|drawn| taken(drawn).is_some()).collect();
    let free = draws.iter().find(|drawn| taken(drawn).is_some_and(|shape| !rest.keep.contains(&shape)));
    free.or(draws.first()).copied().map(Entry::Draw)
}

/// Returns how many placements a placement leaves for the tile to starve.
fn places_left(game: &Game, place: Action, rest: &Rest) -> usize {
    let Some(starve) = rest.starve else { return 0 };
    after(game, Entry::Act(place)).map_or(0, |(next, _)| next.board().placements(starve.get()).count())
}

/// Returns the distance of a placement from the tiles of the scenario, and its cell, which makes the order unique.
fn distance(place: Action, away: &[Pos]) -> (i16, Pos) {
    let Action::Place(placement) = place else { return (0, Pos::START) };
    let to = |pos: &Pos| (pos.x - placement.at.x).abs().max((pos.y - placement.at.y).abs());
    (away.iter().map(to).min().unwrap_or(0), placement.at)
}

/// Returns the game after an entry, or `None` if the entry is illegal. The boolean is `true` if the entry scored no
/// feature and caused no other event that a script must name.
fn after(game: &Game, entry: Entry) -> Option<(Game, bool)> {
    let mut next = game.clone();
    let mut events = Vec::new();
    next.enter(entry, &mut events).ok()?;
    let is_report = |event: &Event| match event {
        Event::Scored(score) => score.occasion == Occasion::Completed,
        Event::Expansion(_) => words::of_event(event).is_some(),
        _ => false,
    };
    Some((next, !events.iter().any(is_report)))
}

/// Returns the points that all players would have if the game ended in this state.
fn outlook(game: &Game) -> Vec<i32> {
    let mut game = game.clone();
    let mut events = Vec::new();
    while let (Waiting::Draw(_), Some(drawn)) = (game.waiting(), game.outcome(0)) {
        if game.draw(drawn, &mut events).is_err() {
            break;
        }
    }
    let seats: Vec<Seat> = game.seats().collect();
    for seat in seats {
        // The resignation of the last player fails, but the game is over by then.
        let _ = game.resign(seat, &mut events);
    }
    game.seats().map(|seat| game.player(seat).points()).collect()
}

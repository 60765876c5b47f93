//! Plays the tiles that a scenario does not care about: without figures, far away, so that nobody's points change.

use std::collections::BTreeSet;

use bergerie_rules::expansions::{SpecialDrawn, SpecialEvent, hills_and_sheep};
use bergerie_rules::geometry::Pos;
use bergerie_rules::record::Entry;
use bergerie_rules::score::Occasion;
use bergerie_rules::seat::Seat;
use bergerie_rules::tile::ShapeId;
use bergerie_rules::{Action, Drawn, Event, Game, Waiting};

use super::abbeys::KEEP;
use super::script;
use super::table::Table;

/// `filler to 1 keep BA/L`: how far to play, and which tiles to leave in the pile as long as there are others.
/// `filler to 1 starve BA/Cccc+`: the same, and leave as few places for that tile as possible.
#[derive(Debug, Default)]
pub struct Rest {
    left: usize,
    keep: Vec<ShapeId>,
    starve: Option<ShapeId>,
}

impl Rest {
    /// Reads what follows `rest:`.
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

/// Plays on until so many tiles are left in the pile.
pub fn fill(table: &mut Table, rest: &Rest) -> Result<(), String> {
    let away: Vec<Pos> = table.game().board().tiles().iter().map(|laid| laid.at).collect();
    while table.game().pile().len() > rest.left {
        if table.game().legal().contains(&KEEP) {
            table.enter(Entry::Act(KEEP))?;
            continue;
        }
        let entries = moves(table.game(), rest, &away).ok_or("no tile can be laid without changing the points")?;
        for entry in entries {
            table.enter(entry)?;
        }
    }
    Ok(())
}

/// A draw and a placement, and no figure, that change nobody's points.
fn moves(game: &Game, rest: &Rest, away: &[Pos]) -> Option<Vec<Entry>> {
    let kept = |shape: &ShapeId| rest.keep.contains(shape) && game.pile().top().iter().any(|s| !rest.keep.contains(s));
    let shapes: BTreeSet<ShapeId> = game.pile().top().iter().copied().filter(|shape| !kept(shape)).collect();
    let now = outlook(game);
    shapes.into_iter().find_map(|shape| {
        let draw = Entry::Draw(Drawn::Tile(shape));
        let drawn = after(game, draw)?.0;
        let mut places: Vec<Action> = drawn.legal().to_vec();
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

/// Whether a turn is over: no question and no other draw than that of a tile is left of it.
fn is_over(game: &Game) -> bool {
    *game.waiting() == Waiting::Over || game.legal().contains(&KEEP) || matches!(game.outcome(0), Some(Drawn::Tile(_)))
}

/// What ends a turn after a tile was laid: a tile under it if it is a hill, and no figure.
fn nothing_more(game: &Game, rest: &Rest) -> Option<Entry> {
    if game.legal().contains(&Action::Pass) {
        return Some(Entry::Act(Action::Pass));
    }
    let under = |drawn: &Drawn| match drawn {
        Drawn::Special(SpecialDrawn::HillsAndSheep(hills_and_sheep::Drawn::UnderTile(shape))) => Some(*shape),
        _ => None,
    };
    let unders: Vec<Drawn> =
        (0..game.outcomes()).filter_map(|n| game.outcome(n)).filter(|d| under(d).is_some()).collect();
    let free = unders.iter().find(|d| under(d).is_some_and(|shape| !rest.keep.contains(&shape)));
    free.or(unders.first()).copied().map(Entry::Draw)
}

/// How many places for the tile to starve a placement leaves.
fn places_left(game: &Game, place: Action, rest: &Rest) -> usize {
    let Some(starve) = rest.starve else { return 0 };
    after(game, Entry::Act(place)).map_or(0, |(next, _)| next.board().placements(starve.shape()).count())
}

/// How far a placement is from the tiles of the scenario, and a fixed order beyond that.
fn distance(place: Action, away: &[Pos]) -> (i16, Pos) {
    let Action::Place(placement) = place else { return (0, Pos::START) };
    let to = |pos: &Pos| (pos.x - placement.at.x).abs().max((pos.y - placement.at.y).abs());
    (away.iter().map(to).min().unwrap_or(0), placement.at)
}

/// The game after an entry, and whether no feature was completed for points and nothing else came of it that must be told.
fn after(game: &Game, entry: Entry) -> Option<(Game, bool)> {
    let mut next = game.clone();
    let mut events = Vec::new();
    next.enter(entry, &mut events).ok()?;
    let is_told = |event: &Event| match event {
        Event::Scored(score) => score.occasion == Occasion::Completed,
        Event::Special(SpecialEvent::TradersAndBuilders(_)) => true,
        _ => false,
    };
    Some((next, !events.iter().any(is_told)))
}

/// Everybody's points if the game ended now.
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
        // The last one cannot resign any more, and that is fine: the game is over then.
        let _ = game.resign(seat, &mut events);
    }
    game.seats().map(|seat| game.purse(seat).score()).collect()
}

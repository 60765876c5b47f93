//! Hills (`hills_and_sheep.md 2`): each hides a tile, and figures on hills break ties.

use std::collections::BTreeMap;

use super::{Draw, DrawOutcome, Event, HillTieBreak, HillsAndMonks, UnderTile, draw, event, options, state, state_mut};
use crate::{
    Entry, EntryContext, ExpansionDrawOutcome, FeatureId, Flow, Game, Kind, PlacedFigure, Pos, RandomPick, Seat, Seats,
    ShapeId, TileNo, Unseen,
};

/// Hides an unseen tile under a hill just placed, unless that was the last tile (`hills_and_sheep.md 2.2`).
pub(crate) fn draw_hidden_tile(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let draws = options(game).is_some_and(|options| options.under_tile == UnderTile::Drawn);
    let is_hill = game.board().placed_tile(game.last_placed_tile()).shape.has(Kind::Hill);
    if draws && is_hill && !game.pile().is_empty() { draw(Draw::UnderTile) } else { Flow::Next }
}

/// Puts a drawn tile under the hill just placed. Returns `None` and changes nothing if the pile has no such tile.
pub(super) fn hide_drawn_tile(game: &mut Game, shape: ShapeId, events: &mut Vec<crate::Event>) -> Option<Flow> {
    if !game.pile_mut().take(shape) {
        return None;
    }
    state_mut(game).hidden.push(shape);
    events.push(event(Event::TileHidden { at: game.board().placed_tile(game.last_placed_tile()).at }));
    Some(Flow::Next)
}

/// Adds the tiles under hills, which players cannot distinguish from those in the pile.
pub(super) fn add_hidden_tiles(game: &Game, tiles: &mut Vec<ShapeId>) {
    tiles.extend(state(game).into_iter().flat_map(|state| &state.hidden));
}

/// Replaces the tiles under hills in a log with tiles that are unseen, too. Each is the first tile, in a fixed order,
/// that may have been there since the hill was placed. To the players, the replayed game looks the same.
pub(super) fn redact_secrets(contexts: &[EntryContext], _: Option<Seat>, log: &mut [Entry]) {
    // The tiles that are unseen from an entry on to the end. Tiles that a gift returned to the pile have been seen and do not count.
    let mut unseen: Option<Unseen> = None;
    let mut hills = Vec::new();
    for (entry, context) in log.iter_mut().zip(contexts).rev() {
        let now = unseen.map_or_else(|| context.unseen.clone(), |later| common_tiles(&context.unseen, later));
        if let Entry::Draw(crate::DrawOutcome::Expansion(ExpansionDrawOutcome::HillsAndSheep(
            DrawOutcome::UnderTile(shape),
        ))) = entry
        {
            hills.push((shape, now.clone()));
        }
        unseen = Some(now);
    }
    let mut used: BTreeMap<ShapeId, usize> = BTreeMap::new();
    // A tile that can be under a hill can be under every later one, so filling earlier ones first leaves enough copies.
    for (shape, unseen) in hills.into_iter().rev() {
        let free = |&(shape, count): &(ShapeId, usize)| count > used.get(&shape).copied().unwrap_or_default();
        let Some((placeholder, _)) = unseen.into_iter().find(free) else {
            never!("no unseen tile can be under a hill instead of {shape}");
            continue;
        };
        *used.entry(placeholder).or_default() += 1;
        *shape = placeholder;
    }
}

/// Returns the tiles that occur in both lists, each with the smaller of its two numbers. Both lists are in order.
fn common_tiles(one: &Unseen, mut other: Unseen) -> Unseen {
    other.retain_mut(|(shape, count)| {
        let index = one.binary_search_by_key(shape, |&(shape, _)| shape);
        let most = index.ok().and_then(|index| one.get(index)).map_or(0, |&(_, count)| count);
        *count = most.min(*count);
        *count > 0
    });
    other
}

/// An upper limit to the number of copies of a shape under the oldest hills. Copies seen later cannot be under them.
#[derive(Clone, Copy, Debug)]
pub(super) struct CopyLimit {
    shape: ShapeId,
    hill_count: usize,
    max_copies: usize,
}

impl CopyLimit {
    /// Returns whether the limit allows a tile under the next hill, given the tiles under the hills before it.
    pub(super) fn allows(self, older: &[ShapeId], shape: ShapeId) -> bool {
        let copies = || older.iter().filter(|&&other| other == shape).count();
        self.shape != shape || older.len() >= self.hill_count || copies() < self.max_copies
    }
}

/// Records how many copies of a tile are unseen, just before another copy returns to the pile.
pub(super) fn before_tile_returns(game: &mut Game, shape: ShapeId) {
    let unseen = game.unseen().into_iter().find(|(other, _)| *other == shape);
    let state = state_mut(game);
    if !state.hidden.is_empty() {
        state.limits.push(CopyLimit {
            shape,
            hill_count: state.hidden.len(),
            max_copies: unseen.map_or(0, |(_, count)| count),
        });
    }
}

/// Puts random unseen tiles under the hills. The oldest ones have the strictest limits and are filled first.
pub(super) fn resample(game: &mut Game, _: Seat, pick: RandomPick<'_>) {
    let state = state_mut(game);
    let (mut hidden, limits) = (std::mem::take(&mut state.hidden), state.limits.clone());
    let may_follow = |older: &[ShapeId], shape| limits.iter().all(|limit| limit.allows(older, shape));
    game.pile_mut().reshuffle(&mut hidden, may_follow, pick);
    state_mut(game).hidden = hidden;
}

/// Breaks a tie: players with a figure on a hill beat others (`hills_and_sheep.md 2.5`). Returns whether it did.
pub(super) fn break_tie(game: &Game, feature: FeatureId, tied: &mut Seats) -> bool {
    let Some(options) = options(game) else { return false };
    match game.board().features().get(feature).kind.base() {
        Kind::Road | Kind::City | Kind::Field => {}
        Kind::Monastery if options.hills_and_monks == HillsAndMonks::Counted => {}
        _ => return false,
    }
    // A shepherd is not a follower, so it never breaks a tie (`hills_and_sheep.md 2.12`).
    let is_on_hill = |s: &PlacedFigure| s.figure.claims() && is_hill(game, game.board().features().node(s.node).tile);
    keep_highest(options.hill_tie_break, tied, |seat| {
        game.board().figures_on(feature).filter(|s| s.seat == seat && is_on_hill(s)).count()
    })
}

/// Breaks a tie for the most meeples on a tile and the eight around it in the same way.
pub fn break_tie_near(game: &Game, at: Pos, tied: &mut Seats) {
    let is_on_hill = |cell| game.board().tile_at(cell).is_some_and(|tile| is_hill(game, tile));
    if let Some(options) = options(game) {
        keep_highest(options.hill_tie_break, tied, |seat| {
            game.meeples_near(at).filter(|&(owner, cell)| owner == seat && is_on_hill(cell)).count()
        });
    }
}

/// Removes the tied players whom others beat by their number of meeples on hills. Returns whether it removed any.
fn keep_highest(rule: HillTieBreak, tied: &mut Seats, on_hills: impl Fn(Seat) -> usize) -> bool {
    let worth = |seat: Seat| match rule {
        HillTieBreak::AnyOnHill => on_hills(seat).min(1),
        HillTieBreak::MostOnHill => on_hills(seat),
    };
    let (most, before) = (tied.iter().map(|&seat| worth(seat)).max(), tied.len());
    tied.retain(|seat| Some(worth(*seat)) == most);
    tied.len() < before
}

fn is_hill(game: &Game, tile: TileNo) -> bool {
    game.board().placed_tile(tile).shape.has(Kind::Hill)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::support::shape;

    #[test]
    fn a_copy_that_was_seen_later_is_not_under_an_older_hill() {
        let (seen, other) = (shape("BA/L"), shape("BA/C"));
        let limit = CopyLimit { shape: seen, hill_count: 2, max_copies: 1 };
        assert!(limit.allows(&[other], seen));
        assert!(!limit.allows(&[seen], seen));
        assert!(limit.allows(&[seen], other), "the limit is that of one shape");
        assert!(limit.allows(&[seen, other], seen), "later hills have no limit");
    }
}

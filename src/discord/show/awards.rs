//! What deserves an award at the end of a game: the base game's, and those that expansions know.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::discord::expansions;
use crate::rules::seat::Seat;
use crate::rules::tile::Kind;
use crate::words::Words;
use crate::words::story::Cast;

use super::tale::{Award, Tale};

/// The most awards of a game, and of one player.
const MOST: usize = 4;
const MOST_EACH: usize = 2;

/// The awards of a game in words, the most remarkable first.
pub(in crate::discord) fn awards(words: Words, tale: &Tale, cast: &Cast) -> Vec<String> {
    let told = |award: Award| words.award(award.key, award.count, cast.name(award.seat));
    chosen(tale).into_iter().map(told).collect()
}

fn chosen(tale: &Tale) -> Vec<Award> {
    let mut found = own_awards(tale);
    found.extend(expansions::all().flat_map(|hooks| (hooks.awards)(tale)));
    found.sort_by_key(|award| Reverse(award.worth));
    let mut each: BTreeMap<Seat, usize> = BTreeMap::new();
    found.retain(|award| {
        let count = each.entry(award.seat).or_default();
        *count += 1;
        *count <= MOST_EACH
    });
    found.truncate(MOST);
    found
}

fn own_awards(tale: &Tale) -> Vec<Award> {
    let largest = |kind: Kind| {
        let scored = tale.scores().filter(move |(_, score)| score.kind() == Some(kind) && score.winners.len() == 1);
        let best = scored.max_by_key(|(_, score)| score.cells().len());
        best.and_then(|(_, score)| Some((*score.winners.first()?, score.cells().len() as u32)))
    };
    let finished = |kind: Kind| {
        tale.most(|seat| {
            let own = tale.scores().filter(|(_, score)| score.kind() == Some(kind) && score.gain(seat) > 0);
            own.count() as u32
        })
    };
    // Points that somebody's tiles brought to others alone.
    let given = tale.most(|seat| {
        let to_others = tale.scores().filter(|(turn, score)| *turn == seat && score.gain(seat) == 0);
        let points = to_others.flat_map(|(_, score)| score.gains()).map(|(_, points)| points.max(0) as u32);
        points.sum()
    });
    let shared = tale.most(|seat| {
        let shared = tale.scores().filter(|(_, score)| score.winners.len() > 1 && score.winners.contains(&seat));
        shared.count() as u32
    });
    let awards = [
        largest(Kind::City).and_then(|best| Award::of("city", best, 6)),
        largest(Kind::Road).and_then(|best| Award::of("road", best, 6)),
        finished(Kind::Monastery).and_then(|best| Award::of("monastery", best, 2)),
        given.and_then(|best| Award::of("giver", best, 6)),
        shared.and_then(|best| Award::of("sharer", best, 2)),
        leap(tale).and_then(|best| Award::of("leap", best, 12)),
        comeback(tale).and_then(|best| Award::of("comeback", best, 10)),
    ];
    awards.into_iter().flatten().collect()
}

/// The most points that anybody gained in one turn, before the end was counted.
fn leap(tale: &Tale) -> Option<(Seat, u32)> {
    let before = tale.points.split_last().map_or(&[][..], |(_, before)| before);
    let gains = before.windows(2).flat_map(|pair| {
        let (from, to) = (&pair[0], &pair[1]);
        Seat::all(tale.seats).filter_map(move |seat| {
            let gain = to.get(seat.index())? - from.get(seat.index())?;
            Some((seat, gain.max(0) as u32))
        })
    });
    gains.max_by_key(|&(_, gain)| gain)
}

/// How far behind the winner was at most.
fn comeback(tale: &Tale) -> Option<(Seat, u32)> {
    let last = tale.points.last()?;
    let winner = Seat::all(tale.seats).max_by_key(|seat| last.get(seat.index()).copied())?;
    let behind = |points: &Vec<i32>| points.iter().max()?.checked_sub(*points.get(winner.index())?);
    Some((winner, tale.points.iter().filter_map(behind).max()?.max(0) as u32))
}

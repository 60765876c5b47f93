//! Awards at the end of a game, for achievements in the base game and in expansions.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::seats::PlayerNames;
use crate::words::Words;
use bergerie_rules::{Kind, Seat};

use super::expansions;
use super::summary::{Award, GameSummary};

const MAX_AWARDS: usize = 4;
const MAX_AWARDS_EACH: usize = 2;
/// The number of awards up to which less remarkable ones, and a third one for the same player, are included.
const MIN_AWARDS: usize = 3;

/// Describes the awards of a game. The most remarkable come first.
pub fn awards(words: Words, summary: &GameSummary, names: &PlayerNames) -> Vec<String> {
    let describe = |award: Award| words.award(award.key, award.count, names.name(award.seat));
    chosen_awards(summary).into_iter().map(describe).collect()
}

fn chosen_awards(summary: &GameSummary) -> Vec<Award> {
    let mut found = own_awards(summary);
    found.extend(expansions::all().flat_map(|hooks| (hooks.awards)(summary)));
    found.sort_by_key(|award| Reverse(award.worth));
    let mut each: BTreeMap<Seat, usize> = BTreeMap::new();
    let (mut chosen, others): (Vec<_>, Vec<_>) = found.into_iter().partition(|award| {
        let count = each.entry(award.seat).or_default();
        *count += 1;
        award.is_remarkable() && *count <= MAX_AWARDS_EACH
    });
    let missing = MIN_AWARDS.saturating_sub(chosen.len());
    chosen.extend(others.into_iter().take(missing));
    chosen.truncate(MAX_AWARDS);
    chosen
}

fn own_awards(summary: &GameSummary) -> Vec<Award> {
    let largest = |kind: Kind| {
        let scored = summary.scores().filter(move |(_, score)| score.kind() == Some(kind) && score.winners.len() == 1);
        let best = scored.max_by_key(|(_, score)| score.cells().len());
        best.and_then(|(_, score)| Some((*score.winners.first()?, score.cells().len() as u32)))
    };
    let finished = |kind: Kind| {
        summary.seat_with_most(|seat| {
            let own = summary
                .scores()
                .filter(|(_, score)| score.kind().map(Kind::base) == Some(kind) && score.gain(seat) > 0);
            own.count() as u32
        })
    };
    // Count points that the player's tiles have scored for other players only.
    let most_given = summary.seat_with_most(|seat| {
        let to_others = summary.scores().filter(|(turn, score)| *turn == seat && score.gain(seat) == 0);
        let points = to_others.flat_map(|(_, score)| score.gains()).map(|(_, points)| points.max(0) as u32);
        points.sum()
    });
    let shared = summary.seat_with_most(|seat| {
        let shared = summary.scores().filter(|(_, score)| score.winners.len() > 1 && score.winners.contains(&seat));
        shared.count() as u32
    });
    let awards = [
        largest(Kind::City).and_then(|best| Award::of("city", best, 6)),
        largest(Kind::Road).and_then(|best| Award::of("road", best, 6)),
        finished(Kind::Monastery).and_then(|best| Award::of("monastery", best, 2)),
        most_given.and_then(|best| Award::of("giver", best, 6)),
        shared.and_then(|best| Award::of("sharer", best, 2)),
        biggest_leap(summary).and_then(|best| Award::of("leap", best, 12)),
        biggest_comeback(summary).and_then(|best| Award::of("comeback", best, 10)),
    ];
    awards.into_iter().flatten().collect()
}

/// Returns the player with the most points in one turn, and these points. Final scoring does not count.
fn biggest_leap(summary: &GameSummary) -> Option<(Seat, u32)> {
    let before = summary.points.split_last().map_or(&[][..], |(_, before)| before);
    let gains = before.windows(2).flat_map(|pair| {
        let (from, to) = (&pair[0], &pair[1]);
        Seat::all(summary.seats).filter_map(move |seat| {
            let gain = to.get(seat.index())? - from.get(seat.index())?;
            Some((seat, gain.max(0) as u32))
        })
    });
    gains.max_by_key(|&(_, gain)| gain)
}

/// Returns the winner who made up the largest deficit, and that deficit. It is 0 for a winner who always led.
fn biggest_comeback(summary: &GameSummary) -> Option<(Seat, u32)> {
    let last = summary.points.last()?;
    let winner = Seat::all(summary.seats).max_by_key(|seat| last.get(seat.index()).copied())?;
    let behind = |points: &Vec<i32>| points.iter().max()?.checked_sub(*points.get(winner.index())?);
    Some((winner, summary.points.iter().filter_map(behind).max()?.max(0) as u32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bergerie_opponent::{Level, Positions};
    use bergerie_rules::{Entry, Game, Record, Setup, Waiting};
    use bergerie_table::TableId;

    /// Plays a base game of two players as the gentle bot does.
    fn bots_game(seed: u64) -> Record {
        let setup = Setup::base(2);
        let (mut game, mut record) = (Game::new(setup.clone()).unwrap(), Record::new(setup));
        loop {
            let number = seed + record.log.len() as u64;
            let entry = match game.waiting() {
                Waiting::Over => return record,
                Waiting::Draw(_) => Entry::Draw(game.outcome(number as usize * 7919 % game.outcome_count()).unwrap()),
                Waiting::Decision(decision) => {
                    let chosen =
                        bergerie_opponent::choose(&game, decision.seat, Level::Gentle, number, &Positions(100));
                    Entry::Act(chosen[0])
                }
            };
            game.enter(entry, &mut Vec::new()).unwrap();
            record.log.push(entry);
        }
    }

    #[test]
    fn two_players_of_the_base_game_get_awards_for_what_they_built() {
        for number in 0..5 {
            let record = bots_game(number);
            let awards = chosen_awards(&GameSummary::of(TableId(1), &record));
            assert!((MIN_AWARDS..=MAX_AWARDS).contains(&awards.len()), "game {number}: {awards:?}");
            let built = awards.iter().filter(|award| !["leap", "comeback"].contains(&award.key));
            assert!(built.count() > 0, "game {number}: {awards:?}");
        }
    }
}

//! Statistics of a whole game: tiles placed, and points over time.

use bergerie_rules::{Event, Occasion, Record, Score, Seat};
use bergerie_table::TableId;

/// The events and points of a game, from which statistics and awards are computed.
#[derive(Clone, Debug, Default)]
pub struct GameSummary {
    /// All events, each with the player whose turn it was.
    pub events: Vec<(Seat, Event)>,
    /// The players' points before the first turn, after each turn, and after the final scoring.
    pub points: Vec<Vec<i32>>,
    /// The number of players.
    pub seats: usize,
}

/// An award for an achievement in a finished game, such as the largest city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// The key of the award's message.
    pub key: &'static str,
    /// The player who gets the award.
    pub seat: Seat,
    /// The number of tiles, points or sheep.
    pub count: u32,
    /// The count in percent of the threshold. The awards with the highest percentages are given.
    pub worth: u32,
}

impl Award {
    /// Creates an award, or returns `None` if the count is below 2. The award is remarkable if the count reaches the
    /// threshold.
    pub fn of(key: &'static str, (seat, count): (Seat, u32), threshold: u32) -> Option<Award> {
        (count > 1).then(|| Award { key, seat, count, worth: count * 100 / threshold.max(1) })
    }

    /// Returns whether the count reaches the threshold.
    pub const fn is_remarkable(&self) -> bool {
        self.worth >= 100
    }
}

fn final_points(events: &[Event], seat: Seat) -> i32 {
    let gain = |event: &Event| match event {
        Event::Scored(score) if score.is_final => score.gain(seat),
        _ => 0,
    };
    events.iter().map(gain).sum()
}

impl GameSummary {
    /// Collects the statistics of a table's record. If it cannot be replayed, they end at the failing entry.
    pub fn of(table: TableId, record: &Record) -> GameSummary {
        let mut summary = GameSummary { seats: usize::from(record.setup.players), ..GameSummary::default() };
        let mut turn = Seat::FIRST;
        let replayed = record.replay_with(|_, events, game| {
            let now: Vec<i32> = game.seats().map(|seat| game.player(seat).points()).collect();
            for event in events {
                match *event {
                    Event::Turn { seat } => {
                        turn = seat;
                        summary.points.push(now.clone());
                    }
                    Event::Over => {
                        let gained = |seat: Seat| final_points(events, seat);
                        summary
                            .points
                            .push(game.seats().zip(&now).map(|(seat, points)| points - gained(seat)).collect());
                        summary.points.push(now.clone());
                    }
                    _ => {}
                }
                summary.events.push((turn, event.clone()));
            }
        });
        if let Err(error) = replayed {
            tracing::error!(%table, %error, "failed to replay a record");
        }
        summary
    }

    /// Returns the number of tiles that a player placed.
    pub fn tiles_placed_by(&self, by: Seat) -> usize {
        self.events.iter().filter(|(_, event)| matches!(event, Event::Placed { seat, .. } if *seat == by)).count()
    }

    /// Returns the points of each seat after each turn, and after the final scoring.
    pub fn points_over_time(&self) -> Vec<(Seat, Vec<i32>)> {
        let of = |seat: Seat| self.points.iter().filter_map(|points| points.get(seat.index()).copied()).collect();
        Seat::all(self.seats).map(|seat| (seat, of(seat))).collect()
    }

    /// Returns the scores before final scoring, each with the player whose turn it was.
    pub fn scores(&self) -> impl Iterator<Item = (Seat, &Score)> {
        self.events.iter().filter_map(|(turn, event)| match event {
            Event::Scored(score) if score.occasion == Occasion::Completed => Some((*turn, &**score)),
            _ => None,
        })
    }

    /// Returns the player with the highest count, or `None` if several players share it.
    pub fn seat_with_most(&self, of: impl Fn(Seat) -> u32) -> Option<(Seat, u32)> {
        let mut counts: Vec<(Seat, u32)> = Seat::all(self.seats).map(|seat| (seat, of(seat))).collect();
        counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        let (first, second) = (*counts.first()?, counts.get(1).map_or(0, |&(_, count)| count));
        (first.1 > second).then_some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::category::Category;
    use crate::tally::Tally;
    use crate::tests::random_game;
    use bergerie_rules::Expansion;
    use bergerie_rules::expansions::king_and_robber::Title;

    #[test]
    fn points_of_the_final_scoring_do_not_belong_to_the_last_turn() {
        let (mut goods, mut titles) = (false, false);
        for number in 0..20 {
            let (record, _) = random_game(3, number, &[Expansion::TradersAndBuilders, Expansion::KingAndRobber]);
            let summary = GameSummary::of(TableId(1), &record);
            let events: Vec<Event> = summary.events.iter().map(|(_, event)| event.clone()).collect();
            let tally = Tally::of_events(&events);
            goods |= tally.has(Category("goods"));
            titles |= tally.has(Category(Title::King.key()));
            let [.., before, after] = summary.points.as_slice() else { panic!("game {number} did not end") };
            for seat in Seat::all(summary.seats) {
                // With these expansions, only completed features score before the end.
                let completed: i32 = summary.scores().map(|(_, score)| score.gain(seat)).sum();
                assert_eq!(before[seat.index()], completed, "game {number}, {seat}");
                let last: i32 = tally.final_scores().map(|score| score.gain(seat)).sum();
                assert_eq!(after[seat.index()], completed + last, "game {number}, {seat}");
            }
        }
        assert!(goods && titles, "no game ended with goods or titles");
    }
}

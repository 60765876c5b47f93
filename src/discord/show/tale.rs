//! A whole game told from its events: who laid how many tiles, and how everybody's points grew.

use crate::rules::Event;
use crate::rules::record::Record;
use crate::rules::score::{Occasion, Score};
use crate::rules::seat::Seat;

/// A whole game.
#[derive(Clone, Debug, Default)]
pub(in crate::discord) struct Tale {
    /// Everything that happened, with whose turn it was.
    pub events: Vec<(Seat, Event)>,
    /// Everybody's points before the first turn, after each, and at the end.
    pub points: Vec<Vec<i32>>,
    /// Who plays.
    pub seats: usize,
}

/// Something that deserves an award.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Award {
    /// The word by which messages choose.
    pub key: &'static str,
    /// Whose.
    pub seat: Seat,
    /// What it counts: tiles, points, sheep.
    pub count: u32,
    /// How much of what is remarkable that is, in hundredths: the most remarkable are told.
    pub worth: u32,
}

impl Award {
    /// An award, if so many are worth it: at least as many as are remarkable.
    pub fn of(key: &'static str, (seat, count): (Seat, u32), remarkable: u32) -> Option<Award> {
        (count >= remarkable).then(|| Award { key, seat, count, worth: count * 100 / remarkable.max(1) })
    }
}

impl Tale {
    /// The tale of a record, as far as it can be replayed.
    pub fn of(record: &Record) -> Tale {
        let mut tale = Tale { seats: usize::from(record.setup.players), ..Tale::default() };
        let mut turn = Seat::FIRST;
        let replayed = record.replay_with(|_, events, game| {
            let now: Vec<i32> = game.seats().map(|seat| game.purse(seat).score()).collect();
            for event in events {
                match *event {
                    Event::Turn { seat } => {
                        turn = seat;
                        tale.points.push(now.clone());
                    }
                    Event::Over => tale.points.push(now.clone()),
                    _ => {}
                }
                tale.events.push((turn, event.clone()));
            }
        });
        if let Err(fault) = replayed {
            tracing::error!(%fault, "a record cannot be replayed");
        }
        tale
    }

    /// The tiles that somebody laid.
    pub fn tiles(&self, by: Seat) -> usize {
        self.events.iter().filter(|(_, event)| matches!(event, Event::Placed { seat, .. } if *seat == by)).count()
    }

    /// The points of each seat, turn by turn.
    pub fn curve(&self) -> Vec<(Seat, Vec<i32>)> {
        let of = |seat: Seat| self.points.iter().filter_map(|points| points.get(seat.index()).copied()).collect();
        Seat::all(self.seats).map(|seat| (seat, of(seat))).collect()
    }

    /// What was scored in play, with whose turn it was.
    pub fn scores(&self) -> impl Iterator<Item = (Seat, &Score)> {
        self.events.iter().filter_map(|(turn, event)| match event {
            Event::Scored(score) if score.occasion == Occasion::Completed => Some((*turn, &**score)),
            _ => None,
        })
    }

    /// Who has the most of something, if one alone has.
    pub fn most(&self, of: impl Fn(Seat) -> u32) -> Option<(Seat, u32)> {
        let mut counts: Vec<(Seat, u32)> = Seat::all(self.seats).map(|seat| (seat, of(seat))).collect();
        counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        let (first, second) = (*counts.first()?, counts.get(1).map_or(0, |&(_, count)| count));
        (first.1 > second).then_some(first)
    }
}

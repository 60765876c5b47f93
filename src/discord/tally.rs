//! All scores of a game, by category and seat.

use crate::rules::Event;
use crate::rules::record::Record;
use crate::rules::score::{Occasion, Score};
use crate::rules::seat::Seat;
use crate::rules::tile::Kind;
use crate::words::Words;
use crate::words::pieces::kind_key;

/// The kinds of features that score, in the order in which they are listed.
pub(super) const CATEGORIES: &[Kind] = &[Kind::City, Kind::Road, Kind::Monastery, Kind::Garden, Kind::Field];

/// All scores of a game, in order.
pub(super) struct Tally {
    scores: Vec<Score>,
}

impl Tally {
    /// The scores of a record. One that cannot be replayed has those up to where it can.
    pub fn of(record: &Record) -> Tally {
        let mut scores = Vec::new();
        let replayed = record.replay_with(|_, events, _| {
            scores.extend(events.iter().filter_map(|event| match event {
                Event::Scored(score) => Some((**score).clone()),
                _ => None,
            }));
        });
        if let Err(fault) = replayed {
            tracing::error!(%fault, "a record cannot be replayed");
        }
        Tally { scores }
    }

    /// The scores of a category that anybody gained or lost by.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &Score> {
        self.scores.iter().filter(move |score| score.kind == kind)
    }

    /// Whether the category was scored at all.
    pub fn has(&self, kind: Kind) -> bool {
        self.of_kind(kind).next().is_some()
    }

    /// What was counted at the end.
    pub fn last(&self) -> impl Iterator<Item = &Score> {
        self.scores.iter().filter(|score| score.occasion == Occasion::Final)
    }

    /// The points of a category, of all players together.
    pub fn points(&self, kind: Kind) -> i32 {
        self.of_kind(kind).map(|score| score.points * score.winners.len() as i32).sum()
    }

    /// The points of a category that somebody has.
    pub fn points_of(&self, kind: Kind, seat: Seat) -> i32 {
        self.of_kind(kind).filter(|score| score.winners.contains(&seat)).map(|score| score.points).sum()
    }

    /// Somebody's points by category, in words.
    pub fn parts(&self, words: Words, seat: Seat) -> Vec<String> {
        let scored = CATEGORIES.iter().filter(|&&kind| self.has(kind));
        scored.map(|&kind| words.end_part(kind_key(kind), self.points_of(kind, seat))).collect()
    }
}

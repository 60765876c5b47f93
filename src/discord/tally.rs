//! All scores of a game, by category and seat.

use crate::rules::Event;
use crate::rules::record::Record;
use crate::rules::score::{Occasion, Score};
use crate::rules::seat::Seat;
use crate::rules::tile::Kind;
use crate::words::Words;
use crate::words::pieces::kind_key;

/// What scores are listed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Category {
    /// Features of a kind.
    Feature(Kind),
    /// Flocks that were herded.
    Flock,
}

impl Category {
    /// Every category, in the order in which they are listed.
    pub const ALL: &[Category] = &[
        Category::Feature(Kind::City),
        Category::Feature(Kind::Road),
        Category::Feature(Kind::Monastery),
        Category::Feature(Kind::Garden),
        Category::Feature(Kind::Field),
        Category::Flock,
    ];

    /// Where a score is listed.
    fn of(score: &Score) -> Category {
        if score.occasion == Occasion::Herded { Category::Flock } else { Category::Feature(score.kind) }
    }

    /// The word that messages choose by.
    pub const fn key(self) -> &'static str {
        match self {
            Category::Feature(kind) => kind_key(kind),
            Category::Flock => "flock",
        }
    }
}

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
    pub fn in_category(&self, category: Category) -> impl Iterator<Item = &Score> {
        self.scores.iter().filter(move |score| Category::of(score) == category)
    }

    /// Whether the category was scored at all.
    pub fn has(&self, category: Category) -> bool {
        self.in_category(category).next().is_some()
    }

    /// What was counted at the end.
    pub fn last(&self) -> impl Iterator<Item = &Score> {
        self.scores.iter().filter(|score| score.occasion == Occasion::Final)
    }

    /// The points of a category, of all players together.
    pub fn points(&self, category: Category) -> i32 {
        self.in_category(category).map(|score| score.points * score.winners.len() as i32).sum()
    }

    /// The points of a category that somebody has.
    pub fn points_of(&self, category: Category, seat: Seat) -> i32 {
        self.in_category(category).filter(|score| score.winners.contains(&seat)).map(|score| score.points).sum()
    }

    /// Somebody's points by category, in words.
    pub fn parts(&self, words: Words, seat: Seat) -> Vec<String> {
        let scored = Category::ALL.iter().filter(|&&category| self.has(category));
        scored.map(|&category| words.end_part(category.key(), self.points_of(category, seat))).collect()
    }
}

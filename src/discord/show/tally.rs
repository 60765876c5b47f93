//! All points of a game, by heading and seat.

use crate::discord::expansions;
use crate::rules::Event;
use crate::rules::record::Record;
use crate::rules::score::{Occasion, Score};
use crate::rules::seat::Seat;
use crate::words::Words;
use crate::words::story::Cast;

use super::category::Category;

/// Every heading, in the order in which they are listed.
pub(in crate::discord) fn categories() -> impl Iterator<Item = Category> {
    Category::BASE.iter().chain(expansions::all().flat_map(|hooks| hooks.categories)).copied()
}

/// Something by which anybody gained or lost points.
pub(in crate::discord) struct Entry {
    /// How many entries the log had when it was scored.
    pub length: u32,
    /// The points, and why.
    pub score: Score,
    /// Where it is listed.
    pub category: Category,
}

impl Entry {
    fn of(length: u32, event: &Event) -> Option<Entry> {
        let Event::Scored(score) = event else { return None };
        let special = match score.occasion {
            Occasion::Special(occasion) => (expansions::of(occasion.expansion()).category)(score),
            Occasion::Completed | Occasion::Final => expansions::all().find_map(|hooks| (hooks.category)(score)),
        };
        let category = special.or_else(|| score.kind().map(Category::of))?;
        Some(Entry { length, score: Score::clone(score), category })
    }

    /// It in words.
    pub fn line(&self, words: Words, cast: &Cast) -> String {
        words.score(&self.score, cast)
    }
}

/// All points of a game, in the order in which they were gained or lost.
pub(in crate::discord) struct Tally {
    entries: Vec<Entry>,
}

impl Tally {
    /// The points of a record. One that cannot be replayed has those up to where it can.
    pub fn of(record: &Record) -> Tally {
        let (mut entries, mut length) = (Vec::new(), 0);
        let replayed = record.replay_with(|_, events, _| {
            length += 1;
            entries.extend(events.iter().filter_map(|event| Entry::of(length, event)));
        });
        if let Err(fault) = replayed {
            tracing::error!(%fault, "a record cannot be replayed");
        }
        Tally { entries }
    }

    /// The points of some events.
    pub fn of_events(events: &[Event]) -> Tally {
        Tally { entries: events.iter().filter_map(|event| Entry::of(0, event)).collect() }
    }

    /// Everything, in the order in which it was scored.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What is listed under a heading.
    pub fn in_category(&self, category: Category) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.category == category)
    }

    /// Whether there is anything under the heading at all.
    pub fn has(&self, category: Category) -> bool {
        self.in_category(category).next().is_some()
    }

    /// What was counted at the end.
    pub fn last(&self) -> impl Iterator<Item = &Score> {
        self.entries.iter().map(|entry| &entry.score).filter(|score| score.occasion == Occasion::Final)
    }

    /// The points under a heading, of all players together.
    pub fn points(&self, category: Category) -> i32 {
        Seat::all(Seat::MOST).map(|seat| self.points_of(category, seat)).sum()
    }

    /// The points under a heading that somebody has.
    pub fn points_of(&self, category: Category, seat: Seat) -> i32 {
        self.in_category(category).map(|entry| entry.score.gain(seat)).sum()
    }

    /// Somebody's points by heading, in words.
    pub fn parts(&self, words: Words, seat: Seat) -> Vec<String> {
        let listed = categories().map(|category| (category, self.points_of(category, seat)));
        let part = |(category, points): (Category, i32)| words.category_points(words.category(category.key()), points);
        listed.filter(|&(_, points)| points != 0).map(part).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::expansions::Expansion;
    use crate::rules::record::Entry as LogEntry;
    use crate::rules::{Game, Setup, Waiting};

    /// A game with these expansions to its end, by choices that follow from a number.
    fn random_game(players: u8, mut number: u64, expansions: &[Expansion]) -> (Record, Game) {
        let mut setup = Setup::base(players);
        for &expansion in expansions {
            setup.expansions.set(expansion, true);
        }
        let (mut game, mut record) = (Game::new(setup.clone()).unwrap(), Record::new(setup));
        loop {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let choice = (number >> 33) as usize;
            let entry = match game.waiting() {
                Waiting::Over => return (record, game),
                Waiting::Draw(_) => LogEntry::Draw(game.outcome(choice % game.outcomes()).unwrap()),
                Waiting::Decision(decision) => LogEntry::Act(decision.actions[choice % decision.actions.len()]),
            };
            game.enter(entry, &mut Vec::new()).unwrap();
            record.log.push(entry);
        }
    }

    #[test]
    fn the_parts_add_up_to_everybody_s_points() {
        let mut seen: Vec<Category> = Vec::new();
        // With everything on the table castles seldom come about.
        let fan = [Expansion::Monuments, Expansion::HousesAndWalls, Expansion::Deserts];
        let few: Vec<Expansion> = Expansion::ALL.iter().copied().filter(|one| !fan.contains(one)).collect();
        for number in 0..35 {
            let players = 2 + (number % 5) as u8;
            let (record, game) = random_game(players, number, if number < 25 { &few } else { Expansion::ALL });
            let tally = Tally::of(&record);
            for seat in game.seats() {
                let parts: i32 = categories().map(|category| tally.points_of(category, seat)).sum();
                assert_eq!(parts, game.purse(seat).score(), "game {number}, {seat}");
            }
            for category in categories() {
                let shares: i32 = game.seats().map(|seat| tally.points_of(category, seat)).sum();
                assert_eq!(shares, tally.points(category), "game {number}, {category:?}");
            }
            seen.extend(categories().filter(|&category| tally.has(category)));
        }
        let missing: Vec<_> = categories().filter(|category| !seen.contains(category)).collect();
        assert!(missing.is_empty(), "{missing:?} were never scored, so nothing was shown about them");
    }
}

//! All points of a game by category and seat.

use crate::words::Words;
use bergerie_rules::setup::SmallCity;
use bergerie_rules::{Event, Occasion, Score, Seat, Setup};

use super::category::Category;
use super::description::PointSource;
use super::expansions;

/// Returns all categories in display order.
pub fn categories() -> impl Iterator<Item = Category> {
    Category::BASE.iter().chain(expansions::all().flat_map(|hooks| hooks.categories)).copied()
}

/// Returns the source from which the points come.
pub fn point_source(score: &Score) -> PointSource {
    match score.occasion {
        Occasion::Expansion(occasion) => (expansions::of(occasion.expansion()).point_source)(occasion),
        Occasion::Completed | Occasion::Final => PointSource::default(),
    }
}

impl Words {
    /// Returns the rule by which a category's points are counted at a table, in a few sentences.
    pub fn rule_of_category(self, setup: &Setup, category: Category) -> String {
        let own = self.category_rule(category.key());
        let small = category == Category::CITY && setup.small_city == SmallCity::Two;
        let small = small.then(|| self.rule_small_city());
        let added = expansions::all().filter_map(|hooks| (hooks.rule_change)(self, setup, category));
        std::iter::once(own).chain(small).chain(added).collect::<Vec<_>>().join(" ")
    }
}

/// A score in the tally.
pub struct TallyEntry {
    /// The log position at which it was scored.
    pub length: u32,
    /// The points and their breakdown.
    pub score: Score,
    /// The category to which the points belong.
    pub category: Category,
}

impl TallyEntry {
    fn of(length: u32, score: &Score) -> Option<TallyEntry> {
        let category = point_source(score).category.or_else(|| score.kind().map(Category::of))?;
        Some(TallyEntry { length, score: score.clone(), category })
    }
}

/// All points of a game, in order.
pub struct Tally {
    entries: Vec<TallyEntry>,
}

impl Tally {
    /// Collects the scores of a game, each with the length of the log after it.
    pub fn of(scores: &[(u32, Score)]) -> Tally {
        Tally { entries: scores.iter().filter_map(|(length, score)| TallyEntry::of(*length, score)).collect() }
    }

    /// Collects the points of events.
    pub fn of_events(events: &[Event]) -> Tally {
        let scored = |event: &Event| if let Event::Scored(score) = event { TallyEntry::of(0, score) } else { None };
        Tally { entries: events.iter().filter_map(scored).collect() }
    }

    /// Returns all entries in order.
    pub fn entries(&self) -> &[TallyEntry] {
        &self.entries
    }

    /// Returns the entries of a category.
    pub fn in_category(&self, category: Category) -> impl Iterator<Item = &TallyEntry> {
        self.entries.iter().filter(move |entry| entry.category == category)
    }

    /// Returns whether a category has entries.
    pub fn has(&self, category: Category) -> bool {
        self.in_category(category).next().is_some()
    }

    /// Returns the entries of final scoring.
    pub fn final_scores(&self) -> impl Iterator<Item = &Score> {
        self.entries.iter().map(|entry| &entry.score).filter(|score| score.is_final)
    }

    /// Returns the points of all players together in a category.
    pub fn points(&self, category: Category) -> i32 {
        Seat::all(Seat::MAX_COUNT).map(|seat| self.points_of(category, seat)).sum()
    }

    /// Returns a player's points in a category.
    pub fn points_of(&self, category: Category, seat: Seat) -> i32 {
        self.in_category(category).map(|entry| entry.score.gain(seat)).sum()
    }

    /// Describes a player's points, one string per category.
    pub fn lines(&self, words: Words, seat: Seat) -> Vec<String> {
        let listed = categories().map(|category| (category, self.points_of(category, seat)));
        let part = |(category, points): (Category, i32)| words.category_points(words.category(category.key()), points);
        listed.filter(|&(_, points)| points != 0).map(part).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::random_game;
    use bergerie_rules::Expansion;

    #[test]
    fn the_parts_add_up_to_each_player_s_points() {
        let mut seen: Vec<Category> = Vec::new();
        // With all expansions, castles are rare.
        let fan = [Expansion::Monuments, Expansion::HousesAndWalls, Expansion::Deserts];
        let few: Vec<Expansion> = Expansion::ALL.iter().copied().filter(|one| !fan.contains(one)).collect();
        for number in 0..50 {
            let players = 2 + (number % 5) as u8;
            let (record, game) = random_game(players, number, if number < 25 { &few } else { Expansion::ALL });
            let mut events = Vec::new();
            record.replay_with(|_, new, _| events.extend_from_slice(new)).unwrap();
            let tally = Tally::of_events(&events);
            for seat in game.seats() {
                let parts: i32 = categories().map(|category| tally.points_of(category, seat)).sum();
                assert_eq!(parts, game.player(seat).points(), "game {number}, {seat}");
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

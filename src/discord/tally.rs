//! All points of a game, by category and seat.

use crate::rules::Event;
use crate::rules::expansions::SpecialEvent;
use crate::rules::expansions::bridges_castles_and_bazaars::Event as Bazaar;
use crate::rules::expansions::monuments::Event as Monument;
use crate::rules::expansions::the_gifts::Event as Gift;
use crate::rules::record::Record;
use crate::rules::score::{Occasion, Score, Term};
use crate::rules::seat::Seat;
use crate::rules::tile::{Kind, ShapeId};
use crate::words::Words;
use crate::words::pieces::kind_key;
use crate::words::story::Cast;

/// What points are listed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Category {
    /// Features of a kind.
    Feature(Kind),
    /// Flocks that were herded.
    Flock,
    /// What castles took.
    Castle,
    /// What was paid and earned for tiles of bazaars.
    Auction,
    /// What gifts brought: meeples taken back for points, and cards that stayed unopened.
    Gift,
    /// What Renown was worth at the end.
    Renown,
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
        Category::Castle,
        Category::Auction,
        Category::Gift,
        Category::Feature(Kind::Monument),
        Category::Renown,
        Category::Feature(Kind::Oasis),
        Category::Feature(Kind::Spice),
    ];

    /// The word that messages choose by.
    pub const fn key(self) -> &'static str {
        match self {
            Category::Feature(kind) => kind_key(kind),
            Category::Flock => "flock",
            Category::Castle => "castle",
            Category::Auction => "auction",
            Category::Gift => "gift",
            Category::Renown => "renown",
        }
    }
}

/// Something by which anybody gained or lost points.
pub(super) enum Entry {
    /// A score.
    Score(Box<Score>),
    /// A tile of a bazaar that was paid for.
    Sale {
        /// The tile.
        shape: ShapeId,
        /// Who got it.
        to: Seat,
        /// For how much.
        paid: u8,
        /// Who was paid, if anybody was.
        payee: Option<Seat>,
    },
    /// Gifts that were never opened.
    Unopened {
        /// Whose.
        seat: Seat,
        /// How many, and what for each.
        term: Term,
    },
    /// What was earned by cubes on an objective, or by Renown.
    Monument(Monument),
}

impl Entry {
    fn of(event: &Event) -> Option<Entry> {
        match event {
            Event::Scored(score) => Some(Entry::Score(score.clone())),
            Event::Special(SpecialEvent::BridgesCastlesAndBazaars(Bazaar::Sold { shape, to, paid, payee })) => {
                (*paid > 0).then_some(Entry::Sale { shape: *shape, to: *to, paid: *paid, payee: *payee })
            }
            Event::Special(SpecialEvent::TheGifts(Gift::Unopened { seat, term })) => {
                Some(Entry::Unopened { seat: *seat, term: *term })
            }
            Event::Special(SpecialEvent::Monuments(event @ (Monument::Rewarded { .. } | Monument::Renown { .. }))) => {
                Some(Entry::Monument(event.clone()))
            }
            _ => None,
        }
    }

    /// Where it is listed.
    fn category(&self) -> Category {
        match self {
            Entry::Sale { .. } => Category::Auction,
            Entry::Unopened { .. } => Category::Gift,
            Entry::Monument(Monument::Renown { .. }) => Category::Renown,
            Entry::Monument(_) => Category::Feature(Kind::Monument),
            Entry::Score(score) => match score.occasion {
                Occasion::Herded => Category::Flock,
                Occasion::Castle { .. } => Category::Castle,
                Occasion::CashedOut => Category::Gift,
                Occasion::Completed | Occasion::Final | Occasion::Recalled | Occasion::Swept | Occasion::Worm => {
                    Category::Feature(score.kind)
                }
            },
        }
    }

    /// What somebody gained by it, or lost.
    fn gain(&self, seat: Seat) -> i32 {
        match self {
            Entry::Score(score) if score.winners.contains(&seat) => score.points,
            Entry::Score(_) => 0,
            Entry::Unopened { seat: owner, term } => {
                if *owner == seat {
                    term.points()
                } else {
                    0
                }
            }
            Entry::Monument(Monument::Rewarded { seat: owner, gain, .. }) if *owner == seat => i32::from(gain.points),
            Entry::Monument(Monument::Renown { seat: owner, points, .. }) if *owner == seat => *points,
            Entry::Monument(_) => 0,
            Entry::Sale { to, paid, payee, .. } => {
                let paid = i32::from(*paid);
                let earned = if *payee == Some(seat) { paid } else { 0 };
                if *to == seat { earned - paid } else { earned }
            }
        }
    }

    /// It in words.
    pub fn line(&self, words: Words, cast: &Cast) -> String {
        match self {
            Entry::Score(score) => words.score(score, cast),
            Entry::Sale { shape, to, paid, payee } => words.sold(*shape, *to, *paid, *payee, cast),
            Entry::Monument(event) => words.monument_event(event, cast),
            Entry::Unopened { seat, term } => {
                words.story_unopened(cast.name(*seat), term.points(), words.label_gifts(term.count))
            }
        }
    }
}

/// All points of a game, in the order in which they were gained or lost.
pub(super) struct Tally {
    entries: Vec<Entry>,
}

impl Tally {
    /// The points of a record. One that cannot be replayed has those up to where it can.
    pub fn of(record: &Record) -> Tally {
        let mut entries = Vec::new();
        let replayed = record.replay_with(|_, events, _| entries.extend(events.iter().filter_map(Entry::of)));
        if let Err(fault) = replayed {
            tracing::error!(%fault, "a record cannot be replayed");
        }
        Tally { entries }
    }

    /// What belongs to a category.
    pub fn in_category(&self, category: Category) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.category() == category)
    }

    /// Whether there is anything in the category at all.
    pub fn has(&self, category: Category) -> bool {
        self.in_category(category).next().is_some()
    }

    /// What was counted at the end.
    pub fn last(&self) -> impl Iterator<Item = &Score> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Score(score) if score.occasion == Occasion::Final => Some(&**score),
            _ => None,
        })
    }

    /// The points of a category, of all players together.
    pub fn points(&self, category: Category) -> i32 {
        Seat::all(Seat::MOST).map(|seat| self.points_of(category, seat)).sum()
    }

    /// The points of a category that somebody has.
    pub fn points_of(&self, category: Category, seat: Seat) -> i32 {
        self.in_category(category).map(|entry| entry.gain(seat)).sum()
    }

    /// Somebody's points by category, in words.
    pub fn parts(&self, words: Words, seat: Seat) -> Vec<String> {
        let scored = Category::ALL.iter().filter(|&&category| self.has(category));
        scored.map(|&category| words.end_part(category.key(), self.points_of(category, seat))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::expansions::Expansion;
    use crate::rules::record::Entry as Step;
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
            let step = match game.waiting() {
                Waiting::Over => return (record, game),
                Waiting::Draw(_) => Step::Draw(game.outcome(choice % game.outcomes()).unwrap()),
                Waiting::Decision(decision) => Step::Act(decision.actions[choice % decision.actions.len()]),
            };
            game.enter(step, &mut Vec::new()).unwrap();
            record.log.push(step);
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
                let parts: i32 = Category::ALL.iter().map(|&category| tally.points_of(category, seat)).sum();
                assert_eq!(parts, game.purse(seat).score, "game {number}, {seat}");
            }
            for &category in Category::ALL {
                let shares: i32 = game.seats().map(|seat| tally.points_of(category, seat)).sum();
                assert_eq!(shares, tally.points(category), "game {number}, {category:?}");
            }
            seen.extend(Category::ALL.iter().filter(|&&category| tally.has(category)));
        }
        let missing: Vec<_> = Category::ALL.iter().filter(|category| !seen.contains(category)).collect();
        assert!(missing.is_empty(), "{missing:?} were never scored, so nothing was shown about them");
    }
}

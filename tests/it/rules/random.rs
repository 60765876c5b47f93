//! Random games with random setups, for tests of invariants.

use bergerie_rules::{Entry, Event, Expansion, FirstPlayer, Game, Record, Ruleset, Seat, Setup, SetupOption, Waiting};
use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};

/// Returns the configuration of property tests. The number of games is large enough to cover every option many times,
/// and small enough to run in seconds.
pub fn games() -> ProptestConfig {
    ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() }
}

/// Returns a strategy for all setups, and those of records for one player (`base.md 2.5`).
pub fn setups() -> impl Strategy<Value = Setup> {
    setups_with(&[])
}

/// Returns a strategy for all setups with these expansions, alone or together with others.
pub fn setups_with(always: &'static [Expansion]) -> impl Strategy<Value = Setup> {
    let firsts = select(vec![FirstPlayer::Random, FirstPlayer::Seat(Seat::FIRST)]);
    let others = subsequence(Expansion::ALL, 0..=Expansion::ALL.len());
    let values = proptest::collection::vec(any::<Index>(), SetupOption::all().count());
    let all = (1..=Setup::MAX_PLAYERS, firsts, others, values);
    all.prop_map(move |(players, first, others, values)| {
        let mut setup = Setup { first, ..Setup::base(players) };
        always.iter().chain(&others).for_each(|expansion| setup.expansions.set(*expansion, true));
        for (option, value) in SetupOption::all().zip(values) {
            option.set(&mut setup, option.values[value.index(option.values.len())]);
        }
        setup
    })
}

/// Returns a strategy for the numbers that choose among legal entries. A test repeats these numbers until the game is
/// over.
pub fn choices() -> impl Strategy<Value = Vec<u16>> {
    proptest::collection::vec(any::<u16>(), 1..200)
}

/// Returns the next entry of a game, or `None` if the game is over. About one choice in a hundred is a resignation.
fn entry(game: &Game, choice: u16) -> Option<Entry> {
    let number = usize::from(choice);
    match game.waiting() {
        Waiting::Over => None,
        Waiting::Draw(_) => game.outcome(number % game.outcome_count()).map(Entry::Draw),
        Waiting::Decision(_) if choice > u16::MAX - 200 => {
            game.seats().filter(|&s| !game.player(s).has_resigned).nth(number % 2).map(Entry::Resign)
        }
        Waiting::Decision(decision) => decision.actions.get(number % decision.actions.len()).copied().map(Entry::Act),
    }
}

/// Plays a game to its end and returns its record. `watch` is called for each step with the game before it, the entry,
/// its events and the game after it.
pub fn play(setup: &Setup, choices: &[u16], mut watch: impl FnMut(&Game, Entry, &[Event], &Game)) -> Record {
    let mut game = Game::with_ruleset(Ruleset::NEWEST, setup.clone()).expect("the setup is fit to play");
    let mut record = Record::new(setup.clone());
    for &choice in choices.iter().cycle() {
        let Some(entry) = entry(&game, choice) else { break };
        let (before, mut events) = (game.clone(), Vec::new());
        game.enter(entry, &mut events).expect("every listed action and outcome is legal");
        record.log.push(entry);
        assert!(record.log.len() < 10_000, "the game does not end");
        watch(&before, entry, &events, &game);
    }
    record
}

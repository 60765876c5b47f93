//! Invariants of games with several expansions at once.

use bergerie_rules::expansions::SpecialEvent;
use bergerie_rules::expansions::bridges_castles_and_bazaars::Event as Bazaar;
use bergerie_rules::record::Entry;
use bergerie_rules::{Event, Game, Setup};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use super::random::{choices, play, setups};

fn opens(event: &Event) -> bool {
    matches!(event, Event::Special(SpecialEvent::BridgesCastlesAndBazaars(Bazaar::Opened { .. })))
}

fn playing(game: &Game) -> usize {
    game.seats().filter(|&seat| !game.player(seat).resigned).count()
}

/// Returns the number of turns in the round after an auction of the last tiles, and the number expected. Returns `None`
/// if there is no such auction, or if a player resigned before its end.
fn turns_of_last_round(setup: &Setup, choices: &[u16]) -> Option<(usize, usize)> {
    let (mut round, mut expected, mut left) = (None, 0, false);
    play(setup, choices, |_, entry, events, game| {
        if events.iter().any(opens) && game.pile().len() == playing(game) {
            (round, expected, left) = (Some(0), playing(game), false);
        } else if let Some(turns) = &mut round {
            *turns += events.iter().filter(|event| matches!(event, Event::Turn { .. })).count();
            left |= matches!(entry, Entry::Resign(_));
        }
    });
    round.filter(|_| !left).map(|turns| (turns, expected))
}

/// XX-E12: the auction takes all tiles that are left, all players place the tiles they won, and the game is over.
#[test]
fn an_auction_of_the_last_tiles_is_played_out() {
    let mut runner = TestRunner::deterministic();
    let games = setups().prop_filter("bazaars without gifts", |setup| {
        let expansions = &setup.expansions;
        expansions.bridges_castles_and_bazaars.is_some() && expansions.the_gifts.is_none()
    });
    let mut found = 0;
    for _ in 0..400 {
        let (setup, choices) = (&games, choices()).new_tree(&mut runner).expect("a game").current();
        if let Some((turns, expected)) = turns_of_last_round(&setup, &choices) {
            assert_eq!(turns, expected, "{setup:?}");
            found += 1;
        }
    }
    assert!(found > 0, "no bazaar opened on the last tiles");
}

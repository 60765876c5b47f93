//! Invariants of games with several expansions at once.

use bergerie_rules::expansions::bridges_castles_and_bazaars::Event as Bazaar;
use bergerie_rules::{Entry, Event, Expansion, ExpansionEvent, Game, Setup};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use super::random::{choices, play, setups};

fn opens(event: &Event) -> bool {
    matches!(event, Event::Expansion(ExpansionEvent::BridgesCastlesAndBazaars(Bazaar::BazaarOpened { .. })))
}

fn playing(game: &Game) -> usize {
    game.seats().filter(|&seat| !game.player(seat).has_resigned).count()
}

/// Returns the number of turns in the round after an auction of the last tiles, and the number expected. Returns `None`
/// if there is no such auction, or if a player resigned before its end.
fn turns_of_final_round(setup: &Setup, choices: &[u16]) -> Option<(usize, usize)> {
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

/// The auction takes all tiles that are left, all players place the tiles they won, and the game is over.
/// `base.md 4.1`
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
        if let Some((turns, expected)) = turns_of_final_round(&setup, &choices) {
            assert_eq!(turns, expected, "{setup:?}");
            found += 1;
        }
    }
    assert!(found > 0, "no bazaar opened on the last tiles");
}

/// Plays on with the last answer of each question, and checks that no question is for a player who has resigned.
fn plays_on(mut game: Game, named: &str) {
    for _ in 0..30 {
        if let Some(decision) = game.decision() {
            assert!(!game.player(decision.seat).has_resigned, "{named}: {decision:?}");
            let action = *decision.actions.last().expect("an answer");
            game.apply(action, &mut Vec::new()).expect("a listed answer");
        } else if let Some(drawn) = game.outcome(0) {
            game.draw(drawn, &mut Vec::new()).expect("a draw");
        }
    }
}

/// The active player may resign while another player decides. Later questions of the turn are then not for that player.
#[test]
fn a_player_who_resigns_during_the_own_turn_is_not_asked_again() {
    let mut setup = Setup::base(4);
    Expansion::ALL.iter().for_each(|&expansion| setup.expansions.set(expansion, true));
    let (mut runner, mut found) = (TestRunner::deterministic(), 0);
    for number in 0..40 {
        let choices = choices().new_tree(&mut runner).expect("choices").current();
        play(&setup, &choices, |_, _, _, game| {
            let active = game.active();
            if game.decision().is_some_and(|decision| decision.seat != active) && !game.player(active).has_resigned {
                let mut without = game.clone();
                without.resign(active, &mut Vec::new()).expect("a player can always resign");
                plays_on(without, &format!("game {number}"));
                found += 1;
            }
        });
    }
    assert!(found > 100, "{found} questions to other players");
}

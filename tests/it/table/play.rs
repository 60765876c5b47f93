//! Tests of answers during the game: which player may answer which decision, and what a refusal leaves unchanged.

use std::path::Path;

use bergerie::rules::{Action, Event, Game, Record, Refusal, Seat, Waiting};
use bergerie::table::{GameEnding, NoticeKind, Phase, Snapshot, TableError, Tables, UserId};
use rusqlite::Connection;

use super::{ALICE, BOB, CAROL, CHANNEL, STRANGER, asked, choose, game, lobby, look, memory, now, on_disk, play_out};

/// Checks that an answer is refused and does not change the table. Returns the error.
fn refused(tables: &Tables, before: &Snapshot, who: UserId, number: u32, answers: &[Action]) -> TableError {
    let pending = tables.pending_notices().unwrap();
    let error = tables.act(before.id, who, number, answers).err().unwrap();
    match before.check_answer(who, number) {
        Ok(()) => assert!(matches!(error, TableError::Refused { .. } | TableError::Empty)),
        Err(checked) => assert_eq!(error.to_string(), checked.to_string()),
    }
    assert_eq!(look(&now(tables, before.id)), look(before));
    assert_eq!(tables.pending_notices().unwrap(), pending);
    error
}

fn other(person: UserId) -> UserId {
    if person == ALICE { BOB } else { ALICE }
}

#[test]
fn a_game_starts_with_draws_and_waits_for_a_tile_to_be_placed() {
    let tables = memory();
    let update = game(&tables, 2, 0);
    assert_eq!(update.by, None);
    assert!(matches!(update.events[..], [Event::Turn { .. }, Event::Drawn { .. }]));
    assert_eq!(update.snapshot.play().map(|play| play.length), Some(2));
    assert!(matches!(update.notices[..], [notice] if matches!(notice.kind, NoticeKind::Turn(_))));
}

#[test]
fn one_confirm_lays_a_tile_and_places_a_figure() {
    let tables = memory();
    let before = game(&tables, 2, 0).snapshot;
    let (who, number, actions) = asked(&before);
    let (mut game, mut events) = (Game::clone(before.game().unwrap()), Vec::new());
    game.apply(actions[0], &mut events).unwrap();
    let figure = game.legal_actions().iter().copied().find(|action| *action != Action::Pass).unwrap();
    game.apply(figure, &mut events).unwrap();
    assert!(matches!(game.waiting(), Waiting::Draw(_)));

    let update = tables.act(before.id, who, number, &[actions[0], figure]).unwrap();
    assert_eq!(update.by, before.seat_of(who));
    assert_eq!(update.events[..events.len()], events);
    assert_eq!(update.snapshot.decision().map(|d| d.number), Some(number + 2));
    assert_eq!(update.snapshot.awaited_user(), Some(other(who)));
    assert_eq!(look(&now(&tables, before.id)), look(&update.snapshot));
}

#[test]
fn a_second_answer_to_the_same_decision_is_stale() {
    let tables = memory();
    let before = game(&tables, 2, 0).snapshot;
    let (who, number, actions) = asked(&before);
    let after = tables.act(before.id, who, number, &actions[..1]).unwrap().snapshot;
    let error = refused(&tables, &after, who, number, &actions[..1]);
    assert!(
        matches!(error, TableError::Stale { current, awaited_user } if current == number + 1 && awaited_user == who)
    );
    let early = refused(&tables, &after, who, number + 7, &[Action::Pass]);
    assert!(matches!(early, TableError::Stale { .. }));
}

#[test]
fn no_player_answers_for_another() {
    let tables = memory();
    let before = game(&tables, 2, 0).snapshot;
    let (who, number, actions) = asked(&before);
    let error = refused(&tables, &before, other(who), number, &actions[..1]);
    assert!(matches!(error, TableError::NotYourTurn { awaited_user } if awaited_user == who));
    assert!(matches!(refused(&tables, &before, STRANGER, number, &actions[..1]), TableError::NotSeated));
}

#[test]
fn a_refused_answer_rolls_back_the_previous_ones() {
    let tables = memory();
    let before = game(&tables, 2, 0).snapshot;
    let (who, number, actions) = asked(&before);
    let error = refused(&tables, &before, who, number, &[actions[0], actions[0]]);
    assert!(matches!(error, TableError::Refused { answer: 1, refusal: Refusal::NotAsked }));
    let error = refused(&tables, &before, who, number, &[actions[0], Action::Pass, Action::Pass]);
    assert!(matches!(error, TableError::Refused { answer: 2, refusal: Refusal::AwaitsDraw }));
    assert!(matches!(refused(&tables, &before, who, number, &[]), TableError::Empty));
}

#[test]
fn of_several_threads_that_answer_one_decision_exactly_one_wins() {
    let tables = memory();
    let mut snapshot = game(&tables, 2, 0).snapshot;
    for _ in 0..20 {
        let attempts: Vec<Result<_, TableError>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..4)
                .map(|n| {
                    scope.spawn({
                        let (tables, snapshot) = (tables.clone(), &snapshot);
                        move || choose(&tables, snapshot, n)
                    })
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        let stale = attempts.iter().filter(|a| matches!(a, Err(TableError::Stale { .. }))).count();
        assert_eq!(stale, attempts.len() - 1);
        snapshot = attempts.into_iter().find_map(Result::ok).unwrap().snapshot;
        assert_eq!(look(&now(&tables, snapshot.id)), look(&snapshot));
    }
}

#[test]
fn a_table_without_a_game_takes_no_answers() {
    let tables = memory();
    let table = lobby(&tables, 2, 0);
    assert!(matches!(refused(&tables, &table, ALICE, 1, &[Action::Pass]), TableError::NotStarted));
    assert!(matches!(tables.resign(CHANNEL, ALICE).err(), Some(TableError::NotStarted)));
    tables.abort(CHANNEL, ALICE).unwrap();
    assert!(matches!(tables.act(table.id, ALICE, 1, &[Action::Pass]).err(), Some(TableError::Over)));
    assert!(matches!(tables.since_last_turn(table.id, Seat::FIRST), Err(TableError::Over)));
}

#[test]
fn a_game_that_is_over_takes_no_answers() {
    let tables = memory();
    let over = play_out(&tables, game(&tables, 2, 0).snapshot);
    assert!(matches!(over.phase, Phase::Over { ending: GameEnding::PlayedOut, .. }));
    assert!(matches!(refused(&tables, &over, ALICE, 1, &[Action::Pass]), TableError::Over));
    assert!(matches!(tables.resign(CHANNEL, ALICE).err(), Some(TableError::Over)));
    assert!(!now(&tables, over.id).is_active());
}

#[test]
fn players_agree_to_a_public_review_one_by_one() {
    let tables = memory();
    let over = play_out(&tables, game(&tables, 3, 0).snapshot);
    assert_eq!(tables.consent_to_review(over.id, BOB).unwrap(), [BOB]);
    assert_eq!(tables.consent_to_review(over.id, ALICE).unwrap(), [ALICE, BOB]);
    assert!(matches!(tables.consent_to_review(over.id, BOB), Err(TableError::AlreadyAgreed)));
    assert_eq!(tables.consent_to_review(over.id, CAROL).unwrap(), [ALICE, BOB, CAROL]);
    assert_eq!((0..9).filter(|_| tables.consent_to_review(over.id, BOB).is_ok()).count(), 3, "each one is posted");
    assert!(matches!(tables.consent_to_review(over.id, STRANGER), Err(TableError::NotSeated)));
}

#[test]
fn resigning_passes_on_the_host_and_the_last_player_ends_the_game() {
    let tables = memory();
    let started = game(&tables, 3, 0).snapshot;
    let update = tables.resign(CHANNEL, ALICE).unwrap();
    assert_eq!((update.by, update.snapshot.host), (started.seat_of(ALICE), BOB));
    assert!(matches!(update.events.first(), Some(Event::Resigned { .. })));
    assert_ne!(update.snapshot.awaited_user(), Some(ALICE));
    assert!(matches!(tables.resign(CHANNEL, ALICE).err(), Some(TableError::NotSeated)));
    let update = tables.resign(CHANNEL, CAROL).unwrap();
    assert!(matches!(update.snapshot.phase, Phase::Over { ending: GameEnding::OneLeft, .. }));
    assert!(matches!(update.notices[..], [notice] if matches!(notice.kind, NoticeKind::Over(_))));
}

#[test]
fn a_player_sees_the_moves_since_their_turn() {
    let tables = memory();
    let first = game(&tables, 2, 0).snapshot;
    let me = first.decision().unwrap().seat;
    let turn = |snapshot: &Snapshot| choose(&tables, &choose(&tables, snapshot, 0).unwrap().snapshot, 0).unwrap();
    let since = |snapshot: &Snapshot| tables.since_last_turn(snapshot.id, me).unwrap().events;
    let is_mine = |event: &Event| matches!(event, Event::Placed { seat, .. } if *seat == me);
    let is_theirs = |event: &Event| matches!(event, Event::Placed { seat, .. } if *seat != me);

    let second = turn(&first).snapshot;
    assert!(!since(&second).iter().any(is_mine));
    let third = turn(&second).snapshot;
    assert_eq!(third.decision().unwrap().seat, me);
    let events = since(&third);
    assert_eq!((events.iter().filter(|e| is_theirs(e)).count(), events.iter().filter(|e| is_mine(e)).count()), (1, 0));
    // The report of the events since the player's last turn stays the same during the whole turn.
    let within = choose(&tables, &third, 0).unwrap().snapshot;
    assert_eq!(since(&within), events);
}

/// Sets the ruleset of all tables in a database.
fn set_ruleset(path: &Path, ruleset: u16) {
    Connection::open(path).unwrap().execute("UPDATE tables SET ruleset = ?1", [ruleset]).unwrap();
}

#[test]
fn a_game_keeps_its_ruleset_and_is_not_played_under_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bergerie.db");
    let running = game(&on_disk(&path), 2, 0).snapshot;
    set_ruleset(&path, Record::RULESET + 1);
    let error = on_disk(&path).get(running.id).err().expect("a refusal").to_string();
    assert!(error.contains("unknown ruleset 2"), "{error}");
    set_ruleset(&path, Record::RULESET);
    assert_eq!(look(&now(&on_disk(&path), running.id)), look(&running));
}

#[test]
fn a_lobby_begins_under_the_newest_rules() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bergerie.db");
    lobby(&on_disk(&path), 2, 0);
    // An earlier release has opened the lobby.
    set_ruleset(&path, 0);
    let tables = on_disk(&path);
    tables.start(CHANNEL, ALICE).unwrap();
    assert_eq!(tables.export(CHANNEL).unwrap().record.ruleset, Record::RULESET);
}

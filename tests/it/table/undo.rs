//! Tests of undos: which moves need no consent, which players must agree otherwise, and that no draw gets a different
//! outcome.

use bergerie::rules::{DrawOutcome, Entry, Event, Game, View};
use bergerie::table::{MotionKind, Snapshot, TableError, TableId, Tables, UndoOutcome, Verification, Vote, verify};

use super::{ALICE, BOB, CAROL, STRANGER, choose, game, memory, now, play_out};

fn view(snapshot: &Snapshot) -> View {
    View::of(snapshot.game().map(|game| -> &Game { game }).unwrap())
}

/// Requests an undo and returns the number of its motion.
fn motion(tables: &Tables, table: TableId) -> bergerie::table::Motion {
    tables.last_motion_view(table).unwrap().unwrap().motion
}

/// Answers questions until a tile must be placed.
fn finish_turn(tables: &Tables, table: TableId) -> Snapshot {
    let mut snapshot = now(tables, table);
    while snapshot.game().unwrap().hand().is_none() {
        snapshot = choose(tables, &snapshot, 0).unwrap().snapshot;
    }
    snapshot
}

#[test]
fn the_first_half_of_a_turn_is_taken_back_at_once() {
    let tables = memory();
    let begun = game(&tables, 2, 1).snapshot;
    let who = begun.awaited_user().unwrap();
    let placed = choose(&tables, &begun, 0).unwrap().snapshot;
    assert_eq!(placed.awaited_user(), Some(who), "a figure is asked for");
    let Ok(UndoOutcome::Done(update)) = tables.undo(begun.id, who, None) else { panic!("nothing was drawn") };
    assert_eq!(view(&update.snapshot), view(&begun));
    let (before, after) = (placed.decision().unwrap().number, update.snapshot.decision().unwrap().number);
    assert!(after > before, "no number is given twice");
    assert!(matches!(tables.undo(begun.id, who, None), Err(TableError::NothingToUndo)));
    assert!(matches!(tables.undo(begun.id, STRANGER, None), Err(TableError::NotSeated)));
}

#[test]
fn a_move_that_was_undone_is_not_reported_with_the_next_one() {
    let tables = memory();
    let begun = game(&tables, 2, 1).snapshot;
    let (table, first) = (begun.id, begun.awaited_user().unwrap());
    let at = |event: &Event| if let Event::Placed { at, .. } = event { Some(*at) } else { None };
    let placed = |events: &[Event]| events.iter().filter_map(at).collect::<Vec<_>>();
    let undone = placed(&choose(&tables, &begun, 0).unwrap().events);
    tables.undo(table, first, None).unwrap();
    let again = now(&tables, table);
    let most = again.decision().unwrap().actions.len() - 1;
    let kept = placed(&choose(&tables, &again, most).unwrap().events);
    assert_ne!(undone, kept);
    let second = finish_turn(&tables, table);
    let seat = second.seat_of(second.awaited_user().unwrap()).unwrap();
    assert_eq!(placed(&tables.since_last_turn(table, seat).unwrap().events), kept);
    let notice = *tables.pending_notices_of(table).unwrap().last().unwrap();
    let context = tables.notice_context(notice).unwrap();
    assert!(!placed(&context.events).contains(&undone[0]) && placed(&context.since) == kept);
}

#[test]
fn after_a_draw_the_affected_players_are_asked_and_the_tile_is_drawn_again() {
    let tables = memory();
    let begun = game(&tables, 3, 2).snapshot;
    let (table, first) = (begun.id, begun.awaited_user().unwrap());
    let placed = choose(&tables, &begun, 0).unwrap().snapshot;
    let second = finish_turn(&tables, table);
    let next = second.awaited_user().unwrap();
    let Ok(UndoOutcome::Asked(asked)) = tables.undo(table, first, None) else { panic!("a tile was drawn") };
    assert_eq!(asked, [next]);
    let question = motion(&tables, table);
    assert_eq!((question.kind, question.outcome), (MotionKind::Undo, None));
    let third = [ALICE, BOB, CAROL].into_iter().find(|person| ![first, next].contains(person)).unwrap();
    for other in [first, third, STRANGER] {
        assert!(matches!(tables.vote(table, question.id, other, Vote::Yes), Err(TableError::NotAsked)));
    }
    let undone = tables.vote(table, question.id, next, Vote::Yes).unwrap().expect("all agree");
    assert_eq!(view(&undone.snapshot), view(&placed), "what was committed last");
    assert!(matches!(tables.vote(table, question.id, next, Vote::Yes), Err(TableError::VoteClosed)));
    choose(&tables, &undone.snapshot, 1).unwrap();
    let again = finish_turn(&tables, table);
    assert_eq!(again.game().unwrap().hand(), second.game().unwrap().hand());
    // A process that has just started sees the same state.
    let over = play_out(&tables, again);
    let mut file = tables.export_table(over.id).unwrap();
    assert_eq!(file.record.log.iter().filter(|entry| matches!(entry, Entry::Undo(_))).count(), 1);
    assert!(matches!(verify(&file), Ok(Verification::Fair { finished: true, .. })));
    // Verification detects a record in which a tile was changed.
    let place = file.record.log.iter().position(|entry| matches!(entry, Entry::Undo(_))).unwrap();
    let later = file.record.log[place..].iter_mut().find_map(|entry| match entry {
        Entry::Draw(DrawOutcome::Tile(shape)) => Some(shape),
        _ => None,
    });
    let drawn = *later.as_deref().unwrap();
    let other =
        over.game().unwrap().board().tiles().iter().map(|tile| tile.shape).find(|shape| *shape != drawn).unwrap();
    *later.unwrap() = other;
    assert!(matches!(verify(&file), Ok(Verification::OtherDraw { due: DrawOutcome::Tile(due), .. }) if due == drawn));
}

#[test]
fn players_who_moved_since_are_asked_and_a_move_ends_the_vote() {
    let tables = memory();
    let begun = game(&tables, 3, 4).snapshot;
    let (table, first) = (begun.id, begun.awaited_user().unwrap());
    choose(&tables, &begun, 0).unwrap();
    let second = finish_turn(&tables, table);
    choose(&tables, &second, 0).unwrap();
    let third = finish_turn(&tables, table);
    let Ok(UndoOutcome::Asked(mut asked)) = tables.undo(table, first, None) else { panic!("others have moved") };
    asked.sort();
    let mut others = vec![second.awaited_user().unwrap(), third.awaited_user().unwrap()];
    others.sort();
    assert_eq!(asked, others);
    let question = motion(&tables, table);
    assert_eq!(
        tables.vote(table, question.id, asked[0], Vote::Yes).unwrap().map(|_| ()),
        None,
        "the other one has not agreed"
    );
    choose(&tables, &third, 0).unwrap();
    assert!(matches!(tables.vote(table, question.id, asked[1], Vote::Yes), Err(TableError::VoteClosed)));
}

#[test]
fn a_log_with_an_undone_move_is_followed_after_a_restart() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bergerie.db");
    let tables = super::on_disk(&path);
    let begun = game(&tables, 2, 5).snapshot;
    let who = begun.awaited_user().unwrap();
    choose(&tables, &begun, 0).unwrap();
    tables.undo(begun.id, who, None).unwrap();
    let after = choose(&tables, &now(&tables, begun.id), 1).unwrap().snapshot;
    drop(tables);
    let tables = super::on_disk(&path);
    assert_eq!(super::look(&now(&tables, begun.id)), super::look(&after));
    let notices: Vec<_> = tables.pending_notices().unwrap();
    for notice in notices {
        tables.notice_context(notice).unwrap();
    }
    play_out(&tables, after);
}

#[test]
fn a_move_is_not_undone_after_another_player_has_left_for_good() {
    let tables = memory();
    let begun = game(&tables, 3, 4).snapshot;
    let (table, first) = (begun.id, begun.awaited_user().unwrap());
    choose(&tables, &begun, 0).unwrap();
    let second = finish_turn(&tables, table);
    let leaves = second.awaited_user().unwrap();
    let seat = second.seat_of(leaves).unwrap();
    tables.resign(super::CHANNEL, leaves).unwrap();
    assert!(matches!(tables.undo(table, first, None), Err(TableError::NothingToUndo)));
    assert!(now(&tables, table).game().unwrap().player(seat).has_resigned);
    // Later moves can be undone.
    let third = finish_turn(&tables, table);
    choose(&tables, &third, 0).unwrap();
    assert!(matches!(tables.undo(table, third.awaited_user().unwrap(), None), Ok(UndoOutcome::Done(_))));
}

#[test]
fn an_outdated_button_does_not_undo_an_earlier_move() {
    let tables = memory();
    let begun = game(&tables, 2, 1).snapshot;
    let (table, first) = (begun.id, begun.awaited_user().unwrap());
    choose(&tables, &begun, 0).unwrap();
    let second = finish_turn(&tables, table);
    choose(&tables, &second, 0).unwrap();
    let third = finish_turn(&tables, table);
    assert_eq!(third.awaited_user(), Some(first));
    let moved = choose(&tables, &third, 0).unwrap().snapshot;
    let shown = moved.play().map(|play| play.length);
    assert!(matches!(tables.undo(table, first, shown), Ok(UndoOutcome::Done(_))));
    assert!(matches!(tables.undo(table, first, shown), Err(TableError::Stale { .. })), "pressed twice");
    choose(&tables, &now(&tables, table), 0).unwrap();
    assert!(matches!(tables.undo(table, first, shown), Err(TableError::Stale { .. })), "for a move that was undone");
    assert!(matches!(tables.undo(table, first, None), Ok(UndoOutcome::Done(_))));
}

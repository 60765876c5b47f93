//! Tests that every notice is posted and confirmed once.

use bergerie::rules::Event;
use bergerie::table::{
    LatestPosts, MessageId, Notice, NoticeContext, NoticeId, NoticeKind, Role, Snapshot, TableId, Tables, UndoOutcome,
};

use super::{ALICE, CHANNEL, choose, game, lobby, memory, now, on_disk, play_out};

/// Returns the kinds of pending notices.
fn pending(tables: &Tables) -> Vec<NoticeKind> {
    tables.pending_notices().unwrap().into_iter().map(|notice| notice.kind).collect()
}

fn confirm_all(tables: &Tables) {
    for notice in tables.pending_notices().unwrap() {
        tables.mark_posted(notice, None).unwrap();
    }
}

#[test]
fn each_step_of_a_table_has_a_notice() {
    let tables = memory();
    lobby(&tables, 2, 0);
    assert_eq!(pending(&tables), [NoticeKind::Lobby]);
    confirm_all(&tables);
    let started = tables.start(CHANNEL, ALICE).unwrap();
    assert_eq!(tables.pending_notices().unwrap(), started.notices);
    confirm_all(&tables);
    tables.abort(CHANNEL, ALICE).unwrap();
    assert_eq!(pending(&tables), [NoticeKind::Aborted]);
}

#[test]
fn a_posted_notice_is_not_pending_and_keeps_its_message() {
    let tables = memory();
    let table = lobby(&tables, 2, 0).id;
    let [lobby] = tables.pending_notices().unwrap()[..] else { panic!("one notice") };
    let unknown = Notice { id: NoticeId(1000), ..lobby };
    for (notice, message) in [(lobby, 70), (lobby, 71), (unknown, 72)] {
        let next = tables.mark_posted(notice, Some(MessageId(message))).unwrap().unwrap();
        assert!(next.post.is_none());
    }
    assert_eq!(pending(&tables), []);

    let turn = tables.start(CHANNEL, ALICE).unwrap();
    tables.mark_posted(turn.notices[0], Some(MessageId(80))).unwrap();
    let posts = LatestPosts { lobby: Some(MessageId(70)), turn: Some(MessageId(80)), ..LatestPosts::default() };
    assert_eq!(tables.posts(table).unwrap(), posts);
    tables.remember_post(table, Role::Turn, MessageId(81)).unwrap();
    assert_eq!(now(&tables, table).posts, LatestPosts { turn: Some(MessageId(81)), ..posts });
    assert!(tables.remember_post(TableId(1000), Role::Turn, MessageId(1)).is_err());
}

#[test]
fn a_late_notice_reports_its_own_update() {
    let tables = memory();
    let mut updates = vec![game(&tables, 3, 1)];
    for turn in 0..30 {
        updates.push(choose(&tables, &updates[turn].snapshot, turn * 31).unwrap());
    }
    let last = updates.len() - 1;
    for (index, update) in updates.iter().enumerate() {
        let context = tables.notice_context(update.notices[0]).unwrap();
        assert_eq!((context.by, &context.events), (update.by, &update.events));
        assert_eq!(context.game.as_ref().and_then(|game| game.decision()), update.snapshot.decision());
        assert_eq!(context.is_current(), index == last);
    }
}

#[test]
fn only_outdated_notices_need_a_replay_of_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bergerie.db");
    let tables = on_disk(&path);
    let mut updates = vec![game(&tables, 3, 1)];
    let table = updates[0].snapshot.id;
    let (mut contexts, mut undone) = (Vec::new(), 0);
    for turn in 0..70 {
        let before = now(&tables, table);
        updates.push(choose(&tables, &before, turn * 31).unwrap());
        if turn % 5 == 0
            && let Ok(UndoOutcome::Done(update)) = tables.undo(table, before.awaited_user().unwrap(), None)
        {
            undone += 1;
            updates.push(*update);
        }
        contexts.push(tables.notice_context(updates.last().unwrap().notices[0]).unwrap());
    }
    assert!(undone > 2, "{undone} undos");
    for then in &contexts {
        let replayed = tables.notice_context(then.notice).unwrap();
        let parts = |context: &NoticeContext| (context.by, context.events.clone(), context.since.clone());
        assert_eq!(parts(&replayed), parts(then));
    }
    let game = now(&tables, table).game().cloned().unwrap();
    let scores = tables.scores(table).unwrap();
    for seat in game.seats() {
        assert_eq!(scores.iter().map(|(_, score)| score.gain(seat)).sum::<i32>(), game.player(seat).points());
    }
    assert!(!scores.is_empty());
    for (length, score) in scores.iter() {
        let (_, events) = tables.game_after(table, *length).unwrap();
        assert!(events.iter().any(|event| matches!(event, Event::Scored(scored) if **scored == *score)));
    }
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute("UPDATE entries SET entry = '{}'", []).unwrap();
    let is_ok = |notice| tables.notice_context(notice).is_ok();
    assert!(is_ok(contexts.last().unwrap().notice) && !is_ok(contexts[0].notice));
    assert!(game.seats().all(|seat| tables.since_last_turn(table, seat).is_ok()));
    assert_eq!(tables.scores(table).unwrap(), scores);
}

#[test]
fn the_end_has_one_notice() {
    let tables = memory();
    let over = play_out(&tables, game(&tables, 2, 2).snapshot);
    let is_end = |notice: &&Notice| matches!(notice.kind, NoticeKind::Over(_));
    let pending = tables.pending_notices().unwrap();
    assert_eq!(pending.iter().filter(is_end).count(), 1);
    let context = tables.notice_context(*pending.last().unwrap()).unwrap();
    assert_eq!(context.events.last(), Some(&Event::Over));
    assert!(context.is_current());
    assert_eq!(context.game.unwrap().ranking(), over.game().unwrap().ranking());
}

#[test]
fn the_spans_of_a_game_follow_each_other_without_gap() {
    let tables = memory();
    let over: Snapshot = play_out(&tables, game(&tables, 2, 3).snapshot);
    let spans = pending(&tables).into_iter().filter_map(NoticeKind::span);
    let end = spans.fold(0, |end, span| {
        assert_eq!(span.from, end);
        span.to
    });
    assert_eq!(Some(end), over.play().map(|play| play.length));
}

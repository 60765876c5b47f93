//! Games with gifts at a table. Tests saving, restarting, rehearsing, exporting and leaving, and which information
//! other players get.

use bergerie::rules::expansions::the_gifts::{self, Card, Occasion};
use bergerie::rules::{
    Action, Event, Expansion, ExpansionAction, ExpansionEvent, ExpansionOccasion, Game, PrivateView, Seat, View, score,
};
use bergerie::table::{Phase, Snapshot, TableSetup, Tables, Verification, verify};

use crate::table::{ALICE, CHANNEL, asked, choose, lobby, look, memory, now, on_disk};

/// Returns a new game of three with all expansions.
fn game(tables: &Tables, number: u8) -> Snapshot {
    lobby(tables, 3, number);
    let all = |terms: &mut TableSetup| Expansion::ALL.iter().for_each(|&e| terms.setup.expansions.set(e, true));
    tables.configure(CHANNEL, ALICE, all).unwrap();
    tables.start(CHANNEL, ALICE).unwrap().snapshot
}

/// Plays a game to its end and calls `watch` for each step. Choices are the same in every run.
fn play(tables: &Tables, mut snapshot: Snapshot, mut watch: impl FnMut(&Snapshot, &[Event])) -> Snapshot {
    while let Phase::Playing(step) = &snapshot.phase {
        let update = choose(tables, &snapshot, step.length as usize * 7919).unwrap();
        snapshot = update.snapshot;
        watch(&snapshot, &update.events);
    }
    snapshot
}

fn own(snapshot: &Snapshot, seat: Seat) -> the_gifts::PrivateState {
    own_of(snapshot.game().unwrap(), seat)
}

/// Returns the private information of a seat about its gifts.
fn own_of(game: &Game, seat: Seat) -> the_gifts::PrivateState {
    PrivateView::of(game, seat).expansions.the_gifts.unwrap()
}

/// Returns the private information of all seats about their gifts.
fn hands(snapshot: &Snapshot) -> Vec<the_gifts::PrivateState> {
    snapshot.game().unwrap().seats().map(|seat| own(snapshot, seat)).collect()
}

fn is_received(event: &Event) -> bool {
    matches!(event, Event::Expansion(ExpansionEvent::TheGifts(the_gifts::Event::GiftReceived { .. })))
}

fn names_no_card(text: &str) {
    for card in Card::ALL {
        let name = serde_json::to_string(&card).unwrap();
        assert!(!text.contains(name.trim_matches('"')), "{text}");
    }
}

/// Returns the public content of notices and of an export. Opened cards are removed.
fn public(tables: &Tables, snapshot: &Snapshot) -> Vec<String> {
    let mut texts = Vec::new();
    for notice in tables.pending_notices().unwrap() {
        texts.push(format!("{notice:?}"));
        let context = tables.notice_context(notice).unwrap();
        let is_opening =
            |e: &&Event| matches!(e, Event::Expansion(ExpansionEvent::TheGifts(the_gifts::Event::GiftOpened { .. })));
        let events: Vec<&Event> = context.events.iter().filter(|event| !is_opening(event)).collect();
        texts.push(serde_json::to_string(&events).unwrap());
        if let Some(game) = context.game {
            let mut view = serde_json::to_value(View::of(&game)).unwrap();
            let shown = view.pointer_mut("/expansions/the_gifts").and_then(|shown| shown.as_object_mut());
            shown.unwrap().remove("discards");
            texts.push(view.to_string());
        }
        tables.mark_posted(notice, None).unwrap();
    }
    let opens = |entry: &serde_json::Value| entry.to_string().contains(r#"{"the_gifts":{"open_gift""#);
    if snapshot.is_active() {
        let file: serde_json::Value =
            serde_json::from_str(&tables.export(CHANNEL).unwrap().to_json().unwrap()).unwrap();
        texts.extend(file["log"].as_array().unwrap().iter().filter(|e| !opens(e)).map(ToString::to_string));
    }
    texts
}

#[test]
fn public_texts_name_no_unopened_gift() {
    let tables = memory();
    let (mut received, mut exports) = (0, 0);
    let started = game(&tables, 1);
    play(&tables, started, |snapshot, events| {
        received += events.iter().filter(|event| is_received(event)).count();
        exports += 1;
        // An export replays the whole game, so only some exports are tested.
        if exports % 5 == 0 {
            public(&tables, snapshot).iter().for_each(|text| names_no_card(text));
        }
    });
    assert!(received > 0);
}

#[test]
fn a_rehearsal_announces_a_gift_and_only_the_commit_names_it() {
    let tables = memory();
    let (mut snapshot, mut came) = (game(&tables, 2), 0);
    while let Phase::Playing(step) = &snapshot.phase {
        let (who, number, actions) = asked(&snapshot);
        let seat = snapshot.seat_of(who).unwrap();
        let action = actions[step.length as usize * 7919 % actions.len()];
        let (before, mut tried, mut events) = (own(&snapshot, seat), Game::clone(&step.game), Vec::new());
        tried.apply(action, &mut events).unwrap();
        while let Some(drawn) = tried.placeholder() {
            tried.draw(drawn, &mut events).unwrap();
        }
        let tried_own = own_of(&tried, seat);
        snapshot = tables.act(snapshot.id, who, number, &[action]).unwrap().snapshot;
        let received = events.iter().filter(|event| is_received(event)).count();
        assert_eq!(tried_own.face_down, received);
        let opened = matches!(action, Action::Expansion(ExpansionAction::TheGifts(the_gifts::Action::OpenGift(_))));
        assert_eq!(tried_own.cards.len(), before.cards.len() - usize::from(opened));
        let after = own(&snapshot, seat);
        assert_eq!(after.face_down, 0);
        assert!(after.cards.starts_with(&tried_own.cards) && after.cards.len() >= tried_own.cards.len() + received);
        came += received;
    }
    assert!(came > 0);
}

#[test]
fn gifts_survive_restarts() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bergerie.db");
    let mut tables = on_disk(&path);
    let started = game(&tables, 3);
    let straight = memory();
    let mut other = game(&straight, 3);
    let (mut restarted, mut received) = (started, 0);
    while let Phase::Playing(step) = &restarted.phase {
        let choice = step.length as usize * 7919;
        // A restart reads and replays the whole game, so there is one for several moves.
        if step.length % 6 == 0 {
            drop(tables);
            tables = on_disk(&path);
            let again = now(&tables, restarted.id);
            assert_eq!((look(&again), hands(&again)), (look(&other), hands(&other)));
        }
        let update = choose(&tables, &restarted, choice).unwrap();
        received += update.events.iter().filter(|event| is_received(event)).count();
        restarted = update.snapshot;
        other = choose(&straight, &other, choice).unwrap().snapshot;
    }
    assert!(received > 0);
    drop(tables);
    let file = on_disk(&path).export(CHANNEL).unwrap();
    assert_eq!(file, straight.export(CHANNEL).unwrap());
    assert!(matches!(verify(&file), Ok(Verification::Fair { finished: true, .. })));
    // The record of a finished game contains all cards.
    assert!(file.to_json().unwrap().contains(r#""card""#));
}

/// Returns a game at the moment when Alice gets a gift. Returns `None` if she never gets one.
fn alice_holds_a_gift(number: u8) -> Option<(Tables, Snapshot)> {
    let tables = memory();
    let mut snapshot = game(&tables, number);
    let seat = snapshot.seat_of(ALICE)?;
    while own(&snapshot, seat).cards.is_empty() {
        let Phase::Playing(step) = &snapshot.phase else { return None };
        snapshot = choose(&tables, &snapshot, step.length as usize * 7919).unwrap().snapshot;
    }
    Some((tables, snapshot))
}

#[test]
fn gifts_of_a_player_who_resigns_stay_hidden_and_count_at_the_end() {
    let (tables, snapshot) = (0..).find_map(alice_holds_a_gift).unwrap();
    let seat = snapshot.seat_of(ALICE).unwrap();
    let kept = own(&snapshot, seat);
    let update = tables.resign(CHANNEL, ALICE).unwrap();
    names_no_card(&serde_json::to_string(&update.events).unwrap());
    assert_eq!(own(&update.snapshot, seat), kept);
    let mut points = None;
    play(&tables, update.snapshot, |_, events| {
        for event in events {
            let unopened = score::Occasion::Expansion(ExpansionOccasion::TheGifts(Occasion::Unopened));
            if let Event::Scored(score) = event
                && score.occasion == unopened
                && score.winners.contains(&seat)
            {
                points = Some(score.gain(seat));
            }
        }
    });
    assert_eq!(points, Some(2 * kept.cards.len() as i32));
}

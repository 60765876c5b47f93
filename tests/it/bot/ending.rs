//! Checks the end of a game as all players see it: the record, the fair draws and the ranking.

use bergerie::rules::Event;
use bergerie::table::{RecordFile, Verification, verify};

use crate::openapi::Description;
use crate::support::user::{Seen, User};

use super::table::People;

/// Checks a finished game and returns its record. Draws must be fair, the final post must rank all players with the
/// points of the record, and all requests must match Discord's API description. Calls `note` with every event.
pub async fn check_ending(people: &People, end: &Seen, mut note: impl FnMut(&Event)) -> RecordFile {
    let file = record(people, end).await;
    assert!(matches!(verify(&file), Ok(Verification::Fair { finished: true, .. })), "the draws are fair");
    let game = file.record.replay_with(|_, events, _| events.iter().for_each(&mut note)).expect("a game");
    for (place, seat, points) in game.ranking() {
        let line = format!("<@{}> **{points}**", file.players[seat.index()]).replace('-', "−");
        assert!(end.content().contains(&line), "{place}: {line} in {}", end.content());
    }
    if let Some(mut description) = Description::load() {
        description.check(&people.host().requests().await);
    }
    file
}

/// Exports the record of a running game.
pub async fn export(person: &User) -> RecordFile {
    let exported = person.command("/game export").await.message();
    let text = String::from_utf8(person.download(exported.files()[0].url).await).expect("text");
    RecordFile::from_json(&text).expect("a record")
}

/// Downloads the record attached to the final post.
async fn record(people: &People, end: &Seen) -> RecordFile {
    let file = end.file("record.json").expect("the record");
    let text = String::from_utf8(people.host().download(file.url).await).expect("text");
    RecordFile::from_json(&text).expect("a record")
}

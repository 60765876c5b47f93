//! The use cases, on a database.

mod bots;
mod commands;
mod crash;
mod gifts;
mod limits;
mod lobby;
mod notices;
pub mod old;
mod play;
mod records;
mod sealed;
mod time;
mod undo;

use std::path::Path;

use bergerie::rules::{Action, Setup, Waiting};
use bergerie::store::Store;
use bergerie::table::{ActError, ChannelId, PersonId, Phase, Seed, Snapshot, TableId, Tables, Update};

const CHANNEL: ChannelId = ChannelId(10);
const ALICE: PersonId = PersonId(1);
const BOB: PersonId = PersonId(2);
const CAROL: PersonId = PersonId(3);
const PEOPLE: [PersonId; 6] = [ALICE, BOB, CAROL, PersonId(4), PersonId(5), PersonId(6)];
const STRANGER: PersonId = PersonId(99);

fn memory() -> Tables {
    Tables::new(Store::in_memory().unwrap())
}

fn on_disk(path: &Path) -> Tables {
    Tables::new(Store::open(path).unwrap())
}

fn seed(number: u8) -> Seed {
    Seed::new([number; 32])
}

/// A lobby with this many people.
fn lobby(tables: &Tables, people: usize, number: u8) -> Snapshot {
    let opened = tables.create_with_seed(CHANNEL, ALICE, "en", Setup::base(0), seed(number)).unwrap();
    PEOPLE[1..people].iter().fold(opened.snapshot, |_, &person| tables.join(CHANNEL, person).unwrap())
}

/// A game with this many people that has just begun.
fn game(tables: &Tables, people: usize, number: u8) -> Update {
    lobby(tables, people, number);
    tables.start(CHANNEL, ALICE).unwrap()
}

/// Who must choose, which decision, and the answers there are.
fn asked(snapshot: &Snapshot) -> (PersonId, u32, Vec<Action>) {
    let decision = snapshot.decision().unwrap();
    (snapshot.waiting_for().unwrap(), decision.number, decision.actions.clone())
}

/// The table now.
fn now(tables: &Tables, id: TableId) -> Snapshot {
    tables.get(id).unwrap().unwrap()
}

/// Answers a decision with the choice of that number, counted round.
fn choose(tables: &Tables, snapshot: &Snapshot, choice: usize) -> Result<Update, ActError> {
    let (who, number, actions) = asked(snapshot);
    tables.act(snapshot.id, who, number, &[actions[choice % actions.len()]])
}

/// Plays on to the end, by choices that look random but are always the same.
fn play_out(tables: &Tables, mut snapshot: Snapshot) -> Snapshot {
    while let Phase::Playing(play) = &snapshot.phase {
        assert!(matches!(play.game.waiting(), Waiting::Decision(_)));
        snapshot = choose(tables, &snapshot, play.length as usize * 7919).unwrap().snapshot;
    }
    snapshot
}

/// All that can be seen of a table, for comparing.
fn look(snapshot: &Snapshot) -> String {
    let phase = match &snapshot.phase {
        Phase::Lobby => "lobby".to_owned(),
        Phase::Playing(play) => format!("{} {:?}", play.length, play.game.waiting()),
        Phase::Over { play, ending, seed } => format!("{} {ending:?} {seed}", play.length),
        Phase::Aborted => "aborted".to_owned(),
    };
    let view = snapshot.game().map(|game| serde_json::to_string(&bergerie::rules::View::of(game)).unwrap());
    format!(
        "{} {} {:?} {:?} {:?} {phase} {view:?}",
        snapshot.name, snapshot.host, snapshot.people, snapshot.setup, snapshot.posts
    )
}

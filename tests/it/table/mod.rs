//! Tests of the use cases with a database.

mod bots;
mod commands;
mod crash;
mod duels;
mod feeds;
mod limits;
mod lobby;
mod notices;
mod play;
mod ratings;
mod records;
mod time;
mod undo;
mod user_data;

use std::path::Path;

use bergerie::rules::{Action, Setup, Waiting};
use bergerie::store::Store;
use bergerie::table::{
    ChannelId, Grace, Pace, Phase, Seed, Snapshot, TableError, TableId, TableOptions, TableSetup, Tables, Update,
    UserId,
};

pub const CHANNEL: ChannelId = ChannelId(10);
pub const ALICE: UserId = UserId(1);
pub const BOB: UserId = UserId(2);
pub const CAROL: UserId = UserId(3);
pub const PEOPLE: [UserId; 6] = [ALICE, BOB, CAROL, UserId(4), UserId(5), UserId(6)];
pub const STRANGER: UserId = UserId(99);

pub fn memory() -> Tables {
    Tables::new(Store::in_memory().unwrap())
}

pub fn on_disk(path: &Path) -> Tables {
    Tables::new(Store::open(path).unwrap())
}

pub fn seed(number: u8) -> Seed {
    Seed::new([number; 32])
}

/// Creates a lobby with this number of players. After a draw, an undo needs consent.
pub fn lobby(tables: &Tables, people: usize, number: u8) -> Snapshot {
    let terms = TableSetup {
        setup: Setup::base(0),
        options: TableOptions { pace: Pace::None, grace: Grace::None, ..TableOptions::default() },
    };
    let opened = tables.create_with_seed(CHANNEL, ALICE, "en", terms, seed(number)).unwrap();
    PEOPLE[1..people].iter().fold(opened.snapshot, |_, &person| tables.join(CHANNEL, person).unwrap())
}

/// Starts a game with `people` players. `number` determines the table's seed.
pub fn game(tables: &Tables, people: usize, number: u8) -> Update {
    lobby(tables, people, number);
    tables.start(CHANNEL, ALICE).unwrap()
}

/// Returns the player who is asked, the number of the decision, and the legal answers.
pub fn asked(snapshot: &Snapshot) -> (UserId, u32, Vec<Action>) {
    let decision = snapshot.decision().unwrap();
    (snapshot.awaited_user().unwrap(), decision.number, decision.actions.clone())
}

/// Returns the current state of a table.
pub fn now(tables: &Tables, id: TableId) -> Snapshot {
    tables.get(id).unwrap().unwrap()
}

/// Answers the decision with the answer number `choice`, modulo the number of answers.
pub fn choose(tables: &Tables, snapshot: &Snapshot, choice: usize) -> Result<Update, TableError> {
    let (who, number, actions) = asked(snapshot);
    tables.act(snapshot.id, who, number, &[actions[choice % actions.len()]])
}

/// Plays a game to its end with pseudo-random choices, which are the same in every run.
pub fn play_out(tables: &Tables, mut snapshot: Snapshot) -> Snapshot {
    while let Phase::Playing(play) = &snapshot.phase {
        assert!(matches!(play.game.waiting(), Waiting::Decision(_)));
        snapshot = choose(tables, &snapshot, play.length as usize * 7919).unwrap().snapshot;
    }
    snapshot
}

/// Returns all visible data of a table as text, for comparisons.
pub fn look(snapshot: &Snapshot) -> String {
    let phase = match &snapshot.phase {
        Phase::Lobby => "lobby".to_owned(),
        Phase::Playing(play) => format!("{} {:?}", play.length, play.game.waiting()),
        Phase::Over { play, ending, seed } => format!("{} {ending:?} {seed}", play.length),
        Phase::Aborted => "aborted".to_owned(),
    };
    let view = snapshot.game().map(|game| serde_json::to_string(&bergerie::rules::View::of(game)).unwrap());
    format!(
        "{} {} {:?} {:?} {:?} {phase} {view:?}",
        snapshot.name, snapshot.host, snapshot.users, snapshot.setup, snapshot.posts
    )
}

//! Two processes that share a database. Each has a range of the gateway's shards (`docs/SCALE.md`).

use std::process::{Child, Stdio};

use reqwest::Method;
use serde_json::json;

use super::gateway::count;
use super::until;
use crate::bot::process::{Stage, bot};
use crate::bot::social::place_plainly;
use crate::bot::table::People;
use crate::support::postgres::Database;
use crate::support::user::User;

/// A process with one of two shards.
struct Part(Child);

impl Part {
    fn start(stage: &Stage, database: &Database, shards: &str) -> Part {
        let mut command = bot(&stage.path("unused.db"));
        command.env("DATABASE_URL", database.url()).env("BERGERIE_SHARDS", shards).env("RUST_LOG", "error");
        command.env("DISCORD_TOKEN", stage.sandbox.token()).env("DISCORD_API_URL", stage.sandbox.url());
        Part(command.stdin(Stdio::null()).spawn().expect("the bot's binary"))
    }

    fn kill(&mut self) {
        // Killing fails if the process has exited already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Returns whether the bot answers a user.
async fn hears(person: &User) -> bool {
    person.try_command("/help").await.is_ok_and(|outcome| !outcome.messages().is_empty())
}

#[tokio::test(flavor = "multi_thread")]
async fn each_process_serves_its_own_shards_and_resumes_games_after_a_restart() {
    let Some(database) = Database::new() else { return };
    let stage = Stage::without_bot().await;
    stage.control(Method::PUT, "gateway", json!({ "shards": 2 })).await;
    let start = |shards| Part::start(&stage, &database, shards);
    let mut parts = ["0/2", "1/2"].map(start);
    until("both are connected", || async { count(&stage, "identifies").await == 2 }).await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.host().wait_for_bot().await;
    people.start("/game new first: 0").await;
    let post = people.post_after(None).await;
    // All users of the sandbox are in one server, which belongs to one of the two shards.
    let mut deaf = 0;
    for (number, shards) in [(0, "0/2"), (1, "1/2")] {
        let before = count(&stage, "identifies").await;
        parts[number].kill();
        deaf += usize::from(!hears(people.host()).await);
        parts[number] = start(shards);
        until("it is back", || async { count(&stage, "identifies").await > before }).await;
    }
    assert_eq!(deaf, 1, "the other process gets no interaction");
    until("it hears", || async { hears(people.host()).await }).await;
    place_plainly(people.host()).await;
    people.post_after(Some(&post)).await;
}

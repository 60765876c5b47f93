//! Restores a backup that was made during a game. The tables must continue from it.

use std::process::Output;

use crate::support::user::{Seen, User};

use super::process::{Stage, bot};
use super::shown::first_choices;
use super::table::{People, move_by_command};
use crate::support::wait::until;

/// Runs the bot's binary with these arguments on the stage's database.
fn run(stage: &Stage, args: &[&str]) -> Output {
    bot(&stage.path("bergerie.db")).args(args).output().expect("the binary")
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Returns a public post of the bot with this button.
async fn offer(person: &User, button: &str) -> Seen {
    person.until(|message| !message.only_you() && message.buttons().contains(&button)).await
}

/// Returns the posts with *Play*.
async fn live_posts(person: &User) -> Vec<Seen> {
    let history = person.history().await;
    history.into_iter().filter(|message| !message.only_you() && message.buttons().contains(&"Play")).collect()
}

/// Waits until the bot has recorded every post that Discord has accepted and has edited the previous posts.
pub async fn all_noted(stage: &Stage) {
    let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("a database");
    let pending = || {
        let sql = "SELECT (SELECT count(*) FROM notices WHERE sent_at IS NULL) + (SELECT count(*) FROM old_posts)";
        database.query_row(sql, [], |row| row.get::<_, i64>(0)).expect("a number")
    };
    until("all posts are noted", async || pending() == 0).await;
}

/// Plays some turns and returns the active post after them.
async fn play(people: &People, mut post: Seen, turns: std::ops::Range<usize>) -> Seen {
    for turn in turns {
        move_by_command(people.asked_by(&post), turn).await;
        post = people.post_after(Some(&post)).await;
    }
    post
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_go_on_from_a_backup() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.begin(&mut stage, &[], 3).await;
    let first = people.post_after(None).await;
    let known = play(&people, first, 0..2).await;
    // A lobby in another channel, with one seat taken.
    let dave = stage.user("dave").at("second-table");
    dave.command("/game new").await;
    let lobby = offer(&dave, "Join").await;

    all_noted(&stage).await;
    let backup = run(&stage, &["backup", "copy.db"]);
    assert!(backup.status.success(), "{}", said(&backup));
    // The following changes are made after the backup, and are lost: some turns, a new seat, and a new table.
    let lost = play(&people, known.clone(), 2..5).await;
    stage.user("erin").at("second-table").press(&lobby, "Join").await;
    let frank = stage.user("frank").at("chatter");
    frank.command("/game new").await;
    let lost_lobby = offer(&frank, "Mitspielen").await;

    let refused = run(&stage, &["restore", "copy.db"]);
    assert!(!refused.status.success() && said(&refused).contains("stop the bot"), "{}", said(&refused));
    stage.kill();
    let restored = run(&stage, &["restore", "copy.db"]);
    assert!(restored.status.success() && said(&restored).contains("2 in all"), "{}", said(&restored));
    stage.start().await;

    // Each table posts its state again with buttons. Posts that are in the backup lose their buttons.
    let alice = people.host();
    let reposted =
        alice.until(|m| m.content().contains("restored from a backup") && m.buttons().contains(&"Play")).await;
    assert!(reposted.content().contains("<t:"), "{}", reposted.content());
    assert!(!alice.look(&known).await.buttons().contains(&"Play"), "the backup's own post is live");
    let opened = people.asked_by(&reposted).open(&reposted).await;
    assert!(opened.only_you() && !first_choices(&opened).is_empty(), "{}", opened.content());
    all_noted(&stage).await;
    let info = alice.command("/game info").await.message();
    assert!(info.content().contains(reposted.id()), "the link leads elsewhere: {}", info.content());
    // A button that was posted after the backup is out of date. It explains that, or opens the current console.
    let stale = people.asked_by(&lost).open(&lost).await;
    assert!(stale.only_you(), "{}", stale.content());
    let gone = stage.user("carol").at("chatter").press(&lost_lobby, "Mitspielen").await.message();
    assert!(gone.only_you(), "{}", gone.content());

    // Discord still knows the old nonces. No new post may be mistaken for an old one.
    let before = live_posts(alice).await.len();
    let on = play(&people, reposted.clone(), 2..6).await;
    assert_ne!(on.id(), lost.id());
    let turns = alice.history().await.into_iter().filter(|m| {
        let number = |m: &Seen| m.id().parse::<u64>().expect("a number");
        !m.only_you() && number(m) > number(&reposted)
    });
    assert_eq!(turns.count(), 4, "a post for each turn");
    all_noted(&stage).await;
    assert!(live_posts(alice).await.len() <= before);

    // The lobby is posted again too. One seat is taken, and other users may join.
    let reposted_lobby =
        dave.until(|m| m.content().contains("restored from a backup") && m.buttons().contains(&"Join")).await;
    assert!(dave.look(&lobby).await.buttons().is_empty(), "the backup's own lobby is live");
    assert!(reposted_lobby.content().contains("1/6"), "{}", reposted_lobby.content());
    stage.user("bob").at("second-table").press(&reposted_lobby, "Join").await;
    dave.until(|m| m.id() == reposted_lobby.id() && m.content().contains("2/6")).await;

    // A table that is opened now must not be mistaken for the lost table.
    let carol = stage.user("carol").at("chatter");
    carol.command("/game new").await;
    let opened =
        carol.until(|m| !m.only_you() && m.buttons().contains(&"Mitspielen") && m.id() != lost_lobby.id()).await;
    stage.user("bob").at("chatter").press(&lost_lobby, "Mitspielen").await;
    assert!(carol.look(&opened).await.content().contains("1 von 6"), "an old button must not join a new table");
}

/// The messages of a backup still have buttons if the game has not gone on since. Votes that were decided since are open again.
#[tokio::test(flavor = "multi_thread")]
async fn the_turn_and_the_vote_of_a_backup_are_posted_again() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.begin(&mut stage, &[], 3).await;
    let first = people.post_after(None).await;
    let mover = people.asked_by(&first);
    move_by_command(mover, 0).await;
    let turn = people.post_after(Some(&first)).await;
    let other = people.asked_by(&turn);
    mover.command("/undo").await;
    let vote = offer(other, "Fine by me").await;
    all_noted(&stage).await;
    let backup = run(&stage, &["backup", "copy.db"]);
    assert!(backup.status.success(), "{}", said(&backup));
    other.press(&vote, "I’d rather not").await;
    other.until(|m| m.id() == vote.id() && m.content().contains("Voted down")).await;
    stage.kill();
    let restored = run(&stage, &["restore", "copy.db"]);
    assert!(restored.status.success(), "{}", said(&restored));
    stage.start().await;

    let open = other.until(|m| m.id() != vote.id() && m.buttons().contains(&"Fine by me")).await;
    assert!(open.content().contains("restored from a backup"), "{}", open.content());
    for old in [&turn, &vote] {
        let is_replaced = |m: &Seen| m.id() == old.id() && m.content().contains("restored from a backup");
        assert!(other.until(is_replaced).await.buttons().is_empty());
    }
    let live = live_posts(other).await;
    assert!(live.len() == 1 && live[0].id() != turn.id(), "{live:?}");
    other.press(&open, "Fine by me").await;
    other.until(|m| m.id() == open.id() && m.content().contains("Move undone")).await;
}

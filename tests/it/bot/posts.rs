//! Posts that stay in the channel, and information that every user can request: reasons for scores, events since the
//! user's last turn, fields, a forecast of the scores, and remaining tiles.

use bergerie::table::Assists;

use crate::support::user::{Seen, User};

use super::prepared::Prepared;
use super::process::Stage;
use super::shown::{ids, is_within_limits, says, says_to_one};
use super::table::{People, move_by_command};

/// Bob can complete a city of two tiles with the tile in his hand.
const CITY: &str = "0: BA/RFr E1 0 field:NNW\n1: BA/C";

const fn prepared(script: &str, assists: Assists) -> Prepared<'_> {
    Prepared { script, next: None, assists }
}

/// Waits until a message meets a condition, then returns the message.
async fn once(person: &User, message: &Seen, wanted: impl Fn(&Seen) -> bool) -> Seen {
    person.until(|m| m.id() == message.id() && wanted(m)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_score_stays_in_the_channel_with_its_reason() {
    let mut stage = Stage::set().await;
    let (people, post) = prepared(CITY, Assists::On).resume_with(&mut stage, &[]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let done = bob.command("/place at: N1 rotation: 180 meeple: chevalier").await.message();
    says_to_one(&done, &["C’est fait.", "**+4**"]);
    // The private answer shows the board before and after the move, with the points.
    assert!(done.files()[0].alt.contains("0 → 4"), "{:?}", done.files());
    bob.keep(&done, "change").await;
    let after = people.post_after(Some(&post)).await;
    assert!(after.content().contains("**+4**"), "{}", after.content());
    let kept = once(&alice, &post, |m| m.buttons() == ["Why?"]).await;
    says(
        &kept,
        &[
            "· turn 1 ·",
            "played **N1**: city on one side · knight",
            " · The city at",
            "is completed",
            "**+4** (2 tiles × 2)",
        ],
    );
    assert_eq!(kept.content().lines().count(), 1, "{}", kept.content());
    let why = alice.press(&kept, "Why?").await.message();
    says_to_one(&why, &["**+4** (2 tiles × 2)", "2 points per tile and coat of arms"]);
    // Players are named by mentions, not by colours and marks.
    assert!(why.content().contains("<@") && !why.content().contains("green"), "{}", why.content());
    assert!(why.files()[0].alt.contains("Scored features") && why.files()[0].alt.contains("N1"), "{:?}", why.files());
    alice.keep(&why, "why").await;
    // A command shows the same to any user at any time, in the user's language.
    let why = bob.command("/why").await.message();
    says_to_one(&why, &["**+4**", "2 points par tuile et par blason"]);
    let listed = alice.autocomplete("/why", "score", "city", serde_json::json!({})).await;
    assert!(listed.len() == 1 && listed[0].name.contains("+4"), "{listed:?}");
    let named = alice.command(&format!("/why score: {}", listed[0].text())).await.message();
    says_to_one(&named, &["**+4**"]);
    let unknown = alice.command("/why score: the dragon").await.message();
    says_to_one(&unknown, &["can’t match that to one score"]);
    // The description of the board is the whole alternative text, which has room for the first sentences only.
    let board = alice.command("/board").await.message();
    let described = alice.press(&board, "Describe").await.message();
    assert!(described.only_you() && described.content().contains("Last placed: "), "{}", described.content());
    assert_eq!(described.content().replace('\n', " "), board.files()[0].alt);
    // After an undo, the button says so.
    bob.command("/undo").await;
    let question = alice.until(|m| m.buttons().contains(&"Fine by me")).await;
    alice.press(&question, "Fine by me").await;
    once(&alice, &question, |m| m.buttons().is_empty()).await;
    let why = alice.press(&kept, "Why?").await.message();
    says_to_one(&why, &["This move was undone"]);
    // It does not explain a later score instead.
    let again = bob.command("/place at: N1 rotation: 180 meeple: chevalier").await.message();
    says_to_one(&again, &["**+4**"]);
    let why = alice.press(&kept, "Why?").await.message();
    says_to_one(&why, &["This move was undone"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_turn_of_a_closed_game_loses_its_buttons() {
    let mut stage = Stage::set().await;
    let (people, post) = prepared(CITY, Assists::On).resume_with(&mut stage, &[]).await;
    let host = people.host();
    let asked = host.command("/game close").await.message();
    host.press(&asked, ids(&asked, "leave:")[0]).await;
    let closed = once(host, &post, |m| m.buttons().is_empty()).await;
    says(&closed, &["is closed"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_returning_player_can_catch_up() {
    let mut stage = Stage::set().await;
    let (people, post) = prepared(CITY, Assists::On).resume_with(&mut stage, &[]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    bob.command("/place at: N1 rotation: 180 meeple: chevalier").await;
    let after = people.post_after(Some(&post)).await;
    let answer = alice.press(&after, "Catch me up").await.message();
    says_to_one(&answer, &["since your last turn", "played **N1**", "**+4**"]);
    // A spectator had no turn.
    let of_others = stage.user("dave").press(&after, "Catch me up").await.message();
    says_to_one(&of_others, &["since ■", "’s last turn", "**+4**"]);
    let gif = alice.download(answer.file("film.gif").expect("a film").url).await;
    let mut film = gif::DecodeOptions::new().read_info(gif.as_slice()).expect("a film");
    let mut frames = 0;
    while film.read_next_frame().expect("a frame").is_some() {
        frames += 1;
    }
    assert!((2..=6).contains(&frames), "{frames} frames");
}

/// At a table of three, the post reports the moves of both other players, the older move first. The picture has rings
/// on both tiles.
#[tokio::test(flavor = "multi_thread")]
async fn changes_are_listed_oldest_first() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "dave", "erin"]).await;
    people.begin(&mut stage, &[], 3).await;
    let mut post = people.post_after(None).await;
    let mut movers = Vec::new();
    for turn in 0..3 {
        let person = people.asked_by(&post);
        movers.push(person.name().to_owned());
        move_by_command(person, turn).await;
        post = people.post_after(Some(&post)).await;
    }
    let placed: Vec<&str> = post.content().lines().filter(|line| line.contains(" played **")).collect();
    assert_eq!(placed.len(), 2, "{}", post.content());
    for (line, name) in placed.iter().zip(&movers[1..]) {
        let by = people.named_in(line);
        assert_eq!(by.first().map(|person| person.name()), Some(name.as_str()), "{line}");
    }
    assert!(post.files()[0].alt.contains("Also placed recently: "), "{}", post.files()[0].alt);
    people.host().keep(&post, "since").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cells_are_described_in_each_language() {
    let mut stage = Stage::set().await;
    let (people, post) = prepared(CITY, Assists::On).resume_with(&mut stage, &[]).await;
    stage.user("bob").command("/place at: N1 rotation: 180 meeple: chevalier").await;
    people.post_after(Some(&post)).await;
    for (name, farmer) in [("alice", "farmer (north)"), ("bob", "paysan (nord)"), ("carol", "Bauer (Norden)")] {
        let person = stage.user(name);
        for (cell, wanted) in [("N1", "N1"), ("E1", farmer), ("W1", "W1")] {
            let described = person.command(&format!("/board at: {cell}")).await.message();
            assert!(described.only_you() && described.content().contains(wanted), "{}", described.content());
            is_within_limits(&described);
        }
        let refused = person.command("/board at: Z99").await.message();
        assert!(refused.only_you() && refused.content().contains("Z99"), "{}", refused.content());
        assert!(refused.content().contains("`N2E1`"), "{}", refused.content());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lenses_show_fields_and_the_end_as_it_would_be() {
    let mut stage = Stage::set().await;
    let (people, post) = prepared(CITY, Assists::On).resume_with(&mut stage, &[]).await;
    let (alice, bob, carol) = (stage.user("alice"), stage.user("bob"), stage.user("dave"));
    bob.command("/place at: N1 rotation: 180 meeple: chevalier").await;
    let after = people.post_after(Some(&post)).await;
    let more = alice.press(&after, "More").await.message();
    is_within_limits(&more);
    let fields = alice.press(&more, "Fields").await.message();
    says_to_one(&fields, &["Field at ", "■", "**+3** (1 completed city × 3)"]);
    assert!(
        fields.files()[0].alt.contains("owners’ patterns") && fields.files()[0].alt.contains("red"),
        "{:?}",
        fields.files()
    );
    alice.keep(&fields, "fields").await;
    let ended = alice.press(&more, "If the game ended now").await.message();
    says_to_one(&ended, &["**1.** ", "**4**", "**3** · +3 in final scoring, fields 3"]);
    // Spectators can use the command too.
    says_to_one(&carol.command("/forecast").await.message(), &["**4**", "**3**"]);
    let tiles = carol.command("/tiles").await.message();
    assert!(tiles.file("tiles.png").is_some_and(|file| file.alt.contains(" × ")), "{}", tiles.content());
    carol.keep(&tiles, "tiles").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_assists_there_are_no_lenses() {
    let mut stage = Stage::set().await;
    let (_, post) = prepared(CITY, Assists::Off).resume_with(&mut stage, &[]).await;
    let alice = stage.user("alice");
    let more = alice.press(&post, "More").await.message();
    assert!(ids(&more, "fields:").is_empty() && ids(&more, "ifended:").is_empty(), "{}", more.0);
    for command in ["/fields", "/forecast"] {
        let answer = alice.command(command).await.message();
        says_to_one(&answer, &["Assists are off"]);
        assert!(answer.files().is_empty(), "{command}");
    }
}

//! Games in files: `/replay`, and the formats of `/game export`.

use bergerie::notation;
use bergerie::rules::Record;
use bergerie::table::read_game;

use super::process::Stage;
use super::shown::{is_within_limits, says_to_one};
use super::table::People;

const FINISHED: &str = include_str!("../../data/records/base-tied.json");
const UNFINISHED: &str = include_str!("../../data/records/gifts-resigned-unfinished.json");
const SAVED: &str = include_str!("../../data/jcz/random.jcz");

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_game_is_shown_to_its_uploader_only() {
    let stage = Stage::set().await;
    let alice = stage.user("alice");
    let written = notation::write(&serde_json::from_str::<Record>(UNFINISHED).expect("a record")).expect("a text");
    for (name, content, points) in [
        ("game.jcz", SAVED, " red **4**"),
        ("game.txt", written.as_str(), "**1.** "),
        ("record.json", UNFINISHED, "**1.** "),
    ] {
        let shown = alice.replay(name, content).await.message();
        says_to_one(&shown, &[points, "The game isn’t over"]);
        assert_eq!(shown.files().len(), 1, "{}", shown.0);
        assert!(shown.alts().contains("The uploaded game"), "{}", shown.alts());
    }
    alice.replay("record.json", FINISHED).await;
    let shown = alice.until(|message| message.content().contains("Better: ")).await;
    says_to_one(&shown, &["**1.** "]);
    is_within_limits(&shown);
    assert!(shown.file("table.png").is_some() && shown.file("curve.png").is_some(), "{}", shown.0);
    assert!(alice.channel().await.iter().all(|message| message.only_you()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_game_is_refused_in_the_language_of_its_uploader() {
    let stage = Stage::set().await;
    let long = "x".repeat((1 << 20) + 1);
    let unknown = SAVED.replace("basic:1", "school");
    let written = "carcassonne: 1\nrules: 1\nplayers: 2\nfirst: p1\n\n1. RFr N1 0 pass\n";
    for (name, refusals) in [
        ("alice", ["too big", "isn’t a game I know", "the tile set school", "line 6, column 8", "invalid setup"]),
        (
            "bob",
            ["trop gros", "Je ne reconnais pas", "le jeu de tuiles school", "ligne 6, colonne 8", "cet enregistrement"],
        ),
        (
            "carol",
            [
                "zu groß",
                "kein Spiel, das ich kenne",
                "das Plättchenset school",
                "Zeile 6, Spalte 8",
                "Diese Aufzeichnung",
            ],
        ),
    ] {
        let user = stage.user(name);
        let invalid = r#"{"format":3,"ruleset":1,"setup":{"players":9},"log":[]}"#;
        let files = [long.as_str(), "milk, eggs", unknown.as_str(), written, invalid];
        for (content, refusal) in files.into_iter().zip(refusals) {
            says_to_one(&user.replay("a game.txt", content).await.message(), &[refusal]);
            // A user may request four slow results at once, and another one after some seconds.
            if content == written {
                tokio::time::sleep(std::time::Duration::from_secs(16)).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_exported_in_every_format() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.start("/game new").await;
    for (format, name) in [("", "record.json"), (" format: notation", "game.txt"), (" format: jcz", "game.jcz")] {
        let exported = people.host().command(&format!("/game export{format}")).await.message();
        let text = String::from_utf8(people.host().download(exported.file(name).expect("a file").url).await);
        let text = text.expect("text");
        assert_eq!(read_game(&text).expect("a game").setup.players, 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_more_than_jcloisterzone_has_is_refused_in_the_users_language() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.start("/game new expansions: deserts, river").await;
    for bob in people.guests() {
        let refused = bob.command("/game export format: jcz").await.message();
        says_to_one(&refused, &["qui ne connaît pas tout", "Déserts."]);
    }
}

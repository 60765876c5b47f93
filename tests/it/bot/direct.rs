//! Games in direct messages with the bot, and users who have installed the app where the bot is not a member.

use reqwest::Method;
use serde_json::json;

use super::process::Stage;
use super::shown::{leads_to, press, says_to_one};
use super::table::People;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_bot_is_played_in_direct_messages() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice"]).await.at("dm");
    let alice = people.host();
    alice.command("/game new first: 0").await;
    let lobby = alice.until(|message| !message.only_you()).await;
    assert_eq!(lobby.buttons(), ["Options", "Add a bot", "Start"], "only bots can join");
    assert!(!lobby.content().contains("per move") && !lobby.content().contains("*Join*"), "{}", lobby.content());
    alice.command("/game bot").await;
    alice.command("/game start").await;
    let post = people.post_after(None).await;
    let console = alice.press(&post, "Play").await.message();
    press(alice, &console, "Confirm").await;
    // The bot moves, and Alice is asked again.
    let next = people.post_after(Some(&post)).await;
    let list = leads_to(async || alice.command("/mygames").await.message(), next.id(), &[]).await;
    assert!(list.links()[0].contains("/channels/@me/"), "{}", list.0);
    for (name, refusal) in
        [("alice", "only works in a server"), ("bob", "que sur un serveur"), ("carol", "nur auf einem Server")]
    {
        let person = stage.user(name).at("dm");
        if name != "alice" {
            assert!(person.channel().await.is_empty(), "the game is visible to another user");
            person.command("/game new").await;
        }
        says_to_one(&person.command("/game preset name: mine").await.message(), &[refusal]);
    }
    // If the table is in direct messages, the bot sends no additional direct message about a turn.
    alice.command("/settings change direct-messages: on").await;
    let before = alice.channel().await.iter().filter(|message| !message.only_you()).count();
    let console = alice.press(&next, "Play").await.message();
    press(alice, &console, "Confirm").await;
    people.post_after(Some(&next)).await;
    let after = alice.channel().await.iter().filter(|message| !message.only_you()).count();
    assert!(after <= before + 2, "a message links to another one in the same channel: {before} and {after}");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_only_users_have_installed_the_app_no_game_is_opened() {
    let stage = Stage::set().await;
    stage.control(Method::POST, "channels", json!({ "name": "foreign", "user_installed": true })).await;
    for (name, refusal, settings) in [
        ("alice", "I’m not a member", "Your settings"),
        ("bob", "Je ne fais pas partie", "Tes réglages"),
        ("carol", "Ich gehöre hier nicht dazu", "Deine Einstellungen"),
    ] {
        let person = stage.user(name).at("foreign");
        for command in ["/game new", "/game info", "/board", "/undo"] {
            says_to_one(&person.command(command).await.message(), &[refusal]);
        }
        says_to_one(&person.command("/settings change").await.message(), &[settings]);
        assert!(person.channel().await.iter().all(|message| message.only_you()));
    }
    assert!(stage.requests("POST", "channels/*/messages").await.is_empty(), "the bot cannot post there");
}

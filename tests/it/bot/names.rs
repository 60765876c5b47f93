//! Input of users is never interpreted. It is shown as it was typed, whatever it contains.

use serde_json::Value;

use super::process::Stage;
use super::shown::says_to_one;

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_expansion_is_named_and_no_table_is_opened() {
    let stage = Stage::set().await;
    let alice = stage.user("alice");
    let refused = alice.command("/game new expansions: river + Trdaers & Builders").await.message();
    says_to_one(&refused, &[r"trdaers \& builders", "The River", "Deserts"]);
    assert!(alice.channel().await.iter().all(|message| message.only_you()), "a table was opened");
    alice.command("/game new expansions: The River + Abbot").await;
    alice.until(|message| !message.only_you() && message.content().contains("The River + The Abbot")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn user_input_becomes_no_markup_and_no_mention() {
    let stage = Stage::set().await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    alice.command("/game new").await;
    let lobby = alice.until(|message| message.buttons().contains(&"Join")).await;
    bob.press(&lobby, "Join").await;
    alice.press(&lobby, "Start").await;
    let turn =
        alice.until(|message| message.content().contains("Turn 1") || message.content().contains("turn 1")).await;
    let mover = if turn.pings_you() { &alice } else { &bob };
    let before = (alice.unread().await, bob.unread().await);
    let refused = mover.command("/place at: @everyone <@1>").await.message();
    assert!(refused.only_you() && refused.content().contains("everyone"), "{}", refused.content());
    let unescaped = refused.content().replace(r"\@", "").replace(r"\<", "");
    assert!(!unescaped.contains(['@', '<']), "{}", refused.content());
    assert_eq!((alice.unread().await, bob.unread().await), before);
    let is_text =
        |request: &&Value| request["body"]["content"].is_string() || request["body"]["data"]["content"].is_string();
    let requests = alice.requests().await;
    let mut texts = 0;
    for request in requests.iter().filter(is_text) {
        let body = if request["body"]["data"].is_object() { &request["body"]["data"] } else { &request["body"] };
        assert_eq!(body["allowed_mentions"]["parse"], serde_json::json!([]), "{request}");
        texts += 1;
    }
    assert!(texts > 3);
}

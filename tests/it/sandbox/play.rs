//! Users play with the demo bot.

use bergerie::sandbox::{Options, Sandbox, serve};
use serde_json::json;

use super::demo::Demo;
use crate::openapi::Description;
use crate::support::user::User;

async fn start() -> (Sandbox, Demo) {
    let sandbox = serve(Options::default()).await.expect("a free port");
    let demo = Demo::start(&sandbox.url(), sandbox.token()).await;
    User::new(&sandbox.url(), "alice").wait_for_bot().await;
    (sandbox, demo)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_opened_joined_and_renamed() {
    let (sandbox, mut demo) = start().await;
    let alice = User::new(&sandbox.url(), "alice");
    let bob = User::new(&sandbox.url(), "bob");
    let mut heard = [demo.hears("").await, demo.hears("").await];
    heard.sort();
    assert_eq!(heard, ["ready as bergerie", "server with 4 channels and 7 members"]);

    let table = alice.command("/game new with: @bob pace: one day").await.message();
    assert!(table.content().starts_with("**Lauragais**"), "{table:?}");
    assert!(!table.is_edited(), "a deferred answer does not count as edited");
    assert_eq!(table.buttons(), ["Join", "Rename", "Why?", "Rules"]);
    let board = table.files()[0];
    assert_eq!((board.name, board.alt), ("board.png", "The empty table"));
    assert!(alice.download(board.url).await.starts_with(b"\x89PNG"));
    demo.hears("command game in en-US").await;
    demo.hears("change: **Lauragais**").await;

    let joined = bob.press(&table, "Join").await.message();
    assert!(joined.content().ends_with("joined.") && joined.is_edited());
    assert_eq!(joined.files().len(), 1, "the picture was kept");

    let opened = alice.press(&table, "Rename").await;
    assert_eq!(opened.modal()["title"], "A new name");
    let renamed = alice.submit(&opened, json!({ "Name": "Corbières" })).await.message();
    assert_eq!((renamed.id(), renamed.content()), (table.id(), "**Corbières** · renamed"));

    // The answer may already include the follow-up.
    let why = bob.press(&table, "Why?").await.messages();
    assert_eq!(why.first().map(|message| message.content()), Some("Because sheep."));
    let followed = bob.until(|message| message.content() == "And wolves.").await;
    assert!(followed.only_you());
    assert!(alice.channel().await.iter().all(|message| !message.content().contains("wolves")));
    if let Some(mut description) = Description::load() {
        description.check(&alice.requests().await);
    }
    demo.stop().await;
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tile_is_rehearsed_in_private_and_placed_once() {
    let (sandbox, mut demo) = start().await;
    let bob = User::new(&sandbox.url(), "bob");
    let carol = User::new(&sandbox.url(), "carol");
    let choices = bob.autocomplete("placer", "at", "n2", json!({ "tour": "90°" })).await;
    assert_eq!((choices[0].name.as_str(), choices[0].text()), ("N2E1 (fits 2 ways)", "N2E1"));
    let console = bob.command("/placer at: N2E1 tour: 90").await.message();
    demo.hears("command place in fr").await;
    assert!(console.only_you());
    assert_eq!(console.options(Some("Figure")), ["No figure", "Knight", "Farmer north"]);
    let turned = bob.press(&console, "Turn").await.message();
    assert_eq!((turned.id(), turned.content(), turned.files().len()), (console.id(), "Turned by 90°.", 1));
    let figure = bob.choose(&turned, Some("Figure"), &["Knight"]).await.message();
    assert_eq!(figure.content(), "Figure: knight");
    bob.press(&figure, "Confirm").await;
    let post = carol.until(|message| message.content().ends_with("placed a tile.")).await;
    assert!(!post.pings_you());
    let console = bob.look(&console).await;
    assert_eq!((console.content(), console.files().len(), console.components().len()), ("Placed.", 0, 0));
    bob.dismiss(&console).await;
    assert_eq!(bob.channel().await.len(), 1);
    let posts = carol.channel().await;
    assert_eq!(posts.len(), 1, "the same nonce is one message");
    assert_eq!(bob.unread().await, 0, "the message was not allowed to ping");
    demo.stop().await;
    sandbox.shutdown().await;
}

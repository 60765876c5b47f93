//! The REST API as a bot sees it that has no gateway connection.

use bergerie::sandbox::{Options, Sandbox, serve};
use reqwest::Method;
use serde_json::{Value, json};

use crate::openapi::Description;
use crate::support::user::User;

/// A sandbox and a bot that uses only the REST API.
pub struct Bot {
    pub sandbox: Sandbox,
    http: reqwest::Client,
}

impl Bot {
    pub async fn start() -> Self {
        let sandbox = serve(Options::default()).await.expect("a free port");
        Self { sandbox, http: reqwest::Client::new() }
    }

    pub fn user(&self, name: &str) -> User {
        User::new(&self.sandbox.url(), name)
    }

    /// Makes a request. Returns the status and the JSON body, which is `Null` if the response has none.
    pub async fn call(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let mut request = self.request(method, path);
        if !body.is_null() {
            request = request.json(&body);
        }
        finish(request).await
    }

    /// Makes a request with files.
    pub async fn upload(&self, method: Method, path: &str, body: &Value, files: &[(&str, Vec<u8>)]) -> (u16, Value) {
        let mut form = reqwest::multipart::Form::new().text("payload_json", body.to_string());
        for (index, (name, bytes)) in files.iter().enumerate() {
            let part = reqwest::multipart::Part::bytes(bytes.clone()).file_name((*name).to_owned());
            form = form.part(format!("files[{index}]"), part);
        }
        finish(self.request(method, path).multipart(form)).await
    }

    fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let token = format!("Bot {}", self.sandbox.token());
        self.http.request(method, format!("{}/api/v10{path}", self.sandbox.url())).header("authorization", token)
    }

    /// Returns the ID of a channel.
    pub async fn channel(&self, name: &str) -> String {
        let list = self.user("alice").call(Method::GET, "as/alice/channels", None).await.expect("channels");
        let found = list.as_array().into_iter().flatten().find(|channel| channel["name"] == *name);
        found.and_then(|channel| channel["id"].as_str()).expect("a channel").to_owned()
    }

    /// Returns the ID of a user.
    pub async fn user_id(&self, name: &str) -> String {
        user_id(&self.user(name), name).await
    }
}

/// Returns the ID of the user with a name, as `asker` sees it.
pub async fn user_id(asker: &User, name: &str) -> String {
    let overview = asker.call(Method::GET, "", None).await.expect("an overview");
    let found = overview["people"].as_array().into_iter().flatten().find(|person| person["name"] == *name);
    found.and_then(|person| person["id"].as_str()).expect("a person").to_owned()
}

async fn finish(request: reqwest::RequestBuilder) -> (u16, Value) {
    let answer = request.send().await.expect("an answer");
    let status = answer.status().as_u16();
    (status, answer.json().await.unwrap_or_default())
}

#[tokio::test]
async fn files_are_kept_served_and_dropped_by_edits() {
    let bot = Bot::start().await;
    let messages = format!("/channels/{}/messages", bot.channel("carcassonne").await);
    let body = json!({ "content": "two files", "attachments": [
        { "id": 0, "description": "the board" }, { "id": 1, "filename": "log é.txt" }] });
    let files = [("board.png", b"\x89PNG".to_vec()), ("x.txt", b"log".to_vec())];
    let (status, sent) = bot.upload(Method::POST, &messages, &body, &files).await;
    assert_eq!(status, 200);
    assert_eq!(sent["attachments"][0]["description"], "the board");
    assert_eq!(sent["attachments"][1]["filename"], "log__.txt");
    let url = sent["attachments"][1]["url"].as_str().expect("an address");
    assert_eq!(bot.user("bob").download(url).await, b"log");

    let one = format!("{messages}/{}", sent["id"].as_str().expect("an id"));
    let (_, kept) = bot.call(Method::PATCH, &one, json!({ "content": "still two" })).await;
    assert_eq!(kept["attachments"].as_array().map(Vec::len), Some(2));
    let (_, fewer) =
        bot.call(Method::PATCH, &one, json!({ "attachments": [{ "id": kept["attachments"][0]["id"] }] })).await;
    assert_eq!(fewer["attachments"].as_array().map(Vec::len), Some(1));
    assert_eq!(fewer["attachments"][0]["description"], "the board", "the alt text stays");
    let (_, other) =
        bot.upload(Method::PATCH, &one, &json!({ "attachments": [{ "id": 0 }] }), &[("new.png", vec![1])]).await;
    assert_eq!(other["attachments"][0]["filename"], "new.png");
    assert_eq!(reqwest::get(url).await.expect("an answer").status(), 404, "the removed file is no longer served");
    bot.sandbox.shutdown().await;
}

#[tokio::test]
async fn a_nonce_makes_a_message_once() {
    let bot = Bot::start().await;
    let messages = format!("/channels/{}/messages", bot.channel("carcassonne").await);
    let post = |nonce: &str, enforce: bool| json!({ "content": nonce, "nonce": nonce, "enforce_nonce": enforce });
    let (_, first) = bot.call(Method::POST, &messages, post("a", true)).await;
    let (_, again) = bot.call(Method::POST, &messages, post("a", true)).await;
    let (_, other) = bot.call(Method::POST, &messages, post("b", true)).await;
    let (_, loose) = bot.call(Method::POST, &messages, post("a", false)).await;
    assert_eq!((&first["id"], &first["nonce"]), (&again["id"], &json!("a")));
    assert!(other["id"] != first["id"] && loose["id"] != first["id"]);
    bot.sandbox.shutdown().await;
}

#[tokio::test]
async fn a_message_becomes_components_and_keeps_its_picture() {
    let bot = Bot::start().await;
    let bob = bot.user("bob");
    let messages = format!("/channels/{}/messages", bot.channel("carcassonne").await);
    let (_, sent) = bot.upload(Method::POST, &messages, &json!({ "content": "old" }), &[("a.png", vec![1])]).await;
    let one = format!("{messages}/{}", sent["id"].as_str().expect("an id"));
    let picture = |name: &str| json!({ "type": 12, "items": [{ "media": { "url": format!("attachment://{name}") } }] });
    let text = format!("<@{}>, your turn", bot.user_id("bob").await);
    let parts = |name: &str| json!([{ "type": 10, "content": text }, picture(name)]);
    for (body, expected) in [
        (json!({ "flags": 1 << 15, "components": parts("a.png") }), 400),
        (json!({ "flags": 1 << 15, "content": null, "components": parts("b.png") }), 400),
        (json!({ "flags": 1 << 15, "content": null, "components": parts("a.png") }), 200),
        (json!({ "flags": 0, "content": "back" }), 400),
        (json!({ "components": [] }), 400),
    ] {
        let (status, _) = bot.call(Method::PATCH, &one, body.clone()).await;
        assert_eq!(status, expected, "{body}");
    }
    let (_, now) = bot.call(Method::GET, &one, json!(null)).await;
    assert_eq!((now["content"].as_str(), now["flags"].as_u64()), (Some(""), Some(1 << 15)));
    assert!(now["components"][1]["items"][0]["media"]["url"].as_str().is_some_and(|url| url.starts_with("http")));
    // A mention in a text display pings if the message is new.
    let new = json!({ "flags": 1 << 15, "components": [{ "type": 10, "content": text }] });
    bot.call(Method::POST, &messages, new).await;
    assert_eq!(bob.unread().await, 1);
    bot.sandbox.shutdown().await;
}

#[tokio::test]
async fn people_are_pinged_as_allowed_and_not_by_edits() {
    let bot = Bot::start().await;
    let (bob, carol) = (bot.user("bob"), bot.user("carol"));
    let messages = format!("/channels/{}/messages", bot.channel("carcassonne").await);
    let text = format!("<@{}> and <@{}>", bot.user_id("bob").await, bot.user_id("carol").await);
    let only_bob = json!({ "content": text, "allowed_mentions": { "users": [bot.user_id("bob").await] } });
    let (_, sent) = bot.call(Method::POST, &messages, only_bob).await;
    assert_eq!(sent["mentions"].as_array().map(Vec::len), Some(1));
    assert_eq!((bob.unread().await, carol.unread().await), (1, 0));
    assert!(bob.last().await.pings_you() && !carol.last().await.pings_you());
    let one = format!("{messages}/{}", sent["id"].as_str().expect("an id"));
    bot.call(Method::PATCH, &one, json!({ "content": text })).await;
    assert_eq!((bob.unread().await, carol.unread().await), (1, 0));
    bob.read().await;
    assert_eq!(bob.unread().await, 0);
    bot.sandbox.shutdown().await;
}

#[tokio::test]
async fn direct_messages_threads_and_pins_work() {
    let bot = Bot::start().await;
    let erin = bot.user_id("erin").await;
    let (_, direct) = bot.call(Method::POST, "/users/@me/channels", json!({ "recipient_id": erin })).await;
    assert_eq!((&direct["type"], &direct["recipients"][0]["username"]), (&json!(1), &json!("erin")));
    let messages = format!("/channels/{}/messages", direct["id"].as_str().expect("an id"));
    bot.call(Method::POST, &messages, json!({ "content": "psst" })).await;
    assert_eq!(bot.user("erin").at("dm").last().await.content(), "psst");
    assert!(bot.user("frank").at("dm").channel().await.is_empty());

    let table = bot.channel("carcassonne").await;
    let (_, post) = bot.call(Method::POST, &format!("/channels/{table}/messages"), json!({ "content": "table" })).await;
    let post = post["id"].as_str().expect("an id");
    let (status, thread) =
        bot.call(Method::POST, &format!("/channels/{table}/messages/{post}/threads"), json!({ "name": "talk" })).await;
    assert_eq!((status, &thread["parent_id"], &thread["type"]), (201, &json!(table), &json!(11)));
    let said = bot.user("bob").at("talk").say("in the thread").await;
    let (_, list) = bot.call(Method::GET, &format!("/channels/{post}/messages"), Value::Null).await;
    assert_eq!(list[0]["id"], said.id());
    bot.call(Method::PATCH, &format!("/channels/{post}"), json!({ "archived": true })).await;
    bot.call(Method::POST, &format!("/channels/{post}/messages"), json!({ "content": "back" })).await;
    let (_, thread) = bot.call(Method::GET, &format!("/channels/{post}"), Value::Null).await;
    assert_eq!(thread["thread_metadata"]["archived"], false, "a new message unarchives the thread");

    assert_eq!(bot.call(Method::PUT, &format!("/channels/{table}/pins/{post}"), Value::Null).await.0, 204);
    let (_, pins) = bot.call(Method::GET, &format!("/channels/{table}/pins"), Value::Null).await;
    assert_eq!((&pins[0]["id"], &pins[0]["pinned"]), (&json!(post), &json!(true)));
    bot.sandbox.shutdown().await;
}

#[tokio::test]
async fn responses_match_discord_s_description() {
    let Some(description) = Description::load() else { return };
    let bot = Bot::start().await;
    let channel = bot.channel("carcassonne").await;
    let body = json!({
        "content": "a **table**", "embeds": [{ "title": "t", "image": { "url": "attachment://a.png" } }],
        "components": [{ "type": 1, "components": [{ "type": 2, "style": 1, "label": "l", "custom_id": "c" }] }],
    });
    let (_, message) =
        bot.upload(Method::POST, &format!("/channels/{channel}/messages"), &body, &[("a.png", vec![1])]).await;
    description.check_object("MessageResponse", &message);
    for (path, object) in [
        (format!("/channels/{channel}"), "GuildChannelResponse"),
        ("/users/@me".to_owned(), "UserPIIResponse"),
        ("/gateway/bot".to_owned(), "GatewayBotResponse"),
    ] {
        let (status, body) = bot.call(Method::GET, &path, Value::Null).await;
        assert_eq!(status, 200, "{path}");
        description.check_object(object, &body);
    }
    bot.sandbox.shutdown().await;
}

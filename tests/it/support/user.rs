//! A user of the sandbox, controlled over plain HTTP like any client of `docs/SANDBOX.md`.
//!
//! ```ignore
//! let alice = User::new(&sandbox.url(), "alice").at("carcassonne");
//! let table = alice.command("/game new").await.message();
//! let joined = bob.press(&table, "Join").await;
//! ```

use std::path::Path;
use std::time::{Duration, Instant};

use reqwest::{Client, Method, Response};
use serde_json::{Value, json};

use super::wait::{DEADLINE, until};

/// A time after which the bot may have given up completing an option. It does so after 2.5 s.
const COMPLETION_LIMIT: Duration = Duration::from_secs(2);

/// A user in a channel. An action that a Discord client would not allow panics. The functions named `try_…` return an
/// error instead.
#[derive(Clone, Debug)]
pub struct User {
    http: Client,
    url: String,
    name: String,
    channel: String,
}

/// The result of a user's action.
#[derive(Clone, Debug)]
pub struct Outcome(pub Value);

/// A message as a user sees it.
#[derive(Clone, Debug)]
pub struct Seen(pub Value);

/// A choice of autocomplete.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The label that users see.
    pub name: String,
    /// The value that the bot receives.
    pub value: Value,
}

impl Choice {
    /// Returns the value of an option that is a string.
    pub fn text(&self) -> &str {
        self.value.as_str().expect("a text")
    }
}

/// A file of a message.
#[derive(Clone, Copy, Debug)]
pub struct File<'a> {
    /// The name of the file.
    pub name: &'a str,
    /// The alternative text for screen readers.
    pub alt: &'a str,
    /// The URL of the file.
    pub url: &'a str,
}

impl<'a> File<'a> {
    fn of(attachment: &'a Value) -> File<'a> {
        let text = |key: &str| attachment[key].as_str().unwrap_or_default();
        File { name: text("filename"), alt: text("description"), url: text("url") }
    }
}

impl User {
    /// Returns the user with this name (`alice`, `bob`, …) in the first channel.
    pub fn new(url: &str, name: &str) -> Self {
        let (url, name) = (url.trim_end_matches('/').to_owned(), name.to_owned());
        Self { http: Client::new(), url, name, channel: "carcassonne".to_owned() }
    }

    /// Returns the same user in another channel: a name, an ID, or `dm`.
    pub fn at(&self, channel: &str) -> Self {
        Self { channel: channel.to_owned(), ..self.clone() }
    }

    /// Returns the user's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the user's channel, as it was passed to [`User::at`].
    pub fn channel_name(&self) -> &str {
        &self.channel
    }

    /// Runs a typed command, such as `/place at: N2E1`, and waits for the answer.
    pub async fn command(&self, text: &str) -> Outcome {
        let done = self.try_command(text).await;
        done.unwrap_or_else(|error| panic!("{} cannot send {text:?}: {error}", self.name))
    }

    /// Runs a typed command and waits for the answer. Returns the client's error if a client would not send the
    /// command.
    pub async fn try_command(&self, text: &str) -> Result<Outcome, String> {
        self.act("command", json!({ "channel": self.channel, "text": text })).await.map(Outcome)
    }

    /// Chooses a command from the menu of a user, given by name, and waits for the answer.
    pub async fn user_command(&self, command: &str, target: &str) -> Outcome {
        let call = json!({ "channel": self.channel, "command": command, "target": target });
        Outcome(self.act("user-command", call).await.unwrap_or_else(|error| panic!("{command} of {target}: {error}")))
    }

    /// Uploads a game and waits for the answer.
    pub async fn replay(&self, filename: &str, content: &str) -> Outcome {
        let options = json!({ "file": { "filename": filename, "content": content } });
        let call = json!({ "channel": self.channel, "command": "replay", "options": options });
        Outcome(self.act("command", call).await.expect("an answer"))
    }

    /// Requests the choices of an option with autocomplete. `text` is the text in the option, and `others` are the
    /// values of other options. If the bot is too busy to complete anything in time, the user types again.
    pub async fn autocomplete(&self, command: &str, option: &str, text: &str, others: Value) -> Vec<Choice> {
        loop {
            let begun = Instant::now();
            let choices = self.complete_once(command, option, text, &others).await;
            if !choices.is_empty() || begun.elapsed() < COMPLETION_LIMIT {
                return choices;
            }
        }
    }

    async fn complete_once(&self, command: &str, option: &str, text: &str, others: &Value) -> Vec<Choice> {
        let call = json!({
            "channel": self.channel, "command": command, "option": option, "text": text, "options": others,
        });
        let outcome =
            self.act("autocomplete", call).await.unwrap_or_else(|error| panic!("{command} {option}: {error}"));
        let choices = outcome["choices"].as_array().unwrap_or_else(|| panic!("no choices: {outcome}"));
        let read = |choice: &Value| Choice {
            name: choice["name"].as_str().unwrap_or_default().to_owned(),
            value: choice["value"].clone(),
        };
        choices.iter().map(read).collect()
    }

    /// Presses a button and waits for the answer. The button is named by its label or `custom_id`.
    pub async fn press(&self, on: &Seen, button: &str) -> Outcome {
        let done = self.try_press(on, button).await;
        done.unwrap_or_else(|error| panic!("{} cannot press {button:?}: {error}", self.name))
    }

    /// Presses a button and waits for the answer. Returns the client's error if a client would not allow the press.
    pub async fn try_press(&self, on: &Seen, button: &str) -> Result<Outcome, String> {
        self.act("press", json!({ "message": on.id(), "button": button })).await.map(Outcome)
    }

    /// Chooses options of a menu by values or labels and waits for the answer. The menu is named by its `custom_id` or
    /// placeholder. Without a name, it is the only menu of the message.
    pub async fn choose(&self, on: &Seen, menu: Option<&str>, values: &[&str]) -> Outcome {
        let call = json!({ "message": on.id(), "menu": menu, "values": values });
        let done = self.act("choose", call).await;
        Outcome(done.unwrap_or_else(|error| panic!("{} cannot choose {values:?}: {error}", self.name)))
    }

    /// Submits the modal that an action has opened, then waits for the answer. Fields are named by label or
    /// `custom_id`.
    pub async fn submit(&self, opened: &Outcome, fields: Value) -> Outcome {
        let done = self.act("modal", json!({ "modal": opened.0["interaction"], "fields": fields })).await;
        Outcome(done.unwrap_or_else(|error| panic!("{} cannot submit: {error}", self.name)))
    }

    /// Opens the console with *Play* and returns it. If the console opens with a suggested move, continues to the
    /// question for a spot.
    pub async fn open(&self, post: &Seen) -> Seen {
        let console = self.press(post, "Play").await.message();
        let others = console.components().into_iter().filter_map(|one| one["custom_id"].as_str());
        let others = others.filter(|id| id.starts_with("try:") && id.ends_with(':')).map(str::to_owned).next();
        match others {
            Some(others) => {
                self.press(&console, &others).await;
                self.until(|now| now.id() == console.id() && now.0["components"] != console.0["components"]).await
            }
            None => console,
        }
    }

    /// Writes a plain message.
    pub async fn say(&self, content: &str) -> Seen {
        let path = format!("as/{}/channels/{}/messages", self.name, self.channel);
        Seen::of(self.call(Method::POST, &path, Some(json!({ "content": content }))).await.expect("a message"))
    }

    /// Dismisses an ephemeral message.
    pub async fn dismiss(&self, message: &Seen) {
        self.act("dismiss", json!({ "message": message.id() })).await.expect("to dismiss it");
    }

    /// Returns the latest messages of the channel, oldest first. They include messages that only this user sees.
    pub async fn channel(&self) -> Vec<Seen> {
        self.latest(50).await
    }

    /// Returns the latest messages of the channel, at most this many, oldest first.
    pub async fn latest(&self, count: usize) -> Vec<Seen> {
        let path = format!("as/{}/channels/{}/messages?limit={count}", self.name, self.channel);
        let list = self.call(Method::GET, &path, None).await.expect("a channel");
        list.as_array().into_iter().flatten().cloned().map(Seen::of).collect()
    }

    /// Returns all messages of the channel, oldest first.
    pub async fn history(&self) -> Vec<Seen> {
        let mut history = self.channel().await;
        while let Some(first) = history.first() {
            let path = format!("as/{}/channels/{}/messages?before={}", self.name, self.channel, first.id());
            let list = self.call(Method::GET, &path, None).await.expect("a channel");
            let older: Vec<Seen> = list.as_array().into_iter().flatten().cloned().map(Seen::of).collect();
            if older.is_empty() {
                break;
            }
            history.splice(0..0, older);
        }
        history
    }

    /// Returns the newest message of the channel.
    pub async fn last(&self) -> Seen {
        self.channel().await.pop().expect("a message in the channel")
    }

    /// Returns the current state of a message.
    pub async fn look(&self, message: &Seen) -> Seen {
        let path = format!("as/{}/messages/{}", self.name, message.id());
        Seen::of(self.call(Method::GET, &path, None).await.expect("a message"))
    }

    /// Waits until a message in the channel meets a condition, then returns the newest such message.
    pub async fn until(&self, wanted: impl Fn(&Seen) -> bool) -> Seen {
        let watch = async {
            let mut seq = self.seq().await;
            loop {
                if let Some(found) = self.channel().await.into_iter().rev().find(|message| wanted(message)) {
                    return found;
                }
                // Reading the channel takes much longer than reading its changes, so they are searched first.
                let mut is_worth_a_look = false;
                while !is_worth_a_look {
                    let path = format!("as/{}/changes?since={seq}&seconds=10", self.name);
                    let news = self.call(Method::GET, &path, None).await.expect("changes");
                    seq = news["seq"].as_u64().unwrap_or(0);
                    let changes = news["changes"].as_array().into_iter().flatten();
                    is_worth_a_look = news["reset"] == json!(true)
                        || changes.into_iter().any(|change| match change["type"].as_str() {
                            Some("message") => wanted(&Seen::of(change["message"].clone())),
                            Some("typing" | "interaction" | "pings") => false,
                            _ => true,
                        });
                }
            }
        };
        match tokio::time::timeout(DEADLINE, watch).await {
            Ok(found) => found,
            Err(_) => {
                let channel = self.channel().await;
                let contents: Vec<&str> = channel.iter().map(Seen::content).collect();
                panic!("{} waited in vain; the channel is {contents:#?}", self.name)
            }
        }
    }

    /// Returns the number of unread pings of this user, over all channels.
    pub async fn unread(&self) -> u64 {
        let overview = self.call(Method::GET, "", None).await.expect("an overview");
        let people = overview["people"].as_array().expect("people");
        people
            .iter()
            .find(|person| person["name"] == *self.name)
            .and_then(|person| person["unread"].as_u64())
            .expect("a person")
    }

    /// Marks the channel as read, including its pings.
    pub async fn read(&self) {
        let path = format!("as/{}/channels/{}/read", self.name, self.channel);
        self.call(Method::POST, &path, None).await.expect("to read");
    }

    /// Returns the commands that this user can use, in their language.
    pub async fn commands(&self) -> Vec<Value> {
        let path = format!("as/{}/commands?channel={}", self.name, self.channel);
        let list = self.call(Method::GET, &path, None).await.expect("commands");
        list.as_array().cloned().unwrap_or_default()
    }

    /// Waits until a bot is connected and has registered its commands.
    pub async fn wait_for_bot(&self) {
        until("a bot", async || !self.commands().await.is_empty() && self.bot_is_connected().await).await;
    }

    /// Returns whether a bot is connected.
    pub async fn bot_is_connected(&self) -> bool {
        self.call(Method::GET, "", None).await.expect("an overview")["bot"]["connected"] == json!(true)
    }

    /// Returns all requests that the bot has made so far.
    pub async fn requests(&self) -> Vec<Value> {
        let list = self.call(Method::GET, "requests", None).await.expect("requests");
        list.as_array().cloned().unwrap_or_default()
    }

    async fn seq(&self) -> u64 {
        self.call(Method::GET, "", None).await.expect("an overview")["seq"].as_u64().unwrap_or(0)
    }

    async fn act(&self, what: &str, call: Value) -> Result<Value, String> {
        self.call(Method::POST, &format!("as/{}/{what}", self.name), Some(call)).await
    }

    /// Makes an HTTP call to the sandbox. `path` is relative to `/sandbox`.
    pub async fn call(&self, method: Method, path: &str, body: Option<Value>) -> Result<Value, String> {
        let url =
            if path.is_empty() { format!("{}/sandbox", self.url) } else { format!("{}/sandbox/{path}", self.url) };
        let mut request = self.http.request(method, url);
        if let Some(body) = body {
            request = request.json(&body);
        }
        read(request.send().await.map_err(|error| error.to_string())?).await
    }

    /// Downloads a file of a message.
    pub async fn download(&self, url: &str) -> Vec<u8> {
        let response = self.http.get(url).send().await.expect("an answer");
        assert!(response.status().is_success(), "{url}: {}", response.status());
        response.bytes().await.expect("a file").to_vec()
    }

    /// Saves the pictures of a message in `target/screenshots`, for review.
    pub async fn keep(&self, message: &Seen, name: &str) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots");
        std::fs::create_dir_all(&folder).expect("a folder");
        for file in message.files().into_iter().filter(|file| file.name.ends_with(".png")) {
            let bytes = self.download(file.url).await;
            assert!(bytes.starts_with(b"\x89PNG"), "{}", file.name);
            std::fs::write(folder.join(format!("{name}-{}", file.name)), bytes).expect("a file");
        }
    }
}

async fn read(response: Response) -> Result<Value, String> {
    let ok = response.status().is_success();
    let text = response.text().await.map_err(|error| error.to_string())?;
    let body: Value = serde_json::from_str(&text).unwrap_or_else(|_| json!(text));
    if ok { Ok(body) } else { Err(body["error"].as_str().unwrap_or(&text).to_owned()) }
}

impl Outcome {
    /// Returns the state of the answer: `answered`, `acknowledged`, `thinking`, `modal`, `choices` or `failed`.
    pub fn kind(&self) -> &str {
        self.0["outcome"].as_str().unwrap_or_default()
    }

    /// Returns the client's error message, or `None` if the action succeeded.
    pub fn error(&self) -> Option<&str> {
        self.0["error"].as_str()
    }

    /// Returns the messages that the bot has written or edited as its answer, in order.
    pub fn messages(&self) -> Vec<Seen> {
        self.0["messages"].as_array().into_iter().flatten().cloned().map(Seen::of).collect()
    }

    /// Returns the last message of the bot's answer.
    pub fn message(&self) -> Seen {
        self.messages().pop().unwrap_or_else(|| panic!("no message: {}", self.0))
    }

    /// Returns the modal that the bot has opened.
    pub fn modal(&self) -> &Value {
        assert_eq!(self.kind(), "modal", "{}", self.0);
        &self.0["modal"]
    }
}

impl Seen {
    /// Parses a message. In a message with Components V2, the text displays become the content, the buttons of sections become
    /// rows, and the pictures of galleries and other shown files become files. So a test need not know in which form the bot has sent a message.
    pub fn of(mut message: Value) -> Seen {
        let is_v2 = message["flags"].as_u64().is_some_and(|flags| flags & (1 << 15) != 0);
        let Some(components) = message["components"].as_array().filter(|_| is_v2).cloned() else {
            return Seen(message);
        };
        let of_type = |kind: u64| components.iter().filter(move |one| one["type"] == json!(kind));
        let inner = |one: &Value| one["components"].as_array().filter(|_| one["type"] == json!(9)).cloned();
        let texts: Vec<Value> = components.iter().flat_map(|one| inner(one).unwrap_or(vec![one.clone()])).collect();
        let texts: Vec<&str> = texts.iter().filter_map(|text| text["content"].as_str()).collect();
        let items = of_type(12).flat_map(|gallery| gallery["items"].as_array().into_iter().flatten());
        let file = |item: &Value| {
            let url = item["media"]["url"].as_str().unwrap_or_default();
            json!({ "filename": url.rsplit('/').next(), "description": item["description"], "url": url })
        };
        let shown = of_type(13).map(|shown| json!({ "media": shown["file"] }));
        message["content"] = json!(texts.join("\n"));
        message["attachments"] = items.map(file).chain(shown.map(|shown| file(&shown))).collect();
        let beside = of_type(9).map(|section| json!({ "type": 1, "components": [section["accessory"]] }));
        message["components"] = of_type(1).cloned().chain(beside).collect();
        Seen(message)
    }

    /// Returns the ID of the message.
    pub fn id(&self) -> &str {
        self.0["id"].as_str().expect("an id")
    }

    /// Returns the text of the message without embeds.
    pub fn content(&self) -> &str {
        self.0["content"].as_str().unwrap_or_default()
    }

    /// Returns the text of the message, followed by the texts of its embeds.
    pub fn full_text(&self) -> String {
        let embeds = self.0["embeds"].as_array().into_iter().flatten();
        let below = embeds.filter_map(|embed| embed["description"].as_str());
        std::iter::once(self.content()).chain(below).collect::<Vec<_>>().join("\n")
    }

    /// Returns whether the message is ephemeral.
    pub fn only_you(&self) -> bool {
        self.0["only_you"] == json!(true)
    }

    /// Returns whether the message has pinged this user.
    pub fn pings_you(&self) -> bool {
        self.0["pings_you"] == json!(true)
    }

    /// Returns whether the message has been edited.
    pub fn is_edited(&self) -> bool {
        !self.0["edited_timestamp"].is_null()
    }

    /// Returns the buttons and menus of the message, in order.
    pub fn components(&self) -> Vec<&Value> {
        let rows = self.0["components"].as_array().into_iter().flatten();
        rows.flat_map(|row| row["components"].as_array().into_iter().flatten()).collect()
    }

    /// Returns the labels of the enabled buttons.
    pub fn buttons(&self) -> Vec<&str> {
        let live = |one: &&Value| one["type"] == json!(2) && one["disabled"] != json!(true);
        self.components().into_iter().filter(live).filter_map(|button| button["label"].as_str()).collect()
    }

    /// Returns the addresses of the buttons that are links.
    pub fn links(&self) -> Vec<&str> {
        self.components().into_iter().filter_map(|button| button["url"].as_str()).collect()
    }

    /// Returns the labels of a menu's options. The menu is named by its `custom_id` or placeholder. Without a name, it
    /// is the first menu.
    pub fn options(&self, menu: Option<&str>) -> Vec<&str> {
        let called = |one: &&Value| menu.is_none_or(|menu| one["custom_id"] == menu || one["placeholder"] == menu);
        let menu = self.components().into_iter().filter(|one| one["type"] == json!(3)).find(called);
        let options = menu.and_then(|menu| menu["options"].as_array()).into_iter().flatten();
        options.filter_map(|option| option["label"].as_str()).collect()
    }

    /// Returns the files of the message, in order.
    pub fn files(&self) -> Vec<File<'_>> {
        let files = self.0["attachments"].as_array().into_iter().flatten();
        files.map(File::of).collect()
    }

    /// Returns the alternative texts of all pictures, in order.
    pub fn alts(&self) -> String {
        self.files().iter().map(|file| file.alt).collect::<Vec<_>>().join(" ")
    }

    /// Returns the file with this name, or `None` if the message has no such file.
    pub fn file(&self, name: &str) -> Option<File<'_>> {
        self.files().into_iter().find(|file| file.name == name)
    }
}

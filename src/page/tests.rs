//! Tests of the pages over HTTP.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use futures_util::future::{BoxFuture, ready};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use crate::opponent::{Review, Reviewer};
use crate::picture::Artist;
use crate::rules::{Entry, Expansion, Game, Question, Record, Seat, Waiting};
use crate::store::Clock;
use crate::store::{NewEntry, NewTable, PhaseKind, Store, StoreError};
use crate::table::{
    ChannelId, Departure, GuildId, PageKey, Secret, TableId, TableOptions, Tables, UserId, Vote, read_game,
};
use crate::tests::random_game;

use crate::presenter::words::markup::is_reserved;

use super::boards::Boards;
use super::moment::MomentKey;
use super::{PageConnection, PageServer, PageSettings, TableAccess, serve};

/// The keys of the pages in tests.
const KEY: PageKey = PageKey::new([7; 16]);
const OTHER_KEY: PageKey = PageKey::new([8; 16]);

const GUILD: GuildId = GuildId(9);

/// A running server with one table.
struct TestServer {
    url: String,
    tables: Tables,
    table: TableId,
    /// The time in Unix seconds.
    time: Arc<AtomicI64>,
    /// Whether users may see the channel of the table, or `None` while Discord does not say.
    access: Arc<Mutex<Option<bool>>>,
    _server: PageServer,
}

/// A substitute for the bot and Discord. Codes are those of the second player, except `bad`.
struct TestBot {
    tables: Tables,
    /// Whether users may see the channel of the table, or `None` while Discord does not say.
    access: Arc<Mutex<Option<bool>>>,
}

impl PageConnection for TestBot {
    fn post(&self, _: TableId) {}

    fn review(&self, table: TableId, _: u32) -> BoxFuture<'_, Option<Arc<Review>>> {
        let mut reviewer = Reviewer::new(&self.tables.export_table(table).unwrap().record).unwrap();
        while reviewer.review_next() {}
        Box::pin(ready(Some(Arc::new(reviewer.finish()))))
    }

    fn film(&self, _: TableId, length: u32) -> BoxFuture<'_, Option<Bytes>> {
        Box::pin(ready((length < 20).then(|| Bytes::from("a film"))))
    }

    fn may_see(&self, asked: TableAccess) -> BoxFuture<'_, Option<bool>> {
        assert_eq!((asked.server, asked.channel), (GUILD, ChannelId(1)));
        Box::pin(ready(*self.access.lock().unwrap()))
    }

    fn offers_login(&self) -> bool {
        true
    }

    fn login_url<'a>(&'a self, challenge: &'a str, state: &'a str, url: &'a str) -> BoxFuture<'a, Option<String>> {
        assert!(url.ends_with("/login/discord") && state.starts_with(challenge));
        Box::pin(ready(Some(format!("https://discord.example/?state={state}"))))
    }

    fn logged_in_user<'a>(&'a self, code: &'a str, _: &'a Secret, _: &'a str) -> BoxFuture<'a, Option<UserId>> {
        Box::pin(ready((code != "bad").then_some(UserId(2))))
    }
}

impl TestServer {
    /// Serves the page of a game with this record. The draws after it follow from the seed.
    async fn start(record: &Record, seed: u8) -> TestServer {
        TestServer::start_in(Some(GUILD), record, seed).await
    }

    /// The same for a game in a server, or in direct messages.
    async fn start_in(guild: Option<GuildId>, record: &Record, seed: u8) -> TestServer {
        let time = Arc::new(AtomicI64::new(Clock::default().now()));
        let store = Store::in_memory_with(Clock::manual(Arc::clone(&time))).unwrap();
        let table = store.write(|writing| {
            let id = writing.open_table(&NewTable {
                guild,
                rematch_of: None,
                channel: ChannelId(1),
                name: "Aigues-Mortes",
                host: UserId(1),
                locale: "en",
                ruleset: Record::RULESET,
                setup: &record.setup,
                options: TableOptions::default(),
                seed: [seed; 32],
            })?;
            let users: Vec<UserId> = (1..=u64::from(record.setup.players)).map(UserId).collect();
            writing.set_seats(id, &users, &vec![None; users.len()])?;
            writing.append(id, 0, &entries(record))?;
            let is_over = *record.replay().unwrap().waiting() == Waiting::Over;
            writing.set_phase_kind(id, if is_over { PhaseKind::Over } else { PhaseKind::Playing })?;
            writing.set_page_key(id, KEY)?;
            Ok::<_, StoreError>(id)
        });
        let tables = Tables::new(store);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let settings = PageSettings { url: url.parse().unwrap(), address_header: None };
        let access = Arc::new(Mutex::new(Some(true)));
        let bot = Arc::new(TestBot { tables: tables.clone(), access: Arc::clone(&access) });
        let server = serve(listener, settings, tables.clone(), Artist::new(), bot);
        TestServer { url, tables, table: table.unwrap(), time, access, _server: server }
    }

    async fn get(&self, path: &str) -> reqwest::Response {
        reqwest::get(format!("{}{path}", self.url)).await.unwrap()
    }

    /// Returns the body of a successful response.
    async fn body(&self, path: &str) -> Vec<u8> {
        let response = self.get(path).await;
        assert_eq!(response.status(), 200, "{path}");
        response.bytes().await.unwrap().to_vec()
    }

    /// Sends a change as a script of the page does, with the cookie of a session.
    async fn post(&self, path: &str, cookie: &str, body: serde_json::Value) -> reqwest::Response {
        let request = reqwest::Client::new().post(format!("{}{path}", self.url)).header("Origin", &self.url);
        request.header("Cookie", cookie).json(&body).send().await.unwrap()
    }

    /// Begins a session of a user with a login link, and returns its cookie.
    async fn log_in(&self, user: UserId) -> String {
        let link = self.tables.create_login_link(user).unwrap();
        let response = self.post("/session", "", link.as_str().into()).await;
        assert_eq!(response.status(), 204);
        let cookie = response.headers()["set-cookie"].to_str().unwrap();
        assert!(cookie.ends_with("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax"), "{cookie}");
        cookie.split(';').next().unwrap().to_owned()
    }

    /// Requests something with the cookie of a session.
    async fn get_as(&self, cookie: &str, path: &str) -> reqwest::Response {
        let request = reqwest::Client::new().get(format!("{}{path}", self.url)).header("Cookie", cookie);
        request.send().await.unwrap()
    }

    /// Returns the state of the table for the user of a session.
    async fn turn(&self, cookie: &str, query: &str) -> serde_json::Value {
        let response = self.get_as(cookie, &format!("/tables/{KEY}/turn?{query}")).await;
        assert_eq!(response.status(), 200, "{query}");
        response.json().await.unwrap()
    }

    /// Returns the user for whom the game waits.
    fn asked(&self) -> UserId {
        self.tables.get(self.table).unwrap().unwrap().awaited_user().unwrap()
    }

    async fn status(&self, path: &str) -> u16 {
        self.get(path).await.status().as_u16()
    }

    async fn state(&self, query: &str) -> serde_json::Value {
        serde_json::from_slice(&self.body(&format!("/tables/{KEY}/state?{query}")).await).unwrap()
    }

    /// Sends a request as it is, and returns the response until the connection is closed.
    async fn send(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.url.trim_start_matches("http://")).await.unwrap();
        let mut response = Vec::new();
        // The server may close the connection before it has read everything.
        if stream.write_all(request.as_bytes()).await.is_ok() {
            let read = timeout(Duration::from_secs(60), stream.read_to_end(&mut response)).await;
            assert!(read.is_ok(), "the connection stays open after {request:.60}");
        }
        String::from_utf8_lossy(&response).into_owned()
    }
}

/// Returns the log entries of a record, each with the decision that it answers.
fn entries(record: &Record) -> Vec<NewEntry> {
    let mut game = Game::new(record.setup.clone()).unwrap();
    let entry = |&entry: &Entry| {
        let decision = game.decision().map(|decision| decision.number).filter(|_| matches!(entry, Entry::Act(_)));
        game.enter(entry, &mut Vec::new()).unwrap();
        NewEntry { entry, decision, substitution: None }
    };
    record.log.iter().map(entry).collect()
}

/// Returns a random game of three players that waits for the placement of a tile, after at most this many log entries.
fn game_in_progress(number: u64, expansions: &[Expansion], length: usize) -> Record {
    let (mut record, _) = random_game(3, number, expansions);
    record.log.truncate(length);
    let is_turn = |game: &Game| game.decision().is_some_and(|decision| matches!(decision.question, Question::Place(_)));
    while !is_turn(&record.replay().unwrap()) {
        record.log.pop();
    }
    record
}

/// Returns the document of a page without the images that browsers load at once. Only a document whose board is drawn in time names them,
/// and states contain the same names.
async fn document(server: &TestServer) -> String {
    let document = String::from_utf8(server.body(&format!("/tables/{KEY}")).await).unwrap();
    let is_kept = |line: &&str| !line.contains("as=\"image\"") && !line.trim().is_empty();
    document.lines().filter(is_kept).collect::<Vec<_>>().join("\n")
}

/// The names of all images in a state.
fn images(state: &serde_json::Value) -> Vec<String> {
    let parts = ["chunks", "regions"].into_iter().flat_map(|kind| state["board"][kind].as_array().unwrap());
    let names = parts.map(|part| &part[2]).chain([&state["hand"]["image"]]);
    names.filter_map(|name| name.as_str().map(str::to_owned)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_get_the_same_from_games_that_differ_only_in_hidden_information() {
    let mut compared = 0;
    for number in 0..4 {
        let one = game_in_progress(number, Expansion::ALL, 90 + 40 * number as usize);
        // In the public version, other information that agrees with everything players saw replaces the hidden one.
        let other = one.clone().public().unwrap();
        if one == other {
            continue;
        }
        compared += 1;
        let servers = [TestServer::start(&one, 1).await, TestServer::start(&other, 2).await];
        let documents = [document(&servers[0]).await, document(&servers[1]).await];
        assert_eq!(documents[0], documents[1]);
        let mut paths = Vec::new();
        for lang in ["en", "fr", "de"] {
            paths.push(format!("/tables/{KEY}/state?lang={lang}"));
        }
        let state = servers[0].state("").await;
        let turns = state["turn_count"].as_u64().unwrap();
        paths.extend((0..turns).step_by(9).map(|turn| format!("/tables/{KEY}/state?turn={turn}")));
        for lens in ["fields", "if_ended", "tiles"] {
            paths.push(format!("/tables/{KEY}/state?lens={lens}"));
        }
        let cells = (-6..6).step_by(3).map(|x| format!("/tables/{KEY}/cell?x={x}&y={}", x / 2));
        for path in cells {
            if servers[0].status(&path).await == 200 {
                paths.push(path);
            }
        }
        paths.extend(images(&state).iter().map(|name| format!("/tables/{KEY}/images/{name}.png")));
        for path in paths {
            let [one, other] = [servers[0].body(&path).await, servers[1].body(&path).await];
            assert!(one == other, "{path}: {} {}", String::from_utf8_lossy(&one), String::from_utf8_lossy(&other));
        }
        let mut events = Vec::new();
        for server in &servers {
            events.push(server.get(&format!("/tables/{KEY}/stream")).await.chunk().await.unwrap());
        }
        assert_eq!(events[0], events[1]);
    }
    assert!(compared > 1, "{compared} games have hidden information");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_changes_few_images_and_any_process_can_draw_them() {
    let [before, after] = [100, 104].map(|length| game_in_progress(3, &[], length));
    let (before, after) = (TestServer::start(&before, 1).await, TestServer::start(&after, 1).await);
    let [old, new] = [images(&before.state("").await), images(&after.state("").await)];
    let kept = new.iter().filter(|name| old.contains(name)).count();
    assert!(old != new && kept * 3 > new.len(), "{kept} of {} images are the same", new.len());
    // A second server has none of the images in its cache.
    let other = TestServer::start(&game_in_progress(3, &[], 104), 1).await;
    let earlier = images(&after.state("turn=3").await);
    let past = earlier.iter().find(|name| !new.contains(name)).expect("an image of the past only");
    for (name, query) in [(&new[0], ""), (&new[0], "?size=large"), (past, "?turn=3")] {
        let path = format!("/tables/{KEY}/images/{name}.png{query}");
        let [own, others] = [after.body(&path).await, other.body(&path).await];
        assert!(own.starts_with(b"\x89PNG") && own == others, "{path}");
    }
    assert_eq!(other.status(&format!("/tables/{KEY}/images/{}.png", "0".repeat(32))).await, 404);
    let image = after.get(&format!("/tables/{KEY}/images/{}.png", new[0])).await;
    assert!(image.headers()["cache-control"].to_str().unwrap().contains("immutable"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lens_shows_more_and_any_process_can_draw_its_images() {
    let record = game_in_progress(3, &[], 140);
    let server = TestServer::start(&record, 1).await;
    let other = TestServer::start(&record, 1).await;
    let plain = server.state("").await;
    assert!(plain["lens"].is_null() && plain["chart"].is_null(), "{plain}");
    assert_eq!(server.state("lens=everything").await, plain);
    for key in plain["lenses"].as_array().unwrap() {
        let key = key.as_str().unwrap();
        let state = server.state(&format!("lens={key}")).await;
        let lines = state["lens"]["lines"].as_array().unwrap();
        assert!(lines.len() > 1, "{state}");
        assert_eq!(images(&state) != images(&plain), key == "fields", "only fields are on the board");
        let pictures = state["lens"]["images"].as_array().unwrap();
        assert_eq!(!pictures.is_empty(), key == "tiles");
        let name = pictures.first().map_or(&state["board"]["chunks"][0][2], |picture| &picture["image"]);
        let path = format!("/tables/{KEY}/images/{}.png?lens={key}", name.as_str().unwrap());
        assert_eq!(server.body(&path).await, other.body(&path).await, "{path}");
    }
    let earlier = server.state("lens=if_ended&turn=2").await;
    assert!(earlier["lens"]["lines"].as_array().unwrap().len() > 3, "{earlier}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_has_a_chart() {
    let (record, _) = random_game(3, 4, &[]);
    let server = TestServer::start(&record, 1).await;
    let state = server.state("").await;
    assert!(state["chart"]["text"].as_str().unwrap().contains("red"), "{state}");
    let path = format!("/tables/{KEY}/images/{}.png", state["chart"]["image"].as_str().unwrap());
    assert!(server.body(&path).await.starts_with(b"\x89PNG"));
    assert!(server.state("turn=3").await["chart"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn cells_of_the_board_are_described_and_others_are_not() {
    let server = TestServer::start(&game_in_progress(3, &[], 60), 1).await;
    let state = server.state("").await;
    let spot = &state["board"]["spots"][1];
    for (lang, number) in [("en", "spot 2."), ("fr", "emplacement 2."), ("de", "Stelle 2.")] {
        let path = format!("/tables/{KEY}/cell?x={}&y={}&lang={lang}", spot[0], spot[1]);
        let lines: Vec<String> = serde_json::from_slice(&server.body(&path).await).unwrap();
        assert!(lines[0].ends_with(number) && lines.len() > 1, "{lines:?}");
    }
    for (x, y, status) in [(0, 0, 200), (0, 999, 404), (i16::MIN.into(), i16::MAX.into(), 404), (99_999, 0, 400)] {
        assert_eq!(server.status(&format!("/tables/{KEY}/cell?x={x}&y={y}")).await, status, "{x} {y}");
    }
    assert_eq!(server.status(&format!("/tables/{KEY}/cell")).await, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn earlier_turns_are_shown_without_question_and_the_last_one_is_the_present() {
    let server = TestServer::start(&game_in_progress(5, &[], 120), 1).await;
    let now = server.state("").await;
    let (turn, count) = (now["turn"].as_u64().unwrap(), now["turn_count"].as_u64().unwrap());
    assert_eq!(turn + 1, count);
    assert!(!now["board"]["spots"].as_array().unwrap().is_empty() && now["hand"].is_object(), "{now}");
    let asked = |state: &serde_json::Value| {
        state["seats"].as_array().unwrap().iter().filter(|seat| seat["is_asked"] == true).count()
    };
    assert_eq!(asked(&now), 1);
    assert_eq!(server.state(&format!("turn={turn}")).await, now);
    assert_eq!(server.state("turn=999999").await, now);
    let first = server.state("turn=0").await;
    assert_eq!((asked(&first), first["turn"].as_u64()), (0, Some(0)));
    assert!(first["board"]["spots"].as_array().unwrap().is_empty() && first["hand"].is_null());
    assert_ne!(images(&first), images(&now));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_present_is_drawn_once_for_all_numbers_of_turns_that_mean_it() {
    let server = TestServer::start(&game_in_progress(5, &[], 120), 1).await;
    let boards = Boards::new(server.tables.clone(), Artist::new());
    let at = |turn| boards.moment(KEY, MomentKey { turn, lens: None }).unwrap().unwrap();
    let last = at(Some(100));
    assert!(last.moment.is_current());
    let turn = last.moment.turn;
    for number in [None, Some(turn), Some(turn + 1), Some(101), Some(usize::MAX)] {
        assert!(Arc::ptr_eq(&last, &at(number)), "{number:?}");
    }
    assert_eq!(at(Some(turn - 1)).moment.turn, turn - 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_key_and_a_hidden_game_end_pages_and_streams() {
    let record = game_in_progress(3, &[], 60);
    let server = TestServer::start(&record, 1).await;
    let mut stream = server.get(&format!("/tables/{KEY}/stream")).await;
    let first = stream.chunk().await.unwrap().unwrap();
    assert!(first.starts_with(format!("data: {{\"length\":{},", record.log.len()).as_bytes()), "{first:?}");
    let decision = server.tables.get(server.table).unwrap().unwrap().decision().unwrap().clone();
    let user = server.tables.get(server.table).unwrap().unwrap().user(decision.seat).unwrap();
    server.tables.act(server.table, user, decision.number, &decision.actions[..1]).unwrap();
    let next = stream.chunk().await.unwrap().unwrap();
    assert!(next.starts_with(b"data: {\"length\":") && next != first, "{next:?}");

    let key = server.tables.replace_page_key(server.table).unwrap().page_key.unwrap();
    let mut rest = Vec::new();
    while let Some(part) = timeout(Duration::from_secs(20), stream.chunk()).await.unwrap().unwrap() {
        rest.extend_from_slice(&part);
    }
    assert!(rest.starts_with(b"event: gone"), "{rest:?}");
    for path in ["", "/state", "/stream"] {
        assert_eq!(server.status(&format!("/tables/{KEY}{path}")).await, 404, "{path}");
    }
    assert_eq!(server.status(&format!("/tables/{key}/state")).await, 200);

    let mut stream = server.get(&format!("/tables/{key}/stream")).await;
    stream.chunk().await.unwrap();
    server.tables.configure_server(GUILD, |settings| settings.has_no_pages = true).unwrap();
    let rest = timeout(Duration::from_secs(20), stream.chunk()).await.unwrap().unwrap().unwrap();
    assert!(rest.starts_with(b"event: gone"), "{rest:?}");
    assert_eq!(server.status(&format!("/tables/{key}/state")).await, 404, "the server has no pages");
    server.tables.configure_server(GUILD, |settings| settings.has_no_pages = false).unwrap();

    server.tables.configure_server(GUILD, |settings| settings.hides_games = true).unwrap();
    assert_eq!(server.status(&format!("/tables/{key}/state")).await, 200, "the game is not over");
    for _ in 0..2 {
        let table = server.tables.get(server.table).unwrap().unwrap();
        server.tables.resign(ChannelId(1), table.awaited_user().unwrap()).unwrap();
    }
    assert_eq!(server.status(&format!("/tables/{key}/state")).await, 404, "only its players see the game");
    server.tables.configure_server(GUILD, |settings| settings.hides_games = false).unwrap();
    assert_eq!(server.status(&format!("/tables/{key}/state")).await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_keys_hosts_and_methods_are_refused() {
    let server = TestServer::start(&game_in_progress(3, &[], 60), 1).await;
    for key in
        [OTHER_KEY.to_string(), String::from("x"), format!("{KEY}0"), "..%2f..%2fetc".to_owned(), "%00".to_owned()]
    {
        for path in ["", "/state", "/stream", "/images/0.png"] {
            assert_eq!(server.status(&format!("/tables/{key}{path}")).await, 404, "{key}{path}");
        }
    }
    for path in ["/tables", "/assets/nothing.js", "/assets/..%2findex.html", &format!("/tables/{KEY}/images/a")] {
        assert_eq!(server.status(path).await, 404, "{path}");
    }
    assert_eq!(server.status(&format!("/tables/{KEY}/state?turn=-1")).await, 400);

    let host = server.url.trim_start_matches("http://").to_owned();
    let path = format!("/tables/{KEY}/state");
    let request = |method: &str, host: &str| {
        format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
    };
    assert!(server.send(&request("GET", &host)).await.starts_with("HTTP/1.1 200"));
    for other in ["evil.example", "127.0.0.1", "", &format!("evil.example:{host}")] {
        assert!(server.send(&request("GET", other)).await.starts_with("HTTP/1.1 421"), "{other}");
    }
    for method in ["PUT", "DELETE", "OPTIONS", "HEAD", "TRACE"] {
        assert!(server.send(&request(method, &host)).await.starts_with("HTTP/1.1 405"), "{method}");
    }
    let huge = format!("GET / HTTP/1.1\r\nHost: {host}\r\nX-Filler: {}\r\n\r\n", "a".repeat(1 << 20));
    for malformed in [huge.as_str(), "GET\r\n\r\n", "\0\0\0\0\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"] {
        let response = server.send(malformed).await;
        assert!(response.is_empty() || response.starts_with("HTTP/1.1 4"), "{malformed:.40}: {response}");
    }
    // A client that sends half a request is disconnected.
    let response = server.send(&format!("GET {path} HTTP/1.1\r\nHost: ")).await;
    assert!(response.is_empty() || response.starts_with("HTTP/1.1 4"), "{response}");
    assert_eq!(server.status(&path).await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn responses_allow_no_foreign_content_and_reveal_no_address() {
    let server = TestServer::start(&game_in_progress(3, &[], 60), 1).await;
    for path in [format!("/tables/{KEY}"), format!("/tables/{KEY}/state"), "/assets/main.js".to_owned(), "/".to_owned()]
    {
        let response = server.get(&path).await;
        let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
        let policy = header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{path}: {policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'"), "{path}: {policy}");
        assert_eq!(
            (header("referrer-policy"), header("x-content-type-options")),
            ("no-referrer".into(), "nosniff".into())
        );
        assert_ne!(header("cache-control"), "");
    }
    let document = String::from_utf8(server.body(&format!("/tables/{KEY}?lang=de")).await).unwrap();
    assert!(document.contains("<html lang=\"de\">"));
    let client = reqwest::Client::new();
    let request = client.get(format!("{}/tables/{KEY}", server.url)).header("Accept-Language", "es, fr-CA;q=0.9, en");
    assert!(request.send().await.unwrap().text().await.unwrap().contains("<html lang=\"fr\">"));
}

#[tokio::test(flavor = "multi_thread")]
async fn scripts_and_styles_are_loaded_again_only_if_they_have_changed() {
    let server = TestServer::start(&game_in_progress(3, &[], 10), 1).await;
    let first = server.get("/assets/main.js").await;
    let etag = first.headers()["etag"].to_str().unwrap().to_owned();
    assert!(!first.text().await.unwrap().is_empty());
    let client = reqwest::Client::new();
    for (known, status) in
        [(etag.clone(), 304), (format!("\"a\", W/{etag}"), 304), ("\"a\"".to_owned(), 200), (String::new(), 200)]
    {
        let request = client.get(format!("{}/assets/main.js", server.url)).header("If-None-Match", &known);
        let response = request.send().await.unwrap();
        assert_eq!(
            (response.status().as_u16(), &response.headers()["etag"]),
            (status, &etag.parse().unwrap()),
            "{known}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_streams_of_a_client_are_limited() {
    let mut streams = Vec::new();
    let server = TestServer::start(&game_in_progress(3, &[], 10), 1).await;
    loop {
        let stream = server.get(&format!("/tables/{KEY}/stream")).await;
        let status = stream.status().as_u16();
        streams.push(stream);
        if status != 200 {
            assert_eq!(status, 503);
            break;
        }
    }
    assert!((20..100).contains(&streams.len()), "{} streams", streams.len());
    streams.clear();
    let until = tokio::time::Instant::now() + Duration::from_secs(20);
    while server.status(&format!("/tables/{KEY}/stream")).await != 200 {
        assert!(tokio::time::Instant::now() < until, "closed streams count");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_login_link_begins_one_session_and_only_from_the_page() {
    let server = TestServer::start(&game_in_progress(3, &[], 30), 1).await;
    let user = server.asked();
    let link = server.tables.create_login_link(user).unwrap();
    let body = serde_json::Value::from(link.as_str());
    let client = reqwest::Client::new();
    let url = format!("{}/session", server.url);
    let foreign = |origin: Option<&str>, kind: &str| {
        let request = client.post(&url).header("Content-Type", kind).body(body.to_string());
        origin
            .map_or_else(
                || request.try_clone().unwrap(),
                |origin| request.try_clone().unwrap().header("Origin", origin),
            )
            .send()
    };
    let own = Some(server.url.as_str());
    for (origin, kind) in [
        (None, "application/json"),
        (Some("null"), "application/json"),
        (Some("https://evil.example"), "application/json"),
        (Some("http://localhost"), "application/json"),
        (own, "text/plain"),
        (own, "application/x-www-form-urlencoded"),
    ] {
        assert_eq!(foreign(origin, kind).await.unwrap().status(), 403, "{origin:?} {kind}");
    }
    assert_eq!(server.status("/session").await, 405, "previews of links request addresses");
    for forged in ["", "0", &"0".repeat(32), &link.as_str().to_uppercase().replace('A', "B")] {
        assert_eq!(server.post("/session", "", forged.into()).await.status(), 401, "{forged}");
    }
    assert_eq!(server.post("/session", "", "a".repeat(1 << 20).into()).await.status(), 413);
    let begun = server.post("/session", "", body.clone()).await;
    assert_eq!(begun.status(), 204, "refused requests do not use the link up");
    assert_eq!(server.post("/session", "", body).await.status(), 401, "the link was used");

    let expired = server.tables.create_login_link(user).unwrap();
    server.time.fetch_add(10 * 60, Ordering::Relaxed);
    assert_eq!(server.post("/session", "", expired.as_str().into()).await.status(), 401);
    let cookie = server.log_in(user).await;
    assert_eq!(server.get_as(&cookie, &format!("/tables/{KEY}/turn")).await.status(), 200);
    assert!(
        server.get_as(&cookie, &format!("/tables/{KEY}")).await.text().await.unwrap().contains("<body data-session")
    );
    server.time.fetch_add(30 * 24 * 60 * 60, Ordering::Relaxed);
    assert_eq!(server.get_as(&cookie, &format!("/tables/{KEY}/turn")).await.status(), 401, "the session has ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_answers_on_the_page_once_and_others_cannot() {
    let server = TestServer::start(&game_in_progress(3, &[], 30), 1).await;
    let (user, path) = (server.asked(), format!("/tables/{KEY}/turn"));
    let other = (1..=3).map(UserId).find(|&other| other != user).unwrap();
    let [own, others] = [server.log_in(user).await, server.log_in(other).await];
    let stranger = server.log_in(UserId(99)).await;
    let state = server.turn(&own, "").await;
    let number = state["turn"]["number"].as_u64().unwrap();
    assert!(state["turn"]["can_confirm"] == false && state["turn"]["chunks"] == serde_json::json!([]), "{state}");
    let spot = state["turn"]["groups"][0]["choices"][0]["path"].as_str().unwrap().to_owned();
    let tried = server.turn(&own, &format!("number={number}&path={spot}")).await;
    assert!(tried["turn"]["can_confirm"] == true && tried["turn"]["lines"].as_array().unwrap().len() > 1, "{tried}");
    let chunk = &tried["turn"]["chunks"][0];
    let image = format!("{path}/board?number={number}&path={spot}&x={}&y={}", chunk[0], chunk[1]);
    assert!(server.get_as(&own, &image).await.bytes().await.unwrap().starts_with(b"\x89PNG"));
    assert_eq!(server.get_as(&others, &image).await.status(), 404);
    let answers = serde_json::json!({ "number": number, "path": tried["turn"]["path"] });

    assert!(server.turn(&others, "").await["turn"].is_null());
    for (cookie, is_asked) in [(&own, true), (&others, false)] {
        let games: serde_json::Value = server.get_as(cookie, "/games").await.json().await.unwrap();
        assert_eq!(
            (games[0]["name"].as_str(), games[0]["is_asked"].as_bool()),
            (Some("Aigues-Mortes"), Some(is_asked))
        );
        assert_eq!(games[0]["page"], format!("/tables/{KEY}"));
    }
    assert_eq!(server.get_as(&stranger, "/games").await.text().await.unwrap(), "[]");
    assert_eq!(server.status("/games").await, 401);
    assert!(server.turn(&stranger, "").await["seat"].is_null());
    for (cookie, status) in [("", 401), ("session=0", 401), (&*others, 409), (&*stranger, 409)] {
        assert_eq!(server.post(&path, cookie, answers.clone()).await.status(), status, "{cookie}");
    }
    for wrong in
        [serde_json::json!({ "number": number, "path": "X9" }), serde_json::json!({ "number": 1, "path": spot })]
    {
        let refused = server.post(&format!("{path}?lang=de"), &own, wrong).await;
        assert_eq!(refused.status(), 409);
        assert!(refused.json::<String>().await.unwrap().len() > 10);
    }
    assert_eq!(server.post(&path, &own, answers.clone()).await.status(), 204);
    let again = server.post(&path, &own, answers).await;
    assert_eq!(again.status(), 409);
    assert!(again.json::<String>().await.unwrap().starts_with("The game has moved on"));

    let state = server.turn(&own, &format!("number={number}&path={spot}")).await;
    assert!(state["turn"].is_null() && state["undo"].is_u64(), "{state}");
    let undone =
        server.post(&format!("/tables/{KEY}/undo"), &own, serde_json::json!({ "length": state["undo"] })).await;
    assert_eq!(undone.status(), 200);
    assert_eq!(server.post("/session/end", &own, serde_json::Value::Null).await.status(), 204);
    assert_eq!(server.get_as(&own, &path).await.status(), 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn erased_and_logged_out_users_and_hidden_pages_are_refused_at_once() {
    let server = TestServer::start(&game_in_progress(3, &[], 30), 1).await;
    let (user, path) = (server.asked(), format!("/tables/{KEY}/turn"));
    let [own, second] = [server.log_in(user).await, server.log_in(user).await];
    let number = server.turn(&own, "").await["turn"]["number"].clone();
    let answers = serde_json::json!({ "number": number, "path": "X9" });
    server.tables.configure_server(GUILD, |settings| settings.has_no_pages = true).unwrap();
    assert_eq!(server.post(&path, &own, answers.clone()).await.status(), 404);
    server.tables.configure_server(GUILD, |settings| settings.has_no_pages = false).unwrap();
    let link = server.tables.create_login_link(user).unwrap();
    server.tables.end_sessions_of(user).unwrap();
    for cookie in [own, second] {
        assert_eq!(server.get_as(&cookie, &path).await.status(), 401);
        assert_eq!(server.post(&path, &cookie, answers.clone()).await.status(), 401);
    }
    assert_eq!(server.post("/session", "", link.as_str().into()).await.status(), 401);

    let (cookie, link) = (server.log_in(user).await, server.tables.create_login_link(user).unwrap());
    assert!(server.turn(&cookie, "").await["turn"].is_object());
    server.tables.erase(user, Departure::Bot).unwrap();
    assert_eq!(server.post(&path, &cookie, answers).await.status(), 401);
    assert_eq!(server.post("/session", "", link.as_str().into()).await.status(), 401);
    let again = server.log_in(user).await;
    assert!(server.turn(&again, "").await["seat"].is_null(), "a bot has the seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_user_cannot_answer_and_the_substitute_can() {
    let server = TestServer::start(&game_in_progress(3, &[], 30), 1).await;
    let (user, substitute) = (server.asked(), UserId(50));
    let [own, new] = [server.log_in(user).await, server.log_in(substitute).await];
    let asked = server.turn(&own, "").await;
    assert!(asked["turn"].is_object() && server.turn(&new, "").await["seat"].is_null());
    let other = (1..=3).map(UserId).find(|&other| other != user).unwrap();
    server.tables.replace(server.table, other, user, substitute).unwrap();
    let view = server.tables.last_motion_view(server.table).unwrap().unwrap();
    for voter in view.voters.into_iter().filter(|&voter| voter != other) {
        if server.asked() != substitute {
            server.tables.vote(server.table, view.motion.id, voter, Vote::Yes).unwrap();
        }
    }
    assert_eq!(server.asked(), substitute);
    assert!(server.turn(&own, "").await["seat"].is_null());
    let answers = serde_json::json!({ "number": asked["turn"]["number"], "path": "X9" });
    assert_eq!(server.post(&format!("/tables/{KEY}/turn"), &own, answers).await.status(), 409);
    assert!(server.turn(&new, "").await["turn"].is_object());
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_see_nothing_of_what_a_player_tries() {
    let server = TestServer::start(&game_in_progress(3, &[], 60), 1).await;
    let own = server.log_in(server.asked()).await;
    let mut stream = server.get(&format!("/tables/{KEY}/stream")).await;
    stream.chunk().await.unwrap();
    let before = server.body(&format!("/tables/{KEY}/state")).await;
    let state = server.turn(&own, "").await;
    let number = &state["turn"]["number"];
    let spot = state["turn"]["groups"][0]["choices"][0]["path"].as_str().unwrap();
    let tried = server.turn(&own, &format!("number={number}&path={spot}")).await;
    let chunk = &tried["turn"]["chunks"][0];
    let image = format!("/tables/{KEY}/turn/board?number={number}&path={spot}&x={}&y={}", chunk[0], chunk[1]);
    assert_eq!(server.get_as(&own, &image).await.status(), 200);
    assert_eq!(server.status(&image).await, 401);
    assert_eq!(server.status(&format!("/tables/{KEY}/turn")).await, 401);
    assert_eq!(server.body(&format!("/tables/{KEY}/state")).await, before);
    assert!(timeout(Duration::from_secs(2), stream.chunk()).await.is_err(), "nothing is reported");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_requests_of_a_user_are_limited() {
    let server = TestServer::start(&game_in_progress(3, &[], 10), 1).await;
    let own = server.log_in(UserId(1)).await;
    let mut statuses = Vec::new();
    for _ in 0..100 {
        statuses.push(server.get_as(&own, &format!("/tables/{KEY}/turn")).await.status().as_u16());
    }
    assert!(statuses[..60].iter().all(|&status| status == 200) && statuses.contains(&429), "{statuses:?}");
    let others = server.log_in(UserId(2)).await;
    assert_eq!(server.get_as(&others, &format!("/tables/{KEY}/turn")).await.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_without_access_to_the_channel_only_watches() {
    let server = TestServer::start(&game_in_progress(3, &[], 30), 1).await;
    let (own, path) = (server.log_in(server.asked()).await, format!("/tables/{KEY}/turn"));
    let state = server.turn(&own, "").await;
    let (number, spot) = (&state["turn"]["number"], state["turn"]["groups"][0]["choices"][0]["path"].as_str().unwrap());
    let tried = server.turn(&own, &format!("number={number}&path={spot}")).await;
    let (chunk, answers) =
        (&tried["turn"]["chunks"][0], serde_json::json!({ "number": number, "path": tried["turn"]["path"] }));
    let image = format!("{path}/board?number={number}&path={spot}&x={}&y={}", chunk[0], chunk[1]);
    let stranger = server.log_in(UserId(99)).await;
    for (access, status, games) in [(Some(false), 403, 0), (None, 503, 0), (Some(true), 200, 1)] {
        *server.access.lock().unwrap() = access;
        for path in [&path, &image] {
            assert_eq!(server.get_as(&own, path).await.status(), status, "{path}");
        }
        if status != 200 {
            let body = serde_json::json!({
                "number": number, "path": tried["turn"]["path"], "numbers": [], "length": 30, "motion": 1, "choice": 0, "days": 1,
            });
            for part in ["turn", "round", "undo", "vote", "away", "orders", "resign"] {
                let path = format!("/tables/{KEY}/{part}");
                let body = match part {
                    "orders" => serde_json::json!({}),
                    "resign" => serde_json::Value::Null,
                    _ => body.clone(),
                };
                let refused = server.post(&format!("{path}?lang=fr"), &own, body).await;
                assert_eq!(refused.status(), status, "{path}");
                assert!(refused.json::<String>().await.unwrap().contains("Discord"));
            }
        }
        let listed: Vec<serde_json::Value> = server.get_as(&own, "/games").await.json().await.unwrap();
        assert_eq!(listed.len(), games);
        assert_eq!(
            server.get_as(&stranger, &path).await.status(),
            200,
            "Discord is not asked about users without a seat"
        );
        assert_eq!(server.status(&format!("/tables/{KEY}/state")).await, 200);
    }
    assert_eq!(server.post(&path, &own, answers).await.status(), 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_players_of_a_vote_cast_it_on_the_page() {
    let server = TestServer::start(&game_in_progress(3, &[], 30), 1).await;
    let (user, substitute) = (server.asked(), UserId(50));
    let other = (1..=3).map(UserId).find(|&other| other != user).unwrap();
    let [own, new, stranger] =
        [server.log_in(user).await, server.log_in(substitute).await, server.log_in(UserId(99)).await];
    let mut stream = server.get(&format!("/tables/{KEY}/stream")).await;
    stream.chunk().await.unwrap();
    assert!(server.turn(&own, "").await["vote"].is_null());
    server.tables.replace(server.table, other, user, substitute).unwrap();
    assert!(stream.chunk().await.unwrap().is_some(), "the vote is reported");
    let vote = server.turn(&own, "").await["vote"].clone();
    assert!(vote["lines"][0].as_str().unwrap().contains("a new player take over"), "{vote}");
    let choices: Vec<_> = vote["choices"].as_array().unwrap().iter().map(|choice| &choice["is_chosen"]).collect();
    assert_eq!(choices, [false, false]);
    assert_eq!(server.turn(&new, "").await["vote"]["lines"], vote["lines"]);
    assert!(server.turn(&stranger, "").await["vote"].is_null());
    let path = format!("/tables/{KEY}/vote");
    let ballot = |choice: usize| serde_json::json!({ "motion": vote["motion"], "choice": choice });
    assert_eq!(server.post(&path, &stranger, ballot(0)).await.status(), 409);
    assert_eq!(server.post(&path, &own, ballot(2)).await.status(), 409);
    let cast = server.post(&path, &new, ballot(0)).await;
    assert_eq!(cast.status(), 200);
    assert!(cast.json::<String>().await.unwrap().contains("in favour"));
    let choices = server.turn(&new, "").await["vote"]["choices"].clone();
    assert_eq!((&choices[0]["is_chosen"], &choices[1]["is_chosen"]), (&true.into(), &false.into()));
    assert_eq!(server.post(&path, &own, ballot(0)).await.status(), 200);
    assert_eq!(server.asked(), substitute);
    assert!(server.turn(&new, "").await["turn"].is_object() && server.turn(&own, "").await["seat"].is_null());
    assert_eq!(server.post(&path, &own, ballot(0)).await.status(), 409, "it is closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_without_a_seat_takes_one_that_is_offered() {
    let server = TestServer::start(&game_in_progress(2, &[], 30), 1).await;
    let user = server.asked();
    let own = server.log_in(user).await;
    let turn = server.turn(&own, "").await["turn"].clone();
    let answers = serde_json::json!({ "number": turn["number"], "path": turn["hint"]["path"] });
    assert_eq!(server.post(&format!("/tables/{KEY}/turn"), &own, answers).await.status(), 204);
    let late = server.asked();
    let [absent, new] = [server.log_in(late).await, server.log_in(UserId(99)).await];
    server.time.fetch_add(2 * 24 * 60 * 60, Ordering::Relaxed);
    server.tables.process_deadlines().unwrap();
    assert!(server.turn(&new, "").await["vote"].is_null(), "only players vote about a late one");
    let vote = server.tables.open_motion_view(server.table).unwrap().unwrap().motion;
    for voter in (1..=3).map(UserId).filter(|&voter| voter != late) {
        server.tables.vote(server.table, vote.id, voter, Vote::Replace).unwrap();
    }
    for player in [&own, &absent] {
        let vote = server.turn(player, "").await["vote"].clone();
        assert!(vote["lines"][0].is_string() && vote["choices"] == serde_json::json!([]), "{vote}");
    }
    let offer = server.turn(&new, "").await["vote"].clone();
    assert_eq!(offer["choices"][0]["label"], "Take the seat");
    let (path, ballot) = (format!("/tables/{KEY}/vote"), serde_json::json!({ "motion": offer["motion"], "choice": 0 }));
    for (access, status) in [(Some(false), 403), (None, 503), (Some(true), 200)] {
        *server.access.lock().unwrap() = access;
        assert_eq!(server.post(&path, &new, ballot.clone()).await.status(), status);
    }
    assert_eq!(server.asked(), UserId(99));
    assert!(server.turn(&new, "").await["turn"].is_object() && server.turn(&absent, "").await["seat"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn only_players_change_something_in_direct_messages() {
    let server = TestServer::start_in(None, &game_in_progress(1, &[], 30), 1).await;
    let [own, stranger] = [server.log_in(server.asked()).await, server.log_in(UserId(99)).await];
    let orders = async |cookie| server.post(&format!("/tables/{KEY}/orders"), cookie, serde_json::json!({})).await;
    assert_eq!((orders(&own).await.status().as_u16(), orders(&stranger).await.status().as_u16()), (200, 403));
    assert!(server.turn(&stranger, "").await["seat"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_away_gives_orders_and_leaves_on_the_page() {
    let server = TestServer::start(&game_in_progress(3, &[], 30), 1).await;
    let (user, stranger) = (server.asked(), server.log_in(UserId(99)).await);
    let own = server.log_in(user).await;
    let path = |part: &str| format!("/tables/{KEY}/{part}");
    let away = |days: u8| serde_json::json!({ "days": days });
    let gone = server.post(&path("away"), &own, away(2)).await;
    assert!(gone.json::<String>().await.unwrap().contains("{@"), "the page formats the time");
    let until = server.tables.preferences(user).unwrap().away_until.unwrap();
    assert_eq!(until, server.time.load(Ordering::Relaxed) + 2 * 24 * 60 * 60);
    assert!(server.turn(&own, "").await["away"].as_str().unwrap().contains(&format!("{{@{until}}}")));
    server.post(&path("away"), &own, away(0)).await;
    assert!(server.turn(&own, "").await["away"].is_null());

    let orders: serde_json::Value = server.get_as(&own, &path("orders")).await.json().await.unwrap();
    assert_eq!((&orders["orders"][0]["name"], &orders["orders"][0]["is_given"]), (&"pass".into(), &false.into()));
    for (given, is_given) in [(serde_json::json!({ "pass": null, "other": 1 }), true), (serde_json::json!({}), false)] {
        let changed: serde_json::Value = server.post(&path("orders"), &own, given).await.json().await.unwrap();
        assert_eq!(changed["orders"][0]["is_given"], is_given, "{changed}");
        assert_eq!(server.tables.orders(server.table, user).unwrap().1.len(), usize::from(is_given));
    }
    let refused = server.post(&path("orders"), &own, serde_json::json!({ "pass": 3 })).await;
    assert_eq!(refused.status(), 409);
    assert_eq!(server.get_as(&stranger, &path("orders")).await.status(), 409);

    assert_eq!(server.post(&path("resign"), &stranger, serde_json::Value::Null).await.status(), 409);
    assert!(server.turn(&own, "").await["leave"][0].as_str().unwrap().contains("for good"));
    assert_eq!(server.post(&path("resign"), &own, serde_json::Value::Null).await.status(), 200);
    assert_ne!(server.asked(), user);
    let state = server.turn(&own, "").await;
    assert!(state["leave"].is_null() && state["undo"].is_null(), "{state}");
    assert_eq!(server.post(&path("resign"), &own, serde_json::Value::Null).await.status(), 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_with_the_games_of_a_user_needs_a_session_to_list_them() {
    let server = TestServer::start(&game_in_progress(3, &[], 10), 1).await;
    let own = server.log_in(UserId(1)).await;
    let marked = "<body data-session";
    assert!(!server.get("/?lang=fr").await.text().await.unwrap().contains(marked));
    let page = server.get_as(&own, "/?lang=fr").await.text().await.unwrap();
    assert!(page.contains(marked) && page.contains("<html lang=\"fr\">"), "{page}");
    let manifest: serde_json::Value = server.get("/assets/manifest.webmanifest").await.json().await.unwrap();
    assert_eq!((&manifest["start_url"], &manifest["display"]), (&"/".into(), &"standalone".into()));
    for icon in manifest["icons"].as_array().unwrap() {
        let served = server.get(icon["src"].as_str().unwrap()).await;
        assert_eq!(served.headers()["content-type"], icon["type"].as_str().unwrap());
        assert!(!served.bytes().await.unwrap().is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_in_with_discord_is_finished_only_by_the_browser_that_began_it() {
    let server = TestServer::start(&game_in_progress(1, &[], 10), 1).await;
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let get = async |path: &str, cookie: &str| {
        let request = client.get(format!("{}{path}", server.url)).header("Cookie", cookie);
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 303, "{path}");
        let cookies = response.headers().get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap().to_owned());
        let cookies: Vec<String> = cookies.filter(|cookie| !cookie.contains("Max-Age=0")).collect();
        (response.headers()["location"].to_str().unwrap().to_owned(), cookies)
    };
    let begin = async |path: &str| {
        let (url, cookies) = get(path, "").await;
        let cookie = cookies[0].split(';').next().unwrap().to_owned();
        (url.strip_prefix("https://discord.example/?state=").expect("Discord's URL").to_owned(), cookie)
    };
    let table = format!("/tables/{KEY}");
    let (state, cookie) = begin(&format!("/login?table={KEY}")).await;
    let (_, other_cookie) = begin("/login").await;
    let back = |state: &str, rest: &str| format!("/login/discord?state={state}{rest}");
    // Refused: a foreign browser, another log-in, a forged state, a code that Discord does not confirm, and a user who says no.
    for (path, cookie) in [
        (back(&state, "&code=good"), ""),
        (back(&state, "&code=good"), other_cookie.as_str()),
        (back(&format!("forged.{KEY}"), "&code=good"), cookie.as_str()),
        (back(&state, "&code=bad"), cookie.as_str()),
        (back(&state, "&error=access_denied"), cookie.as_str()),
    ] {
        assert_eq!(get(&path, cookie).await, (format!("{table}#login-failed"), Vec::new()), "{path}");
    }
    let (target, cookies) = get(&back(&state, "&code=good"), &cookie).await;
    assert_eq!(target, table);
    let session = cookies[0].split(';').next().unwrap();
    assert!(session.starts_with("session=") && server.turn(session, "lang=en").await["seat"].is_string());
    // The page with the games is the other place to log in, and no other address can be returned to.
    for path in ["/login", "/login?table=//evil.example"] {
        let (state, cookie) = begin(path).await;
        assert_eq!(get(&back(&state, "&code=good"), &cookie).await.0, "/", "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_who_watches_can_save_the_game_without_its_players() {
    let server = TestServer::start(&game_in_progress(1, &[], 10), 1).await;
    let file = async |format: &str| server.get(&format!("/tables/{KEY}/files/{format}")).await;
    let record = file("record").await;
    assert_eq!(record.headers()["content-disposition"], "attachment; filename=\"record.json\"");
    let record: serde_json::Value = record.json().await.unwrap();
    assert_eq!((&record["players"], &record["seed"]), (&serde_json::json!([]), &serde_json::Value::Null));
    read_game(&file("notation").await.text().await.unwrap()).unwrap();
    assert_eq!(file("exe").await.status(), 404);
    let film = server.get(&format!("/tables/{KEY}/film.gif")).await;
    assert_eq!(film.headers()["content-type"], "image/gif");
    assert_eq!(film.text().await.unwrap(), "a film");
    let longer = TestServer::start(&game_in_progress(1, &[], 40), 1).await;
    assert_eq!(longer.status(&format!("/tables/{KEY}/film.gif")).await, 503, "the bot draws no film");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_scores_of_a_player_add_up_to_the_points_at_each_turn() {
    let server = TestServer::start(&random_game(2, 1, &[]).0, 1).await;
    let points = |text: &str| -> i64 {
        let digits = |part: &str| part.chars().filter(char::is_ascii_digit).collect::<String>();
        text.rsplit_once(' ').and_then(|(_, number)| digits(number).parse().ok()).unwrap_or(0)
    };
    for turn in ["", "&turn=30", "&turn=2"] {
        let state = server.state(turn).await;
        for seat in 0..2 {
            let path = format!("/tables/{KEY}/scores?lang=en&seat={seat}{turn}");
            let receipts: serde_json::Value = server.get(&path).await.json().await.unwrap();
            let sum: i64 =
                receipts["categories"].as_array().unwrap().iter().map(|line| points(line.as_str().unwrap())).sum();
            assert_eq!(sum, state["seats"][seat]["points"].as_i64().unwrap(), "{receipts}");
            assert_eq!(sum == 0, receipts["scores"].as_array().unwrap().is_empty(), "{receipts}");
        }
    }
    assert_eq!(server.status(&format!("/tables/{KEY}/scores?seat=2")).await, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_past_games_of_a_user_are_listed_for_that_user_only() {
    let server = TestServer::start(&random_game(2, 1, &[]).0, 1).await;
    let [player, stranger] = [server.log_in(UserId(1)).await, server.log_in(UserId(99)).await];
    let past = async |cookie: &str, part: u32| -> serde_json::Value {
        server.get_as(cookie, &format!("/games/past?part={part}")).await.json().await.unwrap()
    };
    let listed = past(&player, 0).await;
    let text = listed["games"][0]["text"].as_str().unwrap();
    assert!(text.starts_with("1. ■ red") || text.starts_with("1. ✚ blue"), "{text}");
    assert_eq!(
        (listed["games"][0]["page"].as_str().unwrap(), &listed["has_older"]),
        (&*format!("/tables/{KEY}"), &false.into())
    );
    assert_eq!(
        (&past(&player, 1).await["games"], &past(&stranger, 0).await["games"]),
        (&serde_json::json!([]), &serde_json::json!([]))
    );
    assert_eq!(server.status("/games/past?part=0").await, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_read_by_players_until_all_of_them_let_everyone_read_it() {
    // A short game, because a review takes long.
    let mut record = game_in_progress(1, &[], 30);
    record.log.extend(Seat::all(3).skip(1).map(Entry::Resign));
    let server = TestServer::start(&record, 1).await;
    let path = format!("/tables/{KEY}/review");
    let [one, stranger] = [server.log_in(UserId(1)).await, server.log_in(UserId(99)).await];
    for cookie in ["", &stranger] {
        let refused = server.get_as(cookie, &format!("{path}?lang=en")).await;
        assert_eq!(refused.status(), 403, "{cookie}");
        assert!(refused.text().await.unwrap().contains("Only the players"));
        assert_eq!(server.get_as(cookie, &format!("{path}/0")).await.status(), 403);
    }
    let read = async |cookie: &str| -> serde_json::Value { server.get_as(cookie, &path).await.json().await.unwrap() };
    let own = read(&one).await;
    let moves = own["moves"].as_array().unwrap();
    assert_eq!(own["seats"].as_array().unwrap().len(), 3);
    assert!(!moves.is_empty() && !own.to_string().contains(is_reserved), "{own}");
    for (index, _) in moves.iter().enumerate() {
        let picture = server.get_as(&one, &format!("{path}/{index}")).await;
        assert_eq!(
            (picture.status().as_u16(), picture.headers()["content-type"].to_str().unwrap()),
            (200, "image/png")
        );
    }
    assert_eq!(server.get_as(&one, &format!("{path}/99")).await.status(), 404);
    for (access, status) in [(Some(false), 403), (None, 503), (Some(true), 200)] {
        *server.access.lock().unwrap() = access;
        assert_eq!(server.get_as(&one, &path).await.status(), status, "{access:?}");
    }
    *server.access.lock().unwrap() = Some(false);
    for user in [1, 2, 3] {
        server.tables.consent_to_review(server.table, UserId(user)).unwrap();
    }
    assert_eq!(read(&one).await["seats"], own["seats"], "everyone may read it");
    assert_eq!(read("").await["seats"], own["seats"]);
    // A running game has no review, which would be help from the bot.
    let running = TestServer::start(&game_in_progress(1, &[], 10), 1).await;
    let player = running.log_in(UserId(1)).await;
    assert_eq!(running.get_as(&player, &path).await.status(), 404);
}

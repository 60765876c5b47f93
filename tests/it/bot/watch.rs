//! Watches games on the pages of their tables, in a browser.

use std::time::{Duration, Instant};

use bergerie::store::Store;
use bergerie::table::Tables;
use serde_json::{Value, json};

use crate::support::browser::Page;
use crate::support::unused_address;
use crate::support::user::Seen;

use super::everything::{prepare, skip};
use super::page::save;
use super::process::Stage;
use super::shown::says;
use super::social::server::set;
use super::table::{People, is_turn, move_by_command};

/// JavaScript for the number of the turn that the page shows.
const TURN: &str = "Number(document.body.dataset.turn)";
/// JavaScript for whether all images of the board are loaded.
pub const LOADED: &str = "document.querySelector('.plane img[src]') \
                      && document.querySelector('#board').getAttribute('aria-busy') === 'false'";
/// JavaScript for the position and scale of the board.
pub const PLACE: &str = "document.querySelector('.plane').style.transform";

/// Returns a sandbox whose bot will serve pages.
pub async fn stage_with_pages() -> Stage {
    let mut stage = Stage::without_bot().await;
    let address = unused_address();
    stage.with("PAGES_LISTEN", address.to_string());
    stage.with("PUBLIC_URL", format!("http://{address}"));
    stage
}

/// Returns the address of the page to which a message links, or `None` if it links to none.
fn link_of(message: &Seen) -> Option<String> {
    let link = message.components().into_iter().find(|one| one["label"] == "Board" && one["url"].is_string());
    link.and_then(|link| link["url"].as_str()).map(str::to_owned)
}

/// Returns the address of the page to which a message links.
pub fn page_link(message: &Seen) -> String {
    link_of(message).unwrap_or_else(|| panic!("no link in {}", message.0))
}

/// Returns the value of a JavaScript expression that is a number.
async fn number(page: &mut Page, expression: &str) -> f64 {
    page.eval(expression).await.as_f64().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_follows_the_game_and_shows_its_past() {
    let mut stage = stage_with_pages().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.begin(&mut stage, &[], 7).await;
    let mut post = people.post_after(None).await;
    let Some(mut page) = Page::open(&page_link(&post)).await else { return };
    page.until(LOADED).await;
    assert!(page.text("#heading").await.ends_with("to play."), "{}", page.text("#heading").await);
    assert!(page.text("#hand figcaption").await.starts_with("To place: "));
    assert_eq!(page.eval("document.querySelectorAll('#seats li').length").await, json!(2));

    // A move appears by itself.
    let before = number(&mut page, TURN).await;
    let mut turn = 1;
    let begun = Instant::now();
    move_by_command(people.asked_by(&post), turn).await;
    page.until(&format!("{TURN} > {before} && document.querySelector('#moves li')")).await;
    println!("a move appears after {:.2?}", begun.elapsed());
    page.until(LOADED).await;
    post = people.post_after(Some(&post)).await;
    skip(&mut stage, 70).await;
    post = people.post_after(Some(&post)).await;
    // The bot has been restarted meanwhile.
    page.until("document.querySelector('#offline').hidden").await;
    page.until(&format!("{TURN} > 10 && {LOADED}")).await;
    save(&mut page, "watch").await;
    // The scores of a player, and the feature of one of them.
    page.click("#seats summary").await;
    page.until("document.querySelector('#seats details p')").await;
    check_accessibility(&mut page).await;
    page.eval("document.querySelector('#seats').scrollIntoView()").await;
    save(&mut page, "watch-scores").await;
    page.click("#seats summary").await;
    page.until("!document.querySelector('#seats details[open]')").await;
    page.resize(1280, 800).await;

    // The arrow keys go through the past, which stays while the game goes on.
    let now = number(&mut page, TURN).await;
    for back in 1..=3 {
        page.key("ArrowLeft").await;
        page.until(&format!("{TURN} === {}", now - f64::from(back))).await;
    }
    assert_eq!(page.text("#heading").await, page.text("#turn-text").await);
    turn += 1;
    move_by_command(people.asked_by(&post), turn).await;
    post = people.post_after(Some(&post)).await;
    page.until(&format!("Number(document.querySelector('#turn').max) > {now}")).await;
    assert_eq!(number(&mut page, TURN).await, now - 3.0);
    page.key("ArrowRight").await;
    page.until(&format!("{TURN} === {}", now - 2.0)).await;
    page.click("#now").await;
    page.until(&format!("{TURN} > {now} && document.querySelector('#now').disabled && {LOADED}")).await;

    check_movement(&mut page).await;
    check_cells(&mut page).await;
    check_film(&mut page).await;
    check_languages(&mut page, &page_link(&post)).await;

    // A new link ends the page at the old one.
    let more = people.host().press(&post, "More").await.message();
    let replaced = people.host().press(&more, "New board link").await.message();
    page.until("!document.querySelector('#gone').hidden && document.querySelector('#page').hidden").await;
    check_accessibility(&mut page).await;
    let url = page_link(&replaced);
    assert_ne!(url, page_link(&post));
    people.host().until(|message| message.id() == post.id() && page_link(message) == url).await;
    page.go(&url).await;
    page.until(LOADED).await;
}

/// Checks that wheel, keys, mouse and two fingers move and scale the board, and that large images replace small ones.
async fn check_movement(page: &mut Page) {
    let widths = "[...document.querySelectorAll('.plane img[src]')].map((image) => image.naturalWidth)";
    page.click("#whole").await;
    page.until(LOADED).await;
    // The regions, with the small images of the chunks above them.
    let are_small = page.eval(&format!("{widths}.every((width) => [512, 256].includes(width))")).await;
    assert_eq!(are_small, json!(true), "{}", page.eval(widths).await);
    let mut places = vec![page.eval(PLACE).await];
    for _ in 0..2 {
        page.click("#zoom-in").await;
        moved(page, &mut places).await;
    }
    page.until(&format!("{widths}.some((width) => width === 508)")).await;
    page.key("+").await;
    moved(page, &mut places).await;
    page.wheel((400, 300), 240).await;
    moved(page, &mut places).await;
    page.drag((400, 300), (500, 350)).await;
    moved(page, &mut places).await;
    let scale = |place: &Value| -> f64 {
        let text = place.as_str().and_then(|place| place.split("scale(").nth(1)).expect("a scale");
        text.trim_end_matches(')').parse().expect("a number")
    };
    let before = scale(&page.eval(PLACE).await);
    page.touch("touchStart", &[(300, 300), (400, 300)]).await;
    page.touch("touchMove", &[(325, 300), (375, 300)]).await;
    page.touch("touchEnd", &[]).await;
    moved(page, &mut places).await;
    let ratio = scale(&page.eval(PLACE).await) / before;
    assert!((0.49..0.51).contains(&ratio), "two fingers at half the distance: {ratio}");
    page.click("#whole").await;
    page.until(&format!("{PLACE} === {}", places[0])).await;
}

/// Waits until the board is at another place than before.
async fn moved(page: &mut Page, places: &mut Vec<Value>) {
    page.until(&format!("{PLACE} !== {}", places[places.len() - 1])).await;
    places.push(page.eval(PLACE).await);
}

async fn check_languages(page: &mut Page, url: &str) {
    for (lang, heading) in [("fr", "À jouer"), ("de", "Am Zug"), ("en", "to play")] {
        page.go(&format!("{url}?lang={lang}")).await;
        let is_shown = format!("document.querySelector('#heading').textContent.includes({})", json!(heading));
        page.until(&format!("document.documentElement.lang === '{lang}' && {is_shown}")).await;
    }
}

/// Checks the size of the first view on a phone, and prints the time until it is complete.
async fn check_first_view(page: &mut Page, url: &str) {
    page.go(url).await;
    page.until(LOADED).await;
    let loaded = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]";
    let bytes = number(page, &format!("{loaded}.reduce((sum, one) => sum + one.transferSize, 0)")).await;
    let images = format!("{loaded}.filter((one) => one.name.includes('/images/'))");
    let count = number(page, &format!("{images}.length")).await;
    let end = number(page, &format!("Math.max(...{images}.map((one) => one.responseEnd))")).await;
    let files = format!(
        "{loaded}.map((one) => `${{one.name.split('/').pop().slice(0, 14)}} \
         ${{[one.startTime, one.requestStart, one.responseStart, one.responseEnd].map(Math.round)}} ${{one.transferSize}}`).join('; ')"
    );
    println!("file, begun, sent, first and last byte in ms, bytes: {}", page.eval(&files).await);
    let state = number(page, &format!("{loaded}.find((one) => one.name.includes('/state')).responseEnd")).await;
    let tiles = page.eval("document.querySelector('#description').textContent.slice(0, 60)").await;
    println!("first view ({tiles}): state after {state:.0} ms, {count} images after {end:.0} ms, {bytes} bytes");
    assert!(bytes < f64::from(1 << 20), "{bytes} bytes");
}

/// Chooses the information that the page shows besides the board.
async fn choose_lens(page: &mut Page, lens: &str) {
    let choose =
        "const list = document.querySelector('#lens'); list.value = VALUE; list.dispatchEvent(new Event('change'))";
    page.eval(&format!("{{ {} }}", choose.replace("VALUE", &json!(lens).to_string()))).await;
    let lines = "document.querySelectorAll('#lens-lines p').length";
    page.until(&if lens.is_empty() { format!("{lines} === 0") } else { format!("{lines} > 1") }).await;
}

/// Checks the page with the script of axe-core at `AXE`, if that is set.
pub async fn check_accessibility(page: &mut Page) {
    let Some(script) = std::env::var_os("AXE") else { return };
    let script = std::fs::read_to_string(script).expect("the script of axe-core");
    page.eval(&format!("{script}; 0")).await;
    let problems = "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`))";
    assert_eq!(page.eval(problems).await, json!([]));
}

/// Walks over the board by keys, and taps cells.
async fn check_cells(page: &mut Page) {
    let text = "document.querySelector('#cell').textContent";
    page.eval("document.querySelector('#board').focus()").await;
    page.key("ArrowRight").await;
    page.until(&format!("{text} !== ''")).await;
    let mut texts = vec![page.eval(text).await];
    for key in ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown"] {
        page.key(key).await;
        page.until(&format!("{text} !== {}", texts[texts.len() - 1])).await;
        texts.push(page.eval(text).await);
    }
    assert_eq!(texts.len(), texts.iter().map(Value::to_string).collect::<std::collections::BTreeSet<_>>().len());
    page.key("Escape").await;
    page.until(&format!("{text} === ''")).await;
    let spot = "[...document.querySelectorAll('.plane text.spot')].find((one) => one.textContent === '3')";
    page.click_at(spot).await;
    page.until(&format!("{text}.includes('spot 3.')")).await;
    check_accessibility(page).await;
    page.click_at(spot).await;
    page.until(&format!("{text} === ''")).await;
}

/// Plays the turns from the start, and stops.
async fn check_film(page: &mut Page) {
    // A busy machine may look at the page too rarely to see each turn.
    page.eval("{ window.shown = []; new MutationObserver(() => shown.push(document.body.dataset.turn)).observe(document.body, { attributeFilter: ['data-turn'] }) }").await;
    page.click("#film").await;
    page.until("shown.length > 2").await;
    page.click("#film").await;
    assert_eq!(page.eval("shown.slice(0, 3)").await, json!(["0", "1", "2"]));
    let stopped = number(page, TURN).await;
    tokio::time::sleep(Duration::from_millis(1600)).await;
    assert!(number(page, TURN).await <= stopped + 1.0);
    page.click("#now").await;
    page.until("document.querySelector('#now').disabled").await;
}

/// Starts a bot with pages, at whose table a game with every expansion has gone on for a number of answers. Returns its stage and players,
/// and the post of the turn.
pub async fn late_table(answers: usize) -> (Stage, People, Seen) {
    let mut stage = stage_with_pages().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    let channel = stage.channel().await;
    {
        let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
        prepare(&tables, channel, &people.ids(), answers);
    }
    stage.start().await;
    let post = people.host().until(is_turn).await;
    (stage, people, post)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_table_with_every_expansion_has_a_page() {
    let (_stage, _, post) = late_table(560).await;
    let Some(mut page) = Page::open("about:blank").await else { return };
    page.resize_to_phone(844).await;
    page.slow_down().await;
    // The first user waits for the drawing of the images, which the others share.
    for _ in 0..2 {
        page.forget_files().await;
        check_first_view(&mut page, &page_link(&post)).await;
    }
    save(&mut page, "watch-late").await;
    for lens in ["fields", "if_ended", "tiles"] {
        choose_lens(&mut page, lens).await;
        page.until(LOADED).await;
        check_accessibility(&mut page).await;
        save(&mut page, &format!("watch-{lens}")).await;
    }
    choose_lens(&mut page, "").await;
    page.resize(1280, 800).await;
    for _ in 0..4 {
        page.click("#zoom-in").await;
    }
    page.until("[...document.querySelectorAll('.plane img')].some((image) => image.naturalWidth === 508)").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    save(&mut page, "watch-near").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_can_have_no_pages() {
    let mut stage = stage_with_pages().await;
    stage.start().await;
    let [alice, bob] = ["alice", "bob"].map(|name| stage.user(name));
    alice.command("/game new").await;
    let lobby = alice.until(|message| message.buttons().contains(&"Join")).await;
    bob.press(&lobby, "Join").await;
    alice.press(&lobby, "Start").await;
    let post = alice.until(|message| link_of(message).is_some()).await;
    let url = page_link(&post);
    let shown = alice.command("/server").await.message();
    says(&shown, &["Web pages for watching: **on**"]);
    let page = Page::open(&url).await;
    says(&set(&alice, &shown, "pages", &["off"]).await, &["Web pages for watching: **off**"]);
    if let Some(mut page) = page {
        page.until("!document.querySelector('#gone').hidden").await;
    }
    assert_eq!(reqwest::get(&url).await.expect("a response").status().as_u16(), 404);
    alice.until(|message| message.id() == post.id() && link_of(message).is_none()).await;
    set(&alice, &shown, "pages", &["on"]).await;
    alice.until(|message| message.id() == post.id() && link_of(message).is_some_and(|link| link == url)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_settings_there_is_no_link() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.begin(&mut stage, &[], 7).await;
    let post = people.post_after(None).await;
    let more = people.host().press(&post, "More").await.message();
    for message in [post, more] {
        assert!(message.components().into_iter().all(|one| one["url"].is_null()), "{}", message.0);
        assert!(!message.buttons().contains(&"New board link"));
    }
    let shown = people.host().command("/server").await.message();
    assert!(!shown.0.to_string().contains("Web pages"), "{}", shown.0);
}

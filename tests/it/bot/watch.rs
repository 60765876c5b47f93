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
use super::table::{People, is_turn, move_by_command};

/// JavaScript for the number of the turn that the page shows.
const TURN: &str = "Number(document.body.dataset.turn)";
/// JavaScript for whether all images of the board are loaded.
const LOADED: &str = "document.querySelectorAll('.plane img').length > 1 \
                      && [...document.querySelectorAll('.plane img')].every((image) => image.naturalWidth > 0)";
/// JavaScript for the position and scale of the board.
const PLACE: &str = "document.querySelector('.plane').style.transform";

/// Returns a sandbox whose bot will serve pages.
async fn stage_with_pages() -> Stage {
    let mut stage = Stage::without_bot().await;
    let address = unused_address();
    stage.with("PAGES_LISTEN", address.to_string());
    stage.with("PUBLIC_URL", format!("http://{address}"));
    stage
}

/// Returns the address of the page to which a message links.
fn page_link(message: &Seen) -> String {
    let link = message.components().into_iter().find(|one| one["label"] == "Board" && one["url"].is_string());
    link.and_then(|link| link["url"].as_str()).unwrap_or_else(|| panic!("no link in {}", message.0)).to_owned()
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
    check_languages(&mut page, &page_link(&post)).await;

    // A new link ends the page at the old one.
    let more = people.host().press(&post, "More").await.message();
    let replaced = people.host().press(&more, "New board link").await.message();
    page.until("!document.querySelector('#gone').hidden && document.querySelector('#page').hidden").await;
    let url = page_link(&replaced);
    assert_ne!(url, page_link(&post));
    people.host().until(|message| message.id() == post.id() && page_link(message) == url).await;
    page.go(&url).await;
    page.until(LOADED).await;
}

/// Checks that wheel, keys, mouse and two fingers move and scale the board, and that large images replace small ones.
async fn check_movement(page: &mut Page) {
    let widths = "[...document.querySelectorAll('.plane img')].map((image) => image.naturalWidth)";
    page.click("#whole").await;
    let is_small = page.eval(&format!("{widths}.every((width) => width === 256)")).await;
    assert_eq!(is_small, json!(true), "{}", page.eval(widths).await);
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

#[tokio::test(flavor = "multi_thread")]
async fn a_late_table_with_every_expansion_has_a_page() {
    let mut stage = stage_with_pages().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    let channel = stage.channel().await;
    {
        let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
        prepare(&tables, channel, &people.ids(), 220);
    }
    stage.start().await;
    let post = people.host().until(is_turn).await;
    let begun = Instant::now();
    let Some(mut page) = Page::open(&page_link(&post)).await else { return };
    page.until(LOADED).await;
    let chunks = number(&mut page, "document.querySelectorAll('.plane img').length").await;
    println!("{chunks} chunks after {:.2?}, with the start of the browser", begun.elapsed());
    save(&mut page, "watch-late").await;
    page.resize(1280, 800).await;
    for _ in 0..4 {
        page.click("#zoom-in").await;
    }
    page.until("[...document.querySelectorAll('.plane img')].some((image) => image.naturalWidth === 508)").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    save(&mut page, "watch-near").await;
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
}

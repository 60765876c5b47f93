//! Plays games on the pages of their tables, in a browser.

use std::time::Duration;

use reqwest::Method;
use serde_json::json;

use crate::support::browser::Page;
use crate::support::user::{Seen, User};

use super::page::save;
use super::shown::{ids, says};
use super::table::{People, move_by_command};
use super::watch::{LOADED, check_accessibility, late_table, page_link, stage_with_pages};

/// JavaScript for whether the page asks the user something.
pub const ASKS: &str = "document.querySelector('#play')?.hidden === false";
/// JavaScript for the answers that are tried.
pub const PATH: &str = "document.body.dataset.path";
/// JavaScript for the first spot of the tile, and for the first place of a figure, on which nothing is tried.
const SPOT: &str = "document.querySelector('.plane rect.target:not(.taken)')";
const POINT: &str = "document.querySelector('.plane circle.target:not(.taken)')";
const CONFIRM: &str = "document.querySelector('#confirm')";

/// Taps the middle of an element with a finger.
pub async fn tap(page: &mut Page, element: &str) {
    page.until(&format!("{element} && !{element}.disabled")).await;
    // The board moves after the window has changed.
    let middle = format!(
        "(async () => {{
            let box, before;
            do {{
                before = box;
                await new Promise((next) => setTimeout(next, 50));
                const node = {element};
                node.scrollIntoView({{ block: 'nearest' }});
                box = node.getBoundingClientRect();
            }} while (!before || before.x !== box.x || before.y !== box.y);
            return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
        }})()"
    );
    let at = page.eval(&middle).await;
    let [x, y] = [0, 1].map(|axis| u32::try_from(at[axis].as_u64().expect("a point")).expect("a small number"));
    page.touch("touchStart", &[(x, y)]).await;
    page.touch("touchEnd", &[]).await;
}

/// Opens the link with which a user plays, on a phone, and begins a session.
pub async fn open_play_link(link: &str) -> Option<Page> {
    let mut page = Page::open(link).await?;
    page.resize_to_phone(844).await;
    tap(&mut page, "document.querySelector('#login-begin')").await;
    page.until(&format!("document.body?.dataset.session !== undefined && {ASKS} && {LOADED}")).await;
    Some(page)
}

/// Opens the page of a turn by the link that its post offers behind *More*. The user may have another language.
pub async fn open_page_from(user: &User, post: &Seen) -> Option<Page> {
    let more = user.press(post, "More").await.message();
    let link = user.press(&more, ids(&more, "playonpage:")[0]).await.message();
    open_play_link(link.links()[0]).await
}

/// Taps an element that changes the tried answers, and waits until they have changed.
async fn tap_answer(page: &mut Page, element: &str) {
    let before = page.eval(PATH).await;
    tap(page, element).await;
    page.until(&format!("{PATH} !== {before}")).await;
}

/// Answers the open questions with the first answers that the lists offer, and commits them. Returns the headings of the lists.
async fn answer_by_lists(page: &mut Page, number: usize) -> Vec<String> {
    let mut headings = Vec::new();
    while page.eval(&format!("{CONFIRM}.disabled")).await == json!(true) {
        let heading = page.text("#groups legend").await;
        save(page, &format!("play-late-{number}-{}", headings.len())).await;
        headings.push(heading);
        page.resize_to_phone(844).await;
        check_accessibility(page).await;
        let before = page.eval(PATH).await;
        let choose = "(() => {
            const button = document.querySelector('#groups fieldset:first-child button');
            if (button) return button.click();
            const list = document.querySelector('#groups fieldset:first-child select');
            list.selectedIndex = 1 + list.options.length / 2;
            list.dispatchEvent(new Event('change'));
        })()";
        page.eval(choose).await;
        page.until(&format!("{PATH} !== {before} && {LOADED}")).await;
    }
    headings
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_table_with_every_expansion_is_played_by_lists() {
    let (_stage, people, post) = late_table(400).await;
    let user = people.asked_by(&post);
    let Some(mut page) = open_page_from(user, &post).await else { return };
    check_accessibility(&mut page).await;
    save(&mut page, "play-late").await;
    page.resize_to_phone(844).await;
    page.click("#hint").await;
    page.until(&format!("{PATH} !== ''")).await;
    page.click("#cancel").await;
    page.until(&format!("{PATH} === '' && document.querySelector('#games a[aria-current]')")).await;
    tap_answer(&mut page, SPOT).await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    save(&mut page, "play-late-near").await;
    page.resize_to_phone(844).await;
    page.click("#cancel").await;
    page.until(&format!("{PATH} === ''")).await;
    let mut answered = 0;
    while answered < 4 && page.soon(ASKS, Duration::from_secs(5)).await {
        println!("{:?}", answer_by_lists(&mut page, answered).await);
        let number = page.eval("document.body.dataset.number").await;
        page.click("#confirm").await;
        page.until(&format!("document.body.dataset.number !== {number}")).await;
        assert_eq!(page.text("#message").await, "");
        answered += 1;
    }
    assert!(answered > 0);
    people.host().until(|message| message.id() != post.id() && !message.only_you()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_plays_on_the_page_by_touch() {
    let mut stage = stage_with_pages().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.begin(&mut stage, &[], 7).await;
    let mut post = people.post_after(None).await;
    let user = people.asked_by(&post);
    let console = user.open(&post).await;
    let link = user.press(&console, "Play on the board").await.message();
    assert!(link.only_you());
    let url = link.links()[0].to_owned();
    let Some(mut page) = Page::open("about:blank").await else { return };
    page.resize_to_phone(844).await;
    for _ in 0..2 {
        // Opening the link does not use it up.
        page.go("about:blank").await;
        page.go(&url).await;
        page.until(LOADED).await;
        assert_eq!(page.eval("location.hash").await, json!(""));
    }
    save(&mut page, "play-login").await;
    check_accessibility(&mut page).await;
    page.resize_to_phone(844).await;
    tap(&mut page, "document.querySelector('#login-begin')").await;
    page.until(&format!("document.body?.dataset.session !== undefined && {ASKS} && {LOADED}")).await;
    for turn in 1..4 {
        page.until(&format!("{ASKS} && {SPOT} && {LOADED}")).await;
        if turn == 1 {
            save(&mut page, "play-spots").await;
            check_accessibility(&mut page).await;
            page.resize_to_phone(844).await;
        }
        tap_answer(&mut page, SPOT).await;
        page.until(&format!("!{CONFIRM}.disabled && {LOADED}")).await;
        if page.eval(&format!("Boolean({POINT})")).await == json!(true) {
            tap_answer(&mut page, POINT).await;
        }
        page.until(&format!("!{CONFIRM}.disabled && {LOADED}")).await;
        if turn == 1 {
            tokio::time::sleep(Duration::from_millis(700)).await;
            save(&mut page, "play-figure").await;
            check_accessibility(&mut page).await;
            page.resize_to_phone(844).await;
        }
        tap(&mut page, CONFIRM).await;
        post = people.post_after(Some(&post)).await;
        page.until(&format!("!({ASKS})")).await;
        move_by_command(people.asked_by(&post), turn).await;
        post = people.post_after(Some(&post)).await;
    }
    assert_eq!(people.asked_by(&post).name(), user.name());
    user.press(&console, "Cancel").await;
    user.until(|message| message.content().contains("earlier turn")).await;

    // Another browser cannot use the link again.
    let Some(mut other) = Page::open("about:blank").await else { return };
    other.go(&url).await;
    other.click("#login-begin").await;
    other.until("!document.querySelector('#login-invalid').hidden").await;
    check_accessibility(&mut other).await;
    assert_eq!(other.eval("document.body.dataset.session").await, json!(null));
    let settings = user.command("/settings change").await.message();
    says(&settings, &["Logged in to the board in one browser"]);
    let sessions = user.press(&settings, "Logins to the board").await.message();
    says(&sessions, &["Login 1: since", "last used"]);
    let mut second = other;
    second.go("about:blank").await;
    let console = user.open(&post).await;
    second.go(user.press(&console, "Play on the board").await.message().links()[0]).await;
    second.click("#login-begin").await;
    second.until("document.body?.dataset.session !== undefined").await;
    let sessions = user.press(&settings, "Logins to the board").await.message();
    user.choose(&sessions, None, &["Login 2"]).await;
    second.eval("document.dispatchEvent(new Event('visibilitychange'))").await;
    second.until("!document.querySelector('#logged-out').hidden").await;
    let sessions = user.press(&settings, "Logins to the board").await.message();
    assert!(!sessions.content().contains("Login 2"), "{}", sessions.content());
    user.press(&sessions, "Log out everywhere").await;
    page.until(&format!("{ASKS} && {SPOT}")).await;
    tap(&mut page, SPOT).await;
    page.until("!document.querySelector('#logged-out').hidden").await;
    page.until(&format!("!({ASKS})")).await;
    check_accessibility(&mut page).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_leaves_the_server_or_loses_the_channel_cannot_play_on_the_page() {
    let mut stage = stage_with_pages().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.begin(&mut stage, &[], 7).await;
    let mut post = people.post_after(None).await;
    if people.asked_by(&post).name() == "alice" {
        // Alice owns the server.
        move_by_command(people.asked_by(&post), 1).await;
        post = people.post_after(Some(&post)).await;
    }
    let bob = people.asked_by(&post);
    let console = bob.open(&post).await;
    let link = bob.press(&console, "Jouer sur le plateau").await.message();
    let Some(mut page) = Page::open(link.links()[0]).await else { return };
    page.click("#login-begin").await;
    page.until(&format!("document.body?.dataset.session !== undefined && {ASKS} && {LOADED}")).await;
    page.click("#hint").await;
    page.until(&format!("{PATH} !== '' && !{CONFIRM}.disabled")).await;
    let lost = "document.querySelector('#message').textContent.includes('ne vois plus le salon')";
    let call = async |method, path, body| bob.call(method, path, Some(body)).await.expect("the sandbox");
    call(Method::PUT, "as/bob/membership", json!({ "is_member": false })).await;
    page.click("#confirm").await;
    page.until(&format!("{lost} && !({ASKS})")).await;
    call(Method::PUT, "as/bob/membership", json!({ "is_member": true })).await;
    page.go("about:blank").await;
    page.go(&page_link(&post)).await;
    page.until(ASKS).await;

    // The bot looks up the channel at most every half minute, and after a restart.
    call(Method::PATCH, "channels/carcassonne", json!({ "hide_from": ["bob"] })).await;
    stage.terminate();
    stage.ended().await;
    stage.start().await;
    page.go("about:blank").await;
    page.go(&format!("{}?lang=fr", page_link(&post))).await;
    page.until(&format!("{lost} && {LOADED} && !({ASKS})")).await;
    check_accessibility(&mut page).await;
    save(&mut page, "play-excluded").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_votes_is_away_gives_orders_and_leaves_on_the_page() {
    let mut stage = stage_with_pages().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.begin(&mut stage, &[], 7).await;
    let post = people.post_after(None).await;
    let mover = people.asked_by(&post);
    move_by_command(mover, 1).await;
    let post = people.post_after(Some(&post)).await;
    let voter = people.asked_by(&post);
    let more = voter.press(&post, "More").await.message();
    let link = voter.press(&more, ids(&more, "playonpage:")[0]).await.message();
    let Some(mut page) = Page::open(&link.links()[0].replace("lang=fr", "lang=en")).await else { return };
    page.resize_to_phone(844).await;
    page.click("#login-begin").await;
    page.until(&format!("document.body?.dataset.session !== undefined && {ASKS} && {LOADED}")).await;

    mover.command("/undo").await;
    page.until("document.querySelectorAll('#vote-choices button').length === 2").await;
    assert!(page.text("#vote-lines").await.contains("wants to undo"), "{}", page.text("#vote-lines").await);
    check_accessibility(&mut page).await;
    save(&mut page, "play-vote").await;
    page.click("#vote-choices button").await;
    page.until(&format!("document.querySelector('#vote').hidden && !({ASKS})")).await;

    page.click("#own summary").await;
    page.until("document.querySelector('#orders-fields input[name=pass]')").await;
    page.click("#orders-fields input").await;
    page.click("#orders button").await;
    page.until("document.querySelector('#orders-fields input').checked").await;
    page.click("#away button:not(#back)").await;
    page.until("document.querySelector('#away-text').textContent.startsWith('Away until')").await;
    assert!(!page.text("#away-text").await.contains('@'), "{}", page.text("#away-text").await);
    people.host().until(|message| message.content().contains("is away from")).await;
    check_accessibility(&mut page).await;
    page.eval("document.querySelector('#own').scrollIntoView()").await;
    save(&mut page, "play-own").await;
    page.click("#back").await;
    page.until("document.querySelector('#away-text').hidden").await;

    // The page with all games, as a home screen app shows it.
    let address = page.eval("location.href").await;
    page.go("about:blank").await;
    page.go(&format!("{}/?lang=en", address.as_str().expect("a URL").split("/tables").next().expect("a URL"))).await;
    page.until("document.querySelector('.thumbnail img')?.naturalWidth > 0").await;
    check_accessibility(&mut page).await;
    save(&mut page, "games").await;
    page.resize_to_phone(844).await;
    page.click("#games a").await;
    page.until(LOADED).await;
    page.click("#own summary").await;

    page.click("#leave").await;
    page.until("document.querySelector('#leave-dialog').open").await;
    check_accessibility(&mut page).await;
    save(&mut page, "play-leave").await;
    page.click("#leave-keep").await;
    page.click("#leave").await;
    page.click("#leave-confirm").await;
    page.until("document.querySelector('#own').hidden && document.querySelector('#undo').hidden").await;

    // The game is over, so its player reads the review.
    page.click("#review-show").await;
    page.until("document.querySelector('#review-content img')?.naturalWidth > 0").await;
    assert!(page.text("#review-content").await.contains("■ red"), "{}", page.text("#review-content").await);
    check_accessibility(&mut page).await;
    page.eval("document.querySelector('#review').scrollIntoView()").await;
    save(&mut page, "review").await;

    // The page with all games lists the game below the running ones.
    page.click("#games h2 a").await;
    page.until("document.querySelector('#past .thumbnail img')?.naturalWidth > 0").await;
    assert!(page.text("#past li").await.contains(" · 2. "), "{}", page.text("#past li").await);
    check_accessibility(&mut page).await;
    save(&mut page, "games-past").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_logs_in_with_discord_and_comes_back_to_the_board() {
    let mut stage = stage_with_pages().await;
    stage.with("DISCORD_CLIENT_SECRET", stage.sandbox.client_secret().to_owned());
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.begin(&mut stage, &[], 7).await;
    let post = people.post_after(None).await;
    let board = page_link(&post);
    let Some(mut page) = Page::open(&board).await else { return };
    page.resize_to_phone(844).await;
    page.until(LOADED).await;
    check_accessibility(&mut page).await;
    save(&mut page, "login-offered").await;
    page.click("a.button").await;
    page.until("document.querySelector('a[href*=\"/authorize/dave\"]')").await;
    check_accessibility(&mut page).await;
    save(&mut page, "login-discord").await;
    page.click(&format!("a[href*='/authorize/{}']", people.asked_by(&post).name())).await;
    page.until(&format!("document.body?.dataset.session !== undefined && {ASKS} && {LOADED}")).await;
    assert!(board.starts_with(page.eval("location.origin + location.pathname").await.as_str().expect("a URL")));
    // A user who refuses is not logged in.
    page.click("#logout").await;
    page.until("document.querySelector('#discord').hidden === false").await;
    let refused = page.eval("location.origin + '/login/discord?error=access_denied&state=x'").await;
    page.go(refused.as_str().expect("a URL")).await;
    page.until("location.hash === '#login-failed'").await;
    assert_eq!(page.eval("getComputedStyle(document.querySelector('#login-failed')).display").await, json!("block"));
    save(&mut page, "login-failed").await;
}

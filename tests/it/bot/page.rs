//! Plays with the bot in the sandbox's page, in a browser that is controlled only by clicks and keys.

use std::path::Path;
use std::time::{Duration, Instant};

use bergerie::rules::{Action, Entry, Seat};
use bergerie::table::{RecordFile, Verification, verify};
use serde_json::json;

use crate::support::browser::{Page, phone_width};

use super::everything::skip;
use super::process::Stage;

/// The users, with their names in the page, in the order of their seats.
const PEOPLE: [&str; 3] = ["alice", "bob", "carol"];

/// JavaScript for the active post, which has buttons.
const LIVE: &str = "[...document.querySelectorAll('.message:not(.only-you)')]\
    .findLast((one) => [...one.querySelectorAll('button')].some((button) => button.innerText === 'Play'))";
/// The newest public post.
const NEWEST: &str = "[...document.querySelectorAll('.message:not(.only-you)')].at(-1)";
/// The turn before which the middle part of the game is skipped. Consoles then have menus instead of buttons.
const LATER: usize = 6;
/// The newest private answer.
const CONSOLE: &str = "[...document.querySelectorAll('.only-you')].at(-1)";

/// Three users open a table, join it, and play a base game to its final scores, without its middle part. They read the active player in
/// the post. With `SCREENSHOTS` set, saves screenshots for review.
#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_game_in_the_page() {
    let mut stage = Stage::set().await;
    let address = format!("{}/?as=alice&channel=carcassonne", stage.sandbox.url());
    let Some(mut page) = Page::open(&address).await else { return };
    open_table(&mut page).await;
    let (begun, mut turns, mut presses, mut before) = (Instant::now(), 0, 0, json!(null));
    while !is_over(&mut page, &before).await {
        turns += 1;
        let player = asked(&mut page).await;
        become_somebody(&mut page, &player).await;
        before = page.eval(&format!("{LIVE}.dataset.message")).await;
        if turns == 1 || turns == LATER {
            save(&mut page, &format!("turn-{turns}")).await;
        }
        presses += take_turn(&mut page, turns).await;
        if turns + 1 == LATER {
            assert!(!is_over(&mut page, &before).await);
            before = page.eval(&format!("{LIVE}.dataset.message")).await;
            skip(&mut stage, 80).await;
        }
    }
    let seconds = begun.elapsed().as_secs_f32();
    println!("{turns} turns in {seconds:.1} s, {:.2} s a turn", seconds / turns as f32);
    let each = presses as f32 / turns as f32;
    println!("{each:.2} presses a turn");
    assert!(each < 5.5, "{each:.2} presses per turn are too many");
    check_end(&stage, &mut page).await;
    save(&mut page, "end").await;
}

/// The menu of a user has the command for the user's profile, and the keyboard reaches it.
#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_a_user_has_the_profile() {
    let stage = Stage::set().await;
    let address = format!("{}/?as=bob&channel=chatter", stage.sandbox.url());
    let Some(mut page) = Page::open(&address).await else { return };
    let alice = stage.user("alice").at("chatter");
    let id = super::table::People::called(&stage, &["carol"]).await.ids()[0];
    alice.say(&format!("<@{id}>, look")).await;
    page.until("document.querySelector('button.mention')?.innerText === '@Carol'").await;
    page.click("button.mention").await;
    page.until("document.activeElement.matches('.user-menu button') && document.activeElement.innerText === 'Profil'")
        .await;
    save(&mut page, "user-menu").await;
    page.key("Escape").await;
    page.until("!document.querySelector('.user-menu') && document.activeElement.matches('button.mention')").await;
    page.click("button.author").await;
    page.until("document.activeElement.matches('.user-menu button')").await;
    page.key("Enter").await;
    page.until(&format!("{CONSOLE}?.innerText.includes('moins de 5 parties')")).await;
}

/// Opens a table by keyboard and lets the other users join it.
async fn open_table(page: &mut Page) {
    // An empty channel shows how to begin.
    page.until("document.querySelector('.beginning')?.innerText.includes('/game new')").await;
    save(page, "empty").await;
    page.click("textarea").await;
    page.write("/game new").await;
    page.key("Enter").await;
    page.until("document.querySelectorAll('.suggestion').length > 3 && document.querySelector('.command-form')").await;
    page.key("Enter").await;
    page.until(&format!("{CONSOLE}?.innerText.includes('Your table is open')")).await;
    save(page, "opened").await;
    for (seats, guest) in (2..).zip(&PEOPLE[1..]) {
        become_somebody(page, guest).await;
        page.press("Join").await;
        page.until(&format!("{NEWEST}?.innerText.includes('Players ({seats}/6)')")).await;
    }
    become_somebody(page, "alice").await;
    save(page, "lobby").await;
    page.press("Start").await;
}

/// Switches to another user by a click on the user's picture.
async fn become_somebody(page: &mut Page, name: &str) {
    page.click(&format!("[data-person={name}]")).await;
    let is = format!("document.querySelector('#you').textContent.includes('@{name} ')");
    page.until(&format!("{is} && document.querySelector('#timeline').ariaBusy === 'false'")).await;
}

/// Waits for the next post and returns whether it is the final one.
async fn is_over(page: &mut Page, before: &serde_json::Value) -> bool {
    let over = format!("{NEWEST}?.innerText.includes(' is over: ')");
    page.until(&format!("({LIVE} && {LIVE}.dataset.message !== {before}) || {over}")).await;
    page.eval(&format!("Boolean({over})")).await == json!(true)
}

/// Returns the active player: the first user that the post mentions.
async fn asked(page: &mut Page) -> String {
    let mention = page.eval(&format!("{LIVE}.querySelector('.mention').innerText")).await;
    let name = mention.as_str().expect("a mention").trim_start_matches('@').to_lowercase();
    assert!(PEOPLE.contains(&name.as_str()), "{name} plays");
    name
}

/// Plays a turn: chooses a spot, in most turns a figure, and presses the green button. Choices are buttons or options
/// of a menu. If there is no choice, confirms the suggested move. Returns the number of presses.
async fn take_turn(page: &mut Page, turn: usize) -> usize {
    assert_eq!(page.eval(&format!("{LIVE}.matches('.pinged')")).await, json!(true), "the active player is pinged");
    page.press("Play").await;
    page.until(&format!("{CONSOLE}?.querySelector('.button.success')")).await;
    if turn == LATER {
        save(page, "console-where").await;
    }
    let (mut presses, rows) = (2, rows());
    if page.eval(&format!("{rows}.length > 0")).await == json!(true) {
        presses += pick(page, 0, turn * 7).await;
        page.until(&format!("{CONSOLE}?.querySelector('.button.success')")).await;
    }
    // The rows or menus after the first contain figures.
    let figures = page.eval(&format!("{rows}.length > 1")).await == json!(true);
    if !turn.is_multiple_of(4) && figures {
        presses += pick(page, 1, turn / 3 + 1).await;
        page.until(&format!("{CONSOLE}?.querySelector('.button.success')")).await;
    }
    if turn == LATER {
        save(page, "console").await;
    }
    confirm(page).await;
    presses
}

/// Presses the green button.
async fn confirm(page: &mut Page) {
    let button = format!("{CONSOLE}.querySelector('.button.success')");
    page.click_at(&button).await;
    page.until(&format!("!{button} || {button}.disabled")).await;
}

/// Returns JavaScript for the rows of the console that have choices, except the menu with the parts of the table.
fn rows() -> String {
    let is_choice = "(one) => one.dataset.customId.startsWith('pick:') && one.dataset.customId.split(':')[3] !== '99'";
    let has_choice = format!("(row) => [...row.querySelectorAll('[data-custom-id]')].some({is_choice})");
    format!("[...{CONSOLE}.querySelectorAll('.row')].filter({has_choice})")
}

/// Makes the choice `number`, modulo the number of choices, in a row of the console. Presses a button or picks an
/// option of a menu. Returns the number of presses.
async fn pick(page: &mut Page, row: usize, number: usize) -> usize {
    let rows = rows();
    let buttons = format!("{rows}[{row}].querySelectorAll('button.button')");
    let count = page.eval(&format!("{buttons}.length")).await.as_u64().expect("a count") as usize;
    let before = page.eval(&format!("{CONSOLE}.querySelector('.content').innerText")).await;
    let mut is_shown = false;
    if count > 0 {
        let button = format!("{buttons}[{}]", number % count);
        is_shown = page.eval(&format!("{button}.classList.contains('primary')")).await == json!(true);
        page.click_at(&button).await;
    } else {
        page.click_at(&format!("{rows}[{row}].querySelector('.menu-face')")).await;
        let list = format!("{CONSOLE}.querySelectorAll('[role=option]')");
        page.until(&format!("{list}.length")).await;
        page.click_at(&format!("{list}[{number} % {list}.length]")).await;
    }
    page.until(&format!("!{CONSOLE}.querySelector('.waiting')")).await;
    if !is_shown {
        page.soon(&format!("{CONSOLE}.querySelector('.content').innerText !== {before}"), Duration::from_secs(6)).await;
    }
    let has_focus = format!("{CONSOLE}.contains(document.activeElement)");
    assert_eq!(page.eval(&has_focus).await, json!(true), "the keyboard stays in the console");
    if count > 0 { 1 } else { 2 }
}

/// Checks the end of the game as each of the three players sees it: winner, points, record, seed and picture.
async fn check_end(stage: &Stage, page: &mut Page) {
    let text = page.eval(&format!("{NEWEST}.innerText")).await;
    let text = text.as_str().expect("a text");
    let record =
        page.eval(&format!("fetch({NEWEST}.querySelector('a[download]').href).then((file) => file.text())")).await;
    let file = RecordFile::from_json(record.as_str().expect("a text")).expect("a record");
    assert!(matches!(verify(&file), Ok(Verification::Fair { finished: true, .. })), "the draws are fair");
    let game = file.record.replay().expect("a game");
    let (_, _, best) = game.ranking()[0];
    let said = ["wins with", "share the win with"].map(|win| text.contains(&format!("{win} {best}.")));
    assert!(said.contains(&true), "the winner's points, {best}: {text}");
    let names = stage.people().await;
    // The page shows ranks as the numbers of a list. They are not part of the list's text.
    let line = |(place, seat, points): (usize, Seat, i32)| {
        let expected = format!("@{} {points}", names[&file.players[seat.index()].to_string()]);
        let line = text.lines().position(|line| line.contains(&expected));
        line.unwrap_or_else(|| panic!("{place}. {expected}: {text}"))
    };
    let lines: Vec<usize> = game.ranking().into_iter().map(line).collect();
    assert!(lines.len() == PEOPLE.len() && lines.is_sorted(), "the ranks are in order: {text}");
    page.press("Fairness").await;
    let proof = [file.seed.expect("the seed").to_string(), file.commitment.to_string()];
    let private = "[...document.querySelectorAll('.only-you .content')].map((one) => one.innerText).join()";
    for secret in proof {
        page.until(&format!("{private}.includes('{secret}')")).await;
    }
    let placed = file.record.log.iter().filter(|entry| matches!(entry, Entry::Act(Action::Place(_)))).count();
    assert!(placed >= 60, "a whole game has more than {placed} tiles");
    for name in PEOPLE {
        become_somebody(page, name).await;
        page.until(&format!("{NEWEST}.querySelector('.picture img')?.naturalWidth > 300")).await;
        let seen = page.eval(&format!("{NEWEST}.innerText")).await;
        // Above several messages of one author, the page shows author and time only once.
        let [seen, expected] = [seen.as_str().expect("a text"), text].map(|text| text.split_once(" is over: "));
        assert_eq!(seen.map(|(_, rest)| rest), expected.map(|(_, rest)| rest), "all players see the same text");
        assert_eq!(page.eval(&format!("Boolean({LIVE})")).await, json!(false), "no post has buttons to play");
    }
    become_somebody(page, "alice").await;
    page.click_at(&format!("{NEWEST}.querySelector('.menu-face')")).await;
    let option = format!("{NEWEST}.querySelector('[role=option]')");
    page.until(&option).await;
    let kind = page.eval(&format!("{option}.innerText.split(':')[0]")).await;
    page.click_at(&option).await;
    let answers = "[...document.querySelectorAll('.only-you .content')]";
    page.until(&format!("{answers}.some((one) => one.innerText.startsWith({kind}))")).await;
}

/// With `SCREENSHOTS` set, saves screenshots in the sizes of a phone and a desktop.
pub async fn save(page: &mut Page, name: &str) {
    if std::env::var_os("SCREENSHOTS").is_none() {
        return;
    }
    for (kind, width, height) in [("phone", phone_width(), 844), ("desk", 1280, 900)] {
        page.resize(width, height).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        save_now(page, &format!("{name}-{kind}")).await;
    }
}

/// With `SCREENSHOTS` set, saves a screenshot at once, in the size that the page has.
pub async fn save_now(page: &mut Page, name: &str) {
    if std::env::var_os("SCREENSHOTS").is_none() {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots");
    std::fs::create_dir_all(&folder).expect("a folder");
    let shot = page.screenshot().await;
    std::fs::write(folder.join(format!("{name}.png")), shot).expect("a file");
}

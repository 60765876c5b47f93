//! The bot as people see it: in the sandbox's page, in a browser.

use std::path::Path;

use crate::support::browser::Page;

use super::process::Stage;
use super::table::{People, tried};

/// Three people open a table, join and play some turns by clicking. The screenshots are for those who look at them.
#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_some_turns_in_the_page() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    let Some(mut page) = Page::open(&address(&stage, "alice")).await else { return };
    page.click("textarea").await;
    page.write("/game new").await;
    page.key("Enter").await;
    // The options are offered; none is wanted.
    page.key("Escape").await;
    page.key("Enter").await;
    page.until("[...document.querySelectorAll('button')].some((one) => one.innerText === 'Join')").await;
    for guest in ["bob", "carol"] {
        visit(&mut page, &stage, guest).await;
        page.press("Join").await;
    }
    visit(&mut page, &stage, "alice").await;
    page.until("document.body.innerText.includes('Seats (3 of 6)')").await;
    save(&mut page, "lobby").await;
    page.press("Start").await;
    let mut post = people.post_after(None).await;
    for turn in 0..4 {
        let player = people.asked_by(&post);
        let name = player.name().to_owned();
        visit(&mut page, &stage, &name).await;
        page.press("Play").await;
        page.until("document.querySelector('.only-you .menu-face')").await;
        page.click(".only-you .menu-face").await;
        page.click(".only-you [role=option]").await;
        page.until("document.querySelectorAll('.only-you .menu-face').length === 2").await;
        let opened = player.until(|m| m.only_you() && m.components().len() > 2).await;
        let (console, id) = tried(player, &opened, None).await;
        if turn == 3 {
            save(&mut page, "console").await;
        }
        let label = console.components().into_iter().find(|c| c["custom_id"] == *id).and_then(|c| c["label"].as_str());
        page.press(label.expect("a label")).await;
        post = people.post_after(Some(&post)).await;
    }
    save(&mut page, "turn").await;
}

fn address(stage: &Stage, person: &str) -> String {
    format!("{}/?as={person}&channel=carcassonne", stage.sandbox.url())
}

/// Looks at the channel as somebody else.
async fn visit(page: &mut Page, stage: &Stage, person: &str) {
    page.go(&address(stage, person)).await;
}

/// Saves what a phone and a desk would show.
async fn save(page: &mut Page, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots");
    std::fs::create_dir_all(&folder).expect("a folder");
    for (kind, width, height) in [("phone", 390, 844), ("desk", 1280, 900)] {
        page.resize(width, height).await;
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let shot = page.screenshot().await;
        std::fs::write(folder.join(format!("{name}-{kind}.png")), shot).expect("a file");
    }
}

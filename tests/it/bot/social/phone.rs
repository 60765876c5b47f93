//! Checks that posts and direct messages about deadlines and votes fit on a phone, Saves screenshots for
//! review.

use std::path::Path;

use crate::support::browser::Page;

use super::*;

async fn save(page: &mut Page, person: &str, text: &str) {
    page.until(&format!("document.body.innerText.includes({})", json!(text))).await;
    assert!(page.fits_phone().await, "{text}");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots/social");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join(format!("{person}.png")), page.screenshot().await).expect("a picture");
}

/// Opens a form with a button, saves a screenshot of it, and submits it without changes.
async fn form(page: &mut Page, name: &str, button: &str) {
    page.press(button).await;
    page.until("document.querySelector('dialog.modal')").await;
    save(page, name, "Submit").await;
    page.press("Submit").await;
    page.until("!document.querySelector('dialog.modal')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_about_deadlines_and_votes_fit_a_phone() {
    let mut timed = ClockedBot::set().await;
    let address = |name: &str| format!("{}/?as={name}&channel=carcassonne", timed.stage.sandbox.url());
    let (alices, bobs, carols) = (address("alice"), address("bob"), address("carol"));
    let Some(mut page) = Page::open(&alices).await else { return };
    page.resize_to_phone(844).await;
    let people = People::called(&timed.stage, &["alice", "bob", "carol"]).await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| timed.stage.user(name));
    alice.command("/game new first: 0 undo: none expansions: hills_and_sheep+bridges_castles_and_bazaars").await;
    let lobby = alice.until(|m| m.buttons().contains(&"Join")).await;
    save(&mut page, "1-lobby", "6 hours after that").await;
    page.press("Options").await;
    page.until("document.body.innerText.includes('Set all in a form')").await;
    form(&mut page, "1a-options", "Set all in a form").await;
    bob.press(&lobby, "Join").await;
    carol.press(&lobby, "Join").await;
    timed.draw_from(1).await;
    alice.press(&lobby, "Start").await;
    let first = people.post_after(None).await;
    alice.command("/settings change zone: Europe/Paris quiet: 22:00-07:00").await;
    save(&mut page, "2-settings", "Europe/Paris").await;
    form(&mut page, "2a-hours", "Time zone and quiet hours").await;
    alice.command("/orders order: herd number: 4").await;
    save(&mut page, "3-orders", "herd once there are").await;
    form(&mut page, "3a-orders", "Change").await;
    alice.command("/mygames").await;
    save(&mut page, "4-mygames", "Your tables").await;
    place_plainly(&alice).await;
    let second = people.post_after(Some(&first)).await;
    alice.command("/undo").await;
    page.go(&bobs).await;
    save(&mut page, "5-undo", "wants to undo").await;
    bob.command("/away until: 5").await;
    save(&mut page, "6-away", "is away from").await;
    bob.command("/away until: 0").await;
    timed.pass(20 * HOUR);
    save(&mut page, "7-reminder", "is waiting for you").await;
    timed.pass(20 * HOUR);
    page.go(&carols).await;
    save(&mut page, "8-vote", "what now?").await;
    let vote = carol.until(|m| m.buttons().contains(&"Skip (minimal move, no meeple)")).await;
    carol.press(&vote, "Skip (minimal move, no meeple)").await;
    alice.press(&vote, "Skip (minimal move, no meeple)").await;
    people.post_after(Some(&second)).await;
    save(&mut page, "9-skipped", "a minimal move was made for").await;
}

//! Measures a page on a phone: the figures of `benches/README.md`, "Pages of the tables".

use std::time::Instant;

use serde_json::{Value, json};

use crate::support::browser::Page;
use crate::support::number;

use super::page::save_now;
use super::play_page::{ASKS, PATH, open_page_from, tap};
use super::table::move_by_command;
use super::watch::{LOADED, PLACE, late_table};

/// JavaScript that measures the frames and the tasks until `measured()` is called.
const MEASURE_FRAMES: &str = "{
    const frames = [], tasks = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'longtask' });
    let isOn = true;
    const frame = (time) => { frames.push(time); if (isOn) requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
    window.measured = () => {
        isOn = false;
        observer.disconnect();
        return { gaps: frames.slice(1).map((time, index) => time - frames[index]), tasks };
    };
}";

/// JavaScript for a function that returns the time in milliseconds from the next tap to the first frame in which a condition holds.
const TIMED: &str =
    "window.timed = (isReached) => new Promise((reached) => addEventListener('pointerup', ({ timeStamp }) => {
    const look = () => isReached() ? reached(performance.now() - timeStamp) : requestAnimationFrame(look);
    look();
}, { once: true, capture: true })), 0";

/// Returns the numbers of a JSON array, smallest first.
fn sorted(numbers: &Value) -> Vec<f64> {
    let mut numbers: Vec<f64> = numbers.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}

/// Prints the median, the 95th percentile and the maximum of sorted numbers, and returns the median.
fn print_spread(name: &str, sorted: &[f64]) -> f64 {
    assert!(!sorted.is_empty(), "{name}");
    let at = |part: usize| sorted[(sorted.len() - 1) * part / 100];
    println!("{name}: p50 {:.0}, p95 {:.0}, maximum {:.0} ms, of {}", at(50), at(95), at(100), sorted.len());
    at(50)
}

/// Moves and scales the board with fingers, and prints the intervals between frames.
async fn measure_frames(page: &mut Page, name: &str) {
    let before = page.eval(PLACE).await;
    page.eval(MEASURE_FRAMES).await;
    if name == "pan" {
        page.swipe((195, 300), (-120, -150)).await;
    } else {
        page.pinch((195, 300), 2.5).await;
    }
    let measured = page.eval("measured()").await;
    assert_ne!(page.eval(PLACE).await, before, "{name}");
    print_spread(&format!("{name}: intervals between frames"), &sorted(&measured["gaps"]));
    println!("{name}: tasks of more than 50 ms: {:?}", sorted(&measured["tasks"]));
}

/// A player on a phone moves a late board, tries answers, as many as the environment variable `TRIALS` says, and sees a move in Discord.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_a_tried_tile_before_the_server_has_drawn_it() {
    let (_stage, people, post) = late_table(560).await;
    let user = people.asked_by(&post);
    let Some(mut page) = open_page_from(user, &post).await else { return };
    page.slow_down().await;
    page.forget_files().await;
    let address = page.eval("location.href").await;
    page.go("about:blank").await;
    page.go(address.as_str().expect("a URL")).await;
    page.until(&format!("{ASKS} && {LOADED}")).await;
    for name in ["pan", "pinch"] {
        measure_frames(&mut page, name).await;
    }
    page.click("#whole").await;
    page.eval(TIMED).await;
    let (mut ghosts, mut effects) = (Vec::new(), Vec::new());
    for trial in 0..number("TRIALS", 5) {
        page.until(&format!("{PATH} === '' && {LOADED}")).await;
        let begin = format!(
            "window.ghost = timed(() => document.querySelector('.ghost')), window.effect = timed(() => {PATH} !== ''), 0"
        );
        page.eval(&begin).await;
        let spots = "document.querySelectorAll('.plane rect.target')";
        tap(&mut page, &format!("{spots}[{trial} * 7 % {spots}.length]")).await;
        ghosts.push(page.eval("ghost").await);
        if trial == 0 {
            save_now(&mut page, "play-tile").await;
        }
        effects.push(page.eval("effect").await);
        page.until(LOADED).await;
        assert_eq!(page.eval("document.querySelector('.ghost')").await, json!(null), "the tile is drawn");
        page.click("#cancel").await;
    }
    let ghost = print_spread("tap to tile", &sorted(&json!(ghosts)));
    let effect = print_spread("tap to effect", &sorted(&json!(effects)));
    assert!(ghost < effect, "the tile appears after {ghost} ms, and the effect after {effect} ms");
    let moves = "document.querySelector('#moves').innerText";
    let before = page.eval(moves).await;
    let begun = Instant::now();
    move_by_command(user, 1).await;
    page.until(&format!("{moves} !== {before} && {LOADED}")).await;
    println!("a move in Discord appears after {:.2?}", begun.elapsed());
}

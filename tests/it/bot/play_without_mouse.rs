//! Plays on the page of a table without seeing or touching it: by keyboard alone, and by the accessibility tree alone.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::support::browser::Page;

use super::play_page::{ASKS, PATH, open_play_link};
use super::process::Stage;
use super::table::{People, move_by_command};
use super::watch::{LOADED, stage_with_pages};

/// JavaScript for the key that leads from the chosen cell to a spot, or to the last tile if no cell is chosen.
const NEXT_KEY: &str = "(() => {
    const chosen = document.querySelector('.plane .chosen');
    const spot = document.querySelector('.plane rect.target:not(.taken)');
    const cell = (node, axis) => Math.floor((Number(node.getAttribute(axis)) + 8) / 64);
    const [x, y] = ['x', 'y'].map((axis) => cell(spot, axis) - cell(chosen, axis));
    if (chosen.style.display === 'none' || x > 0) return 'ArrowRight';
    return x < 0 ? 'ArrowLeft' : y > 0 ? 'ArrowDown' : y < 0 ? 'ArrowUp' : 'Enter';
})()";

/// Lets a user play three turns on the page, and the other one by commands. `take_turn` ends with a committed move.
async fn play_turns(take_turn: impl AsyncFn(&mut Page)) {
    let mut stage: Stage = stage_with_pages().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.begin(&mut stage, &[], 7).await;
    let mut post = people.post_after(None).await;
    let user = people.asked_by(&post);
    let console = user.open(&post).await;
    let link = user.press(&console, "Play on the board").await.message();
    let Some(mut page) = open_play_link(&link.links()[0].replace("lang=fr", "lang=en")).await else { return };
    for turn in 1..4 {
        page.until(&format!("{ASKS} && {LOADED}")).await;
        take_turn(&mut page).await;
        post = people.post_after(Some(&post)).await;
        page.until(&format!("!({ASKS})")).await;
        move_by_command(people.asked_by(&post), turn).await;
        post = people.post_after(Some(&post)).await;
    }
    assert_eq!(people.asked_by(&post).name(), user.name());
}

/// Presses the tabulator key until an element has the focus.
async fn focus(page: &mut Page, selector: &str) {
    let has_focus = format!("document.activeElement === document.querySelector('{selector}')");
    for _ in 0..100 {
        if page.eval(&has_focus).await == json!(true) {
            return;
        }
        page.key("Tab").await;
    }
    panic!("the keyboard does not reach {selector}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_plays_by_keyboard() {
    play_turns(async |page| {
        focus(page, "#board").await;
        let text = "document.querySelector('#cell').textContent";
        loop {
            let key = page.eval(NEXT_KEY).await;
            let key = key.as_str().expect("a key");
            if key == "Enter" {
                page.until(&format!("{text}.includes('spot')")).await;
                page.key(key).await;
                break;
            }
            page.key(key).await;
        }
        page.until(&format!("{PATH} !== '' && !document.querySelector('#confirm').disabled")).await;
        focus(page, "#confirm").await;
        page.key("Enter").await;
    })
    .await;
}

/// The accessibility tree of a page, by the IDs of its nodes.
struct Tree(HashMap<String, Value>);

impl Tree {
    async fn of(page: &mut Page) -> Tree {
        let nodes = page.accessibility_tree().await;
        Tree(nodes.into_iter().map(|node| (node["nodeId"].as_str().expect("an ID").to_owned(), node)).collect())
    }

    /// Returns the nodes from one on, in the order in which a screen reader reads them.
    fn read<'a>(&'a self, node: &'a Value) -> Vec<&'a Value> {
        let children = node["childIds"].as_array().into_iter().flatten();
        let children = children.filter_map(|child| self.0.get(child.as_str()?));
        std::iter::once(node).chain(children.flat_map(|child| self.read(child))).collect()
    }

    /// Returns all nodes with a role.
    fn with_role(&self, role: &str) -> Vec<&Value> {
        let root = self.0.values().find(|node| node["parentId"].is_null()).expect("a root");
        self.read(root).into_iter().filter(|node| node["role"]["value"] == role).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_plays_by_the_accessibility_tree() {
    play_turns(async |page| {
        let tree = Tree::of(page).await;
        let groups = tree.with_role("group");
        let spots = groups.iter().find(|group| group["name"]["value"] == "Spot").expect("a group of spots");
        let is_control = |node: &&&Value| ["button", "combobox"].iter().any(|role| node["role"]["value"] == *role);
        let control = tree.read(spots).into_iter().find(|node| is_control(&node)).cloned().expect("a choice");
        assert_ne!(control["name"]["value"], "");
        page.activate(&control).await;
        if control["role"]["value"] == "combobox" {
            page.key("ArrowDown").await;
        }
        page.until(&format!("{PATH} !== '' && !document.querySelector('#confirm').disabled")).await;
        let tree = Tree::of(page).await;
        let buttons = tree.with_role("button");
        let confirm = buttons.iter().find(|button| button["name"]["value"] == "Confirm").expect("a button");
        page.activate(confirm).await;
    })
    .await;
}

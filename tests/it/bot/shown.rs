//! Checks of messages: that they contain texts, and that they are within Discord's limits.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::user::{Seen, User};
use crate::support::wait::within_deadline;

/// Checks that a message contains all of these texts.
pub fn says(message: &Seen, texts: &[&str]) {
    let all = message.full_text();
    for text in texts {
        assert!(all.contains(text), "`{text}` is missing in: {all}");
    }
}

/// Checks that a private answer contains all of these texts.
pub fn says_to_one(message: &Seen, texts: &[&str]) {
    assert!(message.only_you(), "the message is public: {}", message.content());
    says(message, texts);
}

/// Waits until a private answer has a button that leads to another message, and checks that it contains all of these
/// texts. Users see a new message before the bot has noted its ID, so the first answer may lack the link.
pub async fn leads_to(answer: impl AsyncFn() -> Seen, id: &str, texts: &[&str]) -> Seen {
    let (what, end) = (format!("a link to {id}"), format!("/{id}"));
    let linked = async {
        loop {
            let message = answer().await;
            if message.links().iter().any(|url| url.ends_with(&end)) {
                return message;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let message = within_deadline(&what, linked).await;
    says_to_one(&message, texts);
    message
}

/// Checks that a message has at most five rows, five buttons per row and 25 options per menu, that no text is cut off, and
/// that no picture is more than twice as high as wide.
pub fn is_within_limits(message: &Seen) {
    let rows: &[Value] = message.0["components"].as_array().map_or(&[], Vec::as_slice);
    assert!(rows.len() <= 5, "{} rows: {}", rows.len(), message.0);
    for row in rows {
        let parts = row["components"].as_array().expect("a row");
        let menus = parts.iter().filter(|part| part["type"] == json!(3)).count();
        assert!(parts.len() <= if menus > 0 { 1 } else { 5 }, "{row}");
        let options = parts.iter().filter_map(|part| part["options"].as_array()).map(Vec::len);
        assert!(options.into_iter().all(|count| (1..=25).contains(&count)), "{row}");
    }
    assert!(message.content().chars().count() <= 2000 && !message.content().ends_with('…'), "{}", message.content());
    // A chat shows higher pictures as narrow strips.
    let sizes = message.0["attachments"].as_array().into_iter().flatten();
    let mut sizes = sizes.filter_map(|file| Some((file["width"].as_u64()?, file["height"].as_u64()?)));
    assert!(sizes.all(|(width, height)| height <= 2 * width), "{}", message.0);
}

/// Returns the IDs of all buttons and menus with this prefix.
pub fn ids<'a>(message: &'a Seen, prefix: &str) -> Vec<&'a str> {
    let ids = message.components().into_iter().filter_map(|one| one["custom_id"].as_str());
    ids.filter(|id| id.starts_with(prefix)).collect()
}

/// Checks that a message can be confirmed, and that each button for it commits a path with this part.
pub fn confirms(message: &Seen, part: &str) {
    let ids = ids(message, "confirm:");
    assert!(!ids.is_empty() && ids.iter().all(|id| id.contains(part)), "{part}: {}", message.0);
}

/// Finds the option whose label contains a string, or is the cell in a string such as ` · E2`. Returns the ID of its menu, its label and its value. If the choice is
/// a button, returns the ID of the button and an empty value. Returns `None` if the message has no such option.
pub fn option<'a>(message: &'a Seen, text: &str) -> Option<(&'a str, &'a str, &'a str)> {
    let is_named = |label: &str| label.contains(text) || label == text.trim_start_matches([' ', '·']);
    message.components().into_iter().find_map(|one| {
        let id = one["custom_id"].as_str()?;
        let Some(options) = one["options"].as_array() else {
            let label = one["label"].as_str().filter(|label| is_named(label))?;
            return id.starts_with("pick:").then_some((id, label, ""));
        };
        let has = |option: &&Value| option["label"].as_str().is_some_and(is_named);
        let found = options.iter().find(has)?;
        Some((id, found["label"].as_str()?, found["value"].as_str()?))
    })
}

/// Returns the labels of the choices in the first menu of a console, or of the buttons in its place. Skips the menu
/// with the parts of the table.
pub fn first_choices(message: &Seen) -> Vec<String> {
    let of = |one: &Value| match one["options"].as_array() {
        Some(options) => options.iter().filter_map(|option| option["label"].as_str()).map(str::to_owned).collect(),
        None => one["label"].as_str().map(str::to_owned).into_iter().collect::<Vec<_>>(),
    };
    // The menu with the parts of the table has a special number.
    let is_pick = |one: &Value| {
        let id = one["custom_id"].as_str().unwrap_or_default();
        id.starts_with("pick:") && id.split(':').nth(3) != Some("99")
    };
    let rows = message.0["components"].as_array().into_iter().flatten();
    let mut rows = rows.map(|row| row["components"].as_array().into_iter().flatten().filter(|one| is_pick(one)));
    let first = rows.find_map(|row| Some(row.flat_map(of).collect::<Vec<_>>()).filter(|labels| !labels.is_empty()));
    first.unwrap_or_default()
}

/// Shows all controls of a rehearsal.
pub async fn show_all(person: &User, console: &Seen) -> Seen {
    match ids(console, "try:").into_iter().find(|id| id.ends_with('+')) {
        Some(more) => press(person, console, more).await,
        None => console.clone(),
    }
}

/// Chooses the option with this text, and waits until the console changes.
pub async fn choose(person: &User, console: &Seen, text: &str) -> Seen {
    let Some((id, _, value)) = option(console, text) else { panic!("no option `{text}`: {}", console.0) };
    let (id, value) = (id.to_owned(), value.to_owned());
    if value.is_empty() {
        person.press(console, &id).await;
    } else {
        person.choose(console, Some(&id), &[&value]).await;
    }
    changed(person, console).await
}

/// Chooses the option with this text among all controls of a rehearsal, and waits until the console changes.
pub async fn choose_anywhere(person: &User, console: &Seen, text: &str) -> Seen {
    choose(person, &show_all(person, console).await, text).await
}

/// Presses a button, by label or ID, and waits until the console changes.
pub async fn press(person: &User, console: &Seen, button: &str) -> Seen {
    person.press(console, button).await;
    changed(person, console).await
}

/// Presses the button that turns the tile clockwise, to its next rotation on the spot.
pub async fn rotate(person: &User, console: &Seen) -> Seen {
    let label = console.buttons().into_iter().find(|label| turns(label));
    press(person, console, label.unwrap_or_else(|| panic!("only one rotation: {}", console.0))).await
}

/// Returns whether a button turns the tile.
pub fn turns(label: &str) -> bool {
    label.starts_with(['⟳', '⟲'])
}

/// Waits until the console has other buttons or menus.
pub async fn changed(person: &User, console: &Seen) -> Seen {
    let is_other = |m: &Seen| m.id() == console.id() && m.0["components"] != console.0["components"];
    let shown = person.until(is_other).await;
    is_within_limits(&shown);
    shown
}

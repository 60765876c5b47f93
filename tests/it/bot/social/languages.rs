//! Checks all texts for users in each language. No message may show a key, an unfilled placeholder or another language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Duration;

use bergerie::rules::Expansion;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::bot::shown::{ids, is_within_limits};
use crate::bot::table::is_end;
use crate::support::browser::Page;
use crate::support::user::Outcome;
use tokio::time::{Interval, MissedTickBehavior, interval};

use super::*;

const LANGUAGES: [&str; 3] = ["en", "fr", "de"];

/// Commands that only read, commands that do not change the game, and commands that are refused.
const COMMANDS: &[&str] = &[
    "/help",
    "/game info",
    "/scores",
    "/tiles",
    "/fields",
    "/forecast",
    "/why",
    "/board",
    "/orders",
    "/orders order: herd number: 4",
    "/away",
    "/mygames",
    "/undo",
    "/settings change",
    "/settings export",
    "/settings erase",
    "/settings change zone: nowhere",
    "/gift show",
    "/monument info",
    "/bid pass",
    "/bid maximum prices: A 5",
    "/shepherd grow",
    "/answer choice: nonsense",
    "/game join",
    "/game leave",
    "/game start",
    "/game export",
    "/game rematch",
    "/game preset name: a",
    "/game preset name: a delete: on",
    "/game new preset: none",
    "/game find",
    "/duel opponent: bob",
    "/leaderboard",
    "/leaderboard season: 2026-4",
    "/leaderboard season: nonsense",
    "/profile",
];

/// A reader who understands one language and notices texts of the other languages.
struct Reader {
    language: &'static str,
    keys: BTreeSet<String>,
    own: String,
    foreign: Vec<(String, &'static str)>,
    texts: usize,
    read: BTreeSet<String>,
    /// The sandbox's page in the size of a phone, as Alice sees it, and Alice. `None` if no browser is installed.
    page: Option<(Page, User)>,
    pictures: usize,
    /// Ticks as often as the bot accepts presses of one user. A fast machine would press more often.
    presses: Interval,
}

impl Reader {
    fn of(language: &'static str) -> Reader {
        let (mut keys, mut own) = (BTreeSet::new(), String::new());
        for (key, fragment) in written(language) {
            keys.insert(key);
            own.push_str(&fragment);
            own.push('\n');
        }
        let others = LANGUAGES.into_iter().filter(|&other| other != language);
        let foreign = others.flat_map(|other| written(other).into_iter().map(move |(key, text)| (key, text, other)));
        // The name of a language is always in that language. Names of commands are short words that can occur in any
        // text.
        let is_sentence = |key: &str, text: &str| {
            !key.starts_with("label_LANGUAGE") && text.chars().count() >= 9 && text.contains(' ')
        };
        let is_foreign = |(key, text, other): (String, String, &'static str)| {
            (is_sentence(&key, &text) && !own.contains(&text)).then_some((text, other))
        };
        let foreign = foreign.filter_map(is_foreign).collect();
        let mut presses = interval(Duration::from_millis(100));
        presses.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Reader { language, keys, own, foreign, texts: 0, read: BTreeSet::new(), page: None, pictures: 0, presses }
    }

    /// Checks one string that users see, and counts it.
    fn text(&mut self, text: &str) {
        self.texts += 1;
        if self.language == "fr" {
            let breaks = [" :", " ;", " ?", " !", " »", "« "].into_iter().find(|space| text.contains(space));
            assert_eq!(breaks, None, "an ordinary space beside a sign: {text}");
        }
        let text = &text.replace('\u{a0}', " ");
        if !self.read.insert(text.to_owned()) {
            return;
        }
        assert!(!text.contains("{$") && !text.contains("{ $"), "{}: an unfilled placeholder: {text}", self.language);
        assert!(!text.contains(" ,"), "{}: a word is missing before a comma: {text}", self.language);
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        let key = text.split(|c| !is_word(c)).find(|word| word.contains('_') && self.keys.contains(*word));
        assert_eq!(key, None, "{}: a key instead of its text: {text}", self.language);
        let foreign = self.foreign.iter().find(|(fragment, _)| text.contains(fragment.as_str()));
        assert!(foreign.is_none(), "{}: {foreign:?} in: {text}", self.language);
    }

    /// Reads all texts of a message or form.
    fn all(&mut self, value: &Value) {
        match value {
            Value::Array(list) => list.iter().for_each(|one| self.all(one)),
            Value::Object(fields) => {
                for (name, value) in fields {
                    match (name.as_str(), value) {
                        (
                            "content" | "title" | "description" | "label" | "placeholder" | "text",
                            Value::String(text),
                        ) => {
                            self.text(text);
                        }
                        _ => self.all(value),
                    }
                }
            }
            _ => {}
        }
    }

    async fn message(&mut self, message: &Seen) {
        is_within_limits(message);
        self.all(&message.0);
        if let Some((page, alice)) = &mut self.page {
            self.pictures += usize::from(keep(page, alice, message, (self.language, self.pictures + 1)).await);
        }
    }

    async fn outcome(&mut self, outcome: &Outcome) {
        self.presses.tick().await;
        if outcome.kind() == "modal" {
            self.all(outcome.modal());
        }
        for message in outcome.messages() {
            self.message(&message).await;
        }
    }

    /// Reads all messages of the channel.
    async fn channel(&mut self, person: &User) {
        for message in person.history().await {
            self.all(&message.0);
        }
    }
}

/// The height of a phone's screen, in pixels.
const SCREEN: f64 = 844.0;

/// Returns the height of a part of the page.
const HEIGHT: &str = "(one) => one.getBoundingClientRect().height";

/// Checks a message on Alice's phone, and returns whether she sees it at all. With `SCREENSHOTS` set, also takes a
/// screenshot of it for review, which takes a second.
async fn keep(page: &mut Page, alice: &User, message: &Seen, (language, number): (&str, usize)) -> bool {
    let node = format!("document.querySelector('[data-message=\"{}\"]')", message.id());
    if alice.channel().await.iter().all(|seen| seen.id() != message.id()) {
        return false;
    }
    page.until(&node).await;
    page.until_pictures(&node).await;
    page.eval(&format!("{node}.scrollIntoView({{ block: 'start' }})")).await;
    assert!(page.fits_phone().await, "wider than a phone: {}", message.content());
    if !message.only_you() && !ids(message, "play:").is_empty() {
        let heights =
            page.eval(&format!("{node} && [{node}, ...{node}.querySelectorAll('.picture img')].map({HEIGHT})")).await;
        let heights: Vec<f64> = heights.as_array().expect("heights").iter().filter_map(|one| one.as_f64()).collect();
        let (&post, pictures) = heights.split_first().expect("a post");
        let picture: f64 = pictures.iter().sum();
        println!("{language} {number}: a post of {post:.0} pixels, of which {picture:.0} are its pictures");
        assert!(post <= SCREEN, "{post:.0} pixels are more than a screen: {}", message.content());
        assert!(
            post - picture <= 0.40 * SCREEN,
            "{:.0} pixels of text and buttons: {}",
            post - picture,
            message.content()
        );
    }
    if std::env::var_os("SCREENSHOTS").is_some() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots/walk").join(language);
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join(format!("{number:03}.png")), page.screenshot().await).expect("a picture");
    }
    true
}

/// Returns the parts of a language's texts between placeholders, with the keys of the texts.
fn written(language: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(language);
    for folder in [folder.join("expansions"), folder] {
        for file in fs::read_dir(folder).expect("a folder").flatten().filter(|file| file.path().is_file()) {
            let text = fs::read_to_string(file.path()).expect("texts");
            let resource = fluent_syntax::parser::parse(text).expect("valid Fluent");
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                for pattern in message.value.iter().chain(attributes) {
                    fragments(pattern, &message.id.name, &mut found);
                }
            }
        }
    }
    found
}

fn fragments(pattern: &Pattern<String>, key: &str, found: &mut Vec<(String, String)>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.push((key.to_owned(), value.trim().to_owned())),
            PatternElement::Placeable { expression } => in_expression(expression, key, found),
        }
    }
}

fn in_expression(expression: &Expression<String>, key: &str, found: &mut Vec<(String, String)>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter().for_each(|one| fragments(&one.value, key, found)),
        Expression::Inline(InlineExpression::Placeable { expression }) => in_expression(expression, key, found),
        Expression::Inline(_) => {}
    }
}

/// Presses each button of a message that has no effect on the game, then reads the answers.
async fn look(reader: &mut Reader, person: &User, message: &Seen) {
    let quiet = [
        "catch", "board", "describe", "more", "scores", "tiles", "fields", "ended", "why", "gifts", "monument",
        "orders",
    ];
    let all = ids(message, "").into_iter().map(str::to_owned).collect::<Vec<_>>();
    for id in all.iter().filter(|id| quiet.iter().any(|word| id.contains(word)) && !id.starts_with("order:")) {
        if let Ok(outcome) = person.try_press(message, id).await {
            reader.outcome(&outcome).await;
        }
    }
}

fn id(message: &Seen, prefix: &str) -> String {
    ids(message, prefix).first().unwrap_or_else(|| panic!("no {prefix}: {}", message.0)).to_string()
}

/// Answers a post's question, in the console or with the post's own buttons, and reads every step.
async fn step(reader: &mut Reader, people: &[User], post: &Seen) {
    if !ids(post, "form:").is_empty() {
        for person in people {
            if let Ok(form) = person.try_press(post, &id(post, "form:")).await {
                reader.outcome(&form).await;
                if form.kind() == "modal" {
                    reader.outcome(&person.submit(&form, json!({ "B": "3" })).await).await;
                }
            }
        }
        return;
    }
    let person = asked(people, post).await;
    let Some(play) = ids(post, "play:").first().map(|id| (*id).to_owned()) else {
        reader.outcome(&person.press(post, &id(post, "answer:")).await).await;
        return;
    };
    let mut console = person.press(post, &play).await.message();
    reader.message(&console).await;
    let confirms = |m: &Seen| !ids(m, "confirm:").is_empty();
    // The rounds choose a spot, a figure if possible, and all further choices. The last rounds stay on the spot and answer a question without
    // which the move cannot be confirmed.
    for round in 0..8 {
        if round > 1 && confirms(&console) {
            break;
        }
        let Some((menu, value)) = pick(&console, round < 4) else { break };
        match value {
            Some(value) => person.choose(&console, Some(&menu), &[&value]).await,
            None => person.press(&console, &menu).await,
        };
        // Even a choice that has already been made causes an edit of the message.
        let before = console.0["edited_timestamp"].clone();
        console = person.until(|m| m.id() == console.id() && m.0["edited_timestamp"] != before).await;
        reader.message(&console).await;
    }
    console = person.until(|m| m.id() == console.id() && confirms(m)).await;
    reader.outcome(&person.press(&console, &id(&console, "confirm:")).await).await;
}

/// The seed of the game's draws.
const SEED: u8 = 3;

/// Returns the custom ID of the last menu or button in a console that makes a choice, with the last value of a menu and
/// `None` for a button. Returns `None` if the console offers no choice. The menu with the parts of the table has the number 99, and the
/// buttons of other spots have those after it.
fn pick(console: &Seen, may_leave_spot: bool) -> Option<(String, Option<String>)> {
    let is_pick = |one: &&Value| {
        let id = one["custom_id"].as_str().unwrap_or_default();
        let number: Option<u8> = id.split(':').nth(3).and_then(|number| number.parse().ok());
        let is_wanted = number.is_some_and(|number| number < 99 || (may_leave_spot && number > 99));
        id.starts_with("pick:") && is_wanted && one["disabled"] != json!(true)
    };
    let components = console.components();
    let one = components.into_iter().rfind(is_pick)?;
    let value = one["options"].as_array().and_then(|options| options.last()?["value"].as_str());
    Some((one["custom_id"].as_str()?.to_owned(), value.map(str::to_owned)))
}

/// Waits for an active post other than `before`, whatever the post asks.
async fn next(person: &User, before: Option<&Seen>) -> Seen {
    let fresh = |m: &Seen| before.is_none_or(|b| m.id().parse::<u64>().ok() > b.id().parse::<u64>().ok());
    let asks = |m: &Seen| ["play:", "answer:", "form:"].iter().any(|kind| !ids(m, kind).is_empty());
    person.until(|m| !m.only_you() && fresh(m) && asks(m)).await
}

/// Returns the user whom a post asks.
async fn asked<'a>(people: &'a [User], post: &Seen) -> &'a User {
    for person in people {
        if person.look(post).await.pings_you() {
            return person;
        }
    }
    panic!("nobody is asked: {}", post.content())
}

async fn read_everything(language: &'static str) {
    let mut timed = ClockedBot::set().await;
    let mut reader = Reader::of(language);
    if language == "en" || std::env::var_os("SCREENSHOTS").is_some() {
        let address = format!("{}/?as=alice&channel=carcassonne", timed.stage.sandbox.url());
        reader.page = Page::open(&address).await.map(|page| (page, timed.stage.user("alice")));
    }
    if let Some((page, _)) = &mut reader.page {
        page.resize_to_phone(1300).await;
    }
    let people = [timed.stage.user("alice"), timed.stage.user("bob")];
    let [alice, bob] = &people;
    for person in [alice, bob, &timed.stage.user("carol")] {
        reader.outcome(&person.command(&format!("/settings change language: {language}")).await).await;
    }
    let expansions = Expansion::ALL.iter().map(|expansion| expansion.id()).collect::<Vec<_>>().join("+");
    let opening = format!("/game new first: 0 pace: day undo: none language: {language} expansions: {expansions}");
    reader.outcome(&alice.command(&opening).await).await;
    let lobby = alice.until(|m| !ids(m, "join:").is_empty()).await;
    reader.message(&lobby).await;
    let options = alice.press(&lobby, &id(&lobby, "options:")).await.message();
    reader.message(&options).await;
    reader.outcome(&alice.press(&options, &id(&options, "preset:")).await).await;
    reader.outcome(&alice.press(&lobby, &id(&lobby, "bots:")).await).await;
    reader.outcome(&alice.press(&lobby, &id(&lobby, "start:")).await).await;
    bob.press(&lobby, &id(&lobby, "join:")).await;
    timed.draw_from(SEED).await;
    alice.press(&lobby, &id(&lobby, "start:")).await;
    let mut post = next(alice, None).await;
    reader.message(&post).await;
    for command in COMMANDS {
        if let Ok(outcome) = alice.try_command(command).await {
            reader.outcome(&outcome).await;
        }
    }
    let more = alice.press(&post, &id(&post, "more:")).await.message();
    reader.message(&more).await;
    look(&mut reader, alice, &more).await;
    for turn in 0..14 {
        step(&mut reader, &people, &post).await;
        let before = post;
        post = next(alice, Some(&before)).await;
        reader.message(&post).await;
        reader.message(&alice.look(&before).await).await;
        if turn % 5 == 3 {
            look(&mut reader, alice, &alice.look(&before).await).await;
            look(&mut reader, alice, &post).await;
            look(&mut reader, bob, &post).await;
        }
    }
    reader.outcome(&alice.command("/game status").await).await;
    // An undo is requested and rejected.
    let mover = if asked(&people, &post).await.name() == "alice" { bob } else { alice };
    reader.outcome(&mover.command("/undo").await).await;
    timed.settled().await;
    reader.channel(alice).await;
    post = next(alice, None).await;
    while !ids(&post, "form:").is_empty() {
        step(&mut reader, &people, &post).await;
        post = next(alice, Some(&post)).await;
    }
    // A player is late, and the table continues.
    timed.pass(20 * HOUR);
    timed.settled().await;
    timed.pass(20 * HOUR);
    let vote = alice.until(|m| ids(m, "vote:").len() >= 5).await;
    reader.message(&vote).await;
    for person in &people {
        // This votes to skip the player. The late player is not asked, and an earlier vote may already have decided.
        if let Ok(outcome) = person.try_press(&vote, ids(&vote, "")[1]).await {
            reader.outcome(&outcome).await;
        }
    }
    let after = next(alice, Some(&post)).await;
    reader.message(&after).await;
    reader.outcome(&bob.command("/away until: 3").await).await;
    reader.outcome(&alice.command("/game replace player: @bob with: @carol").await).await;
    timed.settled().await;
    reader.channel(bob).await;
    // The end.
    let sure = bob.command("/game resign").await.message();
    reader.message(&sure).await;
    reader.outcome(&bob.press(&sure, &id(&sure, "leave:")).await).await;
    let end = alice.until(|m| !m.only_you() && is_end(m)).await;
    reader.message(&end).await;
    for menu in end.components().iter().filter(|one| one["type"] == json!(3)) {
        for option in menu["options"].as_array().into_iter().flatten() {
            let value = option["value"].as_str().expect("a value");
            reader.outcome(&alice.choose(&end, menu["custom_id"].as_str(), &[value]).await).await;
        }
    }
    reader.channel(alice).await;
    println!("{language}: {} texts were read", reader.texts);
    assert!(reader.texts > 1000 && reader.own.len() > 10_000, "{} texts", reader.texts);
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_english() {
    read_everything("en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_french() {
    read_everything("fr").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_german() {
    read_everything("de").await;
}

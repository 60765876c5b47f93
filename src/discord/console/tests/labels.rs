//! The labels of buttons, options and completions, as Discord receives them: no two choices of a question have the same label, even if
//! long ones were cut.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::discord::commands::args::Args;
use crate::discord::commands::command::{Command, OptionType, TopLevelCommand};
use crate::discord::commands::list::entries;
use crate::discord::commands::names::english_name;
use crate::discord::context::{Context, Reply, tests};
use crate::discord::expansions::{self, PostControls};
use crate::discord::interaction::OptionValue;
use crate::discord::message::response::{CompletionValue, Response};
use crate::discord::message::{Completion, DecisionId, Draft, Row};
use crate::presenter::codes;
use crate::presenter::spots::numbered_spots;
use crate::presenter::words::Locale;
use crate::presenter::words::labels::{self, CommandLabel};
use crate::rules::Decision;
use crate::table::Snapshot;

use super::clicks::{CHANNEL, Player, begun, games};
use crate::discord::console::open::open;

/// The texts that occur more than once among the choices of a question, with their numbers.
#[derive(Default)]
pub(super) struct Repeated {
    pub checked: usize,
    pub texts: BTreeMap<String, usize>,
}

impl Repeated {
    fn check(&mut self, question: &str, choices: impl IntoIterator<Item = String>) {
        let mut seen = BTreeSet::new();
        for choice in choices {
            self.checked += 1;
            if seen.contains(&choice) {
                *self.texts.entry(format!("{question}: {choice}")).or_default() += 1;
            }
            seen.insert(choice);
        }
    }

    /// Checks all buttons of a message together, and the options of each question with menus.
    pub(super) fn check_message(&mut self, question: &str, draft: Draft) {
        let mut menus: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let (mut buttons, mut headings) = (Vec::new(), Vec::new());
        for row in draft.into_response().json["components"].as_array().unwrap() {
            let components = row["components"].as_array().into_iter().flatten();
            let in_row = components.clone().filter(|component| component["type"] == 2);
            buttons.extend(in_row.map(|b| format!("{} {}", b["emoji"]["name"], text(b, "label"))));
            for menu in components.filter(|component| component["options"].is_array()) {
                // The menus of one question have different numbers and the same path.
                let (press, placeholder) = (text(menu, "custom_id"), text(menu, "placeholder"));
                let path = press.splitn(5, ':').nth(4).unwrap_or_default();
                let heading = placeholder.split(" (").next().unwrap_or_default();
                let options = menu["options"].as_array().unwrap().iter().map(|option| text(option, "label"));
                menus.entry(format!("{question}, {heading} {path}")).or_default().extend(options);
                headings.push(placeholder);
            }
        }
        self.check(question, buttons);
        self.check(&format!("{question}, headings"), headings);
        for (heading, options) in menus {
            self.check(&heading, options);
        }
    }

    fn check_completions(&mut self, question: &str, completions: Vec<Completion>) {
        let body = Response::Completions(completions).into_body().unwrap().json;
        let names = body["data"]["choices"].as_array().unwrap().iter().map(|choice| text(choice, "name"));
        self.check(question, names);
    }
}

fn text(value: &Value, key: &str) -> String {
    value[key].as_str().unwrap_or_default().to_owned()
}

fn option(label: CommandLabel, value: &str, is_focused: bool) -> OptionValue {
    OptionValue { name: english_name(label).to_owned(), value: value.into(), is_focused, is_bot: false, file: None }
}

/// Returns all commands with completion, each with the options that are completed.
fn completed_options() -> Vec<(&'static Command, CommandLabel)> {
    let commands = entries().flat_map(|entry| match entry {
        TopLevelCommand::Single(command) => std::slice::from_ref(command),
        TopLevelCommand::Group(_, commands) => *commands,
    });
    let is_completed =
        |kind: OptionType| matches!(kind, OptionType::Text | OptionType::Number | OptionType::NumberTo(_));
    let options = |command: &'static Command| {
        command.options.iter().filter(move |option| is_completed(option.kind)).map(move |o| (command, o.label))
    };
    commands.flat_map(options).collect()
}

/// Checks everything that a user who is asked can choose from.
fn check_choices(ctx: &Context, table: &Snapshot, decision: &Decision, repeated: &mut Repeated) {
    let spots = numbered_spots(decision);
    let first = spots.first().map(|spot| option(labels::AT, &spot.at.to_string(), false));
    for (command, label) in completed_options() {
        let given: Vec<OptionValue> = first.iter().cloned().chain([option(label, "", true)]).collect();
        // A command that does not fit the moment has no completions.
        let completions = (command.complete)(ctx, &Args::from(&given)).unwrap_or_default();
        repeated.check_completions(&format!("/{} {}", english_name(command.label), english_name(label)), completions);
    }
    for hooks in expansions::all() {
        let game = table.game().unwrap();
        let (PostControls::InsteadOfConsole(buttons) | PostControls::BesideConsole(buttons)) =
            (hooks.post_controls)(ctx.words, table, game).unwrap_or(PostControls::BesideConsole(Vec::new()));
        repeated.check_message("post", Draft::text("").row(Row::Buttons(buttons)));
    }
    let id = DecisionId::of(table).unwrap();
    // The console of a tile, and every second time that of its first spot.
    let first = spots.first().and_then(|spot| spot.first_placement()).filter(|_| decision.number.is_multiple_of(2));
    let path = first.map(codes::placement_code).unwrap_or_default();
    if let Reply::Message(draft) = open(ctx, id, &path).unwrap().reply {
        repeated.check_message("console", draft);
    }
}

/// With `GAMES=10`, also checks rare choices.
#[test]
fn no_two_choices_of_a_question_have_the_same_label() {
    let mut repeated = Repeated::default();
    for number in 0..games(1) {
        // Every fourth game has all expansions.
        let (app, mut table) = begun(4 * number + 3);
        let (mut seed, mut position) = (number << 32, 0);
        while let (Some(user), Some(decision)) = (table.awaited_user(), table.decision()) {
            (seed, position) = (seed + 1, position + 1);
            if position % 12 == 0 {
                let locale = Locale::ALL[position / 12 % Locale::ALL.len()];
                check_choices(&tests::ctx(&app, user, CHANNEL, locale), &table, decision, &mut repeated);
            }
            let answer = Player::Random.answer(table.game().unwrap(), seed);
            app.tables.act(table.id, user, decision.number, &[answer]).unwrap();
            table = app.tables.get(table.id).unwrap().unwrap();
        }
    }
    let Repeated { checked, texts } = repeated;
    println!("{checked} choices, {} of which have the label of another", texts.values().sum::<usize>());
    assert!(checked > 2000 && texts.is_empty(), "{checked}: {texts:#?}");
}

/// The list of expansions grows by one expansion with each choice.
#[test]
fn every_list_of_expansions_differs_from_the_others_and_can_be_edited() {
    let (app, table) = begun(0);
    let command = completed_options().into_iter().find(|(_, label)| *label == labels::EXPANSIONS).unwrap().0;
    let (mut repeated, mut longest) = (Repeated::default(), 0);
    for locale in Locale::ALL {
        let ctx = tests::ctx(&app, table.host, CHANNEL, locale);
        let mut typed = String::new();
        loop {
            let completed = |typed: &str| {
                (command.complete)(&ctx, &Args::from(&[option(labels::EXPANSIONS, typed, true)])).unwrap()
            };
            let lists = completed(&typed);
            repeated.check_completions("expansions", lists.clone());
            let Some(last) = lists.last().filter(|last| last.label != typed) else { break };
            longest = longest.max(last.label.chars().count());
            // A user who goes on typing edits the label, which must mean the same as the value.
            let CompletionValue::Text(value) = &last.value else { panic!("{last:?}") };
            assert_eq!(completed(&last.label).len(), completed(value).len(), "{last:?}");
            typed = last.label.clone();
        }
    }
    assert!(longest > 60 && longest <= 100 && repeated.texts.is_empty(), "{longest}: {:#?}", repeated.texts);
}

//! Fuzz tests with input that no Discord client sends: forged IDs, options of the wrong type, and forms with arbitrary content.
//!
//! No input may cause a panic or an internal error, and a refused input must change nothing. Tests run for a few seconds, or for
//! the number of seconds in `FUZZ_SECONDS`.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use serde_json::{Value, json};

use crate::discord::commands::args::Args;
use crate::discord::commands::command::{OptionType, SlashOption, TopLevelCommand};
use crate::discord::commands::names::english_name;
use crate::discord::commands::{film, list};
use crate::discord::context::{App, Context, Outcome, Reply, tests};
use crate::discord::error::AppError;
use crate::discord::expansions;
use crate::discord::interaction::Invocation;
use crate::discord::message::parts::Menu;
use crate::discord::message::{Button, ExpansionPress, FormValues, Press, Row};
use crate::discord::posts::compose::compose;
use crate::discord::social::review;
use crate::opponent::Reviewer;
use crate::presenter::words::Locale;
use crate::rules::{Expansion, Setup};
use crate::table::{ChannelId, Seed, TableId, UserId};

use crate::discord::wire::dispatch::{ack, handle_form, handle_press, open_form, opens_form};

const PEOPLE: [UserId; 3] = [UserId(1), UserId(2), UserId(9)];
const CHANNELS: u64 = 4;

/// Creates two running games (with and without expansions), a lobby, and a channel without a table.
fn app() -> Arc<App> {
    let app = tests::app();
    let mut everything = Setup::base(0);
    Expansion::ALL.iter().for_each(|&expansion| everything.expansions.set(expansion, true));
    for (channel, setup) in [(1, Setup::base(0)), (2, everything), (3, Setup::base(0))] {
        let channel = ChannelId(channel);
        app.tables.create_with_seed(channel, PEOPLE[0], "en", setup, Seed::new([channel.0 as u8; 32])).unwrap();
        app.tables.join(channel, PEOPLE[1]).unwrap();
        if channel.0 < 3 {
            app.tables.start(channel, PEOPLE[0]).unwrap();
        }
    }
    app
}

fn ctx(app: &Arc<App>, user: Index, channel: Index, locale: Index) -> Context {
    let channel = ChannelId(channel.index(CHANNELS as usize) as u64 + 1);
    tests::ctx(app, PEOPLE[user.index(PEOPLE.len())], channel, *locale.get(&Locale::ALL))
}

/// The custom IDs and menu values that the bot shows on posts and in responses to presses.
#[derive(Default)]
struct ShownControls {
    ids: Vec<String>,
    values: Vec<String>,
}

impl ShownControls {
    fn of_posts(app: &App) -> ShownControls {
        let mut shown = ShownControls::default();
        for notice in app.tables.pending_notices().unwrap() {
            let context = app.tables.notice_context(notice).unwrap();
            let rows = compose(app, notice.kind, &context).unwrap().rows;
            shown.take(&rows);
        }
        shown
    }

    fn take(&mut self, rows: &[Row]) {
        for row in rows {
            match row {
                Row::Buttons(buttons) => {
                    self.ids.extend(buttons.iter().filter_map(Button::press).map(Press::to_string))
                }
                Row::Menu(Menu { press, options, .. }) => {
                    self.ids.push(press.to_string());
                    self.values.extend(options.choices().iter().map(|choice| choice.value.clone()));
                }
            }
        }
        for list in [&mut self.ids, &mut self.values] {
            let mut known = HashSet::new();
            list.retain(|text| known.insert(text.clone()));
        }
    }
}

/// Summarizes all tables: players, progress and pending notices.
fn standing(app: &App) -> String {
    let table = |id| {
        let table = app.tables.get(TableId(id)).unwrap()?;
        Some((
            table.users.clone(),
            table.setup.clone(),
            table.play().map(|play| play.length),
            table.is_active(),
            table.sealed,
        ))
    };
    format!("{:?} {:?}", [1, 2, 3].map(table), app.tables.pending_notices().unwrap())
}

/// Returns the processor time of this thread, because other tests keep the machine busy.
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.cast_unsigned(), time.tv_nsec as u32)
}

/// Calls a handler as a user. Returns `None` if the handler fails, after checking that it has changed nothing and that its error
/// has a message.
fn attempt(ctx: &Context, act: impl FnOnce() -> Result<Outcome, AppError>) -> Result<Option<Outcome>, TestCaseError> {
    let before = standing(&ctx.app);
    let begun = processor_time();
    let done = act();
    let taken = processor_time() - begun;
    prop_assert!(taken < Duration::from_secs(20), "it took {taken:?}");
    match done {
        Ok(outcome) => Ok(Some(outcome)),
        Err(error) => {
            prop_assert!(!error.is_failure(), "{error}");
            let table = ctx.app.tables.find(ctx.channel).unwrap();
            prop_assert!(!error.message(ctx.words, table.as_ref(), ctx.user, "").is_empty());
            prop_assert_eq!(standing(&ctx.app), before, "{}", error);
            Ok(None)
        }
    }
}

/// A mutation that replaces a part of a string with another string.
#[derive(Clone, Debug)]
struct Change {
    from: Index,
    length: usize,
    by: String,
}

impl Change {
    fn of(&self, text: &str) -> String {
        let characters: Vec<char> = text.chars().collect();
        let from = self.from.index(characters.len() + 1);
        let to = (from + self.length).min(characters.len());
        characters[..from].iter().copied().chain(self.by.chars()).chain(characters[to..].iter().copied()).collect()
    }
}

fn change() -> impl Strategy<Value = Change> {
    let odd = [
        "",
        ":",
        "-1",
        "0",
        "9223372036854775807",
        "18446744073709551616",
        "4294967295",
        "é",
        "\u{0}",
        ".",
        "N127E127",
        "::",
    ];
    let by =
        prop_oneof![proptest::sample::select(odd.to_vec()).prop_map(str::to_owned), "\\PC{0,8}", "[a-z0-9:.]{1,6}"];
    (any::<Index>(), 0..6_usize, by).prop_map(|(from, length, by)| Change { from, length, by })
}

fn fuzz<S: Strategy>(inputs: &S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let seconds = std::env::var("FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let until = Instant::now() + Duration::from_secs(seconds);
    while Instant::now() < until {
        let config = Config { cases: 4, failure_persistence: None, max_shrink_iters: 100, ..Config::default() };
        if let Err(error) = TestRunner::new(config).run(inputs, &test) {
            panic!("{error}");
        }
    }
}

#[test]
fn random_custom_ids_are_rejected_or_handled() {
    let changed = || proptest::option::of(change());
    let step = (any::<[Index; 5]>(), any::<bool>(), changed(), changed());
    fuzz(&vec(step, 1..12), |steps| {
        let app = app();
        let mut shown = ShownControls::of_posts(&app);
        for ([user, channel, locale, id, value], is_private, changed_id, changed_value) in steps {
            let ctx = ctx(&app, user, channel, locale);
            let id = id.get(&shown.ids).clone();
            let id = changed_id.map_or(id.clone(), |change| change.of(&id));
            let value = if shown.values.is_empty() { String::new() } else { value.get(&shown.values).clone() };
            let value = changed_value.map_or(value.clone(), |change| change.of(&value));
            let Ok(press) = id.parse::<Press>() else { continue };
            prop_assert_eq!(press.to_string().parse::<Press>(), Ok(press.clone()), "{}", id);
            ack(&press, is_private);
            let outcome = attempt(&ctx, || handle_press(&ctx, press, &[value], is_private))?;
            let drafts = match outcome.map(|outcome| outcome.reply) {
                Some(Reply::Message(draft)) => vec![draft],
                Some(Reply::Pages(drafts)) => drafts,
                Some(Reply::Film(request)) => {
                    let film = film::render(&app, request.table, request.from, request.length);
                    prop_assert!(film.is_ok(), "{}", film.unwrap_err());
                    Vec::new()
                }
                Some(Reply::Review(request)) => {
                    let only_first = |reviewer: &mut Reviewer| {
                        reviewer.review_next();
                        Ok(false)
                    };
                    let review = review::compute(&app, request.table, only_first);
                    let shown = review.and_then(|made| review::review_message(&ctx, request, &made));
                    prop_assert!(shown.is_ok(), "{}", shown.unwrap_err());
                    Vec::new()
                }
                Some(Reply::Nothing | Reply::Upload(_) | Reply::Thread(_)) | None => Vec::new(),
            };
            drafts.into_iter().for_each(|draft| shown.take(&draft.rows));
        }
        Ok(())
    });
}

#[test]
fn any_text_parses_to_a_press_or_is_rejected() {
    fuzz(&"\\PC{0,120}", |text| {
        if let Ok(press) = text.parse::<Press>() {
            prop_assert_eq!(press.to_string().parse(), Ok(press));
        }
        Ok(())
    });
}

/// Returns the names and options of all commands.
fn commands() -> Vec<(&'static str, Option<&'static str>, &'static [SlashOption])> {
    list::entries()
        .flat_map(|entry| match entry {
            TopLevelCommand::Single(command) => vec![(english_name(command.label), None, command.options)],
            TopLevelCommand::Group(label, commands) => commands
                .iter()
                .map(|command| (english_name(*label), Some(english_name(command.label)), command.options))
                .collect(),
        })
        // Omit animations, which take seconds to render and have no input except the table.
        .filter(|(name, ..)| *name != "film")
        .collect()
}

/// Generates option values that a user might type, or a client might send.
fn typed() -> impl Strategy<Value = Value> {
    const KNOWN: &str = "N1 E1 S2W1 0 90 meeple knight river+abbot A 1 on random none castle synod";
    prop_oneof![
        3 => proptest::sample::select(KNOWN.split(' ').collect::<Vec<_>>()).prop_map(|text| json!(text)),
        2 => "\\PC{0,40}".prop_map(|text| json!(text)),
        1 => "[NESW0-9]{1,24}".prop_map(|text| json!(text)),
        1 => Just(json!("+,".repeat(3000))),
        1 => any::<i32>().prop_map(|number| json!(number)),
        1 => (0..9_i64).prop_map(|number| json!(number)),
        1 => any::<bool>().prop_map(|truth| json!(truth)),
    ]
}

/// Returns the option in Discord's format. Type 3 is a string, 4 an integer, 5 a boolean.
fn option(option: &SlashOption, value: &Value, is_typed_now: bool) -> Value {
    let kind = match (value, option.kind) {
        (Value::Number(_), _) => 4,
        (Value::Bool(_), _) => 5,
        (_, OptionType::Number | OptionType::NumberTo(_)) if is_typed_now => 4,
        _ => 3,
    };
    let value = if is_typed_now {
        json!(value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    } else {
        value.clone()
    };
    json!({ "name": english_name(option.label), "type": kind, "value": value, "focused": is_typed_now })
}

#[test]
fn options_of_commands_may_hold_anything() {
    let commands = commands();
    let step = (any::<[Index; 5]>(), vec(typed(), 6), any::<u8>(), any::<bool>());
    fuzz(&vec(step, 1..8), |steps| {
        let app = app();
        for ([user, channel, locale, which, focused], values, given, completes) in steps {
            let ctx = ctx(&app, user, channel, locale);
            let &(command, subcommand, options) = which.get(&commands);
            let given = options.iter().zip(&values).enumerate().filter(|(index, _)| given >> index & 1 == 1);
            let focused = focused.index(options.len().max(1));
            let given: Vec<Value> =
                given.map(|(index, (opt, value))| option(opt, value, completes && index == focused)).collect();
            let options = match subcommand {
                Some(subcommand) => json!([{ "name": subcommand, "type": 1, "options": given }]),
                None => json!(given),
            };
            let data = json!({ "id": "1", "name": command, "type": 1, "options": options });
            let command = Invocation::read(&data).unwrap();
            let args = Args::of(&command);
            let found = list::find(&command.name, command.subcommand.as_deref());
            if completes {
                let choices = found.map(|command| command.complete(&ctx, &args));
                let choices = choices.and_then(Result::ok).unwrap_or_default();
                prop_assert!(choices.iter().all(|choice| !choice.label.is_empty()), "{choices:?}");
            } else if let Some(command) = found {
                attempt(&ctx, || command.run(&ctx, &args))?;
            }
        }
        Ok(())
    });
}

#[test]
fn forms_may_hold_anything() {
    let words: Vec<&str> = expansions::all().flat_map(|hooks| hooks.presses).map(|press| press.word).collect();
    let text = prop_oneof!["\\PC{0,60}", "-?[0-9]{1,30}", Just("9".repeat(4000)), "[0-9]{1,2}"];
    let step = (any::<[Index; 4]>(), 0..4_i64, 0..9_u32, proptest::option::of("\\PC{0,12}"), text);
    fuzz(&vec(step, 1..8), |steps| {
        let app = app();
        for ([user, channel, locale, word], table, number, rest, text) in steps {
            let names = "amount name A B zone quiet expansions pace grace season assists pass bid".split(' ');
            let fields = FormValues(names.map(|field| (field.to_owned(), vec![text.clone()])).collect());
            let ctx = ctx(&app, user, channel, locale);
            let table = TableId(table);
            let special = |word: &&str| {
                Press::Expansion(ExpansionPress {
                    word: (*word).to_owned(),
                    table,
                    number: Some(number),
                    rest: rest.clone(),
                })
            };
            let mut presses =
                vec![Press::OptionForm(table), Press::SavePreset(table), Press::OrderForm(table), Press::Hours];
            presses.extend(words.iter().map(special));
            presses.retain(opens_form);
            let press = word.get(&presses);
            if let Err(error) = open_form(&ctx, press.clone()) {
                prop_assert!(!error.is_failure(), "{error}");
            }
            attempt(&ctx, || handle_form(&ctx, press.clone(), &fields))?;
        }
        Ok(())
    });
}

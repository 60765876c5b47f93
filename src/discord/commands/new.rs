//! `/game new`: opens a table.

use crate::discord::context::{Context, NewThread, Outcome, Reply, words_of};
use crate::discord::error::{AnswerError, AppError};
use crate::discord::interaction::OptionValue;
use crate::discord::message::body::MAX_OPTION_LENGTH;
use crate::discord::message::{Completion, Draft, Press, button, primary_button};
use crate::discord::settings::{presets, server, table_options};
use crate::discord::social::find;
use crate::discord::{expansions, lobby};
use crate::presenter::words::labels::{self, CommandLabel};
use crate::presenter::words::{Locale, Words, markup};
use crate::rules::{Collection, Expansion, Setup, SetupOption};
use crate::table::{ChannelId, OpeningContext, TableOption, TableSetup, ThreadPolicy, Update};

use super::args::Args;
use super::command::{Command, OptionType, SlashOption};
use super::names::english_name;
use super::{duel, preset};

/// The options of the base game that `/game new` offers, with the IDs of these options.
const RULE_LABELS: &[(CommandLabel, &str)] = &[
    (labels::EDITION, "edition"),
    (labels::FIELDS, "fields"),
    (labels::SMALL_CITY, "small_city"),
    (labels::FIRST, lobby::options::FIRST_PLAYER),
];

pub(super) const LANGUAGE: SlashOption =
    SlashOption::optional(labels::LANGUAGE, OptionType::Choice(table_options::LANGUAGES));

pub(super) const COMMAND: Command = Command { label: labels::NEW, options: &OPTIONS, run, complete };

const RULE_OPTIONS: [SlashOption; 5] = [
    SlashOption::optional(labels::EXPANSIONS, OptionType::Text),
    SlashOption::optional(
        labels::EDITION,
        OptionType::Choice(&[(labels::EDITION_SECOND, "second"), (labels::EDITION_FIRST, "first")]),
    ),
    SlashOption::optional(
        labels::FIELDS,
        OptionType::Choice(&[(labels::FIELDS_ON, "on"), (labels::FIELDS_OFF, "off")]),
    ),
    SlashOption::optional(
        labels::SMALL_CITY,
        OptionType::Choice(&[(labels::SMALL_CITY_FOUR, "four"), (labels::SMALL_CITY_TWO, "two")]),
    ),
    SlashOption::optional(
        labels::FIRST,
        OptionType::Choice(&[(labels::FIRST_RANDOM, "random"), (labels::FIRST_HOST, "0")]),
    ),
];

const OTHER_OPTIONS: [SlashOption; 4] = [
    LANGUAGE,
    SlashOption::optional(labels::RULES, OptionType::Text),
    SlashOption::optional(labels::PRESET, OptionType::Text),
    SlashOption::optional(labels::THREAD, OptionType::ON_OFF),
];

/// The number of table options that the command has. The others are in the menus of the lobby, because the texts of a command
/// have at most 8,000 characters.
const TABLE_OPTIONS: usize = 5;

/// The options: those of the rules, the first table options, and the others.
const OPTIONS: [SlashOption; RULE_OPTIONS.len() + TABLE_OPTIONS + OTHER_OPTIONS.len()] = {
    let mut options = [LANGUAGE; RULE_OPTIONS.len() + TABLE_OPTIONS + OTHER_OPTIONS.len()];
    let mut index = 0;
    while index < options.len() {
        options[index] = if index < RULE_OPTIONS.len() {
            RULE_OPTIONS[index]
        } else if index < RULE_OPTIONS.len() + TABLE_OPTIONS {
            SlashOption::table(&TableOption::ALL[index - RULE_OPTIONS.len()])
        } else {
            OTHER_OPTIONS[index - RULE_OPTIONS.len() - TABLE_OPTIONS]
        };
        index += 1;
    }
    options
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let wanted = args.text(labels::THREAD).map(|value| value == "on");
    let settings = ctx.app.tables.server_settings(ctx.guild)?;
    ctx.check_channel(&settings)?;
    let in_thread = match (ctx.has_threads, settings.threads, wanted) {
        (false, ..) | (_, ThreadPolicy::Never, _) | (_, ThreadPolicy::Ask, Some(false)) => false,
        (_, ThreadPolicy::Always, _) | (_, ThreadPolicy::Ask, Some(true)) => true,
        (_, ThreadPolicy::Ask, None) => return Ok(ask_for_thread(ctx, args)),
    };
    ctx.check_permissions(in_thread)?;
    let TableSetup { mut setup, mut options } = match args.text(labels::PRESET) {
        Some(name) => presets::find(ctx, name)?,
        None => server::default_setup(ctx, &settings)?,
    };
    for option in TableOption::ALL {
        if let Some(value) = args.text(table_options::label(option)) {
            option.set(&mut options, value);
        }
    }
    for expansion in expansions(ctx.words, args)? {
        setup.expansions.set(expansion, true);
        (expansions::of(expansion).adapt_options)(&mut setup, options.pace);
    }
    for &(label, rule) in RULE_LABELS {
        if let Some(value) = args.text(label) {
            lobby::options::set(&mut setup, rule, value);
        }
    }
    let unknown: Vec<String> =
        typed_settings(args).filter(|setting| !apply_setting(&mut setup, setting)).map(str::to_owned).collect();
    if !unknown.is_empty() {
        return Err(AnswerError::UnknownOptions { unknown }.into());
    }
    let locale = args.text(labels::LANGUAGE).and_then(table_options::language_with_key);
    let locale = locale.or_else(|| settings.locale?.parse().ok()).unwrap_or(ctx.locale);
    let similar = find::similar_table_note(ctx, &setup, options.pace)?;
    let table_setup = TableSetup { setup, options };
    if in_thread {
        let reservation = ctx.app.tables.reserve_table(ctx.guild, ctx.user)?;
        let thread = Box::new(NewThread { reservation, table_setup, locale, note: similar, challenge: None });
        return Ok(Outcome { reply: Reply::Thread(thread), ..Outcome::default() });
    }
    let opening = OpeningContext { channel: ctx.channel, guild: ctx.guild, rematch_of: None };
    let update = ctx.app.tables.create(opening, ctx.user, locale.tag(), table_setup)?;
    let posts = words_of(&update.snapshot);
    Ok(opening_outcome(&update, similar, ctx.words.lobby_opened(posts.button_options())))
}

/// Opens a table in its new thread.
pub(in crate::discord) fn open_in_thread(
    ctx: &Context,
    thread: ChannelId,
    new: &NewThread,
) -> Result<Outcome, AppError> {
    if let Some(challenge) = new.challenge {
        return duel::open_in_thread(ctx, thread, new, challenge);
    }
    let opening = OpeningContext { channel: thread, guild: ctx.guild, rematch_of: None };
    let NewThread { reservation, table_setup, locale, note, challenge: _ } = new;
    let update = ctx.app.tables.create_reserved(opening, ctx.user, locale.tag(), table_setup.clone(), reservation)?;
    let posts = words_of(&update.snapshot);
    let text = ctx.words.thread_opened(posts.button_options(), markup::channel(thread.0));
    Ok(opening_outcome(&update, note.clone(), text))
}

/// Returns the outcome of opening a table, with a note about a similar one.
fn opening_outcome(update: &Update, note: Option<String>, text: String) -> Outcome {
    let lines: Vec<String> = note.into_iter().chain([text]).collect();
    Outcome::text(lines.join("\n")).with_pending_table(update.snapshot.id)
}

/// The character between the options in the custom ID of a button.
const SEPARATOR: char = '|';

/// Asks the host whether the table gets a thread. The buttons contain the options, if these are short enough.
fn ask_for_thread(ctx: &Context, args: &Args<'_>) -> Outcome {
    let words = ctx.words;
    let option = |given: &OptionValue| {
        let index = COMMAND.options.iter().position(|option| english_name(option.label) == given.name)?;
        let value = given.value.as_str().filter(|value| !value.contains(SEPARATOR))?;
        Some(format!("{index}={value}"))
    };
    let options: Option<Vec<String>> = args.all().iter().map(option).collect();
    let press = |in_thread| Some(Press::New(in_thread, options.clone()?.join(&SEPARATOR.to_string())));
    let fits = |press: &Press| press.to_string().chars().count() <= MAX_OPTION_LENGTH;
    match (press(true).filter(fits), press(false).filter(fits)) {
        (Some(thread), Some(here)) => {
            let row = vec![primary_button(thread, words.button_thread()), button(here, words.button_here())];
            Outcome::message(Draft::text(words.thread_ask()).row(row))
        }
        _ => Outcome::text(words.thread_ask_option(labels::THREAD.name(words))),
    }
}

/// Opens a table with the options in the custom ID of a button, as [`ask_for_thread`] writes them.
pub(in crate::discord) fn open_from_press(
    ctx: &Context,
    in_thread: bool,
    options: String,
) -> Result<Outcome, AppError> {
    let given = |label, value: &str| OptionValue {
        name: english_name(label).to_owned(),
        value: value.into(),
        is_focused: false,
        is_bot: false,
        file: None,
    };
    let read = |option: &str| {
        let (index, value) = option.split_once('=')?;
        Some(given(COMMAND.options.get(index.parse::<usize>().ok()?)?.label, value))
    };
    let options = options.split(SEPARATOR).filter(|option| !option.is_empty()).map(read);
    let mut options: Vec<OptionValue> = options.collect::<Option<_>>().ok_or(AppError::OldButton)?;
    options.push(given(labels::THREAD, if in_thread { "on" } else { "off" }));
    run(ctx, &Args::from(&options))
}

/// Parses the list in the option `expansions`. An unknown name is an error, because players would notice a missing expansion too
/// late.
pub(super) fn expansions(words: Words, args: &Args<'_>) -> Result<Vec<Expansion>, AnswerError> {
    let (named, unknown) = parse_expansions(words, args.text(labels::EXPANSIONS).unwrap_or_default());
    if unknown.is_empty() {
        return Ok(named);
    }
    let mut possible: Vec<Expansion> = unknown.iter().flat_map(|name| expansions_called(words, name)).collect();
    if possible.is_empty() {
        possible.extend(Expansion::ALL);
    }
    let possible = possible.into_iter().map(|expansion| words.expansion(expansion.id())).collect();
    Err(AnswerError::UnknownExpansions { unknown, possible })
}

/// Splits the option `rules` into settings such as `tr-goods=off`.
fn typed_settings<'a>(args: &Args<'a>) -> impl Iterator<Item = &'a str> {
    let typed = args.text(labels::RULES).unwrap_or_default();
    typed.split(['+', ',']).map(str::trim).filter(|setting| !setting.is_empty())
}

/// Formats the setting of an option to a value, as the option `rules` contains it.
fn setting_text(option: &SetupOption, value: &str) -> String {
    let id =
        option.expansion.map_or_else(|| option.id(), |expansion| format!("{}-{}", short_id(expansion), option.key));
    format!("{id}={value}")
}

/// Applies a setting to a setup. Returns `false` if the setup has no such option or value.
fn apply_setting(setup: &mut Setup, setting: &str) -> bool {
    let all = SetupOption::all().flat_map(|option| option.values.iter().map(move |value| (option, *value)));
    let mut found =
        all.filter(|(option, value)| self::setting_text(option, value) == setting && option.value(setup).is_some());
    let Some((option, value)) = found.next() else { return false };
    option.set(setup, value);
    true
}

/// Parses a list of expansions, named by ID or in any language; *all* stands for all of them, the name of a collection for its expansions,
/// and a name after a minus sign removes an expansion from those before it. A part of a name is sufficient if it is in one name only. Returns
/// the expansions, and the names that are unknown or ambiguous.
fn parse_expansions(words: Words, text: &str) -> (Vec<Expansion>, Vec<String>) {
    let text = without_commas(text);
    let names = text.split(['+', ',']).map(str::trim).filter(|name| !name.is_empty());
    let (mut expansions, mut unknown) = (Vec::new(), Vec::new());
    for name in names {
        let is_one_of = |listed: fn(Words) -> String| {
            Locale::ALL.into_iter().any(|locale| listed(Words::of(locale)).split(", ").any(|word| word == name))
        };
        if is_one_of(Words::expansions_all) {
            expansions.extend(Expansion::ALL);
        } else if let Some(collection) = collection_called(name) {
            expansions.extend(Expansion::ALL.iter().filter(|&&expansion| collection.contains(expansion)));
        } else if !is_one_of(Words::expansions_none) {
            let removed = name.strip_prefix(['-', '−']).map(str::trim);
            match (expansions_called(words, removed.unwrap_or(name)).as_slice(), removed) {
                (&[expansion], Some(_)) => expansions.retain(|&other| other != expansion),
                (&[expansion], None) => expansions.push(expansion),
                _ => unknown.push(name.to_owned()),
            }
        }
    }
    (expansions, unknown)
}

/// Returns the collection with this lower-case key or name in any language.
fn collection_called(name: &str) -> Option<Collection> {
    let is_called = |collection: &Collection| {
        let names = Locale::ALL.map(|locale| Words::of(locale).collection(collection.key()).to_lowercase());
        collection.key() == name || names.iter().any(|own| own == name)
    };
    Collection::ALL.into_iter().find(is_called)
}

/// Returns the expansion with a lower-case name. If there is none, returns those whose names have a word that begins with it, or
/// otherwise contain it: in the user's language, or otherwise in any language.
pub(super) fn expansions_called(words: Words, name: &str) -> Vec<Expansion> {
    let all = |is_meant: &dyn Fn(Expansion) -> bool| -> Vec<Expansion> {
        Expansion::ALL.iter().copied().filter(|&expansion| is_meant(expansion)).collect()
    };
    let meanings: [&dyn Fn(Expansion) -> bool; 4] = [
        &|expansion| is_called(expansion, name),
        &|expansion| has_word_in_name(words, expansion, name),
        &|expansion| has_in_name(words, expansion, name),
        &|expansion| Locale::ALL.into_iter().any(|locale| has_in_name(Words::of(locale), expansion, name)),
    ];
    meanings.into_iter().map(all).find(|found| !found.is_empty()).unwrap_or_default()
}

/// Returns whether a word in the ID of an expansion or in its name in a language begins with a lower-case text.
fn has_word_in_name(words: Words, expansion: Expansion, text: &str) -> bool {
    let begins_word = |name: &str| name.match_indices(text).any(|(at, _)| !name[..at].ends_with(char::is_alphanumeric));
    begins_word(expansion.id()) || begins_word(&typed_name(words, expansion))
}

/// Returns whether the ID of an expansion or its name in a language contains a lower-case text.
fn has_in_name(words: Words, expansion: Expansion, text: &str) -> bool {
    expansion.id().contains(text) || typed_name(words, expansion).contains(text)
}

/// Returns whether a lower-case name is a name of the expansion.
fn is_called(expansion: Expansion, name: &str) -> bool {
    expansion.id() == name
        || short_id(expansion) == name
        || Locale::ALL.into_iter().any(|locale| typed_name(Words::of(locale), expansion) == name)
}

/// Returns the name of an expansion as users type it: in lower case, with ordinary spaces.
fn typed_name(words: Words, expansion: Expansion) -> String {
    words.expansion(expansion.id()).to_lowercase().replace('\u{a0}', " ")
}

/// Returns the shortest list that means these expansions, because the value of a choice has at most 100 characters: their short IDs, or all
/// expansions without the others.
fn short_list(expansions: &[Expansion]) -> String {
    let named: Vec<&str> = expansions.iter().map(|&expansion| short_id(expansion)).collect();
    let others = Expansion::ALL.iter().filter(|other| !expansions.contains(other));
    let without: Vec<String> = others.map(|&other| format!("-{}", short_id(other))).collect();
    let (named, without) = (named.join("+"), format!("all+{}", without.join("+")));
    if named.len() <= without.len() { named } else { without }
}

/// Returns the shortest unique prefix of an expansion's ID without its article, with two letters or more.
fn short_id(expansion: Expansion) -> &'static str {
    let without_article = |expansion: Expansion| expansion.id().trim_start_matches("the_");
    let id = without_article(expansion);
    let is_own =
        |short: &&str| Expansion::ALL.iter().filter(|&&other| without_article(other).starts_with(*short)).count() == 1;
    (2..id.len()).filter_map(|length| id.get(..length)).find(is_own).unwrap_or(id)
}

/// Returns the list in lower case, with ordinary spaces. Names that contain commas are replaced by IDs.
fn without_commas(text: &str) -> String {
    let names = Expansion::ALL
        .iter()
        .flat_map(|&expansion| Locale::ALL.map(|locale| (typed_name(Words::of(locale), expansion), expansion.id())));
    names
        .filter(|(name, _)| name.contains(','))
        .fold(text.to_lowercase().replace('\u{a0}', " "), |text, (name, id)| text.replace(&name, id))
}

/// Returns completions of presets, rules, or the list of expansions with one more expansion.
fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    if let Some(typed) = args.focused(labels::PRESET) {
        return preset::name_completions(ctx, typed);
    }
    if let Some(typed) = args.focused(labels::RULES) {
        return Ok(complete_settings(ctx.words, args, typed));
    }
    let Some(typed) = args.focused(labels::EXPANSIONS) else { return Ok(Vec::new()) };
    let chosen = parse_expansions(ctx.words, typed).0;
    let last =
        typed.rsplit(['+', ',']).next().unwrap_or_default().trim().trim_start_matches(['-', '−']).trim().to_lowercase();
    let finished = !parse_expansions(ctx.words, &last).0.is_empty();
    let name = |expansion: Expansion| ctx.words.expansion(expansion.id());
    let list = |more: Option<Expansion>| {
        let value = short_list(&chosen.iter().copied().chain(more).collect::<Vec<_>>());
        // The labels differ in the last expansion, so it is in each of them. A label that the user edits must be a valid list.
        let labels = [
            chosen.iter().copied().chain(more).map(name).collect::<Vec<_>>().join(" + "),
            std::iter::once(short_list(&chosen)).chain(more.map(name)).collect::<Vec<_>>().join(" + "),
            std::iter::once(short_list(&chosen))
                .chain(more.map(|more| short_id(more).to_owned()))
                .collect::<Vec<_>>()
                .join("+"),
        ];
        let fitting = labels.into_iter().find(|label| label.chars().count() <= MAX_OPTION_LENGTH);
        Completion::text(fitting.unwrap_or_else(|| value.clone()), value)
    };
    let collections = Collection::ALL.map(|collection| (ctx.words.collection(collection.key()), collection));
    let fitting =
        collections.into_iter().filter(|(name, _)| name.to_lowercase().contains(&typed.trim().to_lowercase()));
    let mut choices: Vec<Completion> =
        fitting.map(|(name, collection)| Completion::text(name, collection.key().to_owned())).collect();
    if !chosen.is_empty() {
        choices.push(list(None));
    }
    let open = Expansion::ALL.iter().copied().filter(|e| !chosen.contains(e));
    let fits = open.filter(|&e| finished || has_in_name(ctx.words, e, &last));
    choices.extend(fits.map(|e| list(Some(e))));
    Ok(choices)
}

/// Returns completions of a setting: all values except the default, for options of the base game and of the expansions named so
/// far.
fn complete_settings(words: Words, args: &Args<'_>, typed: &str) -> Vec<Completion> {
    let mut setup = Setup::base(1);
    let (named, _) = parse_expansions(words, args.text(labels::EXPANSIONS).unwrap_or_default());
    named.into_iter().for_each(|expansion| setup.expansions.set(expansion, true));
    let (before, last) = typed.rsplit_once(['+', ',']).map_or(("", typed), |(before, last)| (before, last.trim()));
    let applying = SetupOption::all().filter(|option| option.value(&setup).is_some());
    let values = applying.flat_map(|option| option.values.iter().skip(1).map(move |value| (option, *value)));
    let choice = |(option, value): (&SetupOption, &str)| {
        let (name, setting) = (words.value(&format!("{}-{value}", option.id())), setting_text(option, value));
        let fits = name.to_lowercase().contains(&last.to_lowercase()) || setting.contains(last);
        let chosen = if before.is_empty() { setting } else { format!("{before}+{setting}") };
        (fits && chosen.len() <= MAX_OPTION_LENGTH).then(|| Completion::text(name, chosen))
    };
    values.filter_map(choice).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_expansions_can_be_chosen_from_a_list() {
        let mut longest_first = Expansion::ALL.to_vec();
        longest_first.sort_by_key(|&expansion| std::cmp::Reverse(short_id(expansion).len()));
        for count in 1..=longest_first.len() {
            let list = short_list(&longest_first[..count]);
            assert!(list.len() <= MAX_OPTION_LENGTH, "{list}");
            let (parsed, unknown) = parse_expansions(Words::default(), &list);
            let same =
                parsed.len() == count && longest_first[..count].iter().all(|expansion| parsed.contains(expansion));
            assert!(same && unknown.is_empty(), "{list}: {parsed:?} {unknown:?}");
        }
    }

    #[test]
    fn a_minus_sign_removes_an_expansion_from_a_list() {
        let (expansions, unknown) = parse_expansions(Words::default(), "river, abbot, - river, -trading");
        assert_eq!((expansions, unknown), (vec![Expansion::Abbot], vec!["-trading".to_owned()]));
    }

    #[test]
    fn every_option_of_a_setup_can_be_chosen_by_its_key() {
        let mut setup = Setup::base(2);
        assert!(!apply_setting(&mut setup, "tr-goods=off"), "the expansion is not in play");
        Expansion::ALL.iter().for_each(|&expansion| setup.expansions.set(expansion, true));
        for option in SetupOption::all() {
            for value in option.values {
                assert!(apply_setting(&mut setup, &setting_text(option, value)), "{option:?}");
                assert_eq!(option.value(&setup), Some(*value));
            }
        }
        assert!(apply_setting(&mut setup, "tr-goods=off") && !apply_setting(&mut setup, "tr-goods=maybe"));
    }

    #[test]
    fn unknown_expansions_are_returned_separately() {
        let (expansions, unknown) = parse_expansions(Words::default(), "river + Trading, abbot, @everyone");
        assert_eq!(expansions, [Expansion::River, Expansion::Abbot]);
        assert_eq!(unknown, ["trading", "@everyone"]);
    }

    #[test]
    fn expansions_are_named_by_id_or_in_any_language() {
        let all = |text: &str| parse_expansions(Words::default(), text).0;
        assert_eq!(all("river+abbot"), [Expansion::River, Expansion::Abbot]);
        assert_eq!(all("La Rivière, der abt"), [Expansion::River, Expansion::Abbot]);
        assert_eq!(
            all("The River, Ponts, Forteresses et Bazars"),
            [Expansion::River, Expansion::BridgesCastlesAndBazaars]
        );
        assert_eq!(all(" , river + "), [Expansion::River]);
        let boxed: Vec<Expansion> =
            Expansion::ALL.iter().copied().filter(|&one| Collection::BigBox.contains(one)).collect();
        assert_eq!([all("Big Box"), all("big_box")], [boxed.clone(), boxed]);
        assert_eq!(all("première soirée + abbot"), [Expansion::River, Expansion::Abbot, Expansion::Abbot]);
        // French has a no-break space before an exclamation mark.
        assert_eq!(all("tous en piste !"), [Expansion::UnderTheBigTop]);
        assert_eq!(all("Tous en piste\u{a0}!"), [Expansion::UnderTheBigTop]);
    }

    #[test]
    fn a_part_of_a_name_is_sufficient_if_it_is_in_one_name_only() {
        let (english, german) = (Words::of(Locale::En), Words::of(Locale::De));
        assert_eq!(
            parse_expansions(english, "tower + cathedral"),
            (vec![Expansion::TheTower, Expansion::InnsAndCathedrals], vec![])
        );
        // Another language than the user's is tried last.
        for words in [english, german] {
            assert_eq!(parse_expansions(words, "Drache").0, [Expansion::ThePrincessAndTheDragon]);
        }
        assert_eq!(expansions_called(english, "ab"), [Expansion::Abbot, Expansion::AbbeyAndMayor], "ambiguous");
        assert_eq!(parse_expansions(english, "ab"), (vec![], vec!["ab".to_owned()]));
        assert!(expansions_called(english, "🐉").is_empty());
    }
}

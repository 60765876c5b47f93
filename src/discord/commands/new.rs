//! `/game new`: opens a table.

use serenity::builder::AutocompleteChoice;

use crate::discord::expansions;
use crate::discord::fault::{AnswerFault, Fault};
use crate::discord::lobby::options;
use crate::discord::manners::{pace, presets};
use crate::discord::message::draft::clip;
use crate::discord::visit::{App, Outcome, Visit, words_of};
use crate::rules::Setup;
use crate::rules::expansions::Expansion;
use crate::table::{GuildId, Opening, Terms};
use crate::words::commands::{self as labels, Label};
use crate::words::{Locale, Words};

use super::args::Args;
use super::command::{Command, Kind, Opt};
use super::preset;

/// The options that are rules of the base game, with the rules' ids.
const RULES: &[(Label, &str)] = &[
    (labels::EDITION, "edition"),
    (labels::FIELDS, "fields"),
    (labels::SMALL_CITY, "small_city"),
    (labels::FIRST, options::FIRST),
];

pub(super) const COMMAND: Command = Command {
    label: labels::NEW,
    options: &[
        Opt { label: labels::EXPANSIONS, kind: Kind::Text, required: false },
        Opt {
            label: labels::EDITION,
            kind: Kind::Choice(&[(labels::EDITION_SECOND, "second"), (labels::EDITION_FIRST, "first")]),
            required: false,
        },
        Opt {
            label: labels::FIELDS,
            kind: Kind::Choice(&[(labels::FIELDS_ON, "on"), (labels::FIELDS_OFF, "off")]),
            required: false,
        },
        Opt {
            label: labels::SMALL_CITY,
            kind: Kind::Choice(&[(labels::SMALL_CITY_FOUR, "four"), (labels::SMALL_CITY_TWO, "two")]),
            required: false,
        },
        Opt {
            label: labels::FIRST,
            kind: Kind::Choice(&[(labels::FIRST_RANDOM, "random"), (labels::FIRST_HOST, "0")]),
            required: false,
        },
        Opt {
            label: labels::AIDS,
            kind: Kind::Choice(&[(labels::AIDS_ON, "on"), (labels::AIDS_OFF, "off")]),
            required: false,
        },
        Opt {
            label: labels::PACE,
            kind: Kind::Choice(&[
                (labels::PACE_DAY, "day"),
                (labels::PACE_LIVE, "live"),
                (labels::PACE_THREE_DAYS, "three-days"),
                (labels::PACE_WEEK, "week"),
                (labels::PACE_NONE, "none"),
            ]),
            required: false,
        },
        Opt {
            label: labels::SEASON,
            kind: Kind::Choice(&[(labels::SEASON_SUMMER, "summer"), (labels::SEASON_WINTER, "winter")]),
            required: false,
        },
        Opt {
            label: labels::LANGUAGE,
            kind: Kind::Choice(&[
                (labels::LANGUAGE_EN, "en"),
                (labels::LANGUAGE_FR, "fr"),
                (labels::LANGUAGE_DE, "de"),
            ]),
            required: false,
        },
        Opt { label: labels::PRESET, kind: Kind::Text, required: false },
    ],
    run,
    complete,
};

fn run(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    let preset = args.text(labels::PRESET).map(|name| presets::find(app, visit, name)).transpose()?;
    let Terms { mut setup, aids, pace, season } =
        preset.unwrap_or_else(|| Terms { pace: pace::DEFAULT, ..Terms::from(Setup::base(1)) });
    let pace = args.text(labels::PACE).and_then(pace::pace).unwrap_or(pace);
    let (named, unknown) = named(args.text(labels::EXPANSIONS).unwrap_or_default());
    if !unknown.is_empty() {
        // A table without what somebody asked for would be found out late.
        return Err(AnswerFault::Expansions { unknown, possible: all_names(visit.words) }.into());
    }
    for expansion in named {
        setup.expansions.set(expansion, true);
        (expansions::of(expansion).suits)(&mut setup, pace);
    }
    for &(label, rule) in RULES {
        if let Some(value) = args.text(label) {
            options::set(&mut setup, rule, value);
        }
    }
    let aids = args.text(labels::AIDS).and_then(options::aids).unwrap_or(aids);
    let season = args.text(labels::SEASON).and_then(pace::season).unwrap_or(season);
    let locale = args.text(labels::LANGUAGE).and_then(pace::language).unwrap_or(visit.locale);
    let opening = Opening { channel: visit.channel, guild: Some(GuildId(visit.guild)), rematch_of: None };
    let update = app.tables.create(opening, visit.person, locale.tag(), Terms { setup, aids, pace, season })?;
    let posts = words_of(&update.snapshot);
    Ok(Outcome::say(visit.words.lobby_opened(posts.button_options())).delivering(update.snapshot.id))
}

/// The expansions that a list names, by id or in any language, and whatever in it names none.
fn named(text: &str) -> (Vec<Expansion>, Vec<String>) {
    let text = without_commas(text);
    let names = text.split(['+', ',']).map(str::trim).filter(|name| !name.is_empty());
    let (mut expansions, mut unknown) = (Vec::new(), Vec::new());
    for name in names {
        match Expansion::ALL.iter().find(|&&expansion| is_called(expansion, name)) {
            Some(&expansion) => expansions.push(expansion),
            None => unknown.push(name.to_owned()),
        }
    }
    (expansions, unknown)
}

/// Whether a name in small letters is an expansion's.
fn is_called(expansion: Expansion, name: &str) -> bool {
    expansion.id() == name
        || short(expansion) == name
        || Locale::ALL.into_iter().any(|l| Words::of(l).expansion(expansion.id()).to_lowercase() == name)
}

/// The fewest letters by which an id is told from all others, and no fewer than three: what is chosen from a list has 100 characters
/// for all expansions together.
fn short(expansion: Expansion) -> &'static str {
    let id = expansion.id();
    let is_own = |short: &&str| Expansion::ALL.iter().filter(|other| other.id().starts_with(*short)).count() == 1;
    (3..id.len()).filter_map(|length| id.get(..length)).find(is_own).unwrap_or(id)
}

/// The names of all expansions.
fn all_names(words: Words) -> Vec<String> {
    Expansion::ALL.iter().map(|&expansion| words.expansion(expansion.id())).collect()
}

/// A list in small letters, with names that have commas in them replaced by ids.
fn without_commas(text: &str) -> String {
    let names = Expansion::ALL.iter().flat_map(|&expansion| {
        Locale::ALL.map(|locale| (Words::of(locale).expansion(expansion.id()).to_lowercase(), expansion.id()))
    });
    names.filter(|(name, _)| name.contains(',')).fold(text.to_lowercase(), |text, (name, id)| text.replace(&name, id))
}

/// The most characters of a choice and of its value.
const MOST_CHOSEN: usize = 100;

/// Offers what may be added to the expansions named so far.
fn complete(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    if let Some(typed) = args.focused(labels::PRESET) {
        return preset::names(app, visit, typed);
    }
    let Some(typed) = args.focused(labels::EXPANSIONS) else { return Ok(Vec::new()) };
    let chosen = named(typed).0;
    let last = typed.rsplit(['+', ',']).next().unwrap_or_default().trim().to_lowercase();
    let finished = !named(&last).0.is_empty();
    let name = |expansion: Expansion| visit.words.expansion(expansion.id());
    let list = |more: Option<Expansion>| {
        let all = chosen.iter().copied().chain(more);
        let (names, ids): (Vec<String>, Vec<&str>) = all.map(|e| (name(e), short(e))).unzip();
        AutocompleteChoice::new(clip(&names.join(" + "), MOST_CHOSEN), ids.join("+"))
    };
    let mut choices: Vec<AutocompleteChoice> = Vec::new();
    if !chosen.is_empty() {
        choices.push(list(None));
    }
    let open = Expansion::ALL.iter().copied().filter(|e| !chosen.contains(e));
    let fits = open.filter(|&e| finished || name(e).to_lowercase().contains(&last) || e.id().contains(&last));
    choices.extend(fits.map(|e| list(Some(e))));
    choices.truncate(25);
    Ok(choices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_expansions_together_can_be_chosen_from_a_list() {
        let all: Vec<&str> = Expansion::ALL.iter().map(|&expansion| short(expansion)).collect();
        assert!(all.join("+").len() <= MOST_CHOSEN, "{all:?}");
        assert_eq!(named(&all.join("+")).0, Expansion::ALL, "{all:?}");
    }

    #[test]
    fn what_names_no_expansion_is_kept_apart() {
        let (expansions, unknown) = named("river + Traders, abbot, @everyone");
        assert_eq!(expansions, [Expansion::River, Expansion::Abbot]);
        assert_eq!(unknown, ["traders", "@everyone"]);
    }

    #[test]
    fn expansions_are_named_by_id_or_in_any_language() {
        let all = |text: &str| named(text).0;
        assert_eq!(all("river+abbot"), [Expansion::River, Expansion::Abbot]);
        assert_eq!(all("La Rivière, der abt"), [Expansion::River, Expansion::Abbot]);
        assert_eq!(
            all("The River, Ponts, Forteresses et Bazars"),
            [Expansion::River, Expansion::BridgesCastlesAndBazaars]
        );
        assert_eq!(all(" , river + "), [Expansion::River]);
    }
}

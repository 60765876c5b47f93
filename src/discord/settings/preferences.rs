//! A user's preferences, changed in a private message with menus or by command.

use crate::discord::error::AppError;
use crate::discord::message::draft::Draft;
use crate::discord::message::parts::{MOST_OPTIONS, button, buttons, menu};
use crate::discord::message::press::{Preference, Press};
use crate::discord::visit::{App, Outcome, Visit};
use crate::presenter::answers::Choice;
use crate::rules::seat::Seat;
use crate::table::{Preferences, Quiet};
use crate::words::commands as labels;
use crate::words::seats::mark;
use crate::words::{Locale, Words};

use super::table_options::{LANGUAGE, language_name};
use crate::discord::message::times::moment;

/// The time zones that the menu offers. Others can be set by command.
const ZONES: [&str; 24] = [
    "Europe/Paris",
    "Europe/Berlin",
    "Europe/London",
    "Europe/Zurich",
    "Europe/Vienna",
    "Europe/Brussels",
    "Europe/Madrid",
    "Europe/Lisbon",
    "Europe/Warsaw",
    "Europe/Athens",
    "Europe/Helsinki",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Toronto",
    "America/Montreal",
    "America/Sao_Paulo",
    "Africa/Casablanca",
    "Asia/Kolkata",
    "Asia/Singapore",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
];

/// The quiet hours that the menu offers, in minutes after midnight.
const HOURS: [(u16, u16); 8] = [
    (21 * 60, 7 * 60),
    (22 * 60, 7 * 60),
    (22 * 60, 8 * 60),
    (22 * 60, 9 * 60),
    (23 * 60, 7 * 60),
    (23 * 60, 8 * 60),
    (0, 8 * 60),
    (0, 9 * 60),
];

/// A preference with its new value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Setting {
    /// The time zone.
    Zone(String),
    /// The quiet hours, as `22:00-07:30`, or `off`.
    Quiet(String),
    /// Whether the user gets reminders.
    Reminders(bool),
    /// Whether the user gets direct messages.
    Whispers(bool),
    /// The language of private responses, or `None` for the language of the user's Discord client.
    Language(Option<Locale>),
    /// The favourite seat, or `None` for no preference.
    Mark(Option<Seat>),
}

/// Changes a user's preferences and shows the new ones.
pub(in crate::discord) fn change(app: &App, visit: &Visit, settings: Vec<Setting>) -> Result<Outcome, AppError> {
    let mut words = visit.words;
    for setting in settings {
        if let Setting::Language(Some(locale)) = &setting {
            words = Words::of(*locale);
        }
        apply(app, visit, setting)?;
    }
    show(app, visit, words)
}

fn apply(app: &App, visit: &Visit, setting: Setting) -> Result<(), AppError> {
    let quiet = match &setting {
        Setting::Quiet(text) => hours(text).ok_or_else(|| AppError::Quiet(text.clone()))?,
        _ => None,
    };
    let wished = if let Setting::Zone(zone) = &setting { Some(zone.clone()) } else { None };
    let now = app.tables.prefer(visit.user, |user| match &setting {
        Setting::Zone(zone) => user.zone = Some(zone.clone()),
        Setting::Quiet(_) => user.quiet = quiet,
        Setting::Reminders(on) => user.reminders = *on,
        Setting::Whispers(on) => user.whispers = *on,
        Setting::Language(locale) => user.locale = locale.map(|locale| locale.tag().to_owned()),
        Setting::Mark(mark) => user.mark = *mark,
    })?;
    match wished {
        Some(zone) if now.zone.as_deref() != Some(zone.as_str()) => Err(AppError::Zone(zone)),
        _ => Ok(()),
    }
}

/// Parses hours such as `22:00-07:30` or `22-7`. Returns `Some(None)` for `off`, and `None` for an invalid text.
fn hours(text: &str) -> Option<Option<Quiet>> {
    let text = text.trim();
    if text == "off" {
        return Some(None);
    }
    let (from, to) = text.split_once(['-', '–'])?;
    let quiet = Quiet { from: minute(from)?, to: minute(to)? };
    (quiet.from != quiet.to).then_some(Some(quiet))
}

fn minute(text: &str) -> Option<u16> {
    let (hour, minute) = text.trim().split_once([':', 'h']).unwrap_or((text.trim(), "0"));
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, if minute.is_empty() { 0 } else { minute.parse().ok()? });
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

fn clock(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// Shows a user's preferences, with menus to change them.
pub(in crate::discord) fn show(app: &App, visit: &Visit, words: Words) -> Result<Outcome, AppError> {
    let user = app.tables.preferences(visit.user)?;
    let mut lines = vec![words.settings_title()];
    lines.push(words.settings_zone(user.zone.clone().unwrap_or_else(|| "UTC".to_owned())));
    lines.push(match user.quiet {
        Some(Quiet { from, to }) => words.settings_quiet(clock(from), clock(to)),
        None => words.settings_no_quiet(),
    });
    lines.push(words.settings_language(match &user.locale {
        Some(tag) => language_name(words, tag),
        None => words.settings_as_discord(),
    }));
    lines.push(user.mark.map_or_else(|| words.settings_no_mark(), |seat| words.settings_mark(named(words, seat))));
    lines.push(words.settings_reminders(yes(user.reminders)));
    lines.push(words.settings_whispers(yes(user.whispers)));
    let away = user.away_until.filter(|until| *until > app.tables.now());
    lines.extend(away.map(|until| words.settings_away(moment(until))));
    let draft = Draft::text(lines.join("\n"))
        .row(menu(&Press::Preference(Preference::Zone), &words.menu_zone(), zones(&user)))
        .row(menu(&Press::Preference(Preference::Quiet), &words.menu_quiet(), quiet(words, &user)))
        .row(menu(&Press::Preference(Preference::Language), &words.menu_language(), languages(words, &user)))
        .row(menu(&Press::Preference(Preference::Mark), &words.menu_mark(), marks(words, &user)))
        .row(buttons(vec![
            button(
                &Press::Preference(Preference::Reminders(!user.reminders)),
                words.button_reminders(yes(user.reminders)),
            ),
            button(&Press::Preference(Preference::Whispers(!user.whispers)), words.button_whispers(yes(user.whispers))),
            button(&Press::Preference(Preference::AskAway), words.button_away()),
        ]));
    Ok(Outcome::answer(draft))
}

const fn yes(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}

fn named(words: Words, seat: Seat) -> String {
    format!("{} {}", mark(seat), words.colour(seat))
}

fn zones(user: &Preferences) -> Vec<Choice> {
    let own = user.zone.as_deref();
    let other = own.filter(|zone| !ZONES.contains(zone));
    let all = other.into_iter().chain(ZONES).take(MOST_OPTIONS);
    all.map(|zone| Choice { chosen: Some(zone) == own, ..Choice::new(zone, zone) }).collect()
}

fn quiet(words: Words, user: &Preferences) -> Vec<Choice> {
    let own = user.quiet.map(|quiet| (quiet.from, quiet.to));
    let other = own.filter(|hours| !HOURS.contains(hours));
    let choice = |hours: (u16, u16)| {
        let (from, to) = (clock(hours.0), clock(hours.1));
        let value = format!("{from}-{to}");
        Choice { chosen: Some(hours) == own, ..Choice::new(words.quiet_hours(from, to), value) }
    };
    let none = Choice { chosen: own.is_none(), ..Choice::new(words.quiet_none(), "off") };
    std::iter::once(none).chain(other.into_iter().chain(HOURS).map(choice)).collect()
}

/// Returns the offered quiet hours as choices of a command, each with label and value.
pub(in crate::discord) fn nights(words: Words) -> impl Iterator<Item = (String, String)> {
    quiet(words, &Preferences::default()).into_iter().map(|choice| (choice.label, choice.value))
}

/// Returns the favourite marks as choices of a command, each with label and value.
pub(in crate::discord) fn favourites(words: Words) -> impl Iterator<Item = (String, String)> {
    marks(words, &Preferences::default()).into_iter().map(|choice| (choice.label, choice.value))
}

fn languages(words: Words, user: &Preferences) -> Vec<Choice> {
    let discord =
        Choice { chosen: user.locale.is_none(), ..Choice::new(labels::LANGUAGE_DISCORD.name(words), "discord") };
    let chosen = user.locale.as_deref().and_then(|tag| LANGUAGE.find(tag));
    std::iter::once(discord).chain(LANGUAGE.choices(words, chosen)).collect()
}

fn marks(words: Words, user: &Preferences) -> Vec<Choice> {
    let none = Choice { chosen: user.mark.is_none(), ..Choice::new(words.settings_no_mark(), "off") };
    let choice = |seat: Seat| Choice {
        chosen: user.mark == Some(seat),
        ..Choice::new(named(words, seat), seat.index().to_string())
    };
    std::iter::once(none).chain(Seat::all(Seat::MOST).map(choice)).collect()
}

/// Parses a favourite mark, typed or chosen from a menu.
pub(in crate::discord) fn favourite(words: Words, text: &str) -> Result<Setting, AppError> {
    let typed = text.trim().to_lowercase();
    let all = marks(words, &Preferences::default());
    let exact = all.iter().find(|choice| choice.value == typed || choice.label.to_lowercase() == typed);
    let mut like = all.iter().filter(|choice| choice.label.to_lowercase().contains(&typed));
    let only = like.next().filter(|_| like.next().is_none());
    let found = exact.or(only).ok_or_else(|| AppError::Mark(text.to_owned()))?;
    Ok(Setting::Mark(found.value.parse().ok().and_then(Seat::new)))
}

/// Returns the new preference after a press, or `None` if the press sets no preference. `value` is the value chosen in a menu.
pub(in crate::discord) fn chosen(what: &Preference, value: &str) -> Option<Setting> {
    Some(match what {
        Preference::Zone => Setting::Zone(value.to_owned()),
        Preference::Quiet => Setting::Quiet(value.to_owned()),
        Preference::Language => Setting::Language(LANGUAGE.find(value)),
        Preference::Mark => Setting::Mark(value.parse().ok().and_then(Seat::new)),
        Preference::Reminders(on) => Setting::Reminders(*on),
        Preference::Whispers(on) => Setting::Whispers(*on),
        Preference::Show
        | Preference::AskAway
        | Preference::Away
        | Preference::Back
        | Preference::AskErase(_)
        | Preference::Erase(_)
        | Preference::Keep => {
            return None;
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_are_parsed_in_common_notations() {
        let quiet = |from, to| Some(Some(Quiet { from, to }));
        for (text, read) in [
            ("22:00-07:30", quiet(1320, 450)),
            (" 22 – 7 ", quiet(1320, 420)),
            ("22h-7h15", quiet(1320, 435)),
            ("off", Some(None)),
            ("24-7", None),
            ("7-7", None),
            ("late", None),
        ] {
            assert_eq!(hours(text), read, "{text}");
        }
    }

    #[test]
    fn time_zones_of_the_menu_exist() {
        let known: Vec<String> = crate::table::zones().collect();
        for zone in ZONES {
            assert!(known.iter().any(|name| name == zone), "{zone}");
        }
    }
}

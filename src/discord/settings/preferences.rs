//! A user's preferences, changed in a private message with menus or by command.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Draft, Form, FormValues, Input, Press, Text, button, menu};
use crate::presenter::MenuOption;
use crate::presenter::seats::mark;
use crate::presenter::words::{Locale, Words, labels, markup};
use crate::rules::Seat;
use crate::table::{Preferences, QuietHours, local_minute, zone_called};

use super::table_options::{self, language_name};

/// The custom IDs of the form's fields.
const ZONE_FIELD: &str = "zone";
const QUIET_HOURS_FIELD: &str = "quiet";

/// The maximum length of the text for a time zone. The longest name is `America/Argentina/ComodRivadavia`.
const MAX_ZONE_LENGTH: u16 = 50;

/// The maximum length of the text for quiet hours, such as `22:00 - 07:30`.
const MAX_HOURS_LENGTH: u16 = 20;

/// The quiet hours that the command offers, in minutes after midnight.
const QUIET_HOUR_CHOICES: [(u16, u16); 8] = [
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
pub(in crate::discord) enum PreferenceChange {
    /// The time zone, by its name or by a city.
    TimeZone(String),
    /// The quiet hours, as `22:00-07:30`, or `off`.
    QuietHours(String),
    Reminders(bool),
    DirectMessages(bool),
    /// Whether other users see only the reliability in the user's profile.
    HideProfile(bool),
    /// The language of private responses, or `None` for the language of the user's Discord client.
    Language(Option<Locale>),
    /// The favourite seat, or `None` for no preference.
    Mark(Option<Seat>),
}

/// Changes a user's preferences and shows the new ones. If one of them is invalid, changes none.
pub(in crate::discord) fn change(ctx: &Context, settings: Vec<PreferenceChange>) -> Result<Outcome, AppError> {
    let mut words = ctx.words;
    for setting in &settings {
        match setting {
            PreferenceChange::TimeZone(text) if zone_called(text).is_none() => {
                return Err(AppError::UnknownTimeZone(text.clone()));
            }
            PreferenceChange::QuietHours(text) if parse_quiet_hours(text).is_none() => {
                return Err(AppError::InvalidQuietHours(text.clone()));
            }
            PreferenceChange::Language(locale) => words = Words::of(locale.unwrap_or(ctx.client_locale)),
            _ => {}
        }
    }
    ctx.app
        .tables
        .change_preferences(ctx.user, |user| settings.iter().for_each(|setting| apply_change(user, setting)))?;
    show(ctx, words)
}

fn apply_change(user: &mut Preferences, setting: &PreferenceChange) {
    match setting {
        PreferenceChange::TimeZone(text) => user.zone = zone_called(text),
        PreferenceChange::QuietHours(text) => user.quiet = parse_quiet_hours(text).flatten(),
        PreferenceChange::Reminders(on) => user.reminders = *on,
        PreferenceChange::DirectMessages(on) => user.direct_messages = *on,
        PreferenceChange::HideProfile(is_hidden) => user.hides_profile = *is_hidden,
        PreferenceChange::Language(locale) => user.locale = locale.map(|locale| locale.tag().to_owned()),
        PreferenceChange::Mark(mark) => user.mark = *mark,
    }
}

pub(in crate::discord) fn form(ctx: &Context) -> Result<Form, AppError> {
    let (words, user) = (ctx.words, ctx.app.tables.preferences(ctx.user)?);
    let quiet = user.quiet.map(|QuietHours { from, to }| format!("{}-{}", format_minute(from), format_minute(to)));
    let zone = user.zone.unwrap_or_else(|| "UTC".to_owned());
    let zone = Text { most: MAX_ZONE_LENGTH, value: Some(zone), ..Text::default() };
    let hours = Text { most: MAX_HOURS_LENGTH, value: quiet, is_optional: true, is_long: false };
    Ok(Form::new(Press::Hours, words.button_hours())
        .field(ZONE_FIELD, words.field_zone(), Some(words.field_zone_note()), Input::Text(zone))
        .field(QUIET_HOURS_FIELD, words.field_quiet(), Some(words.field_quiet_note()), Input::Text(hours)))
}

pub(in crate::discord) fn submit(ctx: &Context, fields: &FormValues) -> Result<Outcome, AppError> {
    let zone = fields.value(ZONE_FIELD).ok_or(AppError::OldButton)?;
    let quiet = fields.value(QUIET_HOURS_FIELD).map(str::trim).filter(|text| !text.is_empty()).unwrap_or("off");
    change(ctx, vec![PreferenceChange::TimeZone(zone.to_owned()), PreferenceChange::QuietHours(quiet.to_owned())])
}

/// Parses hours such as `22:00-07:30` or `22-7`. Returns `Some(None)` for `off`, and `None` for an invalid text.
fn parse_quiet_hours(text: &str) -> Option<Option<QuietHours>> {
    let text = text.trim();
    if text == "off" {
        return Some(None);
    }
    let (from, to) = text.split_once(['-', '–'])?;
    let quiet = QuietHours { from: parse_minute(from)?, to: parse_minute(to)? };
    (quiet.from != quiet.to).then_some(Some(quiet))
}

fn parse_minute(text: &str) -> Option<u16> {
    let (hour, minute) = text.trim().split_once([':', 'h']).unwrap_or((text.trim(), "0"));
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, if minute.is_empty() { 0 } else { minute.parse().ok()? });
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

fn format_minute(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// Shows a user's preferences, with menus to change them.
pub(in crate::discord) fn show(ctx: &Context, words: Words) -> Result<Outcome, AppError> {
    let user = ctx.app.tables.preferences(ctx.user)?;
    let mut lines = vec![words.settings_title()];
    let zone = user.zone.clone().unwrap_or_else(|| "UTC".to_owned());
    let local_time = local_minute(&user, ctx.app.tables.now()).map(format_minute);
    lines.push(words.settings_zone(local_time.unwrap_or_default(), zone));
    lines.push(match user.quiet {
        Some(QuietHours { from, to }) => words.settings_quiet(format_minute(from), format_minute(to)),
        None => words.settings_no_quiet(),
    });
    lines.push(words.settings_language(match &user.locale {
        Some(tag) => language_name(words, tag),
        None => words.settings_as_discord(),
    }));
    lines.push(user.mark.map_or_else(|| words.settings_no_mark(), |seat| words.settings_mark(mark_name(words, seat))));
    lines.push(words.settings_reminders(on_off_key(user.reminders)));
    lines.push(words.settings_dms(on_off_key(user.direct_messages)));
    lines.push(words.settings_profile(on_off_key(user.hides_profile)));
    let away = user.away_until.filter(|until| *until > ctx.app.tables.now());
    lines.extend(away.map(|until| words.settings_away(markup::time(until))));
    let sessions = ctx.app.tables.sessions_of(ctx.user)?;
    let first = sessions.first().map(|first| words.settings_sessions(sessions.len(), markup::time(first.created_at)));
    let show_sessions = first.as_ref().map(|_| button(Press::Sessions, words.button_sessions()));
    lines.extend(first);
    let buttons = [
        button(Press::Hours, words.button_hours()),
        button(Press::Reminders(!user.reminders), words.button_reminders(on_off_key(user.reminders))),
        button(Press::DirectMessages(!user.direct_messages), words.button_dms(on_off_key(user.direct_messages))),
        button(Press::AskAway, words.button_away()),
    ];
    let draft = Draft::text(lines.join("\n"))
        .row(menu(Press::Language, words.menu_language(), language_choices(words, &user)))
        .row(menu(Press::Mark, words.menu_mark(), mark_options(words, &user)))
        .row(buttons.into_iter().chain(show_sessions).collect::<Vec<_>>())
        .row([button(Press::HideProfile(!user.hides_profile), words.button_profile(on_off_key(user.hides_profile)))]);
    Ok(Outcome::message(draft))
}

const fn on_off_key(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}

fn mark_name(words: Words, seat: Seat) -> String {
    format!("{} {}", mark(seat), words.colour(seat))
}

/// Returns quiet hours as choices of a command, each with label and value.
pub(in crate::discord) fn quiet_hour_choices(words: Words) -> impl Iterator<Item = (String, String)> {
    let choice = move |(from, to): (u16, u16)| {
        let (from, to) = (format_minute(from), format_minute(to));
        (words.quiet_hours(&*from, &*to), format!("{from}-{to}"))
    };
    std::iter::once((words.quiet_none(), "off".to_owned())).chain(QUIET_HOUR_CHOICES.into_iter().map(choice))
}

/// Returns the favourite marks as choices of a command, each with label and value.
pub(in crate::discord) fn mark_choices(words: Words) -> impl Iterator<Item = (String, String)> {
    mark_options(words, &Preferences::default()).into_iter().map(|choice| (choice.label, choice.value))
}

fn language_choices(words: Words, user: &Preferences) -> Vec<MenuOption> {
    let discord = MenuOption {
        is_chosen: user.locale.is_none(),
        ..MenuOption::new(labels::LANGUAGE_DISCORD.name(words), "discord")
    };
    let languages = table_options::language_choices(words, user.locale.as_deref());
    std::iter::once(discord).chain(languages).collect()
}

fn mark_options(words: Words, user: &Preferences) -> Vec<MenuOption> {
    let none = MenuOption { is_chosen: user.mark.is_none(), ..MenuOption::new(words.settings_no_mark(), "off") };
    let choice = |seat: Seat| MenuOption {
        is_chosen: user.mark == Some(seat),
        ..MenuOption::new(mark_name(words, seat), seat.index().to_string())
    };
    std::iter::once(none).chain(Seat::all(Seat::MAX_COUNT).map(choice)).collect()
}

/// Parses a favourite mark, typed or chosen from a menu.
pub(in crate::discord) fn parse_mark(words: Words, text: &str) -> Result<PreferenceChange, AppError> {
    let typed = text.trim().to_lowercase();
    let all = mark_options(words, &Preferences::default());
    let exact = all.iter().find(|choice| choice.value == typed || choice.label.to_lowercase() == typed);
    let mut like = all.iter().filter(|choice| choice.label.to_lowercase().contains(&typed));
    let only = like.next().filter(|_| like.next().is_none());
    let found = exact.or(only).ok_or_else(|| AppError::UnknownMark(text.to_owned()))?;
    Ok(PreferenceChange::Mark(found.value.parse().ok().and_then(Seat::new)))
}

pub(in crate::discord) fn choose_language(ctx: &Context, values: &[String]) -> Result<Outcome, AppError> {
    let language = values.first().and_then(|value| table_options::language_with_key(value));
    change(ctx, vec![PreferenceChange::Language(language)])
}

pub(in crate::discord) fn choose_mark(ctx: &Context, values: &[String]) -> Result<Outcome, AppError> {
    let mark = values.first().and_then(|value| value.parse().ok()).and_then(Seat::new);
    change(ctx, vec![PreferenceChange::Mark(mark)])
}

pub(in crate::discord) fn set_reminders(ctx: &Context, are_on: bool) -> Result<Outcome, AppError> {
    change(ctx, vec![PreferenceChange::Reminders(are_on)])
}

pub(in crate::discord) fn set_direct_messages(ctx: &Context, are_on: bool) -> Result<Outcome, AppError> {
    change(ctx, vec![PreferenceChange::DirectMessages(are_on)])
}

pub(in crate::discord) fn hide_profile(ctx: &Context, is_hidden: bool) -> Result<Outcome, AppError> {
    change(ctx, vec![PreferenceChange::HideProfile(is_hidden)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_are_parsed_in_common_notations() {
        let quiet = |from, to| Some(Some(QuietHours { from, to }));
        for (text, read) in [
            ("22:00-07:30", quiet(1320, 450)),
            (" 22 – 7 ", quiet(1320, 420)),
            ("22h-7h15", quiet(1320, 435)),
            ("off", Some(None)),
            ("24-7", None),
            ("7-7", None),
            ("late", None),
        ] {
            assert_eq!(parse_quiet_hours(text), read, "{text}");
        }
    }
}

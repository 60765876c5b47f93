//! Quiet hours in a user's time zone, during which the bot sends no reminder.

use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use bergerie_store::{Preferences, QuietHours};

use super::time_zones::zone;

const DAY: u16 = 24 * 60;

/// The time from a reminder that cannot wait for the end of the quiet hours to their start, in seconds: 10 minutes.
const MARGIN: i64 = 10 * 60;

/// Returns the first moment outside of the user's quiet hours, from `at` on. Both are in Unix seconds.
pub(super) fn after(user: &Preferences, at: i64) -> i64 {
    let Some(quiet) = user.quiet else { return at };
    let Some(local) = local(user, at) else { return at };
    let minute = minute(&local);
    if is_in(quiet, minute) { end(&local, quiet, minute).unwrap_or(at) } else { at }
}

/// Returns a user's local time at a moment, in minutes after midnight. Returns `None` if the moment is outside of the calendar's range.
pub fn local_minute(user: &Preferences, at: i64) -> Option<u16> {
    local(user, at).as_ref().map(minute)
}

/// Returns the time of a reminder that is planned for `at` and must come before the deadline `due`: the first moment outside of the
/// user's quiet hours or, if that is too late, shortly before the quiet hours. All times are in Unix seconds.
pub(super) fn reminder(user: &Preferences, at: i64, due: i64) -> i64 {
    let (Some(quiet), Some(local)) = (user.quiet, local(user, at)) else { return at };
    let later = after(user, at);
    if later < due { later } else { start(&local, quiet).map_or(at, |start| start - MARGIN) }
}

/// Converts a moment to a user's time zone. Returns `None` if the moment is outside of the calendar's range.
fn local(user: &Preferences, at: i64) -> Option<Zoned> {
    let zone = user.zone.as_deref().and_then(zone).unwrap_or(TimeZone::UTC);
    Some(Timestamp::from_second(at).ok()?.to_zoned(zone))
}

fn minute(local: &Zoned) -> u16 {
    u16::try_from(i32::from(local.hour()) * 60 + i32::from(local.minute())).unwrap_or_default()
}

const fn is_in(quiet: QuietHours, minute: u16) -> bool {
    let QuietHours { from, to } = quiet;
    if from <= to { from <= minute && minute < to } else { minute >= from || minute < to }
}

/// Returns the end of the quiet hours that contain a moment, in Unix seconds, within the calendar's range.
fn end(local: &Zoned, QuietHours { from, to }: QuietHours, minute: u16) -> Option<i64> {
    let is_tomorrow = from > to && minute >= from;
    let date = if is_tomorrow { local.date().tomorrow().ok()? } else { local.date() };
    moment(local, date, to)
}

/// Returns the start of the quiet hours that contain a moment, in Unix seconds, within the calendar's range.
fn start(local: &Zoned, QuietHours { from, .. }: QuietHours) -> Option<i64> {
    let date = if minute(local) < from { local.date().yesterday().ok()? } else { local.date() };
    moment(local, date, from)
}

/// Returns the moment at a number of minutes after midnight of a date in the time zone of `local`, in Unix seconds. If clocks are set
/// back then, there are two: returns the first one, unless `local` is after it.
fn moment(local: &Zoned, date: Date, minutes: u16) -> Option<i64> {
    let minutes = minutes % DAY;
    let time = Time::new((minutes / 60) as i8, (minutes % 60) as i8, 0, 0).ok()?;
    let moments = local.time_zone().to_ambiguous_zoned(date.to_datetime(time));
    let first = moments.clone().compatible().ok()?;
    let zoned = if first < *local { moments.later().ok()? } else { first };
    Some(zoned.timestamp().as_second())
}

/// Returns the end of a day such as 2026-12-24 in the user's time zone, in Unix seconds. Returns `None` if `date` is not a valid
/// date.
pub(super) fn end_of_day(user: &Preferences, date: &str) -> Option<i64> {
    let date: Date = date.trim().parse().ok()?;
    let zone = user.zone.as_deref().and_then(zone).unwrap_or(TimeZone::UTC);
    let midnight = date.tomorrow().ok()?.to_zoned(zone).ok()?;
    Some(midnight.timestamp().as_second())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn user(zone: &str, from: u16, to: u16) -> Preferences {
        Preferences { zone: Some(zone.to_owned()), quiet: Some(QuietHours { from, to }), ..Preferences::default() }
    }

    fn utc(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_second()
    }

    #[test]
    fn quiet_hours_end_in_the_user_s_time_zone() {
        let paris = user("Europe/Paris", 22 * 60, 7 * 60 + 30);
        for (at, disturbed) in [
            ("2026-11-22T20:59:00Z", "2026-11-22T20:59:00Z"),
            ("2026-11-22T21:00:00Z", "2026-11-23T06:30:00Z"),
            ("2026-11-23T02:00:00Z", "2026-11-23T06:30:00Z"),
            ("2026-11-23T06:30:00Z", "2026-11-23T06:30:00Z"),
            // In summer, the same local hours are one hour earlier in UTC.
            ("2026-07-01T21:00:00Z", "2026-07-02T05:30:00Z"),
        ] {
            assert_eq!(after(&paris, utc(at)), utc(disturbed), "{at}");
        }
        let lima = user("America/Lima", 12 * 60, 14 * 60);
        assert_eq!(after(&lima, utc("2026-11-22T17:30:00Z")), utc("2026-11-22T19:00:00Z"));
        assert_eq!(after(&Preferences::default(), 5), 5);
    }

    #[test]
    fn a_night_in_which_clocks_are_set_ends_by_the_new_time() {
        let paris = user("Europe/Paris", 23 * 60, 7 * 60);
        assert_eq!(after(&paris, utc("2026-03-28T23:00:00Z")), utc("2026-03-29T05:00:00Z"));
        assert_eq!(after(&paris, utc("2026-10-24T22:00:00Z")), utc("2026-10-25T06:00:00Z"));
    }

    #[test]
    fn quiet_hours_that_end_in_a_repeated_hour_end_after_they_begin() {
        let paris = user("Europe/Paris", 23 * 60, 2 * 60 + 30);
        for (at, end) in
            [("2026-10-25T00:15:00Z", "2026-10-25T00:30:00Z"), ("2026-10-25T01:15:00Z", "2026-10-25T01:30:00Z")]
        {
            assert_eq!(after(&paris, utc(at)), utc(end), "{at}");
        }
        for minute in 0..3 * 24 * 60 {
            let at = utc("2026-10-24T00:00:00Z") + minute * 60;
            assert!(after(&paris, at) >= at, "{at}");
        }
    }

    #[test]
    fn a_reminder_that_cannot_wait_comes_before_the_quiet_hours() {
        let paris = user("Europe/Paris", 23 * 60, 7 * 60);
        for (at, due, reminder_at) in [
            ("2026-11-22T12:00:00Z", "2026-11-22T13:00:00Z", "2026-11-22T12:00:00Z"),
            ("2026-11-23T03:00:00Z", "2026-11-23T09:00:00Z", "2026-11-23T06:00:00Z"),
            ("2026-11-23T03:00:30Z", "2026-11-23T05:00:00Z", "2026-11-22T21:50:00Z"),
            ("2026-11-22T22:30:00Z", "2026-11-23T05:00:00Z", "2026-11-22T21:50:00Z"),
            // Clocks go back in this night.
            ("2026-10-25T03:00:00Z", "2026-10-25T05:00:00Z", "2026-10-24T20:50:00Z"),
        ] {
            assert_eq!(reminder(&paris, utc(at), utc(due)), utc(reminder_at), "{at}");
        }
    }

    #[test]
    fn a_day_ends_at_midnight_in_the_user_s_time_zone() {
        let paris = user("Europe/Paris", 0, 0);
        assert_eq!(end_of_day(&paris, "2026-12-24"), Some(utc("2026-12-24T23:00:00Z")));
        assert_eq!(end_of_day(&Preferences::default(), " 2026-12-24"), Some(utc("2026-12-25T00:00:00Z")));
        assert_eq!(end_of_day(&paris, "soon"), None);
    }
}

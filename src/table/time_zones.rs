//! Time zones as users type them: by an IANA name, a city, an abbreviation or an offset.

use jiff::tz::{Offset, TimeZone};

/// Abbreviations of times in zones with summer time, and where clocks show these times. Left out are those that people of several
/// countries use for different times, such as IST.
const ABBREVIATIONS: &[(&[&str], &str)] = &[
    (&["akst", "akdt"], "America/Anchorage"),
    (&["ast", "adt"], "America/Halifax"),
    (&["est", "edt", "et", "est5edt"], "America/New_York"),
    (&["cst", "cdt", "ct", "cst6cdt"], "America/Chicago"),
    (&["mst", "mdt", "mt", "mst7mdt"], "America/Denver"),
    (&["pst", "pdt", "pt", "pst8pdt"], "America/Los_Angeles"),
    (&["hst"], "Pacific/Honolulu"),
    (&["brt"], "America/Sao_Paulo"),
    (&["bst"], "Europe/London"),
    (&["wet", "west"], "Europe/Lisbon"),
    (&["cet", "cest", "met", "mest"], "Europe/Paris"),
    (&["mez", "mesz"], "Europe/Berlin"),
    (&["eet", "eest"], "Europe/Athens"),
    (&["msk"], "Europe/Moscow"),
    (&["jst"], "Asia/Tokyo"),
    (&["kst"], "Asia/Seoul"),
    (&["awst"], "Australia/Perth"),
    (&["acst", "acdt"], "Australia/Adelaide"),
    (&["aest", "aedt"], "Australia/Sydney"),
    (&["nzst", "nzdt"], "Pacific/Auckland"),
];

/// The names of UTC.
const UTC: &[&str] = &["utc", "gmt", "z", "zulu"];

/// Names in the database that stand for no place.
const NO_PLACES: &[&str] = &["Factory", "Greenwich", "Universal", "Zulu"];

/// Returns the time zone with a name that [`zone_called`] returned, or `None` if there is none.
pub(super) fn zone(name: &str) -> Option<TimeZone> {
    offset(name).map(TimeZone::fixed).or_else(|| TimeZone::get(name).ok())
}

/// Returns the names of all places with a time zone.
pub fn zones() -> impl Iterator<Item = String> {
    let names = jiff::tz::db().available().map(|name| name.to_string());
    // In the database, `Etc/GMT+2` is behind UTC, and abbreviations such as `EST` stand for zones without summer time.
    names.filter(|name| {
        let is_place = name.contains('/') && !name.starts_with("Etc/");
        is_place || name.contains(char::is_lowercase) && !name.contains('/') && !NO_PLACES.contains(&name.as_str())
    })
}

/// Returns the name of the time zone that a user means by `text`: an IANA name, a city such as `new york`, an abbreviation such as
/// `PST`, or an offset such as `GMT+2`, which is ahead of UTC. Returns `None` if there is none.
pub fn zone_called(text: &str) -> Option<String> {
    let plain = |name: &str| name.trim().replace('_', " ").to_lowercase();
    let (wanted, city) = (plain(text), |zone: &str| plain(zone.rsplit('/').next().unwrap_or(zone)));
    if UTC.contains(&wanted.as_str()) {
        return Some("UTC".to_owned());
    }
    if let Some(offset) = offset(text) {
        return Some(if offset == Offset::UTC { "UTC".to_owned() } else { format!("UTC{}", clock(offset)) });
    }
    let abbreviated = ABBREVIATIONS.iter().find(|(texts, _)| texts.contains(&wanted.as_str()));
    let zone = abbreviated.map(|(_, zone)| (*zone).to_owned());
    zone.or_else(|| zones().find(|zone| plain(zone) == wanted)).or_else(|| zones().find(|zone| city(zone) == wanted))
}

/// Parses an offset such as `UTC+2`, `GMT−3:30` or `+0530`.
fn offset(text: &str) -> Option<Offset> {
    let text = text.trim().to_lowercase();
    let text = text.strip_prefix("utc").or_else(|| text.strip_prefix("gmt")).unwrap_or(&text).trim_start();
    let sign = if text.starts_with('+') { 1 } else { -1 };
    let time = text.strip_prefix(['+', '-', '−', '–'])?.trim();
    let (hours, minutes) = match time.split_once([':', '.']) {
        Some(parts) => parts,
        None if time.is_ascii() && time.len() > 2 => time.split_at(time.len() - 2),
        None => (time, "0"),
    };
    let (hours, minutes): (u8, u8) = (hours.parse().ok()?, minutes.parse().ok()?);
    let seconds = sign * (i32::from(hours) * 60 + i32::from(minutes)) * 60;
    if hours > 14 || minutes > 59 { None } else { Offset::from_seconds(seconds).ok() }
}

/// Returns an offset as `+05:30`.
fn clock(offset: Offset) -> String {
    let minutes = offset.seconds() / 60;
    let sign = if minutes < 0 { '-' } else { '+' };
    format!("{sign}{:02}:{:02}", minutes.abs() / 60, minutes.abs() % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_are_known_by_what_people_call_them() {
        for (text, name) in [
            ("Paris", Some("Europe/Paris")),
            ("new york", Some("America/New_York")),
            ("europe/paris", Some("Europe/Paris")),
            ("Japan", Some("Japan")),
            ("utc", Some("UTC")),
            ("GMT", Some("UTC")),
            ("GMT+2", Some("UTC+02:00")),
            ("utc −3:30", Some("UTC-03:30")),
            ("+0530", Some("UTC+05:30")),
            ("UTC+0", Some("UTC")),
            ("UTC+02:00", Some("UTC+02:00")),
            ("EST", Some("America/New_York")),
            ("pst", Some("America/Los_Angeles")),
            ("CET", Some("Europe/Paris")),
            ("IST", None),
            ("Factory", None),
            ("Etc/GMT+2", None),
            ("GMT+15", None),
            ("+é2", None),
            ("GMT+2:75", None),
            ("nowhere", None),
        ] {
            assert_eq!(zone_called(text).as_deref(), name, "{text}");
        }
    }

    #[test]
    fn every_offered_or_abbreviated_zone_is_known() {
        let abbreviated = ABBREVIATIONS.iter().map(|(_, zone)| (*zone).to_owned());
        for name in zones().chain(abbreviated) {
            assert!(zone(&name).is_some(), "{name}");
        }
        assert!(zones().count() > 400 && zones().all(|name| zone_called(&name).is_some()));
    }

    #[test]
    fn an_offset_is_ahead_of_utc_if_it_is_positive() {
        let offset = |name: &str| zone(name).unwrap().to_fixed_offset().unwrap().seconds();
        assert_eq!((offset("UTC+02:00"), offset("UTC-03:30")), (2 * 3600, -3 * 3600 - 1800));
        assert!(zone("Europe/Bergerie").is_none());
    }
}

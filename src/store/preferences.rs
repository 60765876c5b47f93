//! Users' preferences.

use bergerie_rules::Seat;

use super::{ReadTransaction, Row, StoreError, ToColumn, UserId, WriteTransaction};

/// The hours in which a user gets no reminders, in minutes after midnight in the user's time zone. They may include midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietHours {
    /// The first minute of the quiet hours.
    pub from: u16,
    /// The first minute after the quiet hours.
    pub to: u16,
}

/// A user's preferences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// The IANA name of the user's time zone, or `None` for UTC.
    pub zone: Option<String>,
    /// The hours in which the user gets no reminders, or `None` if reminders are sent at any hour.
    pub quiet: Option<QuietHours>,
    /// Whether the user gets reminders.
    pub reminders: bool,
    /// Whether the user gets a direct message when it is their turn.
    pub direct_messages: bool,
    /// The language of private responses, or `None` for the language of the user's Discord client.
    pub locale: Option<String>,
    /// The preferred seat, which determines the colour and mark of the user's figures. `None` for no preference.
    pub mark: Option<Seat>,
    /// The announced return from an absence, in Unix seconds, which may be in the past. `None` without an absence.
    pub away_until: Option<i64>,
    /// Whether other users see only the reliability in the user's profile.
    pub hides_profile: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            zone: None,
            quiet: None,
            reminders: true,
            direct_messages: false,
            locale: None,
            mark: None,
            away_until: None,
            hides_profile: false,
        }
    }
}

fn read_preferences(row: &Row) -> Result<Preferences, StoreError> {
    let quiet = match (row.get(1)?, row.get(2)?) {
        (Some(from), Some(to)) => Some(QuietHours { from, to }),
        _ => None,
    };
    Ok(Preferences {
        zone: row.get(0)?,
        quiet,
        reminders: row.get(3)?,
        direct_messages: row.get(4)?,
        locale: row.get(5)?,
        mark: row.get(6)?,
        away_until: row.get(7)?,
        hides_profile: row.get(8)?,
    })
}

impl ReadTransaction<'_> {
    /// Returns a user's preferences, or the defaults if the user has set none.
    pub fn preferences(&self, user: UserId) -> Result<Preferences, StoreError> {
        let sql = "SELECT zone, quiet_from, quiet_to, reminders, direct_messages, locale, mark, away_until,
                          hides_profile FROM preferences WHERE user_id = ?1";
        Ok(self.query_first(sql, &[&user], read_preferences)?.unwrap_or_default())
    }
}

impl WriteTransaction<'_> {
    pub fn set_preferences(&self, user: UserId, preferences: &Preferences) -> Result<(), StoreError> {
        let Preferences { zone, quiet, reminders, direct_messages, locale, mark, away_until, hides_profile } =
            preferences;
        let (from, to) = quiet.map(|quiet| (quiet.from, quiet.to)).unzip();
        let sql = "INSERT INTO preferences
                   (user_id, zone, quiet_from, quiet_to, reminders, direct_messages, locale, mark, away_until,
                    hides_profile)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
                   ON CONFLICT (user_id) DO UPDATE SET
                       zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
                       reminders = excluded.reminders, direct_messages = excluded.direct_messages, locale = excluded.locale,
                       mark = excluded.mark, away_until = excluded.away_until, hides_profile = excluded.hides_profile";
        let row: &[&dyn ToColumn] =
            &[&user, &zone, &from, &to, &reminders, &direct_messages, &locale, &mark, &away_until, &hides_profile];
        self.execute(sql, row)
    }
}

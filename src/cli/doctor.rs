//! `bergerie doctor`: diagnoses settings, database, token and permissions.

use std::io::{self, Write};

use crate::config::Variables;
use crate::discord::{self, ChannelReport, Identity};
use crate::engine;
use crate::store::{self, ChannelId, DatabaseLocation, StoreError};

use super::bot::runtime;

/// The reason why a diagnosis did not succeed.
#[derive(Debug, thiserror::Error)]
pub enum DoctorError {
    /// The diagnosis found problems. Contains their number.
    #[error("{0} checks failed")]
    Problems(usize),
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Checks settings, database, token and permissions. Prints one line per result.
///
/// # Errors
///
/// [`DoctorError::Problems`] if there are problems.
pub fn run(variables: &Variables, out: &mut dyn Write) -> Result<(), DoctorError> {
    let mut report = Report { out, ill: 0 };
    let settings = variables.settings();
    report.report("settings", settings.as_ref().map(|_| "complete".to_owned()).map_err(ToString::to_string))?;
    report.report("database", database(variables))?;
    if let Ok(settings) = settings {
        if let engines @ [_, ..] = settings.policies.engines.as_slice() {
            let names: Vec<&str> = engines.iter().map(|engine| engine.name.as_str()).collect();
            let checked = engine::check(engines).map_err(|error| error.to_string());
            report.report("programs", checked.map(|()| format!("{} can be confined", names.join(", "))))?;
        }
        let runtime = runtime()?;
        let identity = runtime.block_on(discord::identify(&settings.connection)).map_err(|error| error.to_string());
        report.report("Discord", identity.as_ref().map(introduce).map_err(Clone::clone))?;
        if let Ok(identity) = identity {
            let tables = settings.database.channels_in_use().unwrap_or_default();
            let played: Vec<u64> = tables.iter().map(|(_, channel)| channel.0).collect();
            match runtime.block_on(discord::survey(&settings.connection, &identity, &played)) {
                Ok(places) => report.places(&places, &tables)?,
                Err(error) => report.report("permissions", Err(error.to_string()))?,
            }
        }
    }
    if report.ill == 0 { Ok(()) } else { Err(DoctorError::Problems(report.ill)) }
}

struct Report<'a> {
    out: &'a mut dyn Write,
    ill: usize,
}

impl Report<'_> {
    fn report(&mut self, what: &str, found: Result<String, String>) -> io::Result<()> {
        match found {
            Ok(text) => writeln!(self.out, "ok    {what}: {text}"),
            Err(text) => {
                self.ill += 1;
                writeln!(self.out, "FAIL  {what}: {text}")
            }
        }
    }

    /// Reports missing permissions by channel. In channels without a table, they may be withheld on purpose.
    fn places(&mut self, places: &[ChannelReport], tables: &[(String, ChannelId)]) -> io::Result<()> {
        for ChannelReport { channel, name, missing } in places {
            let played = tables.iter().filter(|(_, at)| at.0 == *channel).map(|(table, _)| table.as_str());
            let played: Vec<&str> = played.collect();
            let name = name.as_deref().unwrap_or("a channel that was deleted, or that the bot cannot see");
            match (missing.is_empty(), played.is_empty()) {
                (true, _) => self.report(name, Ok("all permissions".to_owned()))?,
                (false, true) => {
                    writeln!(self.out, "note  {name}: games cannot be played here without {}", missing.join(", "))?
                }
                (false, false) => {
                    let (played, missing) = (played.join(", "), missing.join(", "));
                    self.report(
                        name,
                        Err(format!("the table {played} waits for the permissions {missing} (channel {channel})")),
                    )?;
                }
            }
        }
        Ok(())
    }
}

fn introduce(Identity { name, id }: &Identity) -> String {
    format!("the token is that of {name}. Invite it with {}", discord::invitation(*id))
}

fn database(variables: &Variables) -> Result<String, String> {
    let place = variables.checked().and_then(Variables::database).map_err(|problems| problems.to_string())?;
    let looked = look(&place).map_err(|error| format!("{place}: {error}"))?;
    if let DatabaseLocation::File(path) = &place
        && store::is_open_to_others(path)
    {
        let path = path.display();
        return Err(format!(
            "others on this machine may read {path}, which contains the seeds of running games: chmod 600 {path}*"
        ));
    }
    Ok(looked)
}

fn look(place: &DatabaseLocation) -> Result<String, StoreError> {
    let is_new = match place {
        DatabaseLocation::File(path) => store::is_vacant(path)?,
        DatabaseLocation::Server(_) => place.checkup()?.version == 0,
    };
    if is_new {
        return Ok(format!("{place} will be created at the first start"));
    }
    place.checkup()?.require_usable()?;
    Ok(format!("{place} is sound"))
}

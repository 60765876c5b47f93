//! `bergerie doctor`: what is in order and what is not.

use std::io::{self, Write};
use std::path::Path;

use crate::config::Variables;
use crate::discord::{self, Identity};
use crate::store::{self, StoreError};

use super::bot::runtime;

/// Why the bot would not run well.
#[derive(Debug, thiserror::Error)]
pub enum DoctorError {
    /// Something is not in order; it was printed.
    #[error("{0} of the checks found something to mend")]
    Ill(usize),
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Checks settings, database and token, and prints what it finds.
///
/// # Errors
/// That something is not in order.
pub fn run(variables: &Variables, out: &mut dyn Write) -> Result<(), DoctorError> {
    let mut ill = 0;
    let mut report = |what: &str, found: Result<String, String>| -> io::Result<()> {
        match found {
            Ok(text) => writeln!(out, "ok    {what}: {text}"),
            Err(text) => {
                ill += 1;
                writeln!(out, "MEND  {what}: {text}")
            }
        }
    };
    let settings = variables.settings();
    report("settings", settings.as_ref().map(|_| "complete".to_owned()).map_err(ToString::to_string))?;
    report("database", database(variables))?;
    if let Ok(settings) = settings {
        report("Discord", connection(&settings.connection))?;
    }
    if ill == 0 { Ok(()) } else { Err(DoctorError::Ill(ill)) }
}

fn database(variables: &Variables) -> Result<String, String> {
    let path = variables.database().map_err(|faults| faults.to_string())?;
    let looked = look(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    if store::is_open_to_others(&path) {
        let path = path.display();
        return Err(format!(
            "others on this machine may read {path}, which holds the seeds of games that are on: chmod 600 {path}*"
        ));
    }
    Ok(looked)
}

fn look(path: &Path) -> Result<String, StoreError> {
    if store::is_vacant(path)? {
        return Ok(format!("{} will be made at the first start", path.display()));
    }
    store::checkup(path)?.usable()?;
    Ok(format!("{} is sound", path.display()))
}

fn connection(connection: &discord::Connection) -> Result<String, String> {
    let runtime = runtime().map_err(|error| error.to_string())?;
    let Identity { name, id } = runtime.block_on(discord::identify(connection)).map_err(|error| error.to_string())?;
    Ok(format!("the token is that of {name}. Invite it with {}", discord::invitation(id)))
}

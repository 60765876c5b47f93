//! `bergerie migrate --from X --to Y`: all games from one database to another, of whichever engine.

use std::io::{self, Write};

use crate::clock::Clock;
use crate::store::{Address, BadAddress, Place, Store, StoreError};
use crate::table::{MoveError, Moved, move_all};

/// What to move, and where to.
#[derive(Clone)]
pub struct Migrate {
    /// The database with the games, which stays as it is.
    pub from: String,
    /// The one that gets them.
    pub to: String,
}

/// Why nothing was moved.
#[derive(Debug, thiserror::Error)]
pub enum MigrateError {
    /// It is no address. It is not repeated: it may hold a password.
    #[error("the address of a database is {0}")]
    Address(#[from] BadAddress),
    /// There is nothing to move.
    #[error("there is no database {0}")]
    Nothing(Place),
    /// A database cannot be opened.
    #[error("{place} cannot be opened: {error}")]
    Open {
        /// Which.
        place: Place,
        /// Why.
        error: StoreError,
    },
    /// It went wrong in between.
    #[error("nothing was moved: {0}")]
    Move(#[from] MoveError),
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Moves all games, and says how many there are.
///
/// # Errors
/// Why nothing was moved.
pub fn run(args: &Migrate, out: &mut dyn Write) -> Result<(), MigrateError> {
    let (from, to) = (place(&args.from)?, place(&args.to)?);
    if matches!(&from, Place::File(path) if !path.exists()) {
        return Err(MigrateError::Nothing(from));
    }
    let Moved { tables, games, rows } = move_all(&open(&from)?, &open(&to)?)?;
    writeln!(
        out,
        "{from} is now in {to}: {tables} tables in {rows} rows. {games} games were played again from there, to the same end."
    )?;
    writeln!(
        out,
        "Start the bot with {to} from now on, and never again with {from}: both would post to the same channels."
    )?;
    Ok(())
}

fn place(text: &str) -> Result<Place, BadAddress> {
    if !text.contains("://") {
        return Ok(Place::File(text.into()));
    }
    let address: Address = text.parse()?;
    Ok(Place::Server(Box::new(address.unlimited())))
}

fn open(place: &Place) -> Result<Store, MigrateError> {
    Store::at(place, Clock::default()).map_err(|error| MigrateError::Open { place: place.clone(), error })
}

//! `bergerie migrate --from X --to Y`: copies all games between two databases of any kind.

use std::io::{self, Write};

use crate::store::Clock;
use crate::store::{Address, DatabaseLocation, InvalidAddress, Store, StoreError};
use crate::table::{CopiedItems, MoveError, move_all};

/// The arguments of `migrate`.
#[derive(Clone, clap::Args)]
pub struct Migrate {
    /// The source: a file, or postgres://…
    #[arg(long)]
    pub from: String,
    /// The target: a file, or postgres://…
    #[arg(long)]
    pub to: String,
}

/// The reason why a migration failed. The target is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum MigrateError {
    /// An address is invalid. It is not displayed, because it may contain a password.
    #[error("invalid database address: {0}")]
    Address(#[from] InvalidAddress),
    /// The source does not exist or contains no games.
    #[error("there is no database {0}")]
    Nothing(DatabaseLocation),
    /// A database cannot be opened.
    #[error("{location} cannot be opened: {error}")]
    Open {
        /// The database that cannot be opened, either source or target.
        location: DatabaseLocation,
        /// The reason why it cannot be opened.
        error: StoreError,
    },
    /// The migration failed.
    #[error("the migration failed, and the target is unchanged: {0}")]
    Move(#[from] MoveError),
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Copies all games and prints their number.
pub fn run(args: &Migrate, out: &mut dyn Write) -> Result<(), MigrateError> {
    let (from, to) = (parse_location(&args.from)?, parse_location(&args.to)?);
    if matches!(&from, DatabaseLocation::File(path) if !path.exists()) {
        return Err(MigrateError::Nothing(from));
    }
    let CopiedItems { tables, games, rows } = move_all(&open_database(&from)?, &open_database(&to)?)?;
    writeln!(
        out,
        "{from} is now in {to}: {tables} tables in {rows} rows. {games} games were replayed from there with the same result."
    )?;
    writeln!(
        out,
        "Start the bot only with {to} from now on. With {from} as well, both would post to the same channels."
    )?;
    Ok(())
}

fn parse_location(text: &str) -> Result<DatabaseLocation, InvalidAddress> {
    if !text.contains("://") {
        return Ok(DatabaseLocation::File(text.into()));
    }
    let address: Address = text.parse()?;
    Ok(DatabaseLocation::Server(Box::new(address.unlimited())))
}

fn open_database(location: &DatabaseLocation) -> Result<Store, MigrateError> {
    Store::open_location(location, Clock::default())
        .map_err(|error| MigrateError::Open { location: location.clone(), error })
}

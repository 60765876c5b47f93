//! Moving all games from one database to another, and making sure that they have arrived.

use crate::rules::record::ReplayFault;
use crate::store::{Reading, Stage, Store, StoreError, TableId, Writing};

use super::desk;
use super::followed::Followed;

/// What was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Tables.
    pub tables: usize,
    /// Of these, those whose games were played again.
    pub games: usize,
    /// Rows of the database in all.
    pub rows: u64,
}

/// Why nothing was moved.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// One of the databases failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A game cannot be played again from what has arrived.
    #[error("the game of table {0} cannot be played again from what was moved: {1}")]
    Replay(TableId, ReplayFault),
    /// A game is another one there.
    #[error("table {0} has arrived as something else")]
    Other(TableId),
}

/// Moves everything, in one transaction. Every game is played again from what has arrived before that counts.
///
/// # Errors
/// Why nothing was moved: the target is as it was.
pub fn move_all(from: &Store, to: &Store) -> Result<Moved, MoveError> {
    from.read(|reading| {
        to.write(|writing| {
            let rows = reading.copy_to(writing)?;
            let mut moved = Moved { rows, ..Moved::default() };
            for table in reading.all_tables()? {
                moved.tables += 1;
                moved.games += usize::from(check(table, reading, writing)?);
            }
            Ok(moved)
        })
    })
}

/// Looks whether a table has arrived. Whether it has a game.
fn check(table: TableId, reading: &Reading<'_>, writing: &Writing<'_>) -> Result<bool, MoveError> {
    let (Some(sent), Some(row)) = (reading.table(table)?, writing.table(table)?) else {
        return Err(MoveError::Other(table));
    };
    let log = writing.log_from(table, 0)?;
    let same = (sent.seed, sent.people.as_slice(), sent.stage) == (row.seed, row.people.as_slice(), row.stage);
    if !same || sent.setup != row.setup || reading.log_from(table, 0)? != log {
        return Err(MoveError::Other(table));
    }
    if !matches!(row.stage, Stage::Playing | Stage::Over) {
        return Ok(false);
    }
    let length = log.len();
    let followed = Followed::log(&desk::record(&row, log)).map_err(|fault| MoveError::Replay(table, fault))?;
    if followed.course.length() as usize == length { Ok(true) } else { Err(MoveError::Other(table)) }
}

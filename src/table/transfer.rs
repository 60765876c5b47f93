//! Migration of all games from one database to another. Every game is verified.

use bergerie_rules::RecordError;
use bergerie_store::{PhaseKind, ReadTransaction, Store, StoreError, TableId, WriteTransaction};

use super::game_cache;
use super::replayed_game::ReplayedGame;

/// The number of items that a migration has copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CopiedItems {
    /// The number of tables.
    pub tables: usize,
    /// The number of tables whose games were replayed.
    pub games: usize,
    /// The number of rows in all tables.
    pub rows: u64,
}

/// The error of a migration.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// One of the databases failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A game cannot be replayed from the target.
    #[error("the game of table {0} cannot be replayed from the copied data: {1}")]
    Replay(TableId, RecordError),
    /// A game in the target differs from the original.
    #[error("table {0} was not copied correctly")]
    Other(TableId),
}

/// Copies everything in one transaction. Every game is replayed from the target before the commit, and compared with the original.
pub fn move_all(from: &Store, to: &Store) -> Result<CopiedItems, MoveError> {
    from.read(|reading| {
        to.write(|writing| {
            let rows = reading.copy_to(writing)?;
            let mut moved = CopiedItems { rows, ..CopiedItems::default() };
            for table in reading.all_tables()? {
                moved.tables += 1;
                moved.games += usize::from(check(table, reading, writing)?);
            }
            Ok(moved)
        })
    })
}

/// Verifies a table in the target. Returns whether the table has a game.
fn check(table: TableId, reading: &ReadTransaction<'_>, writing: &WriteTransaction<'_>) -> Result<bool, MoveError> {
    let (Some(sent), Some(row)) = (reading.table(table)?, writing.table(table)?) else {
        return Err(MoveError::Other(table));
    };
    let log = writing.log_from(table, 0)?;
    let same = (sent.seed, sent.users.as_slice(), sent.phase_kind) == (row.seed, row.users.as_slice(), row.phase_kind);
    if !same || sent.setup != row.setup || reading.log_from(table, 0)? != log {
        return Err(MoveError::Other(table));
    }
    if !matches!(row.phase_kind, PhaseKind::Playing | PhaseKind::Over) {
        return Ok(false);
    }
    let length = log.len();
    let replayed =
        ReplayedGame::log(&game_cache::record(&row, log)).map_err(|error| MoveError::Replay(table, error))?;
    if replayed.replay.length() as usize == length { Ok(true) } else { Err(MoveError::Other(table)) }
}

//! Watching a table on its page, by everyone who has the page's key.

use rand::TryRng;
use rand::rngs::SysRng;

use bergerie_rules::Record;
use bergerie_store::{GuildId, PageKey, PhaseKind, ReadTransaction, Role, StoreError, TableId, TableVersion};

use super::Tables;
use super::error::{Failure, TableError};
use super::record_file::RecordFile;
use super::snapshot::{Phase, Snapshot};

/// A table with everything that everyone may know about it.
#[derive(Clone)]
pub struct WatchedTable {
    /// The version of the table with which the record ends.
    pub version: TableVersion,
    /// The table. Its own game contains hidden information, which must not be shown.
    pub snapshot: Snapshot,
    /// The public record of the game.
    pub record: Record,
}

impl Tables {
    /// Returns the key of a table's page. Returns `None` if the table has no page, or if the settings of its server hide it.
    pub fn visible_page_key(&self, table: &Snapshot) -> Result<Option<PageKey>, Failure> {
        let Some(key) = table.page_key else { return Ok(None) };
        let is_over = matches!(table.phase, Phase::Over { .. });
        Ok(self.read(|reading| may_be_watched(reading, table.guild, is_over))?.then_some(key))
    }

    /// Returns the keys of the pages of those running games that began last, at most `most`.
    pub fn latest_page_keys(&self, most: usize) -> Result<Vec<PageKey>, Failure> {
        Ok(self.read(|reading| {
            let tables = reading.active_tables()?;
            let key = |table: &TableId| {
                let row = reading.table(*table)?.filter(|row| row.phase_kind == PhaseKind::Playing);
                Ok(row.and_then(|row| row.page_key))
            };
            tables.iter().rev().take(most).filter_map(|table| key(table).transpose()).collect::<Result<_, StoreError>>()
        })?)
    }

    /// Returns the version of the table whose page has this key. Returns `None` if no page has the key, or if the settings of the
    /// table's server hide the page.
    pub fn table_version(&self, key: PageKey) -> Result<Option<TableVersion>, Failure> {
        Ok(self.read(|reading| visible_version(reading, key))?)
    }

    /// Returns the table whose page has this key. Returns `None` in the same cases as [`Tables::table_version`], and if the game has
    /// no log: it has not started, or its log was deleted.
    pub fn watched_table(&self, key: PageKey) -> Result<Option<WatchedTable>, Failure> {
        let Some(version) = self.table_version(key)? else { return Ok(None) };
        let Some(RecordFile { record, .. }) = self.public_file(version)? else { return Ok(None) };
        Ok(self.get(version.table)?.map(|snapshot| WatchedTable { version, snapshot, record }))
    }

    /// Returns the record file of the table whose page has this key, without the accounts of its players. Returns `None` in the same
    /// cases as [`Tables::watched_table`].
    pub fn watched_file(&self, key: PageKey) -> Result<Option<RecordFile>, Failure> {
        self.table_version(key)?.map_or(Ok(None), |version| self.public_file(version))
    }

    fn public_file(&self, version: TableVersion) -> Result<Option<RecordFile>, Failure> {
        match self.export_up_to(version.table, version.length) {
            Ok(file) => Ok(Some(RecordFile { players: Vec::new(), ..file })),
            Err(TableError::Failure(failure)) => Err(failure),
            Err(_) => Ok(None),
        }
    }

    /// Replaces the key of a table's page, so that links to it become invalid. The caller checks that the user is the host or a
    /// moderator of the channel.
    ///
    /// # Errors
    /// `NoTable`, or `Failure`.
    pub fn replace_page_key(&self, table: TableId) -> Result<Snapshot, TableError> {
        let key = random_key()?;
        self.write(|writing| {
            writing.set_page_key(table, key)?;
            let row = writing.table(table)?.ok_or(TableError::NoTable)?;
            if row.phase_kind == PhaseKind::Playing {
                writing.mark_outdated(table, Role::Turn)?;
            }
            Ok(self.shared.games.snapshot(writing, row)?)
        })
    }
}

fn visible_version(reading: &ReadTransaction<'_>, key: PageKey) -> Result<Option<TableVersion>, StoreError> {
    let Some(version) = reading.table_version(key)? else { return Ok(None) };
    Ok(may_be_watched(reading, version.guild, version.phase_kind == PhaseKind::Over)?.then_some(version))
}

/// Returns whether the settings of a server allow everyone with the key to watch a table. Games that are over may be hidden from
/// others than their players.
fn may_be_watched(reading: &ReadTransaction<'_>, guild: Option<GuildId>, is_over: bool) -> Result<bool, StoreError> {
    let Some(guild) = guild else { return Ok(true) };
    let settings = reading.server_settings(guild)?;
    let is_hidden = settings.has_no_pages || (is_over && settings.hides_games);
    Ok(!is_hidden)
}

/// Creates a random key.
pub(super) fn random_key() -> Result<PageKey, Failure> {
    let mut bytes = [0; 16];
    SysRng.try_fill_bytes(&mut bytes)?;
    Ok(PageKey::new(bytes))
}

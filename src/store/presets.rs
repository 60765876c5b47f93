//! Presets: options of a table that a server saves under a name.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{GuildId, Json, ReadTransaction, StoreError, UserId, WriteTransaction, json_at};

impl ReadTransaction<'_> {
    /// Returns the names of a server's presets, sorted.
    pub fn preset_names(&self, guild: GuildId) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT name FROM presets WHERE guild = ?1 ORDER BY name";
        self.query_all(sql, &[&guild], |row| row.get(0))
    }

    /// Returns the names of a server's presets with their authors. An author is `None` if that user's data was erased.
    pub fn preset_authors(&self, guild: GuildId) -> Result<Vec<(String, Option<UserId>)>, StoreError> {
        let sql = "SELECT name, author FROM presets WHERE guild = ?1";
        self.query_all(sql, &[&guild], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    pub fn preset<T: DeserializeOwned>(&self, guild: GuildId, name: &str) -> Result<Option<T>, StoreError> {
        let sql = "SELECT terms FROM presets WHERE guild = ?1 AND name = ?2";
        self.query_first(sql, &[&guild, &name], |row| json_at(row, 0))
    }
}

impl WriteTransaction<'_> {
    /// Saves a preset, or deletes it if the value is `None`. The author is the user who saved it first.
    pub fn set_preset<T: Serialize>(
        &self,
        guild: GuildId,
        name: &str,
        terms: Option<(&T, UserId)>,
    ) -> Result<(), StoreError> {
        match terms {
            Some((terms, author)) => {
                let sql = "INSERT INTO presets (guild, name, terms, author) VALUES (?1, ?2, ?3, ?4)
                           ON CONFLICT (guild, name) DO UPDATE SET terms = excluded.terms";
                self.execute(sql, &[&guild, &name, &Json(terms), &author])
            }
            None => {
                let sql = "DELETE FROM presets WHERE guild = ?1 AND name = ?2";
                self.execute(sql, &[&guild, &name])
            }
        }
    }
}

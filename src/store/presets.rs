//! Options that a server has given a name.

use rusqlite::{OptionalExtension, params};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::rows::Json;
use super::{GuildId, Reading, StoreError, Writing};

impl Reading<'_> {
    /// The names that a server has given, in order.
    ///
    /// # Errors
    /// That the database failed.
    pub fn presets(&self, guild: GuildId) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT name FROM presets WHERE guild = ?1 ORDER BY name";
        let mut statement = self.transaction.prepare_cached(sql)?;
        let names = statement.query_map([guild], |row| row.get(0))?;
        Ok(names.collect::<Result<_, _>>()?)
    }

    /// What a server has given a name.
    ///
    /// # Errors
    /// That the database failed.
    pub fn preset<T: DeserializeOwned>(&self, guild: GuildId, name: &str) -> Result<Option<T>, StoreError> {
        let sql = "SELECT terms FROM presets WHERE guild = ?1 AND name = ?2";
        let mut statement = self.transaction.prepare_cached(sql)?;
        let found = statement.query_row(params![guild, name], |row| row.get::<_, Json<T>>(0)).optional()?;
        Ok(found.map(|Json(terms)| terms))
    }
}

impl Writing<'_> {
    /// Gives something a name, or takes the name away.
    ///
    /// # Errors
    /// That the database failed.
    pub fn set_preset<T: Serialize>(&self, guild: GuildId, name: &str, terms: Option<&T>) -> Result<(), StoreError> {
        match terms {
            Some(terms) => {
                let sql = "INSERT OR REPLACE INTO presets (guild, name, terms) VALUES (?1, ?2, ?3)";
                self.transaction.prepare_cached(sql)?.execute(params![guild, name, Json(terms)])?
            }
            None => {
                let sql = "DELETE FROM presets WHERE guild = ?1 AND name = ?2";
                self.transaction.prepare_cached(sql)?.execute(params![guild, name])?
            }
        };
        Ok(())
    }
}

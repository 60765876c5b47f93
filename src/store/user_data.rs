//! Exporting and erasing the data of a user, and deleting the logs of games that are over.

use serde_json::{Map, json};

use super::database_tables::{DATABASE_TABLES, DatabaseTable};
use super::{PhaseKind, ReadTransaction, Row, StoreError, TableId, UserId, Value, WriteTransaction};

/// The largest integer that every JSON parser reads exactly.
const MAX_EXACT_INTEGER: i64 = (1 << 53) - 1;

impl ReadTransaction<'_> {
    /// Returns all rows with data of a user, grouped by database table.
    pub fn rows_of_user(&self, user: UserId) -> Result<Map<String, serde_json::Value>, StoreError> {
        let mut data = Map::new();
        for database_table in DATABASE_TABLES {
            let Some(user_data) = database_table.user_data else { continue };
            let sql =
                format!("SELECT {} FROM {} WHERE {}", database_table.columns, database_table.name, user_data.rows);
            let rows: Vec<serde_json::Value> =
                self.query_all(&sql, &[&user], |row| Ok(row_object(database_table, row)))?;
            if !rows.is_empty() {
                data.insert(database_table.name.to_owned(), rows.into());
            }
        }
        Ok(data)
    }

    /// Returns all tables at which a user has a seat, including finished ones, newest first.
    pub fn tables_ever_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        self.query_all("SELECT table_id FROM seats WHERE user_id = ?1 ORDER BY table_id DESC", &[&user], |row| {
            row.get(0)
        })
    }

    /// Returns some of the tables that ended or were closed before `moment`, in Unix seconds, and whose log is not deleted.
    pub fn tables_ended_before(&self, moment: i64) -> Result<Vec<(TableId, PhaseKind)>, StoreError> {
        let sql = "SELECT id, phase FROM tables WHERE ended_at < ?1 ORDER BY ended_at LIMIT 20";
        self.query_all(sql, &[&moment], |row| Ok((row.get(0)?, row.get(1)?)))
    }
}

/// Converts a row to a JSON object. Columns with bytes are left out, because they contain seeds, which are secret during a game.
fn row_object(database_table: &DatabaseTable, Row(values): &Row) -> serde_json::Value {
    let value = |value: &Value| match value {
        Value::Null => Some(serde_json::Value::Null),
        Value::Integer(number) if *number > MAX_EXACT_INTEGER => Some(json!(number.to_string())),
        Value::Integer(number) => Some(json!(number)),
        Value::Text(text) => {
            Some(serde_json::from_str(text).ok().filter(serde_json::Value::is_object).unwrap_or(json!(text)))
        }
        Value::Bytes(_) => None,
    };
    let fields =
        database_table.column_names().zip(values).filter_map(|(column, of)| Some((column.to_owned(), value(of)?)));
    serde_json::Value::Object(fields.collect())
}

impl WriteTransaction<'_> {
    /// Erases all data of a user without a seat at an active table. At others, a former player gets the seat.
    pub fn erase_user(&self, user: UserId) -> Result<(), StoreError> {
        // Process the tables in reverse, so that rows found through the user's seats are erased before the seats.
        for database_table in DATABASE_TABLES.iter().rev() {
            if let Some(user_data) = database_table.user_data {
                self.execute(&format!("{} WHERE {}", user_data.erase, user_data.rows), &[&user])?;
            }
        }
        Ok(())
    }

    /// Deletes the log of a game that is over. Players, record and positions of posts remain, so it can still be shown.
    pub fn delete_log(&self, table: TableId) -> Result<(), StoreError> {
        for database_table in DATABASE_TABLES.iter().rev().filter(|database_table| !database_table.is_of_record) {
            if let Some(rows) = database_table.of_table {
                self.execute(&format!("DELETE FROM {} WHERE {rows}", database_table.name), &[&table])?;
            }
        }
        for sql in [
            "DELETE FROM notices WHERE table_id = ?1 AND from_position IS NULL",
            "UPDATE notices SET sent_at = 0, created_at = 0 WHERE table_id = ?1",
            "UPDATE entries SET made_at = 0, substitution = NULL WHERE table_id = ?1",
            "UPDATE tables SET ended_at = NULL WHERE id = ?1",
        ] {
            self.execute(sql, &[&table])?;
        }
        Ok(())
    }

    /// Deletes a table with all data of its game.
    pub fn delete_table(&self, table: TableId) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET rematch_of = NULL WHERE rematch_of = ?1", &[&table])?;
        for database_table in DATABASE_TABLES.iter().rev() {
            if let Some(rows) = database_table.of_table {
                self.execute(&format!("DELETE FROM {} WHERE {rows}", database_table.name), &[&table])?;
            }
        }
        Ok(())
    }
}

//! Copying of a whole database to another one.

use super::database_tables::{DATABASE_TABLES, DatabaseTable};
use super::{ReadTransaction, Row, StoreError, TableId, ToColumn, Value, WriteTransaction};

/// The tables whose row IDs must never be reused.
const TABLES_WITH_IDS: [&str; 4] = ["tables", "notices", "motions", "feed_messages"];

/// The number of rows that are read with one query.
const ROWS_PER_PAGE: usize = 200;

impl ToColumn for Value {
    fn to_value(&self) -> Value {
        self.clone()
    }
}

impl ReadTransaction<'_> {
    /// Returns all tables ever opened, unless they were deleted.
    pub fn all_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.query_all("SELECT id FROM tables ORDER BY id", &[], |row| row.get(0))
    }

    /// Copies all rows to an empty database. Returns the number of rows.
    ///
    /// # Errors
    /// [`StoreError::NotEmpty`] if the target has any rows.
    pub fn copy_to(&self, target: &WriteTransaction<'_>) -> Result<u64, StoreError> {
        for table in DATABASE_TABLES {
            if target.count(table)? > 0 {
                return Err(StoreError::NotEmpty);
            }
        }
        let mut moved = 0;
        for table in DATABASE_TABLES {
            moved += self.copy(table, target)?;
            if target.count(table)? != self.count(table)? {
                return Err(StoreError::InvalidValue(format!("not all {} have arrived", table.name)));
            }
        }
        for name in TABLES_WITH_IDS {
            target.session.continue_ids(name, self.session.last_number(name)?)?;
        }
        Ok(moved)
    }

    fn count(&self, table: &DatabaseTable) -> Result<i64, StoreError> {
        self.query_one(&format!("SELECT count(*) FROM {}", table.name), &[], |row| row.get(0))
    }

    fn copy(&self, table: &DatabaseTable, target: &WriteTransaction<'_>) -> Result<u64, StoreError> {
        let mut moved = 0;
        let mut last: Option<Vec<Value>> = None;
        loop {
            let rows = self.session.rows(&table.page(last.is_some()), last.as_deref().unwrap_or_default())?;
            let Some(Row(end)) = rows.last() else { return Ok(moved) };
            last = Some(end[..table.key].to_vec());
            let values: Vec<Value> = rows.iter().flat_map(|Row(values)| values.iter().cloned()).collect();
            moved += target.session.execute(&table.insert(rows.len()), &values)? as u64;
        }
    }
}

impl DatabaseTable {
    /// Returns the query for a page of rows. If `is_after` is true, the page begins after a key; otherwise, it is the first one.
    fn page(&self, is_after: bool) -> String {
        let (columns, name) = (self.columns, self.name);
        let key = self.column_names().take(self.key).collect::<Vec<_>>().join(", ");
        let after =
            if is_after { format!("WHERE ({key}) > ({})", numbered_placeholders(1, self.key)) } else { String::new() };
        format!("SELECT {columns} FROM {name} {after} ORDER BY {key} LIMIT {ROWS_PER_PAGE}")
    }

    /// Returns the statement that inserts this number of rows.
    fn insert(&self, rows: usize) -> String {
        let (columns, name, width) = (self.columns, self.name, self.column_names().count());
        let row = |row: usize| format!("({})", numbered_placeholders(row * width + 1, width));
        let rows: Vec<String> = (0..rows).map(row).collect();
        format!("INSERT INTO {name} ({columns}) VALUES {}", rows.join(", "))
    }
}

/// Returns `count` consecutive placeholders, beginning with number `from`.
fn numbered_placeholders(from: usize, count: usize) -> String {
    let places: Vec<String> = (from..from + count).map(|place| format!("?{place}")).collect();
    places.join(", ")
}

//! Copying of a whole database into another.

use super::sql::{Put, Row, Value};
use super::{Reading, StoreError, TableId, Writing};

/// A database table. Its first columns are the primary key, which determines the order of rows.
struct Kind {
    name: &'static str,
    /// The number of columns of the key.
    key: usize,
    columns: &'static [&'static str],
}

/// All tables, each after those it refers to.
const KINDS: &[Kind] = &[
    Kind {
        name: "tables",
        key: 1,
        columns: &[
            "id",
            "channel",
            "name",
            "host",
            "locale",
            "phase",
            "ruleset",
            "setup",
            "seed",
            "opened_at",
            "aids",
            "parked",
            "pace",
            "guild",
            "rematch_of",
            "pinned",
            "season",
        ],
    },
    Kind { name: "seats", key: 2, columns: &["table_id", "seat", "person", "bot"] },
    Kind { name: "entries", key: 2, columns: &["table_id", "position", "decision", "entry", "made_at", "made_by"] },
    Kind {
        name: "notices",
        key: 1,
        columns: &[
            "id",
            "table_id",
            "kind",
            "from_position",
            "to_position",
            "sent_at",
            "noted_at",
            "restored_to",
            "remark",
            "tries",
            "told_by",
        ],
    },
    Kind { name: "posts", key: 2, columns: &["table_id", "role", "message"] },
    Kind { name: "sealed_bids", key: 3, columns: &["table_id", "offer", "seat", "most"] },
    Kind { name: "old_posts", key: 1, columns: &["message", "table_id", "notice"] },
    Kind { name: "changes", key: 2, columns: &["table_id", "role", "made", "shown"] },
    Kind { name: "clocks", key: 1, columns: &["table_id", "since", "due", "vote_at"] },
    Kind { name: "reminders", key: 2, columns: &["table_id", "seat", "at"] },
    Kind {
        name: "people",
        key: 1,
        columns: &["person", "zone", "quiet_from", "quiet_to", "reminders", "whispers", "locale", "mark", "away_until"],
    },
    Kind {
        name: "motions",
        key: 1,
        columns: &["id", "table_id", "kind", "seat", "person", "position", "length", "outcome"],
    },
    Kind { name: "ballots", key: 2, columns: &["motion", "person", "vote"] },
    Kind { name: "orders", key: 3, columns: &["table_id", "seat", "name", "value"] },
    Kind { name: "presets", key: 2, columns: &["guild", "name", "terms", "author"] },
    Kind { name: "allowances", key: 2, columns: &["person", "table_id", "full_at"] },
];

/// The tables whose row IDs are never reused.
const NUMBERED: [&str; 3] = ["tables", "notices", "motions"];

/// Number of rows per query.
const PAGE: usize = 200;

impl Put for Value {
    fn put(&self) -> Value {
        self.clone()
    }
}

impl Reading<'_> {
    /// Returns all tables ever opened.
    pub fn all_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.all("SELECT id FROM tables ORDER BY id", &[], |row| row.get(0))
    }

    /// Copies all rows into an empty database, and returns their number.
    ///
    /// # Errors
    /// [`StoreError::NotEmpty`] if the target has any rows.
    pub fn copy_to(&self, target: &Writing<'_>) -> Result<u64, StoreError> {
        for kind in KINDS {
            if target.count(kind)? > 0 {
                return Err(StoreError::NotEmpty);
            }
        }
        let mut moved = 0;
        for kind in KINDS {
            moved += self.copy(kind, target)?;
            if target.count(kind)? != self.count(kind)? {
                return Err(StoreError::Nonsense(format!("not all {} have arrived", kind.name)));
            }
        }
        for name in NUMBERED {
            target.session.number_on(name, self.session.last_number(name)?)?;
        }
        Ok(moved)
    }

    fn count(&self, kind: &Kind) -> Result<i64, StoreError> {
        self.one(&format!("SELECT count(*) FROM {}", kind.name), &[], |row| row.get(0))
    }

    fn copy(&self, kind: &Kind, target: &Writing<'_>) -> Result<u64, StoreError> {
        let mut moved = 0;
        let mut last: Option<Vec<Value>> = None;
        loop {
            let rows = self.session.rows(&kind.page(last.is_some()), last.as_deref().unwrap_or_default())?;
            let Some(Row(end)) = rows.last() else { return Ok(moved) };
            last = Some(end.get(..kind.key).unwrap_or_default().to_vec());
            let values: Vec<Value> = rows.iter().flat_map(|Row(values)| values.iter().cloned()).collect();
            moved += target.session.execute(&kind.insert(rows.len()), &values)? as u64;
        }
    }
}

impl Kind {
    /// Returns the query for the next rows after a key, or for the first rows.
    fn page(&self, is_after: bool) -> String {
        let (columns, name) = (self.columns.join(", "), self.name);
        let key = self.columns.get(..self.key).unwrap_or_default().join(", ");
        let after = if is_after { format!("WHERE ({key}) > ({})", places(1, self.key)) } else { String::new() };
        format!("SELECT {columns} FROM {name} {after} ORDER BY {key} LIMIT {PAGE}")
    }

    /// Returns the statement that inserts this number of rows.
    fn insert(&self, rows: usize) -> String {
        let (columns, name, width) = (self.columns.join(", "), self.name, self.columns.len());
        let row = |row: usize| format!("({})", places(row * width + 1, width));
        let rows: Vec<String> = (0..rows).map(row).collect();
        format!("INSERT INTO {name} ({columns}) VALUES {}", rows.join(", "))
    }
}

/// Returns consecutive placeholders.
fn places(from: usize, count: usize) -> String {
    let places: Vec<String> = (from..from + count).map(|place| format!("?{place}")).collect();
    places.join(", ")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::store::Store;

    #[test]
    fn every_column_is_moved() {
        let store = Store::in_memory().unwrap();
        let sql = "SELECT tables.name, columns.name FROM sqlite_schema AS tables
                   JOIN pragma_table_info(tables.name) AS columns
                   WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'";
        let there = store.read(|reading| reading.all(sql, &[], |row| Ok((row.get(0)?, row.get(1)?))));
        let there: BTreeSet<(String, String)> = there.unwrap_or_else(|error| panic!("{error}")).into_iter().collect();
        let moved = KINDS.iter().flat_map(|kind| kind.columns.iter().map(|&column| (kind.name.into(), column.into())));
        assert_eq!(moved.collect::<BTreeSet<(String, String)>>(), there);
    }
}

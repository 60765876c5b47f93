//! Transactions on a PostgreSQL server.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::Object;
use futures_util::future::try_join;
use tokio::time::timeout;
use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

use super::StatementError;
use crate::{DatabaseTransaction, Postgres, Row, StoreError, ToColumn, TransactionKind, Value};

/// A transaction. `BEGIN` is sent together with the first statement, which saves a round trip.
pub(super) struct Transaction<'s> {
    server: &'s Postgres,
    client: RefCell<Option<Arc<Object>>>,
    kind: TransactionKind,
    state: Cell<TransactionState>,
    has_conflict: Cell<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TransactionState {
    /// No statement has been sent yet.
    New,
    Begun,
    /// A statement failed, so the server rejects all further ones.
    Failed,
    /// The connection can no longer be used.
    Lost,
    Committed,
}

impl<'s> Transaction<'s> {
    pub(super) fn new(server: &'s Postgres, client: Object, kind: TransactionKind) -> Transaction<'s> {
        let (state, has_conflict) = (Cell::new(TransactionState::New), Cell::new(false));
        Transaction { server, client: RefCell::new(Some(Arc::new(client))), kind, state, has_conflict }
    }

    fn client(&self) -> Result<Arc<Object>, StoreError> {
        self.client.borrow().clone().ok_or_else(|| StoreError::Unreachable("the transaction is over".to_owned()))
    }

    /// Closes the connection, even if a statement is running.
    fn drop_connection(&self) {
        if let Some(client) = self.client.borrow_mut().take().and_then(Arc::into_inner) {
            drop(Object::take(client));
        }
    }

    /// Returns the statement that begins the transaction, or `None` if it has begun.
    fn begin_statement(&self) -> Option<&'static str> {
        (self.state.get() == TransactionState::New).then_some(match self.kind {
            TransactionKind::Read => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
            TransactionKind::Write => "BEGIN ISOLATION LEVEL READ COMMITTED",
        })
    }

    /// Runs a statement. If the connection is lost during the first statement of the transaction, retries it on a new
    /// connection. The retry is safe, because nothing has been read or written yet.
    fn run<T: Send + 'static>(&self, sql: &str, values: &[Value], query: impl AsyncQuery<T>) -> Result<T, StoreError> {
        if matches!(self.state.get(), TransactionState::Failed | TransactionState::Lost) {
            return Err(StoreError::Server("an earlier statement of the transaction has failed".to_owned()));
        }
        let mut answer = self.run_once(sql, values, query)?;
        if self.state.get() == TransactionState::New && answer.as_ref().is_err_and(StatementError::is_of_connection) {
            self.drop_connection();
            *self.client.borrow_mut() = Some(Arc::new(self.server.client()?));
            answer = self.run_once(sql, values, query)?;
        }
        answer.inspect(|_| self.state.set(TransactionState::Begun)).map_err(|failed| {
            self.state.set(if failed.is_of_connection() { TransactionState::Lost } else { TransactionState::Failed });
            self.has_conflict.set(failed.is_conflict());
            failed.error()
        })
    }

    fn run_once<T: Send + 'static>(
        &self,
        sql: &str,
        values: &[Value],
        query: impl AsyncQuery<T>,
    ) -> Result<Result<T, StatementError>, StoreError> {
        let (client, begin) = (self.client()?, self.begin_statement());
        let (sql, values) = (postgres_placeholders(sql), values.to_vec());
        self.server.run(async move {
            let begun = async { if let Some(begin) = begin { client.batch_execute(begin).await } else { Ok(()) } };
            let answer = async {
                let statement = client.prepare_cached(&sql).await?;
                query.run(client.as_ref(), &statement, &values).await
            };
            // The client sends both without waiting in between, and the server executes them in order.
            try_join(begun, answer).await.map(|((), answer)| answer)
        })
    }
}

/// A way to run a prepared statement.
trait AsyncQuery<T>: Copy + Send + Sync + 'static {
    fn run(
        self,
        client: &Object,
        statement: &tokio_postgres::Statement,
        values: &[Value],
    ) -> impl Future<Output = Result<T, Error>> + Send;
}

/// A statement that returns rows.
#[derive(Clone, Copy)]
struct FetchRows;

/// A statement that returns the number of changed rows.
#[derive(Clone, Copy)]
struct CountChangedRows;

impl AsyncQuery<Vec<Row>> for FetchRows {
    async fn run(
        self,
        client: &Object,
        statement: &tokio_postgres::Statement,
        values: &[Value],
    ) -> Result<Vec<Row>, Error> {
        let rows = client.query(statement, &borrowed_parameters(values)).await?;
        rows.iter()
            .map(|row| (0..row.len()).map(|column| row.try_get(column)).collect::<Result<_, _>>().map(Row))
            .collect()
    }
}

impl AsyncQuery<usize> for CountChangedRows {
    async fn run(
        self,
        client: &Object,
        statement: &tokio_postgres::Statement,
        values: &[Value],
    ) -> Result<usize, Error> {
        client.execute(statement, &borrowed_parameters(values)).await.map(|changed| changed as usize)
    }
}

impl DatabaseTransaction for Transaction<'_> {
    fn rows(&self, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError> {
        self.run(sql, values, FetchRows)
    }

    fn execute(&self, sql: &str, values: &[Value]) -> Result<usize, StoreError> {
        self.run(sql, values, CountChangedRows)
    }

    fn lock_clause(&self) -> &'static str {
        match self.kind {
            TransactionKind::Read => "",
            // The weaker lock suffices, and lets other transactions insert rows that refer to this one.
            TransactionKind::Write => " FOR NO KEY UPDATE",
        }
    }

    fn lock(&self, number: i64) -> Result<(), StoreError> {
        self.execute("SELECT pg_advisory_xact_lock(?1)", &[number.to_value()]).map(drop)
    }

    fn has_conflict(&self) -> bool {
        self.has_conflict.get()
    }

    fn last_number(&self, table: &str) -> Result<i64, StoreError> {
        let sql = format!("SELECT coalesce(pg_sequence_last_value('{table}_id_seq'), 0)");
        self.rows(&sql, &[])?.first().map_or(Ok(0), |row| row.get(0))
    }

    fn continue_ids(&self, table: &str, last: i64) -> Result<(), StoreError> {
        // `setval` does not accept 0, because sequences begin at 1.
        if last > self.last_number(table)? {
            self.rows(&format!("SELECT setval('{table}_id_seq', ?1)"), &[last.to_value()])?;
        }
        Ok(())
    }

    fn commit(self: Box<Self>) -> Result<(), StoreError> {
        match self.state.get() {
            TransactionState::New => return Ok(()),
            // The server would roll back without reporting an error.
            TransactionState::Failed | TransactionState::Lost => return Err(StoreError::Conflict),
            TransactionState::Begun | TransactionState::Committed => {}
        }
        let client = self.client()?;
        let committed = self.server.run(async move { client.batch_execute("COMMIT").await })?;
        committed.inspect(|()| self.state.set(TransactionState::Committed)).map_err(|failed| {
            if !failed.is_of_connection() {
                return failed.error();
            }
            self.state.set(TransactionState::Lost);
            StoreError::Unconfirmed(failed.error().to_string())
        })
    }
}

impl Drop for Transaction<'_> {
    fn drop(&mut self) {
        match self.state.get() {
            TransactionState::New | TransactionState::Committed => return,
            TransactionState::Lost => return self.drop_connection(),
            TransactionState::Begun | TransactionState::Failed => {}
        }
        let Some(client) = self.client.take() else { return };
        // The connection returns to the pool after the rollback.
        let limit = self.server.limit.unwrap_or(Duration::MAX);
        self.server.spawn(async move {
            let is_over = timeout(limit, client.batch_execute("ROLLBACK")).await.is_ok_and(|over| over.is_ok());
            if !is_over && let Some(client) = Arc::into_inner(client) {
                drop(Object::take(client));
            }
        });
    }
}

/// Converts placeholders to PostgreSQL's `$1`, `$2`, …. Our statements contain no other question marks.
fn postgres_placeholders(sql: &str) -> String {
    sql.replace('?', "$")
}

fn borrowed_parameters(values: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

//! Thread-local state of transactions: whether this thread is in a transaction, and whether it committed one. Slow work
//! refuses to run inside a transaction. A failure after a commit must not be reported as if nothing had changed.

use std::cell::Cell;

thread_local! {
    static IN_TRANSACTION: Cell<bool> = const { Cell::new(false) };
    static COMMITTED: Cell<bool> = const { Cell::new(false) };
}

/// Returns whether this thread is inside [`Store::read`](super::Store::read) or [`write`](super::Store::write).
pub fn is_in_transaction() -> bool {
    IN_TRANSACTION.get()
}

/// Runs a job. Returns its result, and whether a transaction was committed on this thread during the job.
pub fn run_and_detect_commit<T>(job: impl FnOnce() -> T) -> (T, bool) {
    COMMITTED.set(false);
    let result = job();
    (result, COMMITTED.get())
}

/// Records that this thread has committed a transaction.
pub(super) fn note_commit() {
    COMMITTED.set(true);
}

/// A guard that marks this thread as being in a transaction until it is dropped.
pub(super) struct InTransaction;

impl InTransaction {
    pub(super) fn begin() -> InTransaction {
        IN_TRANSACTION.set(true);
        InTransaction
    }
}

impl Drop for InTransaction {
    fn drop(&mut self) {
        IN_TRANSACTION.set(false);
    }
}

#[cfg(test)]
mod tests {
    use crate::{Store, StoreError};

    use super::*;

    #[test]
    fn the_database_is_lent_while_a_closure_runs() {
        let store = Store::in_memory().unwrap();
        let in_transaction = store.read(|_| Ok::<_, StoreError>(is_in_transaction())).unwrap();
        assert!(in_transaction && !is_in_transaction());
        let failed = store.write(|_| Err::<(), _>(StoreError::Conflict));
        assert!(failed.is_err() && !is_in_transaction());
    }

    #[test]
    fn a_commit_is_noted_even_if_the_job_fails() {
        let store = Store::in_memory().unwrap();
        let commit = || store.write(|_| Ok::<_, StoreError>(()));
        let failed = run_and_detect_commit(|| commit().and(Err::<(), _>(StoreError::Conflict)));
        assert!(failed.0.is_err() && failed.1);
        let refused = run_and_detect_commit(|| store.write(|_| Err::<(), _>(StoreError::Conflict)));
        assert!(refused.0.is_err() && !refused.1, "and is forgotten by the next");
        assert!(!run_and_detect_commit(|| store.read(|_| Ok::<_, StoreError>(()))).1);
    }
}

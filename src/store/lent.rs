//! Whether a thread has the database, so that what takes long can make sure that it does not.

use std::cell::Cell;

thread_local! {
    static LENT: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread is within [`Store::read`](super::Store::read) or [`write`](super::Store::write): everybody else waits.
pub fn is_lent_here() -> bool {
    LENT.get()
}

/// Held by a thread for as long as it has the database.
pub(super) struct Lent;

impl Lent {
    pub(super) fn begin() -> Lent {
        LENT.set(true);
        Lent
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        LENT.set(false);
    }
}

#[cfg(test)]
mod tests {
    use crate::store::{Store, StoreError};

    use super::*;

    #[test]
    fn the_database_is_lent_for_as_long_as_a_closure_runs() {
        let store = Store::in_memory().unwrap();
        let lent = store.read(|_| Ok::<_, StoreError>(is_lent_here())).unwrap();
        assert!(lent && !is_lent_here());
        let failed = store.write(|_| Err::<(), _>(StoreError::Conflict));
        assert!(failed.is_err() && !is_lent_here());
    }
}

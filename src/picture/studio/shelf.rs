//! A shelf for what is made once and kept.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// The value kept under a key, made first if need be, and whether it was made.
///
/// It is made outside the lock: two threads may make the same sprite at once, none waits for another's.
pub fn kept<K: Hash + Eq, V: ?Sized>(
    shelf: &Mutex<HashMap<K, Arc<V>>>,
    key: K,
    make: impl FnOnce(&K) -> Arc<V>,
) -> (Arc<V>, bool) {
    let found = shelf.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    match found {
        Some(value) => (value, false),
        None => {
            let value = make(&key);
            let mut shelf = shelf.lock().unwrap_or_else(PoisonError::into_inner);
            let new = !shelf.contains_key(&key);
            (shelf.entry(key).or_insert(value).clone(), new)
        }
    }
}

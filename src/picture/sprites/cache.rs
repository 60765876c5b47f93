//! A cache whose size in bytes is limited.

use std::convert::Infallible;
use std::hash::Hash;
use std::sync::Arc;

use quick_cache::sync::{self, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

/// A value whose memory use is known.
pub trait MemoryUse {
    /// Returns the size of the value in bytes. The size must not change while the value is cached.
    fn memory_bytes(&self) -> usize;
}

impl MemoryUse for [u8] {
    fn memory_bytes(&self) -> usize {
        self.len()
    }
}

/// A cache with a capacity in bytes. It evicts rarely used values first.
pub struct Cache<K, V: ?Sized> {
    values: sync::Cache<K, Arc<V>, MemoryWeight>,
}

/// The scale on which a cache weighs its values: the size in bytes.
#[derive(Clone, Copy)]
struct MemoryWeight;

/// The approximate overhead of a cache entry, in bytes.
const ENTRY_OVERHEAD: usize = 128;

impl<K, V: MemoryUse + ?Sized> Weighter<K, Arc<V>> for MemoryWeight {
    fn weight(&self, _: &K, value: &Arc<V>) -> u64 {
        (value.memory_bytes() + ENTRY_OVERHEAD) as u64
    }
}

impl<K: Hash + Eq + Clone, V: MemoryUse + ?Sized> Cache<K, V> {
    /// Creates a cache with a capacity of `bytes`, for values of about `each` bytes.
    pub fn new(bytes: usize, each: usize) -> Cache<K, V> {
        let mut options = OptionsBuilder::new();
        // With several shards, values in the same shard would compete for its part of the capacity.
        options.shards(1).weight_capacity(bytes as u64).estimated_items_capacity(bytes / each.max(1));
        let kept = match options.build() {
            Ok(options) => sync::Cache::with_options(
                options,
                MemoryWeight,
                DefaultHashBuilder::default(),
                DefaultLifecycle::default(),
            ),
            Err(_) => sync::Cache::with_weighter(bytes / each.max(1), bytes as u64, MemoryWeight),
        };
        Cache { values: kept }
    }

    /// Returns the value of a key, created by `make` if it is not cached. Concurrent callers with the same key wait.
    pub fn get_or_create(&self, key: &K, make: impl FnOnce() -> Arc<V>) -> Arc<V> {
        let Ok(value) = self.values.get_or_insert_with(key, || Ok::<_, Infallible>(make()));
        value
    }

    pub fn memory_bytes(&self) -> usize {
        self.values.weight() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cache_is_bounded_and_keeps_recently_used_entries() {
        let cache: Cache<u32, [u8]> = Cache::new(1 << 20, 1 << 10);
        let mut made_again = 0;
        for n in 1..20_000 {
            cache.get_or_create(&n, || vec![0; 900].into());
            cache.get_or_create(&0, || {
                made_again += 1;
                vec![1; 900].into()
            });
            assert!(cache.memory_bytes() <= 1 << 20, "{} bytes", cache.memory_bytes());
        }
        assert_eq!(made_again, 1, "what is asked for all the time was thrown out");
        assert!(cache.memory_bytes() > 1 << 19, "only {} bytes are used", cache.memory_bytes());
    }

    #[test]
    fn simultaneous_requests_render_once() {
        let (cache, made) = (Cache::<u32, [u8]>::new(1 << 20, 1 << 10), std::sync::atomic::AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    cache.get_or_create(&7, || {
                        made.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        std::thread::sleep(std::time::Duration::from_millis(30));
                        vec![0; 10].into()
                    })
                });
            }
        });
        assert_eq!(made.into_inner(), 1);
    }
}

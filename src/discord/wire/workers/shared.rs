//! Slow results, such as animations and reviews. One result is computed at a time, and shared by all users who request it.

use quick_cache::Weighter;
use quick_cache::sync::Cache;

use super::pool::{Busy, WorkerPool};
use crate::discord::error::AppError;
use crate::table::TableId;

/// The subject of a result: a table, and a range of positions in its log.
type ResultKey = (TableId, u32, u32);

/// Computes results one at a time.
pub(in crate::discord::wire) struct SharedResults<V: Clone> {
    pool: WorkerPool,
    /// Recent results. Users who request a result while it is computed wait for the same computation.
    cache: Cache<ResultKey, V, ResultWeight<V>>,
}

/// Returns the size of a result, which the cache uses as its weight.
#[derive(Clone)]
struct ResultWeight<V>(fn(&V) -> u64);

impl<V> Weighter<ResultKey, V> for ResultWeight<V> {
    fn weight(&self, _: &ResultKey, made: &V) -> u64 {
        (self.0)(made)
    }
}

impl<V: Clone> SharedResults<V> {
    /// Creates an empty cache with a capacity, in the unit of `weight`. At most `waiting` computations may wait.
    pub fn new(waiting: usize, capacity: u64, weight: fn(&V) -> u64) -> SharedResults<V> {
        SharedResults {
            pool: WorkerPool::new(1, waiting),
            cache: Cache::with_weighter(8, capacity, ResultWeight(weight)),
        }
    }

    /// Returns a result from the cache, or waits for it to be computed.
    ///
    /// # Errors
    /// Fails if too many computations are waiting, or if `make` fails.
    pub async fn get(
        &self,
        subject: ResultKey,
        make: impl FnOnce() -> Result<V, AppError> + Send + 'static,
    ) -> Result<V, AppError>
    where
        V: Send + 'static,
    {
        let made = async { self.pool.run(make).await.map_err(|Busy { wait }| AppError::Busy(wait))?? };
        self.cache.get_or_insert_async(&subject, made).await
    }

    /// Returns the number of results that wait or are being computed.
    pub fn length(&self) -> usize {
        self.pool.length()
    }

    /// Returns the size of all cached results.
    pub fn weight(&self) -> u64 {
        self.cache.weight()
    }

    pub fn clear(&self) {
        self.cache.clear();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use bytes::Bytes;
    use tokio::task::JoinSet;

    use super::*;

    const WAITING: usize = 20;

    fn films() -> SharedResults<Bytes> {
        SharedResults::new(WAITING, 10 << 20, |film: &Bytes| film.len() as u64 + 64)
    }

    /// Requests the animation of each of `tables` tables `requests` times. None is finished before `refusals` requests have been
    /// refused. Returns the results, the number of rendered animations, and the maximum number rendered at the same time.
    async fn wanted(
        films: &Arc<SharedResults<Bytes>>,
        requests: usize,
        tables: i64,
        refusals: usize,
    ) -> (Vec<Result<Bytes, AppError>>, usize, usize) {
        let counts = Arc::new([const { AtomicUsize::new(0) }; 4]);
        let wish = |table: i64| {
            let (films, counts) = (Arc::clone(films), Arc::clone(&counts));
            async move {
                let counted = Arc::clone(&counts);
                let make = move || {
                    let [made, now, most, refused] = &*counted;
                    made.fetch_add(1, Ordering::SeqCst);
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    while refused.load(Ordering::SeqCst) < refusals {
                        std::thread::sleep(Duration::from_millis(1));
                    }
                    now.fetch_sub(1, Ordering::SeqCst);
                    Ok(Bytes::from(table.to_be_bytes().to_vec()))
                };
                let film = films.get((TableId(table), 0, 7), make).await;
                counts[3].fetch_add(usize::from(film.is_err()), Ordering::SeqCst);
                film
            }
        };
        let requests: JoinSet<_> = (0..requests).flat_map(|_| 0..tables).map(wish).collect();
        let films = requests.join_all().await;
        (films, counts[0].load(Ordering::SeqCst), counts[2].load(Ordering::SeqCst))
    }

    #[tokio::test]
    async fn simultaneous_requests_render_a_film_once() {
        let films = Arc::new(films());
        let (got, made, at_once) = wanted(&films, 150, 3, 0).await;
        assert_eq!((made, at_once), (3, 1));
        assert!(got.iter().all(Result::is_ok));
        assert_eq!(wanted(&films, 2, 3, 0).await.1, 0, "it was made before");
        films.clear();
        assert_eq!((films.weight(), films.length()), (0, 0));
    }

    #[tokio::test]
    async fn a_film_is_refused_when_too_many_wait() {
        let (got, made, at_once) = wanted(&Arc::new(films()), 1, 60, 60 - WAITING - 1).await;
        assert_eq!((made, at_once), (WAITING + 1, 1));
        let busy = got.iter().filter(|film| matches!(film, Err(AppError::Busy(_)))).count();
        assert_eq!(busy, 60 - made);
    }

    #[tokio::test]
    async fn a_failed_film_is_retried() {
        let films = films();
        assert!(films.get((TableId(1), 0, 1), || Err(AppError::OldButton)).await.is_err());
        assert!(films.get((TableId(1), 0, 1), || Ok(Bytes::from(vec![1]))).await.is_ok());
    }
}

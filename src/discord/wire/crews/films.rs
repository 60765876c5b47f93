//! Films: one at a time, and one for all who want the same.

use bytes::Bytes;
use quick_cache::Weighter;
use quick_cache::sync::Cache;

use super::crew::{Busy, Crew};
use crate::discord::fault::Fault;
use crate::table::TableId;

/// What a film shows: a table, from so many entries of its log up to so many.
type Subject = (TableId, u32, u32);

/// Makes films, one at a time.
pub(in crate::discord::wire) struct Films {
    crew: Crew,
    /// The last ones. While one is made, all who want it wait for it.
    made: Cache<Subject, Bytes, Scales>,
}

/// Weighs films.
#[derive(Clone)]
struct Scales;

impl Weighter<Subject, Bytes> for Scales {
    fn weight(&self, _: &Subject, film: &Bytes) -> u64 {
        film.len() as u64 + 64
    }
}

impl Films {
    /// Films that wait at most: half a minute of work.
    const WAITING: usize = 20;
    /// Bytes of films that are kept.
    const KEPT: u64 = 10 << 20;

    /// None yet.
    pub fn new() -> Films {
        Films { crew: Crew::new(1, Films::WAITING), made: Cache::with_weighter(8, Films::KEPT, Scales) }
    }

    /// The film of a subject: made when its turn comes, unless it was made just before or is being made.
    ///
    /// # Errors
    /// That too many films wait, or why there is none.
    pub async fn get(
        &self,
        subject: Subject,
        make: impl FnOnce() -> Result<Bytes, Fault> + Send + 'static,
    ) -> Result<Bytes, Fault> {
        let made = async { self.crew.run(make).await.map_err(|Busy { wait }| Fault::Busy(wait))?? };
        self.made.get_or_insert_async(&subject, made).await
    }

    /// How many different films wait or are being made.
    pub fn length(&self) -> usize {
        self.crew.length()
    }

    /// Bytes of films that are kept.
    pub fn weight(&self) -> u64 {
        self.made.weight()
    }

    /// Lets go of the films that were made.
    pub fn forget(&self) {
        self.made.clear();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use tokio::task::JoinSet;

    use super::*;

    /// What came of so many wishes for the film of each of some tables, and how many were made, and how many at once.
    async fn wanted(films: &Arc<Films>, wishes: usize, tables: i64) -> (Vec<Result<Bytes, Fault>>, usize, usize) {
        let counts = Arc::new([const { AtomicUsize::new(0) }; 3]);
        let wish = |table: i64| {
            let (films, counts) = (Arc::clone(films), Arc::clone(&counts));
            async move {
                let make = move || {
                    let [made, now, most] = &*counts;
                    made.fetch_add(1, Ordering::SeqCst);
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::sleep(Duration::from_millis(20));
                    now.fetch_sub(1, Ordering::SeqCst);
                    Ok(Bytes::from(table.to_be_bytes().to_vec()))
                };
                films.get((TableId(table), 0, 7), make).await
            }
        };
        let wishes: JoinSet<_> = (0..wishes).flat_map(|_| 0..tables).map(wish).collect();
        let films = wishes.join_all().await;
        (films, counts[0].load(Ordering::SeqCst), counts[2].load(Ordering::SeqCst))
    }

    #[tokio::test]
    async fn of_a_table_one_film_is_made_however_many_want_it() {
        let films = Arc::new(Films::new());
        let (got, made, at_once) = wanted(&films, 150, 3).await;
        assert_eq!((made, at_once), (3, 1));
        assert!(got.iter().all(Result::is_ok));
        assert_eq!(wanted(&films, 2, 3).await.1, 0, "it was made before");
        films.forget();
        assert_eq!((films.weight(), films.length()), (0, 0));
    }

    #[tokio::test]
    async fn when_too_many_films_wait_the_next_is_told_so() {
        let (got, made, at_once) = wanted(&Arc::new(Films::new()), 1, 60).await;
        assert_eq!((made, at_once), (Films::WAITING + 1, 1));
        let busy = got.iter().filter(|film| matches!(film, Err(Fault::Busy(_)))).count();
        assert_eq!(busy, 60 - made);
    }

    #[tokio::test]
    async fn a_film_that_could_not_be_made_is_tried_again() {
        let films = Films::new();
        assert!(films.get((TableId(1), 0, 1), || Err(Fault::OldButton)).await.is_err());
        assert!(films.get((TableId(1), 0, 1), || Ok(Bytes::from(vec![1]))).await.is_ok());
    }
}

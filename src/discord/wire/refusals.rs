//! How many requests may be refused: Discord locks out an address after 10,000 in ten minutes, and long before that each is
//! a waste.
//!
//! What is asked of a channel that has not taken anything yet needs one of a few places. A place is given back when the
//! channel takes it, and a minute later if it refuses; so however many channels are gone, a few refusals a minute are all.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Refusals in a while, at most.
const MOST: usize = 5;

/// The while.
const WHILE: Duration = Duration::from_secs(60);

/// The places.
pub(super) struct Refusals {
    places: Arc<Semaphore>,
    after: Duration,
}

/// A place for something that may be refused.
pub(super) struct Place {
    permit: OwnedSemaphorePermit,
    after: Duration,
}

impl Default for Refusals {
    fn default() -> Refusals {
        Refusals { places: Arc::new(Semaphore::new(MOST)), after: WHILE }
    }
}

impl Refusals {
    /// Waits for a place.
    pub async fn place(&self) -> Option<Place> {
        // They are never closed.
        let permit = Arc::clone(&self.places).acquire_owned().await.ok()?;
        Some(Place { permit, after: self.after })
    }
}

impl Place {
    /// It was refused: the place is taken for a while.
    pub fn refused(self) {
        tokio::spawn(async move {
            tokio::time::sleep(self.after).await;
            drop(self.permit);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn there_are_a_few_refusals_in_a_while_and_any_number_of_successes() {
        let after = Duration::from_millis(200);
        let refusals = Refusals { after, ..Refusals::default() };
        let begun = tokio::time::Instant::now();
        for _ in 0..100 {
            drop(refusals.place().await);
        }
        for _ in 0..MOST {
            refusals.place().await.expect("a place").refused();
        }
        assert!(begun.elapsed() < after);
        for _ in 0..=MOST {
            refusals.place().await.expect("a place").refused();
        }
        assert!(begun.elapsed() >= after * 2);
    }
}

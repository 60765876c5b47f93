//! Limits per user, so that no one takes everyone's time.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::table::PersonId;

/// A token bucket for each user.
type Buckets = RateLimiter<PersonId, HashMapStateStore<PersonId>, DefaultClock>;

/// The limits of one user.
pub(in crate::discord::wire) struct Limits {
    clock: DefaultClock,
    presses: Buckets,
    completions: Buckets,
    films: Buckets,
}

/// A kind of request by a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord::wire) enum Wish {
    /// A press, a command or a form; the limit is far above what a user presses by hand.
    Press,
    /// Autocompletion, one for each key press.
    Completion,
    /// A film.
    Film,
}

impl Wish {
    /// Returns the size of the bucket, and the time until a token is refilled.
    const fn bucket(self) -> (u32, Duration) {
        match self {
            Wish::Press => (40, Duration::from_millis(100)),
            Wish::Completion => (60, Duration::from_millis(50)),
            Wish::Film => (4, Duration::from_secs(15)),
        }
    }

    fn buckets(self) -> Buckets {
        let (most, every) = self.bucket();
        let most = NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(every).unwrap_or(Quota::per_second(most));
        RateLimiter::hashmap(quota.allow_burst(most))
    }
}

impl Limits {
    /// Creates full buckets.
    pub fn new() -> Limits {
        let [presses, completions, films] = [Wish::Press, Wish::Completion, Wish::Film].map(Wish::buckets);
        Limits { clock: DefaultClock::default(), presses, completions, films }
    }

    fn buckets(&self, wish: Wish) -> &Buckets {
        match wish {
            Wish::Press => &self.presses,
            Wish::Completion => &self.completions,
            Wish::Film => &self.films,
        }
    }

    /// Takes a token from a user's bucket.
    ///
    /// # Errors
    /// The time until there is a token.
    pub fn ask(&self, person: PersonId, wish: Wish) -> Result<(), Duration> {
        let checked = self.buckets(wish).check_key(&person);
        checked.map_err(|early| early.wait_time_from(self.clock.now()))
    }

    /// Drops full buckets.
    pub fn forget_idle(&self) {
        for buckets in [&self.presses, &self.completions, &self.films] {
            buckets.retain_recent();
            buckets.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALICE: PersonId = PersonId(1);
    const BOB: PersonId = PersonId(2);

    #[test]
    fn each_user_has_a_separate_limit() {
        let limits = Limits::new();
        let taken = (0..150).filter(|_| limits.ask(ALICE, Wish::Film).is_ok()).count();
        assert_eq!(taken, 4);
        let wait = limits.ask(ALICE, Wish::Film).unwrap_err();
        assert!((1..=15).contains(&wait.as_secs()), "{wait:?}");
        assert_eq!(limits.ask(BOB, Wish::Film), Ok(()));
        assert_eq!(limits.ask(ALICE, Wish::Press), Ok(()), "of one thing too much is not of all");
    }

    #[test]
    fn tokens_are_refilled_and_full_buckets_discarded() {
        let limits = Limits::new();
        while limits.ask(ALICE, Wish::Completion).is_ok() {}
        let wait = limits.ask(ALICE, Wish::Completion).unwrap_err();
        std::thread::sleep(wait);
        assert_eq!(limits.ask(ALICE, Wish::Completion), Ok(()));
        (10..1000).for_each(|person| assert_eq!(limits.ask(PersonId(person), Wish::Completion), Ok(())));
        std::thread::sleep(Duration::from_millis(150));
        limits.forget_idle();
        assert_eq!(limits.completions.len(), 1, "Alice alone has asked for much");
    }
}

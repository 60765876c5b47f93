//! Rate limits per user, so that no user can keep the bot busy.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::table::UserId;

/// A token bucket for each user.
type Buckets = RateLimiter<UserId, HashMapStateStore<UserId>, DefaultClock>;

/// The rate limits of all users, by kind of request.
pub(in crate::discord::wire) struct UserLimits {
    clock: DefaultClock,
    interactions: Buckets,
    completions: Buckets,
    slow_results: Buckets,
}

/// A kind of request that is limited per user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord::wire) enum LimitedRequest {
    /// A press, a command or a form. The limit is far above the rate at which a user presses buttons.
    Interaction,
    /// A request for completions. Discord sends one for each key press.
    Completion,
    /// A request for an animation or a review.
    SlowResult,
}

impl LimitedRequest {
    /// Returns the size of the bucket, and the time after which one token is added.
    const fn bucket(self) -> (u32, Duration) {
        match self {
            LimitedRequest::Interaction => (40, Duration::from_millis(100)),
            LimitedRequest::Completion => (60, Duration::from_millis(50)),
            LimitedRequest::SlowResult => (4, Duration::from_secs(15)),
        }
    }

    fn new_buckets(self) -> Buckets {
        let (most, every) = self.bucket();
        let most = NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(every).unwrap_or(Quota::per_second(most));
        RateLimiter::hashmap(quota.allow_burst(most))
    }
}

impl UserLimits {
    pub fn new() -> UserLimits {
        let [interactions, completions, slow_results] =
            [LimitedRequest::Interaction, LimitedRequest::Completion, LimitedRequest::SlowResult]
                .map(LimitedRequest::new_buckets);
        UserLimits { clock: DefaultClock::default(), interactions, completions, slow_results }
    }

    fn buckets(&self, request: LimitedRequest) -> &Buckets {
        match request {
            LimitedRequest::Interaction => &self.interactions,
            LimitedRequest::Completion => &self.completions,
            LimitedRequest::SlowResult => &self.slow_results,
        }
    }

    /// Takes a token from a user's bucket.
    ///
    /// # Errors
    /// Returns the time until a token is available.
    pub fn check(&self, user: UserId, request: LimitedRequest) -> Result<(), Duration> {
        let checked = self.buckets(request).check_key(&user);
        checked.map_err(|early| early.wait_time_from(self.clock.now()))
    }

    /// Drops the buckets of idle users, which are full.
    pub fn evict_idle(&self) {
        for buckets in [&self.interactions, &self.completions, &self.slow_results] {
            buckets.retain_recent();
            buckets.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALICE: UserId = UserId(1);
    const BOB: UserId = UserId(2);

    #[test]
    fn each_user_has_a_separate_limit() {
        let limits = UserLimits::new();
        let taken = (0..150).filter(|_| limits.check(ALICE, LimitedRequest::SlowResult).is_ok()).count();
        assert_eq!(taken, 4);
        let wait = limits.check(ALICE, LimitedRequest::SlowResult).unwrap_err();
        assert!((1..=15).contains(&wait.as_secs()), "{wait:?}");
        assert_eq!(limits.check(BOB, LimitedRequest::SlowResult), Ok(()));
        assert_eq!(limits.check(ALICE, LimitedRequest::Interaction), Ok(()), "of one thing too much is not of all");
    }

    #[test]
    fn tokens_are_refilled_and_full_buckets_discarded() {
        let limits = UserLimits::new();
        while limits.check(ALICE, LimitedRequest::Completion).is_ok() {}
        let wait = limits.check(ALICE, LimitedRequest::Completion).unwrap_err();
        std::thread::sleep(wait);
        assert_eq!(limits.check(ALICE, LimitedRequest::Completion), Ok(()));
        (10..1000).for_each(|user| assert_eq!(limits.check(UserId(user), LimitedRequest::Completion), Ok(())));
        std::thread::sleep(Duration::from_millis(150));
        while limits.check(ALICE, LimitedRequest::Completion).is_ok() {}
        limits.evict_idle();
        assert_eq!(limits.completions.len(), 1, "Alice alone has asked for much");
    }
}

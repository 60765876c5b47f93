//! Retry policies of all requests.
//!
//! Delays grow with each attempt. Jitter makes each delay up to twice as long, so that requests that failed together are not
//! repeated together.

use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBuilder};

/// The delays and time limits of a request's attempts.
#[derive(Clone, Copy, Debug)]
pub(super) struct RetryPolicy {
    /// The time limit for one attempt.
    pub each: Duration,
    /// The time limit for all attempts together, if a user waits for the response.
    pub whole: Option<Duration>,
    /// The time limit for waiting for rate limits of the route. A longer wait is left to the caller.
    pub limited: Duration,
    /// The maximum number of retries.
    again: usize,
    /// The delay before the first retry.
    delay: Duration,
    /// The maximum delay between two retries.
    longest: Duration,
}

impl RetryPolicy {
    /// The policy for the first response to an interaction, which Discord accepts for three seconds.
    pub const FIRST_ANSWER: RetryPolicy = RetryPolicy {
        each: Duration::from_millis(1200),
        whole: Some(Duration::from_millis(2700)),
        again: 4,
        delay: Duration::from_millis(100),
        longest: Duration::from_millis(400),
        ..RetryPolicy::BRIEF
    };

    /// The policy for later responses. The token of an interaction is valid for 15 minutes.
    pub const ANSWER: RetryPolicy = RetryPolicy {
        each: Duration::from_secs(20),
        whole: Some(Duration::from_secs(14 * 60)),
        limited: Duration::MAX,
        again: 10,
        delay: Duration::from_millis(250),
        longest: Duration::from_secs(60),
    };

    /// The policy of a single attempt, for callers that retry themselves.
    pub const ONCE: RetryPolicy = RetryPolicy { each: Duration::from_secs(15), again: 0, ..RetryPolicy::BRIEF };

    /// The policy for optional requests, which must not delay others.
    pub const BRIEF: RetryPolicy = RetryPolicy {
        each: Duration::from_secs(5),
        whole: None,
        limited: Duration::MAX,
        again: 2,
        delay: Duration::from_millis(500),
        longest: Duration::from_secs(2),
    };

    /// The policy for edits, which can be made later. Posts must not wait for their rate limit.
    pub const EDIT: RetryPolicy = RetryPolicy { limited: Duration::from_secs(5), ..RetryPolicy::BRIEF };

    /// Returns the delays between attempts.
    pub fn delays(&self) -> ExponentialBuilder {
        delays(self.delay, self.longest).with_max_times(self.again)
    }
}

/// An endless sequence of delays.
pub(super) struct Backoff {
    make: ExponentialBuilder,
    delays: <ExponentialBuilder as BackoffBuilder>::Backoff,
}

impl Backoff {
    /// Returns the delays between attempts to post a table's notices.
    pub fn for_lane() -> Backoff {
        Backoff::new(Duration::from_millis(1500), Duration::from_secs(10 * 60))
    }

    /// Returns the delays between attempts to reach Discord after the start.
    pub fn for_start() -> Backoff {
        Backoff::new(Duration::from_millis(500), Duration::from_secs(60))
    }

    /// Returns the delays between attempts to connect to the gateway.
    pub fn for_gateway() -> Backoff {
        Backoff::new(Duration::from_millis(500), Duration::from_secs(5 * 60))
    }

    fn new(first: Duration, longest: Duration) -> Backoff {
        let make = delays(first, longest).without_max_times();
        Backoff { make, delays: make.build() }
    }

    /// Returns the next delay, which is longer than the previous one.
    pub fn next(&mut self) -> Duration {
        self.delays.next().unwrap_or(Duration::from_secs(60))
    }

    pub fn reset(&mut self) {
        self.delays = self.make.build();
    }
}

fn delays(first: Duration, longest: Duration) -> ExponentialBuilder {
    ExponentialBuilder::new().with_factor(2.0).with_min_delay(first).with_max_delay(longest).with_jitter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delays_grow_to_a_limit_with_jitter_and_reset() {
        let mut delays = Backoff::for_lane();
        let first = delays.next();
        assert!((1500..=3000).contains(&first.as_millis()), "{first:?}");
        let last = (0..20).map(|_| delays.next()).last().unwrap();
        assert!((600..=1200).contains(&last.as_secs()), "{last:?}");
        delays.reset();
        assert!(delays.next() <= Duration::from_secs(3));
        let many: std::collections::BTreeSet<Duration> = (0..8).map(|_| Backoff::for_lane().next()).collect();
        assert!(many.len() > 1, "by chance");
    }

    #[test]
    fn the_first_response_leaves_time_for_a_retry() {
        let RetryPolicy { each, whole, .. } = RetryPolicy::FIRST_ANSWER;
        let whole = whole.unwrap();
        assert!(whole < Duration::from_secs(3) && each * 2 < whole);
    }
}

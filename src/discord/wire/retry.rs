//! Retry policies of all requests.
//!
//! A delay depends on the time since the first failure, not on the number of attempts, and is not longer. So the first attempt after an
//! outage waits at most as long as the outage lasted, however often users made the bot try in the meantime. Jitter shortens each delay
//! by up to half, so that requests that failed together are not repeated together.

use std::time::{Duration, Instant};

/// The delays and time limits of a request's attempts.
#[derive(Clone, Copy, Debug)]
pub(super) struct RetryPolicy {
    /// The time limit for one attempt.
    pub attempt_timeout: Duration,
    /// The time limit for all attempts together, if a user waits for the response.
    pub total_timeout: Option<Duration>,
    /// The time limit for waiting for rate limits of the route. A longer wait is left to the caller.
    pub max_rate_limit_wait: Duration,
    /// The maximum number of retries.
    pub max_retries: usize,
    /// The delay before the first retry.
    delay: Duration,
    /// The maximum delay between two retries.
    max_delay: Duration,
}

impl RetryPolicy {
    /// The policy for the first response to an interaction, which Discord accepts for three seconds.
    pub const FIRST_RESPONSE: RetryPolicy = RetryPolicy {
        attempt_timeout: Duration::from_millis(1200),
        total_timeout: Some(Duration::from_millis(2700)),
        max_retries: 4,
        delay: Duration::from_millis(100),
        max_delay: Duration::from_millis(400),
        ..RetryPolicy::BRIEF
    };

    /// The policy for later responses. The token of an interaction is valid for 15 minutes.
    pub const RESPONSE: RetryPolicy = RetryPolicy {
        attempt_timeout: Duration::from_secs(20),
        total_timeout: Some(Duration::from_secs(14 * 60)),
        max_rate_limit_wait: Duration::MAX,
        max_retries: 10,
        delay: Duration::from_millis(250),
        max_delay: Duration::from_secs(60),
    };

    /// The policy of a single attempt, for callers that retry themselves.
    pub const ONCE: RetryPolicy =
        RetryPolicy { attempt_timeout: Duration::from_secs(15), max_retries: 0, ..RetryPolicy::BRIEF };

    /// The policy for optional requests, which must not delay others.
    pub const BRIEF: RetryPolicy = RetryPolicy {
        attempt_timeout: Duration::from_secs(5),
        total_timeout: None,
        max_rate_limit_wait: Duration::MAX,
        max_retries: 2,
        delay: Duration::from_millis(500),
        max_delay: Duration::from_secs(2),
    };

    /// The policy for edits. The caller repeats them, because posts must not wait for an edit.
    pub const EDIT: RetryPolicy =
        RetryPolicy { max_rate_limit_wait: Duration::ZERO, max_retries: 0, ..RetryPolicy::BRIEF };

    /// Returns the delays between attempts.
    pub fn delays(&self) -> Backoff {
        Backoff::new(self.delay, self.max_delay)
    }
}

/// The delays between attempts that fail.
#[derive(Debug)]
pub(super) struct Backoff {
    first: Duration,
    max_delay: Duration,
    /// The time of the first failure, or `None` if the last attempt succeeded.
    failing_since: Option<Instant>,
}

impl Backoff {
    /// Returns the delays between attempts to post a table's notices, or to edit its messages.
    pub const fn for_lane() -> Backoff {
        Backoff::new(Duration::from_millis(1500), Duration::from_secs(10 * 60))
    }

    /// Returns the delays between attempts to reach Discord after the start.
    pub const fn for_start() -> Backoff {
        Backoff::new(Duration::from_millis(500), Duration::from_secs(60))
    }

    /// Returns the delays between attempts to connect to the gateway.
    pub const fn for_gateway() -> Backoff {
        Backoff::new(Duration::from_millis(500), Duration::from_secs(5 * 60))
    }

    const fn new(first: Duration, max_delay: Duration) -> Backoff {
        Backoff { first, max_delay, failing_since: None }
    }

    /// Returns the delay after an attempt that failed: at most the time since the first failure, unless that is shorter than the first
    /// delay.
    pub fn next(&mut self) -> Duration {
        self.after_failure(Instant::now())
    }

    fn after_failure(&mut self, now: Instant) -> Duration {
        let outage = now.duration_since(*self.failing_since.get_or_insert(now));
        outage.clamp(self.first, self.max_delay).mul_f64(rand::random_range(0.5..1.0))
    }

    pub const fn reset(&mut self) {
        self.failing_since = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_delay_is_longer_than_the_outage() {
        let (mut delays, mut longest) = (Backoff::for_lane(), Duration::ZERO);
        let (begun, mut outage) = (Instant::now(), Duration::ZERO);
        while outage < Duration::from_secs(2 * 3600) {
            let delay = delays.after_failure(begun + outage);
            assert!(delay <= outage.max(delays.first), "{delay:?} after {outage:?}");
            longest = longest.max(delay);
            outage += delay;
        }
        assert!((300..=600).contains(&longest.as_secs()), "{longest:?}");
        delays.reset();
        assert!(delays.after_failure(begun + outage) <= delays.first);
    }

    #[test]
    fn attempts_that_users_trigger_do_not_lengthen_delays() {
        let (mut delays, begun) = (Backoff::for_lane(), Instant::now());
        let all: Vec<Duration> =
            (0..1000).map(|attempt| delays.after_failure(begun + Duration::from_millis(15 * attempt))).collect();
        assert!(all.iter().max().unwrap() <= &Duration::from_secs(15));
        assert!(all.iter().collect::<std::collections::BTreeSet<_>>().len() > 100, "by chance");
    }

    #[test]
    fn the_first_response_leaves_time_for_a_retry() {
        let RetryPolicy { attempt_timeout, total_timeout, .. } = RetryPolicy::FIRST_RESPONSE;
        let total_timeout = total_timeout.unwrap();
        assert!(total_timeout < Duration::from_secs(3) && attempt_timeout * 2 < total_timeout);
    }
}

//! How long and how often things are tried, everywhere on the wire.
//!
//! Gaps grow, and each is up to twice as long by chance, so that what failed together does not come back together.

use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBuilder};

/// How long and how often something is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// The longest that one request may take.
    pub each: Duration,
    /// The longest that all tries may take, where somebody waits for the answer.
    pub whole: Option<Duration>,
    /// Tries after the first.
    again: usize,
    /// The first gap.
    gap: Duration,
    /// The longest gap.
    longest: Duration,
}

impl Patience {
    /// For the first answer to an interaction: after three seconds nobody takes it.
    pub const FIRST_ANSWER: Patience = Patience {
        each: Duration::from_millis(1200),
        whole: Some(Duration::from_millis(2700)),
        again: 4,
        gap: Duration::from_millis(100),
        longest: Duration::from_millis(400),
    };

    /// For what follows the first answer: the interaction's token lives for 15 minutes.
    pub const ANSWER: Patience = Patience {
        each: Duration::from_secs(20),
        whole: Some(Duration::from_secs(14 * 60)),
        again: 10,
        gap: Duration::from_millis(250),
        longest: Duration::from_secs(60),
    };

    /// For one try: whoever asks tries again when it suits.
    pub const ONCE: Patience = Patience {
        each: Duration::from_secs(15),
        whole: None,
        again: 0,
        gap: Duration::from_secs(1),
        longest: Duration::from_secs(1),
    };

    /// For what is good to have, but holds nothing up.
    pub const BRIEF: Patience = Patience {
        each: Duration::from_secs(5),
        whole: None,
        again: 2,
        gap: Duration::from_millis(500),
        longest: Duration::from_secs(2),
    };

    /// The gaps between tries.
    pub fn gaps(&self) -> ExponentialBuilder {
        gaps(self.gap, self.longest).with_max_times(self.again)
    }
}

/// Gaps without end.
pub(super) struct Gaps {
    make: ExponentialBuilder,
    gaps: <ExponentialBuilder as BackoffBuilder>::Backoff,
}

impl Gaps {
    /// Between tries to post what is pending at a table.
    pub fn of_lane() -> Gaps {
        Gaps::new(Duration::from_millis(1500), Duration::from_secs(10 * 60))
    }

    /// Between tries to reach Discord at all.
    pub fn of_start() -> Gaps {
        Gaps::new(Duration::from_millis(500), Duration::from_secs(60))
    }

    /// Between connections to the gateway.
    pub fn of_gateway() -> Gaps {
        Gaps::new(Duration::from_millis(500), Duration::from_secs(5 * 60))
    }

    fn new(first: Duration, longest: Duration) -> Gaps {
        let make = gaps(first, longest).without_max_times();
        Gaps { make, gaps: make.build() }
    }

    /// The next gap, longer than the one before.
    pub fn next(&mut self) -> Duration {
        self.gaps.next().unwrap_or(Duration::from_secs(60))
    }

    /// Begins with short ones again.
    pub fn reset(&mut self) {
        self.gaps = self.make.build();
    }
}

fn gaps(first: Duration, longest: Duration) -> ExponentialBuilder {
    ExponentialBuilder::new().with_factor(2.0).with_min_delay(first).with_max_delay(longest).with_jitter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_grow_to_a_limit_differ_and_begin_anew() {
        let mut gaps = Gaps::of_lane();
        let first = gaps.next();
        assert!((1500..=3000).contains(&first.as_millis()), "{first:?}");
        let last = (0..20).map(|_| gaps.next()).last().unwrap();
        assert!((600..=1200).contains(&last.as_secs()), "{last:?}");
        gaps.reset();
        assert!(gaps.next() <= Duration::from_secs(3));
        let many: std::collections::BTreeSet<Duration> = (0..8).map(|_| Gaps::of_lane().next()).collect();
        assert!(many.len() > 1, "by chance");
    }

    #[test]
    fn a_first_answer_has_time_for_a_second_try() {
        let Patience { each, whole, .. } = Patience::FIRST_ANSWER;
        let whole = whole.unwrap();
        assert!(whole < Duration::from_secs(3) && each * 2 < whole);
    }
}

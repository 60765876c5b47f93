//! The request queue, which enforces Discord's global rate limit.
//!
//! Every request has a [`Ticket`]. Turns are granted at an even rate, ordered by kind and then by ticket. A
//! rate-limited request keeps its ticket, so it does not lose its place. Responses to interactions are exempt from the
//! global limit, so they do not wait unless Discord has refused one. The rate starts low and rises towards the configured
//! value with each accepted request until Discord refuses the first one. Each refusal lowers the rate, which recovers slowly.
//! Processes that share a database reserve turns there, several at a time.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, oneshot};
use tokio::task::spawn_blocking;
use tokio::time::sleep_until;
use tokio_util::task::AbortOnDropHandle;

use crate::table::Tables;
use crate::telemetry::{RequestKind, metrics};

/// The fraction of the allowed rate that the queue uses. It is below 1, because requests arrive less evenly than they
/// are sent.
const USED_FRACTION: f64 = 0.96;

/// The rate per second at the start, and the increase per accepted request before the first refusal.
const START: (f64, f64) = (10.0, 0.25);

/// The smallest factor by which a refused request lowers the rate.
const REFUSAL_FACTOR: f64 = 0.6;

/// The factor by which the rate grows per second without a refused request.
const GROWTH_FACTOR: f64 = 1.002;

/// The duration of one reservation of turns, if processes share a database.
const LEASE_DURATION: Duration = Duration::from_millis(200);

/// The request queue. Its task ends when the queue is dropped.
pub(super) struct Queue {
    queue: Arc<QueueState>,
    /// Whether responses to interactions wait as well. Set after Discord has refused one because of the global limit.
    responses_wait: AtomicBool,
    _granting: AbortOnDropHandle<()>,
}

/// The sort key of a ticket: the kind of request, then the ticket number.
type TicketKey = (RequestKind, u64);

struct QueueState {
    waiting: Mutex<BTreeMap<TicketKey, (Instant, oneshot::Sender<()>)>>,
    tickets: AtomicU64,
    arrived: Notify,
    rate: Mutex<RequestRate>,
    /// The tables through whose database processes coordinate, or `None` for a single process.
    tables: Option<Tables>,
}

/// The place of a request in the queue. All attempts of the request use the same ticket.
pub(super) struct Ticket {
    queue: Arc<QueueState>,
    key: TicketKey,
    state: TicketState,
}

enum TicketState {
    NotQueued,
    Waiting(oneshot::Receiver<()>),
    Granted,
}

impl Queue {
    /// Creates a queue with this number of requests per second. Must be called in a Tokio runtime.
    pub fn new(per_second: u16, tables: Option<Tables>) -> Queue {
        let queue = Arc::new(QueueState {
            waiting: Mutex::default(),
            tickets: AtomicU64::new(0),
            arrived: Notify::new(),
            rate: Mutex::new(RequestRate::new(f64::from(per_second.max(1)) * USED_FRACTION, Instant::now())),
            tables: tables.filter(Tables::are_shared),
        });
        let granting = tokio::spawn(grant(Arc::clone(&queue)));
        Queue { queue, responses_wait: AtomicBool::new(false), _granting: AbortOnDropHandle::new(granting) }
    }

    /// Returns a ticket that comes after all others of its kind.
    pub fn ticket(&self, kind: RequestKind) -> Ticket {
        let number = self.queue.tickets.fetch_add(1, Ordering::Relaxed);
        Ticket { queue: Arc::clone(&self.queue), key: (kind, number), state: TicketState::NotQueued }
    }

    /// Returns whether requests of this kind wait for their turn.
    pub fn limits_kind(&self, kind: RequestKind) -> bool {
        kind != RequestKind::Response || self.responses_wait.load(Ordering::Relaxed)
    }

    /// Waits until a request whose turn has come may be sent, and counts it.
    pub async fn send(&self, kind: RequestKind) {
        while let Some(early) = self.limits_kind(kind).then(|| self.queue.rate().send(Instant::now())).flatten() {
            sleep_until(early.into()).await;
        }
    }

    /// Records that Discord accepted a request.
    pub fn record_accepted(&self, kind: RequestKind) {
        metrics().count_request(kind, true);
        if self.limits_kind(kind) {
            self.queue.rate().record_accepted(Instant::now());
        }
    }

    /// Records that Discord has rate-limited a request. If `wait` is given, no request may be sent for that time.
    pub async fn record_refused(&self, kind: RequestKind, wait: Option<Duration>) {
        metrics().count_request(kind, false);
        let Some(wait) = wait else { return };
        if kind == RequestKind::Response {
            self.responses_wait.store(true, Ordering::Relaxed);
        }
        self.queue.rate().record_refused(Instant::now(), wait);
        tracing::warn!(?wait, "reached the global rate limit; pausing requests");
        self.queue.reserve(wait, Duration::ZERO).await;
    }

    /// Returns the number of waiting requests by kind, the age of the oldest, and the current rate per second.
    pub fn state(&self) -> (Vec<(RequestKind, usize)>, Duration, f64) {
        let rate = self.queue.rate().current;
        let waiting = self.queue.waiting();
        let count = |kind| (kind, waiting.keys().filter(|key| key.0 == kind).count());
        let longest = waiting.values().map(|(since, _)| since.elapsed()).max().unwrap_or_default();
        (RequestKind::ALL.map(count).into(), longest, rate)
    }
}

impl QueueState {
    fn waiting(&self) -> MutexGuard<'_, BTreeMap<TicketKey, (Instant, oneshot::Sender<()>)>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn rate(&self) -> MutexGuard<'_, RequestRate> {
        self.rate.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reserves a span of time for this process. Returns the time at which it begins, or `None` without a queue
    /// database, in which case each process keeps its own rate.
    async fn reserve(&self, after: Duration, span: Duration) -> Option<Instant> {
        let tables = self.tables.clone()?;
        match spawn_blocking(move || tables.reserve_request_time(after, span)).await {
            Ok(Ok(wait)) => Some(Instant::now() + wait),
            Ok(Err(error)) => {
                tracing::warn!(%error, "failed to reserve requests in the database; using only the local rate limit");
                None
            }
            Err(_) => None,
        }
    }

    /// Grants a turn to the first ticket in the queue.
    fn grant(&self) {
        let first = self.waiting().pop_first();
        if let Some(((kind, _), (since, turn))) = first {
            metrics().record_wait(kind, since.elapsed());
            // An error means that the ticket was dropped at this moment. Its turn is lost.
            let _ = turn.send(());
        }
    }

    /// Waits until the next request may be sent.
    async fn next(&self) {
        let waiting = self.waiting().len();
        let lease = self.tables.as_ref().and_then(|_| self.rate().lease(waiting));
        if let Some((turns, span)) = lease {
            let from = self.reserve(Duration::ZERO, span).await;
            self.rate().record_lease(turns, from);
        }
        let mut at = self.rate().reserve_slot(Instant::now());
        while at > Instant::now() {
            sleep_until(at.into()).await;
            // Wait longer if Discord has refused a request in the meantime.
            at = self.rate().held;
        }
    }
}

/// Grants turns as long as the queue exists.
async fn grant(queue: Arc<QueueState>) {
    loop {
        queue.arrived.notified().await;
        while !queue.waiting().is_empty() {
            queue.next().await;
            queue.grant();
        }
    }
}

impl Ticket {
    /// Waits for the turn. Returns immediately if an earlier turn is unused.
    pub async fn turn(&mut self) {
        loop {
            match &mut self.state {
                TicketState::Granted => return,
                TicketState::Waiting(granted) => {
                    // An error means that the queue is gone, so there is nothing to wait for.
                    let _ = granted.await;
                    self.state = TicketState::Granted;
                }
                TicketState::NotQueued => {
                    let (grant, granted) = oneshot::channel();
                    self.queue.waiting().insert(self.key, (Instant::now(), grant));
                    self.queue.arrived.notify_one();
                    self.state = TicketState::Waiting(granted);
                }
            }
        }
    }

    /// Uses up the turn. The next attempt of the request waits for a new one, in the same place.
    pub fn spend(&mut self) {
        self.state = TicketState::NotQueued;
    }

    pub fn kind(&self) -> RequestKind {
        self.key.0
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let is_waiting = self.queue.waiting().remove(&self.key).is_some();
        if !is_waiting && !matches!(self.state, TicketState::NotQueued) {
            // Pass the unused turn to the next ticket.
            self.queue.grant();
        }
    }
}

/// Removes times that are more than one second in the past.
fn drop_before(times: &mut VecDeque<Instant>, now: Instant) {
    while times.front().is_some_and(|&at| now.saturating_duration_since(at) >= SECOND) {
        times.pop_front();
    }
}

/// The rate of requests, from which the time of the next request is computed.
#[derive(Debug)]
struct RequestRate {
    /// The maximum rate per second.
    max: f64,
    /// The current rate per second.
    current: f64,
    /// Whether Discord has refused no request yet, so that the rate rises quickly.
    is_starting: bool,
    /// The time at which the rate was last raised.
    raised: Instant,
    /// The first time that is not assigned to a request.
    free: Instant,
    /// The end of the pause that Discord has requested.
    held: Instant,
    /// The number of reserved turns that are not used yet.
    leased: usize,
    /// The times of the requests sent within the last second.
    sent: VecDeque<Instant>,
    /// The times of the requests accepted within the last second.
    accepted: VecDeque<Instant>,
}

/// The interval in which Discord counts requests.
const SECOND: Duration = Duration::from_secs(1);

impl RequestRate {
    fn new(max: f64, now: Instant) -> RequestRate {
        let (sent, accepted) = Default::default();
        let current = max.min(START.0);
        RequestRate { max, current, is_starting: true, raised: now, free: now, held: now, leased: 0, sent, accepted }
    }

    /// Assigns the next free time to a request.
    fn reserve_slot(&mut self, now: Instant) -> Instant {
        let quiet = now.duration_since(self.raised).as_secs_f64();
        self.current = (self.current * GROWTH_FACTOR.powf(quiet)).min(self.max);
        self.raised = now;
        self.leased = self.leased.saturating_sub(1);
        let at = now.max(self.free).max(self.held);
        self.free = at + Duration::from_secs_f64(1.0 / self.current);
        at
    }

    /// Counts a request that is about to be sent, or returns the time until which it must wait. It must wait during a
    /// pause requested by Discord, and if too many requests were sent within the last second. A busy host may use turns
    /// that were granted at even intervals all at once.
    fn send(&mut self, now: Instant) -> Option<Instant> {
        drop_before(&mut self.sent, now);
        let most = self.current.ceil() as usize;
        let full = self.sent.len().checked_sub(most).and_then(|spare| self.sent.get(spare)).map(|&at| at + SECOND);
        let early = full.max(Some(self.held)).filter(|&at| at > now);
        if early.is_none() {
            self.sent.push_back(now);
        }
        early
    }

    fn record_accepted(&mut self, now: Instant) {
        self.accepted.push_back(now);
        drop_before(&mut self.accepted, now);
        if self.is_starting {
            self.current = (self.current + START.1).min(self.max);
        }
    }

    /// Pauses for `wait` and lowers the rate. The rate does not fall below the number of requests that Discord has accepted in the
    /// last second.
    fn record_refused(&mut self, now: Instant, wait: Duration) {
        // Ignore requests that were already in flight at the first refusal.
        if now >= self.held {
            drop_before(&mut self.accepted, now);
            self.current =
                (self.current * REFUSAL_FACTOR).max(self.accepted.len() as f64).min(self.current) * USED_FRACTION;
            self.current = self.current.clamp(1.0, self.max.max(1.0));
            self.is_starting = false;
            self.raised = now;
        }
        self.held = self.held.max(now.checked_add(wait).unwrap_or(now));
    }

    /// Returns the number of turns to reserve for `waiting` requests, with their duration. Returns `None` while reserved turns are
    /// left.
    fn lease(&self, waiting: usize) -> Option<(usize, Duration)> {
        let most = (self.current * LEASE_DURATION.as_secs_f64()).ceil().max(1.0);
        let turns = waiting.clamp(1, most as usize);
        (self.leased == 0).then(|| (turns, Duration::from_secs_f64(turns as f64 / self.current)))
    }

    /// Records a reservation of turns that begins at `from`.
    fn record_lease(&mut self, turns: usize, from: Option<Instant>) {
        self.leased = turns;
        self.free = from.unwrap_or(self.free);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Simulates requests at this rate against a limit per second, with this time from a request to its response. Returns the number of
    /// accepted requests, and the number of refused requests in each second.
    fn run(
        rate: &mut RequestRate,
        now: &mut Instant,
        seconds: usize,
        limit: usize,
        latency: Duration,
    ) -> (usize, Vec<usize>) {
        let (begun, mut refused, mut taken) = (*now, vec![0; seconds], 0);
        let (mut second, mut responses) = ((0, 0), VecDeque::<(Instant, Option<Duration>)>::new());
        loop {
            *now = rate.reserve_slot(*now).max(*now);
            while let Some((at, wait)) = responses.pop_front_if(|(at, _)| at <= now) {
                match wait {
                    None => rate.record_accepted(at),
                    Some(wait) => rate.record_refused(at, wait),
                }
                *now = rate.held.max(*now);
            }
            let passed = now.duration_since(begun);
            let number = passed.as_secs() as usize;
            if number >= seconds {
                return (taken, refused);
            }
            if second.0 != number {
                second = (number, 0);
            }
            let is_accepted = second.1 < limit;
            second.1 += usize::from(is_accepted);
            taken += usize::from(is_accepted);
            refused[number] += usize::from(!is_accepted);
            let wait = SECOND - Duration::from_nanos(u64::from(passed.subsec_nanos()));
            responses.push_back((*now + latency, Some(wait).filter(|_| !is_accepted)));
        }
    }

    #[test]
    fn the_rate_falls_to_discord_s_limit_and_recovers() {
        let mut now = Instant::now();
        let mut rate = RequestRate::new(48.0, now);
        let (taken, refused) = run(&mut rate, &mut now, 93, 20, Duration::ZERO);
        assert!(taken >= 93 * 20 * 9 / 10, "{taken} taken, at {rate:?}");
        assert!(refused.iter().sum::<usize>() <= 10, "{refused:?}");
        let (taken, refused) = run(&mut rate, &mut now, 600, 50, Duration::ZERO);
        assert!(rate.current > 47.9 && taken > 600 * 30 && refused.iter().sum::<usize>() == 0, "{taken} {rate:?}");
    }

    #[test]
    fn few_requests_are_refused_at_the_start_however_late_responses_are() {
        for (limit, millis) in
            [10, 20, 30].into_iter().flat_map(|limit| [5, 50, 150, 400].map(|millis| (limit, millis)))
        {
            let mut now = Instant::now();
            let mut rate = RequestRate::new(48.0, now);
            let (_, refused) = run(&mut rate, &mut now, 5, limit, Duration::from_millis(millis));
            assert!(refused.iter().sum::<usize>() <= 4, "{refused:?} of a limit of {limit}, after {millis} ms");
        }
        let mut now = Instant::now();
        let mut rate = RequestRate::new(48.0, now);
        let (taken, _) = run(&mut rate, &mut now, 10, 50, Duration::from_millis(150));
        assert!(rate.current > 47.9 && taken > 300, "{taken} {rate:?}");
    }

    #[test]
    fn no_request_is_sent_while_all_are_blocked() {
        let now = Instant::now();
        let mut rate = RequestRate::new(100.0, now);
        rate.record_refused(now, SECOND * 3);
        let refused_rate = rate.current;
        rate.record_refused(now + SECOND, SECOND);
        assert_eq!(
            (rate.reserve_slot(now), rate.current <= refused_rate),
            (now + SECOND * 3, true),
            "what was under way tells nothing new"
        );
    }

    #[test]
    fn late_turns_cause_no_burst() {
        let now = Instant::now();
        let mut rate = RequestRate { current: 20.0, ..RequestRate::new(20.0, now) };
        assert!((0..20).all(|_| rate.send(now).is_none()));
        let later = now + SECOND / 2;
        assert_eq!((rate.send(later), rate.send(now + SECOND)), (Some(now + SECOND), None));
        rate.record_refused(later, SECOND * 3);
        assert_eq!(rate.send(now + SECOND), Some(later + SECOND * 3), "though its turn had come");
    }

    #[tokio::test]
    async fn kinds_are_sent_by_priority_and_a_refused_request_keeps_its_place() {
        let queue = Queue::new(100, None);
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut first = queue.ticket(RequestKind::Post);
        let spawn = |name: &'static str, kind| {
            let (mut ticket, order) = (queue.ticket(kind), Arc::clone(&order));
            tokio::spawn(async move {
                ticket.turn().await;
                order.lock().unwrap().push(name);
            })
        };
        first.turn().await;
        first.spend();
        let begun = Instant::now();
        queue.record_refused(RequestKind::Post, Some(Duration::from_millis(100))).await;
        let mut tasks = vec![spawn("other", RequestKind::Other), spawn("edit", RequestKind::Edit)];
        tasks.extend([spawn("post", RequestKind::Post), spawn("next post", RequestKind::Post)]);
        while queue.state().0.iter().map(|(_, count)| count).sum::<usize>() < 4 {
            tokio::task::yield_now().await;
        }
        first.turn().await;
        assert!(begun.elapsed() >= Duration::from_millis(100) && order.lock().unwrap().is_empty());
        // A dropped ticket passes its turn to the next one.
        drop(first);
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), ["post", "next post", "edit", "other"]);
    }
}

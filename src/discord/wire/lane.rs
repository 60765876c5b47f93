//! One lane for each table: what it has to say is said in order, one thing at a time, and its trouble holds up no other.
//!
//! A lane is a task. It exists while its table has something to say, waits for gaps that grow when that fails, and goes
//! when there was nothing to do for a while.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until};
use tracing::{Instrument, Span};

use crate::table::TableId;

use super::closing::Closing;
use super::delivery::{Delivery, Hitch};
use super::patience::Gaps;
use super::queue::Ticket;
use super::setback::Shut;

/// After so long without anything to do a lane goes.
const IDLE: Duration = Duration::from_secs(60);

/// For how long a message is taken to be there that was seen there.
const FRESH: Duration = Duration::from_secs(60);

/// Waits for the turn of a ticket; for ever, if there is none.
async fn turn_of(ticket: &mut Option<Ticket>) {
    match ticket {
        Some(ticket) => ticket.turn().await,
        None => std::future::pending().await,
    }
}

/// What a lane is asked to do.
enum Errand {
    /// Say what there is to say, and tell how that went.
    Say(Option<oneshot::Sender<Said>>),
    /// Look whether the post that shows the table is still there; at once, or if nobody has looked for a while.
    Look(bool, Option<oneshot::Sender<Said>>),
    /// Say what another process was to say, unless that is being tried already.
    Left,
    /// Edit a message, since its turn has come.
    Edit,
}

/// An errand, and of what it is a part in the log.
type Sent = (Errand, Span);

/// How saying something went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// It was said, all of it.
    All,
    /// It will be tried again.
    Later,
    /// The channel cannot be written to.
    Shut(Shut),
}

/// All lanes.
pub(super) struct Lanes {
    delivery: Arc<Delivery>,
    closing: Closing,
    open: Mutex<HashMap<TableId, UnboundedSender<Sent>>>,
}

impl Lanes {
    /// No lanes yet.
    pub fn new(delivery: Arc<Delivery>, closing: Closing) -> Arc<Lanes> {
        Arc::new(Lanes { delivery, closing, open: Mutex::default() })
    }

    /// Has what a table has to say said, some time soon.
    pub fn poke(self: &Arc<Self>, table: TableId) {
        self.send(table, Errand::Say(None));
    }

    /// Has a table say what another process has left, unless it is tried already.
    pub fn take_over(self: &Arc<Self>, table: TableId) {
        self.send(table, Errand::Left);
    }

    /// Has what a table has to say said, and waits for how that goes.
    pub async fn say(self: &Arc<Self>, table: TableId) -> Said {
        let (told, telling) = oneshot::channel();
        self.send(table, Errand::Say(Some(told)));
        telling.await.unwrap_or(Said::Later)
    }

    /// Looks whether a table's post is still there, and puts it back if it is not; some time soon, unless somebody has
    /// looked lately.
    pub fn glance(self: &Arc<Self>, table: TableId) {
        self.send(table, Errand::Look(false, None));
    }

    /// The same at once, and waits until it was done.
    pub async fn look(self: &Arc<Self>, table: TableId) -> Said {
        let (told, telling) = oneshot::channel();
        self.send(table, Errand::Look(true, Some(told)));
        telling.await.unwrap_or(Said::Later)
    }

    fn send(self: &Arc<Self>, table: TableId, errand: Errand) {
        let mut open = self.open();
        let lane = open.entry(table).or_insert_with(|| {
            let (send, errands) = unbounded_channel();
            self.closing.spawn(Lane::new(Arc::clone(self), table).run(errands));
            send
        });
        // A lane takes itself off the list, under the same lock, before it stops listening.
        let _ = lane.send((errand, Span::current()));
    }

    fn open(&self) -> MutexGuard<'_, HashMap<TableId, UnboundedSender<Sent>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Lane {
    lanes: Arc<Lanes>,
    table: TableId,
    gaps: Gaps,
    /// When to try again.
    again: Option<Instant>,
    /// When the table's post was last known to be there.
    seen: Option<Instant>,
    /// The ticket of the next edit, if there is one to make: what is to be posted does not wait for it.
    edit: Option<Ticket>,
}

impl Lane {
    fn new(lanes: Arc<Lanes>, table: TableId) -> Lane {
        Lane { lanes, table, gaps: Gaps::of_lane(), again: None, seen: None, edit: None }
    }

    async fn run(mut self, mut errands: UnboundedReceiver<Sent>) {
        let closing = self.lanes.closing.clone();
        loop {
            let (again, can_edit) = (self.again, self.edit.is_some());
            let sent = tokio::select! {
                biased;
                sent = errands.recv() => sent,
                () = closing.begun() => None,
                () = sleep_until(again.unwrap_or_else(Instant::now)), if again.is_some() => Some((Errand::Say(None), Span::none())),
                () = turn_of(&mut self.edit) => Some((Errand::Edit, Span::none())),
                () = sleep(IDLE), if again.is_none() && !can_edit => None,
            };
            match sent {
                Some((errand, span)) => self.do_errand(errand).instrument(span).await,
                None if self.leave(&errands) => return,
                None => {}
            }
        }
    }

    async fn do_errand(&mut self, errand: Errand) {
        let said = match errand {
            Errand::Say(told) => self.answer(told).await,
            Errand::Left if self.again.is_some() => return,
            Errand::Edit => self.edit().await,
            Errand::Left => self.answer(None).await,
            Errand::Look(now, told) => {
                if now || self.seen.is_none_or(|seen| seen.elapsed() > FRESH) {
                    self.look().await;
                }
                self.answer(told).await
            }
        };
        if said == Said::All {
            self.let_bots_move().await;
        }
    }

    async fn answer(&mut self, told: Option<oneshot::Sender<Said>>) -> Said {
        let said = self.say().await;
        if let Some(told) = told {
            // Whoever asked may have stopped waiting.
            let _ = told.send(said);
        }
        said
    }

    /// Lets the bot move as long as it is asked, and says what came of it. Nobody waits for that.
    async fn let_bots_move(&mut self) {
        loop {
            if self.lanes.closing.has_begun() {
                return;
            }
            match self.lanes.delivery.let_bot_move(self.table).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    tracing::error!(table = %self.table, %error, "the bot did not move");
                    self.again = Some(Instant::now() + self.gaps.next());
                    return;
                }
            }
            if self.say().await != Said::All {
                return;
            }
        }
    }

    async fn say(&mut self) -> Said {
        let (delivery, table) = (Arc::clone(&self.lanes.delivery), self.table);
        match delivery.say(table).await {
            Ok(posted) => {
                if posted {
                    self.seen = Some(Instant::now());
                    self.gaps.reset();
                }
                self.go_on().await
            }
            Err(hitch) => self.fail(hitch),
        }
    }

    /// Makes an edit whose turn has come, and posts what is gone.
    async fn edit(&mut self) -> Said {
        let Some(mut ticket) = self.edit.take() else { return Said::All };
        let delivery = Arc::clone(&self.lanes.delivery);
        match delivery.edit(self.table, &mut ticket).await {
            Ok(true) => self.say().await,
            Ok(false) => {
                self.gaps.reset();
                self.go_on().await
            }
            Err(hitch) => self.fail(hitch),
        }
    }

    /// Queues for the next edit, if there is one.
    async fn go_on(&mut self) -> Said {
        self.again = None;
        if self.edit.is_none() {
            self.edit = match self.lanes.delivery.edit_ticket(self.table).await {
                Ok(ticket) => ticket,
                Err(fault) => return self.fail(fault.into()),
            };
        }
        Said::All
    }

    fn fail(&mut self, hitch: Hitch) -> Said {
        let table = self.table;
        self.edit = None;
        if let Hitch::Shut(shut) = hitch {
            self.again = None;
            return Said::Shut(shut);
        }
        let gap = self.gaps.next();
        self.again = Some(Instant::now() + gap);
        tracing::warn!(%table, error = %hitch, again_in = ?gap, "something stays to be said");
        Said::Later
    }

    async fn look(&mut self) {
        match self.lanes.delivery.look(self.table).await {
            Ok(()) => self.seen = Some(Instant::now()),
            Err(error) => tracing::info!(table = %self.table, %error, "nobody knows whether a post is still there"),
        }
    }

    /// Stops listening, unless there is something to do.
    fn leave(&self, errands: &UnboundedReceiver<Sent>) -> bool {
        let mut open = self.lanes.open();
        let done = errands.is_empty();
        if done {
            open.remove(&self.table);
        }
        done
    }
}

//! The state that all request handlers share.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

use crate::{Id, Interaction, World};

/// A handle to the running sandbox. Clones refer to the same sandbox.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    world: Mutex<World>,
    token: String,
    address: SocketAddr,
    stop: watch::Receiver<bool>,
}

impl App {
    /// Creates the state of a sandbox that listens on `address`. The sandbox stops when `stop` becomes true.
    pub fn new(address: SocketAddr, token: String, time_limit: Duration, stop: watch::Receiver<bool>) -> Self {
        let world = Mutex::new(World::new(format!("http://{}", loopback_address(address)), time_limit));
        Self(Arc::new(Inner { world, token, address, stop }))
    }

    /// Locks the world. The lock must not be held across an `await`.
    pub fn world(&self) -> MutexGuard<'_, World> {
        // A handler that panicked while it held the lock must not make every later request fail.
        self.0.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn address(&self) -> SocketAddr {
        self.0.address
    }

    pub fn gateway_url(&self) -> String {
        format!("ws://{}/gateway", loopback_address(self.0.address))
    }

    /// Returns whether `text` is the bot's token, with or without `Bot `.
    pub fn is_token(&self, text: &str) -> bool {
        text.strip_prefix("Bot ").unwrap_or(text) == self.0.token
    }

    pub async fn until_stopped(&self) {
        // An error means that the handle was dropped, which also stops the sandbox.
        let _ = self.0.stop.clone().wait_for(|stop| *stop).await;
    }

    /// Waits until `done` returns true, for at most `limit`. Returns whether it did.
    pub async fn wait_until(&self, limit: Duration, mut done: impl FnMut(&World) -> bool) -> bool {
        let deadline = Instant::now() + limit;
        let mut last_change = self.world().changes.subscribe();
        loop {
            last_change.mark_unchanged();
            if done(&self.world()) {
                return true;
            }
            tokio::select! {
                () = self.until_stopped() => return false,
                changed = timeout_at(deadline, last_change.changed()) => if !matches!(changed, Ok(Ok(()))) {
                    return done(&self.world());
                },
            }
        }
    }

    /// Waits until `done` returns true for an interaction, for at most `limit`, and returns the interaction in its
    /// current state. Returns `None` if the interaction does not exist.
    pub async fn wait_for(&self, id: Id, limit: Duration, done: impl Fn(&Interaction) -> bool) -> Option<Interaction> {
        self.wait_until(limit, |world| world.interactions.get(&id).is_none_or(&done)).await;
        self.world().interactions.get(&id).cloned()
    }
}

/// Returns a loopback address for an unspecified one, so that this machine can connect to it.
pub fn loopback_address(address: SocketAddr) -> SocketAddr {
    let loopback = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(loopback, address.port())
}

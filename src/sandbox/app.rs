//! What every handler shares.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

use super::id::Id;
use super::interaction::Interaction;
use super::world::World;

/// The running sandbox, as its handlers see it.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    world: Mutex<World>,
    token: String,
    address: SocketAddr,
    stop: watch::Receiver<bool>,
}

impl App {
    /// The sandbox on an address, until `stop` says so.
    pub fn new(address: SocketAddr, token: String, patience: Duration, stop: watch::Receiver<bool>) -> Self {
        let world = Mutex::new(World::new(format!("http://{}", reachable(address)), patience));
        Self(Arc::new(Inner { world, token, address, stop }))
    }

    /// The world, locked. Never held over an await.
    pub fn world(&self) -> MutexGuard<'_, World> {
        // A panic of one handler leaves the world as usable as any refused request.
        self.0.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where the sandbox listens.
    pub fn address(&self) -> SocketAddr {
        self.0.address
    }

    /// Where the bot connects for events.
    pub fn gateway_url(&self) -> String {
        format!("ws://{}/gateway", reachable(self.0.address))
    }

    /// Whether `text` is the bot's token, with or without `Bot `.
    pub fn is_token(&self, text: &str) -> bool {
        text.strip_prefix("Bot ").unwrap_or(text) == self.0.token
    }

    /// Resolves when the sandbox stops.
    pub fn stopping(&self) -> Stop {
        Stop(self.0.stop.clone())
    }

    /// Waits until `done` says so of the world, for at most `limit`; whether it did.
    pub async fn wait_until(&self, limit: Duration, mut done: impl FnMut(&World) -> bool) -> bool {
        let deadline = Instant::now() + limit;
        let mut bell = self.world().changes.bell();
        let mut stop = self.stopping();
        loop {
            bell.mark_unchanged();
            if done(&self.world()) {
                return true;
            }
            tokio::select! {
                () = stop.stopped() => return false,
                rung = timeout_at(deadline, bell.changed()) => if !matches!(rung, Ok(Ok(()))) {
                    return done(&self.world());
                },
            }
        }
    }

    /// Waits until an interaction is where `done` says, and returns it as it is then.
    pub async fn wait_for(&self, id: Id, limit: Duration, done: impl Fn(&Interaction) -> bool) -> Option<Interaction> {
        self.wait_until(limit, |world| world.interactions.get(&id).is_none_or(&done)).await;
        self.world().interactions.get(&id).cloned()
    }
}

/// An address under which this machine reaches what listens on `address`, which may stand for all its addresses.
pub fn reachable(address: SocketAddr) -> SocketAddr {
    let loopback = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(loopback, address.port())
}

/// The end of the sandbox, to be awaited.
pub struct Stop(watch::Receiver<bool>);

impl Stop {
    /// Resolves when the sandbox stops.
    pub async fn stopped(&mut self) {
        // An error means that the handle is gone, which stops the sandbox too.
        let _ = self.0.wait_for(|stop| *stop).await;
    }
}

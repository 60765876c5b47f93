//! HTTP servers that limit the number of connections and the time for which a request may be incomplete.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// The limits of the connections to a server.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// The maximum number of open connections. Further clients wait.
    pub total: usize,
    /// The maximum number of open connections of an address. Further ones are closed.
    pub per_address: usize,
    /// The time in which a client must send the head of a request. A connection without requests is closed after this time.
    pub head_time: Duration,
    /// The maximum lifetime of a connection. It bounds the time in which a client may read a response.
    pub age: Duration,
}

/// The pause after a connection could not be accepted, for example because too many files are open.
const ACCEPT_PAUSE: Duration = Duration::from_secs(1);

/// The maximum size of the head of a request, in bytes.
const MAX_HEAD_LENGTH: usize = 16 << 10;

/// Serves connections until this future is dropped. `router` returns the routes for a client with this address.
pub async fn serve_connections(listener: TcpListener, limits: ConnectionLimits, router: impl Fn(IpAddr) -> Router) {
    let (mut connections, mut addresses) = (JoinSet::new(), AddressCounts::default());
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head_time).max_buf_size(MAX_HEAD_LENGTH);
    loop {
        while connections.try_join_next().is_some() {}
        if connections.len() >= limits.total {
            connections.join_next().await;
        }
        match listener.accept().await {
            Ok((stream, peer)) => {
                let Some(counted) = addresses.count(peer.ip(), limits.per_address) else { continue };
                let service = TowerToHyperService::new(router(peer.ip()));
                let connection = timeout(limits.age, http.serve_connection(TokioIo::new(stream), service));
                connections.spawn(async move {
                    let closed = connection.await;
                    drop(counted);
                    closed
                });
            }
            Err(error) => {
                tracing::warn!(%error, "failed to accept a connection");
                sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

/// The number of things in use by each address. A thing is in use until its [`AddressUse`] is dropped.
#[derive(Debug, Default)]
pub struct AddressCounts(HashMap<IpAddr, Arc<()>>);

/// A thing that counts as in use by its address.
#[derive(Clone, Debug)]
pub struct AddressUse(#[expect(dead_code, reason = "its references are counted")] Arc<()>);

impl AddressCounts {
    /// The number of addresses from which on those that use nothing are removed.
    const MANY: usize = 1 << 10;

    /// Counts one more thing for an address. Returns `None` if `most` are in use already.
    pub fn count(&mut self, address: IpAddr, most: usize) -> Option<AddressUse> {
        if self.0.len() >= AddressCounts::MANY {
            self.0.retain(|_, uses| Arc::strong_count(uses) > 1);
        }
        let uses = self.0.entry(address).or_default();
        (Arc::strong_count(uses) <= most).then(|| AddressUse(Arc::clone(uses)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_count_until_they_are_dropped() {
        let (mut counts, address, other) =
            (AddressCounts::default(), IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let [first, second] = [(); 2].map(|()| counts.count(address, 2));
        assert!(first.is_some() && second.is_some());
        assert!(counts.count(address, 2).is_none() && counts.count(other, 2).is_some());
        drop(first);
        assert!(counts.count(address, 2).is_some());
    }

    #[test]
    fn addresses_without_uses_are_forgotten() {
        let mut counts = AddressCounts::default();
        let used = counts.count(IpAddr::from([1, 1, 1, 1]), 1);
        for number in 0..10_000_u32 {
            counts.count(IpAddr::from(number.to_be_bytes()), 1);
        }
        assert!(counts.0.len() <= AddressCounts::MANY && used.is_some());
        assert!(counts.count(IpAddr::from([1, 1, 1, 1]), 1).is_none());
    }
}

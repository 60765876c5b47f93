//! The HTTP server for health checks and metrics.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::uri::Authority;
use axum::http::{StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::http::{ConnectionLimits, serve_connections};

use super::metrics::metrics;

/// The maximum number of open connections. Further clients wait.
const MAX_CONNECTIONS: usize = 32;

/// The time in which a client must send the head of a request.
const MAX_HEAD_TIME: Duration = Duration::from_secs(2);

/// The limits of the connections. There are no limits per address, because all clients have the same one.
const LIMITS: ConnectionLimits = ConnectionLimits {
    total: MAX_CONNECTIONS,
    per_address: usize::MAX,
    head_time: MAX_HEAD_TIME,
    age: Duration::from_secs(3600),
};

/// The running server. It stops when this value is dropped.
#[derive(Debug)]
pub struct MonitorServer {
    address: SocketAddr,
    server: JoinHandle<()>,
}

/// Serves `/healthz` and `/metrics` to clients that use a loopback name for this machine.
///
/// # Errors
/// Fails if the address is not available.
pub async fn serve(listen: SocketAddr) -> io::Result<MonitorServer> {
    let listener = TcpListener::bind(listen).await?;
    let address = listener.local_addr()?;
    let router = Router::new().route("/healthz", get(health_text)).route("/metrics", get(metrics_text));
    let router = router.layer(from_fn(reject_other_hosts));
    let serving = serve_connections(listener, LIMITS, move |_| router.clone());
    Ok(MonitorServer { address, server: tokio::spawn(serving) })
}

/// Rejects requests that a browser makes on behalf of another site, whose name resolves to this machine (DNS rebinding).
async fn reject_other_hosts(request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok()?.parse::<Authority>().ok());
    let is_loopback = |host: &str| {
        host == "localhost"
            || host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
    };
    if host.is_some_and(|host| is_loopback(host.host())) {
        next.run(request).await
    } else {
        (StatusCode::FORBIDDEN, "only for requests to a loopback address\n").into_response()
    }
}

impl MonitorServer {
    /// Returns the address on which the server listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for MonitorServer {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// Responds with "ok" if the bot is healthy, otherwise with one line per problem.
async fn health_text() -> impl IntoResponse {
    let looked = tokio::task::spawn_blocking(|| metrics().problems()).await;
    match looked {
        Ok(problems) if problems.is_empty() => (StatusCode::OK, "ok\n".to_owned()),
        Ok(problems) => (StatusCode::SERVICE_UNAVAILABLE, problems.join("\n") + "\n"),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

async fn metrics_text() -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")];
    let text = tokio::task::spawn_blocking(|| metrics().exposition()).await;
    text.map(|text| (kind, text)).map_err(|error| (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()))
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpStream;
    use tokio::time::timeout;

    use super::*;

    /// Sends a request or a part of one.
    async fn send(address: SocketAddr, request: &str) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        stream
    }

    /// Returns the first line of the response to a request with this host.
    async fn status(address: SocketAddr, host: &str) -> String {
        let request = format!("GET /metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let mut response = String::new();
        send(address, &request).await.read_to_string(&mut response).await.unwrap();
        response.lines().next().unwrap_or_default().to_owned()
    }

    #[tokio::test]
    async fn incomplete_requests_and_those_of_other_sites_are_rejected() {
        let server = serve("127.0.0.1:0".parse().unwrap()).await.unwrap();
        let mut incomplete = Vec::new();
        for _ in 0..=MAX_CONNECTIONS {
            incomplete.push(send(server.address(), "GET /metrics HTTP/1.1\r\nHost: loc").await);
        }
        // All places are taken, until the first of these requests is given up.
        let all = async {
            for (host, expected) in [("localhost:1", "200 OK"), ("[::1]", "200 OK"), ("example.com", "403 Forbidden")] {
                assert_eq!(status(server.address(), host).await, format!("HTTP/1.1 {expected}"));
            }
        };
        timeout(4 * MAX_HEAD_TIME, all).await.expect("a response");
    }
}

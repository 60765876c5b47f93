//! The HTTP server for health checks and metrics.

use std::io;
use std::net::SocketAddr;

use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::metrics::metrics;

/// The running server. It stops when this value is dropped.
#[derive(Debug)]
pub struct MonitorServer {
    address: SocketAddr,
    server: JoinHandle<()>,
}

/// Serves `/healthz` and `/metrics`.
///
/// # Errors
/// Fails if the address is not available.
pub async fn serve(listen: SocketAddr) -> io::Result<MonitorServer> {
    let listener = TcpListener::bind(listen).await?;
    let address = listener.local_addr()?;
    let router = Router::new().route("/healthz", get(health_text)).route("/metrics", get(metrics_text));
    let server = tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, router).await {
            tracing::warn!(%error, "the metrics server stopped");
        }
    });
    Ok(MonitorServer { address, server })
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
    let text = tokio::task::spawn_blocking(|| metrics().text()).await;
    text.map(|text| (kind, text)).map_err(|error| (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()))
}

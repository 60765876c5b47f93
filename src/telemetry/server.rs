//! Two addresses for whatever watches over the bot: whether it plays, and its figures.

use std::io;
use std::net::SocketAddr;

use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::figures::figures;

/// A server of figures. It stops when this is dropped.
#[derive(Debug)]
pub struct Monitor {
    address: SocketAddr,
    server: JoinHandle<()>,
}

/// Serves `/healthz` and `/metrics`.
///
/// # Errors
/// The address cannot be listened on.
pub async fn serve(listen: SocketAddr) -> io::Result<Monitor> {
    let listener = TcpListener::bind(listen).await?;
    let address = listener.local_addr()?;
    let router = Router::new().route("/healthz", get(health)).route("/metrics", get(metrics));
    let server = tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, router).await {
            tracing::warn!(%error, "figures are no longer served");
        }
    });
    Ok(Monitor { address, server })
}

impl Monitor {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Monitor {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// "ok", or what is wrong, a line each.
async fn health() -> impl IntoResponse {
    let looked = tokio::task::spawn_blocking(|| figures().complaints()).await;
    match looked {
        Ok(complaints) if complaints.is_empty() => (StatusCode::OK, "ok\n".to_owned()),
        Ok(complaints) => (StatusCode::SERVICE_UNAVAILABLE, complaints.join("\n") + "\n"),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

async fn metrics() -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")];
    let text = tokio::task::spawn_blocking(|| figures().text()).await;
    text.map(|text| (kind, text)).map_err(|error| (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()))
}

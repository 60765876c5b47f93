//! A WebSocket connection with JSON messages.

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::wait::within_deadline;

/// A WebSocket connection.
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    /// Connects to a URL.
    pub async fn connect(url: &str) -> Self {
        let (stream, _) = connect_async(url).await.unwrap_or_else(|error| panic!("{url}: {error}"));
        Self(stream)
    }

    /// Sends a JSON message.
    pub async fn send(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).await.expect("a connection");
    }

    /// Waits for the next message and returns it. Returns `None` if the connection is closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let message = within_deadline("a message", self.0.next()).await;
            match message {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).expect("JSON")),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }
}

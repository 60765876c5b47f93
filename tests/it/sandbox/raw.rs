//! A raw gateway connection, for tests in which the bot does not answer or answers incorrectly.

use bergerie::sandbox::Sandbox;
use serde_json::{Value, json};

use crate::support::socket::Socket;

/// The gateway connection of a bot that only listens.
pub struct Gateway {
    socket: Socket,
    /// The ID of the session, with which it can be resumed.
    pub session: String,
}

impl Gateway {
    /// Connects to the gateway and starts a session.
    pub async fn connect(sandbox: &Sandbox) -> Self {
        let mut socket = Socket::connect(&format!("ws://{}/gateway?v=10&encoding=json", sandbox.address())).await;
        let hello = socket.next().await.expect("hello");
        assert_eq!(hello["op"], 10);
        let identify = json!({ "token": sandbox.token(), "intents": 0, "properties": {} });
        socket.send(&json!({ "op": 2, "d": identify })).await;
        let ready = socket.next().await.expect("an event");
        assert_eq!((&ready["t"], &ready["s"]), (&json!("READY"), &json!(1)));
        socket.send(&json!({ "op": 1, "d": 1 })).await;
        assert_eq!(socket.next().await.expect("an answer")["op"], 11, "the heartbeat is answered");
        Self { socket, session: ready["d"]["session_id"].as_str().expect("an id").to_owned() }
    }

    /// Returns whether the gateway closed the connection without further messages.
    pub async fn is_closed(&mut self) -> bool {
        self.socket.next().await.is_none()
    }

    /// Waits for the next interaction and returns its ID and token.
    pub async fn interaction(&mut self) -> (String, String) {
        let data = self.event("INTERACTION_CREATE").await;
        let text = |key: &str| data[key].as_str().expect("a text").to_owned();
        (text("id"), text("token"))
    }

    async fn event(&mut self, name: &str) -> Value {
        loop {
            let mut message = self.socket.next().await.expect("a connection");
            if message["t"] == *name {
                return message["d"].take();
            }
        }
    }
}

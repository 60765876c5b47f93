//! The WebSocket connection between the gateway and the bot.

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::{OutgoingFrame, Shard};
use crate::{App, ChangeKind, Event, World, users};

/// The interval in milliseconds at which the bot must send heartbeats.
const HEARTBEAT_MS: u64 = 41_250;
const AUTHENTICATION_FAILED: u16 = 4004;
const DECODE_ERROR: u16 = 4002;
const NOT_AUTHENTICATED: u16 = 4003;
const UNKNOWN_OPCODE: u16 = 4001;
const INVALID_SHARD: u16 = 4010;
const SHARDING_REQUIRED: u16 = 4011;

pub async fn connect(State(app): State<App>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(|socket| Connection::new(app).run(socket))
}

struct Connection {
    app: App,
    session: Option<String>,
    to: UnboundedSender<OutgoingFrame>,
    from: UnboundedReceiver<OutgoingFrame>,
}

/// The code and the reason with which the gateway closes a connection.
struct Close(u16, &'static str);

impl Connection {
    fn new(app: App) -> Self {
        let (to, from) = unbounded_channel();
        Self { app, session: None, to, from }
    }

    async fn run(mut self, mut socket: WebSocket) {
        if let Some(why) = self.count_connection() {
            close(&mut socket, why).await;
            return;
        }
        self.send(&json!({ "op": 10, "s": null, "t": null, "d": { "heartbeat_interval": HEARTBEAT_MS } }));
        let mut is_final = false;
        loop {
            tokio::select! {
                () = self.app.until_stopped() => break,
                out = self.from.recv() => match out {
                    Some(OutgoingFrame::Text(text)) => {
                        if socket.send(Message::Text(text.into())).await.is_err() {
                            break;
                        }
                    }
                    Some(OutgoingFrame::Disconnect) | None => {
                        close(&mut socket, Close(4000, "Hanging up, come back.")).await;
                        break;
                    }
                },
                message = socket.recv() => match message {
                    Some(Ok(Message::Text(text))) => {
                        if let Err(why) = self.receive(&text) {
                            close(&mut socket, why).await;
                            break;
                        }
                    }
                    Some(Ok(Message::Close(frame))) => {
                        is_final = frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                        // Sends the response, as Discord does.
                        let _ = socket.recv().await;
                        break;
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => break,
                },
            }
        }
        self.end_session(is_final);
    }

    /// Counts the connection. Returns a `Close` if the gateway must close it immediately.
    fn count_connection(&self) -> Option<Close> {
        let mut world = self.app.world();
        world.gateway.counts.connects += 1;
        world.gateway.behaviour.close_code(false).map(closed_by_rule)
    }

    fn end_session(self, is_final: bool) {
        if let Some(id) = self.session {
            let mut world = self.app.world();
            world.gateway.disconnect(&id, &self.to, is_final);
            world.changes.add(None, ChangeKind::Bot);
        }
    }

    fn send(&self, message: &Value) {
        let _ = self.to.send(OutgoingFrame::Text(message.to_string()));
    }

    fn receive(&mut self, text: &str) -> Result<(), Close> {
        let message: Value =
            serde_json::from_str(text).map_err(|_| Close(DECODE_ERROR, "Error while decoding payload."))?;
        let data = message.get("d").unwrap_or(&Value::Null);
        match message.get("op").and_then(Value::as_u64) {
            Some(1) => self.send(&json!({ "op": 11, "s": null, "t": null, "d": null })),
            Some(2) => self.identify(data)?,
            Some(6) => self.resume(data)?,
            _ if self.session.is_none() => return Err(Close(NOT_AUTHENTICATED, "Not authenticated.")),
            Some(8) => self.send_members(data),
            // The sandbox ignores operations about presence, voice and similar features.
            Some(3 | 4 | 14 | 31) => {}
            _ => return Err(Close(UNKNOWN_OPCODE, "Unknown opcode.")),
        }
        Ok(())
    }

    fn check_token(&self, data: &Value) -> Result<(), Close> {
        let token = data.get("token").and_then(Value::as_str).unwrap_or_default();
        if self.app.is_token(token) { Ok(()) } else { Err(Close(AUTHENTICATION_FAILED, "Authentication failed.")) }
    }

    fn identify(&mut self, data: &Value) -> Result<(), Close> {
        self.check_token(data)?;
        if self.session.is_some() {
            return Err(Close(4005, "Already authenticated."));
        }
        let intents = data.get("intents").and_then(Value::as_u64).unwrap_or(0);
        let shard = Shard::read(data.get("shard")).ok_or(Close(INVALID_SHARD, "Invalid shard."))?;
        let mut world = self.app.world();
        world.gateway.counts.identifies += 1;
        if shard.count < world.gateway.behaviour.shards {
            return Err(Close(SHARDING_REQUIRED, "Sharding required."));
        }
        let id = format!("{:032x}", world.new_id().get());
        world.gateway.open(id.clone(), intents, shard, self.to.clone());
        let ready = ready_event(&id, data.get("shard"), &self.app.gateway_url());
        world.gateway.send(&id, Event::Ready, &ready);
        // Event::GuildCreate requires the intent for servers.
        if intents & 1 != 0 {
            let guild = guild_event(&world);
            world.gateway.send(&id, Event::GuildCreate, &guild);
        }
        world.changes.add(None, ChangeKind::Bot);
        let end = world.gateway.behaviour.close_code(true);
        drop(world);
        self.session = Some(id);
        end.map_or(Ok(()), |code| Err(closed_by_rule(code)))
    }

    fn resume(&mut self, data: &Value) -> Result<(), Close> {
        self.check_token(data)?;
        let id = data.get("session_id").and_then(Value::as_str).unwrap_or_default();
        let seq = data.get("seq").and_then(Value::as_u64).unwrap_or(0);
        let mut world = self.app.world();
        world.gateway.counts.resumes += 1;
        let resumed = world.gateway.resume(id, seq, self.to.clone());
        let mut end = None;
        if resumed {
            world.changes.add(None, ChangeKind::Bot);
            end = world.gateway.behaviour.close_code(true);
        }
        drop(world);
        if resumed {
            self.session = Some(id.to_owned());
        } else {
            self.send(&json!({ "op": 9, "s": null, "t": null, "d": false }));
        }
        end.map_or(Ok(()), |code| Err(closed_by_rule(code)))
    }

    fn send_members(&self, data: &Value) {
        let Some(id) = &self.session else { return };
        let mut world = self.app.world();
        let members: Vec<_> = world.members().map(users::User::member_json).collect();
        let chunk = json!({
            "guild_id": users::GUILD, "members": members, "chunk_index": 0, "chunk_count": 1, "not_found": [],
            "nonce": data.get("nonce"),
        });
        world.gateway.send(id, Event::GuildMembersChunk, &chunk);
    }
}

fn closed_by_rule(code: u16) -> Close {
    Close(code, "As was ordered.")
}

async fn close(socket: &mut WebSocket, why: Close) {
    let frame = CloseFrame { code: why.0, reason: why.1.into() };
    // Sending fails if the bot has closed the connection already.
    let _ = socket.send(Message::Close(Some(frame))).await;
}

fn ready_event(session: &str, shard: Option<&Value>, url: &str) -> Value {
    json!({
        "v": 10, "user": users::bot_user(), "guilds": [{ "id": users::GUILD, "unavailable": true }],
        "session_id": session, "session_type": "normal", "resume_gateway_url": url, "shard": shard.unwrap_or(&json!([0, 1])),
        "application": { "id": users::APPLICATION, "flags": 0 }, "private_channels": [], "relationships": [],
        "presences": [], "_trace": [],
    })
}

/// Returns the guild object that the bot gets after READY.
fn guild_event(world: &World) -> Value {
    let seen = || world.channels.values().filter(|channel| world.channel_for_bot(channel.id).is_ok());
    let channels = seen().filter(|channel| channel.type_number() == 0).map(|channel| channel.json(None));
    let threads = seen().filter(|channel| channel.thread().is_some()).map(|channel| channel.json(None));
    let mut members: Vec<_> = world.members().map(users::User::member_json).collect();
    members.push(users::bot_member());
    let mut guild = users::guild();
    crate::json::merge(
        &mut guild,
        json!({
            "joined_at": users::joined_at(), "large": false, "unavailable": false, "member_count": members.len(),
            "voice_states": [], "members": members, "channels": channels.collect::<Vec<_>>(),
            "threads": threads.collect::<Vec<_>>(), "presences": [], "stage_instances": [], "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }),
    );
    guild
}

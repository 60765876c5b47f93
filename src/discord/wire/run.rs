//! Connecting to Discord, or to what stands in for it, and stopping.

use std::sync::{Arc, Weak};
use std::time::Duration;

use serenity::Client;
use serenity::client::ClientBuilder;
use serenity::http::{Http, HttpBuilder};
use serenity::model::Permissions;
use serenity::model::gateway::GatewayIntents;

use crate::discord::visit::App;
use crate::picture::Artist;
use crate::table::Tables;

use super::bot::Bot;
use super::courier::Courier;
use super::crews::Crews;

/// How often the bot lets go of what nobody has asked for since.
const HOUSEKEEPING: Duration = Duration::from_secs(60);

/// How to reach Discord.
#[derive(Clone)]
pub struct Connection {
    /// The bot's token.
    pub token: String,
    /// Another address for REST and gateway, such as the sandbox's; nothing for Discord's own.
    pub api: Option<String>,
}

/// Why the bot stopped.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// No connection, or the token was refused.
    #[error("cannot connect to Discord: {0}")]
    Connect(#[from] Box<serenity::Error>),
    /// The address of the API is none.
    #[error("{0} is no address such as http://127.0.0.1:8080")]
    Address(String),
}

impl From<serenity::Error> for RunError {
    fn from(error: serenity::Error) -> RunError {
        RunError::Connect(Box::new(error))
    }
}

/// Plays until `stop` is done or the connection is refused for good. Then it finishes what it is about and returns.
///
/// # Errors
/// Why there is no connection.
pub async fn run(connection: &Connection, tables: Tables, stop: impl Future<Output = ()>) -> Result<(), RunError> {
    let app = Arc::new(App { tables, artist: Artist::new() });
    let mut client = connect(connection, &app).await?;
    let shards = Arc::clone(&client.shard_manager);
    tokio::select! {
        ended = client.start() => ended?,
        () = stop => shards.shutdown_all().await,
    }
    Ok(())
}

/// Who a token belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The bot's name.
    pub name: String,
    /// The bot's number, which is also its application's.
    pub id: u64,
}

/// Asks Discord who the token belongs to.
///
/// # Errors
/// That it cannot be reached, or does not know the token.
pub async fn identify(connection: &Connection) -> Result<Identity, RunError> {
    let user = http(connection).get_current_user().await?;
    Ok(Identity { name: user.name.clone(), id: user.id.get() })
}

/// The address at which a server's owner invites the bot, with the permissions that it needs.
pub fn invitation(application: u64) -> String {
    let permissions = Permissions::VIEW_CHANNEL
        | Permissions::SEND_MESSAGES
        | Permissions::SEND_MESSAGES_IN_THREADS
        | Permissions::ATTACH_FILES;
    let permissions = permissions.bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands\
         &permissions={permissions}"
    )
}

fn http(connection: &Connection) -> Http {
    let http = HttpBuilder::new(&connection.token);
    match &connection.api {
        // serenity takes another address only without its own limiter; the stand-in does not limit.
        Some(api) => http.proxy(api.trim_end_matches('/')).ratelimiter_disabled(true).build(),
        None => http.build(),
    }
}

async fn connect(connection: &Connection, app: &Arc<App>) -> Result<Client, RunError> {
    let crews = Arc::new(Crews::new());
    tokio::spawn(housekeeping(Arc::downgrade(app), Arc::downgrade(&crews)));
    let courier = Arc::new(Courier::new(Arc::clone(app), Arc::clone(&crews)));
    let bot = Bot { app: Arc::clone(app), courier, crews };
    // Interactions come without any intent.
    let client = ClientBuilder::new_with_http(http(connection), GatewayIntents::empty()).event_handler(bot).await?;
    if let Some(api) = &connection.api {
        // If the address does not answer, serenity silently takes Discord's own gateway.
        *client.ws_url.lock().await = gateway(api).ok_or_else(|| RunError::Address(api.clone()))?;
    }
    Ok(client)
}

/// Lets go of what nobody has asked for in a while, as long as the bot is there.
async fn housekeeping(app: Weak<App>, crews: Weak<Crews>) {
    let mut rounds = tokio::time::interval(HOUSEKEEPING);
    loop {
        rounds.tick().await;
        let (Some(app), Some(crews)) = (app.upgrade(), crews.upgrade()) else { return };
        app.tables.forget_idle();
        crews.forget_idle();
    }
}

/// The gateway of a stand-in: `ws://` where its API is `http://`.
fn gateway(api: &str) -> Option<String> {
    let api = api.trim_end_matches('/');
    let (scheme, rest) = api.split_once("://")?;
    let scheme = match scheme {
        "http" => "ws",
        "https" => "wss",
        _ => return None,
    };
    Some(format!("{scheme}://{rest}/gateway"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gateway_stands_beside_the_api() {
        assert_eq!(gateway("http://127.0.0.1:8080/").as_deref(), Some("ws://127.0.0.1:8080/gateway"));
        assert_eq!(gateway("https://example.org").as_deref(), Some("wss://example.org/gateway"));
        assert_eq!(gateway("127.0.0.1"), None);
    }
}

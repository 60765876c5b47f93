//! Connecting to Discord, or to what stands in for it, and stopping.

use std::sync::{Arc, Weak};
use std::time::Duration;

use crate::discord::permissions;
use crate::discord::visit::App;
use crate::picture::Artist;
use crate::table::Tables;

use super::bot::Bot;
use super::calls::Account;
use super::closing::Closing;
use super::connection::{Connection, Ear, RunError};
use super::crews::Crews;
use super::delivery::Delivery;
use super::gateway;
use super::interactions;
use super::lane::Lanes;
use super::line::Line;
use super::patience::Patience;
use super::timekeeper;
use super::watch;

/// How often the bot lets go of what nobody has asked for since.
const HOUSEKEEPING: Duration = Duration::from_secs(60);

/// How long connections may take to end.
const PARTING: Duration = Duration::from_secs(1);

/// Plays until `stop` is done or the connection is refused for good. Then it finishes what it is about and returns, within
/// ten seconds.
///
/// # Errors
/// Why there is no connection.
pub async fn run(connection: &Connection, tables: Tables, stop: impl Future<Output = ()>) -> Result<(), RunError> {
    let app = Arc::new(App { tables, artist: Artist::new() });
    let line = Arc::new(line(connection, Some(app.tables.clone()))?);
    let closing = Closing::default();
    let crews = Arc::new(Crews::new());
    watch::probe(&app, &crews, &line);
    tokio::spawn(housekeeping(Arc::downgrade(&app), Arc::downgrade(&crews)));
    let delivery = Delivery::new(Arc::clone(&app), Arc::clone(&line), Arc::clone(&crews), closing.clone());
    let delivery = Arc::new(delivery);
    let lanes = Lanes::new(Arc::clone(&delivery), closing.clone());
    timekeeper::start(Arc::clone(&app), Arc::clone(&crews), Arc::clone(&lanes), closing.clone());
    let bot = Arc::new(Bot::new(app, Arc::clone(&line), delivery, lanes, crews, closing.clone()));
    let listening = async {
        let gateway = |own| gateway::listen(&line, &connection.token, own, &bot, &closing);
        match connection.ear {
            Ear::Gateway => gateway(None).await,
            Ear::Shards(own) => gateway(Some(own)).await,
            Ear::Http(address) => interactions::listen(address, &line, &bot, &closing).await,
        }
    };
    tokio::pin!(listening);
    tokio::select! {
        ended = &mut listening => {
            // Answers to interactions need no connection, nor the bot's token.
            closing.drain().await;
            return ended;
        }
        () = stop => {}
    }
    // It goes on listening meanwhile, and refuses what is new.
    let draining = closing.drain();
    tokio::pin!(draining);
    tokio::select! {
        ended = &mut listening => {
            draining.await;
            ended
        }
        () = &mut draining => tokio::time::timeout(PARTING, &mut listening).await.unwrap_or(Ok(())),
    }
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
    let Account { id, username } = line(connection, None)?.account(&Patience::BRIEF).await?;
    Ok(Identity { name: username, id: id.get() })
}

/// The address at which a server's owner invites the bot, with the permissions that it needs.
pub fn invitation(application: u64) -> String {
    let permissions = permissions::needed().bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands\
         &permissions={permissions}"
    )
}

pub(super) fn line(connection: &Connection, tables: Option<Tables>) -> Result<Line, RunError> {
    Ok(Line::new(&connection.token, connection.api.as_deref(), connection.requests_per_second, tables)?)
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

//! Starts and stops the bot.

use std::sync::{Arc, Weak};
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::oneshot;

use crate::discord::context::{App, HostSettings};
use crate::discord::delays::DelayReasons;
use crate::discord::permissions;
use crate::opponent::Review;
use crate::picture::Artist;
use crate::table::{TableId, Tables};

use super::access::DiscordClient;
use super::calls::Account;
use super::client::RestClient;
use super::connection::{Connection, InteractionSource, RunError};
use super::delivery::Delivery;
use super::event_handler::EventHandler;
use super::lane::Lanes;
use super::retry::RetryPolicy;
use super::shared_results::{shared_film, shared_review};
use super::shutdown::Shutdown;
use super::workers::WorkerPools;
use super::{gateway, interactions, timekeeper, watch};

/// The interval at which idle cache entries are dropped and old games are deleted.
const HOUSEKEEPING_INTERVAL: Duration = Duration::from_secs(60);

/// The time limit for closing connections.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// A request of another part of the program.
#[derive(Debug)]
pub enum BotRequest {
    /// To post the pending notices of a table, which that part has changed.
    Post(TableId),
    /// To review a finished game.
    Review {
        /// The table.
        table: TableId,
        /// The number of entries in the game's log.
        length: u32,
        /// Receives the review. Dropped if there is none.
        answer: oneshot::Sender<Arc<Review>>,
    },
    /// To draw the animation of a game.
    Film {
        /// The table.
        table: TableId,
        /// The number of entries in the game's log.
        length: u32,
        /// Receives the GIF. Dropped if there is none.
        answer: oneshot::Sender<Bytes>,
    },
}

/// Runs the bot until `stop` resolves, then finishes the work in progress within ten seconds. Carries out the requests of another part of
/// the program.
///
/// # Errors
/// Fails if Discord permanently refuses the connection. The work in progress is finished in this case too.
pub async fn run(
    client: &DiscordClient,
    connection: &Connection,
    host_settings: HostSettings,
    tables: Tables,
    artist: Artist,
    requests: UnboundedReceiver<BotRequest>,
    stop: impl Future<Output = ()>,
) -> Result<(), RunError> {
    let app = Arc::new(App { tables, artist, host_settings, delays: DelayReasons::default() });
    let rest = Arc::clone(&client.rest);
    let shutdown = Shutdown::default();
    let workers = Arc::new(WorkerPools::new(&app.host_settings.engines));
    watch::set_probe(&app, &workers, &rest);
    tokio::spawn(housekeeping(Arc::downgrade(&app), Arc::downgrade(&workers)));
    let delivery = Delivery::new(Arc::clone(&app), Arc::clone(&rest), Arc::clone(&workers), shutdown.clone());
    let delivery = Arc::new(delivery);
    let lanes = Lanes::new(Arc::clone(&delivery), shutdown.clone());
    timekeeper::start(Arc::clone(&app), Arc::clone(&workers), Arc::clone(&lanes), shutdown.clone());
    let used = (Arc::downgrade(&lanes), Arc::downgrade(&app), Arc::downgrade(&workers));
    tokio::spawn(carry_out(used, shutdown.clone(), requests));
    let bot = Arc::new(EventHandler::new(app, Arc::clone(&rest), delivery, lanes, workers, shutdown.clone()));
    let events = async {
        match connection.events {
            Some(address) => interactions::listen_to_events(address, &rest, &bot, &shutdown).await,
            None => Ok(()),
        }
    };
    let interactions = async {
        let gateway = |own| gateway::listen(&rest, &connection.token, own, &bot, &shutdown);
        match connection.source {
            InteractionSource::Gateway => gateway(None).await,
            InteractionSource::Shards(own) => gateway(Some(own)).await,
            InteractionSource::Http(address) => interactions::listen(address, &rest, &bot, &shutdown).await,
        }
    };
    let listening = async { tokio::try_join!(events, interactions).map(|_| ()) };
    tokio::pin!(listening);
    tokio::select! {
        ended = &mut listening => {
            // Even without a gateway connection, finish responses to interactions, which need neither the connection nor the bot's
            // token.
            shutdown.drain().await;
            return ended;
        }
        () = stop => {}
    }
    // Receive interactions during the shutdown as well, so that they can be refused.
    let draining = shutdown.drain();
    tokio::pin!(draining);
    tokio::select! {
        ended = &mut listening => {
            draining.await;
            ended
        }
        () = &mut draining => tokio::time::timeout(CLOSE_TIMEOUT, &mut listening).await.unwrap_or(Ok(())),
    }
}

/// Carries out the requests of another part of the program as long as the bot runs.
async fn carry_out(
    (lanes, app, workers): (Weak<Lanes>, Weak<App>, Weak<WorkerPools>),
    shutdown: Shutdown,
    mut requests: UnboundedReceiver<BotRequest>,
) {
    while let Some(request) = requests.recv().await {
        let (Some(lanes), Some(app), Some(workers)) = (lanes.upgrade(), app.upgrade(), workers.upgrade()) else {
            return;
        };
        let shutdown = shutdown.clone();
        match request {
            BotRequest::Post(table) => lanes.wake(table),
            BotRequest::Review { table, length, answer } => drop(tokio::spawn(async move {
                match shared_review(&app, &workers, &shutdown, table, length).await {
                    // The receiver is gone if the user has stopped waiting.
                    Ok(review) => drop(answer.send(review)),
                    Err(error) => tracing::info!(%table, %error, "failed to review a game for a page"),
                }
            })),
            BotRequest::Film { table, length, answer } => drop(tokio::spawn(async move {
                match shared_film(&app, &workers, table, 0, length).await {
                    Ok(film) => drop(answer.send(film)),
                    Err(error) => tracing::info!(%table, %error, "failed to animate a game for a page"),
                }
            })),
        }
    }
}

/// The bot's account, to which the token belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The username of the account.
    pub name: String,
    /// The bot's ID, which is also the ID of its application.
    pub id: u64,
}

/// Returns the account that the token belongs to.
///
/// # Errors
/// Fails if Discord cannot be reached or rejects the token.
pub async fn identify(connection: &Connection) -> Result<Identity, RunError> {
    let Account { id, username } = rest_client(connection)?.account(&RetryPolicy::BRIEF).await?;
    Ok(Identity { name: username, id: id.0 })
}

/// Returns the URL by which the owner of a server adds the bot, with the permissions that it needs.
pub fn invitation_url(application: u64) -> String {
    let permissions = permissions::needed_permissions().bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands\
         &permissions={permissions}"
    )
}

/// Creates a client for a few requests before the start, which no other process takes into account.
pub(super) fn rest_client(connection: &Connection) -> Result<RestClient, RunError> {
    Ok(RestClient::new(&connection.token, connection.api.as_deref(), connection.requests_per_second, None)?)
}

/// Drops idle cache entries, closes tables whose channel has been gone for long and deletes the logs of games that ended long ago, for
/// as long as the bot runs.
async fn housekeeping(app: Weak<App>, workers: Weak<WorkerPools>) {
    let mut rounds = tokio::time::interval(HOUSEKEEPING_INTERVAL);
    loop {
        rounds.tick().await;
        let (Some(app), Some(workers)) = (app.upgrade(), workers.upgrade()) else { return };
        app.tables.evict_idle();
        workers.evict_idle();
        let tables = app.tables.clone();
        match workers.post.run_fallible(move || tables.close_gone()).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "closed tables in deleted channels"),
            Err(error) => tracing::error!(%error, "failed to close tables in deleted channels"),
        }
        if let Some(days) = app.host_settings.keep_games {
            match workers.post.run_fallible(move || app.tables.delete_ended(days)).await {
                Ok(0) => {}
                Ok(games) => tracing::info!(games, "deleted the logs of finished games"),
                Err(error) => tracing::error!(%error, "failed to delete the logs of finished games"),
            }
        }
    }
}

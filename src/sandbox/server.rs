//! Starts a sandbox and shuts it down.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use axum::{Router, middleware};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::app::loopback_address;
use crate::{App, Timestamp, gateway, oauth, page, rest, user};

/// The time that open requests get to finish when the sandbox stops.
const GRACE: Duration = Duration::from_secs(2);
/// The interval at which the sandbox checks for overdue interactions.
const EXPIRY_INTERVAL: Duration = Duration::from_millis(50);

/// The options of a sandbox.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on, with port 0 for any free port. Other machines cannot connect to a loopback address.
    pub listen: SocketAddr,
    /// The token that the bot must send.
    pub token: String,
    /// The time limit for the bot's first answer to an interaction. Discord's limit is three seconds.
    pub time_limit: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            token: "sandbox-token".to_owned(),
            time_limit: Duration::from_secs(3),
        }
    }
}

/// A running sandbox. Dropping it stops it.
#[derive(Debug)]
pub struct Sandbox {
    address: SocketAddr,
    token: String,
    stop: watch::Sender<bool>,
    server: JoinHandle<()>,
}

/// Starts a sandbox.
///
/// # Errors
///
/// Returns an error if the sandbox cannot listen on the address.
pub async fn serve(options: Options) -> io::Result<Sandbox> {
    let listener = TcpListener::bind(options.listen).await?;
    let address = listener.local_addr()?;
    let (stop, stopped) = watch::channel(false);
    let app = App::new(address, options.token.clone(), options.time_limit, stopped);
    let server = tokio::spawn(run(listener, app));
    Ok(Sandbox { address, token: options.token, stop, server })
}

async fn run(listener: TcpListener, app: App) {
    let stopped = app.clone();
    let server =
        axum::serve(listener, router(app.clone())).with_graceful_shutdown(async move { stopped.until_stopped().await });
    tokio::select! {
        served = server => if let Err(error) = served {
            tracing::warn!(%error, "the sandbox stopped");
        },
        () = expire_interactions(&app) => {}
    }
}

/// Lets overdue interactions fail, until the sandbox stops.
async fn expire_interactions(app: &App) {
    let mut ticks = interval(EXPIRY_INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        app.world().expire_interactions(Timestamp::now());
    }
}

fn router(app: App) -> Router {
    Router::new()
        .route("/gateway", get(gateway::connect))
        .route("/gateway/", get(gateway::connect))
        .nest("/api/v10", rest::router(app.clone()))
        .merge(user::router())
        .merge(page::router())
        .merge(oauth::router())
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(app.clone(), page::reject_other_sites))
        .with_state(app)
}

impl Sandbox {
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the URL of the page. It is also the value of `DISCORD_API_URL` for the bot.
    pub fn url(&self) -> String {
        format!("http://{}", loopback_address(self.address))
    }

    /// Returns the token that the bot must send.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Returns the secret with which the bot confirms log-ins of users.
    pub fn client_secret(&self) -> &'static str {
        oauth::CLIENT_SECRET
    }

    /// Stops the sandbox and waits until all its tasks have ended.
    pub async fn shutdown(mut self) {
        self.stop.send_replace(true);
        if timeout(GRACE, &mut self.server).await.is_err() {
            self.server.abort();
        }
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.stop.send_replace(true);
    }
}

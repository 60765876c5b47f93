//! Starting and stopping.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::app::{App, reachable};
use super::clock::Moment;
use super::{gateway, page, person, rest};

/// How long open requests may take to end when the sandbox stops.
const GRACE: Duration = Duration::from_secs(2);
/// How often overdue interactions are looked for.
const TICK: Duration = Duration::from_millis(50);

/// How to run the sandbox.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; port 0 takes a free one. Other machines are let in only if this is no loopback address.
    pub listen: SocketAddr,
    /// The token that the bot must show.
    pub token: String,
    /// How long the bot has for its first answer. Discord gives three seconds; tests of slowness want less.
    pub patience: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            token: "sandbox-token".to_owned(),
            patience: Duration::from_secs(3),
        }
    }
}

/// A running sandbox. It stops when this is dropped.
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
/// The address cannot be listened on.
pub async fn serve(options: Options) -> io::Result<Sandbox> {
    let listener = TcpListener::bind(options.listen).await?;
    let address = listener.local_addr()?;
    let (stop, stopped) = watch::channel(false);
    let app = App::new(address, options.token.clone(), options.patience, stopped);
    let server = tokio::spawn(run(listener, app));
    Ok(Sandbox { address, token: options.token, stop, server })
}

async fn run(listener: TcpListener, app: App) {
    let mut stop = app.stopping();
    let server = axum::serve(listener, router(app.clone())).with_graceful_shutdown(async move { stop.stopped().await });
    tokio::select! {
        served = server => if let Err(error) = served {
            tracing::warn!(%error, "the sandbox stopped");
        },
        () = tick(&app) => {}
    }
}

/// Notices what time alone brings about.
async fn tick(app: &App) {
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        app.world().tick(Moment::now());
    }
}

fn router(app: App) -> Router {
    Router::new()
        .route("/gateway", get(gateway::connect))
        .route("/gateway/", get(gateway::connect))
        .nest("/api/v10", rest::router(app.clone()))
        .merge(person::router())
        .merge(page::router())
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(app.clone(), page::guard))
        .with_state(app)
}

impl Sandbox {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address for `DISCORD_API_URL`, and of the page.
    pub fn url(&self) -> String {
        format!("http://{}", reachable(self.address))
    }

    /// The token for the bot.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Stops and returns when nothing of it runs any more.
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

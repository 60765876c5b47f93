//! The state and the parameters that all requests share, the reasons for a refusal, and the limits of work.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, FromRequestParts, Path, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use futures_util::future::join_all;
use serde::Deserialize;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::picture::{Artist, ChunkScale};
use crate::presenter::words::{Locale, Words};
use crate::table::{PageKey, Secret, Tables};

use super::assets::Visitor;
use super::boards::{Boards, DrawError, DrawnMoment};
use super::connection::{PageConnection, TableAccess};
use super::guard::{ClientAddress, Guard};
use super::moment::MomentKey;
use super::players::{GameState, PlayerError, PlayerRequest, PlayerService};
use super::session::SecretCookie;
use super::stream::Streams;

/// The number of requests that are computed at the same time.
const WORKERS: usize = 2;

/// The number of requests at the same time that only look up a table or a cached image. They do not wait for those that draw.
const LOOKUPS: usize = 8;

/// The number of log-ins with Discord that are confirmed at the same time.
const LOGINS: usize = 8;

/// The number of requests that wait for a review or an animation, which the bot makes.
const BOT_RESULTS: usize = 32;

/// The number of requests that are being computed or wait for it.
const MAX_WAITING: usize = 256;

/// The state that all requests share.
#[derive(Clone)]
pub(super) struct Pages {
    pub cookie: SecretCookie,
    pub login_cookie: SecretCookie,
    pub bot: Arc<dyn PageConnection>,
    pub logins: Arc<Semaphore>,
    pub bot_results: Arc<Semaphore>,
    pub players: Arc<PlayerService>,
    pub boards: Arc<Boards>,
    pub streams: Arc<Streams>,
    pub guard: Arc<Guard>,
    pub waiting: Arc<Semaphore>,
    pub workers: Arc<Semaphore>,
    pub lookups: Arc<Semaphore>,
}

/// The parameters of requests.
#[derive(Deserialize)]
pub(super) struct Parameters {
    /// The language of texts.
    pub lang: Option<String>,
    /// The number of a turn, or `None` for the present.
    pub turn: Option<usize>,
    /// The key of additional information.
    pub lens: Option<String>,
    /// The size of the image: `large`, or small without it.
    pub size: Option<String>,
}

impl Parameters {
    /// Returns the moment. An unknown lens is ignored.
    pub fn moment(&self) -> MomentKey {
        MomentKey { turn: self.turn, lens: self.lens.as_deref().and_then(|key| key.parse().ok()) }
    }

    pub fn scale(&self) -> ChunkScale {
        if self.size.as_deref() == Some("large") { ChunkScale::Large } else { ChunkScale::Small }
    }

    pub fn words(&self) -> Words {
        Words::of(self.lang.as_deref().map(Locale::of).unwrap_or_default())
    }
}

/// The reason why a request has no result.
pub(super) enum PageRefusal {
    /// There is no such page, or it has no such part.
    Missing,
    /// Too many requests are being computed.
    Busy,
    /// A bug, or a failure of the database.
    Failed,
    /// Discord cannot be reached.
    Unavailable,
    /// A request of a user is refused.
    Player(PlayerError),
}

impl From<PlayerError> for PageRefusal {
    fn from(error: PlayerError) -> PageRefusal {
        PageRefusal::Player(error)
    }
}

impl IntoResponse for PageRefusal {
    fn into_response(self) -> Response {
        match self {
            PageRefusal::Missing => StatusCode::NOT_FOUND,
            PageRefusal::Busy | PageRefusal::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            PageRefusal::Failed => StatusCode::INTERNAL_SERVER_ERROR,
            PageRefusal::Player(PlayerError::LoggedOut) => StatusCode::UNAUTHORIZED,
            PageRefusal::Player(PlayerError::TooMany) => StatusCode::TOO_MANY_REQUESTS,
            PageRefusal::Player(PlayerError::Refused(message)) => {
                return (StatusCode::CONFLICT, Json(message)).into_response();
            }
            PageRefusal::Player(PlayerError::NoAccess(message)) => {
                return (StatusCode::FORBIDDEN, Json(message)).into_response();
            }
            PageRefusal::Player(PlayerError::AccessUnknown(message)) => {
                return (StatusCode::SERVICE_UNAVAILABLE, Json(message)).into_response();
            }
        }
        .into_response()
    }
}

impl Pages {
    /// Creates the state of a server.
    pub fn new(guard: Arc<Guard>, tables: Tables, artist: Artist, bot: Arc<dyn PageConnection>) -> Pages {
        let semaphore = |permits| Arc::new(Semaphore::new(permits));
        Pages {
            cookie: SecretCookie::of_sessions(&guard.url),
            login_cookie: SecretCookie::of_logins(&guard.url),
            logins: semaphore(LOGINS),
            bot_results: semaphore(BOT_RESULTS),
            players: Arc::new(PlayerService::new(tables.clone(), artist.clone(), Arc::clone(&bot))),
            bot,
            streams: Streams::new(tables.clone()),
            boards: Arc::new(Boards::new(tables, artist)),
            guard,
            waiting: semaphore(MAX_WAITING),
            workers: semaphore(WORKERS),
            lookups: semaphore(LOOKUPS),
        }
    }

    /// Computes the result of a client's request for the page with this key, with a permit of `workers`.
    pub async fn compute_for_page<T: Send + 'static>(
        &self,
        client: ClientAddress,
        workers: &Arc<Semaphore>,
        key: &str,
        job: impl FnOnce(&Boards, PageKey) -> Result<Option<T>, DrawError> + Send + 'static,
    ) -> Result<T, PageRefusal> {
        let key = key.parse().map_err(|_| PageRefusal::Missing)?;
        self.run(client, workers, move |boards| job(boards, key)).await?.ok_or(PageRefusal::Missing)
    }

    /// Describes something at the moment that a client's request names.
    pub async fn describe<T: Send + 'static>(
        &self,
        client: ClientAddress,
        key: &str,
        parameters: &Parameters,
        describe: impl FnOnce(Words, &DrawnMoment) -> Option<T> + Send + 'static,
    ) -> Result<Json<T>, PageRefusal> {
        let (words, at) = (parameters.words(), parameters.moment());
        let job = move |boards: &Boards, key| Ok(boards.moment(key, at)?.and_then(|drawn| describe(words, &drawn)));
        self.compute_for_page(client, &self.workers, key, job).await.map(Json)
    }

    /// Runs a job for a client's request, with a permit of `workers`.
    pub async fn run<T: Send + 'static>(
        &self,
        client: ClientAddress,
        workers: &Arc<Semaphore>,
        job: impl FnOnce(&Boards) -> Result<T, DrawError> + Send + 'static,
    ) -> Result<T, PageRefusal> {
        let counted = self.guard.count_computation(client).ok_or(PageRefusal::Busy)?;
        let _place = self.waiting.try_acquire().map_err(|_| PageRefusal::Busy)?;
        // The job keeps its permit, and counts as the client's, if the client disconnects.
        let permit = Arc::clone(workers).acquire_owned().await.map_err(|_| PageRefusal::Busy)?;
        let boards = Arc::clone(&self.boards);
        let done = spawn_blocking(move || {
            let _kept = (permit, counted);
            job(&boards)
        });
        let failed = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "failed to compute a part of a page");
            PageRefusal::Failed
        };
        done.await.map_err(|error| failed(&error))?.map_err(|error| failed(&error))
    }
}

impl Pages {
    /// Returns what a page knows about its user.
    pub fn visitor(&self, has_session: bool) -> Visitor {
        Visitor { has_session, can_log_in: self.bot.offers_login() }
    }

    /// Refuses a request that depends on an access which the user does not have.
    pub async fn check_access(&self, words: Words, access: Option<TableAccess>) -> Result<(), PageRefusal> {
        let Some(access) = access else { return Ok(()) };
        match self.bot.may_see(access).await {
            Some(true) => Ok(()),
            Some(false) => Err(PlayerError::NoAccess(words.page_no_access()).into()),
            None => Err(PlayerError::AccessUnknown(words.page_access_unknown()).into()),
        }
    }

    /// Returns those of a user's games whose channels the user may see.
    pub async fn listed(&self, games: Vec<GameState>) -> Vec<GameState> {
        let is_listed = async |game: &GameState| match game.access {
            Some(access) => self.bot.may_see(access).await == Some(true),
            None => true,
        };
        let are_listed = join_all(games.iter().map(is_listed)).await;
        games.into_iter().zip(are_listed).filter_map(|(game, is_listed)| is_listed.then_some(game)).collect()
    }
}

/// A user's request about the table of a page.
pub(super) struct UserRequest {
    pages: Pages,
    key: String,
    pub parameters: Parameters,
    client: ClientAddress,
    session: Option<Secret>,
}

impl FromRequestParts<Pages> for UserRequest {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, pages: &Pages) -> Result<UserRequest, Response> {
        type Extracted = (Path<String>, Query<Parameters>, Extension<ClientAddress>);
        let (Path(key), Query(parameters), Extension(client)) = Extracted::from_request_parts(parts, pages).await?;
        Ok(UserRequest { pages: pages.clone(), key, parameters, client, session: pages.cookie.secret(&parts.headers) })
    }
}

impl UserRequest {
    /// Calls a use case, if the user still has access to the channel of the table.
    pub async fn play<T: Send + 'static>(
        self,
        request: PlayerRequest,
        job: impl FnOnce(&PlayerService, Words, PageKey, &Secret) -> Result<Option<Result<T, PlayerError>>, DrawError>
        + Send
        + 'static,
    ) -> Result<T, PageRefusal> {
        let UserRequest { pages, key, parameters, client, session } = self;
        let (words, session) = (parameters.words(), session.ok_or(PlayerError::LoggedOut)?);
        let (players, secret) = (Arc::clone(&pages.players), session.clone());
        let access = move |_: &Boards, key| players.access(words, key, &secret, request);
        let access = pages.compute_for_page(client, &pages.lookups, &key, access).await??;
        pages.check_access(words, access).await?;
        let players = Arc::clone(&pages.players);
        let job = move |_: &Boards, key| job(&players, words, key, &session);
        Ok(pages.compute_for_page(client, &pages.workers, &key, job).await??)
    }
}

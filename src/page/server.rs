//! The server of the pages.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Extension, FromRequestParts, Path, Query, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, SET_COOKIE, VARY};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::future::join_all;
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, spawn_blocking};

use crate::http::{ConnectionLimits, serve_connections};
use crate::picture::{Artist, Chunk, ChunkScale};
use crate::rules::Pos;
use crate::table::{PageKey, PublicUrl, Secret, Tables};
use crate::words::{Locale, Words};

use super::actions::{AbsenceRequest, Ballot, GivenOrders};
use super::boards::{Boards, DrawError};
use super::connection::{AccessCheck, PageConnection};
use super::guard::{self, AddressHeader, ClientAddress, Guard};
use super::members::OrdersState;
use super::moment::MomentKey;
use super::players::{
    AnswerPath, GameState, PlayerError, PlayerPage, PlayerRequest, PlayerService, SealedAnswers, TriedAnswers,
    UndoRequest,
};
use super::session::SessionCookie;
use super::stream::{self, Streams};
use super::{assets, state};

/// The limits of the connections. A browser connects again after the maximum age.
const LIMITS: ConnectionLimits = ConnectionLimits {
    total: 4096,
    per_address: 100,
    head_time: Duration::from_secs(10),
    age: Duration::from_secs(30 * 60),
};

/// The number of requests that are computed at the same time.
const WORKERS: usize = 2;

/// The number of requests at the same time that only look up a table or a cached image. They do not wait for those that draw.
const LOOKUPS: usize = 8;

/// The number of requests that are being computed or wait for it.
const MAX_WAITING: usize = 256;

/// The caching of images, whose names depend on their content.
const IMMUTABLE: &str = "private, max-age=31536000, immutable";

/// The caching of the parts of the board after answers that a player tries. They depend on the address and the player.
const TRIED: &str = "private, max-age=600";

/// The maximum size of the body of a request, in bytes.
const MAX_BODY: usize = 4 << 10;

/// Settings of the pages.
#[derive(Clone, Debug)]
pub struct PageSettings {
    /// The URL at which the pages are reached.
    pub url: PublicUrl,
    /// The header in which a reverse proxy passes the address of the client, or `None` if there is no proxy, or none that is trusted.
    pub address_header: Option<AddressHeader>,
}

/// The running server. It stops when this value is dropped.
#[derive(Debug)]
pub struct PageServer(JoinHandle<()>);

impl Drop for PageServer {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Serves the pages of all tables.
pub fn serve(
    listener: TcpListener,
    settings: PageSettings,
    tables: Tables,
    artist: Artist,
    connection: PageConnection,
) -> PageServer {
    let cookie = SessionCookie::of(&settings.url);
    let guard = Arc::new(Guard::new(settings.url, settings.address_header));
    let routes = routes(Pages {
        cookie,
        players: Arc::new(PlayerService::new(tables.clone(), artist.clone(), connection.committed_tables)),
        access: connection.access,
        streams: Streams::new(tables.clone()),
        boards: Arc::new(Boards::new(tables, artist)),
        guard: Arc::clone(&guard),
        waiting: Arc::new(Semaphore::new(MAX_WAITING)),
        workers: Arc::new(Semaphore::new(WORKERS)),
        lookups: Arc::new(Semaphore::new(LOOKUPS)),
    });
    // All connections through a proxy have its address.
    let per_address = if guard.address_header.is_some() { LIMITS.total } else { LIMITS.per_address };
    let limits = ConnectionLimits { per_address, ..LIMITS };
    let router = move |peer: IpAddr| routes.clone().layer(from_fn_with_state((Arc::clone(&guard), peer), guard::check));
    PageServer(tokio::spawn(serve_connections(listener, limits, router)))
}

/// The state that all requests share.
#[derive(Clone)]
struct Pages {
    cookie: SessionCookie,
    players: Arc<PlayerService>,
    access: AccessCheck,
    boards: Arc<Boards>,
    streams: Arc<Streams>,
    guard: Arc<Guard>,
    waiting: Arc<Semaphore>,
    workers: Arc<Semaphore>,
    lookups: Arc<Semaphore>,
}

fn routes(pages: Pages) -> Router {
    Router::new()
        .route("/", get(home))
        .route("/tables/{key}", get(document))
        .route("/tables/{key}/state", get(state))
        .route("/tables/{key}/cell", get(cell))
        .route("/tables/{key}/stream", get(versions))
        .route("/tables/{key}/images/{name}", get(image))
        .route("/tables/{key}/turn", get(turn).post(confirm))
        .route("/tables/{key}/turn/board", get(turn_board))
        .route("/tables/{key}/round", post(submit))
        .route("/tables/{key}/undo", post(undo))
        .route("/tables/{key}/vote", post(vote))
        .route("/tables/{key}/away", post(set_away))
        .route("/tables/{key}/orders", get(orders).post(set_orders))
        .route("/tables/{key}/resign", post(resign))
        .route("/games", get(games))
        .route("/session", post(log_in))
        .route("/session/end", post(log_out))
        .route("/assets/{name}", get(asset))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .with_state(pages)
}

/// The parameters of requests.
#[derive(Deserialize)]
struct Parameters {
    /// The language of texts.
    lang: Option<String>,
    /// The number of a turn, or `None` for the present.
    turn: Option<usize>,
    /// The key of additional information.
    lens: Option<String>,
    /// The size of the image: `large`, or small without it.
    size: Option<String>,
}

impl Parameters {
    /// Returns the moment. An unknown lens is ignored.
    fn moment(&self) -> MomentKey {
        MomentKey { turn: self.turn, lens: self.lens.as_deref().and_then(|key| key.parse().ok()) }
    }

    fn scale(&self) -> ChunkScale {
        if self.size.as_deref() == Some("large") { ChunkScale::Large } else { ChunkScale::Small }
    }

    fn words(&self) -> Words {
        Words::of(self.lang.as_deref().map(Locale::of).unwrap_or_default())
    }
}

/// The cell of a request.
#[derive(Deserialize)]
struct Cell {
    x: i16,
    y: i16,
}

/// The reason why a request has no result.
enum Refusal {
    /// There is no such page, or it has no such part.
    Missing,
    /// Too many requests are being computed.
    Busy,
    /// A bug, or a failure of the database.
    Failed,
    /// A request of a user is refused.
    Player(PlayerError),
}

impl From<PlayerError> for Refusal {
    fn from(error: PlayerError) -> Refusal {
        Refusal::Player(error)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        match self {
            Refusal::Missing => StatusCode::NOT_FOUND,
            Refusal::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Refusal::Failed => StatusCode::INTERNAL_SERVER_ERROR,
            Refusal::Player(PlayerError::LoggedOut) => StatusCode::UNAUTHORIZED,
            Refusal::Player(PlayerError::TooMany) => StatusCode::TOO_MANY_REQUESTS,
            Refusal::Player(PlayerError::Refused(message)) => {
                return (StatusCode::CONFLICT, Json(message)).into_response();
            }
            Refusal::Player(PlayerError::NoAccess(message)) => {
                return (StatusCode::FORBIDDEN, Json(message)).into_response();
            }
            Refusal::Player(PlayerError::AccessUnknown(message)) => {
                return (StatusCode::SERVICE_UNAVAILABLE, Json(message)).into_response();
            }
        }
        .into_response()
    }
}

impl Pages {
    /// Computes the result of a client's request for the page with this key, with a permit of `workers`.
    async fn compute_for_page<T: Send + 'static>(
        &self,
        client: ClientAddress,
        workers: &Arc<Semaphore>,
        key: &str,
        job: impl FnOnce(&Boards, PageKey) -> Result<Option<T>, DrawError> + Send + 'static,
    ) -> Result<T, Refusal> {
        let key = key.parse().map_err(|_| Refusal::Missing)?;
        self.run(client, workers, move |boards| job(boards, key)).await?.ok_or(Refusal::Missing)
    }

    /// Runs a job for a client's request, with a permit of `workers`.
    async fn run<T: Send + 'static>(
        &self,
        client: ClientAddress,
        workers: &Arc<Semaphore>,
        job: impl FnOnce(&Boards) -> Result<T, DrawError> + Send + 'static,
    ) -> Result<T, Refusal> {
        let counted = self.guard.count_computation(client).ok_or(Refusal::Busy)?;
        let _place = self.waiting.try_acquire().map_err(|_| Refusal::Busy)?;
        // The job keeps its permit, and counts as the client's, if the client disconnects.
        let permit = Arc::clone(workers).acquire_owned().await.map_err(|_| Refusal::Busy)?;
        let boards = Arc::clone(&self.boards);
        let done = spawn_blocking(move || {
            let _kept = (permit, counted);
            job(&boards)
        });
        let failed = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "failed to compute a part of a page");
            Refusal::Failed
        };
        done.await.map_err(|error| failed(&error))?.map_err(|error| failed(&error))
    }
}

/// A user's request about the table of a page.
struct UserRequest {
    pages: Pages,
    key: String,
    parameters: Parameters,
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
    async fn play<T: Send + 'static>(
        self,
        request: PlayerRequest,
        job: impl FnOnce(&PlayerService, Words, PageKey, &Secret) -> Result<Option<Result<T, PlayerError>>, DrawError>
        + Send
        + 'static,
    ) -> Result<T, Refusal> {
        let UserRequest { pages, key, parameters, client, session } = self;
        let (words, session) = (parameters.words(), session.ok_or(PlayerError::LoggedOut)?);
        let (players, secret) = (Arc::clone(&pages.players), session.clone());
        let access = move |_: &Boards, key| players.access(key, &secret, request);
        if let Some(access) = pages.compute_for_page(client, &pages.lookups, &key, access).await?? {
            match (pages.access)(access).await {
                Some(true) => {}
                Some(false) => return Err(PlayerError::NoAccess(words.page_no_access()).into()),
                None => return Err(PlayerError::AccessUnknown(words.page_access_unknown()).into()),
            }
        }
        let players = Arc::clone(&pages.players);
        let job = move |_: &Boards, key| job(&players, words, key, &session);
        Ok(pages.compute_for_page(client, &pages.workers, &key, job).await??)
    }
}

async fn document(
    State(pages): State<Pages>,
    Path(key): Path<String>,
    Query(Parameters { lang, .. }): Query<Parameters>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Html<String>, Refusal> {
    let (players, session) = (Arc::clone(&pages.players), pages.cookie.secret(&headers));
    let user = move |boards: &Boards, key| {
        let session = session.map(|session| players.locale(&session)).transpose()?.flatten();
        Ok(boards.version(key)?.map(|_| (key, session)))
    };
    let (key, session) = pages.compute_for_page(client, &pages.lookups, &key, user).await?;
    let locale = lang.as_deref().and_then(|lang| lang.parse().ok()).or(session.flatten());
    Ok(Html(assets::document(key, locale.unwrap_or_else(|| accepted_locale(&headers)), session.is_some())))
}

async fn home(
    State(pages): State<Pages>,
    Query(Parameters { lang, .. }): Query<Parameters>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Html<String>, Refusal> {
    let (players, session) = (Arc::clone(&pages.players), pages.cookie.secret(&headers));
    let user = move |_: &Boards| Ok(session.map(|session| players.locale(&session)).transpose()?.flatten());
    let session = pages.run(client, &pages.lookups, user).await?;
    let locale = lang.as_deref().and_then(|lang| lang.parse().ok()).or(session.flatten());
    Ok(Html(assets::home(locale.unwrap_or_else(|| accepted_locale(&headers)), session.is_some())))
}

async fn log_in(
    State(pages): State<Pages>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
    Json(link): Json<String>,
) -> Result<Response, Refusal> {
    let (players, previous) = (Arc::clone(&pages.players), pages.cookie.secret(&headers));
    let begin = move |_: &Boards| Ok(players.log_in(&Secret::from(link), previous.as_ref())?);
    let begun = pages.run(client, &pages.lookups, begin).await?;
    let session = begun.ok_or(PlayerError::LoggedOut)?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, pages.cookie.header(&session))]).into_response())
}

async fn log_out(
    State(pages): State<Pages>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    if let Some(session) = pages.cookie.secret(&headers) {
        let players = Arc::clone(&pages.players);
        pages.run(client, &pages.lookups, move |_| Ok(players.log_out(&session)?)).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, pages.cookie.removal())]).into_response())
}

async fn games(
    State(pages): State<Pages>,
    Query(parameters): Query<Parameters>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Json<Vec<GameState>>, Refusal> {
    let (words, players) = (parameters.words(), Arc::clone(&pages.players));
    let session = pages.cookie.secret(&headers).ok_or(PlayerError::LoggedOut)?;
    let games = pages.run(client, &pages.workers, move |_| Ok(players.games(words, &session)?)).await?;
    let games = games.ok_or(PlayerError::LoggedOut)?;
    let is_listed = async |game: &GameState| match game.access {
        Some(access) => (pages.access)(access).await == Some(true),
        None => true,
    };
    let are_listed = join_all(games.iter().map(is_listed)).await;
    Ok(Json(games.into_iter().zip(are_listed).filter_map(|(game, is_listed)| is_listed.then_some(game)).collect()))
}

async fn turn(user: UserRequest, Query(tried): Query<TriedAnswers>) -> Result<Json<PlayerPage>, Refusal> {
    let job = move |players: &PlayerService, words, key, session: &Secret| players.state(words, key, session, &tried);
    user.play(PlayerRequest::State, job).await.map(Json)
}

async fn turn_board(
    user: UserRequest,
    Query(tried): Query<TriedAnswers>,
    Query(Cell { x, y }): Query<Cell>,
) -> Result<Response, Refusal> {
    let part = (Chunk { x, y }, user.parameters.scale());
    let job = move |players: &PlayerService, _, key, session: &Secret| players.chunk(key, session, &tried, part);
    let image = user.play(PlayerRequest::Chunk, job).await?.ok_or(Refusal::Missing)?;
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, TRIED), (VARY, "Cookie")], image).into_response())
}

async fn confirm(user: UserRequest, Json(answers): Json<AnswerPath>) -> Result<StatusCode, Refusal> {
    let job =
        move |players: &PlayerService, words, key, session: &Secret| players.confirm(words, key, session, &answers);
    user.play(PlayerRequest::Change, job).await.map(|()| StatusCode::NO_CONTENT)
}

async fn submit(user: UserRequest, Json(sealed): Json<SealedAnswers>) -> Result<StatusCode, Refusal> {
    let job = move |players: &PlayerService, words, key, session: &Secret| players.submit(words, key, session, &sealed);
    user.play(PlayerRequest::Change, job).await.map(|()| StatusCode::NO_CONTENT)
}

async fn undo(user: UserRequest, Json(request): Json<UndoRequest>) -> Result<Json<String>, Refusal> {
    let job = move |players: &PlayerService, words, key, session: &Secret| players.undo(words, key, session, &request);
    user.play(PlayerRequest::Change, job).await.map(Json)
}

async fn vote(user: UserRequest, Json(ballot): Json<Ballot>) -> Result<Json<String>, Refusal> {
    let job = move |players: &PlayerService, words, key, session: &Secret| players.vote(words, key, session, &ballot);
    user.play(PlayerRequest::Change, job).await.map(Json)
}

async fn set_away(user: UserRequest, Json(absence): Json<AbsenceRequest>) -> Result<Json<String>, Refusal> {
    let job =
        move |players: &PlayerService, words, key, session: &Secret| players.set_away(words, key, session, &absence);
    user.play(PlayerRequest::Change, job).await.map(Json)
}

async fn orders(user: UserRequest) -> Result<Json<OrdersState>, Refusal> {
    let job = move |players: &PlayerService, words, key, session: &Secret| players.orders(words, key, session);
    user.play(PlayerRequest::State, job).await.map(Json)
}

async fn set_orders(user: UserRequest, Json(orders): Json<GivenOrders>) -> Result<Json<OrdersState>, Refusal> {
    let job =
        move |players: &PlayerService, words, key, session: &Secret| players.set_orders(words, key, session, &orders);
    user.play(PlayerRequest::Change, job).await.map(Json)
}

async fn resign(user: UserRequest) -> Result<Json<String>, Refusal> {
    let job = move |players: &PlayerService, words, key, session: &Secret| players.resign(words, key, session);
    user.play(PlayerRequest::Change, job).await.map(Json)
}

/// Returns the first supported language of the browser.
fn accepted_locale(headers: &HeaderMap) -> Locale {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let tags = accepted.split(',').filter_map(|entry| entry.split([';', '-']).next());
    tags.filter_map(|tag| tag.trim().to_ascii_lowercase().parse().ok()).next().unwrap_or_default()
}

async fn state(
    State(pages): State<Pages>,
    Path(key): Path<String>,
    Query(parameters): Query<Parameters>,
    Extension(client): Extension<ClientAddress>,
) -> Result<Json<state::State>, Refusal> {
    let (words, at) = (parameters.words(), parameters.moment());
    let state = move |boards: &Boards, key| Ok(boards.moment(key, at)?.map(|drawn| state::State::new(words, &drawn)));
    pages.compute_for_page(client, &pages.workers, &key, state).await.map(Json)
}

async fn cell(
    State(pages): State<Pages>,
    Path(key): Path<String>,
    Query(Cell { x, y }): Query<Cell>,
    Query(parameters): Query<Parameters>,
    Extension(client): Extension<ClientAddress>,
) -> Result<Json<Vec<String>>, Refusal> {
    let (words, at) = (parameters.words(), parameters.moment());
    let lines = move |boards: &Boards, key| {
        let Some(drawn) = boards.moment(key, at)? else { return Ok(None) };
        Ok(state::cell_lines(words, &drawn, Pos::new(x, y)))
    };
    pages.compute_for_page(client, &pages.workers, &key, lines).await.map(Json)
}

async fn versions(
    State(pages): State<Pages>,
    Path(key): Path<String>,
    Extension(client): Extension<ClientAddress>,
) -> Result<Response, Refusal> {
    let counted = pages.guard.count_stream(client).ok_or(Refusal::Busy)?;
    let version = |boards: &Boards, key| Ok(boards.version(key)?.map(|version| (key, version)));
    let (key, version) = pages.compute_for_page(client, &pages.lookups, &key, version).await?;
    let events = stream::events(pages.streams.subscribe(key, version), counted);
    // nginx would hold events back.
    Ok(([("x-accel-buffering", "no")], events).into_response())
}

async fn image(
    State(pages): State<Pages>,
    Path((key, name)): Path<(String, String)>,
    Query(parameters): Query<Parameters>,
    Extension(client): Extension<ClientAddress>,
) -> Result<Response, Refusal> {
    let name: Arc<str> = name.strip_suffix(".png").ok_or(Refusal::Missing)?.into();
    let at = parameters.moment();
    let scale = parameters.scale();
    let cached = {
        let name = Arc::clone(&name);
        move |boards: &Boards, key| boards.cached_image(key, &name, scale).map(Some)
    };
    let image = match pages.compute_for_page(client, &pages.lookups, &key, cached).await? {
        Some(image) => image,
        None => {
            let drawn = move |boards: &Boards, key| boards.image(key, &name, scale, at);
            pages.compute_for_page(client, &pages.workers, &key, drawn).await?
        }
    };
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, IMMUTABLE)], image).into_response())
}

async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, Refusal> {
    let file = assets::file(&name).ok_or(Refusal::Missing)?;
    let caching = [(CACHE_CONTROL, "no-cache"), (ETAG, file.etag.as_str())];
    let known = headers.get(IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or_default();
    if file.is_known(known) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    Ok((caching, [(CONTENT_TYPE, file.media_type)], file.content).into_response())
}

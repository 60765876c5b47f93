//! The server of the pages.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Extension, Path, Query, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, IF_NONE_MATCH, SET_COOKIE, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::http::{ConnectionLimits, serve_connections};
use crate::picture::{Artist, Chunk};
use crate::presenter::words::Locale;
use crate::rules::Pos;
use crate::table::{PublicUrl, Secret, Tables};

use super::actions::{AbsenceRequest, Ballot, GivenOrders};
use super::assets::FILE_FORMATS;
use super::boards::Boards;
use super::connection::PageConnection;
use super::guard::{self, AddressHeader, ClientAddress, Guard};
use super::members::OrdersState;
use super::moment::MomentKey;
use super::players::{
    AnswerPath, GameState, PastGames, PlayerError, PlayerPage, PlayerRequest, PlayerService, SealedAnswers,
    TriedAnswers, UndoRequest,
};
use super::request::{PageRefusal, Pages, Parameters, UserRequest};
use super::stream;
use super::{assets, login, review, state};

/// The limits of the connections. A browser connects again after the maximum age.
const LIMITS: ConnectionLimits = ConnectionLimits {
    total: 4096,
    per_address: 100,
    head_time: Duration::from_secs(10),
    age: Duration::from_secs(30 * 60),
};

/// The caching of images, whose names depend on their content.
const IMMUTABLE: &str = "private, max-age=31536000, immutable";

/// The caching of the parts of the board after answers that a player tries. They depend on the address and the player.
const TRIED: &str = "private, max-age=600";

/// The time for which the document of a page waits for the images of its board, to name them.
const DRAWING_TIME: Duration = Duration::from_millis(200);

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
    bot: Arc<dyn PageConnection>,
) -> PageServer {
    start(listener, settings, |guard| routes(Pages::new(guard, tables, artist, bot)))
}

/// Serves only the scripts and styles of the pages, to check that browsers can reach them.
pub fn serve_assets(listener: TcpListener, settings: PageSettings) -> PageServer {
    start(listener, settings, |_| Router::new().route("/assets/{name}", get(asset)))
}

fn start(listener: TcpListener, settings: PageSettings, routes: impl FnOnce(Arc<Guard>) -> Router) -> PageServer {
    let guard = Arc::new(Guard::new(settings.url, settings.address_header));
    let routes = routes(Arc::clone(&guard));
    // All connections through a proxy have its address.
    let per_address = if guard.address_header.is_some() { LIMITS.total } else { LIMITS.per_address };
    let limits = ConnectionLimits { per_address, ..LIMITS };
    let router = move |peer: IpAddr| routes.clone().layer(from_fn_with_state((Arc::clone(&guard), peer), guard::check));
    PageServer(tokio::spawn(serve_connections(listener, limits, router)))
}

fn routes(pages: Pages) -> Router {
    Router::new()
        .route("/", get(home))
        .route("/tables/{key}", get(document))
        .route("/tables/{key}/state", get(state))
        .route("/tables/{key}/cell", get(cell))
        .route("/tables/{key}/scores", get(scores))
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
        .route("/tables/{key}/files/{format}", get(file))
        .route("/tables/{key}/film.gif", get(film))
        .route("/tables/{key}/review", get(review::review))
        .route("/tables/{key}/review/{number}", get(review::picture))
        .route("/games", get(games))
        .route("/games/past", get(past_games))
        .route("/login", get(login::begin))
        .route(login::RETURN_PATH, get(login::finish))
        .route("/session", post(log_in))
        .route("/session/end", post(log_out))
        .route("/assets/{name}", get(asset))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .with_state(pages)
}

/// The cell of a request.
#[derive(Deserialize)]
struct Cell {
    x: i16,
    y: i16,
}

async fn document(
    State(pages): State<Pages>,
    Path(key): Path<String>,
    Query(Parameters { lang, .. }): Query<Parameters>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Html<String>, PageRefusal> {
    let (players, session) = (Arc::clone(&pages.players), pages.cookie.secret(&headers));
    let user = move |boards: &Boards, key| {
        let session = session.map(|session| players.locale(&session)).transpose()?.flatten();
        Ok(boards.version(key)?.map(|_| (key, session)))
    };
    let (key, session) = pages.compute_for_page(client, &pages.lookups, &key, user).await?;
    // The browser asks for the state once it has the document. The board is drawn meanwhile, and failures are reported then.
    let drawing = pages.run(client, &pages.workers, move |boards| boards.moment(key, MomentKey::default()));
    let drawn = timeout(DRAWING_TIME, drawing).await.ok().and_then(Result::ok).flatten();
    let images = drawn.iter().flat_map(|drawn| &drawn.regions).map(|(_, name)| name.as_str()).collect::<Vec<_>>();
    let locale = lang.as_deref().and_then(|lang| lang.parse().ok()).or(session.flatten());
    Ok(Html(assets::document(
        (key, &images),
        locale.unwrap_or_else(|| accepted_locale(&headers)),
        pages.visitor(session.is_some()),
    )))
}

async fn home(
    State(pages): State<Pages>,
    Query(Parameters { lang, .. }): Query<Parameters>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Html<String>, PageRefusal> {
    let (players, session) = (Arc::clone(&pages.players), pages.cookie.secret(&headers));
    let user = move |_: &Boards| Ok(session.map(|session| players.locale(&session)).transpose()?.flatten());
    let session = pages.run(client, &pages.lookups, user).await?;
    let locale = lang.as_deref().and_then(|lang| lang.parse().ok()).or(session.flatten());
    Ok(Html(assets::home(locale.unwrap_or_else(|| accepted_locale(&headers)), pages.visitor(session.is_some()))))
}

async fn log_in(
    State(pages): State<Pages>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
    Json(link): Json<String>,
) -> Result<Response, PageRefusal> {
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
) -> Result<Response, PageRefusal> {
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
) -> Result<Json<Vec<GameState>>, PageRefusal> {
    let (words, players) = (parameters.words(), Arc::clone(&pages.players));
    let session = pages.cookie.secret(&headers).ok_or(PlayerError::LoggedOut)?;
    let games = pages.run(client, &pages.workers, move |_| Ok(players.games(words, &session)?)).await?;
    Ok(Json(pages.listed(games.ok_or(PlayerError::LoggedOut)?).await))
}

/// The part of a list, counted from 0.
#[derive(Deserialize)]
struct ListPart {
    part: u32,
}

async fn past_games(
    State(pages): State<Pages>,
    Query(parameters): Query<Parameters>,
    Query(ListPart { part }): Query<ListPart>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Json<PastGames>, PageRefusal> {
    let (words, players) = (parameters.words(), Arc::clone(&pages.players));
    let session = pages.cookie.secret(&headers).ok_or(PlayerError::LoggedOut)?;
    let past = pages.run(client, &pages.workers, move |_| Ok(players.past_games(words, &session, part)?)).await?;
    let PastGames { games, has_older } = past.ok_or(PlayerError::LoggedOut)?;
    Ok(Json(PastGames { games: pages.listed(games).await, has_older }))
}

async fn file(
    State(pages): State<Pages>,
    Path((key, format)): Path<(String, String)>,
    Extension(client): Extension<ClientAddress>,
) -> Result<Response, PageRefusal> {
    let format = FILE_FORMATS.into_iter().find(|known| known.key() == format).ok_or(PageRefusal::Missing)?;
    let export = move |boards: &Boards, key| {
        let Some(file) = boards.file(key)? else { return Ok(None) };
        Ok(Some(file.export(format)?))
    };
    let text = pages.compute_for_page(client, &pages.workers, &key, export).await?;
    let disposition = format!("attachment; filename=\"{}\"", format.file_name());
    Ok(([(CONTENT_DISPOSITION, disposition)], text).into_response())
}

/// Returns the animation of the game so far, which the bot makes once for the pages and for Discord.
async fn film(
    State(pages): State<Pages>,
    Path(key): Path<String>,
    Extension(client): Extension<ClientAddress>,
) -> Result<Response, PageRefusal> {
    let version = pages.compute_for_page(client, &pages.lookups, &key, |boards, key| boards.version(key)).await?;
    let _counted = pages.guard.count_computation(client).ok_or(PageRefusal::Busy)?;
    let _place = pages.bot_results.try_acquire().map_err(|_| PageRefusal::Busy)?;
    let gif = pages.bot.film(version.table, version.length).await.ok_or(PageRefusal::Busy)?;
    let headers = [(CONTENT_TYPE, "image/gif"), (CONTENT_DISPOSITION, "attachment; filename=\"film.gif\"")];
    Ok((headers, gif).into_response())
}

async fn turn(user: UserRequest, Query(tried): Query<TriedAnswers>) -> Result<Json<PlayerPage>, PageRefusal> {
    let job = move |players: &PlayerService, words, key, session: &Secret| players.state(words, key, session, &tried);
    user.play(PlayerRequest::State, job).await.map(Json)
}

async fn turn_board(
    user: UserRequest,
    Query(tried): Query<TriedAnswers>,
    Query(Cell { x, y }): Query<Cell>,
) -> Result<Response, PageRefusal> {
    let part = (Chunk { x, y }, user.parameters.scale());
    let job = move |players: &PlayerService, _, key, session: &Secret| players.chunk(key, session, &tried, part);
    let image = user.play(PlayerRequest::Chunk, job).await?.ok_or(PageRefusal::Missing)?;
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, TRIED), (VARY, "Cookie")], image).into_response())
}

async fn confirm(user: UserRequest, Json(answers): Json<AnswerPath>) -> Result<StatusCode, PageRefusal> {
    let job =
        move |players: &PlayerService, words, key, session: &Secret| players.confirm(words, key, session, &answers);
    user.play(PlayerRequest::Change, job).await.map(|()| StatusCode::NO_CONTENT)
}

async fn submit(user: UserRequest, Json(sealed): Json<SealedAnswers>) -> Result<StatusCode, PageRefusal> {
    let job = move |players: &PlayerService, words, key, session: &Secret| players.submit(words, key, session, &sealed);
    user.play(PlayerRequest::Change, job).await.map(|()| StatusCode::NO_CONTENT)
}

async fn undo(user: UserRequest, Json(request): Json<UndoRequest>) -> Result<Json<String>, PageRefusal> {
    let job = move |players: &PlayerService, words, key, session: &Secret| players.undo(words, key, session, &request);
    user.play(PlayerRequest::Change, job).await.map(Json)
}

async fn vote(user: UserRequest, Json(ballot): Json<Ballot>) -> Result<Json<String>, PageRefusal> {
    let job = move |players: &PlayerService, words, key, session: &Secret| players.vote(words, key, session, &ballot);
    user.play(PlayerRequest::Change, job).await.map(Json)
}

async fn set_away(user: UserRequest, Json(absence): Json<AbsenceRequest>) -> Result<Json<String>, PageRefusal> {
    let job =
        move |players: &PlayerService, words, key, session: &Secret| players.set_away(words, key, session, &absence);
    user.play(PlayerRequest::Change, job).await.map(Json)
}

async fn orders(user: UserRequest) -> Result<Json<OrdersState>, PageRefusal> {
    let job = move |players: &PlayerService, words, key, session: &Secret| players.orders(words, key, session);
    user.play(PlayerRequest::State, job).await.map(Json)
}

async fn set_orders(user: UserRequest, Json(orders): Json<GivenOrders>) -> Result<Json<OrdersState>, PageRefusal> {
    let job =
        move |players: &PlayerService, words, key, session: &Secret| players.set_orders(words, key, session, &orders);
    user.play(PlayerRequest::Change, job).await.map(Json)
}

async fn resign(user: UserRequest) -> Result<Json<String>, PageRefusal> {
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
) -> Result<Json<state::State>, PageRefusal> {
    pages.describe(client, &key, &parameters, |words, drawn| Some(state::State::new(words, drawn))).await
}

async fn cell(
    State(pages): State<Pages>,
    Path(key): Path<String>,
    Query(Cell { x, y }): Query<Cell>,
    Query(parameters): Query<Parameters>,
    Extension(client): Extension<ClientAddress>,
) -> Result<Json<Vec<String>>, PageRefusal> {
    pages.describe(client, &key, &parameters, move |words, drawn| state::cell_lines(words, drawn, Pos::new(x, y))).await
}

/// The player of a request, counted from 0.
#[derive(Deserialize)]
struct SeatNumber {
    seat: usize,
}

async fn scores(
    State(pages): State<Pages>,
    Path(key): Path<String>,
    Query(SeatNumber { seat }): Query<SeatNumber>,
    Query(parameters): Query<Parameters>,
    Extension(client): Extension<ClientAddress>,
) -> Result<Json<state::Receipts>, PageRefusal> {
    pages.describe(client, &key, &parameters, move |words, drawn| state::Receipts::new(words, drawn, seat)).await
}

async fn versions(
    State(pages): State<Pages>,
    Path(key): Path<String>,
    Extension(client): Extension<ClientAddress>,
) -> Result<Response, PageRefusal> {
    let counted = pages.guard.count_stream(client).ok_or(PageRefusal::Busy)?;
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
) -> Result<Response, PageRefusal> {
    let name: Arc<str> = name.strip_suffix(".png").ok_or(PageRefusal::Missing)?.into();
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

async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, PageRefusal> {
    let file = assets::file(&name).ok_or(PageRefusal::Missing)?;
    let caching = [(CACHE_CONTROL, "no-cache"), (ETAG, file.etag.as_str())];
    let known = headers.get(IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or_default();
    if file.is_known(known) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    Ok((caching, [(CONTENT_TYPE, file.media_type)], file.content).into_response())
}

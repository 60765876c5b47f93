//! The review of a finished game, for its players, and for everyone if all of them have agreed.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tokio::time::timeout;

use crate::opponent::Review;
use crate::presenter::PlayerNames;
use crate::presenter::pictures::Picture;
use crate::presenter::review::{DescribedReview, described_review};
use crate::presenter::words::{Words, markup};
use crate::table::{PageKey, ReadableReview};

use super::boards::{Boards, DrawError};
use super::guard::ClientAddress;
use super::request::{PageRefusal, Pages, Parameters};

/// The time after which a browser must ask again for a review that is not ready. Proxies close requests that take a minute.
const WAIT: Duration = Duration::from_secs(20);

/// A review as a page shows it. All texts are plain.
#[derive(Serialize)]
struct ReviewState {
    seats: Vec<String>,
    /// The text for screen readers of the chart, which is the first picture.
    chart: String,
    /// The moves. Those with a picture have the text for screen readers of it, and the number of the picture.
    moves: Vec<(String, Option<(usize, String)>)>,
    note: String,
}

impl ReviewState {
    fn new(DescribedReview { seats, chart, moves, note }: DescribedReview) -> ReviewState {
        let mut number = 0;
        let moves = moves.into_iter().map(|(line, picture)| {
            let picture = picture.map(|picture| {
                number += 1;
                (number, picture.alt)
            });
            (markup::plain(&line), picture)
        });
        ReviewState {
            moves: moves.collect(),
            seats: seats.iter().map(|line| markup::plain(line)).collect(),
            chart: chart.alt,
            note: markup::plain(&note),
        }
    }
}

/// Returns the review as JSON, or the status 202 while it is being made.
pub(super) async fn review(
    State(pages): State<Pages>,
    Path(key): Path<String>,
    Query(parameters): Query<Parameters>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Response, PageRefusal> {
    let words = parameters.words();
    let Some((readable, review)) = request(&pages, &key, words, client, &headers).await? else {
        return Ok(StatusCode::ACCEPTED.into_response());
    };
    let job = move |boards: &Boards, key| Ok(describe(boards, key, words, readable, &review)?.map(ReviewState::new));
    Ok(Json(pages.compute_for_page(client, &pages.workers, &key, job).await?).into_response())
}

/// Returns a picture of the review: the chart, or that of a move.
pub(super) async fn picture(
    State(pages): State<Pages>,
    Path((key, number)): Path<(String, usize)>,
    Query(parameters): Query<Parameters>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Response, PageRefusal> {
    let words = parameters.words();
    let (readable, review) = request(&pages, &key, words, client, &headers).await?.ok_or(PageRefusal::Busy)?;
    let job = move |boards: &Boards, key| {
        let Some(DescribedReview { chart, moves, .. }) = describe(boards, key, words, readable, &review)? else {
            return Ok(None);
        };
        let mut pictures = std::iter::once(chart).chain(moves.into_iter().filter_map(|(_, picture)| picture));
        pictures
            .nth(number)
            .map(|Picture { subject, .. }| boards.picture(key, &subject))
            .transpose()
            .map(Option::flatten)
    };
    let image = pages.compute_for_page(client, &pages.workers, &key, job).await?;
    let headers = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "private, max-age=600"), (VARY, "Cookie")];
    Ok((headers, image).into_response())
}

/// Returns the review of a table for the user of a browser, or `None` while it is being made.
async fn request(
    pages: &Pages,
    key: &str,
    words: Words,
    client: ClientAddress,
    headers: &HeaderMap,
) -> Result<Option<(ReadableReview, Arc<Review>)>, PageRefusal> {
    let (players, session) = (Arc::clone(&pages.players), pages.cookie.secret(headers));
    let readable = move |_: &Boards, key| players.readable_review(words, key, session.as_ref());
    let (readable, access) = pages.compute_for_page(client, &pages.lookups, key, readable).await??;
    pages.check_access(words, access).await?;
    let _counted = pages.guard.count_computation(client).ok_or(PageRefusal::Busy)?;
    let _place = pages.bot_results.try_acquire().map_err(|_| PageRefusal::Busy)?;
    match timeout(WAIT, pages.bot.review(readable.table, readable.length)).await {
        Ok(review) => Ok(Some((readable, review.ok_or(PageRefusal::Busy)?))),
        Err(_) => Ok(None),
    }
}

/// Describes a review. Returns `None` if the page has gone meanwhile.
fn describe(
    boards: &Boards,
    key: PageKey,
    words: Words,
    readable: ReadableReview,
    review: &Review,
) -> Result<Option<DescribedReview>, DrawError> {
    let Some(file) = boards.file(key)? else { return Ok(None) };
    let names = PlayerNames::of_colours(words);
    Ok(Some(described_review(words, &names, &file.record, review, readable.reader)?))
}

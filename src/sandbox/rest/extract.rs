//! Extractors for the paths and queries of the bot's requests. They reject invalid input with Discord's errors.

use axum::extract::{self, FromRequestParts};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::ApiRefusal;

/// The parsed parameters of a path. An ID that is not a number is an error.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = ApiRefusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiRefusal> {
        let path = extract::Path::from_request_parts(parts, state).await;
        path.map(|extract::Path(path)| Self(path))
            .map_err(|_| ApiRefusal::form(&[], "NUMBER_TYPE_COERCE", "A value in the path is not a snowflake."))
    }
}

/// The parsed query string.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = ApiRefusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiRefusal> {
        let query = extract::Query::from_request_parts(parts, state).await;
        query
            .map(|extract::Query(query)| Self(query))
            .map_err(|rejection| ApiRefusal::form(&[], "MODEL_TYPE_CONVERT", rejection.body_text()))
    }
}

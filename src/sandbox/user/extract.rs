//! Extractors for the bodies and queries of users' calls. They reject invalid input with a `CallError`.

use axum::Json;
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::CallError;

/// The parsed JSON body of a call.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = CallError;

    async fn from_request(request: Request, state: &S) -> Result<Self, CallError> {
        let body = Json::from_request(request, state).await;
        body.map(|Json(body)| Self(body)).map_err(|rejection| CallError::Refused(rejection.body_text()))
    }
}

/// The parsed query string of a call.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = CallError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, CallError> {
        let query = extract::Query::from_request_parts(parts, state).await;
        query.map(|extract::Query(query)| Self(query)).map_err(|rejection| CallError::Refused(rejection.body_text()))
    }
}

//! Extractors for bodies and queries of users' calls, with this interface's errors.

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Query as AnyQuery, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::Fault;

/// The JSON body of a call.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        let body = Json::from_request(request, state).await;
        body.map(|Json(body)| Self(body)).map_err(|rejection| Fault::Refused(rejection.body_text()))
    }
}

/// The query string of a call.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let query = AnyQuery::from_request_parts(parts, state).await;
        query.map(|AnyQuery(query)| Self(query)).map_err(|rejection| Fault::Refused(rejection.body_text()))
    }
}

//! The grants of users to other programs (OAuth2).

use std::collections::HashMap;
use std::net::IpAddr;

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use reqwest::Url;
use serde::Deserialize;

use crate::{APPLICATION, Id};

/// The codes and access tokens that were given out.
#[derive(Debug, Default)]
pub struct Grants {
    /// The URLs to which users may be sent back. If the list is empty, all URLs of this machine are allowed.
    pub redirects: Vec<String>,
    pub codes: HashMap<String, (Id, Authorization)>,
    pub tokens: HashMap<String, Id>,
}

impl Grants {
    /// Returns the user of an access token.
    pub fn user(&self, headers: &HeaderMap) -> Option<Id> {
        let token = headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?;
        self.tokens.get(token).copied()
    }
}

/// The parameters with which a program sends a user here.
#[derive(Clone, Debug, Deserialize)]
pub struct Authorization {
    response_type: String,
    client_id: Id,
    scope: String,
    pub state: String,
    pub redirect_uri: String,
    pub code_challenge: String,
    code_challenge_method: String,
}

impl Authorization {
    /// Returns whether a user can be sent back with a code.
    pub fn is_valid(&self, redirects: &[String]) -> bool {
        let fixed = [&self.response_type, &self.scope, &self.code_challenge_method].map(String::as_str);
        let host = Url::parse(&self.redirect_uri)
            .ok()
            .and_then(|url| Some(url.host_str()?.trim_matches(['[', ']']).to_owned()));
        let is_here = match host.as_deref() {
            Some("localhost") => true,
            host => host.is_some_and(|host| host.parse().is_ok_and(|address: IpAddr| address.is_loopback())),
        };
        let is_listed = redirects.is_empty() || redirects.contains(&self.redirect_uri);
        fixed == ["code", "identify", "S256"] && self.client_id == APPLICATION && is_here && is_listed
    }
}

//! Serves the web page and the attached files, and rejects requests of other sites.

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;

use crate::{App, Id};

/// Declares the files of the page, which are compiled in, so that it loads nothing from disk or from other hosts.
macro_rules! parts {
    ($($name:literal),+ $(,)?) => { [$(($name, include_str!(concat!("../../assets/sandbox/", $name)))),+] };
}

const PAGE_FILES: [(&str, &str); 35] = parts![
    "api.js",
    "authorize.css",
    "base.css",
    "channels.js",
    "command.js",
    "component.css",
    "component.js",
    "composer.css",
    "composer.js",
    "dom.js",
    "embed.js",
    "emoji.js",
    "form.js",
    "gift.svg",
    "hourglass.svg",
    "icon.svg",
    "inline.js",
    "layout.css",
    "live.js",
    "main.js",
    "markdown.js",
    "media.css",
    "media.js",
    "menu.js",
    "message.css",
    "message.js",
    "modal.js",
    "people.js",
    "sheep.svg",
    "state.js",
    "suggest.js",
    "time.js",
    "timeline.js",
    "user-menu.js",
    "wolf.svg",
];

/// Returns the routes of the page, its files, and the attachments of messages.
pub fn router() -> Router<App> {
    Router::new()
        .route("/", get(|| async { Html(include_str!("../../assets/sandbox/index.html")) }))
        .route("/page/{part}", get(page_file))
        .route("/attachments/{channel}/{attachment}/{filename}", get(attachment))
}

async fn page_file(Path(name): Path<String>) -> Response {
    let found = PAGE_FILES.iter().find(|(part, _)| *part == name);
    let kind = match name.rsplit_once('.') {
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        _ => "image/svg+xml",
    };
    match found {
        Some((_, text)) => ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], *text).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Serves a file that is attached to a message.
async fn attachment(State(app): State<App>, Path((channel, id, _name)): Path<(Id, Id, String)>) -> Response {
    let world = app.world();
    let attached = world.messages_in(channel).flat_map(|message| &message.attachments);
    let found = attached.chain(&world.uploads).find(|file| file.id == id);
    match found {
        Some(file) => {
            let kind = served_type(&file.content_type);
            ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "max-age=86400")], file.bytes.clone()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Returns the media type of a served file. Only pictures keep theirs: a page could act for the user who opens it.
fn served_type(content_type: &str) -> &'static str {
    match content_type {
        "image/png" => "image/png",
        "image/gif" => "image/gif",
        "image/jpeg" => "image/jpeg",
        "image/webp" => "image/webp",
        "image/apng" => "image/apng",
        _ if content_type.starts_with("text/") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Rejects requests that a browser makes on behalf of another site.
///
/// A page of another site can reach a port of this machine in two ways. A direct request has the other site in
/// `Origin`. With DNS rebinding, a host name of the other site resolves to this machine, and `Host` contains that name.
pub async fn reject_other_sites(State(app): State<App>, request: Request, next: Next) -> Response {
    if !is_own_request(&app, request.headers()) {
        return (StatusCode::FORBIDDEN, "this host or origin has no business here").into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, axum::http::HeaderValue::from_static("nosniff"));
    let policy = "default-src 'self'; img-src 'self'; style-src 'self'; connect-src 'self' ws:; \
                  frame-ancestors 'none'";
    headers.insert(CONTENT_SECURITY_POLICY, axum::http::HeaderValue::from_static(policy));
    response
}

fn is_own_request(app: &App, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(HOST).unwrap_or_default();
    // If the sandbox listens on other than loopback addresses, the user may reach it under any name. `bergerie sandbox` warns of that.
    let host_is_fine = !app.address().ip().is_loopback() || is_loopback(host);
    // A page without an origin, such as a local file, sends `null` as its origin.
    let is_own = |origin: &str| origin.split_once("://").is_some_and(|(_, name)| name == host);
    host_is_fine && text(ORIGIN).is_none_or(is_own)
}

fn is_loopback(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    matches!(name, "localhost" | "127.0.0.1" | "[::1]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_are_loopback() {
        for (host, loopback) in [
            ("127.0.0.1:8080", true),
            ("localhost", true),
            ("[::1]:80", true),
            ("evil.example:8080", false),
            ("127.0.0.1.evil.example", false),
            ("", false),
        ] {
            assert_eq!(is_loopback(host), loopback, "{host}");
        }
    }
}

//! Errors of requests to Discord, and the consequences of each.

use std::fmt;
use std::time::Duration;

use reqwest::StatusCode;
use serde::Deserialize;

use crate::discord::message::clip;
use crate::table::PauseReason;
use crate::telemetry::ErrorChain;

/// The error of a request to Discord.
#[derive(Debug, thiserror::Error)]
pub(super) enum RequestError {
    /// No connection was established, so the request was not sent.
    #[error("Discord cannot be reached: {}", ErrorChain(.0))]
    Unreachable(reqwest::Error),
    /// The request was sent, but no response arrived. It may have taken effect.
    #[error("Discord did not respond: {}", ErrorChain(.0))]
    Unanswered(reqwest::Error),
    /// Discord reported a server error. The request may have taken effect.
    #[error("Discord responded with {0}")]
    ServerError(StatusCode),
    #[error("rate limited for {} ms", .wait.as_millis())]
    RateLimited {
        /// The time until the next attempt.
        wait: Duration,
        /// Whether the limit applies to all requests.
        is_global: bool,
    },
    #[error("Discord rejected the request: {0}")]
    Refused(ApiError),
    #[error("cannot parse Discord's response: {0}")]
    InvalidResponse(#[from] serde_json::Error),
    /// The request was not sent, because another process may be posting for the table by now.
    #[error("another process posts for the table")]
    Unclaimed,
    #[error("the request timed out")]
    DeadlinePassed,
}

/// Discord's description of a rejected request.
#[derive(Debug, Default)]
pub(super) struct ApiError {
    pub status: StatusCode,
    /// The error code in the response, or 0 if there is none.
    pub code: u32,
    pub message: String,
    pub errors: serde_json::Value,
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}, {}", self.status.as_u16(), self.code, self.message)?;
        if self.errors.is_null() { Ok(()) } else { write!(f, " {}", clip(&self.errors.to_string(), MAX_ERRORS)) }
    }
}

/// The maximum length of the field errors in the log, in characters. For a rejected list of commands, Discord lists
/// every command.
const MAX_ERRORS: usize = 1000;

/// The error codes of Discord that the bot distinguishes.
mod code {
    pub(super) const UNKNOWN_CHANNEL: u32 = 10_003;
    pub(super) const UNKNOWN_MESSAGE: u32 = 10_008;
    pub(super) const TOO_LARGE: u32 = 40_005;
    pub(super) const ACKNOWLEDGED: u32 = 40_060;
    pub(super) const MESSAGE_OF_ANOTHER_USER: u32 = 50_005;
    pub(super) const EMPTY_MESSAGE: u32 = 50_006;
    pub(super) const NOT_A_TEXT_CHANNEL: u32 = 50_008;
    pub(super) const NOT_IN_THIS_CHANNEL: u32 = 50_024;
    pub(super) const INVALID_FORM_BODY: u32 = 50_035;
    pub(super) const THREAD_ARCHIVED: u32 = 50_083;
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct ErrorBody {
    code: u32,
    message: String,
    errors: serde_json::Value,
    retry_after: Option<f64>,
    global: Option<bool>,
}

/// The pause after a rate limit without a specified duration.
const NO_RETRY_AFTER: Duration = Duration::from_secs(5);

impl RequestError {
    /// Creates the error of a request that got no response. Removes the URL, because it may contain a token.
    pub fn from_transport(error: reqwest::Error) -> RequestError {
        let error = error.without_url();
        if error.is_connect() || error.is_builder() {
            RequestError::Unreachable(error)
        } else {
            RequestError::Unanswered(error)
        }
    }

    /// Creates the error for an unsuccessful response. `wait` is the `Retry-After` header in seconds. `is_global` says whether the
    /// rate limit applies to all requests, or is `None` if the headers do not say.
    pub fn from_response(status: StatusCode, wait: Option<f64>, is_global: Option<bool>, body: &[u8]) -> RequestError {
        // The body may be HTML from a proxy in front of Discord.
        let complaint: ErrorBody = serde_json::from_slice(body).unwrap_or_default();
        if status == StatusCode::TOO_MANY_REQUESTS {
            // Prefer the time in the body, which is more precise.
            let seconds = complaint.retry_after.or(wait);
            let wait = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
            // A limit without a scope comes from a proxy in front of Discord, which blocks the IP address.
            let is_global = is_global.or(complaint.global).unwrap_or(true);
            return RequestError::RateLimited { wait: wait.unwrap_or(NO_RETRY_AFTER), is_global };
        }
        if status.is_server_error() {
            return RequestError::ServerError(status);
        }
        let ErrorBody { code, message, errors, .. } = complaint;
        RequestError::Refused(ApiError { status, code, message, errors })
    }

    /// Returns whether the same request may succeed later.
    pub fn is_temporary(&self) -> bool {
        !matches!(self, RequestError::Refused(_) | RequestError::DeadlinePassed | RequestError::Unclaimed)
    }

    pub fn may_have_taken_effect(&self) -> bool {
        matches!(
            self,
            RequestError::Unanswered(_)
                | RequestError::ServerError(_)
                | RequestError::InvalidResponse(_)
                | RequestError::DeadlinePassed
        )
    }

    /// Returns the minimum time to wait before a retry.
    pub fn wait(&self) -> Duration {
        if let RequestError::RateLimited { wait, .. } = self { *wait } else { Duration::ZERO }
    }

    pub fn is_refused(&self) -> bool {
        matches!(self, RequestError::Refused(_))
    }

    /// Returns whether the bot has no such message. It was deleted, or another application posted it, from which the bot has adopted the
    /// database.
    pub fn is_unknown_message(&self) -> bool {
        matches!(self.code(), Some(code::UNKNOWN_MESSAGE | code::MESSAGE_OF_ANOTHER_USER))
    }

    /// Returns whether the message is in an archived thread. Nothing can be edited there until a new message unarchives the thread.
    pub fn is_archived(&self) -> bool {
        self.code() == Some(code::THREAD_ARCHIVED)
    }

    pub fn is_acknowledged(&self) -> bool {
        self.code() == Some(code::ACKNOWLEDGED)
    }

    /// Returns the reason why the bot cannot write to the channel. Returns `None` if the error has another cause.
    pub fn no_access(&self) -> Option<PauseReason> {
        let RequestError::Refused(ApiError { status, code, .. }) = self else { return None };
        match *code {
            code::UNKNOWN_CHANNEL => Some(PauseReason::Gone),
            code::MESSAGE_OF_ANOTHER_USER => None,
            code::NOT_A_TEXT_CHANNEL | code::NOT_IN_THIS_CHANNEL | code::THREAD_ARCHIVED => {
                Some(PauseReason::Forbidden)
            }
            _ if *status == StatusCode::FORBIDDEN => Some(PauseReason::Forbidden),
            _ => None,
        }
    }

    pub fn is_invalid(&self) -> bool {
        let invalid = |status| matches!(status, StatusCode::BAD_REQUEST | StatusCode::PAYLOAD_TOO_LARGE);
        self.no_access().is_none() && matches!(self, RequestError::Refused(refusal) if invalid(refusal.status))
    }

    /// Returns whether Discord rejects the message itself as invalid, so that it will never accept it.
    pub fn is_invalid_message(&self) -> bool {
        let RequestError::Refused(ApiError { status, code, .. }) = self else { return false };
        *status == StatusCode::PAYLOAD_TOO_LARGE
            || matches!(*code, code::TOO_LARGE | code::EMPTY_MESSAGE | code::INVALID_FORM_BODY)
    }

    /// Returns whether Discord failed at processing this request, rather than being unavailable. It may fail every time.
    pub fn is_server_failure(&self) -> bool {
        matches!(self, RequestError::ServerError(StatusCode::INTERNAL_SERVER_ERROR))
    }

    pub fn is_unauthorized(&self) -> bool {
        matches!(self, RequestError::Refused(refusal) if refusal.status == StatusCode::UNAUTHORIZED)
    }

    fn code(&self) -> Option<u32> {
        if let RequestError::Refused(refusal) = self { Some(refusal.code) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(status: u16, code: u32) -> RequestError {
        let body = format!("{{\"code\": {code}, \"message\": \"no\"}}");
        RequestError::from_response(StatusCode::from_u16(status).unwrap(), None, None, body.as_bytes())
    }

    #[test]
    fn the_wait_comes_from_the_body_or_a_header_and_is_validated() {
        let wait = |head, body: &str| {
            RequestError::from_response(StatusCode::TOO_MANY_REQUESTS, head, None, body.as_bytes()).wait()
        };
        assert_eq!(wait(Some(2.0), r#"{"retry_after": 1.25}"#), Duration::from_millis(1250));
        assert_eq!(wait(Some(2.0), "<html>"), Duration::from_secs(2));
        for nonsense in [-1.0, f64::NAN, f64::INFINITY] {
            assert_eq!(wait(Some(nonsense), ""), NO_RETRY_AFTER);
        }
        assert_eq!(wait(None, ""), NO_RETRY_AFTER);
    }

    #[test]
    fn the_scope_of_a_limit_comes_from_a_header_or_the_body() {
        let is_global = |header, body: &str| {
            let error = RequestError::from_response(StatusCode::TOO_MANY_REQUESTS, None, header, body.as_bytes());
            matches!(error, RequestError::RateLimited { is_global: true, .. })
        };
        assert!(!is_global(None, r#"{"global": false}"#) && is_global(None, r#"{"global": true}"#));
        assert!(is_global(Some(true), r#"{"global": false}"#) && !is_global(Some(false), ""));
        assert!(is_global(None, "<html>"), "a proxy in front of Discord blocks the address");
    }

    #[test]
    fn refusals_are_distinguished() {
        assert_eq!(refused(404, 10_003).no_access(), Some(PauseReason::Gone));
        assert_eq!(refused(403, 50_001).no_access(), Some(PauseReason::Forbidden));
        assert_eq!(refused(400, 50_083).no_access(), Some(PauseReason::Forbidden));
        assert!(refused(400, 50_035).is_invalid() && !refused(400, 50_083).is_invalid());
        assert!(refused(413, 0).is_invalid() && refused(413, 0).is_invalid_message());
        assert!(refused(400, 50_035).is_invalid_message() && !refused(400, 0).is_invalid_message());
        assert!(refused(404, 10_008).is_unknown_message());
        assert!(refused(403, 50_005).is_unknown_message() && refused(403, 50_005).no_access().is_none());
        assert!(refused(400, 40_060).is_acknowledged());
        assert!(!refused(401, 0).is_temporary() && refused(401, 0).is_unauthorized());
        assert!(refused(503, 0).is_temporary() && refused(503, 0).may_have_taken_effect());
    }
}

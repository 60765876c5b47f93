//! Why Discord did not do what it was asked, and what follows from that.

use std::fmt;
use std::time::Duration;

use reqwest::StatusCode;
use serde::Deserialize;

use crate::discord::message::draft::clip;
use crate::telemetry::Chain;

/// Why Discord did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(super) enum Setback {
    /// There was no connection: nothing was asked.
    #[error("Discord cannot be reached: {}", Chain(.0))]
    Unreached(reqwest::Error),
    /// It was asked and there is no answer: it may have been done.
    #[error("Discord did not answer: {}", Chain(.0))]
    Unanswered(reqwest::Error),
    /// It is in trouble itself: it may have been done.
    #[error("Discord is in trouble ({0})")]
    Trouble(StatusCode),
    /// Too many requests were made.
    #[error("Discord wants to be asked again in {} ms", .wait.as_millis())]
    Limited {
        /// How long to wait.
        wait: Duration,
        /// Whether that goes for all requests.
        is_for_all: bool,
    },
    /// It does not do that.
    #[error("Discord refuses: {0}")]
    Refused(Refusal),
    /// Nobody understands the answer.
    #[error("Discord's answer cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// It was not asked, since another process may post for the table by now.
    #[error("another process posts for the table")]
    Unclaimed,
    /// There was no more time for another try.
    #[error("there was no answer in time")]
    Late,
}

/// What Discord does not do, in its words.
#[derive(Debug, Default)]
pub(super) struct Refusal {
    /// The status.
    pub status: StatusCode,
    /// Discord's own number for it.
    pub code: u32,
    /// Discord's words.
    pub message: String,
    /// What was wrong with each field, as JSON.
    pub errors: serde_json::Value,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}, {}", self.status.as_u16(), self.code, self.message)?;
        if self.errors.is_null() { Ok(()) } else { write!(f, " {}", clip(&self.errors.to_string(), MOST_ERRORS)) }
    }
}

/// The most that is logged of what was wrong with each field, in characters: Discord names every command of a refused list.
const MOST_ERRORS: usize = 1000;

/// Why a channel cannot be written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shut {
    /// It is not there.
    Gone,
    /// The bot may not.
    Forbidden,
}

/// Discord's numbers for what it refuses.
mod code {
    pub(super) const UNKNOWN_CHANNEL: u32 = 10_003;
    pub(super) const UNKNOWN_MESSAGE: u32 = 10_008;
    pub(super) const NOT_A_TEXT_CHANNEL: u32 = 50_008;
    pub(super) const NOT_IN_THIS_CHANNEL: u32 = 50_024;
    pub(super) const THREAD_ARCHIVED: u32 = 50_083;
    pub(super) const ACKNOWLEDGED: u32 = 40_060;
}

/// What Discord says of a refusal or a limit.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Complaint {
    code: u32,
    message: String,
    errors: serde_json::Value,
    retry_after: Option<f64>,
}

/// How long to hold on where Discord does not say.
const UNSAID: Duration = Duration::from_secs(5);

impl Setback {
    /// A request that failed on its way. Its address stays out: it may have a token in it.
    pub fn on_the_way(error: reqwest::Error) -> Setback {
        let error = error.without_url();
        if error.is_connect() || error.is_builder() { Setback::Unreached(error) } else { Setback::Unanswered(error) }
    }

    /// An answer that is no success. `wait` is what its head says of when to ask again, in seconds.
    /// `is_for_all` says of a limit whether it is that of all requests.
    pub fn answered(status: StatusCode, wait: Option<f64>, is_for_all: bool, body: &[u8]) -> Setback {
        // Whatever stands between Discord and us may answer with a page.
        let complaint: Complaint = serde_json::from_slice(body).unwrap_or_default();
        if status == StatusCode::TOO_MANY_REQUESTS {
            // The body says it more exactly.
            let seconds = complaint.retry_after.or(wait);
            let wait = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
            return Setback::Limited { wait: wait.unwrap_or(UNSAID), is_for_all };
        }
        if status.is_server_error() {
            return Setback::Trouble(status);
        }
        let Complaint { code, message, errors, .. } = complaint;
        Setback::Refused(Refusal { status, code, message, errors })
    }

    /// Whether the same may succeed later.
    pub fn passes(&self) -> bool {
        !matches!(self, Setback::Refused(_) | Setback::Late | Setback::Unclaimed)
    }

    /// Whether it may have been done all the same.
    pub fn is_perhaps_done(&self) -> bool {
        matches!(self, Setback::Unanswered(_) | Setback::Trouble(_) | Setback::Unreadable(_) | Setback::Late)
    }

    /// How long to wait before it is tried again, at least.
    pub fn wait(&self) -> Duration {
        if let Setback::Limited { wait, .. } = self { *wait } else { Duration::ZERO }
    }

    /// Whether Discord does not do it, now or later.
    pub fn is_refused(&self) -> bool {
        matches!(self, Setback::Refused(_))
    }

    /// Whether the message is not there.
    pub fn is_unknown_message(&self) -> bool {
        self.code() == Some(code::UNKNOWN_MESSAGE)
    }

    /// Whether the message is in a thread that sleeps: nothing there can be changed before something new is written.
    pub fn is_asleep(&self) -> bool {
        self.code() == Some(code::THREAD_ARCHIVED)
    }

    /// Whether it was done before.
    pub fn is_acknowledged(&self) -> bool {
        self.code() == Some(code::ACKNOWLEDGED)
    }

    /// Why the channel that was meant cannot be written to, if that is it.
    pub fn shut(&self) -> Option<Shut> {
        let Setback::Refused(Refusal { status, code, .. }) = self else { return None };
        match *code {
            code::UNKNOWN_CHANNEL => Some(Shut::Gone),
            code::NOT_A_TEXT_CHANNEL | code::NOT_IN_THIS_CHANNEL | code::THREAD_ARCHIVED => Some(Shut::Forbidden),
            _ if *status == StatusCode::FORBIDDEN => Some(Shut::Forbidden),
            _ => None,
        }
    }

    /// Whether Discord calls the message itself invalid.
    pub fn is_invalid(&self) -> bool {
        let invalid = |status| matches!(status, StatusCode::BAD_REQUEST | StatusCode::PAYLOAD_TOO_LARGE);
        self.shut().is_none() && matches!(self, Setback::Refused(refusal) if invalid(refusal.status))
    }

    /// Whether Discord failed at this request, rather than being away: it may fail at the same one for ever.
    pub fn is_crash(&self) -> bool {
        matches!(self, Setback::Trouble(StatusCode::INTERNAL_SERVER_ERROR))
    }

    /// Whether the token is none.
    pub fn is_unauthorized(&self) -> bool {
        matches!(self, Setback::Refused(refusal) if refusal.status == StatusCode::UNAUTHORIZED)
    }

    fn code(&self) -> Option<u32> {
        if let Setback::Refused(refusal) = self { Some(refusal.code) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(status: u16, code: u32) -> Setback {
        let body = format!("{{\"code\": {code}, \"message\": \"no\"}}");
        Setback::answered(StatusCode::from_u16(status).unwrap(), None, false, body.as_bytes())
    }

    #[test]
    fn a_wait_is_what_the_body_says_or_else_the_head_and_never_nonsense() {
        let wait =
            |head, body: &str| Setback::answered(StatusCode::TOO_MANY_REQUESTS, head, false, body.as_bytes()).wait();
        assert_eq!(wait(Some(2.0), r#"{"retry_after": 1.25}"#), Duration::from_millis(1250));
        assert_eq!(wait(Some(2.0), "<html>"), Duration::from_secs(2));
        for nonsense in [-1.0, f64::NAN, f64::INFINITY] {
            assert_eq!(wait(Some(nonsense), ""), UNSAID);
        }
        assert_eq!(wait(None, ""), UNSAID);
    }

    #[test]
    fn what_is_refused_is_told_apart() {
        assert_eq!(refused(404, 10_003).shut(), Some(Shut::Gone));
        assert_eq!(refused(403, 50_001).shut(), Some(Shut::Forbidden));
        assert_eq!(refused(400, 50_083).shut(), Some(Shut::Forbidden));
        assert!(refused(400, 50_035).is_invalid() && !refused(400, 50_083).is_invalid());
        assert!(refused(413, 0).is_invalid());
        assert!(refused(404, 10_008).is_unknown_message());
        assert!(refused(400, 40_060).is_acknowledged());
        assert!(!refused(401, 0).passes() && refused(401, 0).is_unauthorized());
        assert!(refused(503, 0).passes() && refused(503, 0).is_perhaps_done());
    }
}

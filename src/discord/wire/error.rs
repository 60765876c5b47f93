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
    /// Whether an earlier attempt of the same request may have taken effect.
    pub is_repeated: bool,
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}, {}", self.status.as_u16(), self.code, self.message)?;
        if self.errors.is_null() { Ok(()) } else { write!(f, " {}", clip(&self.errors.to_string(), MAX_ERRORS_LENGTH)) }
    }
}

/// The maximum length of the field errors in the log, in characters. For a rejected list of commands, Discord lists
/// every command.
const MAX_ERRORS_LENGTH: usize = 1000;

/// The meaning of Discord's refusal of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RefusalMeaning {
    /// The channel, or its server, no longer exists.
    ChannelGone,
    /// The bot lacks a permission in the channel, or the channel is not one for messages.
    Forbidden,
    /// The thread is archived. A message unarchives it, unless it is locked. Nothing in it can be edited before that.
    ThreadArchived,
    /// The thread is locked.
    ThreadLocked,
    /// The bot has no such message, or cannot edit it any more. It was deleted, or another application posted it, from which the bot
    /// has adopted the database.
    MessageGone,
    /// Discord will never accept what the request contains.
    Invalid,
    /// The interaction has its first response.
    Acknowledged,
    /// The interaction has no such token, or no longer.
    InteractionExpired,
    /// The user accepts no direct messages from the bot.
    DirectMessagesClosed,
    /// The user no longer exists, or is not a member of the server.
    UserGone,
    /// There are as many pins, threads, members or commands as there can be.
    LimitReached,
}

/// The purpose of a request, which determines the consequence of its refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A post of a table.
    Post,
    /// An edit of a table's message.
    Edit,
    DirectMessage,
    /// To find a message, a channel, a server or a member.
    Lookup,
    /// The first response to an interaction.
    Response,
    Pin,
    /// To add a player to the thread of a table.
    Thread,
}

/// The bot's reaction to the failure of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Consequence {
    /// No special consequence. Temporary failures are followed by another attempt.
    Usual,
    /// The bot pauses the table, because it cannot write to the channel.
    Pause(PauseReason),
    /// The bot posts a plain text instead.
    Simplify,
    /// The object of the request does not exist. The bot posts a message again if it is needed.
    Absent,
    /// The bot lacks a permission, and works without what it asked for.
    Forbidden,
    /// The thread must be unarchived first, which a post does.
    Archived,
    /// The bot sends the user no more direct messages.
    StopDirectMessages,
    /// There are as many as there can be. The bot works without another one.
    LimitReached,
    /// The request has taken effect before.
    Succeeded,
}

/// The meaning of each code with which Discord refuses a request and says something about the request. Other codes, and refusals without
/// a code, such as those of a proxy in front of Discord, say nothing about a table: the same request may succeed later.
///
/// Source: <https://docs.discord.com/developers/topics/opcodes-and-status-codes#json>
const REFUSALS: &[(u32, RefusalMeaning)] = &[
    (10_003, RefusalMeaning::ChannelGone),          // Unknown channel
    (10_004, RefusalMeaning::ChannelGone),          // Unknown guild
    (10_007, RefusalMeaning::UserGone),             // Unknown member
    (10_008, RefusalMeaning::MessageGone),          // Unknown message
    (10_013, RefusalMeaning::UserGone),             // Unknown user
    (10_015, RefusalMeaning::InteractionExpired),   // Unknown webhook
    (10_062, RefusalMeaning::InteractionExpired),   // Unknown interaction
    (20_009, RefusalMeaning::Invalid),              // Explicit content
    (20_026, RefusalMeaning::DirectMessagesClosed), // The bot was flagged for spam
    (30_003, RefusalMeaning::LimitReached),         // Pins
    (30_015, RefusalMeaning::Invalid),              // Too many attachments
    (30_032, RefusalMeaning::LimitReached),         // Commands
    (30_033, RefusalMeaning::LimitReached),         // Members of a thread
    (30_034, RefusalMeaning::LimitReached),         // New commands per day
    (30_046, RefusalMeaning::MessageGone),          // Edits of an old message
    (40_005, RefusalMeaning::Invalid),              // Request entity too large
    (40_007, RefusalMeaning::UserGone),             // The user is banned from the server
    (40_058, RefusalMeaning::Forbidden),            // Cannot send a message in a forum channel
    (40_060, RefusalMeaning::Acknowledged),         // Interaction has already been acknowledged
    (40_067, RefusalMeaning::Forbidden),            // A post in this forum needs a tag
    (40_094, RefusalMeaning::InteractionExpired),   // Too many follow-ups
    (50_001, RefusalMeaning::Forbidden),            // Missing access
    (50_003, RefusalMeaning::Forbidden),            // Not in a channel of direct messages
    (50_005, RefusalMeaning::MessageGone),          // A message of another user
    (50_006, RefusalMeaning::Invalid),              // Empty message
    (50_007, RefusalMeaning::DirectMessagesClosed), // Cannot send messages to this user
    (50_008, RefusalMeaning::Forbidden),            // Cannot send messages in a channel without text
    (50_009, RefusalMeaning::Forbidden),            // Verification level of the channel
    (50_013, RefusalMeaning::Forbidden),            // Missing permissions
    (50_021, RefusalMeaning::MessageGone),          // A message of the system
    (50_024, RefusalMeaning::Forbidden),            // Cannot execute this on this type of channel
    (50_027, RefusalMeaning::InteractionExpired),   // Invalid webhook token
    (50_033, RefusalMeaning::UserGone),             // Invalid recipients
    (50_035, RefusalMeaning::Invalid),              // Invalid form body
    (50_045, RefusalMeaning::Invalid),              // File too large
    (50_046, RefusalMeaning::Invalid),              // Invalid file
    (50_068, RefusalMeaning::Invalid),              // Invalid type of message
    (50_083, RefusalMeaning::ThreadArchived),       // The thread is archived
    (50_109, RefusalMeaning::Invalid),              // Invalid JSON
    (50_110, RefusalMeaning::Invalid),              // Invalid file
    (50_123, RefusalMeaning::Invalid),              // Invalid type of file
    (50_146, RefusalMeaning::Invalid),              // File not found
    (50_151, RefusalMeaning::Invalid),              // Invalid emoji
    (50_278, RefusalMeaning::DirectMessagesClosed), // No mutual servers
    (160_002, RefusalMeaning::Forbidden),           // Cannot reply without permission to read the history
    (160_005, RefusalMeaning::ThreadLocked),        // The thread is locked
    (160_006, RefusalMeaning::LimitReached),        // Active threads
    (160_007, RefusalMeaning::LimitReached),        // Active announcement threads
    (160_009, RefusalMeaning::Forbidden),           // Cannot refer to a message without permission to read the history
    (200_000, RefusalMeaning::Invalid),             // Blocked by AutoMod
    (200_001, RefusalMeaning::Invalid),             // Title blocked by AutoMod
    (240_000, RefusalMeaning::Invalid),             // Blocked by the filter of harmful links
    (400_001, RefusalMeaning::Invalid),             // Uploads are limited in this server
];

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
const DEFAULT_RETRY_AFTER: Duration = Duration::from_secs(5);

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
            return RequestError::RateLimited { wait: wait.unwrap_or(DEFAULT_RETRY_AFTER), is_global };
        }
        if status.is_server_error() {
            return RequestError::ServerError(status);
        }
        let ErrorBody { code, message, errors, .. } = complaint;
        RequestError::Refused(ApiError { status, code, message, errors, is_repeated: false })
    }

    /// Returns whether the same request may succeed later.
    pub fn is_temporary(&self) -> bool {
        match self {
            RequestError::Refused(_) => self.refusal().is_none() && !self.is_unauthorized(),
            RequestError::DeadlinePassed | RequestError::Unclaimed => false,
            _ => true,
        }
    }

    /// Returns what Discord says by refusing the request, or `None` if it did not refuse it or the refusal says nothing about the
    /// request.
    fn refusal(&self) -> Option<RefusalMeaning> {
        let RequestError::Refused(ApiError { status, code, .. }) = self else { return None };
        // A body that is too large is refused before Discord reads it.
        let too_large = (*status == StatusCode::PAYLOAD_TOO_LARGE).then_some(RefusalMeaning::Invalid);
        REFUSALS.iter().find(|(known, _)| known == code).map(|(_, refusal)| *refusal).or(too_large)
    }

    /// Returns what the bot does after the failure of a request for a purpose.
    pub fn consequence(&self, purpose: Purpose) -> Consequence {
        let Some(refusal) = self.refusal() else { return Consequence::Usual };
        match (purpose, refusal) {
            (Purpose::Post | Purpose::Edit, RefusalMeaning::ChannelGone) => Consequence::Pause(PauseReason::Gone),
            // A table in direct messages is closed to the bot in the same way.
            (
                Purpose::Post | Purpose::Edit,
                RefusalMeaning::Forbidden | RefusalMeaning::DirectMessagesClosed | RefusalMeaning::UserGone,
            ) => Consequence::Pause(PauseReason::Forbidden),
            (Purpose::Post | Purpose::Edit, RefusalMeaning::ThreadLocked) => Consequence::Pause(PauseReason::Locked),
            // A message to an archived thread is refused only if the thread is locked.
            (Purpose::Post, RefusalMeaning::ThreadArchived) => Consequence::Pause(PauseReason::Locked),
            (Purpose::Edit | Purpose::Thread, RefusalMeaning::ThreadArchived) => Consequence::Archived,
            (Purpose::Post | Purpose::Edit, RefusalMeaning::Invalid) => Consequence::Simplify,
            (Purpose::Edit, RefusalMeaning::MessageGone) => Consequence::Absent,
            (
                Purpose::Lookup,
                RefusalMeaning::ChannelGone
                | RefusalMeaning::MessageGone
                | RefusalMeaning::UserGone
                | RefusalMeaning::DirectMessagesClosed,
            ) => Consequence::Absent,
            (Purpose::Lookup | Purpose::Pin, RefusalMeaning::Forbidden) => Consequence::Forbidden,
            (Purpose::Pin, RefusalMeaning::LimitReached) => Consequence::LimitReached,
            (Purpose::DirectMessage, RefusalMeaning::DirectMessagesClosed | RefusalMeaning::UserGone) => {
                Consequence::StopDirectMessages
            }
            (Purpose::Response, RefusalMeaning::Acknowledged) if self.is_repeated() => Consequence::Succeeded,
            _ => Consequence::Usual,
        }
    }

    /// Returns whether Discord refused a request of which an earlier attempt may have taken effect.
    const fn is_repeated(&self) -> bool {
        matches!(self, RequestError::Refused(ApiError { is_repeated: true, .. }))
    }

    /// Returns the error of a request of which an earlier attempt may have taken effect.
    pub fn into_repeated(self) -> RequestError {
        match self {
            RequestError::Refused(error) => RequestError::Refused(ApiError { is_repeated: true, ..error }),
            error => error,
        }
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

    /// Returns whether the message may be the cause of the failure, although Discord does not say so. Then it may fail every time.
    pub fn may_be_message(&self) -> bool {
        match self {
            RequestError::ServerError(status) => *status == StatusCode::INTERNAL_SERVER_ERROR,
            RequestError::Refused(error) => error.status == StatusCode::BAD_REQUEST && self.refusal().is_none(),
            _ => false,
        }
    }

    pub fn is_unauthorized(&self) -> bool {
        matches!(self, RequestError::Refused(refusal) if refusal.status == StatusCode::UNAUTHORIZED)
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
            assert_eq!(wait(Some(nonsense), ""), DEFAULT_RETRY_AFTER);
        }
        assert_eq!(wait(None, ""), DEFAULT_RETRY_AFTER);
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

    /// Returns the consequences of a code for each purpose. The last one is that of a response that was repeated.
    fn consequences(code: u32) -> [Consequence; 8] {
        let purposes = [
            Purpose::Post,
            Purpose::Edit,
            Purpose::DirectMessage,
            Purpose::Lookup,
            Purpose::Pin,
            Purpose::Thread,
            Purpose::Response,
            Purpose::Response,
        ];
        let mut consequences = purposes.map(|purpose| refused(400, code).consequence(purpose));
        consequences[7] = refused(400, code).into_repeated().consequence(Purpose::Response);
        consequences
    }

    #[test]
    fn each_documented_code_has_its_consequences() {
        use Consequence::*;
        const FORBIDDEN: Consequence = Pause(PauseReason::Forbidden);
        const LOCKED: Consequence = Pause(PauseReason::Locked);
        const GONE: Consequence = Pause(PauseReason::Gone);
        // post, edit, direct message, lookup, pin, thread, response, repeated response
        let expected: [(&[u32], [Consequence; 8]); 10] = [
            (&[10_003, 10_004], [GONE, GONE, Usual, Absent, Usual, Usual, Usual, Usual]),
            (&[10_008, 30_046, 50_005, 50_021], [Usual, Absent, Usual, Absent, Usual, Usual, Usual, Usual]),
            (
                &[10_007, 10_013, 20_026, 40_007, 50_007, 50_033, 50_278],
                [FORBIDDEN, FORBIDDEN, StopDirectMessages, Absent, Usual, Usual, Usual, Usual],
            ),
            (
                &[40_058, 40_067, 50_001, 50_003, 50_008, 50_009, 50_013, 50_024, 160_002, 160_009],
                [FORBIDDEN, FORBIDDEN, Usual, Forbidden, Forbidden, Usual, Usual, Usual],
            ),
            (&[50_083], [LOCKED, Archived, Usual, Usual, Usual, Archived, Usual, Usual]),
            (&[160_005], [LOCKED, LOCKED, Usual, Usual, Usual, Usual, Usual, Usual]),
            (
                &[
                    20_009, 30_015, 40_005, 50_006, 50_035, 50_045, 50_046, 50_068, 50_109, 50_110, 50_123, 50_146,
                    50_151, 200_000, 200_001, 240_000, 400_001,
                ],
                [Simplify, Simplify, Usual, Usual, Usual, Usual, Usual, Usual],
            ),
            (
                &[30_003, 30_032, 30_033, 30_034, 160_006, 160_007],
                [Usual, Usual, Usual, Usual, LimitReached, Usual, Usual, Usual],
            ),
            (&[40_060], [Usual, Usual, Usual, Usual, Usual, Usual, Usual, Succeeded]),
            (&[10_015, 10_062, 40_094, 50_027], [Usual; 8]),
        ];
        let documented = include_str!("../../../tests/data/discord/codes.txt").lines().skip(1);
        let documented: Vec<u32> =
            documented.flat_map(str::split_whitespace).map(|code| code.parse().unwrap()).collect();
        assert_eq!(documented.len(), 244);
        for code in &documented {
            let known = expected.iter().find(|(codes, _)| codes.contains(code));
            assert_eq!(consequences(*code), known.map_or([Usual; 8], |(_, consequences)| *consequences), "{code}");
            assert_eq!(refused(400, *code).is_temporary(), known.is_none(), "{code}");
        }
        let listed = REFUSALS.iter().map(|(code, _)| *code).collect::<Vec<_>>();
        assert!(listed.is_sorted_by(|a, b| a < b) && listed.iter().all(|code| documented.contains(code)), "{listed:?}");
        assert!(refused(401, 0).is_unauthorized() && !refused(401, 0).is_temporary());
        assert_eq!(refused(413, 0).consequence(Purpose::Post), Simplify);
    }

    /// Only a code that Discord documents says something about a table. A status alone does not, because a proxy may have chosen it.
    #[test]
    fn no_status_alone_says_anything_about_a_table() {
        let bodies = [
            "<html><title>Access denied</title></html>",
            "",
            "{}",
            r#"{"code": 0, "message": "no"}"#,
            r#"{"code": 1}"#,
        ];
        for status in (400..600).filter(|status| ![401, 413, 429].contains(status)) {
            for body in bodies {
                let error =
                    RequestError::from_response(StatusCode::from_u16(status).unwrap(), None, None, body.as_bytes());
                assert_eq!(
                    (error.refusal(), error.consequence(Purpose::Post), error.is_temporary()),
                    (None, Consequence::Usual, true),
                    "{status} {body}"
                );
                assert_eq!(error.may_be_message(), [400, 500].contains(&status), "{status} {body}");
                assert_eq!(error.may_have_taken_effect(), status >= 500, "{status} {body}");
            }
        }
    }
}

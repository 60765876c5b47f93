//! The use cases: open, join, start, act, submit sealed numbers, undo, vote, be away, resign, abort, export.
//!
//! [`Tables`] is the only caller of both rules and store, and the only writer of games. Each call is one transaction of the store.
//! It reads the table, applies the rules, commits the changes together with the [notices](Notice) that report them, and only then
//! returns. So a crash of the process never loses an acknowledged change.
//!
//! Calls block until the commit is done. Asynchronous callers wrap them in `spawn_blocking`.
//!
//! ```
//! use bergerie_rules::Setup;
//! use bergerie_store::Store;
//! use bergerie_table::{TableError, ChannelId, UserId, Tables};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let tables = Tables::new(Store::in_memory()?);
//! let (channel, alice, bob) = (ChannelId(1), UserId(2), UserId(3));
//! tables.create(channel, alice, "en", Setup::base(0))?;
//! tables.join(channel, bob)?;
//! let table = tables.start(channel, alice)?.snapshot;
//!
//! let (decision, who) = table.decision().zip(table.awaited_user()).ok_or("a game waits for a player")?;
//! let answer = &decision.actions[..1];
//! tables.act(table.id, who, decision.number, answer)?;
//! // A repeated answer is refused.
//! let again = tables.act(table.id, who, decision.number, answer);
//! assert!(matches!(again, Err(TableError::Stale { .. })));
//! # Ok(())
//! # }
//! ```

mod bots;
mod clocks;
mod commit;
mod conspicuous_pairs;
mod draws;
mod duels;
mod error;
mod expansions;
mod fair;
mod feeds;
mod game_cache;
mod game_file;
mod game_filter;
mod hints;
mod history;
mod limits;
mod lobby;
mod motions;
mod name;
mod open_motion;
mod order;
mod orders;
mod outbox;
mod page;
mod play;
mod presets;
mod profiles;
mod public_url;
mod quiet_hours;
mod ratings;
mod recent_log;
mod record_file;
mod replayed_game;
mod results;
mod review_consents;
mod round_request;
mod rounds;
mod servers;
mod sessions;
mod snapshot;
mod submissions;
mod tables;
mod time_zones;
mod timekeeping;
mod transfer;
mod transition;
mod undo;
mod user_data;
mod users;

pub use bergerie_opponent::{Advice, BotProfile, Character, EngineFailure, EngineName, EngineSeat, Level};
pub use bergerie_store::{
    Announcement, Assists, ChannelId, Duel, DuelLength, ExclusiveWork, GameEnding, GameResult, Grace, GuildId,
    LatestPosts, Lease, LogSpan, MessageId, Motion, MotionId, MotionKind, MotionOutcome, Notice, NoticeBacklog,
    NoticeId, NoticeKind, OldPost, OutOfTurn, OutdatedMessage, Pace, PageKey, PauseReason, PhaseKind, PlayerResult,
    Preferences, QuietHours, RatingMode, RatingPool, Role, Season, ServerSettings, Session, SubstitutionReason,
    TableClock, TableId, TableOption, TableOptions, TableVersion, ThreadPolicy, UserId, Vote, run_and_detect_commit,
};
pub use bots::{BotMove, choose_move, default_move};
pub use clocks::{BankTimes, TimeLimits, time_limits};
pub use conspicuous_pairs::ConspicuousPair;
pub use duels::DuelStanding;
pub use error::{Failure, RateLimitExceeded, TableError};
pub use fair::{Commitment, NotHex, Seed};
pub use feeds::{FeedAddresses, FeedDelivery, FeedStatus, FeedUrl, InvalidFeedUrl};
pub use game_file::{
    ExportError, GameFileError, GameFormat, JczReadError, JczUnknown, JczWriteError, MAX_GAME_FILE_LENGTH, read_game,
};
pub use game_filter::{GameFilter, InvalidFilter};
pub use hints::quick_hints;
pub use history::{AnswerRecord, LastMove, NoticeContext};
pub use limits::MAX_LOBBIES;
pub use lobby::{Challenge, OpeningContext, Reservation, TableSetup};
pub use motions::MotionView;
pub use name::is_hidden;
pub use order::StandingOrder;
pub use orders::{ActiveOrders, OrderChange};
pub use outbox::{DueNotice, PendingEdit, TableWork};
pub use page::WatchedTable;
pub use presets::PresetEditor;
pub use profiles::{Encounters, LatestGame, Profile, Reliability};
pub use public_url::{InvalidPublicUrl, PublicUrl};
pub use quiet_hours::local_minute;
pub use ratings::{RatedPlayer, Rating, RatingHistory, RatingSeason, Standings, ratings};
pub use recent_log::RecentEvents;
pub use record_file::{RecordFile, Verification, VerifyError, verify};
pub use results::rank;
pub use review_consents::ReadableReview;
pub use sessions::{SESSION_LIFETIME, Secret, session_key};
pub use snapshot::{Phase, Play, Round, Snapshot};
pub use submissions::Submission;
pub use tables::{Scores, Tables, Update};
pub use time_zones::{zone_called, zones};
pub use transfer::{CopiedItems, MoveError, move_all};
pub use undo::UndoOutcome;
pub use user_data::{Departure, UserData};
pub use users::{AbsenceChange, FinishedGames};

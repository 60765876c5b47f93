//! Errors of user requests. Only this file converts errors to messages.

use std::time::Duration;

use crate::picture::PictureError;
use crate::presenter::orders::order_label;
use crate::presenter::words::{Words, markup};
use crate::rules::{Action, DrawOutcome, Entry, Expansion, RecordError, Refusal, Setup, SetupError};
use crate::table::{
    ChannelId, ExportError, Failure, GameFileError, JczReadError, JczUnknown, JczWriteError, RateLimitExceeded,
    Snapshot, TableError, UserId,
};

use super::message::draft::quoted;

/// The error of a user's request: either a mistake of the user, or an internal failure.
#[derive(Debug, thiserror::Error)]
pub(super) enum AppError {
    /// A use case refused the request or failed.
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Answer(#[from] AnswerError),
    #[error(transparent)]
    Picture(#[from] PictureError),
    #[error(transparent)]
    Record(#[from] serde_json::Error),
    #[error(transparent)]
    Export(#[from] ExportError),
    #[error("the table plays without {0:?}")]
    NotInPlay(Expansion),
    /// The user to replace has no seat, or the substitute already has one.
    #[error("invalid replacement")]
    InvalidReplacement,
    /// The substitute is the account of a bot, which could not vote.
    #[error("a bot cannot replace a player")]
    BotAsNewcomer,
    #[error("{0} is not a time zone")]
    UnknownTimeZone(String),
    #[error("{0} is not a range of hours")]
    InvalidQuietHours(String),
    /// The text does not name a seat's mark.
    #[error("invalid favourite")]
    UnknownMark(String),
    /// The text is not a date in the future.
    #[error("{0} is not a day")]
    InvalidDate(String),
    /// The user challenges themselves or a bot.
    #[error("the challenged user cannot be an opponent")]
    InvalidOpponent,
    /// The text is not a quarter of a year.
    #[error("{0} is not a season")]
    UnknownSeason(String),
    /// The text is not an address to which a results feed can be sent.
    #[error("that is not the address of a feed")]
    FeedUrl,
    /// The user is not a player of the table whose review they request.
    #[error("the review is for the players")]
    PrivateReview,
    #[error("unknown preset {0}")]
    UnknownPreset(String),
    #[error(transparent)]
    Upload(#[from] UploadError),
    #[error("there is no program {name}")]
    UnknownProgram { name: String, offered: Vec<String> },
    #[error("the game has begun")]
    LeaveTooLate,
    #[error("the game has not begun")]
    ResignTooEarly,
    /// The button is unknown: the message is from an older version, or the ID is forged.
    #[error("unknown button")]
    OldButton,
    /// The game was deleted, because it ended long ago.
    #[error("the game was deleted")]
    GameDeleted,
    #[error("no such command in this version")]
    OldCommand,
    #[error("not in a server")]
    NoServer,
    #[error("no thread could be opened")]
    NoThread,
    #[error("not allowed to manage the server")]
    NotManager,
    #[error("games are in other channels: {0:?}")]
    ChannelNotAllowed(Vec<ChannelId>),
    #[error("the game is shown to its players only")]
    GameHidden,
    #[error("not a member of the channel")]
    NotMember,
    #[error("missing permissions: {}", .0.join(", "))]
    MissingPermissions(Vec<&'static str>),
    #[error("busy for {} ms", .0.as_millis())]
    Busy(Duration),
    #[error("too many requests by one user, for {} ms", .0.as_millis())]
    RateLimited(Duration),
    #[error("the bot restarts")]
    Restarting,
    #[error("no thread is available to compute bot moves")]
    NoBotThread,
    #[error("the task failed: {0}")]
    TaskFailed(#[from] tokio::task::JoinError),
    #[error("the task panicked")]
    TaskPanicked,
    #[error("saved, but then failed: {0}")]
    AfterCommit(Box<AppError>),
}

/// The maximum length of the reason why a file cannot be read or written, in characters.
const MAX_REASON_LENGTH: usize = 1000;

/// The reason why an uploaded file cannot be shown.
#[derive(Debug, thiserror::Error)]
pub(super) enum UploadError {
    #[error("the file is too long")]
    TooLong,
    #[error("the file cannot be downloaded")]
    Unavailable,
    #[error("the file is not text")]
    NotText,
    #[error(transparent)]
    Unreadable(GameFileError),
    #[error(transparent)]
    Invalid(RecordError),
}

fn upload_error(words: Words, error: &UploadError) -> String {
    let reason = |error: &dyn std::error::Error| quoted(&error.to_string(), MAX_REASON_LENGTH);
    match error {
        UploadError::TooLong => words.error_upload_too_long(),
        UploadError::Unavailable => words.error_upload_unavailable(),
        UploadError::NotText | UploadError::Unreadable(GameFileError::Record(_)) => words.error_upload_unknown(),
        UploadError::Unreadable(GameFileError::Jcz(JczReadError::Unknown(parts))) => {
            words.error_upload_jcz_parts(jcz_parts(words, parts))
        }
        UploadError::Unreadable(GameFileError::Jcz(error)) => words.error_upload_jcz(reason(error)),
        UploadError::Unreadable(GameFileError::Notation(error)) => {
            words.error_upload_notation(error.column, error.line, reason(&error.problem))
        }
        UploadError::Invalid(error) => words.error_upload_record(reason(error)),
    }
}

/// Names the parts of a game that JCloisterZone or this program does not know.
fn jcz_parts(words: Words, parts: &[JczUnknown]) -> String {
    const MOST: usize = 12;
    let name = |text: &str| quoted(text, 40);
    let described = parts.iter().take(MOST).map(|part| match part {
        JczUnknown::Set(set, copies) => words.jcz_set(u32::from(*copies), name(set)),
        JczUnknown::Element(element, value) => words.jcz_element(name(element), name(value)),
        JczUnknown::WithoutTiles(expansion) => words.jcz_without_tiles(words.expansion(expansion.id())),
        JczUnknown::WithoutElement(expansion, element) => {
            words.jcz_without_element(name(element), words.expansion(expansion.id()))
        }
        JczUnknown::Selection(expansion) => words.jcz_selection(words.expansion(expansion.id())),
        JczUnknown::Rule(rule, value) => words.jcz_rule(name(rule), name(value)),
        JczUnknown::Addon(addon) => words.jcz_addon(name(addon)),
        JczUnknown::StartTiles => words.jcz_start(),
        JczUnknown::Players(count) => words.jcz_players(u32::from(*count)),
        JczUnknown::Expansion(expansion) => words.expansion(expansion.id()),
        JczUnknown::Option(id, value) => words.labelled(words.option(id), words.value(&format!("{id}-{value}"))),
        JczUnknown::Ruleset(number) => words.jcz_ruleset(u32::from(*number)),
        JczUnknown::Resignations => words.jcz_resignations(),
    });
    words.separated(&described.chain((parts.len() > MOST).then(|| "…".to_owned())).collect::<Vec<_>>())
}

/// An error in an answer typed as a command.
#[derive(Clone, Debug, thiserror::Error)]
pub(super) enum AnswerError {
    #[error("{0} is not a cell")]
    InvalidPosition(String),
    /// The tile cannot be placed on the cell.
    #[error("not at {at}: {refusal}")]
    PlacementRefused {
        /// The cell where the user wanted to place the tile, such as `N2E1`.
        at: String,
        refusal: Refusal,
    },
    #[error("not a multiple of 90 degrees")]
    InvalidAngle,
    #[error("the tile cannot be placed in this rotation")]
    RotationNotPossible { possible: Vec<String> },
    #[error("the figure cannot be placed there")]
    UnknownFigure { possible: Vec<String> },
    #[error("unknown expansion: {}", .unknown.join(", "))]
    UnknownExpansions { unknown: Vec<String>, possible: Vec<String> },
    #[error("unknown option: {}", .unknown.join(", "))]
    UnknownOptions { unknown: Vec<String> },
    #[error("no such score, or several")]
    UnknownScore,
    /// The answer concerns an expansion, which gives the reason.
    #[error("{}", .0.log)]
    OfExpansion(InvalidAnswer),
}

/// An answer to an expansion's question that cannot be accepted.
#[derive(Clone, Debug)]
pub(super) struct InvalidAnswer {
    /// The reason, for the log.
    pub log: &'static str,
    /// Returns the message for the user. The second argument is `possible`.
    pub message: fn(Words, &[String]) -> String,
    /// Descriptions of the answers that would be accepted.
    pub possible: Vec<String>,
}

impl InvalidAnswer {
    pub const fn new(log: &'static str, message: fn(Words, &[String]) -> String) -> InvalidAnswer {
        InvalidAnswer { log, message, possible: Vec::new() }
    }

    pub fn with_possible(self, possible: Vec<String>) -> AppError {
        AppError::Answer(AnswerError::OfExpansion(InvalidAnswer { possible, ..self }))
    }
}

impl From<InvalidAnswer> for AppError {
    fn from(invalid: InvalidAnswer) -> AppError {
        AppError::Answer(AnswerError::OfExpansion(invalid))
    }
}

impl From<Refusal> for AnswerError {
    fn from(refusal: Refusal) -> AnswerError {
        AnswerError::PlacementRefused { at: String::new(), refusal }
    }
}

impl From<Refusal> for AppError {
    fn from(refusal: Refusal) -> AppError {
        AppError::Answer(refusal.into())
    }
}

impl From<Failure> for AppError {
    fn from(failure: Failure) -> AppError {
        AppError::Table(failure.into())
    }
}

impl AppError {
    /// Returns whether this is an internal failure, which must be logged, rather than a user's mistake.
    pub fn is_failure(&self) -> bool {
        matches!(
            self,
            AppError::Table(TableError::Failure(_))
                | AppError::Picture(_)
                | AppError::Record(_)
                | AppError::Export(
                    ExportError::Json(_)
                        | ExportError::Replay(_)
                        | ExportError::Jcz(JczWriteError::Json(_) | JczWriteError::Record(_))
                )
                | AppError::TaskFailed(_)
                | AppError::TaskPanicked
                | AppError::AfterCommit(_)
                | AppError::NoBotThread
        )
    }

    /// Marks an internal failure as one after a commit, so that its message does not claim that nothing was changed.
    pub fn after_commit(self) -> AppError {
        if self.is_failure() { AppError::AfterCommit(Box::new(self)) } else { self }
    }

    /// Returns whether the commit itself failed in a way that leaves its outcome unknown.
    fn is_unconfirmed(&self) -> bool {
        matches!(self, AppError::Table(TableError::Failure(failure)) if failure.is_unconfirmed())
    }

    /// Returns whether the error means that the pressed message is outdated.
    pub fn is_outdated(&self) -> bool {
        matches!(self, AppError::Table(TableError::Stale { .. } | TableError::NotYourTurn { .. } | TableError::Over))
    }

    /// Returns the message for the user. `table` is the table of the request, if it was found. `link` leads to its current post.
    pub fn message(&self, words: Words, table: Option<&Snapshot>, user: UserId, link: &str) -> String {
        // Name buttons in the table's language, in which they are labelled.
        let posts = table.map_or(words, words_of);
        match self {
            error if error.is_unconfirmed() => words.error_unconfirmed(),
            AppError::AfterCommit(_) => words.error_committed(),
            AppError::Table(error) => table_error(words, posts, error, table, user, link),
            AppError::Answer(error) => answer_error(words, error),
            AppError::NotInPlay(expansion) => words.error_without(words.expansion(expansion.id())),
            AppError::InvalidReplacement => words.error_replace(),
            AppError::PrivateReview => words.error_private_review(),
            AppError::BotAsNewcomer => words.error_replace_bot(),
            AppError::UnknownTimeZone(zone) => words.error_zone(quoted(zone, 40)),
            AppError::InvalidQuietHours(text) => words.error_quiet(quoted(text, 40)),
            AppError::UnknownMark(text) => words.error_mark(quoted(text, 40)),
            AppError::InvalidDate(text) => words.error_until(quoted(text, 40)),
            AppError::FeedUrl => words.error_feed_url(),
            AppError::InvalidOpponent => words.error_duel_opponent(),
            AppError::UnknownSeason(text) => words.error_season(quoted(text, 40)),
            AppError::UnknownPreset(name) => words.preset_none(quoted(name, 40)),
            AppError::UnknownProgram { offered, .. } if offered.is_empty() => words.error_no_programs(),
            AppError::UnknownProgram { name, offered } => words.error_program(quoted(name, 40), words.list(offered)),
            AppError::LeaveTooLate => words.error_leave_too_late(),
            AppError::ResignTooEarly => words.error_resign_too_early(),
            AppError::OldButton => words.error_old_button(),
            AppError::GameDeleted => words.error_deleted(),
            AppError::OldCommand => words.error_old_command(),
            AppError::NoServer => words.error_channel(),
            AppError::NoThread => words.error_no_thread(),
            AppError::Restarting => words.error_restarting(),
            AppError::NotManager => words.error_not_manager(),
            AppError::ChannelNotAllowed(allowed) => words.error_elsewhere(mention_channels(allowed)),
            AppError::GameHidden => words.error_hidden(),
            AppError::NotMember => words.error_not_member(),
            AppError::MissingPermissions(lacking) => words.error_no_permission(permission_names(words, lacking)),
            AppError::Export(ExportError::Jcz(JczWriteError::Unknown(parts))) => {
                words.error_export_jcz(jcz_parts(words, parts))
            }
            AppError::Export(ExportError::Jcz(JczWriteError::Answer { turn, entry, .. })) => {
                let game = match entry {
                    Entry::Act(Action::Expansion(action)) => words.expansion(action.expansion().id()),
                    Entry::Draw(DrawOutcome::Expansion(drawn)) => words.expansion(drawn.expansion().id()),
                    _ => words.lobby_base(),
                };
                words.error_export_jcz_answer(game, u32::try_from(*turn).unwrap_or(u32::MAX))
            }
            AppError::Upload(error) => upload_error(words, error),
            AppError::Busy(wait) => words.error_busy(seconds(*wait)),
            AppError::RateLimited(wait) => words.error_hasty(seconds(*wait)),
            AppError::Picture(_)
            | AppError::Record(_)
            | AppError::Export(_)
            | AppError::TaskFailed(_)
            | AppError::TaskPanicked
            | AppError::NoBotThread => words.error_machine(),
        }
    }
}

fn words_of(table: &Snapshot) -> Words {
    Words::of(table.locale.parse().unwrap_or_default())
}

/// Rounds a duration up to whole seconds, at least one.
fn seconds(wait: Duration) -> usize {
    wait.as_secs_f32().ceil().max(1.0) as usize
}

/// Mentions channels, separated by commas.
pub(super) fn mention_channels(ids: &[ChannelId]) -> String {
    ids.iter().map(|id| markup::channel(id.0)).collect::<Vec<_>>().join(", ")
}

/// Names permissions as Discord's clients do, separated by commas.
pub(super) fn permission_names(words: Words, keys: &[&str]) -> String {
    keys.iter().map(|key| words.permission(key)).collect::<Vec<_>>().join(", ")
}

fn mention(user: UserId) -> String {
    markup::player(user.0)
}

fn table_error(
    words: Words,
    posts: Words,
    error: &TableError,
    table: Option<&Snapshot>,
    user: UserId,
    link: &str,
) -> String {
    match error {
        TableError::NoTable => words.error_no_table(),
        TableError::Occupied { name } => words.error_occupied(name.as_str()),
        TableError::NotHost { host } => words.error_not_host(mention(*host)),
        TableError::NotSeated => words.error_not_seated(),
        TableError::AlreadySeated => words.error_already_seated(),
        TableError::AlreadyAgreed => words.error_already_agreed(),
        TableError::NotEntrusted => words.error_not_entrusted(),
        TableError::Full => words.error_full(),
        TableError::TooManyPresets => words.error_preset(),
        TableError::Started => words.error_started(),
        TableError::NotStarted => words.error_not_started(posts.button_start()),
        TableError::Over => match table {
            Some(table) if table.game().is_none() => words.error_closed(),
            _ => words.error_over(),
        },
        TableError::Setup(errors) => setup_error(words, posts, errors),
        TableError::NotAuthor => words.error_preset_author(),
        TableError::InvalidName => words.error_preset_name(),
        TableError::ManyLobbies(count) => words.error_many_lobbies(*count),
        TableError::ManyLobbiesHere(count) => words.error_many_lobbies_here(*count),
        TableError::NoRatings => words.error_no_ratings(),
        TableError::RatedBots => words.error_rated_bots(posts.button_options()),
        TableError::RatedGame => words.error_rated_game(),
        TableError::DuelGame => words.error_duel_game(),
        TableError::Challenge { opponent } => words.error_challenge(mention(*opponent)),
        TableError::NotYourTurn { awaited_user } => words.error_your_turn_not(link, mention(*awaited_user)),
        TableError::Stale { awaited_user, .. } if *awaited_user == user => words.error_stale_yours(link),
        // The post of the next turn follows the moves of bots.
        TableError::Stale { .. } if table.is_some_and(Snapshot::waits_for_bots) => words.error_stale_bot(),
        TableError::Stale { .. } => words.error_stale(link),
        TableError::Sealed => words.error_sealed(link),
        TableError::NotInRound => words.error_not_in_round(),
        TableError::Empty => words.refusal_not_offered(),
        TableError::Refused { refusal, .. } => words.refusal(*refusal, ""),
        TableError::NothingToUndo => words.error_nothing_to_undo(),
        TableError::VoteClosed => words.error_vote_closed(),
        TableError::NotAsked => words.error_vote_not_asked(),
        TableError::NoSuchOrder(possible) => {
            let possible: Vec<String> = possible.iter().map(|order| order_label(words, order)).collect();
            words.error_order(words.list(&possible))
        }
        TableError::OrderValueOutOfRange { order, range } => {
            words.error_order_number(u32::from(*range.start()), u32::from(*range.end()), order_label(words, order))
        }
        TableError::RateLimitExceeded(RateLimitExceeded { until }) => words.error_too_often(markup::time_left(*until)),
        TableError::Failure(_) => words.error_machine(),
    }
}

fn setup_error(words: Words, posts: Words, errors: &[SetupError]) -> String {
    let few = |error: &SetupError| matches!(error, SetupError::Players(n) if !(Setup::MIN_PLAYERS..=Setup::MAX_PLAYERS).contains(n));
    if errors.iter().any(few) {
        words.error_too_few(posts.button_bot(), posts.button_join())
    } else {
        words.error_setup_first(posts.button_options())
    }
}

fn answer_error(words: Words, error: &AnswerError) -> String {
    match error {
        AnswerError::InvalidPosition(text) => words.error_unknown_place(quoted(text, 20)),
        AnswerError::PlacementRefused { at, refusal } => words.refusal(*refusal, at),
        AnswerError::InvalidAngle => words.error_angle(),
        AnswerError::RotationNotPossible { possible } => words.error_unknown_turn(possible.join(", ")),
        AnswerError::UnknownFigure { possible } => words.error_unknown_figure(possible.join(", ")),
        AnswerError::UnknownExpansions { unknown, possible } => {
            words.error_unknown_expansions(words.list(possible), quoted(&unknown.join(", "), 100))
        }
        AnswerError::UnknownOptions { unknown } => words.error_unknown_options(quoted(&unknown.join(", "), 100)),
        AnswerError::UnknownScore => words.error_unknown_score(),
        AnswerError::OfExpansion(invalid) => (invalid.message)(words, &invalid.possible),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::context::tests;
    use crate::discord::permissions::{PIN_MESSAGES, Permissions, missing_in_new_thread, needed_keys};
    use crate::opponent::Level;
    use crate::presenter::words::Locale;
    use crate::rules::Setup;

    #[test]
    fn permissions_have_the_names_of_the_users_client() {
        let english = Words::of(Locale::En);
        let keys = missing_in_new_thread(Permissions::empty()).into_iter().chain(needed_keys()).chain([PIN_MESSAGES]);
        for key in keys {
            assert!(english.permission(key).starts_with(char::is_uppercase), "{key}: {}", english.permission(key));
            for locale in [Locale::De, Locale::Fr] {
                let name = Words::of(locale).permission(key);
                assert!(name.contains(' ') && name != english.permission(key), "{key}: {name}");
            }
        }
    }

    /// The post with the button is still the latest one until the bot has moved.
    #[test]
    fn an_old_button_does_not_lead_to_its_own_post_while_a_bot_plays() {
        let app = tests::app();
        let (channel, user) = (ChannelId(1), UserId(1));
        app.tables.create(channel, user, "en", Setup::base(0)).unwrap();
        app.tables.add_bot(channel, user, Level::Gentle).unwrap();
        let table = app.tables.start(channel, user).unwrap().snapshot;
        for awaited_user in table.users.clone() {
            let error = AppError::from(TableError::Stale { current: 2, awaited_user });
            let text = error.message(Words::of(Locale::En), Some(&table), user, "LINK");
            assert_eq!(text.contains("a bot is playing"), table.waits_for_bots() && awaited_user != user, "{text}");
            assert_ne!(text.contains("LINK"), text.contains("a bot is playing"), "{text}");
        }
    }
}

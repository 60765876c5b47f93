//! The users with a session: what they are asked, and what they do.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota};
use serde::{Deserialize, Serialize};

use crate::picture::{Artist, Chunk, ChunkScale};
use crate::presenter::answers::candidate_letter;
use crate::presenter::orders::order_label;
use crate::presenter::questions::prompt;
use crate::presenter::words::{Locale, Words, markup};
use crate::presenter::{CodeHandling, PlayerNames, QuestionContext, Rehearsal};
use crate::rules::{Game, never};
use crate::table::{
    Failure, FinishedGames, GameFilter, PageKey, Phase, ReadableReview, Secret, Snapshot, Submission, TableError,
    Tables, UndoOutcome, UserId,
};

use super::boards::DrawError;
use super::connection::{LISTING_AGE, PageConnection, READING_AGE, TableAccess};
use super::members::{VoteState, leave_question, page_text, vote_state};
use super::moment::season_of;
use super::turn::{Turn, TurnRehearsal};

/// The number of requests per second of a user, and the number that may come at once. A turn takes about five.
const REQUESTS_PER_SECOND: u32 = 5;
const MAX_REQUESTS_AT_ONCE: u32 = 60;

/// The same for the parts of the board after answers that a user tries, of which a screen shows up to about thirty.
const CHUNKS_PER_SECOND: u32 = 20;
const MAX_CHUNKS_AT_ONCE: u32 = 200;

/// The number of users from which on idle ones are removed from the limits.
const MANY_USERS: usize = 10_000;

/// The reason why a user's request is refused.
#[derive(Debug)]
pub(super) enum PlayerError {
    /// There is no session, or it has ended.
    LoggedOut,
    /// The user sends too many requests.
    TooMany,
    /// The user has left the server, or cannot see the channel of the table any more. Contains the message for the user.
    NoAccess(String),
    /// It cannot be found out whether the user still has access. Contains the message for the user.
    AccessUnknown(String),
    /// A use case refuses the request. Contains the message for the user, as plain text.
    Refused(String),
}

/// The result of a user's request, or `None` if there is no such page.
pub(super) type PlayerResult<T> = Result<Option<Result<T, PlayerError>>, DrawError>;

/// The state of a table for one of its players. All texts are plain.
#[derive(Debug, Default, Serialize)]
pub(super) struct PlayerPage {
    /// The name of the user's seat, or `None` if the user does not play at this table.
    seat: Option<String>,
    /// The turn of the user, or `None` while the game does not wait for an open answer of the user.
    turn: Option<Turn>,
    /// The sealed round in which the user takes part.
    round: Option<RoundState>,
    /// The length of the log, for a request to undo. `None` if the user cannot ask for that.
    undo: Option<u32>,
    /// The open vote, if the user plays at the table or is asked.
    vote: Option<VoteState>,
    /// The text about the absence that the user has announced.
    away: Option<String>,
    /// The question before the user leaves the game for good, and the label of the button. `None` if the user is not in the game.
    leave: Option<(String, String)>,
}

/// A sealed round. Only the player sees the submitted numbers.
#[derive(Debug, Serialize)]
struct RoundState {
    /// The number of the decision.
    number: u32,
    lines: Vec<String>,
    /// The letters of the subjects, each with the number that the player has submitted.
    subjects: Vec<(char, Option<u8>)>,
    max: u8,
    /// Whether the game waits for the player, who has not submitted all numbers.
    is_awaited: bool,
}

/// The answers that a user tries.
#[derive(Debug, Deserialize)]
pub(super) struct TriedAnswers {
    /// The number of the decision that they answer, or `None` if the user has not been asked yet.
    number: Option<u32>,
    /// The answers as a path of codes.
    #[serde(default)]
    path: String,
}

impl TriedAnswers {
    /// Returns the path at a decision. It is empty if the answers are to another one.
    fn path_at(&self, number: u32) -> &str {
        if self.number == Some(number) { &self.path } else { "" }
    }
}

/// The kind of a request for a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlayerRequest {
    /// The user reads the state of the table.
    State,
    /// The user reads a part of the board.
    Chunk,
    /// The user changes something.
    Change,
}

impl PlayerRequest {
    /// Returns the maximum age of the look-up of the user's access.
    const fn max_age(self) -> Duration {
        match self {
            PlayerRequest::State | PlayerRequest::Chunk => READING_AGE,
            PlayerRequest::Change => Duration::ZERO,
        }
    }
}

/// A game of a user. All texts are plain.
#[derive(Debug, Serialize)]
pub(super) struct GameState {
    name: String,
    /// The address of the page, or `None` if the table has none.
    page: Option<String>,
    /// The players for whom the game waits, or the result.
    text: String,
    /// Whether the game waits for the user.
    is_asked: bool,
    /// The time since which the game waits or is over, in Unix seconds. `None` while it waits for a bot.
    since: Option<i64>,
    /// The access on which it depends whether the user sees the game. `None` in direct messages.
    #[serde(skip)]
    pub access: Option<TableAccess>,
}

/// A part of the finished games of a user, the latest first.
#[derive(Debug, Serialize)]
pub(super) struct PastGames {
    pub games: Vec<GameState>,
    /// Whether there are older games.
    pub has_older: bool,
}

/// The answers of a path, in the notation of the presenter, to the decision with this number.
#[derive(Debug, Deserialize)]
pub(super) struct AnswerPath {
    number: u32,
    path: String,
}

/// The numbers that a player submits in a sealed round.
#[derive(Debug, Deserialize)]
pub(super) struct SealedAnswers {
    number: u32,
    numbers: Vec<u8>,
}

/// A request to undo the last move, with the length of the log that the player has seen.
#[derive(Debug, Deserialize)]
pub(super) struct UndoRequest {
    length: u32,
}

/// The use cases of users with a session.
pub(super) struct PlayerService {
    pub(super) tables: Tables,
    artist: Artist,
    pub(super) bot: Arc<dyn PageConnection>,
    request_limits: DefaultKeyedRateLimiter<UserId>,
    chunk_limits: DefaultKeyedRateLimiter<UserId>,
}

impl PlayerService {
    pub fn new(tables: Tables, artist: Artist, bot: Arc<dyn PageConnection>) -> PlayerService {
        let limiter = |per_second: u32, at_once: u32| {
            let [per_second, at_once] =
                [per_second, at_once].map(|most| NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN));
            DefaultKeyedRateLimiter::keyed(Quota::per_second(per_second).allow_burst(at_once))
        };
        let request_limits = limiter(REQUESTS_PER_SECOND, MAX_REQUESTS_AT_ONCE);
        let chunk_limits = limiter(CHUNKS_PER_SECOND, MAX_CHUNKS_AT_ONCE);
        PlayerService { tables, artist, bot, request_limits, chunk_limits }
    }

    /// Returns the language that the user of a session has chosen. Returns `None` without a session, and `Some(None)` without a choice.
    pub fn locale(&self, session: &Secret) -> Result<Option<Option<Locale>>, Failure> {
        let Some(user) = self.tables.session_user(session)? else { return Ok(None) };
        Ok(Some(self.tables.preferences(user)?.locale.and_then(|tag| tag.parse().ok())))
    }

    /// Begins a session, which replaces the previous one of the browser. Returns `None` if the link is not valid.
    pub fn log_in(&self, link: &Secret, previous: Option<&Secret>) -> Result<Option<Secret>, Failure> {
        let Some((_, session)) = self.tables.log_in(link)? else { return Ok(None) };
        self.end_previous(previous);
        Ok(Some(session))
    }

    /// Begins a session of a user whom Discord has confirmed, which replaces the previous one of the browser.
    pub fn begin_session(&self, user: UserId, previous: Option<&Secret>) -> Result<Secret, Failure> {
        let session = self.tables.begin_session(user)?;
        self.end_previous(previous);
        Ok(session)
    }

    /// Ends the previous session of a browser. The new one has begun in any case.
    fn end_previous(&self, previous: Option<&Secret>) {
        if let Some(Err(error)) = previous.map(|previous| self.tables.log_out(previous)) {
            tracing::error!(%error, "failed to end the previous session of a browser");
        }
    }

    /// Ends a session.
    pub fn log_out(&self, session: &Secret) -> Result<(), Failure> {
        self.tables.log_out(session)
    }

    /// Returns the running games of the user of a session: those that wait for the user first, and then the one that has waited longest.
    /// Returns `None` without a session.
    pub fn games(&self, words: Words, session: &Secret) -> Result<Option<Vec<GameState>>, Failure> {
        let Some(user) = self.tables.session_user(session)? else { return Ok(None) };
        let names = PlayerNames::of_colours(words);
        let mut tables = self.tables.tables_of_user(user)?;
        tables.retain(|table| table.game().is_some());
        tables.sort_by_key(|table| !table.awaited_users().contains(&user));
        let game = |table: &Snapshot| {
            let is_asked = table.awaited_users().contains(&user);
            Ok(GameState {
                name: table.name.clone(),
                page: self.page_path(table)?,
                text: if is_asked {
                    words.page_your_turn()
                } else {
                    words.page_waiting(names.list(words, table.awaited_seats()))
                },
                is_asked,
                since: table.clock.map(|clock| clock.since),
                access: access_to(table, user, LISTING_AGE),
            })
        };
        Ok(Some(tables.iter().map(game).collect::<Result<_, Failure>>()?))
    }

    /// Returns a part of the finished games of the user of a session, counted from 0. Returns `None` without a session.
    pub fn past_games(&self, words: Words, session: &Secret, part: u32) -> Result<Option<PastGames>, Failure> {
        let Some(user) = self.tables.session_user(session)? else { return Ok(None) };
        let (names, FinishedGames { games, has_older }) =
            (PlayerNames::of_colours(words), self.tables.finished_games(user, &GameFilter::default(), part)?);
        let game = |(table, ended_at): &(Snapshot, i64)| {
            let ranking = table.game().map(|game| names.ranking_lines(words, game)).unwrap_or_default();
            Ok(GameState {
                name: table.name.clone(),
                page: self.page_path(table)?,
                text: markup::plain(&ranking.join(" · ")),
                is_asked: false,
                since: Some(*ended_at),
                access: access_to(table, user, LISTING_AGE),
            })
        };
        Ok(Some(PastGames { games: games.iter().map(game).collect::<Result<_, Failure>>()?, has_older }))
    }

    /// Returns the review of a finished game for the user of a session, if there is one, with the access on which it depends whether the
    /// user still sees the game. Returns `None` if there is no such page, or its game is not over.
    pub fn readable_review(
        &self,
        words: Words,
        key: PageKey,
        session: Option<&Secret>,
    ) -> PlayerResult<(ReadableReview, Option<TableAccess>)> {
        let user = session.map(|session| self.tables.session_user(session)).transpose()?.flatten();
        let Some(version) = self.tables.table_version(key)? else { return Ok(None) };
        let table = self.tables.get(version.table)?.filter(|table| matches!(table.phase, Phase::Over { .. }));
        let Some(table) = table else { return Ok(None) };
        let Some(readable) = self.tables.readable_review(&table, user)? else {
            return Ok(Some(Err(PlayerError::NoAccess(markup::plain(&words.error_private_review())))));
        };
        let access = user.filter(|_| !readable.is_public).and_then(|user| access_to(&table, user, READING_AGE));
        Ok(Some(Ok((readable, access))))
    }

    /// Returns the path of a table's page, or `None` if it has none.
    fn page_path(&self, table: &Snapshot) -> Result<Option<String>, Failure> {
        Ok(self.tables.visible_page_key(table)?.map(|key| format!("/tables/{key}")))
    }

    /// Describes a table for the user of a session, with the answers tried so far.
    pub fn state(
        &self,
        words: Words,
        key: PageKey,
        session: &Secret,
        tried: &TriedAnswers,
    ) -> PlayerResult<PlayerPage> {
        self.answered(key, session, |table, user| Ok(Ok(self.state_of(words, &table, user, tried)?)))
    }

    fn state_of(
        &self,
        words: Words,
        table: &Snapshot,
        user: UserId,
        tried: &TriedAnswers,
    ) -> Result<PlayerPage, DrawError> {
        let names = PlayerNames::of_colours(words);
        let seat = table.seat_of(user);
        let Phase::Playing(play) = &table.phase else {
            return Ok(PlayerPage { seat: seat.map(|seat| names.name(seat).to_owned()), ..PlayerPage::default() });
        };
        let view = self.tables.open_motion_view(table.id)?;
        let vote = view.and_then(|view| vote_state(words, &view, table, user));
        let Some(seat) = seat.filter(|&seat| !play.game.player(seat).has_resigned) else {
            return Ok(PlayerPage { vote, ..PlayerPage::default() });
        };
        let number = play.game.decision().map_or(0, |decision| decision.number);
        let turn = match table.check_answer(user, number) {
            Ok(()) => {
                let (assists, advice) = (table.options.assists, self.tables.quick_hints(table));
                let turn =
                    |path| TurnRehearsal::new(words, &names, (assists, &advice), &play.game, path)?.turn(&self.artist);
                // Outdated answers are left out.
                match turn(tried.path_at(number)).or_else(|_| turn("")) {
                    Ok(turn) => Some(turn),
                    Err(refusal) => {
                        never!("the turn at table {} cannot be described: {refusal}", table.id);
                        None
                    }
                }
            }
            Err(_) => None,
        };
        let round = match &table.sealed {
            Some(round) if round.players.contains(&seat) => match self.tables.submission(table.id, user, number) {
                Ok(submission) => Some(round_state(words, &names, number, &play.game, submission)),
                Err(TableError::Failure(failure)) => return Err(failure.into()),
                Err(_) => None,
            },
            _ => None,
        };
        let away = self.tables.preferences(user)?.away_until.filter(|&until| until > self.tables.now());
        Ok(PlayerPage {
            seat: Some(names.name(seat).to_owned()),
            turn,
            round,
            undo: Some(play.length),
            vote,
            away: away.map(|until| page_text(&words.settings_away(markup::time(until)))),
            leave: Some(leave_question(words, table, user)),
        })
    }

    /// Draws a chunk of the board after the answers that a user tries. Returns `None` if the user is not asked.
    pub fn chunk(
        &self,
        key: PageKey,
        session: &Secret,
        tried: &TriedAnswers,
        (chunk, scale): (Chunk, ChunkScale),
    ) -> PlayerResult<Option<Vec<u8>>> {
        self.answered(key, session, |table, user| {
            let Some(game) = table.game() else { return Ok(Ok(None)) };
            let number = game.decision().map_or(0, |decision| decision.number);
            let (words, names) = (Words::default(), PlayerNames::of_colours(Words::default()));
            let rehearsal = table.check_answer(user, number).ok().and_then(|()| {
                TurnRehearsal::new(words, &names, (table.options.assists, &[]), game, tried.path_at(number)).ok()
            });
            let pixels = rehearsal.and_then(|rehearsal| rehearsal.chunk(&self.artist, chunk, scale).ok());
            Ok(Ok(pixels.map(|pixels| pixels.to_png(season_of(&table))).transpose()?))
        })
    }

    /// Commits the answers of a path.
    pub fn confirm(&self, words: Words, key: PageKey, session: &Secret, answers: &AnswerPath) -> PlayerResult<()> {
        self.answered(key, session, |table, user| {
            let act = || {
                table.check_answer(user, answers.number)?;
                let game = table.game().ok_or(TableError::NotStarted)?;
                let rehearsal = Rehearsal::of_path(game, &answers.path, CodeHandling::Strict)
                    .map_err(|refusal| TableError::Refused { answer: 0, refusal })?;
                let actions = rehearsal.answers_of_path(&answers.path);
                self.tables.act(table.id, user, answers.number, &actions).map(drop)
            };
            self.committed(words, &table, act())
        })
    }

    /// Submits numbers in a sealed round.
    pub fn submit(&self, words: Words, key: PageKey, session: &Secret, sealed: &SealedAnswers) -> PlayerResult<()> {
        self.answered(key, session, |table, user| {
            let submitted = self.tables.submit(table.id, user, sealed.number, &sealed.numbers);
            self.committed(words, &table, submitted.map(drop))
        })
    }

    /// Undoes the last move, or asks the other players. Returns a message about the outcome.
    pub fn undo(&self, words: Words, key: PageKey, session: &Secret, request: &UndoRequest) -> PlayerResult<String> {
        self.answered(key, session, |table, user| {
            let names = PlayerNames::of_colours(words);
            let text = self.tables.undo(table.id, user, Some(request.length)).map(|outcome| match outcome {
                UndoOutcome::Done(_) => words.undo_done(),
                UndoOutcome::Asked(users) => {
                    words.undo_asked(names.list(words, users.iter().filter_map(|&user| table.seat_of(user))))
                }
            });
            self.committed(words, &table, text.map(|text| markup::plain(&text)))
        })
    }

    /// Makes the bot post what was committed. Converts the refusal of a use case to a message.
    pub(super) fn committed<T>(
        &self,
        words: Words,
        table: &Snapshot,
        result: Result<T, TableError>,
    ) -> Result<Result<T, PlayerError>, DrawError> {
        // The outcome of a commit that failed may be unknown.
        if matches!(result, Ok(_) | Err(TableError::Failure(_))) {
            self.bot.post(table.id);
        }
        self.refusable(words, result)
    }

    /// Converts the refusal of a use case to a message.
    pub(super) fn refusable<T>(
        &self,
        words: Words,
        result: Result<T, TableError>,
    ) -> Result<Result<T, PlayerError>, DrawError> {
        match result {
            Ok(value) => Ok(Ok(value)),
            Err(TableError::Failure(failure)) => Err(failure.into()),
            Err(error) => Ok(Err(PlayerError::Refused(markup::plain(&refusal_text(words, &error))))),
        }
    }

    /// Returns the access on which a request depends, within the user's limits. Returns `None` in direct messages, and for users
    /// who only read and do not play at the table.
    pub fn access(
        &self,
        words: Words,
        key: PageKey,
        session: &Secret,
        request: PlayerRequest,
    ) -> PlayerResult<Option<TableAccess>> {
        let limit = if request == PlayerRequest::Chunk { &self.chunk_limits } else { &self.request_limits };
        self.answered(key, session, |table, user| {
            if limit.len() >= MANY_USERS {
                limit.retain_recent();
            }
            if limit.check_key(&user).is_err() {
                return Ok(Err(PlayerError::TooMany));
            }
            // Users without a seat change something only if they vote. In direct messages with the bot, there are no others.
            let (is_change, is_player) = (request == PlayerRequest::Change, table.seat_of(user).is_some());
            if is_change && !is_player && table.guild.is_none() {
                return Ok(Err(PlayerError::NoAccess(words.page_no_access())));
            }
            let is_checked = is_change || is_player;
            Ok(Ok(access_to(&table, user, request.max_age()).filter(|_| is_checked)))
        })
    }

    /// Calls a use case with the table of a page and the user of a session.
    pub(super) fn answered<T>(
        &self,
        key: PageKey,
        session: &Secret,
        answer: impl FnOnce(Snapshot, UserId) -> Result<Result<T, PlayerError>, DrawError>,
    ) -> PlayerResult<T> {
        let Some(user) = self.tables.session_user(session)? else { return Ok(Some(Err(PlayerError::LoggedOut))) };
        let Some(version) = self.tables.table_version(key)? else { return Ok(None) };
        let Some(table) = self.tables.get(version.table)? else { return Ok(None) };
        answer(table, user).map(Some)
    }
}

/// Returns the access of a user to the channel of a table, or `None` in direct messages.
fn access_to(table: &Snapshot, user: UserId, max_age: Duration) -> Option<TableAccess> {
    table.guild.map(|server| TableAccess { server, channel: table.channel, user, max_age })
}

/// Describes a sealed round to one of its players.
fn round_state(
    words: Words,
    names: &PlayerNames,
    number: u32,
    game: &Game,
    Submission { table, round, own, .. }: Submission,
) -> RoundState {
    let assists = table.options.assists;
    let context = QuestionContext { words, assists, names, game, is_upcoming: false, round: Some(&round) };
    let lines = prompt(&context).map(|prompt| prompt.lines).unwrap_or_default();
    let is_awaited = own.is_none();
    let own = own.unwrap_or_default();
    let subject = |(index, &subject): (usize, &u8)| (candidate_letter(subject.into()), own.get(index).copied());
    let subjects = round.subjects.iter().enumerate().map(subject).collect();
    RoundState {
        number,
        lines: lines.iter().map(|line| markup::plain(line)).collect(),
        subjects,
        max: round.max,
        is_awaited,
    }
}

/// Returns the message about the refusal of a use case.
fn refusal_text(words: Words, error: &TableError) -> String {
    match error {
        TableError::NotSeated => words.error_not_seated(),
        TableError::NotInRound => words.error_not_in_round(),
        TableError::Over => words.error_over(),
        TableError::NothingToUndo => words.error_nothing_to_undo(),
        TableError::Refused { refusal, .. } => words.refusal(*refusal, ""),
        TableError::VoteClosed => words.error_vote_closed(),
        TableError::NotAsked => words.error_vote_not_asked(),
        TableError::OrderValueOutOfRange { order, range } => {
            words.error_order_number(u32::from(*range.start()), u32::from(*range.end()), order_label(words, order))
        }
        TableError::RateLimitExceeded(_) => words.page_too_often(),
        _ => words.page_outdated(),
    }
}

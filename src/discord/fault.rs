//! Why something did not happen. This is the one place where errors become sentences.

use std::time::Duration;

use crate::picture::PictureError;
use crate::rules::expansions::Expansion;
use crate::rules::setup::SetupFault;
use crate::rules::{Refusal, Setup};
use crate::table::{ActError, Failure, PersonId, Snapshot, TableError, TooOften, UndoError, VoteError};
use crate::words::Words;

use super::manners::times::left;
use super::message::draft::quoted;

/// Why something that somebody asked for did not happen.
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    /// Something about the table.
    #[error(transparent)]
    Table(#[from] TableError),
    /// Something about an answer.
    #[error(transparent)]
    Act(#[from] ActError),
    /// An answer that was given by words or numbers is not among the legal ones.
    #[error(transparent)]
    Answer(#[from] AnswerFault),
    /// There is no picture.
    #[error(transparent)]
    Picture(#[from] PictureError),
    /// A record could not be written.
    #[error(transparent)]
    Record(#[from] serde_json::Error),
    /// The table plays without the expansion that the command belongs to.
    #[error("the table plays without {0:?}")]
    Without(Expansion),
    /// Nothing can be taken back.
    #[error(transparent)]
    Undo(UndoError),
    /// A vote does not count.
    #[error(transparent)]
    Vote(VoteError),
    /// Not somebody who plays, or not somebody who does not.
    #[error("nobody can be replaced like that")]
    Replace,
    /// Not a time zone.
    #[error("{0} is no time zone")]
    Zone(String),
    /// Not hours of a day.
    #[error("{0} are no hours")]
    Quiet(String),
    /// A favourite that there is not.
    #[error("no such favourite")]
    Mark(String),
    /// Not a day.
    #[error("{0} is no day")]
    Until(String),
    /// Not an order that there is.
    #[error("no such order, but {0:?}")]
    Order(Vec<String>),
    /// A name that options cannot have.
    #[error("options cannot have that name")]
    Preset,
    /// Not a name of options.
    #[error("{0} is no name of options")]
    NoPreset(String),
    /// Leaving a table as if its game had not begun.
    #[error("the game has begun")]
    LeaveTooLate,
    /// Resigning from a game that has not begun.
    #[error("the game has not begun")]
    ResignTooEarly,
    /// The button is of an older version.
    #[error("a button of an older version")]
    OldButton,
    /// A command that this version does not have.
    #[error("no such command in this version")]
    OldCommand,
    /// Not in a channel of a server.
    #[error("not in a channel of a server")]
    NoChannel,
    /// Too much is to be done; how long that will take.
    #[error("busy for another {} ms", .0.as_millis())]
    Busy(Duration),
    /// One person wants too much; how long they should wait.
    #[error("one person asks for too much, for another {} ms", .0.as_millis())]
    Hasty(Duration),
    /// The bot's thinking has ended.
    #[error("nobody thinks for the bot")]
    Thoughtless,
    /// The work was not finished.
    #[error("the work was not finished: {0}")]
    Crash(#[from] tokio::task::JoinError),
    /// The work has panicked.
    #[error("the work has panicked")]
    Panic,
    /// It is saved, but then something failed.
    #[error("it is saved, but then: {0}")]
    Committed(Box<Fault>),
}

/// Why an answer that was typed is none.
#[derive(Clone, Debug, thiserror::Error)]
pub(super) enum AnswerFault {
    /// Not a place.
    #[error("{0} is no place")]
    Place(String),
    /// A place where the tile cannot go, and why.
    #[error("not at {at}: {refusal}")]
    Refused {
        /// Where.
        at: String,
        /// Why not.
        refusal: Refusal,
    },
    /// A way that the tile cannot lie.
    #[error("not turned that way")]
    Turned {
        /// Those that are possible, in words.
        possible: Vec<String>,
    },
    /// No such figure there.
    #[error("no such figure there")]
    Figure {
        /// Those that are possible, in words.
        possible: Vec<String>,
    },
    /// Some names are of no expansion.
    #[error("no expansion is called {}", .unknown.join(", "))]
    Expansions {
        /// The names.
        unknown: Vec<String>,
        /// The expansions that there are, in words.
        possible: Vec<String>,
    },
    /// No score, or several.
    #[error("no such score, or several")]
    Score,
    /// The question is another one.
    #[error("something else is asked")]
    OtherQuestion,
    /// For a reason that only an expansion knows.
    #[error("{}", .0.log)]
    Special(Unfit),
}

/// Why an answer to something that an expansion asks is none.
#[derive(Clone, Debug)]
pub(super) struct Unfit {
    /// The reason, for the log.
    pub log: &'static str,
    /// The reason, for the person: a message that may name what was possible.
    pub say: fn(Words, &[String]) -> String,
    /// What was possible, in words.
    pub possible: Vec<String>,
}

impl Unfit {
    /// A reason that needs to name nothing.
    pub const fn new(log: &'static str, say: fn(Words, &[String]) -> String) -> Unfit {
        Unfit { log, say, possible: Vec::new() }
    }

    /// With what was possible instead.
    pub fn but(self, possible: Vec<String>) -> Fault {
        Fault::Answer(AnswerFault::Special(Unfit { possible, ..self }))
    }
}

impl From<Unfit> for Fault {
    fn from(unfit: Unfit) -> Fault {
        Fault::Answer(AnswerFault::Special(unfit))
    }
}

impl From<UndoError> for Fault {
    fn from(error: UndoError) -> Fault {
        match error {
            UndoError::Act(error) => error.into(),
            nothing => Fault::Undo(nothing),
        }
    }
}

impl From<VoteError> for Fault {
    fn from(error: VoteError) -> Fault {
        match error {
            VoteError::Act(error) => error.into(),
            other => Fault::Vote(other),
        }
    }
}

impl From<Failure> for Fault {
    fn from(failure: Failure) -> Fault {
        Fault::Table(failure.into())
    }
}

impl Fault {
    /// Whether it is the machine's fault rather than anybody's choice: worth a line in the log.
    pub fn is_failure(&self) -> bool {
        matches!(
            self,
            Fault::Table(TableError::Failure(_))
                | Fault::Act(ActError::Failure(_))
                | Fault::Picture(_)
                | Fault::Record(_)
                | Fault::Crash(_)
                | Fault::Panic
                | Fault::Committed(_)
                | Fault::Thoughtless
        )
    }

    /// The same after a commit: a failure is then no reason to say that nothing was changed.
    pub fn after_commit(self) -> Fault {
        if self.is_failure() { Fault::Committed(Box::new(self)) } else { self }
    }

    /// Whether nobody knows whether it is saved.
    fn is_unconfirmed(&self) -> bool {
        let (Fault::Table(TableError::Failure(failure)) | Fault::Act(ActError::Failure(failure))) = self else {
            return false;
        };
        failure.is_unconfirmed()
    }

    /// Whether the message that was pressed has had its day.
    pub fn is_outdated(&self) -> bool {
        matches!(self, Fault::Act(ActError::Stale { .. } | ActError::NotYourTurn { .. } | ActError::Over))
    }

    /// What to tell the person. `table` is what they meant, where one was found, and `link` leads to its live post.
    pub fn say(&self, words: Words, table: Option<&Snapshot>, person: PersonId, link: &str) -> String {
        // Buttons are named as they are written: in the table's language.
        let posts = table.map_or(words, words_of);
        match self {
            fault if fault.is_unconfirmed() => words.fault_unconfirmed(),
            Fault::Committed(_) => words.fault_committed(),
            Fault::Table(error) => table_error(words, posts, error),
            Fault::Act(error) => act_error(words, error, table, person, link),
            Fault::Answer(error) => answer_fault(words, error),
            Fault::Without(expansion) => words.fault_without(words.expansion(expansion.id())),
            Fault::Undo(_) => words.fault_nothing_to_undo(),
            Fault::Vote(VoteError::NotAsked) => words.fault_vote_not_asked(),
            Fault::Vote(_) => words.fault_vote_closed(),
            Fault::Replace => words.fault_replace(),
            Fault::Zone(zone) => words.fault_zone(quoted(zone, 40)),
            Fault::Quiet(text) => words.fault_quiet(quoted(text, 40)),
            Fault::Mark(text) => words.fault_mark(quoted(text, 40)),
            Fault::Until(text) => words.fault_until(quoted(text, 40)),
            Fault::Order(orders) => words.fault_order(words.list(orders)),
            Fault::Preset => words.fault_preset(),
            Fault::NoPreset(name) => words.preset_none(quoted(name, 40)),
            Fault::LeaveTooLate => words.fault_leave_too_late(),
            Fault::ResignTooEarly => words.fault_resign_too_early(),
            Fault::OldButton => words.fault_old_button(),
            Fault::OldCommand => words.fault_old_command(),
            Fault::NoChannel => words.fault_channel(),
            Fault::Busy(wait) => words.fault_busy(seconds(*wait)),
            Fault::Hasty(wait) => words.fault_hasty(seconds(*wait)),
            Fault::Picture(_) | Fault::Record(_) | Fault::Crash(_) | Fault::Panic | Fault::Thoughtless => {
                words.fault_machine()
            }
        }
    }
}

/// The language of a table's buttons.
fn words_of(table: &Snapshot) -> Words {
    Words::of(table.locale.parse().unwrap_or_default())
}

/// Whole seconds, never none.
fn seconds(wait: Duration) -> usize {
    wait.as_secs_f32().ceil().max(1.0) as usize
}

fn mention(person: PersonId) -> String {
    format!("<@{person}>")
}

fn table_error(words: Words, posts: Words, error: &TableError) -> String {
    match error {
        TableError::NoTable => words.fault_no_table(),
        TableError::Occupied { name } => words.fault_occupied(name.as_str()),
        TableError::NotHost { host } => words.fault_not_host(mention(*host)),
        TableError::NotSeated => words.fault_not_seated(),
        TableError::AlreadySeated => words.fault_already_seated(),
        TableError::Full => words.fault_full(),
        TableError::Started => words.fault_started(),
        TableError::NotStarted => words.fault_not_started(posts.button_start()),
        TableError::Setup(faults) => setup_fault(words, posts, faults),
        TableError::NotAuthor => words.fault_preset_author(),
        TableError::ManyLobbies(count) => words.fault_many_lobbies(*count),
        TableError::TooOften(TooOften { until }) => words.fault_too_often(left(*until)),
        TableError::Failure(_) => words.fault_machine(),
    }
}

fn setup_fault(words: Words, posts: Words, faults: &[SetupFault]) -> String {
    let few =
        |fault: &SetupFault| matches!(fault, SetupFault::Players(n) if !(Setup::FEWEST..=Setup::MOST).contains(n));
    if faults.iter().any(few) {
        words.fault_too_few(posts.button_join())
    } else {
        words.fault_setup_first(posts.button_options())
    }
}

fn act_error(words: Words, error: &ActError, table: Option<&Snapshot>, person: PersonId, link: &str) -> String {
    match error {
        ActError::NoTable => words.fault_no_table(),
        ActError::NotStarted => words.fault_not_started(table.map_or(words, words_of).button_start()),
        ActError::Over => match table {
            Some(table) if table.game().is_none() => words.fault_closed(),
            _ => words.fault_over(),
        },
        ActError::NotSeated => words.fault_not_seated(),
        ActError::NotYourTurn { waiting_for } => words.fault_your_turn_not(link, mention(*waiting_for)),
        ActError::Stale { waiting_for, .. } if *waiting_for == person => words.fault_stale_yours(link),
        ActError::Stale { .. } => words.fault_stale(link),
        ActError::Sealed => words.fault_sealed(link),
        ActError::NotBidding => words.fault_not_bidding(),
        ActError::Empty => words.refusal_not_offered(),
        ActError::TooOften(TooOften { until }) => words.fault_too_often(left(*until)),
        ActError::Refused { refusal, .. } => words.refusal(*refusal, ""),
        ActError::Failure(_) => words.fault_machine(),
    }
}

fn answer_fault(words: Words, error: &AnswerFault) -> String {
    match error {
        AnswerFault::Place(text) => words.fault_unknown_place(quoted(text, 20)),
        AnswerFault::Refused { at, refusal } => words.refusal(*refusal, at),
        AnswerFault::Turned { possible } => words.fault_unknown_turn(possible.join(", ")),
        AnswerFault::Figure { possible } => words.fault_unknown_figure(possible.join(", ")),
        AnswerFault::Expansions { unknown, possible } => {
            words.fault_unknown_expansions(words.list(possible), quoted(&unknown.join(", "), 100))
        }
        AnswerFault::Score => words.fault_unknown_score(),
        AnswerFault::OtherQuestion => words.refusal_unasked(),
        AnswerFault::Special(unfit) => (unfit.say)(words, &unfit.possible),
    }
}

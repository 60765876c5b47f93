//! Players of seats that are programs: the computer player, and engines. An engine is another program, which answers
//! decisions as JSON lines on standard input and output. `docs/ENGINE.md` describes the protocol, and
//! `docs/engine.schema.json` its messages.

#[cfg(target_os = "linux")]
mod confine;
mod offered;
mod process;
mod server;

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use bergerie_opponent::{Bot, Level, SearchBudget};
use bergerie_rules::{Action, Game, PrivateView, Question, Record, Seat, View};

#[cfg(target_os = "linux")]
pub use confine::exec;
pub use offered::{OfferError, OfferedEngine, check};
pub use process::{Engine, EngineError};
pub use server::serve;

/// The maximum processor time of a confined program, in seconds. A program that exceeds it is killed, and started again for the
/// next decision.
pub const PROCESSOR_SECONDS: u64 = 20;

/// The only variable in the environment of an engine.
const PATH: &str = "/usr/local/bin:/usr/bin:/bin";

/// A decision that an agent must answer.
#[derive(Clone, Copy)]
pub struct AgentTurn<'a> {
    /// The game that waits for the decision.
    pub game: &'a Game,
    /// The record of the game so far.
    pub record: &'a Record,
    /// The seat that the agent plays.
    pub seat: Seat,
    /// The seed of the agent's random numbers.
    pub seed: u64,
    /// The time limit for the decision.
    pub time: Duration,
    /// The budget for a search, which ends before the time limit.
    pub budget: &'a dyn SearchBudget,
}

/// A program that plays seats.
pub trait Agent {
    /// Answers the pending decision. Returns at least one legal answer of the seat, and optionally those to the
    /// decisions that follow.
    ///
    /// # Errors
    /// Fails if there is no answer in time, or an illegal one. The caller then asks another agent.
    fn answer(&mut self, turn: AgentTurn<'_>) -> Result<Vec<Action>, EngineError>;
}

impl Agent for Bot {
    fn answer(&mut self, turn: AgentTurn<'_>) -> Result<Vec<Action>, EngineError> {
        let answers = bergerie_opponent::choose(turn.game, turn.seat, *self, turn.seed, turn.budget);
        if answers.is_empty() { Err(EngineError::NotAsked) } else { Ok(answers) }
    }
}

impl Agent for Level {
    fn answer(&mut self, turn: AgentTurn<'_>) -> Result<Vec<Action>, EngineError> {
        Bot::from(*self).answer(turn)
    }
}

/// A request to an engine. It contains a decision and all information that its seat has.
#[derive(Debug, Serialize)]
pub struct Request<'a> {
    /// The seat that must decide.
    pub seat: Seat,
    /// The time limit for the answer, in milliseconds.
    pub millis: u64,
    /// The record of the game. Secrets of other seats are replaced.
    pub record: Record,
    /// The public information about the game.
    pub view: View,
    /// The private information of the seat.
    pub own: PrivateView,
    /// The question to answer.
    pub question: Question,
    /// All legal answers to the question.
    pub answers: &'a [Action],
}

impl<'a> Request<'a> {
    /// Creates the request for a decision.
    ///
    /// # Errors
    /// Fails if the game does not wait for this seat, or if the record cannot be replayed.
    pub fn new(turn: AgentTurn<'a>) -> Result<Request<'a>, EngineError> {
        let AgentTurn { game, seat, .. } = turn;
        let decision = game.decision().filter(|decision| decision.seat == seat).ok_or(EngineError::NotAsked)?;
        Ok(Request {
            seat,
            millis: u64::try_from(turn.time.as_millis()).unwrap_or(u64::MAX),
            record: turn.record.clone().known_to(Some(seat))?,
            view: View::of(game),
            own: PrivateView::of(game, seat),
            question: decision.question,
            answers: &decision.actions,
        })
    }
}

/// The fields of a request that the computer player needs. The other fields follow from these.
#[derive(Debug, Deserialize)]
struct MoveRequest {
    seat: Seat,
    millis: u64,
    record: Record,
}

/// The reply to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// The chosen answer. It must be one of the answers in the request.
    pub action: Action,
}

/// A time budget that ends at a certain instant.
pub struct DeadlineBudget(Instant);

impl DeadlineBudget {
    /// Creates a budget that ends after a duration.
    pub fn after(time: Duration) -> DeadlineBudget {
        DeadlineBudget(Instant::now() + time)
    }
}

impl SearchBudget for DeadlineBudget {
    fn allows(&self, _: u64) -> bool {
        Instant::now() < self.0
    }
}

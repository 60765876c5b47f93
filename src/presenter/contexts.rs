//! The contexts in which expansions describe events, decisions and rehearsed answers.

use crate::words::Words;
use bergerie_rules::{Action, Board, Decision, Event, Game, Pos, Seat, Segment};
use bergerie_table::{Assists, Round};

use super::seats::PlayerNames;

/// The context in which an event is described.
#[derive(Clone, Copy)]
pub struct EventContext<'a> {
    /// The events before the described one.
    pub before: &'a [Event],
    /// The board after all events.
    pub board: &'a Board,
    /// The names by which texts mention the players.
    pub names: &'a PlayerNames,
}

/// A rehearsed answer with its decision.
#[derive(Clone, Debug)]
pub struct RehearsedAnswer {
    /// The decision that was answered.
    pub decision: Decision,
    /// The rehearsed answer.
    pub action: Action,
    /// The code of the answer in a path.
    pub code: String,
}

/// The context in which an answer is described.
#[derive(Clone, Copy)]
pub struct AnswerContext<'a> {
    /// Messages in the reader's language.
    pub words: Words,
    /// Whether the table has assists.
    pub assists: Assists,
    /// The game that waits for the decision.
    pub game: &'a Game,
    /// The seat that must decide.
    pub seat: Seat,
}

impl<'a> AnswerContext<'a> {
    /// Creates the context of the answers to a decision of `game`.
    pub const fn of(words: Words, assists: Assists, game: &'a Game, decision: &Decision) -> AnswerContext<'a> {
        AnswerContext { words, assists, game, seat: decision.seat }
    }
}

/// The context in which a question is described.
#[derive(Clone, Copy)]
pub struct QuestionContext<'a> {
    /// Messages in the reader's language.
    pub words: Words,
    /// Whether the table has assists.
    pub assists: Assists,
    /// The names by which texts mention the players.
    pub names: &'a PlayerNames,
    /// The game that waits for the decision.
    pub game: &'a Game,
    /// Whether the question is not pending yet, but follows after the rehearsed answers.
    pub is_upcoming: bool,
    /// The sealed round, if several players submit numbers in private at the same time.
    pub round: Option<&'a Round>,
}

/// The context in which a rehearsal is described.
#[derive(Clone, Copy)]
pub struct RehearsalContext<'a> {
    /// Messages in the reader's language.
    pub words: Words,
    /// Whether the table has assists.
    pub assists: Assists,
    /// The names by which texts mention the players.
    pub names: &'a PlayerNames,
    /// The game before the answers.
    pub before: &'a Game,
    /// The rehearsed answers, in order.
    pub answers: &'a [RehearsedAnswer],
    /// The events that the answers cause.
    pub events: &'a [Event],
    /// The game after the rehearsed answers.
    pub game: &'a Game,
    /// The next decision of the same player in this turn, or `None` if the answers complete the turn.
    pub open_decision: Option<&'a Decision>,
}

impl RehearsalContext<'_> {
    /// Returns whether the answers place a tile.
    pub fn places_tile(&self) -> bool {
        self.game.board().tiles().len() > self.before.board().tiles().len()
    }

    /// Returns the incomplete, occupied features to which the rehearsed tile adds such a segment, each with the segment and its oldest
    /// cell.
    pub fn occupied_features(
        &self,
        is_added: impl Fn(&Segment) -> bool,
    ) -> impl Iterator<Item = (&'static Segment, Pos)> {
        let (board, last) = (self.game.board(), self.game.last_placed_tile());
        let placed = board.placed_tile(last);
        let printed = placed.nodes().zip(placed.segments()).filter(|_| self.places_tile());
        printed.filter(move |(_, segment)| is_added(segment)).filter_map(move |(node, segment)| {
            let feature = Some(board.features().feature_of(node)).filter(|&feature| !board.is_complete(feature))?;
            let is_old = |node| board.features().node(node).tile != last;
            board.figures_on(feature).find(|occupant| is_old(occupant.node))?;
            Some((segment, board.segment_location(board.features().get(feature).oldest).0))
        })
    }
}

//! The position of a game in the order of play, the follow-ups that interrupt it, and the progress of scoring a tile.

use std::collections::VecDeque;

use arrayvec::ArrayVec;

use super::board::MAX_COMPLETED;
use crate::{Action, Draw, Event, Expansion, Expansions, FeatureId, Game, Question, Seat};

/// A step in the order of play.
pub(super) struct TurnStep {
    /// The expansion that the step belongs to, or `None` for the base game.
    expansion: Option<Expansion>,
    /// Whether the step scores features of the last tile. If the game ends in the turn, it runs without questions.
    pub scores: bool,
    /// Whether this is the step that places the tile. The steps after it deal with the placed tile.
    places_tile: bool,
    /// Whether this is the step that draws the tile. [`Flow::Redraw`] returns to it.
    draws_tile: bool,
    /// The function that performs the step, up to the first choice or draw.
    pub enter: StepFunction,
}

/// The function of a step or of a follow-up. Returns how the turn continues.
pub(super) type StepFunction = fn(&mut Game, &mut Vec<Event>) -> Flow;

impl TurnStep {
    /// Creates a step that every game has.
    pub const fn base(enter: StepFunction) -> TurnStep {
        TurnStep { expansion: None, scores: false, places_tile: false, draws_tile: false, enter }
    }

    /// Creates a step that only games with this expansion have.
    pub const fn of(expansion: Expansion, enter: StepFunction) -> TurnStep {
        TurnStep { expansion: Some(expansion), ..TurnStep::base(enter) }
    }

    /// Marks the step as one that scores features, see [`TurnStep::scores`].
    pub const fn that_scores(self) -> TurnStep {
        TurnStep { scores: true, ..self }
    }

    /// Marks the step as the one that places the tile.
    pub const fn that_places(self) -> TurnStep {
        TurnStep { places_tile: true, ..self }
    }

    /// Marks the step as the one that draws the tile.
    pub const fn that_draws(self) -> TurnStep {
        TurnStep { draws_tile: true, ..self }
    }

    fn is_in_play(&self, expansions: &Expansions) -> bool {
        self.expansion.is_none_or(|expansion| expansions.has(expansion))
    }
}

/// The order of play of one game: the steps of the base game and of the expansions in play.
#[derive(Clone)]
pub(super) struct TurnOrder {
    steps: Vec<&'static TurnStep>,
    /// The number of steps in a turn. The steps after them come between turns.
    turn_length: usize,
    /// The index of the step that draws the tile.
    drawing_step: usize,
    /// The index of the step that places the tile.
    placing_step: usize,
    /// The index of the step that scores completed features.
    scoring_step: usize,
}

impl TurnOrder {
    fn new(turn: &'static [TurnStep], between: &'static [TurnStep], expansions: &Expansions) -> TurnOrder {
        let in_play = |steps: &'static [TurnStep]| steps.iter().filter(|step| step.is_in_play(expansions));
        let find = |is: fn(&TurnStep) -> bool| {
            in_play(turn).position(is).unwrap_or_else(|| {
                never!("a turn lacks a step of the base game");
                0
            })
        };
        TurnOrder {
            steps: in_play(turn).chain(in_play(between)).collect(),
            turn_length: in_play(turn).count(),
            drawing_step: find(|step| step.draws_tile),
            placing_step: find(|step| step.places_tile),
            scoring_step: find(|step| step.scores && step.expansion.is_none()),
        }
    }
}

/// The continuation of a turn after a step, a draw or an answer.
#[derive(Clone)]
pub(super) enum Flow {
    /// Continue with the next step.
    Next,
    /// Enter the same step again.
    Stay,
    /// Ask a player. The answers are those before expansions add and remove some. Only a step or a
    /// [follow-up](Game::add_follow_up) may return this flow, never a function that applies an answer or a draw. The
    /// game must be able to enter it again to repeat the question.
    Ask { seat: Seat, question: Question, actions: Vec<Action> },
    /// Wait for the outcome of a draw.
    Draw(Draw),
    /// Begin the next player's turn with its first step.
    NewTurn,
    /// Continue with the first step of the same turn, because the player places one more tile.
    OneMoreTile,
    /// Draw another tile, because the drawn one cannot be placed.
    Redraw,
    /// Skip to the steps after the turn, because there is no tile to place.
    TurnOver,
    /// End the game.
    Over,
}

impl Flow {
    /// Asks a player a question with these answers.
    pub(super) fn ask(
        game: &mut Game,
        seat: Seat,
        question: Question,
        answers: impl IntoIterator<Item = Action>,
    ) -> Flow {
        let mut actions = game.take_action_buffer();
        actions.extend(answers);
        Flow::Ask { seat, question, actions }
    }
}

/// The identity of a turn. All tiles that a player places in a turn belong to it, even if other turns come between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TurnId {
    seat: Seat,
    /// The number of the turn, counted from 1.
    number: u32,
}

/// The position of a game in the order of play.
#[derive(Clone)]
pub(super) struct Progress {
    order: TurnOrder,
    /// The index into the steps of `order`.
    step: usize,
    /// The number of tiles that the active player has placed earlier in this turn, so 0 in its first part.
    turn_part: u8,
    /// The number of turns that have begun.
    turns: u32,
    /// The turn of each player, by seat: the one that the player is in or, between turns, the last one.
    turn_of: [TurnId; Seat::MAX_COUNT],
    pub follow_ups: FollowUps,
    /// The answer to the last question for a main action, see [`Game::main_action`].
    main_action: Option<Action>,
    /// The last answer of any player.
    last_answer: Option<Action>,
    /// Whether the last turn is over, so that all points belong to the final scoring and follow-ups end the game.
    pub is_closing: bool,
}

impl Progress {
    /// Returns the progress of a game that has not begun, with the steps of a turn and those between two turns.
    pub fn new(turn: &'static [TurnStep], between: &'static [TurnStep], expansions: &Expansions) -> Progress {
        let order = TurnOrder::new(turn, between, expansions);
        let turn_of = [TurnId { seat: Seat::FIRST, number: 0 }; Seat::MAX_COUNT];
        Progress {
            order,
            step: 0,
            turn_part: 0,
            turns: 0,
            turn_of,
            follow_ups: FollowUps::default(),
            main_action: None,
            last_answer: None,
            is_closing: false,
        }
    }

    /// Begins a new turn of a player.
    pub fn begin(&mut self, seat: Seat) {
        (self.step, self.turn_part) = (0, 0);
        self.turns += 1;
        self.turn_of[seat.index()] = TurnId { seat, number: self.turns };
    }

    /// Continues with the next step.
    pub fn advance(&mut self) {
        self.step += 1;
    }

    /// Continues the turn with its first step, for one more tile.
    pub fn begin_next_part(&mut self) {
        (self.step, self.turn_part) = (0, self.turn_part + 1);
    }

    /// Continues with the first step after the turn.
    pub fn end_turn(&mut self) {
        self.step = self.order.turn_length;
    }

    /// Returns to the step that draws the tile.
    pub fn return_to_drawing(&mut self) {
        self.step = self.order.drawing_step;
    }

    /// Returns the current step, or `None` after the last step between turns.
    pub fn current_step(&self) -> Option<&'static TurnStep> {
        self.order.steps.get(self.step).copied()
    }

    /// Returns the current step and the following steps of the turn that score features of the placed tile. There are none before the
    /// tile is placed and after the turn.
    pub fn scoring_steps_left(&self) -> Vec<&'static TurnStep> {
        let left = self.order.steps.get(self.step..self.order.turn_length).unwrap_or_default();
        if self.step < self.order.placing_step {
            return Vec::new();
        }
        left.iter().copied().filter(|step| step.scores).collect()
    }

    /// Returns whether the game is in a turn, and not between two turns.
    pub fn is_in_turn(&self) -> bool {
        self.step < self.order.turn_length
    }

    /// Returns whether the turn has passed the scoring of completed features.
    pub fn has_passed_scoring(&self) -> bool {
        self.step > self.order.scoring_step
    }

    /// Returns the number of tiles that the active player has placed earlier in this turn.
    pub fn turn_part(&self) -> u8 {
        self.turn_part
    }

    /// Records that a player is asked for the main action of a turn.
    pub fn await_main_action(&mut self) {
        self.main_action = None;
    }

    /// Records an answer that is carried out.
    pub fn record_answer(&mut self, question: Question, action: Action) {
        self.last_answer = Some(action);
        if question.is_main() {
            self.main_action = Some(action);
        }
    }

    /// Returns whether follow-ups are pending, which come before the next step.
    pub fn is_interrupted(&self) -> bool {
        !self.follow_ups.queue.is_empty()
    }
}

impl Game {
    /// Queues a follow-up, which runs after the current step, answer or draw, before the order of play continues.
    ///
    /// A follow-up is entered like a step. [`Flow::Stay`] enters it again and [`Flow::Next`] ends it. Any other flow
    /// ends it too, and replaces the flow of the interrupted step.
    ///
    /// Does nothing in a game that does not [have enough players](Game::has_enough_players) because too many players have resigned.
    pub(super) fn add_follow_up(&mut self, enter: StepFunction) {
        if self.has_enough_players() {
            self.progress.follow_ups.queue.push_back(enter);
        }
    }

    /// Returns the main action with the last tile. It can be to pass. Returns `None` if the player was not asked, or has not answered
    /// yet.
    pub fn main_action(&self) -> Option<Action> {
        self.progress.main_action
    }

    /// Returns the last answer that a player has given.
    pub fn last_answer(&self) -> Option<Action> {
        self.progress.last_answer
    }

    /// Returns the turn of the active player. A limit per turn compares it with the turn in which an action was taken.
    pub(super) fn turn_id(&self) -> TurnId {
        self.progress.turn_of[self.active().index()]
    }

    /// Makes the player of an interrupted turn active and continues it. Its tiles are counted from 0 again.
    pub(super) fn resume(&mut self, turn: TurnId) {
        self.pass_to(turn.seat);
        self.progress.turn_part = 0;
        self.progress.turn_of[turn.seat.index()] = turn;
    }
}

/// The pending follow-ups, and the flow to resume after them.
#[derive(Clone, Default)]
pub(super) struct FollowUps {
    queue: VecDeque<StepFunction>,
    /// The flow of the interrupted step, or `None` as long as no follow-up has been entered.
    resume: Option<Flow>,
}

impl FollowUps {
    /// Returns the follow-up to enter after a step or follow-up with this flow, or as an error the flow to go on with.
    pub fn next(&mut self, flow: Flow) -> Result<StepFunction, Flow> {
        match (&self.resume, flow) {
            // The step is entered again afterwards, because the follow-ups may change its answers.
            (None, Flow::Ask { .. }) => self.resume = Some(Flow::Stay),
            (None, flow) => self.resume = Some(flow),
            (Some(_), Flow::Stay) => {}
            (Some(_), flow @ (Flow::Ask { .. } | Flow::Draw(_))) => return Err(flow),
            (Some(_), flow) => {
                self.queue.pop_front();
                if !matches!(flow, Flow::Next) {
                    self.resume = Some(flow);
                }
            }
        }
        let next = self.queue.front().copied();
        next.ok_or_else(|| {
            self.resume.take().unwrap_or_else(|| {
                never!("follow-ups have interrupted nothing");
                Flow::Next
            })
        })
    }
}

/// The progress of scoring the features that the last tile completed, because follow-ups can interrupt it.
#[derive(Clone, Debug, Default)]
pub(super) struct Scoring {
    pub due: Option<Box<CompletedFeatures>>,
    /// Whether the `before_scoring` hooks have been called for the features that are scored next.
    pub is_announced: bool,
}

/// The features that the last tile completed, in the order of scoring.
#[derive(Clone, Debug)]
pub(super) struct CompletedFeatures {
    pub completed: ArrayVec<FeatureId, MAX_COMPLETED>,
    /// The number of these features that are already scored.
    pub scored_count: usize,
}

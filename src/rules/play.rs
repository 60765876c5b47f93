//! The beginning of a game, and the functions that change it.
//!
//! A game waits for the [`Decision`](super::Decision) of a player, passed to [`Game::apply`], or for the outcome of a
//! draw, passed to [`Game::draw`]. Both return an error and change nothing if it waits for something else.

use crate::{
    Action, Draw, DrawOutcome, Event, FirstPlayer, Flow, Game, Hooks, OwnedFigure, Pile, Question, Refusal, Ruleset,
    Seat, Setup, SetupError, ShapeId, StartingTiles, Waiting, figure_placement, pile, tile_placement, turn,
};

/// The name of the start tile of the base game.
const START_TILE: &str = "BA/RCr";

impl Game {
    /// Creates a game under the newest rules: places the start tile and begins the first turn.
    ///
    /// # Errors
    /// Returns every reason why the setup is invalid.
    pub fn new(setup: Setup) -> Result<Game, Vec<SetupError>> {
        let errors = setup.errors();
        if errors.is_empty() { Game::with_ruleset(Ruleset::NEWEST, setup) } else { Err(errors) }
    }

    /// Creates a game like [`Game::new`], but under the given version of the rules, as that of an old record. The record of another
    /// program may be of a game for one player (`base.md 2.5`).
    pub fn with_ruleset(ruleset: Ruleset, setup: Setup) -> Result<Game, Vec<SetupError>> {
        let mut errors = setup.errors();
        errors.retain(|error| *error != SetupError::Players(1));
        if errors.is_empty() { Ok(Game::with_hooks(setup.expansions.hooks(), ruleset, setup)) } else { Err(errors) }
    }

    /// Creates a game with the given hooks, to which tests add their own. The caller has checked the setup.
    pub(super) fn with_hooks(hooks: Vec<&'static Hooks>, ruleset: Ruleset, setup: Setup) -> Game {
        let StartingTiles { pile, start } = prepare(&setup, &hooks);
        let progress = turn::initial_progress(&setup.expansions);
        let mut game = Game::empty(hooks, ruleset, setup, pile, start.len(), progress);
        game.distribute_components();
        game.place_start_tiles(start);
        match game.setup().first {
            FirstPlayer::Random => {
                game.set_waiting(Waiting::Draw(Draw::First));
            }
            // The first event of a game comes with its first draw, so this list stays empty.
            FirstPlayer::Seat(seat) => game.begin(seat, &mut Vec::new()),
        }
        game
    }

    fn begin(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.pass_to(seat);
        turn::advance(self, Flow::NewTurn, events);
    }

    /// Applies a player's answer to the pending decision and appends the consequences to `events`.
    ///
    /// # Errors
    /// Returns the reason why the action is not legal. The game and `events` are then unchanged.
    pub fn apply(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check(action)?;
        let flow = self.carry_out(action, events);
        turn::advance(self, flow, events);
        Ok(())
    }

    /// Carries out a legal answer to the pending decision. Returns the flow with which the game continues.
    fn carry_out(&mut self, action: Action, events: &mut Vec<Event>) -> Flow {
        let seat = match self.set_waiting(Waiting::Over) {
            Waiting::Decision(decision) => {
                self.recycle_actions(decision.actions);
                self.progress.record_answer(decision.question, action);
                decision.seat
            }
            waiting => {
                never!("{action:?} is carried out, but the game waits for {waiting:?}");
                self.active()
            }
        };
        match action {
            Action::Place(placement) => tile_placement::place_tile(self, placement, events),
            Action::Deploy { figure, at, segment } => {
                figure_placement::deploy(self, OwnedFigure { figure, seat }, (at, segment), events)
            }
            Action::Pass => Flow::Next,
            Action::Expansion(special) => special.apply(self, events),
        }
    }

    /// Answers the pending decision if it is for a player who has resigned. Returns the flow with which the game
    /// continues, or `None` if the game waits for another player or for a draw.
    pub(super) fn answer_for_resigned(&mut self, events: &mut Vec<Event>) -> Option<Flow> {
        let decision = self.decision().filter(|decision| self.player(decision.seat).has_resigned)?;
        let fallback = decision.fallback();
        let (seat, question) = (decision.seat, decision.question);
        match question {
            Question::Place(shape) if self.reclaim_hand(seat, shape) => {
                self.take_hand();
                Some(Flow::TurnOver)
            }
            Question::Place(_) => {
                // Everyone has seen the tile, so the next player places it.
                self.pass_to(self.next_seat(seat));
                events.push(Event::Turn { seat: self.active() });
                Some(Flow::NewTurn)
            }
            // Entering the step again asks the next player concerned. The game must not answer for that player.
            Question::Expansion(question) if (question.expansion().hooks().passes_to_next_player)(question) => {
                Some(Flow::Stay)
            }
            // No figure is placed for a player who has left (`base.md 6.5`). The step does not ask such a player again.
            Question::Figure { by: Some(_), .. } if fallback != Some(Action::Pass) => Some(Flow::Stay),
            Question::Figure { .. } | Question::Expansion(_) => fallback.map(|action| self.carry_out(action, events)),
        }
    }

    /// Checks whether an action is a legal answer to the pending decision, without applying it.
    ///
    /// # Errors
    /// Returns the most specific reason why the action is not legal.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        let decision = match self.waiting() {
            Waiting::Over => return Err(Refusal::Over),
            Waiting::Draw(_) => return Err(Refusal::AwaitsDraw),
            Waiting::Decision(decision) => decision,
        };
        if decision.offers(action) {
            return Ok(());
        }
        Err(match (action, decision.question) {
            (Action::Place(placement), Question::Place(shape)) => tile_placement::refusal_of(self, shape, placement),
            (Action::Deploy { figure, at, segment }, Question::Figure { .. }) => {
                figure_placement::refusal_of(self, OwnedFigure { figure, seat: decision.seat }, (at, segment))
            }
            (Action::Expansion(_), _) => self.refusal_of_expansions(decision.seat, action),
            _ => Refusal::NotAsked,
        })
    }

    /// Returns the number of equally likely outcomes of the pending draw, or 0 if no draw is pending.
    pub fn outcome_count(&self) -> usize {
        match *self.waiting() {
            Waiting::Draw(Draw::First) => self.player_count(),
            Waiting::Draw(Draw::Tile) => self.pile().top().len(),
            Waiting::Draw(Draw::Expansion(draw)) => draw.outcome_count(self),
            Waiting::Decision(_) | Waiting::Over => 0,
        }
    }

    /// Returns whether the game waits for a draw that players do not see and no answer before the next one depends on.
    pub fn awaits_hidden_draw(&self) -> bool {
        self.placeholder().is_some()
    }

    /// Returns a placeholder for the outcome of an invisible draw, with which a copy of the game can continue. The
    /// placeholder reveals nothing about the real outcome. Returns `None` if no invisible draw is pending.
    pub fn placeholder(&self) -> Option<DrawOutcome> {
        match *self.waiting() {
            Waiting::Draw(Draw::Expansion(draw)) => draw.placeholder(self).map(DrawOutcome::Expansion),
            _ => None,
        }
    }

    /// Returns the outcome with this number, if it is below [`outcome_count`](Game::outcome_count). Their order depends
    /// only on setup and play, so a number drawn from a proven seed has the same meaning on every host.
    pub fn outcome(&self, number: usize) -> Option<DrawOutcome> {
        match *self.waiting() {
            Waiting::Draw(Draw::First) => self.seats().nth(number).map(DrawOutcome::First),
            Waiting::Draw(Draw::Tile) => self.pile().top().get(number).copied().map(DrawOutcome::Tile),
            Waiting::Draw(Draw::Expansion(draw)) => draw.outcome(self, number).map(DrawOutcome::Expansion),
            Waiting::Decision(_) | Waiting::Over => None,
        }
    }

    /// Applies the outcome of the pending draw and appends the consequences to `events`.
    ///
    /// # Errors
    /// Returns [`InvalidDraw`] and changes nothing if no draw is pending that can have this outcome.
    pub fn draw(&mut self, drawn: DrawOutcome, events: &mut Vec<Event>) -> Result<(), InvalidDraw> {
        match (self.waiting(), drawn) {
            (Waiting::Draw(Draw::First), DrawOutcome::First(seat)) if seat.index() < self.player_count() => {
                self.begin(seat, events);
                Ok(())
            }
            (Waiting::Draw(Draw::Tile), DrawOutcome::Tile(shape)) => {
                if !self.pile_mut().take(shape) {
                    return Err(InvalidDraw);
                }
                let flow = tile_placement::apply_draw(self, shape, events);
                turn::advance(self, flow, events);
                Ok(())
            }
            (Waiting::Draw(Draw::Expansion(draw)), DrawOutcome::Expansion(drawn)) => {
                let flow = drawn.apply(*draw, self, events).ok_or(InvalidDraw)?;
                turn::advance(self, flow, events);
                Ok(())
            }
            _ => Err(InvalidDraw),
        }
    }

    /// Makes a player resign, whose figures and points stay. The game ends and is scored when only one other is left.
    ///
    /// # Errors
    /// Returns [`Refusal::Over`] after the end of the game, [`Refusal::AwaitsDraw`] while a draw is pending, and
    /// [`Refusal::NotOffered`] if the seat does not exist or has resigned already.
    pub fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match self.waiting() {
            Waiting::Over => return Err(Refusal::Over),
            Waiting::Draw(_) => return Err(Refusal::AwaitsDraw),
            Waiting::Decision(_) => {}
        }
        if seat.index() >= self.player_count() || self.player(seat).has_resigned {
            return Err(Refusal::NotOffered);
        }
        self.player_mut(seat).has_resigned = true;
        events.push(Event::Resigned { seat });
        if !self.has_enough_players() {
            turn::discard_follow_ups(self);
            if self.hand().is_none() {
                // The hand is empty, so a tile was placed, and its features may not be scored yet.
                turn::score_placed_tile(self, events);
            }
            turn::advance(self, Flow::Over, events);
            return Ok(());
        }
        if let Some(flow) = self.answer_for_resigned(events) {
            turn::advance(self, flow, events);
        }
        Ok(())
    }

    fn reclaim_hand(&mut self, seat: Seat, shape: ShapeId) -> bool {
        let mut is_taken = false;
        self.for_hooks(|game, hooks| is_taken |= (hooks.reclaim_hand)(game, seat, shape));
        is_taken
    }
}

/// Returns the pile and the start tiles of a setup, after the changes by the expansions in play.
fn prepare(setup: &Setup, hooks: &[&Hooks]) -> StartingTiles {
    let mut land: Vec<ShapeId> = pile::tiles_of(&format!("basic:{}", setup.edition.number())).collect();
    let start = land.iter().position(|shape| shape.name == START_TILE).unwrap_or_else(|| {
        never!("the base game lacks its start tile");
        0
    });
    let start = land.remove(start);
    let mut pile = Pile::default();
    pile.add_stage(land);
    let mut tiles = StartingTiles::new(pile, start);
    for hooks in hooks {
        (hooks.prepare_tiles)(setup, &mut tiles);
    }
    tiles
}

/// The error for an outcome that the pending draw cannot have, or for a draw when none is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the draw is not possible now")]
pub struct InvalidDraw;

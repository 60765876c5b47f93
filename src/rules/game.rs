//! A game: the state of play, and the two ways to move it on.
//!
//! A game waits for exactly one thing at a time: a [`Decision`] of a player, or a draw. [`Game::apply`] gives the
//! answer, [`Game::draw`] says what was drawn. Both refuse anything else and leave the game as it was.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::action::{Action, Decision, Question, Refusal};
use super::board::{Board, Link, Standing, Whereabouts};
use super::claiming;
use super::event::Event;
use super::expansions::{Expansion, Hooks, SpecialDrawn, SpecialLot, States};
use super::feature::NodeId;
use super::figure::{Figure, FigureRules, MEEPLE};
use super::geometry::Pos;
use super::grid::{Placement, TileNo};
use super::piece::{Held, Site, Stood};
use super::pile::{self, Layout, Pile};
use super::placing;
use super::ruleset::Ruleset;
use super::scoring::Scoring;
use super::seat::Seat;
use super::setup::{First, Setup, SetupFault};
use super::tile::ShapeId;
use super::turn::{self, Flow, Progress};

/// The name of the base game's start tile.
const START_TILE: &str = "BA/RCr";

/// A game at a moment of play.
#[derive(Clone)]
pub struct Game {
    setup: Setup,
    ruleset: Ruleset,
    hooks: Vec<&'static Hooks>,
    /// The expansions whose hooks these are.
    in_play: Vec<Expansion>,
    /// What each expansion remembers, which it alone changes.
    pub(super) states: States,
    board: Board,
    pile: Pile,
    purses: Vec<Purse>,
    active: Seat,
    /// The tile that the active player must lay.
    hand: Option<ShapeId>,
    /// Whether that tile, or the one laid last, was drawn from the pile and not won at auction.
    from_pile: bool,
    /// The tile laid last.
    last: TileNo,
    discarded: Vec<ShapeId>,
    /// How far the order of play has come.
    pub(super) progress: Progress,
    /// How far the scoring of what the last tile completed has come.
    pub(super) scoring: Scoring,
    waiting: Waiting,
    /// Decisions asked so far.
    decisions: u32,
    /// An empty list that is used again, so that asking costs no allocation.
    spare: Vec<Action>,
}

/// What a game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// For somebody's choice.
    Decision(Decision),
    /// For a draw.
    Draw(Lot),
    /// For nothing: it is over.
    Over,
}

/// What must be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lot {
    /// Who begins.
    First,
    /// A tile from the pile.
    Tile,
    /// Something of an expansion.
    Special(SpecialLot),
}

/// What was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// This player begins.
    First(Seat),
    /// This tile came.
    Tile(ShapeId),
    /// Something of an expansion.
    #[serde(untagged)]
    Special(SpecialDrawn),
}

/// The tiles that nobody has seen yet, with how many there are of each.
pub type Unseen = Vec<(ShapeId, usize)>;

/// What a player owns beside what stands on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Purse {
    score: i32,
    /// Whether the player left the game.
    pub resigned: bool,
    supply: [u8; Figure::ALL.len()],
}

impl Purse {
    const fn new() -> Purse {
        Purse { score: 0, resigned: false, supply: [0; Figure::ALL.len()] }
    }

    /// Points; may be negative.
    pub const fn score(&self) -> i32 {
        self.score
    }

    /// Only [`award`](super::scoring::award) calls this.
    pub(super) const fn add_points(&mut self, points: i32) {
        self.score += points;
    }

    /// How many such figures are left to place.
    pub const fn count(&self, figure: Figure) -> u8 {
        self.supply[figure.index()]
    }

    /// Whether one is left to place.
    pub const fn has(&self, figure: Figure) -> bool {
        self.count(figure) > 0
    }

    pub(super) fn add(&mut self, figure: Figure, count: u8) {
        self.supply[figure.index()] += count;
    }

    /// Takes one; `false`, and no change, if none is left.
    fn take(&mut self, figure: Figure) -> bool {
        let left = self.has(figure);
        self.supply[figure.index()] -= u8::from(left);
        left
    }
}

impl Game {
    /// Lays the start tile and begins the first turn of a game under the newest rules.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    pub fn new(setup: Setup) -> Result<Game, Vec<SetupFault>> {
        Game::under(Ruleset::NEWEST, setup)
    }

    /// Lays the start tile and begins the first turn of a game under certain rules.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    pub fn under(ruleset: Ruleset, setup: Setup) -> Result<Game, Vec<SetupFault>> {
        let faults = setup.faults();
        if faults.is_empty() { Ok(Game::with(setup.expansions.hooks(), ruleset, setup)) } else { Err(faults) }
    }

    /// Begins a game with these hooks.
    pub(super) fn with(hooks: Vec<&'static Hooks>, ruleset: Ruleset, setup: Setup) -> Game {
        let Layout { pile, start } = prepare(&setup, &hooks);
        let mut game = Game {
            hooks,
            in_play: setup.expansions.iter().collect(),
            states: States::new(&setup.expansions),
            board: Board::new(pile.len() + start.len()),
            pile,
            purses: vec![Purse::new(); usize::from(setup.players)],
            active: Seat::FIRST,
            hand: None,
            from_pile: false,
            last: TileNo::new(0),
            discarded: Vec::new(),
            progress: Progress::new(&setup.expansions, ruleset),
            scoring: Scoring::default(),
            waiting: Waiting::Over,
            decisions: 0,
            spare: Vec::new(),
            ruleset,
            setup,
        };
        game.equip();
        game.lay_out(start);
        match game.setup.first {
            First::Random => game.waiting = Waiting::Draw(Lot::First),
            // No event happens before the first draw, so nothing is lost with the list.
            First::Seat(seat) => game.begin(seat, &mut Vec::new()),
        }
        game
    }

    /// Gives everybody the figures and pieces of the boxes that are in play.
    fn equip(&mut self) {
        let of_expansions = self.setup.expansions.iter().flat_map(|expansion| expansion.figures());
        for (figure, rules) in std::iter::once(&(Figure::Meeple, MEEPLE)).chain(of_expansions) {
            self.purses.iter_mut().for_each(|purse| purse.add(*figure, rules.each));
        }
        self.for_hooks(|game, hooks| (hooks.equip)(game));
    }

    /// Lays tiles that nobody has drawn.
    pub(super) fn lay_out(&mut self, tiles: impl IntoIterator<Item = (ShapeId, Placement)>) {
        for (shape, placement) in tiles {
            self.lay(shape, placement, None);
        }
    }

    /// Lays a tile, with the special piece that it needs. The caller has checked that it fits.
    pub(super) fn lay(&mut self, shape: ShapeId, placement: Placement, by: Option<Seat>) {
        self.last = self.board.lay(shape, placement, by);
    }

    /// Puts a piece on the table. The caller has checked that it may stand there.
    pub(super) fn put(&mut self, piece: Stood) {
        self.board.put(piece);
    }

    /// Moves a piece from a tile or corner elsewhere, or takes it off the table; `false` if it is not there.
    #[allow(dead_code, reason = "for expansions with pieces that move")]
    pub(super) fn shift(&mut self, piece: Stood, to: Option<Site>) -> bool {
        self.board.shift(piece, to)
    }

    /// Lets another player have the turn.
    pub(super) fn pass_to(&mut self, seat: Seat) {
        self.active = seat;
    }

    /// Gives the active player a tile to lay, which was drawn from the pile or came from elsewhere.
    pub(super) fn give(&mut self, shape: ShapeId, from_pile: bool) {
        (self.hand, self.from_pile) = (Some(shape), from_pile);
    }

    /// Takes the tile in hand away.
    pub(super) fn take_hand(&mut self) -> Option<ShapeId> {
        self.hand.take()
    }

    /// Removes a tile from the game.
    pub(super) fn discard(&mut self, shape: ShapeId, events: &mut Vec<Event>) {
        events.push(Event::Discarded { seat: self.active, shape });
        self.discarded.push(shape);
    }

    /// Lets the game wait for a draw, or for nothing any more.
    pub(super) fn wait(&mut self, waiting: Waiting) {
        self.waiting = waiting;
    }

    /// Lets the game wait for an answer.
    pub(super) fn ask(&mut self, seat: Seat, question: Question, actions: Vec<Action>) {
        self.decisions += 1;
        self.waiting = Waiting::Decision(Decision { number: self.decisions, seat, question, actions });
    }

    /// The hooks of the expansions in play, in the order of the list.
    pub(super) fn hooks(&self) -> &[&'static Hooks] {
        &self.hooks
    }

    /// The figures that come with the hooks at a place in their list.
    pub(super) fn figures_of(&self, hooks: usize) -> &'static [(Figure, FigureRules)] {
        self.in_play.get(hooks).map_or(&[], |expansion| expansion.figures())
    }

    /// Calls something with the hooks of every expansion in play, in the order of the list.
    pub(super) fn for_hooks(&mut self, mut call: impl FnMut(&mut Game, &'static Hooks)) {
        for index in 0..self.hooks.len() {
            if let Some(&hooks) = self.hooks.get(index) {
                call(self, hooks);
            }
        }
    }

    fn begin(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.active = seat;
        turn::advance(self, Flow::NewTurn, events);
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Which rules it is played by.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// What the expansions in play remember.
    pub fn states(&self) -> &States {
        &self.states
    }

    /// How many decisions were asked for so far.
    pub fn decisions(&self) -> u32 {
        self.decisions
    }

    /// Gives the decision that it waits for the number after the last of another game's.
    pub(super) fn ask_anew(&mut self, later: &Game) {
        self.decisions = later.decisions + 1;
        if let Waiting::Decision(decision) = &mut self.waiting {
            decision.number = self.decisions;
        }
    }

    /// The table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The tiles that nobody has seen yet: those of the pile and those that expansions keep hidden together, since nobody may
    /// know which are which.
    pub fn unseen(&self) -> Unseen {
        let mut hidden = Vec::new();
        self.hooks.iter().for_each(|hooks| (hooks.hidden)(self, &mut hidden));
        let mut counts = BTreeMap::new();
        for shape in self.pile().iter().chain(hidden) {
            *counts.entry(shape).or_default() += 1;
        }
        counts.into_iter().collect()
    }

    /// The draw pile.
    pub fn pile(&self) -> &Pile {
        &self.pile
    }

    /// The draw pile, to take from or put back into.
    pub(super) fn pile_mut(&mut self) -> &mut Pile {
        &mut self.pile
    }

    /// Whether the tile in hand, or the one laid last, was drawn from the pile and not won at auction.
    pub fn is_from_pile(&self) -> bool {
        self.from_pile
    }

    /// The tiles that fitted nowhere.
    pub fn discarded(&self) -> &[ShapeId] {
        &self.discarded
    }

    /// Number of players.
    pub fn players(&self) -> usize {
        self.purses.len()
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players())
    }

    /// What a player owns.
    pub fn purse(&self, seat: Seat) -> &Purse {
        // Seats come from the game itself or were checked by `Game::seat`.
        &self.purses[seat.index()]
    }

    pub(super) fn purse_mut(&mut self, seat: Seat) -> &mut Purse {
        &mut self.purses[seat.index()]
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The tile that must be laid now.
    pub fn hand(&self) -> Option<ShapeId> {
        self.hand
    }

    /// The tile laid last.
    pub fn last(&self) -> TileNo {
        self.last
    }

    /// What the game waits for.
    pub fn waiting(&self) -> &Waiting {
        &self.waiting
    }

    /// The choice that the game waits for, if it waits for one.
    pub fn decision(&self) -> Option<&Decision> {
        match &self.waiting {
            Waiting::Decision(decision) => Some(decision),
            Waiting::Draw(_) | Waiting::Over => None,
        }
    }

    /// Every legal answer; none while something must be drawn or when the game is over.
    pub fn legal(&self) -> &[Action] {
        self.decision().map_or(&[], |decision| &decision.actions)
    }

    /// Whether nobody's figure claims what a segment belongs to.
    pub fn is_free(&self, node: NodeId) -> bool {
        let features = self.board.features();
        features.get(features.of(node)).claims == 0
    }

    /// Answers the decision that the game waits for and appends what happened to `events`.
    ///
    /// # Errors
    /// Why the action is not legal now. The game and `events` are as they were.
    pub fn apply(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check(action)?;
        if let Waiting::Decision(decision) = std::mem::replace(&mut self.waiting, Waiting::Over) {
            self.recycle(decision.actions);
        }
        let flow = match action {
            Action::Place(placement) => placing::place(self, placement, events),
            Action::Deploy { figure, segment } => claiming::deploy(self, figure, segment, events),
            Action::Pass => Flow::Next,
            Action::Special(special) => special.apply(self, events),
        };
        turn::advance(self, flow, events);
        Ok(())
    }

    /// Whether an action is legal now.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        let decision = match &self.waiting {
            Waiting::Over => return Err(Refusal::Over),
            Waiting::Draw(_) => return Err(Refusal::AwaitsDraw),
            Waiting::Decision(decision) => decision,
        };
        if decision.offers(action) {
            return Ok(());
        }
        Err(match (action, decision.question) {
            (Action::Place(placement), Question::Place(shape)) => placing::refuse(self, shape, placement),
            (Action::Deploy { figure, segment }, _) if decision.asks_for_figures() => {
                claiming::refuse(self, decision.seat, figure, segment)
            }
            (Action::Special(_), _) => self.refusal_of_expansions(decision.seat, action),
            _ => Refusal::Unasked,
        })
    }

    /// Why an answer that only an expansion could offer is not legal.
    pub(super) fn refusal_of_expansions(&self, seat: Seat, action: Action) -> Refusal {
        self.hooks.iter().find_map(|hooks| (hooks.refuse)(self, seat, action)).unwrap_or(Refusal::Unasked)
    }

    /// How many equally likely outcomes the draw has that the game waits for; 0 if it waits for none.
    pub fn outcomes(&self) -> usize {
        match self.waiting {
            Waiting::Draw(Lot::First) => self.players(),
            Waiting::Draw(Lot::Tile) => self.pile.top().len(),
            Waiting::Draw(Lot::Special(lot)) => lot.outcomes(self),
            Waiting::Decision(_) | Waiting::Over => 0,
        }
    }

    /// Whether the game waits for a draw that does not show, so that nothing offered before the next one depends on it.
    pub fn draws_unseen(&self) -> bool {
        self.stand_in().is_some()
    }

    /// What stands for any outcome of a draw that does not show, for trying out what comes after it. It tells nothing about
    /// what will really come.
    fn stand_in(&self) -> Option<Drawn> {
        match self.waiting {
            Waiting::Draw(Lot::Special(lot)) => lot.stand_in(self).map(Drawn::Special),
            _ => None,
        }
    }

    /// One of the [`outcomes`](Game::outcomes), counted from 0. Their order is fixed by setup and play so far, so that a
    /// number drawn from a proven seed means the same on every machine.
    pub fn outcome(&self, number: usize) -> Option<Drawn> {
        match self.waiting {
            Waiting::Draw(Lot::First) => self.seats().nth(number).map(Drawn::First),
            Waiting::Draw(Lot::Tile) => self.pile.top().get(number).copied().map(Drawn::Tile),
            Waiting::Draw(Lot::Special(lot)) => lot.outcome(self, number).map(Drawn::Special),
            Waiting::Decision(_) | Waiting::Over => None,
        }
    }

    /// Goes on past draws that do not show, for trying out what comes after them, and appends what happened to `events`.
    pub fn skip_unseen(&mut self, events: &mut Vec<Event>) {
        while let Some(drawn) = self.stand_in() {
            if self.draw(drawn, events).is_err() {
                break;
            }
        }
    }

    /// Says what was drawn and appends what happened to `events`.
    ///
    /// # Errors
    /// That no such thing can be drawn now. The game and `events` are as they were.
    pub fn draw(&mut self, drawn: Drawn, events: &mut Vec<Event>) -> Result<(), BadDraw> {
        match (&self.waiting, drawn) {
            (Waiting::Draw(Lot::First), Drawn::First(seat)) if seat.index() < self.players() => {
                self.begin(seat, events);
                Ok(())
            }
            (Waiting::Draw(Lot::Tile), Drawn::Tile(shape)) if self.pile.take(shape) => {
                let flow = placing::drawn(self, shape, events);
                turn::advance(self, flow, events);
                Ok(())
            }
            (Waiting::Draw(Lot::Special(lot)), Drawn::Special(drawn)) => {
                let flow = drawn.apply(*lot, self, events).ok_or(BadDraw)?;
                turn::advance(self, flow, events);
                Ok(())
            }
            _ => Err(BadDraw),
        }
    }

    /// Lets a player leave for good. Figures and points stay where they are; turns pass the seat by. When one player is
    /// left the game ends, and is scored as it stands.
    ///
    /// # Errors
    /// [`Refusal::Over`] after the end, [`Refusal::NotOffered`] for somebody who does not play any more,
    /// [`Refusal::AwaitsDraw`] while something must be drawn.
    pub fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match &self.waiting {
            Waiting::Over => return Err(Refusal::Over),
            Waiting::Draw(_) => return Err(Refusal::AwaitsDraw),
            Waiting::Decision(_) => {}
        }
        if seat.index() >= self.players() || self.purse(seat).resigned {
            return Err(Refusal::NotOffered);
        }
        self.purse_mut(seat).resigned = true;
        events.push(Event::Resigned { seat });
        if !self.goes_on() {
            turn::break_off(self);
            if self.hand.is_none() {
                // A tile was laid and not scored yet.
                turn::settle_laid(self, events);
            }
            turn::advance(self, Flow::Over, events);
            return Ok(());
        }
        while let Some(decision) = self.decision().filter(|d| d.seat == seat) {
            match (decision.question, decision.fallback()) {
                (Question::Place(shape), _) if self.is_taken_back(seat, shape) => {
                    self.hand = None;
                    turn::advance(self, Flow::TurnOver, events);
                }
                (Question::Place(_), _) => {
                    // The tile was seen by all; the next player lays it.
                    self.active = self.next_seat(seat);
                    events.push(Event::Turn { seat: self.active });
                    turn::advance(self, Flow::NewTurn, events);
                }
                // Whoever else is meant must be asked: nobody's answer is taken for another's.
                (Question::Special(question), _) if question.expansion().hooks().asks_next => {
                    turn::advance(self, Flow::Stay, events);
                }
                (_, Some(action)) if self.apply(action, events).is_ok() => {}
                _ => break,
            }
        }
        Ok(())
    }

    fn is_taken_back(&mut self, seat: Seat, shape: ShapeId) -> bool {
        let mut is_taken = false;
        self.for_hooks(|game, hooks| is_taken |= (hooks.takes_back)(game, seat, shape));
        is_taken
    }

    /// Whether enough players are left to play on.
    pub(super) fn goes_on(&self) -> bool {
        self.purses.iter().filter(|purse| !purse.resigned).count() > 1
    }

    /// All seats, clockwise from one of them.
    pub(super) fn clockwise(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players();
        std::iter::successors(Some(first), move |seat| Some(seat.after(players))).take(players)
    }

    /// The next player clockwise who still plays.
    pub(super) fn next_seat(&self, seat: Seat) -> Seat {
        let others = self.seats().map(|s| (s, (s.index() + self.players() - seat.index() - 1) % self.players()));
        let playing = others.filter(|(s, _)| !self.purse(*s).resigned);
        playing.min_by_key(|&(_, distance)| distance).map_or(seat, |(s, _)| s)
    }

    /// Moves a figure from where it is to another place: nothing else moves any. `false`, and no change, if it is not there.
    /// Of all moves only that from the board to the supply is told here.
    pub(super) fn transfer(
        &mut self,
        (figure, seat): (Figure, Seat),
        [from, to]: [Whereabouts; 2],
        events: &mut Vec<Event>,
    ) -> bool {
        let is_there = match from {
            Whereabouts::Supply => self.purse_mut(seat).take(figure),
            Whereabouts::Node(node) => self.board.take(Standing { figure, seat, node }),
            Whereabouts::Held(by) => self.board.let_go(Held { figure, seat, by }),
        };
        if !is_there {
            return false;
        }
        match to {
            Whereabouts::Supply => self.purse_mut(seat).add(figure, 1),
            Whereabouts::Node(node) => self.board.stand(figure, seat, node),
            Whereabouts::Held(by) => self.board.hold(Held { figure, seat, by }),
        }
        if let Whereabouts::Node(node) = from {
            if to == Whereabouts::Supply {
                let (at, segment) = self.board.place(node);
                events.push(Event::Returned { seat, figure, at, segment });
            }
            self.for_hooks(|game, hooks| (hooks.left)(game, Standing { figure, seat, node }, events));
        }
        true
    }

    /// Takes a figure off the board, back to its owner. Nothing happens if it is not there any more: it may have followed
    /// another.
    pub(super) fn send_home(&mut self, Standing { figure, seat, node }: Standing, events: &mut Vec<Event>) {
        self.transfer((figure, seat), [Whereabouts::Node(node), Whereabouts::Supply], events);
    }

    /// Joins two segments of a tile by a piece, in place of those that it joined before. Figures from which others are parted have
    /// left these.
    #[allow(dead_code, reason = "for expansions with pieces that join segments")]
    pub(super) fn relink(&mut self, from: Option<Link>, to: Option<Link>, events: &mut Vec<Event>) {
        let features = self.board.features();
        let figures: Vec<Standing> =
            from.into_iter().flat_map(|[node, _]| self.board.figures_on(features.of(node))).collect();
        self.board.relink(from, to);
        for standing in figures {
            let is_apart =
                |game: &Game, node| game.board.features().of(node) != game.board.features().of(standing.node);
            for node in from.into_iter().flatten() {
                if is_apart(self, node) {
                    self.for_hooks(|game, hooks| (hooks.left)(game, Standing { node, ..standing }, events));
                }
            }
        }
    }

    /// Takes a figure off the board because its feature was scored in play.
    pub(super) fn release(&mut self, standing: Standing, near: Option<&[Pos]>, events: &mut Vec<Event>) {
        self.for_hooks(|game, hooks| (hooks.released)(game, standing, near));
        self.send_home(standing, events);
    }

    /// Players from first to last; those with equal points share a place, and those who left come last.
    pub fn ranking(&self) -> Vec<(usize, Seat, i32)> {
        let key = |seat: Seat| (self.purse(seat).resigned, std::cmp::Reverse(self.purse(seat).score()));
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|&seat| key(seat));
        let place = |seat: Seat| 1 + seats.iter().filter(|&&other| key(other) < key(seat)).count();
        seats.iter().map(|&seat| (place(seat), seat, self.purse(seat).score())).collect()
    }

    /// An empty list for answers.
    pub(super) fn buffer(&mut self) -> Vec<Action> {
        std::mem::take(&mut self.spare)
    }

    /// Keeps a list of answers for later use.
    pub(super) fn recycle(&mut self, mut actions: Vec<Action>) {
        actions.clear();
        self.spare = actions;
    }
}

/// What tests change that no rule does.
#[cfg(test)]
impl Game {
    pub(super) fn board_mut(&mut self) -> &mut Board {
        &mut self.board
    }

    pub(super) fn setup_mut(&mut self) -> &mut Setup {
        &mut self.setup
    }

    pub(super) fn set_ruleset(&mut self, ruleset: Ruleset) {
        self.ruleset = ruleset;
    }

    pub(super) fn add_hooks(&mut self, hooks: &'static Hooks) {
        self.hooks.push(hooks);
    }
}

/// The pile and the start tiles of a setup.
fn prepare(setup: &Setup, hooks: &[&Hooks]) -> Layout {
    let mut land: Vec<ShapeId> = pile::tiles_of(&format!("basic:{}", setup.edition.number())).collect();
    let start = land.iter().position(|shape| shape.shape().name == START_TILE).unwrap_or(0);
    let start = land.remove(start);
    let mut pile = Pile::default();
    pile.put_on_top(land);
    let mut layout = Layout::new(pile, start);
    for hooks in hooks {
        (hooks.prepare)(setup, &mut layout);
    }
    layout
}

/// Nothing like that can be drawn now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that cannot be drawn now")]
pub struct BadDraw;

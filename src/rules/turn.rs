//! The order of play, and the only code that moves along it.

use std::collections::VecDeque;
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

use super::action::{Action, Question};
use super::event::Event;
use super::expansions::Expansion::{
    self, AbbeyAndMayor, BridgesCastlesAndBazaars, Ferries, HillsAndSheep, Monuments, TheGifts,
    ThePrincessAndTheDragon, TheTower, TradersAndBuilders, UnderTheBigTop,
};
use super::expansions::the_princess_and_the_dragon as dragon;
use super::expansions::{Expansions, Offer, bridges_castles_and_bazaars as bazaars, traders_and_builders as builders};
use super::expansions::{abbey_and_mayor, ferries, hills_and_sheep, monuments, the_gifts, the_tower};
use super::expansions::under_the_big_top as circus;
use super::game::{Draw, Game, Waiting};
use super::placing;
use super::ruleset::Ruleset;
use super::scoring;
use super::{claiming, seat::Seat};

/// A step of a turn.
pub(super) struct Step {
    /// The expansion that the step belongs to, if any.
    of: Option<Expansion>,
    /// Whether it settles features that the last tile closed or completed, so that it runs even if the game ends before
    /// the turn. It then asks no questions.
    settles: bool,
    /// Whether a tile is placed when the step is over, so that the following steps are about it.
    lays: bool,
    /// Whether a tile is drawn when the step is over, so that a new draw returns to it.
    draws: bool,
    /// The rulesets with this step.
    under: RangeInclusive<Ruleset>,
    /// Performs what needs no choice and returns how the turn continues.
    enter: Enter,
}

/// The function of a step or of a follow-up.
pub(super) type Enter = fn(&mut Game, &mut Vec<Event>) -> Flow;

impl Step {
    /// Creates a step of every game.
    const fn base(enter: Enter) -> Step {
        Step { of: None, under: Ruleset::First..=Ruleset::NEWEST, settles: false, lays: false, draws: false, enter }
    }

    /// Creates a step of games with an expansion.
    const fn of(expansion: Expansion, enter: Enter) -> Step {
        Step { of: Some(expansion), ..Step::base(enter) }
    }

    /// Declares the step settling.
    const fn settling(self) -> Step {
        Step { settles: true, ..self }
    }

    /// Declares that the step places the tile.
    const fn laying(self) -> Step {
        Step { lays: true, ..self }
    }

    /// Declares that the step draws the tile.
    const fn drawing(self) -> Step {
        Step { draws: true, ..self }
    }

    /// Limits the step to games under certain rulesets.
    const fn under(self, rulesets: RangeInclusive<Ruleset>) -> Step {
        Step { under: rulesets, ..self }
    }

    fn is_in_play(&self, expansions: &Expansions, ruleset: Ruleset) -> bool {
        self.of.is_none_or(|expansion| expansions.has(expansion)) && self.under.contains(&ruleset)
    }
}

/// The order of play: the table of `rules/base.md` §8, one line per step, with the steps of expansions. The steps of a
/// turn are entered in order.
const TURN: &[Step] = &[
    // A ransom can be paid again.
    Step::of(TheTower, the_tower::begin_turn),
    // The pyramids completed in earlier turns can be scored.
    Step::of(UnderTheBigTop, circus::begin_turn),
    // 1a: draw.
    Step::base(placing::begin),
    // 0: a point for the meeple beside the fairy.
    Step::of(ThePrincessAndTheDragon, dragon::visit),
    // 1a: place the abbey instead.
    Step::of(AbbeyAndMayor, abbey_and_mayor::ask_for_abbey),
    Step::base(placing::draw).drawing(),
    // 1c: a gift may be opened, as another answer to the next question.
    Step::of(TheGifts, the_gifts::allow_opening),
    // 1b, 1d: place it; a tile that fits nowhere is replaced.
    Step::base(placing::ask).laying(),
    // 1d: a hill hides a tile.
    Step::of(HillsAndSheep, hills_and_sheep::hide_tile),
    // 1f before 1e, under the first ruleset.
    Step::of(Monuments, monuments::place_cubes).under(Ruleset::First..=Ruleset::First),
    // 1e: a gift for extending another player's feature.
    Step::of(TheGifts, the_gifts::give),
    // 1f: cubes on objectives that the tile completed.
    Step::of(Monuments, monuments::place_cubes).under(Ruleset::Second..=Ruleset::NEWEST),
    // 2b, 2c, if the option has them before the figure.
    Step::of(HillsAndSheep, hills_and_sheep::tend_early),
    Step::of(HillsAndSheep, hills_and_sheep::herd_closed_early),
    // 2a: a figure, or another main action.
    Step::base(claiming::ask),
    // 2a3: the ferry of a new lake, and others that move.
    Step::of(Ferries, ferries::sail),
    // 2b: the player's own flock, if its field was extended.
    Step::of(HillsAndSheep, hills_and_sheep::tend),
    // 2c: flocks whose fields are closed.
    Step::of(HillsAndSheep, hills_and_sheep::herd_closed).settling(),
    // 2d: the dragon moves, …
    Step::of(ThePrincessAndTheDragon, dragon::walk),
    // 3a: small cities become castles.
    Step::of(BridgesCastlesAndBazaars, bazaars::decide_small_cities).settling(),
    // 3b1: score what the tile completed.
    Step::base(scoring::completed).settling(),
    // 3b1: farmers in fields with barns.
    Step::of(AbbeyAndMayor, abbey_and_mayor::score_barn_farmers).settling(),
    // 3b2, 3b3: castles near these, and castles near those castles.
    Step::of(BridgesCastlesAndBazaars, bazaars::score_castles).settling(),
    // 3c: completed objectives, finished monuments.
    Step::of(Monuments, monuments::pay_objectives).settling(),
    // 3d: wagons move on.
    Step::of(AbbeyAndMayor, abbey_and_mayor::move_wagons),
    // 3d: the circus is scored, and the big top moves to the new tile.
    Step::of(UnderTheBigTop, circus::move_on),
    // 2d: … or moves now, if the option has it after the scoring.
    Step::of(ThePrincessAndTheDragon, dragon::walk_late),
    // 4: note a new bazaar.
    Step::of(BridgesCastlesAndBazaars, bazaars::note_bazaar),
    // 5: a builder earns a second tile, now …
    Step::of(TradersAndBuilders, builders::play_second_part),
];

/// The steps after a turn, whether a tile was placed or not.
const BETWEEN_TURNS: &[Step] = &[
    // 4: the auction, and the round of turns with the tiles won.
    Step::of(BridgesCastlesAndBazaars, bazaars::hold_bazaars),
    // 5: … or after the auction.
    Step::of(TradersAndBuilders, builders::play_owed_part),
    // After the last tile: the abbeys that are left.
    Step::of(AbbeyAndMayor, abbey_and_mayor::hold_last_round),
    // The next player's turn.
    Step::base(pass_on),
];

/// The order of play of one game: the steps of the base game and of the expansions in play.
#[derive(Clone)]
struct Order {
    steps: Vec<&'static Step>,
    /// The number of steps that make a turn.
    turn: usize,
    /// The indices of the steps that draw and place the tile.
    draws: usize,
    lays: usize,
}

impl Order {
    fn new(expansions: &Expansions, ruleset: Ruleset) -> Order {
        let in_play = |steps: &'static [Step]| steps.iter().filter(|step| step.is_in_play(expansions, ruleset));
        let turn = in_play(TURN).count();
        let find = |is: fn(&Step) -> bool| in_play(TURN).position(is).unwrap_or_default();
        let (draws, lays) = (find(|step| step.draws), find(|step| step.lays));
        Order { steps: in_play(TURN).chain(in_play(BETWEEN_TURNS)).collect(), turn, draws, lays }
    }
}

/// The continuation of a turn after a step, a draw or an answer.
#[derive(Clone)]
pub(super) enum Flow {
    /// The next step.
    Next,
    /// The same step again.
    Stay,
    /// A question. Only a step or a [follow-up](Game::then) asks, so that it can be entered and ask again.
    Ask {
        /// The player who must choose.
        seat: Seat,
        /// The question.
        question: Question,
        /// Every legal answer.
        actions: Vec<Action>,
    },
    /// A draw.
    Draw(Draw),
    /// The first step of a turn.
    NewTurn,
    /// The first step of the same turn, for one more tile of the same player.
    OneMoreTile,
    /// The step that draws, with a new draw in place of a tile that is not placed.
    Redraw,
    /// The steps after the turn, because there is no tile to place.
    TurnOver,
    /// None: the game is over.
    Over,
}

/// The position of a game in the order of play.
#[derive(Clone)]
pub(super) struct Progress {
    order: Order,
    /// Index in the order of play.
    step: usize,
    /// Number of tiles that the active player placed in this turn before the current one.
    part: u8,
    follow_ups: FollowUps,
    /// Whether the game ends after the last follow-up.
    closing: bool,
}

impl Progress {
    pub fn new(expansions: &Expansions, ruleset: Ruleset) -> Progress {
        let order = Order::new(expansions, ruleset);
        Progress { order, step: 0, part: 0, follow_ups: FollowUps::default(), closing: false }
    }

    /// Returns the number of tiles that the active player placed in this turn before the current one.
    pub const fn part(&self) -> u8 {
        self.part
    }

    /// Returns whether follow-ups are pending before the order of play continues.
    pub fn is_interrupted(&self) -> bool {
        !self.follow_ups.queue.is_empty()
    }

    #[cfg(test)]
    pub fn skip_to(&mut self, step: usize) {
        self.step = step;
    }
}

impl Game {
    /// Queues a follow-up, which runs before the order of play continues: after the current step, answer or draw, and
    /// after earlier follow-ups. It is entered like a step: [`Flow::Stay`] enters it again, [`Flow::Next`] ends it, and
    /// another flow replaces that of the interrupted step. There are no follow-ups in a game that does not [go
    /// on](Game::goes_on).
    pub(super) fn then(&mut self, enter: Enter) {
        if self.goes_on() {
            self.progress.follow_ups.queue.push_back(enter);
        }
    }

    /// Gives a player a new turn in place of the current one.
    pub(super) fn resume(&mut self, seat: Seat) {
        self.pass_to(seat);
        self.progress.part = 0;
    }
}

/// Discards the follow-ups, since too few players are left to go on.
pub(super) fn break_off(game: &mut Game) {
    game.progress.follow_ups = FollowUps::default();
}

/// Pending follow-ups, and the continuation after them.
#[derive(Clone, Default)]
struct FollowUps {
    queue: VecDeque<Enter>,
    /// The continuation of the interrupted step; `None` while no follow-up has been entered.
    resume: Option<Flow>,
}

impl FollowUps {
    /// Returns what is entered next after the continuation of the last step or follow-up, or the continuation of the
    /// order of play.
    fn next(&mut self, flow: Flow) -> Result<Enter, Flow> {
        match (&self.resume, flow) {
            // Asked again after the interruption, which may change the answers.
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
        next.ok_or_else(|| self.resume.take().unwrap_or(Flow::Next))
    }
}

/// Runs follow-ups until one asks or draws, or the order of play continues.
#[cold]
fn follow_up(game: &mut Game, mut flow: Flow, events: &mut Vec<Event>) -> Flow {
    loop {
        match game.progress.follow_ups.next(flow) {
            Ok(enter) => flow = enter(game, events),
            Err(flow) => return flow,
        }
    }
}

/// Moves along the order of play until a player must choose, a draw is due, or the game is over.
pub(super) fn advance(game: &mut Game, mut flow: Flow, events: &mut Vec<Event>) {
    loop {
        if game.progress.is_interrupted() {
            flow = follow_up(game, flow, events);
        }
        match flow {
            Flow::Next => game.progress.step += 1,
            Flow::Stay => {}
            Flow::NewTurn => (game.progress.step, game.progress.part) = (0, 0),
            Flow::OneMoreTile => (game.progress.step, game.progress.part) = (0, game.progress.part + 1),
            Flow::TurnOver => game.progress.step = game.progress.order.turn,
            Flow::Redraw => {
                game.progress.step = game.progress.order.draws;
                game.wait(Waiting::Draw(Draw::Tile));
                return;
            }
            Flow::Draw(lot) => {
                game.wait(Waiting::Draw(lot));
                return;
            }
            Flow::Ask { seat, question, mut actions } => {
                if !game.hooks().is_empty() {
                    complete(game, seat, question, &mut actions);
                }
                if matches!(actions[..], [Action::Pass]) {
                    game.recycle(actions);
                    flow = Flow::Next;
                    continue;
                }
                game.ask(seat, question, actions);
                return;
            }
            Flow::Over => {
                if !std::mem::replace(&mut game.progress.closing, true) {
                    game.for_hooks(|game, hooks| (hooks.closing)(game, events));
                    flow = Flow::Over;
                    continue;
                }
                scoring::finish(game, events);
                game.wait(Waiting::Over);
                events.push(Event::Over);
                return;
            }
        }
        flow = match game.progress.order.steps.get(game.progress.step) {
            Some(step) => (step.enter)(game, events),
            None => Flow::NewTurn,
        };
    }
}

/// Adds the answers that expansions offer in addition to those of a question, and removes those that one of them rules
/// out. Every expansion filters the answers of all others, so the order makes no difference. Placements are filtered by
/// [`Hooks::allows`](super::expansions::Hooks::allows).
#[inline(never)]
fn complete(game: &Game, seat: Seat, question: Question, actions: &mut Vec<Action>) {
    if seat == game.active() && game.progress.step < game.progress.order.turn {
        game.hooks().iter().for_each(|hooks| (hooks.offer_beside)(game, question, actions));
    }
    if !matches!(question, Question::Place(_)) {
        actions.retain(|answer| !claiming::puts_barred(game, *answer));
    }
    let rules: ArrayVec<_, { Expansion::ALL.len() }> = game.hooks().iter().filter_map(|hooks| hooks.keeps).collect();
    if !rules.is_empty() {
        let offered = actions.clone();
        let asked = Offer { seat, question, actions: &offered };
        let is_kept = |answer| rules.iter().all(|keeps| keeps(game, &asked, answer));
        actions.retain(|&answer| matches!(answer, Action::Place(_)) || is_kept(answer));
    }
}

/// Settles the features that the last tile closed or completed, for a game that ends before the turn. No questions are
/// asked; choices made stand, and settled features are not settled again. Before a tile is placed, and after the turn,
/// there is nothing to do.
pub(super) fn settle_laid(game: &mut Game, events: &mut Vec<Event>) {
    if game.progress.step < game.progress.order.lays {
        return;
    }
    for index in game.progress.step..game.progress.order.turn {
        if let Some(step) = game.progress.order.steps.get(index).filter(|step| step.settles) {
            let _ = (step.enter)(game, events);
        }
    }
}

fn pass_on(game: &mut Game, _: &mut Vec<Event>) -> Flow {
    game.pass_to(game.next_seat(game.active()));
    Flow::NewTurn
}

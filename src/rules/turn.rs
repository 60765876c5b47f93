//! The order of play, and the only code that moves along it.

use std::collections::VecDeque;
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

use super::action::{Action, Question};
use super::event::Event;
use super::expansions::Expansion::{
    self, AbbeyAndMayor, BridgesCastlesAndBazaars, HillsAndSheep, Monuments, TheGifts, TradersAndBuilders,
};
use super::expansions::{Expansions, Offer, bridges_castles_and_bazaars as bazaars, traders_and_builders as builders};
use super::expansions::{abbey_and_mayor, hills_and_sheep, monuments, the_gifts};
use super::game::{Game, Lot, Waiting};
use super::placing;
use super::ruleset::Ruleset;
use super::scoring;
use super::{claiming, seat::Seat};

/// A step of a turn.
pub(super) struct Step {
    /// The expansion without which there is no such step.
    of: Option<Expansion>,
    /// Whether it settles what the tile just laid closed or completed, so that a game that ends before the turn does still
    /// takes it. It asks nobody then.
    settles: bool,
    /// Whether a tile lies when the step is over, so that what follows is about it.
    lays: bool,
    /// The rules under which the step is here.
    under: RangeInclusive<Ruleset>,
    /// Does what needs no choice and says how the turn goes on.
    enter: Enter,
}

/// The code of a step, or of what follows from something.
pub(super) type Enter = fn(&mut Game, &mut Vec<Event>) -> Flow;

impl Step {
    /// A step of every game.
    const fn base(enter: Enter) -> Step {
        Step { of: None, under: Ruleset::First..=Ruleset::NEWEST, settles: false, lays: false, enter }
    }

    /// A step of games with an expansion.
    const fn of(expansion: Expansion, enter: Enter) -> Step {
        Step { of: Some(expansion), ..Step::base(enter) }
    }

    /// The same, taken too when a game ends before the turn does.
    const fn settling(self) -> Step {
        Step { settles: true, ..self }
    }

    /// The same, with a tile on the table when it is over.
    const fn laying(self) -> Step {
        Step { lays: true, ..self }
    }

    /// The same step, of games under certain rules only.
    const fn under(self, rulesets: RangeInclusive<Ruleset>) -> Step {
        Step { under: rulesets, ..self }
    }

    fn is_in_play(&self, expansions: &Expansions, ruleset: Ruleset) -> bool {
        self.of.is_none_or(|expansion| expansions.has(expansion)) && self.under.contains(&ruleset)
    }
}

/// The order of play: the table of `rules/base.md` §8, one line a step. The turn's steps are entered from the first to
/// the last; what an expansion does in between stands here too.
const TURN: &[Step] = &[
    // 1a: draw.
    Step::base(placing::begin),
    // 1a: lay one's abbey instead.
    Step::of(AbbeyAndMayor, abbey_and_mayor::ask_for_abbey),
    Step::base(placing::draw),
    // 1c: a gift may be opened, as another answer to the next question.
    Step::of(TheGifts, the_gifts::allow_opening),
    // 1b, 1d: lay it; a tile that fits nowhere is replaced.
    Step::base(placing::ask).laying(),
    // 1d: a hill hides a tile.
    Step::of(HillsAndSheep, hills_and_sheep::hide_tile),
    // 1f before 1e, as games under the first rules had it.
    Step::of(Monuments, monuments::place_cubes).under(Ruleset::First..=Ruleset::First),
    // 1e: a gift for extending what somebody else controls.
    Step::of(TheGifts, the_gifts::give),
    // 1f: cubes on objectives that the tile completed.
    Step::of(Monuments, monuments::place_cubes).under(Ruleset::Second..=Ruleset::NEWEST),
    // 2b, 2c where the table plays them before the figure.
    Step::of(HillsAndSheep, hills_and_sheep::tend_early),
    Step::of(HillsAndSheep, hills_and_sheep::herd_closed_early),
    // 2a: a figure, or another main action.
    Step::base(claiming::ask),
    // 2b: one's own flock, if its field was extended.
    Step::of(HillsAndSheep, hills_and_sheep::tend),
    // 2c: flocks whose fields are closed.
    Step::of(HillsAndSheep, hills_and_sheep::herd_closed).settling(),
    // 3a: small cities become castles.
    Step::of(BridgesCastlesAndBazaars, bazaars::decide_small_cities).settling(),
    // 3b1: score what the tile completed.
    Step::base(scoring::completed).settling(),
    // 3b1: farmers in fields with barns.
    Step::of(AbbeyAndMayor, abbey_and_mayor::score_barn_farmers).settling(),
    // 3b2, 3b3: castles near that, and castles near those.
    Step::of(BridgesCastlesAndBazaars, bazaars::score_castles).settling(),
    // 3c: completed objectives, finished monuments.
    Step::of(Monuments, monuments::pay_objectives).settling(),
    // 3d: wagons move on.
    Step::of(AbbeyAndMayor, abbey_and_mayor::move_wagons),
    // 4: a bazaar was laid.
    Step::of(BridgesCastlesAndBazaars, bazaars::note_bazaar),
    // 5: a builder brings a second tile, now …
    Step::of(TradersAndBuilders, builders::play_second_part),
];

/// What follows a turn, whether a tile was laid in it or not.
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
    /// How many of them make a turn.
    turn: usize,
    /// The one that lays the tile.
    lays: usize,
}

impl Order {
    fn new(expansions: &Expansions, ruleset: Ruleset) -> Order {
        let in_play = |steps: &'static [Step]| steps.iter().filter(|step| step.is_in_play(expansions, ruleset));
        let turn = in_play(TURN).count();
        let lays = in_play(TURN).position(|step| step.lays).unwrap_or_default();
        Order { steps: in_play(TURN).chain(in_play(BETWEEN_TURNS)).collect(), turn, lays }
    }
}

/// How a turn goes on after a step, a draw or an answer.
#[derive(Clone)]
pub(super) enum Flow {
    /// With the next step.
    Next,
    /// With the same step again.
    Stay,
    /// When somebody has answered. Only a step or a [follow-up](Game::then) asks, so that it can be entered again and ask anew.
    Ask {
        /// Who must choose.
        seat: Seat,
        /// About what.
        question: Question,
        /// Every legal answer.
        actions: Vec<Action>,
    },
    /// When something was drawn.
    Draw(Lot),
    /// With the first step of a turn.
    NewTurn,
    /// With the first step of the same turn, for one more tile of the same player.
    OneMoreTile,
    /// With the first step of the same turn, by drawing another tile in place of one that is not laid.
    Redraw,
    /// With what follows a turn: there is nothing to lay.
    TurnOver,
    /// Not at all: the game is over.
    Over,
}

/// How far the order of play of a game has come.
#[derive(Clone)]
pub(super) struct Progress {
    order: Order,
    /// Place in the order of play.
    step: usize,
    /// How many tiles the active player has laid in this turn before the one that it is about.
    part: u8,
    follow_ups: FollowUps,
    /// Whether the game ends as soon as nothing follows any more.
    closing: bool,
}

impl Progress {
    pub fn new(expansions: &Expansions, ruleset: Ruleset) -> Progress {
        let order = Order::new(expansions, ruleset);
        Progress { order, step: 0, part: 0, follow_ups: FollowUps::default(), closing: false }
    }

    /// How many tiles the active player has laid in this turn before the one that it is about.
    pub const fn part(&self) -> u8 {
        self.part
    }

    /// Whether something must be done or asked before the order of play goes on.
    pub fn is_interrupted(&self) -> bool {
        !self.follow_ups.queue.is_empty()
    }

    #[cfg(test)]
    pub fn skip_to(&mut self, step: usize) {
        self.step = step;
    }
}

impl Game {
    /// Has something done or asked before the order of play goes on: after the step, answer or draw under way, and after what
    /// was to follow before it. It is entered like a step: with [`Flow::Stay`] once more, with [`Flow::Next`] it is over,
    /// and a flow that leads elsewhere replaces that of the step it interrupts. Nothing follows in a game that does
    /// not [go on](Game::goes_on).
    pub(super) fn then(&mut self, enter: Enter) {
        if self.goes_on() {
            self.progress.follow_ups.queue.push_back(enter);
        }
    }

    /// Gives a player another turn, of which nothing was played yet, in place of the one that is on.
    pub(super) fn resume(&mut self, seat: Seat) {
        self.pass_to(seat);
        self.progress.part = 0;
    }
}

/// Forgets what was to follow, since too few players are left to go on.
pub(super) fn break_off(game: &mut Game) {
    game.progress.follow_ups = FollowUps::default();
}

/// What must be done or asked before the order of play goes on, and how it goes on then.
#[derive(Clone, Default)]
struct FollowUps {
    queue: VecDeque<Enter>,
    /// How the step goes on that the queue interrupts; `None` while no follow-up has been entered.
    resume: Option<Flow>,
}

impl FollowUps {
    /// What is entered next, given how the last step or follow-up goes on; or how the order of play goes on.
    fn next(&mut self, flow: Flow) -> Result<Enter, Flow> {
        match (&self.resume, flow) {
            // Asked again when what interrupts it is over: that may change the answers.
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

/// Enters what follows, until that asks or draws something or the order of play goes on.
#[cold]
fn follow_up(game: &mut Game, mut flow: Flow, events: &mut Vec<Event>) -> Flow {
    loop {
        match game.progress.follow_ups.next(flow) {
            Ok(enter) => flow = enter(game, events),
            Err(flow) => return flow,
        }
    }
}

/// Moves along the order of play until somebody must choose, something must be drawn, or the game is over.
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
                game.progress.step = 0;
                game.wait(Waiting::Draw(Lot::Tile));
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

/// Adds the answers that expansions offer beside those of a question, and takes out those that one of them rules out. Every
/// expansion decides about what all others offer, so their order makes no difference. Where a tile goes,
/// [`Hooks::allows`](super::expansions::Hooks::allows) decides.
#[inline(never)]
fn complete(game: &Game, seat: Seat, question: Question, actions: &mut Vec<Action>) {
    if seat == game.active() && game.progress.step < game.progress.order.turn {
        game.hooks().iter().for_each(|hooks| (hooks.offer_beside)(game, question, actions));
    }
    if matches!(question, Question::Place(_)) {
        return;
    }
    actions.retain(|answer| !claiming::puts_barred(game, *answer));
    let rules: ArrayVec<_, { Expansion::ALL.len() }> = game.hooks().iter().filter_map(|hooks| hooks.keeps).collect();
    if !rules.is_empty() {
        let offered = actions.clone();
        let asked = Offer { seat, question, actions: &offered };
        actions.retain(|&answer| rules.iter().all(|keeps| keeps(game, &asked, answer)));
    }
}

/// Settles what the tile laid last closed and completed, for a game that ends before the turn does. Nobody is asked any
/// more; what was chosen stands, and what is settled already is not settled again: neither before a tile is laid nor when the
/// turn is over anything is left to do.
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

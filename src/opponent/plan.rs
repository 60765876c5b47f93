//! Enumeration of a player's plans until another player must choose or a draw is due, with their values.

use super::worth::{Appraiser, Values, lead};
use super::{TimeBudget, expansions};
use bergerie_rules::action::{Decision, Question};
use bergerie_rules::event::Event;
use bergerie_rules::seat::Seat;
use bergerie_rules::tile::ShapeId;
use bergerie_rules::{Action, Draw, Drawn, Game, Waiting};

/// Maximum number of answers in a plan.
const MOST_ANSWERS: usize = 6;
/// Draws within a turn with more outcomes than this are not explored.
const MOST_OUTCOMES: usize = 6;
/// Number of best plans that are combined with each answer that precedes the tile.
const MOST_BEFORE: usize = 6;
/// With more placements than this, a quick evaluation selects those for which figures are considered.
const MOST_PLACES: usize = 32;
/// Another player's choice between more answers than this is not explored.
const MOST_CHOICES: usize = 4;

/// Consecutive answers, and the values of the game after them.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The answers.
    pub answers: Vec<Action>,
    /// The values of the game for each player.
    pub values: Values,
}

/// The evaluator, which counts the positions.
pub struct Thinker<'a> {
    appraiser: Appraiser,
    budget: &'a dyn TimeBudget,
    /// Positions evaluated so far.
    pub positions: u64,
    events: Vec<Event>,
}

/// The stage of a turn, which tells where it ends.
#[derive(Clone, Copy)]
struct Stage {
    mover: Seat,
    /// Tiles on the board when the plan began.
    tiles: usize,
    /// Whether the player was, or may be, asked to place a tile.
    lays: bool,
}

impl<'a> Thinker<'a> {
    /// Creates an evaluator for a game and its continuations. When the budget is exhausted, the plans found first are
    /// used.
    pub fn new(game: &Game, budget: &'a dyn TimeBudget) -> Thinker<'a> {
        Thinker { appraiser: Appraiser::new(game), budget, positions: 0, events: Vec::new() }
    }

    /// Returns whether there is time for more positions.
    fn has_time(&self) -> bool {
        self.budget.lasts(self.positions)
    }

    /// Evaluates a game for each player.
    pub fn values(&mut self, game: Game) -> Values {
        self.positions += 1;
        self.appraiser.values(game)
    }

    /// Applies an answer, and skips invisible draws; `false` if the answer is not legal.
    pub fn answer(&mut self, game: &mut Game, action: Action) -> bool {
        let is_legal = game.apply(action, &mut self.events).is_ok();
        game.skip_unseen(&mut self.events);
        self.events.clear();
        is_legal
    }

    /// Applies a draw; `false` if it is not possible.
    pub fn draw(&mut self, game: &mut Game, drawn: Drawn) -> bool {
        let is_drawn = game.draw(drawn, &mut self.events).is_ok();
        self.events.clear();
        is_drawn
    }

    /// Gives a player a turn with a tile.
    pub fn suppose(&mut self, game: &mut Game, seat: Seat, shape: ShapeId) {
        game.suppose(seat, shape, &mut self.events);
        self.events.clear();
    }

    /// Returns all plans of the awaited player, best first; empty if no player must choose.
    pub fn plans(&mut self, game: &Game) -> Vec<Plan> {
        self.plans_by(game, false, lead)
    }

    /// Returns the most relevant plans, for positions inside the search. Empty also for questions that an expansion
    /// decides itself, at which the search stops.
    pub fn brief_plans(&mut self, game: &Game) -> Vec<Plan> {
        if game.decision().is_some_and(expansions::owns) { Vec::new() } else { self.plans_by(game, true, lead) }
    }

    /// Returns all plans, ordered by the player's own points only.
    pub fn own_business(&mut self, game: &Game, seat: Seat) -> Vec<Plan> {
        debug_assert!(game.decision().is_some_and(|decision| decision.seat == seat));
        self.plans_by(game, false, |values, seat, _| values[seat.index()])
    }

    fn plans_by(&mut self, game: &Game, brief: bool, better: impl Fn(&Values, Seat, usize) -> f32) -> Vec<Plan> {
        let Some(decision) = game.decision() else { return Vec::new() };
        let mover = decision.seat;
        let mut plans = Vec::new();
        if let Some(answers) = expansions::decide(self, game) {
            plans.extend(answers.into_iter().map(|(action, values)| Plan { answers: vec![action], values }));
        } else {
            let lays = !matches!(decision.question, Question::Act);
            let stage = Stage { mover, tiles: game.board().tiles().len(), lays };
            self.explore(game, stage, &mut Vec::new(), &mut plans);
            if !brief {
                self.prepend(game, stage, &mut plans, &better);
            }
        }
        let players = game.players();
        let key = |plan: &Plan| better(&plan.values, mover, players);
        // The sort is stable, so equal plans keep the order of the rules.
        plans.sort_by(|one, other| key(other).total_cmp(&key(one)));
        plans
    }

    /// Explores the answers to a decision of the player.
    fn explore(&mut self, game: &Game, stage: Stage, answers: &mut Vec<Action>, plans: &mut Vec<Plan>) {
        let Some(decision) = game.decision() else { return };
        for action in self.promising(game, decision) {
            if !plans.is_empty() && !self.has_time() {
                return;
            }
            let mut next = game.clone();
            if !self.answer(&mut next, action) {
                continue;
            }
            answers.push(action);
            let are_asked = self.pass_others(&mut next, stage.mover);
            if !are_asked && answers.len() < MOST_ANSWERS && goes_on(&next, stage) {
                self.explore(&next, stage, answers, plans);
            } else {
                let values = self.expect(next, stage.mover);
                plans.push(Plan { answers: answers.clone(), values });
            }
            answers.pop();
        }
    }

    /// Returns the answers that are explored individually.
    fn promising(&mut self, game: &Game, decision: &Decision) -> Vec<Action> {
        let all: Vec<Action> = considered(decision).copied().collect();
        if all.len() <= MOST_PLACES || !matches!(decision.question, Question::Place(_)) {
            return all;
        }
        let players = game.players();
        let mut glances = Vec::with_capacity(all.len());
        for action in all {
            if !glances.is_empty() && !self.has_time() {
                break;
            }
            let mut next = game.clone();
            if self.answer(&mut next, action) {
                glances.push((lead(&self.values(next), decision.seat, players), action));
            }
        }
        glances.sort_by(|one, other| other.0.total_cmp(&one.0));
        glances.into_iter().take(MOST_PLACES).map(|(_, action)| action).collect()
    }

    /// Explores answers that precede the tile, each followed by the best plans without it.
    fn prepend(
        &mut self,
        game: &Game,
        stage: Stage,
        plans: &mut Vec<Plan>,
        better: &impl Fn(&Values, Seat, usize) -> f32,
    ) {
        let Some(decision) = game.decision().filter(|decision| matches!(decision.question, Question::Place(_))) else {
            return;
        };
        let before: Vec<Action> = decision.actions.iter().filter(|action| !lays(action)).copied().collect();
        if before.is_empty() || before.len() == decision.actions.len() {
            return;
        }
        let players = game.players();
        let key = |plan: &Plan| better(&plan.values, stage.mover, players);
        plans.sort_by(|one, other| key(other).total_cmp(&key(one)));
        let best: Vec<Vec<Action>> = plans.iter().take(MOST_BEFORE).map(|plan| plan.answers.clone()).collect();
        for action in before {
            if !self.has_time() {
                return;
            }
            let mut opened = game.clone();
            if !self.answer(&mut opened, action) {
                continue;
            }
            if !goes_on(&opened, stage) {
                let values = self.expect(opened, stage.mover);
                plans.push(Plan { answers: vec![action], values });
                continue;
            }
            for answers in &best {
                let mut next = opened.clone();
                if answers.iter().all(|&answer| self.answer(&mut next, answer)) {
                    let values = self.expect(next, stage.mover);
                    plans.push(Plan { answers: [&[action], &answers[..]].concat(), values });
                }
            }
        }
    }

    /// Answers questions to other players within the turn, to their own advantage. Returns whether there were any: later
    /// answers of the player are not part of a plan.
    fn pass_others(&mut self, game: &mut Game, mover: Seat) -> bool {
        for asked in 0..MOST_ANSWERS {
            let others = game.decision().filter(|decision| decision.seat != mover && !expansions::owns(decision));
            let Some(decision) = others.filter(|decision| !matches!(decision.question, Question::Place(_))) else {
                return asked > 0;
            };
            let action = self.likely(game, decision);
            if !action.is_some_and(|action| self.answer(game, action)) {
                return true;
            }
        }
        true
    }

    /// Returns another player's likely answer, from a quick evaluation.
    fn likely(&mut self, game: &Game, decision: &Decision) -> Option<Action> {
        if decision.actions.len() > MOST_CHOICES {
            return decision.fallback();
        }
        let (seat, players) = (decision.seat, game.players());
        let mut best = None;
        for &action in &decision.actions {
            let mut next = game.clone();
            if self.answer(&mut next, action) {
                let worth = lead(&self.values(next), seat, players);
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, action));
                }
            }
        }
        best.map(|(_, action)| action)
    }

    /// Returns the expected values over a draw within a turn.
    fn expect(&mut self, game: Game, mover: Seat) -> Values {
        let is_special = matches!(game.waiting(), Waiting::Draw(Draw::Special(_)));
        let outcomes = if is_special { outcomes(&game) } else { Vec::new() };
        if outcomes.is_empty() || outcomes.len() > MOST_OUTCOMES {
            return self.values(game);
        }
        let all: usize = outcomes.iter().map(|(_, count)| count).sum();
        let mut sum = Values::default();
        for (drawn, count) in outcomes {
            let mut next = game.clone();
            self.draw(&mut next, drawn);
            self.pass_others(&mut next, mover);
            let share = count as f32 / all as f32;
            sum.iter_mut().zip(self.values(next)).for_each(|(sum, value)| *sum += share * value);
        }
        sum
    }
}

/// Returns the distinct outcomes of a draw with their frequencies.
fn outcomes(game: &Game) -> Vec<(Drawn, usize)> {
    let mut found: Vec<(Drawn, usize)> = Vec::new();
    for drawn in (0..game.outcomes()).filter_map(|number| game.outcome(number)) {
        match found.iter_mut().find(|(other, _)| *other == drawn) {
            Some((_, count)) => *count += 1,
            None => found.push((drawn, 1)),
        }
    }
    found
}

/// Returns whether the player has more decisions in this turn.
fn goes_on(game: &Game, stage: Stage) -> bool {
    let own = game.decision().filter(|decision| decision.seat == stage.mover && !expansions::owns(decision));
    let Some(decision) = own else { return false };
    let is_new_turn = game.board().tiles().len() > stage.tiles || !stage.lays;
    !(matches!(decision.question, Question::Place(_)) && is_new_turn)
}

/// Returns the answers that are explored individually.
fn considered(decision: &Decision) -> impl Iterator<Item = &Action> {
    let only_places = matches!(decision.question, Question::Place(_)) && decision.actions.iter().any(lays);
    decision.actions.iter().filter(move |action| !only_places || lays(action))
}

/// Returns whether an answer places a tile.
const fn lays(action: &Action) -> bool {
    matches!(action, Action::Place(_))
}

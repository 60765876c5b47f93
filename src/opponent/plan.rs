//! Plans: the sequences of answers that a player can give until another player must choose or a draw is pending, with
//! their values.

use super::budget::SearchBudget;
use super::evaluation::{ActiveSeats, Foresight, PositionEvaluator, Values, Weights, active_seats, lead};
use super::expansion_decisions::{deciding_hooks, is_decided_by_expansion};
use super::unseen_tiles::UnseenTiles;
use bergerie_rules::{
    Action, Decision, Draw, DrawOutcome, Event, Game, Question, Seat, ShapeId, Waiting, always, never,
};

/// The maximum number of answers of a plan.
const MAX_ANSWERS: usize = 6;
/// The maximum number of outcomes of a draw within a turn that are all evaluated. Other draws end the plan.
const MAX_OUTCOMES: usize = 6;
/// The number of best plans that are combined with each answer that can be given before placing the tile.
const MAX_CONTINUATIONS: usize = 6;
/// The usual maximum number of placements for which figures are considered.
pub const MAX_PLACEMENTS: usize = 48;
/// A small number of placements. If there are more, a quick evaluation orders them.
pub const FEW_PLACEMENTS: usize = 14;
/// The search ends at a placement that would be this many points behind the best plan even with the greatest gain of a
/// figure so far.
const HOPELESS_DEFICIT: f32 = 3.0;
/// The number of tiles in the pile from which on no placement is left out. Then points are counted rather than estimated, and a
/// figure often gains more than the placement.
const LAST_TILES: usize = 1;
/// The number of plans that the search finds in any case.
const FEW_PLANS: usize = 12;
/// The number of answers of expansions that are explored after every placement. The others were explored after an earlier placement,
/// where they gained less. Most of them do not refer to the tile just placed, so they gain about the same after any placement.
const MAX_EXPANSION_ANSWERS: usize = 2;
/// The maximum number of answers to another player's decision that are evaluated, besides the fallback answer.
const MAX_SAMPLED_ANSWERS: usize = 4;

/// A sequence of one player's answers, and the values of the game after them.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The answers, in the order in which they are given.
    pub answers: Vec<Action>,
    /// The value of the resulting game for each player.
    pub values: Values,
}

/// Evaluates positions and plans, and counts positions for the budget.
pub struct Evaluator<'a> {
    position_evaluator: PositionEvaluator,
    /// The weights with which positions are evaluated.
    pub weights: Weights,
    budget: &'a dyn SearchBudget,
    /// The maximum number of placements for which figures are considered. If there are more, a quick evaluation selects the best
    /// ones.
    pub max_placements: usize,
    /// The number of positions evaluated so far.
    pub position_count: u64,
    /// The number of positions at which the current search ends, even if the budget allows more.
    position_limit: u64,
    events: Vec<Event>,
    /// The answers of expansions explored after placements in the current search, with their greatest gains over passing, best first.
    expansion_gains: Vec<(Action, f32)>,
}

/// Returns whether all placements are worth exploring, because few tiles are left.
fn is_near_end(game: &Game) -> bool {
    game.pile().len() <= LAST_TILES
}

/// The start of a plan, which determines where the plan ends.
#[derive(Clone, Copy)]
pub struct PlanStart {
    mover: Seat,
    /// The number of tiles on the board when the plan began.
    tiles: usize,
    /// Whether the plan may include the placement of a tile.
    places_tile: bool,
}

impl PlanStart {
    /// Begins a plan at a decision of a game.
    pub fn new(game: &Game, decision: &Decision) -> PlanStart {
        let places_tile = !decision.question.asks_for_figure();
        PlanStart { mover: decision.seat, tiles: game.board().tiles().len(), places_tile }
    }

    /// Returns whether the player has another decision in the same turn, which a plan includes.
    pub fn continues(self, game: &Game) -> bool {
        let own = game.decision().filter(|decision| decision.seat == self.mover && !is_decided_by_expansion(decision));
        let Some(decision) = own else { return false };
        let is_new_turn = game.board().tiles().len() > self.tiles || !self.places_tile;
        !(matches!(decision.question, Question::Place(_)) && is_new_turn)
    }
}

impl<'a> Evaluator<'a> {
    /// Creates an evaluator for a game and its continuations. When the budget is exhausted, only the plans found so far
    /// are returned.
    pub fn new(game: &Game, weights: Weights, budget: &'a dyn SearchBudget) -> Evaluator<'a> {
        Evaluator {
            position_evaluator: PositionEvaluator::new(game, weights),
            weights,
            budget,
            max_placements: MAX_PLACEMENTS,
            position_count: 0,
            position_limit: u64::MAX,
            events: Vec::new(),
            expansion_gains: Vec::new(),
        }
    }

    /// Applies the preferences of the weights to a seat.
    pub fn with_preferences_of(self, seat: Seat) -> Evaluator<'a> {
        Evaluator { position_evaluator: self.position_evaluator.with_preferences_of(seat), ..self }
    }

    /// Changes the extent to which evaluations include the gains that only expansions can estimate. Usually, they include all of them.
    pub fn with_foresight(self, foresight: Foresight) -> Evaluator<'a> {
        Evaluator { position_evaluator: self.position_evaluator.with_foresight(foresight), ..self }
    }

    /// Returns an evaluator like this one that has not evaluated any positions yet.
    pub fn fork(&self, game: &Game, seat: Seat) -> Evaluator<'a> {
        Evaluator::new(game, self.weights, self.budget)
            .with_preferences_of(seat)
            .with_foresight(self.position_evaluator.foresight)
    }

    /// Returns whether the search may evaluate more positions.
    fn has_budget(&self) -> bool {
        self.position_count < self.position_limit && self.budget.allows(self.position_count)
    }

    /// Returns the unseen tiles.
    pub fn unseen_tiles(&mut self) -> &mut UnseenTiles {
        &mut self.position_evaluator.unseen_tiles
    }

    /// Evaluates a game for each player, and counts it as a position.
    pub fn values(&mut self, game: Game) -> Values {
        self.position_count += 1;
        self.position_evaluator.values(game)
    }

    /// Applies an answer and skips the invisible draws that follow. Returns `false` if the answer is not legal.
    pub fn apply_answer(&mut self, game: &mut Game, action: Action) -> bool {
        let is_legal = game.apply(action, &mut self.events).is_ok();
        self.events.clear();
        while game.placeholder().is_some_and(|drawn| self.apply_draw(game, drawn)) {}
        is_legal
    }

    /// Applies the outcome of a draw. Returns `false` if the pending draw cannot have this outcome.
    pub fn apply_draw(&mut self, game: &mut Game, drawn: DrawOutcome) -> bool {
        let is_drawn = game.draw(drawn, &mut self.events).is_ok();
        self.events.clear();
        is_drawn
    }

    /// Returns a copy of a game in which a player has a turn with a chosen tile, to evaluate that tile.
    pub fn game_with_next_tile(&mut self, game: &Game, seat: Seat, shape: ShapeId) -> Game {
        let supposed = game.with_next_tile(seat, shape, &mut self.events);
        self.events.clear();
        supposed
    }

    /// Returns all plans of the player who must choose, best first. Returns an empty list if no player must choose.
    pub fn plans(&mut self, game: &Game) -> Vec<Plan> {
        self.sorted_plans(game, false, lead)
    }

    /// Returns all plans except those with an answer before the placement of the tile, and evaluates at most about `most`
    /// positions. Games that are compared get the same number, so that the comparison does not depend on their order. Returns an
    /// empty list for questions that an expansion decides itself.
    pub fn plans_within(&mut self, game: &Game, most: u64) -> Vec<Plan> {
        if game.decision().is_some_and(is_decided_by_expansion) {
            return Vec::new();
        }
        self.position_limit = self.position_count.saturating_add(most);
        let plans = self.sorted_plans(game, true, lead);
        self.position_limit = u64::MAX;
        plans
    }

    /// Returns all plans, ordered by the player's own points without regard to opponents.
    pub fn selfish_plans(&mut self, game: &Game, seat: Seat) -> Vec<Plan> {
        always!(game.decision().is_some_and(|decision| decision.seat == seat), "{:?} is pending", game.waiting());
        self.sorted_plans(game, false, |values, seat, _| values[seat.index()])
    }

    /// Returns all plans, best first according to `better`. With `is_brief`, omits those with an answer before the placement of the tile.
    fn sorted_plans(
        &mut self,
        game: &Game,
        is_brief: bool,
        better: impl Fn(&Values, Seat, ActiveSeats) -> f32,
    ) -> Vec<Plan> {
        let Some(decision) = game.decision() else { return Vec::new() };
        let mover = decision.seat;
        let mut plans = Vec::new();
        if let Some(answers) = deciding_hooks(decision).and_then(|hooks| (hooks.candidate_answers)(self, game)) {
            plans.extend(answers.into_iter().map(|(action, values)| Plan { answers: vec![action], values }));
        } else {
            self.expansion_gains.clear();
            let start = PlanStart::new(game, decision);
            self.explore_answers(game, start, &mut Vec::new(), &mut plans, &better);
            if !is_brief {
                self.add_plans_with_early_answers(game, start, &mut plans, &better);
            }
        }
        let playing = active_seats(game);
        let key = |plan: &Plan| better(&plan.values, mover, playing);
        // The sort is stable, so plans of equal value keep the order in which the rules list their answers.
        plans.sort_by(|one, other| key(other).total_cmp(&key(one)));
        plans
    }

    /// Explores each promising answer to the player's decision, and the later ones of the turn. Adds the complete plans to `plans`.
    fn explore_answers(
        &mut self,
        game: &Game,
        start: PlanStart,
        answers: &mut Vec<Action>,
        plans: &mut Vec<Plan>,
        better: &impl Fn(&Values, Seat, ActiveSeats) -> f32,
    ) {
        let Some(decision) = game.decision() else { return never!("nothing to decide: {:?}", game.waiting()) };
        let (first, depth) = (plans.len(), answers.len());
        let key = |plan: &Plan| better(&plan.values, start.mover, active_seats(game));
        let (mut best, mut most) = (f32::NEG_INFINITY, 0.0_f32);
        for (action, quick) in self.promising_answers(game, decision, better) {
            let is_hopeless = quick + most + HOPELESS_DEFICIT < best && !is_near_end(game);
            if (is_hopeless && plans.len() >= FEW_PLANS) || (!plans.is_empty() && !self.has_budget()) {
                return;
            }
            let mut next = game.clone();
            if !self.apply_answer(&mut next, action) {
                continue;
            }
            let before = plans.len();
            answers.push(action);
            let are_asked = self.answer_for_others(&mut next, start.mover);
            if !are_asked && answers.len() < MAX_ANSWERS && start.continues(&next) {
                self.explore_answers(&next, start, answers, plans, better);
            } else {
                let values = self.expected_values(next, start.mover);
                plans.push(Plan { answers: answers.clone(), values });
            }
            answers.pop();
            let found = plans.iter().skip(before).map(key).fold(f32::NEG_INFINITY, f32::max);
            best = best.max(found);
            most = most.max(found - quick);
        }
        if decision.question.asks_for_figure() {
            let found = plans.iter().skip(first).filter_map(|plan| Some((*plan.answers.get(depth)?, &plan.values)));
            let key = |values: &Values| better(values, start.mover, active_seats(game));
            self.record_expansion_gains(found.map(|(action, values)| (action, key(values))));
        }
    }

    /// Records the gains of the answers of expansions among the answers found after one placement.
    fn record_expansion_gains(&mut self, found: impl Iterator<Item = (Action, f32)> + Clone) {
        let Some((_, passed)) = found.clone().find(|&(action, _)| action == Action::Pass) else { return };
        for (action, worth) in found.filter(|(action, _)| matches!(action, Action::Expansion(_))) {
            let gain = worth - passed;
            match self.expansion_gains.iter_mut().find(|(known, _)| *known == action) {
                Some((_, most)) => *most = most.max(gain),
                None => self.expansion_gains.push((action, gain)),
            }
        }
        self.expansion_gains.sort_by(|one, other| other.1.total_cmp(&one.1));
    }

    /// Returns the answers to explore one by one. If there are many placements, or many answers to an expansion's question, those that
    /// a quick evaluation prefers are returned, best first. Each answer has its value, which is infinite if there was no quick
    /// evaluation. After a placement, answers of expansions that gained little after another one are omitted.
    fn promising_answers(
        &mut self,
        game: &Game,
        decision: &Decision,
        better: &impl Fn(&Values, Seat, ActiveSeats) -> f32,
    ) -> Vec<(Action, f32)> {
        let mut all: Vec<Action> = initial_answers(decision).copied().collect();
        if decision.question.asks_for_figure() {
            let poor = self.expansion_gains.get(MAX_EXPANSION_ANSWERS..).unwrap_or_default();
            all.retain(|action| poor.iter().all(|(known, _)| known != action));
        }
        if all.len() <= FEW_PLACEMENTS || decision.question.asks_for_figure() {
            return all.into_iter().map(|action| (action, f32::INFINITY)).collect();
        }
        let playing = active_seats(game);
        // If there are too many for a short search, it examines every second or third one, rather than a part of the board.
        let left = usize::try_from(self.position_limit.saturating_sub(self.position_count)).unwrap_or(usize::MAX);
        let step = 1 + all.len() / left.max(1);
        let mut valued = Vec::with_capacity(all.len());
        for action in all.into_iter().step_by(step) {
            if !valued.is_empty() && !self.has_budget() {
                break;
            }
            let mut next = game.clone();
            if self.apply_answer(&mut next, action) {
                self.pass_figure(&mut next, decision.seat);
                valued.push((action, better(&self.values(next), decision.seat, playing)));
            }
        }
        valued.sort_by(|one, other| other.1.total_cmp(&one.1));
        if !is_near_end(game) {
            valued.truncate(self.max_placements);
        }
        valued
    }

    /// Passes instead of placing a figure, so that an evaluation includes what the scoring that follows gains.
    fn pass_figure(&mut self, game: &mut Game, mover: Seat) {
        let may_act = |asked: &Decision| asked.seat == mover && asked.question.asks_for_figure();
        if game.decision().is_some_and(|asked| may_act(asked) && asked.offers(Action::Pass)) {
            self.apply_answer(game, Action::Pass);
        }
    }

    /// Adds plans that begin with an answer other than placing the tile, each followed by one of the best plans found
    /// without it.
    fn add_plans_with_early_answers(
        &mut self,
        game: &Game,
        start: PlanStart,
        plans: &mut Vec<Plan>,
        better: &impl Fn(&Values, Seat, ActiveSeats) -> f32,
    ) {
        let Some(decision) = game.decision().filter(|decision| matches!(decision.question, Question::Place(_))) else {
            return;
        };
        let before: Vec<Action> = decision.actions.iter().filter(|action| !places_tile(action)).copied().collect();
        if before.is_empty() || before.len() == decision.actions.len() {
            return;
        }
        let playing = active_seats(game);
        let key = |plan: &Plan| better(&plan.values, start.mover, playing);
        plans.sort_by(|one, other| key(other).total_cmp(&key(one)));
        let best: Vec<Vec<Action>> = plans.iter().take(MAX_CONTINUATIONS).map(|plan| plan.answers.clone()).collect();
        for action in before {
            if !self.has_budget() {
                return;
            }
            let mut opened = game.clone();
            if !self.apply_answer(&mut opened, action) {
                continue;
            }
            if !start.continues(&opened) {
                let values = self.expected_values(opened, start.mover);
                plans.push(Plan { answers: vec![action], values });
                continue;
            }
            for answers in &best {
                let mut next = opened.clone();
                if answers.iter().all(|&answer| self.apply_answer(&mut next, answer)) {
                    let values = self.expected_values(next, start.mover);
                    plans.push(Plan { answers: [&[action], &answers[..]].concat(), values });
                }
            }
        }
    }

    /// Answers the questions to other players within the turn, to the advantage of those players. Returns whether there
    /// were any. A plan ends at such a question, so it does not contain later answers of the player.
    fn answer_for_others(&mut self, game: &mut Game, mover: Seat) -> bool {
        for asked in 0..MAX_ANSWERS {
            let others =
                game.decision().filter(|decision| decision.seat != mover && !is_decided_by_expansion(decision));
            let Some(decision) = others.filter(|decision| !matches!(decision.question, Question::Place(_))) else {
                return asked > 0;
            };
            let action = self.likely_answer(game, decision);
            if !action.is_some_and(|action| self.apply_answer(game, action)) {
                return true;
            }
        }
        true
    }

    /// Returns the answer that another player is likely to give: the best of a few by a quick evaluation.
    fn likely_answer(&mut self, game: &Game, decision: &Decision) -> Option<Action> {
        let usual = decision.fallback();
        let others = decision.actions.iter().copied().filter(|&action| Some(action) != usual);
        let step = decision.actions.len().div_ceil(MAX_SAMPLED_ANSWERS).max(1);
        self.best_answer(game, decision.seat, usual.into_iter().chain(others.step_by(step)))
    }

    /// Returns the first of the answers that a quick evaluation prefers for a seat. Returns `None` if there are none.
    pub fn best_answer(&mut self, game: &Game, seat: Seat, answers: impl Iterator<Item = Action>) -> Option<Action> {
        let mut best = None;
        for action in answers {
            let mut next = game.clone();
            if self.apply_answer(&mut next, action) {
                let worth = lead(&self.values(next), seat, active_seats(game));
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, action));
                }
            }
        }
        best.map(|(_, action)| action)
    }

    /// Returns the values of a game or, if it waits for an expansion's draw with few outcomes, the expected values over all of them.
    fn expected_values(&mut self, game: Game, mover: Seat) -> Values {
        let is_expansion_draw = matches!(game.waiting(), Waiting::Draw(Draw::Expansion(_)));
        let outcomes = if is_expansion_draw { counted_outcomes(&game) } else { Vec::new() };
        if outcomes.is_empty() || outcomes.len() > MAX_OUTCOMES {
            return self.values(game);
        }
        let all: usize = outcomes.iter().map(|(_, count)| count).sum();
        let mut sum = Values::default();
        for (drawn, count) in outcomes {
            let mut next = game.clone();
            always!(self.apply_draw(&mut next, drawn), "the draw {:?} has no outcome {drawn:?}", game.waiting());
            self.answer_for_others(&mut next, mover);
            let share = count as f32 / all as f32;
            sum.iter_mut().zip(self.values(next)).for_each(|(sum, value)| *sum += share * value);
        }
        sum
    }
}

/// Returns the distinct outcomes of the pending draw, each with the number of times that it occurs.
fn counted_outcomes(game: &Game) -> Vec<(DrawOutcome, usize)> {
    let mut found: Vec<(DrawOutcome, usize)> = Vec::new();
    for drawn in (0..game.outcome_count()).filter_map(|number| game.outcome(number)) {
        match found.iter_mut().find(|(other, _)| *other == drawn) {
            Some((_, count)) => *count += 1,
            None => found.push((drawn, 1)),
        }
    }
    found
}

/// Returns the answers with which a plan can begin. For a tile, these are the placements that look different.
fn initial_answers(decision: &Decision) -> impl Iterator<Item = &Action> {
    let shape = match decision.question {
        Question::Place(shape) if decision.actions.iter().any(places_tile) => Some(shape.get()),
        _ => None,
    };
    decision.actions.iter().filter(move |action| match (shape, action) {
        (Some(shape), Action::Place(placement)) => shape.is_canonical(placement.rotation),
        (shape, _) => shape.is_none(),
    })
}

/// Returns whether an answer places a tile.
const fn places_tile(action: &Action) -> bool {
    matches!(action, Action::Place(_))
}

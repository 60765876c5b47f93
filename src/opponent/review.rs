//! Reviews of games: the moves that cost most, the expected result over time, and luck apart from skill.
//!
//! A move is compared with the one that the bot chooses at level *strong* with the information of the same seat. Both are continued
//! from the same sampled games with the same draws, so that luck does not decide the comparison. The luck of a draw is
//! the value of the drawn tile relative to the mean of all tiles that could have been drawn.
//!
//! All efforts are counted in positions, so equal records get equal reviews.

use std::ops::RangeInclusive;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::budget::Positions;
use super::evaluation::{Weights, active_seats, lead};
use super::expansion_decisions::deciding_hooks;
use super::known_game::KnownGame;
use super::plan::{Evaluator, PlanStart};
use super::policy::Policy;
use super::{Level, choose, rollout};
use bergerie_rules::replay::Replay;
use bergerie_rules::{Action, DrawOutcome, Entry, Event, Game, Question, Record, RecordError, Seat, never};

/// The maximum number of positions of a review. They are divided equally among the answers and the draws of the game.
const MAX_POSITIONS: u64 = 3_000_000;
/// The minimum and maximum number of positions per answer or draw.
const POSITIONS_PER_ENTRY: RangeInclusive<u64> = 400..=24_000;
/// The minimum and maximum number of sampled games in which two moves are compared.
const SAMPLES_PER_MOVE: RangeInclusive<u64> = 8..=400;
/// The maximum number of other tiles that a drawn tile is compared with.
const MAX_SAMPLED_DRAWS: usize = 24;
/// The maximum number of moves in a review, and the minimum cost of such a move in points.
const MAX_MOVES: usize = 5;
const MIN_COST: f32 = 1.0;

/// A move that cost its player points.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove {
    /// The index of its first answer in the log.
    pub at: u32,
    /// The player who made it.
    pub seat: Seat,
    /// The answers that were given.
    pub played: Vec<Action>,
    /// The answers of the better move.
    pub better: Vec<Action>,
    /// The difference in the expected final lead, in points.
    pub cost: f32,
}

/// The review of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// The moves with the highest costs, the highest first.
    pub moves: Vec<ReviewedMove>,
    /// The expected final lead of each seat at the start of the game and of each later turn, and the lead at the end of the game.
    pub leads: Vec<Vec<f32>>,
    /// The points that each seat has lost by its moves.
    pub costs: Vec<f32>,
    /// The points that each seat has gained by lucky tile draws, less those lost by unlucky ones.
    pub luck: Vec<f32>,
}

/// A review in progress. It is computed move by move, so that other computations can be done in between.
pub struct Reviewer {
    game: Game,
    /// The entries that no undo has cancelled, each with its index in the log. The next one is the last.
    remaining_entries: Vec<(u32, Entry)>,
    positions_per_entry: u64,
    review: Review,
}

impl Reviewer {
    /// Begins the review of a record.
    ///
    /// # Errors
    /// Fails if the record cannot be replayed.
    pub fn new(record: &Record) -> Result<Reviewer, RecordError> {
        let game = record.initial_game()?;
        let mut replay = Replay::new(game.clone());
        for (entry, made) in (1..).zip(&record.log) {
            replay.enter(*made, &mut Vec::new()).map_err(|error| RecordError::Entry { entry, error })?;
        }
        let mut left = replay.entries().to_vec();
        left.reverse();
        let positions = (MAX_POSITIONS / (left.len() as u64).max(1))
            .clamp(*POSITIONS_PER_ENTRY.start(), *POSITIONS_PER_ENTRY.end());
        let none = vec![0.0; game.player_count()];
        let review = Review { costs: none.clone(), luck: none, ..Review::default() };
        let mut reviewer = Reviewer { game, remaining_entries: left, positions_per_entry: positions, review };
        reviewer.record_leads();
        Ok(reviewer)
    }

    /// Reviews the next move or draw. Returns `false` if there is none.
    pub fn review_next(&mut self) -> bool {
        let Some(&(at, entry)) = self.remaining_entries.last() else { return false };
        match entry {
            Entry::Draw(drawn @ DrawOutcome::Tile(_)) => {
                self.review_draw(drawn);
                self.apply_next_entry();
            }
            Entry::Act(_) => {
                let before = self.game.clone();
                let played = self.apply_next_move();
                self.review_move(at, &before, played);
            }
            Entry::Draw(_) | Entry::Resign(_) | Entry::Undo(_) => self.apply_next_entry(),
        }
        true
    }

    /// Returns the review of everything so far.
    pub fn finish(self) -> Review {
        let mut review = self.review;
        review.moves.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        review.moves.truncate(MAX_MOVES);
        review
    }

    /// Applies the next entry, and records the expected result at the start of a turn and at the end of the game.
    fn apply_next_entry(&mut self) {
        let (Some((_, entry)), mut events) = (self.remaining_entries.pop(), Vec::new()) else {
            return never!("no entry is left");
        };
        if let Err(error) = self.game.enter(entry, &mut events) {
            never!("the record was replayed before, but now {entry:?} is refused: {error}");
            self.remaining_entries.clear();
        }
        if events.iter().any(|event| matches!(event, Event::Turn { .. } | Event::Over)) {
            self.record_leads();
        }
    }

    /// Adds the expected final lead of each seat to the review.
    fn record_leads(&mut self) {
        let values = unlimited_evaluator(&self.game).values(self.game.clone());
        let playing = active_seats(&self.game);
        self.review.leads.push(self.game.seats().map(|seat| lead(&values, seat, playing)).collect());
    }

    /// Applies the answers of one move, which ends where a [plan](super::plan) ends. Returns them.
    fn apply_next_move(&mut self) -> Vec<Action> {
        let mut played = Vec::new();
        let Some(stage) = self.game.decision().map(|decision| PlanStart::new(&self.game, decision)) else {
            never!("an answer follows in the record, but {:?} is pending", self.game.waiting());
            self.remaining_entries.clear();
            return played;
        };
        while let Some(&(_, entry)) = self.remaining_entries.last() {
            let is_unseen = self.game.draws_unseen();
            match entry {
                Entry::Act(_) if !played.is_empty() && !stage.continues(&self.game) => break,
                Entry::Act(action) => played.push(action),
                Entry::Draw(_) if is_unseen => {}
                _ => break,
            }
            self.apply_next_entry();
        }
        played
    }

    /// Compares a move with the one that the bot would choose at level *strong*, and records what the move cost.
    fn review_move(&mut self, at: u32, before: &Game, played: Vec<Action>) {
        let Some(decision) = before.decision() else { return never!("a move without a decision") };
        if played.len() == 1 && decision.actions.len() == 1 {
            return;
        }
        let (seat, seed, playing, half) =
            (decision.seat, u64::from(at), active_seats(before), self.positions_per_entry / 2);
        let mut known = KnownGame::new(before, seat, seed);
        let mut evaluator = unlimited_evaluator(&known.sample());
        // An expansion values the answers to its own question, such as a bid, without playing on.
        let sampled = known.sample();
        if let Some(answers) =
            deciding_hooks(decision).and_then(|hooks| (hooks.all_valued_answers)(&mut evaluator, &sampled))
        {
            let value = |wanted: Action| answers.iter().find(|(answer, _)| *answer == wanted).map(|(_, values)| values);
            let better = choose(before, seat, Level::Strong, seed, &Positions(u64::MAX));
            if let (&[own], &[other]) = (&played[..], &better[..])
                && let (Some(own), Some(other)) = (value(own), value(other))
            {
                let cost = lead(other, seat, playing) - lead(own, seat, playing);
                self.record_cost(ReviewedMove { at, seat, played, better, cost });
            }
            return;
        }
        let better = choose(before, seat, Level::Strong, seed, &Positions(half));
        if better.is_empty() || better == played {
            return;
        }
        let mut policy = Policy::with_evaluator(evaluator);
        let (mut sum, mut samples) = (0.0, 0);
        while samples < *SAMPLES_PER_MOVE.start()
            || (samples < *SAMPLES_PER_MOVE.end() && policy.evaluator.position_count < half)
        {
            let (sampled, rng) = (known.sample(), SmallRng::seed_from_u64(known.rng.random()));
            let [other, own] = [&better, &played].map(|plan| {
                let values = rollout::roll_out(&mut policy, &sampled, plan, rng.clone());
                lead(&values, seat, playing)
            });
            sum += other - own;
            samples += 1;
        }
        self.record_cost(ReviewedMove { at, seat, played, better, cost: sum / samples as f32 });
    }

    /// Adds the cost of a move to the review, and the move itself if it cost enough.
    fn record_cost(&mut self, reviewed: ReviewedMove) {
        self.review.costs[reviewed.seat.index()] += reviewed.cost;
        if reviewed.cost >= MIN_COST {
            self.review.moves.push(reviewed);
        }
    }

    /// Compares the tile of a draw with all tiles that could have been drawn.
    fn review_draw(&mut self, drawn: DrawOutcome) {
        let (game, mut evaluator) = (&self.game, unlimited_evaluator(&self.game));
        let outcomes = game.outcome_count();
        let samples = outcomes.min(MAX_SAMPLED_DRAWS);
        let each = self.positions_per_entry / (samples as u64 + 1);
        let (mut known, mut sum, mut count): (Vec<(DrawOutcome, PlacementValue)>, _, _) = (Vec::new(), 0.0, 0.0);
        let mut value = |drawn| {
            let found = known.iter().find(|(other, _)| *other == drawn).map(|&(_, value)| value);
            found.unwrap_or_else(|| {
                let value = placement_value(&mut evaluator, game, drawn, each);
                known.push((drawn, value));
                value
            })
        };
        for sample in 0..samples {
            let outcome = game.outcome((2 * sample + 1) * outcomes / (2 * samples));
            if let Some((_, worth)) = outcome.and_then(&mut value) {
                sum += worth;
                count += 1.0;
            }
        }
        if let Some((seat, worth)) = value(drawn).filter(|_| count > 0.0) {
            self.review.luck[seat.index()] += worth - sum / count;
        }
    }
}

/// The player who must place a drawn tile, and their lead after the best placement. `None` if the tile cannot be placed.
type PlacementValue = Option<(Seat, f32)>;

/// Returns an evaluator without a limit.
fn unlimited_evaluator(game: &Game) -> Evaluator<'static> {
    Evaluator::new(game, Weights::default(), &Positions(u64::MAX))
}

/// Returns the value of a drawn tile for the player who must place it, found within `most` positions.
fn placement_value(evaluator: &mut Evaluator<'_>, game: &Game, drawn: DrawOutcome, most: u64) -> PlacementValue {
    let mut next = game.clone();
    if !evaluator.apply_draw(&mut next, drawn) {
        return None;
    }
    let seat = next.decision().filter(|decision| matches!(decision.question, Question::Place(_)))?.seat;
    let best = evaluator.plans_within(&next, most).into_iter().next()?;
    Some((seat, lead(&best.values, seat, active_seats(game))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bergerie_rules::expansions::bridges_castles_and_bazaars::Action::{Pick, Raise};
    use bergerie_rules::{Expansion, FirstPlayer, Setup, Waiting};

    /// Returns the beginning of a game between a bot, which moves first, and a player who answers at random.
    fn record(expansions: &[Expansion], turns: usize) -> Record {
        let mut record =
            Record::new(Setup { first: FirstPlayer::Seat(Seat::FIRST), ..Setup::base(2).with(expansions) });
        let (mut game, mut rng) = (record.initial_game().unwrap(), SmallRng::seed_from_u64(3));
        while game.board().tiles().len() <= turns {
            let mut number = |count: usize| rng.random_range(0..count);
            let entries = match game.waiting() {
                Waiting::Over => break,
                Waiting::Draw(_) => vec![Entry::Draw(game.outcome(number(game.outcome_count())).unwrap())],
                Waiting::Decision(decision) if decision.seat == Seat::FIRST => {
                    let answers = choose(&game, Seat::FIRST, Level::Steady, 1, &Positions(2_000));
                    answers.into_iter().map(Entry::Act).collect()
                }
                Waiting::Decision(decision) => vec![Entry::Act(decision.actions[number(decision.actions.len())])],
            };
            for entry in entries {
                game.enter(entry, &mut Vec::new()).unwrap();
                record.log.push(entry);
            }
        }
        record
    }

    fn review(record: &Record) -> Review {
        let mut reviewer = Reviewer::new(record).unwrap();
        while reviewer.review_next() {}
        reviewer.finish()
    }

    #[test]
    fn random_moves_cost_more_than_those_of_a_bot() {
        let record = record(&[], 16);
        let found = review(&record);
        assert!(found.costs[1] > 2.0 * found.costs[0].max(1.0), "{:?}", found.costs);
        assert!(found.moves.len() == MAX_MOVES && found.moves.is_sorted_by(|one, other| one.cost >= other.cost));
        assert_eq!(found.moves[0].seat.index(), 1);
        // Every reviewed move can be replayed, and so can the better one.
        for ReviewedMove { at, seat, played, better, .. } in &found.moves {
            let mut before = record.clone();
            before.log.truncate(*at as usize);
            for answers in [played, better] {
                let mut game = before.replay().unwrap();
                assert_eq!(game.decision().map(|decision| decision.seat), Some(*seat));
                answers.iter().for_each(|&answer| game.apply(answer, &mut Vec::new()).unwrap());
            }
        }
    }

    #[test]
    fn the_curve_follows_the_turns_and_undone_moves_do_not_count() {
        let record = record(&[], 8);
        let found = review(&record);
        assert_eq!(found, review(&record), "equal records get equal reviews");
        let turns = record.log.iter().filter(|entry| matches!(entry, Entry::Draw(DrawOutcome::Tile(_)))).count();
        assert!((turns..=turns + 1).contains(&found.leads.len()), "{turns} turns: {:?}", found.leads);
        assert!(found.leads.iter().all(|leads| (leads[0] + leads[1]).abs() < 0.01), "two leads are opposite");
        assert!(found.luck.iter().all(|luck| luck.abs() > 0.0 && luck.abs() < 40.0), "{:?}", found.luck);
        let mut undone = record.clone();
        let last = record.log.iter().rposition(|entry| matches!(entry, Entry::Act(_))).unwrap();
        undone.log.push(Entry::Undo(last as u32));
        undone.log.extend_from_slice(&record.log[last..]);
        let again = review(&undone);
        assert_eq!((again.leads, again.luck), (found.leads, found.luck));
    }

    #[test]
    fn bids_far_above_the_worth_of_a_tile_are_the_worst_moves() {
        // The second player bids at random, up to 99 points.
        let record = record(&[Expansion::BridgesCastlesAndBazaars], 20);
        let found = review(&record);
        let is_bid = |reviewed: &ReviewedMove| {
            let [action] = reviewed.played[..] else { return false };
            matches!(action.bridges_castles_and_bazaars(), Some(Raise { bid } | Pick { bid, .. }) if bid > 20)
        };
        let worst = &found.moves[0];
        assert!(is_bid(worst) && worst.cost > 10.0 && worst.seat.index() == 1, "{worst:?}");
    }
}

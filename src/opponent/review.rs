//! Reviews of games: the moves that cost most, the expected result over time, and luck apart from skill.
//!
//! A move is compared with the one that the bot chooses at level *strong* with the information of the same seat. Both are continued
//! from the same sampled games with the same draws, so that luck does not decide the comparison. The luck of a draw is
//! the value of the drawn tile relative to the mean of all tiles that could have been drawn.
//!
//! Most moves of a game leave little to gain. So a quick search without simulated turns comes first, and only moves that it finds
//! worse than another are compared.
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
use bergerie_rules::{Action, DrawOutcome, Entry, Event, Expansion, Game, Question, Record, RecordError, Seat, never};

/// The maximum effort of a review: the number of positions, each multiplied by the number of tiles on its board, on which the time
/// for its evaluation depends. The effort that is left is divided equally among the answers and draws that follow.
const MAX_EFFORT: u64 = 60_000_000;
/// The minimum and maximum number of positions per answer or draw.
const POSITIONS_PER_ENTRY: RangeInclusive<u64> = 120..=24_000;
/// The share of the positions of a move with which the quick search finds out whether anything was at stake, and the minimum
/// difference in points that counts.
const QUICK_SEARCH_SHARE: u64 = 4;
const MIN_STAKE: f32 = 0.5;
/// The minimum and maximum number of sampled games in which two moves are compared.
const SAMPLES_PER_MOVE: RangeInclusive<u64> = 8..=400;
/// The maximum number of other tiles that a drawn tile is compared with.
const MAX_SAMPLED_DRAWS: usize = 24;
/// The minimum number of positions for each of them. With fewer positions, fewer tiles are compared.
const MIN_POSITIONS_PER_DRAW: u64 = 24;
/// The maximum number of moves of each player in a review, and the minimum cost of such a move in points.
const MAX_MOVES: usize = 5;
const MIN_COST: f32 = 1.0;

/// A move that cost its player points, or a chance that a player missed in several turns in a row. Of such a chance, the fields
/// describe the turn in which it cost most.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove {
    /// The index of its first answer in the log.
    pub at: u32,
    /// The first and the last of the player's turns in which the chance was missed, counted from 1. The same turn for a single move.
    pub turns: (u32, u32),
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
    /// The moves of each player with the highest costs, the highest first.
    pub moves: Vec<ReviewedMove>,
    /// The expected final lead of each seat at the start of the game and of each later turn, and the lead at the end of the game.
    pub leads: Vec<Vec<f32>>,
    /// The points that each seat has lost by moves that cost a point or more. At most the points of the winner, because estimates of
    /// single moves add up to more than anyone could have scored.
    pub costs: Vec<f32>,
    /// The points that each seat has gained by lucky tile draws, less those lost by unlucky ones.
    pub luck: Vec<f32>,
}

/// A review in progress. It is computed move by move, so that other computations can be done in between.
pub struct Reviewer {
    game: Game,
    /// The entries that no undo has cancelled, each with its index in the log. The next one is the last.
    remaining_entries: Vec<(u32, Entry)>,
    /// The number of entries at the beginning.
    entry_count: usize,
    /// The effort that is left.
    effort: u64,
    /// The number of turns that each seat has begun.
    turns: Vec<u32>,
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
        let (none, turns) = (vec![0.0; game.player_count()], vec![0; game.player_count()]);
        let review = Review { costs: none.clone(), luck: none, ..Review::default() };
        let entry_count = left.len();
        let mut reviewer = Reviewer { game, remaining_entries: left, entry_count, effort: MAX_EFFORT, turns, review };
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

    /// Returns the share of the game that has been reviewed, in percent.
    pub fn progress(&self) -> u8 {
        let done = self.entry_count.saturating_sub(self.remaining_entries.len());
        u8::try_from(done * 100 / self.entry_count.max(1)).unwrap_or(100)
    }

    /// Returns the review of everything so far.
    pub fn finish(self) -> Review {
        let mut review = self.review;
        let most = self.game.seats().map(|seat| self.game.player(seat).points()).max().unwrap_or(0).max(0) as f32;
        for reviewed in &mut review.moves {
            reviewed.cost = reviewed.cost.min(most);
            review.costs[reviewed.seat.index()] += reviewed.cost;
        }
        review.costs.iter_mut().for_each(|cost| *cost = cost.min(most));
        review.moves.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        let mut counts = vec![0; self.turns.len()];
        review.moves.retain(|reviewed| {
            let count = &mut counts[reviewed.seat.index()];
            *count += 1;
            *count <= MAX_MOVES
        });
        review
    }

    /// Returns the number of positions for the next entry.
    fn positions(&self) -> u64 {
        let tiles = self.game.board().tiles().len().max(1) as u64;
        let share = self.effort / (self.remaining_entries.len() as u64).max(1) / tiles;
        share.clamp(*POSITIONS_PER_ENTRY.start(), *POSITIONS_PER_ENTRY.end())
    }

    /// Subtracts the evaluated positions of a board with this number of tiles from the effort that is left.
    fn spend(&mut self, positions: u64, tiles: usize) {
        self.effort = self.effort.saturating_sub(positions * tiles as u64);
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
        for event in &events {
            match event {
                Event::Turn { seat } => self.turns[seat.index()] += 1,
                Event::Over => {}
                _ => continue,
            }
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
            let is_unseen = self.game.awaits_hidden_draw();
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
        let (seat, seed, playing) = (decision.seat, u64::from(at), active_seats(before));
        let (positions, tiles) = (self.positions(), before.board().tiles().len());
        let turn = self.turns[seat.index()].max(1);
        let reviewed = |played, better, cost| ReviewedMove { at, turns: (turn, turn), seat, played, better, cost };
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
                self.record_cost(reviewed(played, better, cost));
            }
            return;
        }
        let is_at_stake = {
            let best = evaluator.plans_within(&sampled, positions / QUICK_SEARCH_SHARE);
            let best = best.first().map(|plan| lead(&plan.values, seat, playing));
            let mut after = sampled.clone();
            let is_legal = played.iter().all(|&answer| evaluator.apply_answer(&mut after, answer));
            let own = is_legal.then(|| lead(&evaluator.values(after), seat, playing));
            best.zip(own).is_none_or(|(best, own)| best - own >= MIN_STAKE)
        };
        self.spend(evaluator.position_count, tiles);
        if !is_at_stake {
            return;
        }
        let half = positions / 2;
        let better = choose(before, seat, Level::Strong, seed, &Positions(half));
        self.spend(half, tiles);
        if better.is_empty() || better == played {
            return;
        }
        let mut evaluator = unlimited_evaluator(&sampled);
        evaluator.position_count = 0;
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
        self.spend(policy.evaluator.position_count, tiles);
        self.record_cost(reviewed(played, better, sum / samples as f32));
    }

    /// Adds a move to the review if it cost enough. If the player has missed the same chance in the previous turn, it is the same
    /// mistake, and costs as much as the most expensive turn.
    fn record_cost(&mut self, reviewed: ReviewedMove) {
        if reviewed.cost < MIN_COST {
            return;
        }
        let chance = missed_chance(&reviewed);
        let is_same = |earlier: &&mut ReviewedMove| {
            earlier.seat == reviewed.seat
                && earlier.turns.1 + 1 >= reviewed.turns.0
                && chance.is_some()
                && missed_chance(earlier) == chance
        };
        match self.review.moves.iter_mut().rev().find(is_same) {
            Some(earlier) => {
                let turns = (earlier.turns.0, reviewed.turns.1);
                if reviewed.cost > earlier.cost {
                    *earlier = reviewed;
                }
                earlier.turns = turns;
            }
            None => self.review.moves.push(reviewed),
        }
    }

    /// Compares the tile of a draw with all tiles that could have been drawn.
    fn review_draw(&mut self, drawn: DrawOutcome) {
        let (game, mut evaluator, positions) = (&self.game, unlimited_evaluator(&self.game), self.positions());
        let outcomes = game.outcome_count();
        let affordable = usize::try_from(positions / MIN_POSITIONS_PER_DRAW).unwrap_or(usize::MAX);
        let samples = outcomes.min(MAX_SAMPLED_DRAWS).min(affordable.max(2));
        let each = positions / (samples as u64 + 1);
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
        let (spent, tiles) = (evaluator.position_count, self.game.board().tiles().len());
        self.spend(spent, tiles);
    }
}

/// Returns the expansion whose own kind of answer a player missed: the better move has one, but the player's move has none. Such an
/// answer stays possible for several turns, unlike the placement of a tile.
fn missed_chance(reviewed: &ReviewedMove) -> Option<Expansion> {
    let expansions = |answers: &[Action]| -> Vec<Expansion> {
        let of = |answer: &Action| if let Action::Expansion(own) = answer { Some(own.expansion()) } else { None };
        answers.iter().filter_map(of).collect()
    };
    let used = expansions(&reviewed.played);
    expansions(&reviewed.better).into_iter().find(|expansion| !used.contains(expansion))
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
    use bergerie_rules::{FirstPlayer, Setup, Waiting};

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
        let of_second = found.moves.iter().filter(|reviewed| reviewed.seat.index() == 1).count();
        assert!(of_second == MAX_MOVES && found.moves.is_sorted_by(|one, other| one.cost >= other.cost));
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

    #[test]
    fn no_more_points_are_lost_than_the_winner_has() {
        let record = record(&[Expansion::BridgesCastlesAndBazaars], 20);
        let game = record.replay().unwrap();
        let most = game.seats().map(|seat| game.player(seat).points()).max().unwrap().max(0) as f32;
        let found = review(&record);
        assert!(found.costs.iter().all(|&cost| (0.0..=most).contains(&cost)), "{:?} of {most}", found.costs);
        assert!(found.moves.iter().all(|reviewed| reviewed.cost <= most), "{:?}", found.moves);
    }

    #[test]
    fn a_chance_that_is_missed_in_consecutive_turns_is_one_mistake() {
        let record = record(&[], 2);
        let mut reviewer = Reviewer::new(&record).unwrap();
        let bid = |bid| Action::Expansion(bergerie_rules::ExpansionAction::BridgesCastlesAndBazaars(Raise { bid }));
        let missed = |turn: u32, seat: Seat, better: Action, cost: f32| ReviewedMove {
            at: turn,
            turns: (turn, turn),
            seat,
            played: vec![Action::Pass],
            better: vec![better],
            cost,
        };
        let other = Seat::new(1).unwrap();
        for reviewed in [
            missed(1, Seat::FIRST, bid(2), 3.0),
            missed(1, other, bid(2), 4.0),
            missed(2, Seat::FIRST, bid(3), 5.0),
            missed(3, Seat::FIRST, Action::Pass, 2.0),
            missed(3, Seat::FIRST, bid(2), 4.0),
            missed(5, Seat::FIRST, bid(2), 1.5),
        ] {
            reviewer.record_cost(reviewed);
        }
        let found: Vec<_> = reviewer.review.moves.iter().map(|one| (one.seat.index(), one.turns, one.cost)).collect();
        assert_eq!(found, [(0, (1, 3), 5.0), (1, (1, 1), 4.0), (0, (3, 3), 2.0), (0, (5, 5), 1.5)]);
    }

    #[test]
    fn the_effort_of_a_review_is_limited() {
        let record = record(&[], 12);
        let mut reviewer = Reviewer::new(&record).unwrap();
        assert_eq!(reviewer.progress(), 0);
        reviewer.effort = 5_000;
        while reviewer.review_next() {}
        assert_eq!((reviewer.effort, reviewer.progress()), (0, 100));
        // Without effort, each entry still gets the minimum.
        assert_eq!(reviewer.positions(), *POSITIONS_PER_ENTRY.start());
    }
}

//! The value of meeples in the City: each joins a feature later, unless the count is in its quarter.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::Seat;
use bergerie_rules::expansions::the_count::{Action, CityQuarter, count_quarter, meeples_in_quarter};

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The points that a meeple in the market is worth, which joins a field at the end, and a meeple in another quarter.
const MARKET_MEEPLE_VALUE: f32 = 18.0;
const OTHER_MEEPLE_VALUE: f32 = 9.0;

/// The number of a player's last turns in which a meeple outside the market loses value, because few features are still scored.
const ENDGAME_TURNS: f32 = 12.0;

/// The fraction of a meeple's value that is left in the quarter of the count, and that of each further meeple in the
/// same quarter.
const CLOSED_QUARTER_FACTOR: f32 = 0.2;
const FURTHER_MEEPLE_FACTOR: f32 = 0.5;

/// Adds the value of the meeples in the City, and of one that may be sent there.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let game = context.game;
    let Some(shut) = count_quarter(game) else { return };
    let first = |quarter: CityQuarter| {
        let open = if quarter == CityQuarter::Market {
            MARKET_MEEPLE_VALUE
        } else {
            OTHER_MEEPLE_VALUE * context.late_game_factor(ENDGAME_TURNS)
        };
        if quarter == shut { CLOSED_QUARTER_FACTOR * open } else { open }
    };
    let next = |seat: Seat, quarter: CityQuarter| {
        first(quarter) * FURTHER_MEEPLE_FACTOR.powi(meeples_in_quarter(game, seat, quarter).count() as i32)
    };
    for seat in game.seats() {
        // A quarter's meeples are worth a geometric series, which the next one would continue.
        let sum = |quarter: CityQuarter| (first(quarter) - next(seat, quarter)) / (1.0 - FURTHER_MEEPLE_FACTOR);
        values[seat.index()] += CityQuarter::ALL.into_iter().map(sum).sum::<f32>();
    }
    // A search that ends at the question whether to send a meeple includes the value of sending one.
    if let Some(asked) = game.decision() {
        let sent = asked.actions.iter().filter_map(|action| match action.the_count()? {
            Action::SendMeeple { to, .. } => Some(next(asked.seat, to)),
            _ => None,
        });
        values[asked.seat.index()] += sent.fold(0.0, f32::max);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::Foresight;
    use crate::tests::first_with_estimates;
    use crate::{Level, Positions, advise};
    use bergerie_rules::expansions::the_count::Question;
    use bergerie_rules::{Decision, Expansion, Game};

    fn may_send(action: &bergerie_rules::Action) -> bool {
        matches!(action.the_count(), Some(Action::SendMeeple { .. }))
    }

    /// Returns the final lead of the player who must choose, after some answers and the fallback answers.
    fn final_lead(game: &Game, answers: &[bergerie_rules::Action]) -> i32 {
        let (mut end, seat) = (game.clone(), game.decision().unwrap().seat);
        answers.iter().for_each(|&action| end.apply(action, &mut Vec::new()).unwrap());
        while let Some(fallback) = end.decision().and_then(Decision::fallback) {
            end.apply(fallback, &mut Vec::new()).unwrap();
        }
        let other = game.seats().find(|&other| other != seat).unwrap();
        end.player(seat).points() - end.player(other).points()
    }

    /// Returns the best answers, chosen one by one, for at most two meeples.
    fn best_pair(game: &Game) -> Vec<bergerie_rules::Action> {
        let (mut next, mut pair) = (game.clone(), Vec::new());
        while let Some(decision) = next.decision().filter(|_| pair.len() < 2).cloned() {
            let best = decision.actions.into_iter().max_by_key(|&action| final_lead(&next, &[action])).unwrap();
            next.apply(best, &mut Vec::new()).unwrap();
            pair.push(best);
        }
        pair
    }

    #[test]
    fn several_meeples_of_the_market_move_to_the_best_fields() {
        // The best answers are not listed first, and the second one gains points, too.
        let is_hard = |game: &Game, answers: &[bergerie_rules::Action]| {
            let pair = best_pair(game);
            let is_late = pair.iter().all(|action| answers.iter().position(|other| other == action) > Some(15));
            is_late && final_lead(game, &pair) > final_lead(game, &pair[..1])
        };
        let (game, _) = first_with_estimates(Expansion::TheCount, &HOOKS, |game| {
            let asked = game
                .decision()
                .filter(|asked| asked.question.the_count() == Some(Question::LastMoveOut) && asked.actions.len() > 50);
            asked.is_some_and(|asked| {
                meeples_in_quarter(game, asked.seat, CityQuarter::Market).count() > 1 && is_hard(game, &asked.actions)
            })
        });
        let decision = game.decision().unwrap();
        // Far too few positions for all sequences of two moves.
        let budget = Positions(5 * decision.actions.len() as u64);
        let advice = advise(&game, decision.seat, Level::Steady, 1, &budget).remove(0);
        assert!(final_lead(&game, &advice.answers) >= final_lead(&game, &best_pair(&game)), "{advice:?}");
    }

    #[test]
    fn a_meeple_that_may_be_sent_is_worth_as_much_as_in_the_best_quarter() {
        let (game, asked) = first_with_estimates(Expansion::TheCount, &HOOKS, |game| {
            game.decision().is_some_and(|decision| decision.actions.iter().any(may_send))
        });
        let decision = game.decision().unwrap();
        let (mut best, seat) = (f32::MIN, decision.seat.index());
        for action in decision.actions.iter().copied().filter(may_send) {
            let mut sent = game.clone();
            sent.apply(action, &mut Vec::new()).unwrap();
            let mut odds = crate::unseen_tiles::UnseenTiles::of(&sent);
            let mut values = Values::default();
            let mut context = EvaluationContext::new(&sent, Default::default(), Foresight::Far, None, &mut odds);
            add_estimates(&mut context, &mut values);
            best = best.max(values[seat]);
        }
        assert!(best > 0.0 && (asked[seat] - best).abs() < 0.01, "{asked:?}, {best}");
    }
}

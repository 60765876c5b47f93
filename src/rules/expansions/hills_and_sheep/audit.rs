//! An independent recount of flocks, vineyards and tokens, for the audit.

use super::flock::{Token, shepherd_of};
use super::state;
use crate::{AuditedScore, ExpansionOccasion, Game, Kind, Occasion};

/// Recounts the vineyards around a completed monastery. The sheep are on the receipt, and [`audit`] counts the tokens.
pub(super) fn recount(AuditedScore { table, found, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    if matches!(score.occasion, Occasion::Expansion(ExpansionOccasion::HillsAndSheep(_))) {
        *worth = score.terms.iter().map(|term| i32::from(term.count) * i32::from(term.each)).sum();
    } else if found.kind.base() == Kind::Monastery && table.scores_as_completed(score) {
        let vineyards = |at| table.tiles_around(at).filter(|placed| placed.shape.has(Kind::Vineyard)).count();
        *worth += 3 * table.cells(found).into_iter().map(|at| vineyards(at) as i32).sum::<i32>();
    }
}

/// Checks that no token is lost, that both wolves are in the bag, and that every flock has a shepherd
/// (`hills_and_sheep.md 1.6`). Also checks that players cannot infer the tiles under hills from what they have seen.
pub(super) fn audit(game: &Game) -> Result<(), String> {
    let Some(state) = state(game) else { return Ok(()) };
    let bag: u8 = state.flocks.bag().map(|(_, n)| n).sum();
    let beside: usize = game.seats().map(|seat| state.flocks.of(seat).len()).sum();
    if usize::from(bag) + beside != 18 {
        return Err(format!("{bag} tokens in the bag and {beside} on the board are not 18"));
    }
    if state.flocks.bag().any(|(token, n)| token == Token::Wolf && n != 2) {
        return Err("a wolf is loose".to_owned());
    }
    for (place, &shape) in state.hidden.iter().enumerate() {
        if !state.limits.iter().all(|limit| limit.allows(&state.hidden[..place], shape)) {
            return Err(format!("{shape} is under a hill, but all its copies were seen later"));
        }
    }
    for seat in game.seats() {
        let stands = shepherd_of(game, seat).is_some();
        let waits = game.decision().is_some() || game.outcome_count() == 0;
        if !stands && !state.flocks.of(seat).is_empty() || stands && waits && state.flocks.of(seat).is_empty() {
            return Err(format!("{seat} has a flock without a shepherd, or a shepherd without a flock"));
        }
    }
    Ok(())
}

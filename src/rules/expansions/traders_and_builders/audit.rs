//! An independent recount of goods, builders and pigs, for the audit.

use super::goods::{Good, Goods, goods_in_city};
use super::{LonelySpecials, options, state};
use crate::{AuditedScore, Figure, Game, Kind, TermLabel};

/// Recounts the pigs of a field that is scored at the end of the game, while the figures are still there.
pub(super) fn recount(audited: AuditedScore<'_>, worth: &mut i32) {
    let AuditedScore { table, game, found, score, .. } = audited;
    if found.kind != Kind::Field || !audited.has_final_extras() {
        return;
    }
    let cities = table.completed_cities(found).len() as i32;
    let (board, pigs) = (game.board(), game.board().figures().iter().filter(|s| s.figure == Figure::Pig));
    let lies_there = |node| {
        let node = board.features().node(node);
        found.places.contains(&(board.placed_tile(node.tile).at, node.index))
    };
    let owners = pigs.filter(|pig| lies_there(pig.node) && score.winners.contains(&pig.seat)).count() as i32;
    let extras = score.extras.iter().filter(|extra| extra.term.label == TermLabel::Pig);
    *worth += owners * cities - extras.map(|extra| extra.term.points()).sum::<i32>();
}

/// Checks that every token belongs to a symbol of a completed city, and that no builder or pig is without a meeple.
pub(super) fn audit(game: &Game) -> Result<(), String> {
    tokens(game)?;
    if options(game).is_some_and(|options| options.lonely_specials == LonelySpecials::Return) {
        companions(game)?;
    }
    Ok(())
}

/// Checks that players have a token for every symbol of the completed cities, except those that are not scored yet.
fn tokens(game: &Game) -> Result<(), String> {
    let board = game.board();
    let (mut scored, mut completed) = (Goods::NONE, Goods::NONE);
    let due = board.completed_by(game.last_placed_tile());
    for (city, _) in board.features().filter(|tally| tally.kind == Kind::City) {
        if board.is_complete(city) {
            completed.add(goods_in_city(game, city));
            if !due.contains(&city) {
                scored.add(goods_in_city(game, city));
            }
        }
    }
    let mut taken = Goods::NONE;
    game.seats().filter_map(|seat| Some(state(game)?.goods(seat))).for_each(|goods| taken.add(goods));
    for good in Good::ALL {
        if !(scored.of(good)..=completed.of(good)).contains(&taken.of(good)) {
            return Err(format!("{} tokens for {good:?}, symbols in {completed:?}", taken.of(good)));
        }
    }
    Ok(())
}

fn companions(game: &Game) -> Result<(), String> {
    let board = game.board();
    for special in board.figures().iter().filter(|s| matches!(s.figure, Figure::Builder | Figure::Pig)) {
        let feature = board.features().feature_of(special.node);
        if !board.figures_on(feature).any(|other| other.seat == special.seat && other.figure.claims()) {
            return Err(format!("a {:?} of {} is alone", special.figure, special.seat));
        }
    }
    Ok(())
}

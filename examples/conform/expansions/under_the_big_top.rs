//! Animal tokens, and the spaces around the ringmaster, which the other engine counts by kind.

use bergerie_rules::expansions::under_the_big_top::{Animal, DrawOutcome as Came, PublicState};
use bergerie_rules::{DrawOutcome, ExpansionDrawOutcome, Pos, Seat};

use super::Code;
use super::bridges_castles_and_bazaars::is_castle;
use crate::check::Run;
use crate::log::Record;
use crate::scores::Points;

/// The other engine's name for a score of the circus.
const CIRCUS: &str = "bigtop";

pub const CODE: Code = Code { record, adjust, ..Code::NONE };

/// Draws the token that the other engine turns up. Its name ends with its value.
fn record(run: &mut Run, record: &Record) -> Result<bool, String> {
    let Record::Other(other) = record else { return Ok(false) };
    let name = other.get("token").and_then(|token| token.as_str()).unwrap_or_default();
    let Some(value) = name.strip_prefix("BIGTOP_") else { return Ok(false) };
    let animal = Animal::ALL.into_iter().find(|animal| animal.value().to_string() == value).ok_or("unknown token")?;
    run.draw(DrawOutcome::Expansion(ExpansionDrawOutcome::UnderTheBigTop(Came::Token(animal))))?;
    Ok(true)
}

/// Adds the spaces of both kinds in the other engine's score, and removes the points for lords that only our engine counts.
fn adjust(run: &mut Run, ours: &mut Vec<Points>, theirs: &mut Vec<Points>) {
    for (_, points, name, items, ..) in theirs.iter_mut() {
        if *name == "ringmaster" {
            let count = items.iter().filter_map(|(_, count, _)| *count).sum();
            *items = vec![("spaces".to_owned(), Some(count), *points)];
        }
    }
    let Some((at, animal)) = PublicState::of(&run.game).turned_up else { return };
    let lords = lords_beyond(run, at);
    ours.retain_mut(|(seat, points, name, items, ..)| {
        let count = lords.iter().filter(|lord| lord.index() == *seat).count() as u16;
        let their_points =
            theirs.iter().find(|theirs| (theirs.0, theirs.2) == (*seat, *name)).map_or(0, |theirs| theirs.1);
        if *name == CIRCUS && count > 0 && *points - i32::from(count) * i32::from(animal.value()) == their_points {
            run.differences.insert("lord-near-circus");
            *points = their_points;
            items.iter_mut().for_each(|(_, meeples, points)| {
                *meeples = meeples.map(|meeples| meeples - count);
                *points = their_points;
            });
        }
        *name != CIRCUS || *points > 0
    });
}

/// Returns the owner of each lord whose own tile is not near the circus, although the other tile of the castle is.
fn lords_beyond(run: &Run, at: Pos) -> Vec<Seat> {
    let (board, near) = (run.game.board(), at.block());
    let is_near = |cell: &Pos| near.contains(cell);
    let lords = board.figures().iter().filter(|lord| {
        let node = board.features().node(lord.node);
        let mut own = board.placed_tile(node.tile).cells_of(node.index);
        lord.figure.claims()
            && is_castle(run, node.feature)
            && !own.any(|cell| is_near(&cell))
            && board.cells(node.feature).iter().any(is_near)
    });
    lords.map(|lord| lord.seat).collect()
}

//! Snapshots of a game after each of its turns, for videos and reviews.

use crate::{Event, Game, Pos, Record, RecordError, Seat, View};

/// The public state of a game after one of its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The public information at this moment, from which a picture can be made.
    pub view: View,
    /// The cell of the last tile and the player who placed it, or `None` before the first turn.
    pub last: Option<(Pos, Seat)>,
    /// The cells of features that were scored since the previous snapshot, except in final scoring, which concerns the
    /// whole board.
    pub scored: Vec<Pos>,
}

impl Moment {
    fn new(game: &Game, scored: Vec<Pos>) -> Moment {
        let placed = game.board().placed_tile(game.last_placed_tile());
        Moment { view: View::of(game), last: placed.by.map(|seat| (placed.at, seat)), scored }
    }
}

/// Returns the cells of all features that these events score, except in final scoring.
pub fn scored_cells(events: &[Event]) -> impl Iterator<Item = Pos> + '_ {
    let cells = events.iter().filter_map(|event| match event {
        Event::Scored(score) if !score.is_final => Some(score.cells().iter().copied()),
        _ => None,
    });
    cells.flatten()
}

impl Record {
    /// Returns a snapshot of the start of the game and of the end of each turn, up to the last entry of the record.
    pub fn moments(&self) -> Result<Vec<Moment>, RecordError> {
        let (mut moments, mut cells) = (Vec::new(), Vec::new());
        let last = self.replay_with(|_, events, game| {
            cells.extend(scored_cells(events));
            if events.iter().any(|event| matches!(event, Event::Turn { .. } | Event::Over)) {
                moments.push(Moment::new(game, std::mem::take(&mut cells)));
            }
        })?;
        // The turn in progress has no end yet.
        let now = Moment::new(&last, cells);
        if moments.last().is_none_or(|before| before.view.tiles != now.view.tiles) {
            moments.push(now);
        }
        Ok(moments)
    }

    /// Returns snapshots of the game after `from` entries, and after each later entry that changed board or points.
    pub fn moments_since(&self, from: usize) -> Result<Vec<Moment>, RecordError> {
        let (mut moments, mut length): (Vec<Moment>, usize) = (Vec::new(), 0);
        self.replay_with(|_, events, game| {
            length += 1;
            if length < from {
                return;
            }
            let cells = if length == from { Vec::new() } else { scored_cells(events).collect() };
            let moment = Moment::new(game, cells);
            let stands = |view: &View| (view.figures.clone(), view.pieces.clone(), view.held.clone());
            let shows = |view: &View| (view.tiles.len(), stands(view), scores(view));
            if moments.last().is_none_or(|before| shows(&before.view) != shows(&moment.view)) {
                moments.push(moment);
            }
        })?;
        Ok(moments)
    }
}

fn scores(view: &View) -> Vec<i32> {
    view.seats.iter().map(|seat| seat.score).collect()
}

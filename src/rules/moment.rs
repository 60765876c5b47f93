//! What a game looked like after each of its turns: for films and for looking back.

use super::event::Event;
use super::game::Game;
use super::geometry::Pos;
use super::record::{Record, ReplayFault};
use super::score::Occasion;
use super::seat::Seat;
use super::view::View;

/// A game as everybody could see it at one time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The table.
    pub view: View,
    /// The tile that had been laid last, and by whom; none while only tiles of the setup lie there.
    pub last: Option<(Pos, Seat)>,
    /// The cells of what had been scored since the moment before, but for what is counted at the end: that is everywhere.
    pub scored: Vec<Pos>,
}

impl Moment {
    fn new(game: &Game, scored: Vec<Pos>) -> Moment {
        let laid = game.board().laid(game.last());
        Moment { view: View::of(game), last: laid.by.map(|seat| (laid.at, seat)), scored }
    }
}

/// The cells of all that was scored, but for what is counted at the end.
pub fn scored(events: &[Event]) -> impl Iterator<Item = Pos> + '_ {
    let cells = events.iter().filter_map(|event| match event {
        Event::Scored(score) if score.occasion != Occasion::Final => Some(score.cells().iter().copied()),
        _ => None,
    });
    cells.flatten()
}

impl Record {
    /// The game at its start and after each turn, as far as it goes.
    ///
    /// # Errors
    /// What keeps the record from being replayed.
    pub fn moments(&self) -> Result<Vec<Moment>, ReplayFault> {
        let (mut moments, mut cells) = (Vec::new(), Vec::new());
        let last = self.replay_with(|_, events, game| {
            cells.extend(scored(events));
            if events.iter().any(|event| matches!(event, Event::Turn { .. } | Event::Over)) {
                moments.push(Moment::new(game, std::mem::take(&mut cells)));
            }
        })?;
        // A turn that is not over yet.
        let now = Moment::new(&last, cells);
        if moments.last().is_none_or(|before| before.view.tiles != now.view.tiles) {
            moments.push(now);
        }
        Ok(moments)
    }

    /// The game after so many entries, and after each later one that changed what lies or stands on the table or anybody's
    /// points.
    ///
    /// # Errors
    /// What keeps the record from being replayed.
    pub fn moments_since(&self, from: usize) -> Result<Vec<Moment>, ReplayFault> {
        let (mut moments, mut length): (Vec<Moment>, usize) = (Vec::new(), 0);
        self.replay_with(|_, events, game| {
            length += 1;
            if length < from {
                return;
            }
            let cells = if length == from { Vec::new() } else { scored(events).collect() };
            let moment = Moment::new(game, cells);
            let stands = |view: &View| (view.figures.clone(), view.stood.clone(), view.held.clone());
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

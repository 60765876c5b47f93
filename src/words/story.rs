//! What happened, as sentences.

use crate::rules::Event;
use crate::rules::board::Board;
use crate::rules::expansions::{SpecialEvent, hills_and_sheep, houses_and_walls, monuments, the_gifts};
use crate::rules::geometry::{Pos, Rotation};
use crate::rules::seat::Seat;
use crate::rules::tile::ShapeId;

use super::seats::mark;
use super::{Words, messages};

messages! {
    story_placed(player, tile, at);
    story_placed_with(player, tile, at, figure);
    story_deployed(player, figure, at);
    story_discarded(player, tile);
    story_resigned(player);
    story_begins(player);
    action_pass();
    action_recall();
}

/// What the players of a table are called in its texts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cast(Vec<String>);

impl Cast {
    /// Mentions of people by seat, each led by the mark of its figures.
    pub fn of_people(people: impl IntoIterator<Item = u64>) -> Cast {
        // No line ends between a mark and its player.
        let name = |(seat, id): (Seat, u64)| format!("{}\u{a0}<@{id}>", mark(seat));
        Cast(Seat::all(Seat::MOST).zip(people).map(name).collect())
    }

    /// Colours by seat, for texts in which a mention would show as a number.
    pub fn of_colours(words: Words) -> Cast {
        Cast(Seat::all(Seat::MOST).map(|seat| format!("{} {}", mark(seat), words.colour(seat))).collect())
    }

    /// The player with that seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }
}

/// A tile that was laid, to be told together with the figure that came onto it.
struct Laid {
    seat: Seat,
    shape: ShapeId,
    at: Pos,
    rotation: Rotation,
    /// Whether a tile went under it, which is told after it.
    hides: bool,
    /// What else came before the figure, which is told after it as well.
    besides: Vec<String>,
}

impl Words {
    /// What happened, a sentence each; what needs no words has none. `board` is the table afterwards.
    pub(crate) fn story(self, events: &[Event], board: &Board, cast: &Cast) -> Vec<String> {
        let mut lines = Vec::new();
        let mut laid: Option<Laid> = None;
        for (index, event) in events.iter().enumerate() {
            if let (Some(tile), Event::Deployed { seat, figure, at, segment }) = (&laid, event)
                && tile.seat == *seat
                && tile.shape.cells(tile.rotation).any(|(quarter, _)| quarter.of(tile.at) == *at)
            {
                let figure = self.spot_of(*figure, tile.shape.shape(), tile.rotation, *segment);
                lines.extend(self.placed(tile, Some(figure), cast));
                laid = None;
                continue;
            }
            if let (Some(tile), Event::Special(SpecialEvent::HillsAndSheep(hills_and_sheep::Event::Hidden { at }))) =
                (&mut laid, event)
                && tile.at == *at
            {
                tile.hides = true;
                continue;
            }
            if let Some(tile) = laid.as_mut().filter(|_| is_beside(event)) {
                tile.besides.extend(self.event(event, &[], board, cast));
                continue;
            }
            if is_told(event, &events[..index]) {
                continue;
            }
            lines.extend(laid.take().into_iter().flat_map(|tile| self.placed(&tile, None, cast)));
            if let Event::Placed { seat, shape, at, rotation } = *event {
                laid = Some(Laid { seat, shape, at, rotation, hides: false, besides: Vec::new() });
            } else {
                lines.extend(self.event(event, &events[index + 1..], board, cast));
            }
        }
        lines.extend(laid.into_iter().flat_map(|tile| self.placed(&tile, None, cast)));
        lines
    }

    fn placed(self, tile: &Laid, figure: Option<String>, cast: &Cast) -> impl Iterator<Item = String> + use<> {
        let (player, shape, at) = (cast.name(tile.seat), self.tile(tile.shape.shape()), tile.at.to_string());
        let placed = match figure {
            Some(figure) => self.story_placed_with(player, shape, at, figure),
            None => self.story_placed(player, shape, at),
        };
        let hidden = tile.hides.then(|| self.story_hidden(tile.at.to_string()));
        std::iter::once(placed).chain(hidden).chain(tile.besides.clone())
    }

    /// A sentence about an event. `later` is what happened after it.
    fn event(self, event: &Event, later: &[Event], board: &Board, cast: &Cast) -> Option<String> {
        match event {
            Event::Discarded { seat, shape } => Some(self.story_discarded(cast.name(*seat), self.tile(shape.shape()))),
            Event::Deployed { seat, figure, at, segment } => {
                let laid = board.laid(board.at(*at)?);
                let figure = self.spot_of(*figure, laid.shape.shape(), laid.rotation, *segment);
                Some(self.story_deployed(cast.name(*seat), figure, at.to_string()))
            }
            Event::Scored(score) => {
                Some(self.flock_closed(score, board, cast).unwrap_or_else(|| self.score(score, cast)))
            }
            Event::Special(SpecialEvent::HillsAndSheep(event)) => Some(self.sheep_event(*event, later, cast)),
            Event::Special(SpecialEvent::Monuments(event)) => Some(self.monument_event(event, cast)),
            Event::Special(SpecialEvent::HousesAndWalls(event)) => Some(self.marker_event(*event, cast)),
            Event::Special(SpecialEvent::Deserts(event)) => Some(self.desert_event(*event, cast)),
            Event::Special(SpecialEvent::BridgesCastlesAndBazaars(event)) => self.bazaar_event(event, cast),
            Event::Special(SpecialEvent::TheGifts(event)) => self.gift_event(*event, board, cast),
            Event::Special(SpecialEvent::River(event)) => match *event {},
            Event::Special(SpecialEvent::Abbot(event)) => match *event {},
            Event::Resigned { seat } => Some(self.story_resigned(cast.name(*seat))),
            // Told by what they lead to: the ping, the score, the end.
            Event::Turn { .. } | Event::Drawn { .. } | Event::Placed { .. } | Event::Returned { .. } | Event::Over => {
                None
            }
        }
    }
}

/// Whether an event comes with a tile, before a figure is put on it: a gift, a house or wall, a cube for what it completes.
const fn is_beside(event: &Event) -> bool {
    use the_gifts::Event::{NoneLeft, Received, Reshuffled};
    let Event::Special(special) = event else { return false };
    match special {
        SpecialEvent::TheGifts(gift) => matches!(gift, Received { .. } | NoneLeft { .. } | Reshuffled),
        SpecialEvent::HousesAndWalls(houses_and_walls::Event::Built { .. }) => true,
        SpecialEvent::Monuments(monument) => matches!(monument, monuments::Event::Cube { by_itself: true, .. }),
        _ => false,
    }
}

/// Whether what went before says it already: that somebody completes an objective.
fn is_told(event: &Event, before: &[Event]) -> bool {
    use monuments::Event::{Completed, Cube};
    let Event::Special(SpecialEvent::Monuments(Completed { at, objective })) = *event else { return false };
    let completes = |told: &Event| match *told {
        Event::Special(SpecialEvent::Monuments(Cube { at: there, objective: other, by_itself: true, .. })) => {
            (there, other) == (at, objective)
        }
        _ => false,
    };
    before.iter().any(completes)
}

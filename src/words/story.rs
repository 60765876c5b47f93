//! Events as sentences.

use crate::rules::Event;
use crate::rules::board::Board;
use crate::rules::geometry::{Pos, Rotation};
use crate::rules::score::Occasion;
use crate::rules::seat::Seat;
use crate::rules::tile::ShapeId;

use super::Words;
use super::expansions::{self, Narration, Scene};
use super::seats::mark;

/// A player.
pub(crate) enum Player {
    /// A user, by ID.
    Person(u64),
    /// Another player, by name.
    Named(String),
}

/// The names of a table's players.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cast(Vec<String>);

impl Cast {
    /// Creates the names of players by seat, users as mentions, each after the mark of its figures.
    pub fn of_players(players: impl IntoIterator<Item = Player>) -> Cast {
        // A non-breaking space keeps a mark and its player together.
        let name = |(seat, player): (Seat, Player)| match player {
            Player::Person(id) => format!("{}\u{a0}<@{id}>", mark(seat)),
            Player::Named(name) => format!("{}\u{a0}{name}", mark(seat)),
        };
        Cast(Seat::all(Seat::MOST).zip(players).map(name).collect())
    }

    /// Creates the names of seats by colour, for texts in which a mention would show as a number.
    pub fn of_colours(words: Words) -> Cast {
        Cast(Seat::all(Seat::MOST).map(|seat| format!("{} {}", mark(seat), words.colour(seat))).collect())
    }

    /// Returns the name of a seat's player.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }
}

/// A placed tile, which is described together with its figure.
struct LaidTile {
    seat: Seat,
    shape: ShapeId,
    at: Pos,
    rotation: Rotation,
    /// Other events before the figure, described after it.
    besides: Vec<String>,
}

impl Words {
    /// Describes events, one sentence each; some need none. `board` is the board after them.
    pub(crate) fn story(self, events: &[Event], board: &Board, cast: &Cast) -> Vec<String> {
        let mut lines = Vec::new();
        let mut laid: Option<LaidTile> = None;
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
            let scene = Scene { later: &events[index + 1..], board, cast };
            match (manner(event, &events[..index]), &mut laid) {
                (Narration::Silent, _) => continue,
                (Narration::Beside, Some(tile)) => {
                    tile.besides.extend(self.event(event, &scene));
                    continue;
                }
                _ => {}
            }
            lines.extend(laid.take().into_iter().flat_map(|tile| self.placed(&tile, None, cast)));
            if let Event::Placed { seat, shape, at, rotation } = *event {
                laid = Some(LaidTile { seat, shape, at, rotation, besides: Vec::new() });
            } else {
                lines.extend(self.event(event, &scene));
            }
        }
        lines.extend(laid.into_iter().flat_map(|tile| self.placed(&tile, None, cast)));
        lines
    }

    fn placed(self, tile: &LaidTile, figure: Option<String>, cast: &Cast) -> impl Iterator<Item = String> + use<> {
        let (player, shape, at) = (cast.name(tile.seat), self.tile(tile.shape.shape()), tile.at.to_string());
        let placed = match figure {
            Some(figure) => self.story_placed_with(at, figure, player, shape),
            None => self.story_placed(at, player, shape),
        };
        std::iter::once(placed).chain(tile.besides.clone())
    }

    /// Describes an event.
    fn event(self, event: &Event, scene: &Scene<'_>) -> Option<String> {
        let (board, cast) = (scene.board, scene.cast);
        match event {
            Event::Discarded { seat, shape } => Some(self.story_discarded(cast.name(*seat), self.tile(shape.shape()))),
            Event::Deployed { seat, figure, at, segment } => {
                let laid = board.laid(board.at(*at)?);
                let figure = self.spot_of(*figure, laid.shape.shape(), laid.rotation, *segment);
                Some(self.story_deployed(at.to_string(), figure, cast.name(*seat)))
            }
            // Points without a feature are described by their expansion, here or with its own event.
            Event::Scored(score) if score.feature.is_none() => match score.occasion {
                Occasion::Special(occasion) if (expansions::giving(occasion).is_told)(score) => {
                    Some(self.score(score, cast))
                }
                _ => None,
            },
            Event::Scored(score) => {
                let special = expansions::all().find_map(|hooks| (hooks.score)(self, score, scene));
                Some(special.unwrap_or_else(|| self.score(score, cast)))
            }
            Event::Special(special) => (expansions::whose(special).event)(self, special, scene),
            Event::Resigned { seat } => Some(self.story_resigned(cast.name(*seat))),
            Event::TakenBack { seat } => Some(self.story_taken_back(cast.name(*seat))),
            // These are implied by what follows: the ping, the score, the end.
            Event::Turn { .. } | Event::Drawn { .. } | Event::Placed { .. } | Event::Returned { .. } | Event::Over => {
                None
            }
        }
    }
}

/// Returns how an event is described, given the events before it.
fn manner(event: &Event, before: &[Event]) -> Narration {
    match event {
        Event::Special(special) => (expansions::whose(special).manner)(special, before),
        _ => Narration::Alone,
    }
}

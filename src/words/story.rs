//! Descriptions of events, in sentences.

use crate::rules::Event;
use crate::rules::board::Board;
use crate::rules::geometry::{Pos, Rotation};
use crate::rules::score::Occasion;
use crate::rules::seat::Seat;
use crate::rules::tile::ShapeId;

use super::Words;
use super::expansions::{self, Narration, Scene};
use super::seats::mark;

/// A player to be named in sentences.
pub(crate) enum Player {
    /// A user, by ID.
    User(u64),
    /// Another player, by name.
    Named(String),
}

/// The names of a table's players.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cast(Vec<String>);

impl Cast {
    /// Creates the names of the players by seat. Each name begins with the mark of the player's figures. Users are mentions.
    pub fn of_players(players: impl IntoIterator<Item = Player>) -> Cast {
        // A non-breaking space keeps a mark and its player together.
        let name = |(seat, player): (Seat, Player)| match player {
            Player::User(id) => format!("{}\u{a0}<@{id}>", mark(seat)),
            Player::Named(name) => format!("{}\u{a0}{name}", mark(seat)),
        };
        Cast(Seat::all(Seat::MOST).zip(players).map(name).collect())
    }

    /// Creates names of the seats by colour, for texts in which Discord does not render mentions.
    pub fn of_colours(words: Words) -> Cast {
        Cast(Seat::all(Seat::MOST).map(|seat| format!("{} {}", mark(seat), words.colour(seat))).collect())
    }

    /// Creates names of the seats that consist of their marks only.
    pub fn of_marks() -> Cast {
        Cast(Seat::all(Seat::MOST).map(|seat| mark(seat).to_string()).collect())
    }

    /// Returns the name of a seat's player.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }
}

/// A placed tile whose description is pending, together with its figure.
struct LaidTile {
    seat: Seat,
    shape: ShapeId,
    at: Pos,
    rotation: Rotation,
    /// Descriptions of events between the tile and the figure, which come after both.
    besides: Vec<String>,
}

/// A sentence with its rank. The highest-ranked sentences are shown to players who read only a few. Points rank by their number;
/// among equals, later events rank higher.
struct Sentence {
    text: String,
    rank: i32,
}

/// Returns the rank of an event's sentence.
fn rank(event: &Event) -> i32 {
    match event {
        Event::Scored(score) => Seat::all(Seat::MOST).map(|seat| score.gain(seat).abs()).max().unwrap_or_default(),
        Event::Resigned { .. } | Event::TakenBack { .. } => i32::MAX,
        _ => 0,
    }
}

impl Words {
    /// Describes events in one sentence each. Events that need no description are skipped. `board` is the board after the events.
    pub(crate) fn story(self, events: &[Event], board: &Board, cast: &Cast) -> Vec<String> {
        self.sentences(events, board, cast).into_iter().map(|sentence| sentence.text).collect()
    }

    /// Describes the `most` most important of these events, in order.
    pub(crate) fn highlights(self, events: &[Event], board: &Board, cast: &Cast, most: usize) -> Vec<String> {
        let sentences = self.sentences(events, board, cast);
        let mut ranks: Vec<(i32, usize)> = sentences.iter().map(|sentence| sentence.rank).zip(0..).collect();
        ranks.sort_unstable_by(|a, b| b.cmp(a));
        ranks.truncate(most);
        let is_kept = |index: usize| ranks.iter().any(|&(_, kept)| kept == index);
        let kept = (0..).zip(sentences).filter(|&(index, _)| is_kept(index));
        kept.map(|(_, sentence)| sentence.text).collect()
    }

    fn sentences(self, events: &[Event], board: &Board, cast: &Cast) -> Vec<Sentence> {
        let mut sentences: Vec<Sentence> = Vec::new();
        let mut laid: Option<LaidTile> = None;
        for (index, event) in events.iter().enumerate() {
            if let (Some(tile), Event::Deployed { seat, figure, at, segment }) = (&laid, event)
                && tile.seat == *seat
                && tile.shape.cells(tile.rotation).any(|(quarter, _)| quarter.of(tile.at) == *at)
            {
                let figure = self.spot_of(*figure, tile.shape.shape(), tile.rotation, *segment);
                sentences.extend(self.placed(tile, Some(figure), cast));
                laid = None;
                continue;
            }
            let scene = Scene { later: &events[index + 1..], board, cast };
            match (narration(event, &events[..index]), &mut laid) {
                (Narration::Silent, _) => continue,
                (Narration::Beside, Some(tile)) => {
                    tile.besides.extend(self.event(event, &scene));
                    continue;
                }
                _ => {}
            }
            sentences.extend(laid.take().into_iter().flat_map(|tile| self.placed(&tile, None, cast)));
            if let Event::Placed { seat, shape, at, rotation } = *event {
                laid = Some(LaidTile { seat, shape, at, rotation, besides: Vec::new() });
                continue;
            }
            match (self.event(event, &scene), sentences.last_mut()) {
                (Some(text), _) => sentences.push(Sentence { text, rank: rank(event) }),
                // Points without a sentence of their own raise the rank of the previous sentence.
                (None, Some(last)) => last.rank = last.rank.max(rank(event)),
                (None, None) => {}
            }
        }
        sentences.extend(laid.into_iter().flat_map(|tile| self.placed(&tile, None, cast)));
        sentences
    }

    fn placed(self, tile: &LaidTile, figure: Option<String>, cast: &Cast) -> impl Iterator<Item = Sentence> + use<> {
        let (player, shape, at) = (cast.name(tile.seat), self.tile(tile.shape.shape()), tile.at.to_string());
        let placed = match figure {
            Some(figure) => self.story_placed_with(at, figure, player, shape),
            None => self.story_placed(at, player, shape),
        };
        let besides = tile.besides.clone().into_iter().map(|text| Sentence { text, rank: 0 });
        std::iter::once(Sentence { text: placed, rank: 0 }).chain(besides)
    }

    /// Describes an event. Returns `None` if no sentence is needed, because other sentences imply the event.
    fn event(self, event: &Event, scene: &Scene<'_>) -> Option<String> {
        let (board, cast) = (scene.board, scene.cast);
        match event {
            Event::Discarded { seat, shape } => Some(self.story_discarded(cast.name(*seat), self.tile(shape.shape()))),
            Event::Deployed { seat, figure, at, segment } => {
                let laid = board.laid(board.at(*at)?);
                let figure = self.spot_of(*figure, laid.shape.shape(), laid.rotation, *segment);
                Some(self.story_deployed(at.to_string(), figure, cast.name(*seat)))
            }
            // Points without a feature are described by their expansion, either here or with another event.
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
            // Skip these events, because the mention, the score or the end of the game imply them.
            Event::Turn { .. } | Event::Drawn { .. } | Event::Placed { .. } | Event::Returned { .. } | Event::Over => {
                None
            }
        }
    }
}

/// Returns the place of an event's description, given the events before it.
fn narration(event: &Event, before: &[Event]) -> Narration {
    match event {
        Event::Special(special) => (expansions::whose(special).narration)(special, before),
        _ => Narration::Alone,
    }
}

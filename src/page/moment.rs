//! A moment of a game, in no particular language: the present, or the start of an earlier turn.

use std::collections::VecDeque;
use std::mem;

use crate::picture::{self, Scene};
use crate::presenter::lenses::field_owners;
use crate::presenter::summary::GameSummary;
use crate::presenter::unseen_tiles::unseen_tiles;
use crate::presenter::words::Words;
use crate::presenter::{Picture, pictures};
use crate::rules::{Event, Game, RecordError, Seat, View, moment};
use crate::table::{Phase, Round, Season, Snapshot, TableVersion, WatchedTable};

use super::lens::Lens;

/// The number of turns whose moves are listed.
const LISTED_TURNS: usize = 12;

/// The number of tiles in a picture that fills a phone's screen, and the number of pictures.
const MAX_TILES: usize = 42;
const MAX_PICTURES: usize = 8;

/// The moment of a game that a request is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct MomentKey {
    /// The number of the turn, or `None` for the present.
    pub turn: Option<usize>,
    /// Additional information, or `None` for the board alone.
    pub lens: Option<Lens>,
}

/// A moment of a game.
pub(super) struct GameMoment {
    /// The version of the table.
    pub version: TableVersion,
    /// The table. Its own game contains hidden information, and is not used.
    pub table: Snapshot,
    /// The number of turns that have ended before this moment.
    pub turn: usize,
    /// The number of moments that can be shown. The last one is the present.
    pub count: usize,
    /// The game, in which hidden information was replaced.
    pub game: Game,
    /// The additional information to show, if the table's settings allow it.
    pub lens: Option<Lens>,
    /// The points of the players over the whole game, if this is the end of a finished one. Otherwise empty.
    curve: Vec<(Seat, Vec<i32>)>,
    /// The events with points until this moment, oldest first.
    pub scored: Vec<Event>,
    /// The events of the latest turns, oldest first. The last is the turn in progress, if it has begun.
    pub recent: VecDeque<Vec<Event>>,
}

impl GameMoment {
    /// Replays a game until a moment. A number beyond the last moment means the present.
    pub fn replay(watched: WatchedTable, at: MomentKey) -> Result<GameMoment, RecordError> {
        let WatchedTable { version, snapshot: table, record } = watched;
        let MomentKey { turn, lens } = at;
        let (mut recent, mut events, mut ended, mut found) = (VecDeque::new(), Vec::new(), 0, None);
        let mut scored = Vec::new();
        let now = record.replay_with(|_, new, game| {
            events.extend_from_slice(new);
            scored.extend(new.iter().filter(|event| matches!(event, Event::Scored(_))).cloned());
            if new.iter().any(|event| matches!(event, Event::Turn { .. } | Event::Over)) {
                add_turn(&mut recent, mem::take(&mut events));
                if turn == Some(ended) {
                    found = Some((game.clone(), recent.clone(), scored.len()));
                }
                ended += 1;
            }
        })?;
        if !events.is_empty() {
            add_turn(&mut recent, events);
            ended += 1;
        }
        let last = ended.saturating_sub(1);
        let (turn, game, recent, scored_count) = match (turn, found) {
            (Some(turn), Some((game, recent, count))) if turn < last => (turn, game, recent, count),
            _ => (last, now, recent, scored.len()),
        };
        scored.truncate(scored_count);
        let is_finished = turn == last && matches!(table.phase, Phase::Over { .. });
        let curve = if is_finished { GameSummary::of(table.id, &record).points_over_time() } else { Vec::new() };
        let lens = lens.filter(|lens| lens.is_shown(&table.options));
        Ok(GameMoment { version, table, turn, count: ended, game, lens, curve, scored, recent })
    }

    /// Returns whether this is the present.
    pub fn is_current(&self) -> bool {
        self.turn + 1 == self.count
    }

    /// Returns the board without legend and spots: the fields with that lens, and otherwise the last tile and the features that
    /// have just scored.
    pub fn scene(&self) -> Scene<'static> {
        if self.lens == Some(Lens::Fields) {
            return pictures::fields_scene(&self.game, field_owners(&self.game));
        }
        let scored = self.recent.back().map(|events| moment::scored_cells(events).collect());
        let last = pictures::last_placed_tile(&self.game);
        Scene { last, highlight: scored.unwrap_or_default(), ..Scene::of(View::of(&self.game)) }
    }

    /// Returns the chart of the points over the whole game, or `None` if this is not the end of a finished one.
    pub fn chart(&self, words: Words) -> Option<Picture> {
        (!self.curve.is_empty()).then(|| pictures::points_chart(words, self.curve.clone()))
    }

    /// Describes the tiles that can still be drawn, with that lens. Without it, both lists are empty.
    pub fn unseen_tiles(&self, words: Words) -> (Vec<String>, Vec<Picture>) {
        if self.lens != Some(Lens::Tiles) {
            return (Vec::new(), Vec::new());
        }
        unseen_tiles(words, self.table.options.assists, &self.table.name, &self.game, (MAX_TILES, MAX_PICTURES))
    }

    /// Returns the season in which the board is drawn.
    pub fn season(&self) -> picture::Season {
        season_of(&self.table)
    }

    /// Returns the sealed round that the game waits for. It does not say who has submitted.
    pub fn round(&self) -> Option<Round> {
        let round = self.table.sealed.clone().filter(|_| self.is_current());
        round.map(|round| Round { submitted: Vec::new(), ..round })
    }

    /// Returns the seats for which the game waits now.
    pub fn awaited_seats(&self) -> Vec<Seat> {
        let decision = self.game.decision().filter(|_| self.is_current() && self.table.is_active());
        match self.round() {
            Some(round) => round.players,
            None => decision.map(|decision| decision.seat).into_iter().collect(),
        }
    }
}

/// Returns the season in which a table's board is drawn.
pub(super) const fn season_of(table: &Snapshot) -> picture::Season {
    match table.options.season {
        Season::Summer => picture::Season::Summer,
        Season::Winter => picture::Season::Winter,
    }
}

fn add_turn(recent: &mut VecDeque<Vec<Event>>, events: Vec<Event>) {
    if recent.len() == LISTED_TURNS {
        recent.pop_front();
    }
    recent.push_back(events);
}

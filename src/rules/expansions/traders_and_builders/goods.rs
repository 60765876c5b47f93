//! Goods (`traders_and_builders.md 2, 5`): tokens for completing cities with symbols, and points for most of a kind.

use serde::Serialize;

use super::{Event, Occasion, Part, event, occasion, options, state, state_mut};
use crate::score::total;
use crate::{FeatureId, Game, Kind, Mark, Piece, Score, Seat, Seats, Term, TermLabel, Terms, scoring};

/// A kind of goods. Completed cities yield tokens, and the most tokens of a kind score points at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// Wine, of which the game has the most tokens.
    Wine,
    /// Grain.
    Grain,
    /// Cloth, of which the game has the fewest tokens.
    Cloth,
}

impl Good {
    /// Every kind of goods, in the order in which they are displayed.
    pub const ALL: [Good; 3] = [Good::Wine, Good::Grain, Good::Cloth];

    /// Returns the number of tokens of this kind in the game (`traders_and_builders.md 0.2`).
    pub const fn token_count(self) -> u8 {
        match self {
            Good::Wine => 9,
            Good::Grain => 6,
            Good::Cloth => 5,
        }
    }

    /// Returns the name of the kind in message keys.
    pub const fn key(self) -> &'static str {
        self.piece().key()
    }

    /// Returns the symbol for this kind that is printed in cities.
    pub const fn mark(self) -> Mark {
        match self {
            Good::Wine => Mark::Wine,
            Good::Grain => Mark::Grain,
            Good::Cloth => Mark::Cloth,
        }
    }

    /// Returns the token for this kind.
    pub const fn piece(self) -> Piece {
        match self {
            Good::Wine => Piece::Wine,
            Good::Grain => Piece::Grain,
            Good::Cloth => Piece::Cloth,
        }
    }

    /// Returns the receipt label for the most tokens of this kind.
    const fn label(self) -> TermLabel {
        match self {
            Good::Wine => TermLabel::Wine,
            Good::Grain => TermLabel::Grain,
            Good::Cloth => TermLabel::Cloth,
        }
    }
}

/// The number of tokens of each kind, in the order of [`Good::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Goods([u8; Good::ALL.len()]);

impl Goods {
    /// No tokens of any kind.
    pub const NONE: Goods = Goods([0; Good::ALL.len()]);

    /// Creates numbers of tokens of each kind, in the order of [`Good::ALL`].
    pub const fn new(counts: [u8; Good::ALL.len()]) -> Goods {
        Goods(counts)
    }

    pub const fn of(self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// Returns the kinds with at least one token, each with its number.
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    pub(super) fn add(&mut self, more: Goods) {
        self.0.iter_mut().zip(more.0).for_each(|(count, more)| *count += more);
    }

    /// Returns one token for each kind whose mark passes `has`.
    pub(super) fn printed(has: impl Fn(Mark) -> bool) -> Goods {
        Goods(Good::ALL.map(|good| u8::from(has(good.mark()))))
    }
}

/// Returns the tokens for the symbols in a city. There are none if goods are switched off.
pub(super) fn goods_in_city(game: &Game, city: FeatureId) -> Goods {
    if options(game).is_none_or(|options| options.goods == Part::Off) {
        return Goods::NONE;
    }
    let board = game.board();
    let mut goods = Goods::NONE;
    for segment in board.features().nodes(city).map(|node| node.segment) {
        goods.add(Goods::printed(|mark| segment.marks.has(mark)));
    }
    goods
}

/// Returns the tokens that the player gets for the cities that the last tile completed (`traders_and_builders.md 2.5`).
pub fn goods_to_take(game: &Game) -> Goods {
    let mut goods = Goods::NONE;
    let is_city = |city: &FeatureId| game.board().features().get(*city).kind == Kind::City;
    let completed = game.board().completed_by(game.last_placed_tile()).into_iter().filter(is_city);
    completed.for_each(|city| goods.add(goods_in_city(game, city)));
    goods
}

/// Gives the active player a token for each symbol in a completed city (`traders_and_builders.md 2.3, 2.4`).
pub(super) fn give_goods(game: &mut Game, feature: FeatureId, events: &mut Vec<crate::Event>) {
    let completed = *game.board().features().get(feature);
    if completed.kind != Kind::City {
        return;
    }
    let (seat, goods) = (game.active(), goods_in_city(game, feature));
    if goods != Goods::NONE {
        state_mut(game).goods[seat.index()].add(goods);
        let (at, segment) = game.board().segment_location(completed.oldest);
        events.push(event(Event::GoodsTaken { seat, at, segment, goods }));
    }
}

/// The points for the most tokens of a kind (`traders_and_builders.md 5.1`).
pub const MOST_GOODS_POINTS: i16 = 10;

/// Awards ten points to all players with the most tokens of each kind (`traders_and_builders.md 5.1–5.3`).
pub(super) fn add_final_points(game: &mut Game, events: &mut Vec<crate::Event>) {
    for good in Good::ALL {
        let winners = state(game).map(|state| state.leaders(good)).unwrap_or_default();
        if !winners.is_empty() {
            let terms = Terms::from_iter([Term { label: good.label(), count: 1, each: MOST_GOODS_POINTS }]);
            let (occasion, points) = (occasion(Occasion::Most(good)), total(&terms));
            let score = Score { occasion, feature: None, terms, points, winners, extras: Vec::new(), is_final: false };
            scoring::award(game, score, events);
        }
    }
}

/// Returns the players with the most tokens of a kind, by seat. The result is empty if no player has any.
pub(super) fn leaders(goods: &[Goods], good: Good) -> Seats {
    let most = goods.iter().map(|goods| goods.of(good)).max().unwrap_or_default();
    Seat::all(goods.len())
        .zip(goods)
        .filter(|(_, own)| most > 0 && own.of(good) == most)
        .map(|(seat, _)| seat)
        .collect()
}

//! Action 3 of a turn, and the end of the game: who gets how much for a feature, and why.

use arrayvec::ArrayVec;

use super::event::Event;
use super::feature::FeatureId;
use super::game::Game;
use super::score::{Label, Occasion, Score, Seats, Term, Terms, TieBreak, total};
use super::seat::Seat;
use super::setup::SmallCity;
use super::tile::Kind;

/// Scores what the tile just laid completed and sends the figures home (`base.md` §3.3).
pub(super) fn completed(game: &mut Game, events: &mut Vec<Event>) -> super::turn::Flow {
    for feature in game.board.completed_by(game.last) {
        if game.board.features().get(feature).claims > 0 && !is_exempt(game, feature) {
            settle(game, feature, Occasion::Completed, events);
            clear(game, feature, events);
        }
    }
    super::turn::Flow::Next
}

/// Scores everything that is still claimed when the game ends (`base.md` §4). The figures stay for the last picture.
pub(super) fn finish(game: &mut Game, events: &mut Vec<Event>) {
    let claimed: Vec<FeatureId> =
        game.board.features().iter().filter(|(_, f)| f.claims > 0).map(|(feature, _)| feature).collect();
    for feature in claimed {
        if !is_exempt(game, feature) {
            settle(game, feature, Occasion::Final, events);
        }
    }
    for hooks in game.hooks.clone() {
        (hooks.finish)(game, events);
    }
}

/// Whether an expansion made something else of a feature.
pub(super) fn is_exempt(game: &Game, feature: FeatureId) -> bool {
    game.hooks.iter().any(|hooks| (hooks.exempts)(game, feature))
}

/// Who gets the points of a feature, and why.
#[derive(Default)]
pub(super) struct Verdict {
    /// Strength of everybody who has figures there, by seat.
    pub strengths: ArrayVec<(Seat, u8), { Seat::MOST }>,
    /// Who gets the points.
    pub winners: Seats,
    /// What decided a tie.
    pub decided: Option<TieBreak>,
}

/// Gives the points of a feature to everybody with the majority on it.
pub(super) fn settle(game: &mut Game, feature: FeatureId, occasion: Occasion, events: &mut Vec<Event>) {
    let verdict = majority(game, feature);
    let terms = worth(game, feature, occasion);
    pay(game, feature, occasion, terms, verdict, events);
}

/// Gives points to the winners and tells it.
pub(super) fn pay(
    game: &mut Game,
    feature: FeatureId,
    occasion: Occasion,
    terms: Terms,
    Verdict { strengths, winners, decided }: Verdict,
    events: &mut Vec<Event>,
) {
    let points = total(&terms);
    for &seat in &winners {
        game.purse_mut(seat).score += points;
    }
    let tally = game.board.features().get(feature);
    events.push(Event::Scored(Box::new(Score {
        kind: tally.kind,
        occasion,
        terms,
        points,
        strengths,
        winners,
        decided,
        at: game.board.place(tally.oldest),
        cells: game.board.cells(feature),
    })));
}

/// Who has the majority on a feature.
pub(super) fn majority(game: &Game, feature: FeatureId) -> Verdict {
    let strengths = strengths(game, feature);
    let most = strengths.iter().map(|&(_, strength)| strength).max();
    let mut winners: Seats = strengths.iter().filter(|&&(_, s)| Some(s) == most).map(|&(seat, _)| seat).collect();
    let tied = winners.len() > 1;
    let decided =
        if tied { game.hooks.iter().find_map(|hooks| (hooks.break_tie)(game, feature, &mut winners)) } else { None };
    Verdict { strengths, winners, decided }
}

/// Sends all figures on a feature back to their owners, the losers' too (`003 n6`).
pub(super) fn clear(game: &mut Game, feature: FeatureId, events: &mut Vec<Event>) {
    let figures: ArrayVec<_, 64> = game.board.figures_on(feature).take(64).collect();
    for figure in figures {
        game.send_home(figure, events);
    }
}

/// The strength of everybody who has figures on a feature, by seat.
pub(super) fn strengths(game: &Game, feature: FeatureId) -> ArrayVec<(Seat, u8), { Seat::MOST }> {
    let mut sums = [0u8; Seat::MOST];
    for standing in game.board.figures_on(feature) {
        sums[standing.seat.index()] += standing.figure.strength();
    }
    Seat::all(Seat::MOST).map(|seat| (seat, sums[seat.index()])).filter(|&(_, sum)| sum > 0).collect()
}

/// What a feature is worth, line by line.
pub(super) fn worth(game: &Game, feature: FeatureId, occasion: Occasion) -> Terms {
    let mut terms = Terms::new();
    let mut add = |label, count: usize, each| {
        if count > 0 {
            // Cannot overflow: there are at most three lines here, and room for those of expansions.
            let _ = terms.try_push(Term { label, count: count as u16, each });
        }
    };
    match game.board.features().get(feature).kind {
        Kind::Road => add(Label::Tiles, tiles(game, feature), 1),
        Kind::City => {
            let tiles = tiles(game, feature);
            let each = city_rate(game, occasion, tiles);
            add(Label::Tiles, tiles, each);
            add(Label::Pennants, pennants(game, feature), each);
        }
        Kind::Monastery | Kind::Garden => {
            let (at, _) = game.board.place(game.board.features().get(feature).oldest);
            add(Label::Tiles, 1 + usize::from(game.board.around(at)), 1);
        }
        Kind::Field => add(Label::Cities, game.board.completed_cities(feature).len(), 3),
        Kind::River | Kind::Hill | Kind::Vineyard | Kind::Volcano | Kind::Bazaar => {}
    }
    for hooks in &game.hooks {
        (hooks.terms)(game, feature, occasion, &mut terms);
    }
    terms
}

/// Points for each tile and pennant of a city.
fn city_rate(game: &Game, occasion: Occasion, tiles: usize) -> i16 {
    match (occasion, game.setup.small_city) {
        (Occasion::Completed, SmallCity::Two) if tiles == 2 => 1,
        (Occasion::Completed, _) => 2,
        _ => 1,
    }
}

/// Tiles of a feature; one that it crosses twice counts once (`001 n4`).
fn tiles(game: &Game, feature: FeatureId) -> usize {
    let mut seen = TileSet::default();
    game.board.features().members(feature).filter(|node| seen.insert(node.tile.index())).count()
}

fn pennants(game: &Game, feature: FeatureId) -> usize {
    let features = game.board.features();
    let segments = features.members(feature).filter_map(|node| game.board.segment(node));
    segments.map(|segment| usize::from(segment.pennants)).sum()
}

/// A set of tiles, for counting. Grows as needed; the first few hundred cost no allocation.
#[derive(Default)]
struct TileSet {
    words: [u64; 8],
    more: Vec<usize>,
}

impl TileSet {
    /// Whether the tile was not in the set before.
    fn insert(&mut self, tile: usize) -> bool {
        match self.words.get_mut(tile / 64) {
            Some(word) => {
                let bit = 1 << (tile % 64);
                let fresh = *word & bit == 0;
                *word |= bit;
                fresh
            }
            None if self.more.contains(&tile) => false,
            None => {
                self.more.push(tile);
                true
            }
        }
    }
}

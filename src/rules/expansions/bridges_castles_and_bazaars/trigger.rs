//! Scoring of castles (`bridges_castles_and_bazaars.md 2.2, 2.3, 2.4`).
//!
//! Castles are scored in waves. The first wave has every castle with a completed feature on its six cells, the second
//! every castle near a castle of the first wave, and so on. Each castle is scored once, but not when it is built.

use std::cmp::Reverse;

use super::castle::{self, Castle, CastleWave, RepeatablePoints};
use super::{Action, Occasion, Origin, Question, action, occasion, question, state, state_mut};
use crate::score::{self, total};
use crate::{Event, FeatureId, Flow, Game, Kind, Seat, SegmentPlace, scoring};

/// The castle to score next, with the sources near it.
struct DueCastle {
    castle: Castle,
    chooser: Seat,
    /// The sources, the most valuable one first, because the first answer is given for players who do not answer.
    sources: Vec<RepeatablePoints>,
}

impl DueCastle {
    /// Returns whether the sources differ in points, so that the owner must choose.
    fn is_choice(&self) -> bool {
        let points = |source: &RepeatablePoints| total(&source.terms);
        self.sources.first().map(points) != self.sources.last().map(points)
    }
}

/// Steps 3b2 and 3b3: scores every castle that the tile triggered. If several features were completed near a castle,
/// its owner picks one (`bridges_castles_and_bazaars.md 2.3.6`). The owner is asked only if the points differ.
pub(crate) fn score_castles(game: &mut Game, events: &mut Vec<Event>) -> Flow {
    let Some(mut wave) = take_wave(game).or_else(|| first_wave(game)) else { return Flow::Next };
    loop {
        let Some(triggered) = next_due_castle(game, &wave) else {
            if wave.scored.is_empty() {
                return Flow::Next;
            }
            wave.sources = std::mem::take(&mut wave.scored);
            continue;
        };
        let is_asked = triggered.is_choice() && game.has_enough_players();
        match triggered.sources.first() {
            Some(best) if !is_asked => score_from_source(game, &mut wave, &triggered.castle, best, events),
            _ => return ask_for_points(game, wave, triggered),
        }
    }
}

fn ask_for_points(game: &mut Game, wave: CastleWave, triggered: DueCastle) -> Flow {
    keep_wave(game, wave);
    let mut actions = game.take_action_buffer();
    let repeat = |source: RepeatablePoints| action(Action::RepeatPoints { at: source.at.0, segment: source.at.1 });
    let (at, segment) = triggered.castle.at(game);
    actions.extend(triggered.sources.into_iter().map(repeat));
    Flow::Ask { seat: triggered.chooser, question: question(Question::Castle { at, segment }), actions }
}

/// Scores a castle with the points of the feature that its owner picked.
pub(super) fn repeat_points(game: &mut Game, at: SegmentPlace, events: &mut Vec<Event>) -> Flow {
    let Some(mut wave) = take_wave(game) else {
        never!("no castle is scored");
        return Flow::Next;
    };
    let triggered = next_due_castle(game, &wave);
    let castle = triggered
        .iter()
        .find_map(|triggered| Some((triggered.castle, triggered.sources.iter().find(|source| source.at == at)?)));
    match castle {
        Some((castle, source)) => score_from_source(game, &mut wave, &castle, source, events),
        None => never!("no castle can be scored like the feature at {at:?}"),
    }
    keep_wave(game, wave);
    Flow::Stay
}

fn score_from_source(
    game: &mut Game,
    wave: &mut CastleWave,
    castle: &Castle,
    source: &RepeatablePoints,
    events: &mut Vec<Event>,
) {
    let taken = occasion(Occasion::Castle { of: source.at, origin: source.origin });
    castle::score_castle(game, castle, taken, source.terms.clone(), events);
    wave.scored.push(RepeatablePoints::new(game, castle.feature(game), Origin::Castle, source.terms.clone()));
}

/// Returns the features that the last tile completed and that can trigger castles, or `None` if none waits. Unclaimed
/// features are included (`bridges_castles_and_bazaars.md 2.3.4, 2.3.8`), but not small cities that became castles.
fn first_wave(game: &Game) -> Option<CastleWave> {
    scorable_castles(game).next()?;
    let completed = game.board().completed_by(game.last_placed_tile()).into_iter();
    let source = |feature| {
        let origin = origin_of(game, feature)?;
        let terms = scoring::feature_terms(game, feature, score::Occasion::Completed);
        (!scoring::is_exempt(game, feature)).then(|| RepeatablePoints::new(game, feature, origin, terms))
    };
    Some(CastleWave { sources: completed.filter_map(source).collect(), scored: Vec::new() })
}

/// Returns the origin for castles near a completed feature, or `None` if features of its kind trigger no castle.
fn origin_of(game: &Game, feature: FeatureId) -> Option<Origin> {
    let features = game.board().features();
    let feature = features.get(feature);
    let shape = game.board().placed_tile(features.node(feature.oldest).tile).shape.get();
    match feature.kind {
        Kind::Road => Some(Origin::Road),
        Kind::City => Some(Origin::City),
        Kind::Monastery if shape.fits_all => Some(Origin::Abbey),
        Kind::Monastery => Some(Origin::Monastery),
        Kind::Shrine => Some(Origin::Shrine),
        _ => None,
    }
}

/// Returns the older castles with lords, which can be scored (`bridges_castles_and_bazaars.md 2.1.5, 2.3.1`).
fn scorable_castles(game: &Game) -> impl Iterator<Item = &Castle> {
    let built = state(game).map_or(&[][..], |state| state.castles.built());
    let is_claimed = |castle: &Castle| game.board().features().get(castle.feature(game)).claims > 0;
    built.iter().filter(move |castle| castle.built_with != game.last_placed_tile() && is_claimed(castle))
}

/// Returns the castle of the wave that is scored next. Castles are scored clockwise from the active player, those of
/// the same player in the order of building. Returns `None` if the wave has no castles left.
fn next_due_castle(game: &Game, wave: &CastleWave) -> Option<DueCastle> {
    let triggered = scorable_castles(game).filter(|castle| wave.sources.iter().any(|source| source.is_near(castle)));
    let turn = |castle: &Castle| game.clockwise(game.active()).position(|seat| Some(seat) == chooser(game, castle));
    let castle = *triggered.min_by_key(|castle| turn(castle))?;
    let near = wave.sources.iter().filter(|source| source.is_near(&castle));
    let mut sources: Vec<RepeatablePoints> = near.cloned().collect();
    sources.sort_by_key(|source| Reverse(total(&source.terms)));
    Some(DueCastle { castle, chooser: chooser(game, &castle)?, sources })
}

/// Returns the lord who picks a source for a castle: the first one, clockwise from the active player, who has not
/// resigned (`bridges_castles_and_bazaars.md 2.6.5`).
pub(super) fn chooser(game: &Game, castle: &Castle) -> Option<Seat> {
    let lords = castle.lords(game);
    let in_turn = || game.clockwise(game.active()).filter(|seat| lords.contains(seat));
    in_turn().find(|&seat| !game.player(seat).has_resigned).or_else(|| in_turn().next())
}

fn take_wave(game: &mut Game) -> Option<CastleWave> {
    state_mut(game).castles.wave.take()
}

fn keep_wave(game: &mut Game, wave: CastleWave) {
    state_mut(game).castles.wave = Some(wave);
}

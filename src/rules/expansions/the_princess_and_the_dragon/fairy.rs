//! The fairy (`the_princess_and_the_dragon.md 3`), who gives points to a meeple and keeps the dragon away.

use super::{
    Action, AuctionTurnPoint, CastleBonus, Event, FairyPlacement, Occasion, action, event, occasion, options, state,
    state_mut, tile_of_piece,
};
use crate::expansions::{abbey_and_mayor, bridges_castles_and_bazaars};
use crate::{
    AuditedScore, Extra, FeatureId, Figure, FigureLocation, Flow, Game, HeldFigure, Holder, Piece, PlacedFigure, Pos,
    Score, ScoredFeature, Seat, SegmentIndex, Site, Term, TermLabel, scoring,
};

/// The points for the meeple beside the fairy when its feature is scored (`the_princess_and_the_dragon.md 3.10`).
const FAIRY_BONUS: i16 = 3;

/// A meeple that the fairy can be beside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Companion {
    /// The kind of meeple.
    pub figure: Figure,
    /// The player who owns the meeple.
    pub seat: Seat,
    /// The place of the meeple: a segment, or a piece with the meeple on top.
    on: FigureLocation,
}

impl Companion {
    /// Returns the cell of the meeple and the index of its segment, which is `None` for a meeple on top of a piece.
    pub fn place(&self, game: &Game) -> Option<(Pos, Option<SegmentIndex>)> {
        match self.on {
            FigureLocation::Node(node) => {
                let (at, segment) = game.board().segment_location(node);
                Some((at, Some(segment)))
            }
            FigureLocation::Held(Holder::Piece(_, Site::Tile(at))) => Some((at, None)),
            _ => None,
        }
    }

    fn is_in(&self, game: &Game, feature: FeatureId) -> bool {
        matches!(self.on, FigureLocation::Node(node) if game.board().features().feature_of(node) == feature)
    }
}

/// Returns the meeple beside the fairy, or `None`. A meeple that was taken off a piece is no longer beside her.
pub fn companion(game: &Game) -> Option<Companion> {
    let companion = state(game)?.companion?;
    let Companion { figure, seat, on } = companion;
    let is_there = |by| game.board().held_figures().contains(&HeldFigure { figure, seat, by });
    (!matches!(on, FigureLocation::Held(by) if !is_there(by))).then_some(companion)
}

/// Returns the meeples on the board and on pieces (`the_princess_and_the_dragon.md 3.1`, `the_tower.md 6.28`).
fn meeples(game: &Game) -> impl Iterator<Item = Companion> {
    let occupants = game.board().figures().iter().filter(|occupant| occupant.figure.claims());
    let occupants = occupants.map(|&PlacedFigure { figure, seat, node }| Companion {
        figure,
        seat,
        on: FigureLocation::Node(node),
    });
    let held = game.board().held_figures().iter();
    occupants.chain(held.map(|&HeldFigure { figure, seat, by }| Companion {
        figure,
        seat,
        on: FigureLocation::Held(by),
    }))
}

fn meeples_on_fairy_tile(game: &Game) -> impl Iterator<Item = Companion> {
    let tile = tile_of_piece(game, Piece::Fairy);
    meeples(game).filter(move |meeple| {
        tile.is_some() && meeple.place(game).is_some_and(|(at, _)| game.board().tile_at(at) == tile)
    })
}

/// Returns whether the option puts the fairy on a tile for all meeples there (`the_princess_and_the_dragon.md 3.1`).
fn is_for_all(game: &Game) -> bool {
    options(game).is_some_and(|options| options.fairy_placement == FairyPlacement::OnTile)
}

/// Offers to put the fairy beside each other meeple of the player (`the_princess_and_the_dragon.md 3.1, 3.4`).
pub(super) fn offer_fairy(game: &Game, seat: Seat, actions: &mut Vec<crate::Action>) {
    let (now, is_for_all) = (companion(game), is_for_all(game));
    let begin = actions.len();
    for meeple in meeples(game).filter(|meeple| meeple.seat == seat && Some(*meeple) != now) {
        let Some((at, segment)) = meeple.place(game) else { continue };
        let put = match is_for_all {
            true if game.board().tile_at(at) == tile_of_piece(game, Piece::Fairy) => continue,
            true => action(Action::MoveFairyToTile { at }),
            false => action(Action::MoveFairyToFigure { figure: meeple.figure, at, segment }),
        };
        if !actions[begin..].contains(&put) {
            actions.push(put);
        }
    }
}

/// Puts the fairy on a tile, either beside a meeple of the active player or for all meeples there.
pub(super) fn put_fairy(
    game: &mut Game,
    at: Pos,
    beside: Option<(Figure, Option<SegmentIndex>)>,
    events: &mut Vec<crate::Event>,
) -> Flow {
    let seat = game.active();
    let is_chosen = |meeple: &Companion| {
        meeple.seat == seat
            && beside.is_some_and(|(figure, on)| meeple.figure == figure && meeple.place(game) == Some((at, on)))
    };
    let companion = meeples(game).find(is_chosen);
    game.place_or_move_piece(Piece::Fairy, at);
    state_mut(game).companion = companion;
    events.push(event(Event::FairyMoved { seat, at, figure: beside.map(|(figure, _)| figure) }));
    Flow::Next
}

/// Separates the fairy, who stays, from a meeple that leaves (`the_princess_and_the_dragon.md 3.15`).
pub(super) fn on_figure_left(game: &mut Game, occupant: PlacedFigure, _: &mut Vec<crate::Event>) {
    let PlacedFigure { figure, seat, node } = occupant;
    let gone = Companion { figure, seat, on: FigureLocation::Node(node) };
    let is_last = !game.board().figures().contains(&occupant);
    let state = state_mut(game);
    if is_last && state.companion == Some(gone) {
        state.companion = None;
    }
}

/// Step 0: gives a point to a player who begins beside the fairy (`the_princess_and_the_dragon.md 3.7–3.9`).
pub(crate) fn award_turn_point(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    let companion = companion(game);
    state_mut(game).companion = companion;
    let count = match is_for_all(game) {
        true => meeples_on_fairy_tile(game).filter(|meeple| meeple.seat == seat).count(),
        false => usize::from(companion.is_some_and(|companion| companion.seat == seat)),
    };
    if count > 0 && is_turn_with_point(game) {
        let term = Term { label: TermLabel::Fairy, count: count as u16, each: 1 };
        scoring::award(game, Score::for_player(seat, occasion(Occasion::Fairy), term), events);
    }
    Flow::Next
}

/// Returns whether the fairy gives her point at this beginning of a turn. She does not in the second part of a turn and
/// at the end. With a tile won at auction, an option decides (`the_princess_and_the_dragon.md 3.8, 3.9`), but not in
/// that of an abbey after the last tile (`abbey_and_mayor.md 2.4.2`).
fn is_turn_with_point(game: &Game) -> bool {
    let counts = || options(game).is_some_and(|options| options.fairy_point_in_auction_turn == AuctionTurnPoint::Paid);
    let is_full = || game.is_from_pile() || abbey_and_mayor::is_final_round(game);
    let has_tile = if game.hand().is_some() { is_full() || counts() } else { !game.pile().is_empty() };
    game.progress.turn_part() == 0 && has_tile
}

/// Adds the bonus for a scored meeple beside the fairy (`the_princess_and_the_dragon.md 3.10–3.13`).
pub(super) fn add_extras(game: &Game, feature: FeatureId, score: &Score, extras: &mut Vec<Extra>) {
    let meeple = match is_for_all(game) {
        true => meeples_on_fairy_tile(game).find(|meeple| meeple.is_in(game, feature)),
        false => companion(game).filter(|companion| companion.is_in(game, feature)),
    };
    if let Some(meeple) = meeple.filter(|meeple| is_scored(game, score, meeple)) {
        extras.push(Extra { seat: meeple.seat, term: Term { label: TermLabel::Fairy, count: 1, each: FAIRY_BONUS } });
    }
}

/// Returns whether a score is for the meeples of a feature, including this one. Scores of flocks and of barns are not
/// (`the_princess_and_the_dragon.md 7.3, 7.27`). An option decides for lords (`the_princess_and_the_dragon.md 7.14`).
fn is_scored(game: &Game, score: &Score, meeple: &Companion) -> bool {
    let FigureLocation::Node(node) = meeple.on else { return false };
    let Companion { figure, seat, .. } = *meeple;
    let counts = |feature: &ScoredFeature| feature.strengths.iter().any(|&(other, _)| other == seat);
    // Figures without strength do not appear in the strengths of a score.
    let is_weak = game.strength(PlacedFigure { figure, seat, node }) == 0;
    let is_unpaid = || options(game).is_some_and(|options| options.fairy_bonus_on_castle == CastleBonus::Unpaid);
    let is_included = score.feature.as_ref().is_some_and(|feature| is_weak || counts(feature));
    is_included && !(bridges_castles_and_bazaars::castle_origin(score).is_some() && is_unpaid())
}

/// Recounts the bonus in final scoring, while the figures are still on the board.
pub(super) fn recount(audited: AuditedScore<'_>, worth: &mut i32) {
    let AuditedScore { game, found, score, .. } = audited;
    if !audited.has_final_extras() {
        return;
    }
    let is_there = |companion: &Companion| match companion.place(game) {
        Some((at, Some(segment))) => {
            let at = game.board().tile_at(at).map(|tile| game.board().placed_tile(tile).at);
            at.is_some_and(|at| found.places.contains(&(at, segment)))
        }
        _ => false,
    };
    let expected = match is_for_all(game) {
        true => meeples_on_fairy_tile(game).any(|meeple| is_there(&meeple)),
        false => companion(game).is_some_and(|companion| is_there(&companion)),
    };
    let paid = score.extras.iter().filter(|extra| extra.term.label == TermLabel::Fairy).count();
    *worth += i32::from(FAIRY_BONUS) * (i32::from(expected) - paid as i32);
}

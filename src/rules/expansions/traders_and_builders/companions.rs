//! Builder and pig beside their companions (`rules/traders_and_builders.md` §3, §4): where they may be placed, and what sends
//! them home.
//!
//! A companion is any figure of the same player that claims the feature: a meeple of whatever kind (§3.7).

use arrayvec::ArrayVec;

use super::{Bad, Event, LonelySpecials, Part, event, options};
use crate::board::Standing;
use crate::event::Event as AnyEvent;
use crate::feature::{FeatureId, NodeId};
use crate::figure::{Figure, FigureRules, Strength};
use crate::game::Game;
use crate::kind::Kinds;
use crate::seat::Seat;
use crate::tile::Kind;

/// No meeples: they claim nothing and have no strength (§3.8, §4.4, §4.9). [`equip`] hands them out.
pub(crate) const FIGURES: &[(Figure, FigureRules)] =
    &[(Figure::Builder, special(&[Kind::Road, Kind::City])), (Figure::Pig, special(&[Kind::Field]))];

const fn special(kinds: &[Kind]) -> FigureRules {
    let strength = Strength::Always(0);
    FigureRules { claims: false, is_meeple: false, is_confined: false, strength, stands_on: Kinds::of(kinds), each: 0 }
}

/// A builder and a pig for everybody (§1.3), unless the table plays without.
pub(super) fn equip(game: &mut Game) {
    let Some(options) = options(game) else { return };
    let parts = [(Figure::Builder, options.builder), (Figure::Pig, options.pig)];
    for (figure, _) in parts.into_iter().filter(|&(_, part)| part == Part::On) {
        game.seats().for_each(|seat| game.purse_mut(seat).add(figure, 1));
    }
}

/// Whether a figure stands only where its owner has another one.
const fn needs_company(figure: Figure) -> bool {
    matches!(figure, Figure::Builder | Figure::Pig)
}

/// Whether somebody has a figure on a feature that claims it.
fn is_on(game: &Game, seat: Seat, feature: FeatureId) -> bool {
    game.board().figures_on(feature).any(|standing| standing.seat == seat && standing.figure.claims())
}

/// Keeps builder and pig out of what their player is not on, and the builder out of what the tile has completed (§3.3, §3.6,
/// §4.2).
pub(super) fn bars(game: &Game, figure: Figure, node: NodeId) -> bool {
    bar(game, figure, node).is_some()
}

/// Why the active player's figure may not stand there, if it is one of the two.
pub(super) fn bar(game: &Game, figure: Figure, node: NodeId) -> Option<Bad> {
    let feature = game.board().features().of(node);
    if !needs_company(figure) || !figure.stands_on(game.board().features().get(feature).kind) {
        return None;
    }
    if !is_on(game, game.active(), feature) {
        Some(Bad::Alone)
    } else if game.board().is_complete(feature) {
        Some(Bad::Completed)
    } else {
        None
    }
}

/// A builder or pig whose last companion has left goes home at once, whatever took the companion away (§3.24, §4.8).
pub(super) fn left(game: &mut Game, standing: Standing, events: &mut Vec<AnyEvent>) {
    let Standing { figure, seat, node } = standing;
    let feature = game.board().features().of(node);
    let stays = options(game).is_none_or(|options| options.lonely_specials == LonelySpecials::Stay);
    if figure.claims() && !stays && !is_on(game, seat, feature) {
        send_home(game, feature, events, |follower| follower.seat == seat);
    }
}

/// A builder that is left on a completed road or city goes home: its feature is gone (§3.23), though nobody scored it, or it
/// became something else (TB-I16).
pub(super) fn dismiss(game: &mut Game, feature: FeatureId, events: &mut Vec<AnyEvent>) {
    send_home(game, feature, events, |_| true);
}

/// Sends builders and pigs of a feature home. Of one that is scored nobody is told: all figures leave.
fn send_home(game: &mut Game, feature: FeatureId, events: &mut Vec<AnyEvent>, goes: impl Fn(&Standing) -> bool) {
    let is_told = !game.board().is_complete(feature);
    let standing = game.board().figures_on(feature);
    let going: ArrayVec<Standing, { 2 * Seat::MOST }> =
        standing.filter(|standing| needs_company(standing.figure) && goes(standing)).collect();
    for standing in going {
        if is_told {
            let (at, _) = game.board().place(standing.node);
            events.push(event(Event::Followed { seat: standing.seat, figure: standing.figure, at }));
        }
        game.send_home(standing, events);
    }
}

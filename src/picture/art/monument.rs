//! The middle of a large tile: the part of a monument and of its Chappa'ai on this cell, and the card of one objective.

use super::super::brush::Brush;
use super::super::curve::pt;
use super::super::plan::Plan;
use super::{objective, pillar};
use crate::rules::tile::Kind;

/// The part of the monument that lies on this cell; nothing on a tile by itself. The four cells draw the same whole about
/// their common corner, so that their parts join.
pub fn quarter(b: &mut Brush, plan: &Plan) {
    let Some(at) = plan.inner_corner() else { return };
    pillar::monument(b, at);
    if plan.shape.shape().segments.iter().any(|segment| segment.kind == Kind::Chappaai) {
        pillar::chappaai(b, at + pt(-0.245, 0.055));
    }
}

/// The card of the objective that is printed on this cell.
pub fn card(b: &mut Brush, plan: &Plan) {
    if let Some((at, printed)) = plan.card() {
        objective::card(b, at, &objective::wanted(printed, plan.rotation), printed.reward.into());
    }
}

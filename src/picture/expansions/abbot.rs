//! The Abbot: a figure with mitre and crook.

use std::f32::consts::TAU;

use super::Hooks;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, arc, cubic, cut, joined, placed, pt, straight};
use crate::ink::theme::THEME;
use crate::pieces::figure::{Look, body, enamel, mark, mark_radius, rim};
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;

pub(super) use super::nothing::{Piece, Printed};

pub(super) const HOOKS: Hooks =
    Hooks { figures: &[Look { lying: None, ..Look::with_hat(Figure::Abbot, abbot) }], samples, ..Hooks::NONE };

fn samples() -> Vec<(AnyPiece, Pt)> {
    let abbots = Seat::all(6).zip(0u8..);
    abbots.map(|(seat, n)| (AnyPiece::Standing(Figure::Abbot, seat), pt(0.5 + 0.8 * f32::from(n), 0.7))).collect()
}

/// Draws an abbot: where his feet are, and his height in u.
fn abbot(b: &mut Brush, seat: Seat, feet: Pt, s: f32) {
    b.shade(feet + pt(0.20 * s, 0.0), 0.52 * s, 0.15 * s, 0.37);
    let parts = body().map(|part| placed(&part, feet, s));
    crozier(b, feet, s);
    let hat = placed(&mitre(), feet, s);
    rim(b, std::slice::from_ref(&hat), s);
    rim(b, &parts, s);
    enamel(b, seat, &parts, feet, s);
    wear_mitre(b, feet, s);
    mark(b, seat, feet + pt(0.0, -0.30 * s), mark_radius(b.detail(), false) * s);
}

/// The abbot's hat, in the frame of [`body`].
fn mitre() -> Line {
    joined([
        vec![pt(-0.225, -0.84)],
        cubic(pt(-0.225, -0.84), pt(-0.31, -1.02), pt(-0.20, -1.14), pt(0.0, -1.30)),
        cubic(pt(0.0, -1.30), pt(0.20, -1.14), pt(0.31, -1.02), pt(0.225, -0.84)),
        cubic(pt(0.225, -0.84), pt(0.10, -0.78), pt(-0.10, -0.78), pt(-0.225, -0.84)),
    ])
}

fn wear_mitre(b: &mut Brush, feet: Pt, s: f32) {
    let hat = placed(&mitre(), feet, s);
    b.fill(&hat, THEME.cream);
    b.fill(&cut(&hat, feet + pt(0.10 * s, 0.0), pt(1.0, 0.0)), THEME.cream.shaded(0.18));
    let band = cut(&hat, feet - pt(0.0, 0.92 * s), pt(0.0, 1.0));
    b.fill(&band, THEME.gold);
    let width = 0.075 * s;
    b.stroke(&straight(feet - pt(0.0, 0.9 * s), feet - pt(0.0, 1.20 * s), 1), width, THEME.gold);
    b.stroke(&straight(feet + pt(-0.13, -1.06) * s, feet + pt(0.13, -1.06) * s, 1), width, THEME.gold);
    let line = b.lw(0.035 * s, 0.7);
    b.outline(&hat, line, THEME.ink);
}

/// The abbot's crook, in his left hand.
fn crozier(b: &mut Brush, feet: Pt, s: f32) {
    let mut line = straight(pt(0.50, 0.02), pt(0.50, -0.92), 1);
    line.extend(arc(pt(0.64, -0.94), 0.14, 0.14, TAU / 2.0, TAU * 1.12));
    let line = placed(&line, feet, s);
    for (width, least, colour) in [(0.20, 3.2, THEME.rim), (0.14, 2.0, THEME.ink), (0.07, 1.0, THEME.gold)] {
        let width = b.lw(width * s, least);
        b.round_stroke(&line, width, colour);
    }
}

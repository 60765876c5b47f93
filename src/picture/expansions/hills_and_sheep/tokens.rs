//! The tokens of the bag: sheep laid as on dice, and the wolf.

use super::colours::COLOURS;
use super::shepherd::sheep;
use crate::ink::brush::Brush;
use crate::ink::curve::{Pt, cut, ellipse, placed, pt};
use crate::ink::theme::{Rgb, THEME};
use bergerie_rules::expansions::hills_and_sheep::Token;

/// Radius of a token where it lies by itself.
pub const RADIUS: f32 = 0.42;

/// Draws a token about its middle.
pub fn token(b: &mut Brush, token: Token, at: Pt, r: f32) {
    let ground = if token == Token::Wolf { COLOURS.sheep.wolf_token } else { COLOURS.sheep.token };
    disc(b, at, r, ground);
    let (size, places): (f32, &[(f32, f32)]) = match token {
        Token::One => (1.05, &[(0.0, 0.0)]),
        Token::Two => (0.80, &[(-0.20, -0.32), (0.16, 0.28)]),
        Token::Three => (0.68, &[(0.0, -0.43), (-0.35, 0.22), (0.37, 0.24)]),
        Token::Four => (0.64, &[(-0.36, -0.34), (0.37, -0.34), (-0.36, 0.30), (0.37, 0.30)]),
        Token::Wolf => return wolf(b, at, r),
    };
    for &(x, y) in places {
        sheep(b, at + pt(x + 0.05, y) * r, size * r);
    }
}

/// A round piece of card with a cream rim.
pub fn disc(b: &mut Brush, at: Pt, r: f32, ground: Rgb) {
    b.shade(at + pt(0.10, 0.14) * r, r, r, 0.33);
    b.disc(at, r, THEME.ink);
    b.disc(at, r * 0.94, THEME.cream);
    b.disc(at, r * 0.85, ground);
}

fn wolf(b: &mut Brush, at: Pt, r: f32) {
    const HEAD: [(f32, f32); 13] = [
        (-0.46, -0.66),
        (-0.20, -0.34),
        (0.0, -0.38),
        (0.20, -0.34),
        (0.46, -0.66),
        (0.50, -0.10),
        (0.60, 0.14),
        (0.24, 0.32),
        (0.0, 0.66),
        (-0.24, 0.32),
        (-0.60, 0.14),
        (-0.50, -0.10),
        (-0.46, -0.66),
    ];
    let colours = &COLOURS.sheep;
    let part = |points: &[(f32, f32)]| placed(&points.iter().map(|&(x, y)| pt(x, y)).collect::<Vec<_>>(), at, r);
    let head = part(&HEAD);
    b.fill(&head, colours.fur);
    b.fill(&cut(&head, at, pt(1.0, 0.0)), colours.fur_shaded);
    for s in [-1.0, 1.0] {
        b.fill(&part(&[(s * 0.40, -0.50), (s * 0.26, -0.32), (s * 0.42, -0.20)]), colours.wolf_token);
    }
    b.fill(&part(&[(-0.30, 0.14), (0.0, 0.0), (0.30, 0.14), (0.0, 0.64)]), colours.muzzle);
    b.inked(&head, 0.030 * r);
    for s in [-1.0, 1.0] {
        b.shape(&part(&[(s * 0.11, 0.05), (s * 0.34, -0.13), (s * 0.31, 0.05)]), colours.eye, 0.015 * r);
    }
    b.fill(&ellipse(at + pt(0.0, 0.52) * r, 0.10 * r, 0.085 * r), THEME.ink);
}

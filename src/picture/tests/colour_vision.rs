//! Tests that all seats can be told apart by colour, also with each kind of colour blindness, and by mark alone.
//!
//! Colour blindness is simulated after Machado, Oliveira and Fernandes (2009) at full severity. Colours are compared by
//! CIEDE2000. The limits are those of the style guide, with a margin for rounding.

use crate::drawing::{SEAT_MARKS, mark_colour, seat_colour};
use crate::tests::outline_difference;
use crate::{Brush, Detail, PALETTE, Pt, Rgb, Scale, THEME, pt};
use bergerie_rules::Seat;

type Vector = [f64; 3];

const NORMAL: [Vector; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const PROTAN: [Vector; 3] =
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]];
const DEUTAN: [Vector; 3] =
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]];
const TRITAN: [Vector; 3] =
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]];

fn times(matrix: &[Vector; 3], v: Vector) -> Vector {
    matrix.map(|row| row.iter().zip(v).map(|(a, b)| a * b).sum())
}

/// Converts a colour, as a viewer with this `vision` perceives it, to CIE L*a*b* under daylight (D65).
fn lab(vision: &[Vector; 3], Rgb(r, g, b): Rgb) -> Vector {
    const XYZ: [Vector; 3] =
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]];
    let linear = [r, g, b].map(|v| {
        let v = f64::from(v) / 255.0;
        if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    });
    let seen = times(vision, linear).map(|v| v.clamp(0.0, 1.0));
    let [x, y, z] = times(&XYZ, seen);
    let f = |v: f64| if v > 216.0 / 24389.0 { v.cbrt() } else { (24389.0 / 27.0 * v + 16.0) / 116.0 };
    let (x, y, z) = (f(x / 0.95047), f(y), f(z / 1.08883));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Returns the difference between two colours according to CIEDE2000.
fn difference([l1, a1, b1]: Vector, [l2, a2, b2]: Vector) -> f64 {
    let seven = |c: f64| (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - seven((a1.hypot(b1) + a2.hypot(b2)) / 2.0));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = if grey { 0.0 } else { (h2 - h1 + 540.0).rem_euclid(360.0) - 180.0 };
    let (dl, dc, dh) = (l2 - l1, c2 - c1, 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin());
    let (l, c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let h = match (h1 - h2).abs() {
        _ if grey => h1 + h2,
        ..=180.0 => (h1 + h2) / 2.0,
        _ if h1 + h2 < 360.0 => (h1 + h2 + 360.0) / 2.0,
        _ => (h1 + h2 - 360.0) / 2.0,
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0) - 0.20 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let rt = -2.0 * seven(c) * (60.0 * (-((h - 275.0) / 25.0).powi(2)).exp()).to_radians().sin();
    let (l, c, h) = (dl / sl, dc / sc, dh / sh);
    (l * l + c * c + h * h + rt * c * h).sqrt()
}

/// Returns the smallest difference between two colours, and the indices of these two.
fn closest(vision: &[Vector; 3], colours: &[Rgb]) -> (f64, [usize; 2]) {
    let pairs = (0..colours.len()).flat_map(|i| (0..i).map(move |j| [i, j]));
    let distance = |[i, j]: [usize; 2]| (difference(lab(vision, colours[i]), lab(vision, colours[j])), [i, j]);
    pairs.map(distance).min_by(|a, b| a.0.total_cmp(&b.0)).unwrap()
}

#[test]
fn differences_are_measured_as_published() {
    // These values are from the test data of Sharma, Wu and Dalal (2005).
    for (a, b, published) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, -1.0, 2.0], [50.0, 0.0, 0.0], 2.3669),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        assert!((difference(a, b) - published).abs() < 1e-3, "{a:?} {b:?}: {}", difference(a, b));
    }
}

#[test]
fn seats_differ_in_colour() {
    // Pictures contain the palette's entries for the seats' colours.
    let seats: Vec<Rgb> = THEME.seats.colours.iter().map(|&c| PALETTE.colour(PALETTE.nearest_index(c))).collect();
    for (name, vision, least) in [
        ("normal", &NORMAL, 27.0),
        ("protanopia", &PROTAN, 26.0),
        ("deuteranopia", &DEUTAN, 25.0),
        ("tritanopia", &TRITAN, 24.0),
    ] {
        let (distance, pair) = closest(vision, &seats);
        assert!(distance >= least, "{name}: seats {pair:?} are only {distance:.1} apart");
    }
}

/// Returns how much of each pixel a seat's mark covers when its height is `pixels`.
fn mark(seat: Seat, pixels: u32) -> Vec<f64> {
    let mut brush = Brush::new(Scale { side: pixels + 4, detail: Detail::Far }, pt(0.0, 0.0), pt(1.0, 1.0));
    SEAT_MARKS[seat.index()].of(seat).draw(&mut brush, Pt::MIDDLE, pixels as f32 / 2.0 / (pixels + 4) as f32);
    brush.finish().pixels().map(|pixel| f64::from(pixel.0[3]) / 255.0).collect()
}

#[test]
fn seats_differ_in_mark() {
    for (pixels, least) in [(14, 0.46), (8, 0.45), (6, 0.44)] {
        let marks: Vec<Vec<f64>> = Seat::all(Seat::MAX_COUNT).map(|seat| mark(seat, pixels)).collect();
        for i in 0..marks.len() {
            for j in 0..i {
                let share = outline_difference(&marks[i], &marks[j]);
                assert!(share >= least, "{pixels} px: marks {i} and {j} differ by only {share:.2}");
            }
        }
    }
}

#[test]
fn marks_stand_out_from_their_colours() {
    // The contrast ratio of WCAG, which requires 3 for large graphics and 4.5 for text.
    let luminance = |Rgb(r, g, b): Rgb| {
        let linear = |v: u8| {
            let v = f64::from(v) / 255.0;
            if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    };
    for seat in Seat::all(Seat::MAX_COUNT) {
        let own = seat_colour(seat);
        let (a, b) = (luminance(own), luminance(mark_colour(own)));
        let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
        assert!(contrast > 4.5, "{seat}: {contrast:.1}");
    }
}

//! Points, lines and outlines. Coordinates are in u, the side of a tile. The x axis points east, the y axis south.
//!
//! Curves are flattened to lists of points, so that the same few functions can stroke, fill and cut any outline.

use std::f32::consts::{PI, TAU};
use std::ops::{Add, Mul, Sub};

use serde::Deserialize;

/// A point, or a vector between two points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(from = "[f32; 2]")]
pub struct Pt {
    pub x: f32,
    pub y: f32,
}

pub const fn pt(x: f32, y: f32) -> Pt {
    Pt { x, y }
}

impl Pt {
    pub const MIDDLE: Pt = pt(0.5, 0.5);

    pub fn length(self) -> f32 {
        self.dot(self).sqrt()
    }

    pub fn distance_to(self, other: Pt) -> f32 {
        (self - other).length()
    }

    /// Returns the unit vector in the same direction. For a vector of length zero, returns the unit vector to the east.
    pub fn unit(self) -> Pt {
        let length = self.length();
        if length > 1e-6 { self * (1.0 / length) } else { pt(1.0, 0.0) }
    }

    /// Returns the vector rotated by a quarter turn clockwise.
    pub fn quarter_turned(self) -> Pt {
        pt(-self.y, self.x)
    }

    /// Returns the scalar product with another vector.
    pub fn dot(self, other: Pt) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// Returns the point at the share `t` of the way to `other`.
    pub fn lerp(self, other: Pt, t: f32) -> Pt {
        self + (other - self) * t
    }

    /// Returns the nearest point with its coordinates in these ranges.
    pub fn clamped(self, x: (f32, f32), y: (f32, f32)) -> Pt {
        pt(self.x.clamp(x.0, x.1), self.y.clamp(y.0, y.1))
    }
}

impl From<[f32; 2]> for Pt {
    fn from([x, y]: [f32; 2]) -> Pt {
        pt(x, y)
    }
}

impl Add for Pt {
    type Output = Pt;
    fn add(self, o: Pt) -> Pt {
        pt(self.x + o.x, self.y + o.y)
    }
}

impl Sub for Pt {
    type Output = Pt;
    fn sub(self, o: Pt) -> Pt {
        pt(self.x - o.x, self.y - o.y)
    }
}

impl Mul<f32> for Pt {
    type Output = Pt;
    fn mul(self, k: f32) -> Pt {
        pt(self.x * k, self.y * k)
    }
}

/// An open line or a closed outline.
pub type Line = Vec<Pt>;

/// Rotates a point of a tile clockwise around the tile's middle, by a number of quarter turns.
pub fn rotated_in_tile(p: Pt, quarters: usize) -> Pt {
    let way = p - Pt::MIDDLE;
    let turned = match quarters % 4 {
        0 => way,
        1 => way.quarter_turned(),
        2 => way * -1.0,
        _ => way.quarter_turned() * -1.0,
    };
    Pt::MIDDLE + turned
}

/// Returns a straight line as `steps` segments, so that it can be bent like a curve.
pub fn straight_line(a: Pt, b: Pt, steps: usize) -> Line {
    (0..=steps).map(|i| a.lerp(b, i as f32 / steps as f32)).collect()
}

/// Returns a cubic Bézier curve, given by its control points.
pub fn cubic_curve(a: Pt, b: Pt, c: Pt, d: Pt) -> Line {
    const STEPS: usize = 28;
    (0..=STEPS)
        .map(|i| {
            let t = i as f32 / STEPS as f32;
            let s = 1.0 - t;
            a * (s * s * s) + b * (3.0 * t * s * s) + c * (3.0 * t * t * s) + d * (t * t * t)
        })
        .collect()
}

/// Joins lines into one line. Each line must begin where the previous one ends.
pub fn joined_lines<const N: usize>(parts: [Line; N]) -> Line {
    let mut line: Line = Vec::new();
    for part in parts {
        let skip = usize::from(line.last().is_some_and(|end| part.first().is_some_and(|p| end.distance_to(*p) < 1e-6)));
        line.extend(part.into_iter().skip(skip));
    }
    line
}

pub fn length(line: &[Pt]) -> f32 {
    line.windows(2).map(|w| w[0].distance_to(w[1])).sum()
}

/// Returns the point at the share `t` (0 to 1) of a line's length.
pub fn point_along(line: &[Pt], t: f32) -> Pt {
    let mut left = length(line) * t;
    for w in line.windows(2) {
        let step = w[0].distance_to(w[1]);
        if step >= left && step > 0.0 {
            return w[0].lerp(w[1], left / step);
        }
        left -= step;
    }
    line.last().copied().unwrap_or_default()
}

/// Returns the direction of a line at the share `t` of its length, as a unit vector.
pub fn heading_along(line: &[Pt], t: f32) -> Pt {
    (point_along(line, (t + 0.02).min(1.0)) - point_along(line, (t - 0.02).max(0.0))).unit()
}

/// Returns a parallel line at the distance `d`, to the right in the direction of the line.
pub fn parallel_line(line: &[Pt], d: f32) -> Line {
    let last = line.len().saturating_sub(1);
    (0..line.len())
        .filter_map(|i| {
            let (before, here, after) = (line.get(i.saturating_sub(1))?, line.get(i)?, line.get((i + 1).min(last))?);
            Some(*here + (*after - *before).unit().quarter_turned() * d)
        })
        .collect()
}

/// Returns the shortest distance between a point and a vertex of a line.
pub fn vertex_distance(line: &[Pt], p: Pt) -> f32 {
    line.iter().map(|q| q.distance_to(p)).fold(f32::INFINITY, f32::min)
}

/// Returns the outline of an ellipse, given by its middle and its radii.
pub fn ellipse(middle: Pt, rx: f32, ry: f32) -> Line {
    arc(middle, rx, ry, 0.0, TAU)
}

/// Returns an arc of an ellipse. Angles are in radians, clockwise from the east.
pub fn arc(middle: Pt, rx: f32, ry: f32, from: f32, to: f32) -> Line {
    let steps = ((to - from).abs() / TAU * 36.0).ceil().max(2.0) as usize;
    (0..=steps)
        .map(|i| {
            let angle = from + (to - from) * i as f32 / steps as f32;
            middle + pt(angle.cos() * rx, angle.sin() * ry)
        })
        .collect()
}

/// Returns the outline of a rectangle, given by its north-west and south-east corners.
pub fn rectangle(nw: Pt, se: Pt) -> Line {
    vec![nw, pt(se.x, nw.y), se, pt(nw.x, se.y)]
}

/// Returns the outline of a rectangle with round corners of radius `r`.
pub fn rounded_rectangle(nw: Pt, se: Pt, r: f32) -> Line {
    let corner = |x: f32, y: f32, k: f32| arc(pt(x, y), r, r, k * PI / 2.0, (k + 1.0) * PI / 2.0);
    joined_lines([
        corner(nw.x + r, nw.y + r, 2.0),
        corner(se.x - r, nw.y + r, 3.0),
        corner(se.x - r, se.y - r, 0.0),
        corner(nw.x + r, se.y - r, 1.0),
    ])
}

/// Returns the outline of a round arch with this middle of its sill, half width, and height where its curve begins.
pub fn arch_outline(sill: Pt, half: f32, spring: f32) -> Line {
    let round = arc(sill - pt(0.0, spring), half, half, PI, TAU);
    joined_lines([vec![sill + pt(-half, 0.0)], round, vec![sill + pt(half, 0.0)]])
}

/// Returns the part of an outline in a half-plane, whose border goes through `on` and into which `inward` points.
pub fn clipped_to_half_plane(outline: &[Pt], on: Pt, inward: Pt) -> Line {
    let depth = |p: Pt| (p - on).dot(inward);
    let mut kept = Line::new();
    for (i, &a) in outline.iter().enumerate() {
        let b = outline.get(i + 1).or(outline.first()).copied().unwrap_or(a);
        let (da, db) = (depth(a), depth(b));
        if da >= 0.0 {
            kept.push(a);
        }
        if (da < 0.0) != (db < 0.0) {
            kept.push(a.lerp(b, da / (da - db)));
        }
    }
    kept
}

pub fn translated(line: &[Pt], by: Pt) -> Line {
    line.iter().map(|&p| p + by).collect()
}

/// Extends a line slightly beyond the edges of the tile, so that a shifted highlight does not end before the edge.
pub fn extended_beyond_tile(line: &Line) -> Line {
    const BEYOND: f32 = 0.06;
    let over = |p: &Pt| {
        let out = |v: f32| {
            if v < 1e-4 {
                -BEYOND
            } else if v > 1.0 - 1e-4 {
                1.0 + BEYOND
            } else {
                v
            }
        };
        let moved = pt(out(p.x), out(p.y));
        (moved != *p).then_some(moved)
    };
    let before = line.first().and_then(over);
    let after = line.last().and_then(over);
    before.into_iter().chain(line.iter().copied()).chain(after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_brings_north_to_east() {
        let turned = rotated_in_tile(pt(0.5, 0.0), 1);
        assert!(turned.distance_to(pt(1.0, 0.5)) < 1e-6);
        assert!(rotated_in_tile(rotated_in_tile(pt(0.2, 0.1), 1), 3).distance_to(pt(0.2, 0.1)) < 1e-6);
    }

    #[test]
    fn half_way_along_is_the_middle() {
        let line = straight_line(pt(0.0, 0.0), pt(1.0, 0.0), 7);
        assert!(point_along(&line, 0.5).distance_to(pt(0.5, 0.0)) < 1e-5);
        assert!(heading_along(&line, 1.0).distance_to(pt(1.0, 0.0)) < 1e-5);
        assert!(parallel_line(&line, 0.1)[3].y - 0.1 < 1e-5);
    }

    #[test]
    fn cutting_a_square_in_half_leaves_half() {
        let half = clipped_to_half_plane(&rectangle(pt(0.0, 0.0), pt(1.0, 1.0)), pt(0.5, 0.0), pt(1.0, 0.0));
        assert!(half.iter().all(|p| p.x >= 0.5));
        assert_eq!(half.len(), 4);
    }
}

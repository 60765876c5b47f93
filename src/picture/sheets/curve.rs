//! Draws a chart of the points of all seats by turn. Lines have the seats' colours and end in the seats' marks.

use crate::drawing::Art;
use crate::ink::brush::{Brush, Detail, Scale};
use crate::ink::curve::{Line, Pt, pt, rect};
use crate::ink::letters;
use crate::ink::sprite::{Canvas, Sprite};
use crate::ink::theme::THEME;
use crate::output::Pixels;
use crate::pieces::figure::colour;
use crate::sprites::artist::Artist;
use bergerie_rules::seat::Seat;

/// Number of pixels per u, and the size of the chart in u.
const SIDE: u32 = 100;
const SIZE: (f32, f32) = (11.0, 4.6);
/// Margins in u: for the numbers in the west, for the marks in the east, and above and below the lines.
const MARGIN: (f32, f32, f32) = (0.85, 0.65, 0.45);
/// Radius of a mark in u, and font size of a number in pixels.
const MARK: f32 = 0.21;
const DIGITS: f32 = 27.0;

impl Artist {
    /// Draws the chart of all seats' points, from the first turn to the last.
    pub(crate) fn curve(&self, points: &[(Seat, Vec<i32>)]) -> Pixels {
        let scale = Scale { side: SIDE, detail: Detail::Fine };
        let values = || points.iter().flat_map(|(_, points)| points.iter().copied());
        let (least, most) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(0).max(10));
        let turns = points.iter().map(|(_, points)| points.len()).max().unwrap_or(0).max(2);
        let place = |turn: usize, value: f32| {
            let across = (SIZE.0 - MARGIN.0 - MARGIN.1) * turn as f32 / (turns - 1) as f32;
            let up = (SIZE.1 - 2.0 * MARGIN.2) * (value - least as f32) / (most - least).max(1) as f32;
            pt(MARGIN.0 + across, SIZE.1 - MARGIN.2 - up)
        };
        let mut b = Brush::new(scale, pt(0.0, 0.0), pt(SIZE.0, SIZE.1));
        b.fill(&rect(pt(0.0, 0.0), pt(SIZE.0, SIZE.1)), THEME.table.card);
        let lines: Vec<i32> = (least..=most).filter(|value| value % step(most - least) == 0).collect();
        for &value in &lines {
            let line: Line = vec![place(0, value as f32), place(turns - 1, value as f32)];
            b.stroke(&line, 0.015, THEME.table.dashes);
        }
        for (seat, points) in points {
            let line: Line = points.iter().enumerate().map(|(turn, &value)| place(turn, value as f32)).collect();
            b.round_stroke(&line, 0.11, THEME.ink);
            b.round_stroke(&line, 0.075, colour(*seat));
        }
        for (seat, at) in marks(points, place) {
            Art("medallion").of(seat).draw(&mut b, at, MARK);
        }
        let raster = b.finish();
        let (width, height) = ((SIZE.0 * SIDE as f32) as usize, (SIZE.1 * SIDE as f32) as usize);
        let mut canvas = Canvas::new(width, height, THEME.table.card);
        canvas.stamp(&Sprite::new(&raster, (0, 0)), 0, 0);
        for value in lines {
            let at = place(0, value as f32);
            let text = letters::sprite(&value.to_string(), DIGITS, THEME.ink);
            canvas.stamp(&text, (MARGIN.0 / 2.0 * SIDE as f32) as i32, (at.y * SIDE as f32) as i32);
        }
        Pixels::new(canvas)
    }
}

/// Returns the distance between grid lines, as a round number of points. There are at most about six lines.
fn step(range: i32) -> i32 {
    [5, 10, 20, 25, 50, 100, 200, 500].into_iter().find(|step| range / step <= 6).unwrap_or(1000)
}

/// Returns the positions of the marks at the ends of the lines. Marks that would overlap are moved apart.
fn marks(points: &[(Seat, Vec<i32>)], place: impl Fn(usize, f32) -> Pt) -> Vec<(Seat, Pt)> {
    let end = |(seat, points): &(Seat, Vec<i32>)| {
        let &last = points.last()?;
        Some((*seat, place(points.len() - 1, last as f32) + pt(MARK * 1.2, 0.0)))
    };
    let mut ends: Vec<(Seat, Pt)> = points.iter().filter_map(end).collect();
    ends.sort_by(|(_, a), (_, b)| a.y.total_cmp(&b.y));
    let mut lowest = MARK;
    for (_, at) in &mut ends {
        at.y = at.y.max(lowest);
        lowest = at.y + MARK * 2.05;
    }
    let beyond = (lowest - MARK - SIZE.1).max(0.0);
    ends.iter_mut().for_each(|(_, at)| at.y -= beyond);
    ends
}

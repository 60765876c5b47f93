//! Draws a chart of all seats' points by turn, with lines in the seats' colours that end in the seats' marks. The final
//! scoring has a band beside the chart with a scale of its own, because it would flatten the lines of the turns.

use crate::drawing::seat_colour;
use crate::{
    Art, Artist, Brush, Canvas, Detail, Line, Picture, PictureError, Pixels, Pt, Scale, Sprite, THEME, letters, pt,
    rectangle,
};
use bergerie_rules::Seat;

/// The number of pixels per u, and the size of the chart in u.
const PIXELS_PER_U: u32 = 100;
const CHART_SIZE: (f32, f32) = (11.0, 4.6);
/// The west and east end of the chart of the turns, and of the shorter band of the final scoring, in u.
const TURNS_RANGE: (f32, f32) = (0.85, 6.9);
const FINAL_RANGE: (f32, f32) = (8.55, 10.35);
/// The west border of the band, in u.
const FINAL_BORDER: f32 = 7.65;
/// The margin above and below the lines, in u.
const LINE_MARGIN: f32 = 0.45;
/// The distance of a number from the west end of its line, in u.
const NUMBER_DISTANCE: f32 = 0.43;
/// The radius of a mark in u, and font size of a number in pixels.
const MARK_RADIUS: f32 = 0.21;
const DIGIT_SIZE: f32 = 27.0;

/// A part of the chart with a scale of its own.
struct ChartBand {
    /// The west and east end of its lines, in u.
    x: (f32, f32),
    /// The number of the steps along its lines.
    steps: usize,
    /// The lowest and the highest number of points.
    range: (i32, i32),
}

impl ChartBand {
    fn new<'a>(x: (f32, f32), lines: impl Iterator<Item = &'a [i32]> + Clone, floor: i32) -> ChartBand {
        let values = || lines.clone().flatten().copied();
        let least = values().min().unwrap_or(0).min(floor);
        let most = values().max().unwrap_or(0).max(least + 10);
        let steps = lines.clone().map(<[i32]>::len).max().unwrap_or(0).max(2) - 1;
        ChartBand { x, steps, range: (least, most) }
    }

    fn point_at(&self, step: usize, value: i32) -> Pt {
        let across = (self.x.1 - self.x.0) * step as f32 / self.steps as f32;
        let (least, most) = self.range;
        let up = (CHART_SIZE.1 - 2.0 * LINE_MARGIN) * (value - least) as f32 / (most - least) as f32;
        pt(self.x.0 + across, CHART_SIZE.1 - LINE_MARGIN - up)
    }

    /// Returns the round numbers of points that have a line.
    fn grid_values(&self) -> Vec<i32> {
        let (least, most) = self.range;
        (least..=most).filter(|value| value % grid_step(most - least) == 0).collect()
    }

    /// Draws the grid, the lines of all seats, and the marks at their ends.
    fn draw_lines(&self, brush: &mut Brush, lines: &[(Seat, &[i32])]) {
        for value in self.grid_values() {
            let line: Line = vec![self.point_at(0, value), self.point_at(self.steps, value)];
            brush.stroke(&line, 0.015, THEME.table.dashes);
        }
        for (seat, points) in lines {
            let line: Line = points.iter().enumerate().map(|(step, &value)| self.point_at(step, value)).collect();
            brush.stroke_rounded(&line, 0.11, THEME.ink);
            brush.stroke_rounded(&line, 0.075, seat_colour(*seat));
        }
        for (seat, at) in mark_positions(lines, |step, value| self.point_at(step, value)) {
            Art("medallion").of(seat).draw(brush, at, MARK_RADIUS);
        }
    }

    fn draw_grid_numbers(&self, canvas: &mut Canvas) {
        for value in self.grid_values() {
            let at = self.point_at(0, value);
            let text = letters::text_sprite(&letters::number_text(value), DIGIT_SIZE, THEME.ink);
            canvas.stamp(
                &text,
                ((at.x - NUMBER_DISTANCE) * PIXELS_PER_U as f32) as i32,
                (at.y * PIXELS_PER_U as f32) as i32,
            );
        }
    }
}

impl Artist {
    /// Draws a chart of numbers of points alone.
    pub fn draw_chart(&self, points: &[(Seat, Vec<i32>)]) -> Result<Picture, PictureError> {
        self.chart_pixels(points).into_picture(self.season)
    }

    /// Draws the points of all seats, from the first turn to the end of play, and last those after the final scoring.
    pub(crate) fn chart_pixels(&self, points: &[(Seat, Vec<i32>)]) -> Pixels {
        let scale = Scale { side: PIXELS_PER_U, detail: Detail::Fine };
        let cut = |part: for<'a> fn(&'a [i32]) -> &'a [i32]| -> Vec<(Seat, &[i32])> {
            points.iter().map(|(seat, points)| (*seat, part(points))).collect()
        };
        let turns = cut(|points| points.split_last().map_or(&[], |(_, turns)| turns));
        let last = cut(|points| points.get(points.len().saturating_sub(2)..).unwrap_or_default());
        let bands = [
            (ChartBand::new(TURNS_RANGE, turns.iter().map(|line| line.1), 0), turns.as_slice()),
            (ChartBand::new(FINAL_RANGE, last.iter().map(|line| line.1), i32::MAX), last.as_slice()),
        ];
        let mut b = Brush::new(scale, pt(0.0, 0.0), pt(CHART_SIZE.0, CHART_SIZE.1));
        b.fill(&rectangle(pt(0.0, 0.0), pt(CHART_SIZE.0, CHART_SIZE.1)), THEME.table.card);
        b.fill(&rectangle(pt(FINAL_BORDER, 0.0), pt(CHART_SIZE.0, CHART_SIZE.1)), THEME.table.ground);
        bands.iter().for_each(|(band, lines)| band.draw_lines(&mut b, lines));
        let raster = b.finish();
        let (width, height) =
            ((CHART_SIZE.0 * PIXELS_PER_U as f32) as usize, (CHART_SIZE.1 * PIXELS_PER_U as f32) as usize);
        let mut canvas = Canvas::new(width, height, THEME.table.card);
        canvas.stamp(&Sprite::new(&raster, (0, 0)), 0, 0);
        bands.iter().for_each(|(band, _)| band.draw_grid_numbers(&mut canvas));
        Pixels::new(canvas)
    }
}

/// Returns the distance between grid lines, as a round number of points. There are at most about six lines.
fn grid_step(range: i32) -> i32 {
    [5, 10, 20, 25, 50, 100, 200, 500].into_iter().find(|step| range / step <= 6).unwrap_or(1000)
}

/// Returns the positions of the marks at the ends of the lines. Marks that would overlap are moved apart.
fn mark_positions(points: &[(Seat, &[i32])], place: impl Fn(usize, i32) -> Pt) -> Vec<(Seat, Pt)> {
    let end = |(seat, points): &(Seat, &[i32])| {
        let &last = points.last()?;
        Some((*seat, place(points.len() - 1, last) + pt(MARK_RADIUS * 1.2, 0.0)))
    };
    let mut ends: Vec<(Seat, Pt)> = points.iter().filter_map(end).collect();
    ends.sort_by(|(_, a), (_, b)| a.y.total_cmp(&b.y));
    let mut lowest = MARK_RADIUS;
    for (_, at) in &mut ends {
        at.y = at.y.max(lowest);
        lowest = at.y + MARK_RADIUS * 2.05;
    }
    let beyond = (lowest - MARK_RADIUS - CHART_SIZE.1).max(0.0);
    ends.iter_mut().for_each(|(_, at)| at.y -= beyond);
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_final_scoring_does_not_flatten_the_turns() {
        let lines = [vec![0, 4, 9, 30, 31, 212], vec![0, 0, 12, 20, 25, 40]];
        let points: Vec<(Seat, Vec<i32>)> = Seat::all(2).zip(lines).collect();
        let other = |last: i32| {
            let mut points = points.clone();
            points[0].1[5] = last;
            Artist::new().chart_pixels(&points)
        };
        let (usual, large) = (other(50), other(500));
        let width = usual.size().0 as usize;
        let border = (FINAL_BORDER * PIXELS_PER_U as f32) as usize;
        let differs = |is_final: bool| {
            let pixels = usual.indices().iter().zip(large.indices()).enumerate();
            pixels.filter(|(at, _)| (at % width >= border) == is_final).any(|(_, (one, other))| one != other)
        };
        assert!(differs(true) && !differs(false));
    }
}

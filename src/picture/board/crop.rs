//! Selects the cells that a picture of the table shows.

use std::cmp::Reverse;

use crate::{Crop, LegendContent, PictureLayout, Scene, Window};
use bergerie_rules::Pos;

/// The maximum number of columns or rows in a picture.
const MAX_CELLS: i32 = 400;

pub fn shown_window(scene: &Scene<'_>, longest: u32, content: Option<&LegendContent>) -> Window {
    let all = table_window(scene).limited_to(MAX_CELLS);
    let legible = |window: Window| PictureLayout::is_window_legible(window, longest, content);
    match &scene.crop {
        Crop::Table => all,
        Crop::Exactly(from, to) => Window::around([*from, *to]).limited_to(MAX_CELLS),
        Crop::Legible(cells) => {
            let must = Window::around(cells.iter().copied()).intersection(all);
            fullest_window(all, must, &CellCounts::new(all, occupied_cells(scene)), legible)
        }
        Crop::Around(cells) | Crop::AroundAll(cells) => {
            // The window around the given cells does not extend beyond the board.
            let cells = Window::around(cells.iter().copied());
            let near = cells.extended_by(1).intersection(all.union(cells)).limited_to(MAX_CELLS);
            if matches!(scene.crop, Crop::AroundAll(_)) {
                return if legible(near) { near } else { cells.limited_to(MAX_CELLS) };
            }
            fullest_window(near, near.limited_to(1), &CellCounts::new(near, occupied_cells(scene)), legible)
        }
    }
}

/// Returns the smallest window with all tiles, all spots and the preview.
pub fn table_window(scene: &Scene<'_>) -> Window {
    Window::around(occupied_cells(scene))
}

/// Returns every cell that a tile, a spot or the preview covers.
pub fn occupied_cells<'a>(scene: &'a Scene<'_>) -> impl Iterator<Item = Pos> + use<'a> {
    let tiles = scene.view.tiles.iter().flat_map(|t| t.cells()).map(|(at, _)| at);
    let preview = scene.preview.iter().flat_map(|g| g.cells()).map(|(at, _)| at);
    tiles.chain(scene.spots.iter().flat_map(|&at| scene.covered_cells(at))).chain(preview)
}

/// A summed-area table, which counts the marked cells of any window.
struct CellCounts {
    from: Pos,
    columns: usize,
    rows: usize,
    /// The number of marked cells north-west of each corner.
    sums: Vec<u32>,
}

impl CellCounts {
    fn new(window: Window, cells: impl Iterator<Item = Pos>) -> CellCounts {
        let (columns, rows) = (window.columns() as usize, window.rows() as usize);
        let mut counts = CellCounts { from: window.from, columns, rows, sums: vec![0; (columns + 1) * (rows + 1)] };
        for at in cells.filter(|&at| window.contains(at)) {
            let (x, y) = counts.corner_index(at);
            counts.sums[(y + 1) * (columns + 1) + x + 1] += 1;
        }
        for y in 1..=rows {
            let mut row = 0;
            for x in 1..=columns {
                let here = y * (columns + 1) + x;
                row += counts.sums[here];
                counts.sums[here] = row + counts.sums[here - columns - 1];
            }
        }
        counts
    }

    /// Returns the column and row of a cell's north-west corner in the table.
    fn corner_index(&self, at: Pos) -> (usize, usize) {
        let from = |v: i16, least: i16| (i32::from(v) - i32::from(least)).max(0) as usize;
        (from(at.x, self.from.x).min(self.columns), from(at.y, self.from.y).min(self.rows))
    }

    fn count_in(&self, window: Window) -> u32 {
        let ((x0, y0), (x1, y1)) = (self.corner_index(window.from), self.corner_index(window.to));
        let (x1, y1) = ((x1 + 1).min(self.columns), (y1 + 1).min(self.rows));
        let sum = |x: usize, y: usize| self.sums[y * (self.columns + 1) + x];
        sum(x1, y1) + sum(x0, y0) - sum(x1, y0) - sum(x0, y1)
    }
}

/// Returns the legible window in `all` that includes `must` and has the most occupied cells. Of several, returns the
/// smallest, because its tiles are largest, then the one with `must` nearest to its middle.
fn fullest_window(all: Window, must: Window, counts: &CellCounts, legible: impl Fn(Window) -> bool) -> Window {
    if legible(all) {
        return all;
    }
    let sizes = largest_legible_sizes(all, legible);
    let best = |must: Window| {
        let windows = sizes.iter().flat_map(|&size| windows_of_size(all, must, size));
        let rank =
            |window: &Window| (counts.count_in(*window), Reverse(window.area()), Reverse(window.middle_distance(must)));
        windows.max_by_key(rank).map(|window| window.trimmed(must, counts))
    };
    // If `must` alone is not legible, the window only has to include its middle.
    let parts = (1..=must.columns().max(must.rows()) as i32).rev().map(|most| must.limited_to(most));
    parts.into_iter().find_map(best).unwrap_or(must.limited_to(1))
}

/// Returns the largest legible sizes, as numbers of columns and rows. Larger windows have smaller tiles, so a window
/// with more columns has fewer rows.
fn largest_legible_sizes(all: Window, legible: impl Fn(Window) -> bool) -> Vec<(u32, u32)> {
    // Coordinates far from the start tile take most space. A size that is legible there is legible everywhere.
    let farthest = |(from, to): (i16, i16)| if from.unsigned_abs() > to.unsigned_abs() { (from, 1) } else { (to, -1) };
    let ((x, right), (y, down)) = (farthest((all.from.x, all.to.x)), farthest((all.from.y, all.to.y)));
    let far = |columns: u32, rows: u32| {
        let end = |from: i16, way: i16, cells: u32| (i32::from(from) + i32::from(way) * (cells as i32 - 1)) as i16;
        Window::around([Pos::new(x, y), Pos::new(end(x, right, columns), end(y, down, rows))])
    };
    let mut sizes: Vec<(u32, u32)> = Vec::new();
    let mut rows = all.rows();
    for columns in 1..=all.columns() {
        while rows > 0 && !legible(far(columns, rows)) {
            rows -= 1;
        }
        if rows == 0 {
            break;
        }
        sizes.retain(|&(_, most)| most > rows);
        sizes.push((columns, rows));
    }
    sizes
}

/// Returns all windows of one size that are in `all` and include `must`.
fn windows_of_size(all: Window, must: Window, (columns, rows): (u32, u32)) -> impl Iterator<Item = Window> {
    let starts = |(low, high): (i16, i16), (first, last): (i16, i16), cells: u32| {
        let (cells, wide) = (cells as i32 - 1, |v: i16| i32::from(v));
        (wide(low).max(wide(last) - cells)..=wide(first).min(wide(high) - cells)).map(move |from| (from, from + cells))
    };
    let down = starts((all.from.y, all.to.y), (must.from.y, must.to.y), rows);
    let across = move || starts((all.from.x, all.to.x), (must.from.x, must.to.x), columns);
    let window = |(x0, x1): (i32, i32), (y0, y1): (i32, i32)| Window {
        from: Pos::new(x0 as i16, y0 as i16),
        to: Pos::new(x1 as i16, y1 as i16),
    };
    down.flat_map(move |y| across().map(move |x| window(x, y)))
}

impl Window {
    /// Returns the middle of this window, reduced to at most `most` columns and `most` rows.
    fn limited_to(mut self, most: i32) -> Window {
        let shorten = |from: &mut i16, to: &mut i16| {
            let excess = (i32::from(*to) - i32::from(*from) + 1 - most).max(0);
            *from = from.saturating_add((excess / 2) as i16);
            *to = to.saturating_sub((excess - excess / 2) as i16);
        };
        shorten(&mut self.from.x, &mut self.to.x);
        shorten(&mut self.from.y, &mut self.to.y);
        self
    }

    fn area(self) -> u32 {
        self.columns() * self.rows()
    }

    /// Returns the distance between the middles of two windows, in half a cell's side.
    fn middle_distance(self, other: Window) -> i32 {
        let twice = |a: i16, b: i16| i32::from(a) + i32::from(b);
        (twice(self.from.x, self.to.x) - twice(other.from.x, other.to.x)).abs()
            + (twice(self.from.y, self.to.y) - twice(other.from.y, other.to.y)).abs()
    }

    /// Removes columns and rows without marked cells from the sides, except those of `must`.
    fn trimmed(self, must: Window, counts: &CellCounts) -> Window {
        let most = counts.count_in(self);
        let mut window = self;
        loop {
            let (from, to) = (window.from, window.to);
            let smaller = [
                Window { from: Pos::new(from.x + 1, from.y), to },
                Window { from: Pos::new(from.x, from.y + 1), to },
                Window { from, to: Pos::new(to.x - 1, to.y) },
                Window { from, to: Pos::new(to.x, to.y - 1) },
            ];
            match smaller.into_iter().find(|smaller| smaller.contains_window(must) && counts.count_in(*smaller) == most)
            {
                Some(smaller) => window = smaller,
                None => return window,
            }
        }
    }

    pub fn contains_window(self, other: Window) -> bool {
        self.contains(other.from) && self.contains(other.to)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn window(from: (i16, i16), to: (i16, i16)) -> Window {
        Window { from: Pos::new(from.0, from.1), to: Pos::new(to.0, to.1) }
    }

    fn windows(all: Window) -> impl Iterator<Item = Window> {
        let pairs = |low: i16, high: i16| (low..=high).flat_map(move |a| (a..=high).map(move |b| (a, b)));
        let across = move || pairs(all.from.x, all.to.x);
        pairs(all.from.y, all.to.y).flat_map(move |y| across().map(move |x| window((x.0, y.0), (x.1, y.1))))
    }

    proptest! {
        #[test]
        fn no_other_legible_window_shows_more(
            cells in prop::collection::btree_set((-9i16..9, -7i16..8), 1..120),
            must in (0usize..120, 0i16..3, 0i16..3),
            (columns, rows, area) in (1u32..14, 1u32..14, 1u32..120),
        ) {
            let cells: Vec<Pos> = cells.into_iter().map(|(x, y)| Pos::new(x, y)).collect();
            let all = Window::around(cells.iter().copied());
            let at = cells[must.0 % cells.len()];
            let must = window((at.x - must.1, at.y - must.2), (at.x + must.1, at.y + must.2)).intersection(all);
            let legible = |w: Window| w.columns() <= columns && w.rows() <= rows && w.area() <= area;
            let counts = CellCounts::new(all, cells.iter().copied());
            let found = fullest_window(all, must, &counts, legible);
            let count = |w: Window| cells.iter().filter(|&&cell| w.contains(cell)).count();
            prop_assert!(legible(found) && all.contains_window(found), "{found:?} of {all:?}");
            prop_assert_eq!(counts.count_in(found) as usize, count(found));
            let good: Vec<Window> = windows(all).filter(|&w| legible(w) && w.contains_window(must)).collect();
            if let Some(most) = good.iter().map(|&w| count(w)).max() {
                prop_assert!(found.contains_window(must), "{found:?} does not hold {must:?}");
                prop_assert_eq!(count(found), most);
                let least = good.iter().filter(|&&w| count(w) == most).map(|w| w.area()).min();
                prop_assert!(legible(all) || least.is_some_and(|least| found.area() >= least));
            } else {
                prop_assert!(found.contains_window(must.limited_to(1)), "{found:?} misses the middle of {must:?}");
            }
        }
    }

    #[test]
    fn empty_table_at_the_sides_is_left_out() {
        let all = window((0, 0), (19, 0));
        let cells = (0..5).chain([19]).map(|x| Pos::new(x, 0));
        let found = fullest_window(all, window((2, 0), (2, 0)), &CellCounts::new(all, cells), |w| w.columns() <= 12);
        assert_eq!(found, window((0, 0), (4, 0)));
    }
}

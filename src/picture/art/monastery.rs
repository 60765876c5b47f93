//! Churches, and monasteries with their walled courts.

use crate::art::house::House;
use crate::art::trees::bush;
use crate::ink::brush::Brush;
use crate::ink::curve::{Pt, pt, rect, rounded, shifted, straight};
use crate::ink::theme::{Rgb, THEME};

/// A church: the middle of its foot, its size (1 is 0.22 u long) and the colour of its roof.
pub fn church(b: &mut Brush, at: Pt, s: f32, roof: Rgb) {
    let colours = &THEME.monastery;
    b.shade(at + pt(0.06, 0.015) * s, 0.19 * s, 0.05 * s, 0.31);
    let nave = House::new(at + pt(0.045 * s, 0.0), 0.22 * s, 0.13 * s, 0.075 * s, roof);
    House { wall: colours.walls, windows: false, ..nave }.draw(b);
    for i in 0..4 {
        let nw = at + pt(-0.043 + i as f32 * 0.05, -0.058) * s;
        b.fill(&rounded(nw, nw + pt(0.016, 0.04) * s, 0.0079 * s), colours.glass);
    }
    let foot = at + pt(-0.095 * s, 0.012 * s);
    let wall = |west: f32, east: f32| rect(foot + pt(west, -0.182) * s, foot + pt(east, 0.0) * s);
    b.shape(&wall(-0.045, 0.045), colours.walls, 0.008);
    b.fill(&wall(0.012, 0.041), colours.shaded);
    let belfry = foot + pt(-0.014, -0.157) * s;
    b.fill(&rounded(belfry, belfry + pt(0.028, 0.05) * s, 0.0139 * s), THEME.city.window);
    let door = foot + pt(-0.016, -0.057) * s;
    b.fill(&rounded(door, door + pt(0.032, 0.056) * s, 0.0159 * s), colours.door);
    spire(b, foot + pt(0.0, -0.177 * s), s, roof);
}

fn spire(b: &mut Brush, base: Pt, s: f32, roof: Rgb) {
    let (west, tip, east) = (base + pt(-0.056 * s, 0.0), base - pt(0.0, 0.135 * s), base + pt(0.056 * s, 0.0));
    b.fill(&vec![west, tip, east], roof);
    b.fill(&vec![west, tip, base + pt(-0.012 * s, 0.0)], roof.lit(0.38));
    b.fill(&vec![east, tip, base + pt(0.024 * s, 0.0)], roof.shaded(0.22));
    b.inked(&vec![west, tip, east], 0.008);
    let beam = tip - pt(0.0, 0.042 * s);
    let cross = [
        straight(tip + pt(0.0, 0.005), tip - pt(0.0, 0.062 * s), 1),
        straight(beam - pt(0.025 * s, 0.0), beam + pt(0.025 * s, 0.0), 1),
    ];
    let (outer, inner) = (b.lw(0.028 * s, 1.6), b.lw(0.014 * s, 0.8));
    for (width, more, colour) in [(outer, 0.005, THEME.ink), (inner, 0.0, THEME.gold)] {
        for line in &cross {
            let way = (line[1] - line[0]).unit() * more;
            b.stroke(&vec![line[0] - way, line[1] + way], width, colour);
        }
    }
}

/// A monastery: walled court with a gate in the south, kitchen garden, church.
pub fn monastery(b: &mut Brush, at: Pt) {
    let colours = &THEME.monastery;
    let court = rounded(at + pt(-0.23, -0.13), at + pt(0.23, 0.19), 0.07);
    b.fill(&shifted(&court, pt(0.02, 0.03)), THEME.shadow.thin(0.27));
    b.fill(&court, colours.court);
    let ink = 0.030 + 2.0 * b.lw(0.007, 0.7);
    b.outline(&court, ink, THEME.ink);
    b.outline(&court, 0.030, THEME.city.stone);
    let opening = at + pt(-0.034, 0.168);
    b.fill(&rect(opening, opening + pt(0.068, 0.05)), THEME.road.fill);
    for side in [-0.05, 0.05] {
        let post = at + pt(side - 0.022, 0.155);
        b.shape(&rounded(post, post + pt(0.044, 0.062), 0.012), THEME.city.stone, 0.008);
    }
    for i in 0..3 {
        let bed = at + pt(0.075 + i as f32 * 0.048, 0.10);
        b.shape(&rounded(bed, bed + pt(0.036, 0.045), 0.01), colours.bed, 0.005);
    }
    bush(b, at + pt(-0.155, 0.14), 0.035, THEME.plants.greens[0]);
    church(b, at + pt(0.0, 0.075), 1.08, colours.roof);
}

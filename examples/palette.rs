//! Chooses the free entries of the palette from the colours of everything that is drawn.
//!
//! `cargo run --release --example palette` writes `assets/art/palette.txt`. Run it after changing the colours of drawings.

use std::collections::HashMap;

use bergerie::picture::internals::{Detail, Rgb, Scale, THEME, exact_colours, grass_step, oklab, sprites, tile};
use bergerie::rules::{Rotation, ShapeId};
use image::RgbaImage;

/// The frequency of each colour, in 32 steps per channel, with the sum of its exact values.
#[derive(Default)]
struct Histogram(HashMap<[u8; 3], ([f64; 3], f64)>);

impl Histogram {
    fn add(&mut self, Rgb(r, g, b): Rgb, weight: f64) {
        let cell = self.0.entry([r >> 3, g >> 3, b >> 3]).or_default();
        for (sum, v) in cell.0.iter_mut().zip([r, g, b]) {
            *sum += f64::from(v) * weight;
        }
        cell.1 += weight;
    }

    /// Adds the colours of a raster over some ground. Colours of bare ground are reserved, so they are not counted.
    fn add_raster(&mut self, raster: &RgbaImage, ground: impl Fn(usize) -> Rgb, weight: f64) {
        for (i, over) in raster.pixels().enumerate().filter(|(_, p)| p.0[3] > 4) {
            self.add(ground(i).blended_under(*over), weight);
        }
    }
}

fn drawn() -> Histogram {
    let mut seen = Histogram::default();
    for (number, shape) in ShapeId::all().filter(|shape| !shape.is_large()).enumerate() {
        for (turn, rotation) in Rotation::ALL.into_iter().enumerate() {
            for (side, detail, weight) in [
                (112, Detail::Plain, 1.0),
                (96, Detail::Coarse, 1.0),
                (104, Detail::Far, 1.0),
                (140, Detail::Fine, 0.5),
            ] {
                let raster = tile(shape, rotation, Scale { side, detail });
                let tint = [0, 0, 1, 2, 0, 3, 1][(number + turn) % 7];
                seen.add_raster(&raster, |i| grass_step(tint, 2 + i % 3), weight);
            }
        }
    }
    for raster in sprites(Scale { side: 112, detail: Detail::Plain }) {
        for tint in 0..4 {
            seen.add_raster(&raster, |_| grass_step(tint, 3), 4.0);
        }
        seen.add_raster(&raster, |_| THEME.table.ground, 4.0);
    }
    let grounds = [THEME.table.ground, THEME.table.disc];
    for (ground, ink) in grounds.into_iter().zip([THEME.table.letters, THEME.table.digits]) {
        (1..8).for_each(|i| seen.add(ground.mix(ink, i as f32 / 8.0), 400.0));
    }
    (1..14).for_each(|i| seen.add(THEME.table.ground.mix(THEME.table.shadow, i as f32 / 26.0), 900.0));
    for tint in 0..4 {
        let grass = &THEME.grass;
        for (stroke, most) in [(grass.dark, 0.30), (grass.light, 0.34), (grass.stubble, 0.30), (grass.clover, 0.80)] {
            (1..4).for_each(|i| seen.add(grass_step(tint, 3).mix(stroke, most * i as f32 / 3.0), 2500.0));
        }
    }
    seen
}

struct Sample {
    lab: [f32; 3],
    colour: [f64; 3],
    weight: f64,
}

fn distance(a: [f32; 3], b: [f32; 3]) -> f64 {
    a.iter().zip(b).map(|(x, y)| f64::from(x - y).powi(2)).sum()
}

fn lab_of(colour: [f64; 3]) -> [f32; 3] {
    oklab(rgb_of(colour))
}

fn rgb_of(colour: [f64; 3]) -> Rgb {
    let [r, g, b] = colour.map(|v| v.round().clamp(0.0, 255.0) as u8);
    Rgb(r, g, b)
}

/// Chooses palette entries for the samples. Repeatedly adds the colour whose nearest entry is farthest away, and then
/// moves each free entry to the mean of the colours that it represents.
fn choose(samples: &[Sample], fixed: &[Rgb], free: usize) -> Vec<Rgb> {
    let fixed_labs: Vec<[f32; 3]> = fixed.iter().map(|&c| oklab(c)).collect();
    let mut best: Vec<f64> =
        samples.iter().map(|s| fixed_labs.iter().map(|&f| distance(s.lab, f)).fold(f64::INFINITY, f64::min)).collect();
    let mut chosen: Vec<[f64; 3]> = Vec::new();
    while chosen.len() < free {
        let worst =
            (0..samples.len()).max_by(|&a, &b| (best[a] * samples[a].weight).total_cmp(&(best[b] * samples[b].weight)));
        let Some(worst) = worst else { break };
        chosen.push(samples[worst].colour);
        for (b, s) in best.iter_mut().zip(samples) {
            *b = b.min(distance(s.lab, samples[worst].lab));
        }
    }
    for _ in 0..24 {
        let labs: Vec<[f32; 3]> = fixed_labs.iter().copied().chain(chosen.iter().map(|&c| lab_of(c))).collect();
        let mut sums = vec![([0.0; 3], 0.0); labs.len()];
        for s in samples {
            let nearest =
                (0..labs.len()).min_by(|&a, &b| distance(s.lab, labs[a]).total_cmp(&distance(s.lab, labs[b])));
            let sum = &mut sums[nearest.unwrap_or(0)];
            sum.0.iter_mut().zip(s.colour).for_each(|(t, v)| *t += v * s.weight);
            sum.1 += s.weight;
        }
        for (entry, (sum, weight)) in chosen.iter_mut().zip(&sums[fixed.len()..]) {
            if *weight > 0.0 {
                *entry = sum.map(|v| v / weight);
            }
        }
    }
    chosen.into_iter().map(rgb_of).collect()
}

fn main() -> std::io::Result<()> {
    let seen = drawn();
    // Taking a power of the weight gives rare colours, which are visible too, more influence.
    let sample = |(sum, count): &([f64; 3], f64)| {
        let colour = sum.map(|v| v / count);
        Sample { lab: lab_of(colour), colour, weight: count.powf(0.55) }
    };
    let samples: Vec<Sample> = seen.0.values().map(sample).collect();
    let fixed = exact_colours();
    let mut colours = choose(&samples, &fixed, 256 - fixed.len());
    colours.sort_by_key(|c| (c.luminance() * 1000.0) as u32);
    let text: String = colours.iter().map(|c| format!("#{:02X}{:02X}{:02X}\n", c.0, c.1, c.2)).collect();
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/palette.txt"), text)
}

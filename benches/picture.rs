//! How long pictures take. Figures and how they were measured: benches/README.md.

use std::hint::black_box;

use bergerie::picture::{Artist, Scene};
use bergerie::rules as crate_rules;
use criterion::{Criterion, criterion_group, criterion_main};

#[allow(dead_code, reason = "each that includes the boards needs some of them")]
mod boards {
    use super::crate_rules;
    include!("../examples/support/boards.rs");
}

use crate_rules::seat::Seat;
use crate_rules::tile::ShapeId;

fn table(c: &mut Criterion) {
    let (board, view) = boards::town(5, 72, (12, 8));
    assert_eq!(view.tiles.len(), 72);
    let Some(hand) = ShapeId::named("BA/CRr") else { return };
    let last = view.tiles.last().map(|t| t.at).zip(Seat::new(0));
    let scene = Scene { last, spots: board.spots(hand), hand: Some((hand, Default::default())), ..Scene::new(&view) };
    let artist = Artist::new();
    let pixels = artist.pixels(&scene);
    let (bytes, (width, height)) = (pixels.png().map_or(0, |png| png.len()), pixels.size());
    println!("72 tiles: {width} x {height}, {} KiB", bytes / 1024);
    c.bench_function("picture/compose 72 tiles", |b| b.iter(|| artist.pixels(black_box(&scene))));
    c.bench_function("picture/encode 72 tiles", |b| b.iter(|| black_box(&pixels).png()));
    let mut slow = c.benchmark_group("picture");
    slow.sample_size(10);
    slow.bench_function("first picture of a process, 72 tiles", |b| b.iter(|| Artist::new().table(black_box(&scene))));
    slow.finish();
}

criterion_group!(benches, table);
criterion_main!(benches);

//! Measures drawing times, sizes and memory use of pictures. `benches/README.md` has results and describes the method.

use std::hint::black_box;
use std::io::Cursor;
use std::time::Instant;

use bergerie::picture::{Artist, Crop, Legend, PreviewTile, Scene, Season, palette};
use bergerie::rules as crate_rules;
use criterion::{Criterion, criterion_group, criterion_main};
use image::{ImageFormat, RgbImage};

mod boards {
    use super::crate_rules;
    include!("../examples/support/boards.rs");
}

use boards::{Board, town};
use crate_rules::moment::Moment;
use crate_rules::{Figure, FigureView, Pos, Rotation, Seat, ShapeId, View};

fn hand() -> ShapeId {
    ShapeId::named("BA/CRr").unwrap_or_else(|| unreachable!("a tile of the base game"))
}

/// Returns the scene in the post of a turn, with spots, a ring, and a legend with the tile in hand.
fn posted<'a>(board: &Board, view: &'a View) -> Scene<'a> {
    let last = view.tiles.last().map(|t| t.at).zip(Seat::new(0));
    let legend = Some(Legend { awaited: Seat::new(1), hand: Some((hand(), Rotation::R0)) });
    Scene { last, spots: board.spots(hand()), legend, ..Scene::new(view) }
}

/// Returns the scene of a tile that is tried out in the middle of a table.
fn rehearsed<'a>(board: &Board, view: &'a View) -> Scene<'a> {
    let spots = board.spots(hand());
    let at = spots.get(spots.len() / 2).copied().unwrap_or(Pos::START);
    let rotation = board.ways(at, hand()).first().copied().unwrap_or_default();
    let preview = Some(PreviewTile { at, shape: hand(), rotation, places: vec![0, 1, 2, 3], taken: None });
    let near = std::iter::once(at).chain(at.around()).collect();
    Scene { preview, crop: Crop::Around(near), ..Scene::new(view) }
}

fn true_colour(pixels: &bergerie::picture::Pixels) -> Option<RgbImage> {
    let colours: Vec<[u8; 3]> = palette().collect();
    let (width, height) = pixels.size();
    let bytes = pixels.indices().iter().flat_map(|&i| colours.get(usize::from(i)).copied().unwrap_or_default());
    RgbImage::from_raw(width, height, bytes.collect())
}

fn default_encoder(picture: &RgbImage) -> usize {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).map_or(0, |()| bytes.into_inner().len())
}

/// Returns the moments of a game with `count` tiles, one after each tile.
fn growing(count: usize) -> Vec<Moment> {
    let (_, view) = town(5, count, (14, 10));
    let after = |placed: usize| {
        let mut view = view.clone();
        view.tiles.truncate(placed);
        view.figures.retain(|figure| view.tiles.iter().any(|tile| tile.at == figure.at));
        view.seats.iter_mut().for_each(|seat| seat.score = placed as i32);
        let last = view.tiles.last().map(|tile| tile.at).zip(Seat::new(placed % 6));
        Moment { view, last, scored: Vec::new() }
    };
    (1..=view.tiles.len()).map(after).collect()
}

/// Returns a memory value of `/proc/self/status`, in MiB.
fn memory(key: &str) -> f64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find(|line| line.starts_with(key)).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|n| n.parse::<f64>().ok()).unwrap_or_default() / 1024.0
}

/// Measures the memory use of a process that draws all kinds of pictures. This must run first, because memory use only
/// grows.
fn footprint(_: &mut Criterion) {
    let (early, late) = (town(5, 20, (6, 5)), town(5, 180, (17, 14)));
    let tables: Vec<_> = [30, 45, 60, 72, 90, 120, 150].into_iter().map(|n| town(5, n, (14, 12))).collect();
    let film = growing(100);
    let before = memory("VmRSS");
    let start = Instant::now();
    let artist = Artist::new();
    let first = artist.table(&posted(&early.0, &early.1)).map_or(0, |p| p.png.len());
    println!("first picture of the process: {:.0} ms, {} KiB", start.elapsed().as_secs_f64() * 1e3, first / 1024);
    for (board, view) in tables.iter().chain([&early, &late]) {
        for scene in [posted(board, view), rehearsed(board, view)] {
            black_box(artist.table(&scene).map_or(0, |p| p.png.len()));
        }
    }
    let pictures = memory("VmRSS");
    black_box(artist.film(&film).map_or(0, |film| film.gif.len()));
    let (now, most) = (memory("VmRSS"), memory("VmHWM"));
    println!(
        "memory: {before:.0} MiB before, {pictures:.0} after 18 pictures of 9 sizes, {now:.0} after a film, {most:.0} at most"
    );
}

fn sizes(_: &mut Criterion) {
    let artist = Artist::new();
    let mut line = Board::default();
    let road = ShapeId::named("BA/RFr");
    for (n, shape) in (0..200).zip(road.into_iter().cycle()) {
        line.put(Pos::new(n, 0), shape, Rotation::R0);
    }
    let mut houses = Board::default();
    for (n, shape) in (0..196).zip(ShapeId::named("BA/Cccc+").into_iter().cycle()) {
        houses.put(Pos::new(n % 14, n / 14), shape, Rotation::R0);
    }
    let mut restless = houses.view();
    let figure = |(at, seat)| FigureView { at, segment: 0, figure: Figure::Meeple, seat };
    restless.figures =
        restless.tiles.iter().map(|t| t.at).zip((0..6).cycle().filter_map(Seat::new)).map(figure).collect();
    let quiet = line.view();
    for (name, scene) in [
        ("a line of 200 tiles", posted(&line, &quiet)),
        ("196 tiles of houses and figures", posted(&houses, &restless)),
    ] {
        if let Ok(picture) = artist.table(&scene) {
            println!("{name}: {} x {}, {} KiB", picture.width, picture.height, picture.png.len() / 1024);
        }
    }
}

fn pictures(c: &mut Criterion) {
    let artist = Artist::new();
    for (count, bounds) in [(72, (12, 8)), (180, (17, 14))] {
        let (board, view) = town(5, count, bounds);
        assert_eq!(view.tiles.len(), count);
        let scene = posted(&board, &view);
        let part = Scene { crop: Crop::Legible(scene.last.iter().map(|(at, _)| *at).collect()), ..scene.clone() };
        let pixels = artist.pixels(&scene);
        let (bytes, (width, height)) = (pixels.to_png(Season::Summer).map_or(0, |png| png.len()), pixels.size());
        let shown = artist.table(&part).map_or(0, |picture| picture.png.len());
        println!("{count} tiles: {width} x {height}, {} KiB; as posted {} KiB", bytes / 1024, shown / 1024);
        c.bench_function(&format!("picture/view to PNG, {count} tiles"), |b| {
            b.iter(|| artist.table(black_box(&scene)))
        });
        c.bench_function(&format!("picture/as posted, {count} tiles"), |b| b.iter(|| artist.table(black_box(&part))));
        c.bench_function(&format!("picture/compose, {count} tiles"), |b| b.iter(|| artist.pixels(black_box(&scene))));
        if let Some(plain) = true_colour(&pixels) {
            println!("the image crate's default encoder: {} KiB", default_encoder(&plain) / 1024);
            c.bench_function(&format!("picture/default encoder alone, {count} tiles"), |b| {
                b.iter(|| default_encoder(black_box(&plain)));
            });
        }
        let near = rehearsed(&board, &view);
        c.bench_function(&format!("picture/rehearsal, {count} tiles"), |b| b.iter(|| artist.table(black_box(&near))));
    }
}

/// Measures the fastest of many interleaved runs. Unlike the mean, it hardly depends on other load on the machine.
fn quickest(_: &mut Criterion) {
    const TURNS: usize = 60;
    let artist = Artist::new();
    for (count, bounds) in [(72, (12, 8)), (180, (17, 14))] {
        let (board, view) = town(5, count, bounds);
        let (scene, near) = (posted(&board, &view), rehearsed(&board, &view));
        let Some(plain) = true_colour(&artist.pixels(&scene)) else { continue };
        let runs: [&dyn Fn() -> usize; 4] = [
            &|| artist.table(black_box(&scene)).map_or(0, |picture| picture.png.len()),
            &|| artist.pixels(black_box(&scene)).indices().len(),
            &|| artist.table(black_box(&near)).map_or(0, |picture| picture.png.len()),
            &|| default_encoder(black_box(&plain)),
        ];
        let mut best = [f64::INFINITY; 4];
        for _ in 0..TURNS {
            for (best, run) in best.iter_mut().zip(&runs) {
                let start = Instant::now();
                black_box(run());
                *best = best.min(start.elapsed().as_secs_f64() * 1e3);
            }
        }
        let [table, compose, near, default] = best;
        println!(
            "{count} tiles, quickest of {TURNS}: view to PNG {table:.1} ms, of it compose {compose:.1}; rehearsal {near:.1}; \
             default encoder {default:.1}; relation {:.2}",
            table / default
        );
    }
}

fn slow(c: &mut Criterion) {
    let (board, view) = town(5, 72, (12, 8));
    let scene = posted(&board, &view);
    let mut slow = c.benchmark_group("picture");
    slow.sample_size(10);
    slow.bench_function("first picture of an artist, 72 tiles", |b| b.iter(|| Artist::new().table(black_box(&scene))));
    let film = growing(100);
    let artist = Artist::new();
    if let Ok(film) = artist.film(&film) {
        println!("film of 100 tiles: {} x {}, {} KiB", film.width, film.height, film.gif.len() / 1024);
    }
    slow.bench_function("film of 100 tiles", |b| b.iter(|| Artist::new().film(black_box(&film))));
    slow.finish();
}

criterion_group!(benches, footprint, sizes, quickest, pictures, slow);
criterion_main!(benches);

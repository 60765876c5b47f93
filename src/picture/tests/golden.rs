//! Compares pictures with the golden ones in `tests/data/picture/`, which `UPDATE_GOLDEN=1` rewrites.
//!
//! Pixels may differ slightly from the golden picture, because machines round sines and square roots differently.

use std::path::{Path, PathBuf};

use image::imageops::thumbnail;
use image::{ImageFormat, Luma, RgbImage};
use imageproc::map::map_enumerated_pixels;

use super::legibility::equip;
use super::samples::{large_spots, monuments, town};
use crate::{Artist, Crop, LabelledTile, Legend, Picture, PreviewTile, Scene, Season};
use bergerie_rules::{Rotation, Seat, ShapeId};

pub fn decoded(png: &[u8]) -> RgbImage {
    image::load_from_memory(png).unwrap().to_rgb8()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/picture")
}

fn path(name: &str) -> PathBuf {
    folder().join(name).with_extension("png")
}

/// Returns the golden picture. With `UPDATE_GOLDEN`, overwrites it with `bytes` first.
fn accepted(name: &str, bytes: impl FnOnce() -> Vec<u8>) -> RgbImage {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(folder()).unwrap();
        std::fs::write(path(name), bytes()).unwrap();
    }
    decoded(&std::fs::read(path(name)).unwrap())
}

/// Panics with a message that says where the pictures differ and how to accept the new picture.
fn differs(name: &str, got: &RgbImage, difference: &image::GrayImage, share: f64) -> ! {
    let folder = std::env::temp_dir();
    got.save(folder.join(format!("{name}-got.png"))).unwrap();
    difference.save(folder.join(format!("{name}-difference.png"))).unwrap();
    panic!("{name}: {:.2} % of the pixels differ, see {}; UPDATE_GOLDEN=1 accepts it", share * 100.0, folder.display());
}

/// Returns the largest difference between two colours in any channel.
fn far(a: [u8; 3], b: [u8; 3]) -> u8 {
    a.into_iter().zip(b).map(|(a, b)| a.abs_diff(b)).max().unwrap_or_default()
}

/// Compares two pictures. At most a `share` of the pixels may differ from the golden picture by more than `most`.
fn compare(name: &str, got: &RgbImage, wanted: &RgbImage, most: u8, share: f64) {
    assert_eq!(got.dimensions(), wanted.dimensions(), "{name}: UPDATE_GOLDEN=1 accepts another size");
    let difference = map_enumerated_pixels(got, |x, y, pixel| Luma([far(pixel.0, wanted.get_pixel(x, y).0)]));
    let found = difference.pixels().filter(|far| far.0[0] > most).count() as f64 / difference.len() as f64;
    if found > share {
        differs(name, got, &difference, found);
    }
}

pub fn golden(name: &str, picture: &Picture) {
    let wanted = accepted(name, || picture.png.clone());
    compare(name, &decoded(&picture.png), &wanted, 40, 0.005);
}

#[test]
fn pictures_match_the_golden_ones() {
    let artist = Artist::new();
    let (board, mut view) = town(4, 16, (5, 4));
    let hand = ShapeId::named("BA/CccR+").unwrap();
    let spots = board.spots(hand);
    let last = view.tiles.last().map(|t| t.at).zip(Seat::new(5));
    equip(&mut view, 6);
    let legend = Some(Legend { awaited: Seat::new(1), hand: Some((hand, Rotation::R90)) });
    let costly = spots[spots.len() / 2..].to_vec();
    let turn = Scene { last, spots: spots.clone(), costly, legend, ..Scene::new(&view) };
    golden("turn", &artist.table(&turn).unwrap());
    golden("winter", &artist.in_season(Season::Winter).table(&turn).unwrap());
    let at = spots[0];
    let preview =
        Some(PreviewTile { at, shape: hand, rotation: board.ways(at, hand)[0], places: vec![0, 1, 2, 3], taken: None });
    let highlight = view.tiles.iter().take(3).map(|t| t.at).collect();
    let rehearsed = Scene { preview, highlight, crop: Crop::Around(vec![at]), ..Scene::new(&view) };
    golden("tried", &artist.table(&rehearsed).unwrap());
    let cards: Vec<LabelledTile> = ["BA/LR", "RI.2/I.v", "RI.2/CIcI", "RI.2/RIrI", "BA/RRRR", "BA/CccG"]
        .into_iter()
        .filter_map(ShapeId::named)
        .zip(Rotation::ALL.into_iter().cycle())
        .map(|(shape, rotation)| LabelledTile {
            shape,
            rotation,
            label: format!("{}", shape.index() % 9),
            is_faded: false,
        })
        .collect();
    golden("row", &artist.tiles(&cards).unwrap());
}

#[test]
fn a_place_for_a_large_tile_shows_all_its_cells() {
    let (board, view) = monuments(7, 20);
    let small = ShapeId::named("MO/1").unwrap();
    let spot = large_spots(&board, small)[0];
    let scene = |shape| {
        let legend = Some(Legend { awaited: None, hand: Some((shape, Rotation::R0)) });
        Scene { spots: vec![spot], legend, ..Scene::new(&view) }
    };
    assert_eq!(scene(small).covered_cells(spot).count(), 4);
    assert_eq!(scene(ShapeId::named("BA/L").unwrap()).covered_cells(spot).collect::<Vec<_>>(), [spot]);
}

/// Returns the set in the name of a tile: "RI.2" for "RI.2/CIcI".
fn set_of(shape: ShapeId) -> &'static str {
    shape.get().name.split('/').next().unwrap_or_default()
}

/// Compares every tile in every rotation, with one sheet per set, in an eighth of the size, which suffices.
#[test]
fn every_tile_matches_its_golden_picture() {
    let artist = Artist::new();
    // The set "ZZ" is only for tests of the rules.
    let mut sets: Vec<&str> = ShapeId::all().map(set_of).filter(|set| *set != "ZZ").collect();
    sets.sort_unstable();
    sets.dedup();
    for set in sets {
        let shapes = ShapeId::all().filter(|shape| set_of(*shape) == set);
        let turned = shapes.flat_map(|shape| Rotation::ALL.map(|rotation| (shape, rotation)));
        let card = |(shape, rotation)| LabelledTile { shape, rotation, label: String::new(), is_faded: false };
        let sheet = decoded(&artist.tiles(&turned.map(card).collect::<Vec<_>>()).unwrap().png);
        let small = thumbnail(&sheet, sheet.width() / 8, sheet.height() / 8);
        let name = format!("tiles-{set}").replace('.', "-");
        let bytes = || {
            let mut bytes = std::io::Cursor::new(Vec::new());
            small.write_to(&mut bytes, ImageFormat::Png).unwrap();
            bytes.into_inner()
        };
        // This detects one tile in a hundred that differs on a tenth of its area.
        compare(&name, &small, &accepted(&name, bytes), 24, 0.001);
    }
}

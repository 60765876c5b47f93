//! Draws pictures for review: a contact sheet of all tiles in all rotations, and sample boards.
//!
//! `cargo run --release --example contact -- --out DIR`

use std::path::{Path, PathBuf};

use bergerie::picture::expansions::the_gifts::GiftCard;
use bergerie::picture::{Artist, Crop, LabelledTile, Legend, Picture, PreviewTile, Scene};
use bergerie::rules as crate_rules;
use clap::Parser;

mod boards {
    use super::crate_rules;
    include!("support/boards.rs");
    include!("support/flocks.rs");
    include!("support/monuments.rs");
    include!("support/builders_and_mayors.rs");
}

/// Lets `cargo fmt` find the included files. They are never compiled as modules.
#[cfg(any())]
#[path = "support"]
mod formatted {
    mod boards;
    mod builders_and_mayors;
    mod flocks;
    mod monuments;
}

use crate_rules::expansions::bridges_castles_and_bazaars::CastleView;
use crate_rules::expansions::hills_and_sheep::Token;
use crate_rules::expansions::the_gifts::Card;
use crate_rules::{
    Axis, Crossing, Edge, Figure, FigureView, Kind, Piece, PlacedPiece, Pos, Rotation, Seat, ShapeId, Side, Site,
    TileView, View,
};

/// Draw sample pictures.
#[derive(Parser)]
struct Options {
    /// Output directory.
    #[arg(long, default_value = "target/contact")]
    out: PathBuf,
    /// Also save the pictures as the chat shows them, 550 and 360 pixels wide.
    #[arg(long)]
    seen: bool,
    /// Draw only tiles whose names have this prefix.
    #[arg(long, default_value = "")]
    only: String,
    /// Draw only boards, no contact sheets.
    #[arg(long)]
    boards: bool,
}

fn shrink(out: &Path, name: &str, picture: &Picture) -> image::ImageResult<()> {
    let full = image::load_from_memory(&picture.png)?;
    for width in [550, 360] {
        let small = full.resize(width, u32::MAX, image::imageops::FilterType::Lanczos3);
        small.to_rgb8().save(out.join(format!("{width}-{name}")))?;
    }
    Ok(())
}

/// Tokens of four flocks: a small one, a large one, one with the largest tokens, and an unusually large one.
const FLOCKS: [&[Token]; 4] = [
    &[Token::Two, Token::Three],
    &[Token::Four, Token::Three, Token::Two, Token::Three],
    &[Token::Four, Token::Four],
    &[Token::One, Token::One, Token::Two, Token::Two, Token::Two, Token::Three, Token::Three, Token::Three],
];

/// Returns a view of separate tiles with a figure on every segment on which one can be placed. It shows whether figures
/// hide anything.
fn peopled(shapes: &[ShapeId]) -> View {
    let mut board = boards::Board::default();
    let mut figures = Vec::new();
    for (index, &shape) in shapes.iter().enumerate() {
        let at = Pos::new(index as i16 % 5 * 2, index as i16 / 5 * 2);
        board.put(at, shape, Rotation::ALL[index % 4]);
        for (number, segment) in shape.segments.iter().enumerate() {
            let figure = [Figure::Meeple, Figure::Abbot].into_iter().find(|figure| figure.stands_on(segment.kind));
            if let (Some(figure), Some(seat)) = (figure, Seat::new((index + number) % 6)) {
                figures.push(FigureView { at, segment: number as u8, figure, seat });
            }
        }
    }
    View { figures, ..board.view() }
}

/// Returns a board of Bridges, Castles & Bazaars. It has a bridge in each direction, and a castle wherever two cities
/// of one side each meet.
fn market(seed: u64, count: usize) -> View {
    let mut chance = boards::Chance(seed);
    let mut board = boards::Board::default();
    board.fill(boards::bag(&["basic:2", "bridges-castles-and-bazaars:2"]), count, (8, 6), &mut chance);
    let mut view = board.view();
    boards::people(&mut view, &mut chance);
    for axis in Axis::ALL {
        let meadow = |t: &&TileView| {
            let turned = t.shape.face(t.rotation);
            let is_over = |piece: &PlacedPiece| matches!(piece.site, Site::Over(over) if over.at == t.at);
            !view.pieces.iter().any(is_over) && axis.sides().iter().all(|&s| turned.edges.on(s) == Some(Edge::Field))
        };
        let lain = view.tiles.iter().filter(meadow).nth(3);
        if let Some((tile, seat)) = lain.zip(Seat::new(4)) {
            let site = Site::Over(Crossing { at: tile.at, axis });
            view.pieces.push(PlacedPiece { piece: Piece::Bridge, owner: None, site });
            let segment = tile.shape.segments.len() as u8;
            view.figures.push(FigureView { at: tile.at, segment, figure: Figure::Meeple, seat });
        }
    }
    let cap = |at: Pos, side: Side| {
        let (shape, rotation) = *board.cells.get(&at)?;
        let index = shape.face(rotation).on_side(side).next()?;
        let segment = shape.segment(index)?;
        (segment.kind == Kind::City && segment.sides.len() == 1 && segment.is_semicircle).then_some(index)
    };
    for tile in &view.tiles {
        for side in [Side::E, Side::S] {
            let beside = tile.at.step(side);
            let Some((segment, other)) = cap(tile.at, side).zip(cap(beside, side.opposite())) else { continue };
            let castles = &mut view.expansions.bridges_castles_and_bazaars.get_or_insert_default().castles;
            let lords: Vec<Seat> = Seat::all(castles.len() + 1).collect();
            let lord = |&seat: &Seat| FigureView { at: tile.at, segment, figure: Figure::Meeple, seat };
            view.figures.retain(|f| ![(tile.at, segment), (beside, other)].contains(&(f.at, f.segment)));
            view.figures.extend(lords.iter().map(lord));
            castles.push(CastleView { cells: [tile.at, beside], lords });
        }
    }
    view
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = Options::parse();
    std::fs::create_dir_all(&options.out)?;
    let artist = Artist::new();
    let write = |name: &str, picture: Picture| -> Result<(), Box<dyn std::error::Error>> {
        println!("{name}: {} x {}, {} KiB", picture.width, picture.height, picture.png.len() / 1024);
        if options.seen {
            shrink(&options.out, name, &picture)?;
        }
        Ok(std::fs::write(options.out.join(name), picture.png)?)
    };
    if !options.boards {
        let shapes: Vec<ShapeId> = ShapeId::all().filter(|s| s.name.starts_with(&options.only)).collect();
        let cards = |rotations: &[Rotation], shapes: &[ShapeId]| -> Vec<LabelledTile> {
            let card =
                |shape: ShapeId, rotation| LabelledTile { shape, rotation, label: String::new(), is_faded: false };
            shapes.iter().flat_map(|&s| rotations.iter().map(move |&r| card(s, r))).collect()
        };
        write("tiles.png", artist.tiles(&cards(&[Rotation::R0], &shapes))?)?;
        for (n, part) in shapes.chunks(18).enumerate() {
            write(&format!("plain-{n}.png"), artist.tiles(&cards(&[Rotation::R0], part))?)?;
        }
        for (n, part) in shapes.chunks(14).enumerate() {
            write(&format!("turned-{n}.png"), artist.tiles(&cards(&Rotation::ALL, part))?)?;
        }
    }
    for (name, seed, count, bounds) in [
        ("start", 1, 0, (1, 1)),
        ("small", 3, 12, (5, 4)),
        ("board", 5, 45, (9, 6)),
        ("large", 8, 84, (13, 9)),
        ("huge", 9, 200, (15, 15)),
    ] {
        let (board, view) = boards::town(seed, count, bounds);
        let hand = ShapeId::named("BA/CccR+").ok_or("no such tile")?;
        let last = view.tiles.last().map(|t| t.at).zip(Seat::new(0));
        let legend = Some(Legend { awaited: Seat::new(1), hand: Some((hand, Rotation::R0)) });
        let scene = Scene { last, spots: board.spots(hand), legend, ..Scene::new(&view) };
        write(&format!("{name}.png"), artist.table(&scene)?)?;
        let middle = view.tiles.get(count / 2).map_or(Pos::START, |t| t.at);
        let highlight = vec![middle, middle.step(Side::E), middle.step(Side::E).step(Side::S)];
        let near = Scene {
            highlight,
            crop: Crop::Around(vec![middle, middle.step(Side::E).step(Side::S)]),
            legend: None,
            ..scene.clone()
        };
        write(&format!("{name}-near.png"), artist.table(&near)?)?;
        let preview = scene.spots.iter().find_map(|&at| board.ways(at, hand).first().map(|&rotation| (at, rotation)));
        if let Some((at, rotation)) = preview {
            let places = (0..hand.segments.len() as u8).collect();
            let highlight = board.tiles.iter().take(4).map(|t| t.0).collect();
            let preview = Some(PreviewTile { at, shape: hand, rotation, places, taken: None });
            let scene = Scene { preview, legend: None, highlight, crop: Crop::Around(vec![at]), ..scene };
            write(&format!("{name}-preview.png"), artist.table(&scene)?)?;
        }
    }
    for (name, seed, count, bounds) in [("hills-small", 2, 10, (5, 3)), ("hills", 4, 48, (9, 6))] {
        let (_, view) = boards::pasture(seed, count, bounds, &FLOCKS);
        write(&format!("{name}.png"), artist.table(&Scene::new(&view))?)?;
    }
    if !options.boards {
        let shapes: Vec<ShapeId> = ShapeId::all().filter(|s| s.name.starts_with(&options.only)).collect();
        write("peopled.png", artist.table(&Scene::new(&peopled(&shapes)))?)?;
    }
    let (board, view) = boards::monuments(7, 62);
    let small = ShapeId::named("MO/3").ok_or("no such tile")?;
    let legend = Some(Legend { awaited: Seat::new(1), hand: Some((small, Rotation::R90)) });
    let last = Some((Pos::new(4, 0), Seat::FIRST));
    write("monuments.png", artist.table(&Scene { last, legend, ..Scene::new(&view) })?)?;
    let shown = view.expansions.monuments.clone().unwrap_or_default();
    for (name, monument) in ["monument-1", "monument-2", "monument-3", "monument-4"].iter().zip(&shown.monuments) {
        write(&format!("{name}.png"), artist.monument(&view, monument)?)?;
        let crop = Crop::Exactly(
            monument.at.step(Side::N).step(Side::W),
            monument.at.step(Side::S).step(Side::S).step(Side::E).step(Side::E),
        );
        write(&format!("{name}-near.png"), artist.table(&Scene { crop, ..Scene::new(&view) })?)?;
    }
    let spots = boards::large_spots(&board, small);
    write("monument-spots.png", artist.table(&Scene { spots: spots.clone(), legend, ..Scene::new(&view) })?)?;
    if let Some(&at) = spots.first() {
        let preview =
            Some(PreviewTile { at, shape: small, rotation: Rotation::R90, places: vec![0, 2, 3, 4, 6], taken: None });
        let crop = Crop::Around(vec![at, at.step(Side::S).step(Side::E)]);
        write("monument-preview.png", artist.table(&Scene { preview, crop, ..Scene::new(&view) })?)?;
    }
    for (name, count, bounds) in [
        ("builders-and-mayors-small", 24, (6, 5)),
        ("builders-and-mayors", 62, (10, 7)),
        ("builders-and-mayors-large", 110, (14, 10)),
    ] {
        let (board, view) = boards::builders_and_mayors(6, count, bounds);
        let hand = ShapeId::named("TB/RRC").ok_or("no such tile")?;
        let legend = Some(Legend { awaited: Seat::new(2), hand: Some((hand, Rotation::R0)) });
        let last = view.tiles.last().map(|t| t.at).zip(Seat::new(0));
        write(
            &format!("{name}.png"),
            artist.table(&Scene { last, legend, spots: board.spots(hand), ..Scene::new(&view) })?,
        )?;
    }
    write("market.png", artist.table(&Scene::new(&market(11, 40)))?)?;
    write("pieces.png", artist.pieces()?)?;
    write("tokens.png", artist.tokens(&Token::ALL)?)?;
    let faces = Card::ALL.into_iter().zip('A'..);
    let faces = faces.map(|(gift, letter)| GiftCard { gift: Some(gift), label: letter.to_string() });
    let pile = GiftCard { gift: None, label: "17".to_owned() };
    let seat = Seat::new(1).unwrap_or(Seat::FIRST);
    write("gifts.png", artist.gifts(&std::iter::once(pile).chain(faces).collect::<Vec<_>>(), seat)?)?;
    let mut line = boards::Board::default();
    let shapes = ["BA/RFr", "BA/LR", "BA/CRRR", "BA/RFrG"].map(ShapeId::named);
    for (n, shape) in (0..120).zip(shapes.into_iter().flatten().cycle()) {
        line.put(Pos::new(n, 0), shape, Rotation::R0);
    }
    let mut view = line.view();
    boards::people(&mut view, &mut boards::Chance(3));
    write("line.png", artist.table(&Scene::new(&view))?)?;
    Ok(())
}

//! Prints the sizes of tiles in the chat, on boards late in random games with every expansion and two to six players.
//!
//! `cargo run --release --example legibility`: for the post that asks for a tile, and for the picture of the whole table, each at
//! most 550 × 350 pixels as on a desktop, and 360 pixels wide as on a phone.

use bergerie::picture::internals::{DESKTOP_WIDTH, PHONE_WIDTH, PictureLayout, layout};
use bergerie::picture::{Artist, Crop, Legend, Scene};
use bergerie::rules::{Expansion, Game, Pos, Rotation, Setup, TileView, View, Waiting};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

const GAMES: u64 = 200;

/// The maximum height of a picture in the chat on a desktop, in pixels.
const HEIGHT: f32 = 350.0;

/// The values of each board, with their names.
type Figures = [(&'static str, f32); 5];

fn main() {
    let artist = Artist::new();
    let boards: Vec<Figures> = (0..GAMES).map(|number| figures(&artist, &late_game(number))).collect();
    for row in 0..boards[0].len() {
        let mut values: Vec<f32> = boards.iter().map(|figures| figures[row].1).collect();
        values.sort_by(f32::total_cmp);
        let at = |percent: usize| values[values.len() * percent / 100];
        let mean = values.iter().sum::<f32>() / values.len() as f32;
        println!("{}: mean {mean:.1}, 10 % {:.1}, median {:.1}, 90 % {:.1}", boards[0][row].0, at(10), at(50), at(90));
    }
}

fn figures(artist: &Artist, game: &Game) -> Figures {
    let (view, last) = (View::of(game), game.board().placed_tile(game.last_placed_tile()).at);
    let legend = Some(Legend { awaited: Some(game.active()), hand: game.hand().map(|shape| (shape, Rotation::R0)) });
    let spots = game.hand().into_iter().flat_map(|hand| game.board().placements(hand.get())).map(|way| way.at);
    let spots: Vec<Pos> = spots.collect();
    let tiles = view.tiles.iter().flat_map(TileView::cells).map(|(at, _)| at);
    let cells: Vec<Pos> = tiles.chain(spots.iter().copied()).collect();
    let whole = Scene { spots, legend, ..Scene::new(&view) };
    let post = Scene { crop: Crop::Legible(vec![last]), is_legend_apart: true, ..whole.clone() };
    let [post, whole] = [&post, &whole].map(|scene| layout(artist, scene));
    let shown = cells.iter().filter(|&&at| post.window.contains(at)).count();
    let sizes = |layout: &PictureLayout| {
        let (side, width, height) = (layout.scale.side as f32, layout.width as f32, layout.height as f32);
        (side * f32::min(DESKTOP_WIDTH / width, HEIGHT / height), side * PHONE_WIDTH / width)
    };
    let (posted, table) = (sizes(&post), sizes(&whole));
    [
        ("cells and places in the post, in percent", 100.0 * shown as f32 / cells.len() as f32),
        ("tile in the post, 550 x 350", posted.0),
        ("tile in the post, 360 wide", posted.1),
        ("tile of the whole table, 550 x 350", table.0),
        ("tile of the whole table, 360 wide", table.1),
    ]
}

/// Plays a random game until a quarter of the tiles is left and the active player must place one.
fn late_game(number: u64) -> Game {
    let mut setup = Setup::base(2 + (number % 5) as u8);
    Expansion::ALL.iter().for_each(|&expansion| setup.expansions.set(expansion, true));
    let (mut game, mut random, mut events) = (Game::new(setup).unwrap(), SmallRng::seed_from_u64(number), Vec::new());
    let late = game.pile().len() / 4;
    loop {
        let places = game.decision().is_some_and(|asked| game.hand().is_some() && asked.seat == game.active());
        match game.waiting() {
            Waiting::Over => return game,
            _ if places && game.pile().len() <= late => return game,
            Waiting::Draw(_) => {
                let drawn = game.outcome(random.random_range(0..game.outcome_count())).unwrap();
                game.draw(drawn, &mut events).unwrap();
            }
            Waiting::Decision(asked) => {
                let action = asked.actions[random.random_range(0..asked.actions.len())];
                game.apply(action, &mut events).unwrap();
            }
        }
        events.clear();
    }
}

//! Pictures of a table with their descriptions.

use crate::picture::{Artist, Crop, Ghost, PictureError, Scene};
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::seat::Seat;
use crate::rules::tile::Kind;
use crate::rules::{Event, Game, View};
use crate::words::Words;

use super::flock;
use super::gifts;
use super::spots::{Spot, spots};

/// A picture and what it shows, in words.
pub(super) struct Shown {
    /// The picture.
    pub png: Vec<u8>,
    /// What it shows.
    pub alt: String,
    /// The part around the last tile, where the whole is too large to make things out.
    pub detail: Option<Vec<u8>>,
}

/// The whole table, with the places of the tile in hand numbered if one must be laid.
pub(super) fn table(
    artist: &Artist,
    words: Words,
    name: &str,
    game: &Game,
    events: &[Event],
) -> Result<Shown, PictureError> {
    let view = View::of(game);
    let spots = game.decision().map(spots).unwrap_or_default();
    let mut scene = Scene::new(&view);
    scene.last = last(game);
    scene.spots = spots.iter().map(|spot| spot.at).collect();
    // Of two tiles neither is in hand yet; they have a picture of their own.
    scene.hand = game.hand().filter(|_| !gifts::asks_which(game)).map(|shape| (shape, Default::default()));
    scene.highlight = scored(events);
    let picture = artist.table(&scene)?;
    let mut detail = None;
    if !picture.legible {
        scene.crop = Crop::Around(vicinity(game.board().laid(game.last()).at));
        detail = Some(artist.table(&scene)?.png);
    }
    Ok(Shown { png: picture.png, alt: describe(words, name, game, &spots), detail })
}

/// A try: the part of the table around a tile that is not laid yet, with letters where a figure may stand.
pub(super) fn rehearsal(
    artist: &Artist,
    words: Words,
    game: &Game,
    ghost: Option<Ghost>,
) -> Result<Shown, PictureError> {
    let Some(ghost) = ghost else { return table(artist, words, "", game, &[]) };
    let view = View::of(game);
    let (at, shape) = (ghost.at, ghost.shape.shape());
    let mut scene = Scene::new(&view);
    scene.crop = Crop::Around(vicinity(at));
    scene.ghost = Some(ghost);
    let picture = artist.table(&scene)?;
    Ok(Shown { png: picture.png, alt: words.alt_rehearsal(at.to_string(), words.tile(shape)), detail: None })
}

/// The cells around a try that are worth seeing with it.
fn vicinity(at: Pos) -> Vec<Pos> {
    std::iter::once(at).chain(at.around()).collect()
}

/// The tile laid last, and by whom.
fn last(game: &Game) -> Option<(Pos, Seat)> {
    let laid = game.board().laid(game.last());
    laid.by.map(|seat| (laid.at, seat))
}

/// The cells of all that was scored, but for what is counted at the end: that is everywhere.
fn scored(events: &[Event]) -> Vec<Pos> {
    use crate::rules::score::Occasion;
    let cells = events.iter().filter_map(|event| match event {
        Event::Scored(score) if score.occasion != Occasion::Final => Some(score.cells.iter().copied()),
        _ => None,
    });
    cells.flatten().collect()
}

fn describe(words: Words, name: &str, game: &Game, spots: &[Spot]) -> String {
    let board = game.board();
    let mut parts = vec![words.alt_table(name, board.tiles().len())];
    let laid = board.laid(game.last());
    if let Some(seat) = laid.by {
        let tile = words.tile(laid.shape.shape());
        parts.push(words.alt_last(tile, laid.at.to_string(), words.colour(seat), words.mark_name(seat)));
    }
    if let Some(shape) = game.hand().filter(|_| !gifts::asks_which(game)) {
        let places: Vec<String> = spots.iter().map(|s| format!("{} {}", s.number, s.at)).collect();
        parts.push(words.alt_hand(words.tile(shape.shape()), places.join(", ")));
    }
    let figures = figures(words, game);
    if !figures.is_empty() {
        parts.push(words.alt_figures(figures.join(", ")));
    }
    let hills: Vec<String> = board
        .tiles()
        .iter()
        .filter(|laid| laid.shape.shape().has(Kind::Hill))
        .map(|laid| laid.at.to_string())
        .collect();
    if !hills.is_empty() {
        parts.push(words.alt_hills(hills.join(", ")));
    }
    parts.join(" ")
}

fn figures(words: Words, game: &Game) -> Vec<String> {
    let board = game.board();
    let figure = |standing: &crate::rules::board::Standing| {
        let (at, segment) = board.place(standing.node);
        let laid = board.laid(board.at(at)?);
        let spot = words.spot_of(standing.figure, laid.shape.shape(), laid.rotation, segment);
        let figure = words.alt_figure(words.colour(standing.seat), spot, at.to_string());
        let is_shepherd = standing.figure == Figure::Shepherd;
        Some(if is_shepherd { words.alt_flock(figure, flock::beside(game, standing.seat)) } else { figure })
    };
    board.figures().iter().filter_map(figure).collect()
}

/// The letter of a place for figures, as in pictures of a try.
pub(super) fn letter(index: usize) -> char {
    u8::try_from(index).ok().and_then(|i| b'A'.checked_add(i)).map_or('?', char::from)
}

/// A line with everybody's points and how many gifts they have, those whom the game waits for in bold.
pub(super) fn points(game: &Game, awaited: &[Seat], cast: &crate::words::story::Cast) -> String {
    let seat = |seat: Seat| {
        let text = format!("{} {}", cast.name(seat), game.purse(seat).score);
        let text = if awaited.contains(&seat) { format!("**{text}**") } else { text };
        match gifts::held(game, seat) {
            0 => text,
            held => format!("{text} 🎁 {held}"),
        }
    };
    game.seats().map(seat).collect::<Vec<_>>().join(" · ")
}

//! Pictures of a table with their descriptions.

use crate::discord::decision::spots::{NumberedSpot, spots};
use crate::discord::expansions;
use crate::discord::message::draft::Shown;
use crate::picture::{Artist, Crop, Extent, Ghost, Legend, PictureError, Scene};
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::moment::scored;
use crate::rules::seat::Seat;
use crate::rules::view::{FigureView, SeatView};
use crate::rules::{Event, Game, View};
use crate::words::Words;

/// The table, with the places of the tile in hand numbered if one must be laid. Of a table that is too large to be legible
/// the part around the last tile.
pub(in crate::discord) fn table(
    artist: &Artist,
    words: Words,
    name: &str,
    game: &Game,
    events: &[Event],
) -> Result<Shown, PictureError> {
    let near = vicinity(game.board().laid(game.last()).cells());
    shown(artist, words, name, game, events, Crop::Legible(near))
}

/// The whole table, however small everything gets.
pub(in crate::discord) fn whole(artist: &Artist, words: Words, name: &str, game: &Game) -> Result<Shown, PictureError> {
    shown(artist, words, name, game, &[], Crop::Table)
}

fn shown(
    artist: &Artist,
    words: Words,
    name: &str,
    game: &Game,
    events: &[Event],
    crop: Crop,
) -> Result<Shown, PictureError> {
    let view = View::of(game);
    let spots = game.decision().map(spots).unwrap_or_default();
    let highlight = scored(events).collect();
    let picture = artist.table(&Scene { highlight, ..scene(&view, game, &spots, crop) })?;
    let note = note(words, picture.extent, &spots);
    let alt = describe(words, name, &view, game, &spots, note.as_deref());
    Ok(Shown { alt, note, partial: !picture.extent.whole, png: picture.png })
}

fn scene<'a>(view: &'a View, game: &Game, spots: &[NumberedSpot], crop: Crop) -> Scene<'a> {
    let hand = view.hand.filter(|_| shows_hand(game)).map(|(_, shape)| (shape, Default::default()));
    let legend = Some(Legend { asked: game.decision().map(|decision| decision.seat), hand });
    let costly = spots.iter().filter(|spot| spot.is_costly()).map(|spot| spot.at).collect();
    let spots = spots.iter().map(|spot| spot.at).collect();
    Scene { last: last(game), spots, costly, legend, crop, ..Scene::new(view) }
}

/// Whether the tile in hand is shown: a player may still have to choose it.
fn shows_hand(game: &Game) -> bool {
    !expansions::all().any(|hooks| (hooks.hides_hand)(game))
}

/// What pale numbers in the picture mean, if there are any.
pub(in crate::discord) fn pale(words: Words, game: &Game) -> Option<String> {
    let spots = game.decision().map(spots).unwrap_or_default();
    spots.iter().any(NumberedSpot::is_costly).then(|| words.view_costly())
}

/// What must be said about the picture of [`table`] if it shows only a part.
pub(in crate::discord) fn partly(words: Words, game: &Game) -> Option<String> {
    let view = View::of(game);
    let spots = game.decision().map(spots).unwrap_or_default();
    let near = vicinity(game.board().laid(game.last()).cells());
    note(words, scene(&view, game, &spots, Crop::Legible(near)).extent(), &spots)
}

/// What must be said about a picture that does not show all, or shows all too small.
fn note(words: Words, extent: Extent, spots: &[NumberedSpot]) -> Option<String> {
    let (from, to) = extent.shown;
    let seen = |at: Pos| (from.x..=to.x).contains(&at.x) && (from.y..=to.y).contains(&at.y);
    let beyond: Vec<String> = spots.iter().filter(|s| !seen(s.at)).map(|s| s.number.to_string()).collect();
    match (extent.whole, extent.legible) {
        (false, _) => Some(words.view_part(from.to_string(), to.to_string(), beyond.join(", "), beyond.len())),
        (true, false) => Some(words.view_small()),
        (true, true) => None,
    }
}

/// A try: the part of the table around a tile that is not laid yet, with letters where a figure may stand. `events` are what
/// the try brings: where a figure lands far from the tile is shown too.
pub(in crate::discord) fn rehearsal(
    artist: &Artist,
    words: Words,
    game: &Game,
    ghost: Option<Ghost>,
    events: &[Event],
) -> Result<Shown, PictureError> {
    let Some(ghost) = ghost else { return table(artist, words, "", game, &[]) };
    let mut view = View::of(game);
    let alt = words.alt_rehearsal(ghost.at.to_string(), words.tile(ghost.shape.shape()));
    let landed = landed(&ghost, events);
    view.figures.extend(&landed);
    let picture = artist.table(&try_scene(&view, ghost, &landed))?;
    Ok(Shown { png: picture.png, alt, note: None, partial: false })
}

/// The figures that a try brings onto other tiles than its own.
fn landed(ghost: &Ghost, events: &[Event]) -> Vec<FigureView> {
    let own: Vec<Pos> = cells(ghost).collect();
    let deployed = events.iter().filter_map(|event| match *event {
        Event::Deployed { seat, figure, at, segment } => Some(FigureView { at, segment, figure, seat }),
        _ => None,
    });
    deployed.filter(|figure| !own.contains(&figure.at)).collect()
}

/// The cells of a tile that is tried.
fn cells(ghost: &Ghost) -> impl Iterator<Item = Pos> + use<> {
    let at = ghost.at;
    ghost.shape.cells(ghost.rotation).map(move |(quarter, _)| quarter.of(at))
}

/// What is around a tile that is tried, and around the figures that land elsewhere, whose cells have a border.
fn try_scene<'a>(view: &'a View, ghost: Ghost, landed: &[FigureView]) -> Scene<'a> {
    let highlight: Vec<Pos> = landed.iter().map(|figure| figure.at).collect();
    let crop = Crop::Around(vicinity(cells(&ghost).chain(highlight.iter().copied())));
    Scene { ghost: Some(ghost), highlight, crop, ..Scene::new(view) }
}

/// The cells around a try that are worth seeing with it.
fn vicinity(cells: impl IntoIterator<Item = Pos>) -> Vec<Pos> {
    cells.into_iter().flat_map(|at| std::iter::once(at).chain(at.around())).collect()
}

/// The tile laid last, and by whom.
fn last(game: &Game) -> Option<(Pos, Seat)> {
    let laid = game.board().laid(game.last());
    laid.by.map(|seat| (laid.at, seat))
}

fn describe(words: Words, name: &str, view: &View, game: &Game, spots: &[NumberedSpot], note: Option<&str>) -> String {
    let board = game.board();
    let mut parts = vec![words.alt_table(name, board.tiles().len())];
    parts.extend(note.map(|note| note.trim_start_matches("-# ").to_owned()));
    let laid = board.laid(game.last());
    if let Some(seat) = laid.by {
        let tile = words.tile(laid.shape.shape());
        parts.push(words.alt_last(tile, laid.at.to_string(), words.colour(seat), words.mark_name(seat)));
    }
    if let Some(shape) = game.hand().filter(|_| shows_hand(game)) {
        let place = |spot: &NumberedSpot| {
            let place = format!("{} {}", spot.number, spot.at);
            if spot.is_costly() { words.alt_costly(place) } else { place }
        };
        let places: Vec<String> = spots.iter().map(place).collect();
        parts.push(words.alt_hand(words.tile(shape.shape()), places.join(", ")));
    }
    parts.push(words.alt_legend(seats(words, view), view.tiles_left));
    let figures = figures(words, game);
    if !figures.is_empty() {
        parts.push(words.alt_figures(figures.join(", ")));
    }
    parts.extend(expansions::all().filter_map(|hooks| (hooks.scenery)(words, game)));
    parts.join(" ")
}

/// What the legend says about each seat.
fn seats(words: Words, view: &View) -> String {
    let pieces = |seat: &SeatView| {
        let figures = seat.supply.iter().map(|&(figure, n)| words.figure_name(figure.key(), n));
        let others = expansions::all().flat_map(|hooks| (hooks.legend)(words, seat));
        let pieces: Vec<String> = figures.chain(others).collect();
        if pieces.is_empty() { words.figure_name(Figure::Meeple.key(), 0) } else { pieces.join(", ") }
    };
    let line =
        |(seat, of): (Seat, &SeatView)| words.alt_seat(words.colour(seat), words.mark_name(seat), of.score, pieces(of));
    Seat::all(view.seats.len()).zip(&view.seats).map(line).collect::<Vec<_>>().join("; ")
}

fn figures(words: Words, game: &Game) -> Vec<String> {
    let board = game.board();
    let figure = |standing: &crate::rules::board::Standing| {
        let (at, segment) = board.place(standing.node);
        let laid = board.laid(board.at(at)?);
        let spot = words.spot_of(standing.figure, laid.shape.shape(), laid.rotation, segment);
        let figure = words.alt_figure(words.colour(standing.seat), spot, at.to_string());
        let special = expansions::all().find_map(|hooks| (hooks.figure)(words, game, standing, &figure));
        Some(special.unwrap_or(figure))
    };
    board.figures().iter().filter_map(figure).collect()
}

/// A line with everybody's points and what stands beside them, those whom the game waits for in bold.
pub(in crate::discord) fn points(game: &Game, awaited: &[Seat], cast: &crate::words::story::Cast) -> String {
    let seat = |seat: Seat| {
        let text = format!("{} {}", cast.name(seat), game.purse(seat).score());
        let text = if awaited.contains(&seat) { format!("**{text}**") } else { text };
        let badges = expansions::all().filter_map(|hooks| (hooks.badge)(game, seat));
        std::iter::once(text).chain(badges).collect::<Vec<_>>().join(" ")
    };
    game.seats().map(seat).collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;
    use crate::rules::geometry::Rotation;
    use crate::rules::tile::ShapeId;

    #[test]
    fn a_try_shows_where_a_figure_lands_that_a_portal_or_a_worm_takes_away() {
        let view = View::of(&Game::new(Setup::base(2)).unwrap());
        let ghost = |at| Ghost { at, shape: ShapeId::named("BA/L").unwrap(), rotation: Rotation::R0, places: vec![0] };
        let deployed = |at| Event::Deployed { seat: Seat::FIRST, figure: Figure::Meeple, at, segment: 0 };
        let (near, far) = (Pos::new(1, 0), Pos::new(9, -3));
        assert_eq!(landed(&ghost(near), &[deployed(near)]), [], "it has its letter");
        let figures = landed(&ghost(near), &[deployed(far)]);
        assert!(matches!(figures[..], [figure] if figure.at == far));
        let scene = try_scene(&view, ghost(near), &figures);
        assert_eq!(scene.highlight, [far]);
        let Crop::Around(shown) = scene.crop else { panic!("a try is cut out of the table") };
        assert!(shown.contains(&near) && shown.contains(&far));
    }
}

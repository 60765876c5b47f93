//! Pictures of the board: the scenes that they show, with alternative texts and notes. User interfaces draw them.

use std::collections::BTreeMap;

use crate::words::{Words, markup};
use bergerie_picture::{BoardPlace, Crop, Legend, Pane, Part, PreviewTile, Scene, ShownPart, Subject};
use bergerie_rules::{
    Event, Figure, FigureView, Game, PlacedFigure, Pos, Rotation, Seat, SeatView, Shape, Site, View, moment,
};
use bergerie_table::Assists;

use super::answers::CandidateLetters;
use super::contexts::AnswerContext;
use super::description::WaitKind;
use super::expansions;
use super::numbers::ranges;
use super::possessions::overview;
use super::questions::wait_kind;
use super::spots::{NumberedSpot, numbered_spots};

/// A picture to draw, with its descriptions.
pub struct Picture {
    /// The content of the picture.
    pub subject: Subject<'static>,
    /// The alternative text, for users who cannot see the picture. It has a sentence per line, the most important first, because a
    /// user interface may have room for a part of them only.
    pub alt: String,
    /// A note beside the picture, for example that it shows only a part of the board. `None` if there is nothing to note.
    pub note: Option<String>,
}

impl Picture {
    fn of_table(scene: Scene<'static>, pane: Option<Pane>, alt: String, note: Option<String>) -> Picture {
        Picture { subject: Subject::Table(Box::new(scene), pane), alt, note }
    }
}

/// Highlights in a picture of the board, besides the last tile.
#[derive(Clone, Debug, Default)]
pub struct Highlights {
    /// Cells of features that have just scored.
    pub scored: Vec<Pos>,
    /// Recently placed tiles, each with the player who placed it.
    pub changed: Vec<(Pos, Seat)>,
}

impl Highlights {
    /// Returns highlights of the cells that score in these events.
    pub fn scored(events: &[Event]) -> Highlights {
        Highlights { scored: moment::scored_cells(events).collect(), changed: Vec::new() }
    }

    /// Adds highlights of the tiles placed since a player's last turn.
    pub fn with_changes(self, since: &[Event]) -> Highlights {
        let placed = since.iter().filter_map(|event| match *event {
            Event::Placed { seat, at, .. } => Some((at, seat)),
            _ => None,
        });
        Highlights { changed: placed.collect(), ..self }
    }
}

/// Describes the board, with numbered spots if a tile must be placed. If the whole board would not be legible, the picture shows the
/// part around the last tile, which includes recent changes if they fit.
pub fn legible_board(words: Words, name: &str, game: &Game, highlights: &Highlights) -> Picture {
    let spots = spots_in_question(game);
    let scene = cropped_to_legible(board_scene(game, &spots, Crop::Table), game, highlights);
    board_picture(words, name, game, &spots, scene)
}

/// The pictures of a turn's post: the board as in [`legible_board`], and the legend, which leaves the first picture to the board.
pub struct PostPictures {
    /// The picture of the board.
    pub board: Picture,
    /// The scene whose legend is the second picture.
    pub legend: Scene<'static>,
    /// The alternative text of the legend.
    pub legend_alt: String,
    /// The numbers of the spots outside of the picture of the board.
    pub hidden_spots: Vec<usize>,
}

/// Describes the pictures of a turn's post.
pub fn post_pictures(words: Words, name: &str, game: &Game, highlights: &Highlights) -> PostPictures {
    let spots = spots_in_question(game);
    let legend = post_scene(game, &spots, highlights);
    let (pane, pane_alt) = question_pane(words, game).unzip();
    let extent = shown_part_of_board(&legend, pane.as_ref());
    let alt = board_alt((words, name), &legend, extent, game, &spots, pane_alt);
    PostPictures {
        board: Picture::of_table(legend.clone(), pane, alt, None),
        legend_alt: legend_alt(words, &legend.view),
        hidden_spots: hidden_spots(&legend, extent, &spots),
        legend,
    }
}

/// Describes the whole board, even if it is too small to be legible.
pub fn whole_board(words: Words, name: &str, game: &Game, highlights: &Highlights) -> Picture {
    let spots = spots_in_question(game);
    let scene = with_highlights(board_scene(game, &spots, Crop::Table), highlights);
    board_picture(words, name, game, &spots, scene)
}

/// Describes the whole board with the pieces of all players, even if it is too small to be legible.
pub fn board_with_all_pieces(words: Words, name: &str, game: &Game) -> Picture {
    let spots = spots_in_question(game);
    let scene = board_scene(game, &spots, Crop::Table);
    // The legend lists the pieces of all players if it highlights none.
    let legend = scene.legend.map(|legend| Legend { awaited: None, ..legend });
    board_picture(words, name, game, &spots, Scene { legend, ..scene })
}

/// Describes the whole board in sentences, for users who cannot see the picture.
pub fn board_sentences(words: Words, name: &str, game: &Game) -> Vec<String> {
    whole_board(words, name, game, &Highlights::default()).alt.lines().map(str::to_owned).collect()
}

/// The pictures of a finished game: the board alone, the pieces of all players, and the chart of their points.
pub struct FinalPictures {
    /// The picture of the whole board, without the legend.
    pub board: Picture,
    /// The scene whose legend is a picture of its own.
    pub legend: Scene<'static>,
    /// The alternative text of the legend.
    pub legend_alt: String,
    /// The chart of the points over time.
    pub chart: Picture,
}

/// Describes the pictures of a finished game.
pub fn final_pictures(
    words: Words,
    name: &str,
    game: &Game,
    highlights: &Highlights,
    curve: Vec<(Seat, Vec<i32>)>,
) -> FinalPictures {
    let scene = Scene { is_legend_apart: true, ..board_scene(game, &[], Crop::Table) };
    let scene = with_highlights(scene, highlights);
    let alt = board_alt((words, name), &scene, scene.shown_part(), game, &[], None);
    FinalPictures {
        legend_alt: legend_alt(words, &scene.view),
        legend: scene.clone(),
        board: Picture::of_table(scene, None, alt, None),
        chart: points_chart(words, curve),
    }
}

/// Describes the chart of the points over time.
pub fn points_chart(words: Words, curve: Vec<(Seat, Vec<i32>)>) -> Picture {
    let last = |(seat, points): &(Seat, Vec<i32>)| format!("{} {}", words.colour(*seat), sampled_points(points));
    let points: Vec<String> = curve.iter().map(last).collect();
    let alt = words.alt_curve(words.separated(&points));
    Picture { subject: Subject::Chart(curve), alt, note: None }
}

/// Lists an even sample of the points, with the last: "0, 8, 21".
pub fn sampled_points(points: &[i32]) -> String {
    let step = points.len().div_ceil(8).max(1);
    let sampled = |&(index, _): &(usize, &i32)| index % step == 0 || index + 1 == points.len();
    points.iter().enumerate().filter(sampled).map(|(_, points)| points.to_string()).collect::<Vec<_>>().join(", ")
}

/// Describes the part of the board between two cells, the north-west and the south-east corner.
pub fn board_part(words: Words, name: &str, game: &Game, (from, to): (Pos, Pos)) -> Picture {
    let spots = spots_in_question(game);
    let scene = board_scene(game, &spots, Crop::Exactly(from, to));
    // Omit the note, because the user chose this part.
    Picture { note: None, ..board_picture(words, name, game, &spots, scene) }
}

/// Returns whether a part of the board is legible in one picture. `None` means the whole board.
pub fn is_legible(game: &Game, part: Option<(Pos, Pos)>) -> bool {
    let crop = part.map_or(Crop::Table, |(from, to)| Crop::Exactly(from, to));
    board_scene(game, &spots_in_question(game), crop).shown_part().is_legible
}

/// Describes a scene of the board, with the pane of the question.
fn board_picture(words: Words, name: &str, game: &Game, spots: &[NumberedSpot], scene: Scene<'static>) -> Picture {
    let (pane, pane_alt) = question_pane(words, game).unzip();
    let extent = shown_part_of_board(&scene, pane.as_ref());
    let alt = board_alt((words, name), &scene, extent, game, spots, pane_alt);
    let note = crop_note(words, &scene, extent, spots);
    Picture::of_table(scene, pane, alt, note)
}

/// Returns the pane of the question beside the board with its alternative text, or `None` if the question needs none. The candidates of
/// the question have letters there.
pub fn question_pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    let own = expansions::all().find_map(|hooks| (hooks.pane)(words, game));
    let Some(decision) = game.decision() else { return own };
    let context = AnswerContext::of(words, Assists::default(), game, decision);
    let letters = CandidateLetters::of(&context, decision, 0);
    if letters.places().is_empty() {
        return own;
    }
    let (part, alt) = match own {
        Some((Pane::Part(part), alt)) => (part, Some(alt)),
        Some((Pane::Tiles(_), _)) => return own,
        None => (Part::default(), None),
    };
    let cells = letters.places().iter().map(|choice| choice.cell());
    let around = part.around.iter().copied().chain(cells).collect();
    let lettered = lettered_alt(words, &letters.lettered_names(&context, decision));
    let alt: Vec<String> = alt.into_iter().chain([lettered]).collect();
    Some((Pane::Part(Part { around, choices: letters.places().to_vec(), ..part }), alt.join("\n")))
}

/// Returns the extent of the board in a picture with a pane beside it, or without one.
fn shown_part_of_board(scene: &Scene<'_>, pane: Option<&Pane>) -> ShownPart {
    if pane.is_some() { scene.shown_part_beside_pane() } else { scene.shown_part() }
}

/// Returns the numbered spots of the tile in hand, or an empty list if no tile must be placed.
fn spots_in_question(game: &Game) -> Vec<NumberedSpot> {
    game.decision().map(numbered_spots).unwrap_or_default()
}

fn with_highlights(scene: Scene<'static>, highlights: &Highlights) -> Scene<'static> {
    Scene { highlight: highlights.scored.clone(), changed: highlights.changed.clone(), ..scene }
}

fn post_scene(game: &Game, spots: &[NumberedSpot], highlights: &Highlights) -> Scene<'static> {
    let scene = Scene { is_legend_apart: true, ..board_scene(game, spots, Crop::Table) };
    cropped_to_legible(scene, game, highlights)
}

/// Adds highlights to a scene, and crops it to the legible part around the last tile that contains all recent changes. If they do
/// not fit, crops it to the part around the last tile alone.
fn cropped_to_legible(scene: Scene<'static>, game: &Game, highlights: &Highlights) -> Scene<'static> {
    let placed: Vec<Pos> = game.board().placed_tile(game.last_placed_tile()).cells().collect();
    let near = vicinity(placed.iter().copied());
    let changed = highlights.changed.iter().map(|&(at, _)| at);
    let wide = Crop::Legible(near.iter().copied().chain(changed.clone()).collect());
    let scene = with_highlights(Scene { crop: wide, ..scene }, highlights);
    let placed_or_changed: Vec<Pos> = placed.into_iter().chain(changed).collect();
    if shows_all(&scene, &placed_or_changed) { scene } else { Scene { crop: Crop::Legible(near), ..scene } }
}

/// Returns whether the picture of a scene contains all these cells.
pub fn shows_all(scene: &Scene<'_>, cells: &[Pos]) -> bool {
    let shown = scene.shown_part().corners;
    cells.iter().all(|&at| is_within(shown, at))
}

fn is_within((from, to): (Pos, Pos), at: Pos) -> bool {
    (from.x..=to.x).contains(&at.x) && (from.y..=to.y).contains(&at.y)
}

fn board_scene(game: &Game, spots: &[NumberedSpot], crop: Crop) -> Scene<'static> {
    let view = View::of(game);
    let hand = view.hand.filter(|_| shows_hand(game)).map(|(_, shape)| (shape, Default::default()));
    let legend = Some(Legend { awaited: game.decision().map(|decision| decision.seat), hand });
    let costly = spots.iter().filter(|spot| spot.is_costly()).map(|spot| spot.at).collect();
    let spots = spots.iter().map(|spot| spot.at).collect();
    Scene { last: last_placed_tile(game), spots, costly, legend, crop, ..Scene::of(view) }
}

/// Returns whether pictures show the tile in hand. The tile is omitted while a player has to choose one of several.
pub fn shows_hand(game: &Game) -> bool {
    wait_kind(game) != WaitKind::ChoiceOfTile
}

/// Explains the pale numbers of spots in the picture. Returns `None` if all numbers have the normal colour.
pub fn costly_spots_note(words: Words, game: &Game) -> Option<String> {
    let spots = game.decision().map(numbered_spots).unwrap_or_default();
    spots.iter().any(NumberedSpot::is_costly).then(|| markup::note(words.view_costly()))
}

/// Returns the numbers of the spots outside of a picture. Of a large tile's spot, all cells must be in the picture.
fn hidden_spots(scene: &Scene<'_>, extent: ShownPart, spots: &[NumberedSpot]) -> Vec<usize> {
    let is_beyond = |spot: &&NumberedSpot| !scene.covered_cells(spot.at).all(|at| is_within(extent.corners, at));
    spots.iter().filter(is_beyond).map(|spot| spot.number).collect()
}

/// Returns a note for a picture that is cropped or too small, and `None` for other pictures.
fn crop_note(words: Words, scene: &Scene<'_>, extent: ShownPart, spots: &[NumberedSpot]) -> Option<String> {
    let (from, to) = extent.corners;
    if extent.is_whole {
        return small_board_note(words, extent);
    }
    let (from, to, beyond) = (markup::cell(from), markup::cell(to), hidden_spots(scene, extent, spots));
    Some(markup::note(words.view_part(beyond.len(), from, ranges(beyond.iter().copied()), to)))
}

fn small_board_note(words: Words, extent: ShownPart) -> Option<String> {
    (!extent.is_legible).then(|| markup::note(words.view_small()))
}

/// Describes a rehearsal: the part of the board around the tile, with letters on the segments that can take a figure. The part is
/// extended to distant sites that the move changes: those in `built`, and the tiles of its figures. `earlier` are the events of
/// the move until `game`, and `later` the rest, whose figures are not on its board yet. `choices` are the candidates of the next question,
/// with their names.
pub fn rehearsal_picture(
    words: Words,
    game: &Game,
    preview: Option<PreviewTile>,
    built: &[Site],
    (earlier, later): (&[Event], &[Event]),
    (choices, named): (&[BoardPlace], &[String]),
) -> Picture {
    let Some(preview) = preview else { return whole_board(words, "", game, &Highlights::default()) };
    let mut view = View::of(game);
    let (at, shape, rotation) = (preview.at, preview.shape.get(), preview.rotation);
    view.figures.extend(deployed_figures(later));
    let figures: Vec<FigureView> = deployed_figures(earlier).chain(deployed_figures(later)).collect();
    let figure = figures.iter().rfind(|figure| preview_cells(&preview).any(|at| at == figure.at)).copied();
    let changed: Vec<Site> = figures.iter().map(|figure| Site::Tile(figure.at)).chain(built.iter().copied()).collect();
    let mut alt = vec![words.alt_rehearsal(at.to_string(), words.tile(shape))];
    alt.extend(figure.and_then(|figure| figure_alt(words, &figure, shape, rotation)));
    alt.extend((!choices.is_empty()).then(|| lettered_alt(words, named)));
    Picture::of_table(rehearsal_scene(view, preview, &changed, choices), None, alt.join("\n"), None)
}

/// Describes the position of the figure in a rehearsal, for the alternative text.
fn figure_alt(words: Words, figure: &FigureView, shape: &Shape, rotation: Rotation) -> Option<String> {
    let spot = words.figure_on_segment(figure.figure, shape, rotation, figure.segment);
    Some(words.alt_chosen(spot)).filter(|_| usize::from(figure.segment) < shape.segments.len())
}

/// Describes all fields, each in the pattern of its current owners. The completed cities beside the fields have a border.
pub fn fields_picture(words: Words, game: &Game, owners: BTreeMap<u16, Vec<Seat>>) -> Picture {
    let board = game.board();
    let named = board.features().iter().filter_map(|(_, feature)| {
        let seats = owners.get(&feature.oldest.number())?;
        let colours: Vec<String> = seats.iter().map(|&seat| words.colour(seat)).collect();
        Some(format!("{} {}", board.segment_location(feature.oldest).0, words.list(&colours)))
    });
    let alt = words.alt_fields(words.separated(&named.collect::<Vec<_>>()));
    let scene = fields_scene(game, owners);
    let note = small_board_note(words, scene.shown_part());
    Picture::of_table(scene, None, alt, note)
}

/// Returns the scene of the fields and the completed cities beside them, which is a part of a large board.
pub fn fields_scene(game: &Game, owners: BTreeMap<u16, Vec<Seat>>) -> Scene<'static> {
    let board = game.board();
    let owned = || board.features().iter().filter(|(_, feature)| owners.contains_key(&feature.oldest.number()));
    let cities = owned().flat_map(|(field, _)| board.completed_cities(field)).flat_map(|city| board.cells(city));
    let highlight: Vec<Pos> = cities.collect();
    let cells: Vec<Pos> = owned().flat_map(|(field, _)| board.cells(field)).chain(highlight.iter().copied()).collect();
    let crop = bounds(&cells).map_or(Crop::Table, |(from, to)| Crop::Exactly(from, to));
    Scene { field_control: Some(owners), highlight, crop, ..Scene::of(View::of(game)) }
}

/// Returns the north-west and the south-east corner of the smallest rectangle that contains all these cells.
pub(super) fn bounds(cells: &[Pos]) -> Option<(Pos, Pos)> {
    let (xs, ys) = (|| cells.iter().map(|at| at.x), || cells.iter().map(|at| at.y));
    Some((Pos::new(xs().min()?, ys().min()?), Pos::new(xs().max()?, ys().max()?)))
}

/// Describes a scored feature with a border around its cells and with the figures that it returned to their owners.
pub fn scored_picture(words: Words, game: &Game, cells: &[Pos], home: Vec<FigureView>) -> Picture {
    let mut view = View::of(game);
    view.figures.extend(home);
    let scene = scored_scene(view, cells);
    let named: Vec<String> = cells.iter().map(Pos::to_string).collect();
    let note = small_board_note(words, scene.shown_part());
    Picture::of_table(scene, None, words.alt_scored(named.join(", ")), note)
}

/// Returns the scene of a scored feature, which shows all of its cells even if they are too small to be legible.
fn scored_scene(view: View, cells: &[Pos]) -> Scene<'static> {
    Scene { focus: cells.to_vec(), crop: Crop::AroundAll(cells.to_vec()), ..Scene::of(view) }
}

/// Describes the whole board or a part of it. Only the candidate tiles have their full colours.
pub fn candidates_picture(words: Words, game: &Game, candidates: &[Pos], part: Option<(Pos, Pos)>) -> Picture {
    let crop = part.map_or(Crop::Table, |(from, to)| Crop::Exactly(from, to));
    let scene = Scene { focus: candidates.to_vec(), crop, ..Scene::of(View::of(game)) };
    let named: Vec<String> = candidates.iter().map(Pos::to_string).collect();
    Picture::of_table(scene, None, words.alt_candidates(named.join(", ")), None)
}

/// Describes the board with a letter and a name on each candidate, in the given order.
pub fn lettered_picture(words: Words, game: &Game, choices: Vec<BoardPlace>, named: &[String]) -> Picture {
    let cells: Vec<Pos> = choices.iter().map(|choice| choice.cell()).collect();
    let crop = if cells.is_empty() { Crop::Table } else { Crop::AroundAll(cells) };
    let scene = Scene { choices, crop, ..Scene::of(View::of(game)) };
    Picture::of_table(scene, None, lettered_alt(words, named), None)
}

/// Names the candidates, with at most 20 in a sentence, because a user interface may have room for the first sentences only.
fn lettered_alt(words: Words, named: &[String]) -> String {
    let sentences = named.chunks(20).map(|named| words.alt_lettered(words.separated(named)));
    sentences.collect::<Vec<_>>().join("\n")
}

fn deployed_figures(events: &[Event]) -> impl Iterator<Item = FigureView> {
    events.iter().filter_map(|event| match *event {
        Event::Deployed { seat, figure, at, segment } => Some(FigureView { at, segment, figure, seat }),
        _ => None,
    })
}

/// Returns the cells of a rehearsed tile.
fn preview_cells(preview: &PreviewTile) -> impl Iterator<Item = Pos> + use<> {
    let at = preview.at;
    preview.shape.cells(preview.rotation).map(move |(quarter, _)| quarter.of(at))
}

/// Returns the scene around a rehearsed tile, the sites that the move changes, and the candidates of the next question. Other changed
/// tiles have a border. If they are too far away to show all, the scene is that around the candidates or, without any, around the tile.
fn rehearsal_scene(view: View, preview: PreviewTile, changed: &[Site], choices: &[BoardPlace]) -> Scene<'static> {
    let own: Vec<Pos> = preview_cells(&preview).collect();
    let tile = |site: &Site| if let Site::Tile(at) = *site { Some(at) } else { None };
    let highlight = changed.iter().filter_map(tile).filter(|at| !own.contains(at)).collect();
    let candidates: Vec<Pos> = choices.iter().map(|choice| choice.cell()).collect();
    let changed = changed.iter().map(|&site| BoardPlace::Site(site).cell());
    let near = vicinity(own.iter().copied().chain(changed)).into_iter().chain(candidates.iter().copied());
    let crop = Crop::Around(near.collect());
    let scene = Scene { preview: Some(preview), choices: choices.to_vec(), highlight, crop, ..Scene::of(view) };
    let must: Vec<Pos> = own.iter().chain(&candidates).copied().collect();
    if shows_all(&scene, &must) {
        return scene;
    }
    let crop = if candidates.is_empty() { Crop::Around(vicinity(own)) } else { Crop::AroundAll(candidates) };
    Scene { crop, ..scene }
}

/// Returns the given cells and those around them, which the picture of a rehearsal includes.
fn vicinity(cells: impl IntoIterator<Item = Pos>) -> Vec<Pos> {
    cells.into_iter().flat_map(|at| std::iter::once(at).chain(at.around())).collect()
}

/// Returns the last tile's cell and the player who placed the tile, or `None` if the last tile is a starting tile.
pub fn last_placed_tile(game: &Game) -> Option<(Pos, Seat)> {
    let placed = game.board().placed_tile(game.last_placed_tile());
    placed.by.map(|seat| (placed.at, seat))
}

/// The maximum number of spots in one sentence of an alternative text. A user interface shows only whole sentences.
const MAX_NAMED_SPOTS: usize = 80;

/// Describes a picture of the board, a sentence per line: whose turn it is, the tile in hand, the pane of the question, the changes, the
/// special pieces, and then the rest.
fn board_alt(
    (words, name): (Words, &str),
    scene: &Scene<'_>,
    extent: ShownPart,
    game: &Game,
    spots: &[NumberedSpot],
    pane: Option<String>,
) -> String {
    let (board, view) = (game.board(), &scene.view);
    let mut lines = vec![words.alt_table(name, board.tiles().len())];
    let asked = game.decision().map(|decision| decision.seat);
    lines.extend(asked.map(|seat| words.alt_turn(words.colour(seat), words.mark_name(seat))));
    let hand = game.hand().filter(|_| shows_hand(game));
    lines.extend(hand.map(|shape| words.alt_hand(words.tile(shape.get()))));
    lines.extend(pane);
    let (from, to) = extent.corners;
    lines.extend((!extent.is_whole).then(|| words.alt_part(from.to_string(), to.to_string())));
    let placed = board.placed_tile(game.last_placed_tile());
    if let Some(seat) = placed.by {
        let tile = words.tile(placed.shape.get());
        lines.push(words.alt_last(placed.at.to_string(), words.colour(seat), words.mark_name(seat), tile));
    }
    let others = scene.changed.iter().filter(|&&(at, _)| at != placed.at);
    let changed: Vec<String> = others.map(|&(at, seat)| format!("{at} {}", words.colour(seat))).collect();
    lines.extend((!changed.is_empty()).then(|| words.alt_changed(changed.join(", "))));
    lines.extend(overview(words, game).flat_map(|overview| overview.scenery));
    let named = |costly: bool| {
        let those = spots.iter().filter(|spot| spot.is_costly() == costly && hand.is_some());
        let those: Vec<String> = those.map(|spot| format!("{} {}", spot.number, spot.at)).collect();
        those.chunks(MAX_NAMED_SPOTS).map(|places| places.join(", ")).collect::<Vec<_>>()
    };
    lines.extend(named(false).into_iter().map(|places| words.alt_spots(places)));
    lines.extend(named(true).into_iter().map(|places| words.alt_costly(places)));
    lines.extend((!scene.is_legend_apart).then(|| legend_alt(words, view)));
    lines.extend(game.seats().filter_map(|seat| figures_alt(words, game, seat)));
    lines.join("\n")
}

fn legend_alt(words: Words, view: &View) -> String {
    words.alt_legend(view.tiles_left, seats_alt(words, view))
}

/// Lists the pieces of a player, without those on the board.
pub fn seat_pieces(words: Words, seat: &SeatView) -> String {
    let figures = seat.supply.iter().map(|&(figure, n)| words.figure(figure.key(), n));
    let others = seat.pieces.iter().filter(|&&(_, count)| count > 0);
    let others = others.map(|&(piece, count)| words.piece(piece.key(), count));
    let pieces: Vec<String> = figures.chain(others).chain(words.held_figures(&seat.held)).collect();
    if pieces.is_empty() { words.figure(Figure::Meeple.key(), 0) } else { pieces.join(", ") }
}

fn seats_alt(words: Words, view: &View) -> String {
    let line = |(seat, of): (Seat, &SeatView)| {
        words.alt_seat(words.colour(seat), words.mark_name(seat), seat_pieces(words, of), of.score)
    };
    words.separated(&Seat::all(view.seats.len()).zip(&view.seats).map(line).collect::<Vec<_>>())
}

/// Lists a player's figures on the board, or returns `None` if there are none.
fn figures_alt(words: Words, game: &Game, seat: Seat) -> Option<String> {
    let board = game.board();
    let figure = |occupant: &PlacedFigure| {
        let (at, segment) = board.segment_location(occupant.node);
        let spot = words.figure_at(board, occupant.figure, (at, segment));
        let figure = words.alt_figure(at.to_string(), spot);
        let special = expansions::all().find_map(|hooks| (hooks.figure_text)(words, game, occupant, &figure));
        special.unwrap_or(figure)
    };
    let figures: Vec<String> = board.figures().iter().filter(|occupant| occupant.seat == seat).map(figure).collect();
    (!figures.is_empty()).then(|| words.alt_figures(words.colour(seat), figures.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::random_game;
    use crate::words::Locale;
    use bergerie_picture::Artist;
    use bergerie_rules::{DrawOutcome, Expansion, Kind, Rotation, Setup, ShapeId};

    #[test]
    fn the_whole_board_comes_with_the_pieces_of_all() {
        let mut game = Game::new(Setup::base(4).with(Expansion::ALL)).unwrap();
        while game.decision().is_none() {
            game.draw(game.outcome(0).unwrap(), &mut Vec::new()).unwrap();
        }
        let (artist, words) = (Artist::new(), Words::default());
        let brief = whole_board(words, "", &game, &Highlights::default());
        let shown = board_with_all_pieces(words, "", &game);
        assert_eq!(brief.alt, shown.alt);
        let [brief, shown] = [brief, shown].map(|picture| artist.draw(&picture.subject).unwrap().png);
        assert_ne!(brief, shown);
    }

    #[test]
    fn a_field_is_shown_with_its_cities_and_not_the_rest_of_a_large_board() {
        let (_, game) = random_game(2, 7, &[]);
        let board = game.board();
        let mut cropped = 0;
        for (id, field) in board.features().iter().filter(|(_, feature)| feature.kind == Kind::Field) {
            let scene = fields_scene(&game, [(field.oldest.number(), vec![Seat::FIRST])].into());
            let cities: Vec<Pos> = board.completed_cities(id).into_iter().flat_map(|city| board.cells(city)).collect();
            let extent = scene.shown_part();
            assert!(
                board.cells(id).into_iter().chain(cities).all(|at| is_within(extent.corners, at)),
                "{:?}",
                extent.corners
            );
            cropped += usize::from(!extent.is_whole);
        }
        assert!(cropped > 5, "{cropped} of the fields are shown alone");
    }

    #[test]
    fn pictures_that_are_too_small_say_so() {
        let (_, game) = random_game(2, 7, &[Expansion::InnsAndCathedrals, Expansion::TradersAndBuilders]);
        let fields = game.board().features().iter().filter(|(_, feature)| feature.kind == Kind::Field);
        let owners = fields.map(|(_, field)| (field.oldest.number(), vec![Seat::FIRST])).collect();
        let words = Words::default();
        assert_eq!(super::fields_picture(words, &game, owners).note, Some(markup::note(words.view_small())));
    }

    #[test]
    fn a_scored_feature_is_shown_with_all_its_cells() {
        let view = View::of(&Game::new(Setup::base(2)).unwrap());
        let road = |length: i16| (0..length).map(|x| Pos::new(x, 0)).collect::<Vec<_>>();
        for length in [1, 5, 30] {
            assert!(shows_all(&scored_scene(view.clone(), &road(length)), &road(length)), "{length}");
        }
    }

    /// Returns the alternative texts of posts in random games with all expansions.
    fn alternative_texts() -> Vec<(Words, Game, String)> {
        let mut texts = Vec::new();
        for number in 0..3 {
            let (record, _) = random_game(2 + 2 * number as u8, number, Expansion::ALL);
            let replayed = record.replay_with(|_, _, game| {
                if game.decision().is_some() && game.board().tiles().len().is_multiple_of(30) {
                    let words = Words::of(Locale::ALL[texts.len() % Locale::ALL.len()]);
                    let alt = post_pictures(words, "Aigues-Mortes", game, &Highlights::default()).board.alt;
                    texts.push((words, game.clone(), alt));
                }
            });
            replayed.unwrap();
        }
        texts
    }

    /// A user interface has room for the first sentences. In Discord, these are 1,024 characters.
    #[test]
    fn alternative_texts_begin_with_the_turn_the_tile_and_the_special_pieces() {
        let texts = alternative_texts();
        let (mut long, mut checked, mut complete) = (0, 0, 0);
        for (words, game, alt) in &texts {
            let lines: Vec<&str> = alt.lines().collect();
            let index = |wanted: &str| lines.iter().position(|line| *line == wanted);
            let seat = game.decision().unwrap().seat;
            assert_eq!(index(&words.alt_table("Aigues-Mortes", game.board().tiles().len())), Some(0), "{alt}");
            let turn = index(&words.alt_turn(words.colour(seat), words.mark_name(seat)));
            assert_eq!(turn, Some(1), "{alt}");
            let hand = game.hand().filter(|_| shows_hand(game)).map(|shape| words.alt_hand(words.tile(shape.get())));
            assert!(hand.is_none_or(|hand| index(&hand) == Some(2)), "{alt}");
            let figures = game.seats().filter_map(|seat| figures_alt(*words, game, seat));
            let first_figures = figures.filter_map(|figures| index(&figures)).min().unwrap_or(lines.len());
            for sentence in overview(*words, game).flat_map(|overview| overview.scenery) {
                checked += 1;
                assert!(index(&sentence).is_some_and(|index| index < first_figures), "{sentence}: {alt}");
            }
            let is_sentence = |line: &&str| line.ends_with('.') && line.chars().count() <= 1024;
            assert!(lines.iter().all(is_sentence), "{alt}");
            if alt.chars().count() > 1024 {
                long += 1;
                let important: usize = lines.iter().take(first_figures).map(|line| line.chars().count() + 1).sum();
                complete += usize::from(important <= 1024);
            }
        }
        println!("{long} of {} texts are long, {complete} of which have room for all but figures", texts.len());
        assert!(checked > 50 && long > 20, "{checked} special pieces, {long} long texts of {}", texts.len());
    }

    #[test]
    fn a_sample_of_points_ends_with_the_last() {
        let points: Vec<i32> = (0..20).collect();
        assert_eq!(sampled_points(&points), "0, 3, 6, 9, 12, 15, 18, 19");
        assert_eq!((sampled_points(&points[..3]), sampled_points(&[])), ("0, 1, 2".to_owned(), String::new()));
    }

    #[test]
    fn a_large_tile_s_spot_across_the_side_is_beyond_the_picture() {
        let mut game = Game::new(Setup::base(2).with(&[Expansion::Monuments])).unwrap();
        for drawn in [DrawOutcome::First(Seat::FIRST), DrawOutcome::Tile(ShapeId::named("MO/1").unwrap())] {
            game.draw(drawn, &mut Vec::new()).unwrap();
        }
        let spots = spots_in_question(&game);
        let Some(spot) = spots.first() else { panic!("a monument has no spot") };
        let beyond = |to: Pos| {
            let scene = board_scene(&game, &spots, Crop::Exactly(spot.at, to));
            hidden_spots(&scene, scene.shown_part(), &spots).contains(&spot.number)
        };
        assert_eq!(
            [Pos::new(spot.at.x, spot.at.y + 1), Pos::new(spot.at.x + 1, spot.at.y + 1)].map(beyond),
            [true, false]
        );
    }

    #[test]
    fn a_rehearsal_shows_distant_changes_if_they_fit() {
        let view = View::of(&Game::new(Setup::base(2)).unwrap());
        let preview = |at| PreviewTile {
            at,
            shape: ShapeId::named("BA/L").unwrap(),
            rotation: Rotation::R0,
            places: vec![0],
            taken: None,
        };
        let (near, far) = (Pos::new(1, 0), Pos::new(9, -3));
        let scene = rehearsal_scene(view.clone(), preview(near), &[Site::Tile(near), Site::Tile(far)], &[]);
        assert_eq!(scene.highlight, [far]);
        assert!(shows_all(&scene, &[near, far]));
        let farther = [Site::Corner(Pos::new(40, 0))];
        let scene = rehearsal_scene(view.clone(), preview(near), &farther, &[]);
        assert!(shows_all(&scene, &[near]), "the tile matters most");
        let candidates = [40, 42].map(|x| BoardPlace::Segment(Pos::new(x, 0), 0));
        let scene = rehearsal_scene(view, preview(near), &[], &candidates);
        assert!(shows_all(&scene, &candidates.map(BoardPlace::cell)), "the open question matters most");
    }
}

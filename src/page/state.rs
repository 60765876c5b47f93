//! The state of a table in the reader's language, as its page shows it.

use serde::Serialize;

use crate::picture::{Chunk, Pane, Region, seat_rgb};
use crate::presenter::pictures::{last_placed_tile, question_pane, seat_pieces, whole_board};
use crate::presenter::questions::prompt;
use crate::presenter::spots::numbered_spots;
use crate::presenter::words::{Words, markup};
use crate::presenter::{Highlights, PlayerNames, QuestionContext, Tally, events};
use crate::presenter::{cells, lenses};
use crate::rules::{Game, Pos, Score, Seat, SeatView, View};
use crate::table::{GameEnding, MotionId, Phase, PhaseKind, TableVersion};

use super::boards::{DrawnMoment, ImageName, PictureKind};
use super::lens::Lens;
use super::moment::GameMoment;

/// The part of a version that watchers see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct PublicVersion {
    /// The number of entries in the log.
    length: u32,
    /// Whether the game is over, or its table closed.
    is_over: bool,
    /// The open vote and the number of its ballots.
    open_vote: Option<(MotionId, u32)>,
}

impl From<TableVersion> for PublicVersion {
    fn from(version: TableVersion) -> PublicVersion {
        let is_over = matches!(version.phase_kind, PhaseKind::Over | PhaseKind::Aborted);
        PublicVersion { length: version.length, is_over, open_vote: version.open_vote }
    }
}

/// The state of a table at a moment. All texts are plain.
#[derive(Debug, Serialize)]
pub(super) struct State {
    /// The version of the table, as in the stream.
    version: PublicVersion,
    /// The number of the moment, counted from 0, and the number of moments. The last one is the present.
    turn: usize,
    turn_count: usize,
    /// The position of the moment in the game.
    turn_text: String,
    title: String,
    /// The player to move, or the result of the game.
    heading: String,
    /// The question to the player, one line per paragraph. Empty for the placement of a tile.
    question: Vec<String>,
    hand: Option<CaptionedImage>,
    /// Whether the game is over and this is its end.
    is_end: bool,
    /// The chart of the points over a finished game.
    chart: Option<CaptionedImage>,
    /// The keys of the lenses that may be chosen.
    lenses: Vec<&'static str>,
    /// The information of the chosen lens.
    lens: Option<LensState>,
    seats: Vec<SeatState>,
    /// The latest moves, newest first.
    moves: Vec<String>,
    /// A description of the board for users who cannot see it.
    description: Vec<String>,
    board: Board,
}

/// The lines and pictures of a lens.
#[derive(Debug, Serialize)]
struct LensState {
    lines: Vec<String>,
    images: Vec<CaptionedImage>,
}

/// An image with its description.
#[derive(Debug, Serialize)]
struct CaptionedImage {
    image: ImageName,
    text: String,
}

/// A player.
#[derive(Debug, Serialize)]
struct SeatState {
    /// The name of the seat's colour, with the mark of its figures.
    name: String,
    /// The colour of the figures in pictures.
    colour: String,
    points: i32,
    pieces: String,
    /// Whether the game waits for the player.
    is_asked: bool,
}

/// The sources of a player's points. All texts are plain.
#[derive(Debug, Serialize)]
pub(super) struct Receipts {
    /// The points by category.
    categories: Vec<String>,
    /// The scores in which the player took part, the latest first.
    scores: Vec<Receipt>,
}

/// A score with its breakdown.
#[derive(Debug, Serialize)]
struct Receipt {
    text: String,
    /// A cell of the feature, or `None` for points without one.
    cell: Option<(i16, i16)>,
}

impl Receipts {
    /// Explains the points of the player with this number, counted from 0. Returns `None` if there is no such player.
    pub fn new(words: Words, drawn: &DrawnMoment, seat: usize) -> Option<Receipts> {
        let (moment, names) = (&drawn.moment, PlayerNames::of_colours(words));
        let seat = Seat::all(moment.table.users.len()).nth(seat)?;
        let tally = Tally::of_events(&moment.scored);
        let scores = tally.entries().iter().map(|entry| &entry.score).filter(|score| score.gain(seat) != 0);
        let receipt = |score: &Score| Receipt {
            text: markup::plain(&words.score(score, &names)),
            cell: score.cells().first().map(|at| (at.x, at.y)),
        };
        let mut categories: Vec<String> = tally.lines(words, seat).iter().map(|line| markup::plain(line)).collect();
        if categories.is_empty() {
            categories.push(words.page_no_points());
        }
        Some(Receipts { categories, scores: scores.rev().map(receipt).collect() })
    }
}

/// The images and labels of the board. Positions are pairs of column and row.
#[derive(Debug, Serialize)]
struct Board {
    /// The colour of the table.
    ground: String,
    /// The side of a region, in cells.
    region_side: i16,
    /// The regions: column and row in the grid of regions, and the name of the image.
    regions: Vec<(i16, i16, ImageName)>,
    /// The side of a chunk, in cells.
    chunk_side: i16,
    /// The chunks: column and row in the grid of chunks, and the name of the image.
    chunks: Vec<(i16, i16, ImageName)>,
    /// The cells for the tile in hand, numbered from 1 in this order.
    spots: Vec<(i16, i16)>,
    /// The north-west and the south-east cell with a tile or a spot.
    corners: [(i16, i16); 2],
    /// The cell of the last tile, or `None` before the first turn.
    last: Option<(i16, i16)>,
    /// The names of the columns and of the rows between the corners.
    columns: Vec<String>,
    rows: Vec<String>,
}

impl State {
    /// Describes a moment.
    pub fn new(words: Words, drawn: &DrawnMoment) -> State {
        let moment = &drawn.moment;
        let (game, table) = (&moment.game, &moment.table);
        let (view, names) = (View::of(game), PlayerNames::of_colours(words));
        let asked = moment.awaited_seats();
        let seat = |(seat, of): (Seat, &SeatView)| SeatState {
            name: names.name(seat).to_owned(),
            colour: css_colour(seat_rgb(seat)),
            points: of.score,
            pieces: seat_pieces(words, of),
            is_asked: asked.contains(&seat),
        };
        let moves = moment.recent.iter().rev().map(|turn| {
            let events = events::mentioned_events(&table.setup, turn);
            words.event_sentences(&events, game.board(), &names).join(" ")
        });
        let image =
            |kind, text| drawn.pictures_of(kind).next().map(|image| CaptionedImage { image: image.clone(), text });
        let turn_text = words.page_turn(moment.turn + 1, moment.count);
        State {
            version: moment.version.into(),
            turn: moment.turn,
            turn_count: moment.count,
            title: table.name.clone(),
            heading: markup::plain(&heading(words, moment, &names).unwrap_or_else(|| turn_text.clone())),
            turn_text,
            question: question(words, moment, &names).iter().map(|line| markup::plain(line)).collect(),
            hand: image(PictureKind::Hand, hand_text(words, game)),
            is_end: moment.is_current() && matches!(table.phase, Phase::Over { .. }),
            chart: moment.chart(words).and_then(|chart| image(PictureKind::Chart, chart.alt)),
            lenses: Lens::ALL.into_iter().filter(|lens| lens.is_shown(&table.options)).map(Lens::key).collect(),
            lens: moment.lens.map(|lens| LensState::new(words, drawn, lens)),
            seats: Seat::all(view.seats.len()).zip(&view.seats).map(seat).collect(),
            moves: moves.filter(|text| !text.is_empty()).map(|text| markup::plain(&text)).collect(),
            description: whole_board(words, &table.name, game, &Highlights::default())
                .alt
                .lines()
                .map(str::to_owned)
                .collect(),
            board: Board::new(drawn, &asked),
        }
    }
}

/// Formats a colour for style sheets.
fn css_colour([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

impl LensState {
    fn new(words: Words, drawn: &DrawnMoment, lens: Lens) -> LensState {
        let (game, name, names) =
            (&drawn.moment.game, drawn.moment.table.name.as_str(), PlayerNames::of_colours(words));
        let (lines, pictures) = match lens {
            Lens::Fields => {
                let lines = lenses::field_lines(words, name, game, &names);
                (lines.unwrap_or_else(|| vec![words.fields_none(name)]), Vec::new())
            }
            Lens::IfEnded => (lenses::final_score_lines(words, name, game, &names), Vec::new()),
            Lens::Tiles => drawn.moment.unseen_tiles(words),
        };
        let images = drawn.pictures_of(PictureKind::UnseenTiles).zip(pictures);
        let images = images.map(|(image, picture)| CaptionedImage { image: image.clone(), text: picture.alt });
        LensState { lines: lines.iter().map(|line| markup::plain(line)).collect(), images: images.collect() }
    }
}

/// Describes a cell in lines of plain text. Returns `None` for a cell that is far from the board.
pub(super) fn cell_lines(words: Words, drawn: &DrawnMoment, at: Pos) -> Option<Vec<String>> {
    let moment = &drawn.moment;
    let (game, shows_points) = (&moment.game, moment.table.options.shows_forecast(false));
    let (from, to) = corners(game, &[]);
    let is_near = (from.x - 1..=to.x + 1).contains(&at.x) && (from.y - 1..=to.y + 1).contains(&at.y);
    let names = PlayerNames::of_colours(words);
    let lines = is_near.then(|| cells::cell_lines(words, game, &names, at, shows_points))?;
    Some(lines.iter().map(|line| markup::plain(line)).collect())
}

/// Returns the north-west and the south-east corner of the smallest rectangle with all tiles and these spots.
fn corners(game: &Game, spots: &[Pos]) -> (Pos, Pos) {
    let tiles = game.board().tiles().iter().flat_map(|tile| tile.cells());
    tiles.chain(spots.iter().copied()).fold((Pos::START, Pos::START), |(from, to), at| {
        (Pos::new(from.x.min(at.x), from.y.min(at.y)), Pos::new(to.x.max(at.x), to.y.max(at.y)))
    })
}

/// Describes whose turn it is, or the result. Returns `None` for an earlier turn, and while no player is asked.
fn heading(words: Words, moment: &GameMoment, names: &PlayerNames) -> Option<String> {
    if !moment.is_current() {
        return None;
    }
    match &moment.table.phase {
        Phase::Aborted => Some(words.error_closed()),
        Phase::Over { ending, .. } => {
            let ranking = moment.game.ranking();
            let winners: Vec<String> = ranking
                .iter()
                .filter(|(place, ..)| *place == 1)
                .map(|&(_, seat, _)| names.name(seat).to_owned())
                .collect();
            let (points, name, count) =
                (ranking.first().map_or(0, |&(_, _, points)| points), moment.table.name.as_str(), winners.len());
            let winners = words.list(&winners);
            Some(match ending {
                GameEnding::OneLeft => words.end_left(points, name, winners),
                GameEnding::PlayedOut => words.end_title(count, points, name, winners),
            })
        }
        Phase::Lobby | Phase::Playing(_) => {
            let turns: Vec<String> = moment
                .awaited_seats()
                .into_iter()
                .map(|seat| words.alt_turn(words.colour(seat), words.mark_name(seat)))
                .collect();
            Some(turns.join(" ")).filter(|text| !text.is_empty())
        }
    }
}

/// Returns the question of an expansion that the game waits for, as in the post of the turn.
fn question(words: Words, moment: &GameMoment, names: &PlayerNames) -> Vec<String> {
    let (round, assists) = (moment.round(), moment.table.options.assists);
    let context =
        QuestionContext { words, assists, names, game: &moment.game, is_upcoming: false, round: round.as_ref() };
    let prompt = prompt(&context).filter(|_| !moment.awaited_seats().is_empty());
    prompt.map(|prompt| prompt.lines).unwrap_or_default()
}

fn hand_text(words: Words, game: &Game) -> String {
    match question_pane(words, game) {
        Some((Pane::Tiles(_), alt)) => alt,
        _ => game.hand().map(|shape| words.alt_hand(words.tile(shape.get()))).unwrap_or_default(),
    }
}

impl Board {
    fn new(drawn: &DrawnMoment, asked: &[Seat]) -> Board {
        let decision = drawn.moment.game.decision().filter(|_| !asked.is_empty());
        let spots: Vec<Pos> =
            decision.map(|decision| numbered_spots(decision).iter().map(|spot| spot.at).collect()).unwrap_or_default();
        let (from, to) = corners(&drawn.moment.game, &spots);
        Board {
            ground: css_colour(drawn.moment.season().ground()),
            region_side: Region::SIDE * Chunk::SIDE,
            regions: drawn.regions.iter().map(|(region, name)| (region.x, region.y, name.clone())).collect(),
            chunk_side: Chunk::SIDE,
            chunks: drawn.chunks.iter().map(|(chunk, name)| (chunk.x, chunk.y, name.clone())).collect(),
            spots: spots.iter().map(|at| (at.x, at.y)).collect(),
            corners: [(from.x, from.y), (to.x, to.y)],
            last: last_placed_tile(&drawn.moment.game).map(|(at, _)| (at.x, at.y)),
            columns: (from.x..=to.x).map(|x| Pos::new(x, 0).to_string()).collect(),
            rows: (from.y..=to.y).map(|y| Pos::new(0, y).to_string()).collect(),
        }
    }
}

//! The circus (§2): a big top that moves to each new circus tile, and points for the meeples around it.

use serde::{Deserialize, Serialize};

use super::{CircusToken, Draw, Drawn, Event, Occasion, bring, event, is_played, lot, occasion, options, state};
use crate::event::Event as AnyEvent;
use crate::expansions::SpecialDrawn;
use crate::forecast::Pick;
use crate::game::{Drawn as AnyDrawn, Game, Unseen};
use crate::geometry::Pos;
use crate::piece::{Holder, Piece, Site};
use crate::record::Entry;
use crate::score::{Label, Score, Term};
use crate::scoring;
use crate::seat::Seat;
use crate::tile::Kind;
use crate::turn::Flow;

/// An animal token (§0.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animal {
    /// The flea, worth 1 point.
    Flea,
    /// The monkey, worth 3.
    Monkey,
    /// The seal, worth 4.
    Seal,
    /// The bear, worth 5.
    Bear,
    /// The tiger, worth 6.
    Tiger,
    /// The elephant, worth 7.
    Elephant,
}

impl Animal {
    /// Every animal, by value.
    pub const ALL: [Animal; 6] =
        [Animal::Flea, Animal::Monkey, Animal::Seal, Animal::Bear, Animal::Tiger, Animal::Elephant];

    /// Returns the points for each meeple.
    pub const fn value(self) -> i16 {
        match self {
            Animal::Flea => 1,
            Animal::Monkey => 3,
            Animal::Seal => 4,
            Animal::Bear => 5,
            Animal::Tiger => 6,
            Animal::Elephant => 7,
        }
    }
}

/// Numbers of tokens, by animal.
pub(super) type Tokens = [u8; Animal::ALL.len()];

/// The tokens of the box.
pub(super) const ALL_TOKENS: Tokens = [1, 4, 5, 3, 2, 1];

/// Returns the cell of the big top; `None` before the first circus tile.
pub fn big_top(game: &Game) -> Option<Pos> {
    game.board().stood().iter().find(|stood| stood.piece == Piece::BigTop).and_then(|stood| match stood.site {
        Site::Tile(at) => Some(at),
        _ => None,
    })
}

/// Returns the cells of the meeples that a circus counts, with their owners: those on its tile and the eight cells around,
/// whatever they are doing there (§2.2.3–§2.2.6).
pub fn audience(game: &Game, circus: Pos) -> impl Iterator<Item = (Seat, Pos)> {
    let (board, near) = (game.board(), circus.block());
    let standing = board.figures().iter().filter(|standing| standing.figure.claims()).filter_map(move |standing| {
        let node = board.features().node(standing.node);
        let feature = board.features().of(standing.node);
        // A lord is on both tiles of the castle.
        let cells: Vec<Pos> = match scoring::is_exempt(game, feature) {
            true => board.cells(feature),
            false => board.laid(node.tile).cells_of(node.segment).collect(),
        };
        cells.into_iter().find(|cell| near.contains(cell)).map(|cell| (standing.seat, cell))
    });
    let held = board.held().iter().filter_map(move |held| match held.by {
        Holder::Piece(_, Site::Tile(cell)) if near.contains(&cell) => Some((held.seat, cell)),
        _ => None,
    });
    standing.chain(held)
}

/// Returns the cell of the circus tile just laid, if the big top is elsewhere.
fn destination(game: &Game) -> Option<Pos> {
    let laid = game.board().laid(game.last());
    let moves = is_played(game, Kind::Circus) && laid.shape.shape().has(Kind::Circus);
    Some(laid.at).filter(|&at| moves && big_top(game) != Some(at))
}

fn is_drawn_when_scored(game: &Game) -> bool {
    options(game).is_some_and(|options| options.circus_token == CircusToken::DrawnWhenScored)
}

/// Step 3d: scores the circus where it is and moves it to the circus tile just laid (§2.1.2, §2.2.1).
pub(crate) fn move_on(game: &mut Game, events: &mut Vec<AnyEvent>) -> Flow {
    if destination(game).is_none() {
        return Flow::Next;
    }
    if big_top(game).is_some() {
        if is_drawn_when_scored(game) {
            return lot(Draw::TurnedUp);
        }
        turn_up(game, events);
    }
    pitch(game, events);
    if is_drawn_when_scored(game) { Flow::Next } else { lot(Draw::FaceDown) }
}

/// Brings the big top to the circus tile just laid.
fn pitch(game: &mut Game, events: &mut Vec<AnyEvent>) {
    if let Some(at) = destination(game) {
        bring(game, at);
        events.push(event(Event::Pitched { at }));
    }
}

/// Before final scoring: scores the circus once more (§2.3.1). A token that is drawn then is only drawn in a game that
/// goes on.
pub(super) fn close(game: &mut Game, events: &mut Vec<AnyEvent>) {
    if big_top(game).is_some() && is_drawn_when_scored(game) {
        game.then(|_, _| lot(Draw::TurnedUp));
    }
    turn_up(game, events);
}

/// Turns up the token under the big top, if there is one, and scores it.
fn turn_up(game: &mut Game, events: &mut Vec<AnyEvent>) {
    if let Some(animal) = game.states.under_the_big_top.as_mut().and_then(|state| state.under.take()) {
        score(game, animal, events);
    }
}

/// Gives each player the value of a token for every meeple around the big top, in one sum (§2.2.3, §2.2.9).
fn score(game: &mut Game, animal: Animal, events: &mut Vec<AnyEvent>) {
    let Some(at) = big_top(game) else { return };
    events.push(event(Event::TurnedUp { at, animal }));
    let audience: Vec<Seat> = audience(game, at).map(|(seat, _)| seat).collect();
    for seat in game.seats().filter(|seat| audience.contains(seat)) {
        let count = audience.iter().filter(|&&other| other == seat).count() as u16;
        let term = Term { label: Label::Circus, count, each: animal.value() };
        scoring::award(game, Score::alone(seat, occasion(Occasion::Circus { at }), term), events);
    }
}

/// Returns the tokens that can be drawn.
fn tokens(tokens: Tokens) -> impl Iterator<Item = Animal> {
    Animal::ALL.into_iter().zip(tokens).flat_map(|(animal, count)| std::iter::repeat_n(animal, usize::from(count)))
}

/// Returns the tokens that are not under the big top, and not out of the game.
fn face_down(game: &Game) -> impl Iterator<Item = Animal> {
    tokens(state(game).map_or([0; _], |state| state.left))
}

pub fn outcomes(game: &Game, _: Draw) -> usize {
    face_down(game).count()
}

pub fn outcome(game: &Game, lot: Draw, number: usize) -> Option<Drawn> {
    let animal = face_down(game).nth(number)?;
    Some(match lot {
        Draw::FaceDown => Drawn::FaceDown(animal),
        Draw::TurnedUp => Drawn::TurnedUp(animal),
    })
}

/// Returns a placeholder for a token that is drawn face down, since no answer depends on it.
pub fn stand_in(game: &Game, lot: Draw) -> Option<Drawn> {
    if lot == Draw::FaceDown { outcome(game, lot, 0) } else { None }
}

pub(crate) fn drawn(game: &mut Game, lot: Draw, drawn: Drawn, events: &mut Vec<AnyEvent>) -> Option<Flow> {
    let animal = match (lot, drawn) {
        (Draw::FaceDown, Drawn::FaceDown(animal)) | (Draw::TurnedUp, Drawn::TurnedUp(animal)) => animal,
        _ => return None,
    };
    let state = game.states.under_the_big_top.as_mut()?;
    let left = state.left.get_mut(animal as usize)?;
    *left = left.checked_sub(1)?;
    match lot {
        Draw::FaceDown => state.under = Some(animal),
        Draw::TurnedUp => {
            score(game, animal, events);
            pitch(game, events);
        }
    }
    Some(Flow::Next)
}

/// Replaces the token under the big top, the last one drawn face down, by the first that may be there.
pub(super) fn disguise(_: &[Unseen], log: &mut [Entry]) {
    let mut left = ALL_TOKENS;
    let drawn = log.iter_mut().filter_map(|entry| match entry {
        Entry::Draw(AnyDrawn::Special(SpecialDrawn::UnderTheBigTop(Drawn::FaceDown(animal)))) => Some(animal),
        _ => None,
    });
    let mut drawn: Vec<&mut Animal> = drawn.collect();
    let Some(last) = drawn.pop() else { return };
    drawn.iter().for_each(|animal| left[**animal as usize] -= 1);
    *last = tokens(left).next().unwrap_or(*last);
}

/// Puts a random token under the big top, of those that have not been turned up.
pub(super) fn imagine(game: &mut Game, _: Seat, pick: Pick<'_>) {
    let Some(state) = &mut game.states.under_the_big_top else { return };
    let Some(under) = state.under else { return };
    state.left[under as usize] += 1;
    let count = tokens(state.left).count();
    if let Some(animal) = tokens(state.left).nth(pick(count)) {
        state.left[animal as usize] -= 1;
        state.under = Some(animal);
    }
}

//! The circus (`under_the_big_top.md 2`): a big top that moves to new circus tiles, and points for meeples around it.
//!
//! The token under the big top is drawn when it is turned up. No player sees it before, so drawing it late does not
//! change the odds, and neither the game nor its record contains a secret.

use serde::{Deserialize, Serialize};

use super::{Draw, DrawOutcome, Event, Occasion, draw, event, is_played, occasion, state, state_mut};
use crate::{Flow, Game, Kind, Piece, Pos, Score, Seat, Term, TermLabel, scoring};

/// The animal on a token, which decides the value of a circus (`under_the_big_top.md 0.3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animal {
    /// A flea, worth 1 point.
    Flea,
    /// A monkey, worth 3 points.
    Monkey,
    /// A seal, worth 4 points.
    Seal,
    /// A bear, worth 5 points.
    Bear,
    /// A tiger, worth 6 points.
    Tiger,
    /// An elephant, worth 7 points.
    Elephant,
}

impl Animal {
    /// Every animal, by value.
    pub const ALL: [Animal; 6] =
        [Animal::Flea, Animal::Monkey, Animal::Seal, Animal::Bear, Animal::Tiger, Animal::Elephant];

    /// Returns the points for each meeple near the circus.
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

/// The number of tokens of each animal, in the order of [`Animal::ALL`].
pub(super) type Tokens = [u8; Animal::ALL.len()];

/// The sixteen tokens of the box (`under_the_big_top.md 0.3`).
pub(super) const ALL_TOKENS: Tokens = [1, 4, 5, 3, 2, 1];

/// Returns the cell of the big top, or `None` before the first circus tile.
pub fn big_top(game: &Game) -> Option<Pos> {
    game.board().cell_of_piece(Piece::BigTop)
}

/// Returns the cell of the circus tile just placed, to which the big top moves. `None` if there is none or it is there.
fn next_circus_cell(game: &Game) -> Option<Pos> {
    let placed = game.board().placed_tile(game.last_placed_tile());
    let moves = is_played(game, Kind::Circus) && placed.shape.has(Kind::Circus);
    Some(placed.at).filter(|&at| moves && big_top(game) != Some(at))
}

/// Step 3d: moves the big top to the circus tile just placed (`under_the_big_top.md 2.2.1`). If the big top was on
/// another tile, draws a token first, so that the circus is scored there.
pub(crate) fn move_circus(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    if next_circus_cell(game).is_none() {
        return Flow::Next;
    }
    if big_top(game).is_some() {
        return draw(Draw::Token);
    }
    move_big_top(game, events);
    Flow::Next
}

fn move_big_top(game: &mut Game, events: &mut Vec<crate::Event>) {
    if let Some(at) = next_circus_cell(game) {
        game.place_or_move_piece(Piece::BigTop, at);
        events.push(event(Event::CircusMoved { at }));
    }
}

/// Scores the circus once more before the final scoring (`under_the_big_top.md 2.3.1`). A game that ends because too
/// few players are left cannot draw a token, so it does not score its last circus.
pub(super) fn before_final_scoring(game: &mut Game, _: &mut Vec<crate::Event>) {
    if big_top(game).is_some() {
        game.add_follow_up(|_, _| draw(Draw::Token));
    }
}

/// Gives each player a token's value for every meeple around the big top (`under_the_big_top.md 2.2.3–2.2.6, 2.2.9`).
fn score_circus(game: &mut Game, at: Pos, animal: Animal, events: &mut Vec<crate::Event>) {
    events.push(event(Event::TokenRevealed { at, animal }));
    let meeples: Vec<Seat> = game.meeples_near(at).map(|(seat, _)| seat).collect();
    for seat in game.seats().filter(|seat| meeples.contains(seat)) {
        let count = meeples.iter().filter(|&&other| other == seat).count() as u16;
        let term = Term { label: TermLabel::Circus, count, each: animal.value() };
        scoring::award(game, Score::for_player(seat, occasion(Occasion::Circus { at }), term), events);
    }
}

/// Returns the animal of each token that has not been turned up.
fn remaining_tokens(game: &Game) -> impl Iterator<Item = Animal> {
    let left = state(game).map_or([0; _], |state| state.tokens);
    Animal::ALL.into_iter().zip(left).flat_map(|(animal, count)| std::iter::repeat_n(animal, usize::from(count)))
}

pub fn outcome_count(game: &Game, Draw::Token: Draw) -> usize {
    remaining_tokens(game).count()
}

pub fn outcome(game: &Game, Draw::Token: Draw, number: usize) -> Option<DrawOutcome> {
    remaining_tokens(game).nth(number).map(DrawOutcome::Token)
}

/// Returns `None`: a token needs no placeholder, because all players see it and points depend on it.
pub const fn placeholder(_: &Game, Draw::Token: Draw) -> Option<DrawOutcome> {
    None
}

/// Scores the circus with the token drawn, which is then out of the game (`under_the_big_top.md 2.2.8`), and moves the
/// big top on. Returns `None` and changes nothing if no such token is left.
pub(crate) fn apply_draw(
    game: &mut Game,
    Draw::Token: Draw,
    drawn: DrawOutcome,
    events: &mut Vec<crate::Event>,
) -> Option<Flow> {
    let DrawOutcome::Token(animal) = drawn;
    let at = big_top(game)?;
    let state = state_mut(game);
    let left = &mut state.tokens[animal as usize];
    *left = left.checked_sub(1)?;
    state.turned_up = Some((at, animal));
    score_circus(game, at, animal, events);
    move_big_top(game, events);
    Some(Flow::Next)
}

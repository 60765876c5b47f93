//! Traders & Builders (`docs/rules/traders_and_builders.md`): goods, a builder that earns second tiles, and a pig.
//!
//! Goods, builder and pig can be switched off one by one. The builder and the pig are not meeples. Each can be placed
//! only in a feature that a figure of the same player claims, and returns when the last such figure leaves.
//!
//! With Bridges, Castles & Bazaars, a castle counts as a city for the pig. The module `builder` documents the order of
//! second tile and auction. With The Gifts, a builder or pig also returns when a card removes its last meeple.

mod audit;
mod builder;
mod companions;
mod goods;
mod options;
mod pig;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use super::own::traders_and_builders::state;
use super::own::traders_and_builders::{action, event, occasion, options, question, refusal, state_mut};
use crate::{FeatureId, Figure, Flow, Game, Hooks, Kind, Piece, Pos, Seat, Seats, SegmentIndex};

pub(crate) use super::nothing::*;
pub(crate) use builder::{play_delayed_part, play_second_part};
pub(crate) use companions::FIGURES;
pub use goods::{Good, Goods, MOST_GOODS_POINTS, goods_to_take};
pub(super) use options::OPTIONS;
pub use options::{BuilderBazaarOrder, DoubleTurn, LonelySpecials, Options, Part};
pub(crate) use pig::counted_cities;

/// The public information about the expansion, as part of a [`View`](crate::View).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The goods tokens of each player, by seat.
    pub goods: Vec<Goods>,
}

impl PublicState {
    /// Returns the public information about a game. It is empty if the expansion is not in play.
    pub fn of(game: &Game) -> PublicState {
        let Some(state) = state(game) else { return PublicState::default() };
        PublicState { goods: game.seats().map(|seat| state.goods(seat)).collect() }
    }

    /// Returns the goods tokens of a player.
    pub fn of_seat(&self, seat: Seat) -> Goods {
        self.goods.get(seat.index()).copied().unwrap_or_default()
    }

    /// Returns the players with the most tokens of a kind, by seat. The result is empty if no player has any.
    pub fn leaders(&self, good: Good) -> Seats {
        goods::leaders(&self.goods, good)
    }
}

/// The state of the expansion in a game. All of it is public.
#[derive(Clone, Debug)]
pub struct State {
    goods: [Goods; Seat::MAX_COUNT],
    second_part: builder::SecondPart,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { goods: [Goods::NONE; Seat::MAX_COUNT], second_part: builder::SecondPart::default() }
    }

    /// Returns the players with the most tokens of a kind, by seat. The result is empty if no player has any.
    pub fn leaders(&self, good: Good) -> Seats {
        goods::leaders(&self.goods, good)
    }

    /// Returns the goods tokens that a player has collected so far.
    pub fn goods(&self, seat: Seat) -> Goods {
        self.goods[seat.index()]
    }
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Takes the second tile that the builder has earned.
    SecondTile,
    /// Declines the second tile.
    Decline,
}

/// The questions that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player must choose whether to take the second tile.
    SecondTile,
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player took the tokens of a completed city, which is given by its oldest segment.
    GoodsTaken { seat: Seat, at: Pos, segment: SegmentIndex, goods: Goods },
    /// The tile just placed earned its player a second tile.
    SecondTileEarned { seat: Seat },
    /// The second part of a turn began, in which its player draws the second tile.
    SecondPartBegan { seat: Seat },
    /// A builder or pig left its cell because its last companion did.
    BuilderOrPigReturned { seat: Seat, figure: Figure, at: Pos },
}

/// The occasions on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A player has the most tokens of a kind at the end of the game (`traders_and_builders.md 5`).
    Most(Good),
}

/// The reason why a builder or pig cannot be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The player has no meeple in the feature.
    #[error("its player has no meeple there")]
    WithoutCompanion,
    /// The tile has completed the feature, so the figure would return immediately.
    #[error("the tile has just completed that")]
    FeatureCompleted,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles: |setup, tiles| tiles.shuffle_in_edition("traders-and-builders", setup.edition),
    distribute_components: companions::distribute_components,
    on_tile_placed: builder::on_tile_placed,
    figure_check: Some(companions::figure_check),
    on_figure_left: companions::on_figure_left,
    after_scoring,
    add_extras: Some(pig::add_extras),
    add_final_points: goods::add_final_points,
    list_pieces,
    recount: audit::recount,
    audit: audit::audit,
    ..Hooks::NONE
};

fn list_pieces(game: &Game, seat: Seat, pieces: &mut Vec<(Piece, usize)>) {
    if let Some(goods) = state(game).map(|state| state.goods(seat)) {
        pieces.extend(Good::ALL.map(|good| (good.piece(), usize::from(goods.of(good)))));
    }
}

/// Step 3b1: gives goods and returns builders after a feature was scored (`traders_and_builders.md 2.2, 3.23`).
fn after_scoring(game: &mut Game, feature: FeatureId, events: &mut Vec<crate::Event>) {
    if matches!(game.board().features().get(feature).kind, Kind::Road | Kind::City) {
        companions::return_builders(game, feature, events);
        goods::give_goods(game, feature, events);
    }
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::SecondTile => builder::begin_second_part(game, events),
        Action::Decline => Flow::Next,
    }
}

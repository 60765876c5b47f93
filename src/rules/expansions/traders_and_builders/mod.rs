//! Traders & Builders (`rules/traders_and_builders.md`): goods for whoever completes a city, a builder that brings a second
//! tile, and a pig that makes farmers richer.
//!
//! Goods, builder and pig can be switched off one by one. Builder and pig are no meeples. Each stands only where its player has a figure that claims the feature, and follows the
//! last of these home.
//!
//! With Bridges, Castles & Bazaars: where the second tile comes beside an auction, `builder` tells; a castle counts as a city
//! to the pig. With The Gifts: whatever takes a builder's or pig's last companion away sends it home too.

mod audit;
mod builder;
mod companions;
mod goods;
mod options;
mod pig;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::options::traders_and_builders as options;
use super::state::traders_and_builders as state;
use super::{Hooks, SpecialAction, SpecialEvent, SpecialOccasion, SpecialQuestion, SpecialRefusal};
use crate::action::{self, Refusal};
use crate::event;
use crate::feature::FeatureId;
use crate::figure::Figure;
use crate::game::Game;
use crate::geometry::Pos;
use crate::piece::Piece;
use crate::pile::Layout;
use crate::score;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::tile::{Kind, SegmentIndex};
use crate::turn::Flow;

pub use super::nothing::{Drawn, Lot, Own};
pub(crate) use super::nothing::{KINDS, drawn, outcome, outcomes, stand_in};
pub(crate) use builder::{play_owed_part, play_second_part};
pub(crate) use companions::FIGURES;
pub use goods::{Good, Goods, to_take as goods_to_take};
pub(super) use options::OPTIONS;
pub use options::{BuilderBazaarOrder, DoubleTurn, LonelySpecials, Options, Part};

/// What is printed on its tiles.
pub(super) const TILES: &str = include_str!("../../../../assets/tiles/traders_and_builders.toml");

/// What everybody may see of the expansion.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The tokens of each player, by seat.
    pub goods: Vec<Goods>,
}

impl Shown {
    /// What is to be seen in a game; nothing of one without the expansion.
    pub fn of(game: &Game) -> Shown {
        let Some(state) = state(game) else { return Shown::default() };
        Shown { goods: game.seats().map(|seat| state.goods(seat)).collect() }
    }

    /// The tokens of a player.
    pub fn of_seat(&self, seat: Seat) -> Goods {
        self.goods.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether a player has the most of a kind, alone or with others.
    pub fn leads(&self, seat: Seat, good: Good) -> bool {
        let own = self.of_seat(seat).of(good);
        own > 0 && self.goods.iter().all(|other| other.of(good) <= own)
    }
}

/// What the expansion remembers. All of it is public.
#[derive(Clone, Debug)]
pub struct State {
    goods: [Goods; Seat::MOST],
    second_part: builder::SecondPart,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { goods: [Goods::NONE; Seat::MOST], second_part: builder::SecondPart::default() }
    }

    /// The tokens of a player.
    pub fn goods(&self, seat: Seat) -> Goods {
        self.goods[seat.index()]
    }
}

/// What the expansion lets players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take the second tile that the builder brings.
    SecondTile,
    /// Do without it.
    Decline,
}

/// What the expansion asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Whether to take a second tile.
    SecondTile,
}

/// What happens only with this expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player took the tokens of a city.
    Goods {
        /// Who completed it.
        seat: Seat,
        /// The cell of the city's oldest segment.
        at: Pos,
        /// That segment.
        segment: SegmentIndex,
        /// What it held.
        goods: Goods,
    },
    /// The tile just laid earned its player a second one.
    Earned {
        /// Who.
        seat: Seat,
    },
    /// The second part of a turn began.
    SecondTile {
        /// Whose.
        seat: Seat,
    },
    /// A builder or pig goes home because its last companion left.
    Followed {
        /// Whose.
        seat: Seat,
        /// Which of the two.
        figure: Figure,
        /// The cell that it stood on.
        at: Pos,
    },
}

/// Why points are counted that only this expansion gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The most of a kind of goods, at the end (§5).
    Most(Good),
}

const fn occasion(occasion: Occasion) -> score::Occasion {
    score::Occasion::Special(SpecialOccasion::TradersAndBuilders(occasion))
}

/// Why a builder or pig may not be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Bad {
    /// Its player has no meeple there.
    #[error("its player has no meeple there")]
    Alone,
    /// The tile has completed the feature, so that it would come straight back.
    #[error("the tile has just completed that")]
    Completed,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare,
    equip: companions::equip,
    placed: builder::placed,
    refuse,
    bars: companions::bars,
    left: companions::left,
    after_scoring,
    extras: pig::extras,
    finish: goods::finish,
    pieces: list_pieces,
    recount: audit::recount,
    audit: audit::audit,
    ..Hooks::NONE
};

/// Shuffles the twenty-four tiles in (§1.1).
fn prepare(setup: &Setup, layout: &mut Layout) {
    layout.shuffle_in(&format!("traders-and-builders:{}", setup.edition.number()));
}

fn list_pieces(game: &Game, seat: Seat, pieces: &mut Vec<(Piece, usize)>) {
    if let Some(goods) = state(game).map(|state| state.goods(seat)) {
        pieces.extend(Good::ALL.map(|good| (good.piece(), usize::from(goods.of(good)))));
    }
}

/// Step 3b1: what comes with a completed road or city after its points (§2.2, §3.23).
fn after_scoring(game: &mut Game, feature: FeatureId, events: &mut Vec<event::Event>) {
    if matches!(game.board().features().get(feature).kind, Kind::Road | Kind::City) {
        companions::dismiss(game, feature, events);
        goods::take(game, feature, events);
    }
}

fn refuse(game: &Game, _: Seat, action: action::Action) -> Option<Refusal> {
    match action {
        action::Action::Deploy { figure, segment } => {
            let node = game.board().laid(game.last()).node(segment);
            companions::bar(game, figure, node).map(|bad| SpecialRefusal::TradersAndBuilders(bad).into())
        }
        action::Action::Special(SpecialAction::TradersAndBuilders(_)) => Some(Refusal::Unasked),
        _ => None,
    }
}

/// Carries out an action that the game offered.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<event::Event>) -> Flow {
    match action {
        Action::SecondTile => builder::draw(game, events),
        Action::Decline => Flow::Next,
    }
}

const fn event(event: Event) -> event::Event {
    event::Event::Special(SpecialEvent::TradersAndBuilders(event))
}

const fn question(question: Question) -> action::Question {
    action::Question::Special(SpecialQuestion::TradersAndBuilders(question))
}

const fn action(action: Action) -> action::Action {
    action::Action::Special(SpecialAction::TradersAndBuilders(action))
}

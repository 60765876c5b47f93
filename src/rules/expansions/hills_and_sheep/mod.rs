//! Hills & Sheep (`docs/rules/hills_and_sheep.md`): shepherds and their flocks, hills, vineyards.
//!
//! A shepherd is placed instead of a meeple, and its owner draws a token for it immediately. Whenever the owner extends
//! the shepherd's field, they choose whether the flock grows or is herded. To grow, it gets another token. Herding
//! gives each player with a shepherd in that field one point per sheep. A wolf scatters the flocks without points. A
//! hill hides a tile and breaks ties. Vineyards add points to completed monasteries around them.

mod audit;
mod flock;
mod hill;
mod options;
mod vineyard;

use serde::{Deserialize, Serialize};

pub use super::own::hills_and_sheep::state;
use super::own::hills_and_sheep::{action, draw, event, occasion, options, question, state_mut};
use crate::{Flow, Game, Hooks, Kind, KindRules, Pos, Refusal, Seat, Seats, ShapeId, kind};

pub(crate) use super::nothing::*;
pub(crate) use flock::FIGURES;
pub use flock::{FieldFlock, Flocks, Token, field_flock, sheep_count};
pub(crate) use flock::{herd_closed, herd_closed_early, tend, tend_early};
pub(super) use hill::break_tie_near;
pub(crate) use hill::draw_hidden_tile;
pub(super) use options::OPTIONS;
pub use options::{ClosedField, FlockTiming, HillTieBreak, HillsAndMonks, Options, Sharing, UnderTile};

/// The rules of hills and vineyards, which take no figures and are never complete.
pub(crate) const KINDS: &[(Kind, KindRules)] =
    &[(Kind::Hill, kind::INSIDE_RULES), (Kind::Vineyard, kind::INSIDE_RULES)];

/// The public information about the expansion, as part of a [`View`](crate::View).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The number of face-down tiles under hills. Their designs are secret.
    pub under_hills: usize,
    /// The tokens that can still be drawn, as the number of each kind.
    pub bag: Vec<(Token, u8)>,
    /// The tokens beside each shepherd, by seat, in the order of drawing.
    pub flocks: Vec<Vec<Token>>,
}

impl PublicState {
    pub(super) fn of(game: &Game) -> PublicState {
        let Some(state) = state(game) else { return PublicState::default() };
        PublicState {
            under_hills: state.hidden_tile_count(),
            bag: state.flocks.bag().collect(),
            flocks: game.seats().map(|seat| state.flocks.of(seat).to_vec()).collect(),
        }
    }

    /// Returns the tokens beside a player's shepherd.
    pub fn flock(&self, seat: Seat) -> &[Token] {
        self.flocks.get(seat.index()).map_or(&[], Vec::as_slice)
    }
}

/// The occasions on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A shepherd's owner turned the flock into points (`hills_and_sheep.md 1.2.3`).
    Herded,
    /// The field was closed, so its flocks were herded at once (`hills_and_sheep.md 1.4.1`).
    Closed,
}

/// The state of the expansion in a game.
#[derive(Clone, Debug)]
pub struct State {
    /// The tokens in the bag and beside each shepherd.
    pub flocks: Flocks,
    /// The tiles under hills, which are secret until the game ends.
    pub(crate) hidden: Vec<ShapeId>,
    /// Public limits on the tiles under hills, which follow from tiles that were seen and returned to the pile.
    limits: Vec<hill::CopyLimit>,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { flocks: Flocks::new(), hidden: Vec::new(), limits: Vec::new() }
    }

    /// Returns the number of tiles under hills, which is public.
    pub fn hidden_tile_count(&self) -> usize {
        self.hidden.len()
    }
}

/// The answers to the question of a shepherd's owner (`hills_and_sheep.md 1.2.3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Lets the flock grow by another token.
    GrowFlock,
    /// Scores the sheep of the whole field and takes the flocks off the board.
    HerdFlock,
}

/// The questions that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player must let the flock grow or herd it, because the shepherd's field was extended.
    Flock,
}

/// The draws that only this expansion needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// A token from the bag, for the flock of the active player.
    Token,
    /// The tile that goes under a hill. Players do not see it.
    UnderTile,
}

/// The outcomes of the expansion's draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawOutcome {
    /// The token that was drawn.
    Token(Token),
    /// The tile, which stays secret until the game ends.
    UnderTile(ShapeId),
}

/// The events that only this expansion causes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A token with sheep was drawn for a shepherd.
    SheepDrawn { seat: Seat, token: Token },
    /// A wolf was drawn for a shepherd and scattered all flocks of its field, whose owners are in the order of their
    /// shepherds. The wolf returned to the bag. The events of the shepherds that return follow.
    WolfDrawn { seat: Seat, owners: Seats },
    /// A tile was put under a hill, unseen.
    TileHidden { at: Pos },
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles: |setup, tiles| tiles.shuffle_in_edition("hills-and-sheep", setup.edition),
    refusal_of: |_, _, action| action.hills_and_sheep().map(|_| Refusal::NotAsked),
    figure_check: Some(flock::figure_check),
    on_figure_deployed: flock::on_figure_deployed,
    on_figure_left: flock::on_figure_left,
    adjust_terms: Some(vineyard::adjust_terms),
    break_tie: hill::break_tie,
    before_tile_returns: hill::before_tile_returns,
    add_hidden_tiles: hill::add_hidden_tiles,
    redact_secrets: hill::redact_secrets,
    resample: hill::resample,
    recount: audit::recount,
    kept_tile_count: |game| state(game).map_or(0, State::hidden_tile_count),
    audit: audit::audit,
    ..Hooks::NONE
};

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::GrowFlock => draw(Draw::Token),
        Action::HerdFlock => flock::herd_own_flock(game, events),
    }
}

pub(super) fn outcome_count(game: &Game, draw: Draw) -> usize {
    match draw {
        Draw::Token => state(game).map_or(0, |state| state.flocks.bag().map(|(_, n)| usize::from(n)).sum()),
        Draw::UnderTile => game.pile().top().len(),
    }
}

pub(super) fn outcome(game: &Game, draw: Draw, number: usize) -> Option<DrawOutcome> {
    match draw {
        Draw::Token => {
            let mut tokens =
                state(game)?.flocks.bag().flat_map(|(token, n)| std::iter::repeat_n(token, usize::from(n)));
            tokens.nth(number).map(DrawOutcome::Token)
        }
        Draw::UnderTile => game.pile().top().get(number).copied().map(DrawOutcome::UnderTile),
    }
}

/// Returns a placeholder for the tile under a hill, on which no answer depends. Returns `None` for tokens.
pub(super) fn placeholder(game: &Game, draw: Draw) -> Option<DrawOutcome> {
    match draw {
        Draw::UnderTile => outcome(game, draw, 0),
        Draw::Token => None,
    }
}

pub(super) fn apply_draw(
    game: &mut Game,
    draw: Draw,
    drawn: DrawOutcome,
    events: &mut Vec<crate::Event>,
) -> Option<Flow> {
    match (draw, drawn) {
        (Draw::Token, DrawOutcome::Token(token)) => flock::receive_token(game, token, events),
        (Draw::UnderTile, DrawOutcome::UnderTile(shape)) => hill::hide_drawn_tile(game, shape, events),
        _ => None,
    }
}

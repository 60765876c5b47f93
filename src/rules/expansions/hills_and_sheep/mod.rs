//! Hills & Sheep (`rules/hills_and_sheep.md`): shepherds and their flocks, hills, vineyards.
//!
//! A shepherd is placed instead of a meeple and draws a token at once. Whenever its owner extends its field the flock must
//! grow (draw a token) or be herded (one point a sheep, to everybody with a shepherd in that field); a wolf ends it for
//! nothing. A hill hides a tile and breaks ties; vineyards make completed monasteries around them worth more.

mod audit;
mod flock;
mod hill;
mod options;
mod vineyard;

use serde::{Deserialize, Serialize};

use super::options::hills_and_sheep as options;
use super::state::hills_and_sheep as state;
use super::{Hooks, SpecialAction, SpecialEvent, SpecialLot, SpecialOccasion, SpecialQuestion};
use crate::action::{self, Refusal};
use crate::event;
use crate::game::Game;
use crate::geometry::Pos;
use crate::kind;
use crate::pile::Layout;
use crate::score;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::tile::{Kind, KindRules, ShapeId};
use crate::turn::Flow;

pub use super::nothing::{Bad, Own};
pub(crate) use flock::FIGURES;
pub use flock::{Flocks, Token};
pub(crate) use flock::{herd_closed, herd_closed_early, tend, tend_early};
pub(crate) use hill::hide_tile;
pub(super) use options::OPTIONS;
pub use options::{ClosedField, FlockTiming, HillTieBreak, HillsAndMonks, Options, Sharing, UnderTile};

/// What is printed on its tiles.
pub(super) const TILES: &str = include_str!("../../../../assets/tiles/hills_and_sheep.toml");

/// Hills and vineyards take no figures and are never complete.
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Hill, kind::INSIDE), (Kind::Vineyard, kind::INSIDE)];

/// What everybody may see of the expansion.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// How many tiles lie under hills.
    pub under_hills: usize,
    /// The tokens in the bag, with how many there are of each.
    pub bag: Vec<(Token, u8)>,
    /// The tokens beside each shepherd, by seat, in the order in which they were drawn.
    pub flocks: Vec<Vec<Token>>,
}

impl Shown {
    pub(super) fn of(game: &Game) -> Shown {
        let Some(state) = state(game) else { return Shown::default() };
        Shown {
            under_hills: state.hidden(),
            bag: state.flocks.bag().collect(),
            flocks: game.seats().map(|seat| state.flocks.of(seat).to_vec()).collect(),
        }
    }

    /// The tokens beside a player's shepherd.
    pub fn flock(&self, seat: Seat) -> &[Token] {
        self.flocks.get(seat.index()).map_or(&[], Vec::as_slice)
    }
}

/// Why points are counted that only this expansion gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A flock was herded (`000 §Rentrer`).
    Herded,
}

const HERDED: score::Occasion = score::Occasion::Special(SpecialOccasion::HillsAndSheep(Occasion::Herded));

/// What the expansion remembers.
#[derive(Clone, Debug)]
pub struct State {
    /// The bag, and the sheep beside each shepherd.
    pub flocks: Flocks,
    /// What lies under hills. Nobody may see it before the game ends.
    pub(crate) hidden: Vec<ShapeId>,
    /// What everybody knows about that, since tiles that were seen went back into the pile.
    limits: Vec<hill::Limit>,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { flocks: Flocks::new(), hidden: Vec::new(), limits: Vec::new() }
    }

    /// How many tiles lie under hills.
    pub fn hidden(&self) -> usize {
        self.hidden.len()
    }
}

/// What a shepherd's owner may do with the flock (`000 §Berger 1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Draw another token.
    Grow,
    /// Score the sheep of the whole field and take them off.
    Herd,
}

/// What the expansion asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// What to do with one's flock, whose field was extended.
    Flock,
}

/// What must be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lot {
    /// A token from the bag.
    Token,
    /// The tile that goes under a hill, which nobody sees.
    UnderTile,
}

/// What was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// This token came out of the bag.
    Token(Token),
    /// This tile lies under a hill now.
    UnderTile(ShapeId),
}

/// What happens only with this expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A token was drawn for a shepherd.
    Token {
        /// Whose shepherd.
        seat: Seat,
        /// The token. A wolf goes straight back into the bag.
        token: Token,
    },
    /// A tile was hidden under a hill.
    Hidden {
        /// The hill's cell.
        at: Pos,
    },
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare,
    refuse,
    bars: flock::bars,
    deployed: flock::deployed,
    terms: vineyard::terms,
    break_tie: hill::break_tie,
    put_back: hill::limit,
    hidden: hill::add_hidden,
    disguise: hill::disguise,
    imagine: hill::imagine,
    recount: audit::recount,
    kept_tiles: |game| state(game).map_or(0, State::hidden),
    audit: audit::audit,
    ..Hooks::NONE
};

/// Shuffles the eighteen tiles in (`000 §Mise en place`).
fn prepare(setup: &Setup, layout: &mut Layout) {
    layout.shuffle_in(&format!("hills-and-sheep:{}", setup.edition.number()));
}

fn refuse(_: &Game, _: Seat, action: action::Action) -> Option<Refusal> {
    match action {
        action::Action::Special(SpecialAction::HillsAndSheep(_)) => Some(Refusal::Unasked),
        _ => None,
    }
}

/// Carries out what the shepherd's owner decided.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<event::Event>) -> Flow {
    match action {
        Action::Grow => lot(Lot::Token),
        Action::Herd => flock::herd_own(game, events),
    }
}

pub(super) fn outcomes(game: &Game, lot: Lot) -> usize {
    match lot {
        Lot::Token => state(game).map_or(0, |state| state.flocks.bag().map(|(_, n)| usize::from(n)).sum()),
        Lot::UnderTile => game.pile().top().len(),
    }
}

pub(super) fn outcome(game: &Game, lot: Lot, number: usize) -> Option<Drawn> {
    match lot {
        Lot::Token => {
            let mut tokens =
                state(game)?.flocks.bag().flat_map(|(token, n)| std::iter::repeat_n(token, usize::from(n)));
            tokens.nth(number).map(Drawn::Token)
        }
        Lot::UnderTile => game.pile().top().get(number).copied().map(Drawn::UnderTile),
    }
}

/// What goes under a hill shows in nothing that is offered.
pub(super) fn stand_in(game: &Game, lot: Lot) -> Option<Drawn> {
    match lot {
        Lot::UnderTile => outcome(game, lot, 0),
        Lot::Token => None,
    }
}

pub(super) fn drawn(game: &mut Game, lot: Lot, drawn: Drawn, events: &mut Vec<event::Event>) -> Option<Flow> {
    match (lot, drawn) {
        (Lot::Token, Drawn::Token(token)) => flock::drawn(game, token, events),
        (Lot::UnderTile, Drawn::UnderTile(shape)) => hill::hidden(game, shape, events),
        _ => None,
    }
}

const fn lot(lot: Lot) -> Flow {
    Flow::Draw(crate::game::Lot::Special(SpecialLot::HillsAndSheep(lot)))
}

const fn event(event: Event) -> event::Event {
    event::Event::Special(SpecialEvent::HillsAndSheep(event))
}

const fn question(question: Question) -> action::Question {
    action::Question::Special(SpecialQuestion::HillsAndSheep(question))
}

const fn action(action: Action) -> action::Action {
    action::Action::Special(SpecialAction::HillsAndSheep(action))
}

//! The names that the other engine uses for each expansion, and code for those whose messages need more than names.

macro_rules! names {
    ($($id:ident)*) => {
        /// The data files in `names/`, each with the ID of its expansion.
        pub const NAMES: &[(&str, &str)] =
            &[$((stringify!($id), include_str!(concat!("../names/", stringify!($id), ".toml")))),*];
    };
}
names! {
    abbey_and_mayor
    abbot
    bridges_castles_and_bazaars
    crop_circles
    darmstadt
    ferries
    festival
    flying_machines
    games_quarterly
    goldmines
    hills_and_sheep
    inns_and_cathedrals
    king_and_robber
    labyrinth
    little_buildings
    mage_and_witch
    river
    siege
    special_monasteries
    spiel_doch
    the_count
    the_cult
    the_phantom
    the_princess_and_the_dragon
    the_tower
    the_tunnel
    traders_and_builders
    under_the_big_top
    watchtowers
    wind_roses
    winter_tiles
}

mod abbey_and_mayor;
pub mod bridges_castles_and_bazaars;
mod festival;
pub mod mage_and_witch;
pub mod the_count;
mod the_princess_and_the_dragon;
mod the_tower;

use bergerie_rules::{Action, Crossing, Event, Game, Holder, Pos, Seat, SegmentPlace, SpecialPiece};

use crate::saved_game::{FeaturePlace, Message, Payload};
use crate::selection::{Answer, WrittenAnswer};

/// A move of a figure without an owner.
pub(crate) struct NeutralMove {
    /// The ID of the figure in the other program.
    pub figure: &'static str,
    pub player: Seat,
    pub to: Pos,
}

/// The functions of an expansion. [`Hooks::NONE`] adds nothing.
pub(crate) struct Hooks {
    /// Returns our answer for a type of message, which comes after `&[Message]`. Returns `None` if it is answered as the data
    /// files describe.
    pub answer: fn(&Game, &str, &Payload, &[Message]) -> Option<Answer>,
    /// Returns the message for an answer, from which `answer` returns it. Returns `None` if the data files describe it.
    pub message: fn(&Game, Action) -> Option<WrittenAnswer>,
    /// Returns the piece that holds figures in a place, which is given by its kind, its cell and its location. Returns `None` if
    /// the place is none of the expansion's pieces.
    pub holder: fn(&str, Pos, &str) -> Option<Holder>,
    /// Returns the place of a piece that holds figures, from which `holder` returns it.
    pub place: fn(Holder) -> Option<FeaturePlace>,
    /// Returns the other engine's kind of a segment if it is not that of all such segments.
    pub kind: fn(&Game, SegmentPlace) -> Option<&'static str>,
    /// Returns whether our game asks about a type of message later.
    pub comes_early: fn(&Game, &str) -> bool,
    /// Returns whether the other program lists an answer among those to the question about the main action.
    pub is_listed: fn(&Game, Action) -> bool,
    /// Returns the answer to our question that the other program gives itself. Returns `None` for other questions.
    pub settled: fn(&Game) -> Option<Action>,
    /// Returns whether our game has already made a move of a figure without an owner. Takes the events since the last tile
    /// was placed, and the number of such moves since then, with this one.
    pub is_done: fn(&[Event], &Payload, usize) -> bool,
    /// Returns the moves of figures without an owner among these events.
    pub moved: fn(&[Event]) -> Vec<NeutralMove>,
    /// Returns the piece over a tile that the other engine names in a placement. Returns `None` if the expansion has no such
    /// piece.
    pub placed_over: fn(Crossing) -> Option<SpecialPiece>,
}

impl Hooks {
    pub const NONE: Hooks = Hooks {
        answer: |_, _, _, _| None,
        message: |_, _| None,
        holder: |_, _, _| None,
        place: |_| None,
        kind: |_, _| None,
        comes_early: |_, _| false,
        is_listed: |_, _| true,
        settled: |_| None,
        is_done: |_, _, _| false,
        moved: |_| Vec::new(),
        placed_over: |_| None,
    };
}

/// The code of all expansions.
pub(crate) const ALL: &[Hooks] = &[
    abbey_and_mayor::HOOKS,
    bridges_castles_and_bazaars::HOOKS,
    festival::HOOKS,
    mage_and_witch::HOOKS,
    the_count::HOOKS,
    the_princess_and_the_dragon::HOOKS,
    the_tower::HOOKS,
];

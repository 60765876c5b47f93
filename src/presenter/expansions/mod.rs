//! The descriptions that expansions contribute. Each expansion has a file or folder here, and is called through a table
//! of hooks.
//!
//! Other files of `presenter/` call [`all`] and name no expansion. An expansion may call functions of `presenter/`,
//! which calls expansions only through [`Hooks`].

pub(crate) mod abbey_and_mayor;
pub(crate) mod abbot;
pub(crate) mod bridges_castles_and_bazaars;
pub(crate) mod deserts;
pub(crate) mod ferries;
pub(crate) mod hills_and_sheep;
pub(crate) mod houses_and_walls;
pub(crate) mod inns_and_cathedrals;
pub(crate) mod king_and_robber;
pub(crate) mod monuments;
pub(crate) mod the_count;
pub(crate) mod the_cult;
pub(crate) mod the_gifts;
pub(crate) mod the_princess_and_the_dragon;
pub(crate) mod the_tower;
pub(crate) mod traders_and_builders;
pub(crate) mod under_the_big_top;

use crate::picture::Pane;
use crate::rules::board::Standing;
use crate::rules::score::Score;
use crate::rules::seat::Seat;
use crate::rules::view::SeatView;
use crate::rules::{Action, Event, Game, Setup};
use crate::words::Words;
use crate::words::commands::Label;

use super::attempt::{Asked, Asking, Attempt};
use super::category::Category;
use super::description::{Answer, Component, Mention, Overview, Possessions, Prompt, Role, Source, Wait};
use super::summary::{Award, GameSummary};

/// The extension points of the presenter, as plain functions and data. [`Hooks::NONE`] belongs to the base game.
///
/// Most hooks are called for every expansion, including those not in play. A hook must do nothing if the game, answer or event does
/// not concern its expansion.
#[derive(Clone, Copy)]
pub(crate) struct Hooks {
    /// Whether some rules of the expansion are house rules, because its rule sheet leaves them open.
    pub has_house_rules: bool,
    /// The standing orders that the expansion adds, each with key and label.
    pub orders: &'static [(&'static str, Label)],
    /// The letters of the expansion's components in codes. From the first release on, a letter never changes and is never reused, because buttons of old posts
    /// contain it.
    pub letters: &'static [(Component, char)],

    // Answers.
    /// Describes an answer of the expansion, or a placement with one of its pieces. Returns `None` for other answers.
    pub answer: fn(&Asked<'_>, Action) -> Option<Answer>,
    /// Returns the role of an answer.
    pub role: fn(Action) -> Role,
    /// Describes the prospects of an answer that scores nothing immediately, or the gains of a placement other than
    /// points. The arguments include the game after the answer and the answer's events. An empty text means no note.
    /// `None` means that the presenter composes the note.
    pub outcome: fn(&Asked<'_>, &Game, &[Event], Action) -> Option<String>,

    // Questions.
    /// Describes a question of the expansion. Returns `None` for other questions.
    pub prompt: fn(&Asking<'_>) -> Option<Prompt>,
    /// Returns the subject of a question for the pane beside the board in the picture, with the alternative text. Returns `None` if
    /// the question needs no pane.
    pub pane: fn(Words, &Game) -> Option<(Pane, String)>,
    /// Returns the kind of decision or draw of the expansion that the game waits for.
    pub wait: fn(&Game) -> Wait,

    // Rehearsals.
    /// Describes the effect of an answer that precedes the tile and is rehearsed alone.
    pub preceding: fn(&Attempt<'_>, Action) -> Vec<String>,
    /// Describes further consequences of a rehearsal.
    pub tried: fn(&Attempt<'_>) -> Vec<String>,

    // Events and points.
    /// Returns the kinds of descriptions that mention an event.
    pub mention: fn(&Setup, &Event) -> Mention,
    /// Returns the source of points that the expansion scores, or `None` for other points.
    pub source: fn(&Score) -> Option<Source>,
    /// The categories of points that the expansion adds.
    pub categories: &'static [Category],
    /// Returns the awards at the end of a game.
    pub awards: fn(&GameSummary) -> Vec<Award>,

    // The table.
    /// Describes a player's possessions.
    pub possessions: fn(Words, &Game, Seat) -> Possessions,
    /// Describes a player's pieces, beside the figures, for the alternative text of the legend.
    pub legend: fn(Words, &SeatView) -> Vec<String>,
    /// Extends the description of one of the expansion's figures. The last argument is the plain description. Returns `None` to
    /// keep it.
    pub figure: fn(Words, &Game, &Standing, &str) -> Option<String>,
    /// Describes the table as a whole.
    pub overview: fn(Words, &Game) -> Overview,
}

impl Hooks {
    /// The hooks of the base game.
    pub const NONE: Hooks = Hooks {
        has_house_rules: false,
        orders: &[],
        letters: &[],
        answer: |_, _| None,
        role: |_| Role::Plain,
        outcome: |_, _, _, _| None,
        prompt: |_| None,
        pane: |_, _| None,
        wait: |_| Wait::Plain,
        preceding: |_, _| Vec::new(),
        tried: |_| Vec::new(),
        mention: |_, _| Mention::Made,
        source: |_| None,
        categories: &[],
        awards: |_| Vec::new(),
        possessions: |_, _, _| Possessions::default(),
        legend: |_, _| Vec::new(),
        figure: |_, _, _, _| None,
        overview: |_, _| Overview::default(),
    };
}

bergerie_rules::hooks!();

//! The descriptions that expansions contribute. Each expansion has a file or folder here, and is called through a table
//! of hooks.
//!
//! Other files of `presenter/` call [`all`] and name no expansion. An expansion may call functions of `presenter/`,
//! which calls expansions only through [`Hooks`].

pub mod abbey_and_mayor;
pub mod abbot;
pub mod bridges_castles_and_bazaars;
pub mod crop_circles;
pub mod darmstadt;
pub mod deserts;
pub mod ferries;
pub mod festival;
pub mod flying_machines;
pub mod games_quarterly;
pub mod goldmines;
pub mod hills_and_sheep;
pub mod houses_and_walls;
pub mod inns_and_cathedrals;
pub mod king_and_robber;
pub mod labyrinth;
pub mod little_buildings;
pub mod mage_and_witch;
pub mod monuments;
pub mod river;
pub mod russian_promos;
pub mod school;
pub mod siege;
pub mod special_monasteries;
pub mod the_count;
pub mod the_cult;
pub mod the_gifts;
pub mod the_messages;
pub mod the_phantom;
pub mod the_princess_and_the_dragon;
pub mod the_robbers;
pub mod the_tower;
pub mod the_tunnel;
pub mod traders_and_builders;
pub mod under_the_big_top;
pub mod watchtowers;
pub mod wind_roses;

use crate::words::Words;
use crate::words::labels::CommandLabel;
use bergerie_picture::Pane;
use bergerie_rules::{
    Action, Event, ExpansionEvent, ExpansionOccasion, ExpansionQuestion, Figure, Game, Kind, PlacedFigure, Refusal,
    Score, ScoredFeature, Seat, Setup, Shape, Term,
};

use super::category::Category;
use super::contexts::{AnswerContext, EventContext, QuestionContext, RehearsalContext};
use super::description::{
    AnswerDescription, AnswerRole, CodedComponent, Narration, Overview, PointSource, Possessions, Prompt, WaitKind,
};
use super::seats::PlayerNames;
use super::summary::{Award, GameSummary};

/// The extension points of the presenter, as plain functions and data. [`Hooks::NONE`] belongs to the base game.
///
/// Most hooks are called for every expansion, including those not in play. A hook must do nothing if the game, answer or event does
/// not concern its expansion.
#[derive(Clone, Copy)]
pub struct Hooks {
    /// The extent of house rules in the expansion, where its rule sheet leaves something open.
    pub house_rules: HouseRules,
    /// Warns of expansions in play that do not go well together with this one, because its publisher says so or has no rules for it.
    /// Returns `None` if there are none. The rule sheet names them, too.
    pub combination_warning: fn(Words, &Setup) -> Option<String>,
    /// The standing orders that the expansion adds, each with key and label.
    pub order_labels: &'static [(&'static str, CommandLabel)],
    /// The letters of the expansion's components in codes. A released letter never changes, because buttons contain it.
    pub code_letters: &'static [(CodedComponent, char)],

    // Names.
    /// Names a figure on a kind of segment, if the figure or the kind belongs to the expansion: "shepherd", "architect". `None`
    /// instead of a kind means that the segment is not printed on the tile, but added by the expansion, such as a bridge.
    pub figure_role: fn(Words, Figure, Option<Kind>) -> Option<String>,
    /// Returns the key of a feature's messages, if it is not that of its kind. Receives the kind, and the design of the tile.
    pub feature_key: fn(Kind, &Shape) -> Option<&'static str>,
    /// Adds the expansion's prints to the description of a tile.
    pub add_tile_prints: fn(Words, &Shape, &mut Vec<String>),

    // Answers.
    /// Explains a refusal that is due to the expansion or one of its figures. Returns `None` for other refusals.
    pub refusal_text: fn(Words, Refusal) -> Option<String>,
    /// Describes an answer of the expansion, or a placement with one of its pieces. Returns `None` for other answers.
    pub answer: fn(&AnswerContext<'_>, Action) -> Option<AnswerDescription>,
    /// Names the refusal of a question that can be passed, such as "The count stays". Returns `None` for other questions.
    pub pass_label: fn(Words, ExpansionQuestion) -> Option<String>,
    /// Returns the role of an answer.
    pub answer_role: fn(Action) -> AnswerRole,
    /// Describes the prospects of an answer that scores nothing immediately, or the gains of a placement other than points. The
    /// arguments include the game after the answer and the answer's events. `None` means that the presenter composes the note.
    pub answer_note: fn(&AnswerContext<'_>, &Game, &[Event], Action) -> Option<String>,

    // Questions.
    /// Describes a question of the expansion. Returns `None` for other questions.
    pub prompt: fn(&QuestionContext<'_>) -> Option<Prompt>,
    /// Returns the pane beside the board in the picture, which shows the subject of a question, with its alternative text.
    pub pane: fn(Words, &Game) -> Option<(Pane, String)>,
    /// Returns the kind of decision or draw of the expansion that the game waits for.
    pub wait_kind: fn(&Game) -> WaitKind,

    // Rehearsals.
    /// Describes the effect of an answer that precedes the tile and is rehearsed alone.
    pub earlier_answer_effects: fn(&RehearsalContext<'_>, Action) -> Vec<String>,
    /// Describes further consequences of a rehearsal.
    pub consequences: fn(&RehearsalContext<'_>) -> Vec<String>,

    // Events and points.
    /// Returns whether descriptions of rehearsed moves mention an event of the expansion, as those of committed moves do.
    pub mentions_in_rehearsal: fn(&ExpansionEvent) -> bool,
    /// Returns whether descriptions omit an event of the expansion, because other events describe the outcome.
    pub omits_event: fn(&Setup, &ExpansionEvent) -> bool,
    /// Describes an event of the expansion in a sentence.
    pub event_narration: fn(Words, &ExpansionEvent, &EventContext<'_>) -> Narration,
    /// Describes a score of the expansion in the account of a move. Returns `None` if another event of the expansion describes it.
    /// By default, only points for a feature have a sentence, which is the same as in a list of scores.
    pub score_text: fn(Words, &Score, &EventContext<'_>) -> Option<String>,
    /// Describes an occasion on which the expansion scores, given the description of the gains, or returns `None` for them alone.
    pub occasion_text: fn(Words, &Score, &str) -> Option<String>,
    /// Describes a term of a receipt that the expansion adds. Returns `None` for other terms.
    pub term_text: fn(Words, Term) -> Option<String>,
    /// Describes the rule of the expansion that broke a tie for a feature, given the winners.
    pub tie_break: fn(Words, &ScoredFeature, &[Seat], &PlayerNames) -> Option<String>,
    /// Describes a change of the expansion to the rule of a category of points. Returns `None` if the expansion does not change it.
    pub rule_change: fn(Words, &Setup, Category) -> Option<String>,
    /// Returns the source of points that the expansion scores.
    pub point_source: fn(ExpansionOccasion) -> PointSource,
    /// The categories of points that the expansion adds.
    pub categories: &'static [Category],
    /// Returns the awards at the end of a game.
    pub awards: fn(&GameSummary) -> Vec<Award>,

    // The table.
    /// Describes a player's possessions.
    pub possessions: fn(Words, &Game, Seat) -> Possessions,
    /// Extends the description of one of the expansion's figures, which is the last argument. Returns `None` to keep it.
    pub figure_text: fn(Words, &Game, &PlacedFigure, &str) -> Option<String>,
    /// Describes the table as a whole.
    pub overview: fn(Words, &Game) -> Overview,
}

/// The extent of house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HouseRules {
    /// No house rules.
    None,
    /// House rules for questions that a published expansion leaves open.
    Details,
    /// House rules for most of a fan expansion, which its author describes in a few sentences.
    FanExpansion,
}

impl Hooks {
    /// The hooks of the base game.
    pub const NONE: Hooks = Hooks {
        house_rules: HouseRules::None,
        combination_warning: |_, _| None,
        order_labels: &[],
        code_letters: &[],
        figure_role: |_, _, _| None,
        feature_key: |_, _| None,
        add_tile_prints: |_, _, _| {},
        refusal_text: |_, _| None,
        answer: |_, _| None,
        pass_label: |_, _| None,
        answer_role: |_| AnswerRole::Plain,
        answer_note: |_, _, _, _| None,
        prompt: |_| None,
        pane: |_, _| None,
        wait_kind: |_| WaitKind::Plain,
        earlier_answer_effects: |_, _| Vec::new(),
        consequences: |_| Vec::new(),
        mentions_in_rehearsal: |_| false,
        omits_event: |_, _| false,
        event_narration: |_, _, _| Narration::Silent,
        score_text: |words, score, context| score.feature.is_some().then(|| words.score(score, context.names)),
        occasion_text: |_, _, _| None,
        term_text: |_, _| None,
        tie_break: |_, _, _, _| None,
        rule_change: |_, _, _| None,
        point_source: |_| PointSource::default(),
        categories: &[],
        awards: |_| Vec::new(),
        possessions: |_, _, _| Possessions::default(),
        figure_text: |_, _, _, _| None,
        overview: |_, _| Overview::default(),
    };
}

#[cfg(test)]
mod tests;

bergerie_rules::hooks!();

//! The bot's knowledge about single expansions. It is optional, because the rules compute the legal answers and the
//! final score.
//!
//! An expansion needs a module here only for expected gains that the rules do not score yet, and for questions with too
//! many answers to search.

pub(crate) mod abbey_and_mayor;
pub(crate) mod bridges_castles_and_bazaars;
pub(crate) mod goldmines;
pub(crate) mod hills_and_sheep;
pub(crate) mod houses_and_walls;
pub(crate) mod king_and_robber;
pub(crate) mod little_buildings;
pub(crate) mod monuments;
pub(crate) mod school;
pub(crate) mod the_count;
pub(crate) mod the_cult;
pub(crate) mod the_gifts;
pub(crate) mod the_messages;
pub(crate) mod the_princess_and_the_dragon;
pub(crate) mod the_robbers;
pub(crate) mod the_tower;
pub(crate) mod traders_and_builders;
pub(crate) mod under_the_big_top;
pub(crate) mod watchtowers;

use super::evaluation::{EvaluationContext, Values};
use super::plan::Evaluator;
use bergerie_rules::{Action, Game, Piece, Question, Seat};

/// The answers to an expansion's own question, each with the values of the game after it.
pub(crate) type ValuedAnswers = Vec<(Action, Values)>;

/// The numbers of offers, each with the maximum price for a player.
pub(crate) type Prices = Vec<(u8, f32)>;

/// A finite piece that is worth keeping in the supply for a good moment.
pub(crate) struct KeptPiece {
    pub piece: Piece,
    /// The points that the piece gains when it is used at a good moment.
    pub value: f32,
    /// The number of remaining turns of a player below which the piece loses value.
    pub endgame_turns: f32,
}

/// The functions through which the search calls an expansion. They do nothing if the expansion is not in play.
pub(crate) struct Hooks {
    /// The finite pieces that every bot keeps for a good moment.
    pub kept_pieces: &'static [KeptPiece],
    /// Adds expected gains that the rules do not score yet to the values of a game.
    pub add_estimates: fn(&mut EvaluationContext<'_>, &mut Values),
    /// Returns whether the expansion decides this question itself, in which case the search stops there.
    pub decides_question: fn(&Question) -> bool,
    /// Returns the answers that a bot may give to a question that the expansion decides itself, each with its values.
    pub candidate_answers: fn(&mut Evaluator<'_>, &Game) -> Option<ValuedAnswers>,
    /// Like `candidate_answers`, but returns every legal answer. Used to judge an answer that a player has given.
    pub all_valued_answers: fn(&mut Evaluator<'_>, &Game) -> Option<ValuedAnswers>,
    /// Returns the maximum price that a seat should pay for each offer, or `None` if the game is not collecting private
    /// bids.
    pub maximum_prices: fn(&mut Evaluator<'_>, &Game, Seat) -> Option<Prices>,
}

impl Hooks {
    /// Hooks that do nothing.
    pub const NONE: Hooks = Hooks {
        kept_pieces: &[],
        add_estimates: |_, _| {},
        decides_question: |_| false,
        candidate_answers: |_, _| None,
        all_valued_answers: |_, _| None,
        maximum_prices: |_, _, _| None,
    };
}

bergerie_rules::hooks!();

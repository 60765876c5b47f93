//! Descriptions of a game for any user interface: decisions, answers, points and possessions, in the reader's language.
//!
//! This layer contains no Discord, no SQL and no drawing. Its texts contain markup (`words/markup.rs`), which user interfaces render,
//! and its pictures are scenes, which user interfaces draw.
//! Everything about expansions is in `expansions/`, which other files call through `expansions::Hooks`.
//!
//! No two files depend on each other, even indirectly. A test checks that.

pub mod absence;
pub mod answers;
pub mod awards;
pub mod category;
pub mod cells;
pub mod change;
pub mod codes;
pub mod combination_warnings;
pub mod contexts;
pub mod description;
pub mod earlier_answers;
pub mod events;
pub mod expansions;
pub mod lenses;
pub mod look_ahead;
pub mod numbers;
pub mod orders;
pub mod pictures;
pub mod pieces;
pub mod possessions;
pub mod preview;
pub mod profiles;
pub mod prospects;
pub mod questions;
pub mod receipt;
pub mod refusals;
pub mod regions;
pub mod rehearsal;
pub mod rehearsal_pictures;
pub mod review;
pub mod rule_pictures;
pub mod seats;
pub mod spots;
pub mod suggestions;
pub mod summary;
pub mod tally;
#[cfg(test)]
mod tests;
pub mod tiles;
pub mod unseen_tiles;
pub mod votes;
pub mod words;

pub use answers::MenuOption;
pub use category::Category;
pub use codes::{ChoiceStep, TileChoice, TileChoicePath};
pub use contexts::{AnswerContext, EventContext, QuestionContext, RehearsalContext, RehearsedAnswer};
pub use description::{
    AnswerDescription, AnswerRole, CodedComponent, EarlierLabels, Narration, Overview, PointSource, Possessions,
    Prompt, WaitKind,
};
pub use earlier_answers::EarlierAnswers;
pub use pictures::{Highlights, Picture};
pub use preview::PreviewContext;
pub use rehearsal::{CodeHandling, Rehearsal};
pub use seats::PlayerNames;
pub use spots::NumberedSpot;
pub use tally::Tally;

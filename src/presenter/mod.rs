//! Descriptions of a game for any user interface: decisions, answers, points and possessions, in the reader's language.
//!
//! This layer contains no Discord, no SQL and no drawing. Its texts contain markup (`words/markup.rs`), which user interfaces render,
//! and its pictures are scenes, which user interfaces draw.
//! Everything about expansions is in `expansions/`, which other files call through `expansions::Hooks`.
//!
//! No two files depend on each other, even indirectly. A test checks that.

#![warn(clippy::let_underscore_must_use, clippy::unused_result_ok)]

pub(crate) mod absence;
pub(crate) mod answers;
pub(crate) mod awards;
pub(crate) mod category;
pub(crate) mod cells;
pub(crate) mod change;
pub(crate) mod codes;
pub(crate) mod contexts;
pub(crate) mod description;
pub(crate) mod earlier_answers;
pub(crate) mod events;
pub(crate) mod expansions;
pub(crate) mod lenses;
pub(crate) mod look_ahead;
pub(crate) mod numbers;
pub(crate) mod orders;
pub(crate) mod pictures;
pub(crate) mod pieces;
pub(crate) mod possessions;
pub(crate) mod preview;
pub(crate) mod prospects;
pub(crate) mod questions;
pub(crate) mod receipt;
pub(crate) mod refusals;
pub(crate) mod regions;
pub(crate) mod rehearsal;
pub(crate) mod rehearsal_pictures;
pub(crate) mod review;
pub(crate) mod rule_pictures;
pub(crate) mod seats;
pub(crate) mod spots;
pub(crate) mod suggestions;
pub(crate) mod summary;
pub(crate) mod tally;
pub(crate) mod tiles;
pub(crate) mod unseen_tiles;
pub(crate) mod votes;

pub(crate) use answers::MenuOption;
pub(crate) use category::Category;
pub(crate) use codes::{ChoiceStep, TileChoice, TileChoicePath};
pub(crate) use contexts::{AnswerContext, EventContext, QuestionContext, RehearsalContext, RehearsedAnswer};
pub(crate) use description::{
    Answer, AnswerRole, Component, EarlierLabels, Narration, Overview, PointSource, Possessions, Prompt, WaitKind,
};
pub(crate) use earlier_answers::EarlierAnswers;
pub(crate) use pictures::{Highlights, Picture};
pub(crate) use preview::PreviewContext;
pub(crate) use rehearsal::{CodeHandling, Rehearsal};
pub(crate) use seats::PlayerNames;
pub(crate) use spots::NumberedSpot;
pub(crate) use tally::Tally;

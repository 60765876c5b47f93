//! Defaults for the items that an expansion does not need: an empty type, empty tables, functions without a caller.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Figure, FigureRules, Flow, Game, Kind, KindRules, Seat, SetupOption};

/// A type without values, for example for the actions of an expansion that has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Never {}

pub type Action = Never;
pub type Question = Never;
pub type Event = Never;
pub type Draw = Never;
pub type DrawOutcome = Never;
pub type Occasion = Never;
pub type RefusalReason = Never;

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

pub const FIGURES: &[(Figure, FigureRules)] = &[];
pub const KINDS: &[(Kind, KindRules)] = &[];

/// The options of an expansion that has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

pub(crate) const OPTIONS: &[SetupOption] = &[];

/// The state of an expansion whose whole state is on the board.
#[derive(Clone, Debug)]
pub struct State;

impl State {
    /// Returns the empty state.
    pub const fn new<T>(_: &T) -> State {
        State
    }
}

/// The public information of an expansion that has none besides the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState;

impl PublicState {
    pub fn of(_: &Game) -> PublicState {
        PublicState
    }
}

/// The private information of an expansion without secrets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PrivateState;

impl PrivateState {
    pub fn of(_: &Game, _: Seat) -> PrivateState {
        PrivateState
    }
}

pub(crate) fn apply(_: &mut Game, never: Never, _: &mut Vec<crate::Event>) -> Flow {
    match never {}
}

pub fn outcome_count(_: &Game, never: Never) -> usize {
    match never {}
}

pub fn outcome(_: &Game, never: Never, _: usize) -> Option<Never> {
    match never {}
}

pub fn placeholder(_: &Game, never: Never) -> Option<Never> {
    match never {}
}

pub(crate) fn apply_draw(_: &mut Game, never: Never, _: Never, _: &mut Vec<crate::Event>) -> Option<Flow> {
    match never {}
}

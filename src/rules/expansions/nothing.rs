//! What an expansion exports in place of things that it does not have: a type without values, and functions that can
//! never be called.

use serde::{Deserialize, Serialize};

use crate::rules::event::Event as AnyEvent;
use crate::rules::game::Game;
use crate::rules::turn::Flow;

/// Has no values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Never {}

pub type Action = Never;
pub type Question = Never;
pub type Event = Never;
pub type Lot = Never;
pub type Drawn = Never;

pub fn apply(_: &mut Game, never: Never, _: &mut Vec<AnyEvent>) -> Flow {
    match never {}
}

pub fn outcomes(_: &Game, never: Never) -> usize {
    match never {}
}

pub fn outcome(_: &Game, never: Never, _: usize) -> Option<Never> {
    match never {}
}

pub fn drawn(_: &mut Game, never: Never, _: Never, _: &mut Vec<AnyEvent>) -> Option<Flow> {
    match never {}
}

//! Abbey & Mayor: nothing yet that the core does not draw.

use super::Hooks;

pub(super) use super::nothing::{Piece, Printed};

pub(super) const HOOKS: Hooks = Hooks::NONE;

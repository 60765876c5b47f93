//! The River: what a table may agree on.

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { ..Hooks::NONE };

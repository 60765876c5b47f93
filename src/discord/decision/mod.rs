//! What a game asks, and what may be answered: places, codes, names, and what answers lead to.

pub(super) mod answers;
pub(super) mod attempt;
pub(super) mod codes;
pub(super) mod look_ahead;
pub(super) mod spots;
pub(super) mod walk;

//! Decisions and their answers: spots, codes, names and rehearsal.

pub(super) mod answers;
pub(super) mod attempt;
pub(super) mod codes;
pub(super) mod look_ahead;
pub(super) mod spots;
pub(super) mod walk;

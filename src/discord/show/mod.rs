//! What is shown of a table: pictures with their descriptions, and where everybody's points come from.

pub(super) mod category;
pub(super) mod pictures;
pub(super) mod tally;

//! What is shown of a table: pictures with their descriptions, and where everybody's points come from.

pub(super) mod awards;
pub(super) mod category;
pub(super) mod numbers;
pub(super) mod pictures;
pub(super) mod regions;
pub(super) mod tale;
pub(super) mod tally;

//! The public messages of a table, in the table's language.

pub(super) mod compose;
pub(super) mod lobby;
mod over;
mod remark;
pub(super) mod turn;

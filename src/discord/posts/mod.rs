//! The public messages of a table, in the table's language.

mod announcement;
pub(super) mod answer_button;
pub(super) mod compose;
pub(super) mod duel;
pub(super) mod lobby;
pub(super) mod over;
pub(super) mod turn;

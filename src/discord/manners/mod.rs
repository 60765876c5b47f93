//! Settings and social rules of tables: undo, votes, absences, preferences, standing orders, rematches, presets, and the
//! list of own tables.

pub(super) mod away;
pub(super) mod mygames;
pub(super) mod orders;
pub(super) mod pace;
pub(super) mod presets;
pub(super) mod rematch;
pub(super) mod replace;
pub(super) mod settings;
pub(super) mod status;
pub(super) mod times;
pub(super) mod undo;
pub(super) mod votes;

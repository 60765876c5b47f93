//! Settings and social rules of tables: undo, votes, absences, preferences, standing orders, rematches, presets, and the
//! lists of own and of open tables.

pub(super) mod away;
pub(super) mod find;
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
pub(super) mod user_data;
pub(super) mod votes;

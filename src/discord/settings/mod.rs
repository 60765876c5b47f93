//! Settings: a user's preferences, absences and data, a player's standing orders, a table's pace, and a server's presets and settings.

pub(super) mod away;
pub(super) mod orders;
pub(super) mod pace;
pub(super) mod preferences;
pub(super) mod presets;
pub(super) mod server;
pub(super) mod user_data;

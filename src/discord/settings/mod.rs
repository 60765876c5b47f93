//! Settings: a user's preferences, absences and data, a player's standing orders, a table's options outside of its rules, and a server's presets and
//! settings.

pub(super) mod away;
pub(super) mod orders;
pub(super) mod preferences;
pub(super) mod presets;
pub(super) mod server;
pub(super) mod table_options;
pub(super) mod user_data;

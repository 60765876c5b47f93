//! Settings: a user's preferences, sessions and data, a table's options outside of its rules, and a server's presets and settings.

pub(super) mod feed;
pub(super) mod preferences;
pub(super) mod presets;
pub(super) mod server;
pub(super) mod sessions;
pub(super) mod table_options;
pub(super) mod user_data;

//! The settings of servers.

use serde::{Deserialize, Serialize};

use super::{ChannelId, GuildId, Json, Pace, ReadTransaction, Season, StoreError, WriteTransaction, json_at};

/// Whether each new table in a text channel gets a thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThreadPolicy {
    /// The table is in the channel itself.
    #[default]
    Never,
    /// The table gets a thread.
    Always,
    /// The host chooses.
    Ask,
}

/// The settings of a server. By default, tables can be opened in all channels, with the bot's defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerSettings {
    /// The channels in which tables can be opened, and in whose threads. If empty, they can be opened everywhere.
    pub channels: Vec<ChannelId>,
    /// Whether each new table gets a thread.
    pub threads: ThreadPolicy,
    /// The preset of new tables, or `None` for the bot's defaults.
    pub preset: Option<String>,
    /// The language of new tables, or `None` for the language of their host.
    pub locale: Option<String>,
    /// The season of new tables, which takes precedence over the preset's season. `None` to use the preset's.
    pub season: Option<Season>,
    /// The time per move of new tables, which takes precedence over the preset's pace. `None` to use the preset's.
    pub pace: Option<Pace>,
    /// The maximum number of tables of one host that may wait for players, or `None` for the bot's own limit.
    pub lobbies: Option<i64>,
    /// Whether games that are over are shown to their players only.
    pub hides_games: bool,
    /// Whether tables have no pages on which they are watched, although the bot serves pages.
    pub has_no_pages: bool,
    /// Whether tables can be rated.
    pub has_ratings: bool,
    /// Whether members of other servers find the open tables of this server.
    #[serde(skip)]
    pub is_listed: bool,
}

impl ReadTransaction<'_> {
    pub fn server_settings(&self, guild: GuildId) -> Result<ServerSettings, StoreError> {
        let sql = "SELECT settings, is_listed FROM servers WHERE guild = ?1";
        let found = self.query_first(sql, &[&guild], |row| {
            Ok(ServerSettings { is_listed: row.get(1)?, ..json_at::<ServerSettings>(row, 0)? })
        });
        Ok(found?.unwrap_or_default())
    }
}

impl WriteTransaction<'_> {
    pub fn set_server_settings(&self, guild: GuildId, settings: &ServerSettings) -> Result<(), StoreError> {
        let sql = "INSERT INTO servers (guild, settings, is_listed) VALUES (?1, ?2, ?3)
                   ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings, is_listed = excluded.is_listed";
        self.execute(sql, &[&guild, &Json(settings), &settings.is_listed])
    }
}

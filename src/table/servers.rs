//! The settings of servers.

use bergerie_store::{GuildId, Role, ServerSettings};

use super::Tables;
use super::error::Failure;
use super::limits::MAX_LOBBIES;

impl Tables {
    /// Returns the settings of a server, or the defaults outside of servers.
    pub fn server_settings(&self, guild: Option<GuildId>) -> Result<ServerSettings, Failure> {
        guild.map_or(Ok(ServerSettings::default()), |guild| self.read(|reading| Ok(reading.server_settings(guild)?)))
    }

    /// Changes the settings of a server, on the request of a member who may manage it, which the caller checks.
    pub fn configure_server(
        &self,
        guild: GuildId,
        change: impl Fn(&mut ServerSettings),
    ) -> Result<ServerSettings, Failure> {
        self.write(|writing| {
            let before = writing.server_settings(guild)?;
            let mut settings = before.clone();
            change(&mut settings);
            settings.lobbies = settings.lobbies.map(|most| most.clamp(1, MAX_LOBBIES));
            writing.set_server_settings(guild, &settings)?;
            if settings.has_no_pages != before.has_no_pages {
                // The posts link to the pages.
                for table in writing.running_tables(guild)? {
                    writing.mark_outdated(table, Role::Turn)?;
                }
            }
            Ok(settings)
        })
    }
}

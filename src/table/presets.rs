//! Presets: options that a server saves under a name.

use bergerie_rules::FirstPlayer;
use bergerie_store::{GuildId, TableId};

use super::error::{Failure, TableError};
use super::lobby::TableSetup;
use super::name::{InvalidName, cleaned, is_similar};
use super::{Tables, UserId};

const MAX_PRESETS: usize = 25;

const MAX_PRESETS_PER_AUTHOR: usize = 5;

/// The maximum length of a name in UTF-16 code units, as Discord counts.
const MAX_NAME_LENGTH: usize = 40;

/// A member who changes a server's presets.
#[derive(Clone, Copy, Debug)]
pub struct PresetEditor {
    /// The user ID of the member.
    pub user: UserId,
    /// Whether the member may manage the server. The caller knows this from Discord.
    pub manages: bool,
}

impl PresetEditor {
    /// Returns the name of the preset that has this name or one that looks like it, or `None` if there is none. Returns `NotAuthor` if
    /// the member may not change that preset.
    fn find(self, presets: &[(String, Option<UserId>)], name: &str) -> Result<Option<String>, TableError> {
        let is_own = |author: &Option<UserId>| *author == Some(self.user);
        match presets.iter().find(|(other, _)| is_similar(other, name)) {
            Some((found, author)) if self.manages || is_own(author) => Ok(Some(found.clone())),
            Some(_) => Err(TableError::NotAuthor),
            None => Ok(None),
        }
    }

    fn has_room(self, presets: &[(String, Option<UserId>)]) -> bool {
        let own = presets.iter().filter(|(_, author)| *author == Some(self.user)).count();
        presets.len() < MAX_PRESETS && (self.manages || own < MAX_PRESETS_PER_AUTHOR)
    }
}

impl Tables {
    /// Returns the names of a server's presets, sorted.
    pub fn preset_names(&self, guild: GuildId) -> Result<Vec<String>, Failure> {
        self.read(|reading| Ok(reading.preset_names(guild)?))
    }

    /// Returns the options saved in a preset, or `None` if the server has no such preset.
    pub fn preset(&self, guild: GuildId, name: &str) -> Result<Option<TableSetup>, Failure> {
        self.read(|reading| Ok(reading.preset(guild, name)?))
    }

    /// Saves the options of a table as a preset, on the host's request. Returns the name as stored.
    ///
    /// # Errors
    /// `InvalidName`; `NoTable`; `NotHost`; `NotAuthor` if another member has saved a preset under this name or one that looks like it;
    /// `TooManyPresets` if the server or the member has too many presets; or `Failure`.
    pub fn save_preset(
        &self,
        guild: GuildId,
        table: TableId,
        by: PresetEditor,
        name: &str,
    ) -> Result<String, TableError> {
        let name = cleaned(name, MAX_NAME_LENGTH).map_err(|InvalidName| TableError::InvalidName)?;
        self.write(|writing| {
            let row = writing.table(table)?.ok_or(TableError::NoTable)?;
            if row.host != by.user {
                return Err(TableError::NotHost { host: row.host });
            }
            writing.lock_limits_in(guild)?;
            let presets = writing.preset_authors(guild)?;
            let known = by.find(&presets, &name)?;
            if known.is_none() && !by.has_room(&presets) {
                return Err(TableError::TooManyPresets);
            }
            let name = known.unwrap_or_else(|| name.clone());
            let mut table_setup = TableSetup::of(&row);
            // A preset contains neither the number of players nor the first player.
            table_setup.setup.players = 0;
            table_setup.setup.first = FirstPlayer::Random;
            writing.set_preset(guild, &name, Some((&table_setup, by.user)))?;
            Ok(name)
        })
    }

    /// Deletes a preset. Returns whether it existed.
    ///
    /// # Errors
    /// `NotAuthor` if another member has saved the preset, or `Failure`.
    pub fn delete_preset(&self, guild: GuildId, by: PresetEditor, name: &str) -> Result<bool, TableError> {
        self.write(|writing| {
            let Some(name) = by.find(&writing.preset_authors(guild)?, name)? else { return Ok(false) };
            writing.set_preset::<TableSetup>(guild, &name, None)?;
            Ok(true)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preset_is_changed_by_its_author_and_server_managers_only() {
        let presets: Vec<_> = [Some(1), Some(1), Some(2), None].map(|author| author.map(UserId)).into_iter().collect();
        let presets: Vec<_> = ["a", "b", "c", "old"].map(str::to_owned).into_iter().zip(presets).collect();
        let find = |user, manages, name| PresetEditor { user: UserId(user), manages }.find(&presets, name).ok();
        let found = |name: &str| Some(Some(name.to_owned()));
        assert_eq!(
            (find(1, false, "a"), find(2, false, "a"), find(2, true, "\u{430}")),
            (found("a"), None, found("a"))
        );
        assert_eq!(
            (find(1, false, "old"), find(9, true, "old"), find(9, false, "new")),
            (None, found("old"), Some(None))
        );
    }
}

//! Presets: options that a server saves under a name.

use crate::rules::FirstPlayer;
use crate::store::{GuildId, TableId};

use super::error::{Failure, TableError};
use super::lobby::TableSetup;
use super::name::is_hidden;
use super::{Tables, UserId};

const MAX: usize = 25;

const MAX_OF_ONE: usize = 5;

/// The maximum length of a name in UTF-16 code units, as Discord counts.
const MAX_LENGTH: usize = 40;

/// A member who changes a server's presets.
#[derive(Clone, Copy, Debug)]
pub struct PresetEditor {
    /// The user ID of the member.
    pub user: UserId,
    /// Whether the member may manage the server. The caller knows this from Discord.
    pub manages: bool,
}

impl PresetEditor {
    /// Checks that the member may change a preset, or save one under a new name. Returns whether a preset of that name
    /// exists. Returns `NotAuthor` if it exists and the member may not change it.
    fn check(self, presets: &[(String, Option<UserId>)], name: &str) -> Result<bool, TableError> {
        let is_own = |author: &Option<UserId>| *author == Some(self.user);
        match presets.iter().find(|(other, _)| other == name) {
            Some((_, author)) if self.manages || is_own(author) => Ok(true),
            Some(_) => Err(TableError::NotAuthor),
            None => Ok(false),
        }
    }

    fn has_room(self, presets: &[(String, Option<UserId>)]) -> bool {
        let own = presets.iter().filter(|(_, author)| *author == Some(self.user)).count();
        presets.len() < MAX && (self.manages || own < MAX_OF_ONE)
    }
}

impl Tables {
    /// Returns the names of a server's presets, sorted.
    pub fn presets(&self, guild: GuildId) -> Result<Vec<String>, Failure> {
        self.read(|reading| Ok(reading.presets(guild)?))
    }

    /// Returns the options saved in a preset, or `None` if the server has no such preset.
    pub fn preset(&self, guild: GuildId, name: &str) -> Result<Option<TableSetup>, Failure> {
        self.read(|reading| Ok(reading.preset(guild, &clean(name))?))
    }

    /// Saves the options of a table as a preset, on the host's request. Returns the name as stored.
    ///
    /// # Errors
    /// `NoTable`; `NotHost`; `NotAuthor` if another member has saved a preset under this name; `Full` if the server or the member
    /// has too many presets, or the name is empty; or `Failure`.
    pub fn name_preset(
        &self,
        guild: GuildId,
        table: TableId,
        by: PresetEditor,
        name: &str,
    ) -> Result<String, TableError> {
        let name = clean(name);
        self.write(|writing| {
            let row = writing.table(table)?.ok_or(TableError::NoTable)?;
            if row.host != by.user {
                return Err(TableError::NotHost { host: row.host });
            }
            let presets = writing.preset_authors(guild)?;
            if name.is_empty() || !(by.check(&presets, &name)? || by.has_room(&presets)) {
                return Err(TableError::Full);
            }
            let mut table_setup = TableSetup::of(&row);
            // A preset contains neither the number of players nor the first player.
            table_setup.setup.players = 0;
            table_setup.setup.first = FirstPlayer::Random;
            writing.set_preset(guild, &name, Some((&table_setup, by.user)))?;
            Ok(name.clone())
        })
    }

    /// Deletes a preset. Returns whether it existed.
    ///
    /// # Errors
    /// `NotAuthor` if another member has saved the preset, or `Failure`.
    pub fn delete_preset(&self, guild: GuildId, by: PresetEditor, name: &str) -> Result<bool, TableError> {
        let name = clean(name);
        self.write(|writing| {
            let is_known = by.check(&writing.preset_authors(guild)?, &name)?;
            writing.set_preset::<TableSetup>(guild, &name, None)?;
            Ok(is_known)
        })
    }
}

/// Returns the name on one line, without hidden characters, cut to the maximum length.
fn clean(name: &str) -> String {
    let visible: String = name.chars().filter(|character| !is_hidden(*character)).collect();
    let line = visible.split_whitespace().collect::<Vec<&str>>().join(" ");
    let mut length = 0;
    let fits = |character: &char| {
        length += character.len_utf16();
        length <= MAX_LENGTH
    };
    line.chars().take_while(fits).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preset_is_changed_by_its_author_and_server_managers_only() {
        let presets: Vec<_> = [Some(1), Some(1), Some(2), None].map(|author| author.map(UserId)).into_iter().collect();
        let presets: Vec<_> = ["a", "b", "c", "old"].map(str::to_owned).into_iter().zip(presets).collect();
        let may = |user, manages, name| PresetEditor { user: UserId(user), manages }.check(&presets, name).ok();
        assert_eq!((may(1, false, "a"), may(2, false, "a"), may(2, true, "a")), (Some(true), None, Some(true)));
        assert_eq!((may(1, false, "old"), may(9, true, "old"), may(9, false, "new")), (None, Some(true), Some(false)));
    }

    #[test]
    fn names_have_no_hidden_characters_and_no_half_of_one() {
        assert_eq!(clean(" a\u{202e}b\n\u{2066} c\u{200f}\u{61c}\u{0}\t"), "ab c");
        assert_eq!(clean(&format!("a{}", "🏰".repeat(30))), format!("a{}", "🏰".repeat(19)), "39 of 40 code units");
        assert_eq!(clean("\u{202e}\u{2069}"), "");
    }
}

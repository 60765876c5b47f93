//! Options that a server has given a name, so that a table can be opened with them.

use crate::rules::setup::First;
use crate::store::{GuildId, TableId};

use super::error::{Failure, TableError};
use super::lobby::Terms;
use super::{PersonId, Tables};

/// The most presets that a server has.
const MOST: usize = 25;

/// The longest name of a preset, in characters.
const LONGEST: usize = 40;

impl Tables {
    /// The names of a server's presets, in order.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn presets(&self, guild: GuildId) -> Result<Vec<String>, Failure> {
        self.read(|reading| Ok(reading.presets(guild)?))
    }

    /// A preset of a server.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn preset(&self, guild: GuildId, name: &str) -> Result<Option<Terms>, Failure> {
        self.read(|reading| Ok(reading.preset(guild, &clean(name))?))
    }

    /// Gives the options of a table a name on a server, at the word of its host. The name as it is kept.
    ///
    /// # Errors
    /// `NoTable`, `NotHost`; `Full` if the server has too many, or the name is empty; or a failure.
    pub fn name_preset(&self, guild: GuildId, table: TableId, by: PersonId, name: &str) -> Result<String, TableError> {
        let name = clean(name);
        self.write(|writing| {
            let row = writing.table(table)?.ok_or(TableError::NoTable)?;
            if row.host != by {
                return Err(TableError::NotHost { host: row.host });
            }
            let names = writing.presets(guild)?;
            if name.is_empty() || (names.len() >= MOST && !names.contains(&name)) {
                return Err(TableError::Full);
            }
            let mut terms = Terms::of(&row);
            // Who sits there is another matter, and so is who of them begins.
            terms.setup.players = 0;
            terms.setup.first = First::Random;
            writing.set_preset(guild, &name, Some(&terms))?;
            Ok(name.clone())
        })
    }

    /// Takes a name away from a server's options. Whether there was such a name.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn forget_preset(&self, guild: GuildId, name: &str) -> Result<bool, Failure> {
        let name = clean(name);
        self.write(|writing| {
            let known = writing.presets(guild)?.contains(&name);
            writing.set_preset::<Terms>(guild, &name, None)?;
            Ok(known)
        })
    }
}

/// A name without what has no place in one line.
fn clean(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").chars().filter(|character| !character.is_control()).take(LONGEST).collect()
}

//! Filters for the list of a user's finished games.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use bergerie_rules::Expansion;
use bergerie_store::{GameResult, GuildId, ReadTransaction, StoreError, TableId, UserId};

/// The conditions that a user's finished games must meet. As a text, it is a part of a custom ID.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// Whether the user has won, or `None` for any result.
    pub won: Option<bool>,
    /// A set in play.
    pub expansion: Option<Expansion>,
    /// Another player with whom the game began.
    pub opponent: Option<UserId>,
    /// The server.
    pub guild: Option<GuildId>,
}

/// The error for a text that is not a filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidFilter;

impl GameFilter {
    /// Returns the games with a result that meet the filter.
    pub(super) fn matches(&self, reading: &ReadTransaction<'_>, user: UserId) -> Result<HashSet<TableId>, StoreError> {
        let has_result = |result: &GameResult| match self.won {
            None => true,
            Some(won) => result.player(user).is_some_and(|own| (own.place == 1) == won),
        };
        let has_opponent = |result: &GameResult| self.opponent.is_none_or(|other| result.player(other).is_some());
        let results = reading.results_of(user, self.guild)?.into_iter();
        let mut found: HashSet<TableId> =
            results.filter(|result| has_result(result) && has_opponent(result)).map(|result| result.table).collect();
        if let Some(expansion) = self.expansion {
            let setups = reading.setups_of(user, self.guild)?;
            let with: HashSet<TableId> = setups
                .into_iter()
                .filter(|(_, setup)| setup.expansions.has(expansion))
                .map(|(table, _)| table)
                .collect();
            found.retain(|table| with.contains(table));
        }
        Ok(found)
    }
}

impl fmt::Display for GameFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GameFilter { won, expansion, opponent, guild } = self;
        let won = won.map_or("", |won| if won { "w" } else { "l" });
        let id = |id: Option<u64>| id.map(|id| id.to_string()).unwrap_or_default();
        let (opponent, guild) = (id(opponent.map(|user| user.0)), id(guild.map(|guild| guild.0)));
        write!(f, "{won}.{}.{opponent}.{guild}", expansion.map_or("", Expansion::id))
    }
}

impl FromStr for GameFilter {
    type Err = InvalidFilter;

    fn from_str(text: &str) -> Result<GameFilter, InvalidFilter> {
        let [won, expansion, opponent, guild] =
            text.split('.').collect::<Vec<_>>().try_into().map_err(|_| InvalidFilter)?;
        let id = |text: &str| match text {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| InvalidFilter),
        };
        let won = match won {
            "" => None,
            "w" => Some(true),
            "l" => Some(false),
            _ => return Err(InvalidFilter),
        };
        let expansion = match expansion {
            "" => None,
            name => Some(*Expansion::ALL.iter().find(|expansion| expansion.id() == name).ok_or(InvalidFilter)?),
        };
        Ok(GameFilter { won, expansion, opponent: id(opponent)?.map(UserId), guild: id(guild)?.map(GuildId) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_is_read_back_and_other_texts_are_not() {
        let all = GameFilter {
            won: Some(true),
            expansion: Some(Expansion::River),
            opponent: Some(UserId(5)),
            guild: Some(GuildId(6)),
        };
        for filter in [all, GameFilter::default(), GameFilter { won: Some(false), ..GameFilter::default() }] {
            assert_eq!(filter.to_string().parse(), Ok(filter));
        }
        for text in ["", "...", "x...", ".rivers..", "..x.", "...-1", "w.river.5.6.7"] {
            let is_valid = text == "...";
            assert_eq!(text.parse::<GameFilter>().is_ok(), is_valid, "{text}");
        }
    }
}

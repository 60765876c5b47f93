//! The options of a table: those of the setup, from the table in `rules/setup.rs`, and others such as the pace.
//!
//! `/game new` offers the options of the base game. The lobby has menus for all options. An option of an expansion applies while
//! that expansion is in play.

use crate::discord::context::player_names;
use crate::discord::message::times::describe_pace;
use crate::discord::settings::table_options;
use crate::rules::{Expansion, FirstPlayer, Seat, Setup, SetupOption};
use crate::table::{Assists, Pace, Snapshot, TableOption};
use crate::words::{Words, labels};

/// The key of the option for the first player. Its values are the players of the table.
pub(in crate::discord) const FIRST_PLAYER: &str = "first";

/// Sets an option to a value, given by their keys in custom IDs. Returns `false` if there is no such option or value, as in a
/// menu of another release.
pub(in crate::discord) fn set(setup: &mut Setup, rule: &str, value: &str) -> bool {
    if rule == FIRST_PLAYER {
        setup.first = match value.parse().ok().and_then(Seat::new) {
            Some(seat) => FirstPlayer::Seat(seat),
            None => FirstPlayer::Random,
        };
        return true;
    }
    let option = SetupOption::all().find(|option| option.id() == rule && option.values.contains(&value));
    option.inspect(|option| option.set(setup, value)).is_some()
}

/// Describes the options: all those of the base game, those of expansions that differ from the default, and those outside of the
/// setup. A pace with a deadline is left out, because it has a line of its own.
pub(in crate::discord) fn summary(words: Words, table: &Snapshot) -> Vec<String> {
    let describe = |option: &SetupOption| {
        let value = option.value(&table.setup)?;
        let is_listed = option.expansion.is_none() || value != option.values[0];
        is_listed.then(|| words.value(&format!("{}-{value}", option.id())))
    };
    let mut values: Vec<String> = SetupOption::all().filter_map(describe).collect();
    values.push(first_player(words, table));
    let is_listed = |option: &&TableOption| match option.key {
        // Players must know whether they have assists.
        key if key == Assists::OPTION.key => true,
        key if key == Pace::OPTION.key => describe_pace(words, table.options.pace).is_none(),
        _ => !option.is_default(&table.options),
    };
    let others = TableOption::ALL.iter().filter(is_listed);
    values.extend(others.map(|option| table_options::value_name(words, option, option.value(&table.options))));
    values
}

/// Describes the choice of the first player.
pub(in crate::discord) fn first_player(words: Words, table: &Snapshot) -> String {
    match table.setup.first {
        FirstPlayer::Random => labels::FIRST_RANDOM.name(words),
        FirstPlayer::Seat(seat) => words.options_host(player_names(words, table).name(seat)),
    }
}

/// Names the base game and the expansions: "Base game + The River". If all are in play, says so instead.
pub(in crate::discord) fn expansion_list(words: Words, setup: &Setup) -> String {
    if Expansion::ALL.iter().all(|&expansion| setup.expansions.has(expansion)) {
        return words.lobby_everything(Expansion::ALL.len());
    }
    let mut names = vec![words.lobby_base()];
    let chosen = Expansion::ALL.iter().filter(|&&expansion| setup.expansions.has(expansion));
    names.extend(chosen.map(|expansion| words.expansion(expansion.id())));
    names.join(" + ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_player_is_a_seat_or_drawn() {
        let mut setup = Setup::base(3);
        assert!(set(&mut setup, FIRST_PLAYER, "2"));
        assert_eq!(setup.first, FirstPlayer::Seat(Seat::new(2).unwrap()));
        assert!(set(&mut setup, FIRST_PLAYER, "random"));
        assert_eq!(setup.first, FirstPlayer::Random);
    }

    #[test]
    fn keys_of_earlier_versions_are_unknown() {
        let mut setup = Setup::base(3);
        assert!(set(&mut setup, "small_city", SetupOption::all().find(|o| o.id() == "small_city").unwrap().values[1]));
        let before = setup.clone();
        for (rule, value) in [("small-city", "two"), ("small_city", "old"), ("deserts-oasis", "garden-like")] {
            assert!(!set(&mut setup, rule, value), "{rule} {value}");
        }
        assert_eq!(setup, before);
    }
}

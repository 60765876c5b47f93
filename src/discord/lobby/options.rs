//! The options of a table: those of the setup, from the table in `rules/setup.rs`, and others such as the pace.
//!
//! `/game new` offers the options of the base game. The lobby has menus for all options. An option of an expansion applies while
//! that expansion is in play.

use crate::discord::context::player_names;
use crate::discord::message::times::describe_pace;
use crate::discord::settings::table_options;
use crate::presenter::words::{Words, labels};
use crate::rules::{Expansion, FirstPlayer, Game, Seat, Setup, SetupOption};
use crate::table::{self, Assists, Pace, Snapshot, TableOption};

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
    // In a duel, the first player follows from the number of the game.
    values.extend(table.duel.is_none().then(|| first_player(words, table)));
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

/// Names the base game and the expansions: "Base game + The River". If most are in play, names the others instead.
pub(in crate::discord) fn expansion_list(words: Words, setup: &Setup) -> String {
    let (chosen, others): (Vec<Expansion>, Vec<Expansion>) =
        Expansion::ALL.iter().partition(|&&expansion| setup.expansions.has(expansion));
    let names = |expansions: &[Expansion]| -> Vec<String> {
        expansions.iter().map(|expansion| words.expansion(expansion.id())).collect()
    };
    if others.is_empty() {
        words.lobby_everything(chosen.len())
    } else if others.len() < chosen.len() {
        words.lobby_all_but(chosen.len(), words.list(&names(&others)))
    } else {
        [vec![words.lobby_base()], names(&chosen)].concat().join(" + ")
    }
}

/// Returns the number of tiles with which a setup is played, including the start tile.
pub(in crate::discord) fn tile_count(setup: &Setup) -> usize {
    // Use two players, which is always a valid number. The number of tiles does not depend on it.
    let game = Game::new(Setup { players: Setup::MIN_PLAYERS, first: FirstPlayer::Random, ..setup.clone() });
    game.map_or(0, |game| game.pile().len() + game.board().tiles().len())
}

/// Returns the expected number of turns per player.
pub(in crate::discord) fn turns_each(tiles: usize, players: usize) -> usize {
    let start = 1;
    tiles.saturating_sub(start).div_ceil(players.max(1))
}

/// Describes the duration of a game in which every one of these turns takes its full time. Returns `None` if that is less than three
/// months.
pub(in crate::discord) fn long_duration(words: Words, turns: usize, pace: Pace) -> Option<String> {
    let months = longest_days(turns, pace)? / 30;
    (months >= 3).then(|| words.lobby_months(months))
}

/// Returns the number of days of a game in which every one of these turns takes its full time. Returns `None` without a time limit.
pub(in crate::discord) fn longest_days(turns: usize, pace: Pace) -> Option<i64> {
    const DAY: i64 = 24 * 60 * 60;
    Some(table::time_limits(pace)?.per_move.saturating_mul(turns as i64) / DAY)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Collection;

    #[test]
    fn the_first_player_is_a_seat_or_drawn() {
        let mut setup = Setup::base(3);
        assert!(set(&mut setup, FIRST_PLAYER, "2"));
        assert_eq!(setup.first, FirstPlayer::Seat(Seat::new(2).unwrap()));
        assert!(set(&mut setup, FIRST_PLAYER, "random"));
        assert_eq!(setup.first, FirstPlayer::Random);
    }

    #[test]
    fn a_long_game_is_announced() {
        let of = |turns, pace| long_duration(Words::default(), turns, pace);
        assert_eq!(of(72, Pace::Day), None);
        assert_eq!([of(282, Pace::Live), of(282, Pace::None)], [None, None]);
        assert!(of(282, Pace::Day).is_some_and(|text| text.contains("9 months")));
    }

    #[test]
    fn a_long_list_names_what_is_missing() {
        let mut setup = Setup::base(2);
        Expansion::ALL.iter().for_each(|&one| setup.expansions.set(one, Collection::Official.contains(one)));
        let official = expansion_list(Words::default(), &setup);
        assert!(official.ends_with("all but Monuments, Houses and Walls and Deserts"), "{official}");
        Expansion::ALL.iter().for_each(|&one| setup.expansions.set(one, Collection::FirstEvening.contains(one)));
        assert_eq!(expansion_list(Words::default(), &setup), "Base game + The River + The Abbot");
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

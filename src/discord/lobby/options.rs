//! The options of a table: those of its setup, from the table in `rules/options.rs`, and those beside it.
//!
//! `/game new` offers those of the base game, the lobby all of them as menus. An option of an expansion applies while that
//! expansion is in play.

use crate::discord::manners::pace;
use crate::discord::visit::cast_of;
use crate::rules::Setup;
use crate::rules::expansions::Expansion;
use crate::rules::options::SetupOption;
use crate::rules::seat::Seat;
use crate::rules::setup::First;
use crate::table::{Aids, Season, Snapshot};
use crate::words::Words;
use crate::words::commands::{self as labels, Label};

/// The name, in ids, of the rule about who begins: its values are the people of the table.
pub(in crate::discord) const FIRST: &str = "first";

/// The name, in ids, of what is no rule: whether the table works things out for its players.
pub(in crate::discord) const AIDS: &str = "aids";

/// What that may be: the name in ids and for people, the default first.
pub(in crate::discord) const AIDS_VALUES: [(Aids, &str, Label); 2] =
    [(Aids::On, "on", labels::AIDS_ON), (Aids::Off, "off", labels::AIDS_OFF)];

/// Whether a table works things out, by its name in ids.
pub(in crate::discord) fn aids(value: &str) -> Option<Aids> {
    AIDS_VALUES.into_iter().find(|(_, id, _)| *id == value).map(|(aids, ..)| aids)
}

/// Whether a table works things out, in words.
pub(in crate::discord) fn aids_name(words: Words, aids: Aids) -> String {
    let named = AIDS_VALUES.into_iter().find(|(value, ..)| *value == aids);
    named.map(|(.., label)| label.name(words)).unwrap_or_default()
}

/// Gives an option a value, both by their names in ids. Unknown names change nothing.
pub(in crate::discord) fn set(setup: &mut Setup, rule: &str, value: &str) {
    if rule == FIRST {
        setup.first = match value.parse().ok().and_then(Seat::new) {
            Some(seat) => First::Seat(seat),
            None => First::Random,
        };
    } else if let Some(option) = SetupOption::all().find(|option| option.id() == rule) {
        option.set(setup, value);
    }
}

/// The values of the base game's rules, in words, and of those of expansions that are not as printed; and what else is
/// agreed.
pub(in crate::discord) fn summary(words: Words, table: &Snapshot) -> Vec<String> {
    let told = |option: &SetupOption| {
        let value = option.value(&table.setup)?;
        let is_told = option.expansion.is_none() || value != option.values[0];
        is_told.then(|| words.value(&format!("{}-{value}", option.id())))
    };
    let mut values: Vec<String> = SetupOption::all().filter_map(told).collect();
    values.push(first(words, table));
    values.push(aids_name(words, table.aids));
    values.push(pace::name(words, table.pace));
    values.extend((table.season != Season::default()).then(|| pace::season_name(words, table.season)));
    values
}

/// Who begins, in words.
pub(in crate::discord) fn first(words: Words, table: &Snapshot) -> String {
    match table.setup.first {
        First::Random => labels::FIRST_RANDOM.name(words),
        First::Seat(seat) => words.options_host(cast_of(table).name(seat)),
    }
}

/// "Base game + The River".
pub(in crate::discord) fn sets(words: Words, setup: &Setup) -> String {
    let mut names = vec![words.lobby_base()];
    let chosen = Expansion::ALL.iter().filter(|&&expansion| setup.expansions.has(expansion));
    names.extend(chosen.map(|expansion| words.expansion(expansion.id())));
    names.join(" + ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_begins_is_a_seat_or_drawn() {
        let mut setup = Setup::base(3);
        set(&mut setup, FIRST, "2");
        assert_eq!(setup.first, First::Seat(Seat::new(2).unwrap()));
        set(&mut setup, FIRST, "random");
        assert_eq!(setup.first, First::Random);
    }
}

//! What a table may agree on: rules with a few values each, as data.
//!
//! `/game new` offers them as options, the lobby as menus. A rule of an expansion applies while that expansion is in play.

use crate::discord::expansions;
use crate::discord::manners::pace;
use crate::discord::visit::cast_of;
use crate::rules::Setup;
use crate::rules::expansions::Expansion;
use crate::rules::seat::Seat;
use crate::rules::setup::First;
use crate::table::{Aids, Season, Snapshot};
use crate::words::Words;
use crate::words::commands::{self as labels, Label};

use super::base;
use super::rule::Rule;

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

/// Every rule but who begins, those of the base game first.
pub(in crate::discord) fn rules() -> impl Iterator<Item = &'static Rule> {
    base::RULES.iter().chain(expansions::all().flat_map(|hooks| hooks.rules))
}

/// Gives a rule a value, both by their names in ids. Names that are not known change nothing.
pub(in crate::discord) fn set(setup: &mut Setup, rule: &str, value: &str) {
    if rule == FIRST {
        setup.first = match value.parse().ok().and_then(Seat::new) {
            Some(seat) => First::Seat(seat),
            None => First::Random,
        };
    } else if let Some(rule) = rules().find(|r| r.id == rule)
        && let Some(value) = rule.values.iter().find(|v| v.id == value)
    {
        (value.set)(setup);
    }
}

/// The values of the base game's rules, in words, and of those of expansions that are not as printed; and what else is
/// agreed.
pub(in crate::discord) fn summary(words: Words, table: &Snapshot) -> Vec<String> {
    let is_told = |rule: &&Rule| rule.expansion.is_none() || !rule.has_default(&table.setup);
    let applied = rules().filter(|rule| rule.applies(&table.setup)).filter(is_told);
    let mut values: Vec<String> =
        applied.filter_map(|rule| rule.value(&table.setup)).map(|value| value.label.name(words)).collect();
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
    names.extend(chosen.map(|&expansion| expansions::of(expansion).label.name(words)));
    names.join(" + ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_value_of_each_rule_is_the_default() {
        for rule in rules() {
            let mut setup = Setup::base(2);
            rule.expansion.into_iter().for_each(|expansion| setup.expansions.set(expansion, true));
            assert_eq!(rule.value(&setup).map(|v| v.id), rule.values.first().map(|v| v.id), "{}", rule.id);
            for value in rule.values {
                set(&mut setup, rule.id, value.id);
                assert_eq!(rule.value(&setup).map(|v| v.id), Some(value.id), "{}", rule.id);
            }
        }
    }

    #[test]
    fn who_begins_is_a_seat_or_drawn() {
        let mut setup = Setup::base(3);
        set(&mut setup, FIRST, "2");
        assert_eq!(setup.first, First::Seat(Seat::new(2).unwrap()));
        set(&mut setup, FIRST, "random");
        assert_eq!(setup.first, First::Random);
    }
}

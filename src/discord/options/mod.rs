//! What a table may agree on: rules with a few values each, as data.
//!
//! `/game new` offers them as options, the lobby as menus. A rule of an expansion applies while that expansion is in play.

/// Rules as a list: of each its name, the option that it sets, and its values, the default first. `in` says how to reach
/// the options in a setup.
macro_rules! rules_of {
    ($expansion:expr, in |$setup:ident| $get:expr, $get_mut:expr;
     $($id:literal $label:ident sets $option:ident { $($value:literal $name:ident = $is:expr;)* })*) => {
        /// What may be agreed on.
        pub(super) const RULES: &[super::Rule] = &[$(super::Rule {
            id: $id,
            label: crate::words::commands::$label,
            expansion: $expansion,
            values: &[$(super::Value {
                id: $value,
                label: crate::words::commands::$name,
                is: |$setup| $get.is_some_and(|options| options.$option == $is),
                set: |$setup| $get_mut.into_iter().for_each(|options| options.$option = $is),
            },)*],
        },)*];
    };
    (base; $($rules:tt)*) => { rules_of! { None, in |setup| Some(setup), Some(setup); $($rules)* } };
    ($expansion:ident in $module:ident; $($rules:tt)*) => {
        rules_of! {
            Some(crate::rules::expansions::Expansion::$expansion),
            in |setup| setup.expansions.$module.as_ref(), setup.expansions.$module.as_mut();
            $($rules)*
        }
    };
}

mod base;
mod bridges_castles_and_bazaars;
mod deserts;
mod hills_and_sheep;
mod houses_and_walls;
mod monuments;
mod river;
mod the_gifts;

use crate::rules::Setup;
use crate::rules::expansions::Expansion;
use crate::rules::seat::Seat;
use crate::rules::setup::First;
use crate::table::{Aids, Snapshot};
use crate::words::Words;
use crate::words::commands::{self as labels, Label};

use super::visit::cast_of;

/// The expansions that tables may play: those whose every question can be answered in Discord. The rules may know more
/// already; who plays with those would come to a question without buttons.
pub(super) const OFFERED: &[Expansion] = &[
    Expansion::River,
    Expansion::Abbot,
    Expansion::HillsAndSheep,
    Expansion::BridgesCastlesAndBazaars,
    Expansion::TheGifts,
    Expansion::Monuments,
    Expansion::HousesAndWalls,
    Expansion::Deserts,
];

/// A rule that a table may agree on.
pub(super) struct Rule {
    /// Its name in ids.
    pub id: &'static str,
    /// Its name for people.
    pub label: Label,
    /// The expansion that it belongs to.
    pub expansion: Option<Expansion>,
    /// What it may be, the default first.
    pub values: &'static [Value],
}

/// What a rule may be.
pub(super) struct Value {
    /// Its name in ids.
    pub id: &'static str,
    /// Its name for people.
    pub label: Label,
    /// Whether a setup has it.
    pub is: fn(&Setup) -> bool,
    /// Gives it to a setup.
    pub set: fn(&mut Setup),
}

/// The name, in ids, of the rule about who begins: its values are the people of the table.
pub(super) const FIRST: &str = "first";

/// The name, in ids, of what is no rule: whether the table works things out for its players.
pub(super) const AIDS: &str = "aids";

/// What that may be: the name in ids and for people, the default first.
pub(super) const AIDS_VALUES: [(Aids, &str, Label); 2] =
    [(Aids::On, "on", labels::AIDS_ON), (Aids::Off, "off", labels::AIDS_OFF)];

/// Whether a table works things out, by its name in ids.
pub(super) fn aids(value: &str) -> Option<Aids> {
    AIDS_VALUES.into_iter().find(|(_, id, _)| *id == value).map(|(aids, ..)| aids)
}

/// Whether a table works things out, in words.
pub(super) fn aids_name(words: Words, aids: Aids) -> String {
    let named = AIDS_VALUES.into_iter().find(|(value, ..)| *value == aids);
    named.map(|(.., label)| label.name(words)).unwrap_or_default()
}

/// Every rule but who begins, those of the base game first.
pub(super) fn rules() -> impl Iterator<Item = &'static Rule> {
    let base = base::RULES.iter().chain(river::RULES).chain(hills_and_sheep::RULES);
    base.chain(bridges_castles_and_bazaars::RULES)
        .chain(the_gifts::RULES)
        .chain(monuments::RULES)
        .chain(houses_and_walls::RULES)
        .chain(deserts::RULES)
}

impl Rule {
    /// Whether the rule means anything under a setup.
    pub fn applies(&self, setup: &Setup) -> bool {
        self.expansion.is_none_or(|expansion| setup.expansions.has(expansion))
    }

    /// Whether a setup has the default.
    fn has_default(&self, setup: &Setup) -> bool {
        self.values.first().is_none_or(|value| (value.is)(setup))
    }

    /// The value that a setup has.
    pub fn value(&self, setup: &Setup) -> Option<&Value> {
        self.values.iter().find(|value| (value.is)(setup))
    }
}

/// Gives a rule a value, both by their names in ids. Names that are not known change nothing.
pub(super) fn set(setup: &mut Setup, rule: &str, value: &str) {
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

/// The values of the base game's rules, in words, and of those of expansions that are not as printed; and the aids.
pub(super) fn summary(words: Words, table: &Snapshot) -> Vec<String> {
    let is_told = |rule: &&Rule| rule.expansion.is_none() || !rule.has_default(&table.setup);
    let applied = rules().filter(|rule| rule.applies(&table.setup)).filter(is_told);
    let mut values: Vec<String> =
        applied.filter_map(|rule| rule.value(&table.setup)).map(|value| value.label.name(words)).collect();
    values.push(first(words, table));
    values.push(aids_name(words, table.aids));
    values
}

/// Who begins, in words.
pub(super) fn first(words: Words, table: &Snapshot) -> String {
    match table.setup.first {
        First::Random => labels::FIRST_RANDOM.name(words),
        First::Seat(seat) => words.options_host(cast_of(table).name(seat)),
    }
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

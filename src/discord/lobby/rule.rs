//! A rule that a table may agree on, as data.

use crate::rules::Setup;
use crate::rules::expansions::Expansion;
use crate::words::commands::Label;

/// A rule that a table may agree on.
pub(in crate::discord) struct Rule {
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
pub(in crate::discord) struct Value {
    /// Its name in ids.
    pub id: &'static str,
    /// Its name for people.
    pub label: Label,
    /// Whether a setup has it.
    pub is: fn(&Setup) -> bool,
    /// Gives it to a setup.
    pub set: fn(&mut Setup),
}

impl Rule {
    /// Whether the rule means anything under a setup.
    pub fn applies(&self, setup: &Setup) -> bool {
        self.expansion.is_none_or(|expansion| setup.expansions.has(expansion))
    }

    /// Whether a setup has the default.
    pub fn has_default(&self, setup: &Setup) -> bool {
        self.values.first().is_none_or(|value| (value.is)(setup))
    }

    /// The value that a setup has.
    pub fn value(&self, setup: &Setup) -> Option<&Value> {
        self.values.iter().find(|value| (value.is)(setup))
    }
}

/// Rules as a list: of each its name, the option that it sets, and its values, the default first. `in` says how to reach
/// the options in a setup.
macro_rules! rules_of {
    ($expansion:expr, in |$setup:ident| $get:expr, $get_mut:expr;
     $($id:literal $label:ident sets $option:ident { $($value:literal $name:ident = $is:expr;)* })*) => {
        /// What may be agreed on.
        pub(super) const RULES: &[$crate::discord::lobby::rule::Rule] = &[$($crate::discord::lobby::rule::Rule {
            id: $id,
            label: crate::words::commands::$label,
            expansion: $expansion,
            values: &[$($crate::discord::lobby::rule::Value {
                id: $value,
                label: crate::words::commands::$name,
                is: |$setup| $get.is_some_and(|options| options.$option == $is),
                set: |$setup| $get_mut.into_iter().for_each(|options| options.$option = $is),
            },)*],
        },)*];
    };
    (base; $($rules:tt)*) => { $crate::discord::lobby::rule::rules_of! { None, in |setup| Some(setup), Some(setup); $($rules)* } };
    ($expansion:ident in $module:ident; $($rules:tt)*) => {
        $crate::discord::lobby::rule::rules_of! {
            Some(crate::rules::expansions::Expansion::$expansion),
            in |setup| setup.expansions.$module.as_ref(), setup.expansions.$module.as_mut();
            $($rules)*
        }
    };
}
pub(in crate::discord) use rules_of;

//! Script syntax of Darmstadt (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::darmstadt::Occasion;

pub use super::nothing::*;

pub fn of_occasion(Occasion::Church { at }: Occasion) -> Option<String> {
    Some(format!("church {at}"))
}

//! Script syntax of The Wind Roses (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::wind_roses::Occasion;

pub use super::nothing::*;

pub fn of_occasion(Occasion::Quarter { at }: Occasion) -> Option<String> {
    Some(format!("wind rose {at}"))
}

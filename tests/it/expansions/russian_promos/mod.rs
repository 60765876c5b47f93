//! Script syntax of Russian promos (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::russian_promos::{self, Event, Occasion, Trap};
use bergerie_rules::{Action, ExpansionAction, Game};

use crate::rules::words;

pub use super::nothing::*;

/// Returns the action for `untrap:tree` or `untrap-builder:lake`, or `None` for other words.
pub fn action(_: &Game, text: &str) -> Result<Option<Action>, String> {
    let Some((word, trap)) = text.split_once(':') else { return Ok(None) };
    let Some(figure) = word.strip_prefix("untrap") else { return Ok(None) };
    let figure = words::figure(figure.strip_prefix('-').unwrap_or("meeple"))?;
    let from = Trap::ALL.into_iter().find(|known| known.key() == trap).ok_or_else(|| format!("no trap `{trap}`"))?;
    Ok(Some(Action::Expansion(ExpansionAction::RussianPromos(russian_promos::Action::TakeBack { figure, from }))))
}

pub fn of_action(_: &Game, russian_promos::Action::TakeBack { figure, from }: russian_promos::Action) -> String {
    match figure.key() {
        "meeple" => format!("untrap:{}", from.key()),
        figure => format!("untrap-{figure}:{}", from.key()),
    }
}

/// Returns an event in script syntax, or `None` if the line that caused it implies it.
pub fn of_event(event: &Event) -> Option<String> {
    match event {
        Event::Trapped { seat, figure, by } => Some(format!("{} trapped: {} {}", by.key(), seat.index(), figure.key())),
        Event::TakenBack { .. } => None,
    }
}

pub fn of_occasion(_: Occasion) -> Option<String> {
    Some("in the lake".into())
}

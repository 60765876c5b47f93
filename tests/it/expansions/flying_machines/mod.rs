//! Script syntax of The Flying Machines (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::flying_machines::{self, DrawOutcome, Event, PublicState};
use bergerie_rules::{Action, ExpansionAction, Game};

use crate::rules::words;

pub use super::nothing::*;

/// Returns the action for `fly`, or `fly-mayor` for another figure than a meeple, or `None` for other words. A figure
/// lands with `land@N1@road`.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    if let Some(place) = text.strip_prefix("land@") {
        let figure = PublicState::of(game).flight.ok_or("nobody flies")?.figure;
        let (at, segment) = words::place(game, place)?;
        return Ok(Some(Action::Deploy { figure, at, segment }));
    }
    let ("fly", figure, "") = words::with_figure(text).unwrap_or_default() else { return Ok(None) };
    Ok(Some(Action::Expansion(ExpansionAction::FlyingMachines(flying_machines::Action::Fly { figure }))))
}

pub fn of_action(_: &Game, flying_machines::Action::Fly { figure }: flying_machines::Action) -> String {
    format!("fly{}", words::of_figure(figure))
}

/// Returns the draw for a word such as `die:2`, or `None` for other words.
pub fn drawn(word: &str) -> Result<Option<DrawOutcome>, String> {
    let Some(die) = word.strip_prefix("die:") else { return Ok(None) };
    die.parse().map(|die| Some(DrawOutcome::Die(die))).map_err(|_| format!("`{die}` is no number"))
}

pub fn of_drawn(DrawOutcome::Die(die): DrawOutcome) -> String {
    format!("die:{die}")
}

pub fn implied_event(game: &Game, DrawOutcome::Die(die): DrawOutcome) -> Option<Event> {
    let flight = PublicState::of(game).flight?;
    let at = flying_machines::Flight { die: Some(die), ..flight }.landing_cell()?;
    Some(Event::DieThrown { die, at })
}

/// Returns an event in script syntax, or `None` if the line that caused it implies it.
pub fn of_event(event: &Event) -> Option<String> {
    match event {
        Event::NotLanded { seat, figure } => Some(format!("not landed: {} {}", seat.index(), figure.key())),
        Event::FlightBegun { .. } | Event::DieThrown { .. } => None,
    }
}

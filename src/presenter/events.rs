//! Selection of the events that descriptions of moves mention.

use crate::rules::{Event, Setup};

use super::description::Mention;
use super::expansions;

/// Returns the kinds of descriptions that mention an event.
pub(crate) fn mention(setup: &Setup, event: &Event) -> Mention {
    let mut mentions = expansions::all().map(|hooks| (hooks.mention)(setup, event));
    mentions.find(|&mention| mention != Mention::Made).unwrap_or_default()
}

/// Returns the events that the description of a committed move mentions.
pub(crate) fn news(setup: &Setup, events: &[Event]) -> Vec<Event> {
    events.iter().filter(|event| mention(setup, event) != Mention::Never).cloned().collect()
}

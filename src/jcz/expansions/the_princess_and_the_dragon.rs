//! Steps of the dragon, and the fairy on a tile. Our game makes a step without a question if it is the only possible one.

use bergerie_rules::expansions::the_princess_and_the_dragon::{Action as Special, Event as Happened};
use bergerie_rules::{Action, Event, ExpansionAction, ExpansionEvent, Game, Pos};

use super::Hooks;
use crate::saved_game::{Message, Payload, Place};
use crate::selection::Answer;

pub const HOOKS: Hooks = Hooks { answer, is_done, moved, ..Hooks::NONE };

fn answer(_: &Game, _: &str, payload: &Payload, _: &[Message]) -> Option<Answer> {
    let Place::Cell(..) = payload.pointer.as_ref()? else { return None };
    let cell = payload.pointer.as_ref()?.cell();
    let action = match payload.figure_id.as_deref()?.split('.').next()? {
        "dragon" => Special::MoveDragon { to: cell },
        "fairy" => Special::MoveFairyToTile { at: cell },
        _ => return None,
    };
    Some(Answer::Whole(Action::Expansion(ExpansionAction::ThePrincessAndTheDragon(action))))
}

fn is_done(events: &[Event], payload: &Payload, number: usize) -> bool {
    let is_dragon = payload.figure_id.as_deref().is_some_and(|figure| figure.starts_with("dragon"));
    let to = moved(events).get(number - 1).map(|(_, to)| *to);
    is_dragon && to.is_some_and(|to| payload.pointer.as_ref().is_some_and(|place| place.cell() == to))
}

fn moved(events: &[Event]) -> Vec<(&'static str, Pos)> {
    let step = |event: &Event| match event {
        Event::Expansion(ExpansionEvent::ThePrincessAndTheDragon(Happened::DragonMoved { to, .. })) => {
            Some(("dragon.1", *to))
        }
        _ => None,
    };
    events.iter().filter_map(step).collect()
}

//! Steps of the dragon. Our game makes a step without a question if it is the only possible one.

use bergerie_rules::expansions::the_princess_and_the_dragon::Event as Happened;
use bergerie_rules::{Event, ExpansionEvent};

use super::{Hooks, NeutralMove};
use crate::saved_game::Payload;

pub(crate) const HOOKS: Hooks = Hooks { is_done, moved, ..Hooks::NONE };

fn is_done(events: &[Event], payload: &Payload, number: usize) -> bool {
    let is_dragon = payload.figure_id.as_deref().is_some_and(|figure| figure.starts_with("dragon"));
    let to = moved(events).get(number - 1).map(|step| step.to);
    is_dragon && to.is_some_and(|to| payload.pointer.as_ref().is_some_and(|place| place.cell() == to))
}

fn moved(events: &[Event]) -> Vec<NeutralMove> {
    let step = |event: &Event| match event {
        Event::Expansion(ExpansionEvent::ThePrincessAndTheDragon(Happened::DragonMoved { seat, to, .. })) => {
            Some(NeutralMove { figure: "dragon.1", player: *seat, to: *to })
        }
        _ => None,
    };
    events.iter().filter_map(step).collect()
}

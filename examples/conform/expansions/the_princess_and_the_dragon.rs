//! The steps of the dragon. The other engine asks about every step. Our engine makes a step without a question if it is
//! the only possible one.

use std::collections::BTreeSet;

use bergerie_jcz::selection::{Options, Selected};
use bergerie_rules::expansions::the_princess_and_the_dragon::{Action as Special, Event as Happened};
use bergerie_rules::{Action, Event, ExpansionAction, ExpansionEvent, Pos, Seat};
use serde::Deserialize;

use super::Code;
use crate::check::{CheckResult, Run, same};
use crate::log::{Act, Record};

pub const CODE: Code = Code { before, record, act, ..Code::NONE };

/// The number of steps in the log since our events were last compared.
pub type Memory = usize;

#[derive(Deserialize)]
struct Walk {
    figure: String,
    o: Vec<(i16, i16)>,
}

#[derive(Deserialize)]
struct Step {
    at: (i16, i16),
}

fn before(run: &mut Run, record: &Record) -> CheckResult {
    if matches!(record, Record::Turn { .. }) {
        run.memory.steps = 0;
    }
    Ok(())
}

/// Skips the record before a step that our engine has already made.
fn record(run: &mut Run, record: &Record) -> Result<bool, String> {
    Ok(matches!(record, Record::State { .. }) && steps(run).count() > run.memory.steps)
}

/// Returns the steps since our events were last compared, each with the player who decided and the cell.
fn steps(run: &Run) -> impl Iterator<Item = (Seat, Pos)> {
    run.events.iter().filter_map(|event| match event {
        Event::Expansion(ExpansionEvent::ThePrincessAndTheDragon(Happened::DragonMoved { seat, to, .. })) => {
            Some((*seat, *to))
        }
        _ => None,
    })
}

fn act(run: &mut Run, act: &Act) -> Result<bool, String> {
    let (&[Options::Other(ref walk)], Selected::Other(step)) = (&act.opts[..], &act.sel) else { return Ok(false) };
    let Ok(Walk { figure, o }) = walk.read() else { return Ok(false) };
    if !figure.starts_with("dragon") {
        return Ok(false);
    }
    let (theirs, Step { at: (x, y) }) = (o.into_iter().collect::<BTreeSet<_>>(), step.read()?);
    let to = Pos::new(x, y);
    let next = steps(run).nth(run.memory.steps);
    run.memory.steps += 1;
    if let Some((seat, forced)) = next {
        same("player of a forced step", seat.index(), act.p)?;
        same("forced step", BTreeSet::from([(forced.x, forced.y)]), theirs)?;
        return Ok(true);
    }
    let decision = run.game.decision().ok_or("the dragon does not move")?;
    same("player of a step", decision.seat.index(), act.p)?;
    let steps = decision.actions.iter().filter_map(|action| match action {
        Action::Expansion(ExpansionAction::ThePrincessAndTheDragon(Special::MoveDragon { to })) => Some((to.x, to.y)),
        _ => None,
    });
    same("steps", steps.collect(), theirs)?;
    run.apply(Action::Expansion(ExpansionAction::ThePrincessAndTheDragon(Special::MoveDragon { to })))?;
    Ok(true)
}

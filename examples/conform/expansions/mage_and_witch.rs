//! Moves of the mage and the witch. The other engine names a feature by any of its segments, ours by the oldest one.

use std::collections::HashSet;

use bergerie_rules::expansions::mage_and_witch::{Action as Special, Wizard};
use bergerie_rules::{Action, ExpansionAction, Pos};
use serde::Deserialize;

use super::Code;
use crate::check::{Run, same};
use crate::location::segment;
use crate::log::{Act, Options, Pointer, Selected};

pub const CODE: Code = Code { act, ..Code::NONE };

#[derive(Deserialize)]
struct Targets {
    figure: String,
    o: Vec<Pointer>,
}

#[derive(Deserialize)]
struct Target {
    figure: String,
    at: Pointer,
}

/// Returns our answer for a move to a feature. Returns `None` if the figure is neither the mage nor the witch.
fn answer(run: &Run, figure: &str, Pointer(x, y, kind, location): &Pointer) -> Option<Action> {
    let (board, at) = (run.game.board(), Pos::new(*x, *y));
    let wizard = Wizard::ALL.into_iter().find(|wizard| figure.starts_with(wizard.key()))?;
    let node = board.node_at((at, segment(board, at, kind, location)?))?;
    let (at, segment) = board.segment_location(board.features().get(board.features().feature_of(node)).oldest);
    Some(Action::Expansion(ExpansionAction::MageAndWitch(Special::MoveWizard { wizard, at, segment })))
}

fn act(run: &mut Run, act: &Act) -> Result<bool, String> {
    let Selected::Other(selected) = &act.sel else { return Ok(false) };
    let Ok(Target { figure, at }) = selected.read() else { return Ok(false) };
    let Some(selected) = answer(run, &figure, &at) else { return Ok(false) };
    let mut theirs = HashSet::new();
    for options in &act.opts {
        let Options::Other(options) = options else { return Err("a move of another kind".to_owned()) };
        let Targets { figure, o } = options.read()?;
        theirs.extend(o.iter().filter_map(|at| answer(run, &figure, at)));
    }
    let decision = run.game.decision().ok_or("neither the mage nor the witch moves")?;
    same("player of a move", decision.seat.index(), act.p)?;
    same("moves", decision.actions.iter().copied().collect(), theirs)?;
    run.apply(selected)?;
    Ok(true)
}

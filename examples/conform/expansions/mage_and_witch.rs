//! Moves of the mage and the witch.

use std::collections::HashSet;

use bergerie_jcz::expansions::mage_and_witch::wizard_move;
use bergerie_jcz::location::segment;
use bergerie_jcz::selection::{Options, Pointer, Selected};
use bergerie_rules::{Action, Pos};
use serde::Deserialize;

use super::Code;
use crate::check::{Run, same};
use crate::log::Act;

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
    wizard_move(board, figure, (at, segment(board, at, kind, location)?))
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

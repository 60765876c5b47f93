//! Towers and ransoms. A ransom consists of two records of the other engine.

use bergerie_jcz::answers::owned;
use bergerie_jcz::selection::{Other, Pointer};
use bergerie_rules::expansions::the_tower::{self, height};
use bergerie_rules::{Action, ExpansionAction, OwnedFigure, Pos, Seat};
use serde::Deserialize;

use super::Code;
use crate::check::{CheckResult, Run, same};
use crate::log::Record;

pub const CODE: Code = Code { record, selected, ..Code::NONE };

/// The figure that was chosen for a ransom which is not paid yet.
pub type Memory = Option<OwnedFigure>;

#[derive(Deserialize)]
struct Token {
    at: Pointer,
}

#[derive(Deserialize)]
struct Ransom {
    p: usize,
    jailer: usize,
}

fn record(run: &mut Run, record: &Record) -> Result<bool, String> {
    let Record::Other(other) = record else { return Ok(false) };
    match other.kind.as_str() {
        "ransom" => pay(run, &other.read()?)?,
        "token" if other.get("token").and_then(|token| token.as_str()) == Some("TOWER_PIECE") => {
            let Token { at: Pointer(x, y, ..) } = other.read()?;
            same("tower", height(&run.game, Pos::new(x, y)) > 0, true)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Notes the figure of a ransom. Two players may have captured such a figure, and a later record names the captor.
fn selected(run: &mut Run, other: &Other) -> Result<bool, String> {
    let is_ransom = other.kind == "ransom";
    if is_ransom {
        let id = other.get("id").and_then(|id| id.as_str()).ok_or("a ransom for no figure")?;
        run.memory.ransoms = Some(owned(id)?);
    }
    Ok(is_ransom)
}

fn pay(run: &mut Run, &Ransom { p, jailer }: &Ransom) -> CheckResult {
    let OwnedFigure { figure, seat } = run.memory.ransoms.take().ok_or("no ransom was chosen")?;
    same("payer", seat.index(), p)?;
    let captor = Seat::new(jailer).ok_or("no such player")?;
    run.apply(Action::Expansion(ExpansionAction::TheTower(the_tower::Action::Ransom { captor, figure })))
}

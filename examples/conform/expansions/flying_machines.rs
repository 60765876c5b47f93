//! The die of a flight.

use bergerie_rules::expansions::flying_machines::DrawOutcome as Thrown;
use bergerie_rules::{DrawOutcome, ExpansionDrawOutcome};

use super::Code;
use crate::check::Run;
use crate::log::Record;

pub const CODE: Code = Code { record, ..Code::NONE };

/// Throws the number that the other engine has thrown.
fn record(run: &mut Run, record: &Record) -> Result<bool, String> {
    let Record::Other(other) = record else { return Ok(false) };
    if other.kind != "flier-roll" {
        return Ok(false);
    }
    let die = other.get("n").and_then(|number| u8::try_from(number.as_u64()?).ok()).ok_or("a roll without a number")?;
    run.draw(DrawOutcome::Expansion(ExpansionDrawOutcome::FlyingMachines(Thrown::Die(die))))?;
    Ok(true)
}

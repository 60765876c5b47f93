//! Ingots that are put on tiles and that players take.

use bergerie_rules::expansions::goldmines::{Event, PublicState};
use bergerie_rules::{self as rules, ExpansionEvent, Pos};
use serde::Deserialize;

use super::Code;
use crate::check::{Run, Tokens, same};
use crate::log::Record;

pub const CODE: Code = Code { record, tokens, ..Code::NONE };

#[derive(Deserialize)]
struct Ingot {
    at: (i16, i16),
}

fn record(run: &mut Run, record: &Record) -> Result<bool, String> {
    let Record::Other(other) = record else { return Ok(false) };
    if other.kind != "token" || other.get("token").and_then(|token| token.as_str()) != Some("GOLD") {
        return Ok(false);
    }
    let Ingot { at: (x, y) } = other.read()?;
    let has_ingot = PublicState::of(&run.game).tiles.iter().any(|&(at, _)| at == Pos::new(x, y));
    same("an ingot there", has_ingot, true)?;
    Ok(true)
}

fn tokens(event: &rules::Event, tokens: &mut Tokens) {
    if let rules::Event::Expansion(ExpansionEvent::Goldmines(Event::IngotsTaken { seat, count })) = event {
        *tokens.entry((seat.index(), "GOLD".to_owned())).or_default() += count;
    }
}

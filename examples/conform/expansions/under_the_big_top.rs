//! Animal tokens, and the spaces around the ringmaster, which the other engine counts by kind.

use bergerie_rules::expansions::under_the_big_top::{Animal, DrawOutcome as Came};
use bergerie_rules::{DrawOutcome, ExpansionDrawOutcome};

use super::Code;
use crate::check::Run;
use crate::log::Record;
use crate::scores::Points;

pub const CODE: Code = Code { record, adjust, ..Code::NONE };

/// Draws the token that the other engine turns up. Its name ends with its value.
fn record(run: &mut Run, record: &Record) -> Result<bool, String> {
    let Record::Other(other) = record else { return Ok(false) };
    let name = other.get("token").and_then(|token| token.as_str()).unwrap_or_default();
    let Some(value) = name.strip_prefix("BIGTOP_") else { return Ok(false) };
    let animal = Animal::ALL.into_iter().find(|animal| animal.value().to_string() == value).ok_or("unknown token")?;
    run.draw(DrawOutcome::Expansion(ExpansionDrawOutcome::UnderTheBigTop(Came::Token(animal))))?;
    Ok(true)
}

/// Adds the spaces of both kinds in the other engine's score.
fn adjust(_: &Run, _: &mut [Points], theirs: &mut [Points]) {
    for (_, points, name, items, ..) in theirs {
        if *name == "ringmaster" {
            let count = items.iter().filter_map(|(_, count, _)| *count).sum();
            *items = vec![("spaces".to_owned(), Some(count), *points)];
        }
    }
}

//! The River: its tiles, and the legal positions of the river.

use crate::presenter::tiles::form;
use crate::rules::expansions::river::{RefusalReason, RiverSet, counts_herd};
use crate::rules::{ExpansionRefusal, Kind, Refusal, Setup, Shape, Term, TermLabel};
use crate::words::Words;

use super::Hooks;

pub(super) const HOOKS: Hooks =
    Hooks { add_tile_prints: tile, term_text: term, rule_change, refusal_text: refusal, ..Hooks::NONE };

fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let river = shape.segments.iter().find(|segment| segment.kind == Kind::River);
    parts.extend(river.map(|river| words.tile_river(form(river))));
    if shape.has(Kind::Volcano) {
        parts.push(words.tile_volcano());
    }
}

fn term(words: Words, term: Term) -> Option<String> {
    (term.label == TermLabel::PigHerd).then(|| words.label_pig_herd(term.points()))
}

fn rule_change(words: Words, setup: &Setup, category: &str) -> Option<String> {
    let has_herd = setup.expansions.river.as_ref().is_some_and(|options| options.set != RiverSet::First);
    (category == "field" && has_herd && counts_herd(setup)).then(|| words.rule_pig_herd())
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::River(RefusalReason::WrongDirection)) = refusal else { return None };
    Some(words.refusal_river())
}

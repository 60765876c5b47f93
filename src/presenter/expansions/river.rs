//! The River: its tiles, and the legal positions of the river.

use crate::Category;
use crate::tiles::segment_form;
use crate::words::Words;
use crate::words::expansions::river::Messages as _;
use bergerie_rules::expansions::river::{RefusalReason, RiverSet, counts_pig_herd};
use bergerie_rules::{ExpansionRefusal, Kind, Refusal, Setup, Shape, Term, TermLabel};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { add_tile_prints, term_text, rule_change, refusal_text, ..Hooks::NONE };

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let river = shape.segments.iter().find(|segment| segment.kind == Kind::River);
    parts.extend(river.map(|river| words.tile_river(segment_form(river))));
    if shape.has(Kind::Volcano) {
        parts.push(words.tile_volcano());
    }
}

fn term_text(words: Words, term: Term) -> Option<String> {
    (term.label == TermLabel::PigHerd).then(|| words.label_pig_herd(term.points()))
}

fn rule_change(words: Words, setup: &Setup, category: Category) -> Option<String> {
    let has_herd = setup.expansions.river.as_ref().is_some_and(|options| options.set != RiverSet::First);
    (category == Category::FIELD && has_herd && counts_pig_herd(setup)).then(|| words.rule_pig_herd())
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::River(RefusalReason::WrongDirection)) = refusal else { return None };
    Some(words.refusal_river())
}

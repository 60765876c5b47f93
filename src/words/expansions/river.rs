//! Texts of The River: its tiles, and the legal positions of the river.

use crate::rules::Refusal;
use crate::rules::expansions::SpecialRefusal;
use crate::rules::expansions::river::RefusalReason;
use crate::rules::score::{Label, Term};
use crate::rules::tile::{Kind, Shape};
use crate::words::Words;
use crate::words::tiles::form;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { tile, term, refusal, ..Hooks::NONE };

fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let river = shape.segments.iter().find(|segment| segment.kind == Kind::River);
    parts.extend(river.map(|river| words.tile_river(form(river))));
    if shape.has(Kind::Volcano) {
        parts.push(words.tile_volcano());
    }
}

fn term(words: Words, term: Term) -> Option<String> {
    (term.label == Label::PigHerd).then(|| words.label_pig_herd(term.points()))
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Special(SpecialRefusal::River(RefusalReason::Course)) = refusal else { return None };
    Some(words.refusal_river())
}

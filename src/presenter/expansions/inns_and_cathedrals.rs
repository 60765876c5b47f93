//! Inns & Cathedrals: the large meeple, inns and cathedrals, and a warning before one of them joins an occupied feature.

use crate::words::expansions::inns_and_cathedrals::Messages as _;
use crate::words::{Words, markup};
use crate::{Category, CodedComponent, RehearsalContext};
use bergerie_rules::expansions::inns_and_cathedrals::{Incomplete, Part, mark_of};
use bergerie_rules::{Figure, Kind, Mark, Pos, Segment, Setup, Shape, Term, TermLabel};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    code_letters: &[(CodedComponent::Figure(Figure::LargeMeeple), 'l')],
    consequences,
    figure_role,
    add_tile_prints,
    term_text,
    rule_change,
    ..Hooks::NONE
};

/// Warns that the tile puts an inn or a cathedral on an incomplete, occupied road or city.
fn consequences(context: &RehearsalContext<'_>) -> Vec<String> {
    let options = context.game.setup().expansions.inns_and_cathedrals.as_ref();
    let loses = options.is_none_or(|options| options.incomplete == Incomplete::Zero);
    let unfinished = if loses { "nothing" } else { "as_ever" };
    let mark = |segment: &Segment| {
        let (mark, _) = mark_of(context.game, segment.kind)?;
        segment.marks.has(mark).then_some(mark)
    };
    let describe = |(segment, at): (&Segment, Pos)| match mark(segment) {
        Some(Mark::Inn) => context.words.inn_joins(markup::cell(at), unfinished),
        _ => context.words.cathedral_joins(markup::cell(at), unfinished),
    };
    context.occupied_features(|segment| mark(segment).is_some()).map(describe).collect()
}

fn figure_role(words: Words, figure: Figure, kind: Option<Kind>) -> Option<String> {
    if figure != Figure::LargeMeeple {
        return None;
    }
    match kind? {
        Kind::Road => Some(words.role_large_highwayman()),
        Kind::City => Some(words.role_large_knight()),
        Kind::Monastery => Some(words.role_large_monk()),
        Kind::Field => Some(words.role_large_farmer()),
        // The kind belongs to an expansion, which names the figure.
        _ => None,
    }
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    parts.extend(shape.has_mark(Mark::Cathedral).then(|| words.tile_cathedral()));
    parts.extend(shape.has_mark(Mark::Inn).then(|| words.tile_inn()));
}

fn term_text(words: Words, term: Term) -> Option<String> {
    match (term.label, term.points()) {
        (TermLabel::Inns, 0) => Some(words.label_inn_incomplete()),
        (TermLabel::Inns, points) => Some(words.label_inns(points)),
        (TermLabel::Cathedrals, 0) => Some(words.label_cathedral_incomplete()),
        (TermLabel::Cathedrals, points) => Some(words.label_cathedrals(points)),
        _ => None,
    }
}

fn rule_change(words: Words, setup: &Setup, category: Category) -> Option<String> {
    let options = setup.expansions.inns_and_cathedrals.as_ref()?;
    let unfinished = if options.incomplete == Incomplete::Zero { "nothing" } else { "as_ever" };
    match category {
        Category::ROAD if options.inns == Part::On => Some(words.rule_inns(unfinished)),
        Category::CITY if options.cathedrals == Part::On => Some(words.rule_cathedrals(unfinished)),
        _ => None,
    }
}

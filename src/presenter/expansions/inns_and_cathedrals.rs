//! Inns & Cathedrals: the large meeple, the effects of inns and cathedrals, and a warning before one of them joins an occupied
//! feature.

use crate::presenter::{Component, RehearsalContext};
use crate::rules::expansions::inns_and_cathedrals::{Incomplete, Part, mark_of};
use crate::rules::{Figure, Kind, Label, Mark, Pos, Setup, Shape, Term};
use crate::words::{Words, markup};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    letters: &[(Component::Figure(Figure::LargeMeeple), 'l')],
    consequences,
    figure_role,
    tile,
    term,
    rule,
    ..Hooks::NONE
};

/// Warns that the tile puts an inn or a cathedral on an incomplete, occupied road or city.
fn consequences(attempt: &RehearsalContext<'_>) -> Vec<String> {
    let options = attempt.game.setup().expansions.inns_and_cathedrals.as_ref();
    let loses = options.is_none_or(|options| options.incomplete == Incomplete::Zero);
    let unfinished = if loses { "nothing" } else { "as_ever" };
    let describe = |(mark, at): (Mark, Pos)| match mark {
        Mark::Inn => attempt.words.inn_joins(markup::spot(at), unfinished),
        _ => attempt.words.cathedral_joins(markup::spot(at), unfinished),
    };
    raised(attempt).map(describe).collect()
}

/// Returns the incomplete, occupied features to which the last tile adds an inn or cathedral, with the cell of each
/// feature's first tile.
fn raised(attempt: &RehearsalContext<'_>) -> impl Iterator<Item = (Mark, Pos)> {
    let board = attempt.game.board();
    let placed = board.placed_tile(attempt.game.last());
    let printed = placed.nodes().zip(placed.segments()).filter(|_| attempt.is_placed());
    printed.filter_map(move |(node, segment)| {
        let (mark, _) = mark_of(attempt.game, segment.kind).filter(|&(mark, _)| segment.marks.has(mark))?;
        let feature = Some(board.features().of(node)).filter(|&feature| !board.is_complete(feature))?;
        let is_old = |node| board.features().node(node).tile != attempt.game.last();
        board.figures_on(feature).find(|standing| is_old(standing.node))?;
        Some((mark, board.place(board.features().get(feature).oldest).0))
    })
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

fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    if shape.segments.iter().any(|segment| segment.marks.has(Mark::Cathedral)) {
        parts.push(words.tile_cathedral());
    }
}

/// Describes a term of a receipt: "inn: +4". For an unfinished feature, describes the reason why it scores nothing.
/// Returns `None` for terms of other rules.
fn term(words: Words, term: Term) -> Option<String> {
    match (term.label, term.points()) {
        (Label::Inns, 0) => Some(words.label_inn_incomplete()),
        (Label::Inns, points) => Some(words.label_inns(points)),
        (Label::Cathedrals, 0) => Some(words.label_cathedral_incomplete()),
        (Label::Cathedrals, points) => Some(words.label_cathedrals(points)),
        _ => None,
    }
}

/// Describes the value of a road with an inn or a city with a cathedral. Returns `None` for other categories, and if the part is
/// not in play.
fn rule(words: Words, setup: &Setup, category: &str) -> Option<String> {
    let options = setup.expansions.inns_and_cathedrals.as_ref()?;
    let unfinished = if options.incomplete == Incomplete::Zero { "nothing" } else { "as_ever" };
    match category {
        "road" if options.inns == Part::On => Some(words.rule_inns(unfinished)),
        "city" if options.cathedrals == Part::On => Some(words.rule_cathedrals(unfinished)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn receipts_name_the_effect_of_an_inn_or_a_cathedral() {
        let term = |label, count, each| term(Words::default(), Term { label, count, each });
        assert_eq!(term(Label::Inns, 4, 1).as_deref(), Some("4 for the inn"));
        assert_eq!(term(Label::Cathedrals, 6, 1).as_deref(), Some("6 for the cathedral"));
        let nothing = term(Label::Inns, 1, 0);
        assert!(nothing.is_some_and(|text| text.contains("incomplete")));
        assert_eq!(term(Label::Tiles, 4, 1), None);
    }

    #[test]
    fn rules_are_described_according_to_the_options() {
        let mut setup = Setup::base(2);
        let rule = |setup: &Setup, category| Words::default().rule(setup, category);
        assert!(!rule(&setup, "road").contains("inn") && !rule(&setup, "city").contains("two-tile"));
        setup.small_city = crate::rules::setup::SmallCity::Two;
        setup.expansions.set(crate::rules::expansions::Expansion::InnsAndCathedrals, true);
        assert!(rule(&setup, "road").ends_with("2 points per tile, and an incomplete one nothing."));
        assert!(rule(&setup, "city").contains("only 1 point per tile") && rule(&setup, "city").contains("cathedral"));
        let options = setup.expansions.inns_and_cathedrals.as_mut().expect("it is played");
        options.incomplete = Incomplete::Ignore;
        assert!(rule(&setup, "road").ends_with("2 points per tile."));
    }

    #[test]
    fn the_large_meeple_is_named_by_its_segment() {
        let role = |figure, kind| Words::default().role_of(figure, kind);
        assert_eq!(role(Figure::LargeMeeple, Kind::City), "large knight");
        assert_eq!(role(Figure::Meeple, Kind::City), "knight");
    }
}

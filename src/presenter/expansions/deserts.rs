//! Deserts: oases, spice deposits, desert edges, and rides on sandworms.

use crate::receipt::multiplied;
use crate::words::expansions::deserts::Messages as _;
use crate::words::{Words, markup};
use crate::{AnswerContext, AnswerDescription, Category, EventContext, Narration};
use bergerie_rules::expansions::deserts::{self, Action};
use bergerie_rules::{Event, ExpansionEvent, Figure, Game, Kind, Score, Shape, Term, TermLabel};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::FanExpansion,
    answer,
    answer_note,
    categories: &[Category::of(Kind::Oasis), Category::of(Kind::Spice)],
    figure_role,
    add_tile_prints,
    event_narration,
    occasion_text,
    term_text,
    ..Hooks::NONE
};

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let Action::RideWorm { at, segment, figure } = action.deserts()?;
    let place = context.words.figure_at(context.game.board(), figure, (at, segment));
    Some(AnswerDescription::named(context.words.action_ride(at.to_string(), place)))
}

/// Describes how many of the tiles around an oasis are present. A large tile has more neighbours.
fn answer_note(
    context: &AnswerContext<'_>,
    after: &Game,
    _: &[Event],
    action: bergerie_rules::Action,
) -> Option<String> {
    let bergerie_rules::Action::Deploy { at, segment, .. } = action else { return None };
    let board = after.board();
    let placed = board.placed_tile(board.tile_at(at)?);
    if board.features().get(board.features().feature_of(placed.node(segment))).kind != Kind::Oasis {
        return None;
    }
    let around = placed.surrounding_cells();
    let filled = around.iter().filter(|&&at| board.tile_at(at).is_some()).count();
    Some(context.words.option_of_tiles(around.len() + 1, filled + 1))
}

fn figure_role(words: Words, figure: Figure, kind: Option<Kind>) -> Option<String> {
    match kind? {
        Kind::Oasis => Some(words.role_keeper(figure.key())),
        Kind::Spice => Some(words.role_harvester(figure.key())),
        _ => None,
    }
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    if shape.has(Kind::Desert) {
        parts.push(words.tile_desert());
    }
    if shape.has(Kind::Oasis) {
        parts.push(words.tile_oasis());
    }
    if shape.has(Kind::Spice) {
        parts.push(words.tile_spice());
    }
    if shape.has(Kind::Sandworm) {
        parts.push(words.tile_sandworm());
    }
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::Deserts(deserts::Event::WormRidden { seat, from }) = *event else { return Narration::Silent };
    Narration::Sentence(words.event_rode(markup::cell(from), context.names.name(seat)))
}

fn occasion_text(words: Words, score: &Score, winners: &str) -> Option<String> {
    Some(words.score_worm(markup::cell(score.feature.as_ref()?.at.0), winners))
}

fn term_text(words: Words, term: Term) -> Option<String> {
    let what = match term.label {
        TermLabel::Deserts => words.label_deserts(term.count),
        TermLabel::Spice => words.label_spice(),
        _ => return None,
    };
    Some(multiplied(what, term.each))
}

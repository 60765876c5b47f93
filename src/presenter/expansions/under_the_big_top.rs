//! Under the Big Top: acrobats, pyramids, the meeples that the circus counts, and the ringmaster.

use crate::receipt::multiplied;
use crate::words::expansions::under_the_big_top::Messages as _;
use crate::words::{Words, markup};
use crate::{
    AnswerContext, AnswerDescription, AnswerRole, Category, CodedComponent, EventContext, Narration, Overview,
    PlayerNames, PointSource, RehearsalContext,
};
use bergerie_rules::expansions::under_the_big_top::{
    self, Action, Animal, PYRAMID_SIZE, PublicState, RefusalReason, acrobats, big_top,
};
use bergerie_rules::{
    self, Event, ExpansionEvent, ExpansionOccasion, ExpansionRefusal, Figure, Game, Kind, Occasion, Refusal, Score,
    Shape, Site, Term, TermLabel,
};

use super::{Hooks, HouseRules};

/// The points for meeples near the circus.
const CIRCUS: Category = Category("circus");

const ACROBATS: Category = Category("acrobats");

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    code_letters: &[(CodedComponent::Figure(Figure::Ringmaster), 'r')],
    answer,
    answer_role: |action| match action.under_the_big_top() {
        Some(Action::PlaceAcrobat { at, .. } | Action::ScorePyramid { at }) => AnswerRole::ChangesSite(Site::Tile(at)),
        None => AnswerRole::Plain,
    },
    answer_note,
    consequences,
    mentions_in_rehearsal: |event| {
        matches!(event, ExpansionEvent::UnderTheBigTop(under_the_big_top::Event::TokenRevealed { .. }))
    },
    point_source: |occasion| {
        let ExpansionOccasion::UnderTheBigTop(occasion) = occasion else { return PointSource::default() };
        PointSource::of(match occasion {
            under_the_big_top::Occasion::Circus { .. } => CIRCUS,
            under_the_big_top::Occasion::Pyramid { .. } => ACROBATS,
        })
    },
    categories: &[CIRCUS, ACROBATS],
    overview,
    figure_role,
    add_tile_prints,
    refusal_text,
    event_narration,
    score_text: |words, score, context| Some(words.score(score, context.names)),
    occasion_text,
    term_text,
    ..Hooks::NONE
};

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let words = context.words;
    let name = match action.under_the_big_top()? {
        Action::PlaceAcrobat { figure: Figure::Meeple, at } => words.action_acrobat(at.to_string()),
        Action::PlaceAcrobat { figure, at } => words.action_acrobat_as(at.to_string(), words.figure(figure.key(), 1)),
        Action::ScorePyramid { at } => words.action_pyramid(at.to_string()),
    };
    Some(AnswerDescription::named(name).with_heading(words.heading_acrobats()))
}

fn answer_note(
    context: &AnswerContext<'_>,
    after: &Game,
    _: &[Event],
    action: bergerie_rules::Action,
) -> Option<String> {
    let Action::PlaceAcrobat { at, .. } = action.under_the_big_top()? else { return None };
    let count = acrobats(after, at).count();
    Some(if count == PYRAMID_SIZE { context.words.pyramid_complete() } else { context.words.pyramid_grows(count) })
}

/// Describes the meeples that the circus counts, if the rehearsed tile moves the big top. It depends on the rehearsed answers, so it is
/// not described before them.
fn consequences(context: &RehearsalContext<'_>) -> Vec<String> {
    let moves_big_top = context.before.hand().is_some_and(|shape| shape.has(Kind::Circus));
    let is_ahead = big_top(context.game) == big_top(context.before);
    let lines = meeples_text(context.words, context.game, context.names);
    lines.filter(|_| moves_big_top && is_ahead && context.places_tile()).into_iter().collect()
}

/// Describes the meeples near the big top, by owner. Returns `None` if the big top is not on the board.
fn meeples_text(words: Words, game: &Game, names: &PlayerNames) -> Option<String> {
    let at = big_top(game)?;
    let near: Vec<_> = game.meeples_near(at).map(|(seat, _)| seat).collect();
    let count = |seat| near.iter().filter(|&&other| other == seat).count();
    let seats = game.seats().filter(|seat| near.contains(seat));
    let named: Vec<String> = seats.map(|seat| words.circus_counts(count(seat), names.name(seat))).collect();
    Some(match named.is_empty() {
        true => words.circus_empty(markup::cell(at)),
        false => words.prompt_circus_upcoming(markup::cell(at), words.list(&named)),
    })
}

fn overview(words: Words, game: &Game) -> Overview {
    let PublicState { tokens, .. } = PublicState::of(game);
    let left: Vec<String> = tokens
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(animal, count)| format!("{count} × {}", animal.value()))
        .collect();
    Overview {
        footnote: (!left.is_empty()).then(|| words.circus_tokens(left.join(", "))),
        scenery: big_top(game).map(|at| words.alt_big_top(at.to_string())).into_iter().collect(),
        ..Overview::default()
    }
}

fn figure_role(words: Words, figure: Figure, kind: Option<Kind>) -> Option<String> {
    (kind == Some(Kind::Acrobats)).then(|| words.role_acrobat(figure.key()))
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let prints = [(Kind::Circus, words.tile_circus()), (Kind::Acrobats, words.tile_acrobats())];
    parts.extend(prints.into_iter().filter(|(kind, _)| shape.has(*kind)).map(|(_, text)| text));
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::UnderTheBigTop(event) = *event else { return Narration::Silent };
    Narration::Sentence(match event {
        under_the_big_top::Event::CircusMoved { at } => words.event_circus_moved(markup::cell(at)),
        under_the_big_top::Event::TokenRevealed { at, animal } => {
            words.event_token_revealed(key(animal), markup::cell(at), animal.value())
        }
        under_the_big_top::Event::PyramidScored { seat, at } => {
            words.event_pyramid(markup::cell(at), context.names.name(seat))
        }
    })
}

const fn key(animal: Animal) -> &'static str {
    match animal {
        Animal::Flea => "flea",
        Animal::Monkey => "monkey",
        Animal::Seal => "seal",
        Animal::Bear => "bear",
        Animal::Tiger => "tiger",
        Animal::Elephant => "elephant",
    }
}

fn occasion_text(words: Words, score: &Score, winners: &str) -> Option<String> {
    let Occasion::Expansion(ExpansionOccasion::UnderTheBigTop(occasion)) = score.occasion else { return None };
    Some(match occasion {
        under_the_big_top::Occasion::Circus { at } => words.score_circus(markup::cell(at), winners),
        under_the_big_top::Occasion::Pyramid { at } => words.score_acrobats(markup::cell(at), winners),
    })
}

fn term_text(words: Words, term: Term) -> Option<String> {
    let name = match term.label {
        TermLabel::Circus => words.label_circus(term.count),
        TermLabel::Acrobats => words.label_acrobats(term.count),
        TermLabel::Spaces => words.label_spaces(term.count),
        _ => return None,
    };
    Some(multiplied(name, term.each))
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::UnderTheBigTop(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::NoSpace => words.refusal_acrobat_no_space(),
        RefusalReason::NoAcrobat(_) => words.refusal_acrobat_no_acrobat(),
        RefusalReason::SpaceFull => words.refusal_acrobat_space_full(),
        RefusalReason::UnderBridge => words.refusal_acrobat_under_bridge(),
        RefusalReason::TooFar => words.refusal_acrobat_too_far(),
        RefusalReason::NotReady => words.refusal_acrobat_not_ready(),
        RefusalReason::OverAcrobats => words.refusal_acrobat_over_acrobats(),
    })
}

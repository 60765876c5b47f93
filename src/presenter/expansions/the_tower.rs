//! The Tower: floors and meeples on towers, captures, exchanges and ransoms.

use crate::receipt::feature_key;
use crate::words::expansions::the_tower::Messages as _;
use crate::words::{Words, markup};
use crate::{
    AnswerContext, AnswerDescription, AnswerRole, Category, EarlierLabels, EventContext, Narration, Overview,
    PlayerNames, PointSource, Possessions, Prompt, QuestionContext, RehearsalContext,
};
use bergerie_picture::{Pane, Part};
use bergerie_rules::expansions::the_tower::{
    Action, Event, Question, RefusalReason, figure_on_top, height, is_in_range, prisoners, state,
};
use bergerie_rules::{
    self, ExpansionEvent, ExpansionQuestion, ExpansionRefusal, Figure, Game, Kind, OwnedFigure, Piece, Pos, Refusal,
    Score, Seat, Shape, Site, Term, TermLabel,
};

use super::{Hooks, HouseRules};

/// The points paid and received for prisoners.
const RANSOMS: Category = Category("ransom");

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    pass_label: |words, question| match question {
        ExpansionQuestion::TheTower(Question::Capture { .. }) => Some(words.action_capture_nobody()),
        _ => None,
    },
    answer_role,
    answer_note,
    prompt,
    pane,
    earlier_answer_effects,
    mentions_in_rehearsal: |event| {
        let ExpansionEvent::TheTower(event) = event else { return false };
        matches!(event, Event::Captured { .. } | Event::Exchanged { .. } | Event::Ransomed { .. })
    },
    point_source: |_| PointSource { is_uncounted: true, ..PointSource::of(RANSOMS) },
    categories: &[RANSOMS],
    possessions,
    overview: |words, game| Overview { scenery: scenery(words, game).into_iter().collect(), ..Overview::default() },
    figure_role,
    add_tile_prints,
    refusal_text,
    event_narration,
    occasion_text,
    term_text,
    ..Hooks::NONE
};

/// Names a player by mark and colour, for labels, which contain no markup.
fn coloured(words: Words, seat: Seat) -> String {
    PlayerNames::of_colours(words).name(seat).to_owned()
}

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let AnswerContext { words, game, .. } = *context;
    let action = action.the_tower()?;
    let answer = AnswerDescription::named(action_name(words, game, action));
    Some(match action {
        Action::BuildFloor { at } | Action::CloseTower { at, .. } => {
            answer.with_heading(words.heading_tower()).on(at, None)
        }
        Action::Ransom { .. } => AnswerDescription {
            earlier_labels: Some(EarlierLabels { commit: words.button_ransom(), leave: words.button_no_ransom() }),
            ..answer.with_heading(words.heading_ransom())
        },
        Action::Capture { at, segment, .. } => answer.on(at, segment),
        Action::Exchange { .. } => answer,
    })
}

const fn answer_role(action: bergerie_rules::Action) -> AnswerRole {
    match action.the_tower() {
        Some(Action::Ransom { .. }) => AnswerRole::Earlier,
        Some(Action::BuildFloor { at } | Action::CloseTower { at, .. } | Action::Capture { at, .. }) => {
            AnswerRole::ChangesSite(Site::Tile(at))
        }
        Some(Action::Exchange { .. }) | None => AnswerRole::Plain,
    }
}

/// Describes the figures that a new floor brings into range, or the feature that a capture frees.
fn answer_note(
    context: &AnswerContext<'_>,
    after: &Game,
    _: &[bergerie_rules::Event],
    action: bergerie_rules::Action,
) -> Option<String> {
    let words = context.words;
    match action.the_tower()? {
        Action::BuildFloor { .. } => {
            let asks = after
                .decision()
                .filter(|decision| matches!(decision.question.the_tower(), Some(Question::Capture { .. })));
            let captures = asks.into_iter().flat_map(|decision| &decision.actions);
            let captures = captures.filter(|&&action| matches!(action.the_tower(), Some(Action::Capture { .. })));
            Some(words.floor_reaches(captures.count()))
        }
        Action::Capture { segment: None, .. } => Some(words.capture_opens()),
        Action::Capture { at, segment: Some(segment), .. } => {
            let placed = after.board().placed_tile(after.board().tile_at(at)?);
            let kind = feature_key(placed.segment(segment)?.kind, placed.shape);
            after.is_free(placed.node(segment)).then(|| words.capture_frees(words.kind_object(kind)))
        }
        Action::CloseTower { .. } | Action::Exchange { .. } | Action::Ransom { .. } => None,
    }
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision()?;
    let (words, player) = (context.words, context.names.name(decision.seat));
    Some(match decision.question.the_tower()? {
        Question::Capture { at } => {
            Prompt::of(words.prompt_capture(markup::cell(at), player)).with_heading(words.heading_capture())
        }
        Question::Exchange { .. } if context.is_upcoming => Prompt::of(words.prompt_exchange_upcoming()),
        Question::Exchange { with } => Prompt::of(words.prompt_exchange(context.names.name(with), player)),
    })
}

fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    let Question::Capture { at } = game.decision()?.question.the_tower()? else { return None };
    let cells = game.board().tiles().iter().flat_map(|placed| placed.cells());
    let focus = cells.filter(|&cell| is_in_range(game, at, cell)).collect();
    Some((Pane::Part(Part { around: vec![at], focus, ..Part::default() }), words.alt_range(at.to_string())))
}

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let floors = Some(game.player(seat).piece_count(Piece::Floor)).filter(|&floors| floors > 0);
    let prisoners: Vec<OwnedFigure> = prisoners(game, seat).collect();
    Possessions {
        pieces: floors.map(|count| words.piece(Piece::Floor.key(), count)).into_iter().collect(),
        holdings: words.held_figures(&prisoners).into_iter().collect(),
        ..Possessions::default()
    }
}

fn scenery(words: Words, game: &Game) -> Option<String> {
    let built = state(game)?.foundations().iter().map(|&at| (at, height(game, at))).filter(|&(_, floors)| floors > 0);
    let tower = |(at, floors): (Pos, usize)| {
        let top = figure_on_top(game, at).map(|held| owned_figure(words, held.figure, held.seat));
        words.alt_tower(at.to_string(), floors, top.unwrap_or_else(|| "none".to_owned()))
    };
    let towers: Vec<String> = built.map(tower).collect();
    (!towers.is_empty()).then(|| words.alt_towers(words.separated(&towers)))
}

/// Names a figure with its owner: "1 large meeple of red".
fn owned_figure(words: Words, figure: Figure, seat: Seat) -> String {
    words.figure_of(words.figure(figure.key(), 1), coloured(words, seat))
}

/// Names an answer about towers or prisoners.
pub fn action_name(words: Words, game: &Game, action: Action) -> String {
    match action {
        Action::Capture { seat, figure, at, segment } => {
            let on_tower = || words.role_of(figure, Kind::Foundation);
            let spot = segment.map_or_else(on_tower, |segment| words.figure_at(game.board(), figure, (at, segment)));
            words.action_capture(at.to_string(), spot, coloured(words, seat))
        }
        Action::Exchange { figure } => words.action_exchange(words.figure(figure.key(), 1)),
        Action::Ransom { captor, figure } => {
            words.action_ransom(words.figure(figure.key(), 1), PlayerNames::of_marks().name(captor))
        }
        Action::BuildFloor { at } => words.action_floor(at.to_string(), height(game, at) + 1),
        Action::CloseTower { at, figure } => words.action_close(at.to_string(), words.figure(figure.key(), 1)),
    }
}

fn earlier_answer_effects(context: &RehearsalContext<'_>, action: bergerie_rules::Action) -> Vec<String> {
    let Some(Action::Ransom { captor, figure }) = action.the_tower() else { return Vec::new() };
    let words = context.words;
    vec![words.prompt_ransom_rehearsed(words.figure(figure.key(), 1), context.names.name(captor))]
}

fn figure_role(words: Words, figure: Figure, kind: Option<Kind>) -> Option<String> {
    (kind == Some(Kind::Foundation)).then(|| words.meeple_on_tower(figure.key()))
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    if shape.has(Kind::Foundation) {
        parts.push(words.tile_foundation());
    }
}

/// Describes an event of a tower or its prisoners. A ransom paid between the tile and the figure is described after both.
fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::TheTower(event) = *event else { return Narration::Silent };
    let (names, one) = (context.names, |figure: Figure| words.figure(figure.key(), 1));
    Narration::Sentence(match event {
        Event::FloorBuilt { seat, at, height } => words.event_floor(markup::cell(at), height, names.name(seat)),
        Event::TowerClosed { seat, figure, at } => words.event_closed(markup::cell(at), one(figure), names.name(seat)),
        Event::Captured { by, seat, figure, at } if by == seat => {
            words.event_recovered(markup::cell(at), one(figure), names.name(by))
        }
        Event::Captured { by, seat, figure, at } => {
            words.event_captured(markup::cell(at), one(figure), names.name(seat), names.name(by))
        }
        Event::Exchanged { captor, other } => {
            let figures =
                [captor, other].map(|OwnedFigure { figure, seat }| words.figure_of(one(figure), names.name(seat)));
            words.event_exchanged(words.list(&figures), names.name(other.seat), names.name(captor.seat))
        }
        Event::Ransomed { seat, figure, captor } => {
            return Narration::AfterTile(words.event_ransomed(names.name(captor), one(figure), names.name(seat)));
        }
    })
}

fn occasion_text(words: Words, _: &Score, winners: &str) -> Option<String> {
    Some(words.score_ransom(winners))
}

fn term_text(words: Words, term: Term) -> Option<String> {
    (term.label == TermLabel::Ransom).then(|| words.label_ransom(term.each.unsigned_abs()))
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::TheTower(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::NoFoundation => words.refusal_tower_no_foundation(),
        RefusalReason::TowerIsClosed => words.refusal_tower_tower_is_closed(),
        RefusalReason::NoFloorsLeft => words.refusal_tower_no_floors_left(),
        RefusalReason::NoFloorOnTower => words.refusal_tower_no_floor_on_tower(),
        RefusalReason::FigureNotAllowed(_) => words.refusal_tower_figure_not_allowed(),
        RefusalReason::OutOfRange => words.refusal_tower_out_of_range(),
        RefusalReason::RansomPaidThisTurn => words.refusal_tower_ransom_paid_this_turn(),
        RefusalReason::TooFewPoints => words.refusal_tower_too_few_points(),
        RefusalReason::NoPrisoner => words.refusal_tower_no_prisoner(),
    })
}

//! The Tower: floors and meeples on towers, captures, exchanges and ransoms.

pub(crate) mod prisoners;
mod texts;

use crate::picture::{Pane, Part};
use crate::presenter::receipt::named_kind;
use crate::presenter::{
    Answer, AnswerContext, Cast, Category, EventVisibility, Overview, Possessions, Prompt, QuestionContext, Role,
    Source,
};
use crate::rules::expansions::the_tower::{self, Action, Question, State, height, reaches, top};
use crate::rules::{
    self, Event, ExpansionEvent, ExpansionOccasion, Game, Holder, Occasion, Piece, Pos, Score, Seat, Setup, Site,
};
use crate::words::{Words, markup};

use super::Hooks;

/// The points paid and received for prisoners.
const RANSOMS: Category = Category("ransom");

pub(super) const HOOKS: Hooks = Hooks {
    has_house_rules: true,
    answer,
    role,
    outcome,
    prompt,
    pane,
    earlier_answer: prisoners::described,
    visibility,
    source,
    categories: &[RANSOMS],
    possessions,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    figure_role: texts::figure_role,
    tile: texts::tile,
    refusal: texts::refusal,
    event: texts::event,
    occasion: texts::occasion,
    term: texts::term,
    ..Hooks::NONE
};

fn state(game: &Game) -> Option<&State> {
    game.states().the_tower.as_ref()
}

fn source(score: &Score) -> Option<Source> {
    let is_ransom = matches!(score.occasion, Occasion::Expansion(ExpansionOccasion::TheTower(_)));
    is_ransom.then(|| Source { category: Some(RANSOMS), is_uncounted: true, ..Source::default() })
}

/// Names a player by mark and colour, for labels, which contain no markup.
fn coloured(words: Words, seat: Seat) -> String {
    Cast::of_colours(words).name(seat).to_owned()
}

fn answer(asked: &AnswerContext<'_>, action: rules::Action) -> Option<Answer> {
    let AnswerContext { words, game, .. } = *asked;
    let action = action.the_tower()?;
    let answer = Answer::named(prisoners::name(words, game, action));
    Some(match action {
        Action::Floor { at } | Action::Top { at, .. } => answer.with_heading(words.menu_tower()).on(at, None),
        Action::Ransom { .. } => Answer {
            alone: Some([words.button_ransom(), words.button_no_ransom()]),
            ..answer.with_heading(words.menu_ransom())
        },
        Action::Capture { .. } | Action::Exchange { .. } => answer,
    })
}

const fn role(action: rules::Action) -> Role {
    match action.the_tower() {
        Some(Action::Ransom { .. }) => Role::Precedes,
        Some(Action::Floor { at } | Action::Top { at, .. } | Action::Capture { at, .. }) => {
            Role::Builds(Site::Tile(at))
        }
        Some(Action::Exchange { .. }) | None => Role::Plain,
    }
}

/// Describes the figures that a new floor brings into range, or the feature that a capture frees. Returns `None` for other answers,
/// and for a capture that frees no feature.
fn outcome(asked: &AnswerContext<'_>, after: &Game, _: &[Event], action: rules::Action) -> Option<String> {
    let words = asked.words;
    match action.the_tower()? {
        Action::Floor { .. } => {
            let asks = after
                .decision()
                .filter(|decision| matches!(decision.question.the_tower(), Some(Question::Capture { .. })));
            let captures = asks.into_iter().flat_map(|decision| &decision.actions);
            let captures = captures.filter(|&&action| matches!(action.the_tower(), Some(Action::Capture { .. })));
            Some(words.floor_reaches(captures.count()))
        }
        Action::Capture { segment: None, .. } => Some(words.capture_opens()),
        Action::Capture { at, segment: Some(segment), .. } => {
            let placed = after.board().placed_tile(after.board().at(at)?);
            let kind = named_kind(placed.segment(segment)?.kind, placed.shape);
            after.is_free(placed.node(segment)).then(|| words.capture_frees(words.kind_object(kind)))
        }
        Action::Top { .. } | Action::Exchange { .. } | Action::Ransom { .. } => None,
    }
}

/// Returns the descriptions that mention an event. Rehearsals also mention captures, exchanges and ransoms.
const fn visibility(_: &Setup, event: &Event) -> EventVisibility {
    match event {
        Event::Expansion(ExpansionEvent::TheTower(
            the_tower::Event::Captured { .. } | the_tower::Event::Exchanged { .. } | the_tower::Event::Freed { .. },
        )) => EventVisibility::Always,
        _ => EventVisibility::Made,
    }
}

fn prompt(asking: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = asking.game.decision()?;
    let (words, player) = (asking.words, asking.cast.name(decision.seat));
    Some(match decision.question.the_tower()? {
        Question::Capture { at } => {
            Prompt::of(words.capture_yours(markup::spot(at), player)).with_heading(words.menu_capture())
        }
        Question::Exchange { .. } if asking.is_ahead => Prompt::of(words.exchange_ahead()),
        Question::Exchange { with } => Prompt::of(words.exchange_yours(asking.cast.name(with), player)),
    })
}

/// Returns a pane with the range of the tower just built, for the decision about a capture. Returns `None` if the game waits for
/// another decision.
fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    let decision = game.decision()?;
    let Question::Capture { at } = decision.question.the_tower()? else { return None };
    let cells = game.board().tiles().iter().flat_map(|placed| placed.cells());
    let range: Vec<Pos> = cells.filter(|&cell| reaches(game, at, cell)).collect();
    let part = Part { around: range.clone(), focus: range, ..Part::default() };
    let captures = decision.actions.iter().filter_map(|&action| action.the_tower());
    let captures = captures.filter(|action| matches!(action, Action::Capture { .. }));
    let named: Vec<String> = captures.map(|action| prisoners::name(words, game, action)).collect();
    Some((Pane::Part(part), words.alt_range(at.to_string(), words.separated(&named))))
}

/// Describes a player's floors and prisoners.
fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let floors = Some(game.player(seat).pieces(Piece::Floor)).filter(|&floors| floors > 0);
    let held = game.board().held().iter().filter(|held| held.by == Holder::Seat(seat));
    let prisoners = held.map(|held| (held.figure, held.seat)).collect::<Vec<_>>();
    Possessions {
        pieces: floors.map(|count| words.piece(Piece::Floor.key(), count)).into_iter().collect(),
        holdings: words.held_figures(&prisoners).into_iter().collect(),
        ..Possessions::default()
    }
}

/// Describes the towers on the board, or returns `None` if there are none.
fn scenery(words: Words, game: &Game) -> Option<String> {
    let built = state(game)?.foundations().iter().map(|&at| (at, height(game, at))).filter(|&(_, floors)| floors > 0);
    let tower = |(at, floors): (Pos, usize)| {
        let top = top(game, at).map(|held| prisoners::of(words, held.figure, held.seat));
        words.alt_tower(at.to_string(), floors, top.unwrap_or_else(|| "none".to_owned()))
    };
    let towers: Vec<String> = built.map(tower).collect();
    (!towers.is_empty()).then(|| words.alt_towers(words.separated(&towers)))
}

//! The Princess & the Dragon: the dragon's steps, the fairy, the princess and magic portals.

use crate::picture::{Pane, Part};
use crate::presenter::{
    Answer, AnswerContext, Cast, Category, EventContext, EventVisibility, Narration, Overview, Prompt, QuestionContext,
    Role, Source,
};
use crate::rules::expansions::the_princess_and_the_dragon::{
    Action, Event as Happened, PublicState, Question, RefusalReason, cell, victims,
};
use crate::rules::{
    self, Event, ExpansionEvent, ExpansionOccasion, ExpansionRefusal, Figure, Game, Kind, Label, Mark, Occasion, Piece,
    Pos, Refusal, Score, Seat, Setup, Shape, Site, Term,
};
use crate::words::{Words, labels, markup};

use super::Hooks;

/// The points for the meeple beside the fairy at the start of a turn.
const FAIRY: Category = Category("fairy");

/// The maximum number of steps that are offered with the question. A tile of one cell has four neighbours.
const MAX_STEPS: usize = 5;

pub(super) const HOOKS: Hooks = Hooks {
    has_house_rules: true,
    answer,
    role: |action| match action.the_princess_and_the_dragon() {
        Some(
            Action::Step { to: at }
            | Action::Fairy { at, .. }
            | Action::FairyOn { at }
            | Action::SendHome { at, .. }
            | Action::Travel { at, .. },
        ) => Role::Builds(Site::Tile(at)),
        None => Role::Plain,
    },
    prompt,
    pane,
    visibility,
    source,
    categories: &[FAIRY],
    overview,
    orders: &[("dragon-away", labels::ORDER_DRAGON_AWAY), ("dragon-leader", labels::ORDER_DRAGON_LEADER)],
    tile,
    refusal,
    event,
    score: |words, score, context| Some(words.score(score, context.cast)),
    occasion,
    term,
    ..Hooks::NONE
};

fn source(score: &Score) -> Option<Source> {
    let is_visit = matches!(score.occasion, Occasion::Expansion(ExpansionOccasion::ThePrincessAndTheDragon(_)));
    is_visit.then(|| Source { category: Some(FAIRY), is_uncounted: true, ..Source::default() })
}

fn answer(asked: &AnswerContext<'_>, action: rules::Action) -> Option<Answer> {
    let AnswerContext { words, game, .. } = *asked;
    let spot = |figure, at, segment| words.spot_at(game.board(), figure, (at, segment));
    Some(match action.the_princess_and_the_dragon()? {
        Action::Step { to } => Answer::named(step(words, game, to)),
        Action::Fairy { figure, at, segment } => {
            let on_top = || words.role_of(figure, Kind::Foundation);
            let meeple = segment.map_or_else(on_top, |segment| spot(figure, at, segment));
            Answer::named(words.action_fairy(at.to_string(), meeple)).with_heading(words.menu_fairy()).on(at, segment)
        }
        Action::FairyOn { at } => {
            Answer::named(words.action_fairy_on(at.to_string())).with_heading(words.menu_fairy()).on(at, None)
        }
        Action::SendHome { seat, figure, at, segment } => {
            let owner = Cast::of_colours(words);
            let name = words.action_send_home(at.to_string(), owner.name(seat), spot(figure, at, segment));
            Answer::named(name).with_heading(words.menu_princess()).on(at, Some(segment))
        }
        Action::Travel { figure, at, segment } => {
            let name = words.action_magic_portal(at.to_string(), spot(figure, at, segment));
            Answer::named(name).with_heading(words.menu_magic_portal()).on(at, Some(segment))
        }
    })
}

/// Names a step of the dragon, with the figures that it would eat.
fn step(words: Words, game: &Game, to: Pos) -> String {
    let eaten: Vec<(Seat, Figure)> = victims(game, to).map(|(figure, seat, _)| (seat, figure)).collect();
    if eaten.is_empty() {
        return words.action_step(to.to_string());
    }
    words.action_step_eats(to.to_string(), words.owned_figures(&eaten, &Cast::of_marks()))
}

/// Returns the descriptions that mention an event. Rehearsals also mention the dragon's arrival, its steps and knights sent home.
const fn visibility(_: &Setup, event: &Event) -> EventVisibility {
    match event {
        Event::Expansion(ExpansionEvent::ThePrincessAndTheDragon(
            Happened::Landed { .. }
            | Happened::ShuffledIn { .. }
            | Happened::Stepped { .. }
            | Happened::DeadEnd { .. }
            | Happened::SentHome { .. },
        )) => EventVisibility::Always,
        _ => EventVisibility::Made,
    }
}

/// Describes the question about a step, which can be answered with one press. Returns `None` for other questions.
fn prompt(asking: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = asking.game.decision()?;
    let Question::Step { number } = decision.question.the_princess_and_the_dragon()?;
    let words = asking.words;
    let line = match asking.is_ahead {
        true => words.step_ahead(),
        false => {
            let at = markup::spot(cell(asking.game, Piece::Dragon)?);
            words.step_yours(at, number, asking.cast.name(decision.seat))
        }
    };
    let is_short = decision.actions.len() <= MAX_STEPS;
    Some(Prompt { is_short, ..Prompt::of(line).with_heading(words.menu_step()) })
}

/// Returns a pane with the dragon and the tiles that it can enter, for the decision about a step. Returns `None` if the game waits
/// for another decision.
fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    let decision = game.decision()?;
    decision.question.the_princess_and_the_dragon()?;
    let steps = decision.actions.iter().filter_map(|action| match action.the_princess_and_the_dragon()? {
        Action::Step { to } => Some(to),
        _ => None,
    });
    let (at, open) = (cell(game, Piece::Dragon)?, steps.collect::<Vec<Pos>>());
    let named: Vec<String> = open.iter().map(|&to| step(words, game, to)).collect();
    let around = open.iter().copied().chain([at]).collect();
    let part = Part { around, focus: open, ..Part::default() };
    Some((Pane::Part(part), words.alt_steps(at.to_string(), words.separated(&named))))
}

/// Describes the dragon, the fairy with her meeple, and the tiles set aside.
fn overview(words: Words, game: &Game) -> Overview {
    if game.states().the_princess_and_the_dragon.is_none() {
        return Overview::default();
    }
    let PublicState { set_aside, companion, .. } = PublicState::of(game);
    let dragon = cell(game, Piece::Dragon).map(|at| words.alt_dragon(at.to_string()));
    let meeple = companion.map(|(seat, figure, ..)| words.owned_figures(&[(seat, figure)], &Cast::of_colours(words)));
    let fairy = |at: Pos| words.alt_fairy(at.to_string(), meeple.unwrap_or_else(|| "none".to_owned()));
    let fairy = cell(game, Piece::Fairy).map(fairy);
    let tiles: Vec<String> = set_aside.iter().map(|shape| words.tile(shape.shape())).collect();
    let aside = (!tiles.is_empty()).then(|| words.alt_set_aside(words.separated(&tiles)));
    let lines: Vec<String> = [dragon, fairy, aside].into_iter().flatten().collect();
    Overview {
        tiles_to_come: set_aside.len(),
        scenery: (!lines.is_empty()).then(|| lines.join(" ")),
        ..Overview::default()
    }
}

fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let has_princess = shape.segments.iter().any(|segment| segment.marks.has(Mark::Princess));
    let prints = [
        (shape.has(Kind::Dragon), words.tile_dragon()),
        (has_princess, words.tile_princess()),
        (shape.has(Kind::Portal), words.tile_magic_portal()),
    ];
    parts.extend(prints.into_iter().filter(|(is_printed, _)| *is_printed).map(|(_, text)| text));
}

/// Describes an event of the dragon, the fairy, a princess or a portal. The effect of a volcano is described before the move of the
/// fairy.
fn event(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::ThePrincessAndTheDragon(event) = event else { return Narration::Silent };
    let text = words.dragon_event(event, context.cast);
    match event {
        Happened::Landed { .. } | Happened::ShuffledIn { .. } => Narration::Beside(text),
        _ => Narration::Alone(text),
    }
}

fn occasion(words: Words, _: &Score, winners: &str) -> Option<String> {
    Some(words.score_fairy(winners))
}

fn term(words: Words, term: Term) -> Option<String> {
    (term.label == Label::Fairy).then(|| words.label_fairy(term.points()))
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::ThePrincessAndTheDragon(reason)) = refusal else { return None };
    Some(words.refusal_dragon(match reason {
        RefusalReason::Dragon => "dragon",
        RefusalReason::NoStep => "no_step",
        RefusalReason::Fairy => "fairy",
        RefusalReason::NoKnight => "no_knight",
        RefusalReason::NoPortal => "no_portal",
        RefusalReason::NoWay => "no_way",
    }))
}

impl Words {
    /// Describes an event of the dragon, the fairy, a princess or a portal.
    fn dragon_event(self, event: &Happened, cast: &Cast) -> String {
        match event {
            Happened::SetAside { shape } => self.event_set_aside(self.tile(shape.shape())),
            Happened::ShuffledIn { count } => self.event_shuffled_in(*count),
            Happened::Landed { at } => self.event_landed(markup::spot(at)),
            Happened::Stepped { seat, number, to, eaten, is_forced } => {
                let (at, player) = (markup::spot(to), cast.name(*seat));
                let step = match is_forced {
                    true => self.event_step_forced(at, *number),
                    false => self.event_step(at, *number, player),
                };
                match eaten.is_empty() {
                    true => step,
                    false => format!("{step} {}", self.event_eaten(self.owned_figures(eaten, cast))),
                }
            }
            Happened::DeadEnd { steps } => self.event_dead_end(*steps),
            Happened::Fairy { seat, at, figure: Some(figure) } => {
                self.event_fairy(markup::spot(at), figure.key(), cast.name(*seat))
            }
            Happened::Fairy { seat, at, figure: None } => self.event_fairy_on(markup::spot(at), cast.name(*seat)),
            Happened::SentHome { by, seat, figure, at } => {
                let figures = self.owned_figures(&[(*seat, *figure)], cast);
                self.event_sent_home(markup::spot(at), figures, cast.name(*by))
            }
            Happened::Through { seat, from } => self.event_magic_portal(markup::spot(from), cast.name(*seat)),
        }
    }
}

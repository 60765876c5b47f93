//! The Flying Machines: flights, the die, and the feature on which a figure lands.

use crate::words::expansions::flying_machines::Messages as _;
use crate::words::{Words, markup};
use crate::{AnswerContext, AnswerDescription, EventContext, Narration, Overview, Prompt, QuestionContext, WaitKind};
use bergerie_rules::expansions::flying_machines::{Action, Event, PublicState, RefusalReason, reach};
use bergerie_rules::{
    self, Draw, Expansion, ExpansionDraw, ExpansionEvent, ExpansionRefusal, Game, Kind, Question, Refusal, Shape,
    Waiting,
};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    prompt,
    wait_kind,
    mentions_in_rehearsal: |event| matches!(event, ExpansionEvent::FlyingMachines(Event::NotLanded { .. })),
    overview: |words, game| Overview { scenery: scenery(words, game).into_iter().collect(), ..Overview::default() },
    add_tile_prints,
    refusal_text,
    event_narration,
    ..Hooks::NONE
};

/// Names a flight and the cells to which it can lead.
fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let (Action::Fly { figure }, words) = (action.flying_machines()?, context.words);
    let cells = reach(context.game, context.game.last_placed_tile())?.map(|at| at.to_string());
    let name = words.action_fly(words.separated(&cells), words.figure(figure.key(), 1));
    Some(AnswerDescription::named(name).with_heading(words.heading_machine()))
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision()?;
    let Question::Figure { by: Some(Expansion::FlyingMachines), .. } = decision.question else { return None };
    let at = PublicState::of(context.game).flight?.landing_cell()?;
    Some(Prompt::of(context.words.landing(markup::cell(at), context.names.name(decision.seat))))
}

/// A flight changes no score of this turn, because the figure lands on an incomplete feature.
fn wait_kind(game: &Game) -> WaitKind {
    match game.waiting() {
        Waiting::Draw(Draw::Expansion(ExpansionDraw::FlyingMachines(_))) => WaitKind::HarmlessDraw,
        _ => WaitKind::Plain,
    }
}

fn scenery(words: Words, game: &Game) -> Option<String> {
    let flight = PublicState::of(game).flight?;
    let cells = flight.landing_cell().map_or_else(|| flight.reach.to_vec(), |at| vec![at]);
    let cells: Vec<String> = cells.into_iter().map(|at| at.to_string()).collect();
    Some(words.alt_flight(flight.from.to_string(), words.separated(&cells)))
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    parts.extend(shape.has(Kind::FlyingMachine).then(|| words.tile_machine()));
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::FlyingMachines(event) = *event else { return Narration::Silent };
    let figure = |figure: bergerie_rules::Figure| words.figure(figure.key(), 1);
    Narration::Sentence(match event {
        Event::FlightBegun { seat, figure: flyer, from } => {
            words.event_flight(figure(flyer), markup::cell(from), context.names.name(seat))
        }
        Event::DieThrown { die, at } => words.event_die(markup::cell(at), die),
        Event::NotLanded { seat, figure: flyer } => words.event_not_landed(figure(flyer), context.names.name(seat)),
    })
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::FlyingMachines(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::NoMachine => words.refusal_machine(),
        RefusalReason::NoFlyer(_) => words.refusal_flyer(),
    })
}

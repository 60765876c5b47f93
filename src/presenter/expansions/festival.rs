//! The Festival: taking back a figure instead of placing one.

use crate::words::expansions::festival::Messages as _;
use crate::words::{Words, markup};
use crate::{AnswerContext, AnswerDescription, AnswerRole, EventContext, Narration};
use bergerie_rules::expansions::festival::{Action, Event, RefusalReason, cell_of};
use bergerie_rules::{ExpansionEvent, ExpansionRefusal, Kind, Refusal, Site};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    answer_role: |action| match action.festival() {
        Some(Action::TakeBack { at, .. }) => AnswerRole::ChangesSite(Site::Tile(at)),
        Some(Action::TakeFromPiece { by, .. }) => {
            cell_of(by).map_or(AnswerRole::Plain, |at| AnswerRole::ChangesSite(Site::Tile(at)))
        }
        Some(Action::TakeBarn { corner }) => AnswerRole::ChangesSite(Site::Corner(corner)),
        None => AnswerRole::Plain,
    },
    mentions_in_rehearsal: |_| true,
    add_tile_prints: |words, shape, parts| parts.extend(shape.has(Kind::Festival).then(|| words.tile_festival())),
    refusal_text,
    event_narration,
    ..Hooks::NONE
};

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let AnswerContext { words, game, .. } = *context;
    let answer = match action.festival()? {
        Action::TakeBack { figure, at, segment } => {
            let figure = words.figure_at(game.board(), figure, (at, segment));
            AnswerDescription::named(words.action_take_back(at.to_string(), figure)).on(at, Some(segment))
        }
        Action::TakeFromPiece { figure, by } => {
            let at = cell_of(by)?;
            AnswerDescription::named(words.action_take_back(at.to_string(), words.figure(figure.key(), 1))).on(at, None)
        }
        Action::TakeBarn { corner } => AnswerDescription::named(words.action_take_barn(corner.to_string())),
    };
    Some(answer.with_heading(words.heading_festival()))
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::Festival(event) = *event else { return Narration::Silent };
    Narration::Sentence(match event {
        Event::TakenBack { seat, figure, at } => {
            words.event_figure_taken_back(markup::cell(at), words.figure(figure.key(), 1), context.names.name(seat))
        }
        Event::BarnTakenBack { seat, corner } => {
            words.event_barn_taken_back(markup::cell(corner), context.names.name(seat))
        }
    })
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::Festival(RefusalReason::NoFigure)) = refusal else { return None };
    Some(words.refusal_figure())
}

//! Crop Circles: the choice for everyone, and the meeples that are added or taken back.

use crate::words::expansions::crop_circles::Messages as _;
use crate::words::{Words, markup};
use crate::{AnswerContext, AnswerDescription, AnswerRole, EventContext, Narration, Prompt, QuestionContext};
use bergerie_rules::expansions::crop_circles::{Action, Choice, Event, Question, RefusalReason, circle_kind};
use bergerie_rules::{
    self, Expansion, ExpansionEvent, ExpansionQuestion, ExpansionRefusal, Figure, Kind, Refusal, Shape, Site,
};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    answer_role: |action| match action.crop_circles() {
        Some(Action::TakeBack { at, .. }) => AnswerRole::ChangesSite(Site::Tile(at)),
        Some(Action::Choose(_)) | None => AnswerRole::Plain,
    },
    prompt,
    mentions_in_rehearsal: |_| true,
    add_tile_prints,
    refusal_text,
    event_narration,
    ..Hooks::NONE
};

/// Returns the message key of a choice.
const fn key(choice: Choice) -> &'static str {
    match choice {
        Choice::Add => "add",
        Choice::TakeBack => "take_back",
    }
}

/// Names the meeples of a kind of feature, such as "knight".
fn role(words: Words, kind: Kind) -> String {
    words.role_of(Figure::Meeple, kind)
}

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let AnswerContext { words, game, .. } = *context;
    Some(match action.crop_circles()? {
        Action::Choose(choice) => AnswerDescription::named(words.action_choice(key(choice))),
        Action::TakeBack { figure, at, segment, .. } => {
            let meeple = words.figure_at(game.board(), figure, (at, segment));
            AnswerDescription::named(words.action_take_back(at.to_string(), meeple)).on(at, Some(segment))
        }
    })
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision()?;
    let asked = match decision.question {
        bergerie_rules::Question::Figure { by: Some(Expansion::CropCircles), .. } => "add",
        bergerie_rules::Question::Expansion(ExpansionQuestion::CropCircles(Question::TakeBack)) => "take_back",
        bergerie_rules::Question::Expansion(ExpansionQuestion::CropCircles(Question::Choose)) => "choose",
        _ => return None,
    };
    let (words, role) = (context.words, role(context.words, circle_kind(context.game)?));
    let line = match context.is_upcoming {
        true => words.prompt_circle_upcoming(asked, role),
        false => words.prompt_circle(context.names.name(decision.seat), asked, role),
    };
    Some(Prompt { is_short: asked == "choose", ..Prompt::of(line).with_heading(words.heading_circle()) })
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let signs = [(Kind::ShieldCircle, Kind::City), (Kind::ClubCircle, Kind::Road), (Kind::ForkCircle, Kind::Field)];
    let printed = signs.into_iter().filter(|(circle, _)| shape.has(*circle));
    parts.extend(printed.map(|(_, kind)| words.tile_circle(role(words, kind))));
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::CropCircles(event) = *event else { return Narration::Silent };
    let names = context.names;
    Narration::Sentence(match event {
        Event::Chosen { seat, choice, kind } => words.event_chosen(key(choice), names.name(seat), role(words, kind)),
        Event::MeepleTakenBack { seat, figure, at } => {
            words.event_meeple_taken_back(markup::cell(at), words.figure(figure.key(), 1), names.name(seat))
        }
    })
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    match refusal {
        Refusal::Expansion(ExpansionRefusal::CropCircles(RefusalReason::NoMeeple)) => Some(words.refusal_circle()),
        _ => None,
    }
}

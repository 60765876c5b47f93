//! Besiegers and Cathars: knights that escape, and the lines of sieges on receipts.

use crate::receipt::multiplied;
use crate::words::expansions::siege::Messages as _;
use crate::words::{Words, markup};
use crate::{
    AnswerContext, AnswerDescription, AnswerRole, Category, EventContext, Narration, Prompt, QuestionContext,
    RehearsalContext,
};
use bergerie_rules::expansions::siege::{Action, Event, RefusalReason};
use bergerie_rules::{
    self, ExpansionEvent, ExpansionQuestion, ExpansionRefusal, Mark, Refusal, Setup, Site, Term, TermLabel,
};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    pass_label: |words, question| matches!(question, ExpansionQuestion::Siege(_)).then(|| words.action_stay()),
    answer_role: |action| match action.siege() {
        Some(Action::Escape { at, .. }) => AnswerRole::ChangesSite(Site::Tile(at)),
        None => AnswerRole::Plain,
    },
    prompt,
    consequences,
    mentions_in_rehearsal: |_| true,
    add_tile_prints: |words, shape, parts| parts.extend(shape.has_mark(Mark::Besieged).then(|| words.tile_siege())),
    refusal_text,
    event_narration,
    term_text,
    rule_change,
    ..Hooks::NONE
};

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let (Action::Escape { figure, at, segment }, words) = (action.siege()?, context.words);
    let knight = words.figure_at(context.game.board(), figure, (at, segment));
    Some(AnswerDescription::named(words.action_escape(at.to_string(), knight)).on(at, Some(segment)))
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision().filter(|decision| decision.question.siege().is_some())?;
    let words = context.words;
    let line = match context.is_upcoming {
        true => words.prompt_escape_upcoming(),
        false => words.prompt_escape(context.names.name(decision.seat)),
    };
    Some(Prompt::of(line).with_heading(words.heading_escape()))
}

/// Warns that the tile brings a siege to an incomplete, occupied city.
fn consequences(context: &RehearsalContext<'_>) -> Vec<String> {
    let is_played = context.game.setup().expansions.siege.is_some();
    let besieged = context.occupied_features(|segment| is_played && segment.marks.has(Mark::Besieged));
    besieged.map(|(_, at)| context.words.siege_joins(markup::cell(at))).collect()
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::Siege(Event::Escaped { seat, figure, at }) = *event else { return Narration::Silent };
    let figure = words.figure(figure.key(), 1);
    Narration::Sentence(words.event_escaped(markup::cell(at), figure, context.names.name(seat)))
}

fn term_text(words: Words, term: Term) -> Option<String> {
    match term.label {
        TermLabel::Besieged => Some(words.label_besieged(-term.points())),
        TermLabel::BesiegedCities => Some(multiplied(words.label_besieged_cities(term.count), term.each)),
        _ => None,
    }
}

fn rule_change(words: Words, setup: &Setup, category: Category) -> Option<String> {
    setup.expansions.siege.as_ref()?;
    match category {
        Category::CITY => Some(words.rule_city()),
        Category::FIELD => Some(words.rule_field()),
        _ => None,
    }
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::Siege(RefusalReason::NoEscape)) = refusal else { return None };
    Some(words.refusal_escape())
}

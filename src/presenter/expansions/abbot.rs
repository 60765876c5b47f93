//! The Abbot: the abbot's name in codes, and calling him back.

use crate::receipt::feature_key;
use crate::words::expansions::abbot::Messages as _;
use crate::words::{Words, markup};
use crate::{AnswerContext, AnswerDescription, CodedComponent};
use bergerie_rules::expansions::abbot::Action;
use bergerie_rules::{Figure, Kind, Refusal, Score};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    code_letters: &[(CodedComponent::Figure(Figure::Abbot), 'a')],
    answer,
    refusal_text,
    occasion_text,
    ..Hooks::NONE
};

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    action.abbot().map(|Action::Recall| AnswerDescription::named(context.words.action_recall()))
}

fn occasion_text(words: Words, score: &Score, winners: &str) -> Option<String> {
    let feature = score.feature.as_ref()?;
    let name = words.kind_object(feature_key(feature.kind, feature.shape));
    Some(words.score_recalled(name, markup::cell(feature.at.0), winners))
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    match refusal {
        Refusal::NotThere { figure: Figure::Meeple, kind: Kind::Garden } => Some(words.refusal_only_abbot()),
        _ => None,
    }
}

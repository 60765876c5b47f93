//! The Abbot: the abbot's name in codes, and calling him back.

use crate::presenter::receipt::named_kind;
use crate::presenter::{Answer, AnswerContext, Component};
use crate::rules::expansions::abbot::Action;
use crate::rules::{self, Figure, Kind, Refusal, Score};
use crate::words::{Words, markup};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    letters: &[(Component::Figure(Figure::Abbot), 'a')],
    answer,
    refusal_text: refusal,
    occasion_text: occasion,
    ..Hooks::NONE
};

fn answer(asked: &AnswerContext<'_>, action: rules::Action) -> Option<Answer> {
    action.abbot().map(|Action::Recall| Answer::named(asked.words.action_recall()))
}

fn occasion(words: Words, score: &Score, winners: &str) -> Option<String> {
    let feature = score.feature.as_ref()?;
    let name = words.kind_object(named_kind(feature.kind, feature.shape));
    Some(words.score_recalled(name, markup::spot(feature.at.0), winners))
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    match refusal {
        Refusal::NotThere { figure: Figure::Meeple, kind: Kind::Garden } => Some(words.refusal_only_abbot()),
        _ => None,
    }
}

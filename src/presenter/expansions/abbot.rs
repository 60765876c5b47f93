//! The Abbot: the name of its figure, and of calling it back.

use crate::presenter::attempt::Asked;
use crate::presenter::description::{Answer, Component};
use crate::rules::Action as AnyAction;
use crate::rules::expansions::SpecialAction;
use crate::rules::expansions::abbot::Action;
use crate::rules::figure::Figure;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { letters: &[(Component::Figure(Figure::Abbot), 'a')], answer, ..Hooks::NONE };

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<Answer> {
    match action {
        AnyAction::Special(SpecialAction::Abbot(Action::Recall)) => Some(Answer::named(asked.words.action_recall())),
        _ => None,
    }
}

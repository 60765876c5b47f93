//! The Abbot: its figure, and its return.

use crate::discord::decision::attempt::Asked;
use crate::rules::Action as AnyAction;
use crate::rules::expansions::SpecialAction;
use crate::rules::expansions::abbot::Action;
use crate::rules::figure::Figure;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { figure_letters: &[(Figure::Abbot, 'a')], answer, ..Hooks::NONE };

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<String> {
    match action {
        AnyAction::Special(SpecialAction::Abbot(Action::Recall)) => Some(asked.words.action_recall()),
        _ => None,
    }
}

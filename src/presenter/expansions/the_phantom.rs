//! The Phantom: the question about a second meeple.

use crate::words::expansions::the_phantom::Messages as _;
use crate::{CodedComponent, Prompt, QuestionContext};
use bergerie_rules::{Expansion, Figure, Question};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    code_letters: &[(CodedComponent::Figure(Figure::Phantom), 'h')],
    prompt,
    ..Hooks::NONE
};

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision()?;
    let Question::Figure { by: Some(Expansion::ThePhantom), .. } = decision.question else { return None };
    Some(Prompt::of(match context.is_upcoming {
        true => context.words.prompt_phantom_upcoming(),
        false => context.words.prompt_phantom(context.names.name(decision.seat)),
    }))
}

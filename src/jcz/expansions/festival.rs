//! Festivals, at which the other program offers nothing if only meeples can be taken back.

use bergerie_rules::expansions::festival::Figures;
use bergerie_rules::{Action, ExpansionAction};

use super::Hooks;

pub(crate) const HOOKS: Hooks = Hooks {
    is_listed: |game, action| {
        let options = game.setup().expansions.festival.as_ref();
        let takes_any = options.is_some_and(|options| options.figures == Figures::Any);
        takes_any || !matches!(action, Action::Expansion(ExpansionAction::Festival(_)))
    },
    ..Hooks::NONE
};

//! Script syntax of The Festival (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::festival::{self, Event, cell_of};
use bergerie_rules::{Action, ExpansionAction, Game};

use crate::rules::words;

pub use super::nothing::*;

fn of_festival(action: festival::Action) -> Action {
    Action::Expansion(ExpansionAction::Festival(action))
}

/// Returns the action for `take@N1@road`, `take@N1@held` or `take-barn@N1`, or `None` for other words. Figures other than meeples
/// follow a colon: `take:abbot@N1@monastery`.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let (word, place) = text.split_once('@').unwrap_or((text, ""));
    let (word, figure) = word.split_once(':').unwrap_or((word, "meeple"));
    Ok(Some(match (word, place.strip_suffix("@held")) {
        ("take-barn", _) => of_festival(festival::Action::TakeBarn { corner: words::cell(place)? }),
        ("take", Some(cell)) => {
            let (figure, cell) = (words::figure(figure)?, words::cell(cell)?);
            let is_meant = |action: &&Action| {
                matches!(action.festival(), Some(festival::Action::TakeFromPiece { figure: other, by })
                    if (other, cell_of(by)) == (figure, Some(cell)))
            };
            *game.legal_actions().iter().find(is_meant).ok_or_else(|| format!("nothing is held at {cell}"))?
        }
        ("take", None) => {
            let (figure, (at, segment)) = (words::figure(figure)?, words::place(game, place)?);
            of_festival(festival::Action::TakeBack { figure, at, segment })
        }
        _ => return Ok(None),
    }))
}

pub fn of_action(game: &Game, action: festival::Action) -> String {
    let named = |figure| words::of_figure(figure).replace('-', ":");
    match action {
        festival::Action::TakeBack { figure, at, segment } => {
            format!("take{}@{}", named(figure), words::of_place(game, at, segment))
        }
        festival::Action::TakeFromPiece { figure, by } => {
            let cell = cell_of(by).map(|at| at.to_string()).unwrap_or_default();
            format!("take{}@{cell}@held", named(figure))
        }
        festival::Action::TakeBarn { corner } => format!("take-barn@{corner}"),
    }
}

/// Returns `None`, because the script's line implies the event.
pub const fn of_event(_: &Event) -> Option<String> {
    None
}

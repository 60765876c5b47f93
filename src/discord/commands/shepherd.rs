//! `/shepherd`: the tile with the shepherd on it, and what becomes of the flock.

use serenity::builder::AutocompleteChoice;

use crate::discord::console;
use crate::discord::console::codes;
use crate::discord::fault::{AnswerFault, Fault};
use crate::discord::flock;
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::expansions::hills_and_sheep::Action as Flock;
use crate::rules::figure::Figure;
use crate::rules::{Action, Game};
use crate::table::{ActError, TableError};
use crate::words::commands::{self as labels};

use super::args::Args;
use super::place::{self, Move};
use super::{Command, Kind, Opt, no_completion};

/// The subcommands.
pub(super) const COMMANDS: &[Command] = &[
    Command {
        label: labels::SHEPHERD_PLACE,
        options: &[
            Opt { label: labels::AT, kind: Kind::Text, required: true },
            Opt { label: labels::TURNED, kind: Kind::Number, required: false },
            Opt { label: labels::SHEPHERD_FIELD, kind: Kind::Text, required: false },
        ],
        run: place_shepherd,
        complete,
    },
    Command { label: labels::GROW, options: &[], run: grow, complete: no_completion },
    Command { label: labels::HERD, options: &[], run: herd, complete: no_completion },
];

/// Laying a tile with the shepherd on it: the field may be left out where there is only one.
const SHEPHERD: Move =
    Move { figure: labels::SHEPHERD_FIELD, only: is_shepherd, least: 1, none: |_| None, finish: console::confirm };

fn is_shepherd(_: &Game, action: Action) -> bool {
    matches!(action, Action::Deploy { figure: Figure::Shepherd, .. })
}

fn place_shepherd(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    place::lay(app, visit, args, SHEPHERD).map_err(|fault| match fault {
        Fault::Answer(AnswerFault::Figure { possible }) => AnswerFault::Shepherd { possible }.into(),
        other => other,
    })
}

fn complete(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    place::complete_move(app, visit, args, SHEPHERD)
}

fn grow(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    decide(app, visit, Flock::Grow)
}

fn herd(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    decide(app, visit, Flock::Herd)
}

fn decide(app: &App, visit: &Visit, wanted: Flock) -> Result<Outcome, Fault> {
    let table = visit.table(app)?;
    let game = table.game().ok_or(TableError::NotStarted)?;
    let decision = game.decision().ok_or(ActError::Over)?;
    let table = console::awaited(app, visit, table.id, decision.number)?;
    let index = decision.actions.iter().position(|&action| flock::as_action(action) == Some(wanted));
    let index = index.ok_or(AnswerFault::NoFlock)?;
    let code = codes::encode(decision.actions[index], index);
    console::confirm(app, visit, table.id, decision.number, &code)
}

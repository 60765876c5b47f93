//! `/abbey`, `/barn` and `/wagon`.

use serenity::builder::AutocompleteChoice;

use crate::discord::commands::answer;
use crate::discord::commands::args::Args;
use crate::discord::commands::command::{Command, Kind, Opt};
use crate::discord::commands::laying::complete::complete_move;
use crate::discord::commands::laying::lay::{Laying, lay};
use crate::discord::console::open::{awaited, confirm, open};
use crate::discord::decision::codes;
use crate::discord::fault::{AnswerFault, Fault, Unfit};
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::expansions::abbey_and_mayor::{Action as Answer, holes};
use crate::rules::geometry::{Pos, Rotation};
use crate::rules::{Action, Game, Placement};
use crate::table::{ActError, TableError};
use crate::words::commands as labels;

use super::abbey;
use super::facts::as_action;

/// Nobody asks about an abbey.
const NO_ABBEY: Unfit = Unfit::new("no abbey may be laid now", |words, _| words.fault_no_abbey());

/// There is no room for it.
const NO_HOLE: Unfit = Unfit::new("no gap for the abbey there", |words, places| words.fault_abbey(places.join(", ")));

/// The barn can stand on no corner there.
const NO_BARN: Unfit =
    Unfit::new("no corner for the barn there", |words, possible| words.fault_no_barn(possible.join(", ")));

/// Nobody asks about a wagon.
const NO_WAGON: Unfit = Unfit::new("no wagon must be decided about", |words, _| words.fault_no_wagon());

/// The wagon does not go there.
const NO_TARGET: Unfit =
    Unfit::new("the wagon does not go there", |words, places| words.fault_wagon(places.join(", ")));

/// `/abbey`.
pub(super) const ABBEY: Command = Command {
    label: labels::ABBEY,
    options: &[Opt { label: labels::AT, kind: Kind::Text, required: false }],
    run: lay_abbey,
    complete: complete_abbey,
};

/// `/barn`.
pub(super) const BARN: Command = Command {
    label: labels::BARN,
    options: &[
        Opt { label: labels::AT, kind: Kind::Text, required: true },
        Opt { label: labels::TURNED, kind: Kind::Number, required: false },
        Opt { label: labels::BARN_CORNER, kind: Kind::Text, required: false },
    ],
    run: put_up_barn,
    complete: complete_barn,
};

/// `/wagon`.
pub(super) const WAGON: Command = Command {
    label: labels::WAGON,
    options: &[Opt { label: labels::WAGON_TO, kind: Kind::Text, required: true }],
    run: move_wagon,
    complete: complete_wagon,
};

/// Laying a tile with the barn on a corner: which, may be left out where there is only one.
const WITH_BARN: Laying =
    Laying { figure: labels::BARN_CORNER, only: is_barn, least: 1, none: |_| None, finish: confirm };

fn is_barn(_: &Game, action: Action) -> bool {
    matches!(as_action(action), Some(Answer::Barn { .. }))
}

/// Shows the abbey where it was said, or where there is room; what goes onto it is chosen there.
fn lay_abbey(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    let table = visit.table(app)?;
    let number = table.game().ok_or(TableError::NotStarted)?.decision().ok_or(ActError::Over)?.number;
    let table = awaited(app, visit, table.id, number)?;
    let game = table.game().ok_or(TableError::NotStarted)?;
    let path = abbey::path(game).ok_or_else(|| Fault::from(NO_ABBEY))?;
    let places: Vec<Pos> = holes(game).collect();
    let path = match args.text(labels::AT).map(str::trim) {
        Some(text) => {
            let at = text.parse().ok().filter(|at| places.contains(at));
            let at = at.ok_or_else(|| NO_HOLE.but(places.iter().map(Pos::to_string).collect()))?;
            codes::join(&path, &codes::place(Placement::new(at, Rotation::R0)))
        }
        None => path,
    };
    open(app, visit, table.id, number, &path)
}

fn complete_abbey(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    let Some(typed) = args.focused(labels::AT) else { return Ok(Vec::new()) };
    let table = visit.table(app)?;
    let places = table.game().filter(|game| abbey::path(game).is_some()).into_iter().flat_map(|game| holes(game));
    Ok(answer::choices(places.map(|at| (at.to_string(), at.to_string())), typed))
}

fn put_up_barn(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    lay(app, visit, args, WITH_BARN).map_err(|fault| match fault {
        Fault::Answer(AnswerFault::Figure { possible }) => NO_BARN.but(possible),
        other => other,
    })
}

fn complete_barn(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    complete_move(app, visit, args, WITH_BARN)
}

const fn is_about_wagon(action: Action) -> bool {
    matches!(as_action(action), Some(Answer::Move { .. } | Answer::Home))
}

/// Where the wagon goes, by its name in the list or a part of it that fits one place alone.
fn move_wagon(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    let typed = args.text(labels::WAGON_TO).unwrap_or_default().trim().to_lowercase();
    let targets = answer::legal(app, visit, is_about_wagon)?;
    if targets.is_empty() {
        return Err(NO_WAGON.into());
    }
    let exact = targets.iter().find(|(name, _)| name.to_lowercase() == typed);
    let mut similar = targets.iter().filter(|(name, _)| name.to_lowercase().contains(&typed));
    let found = match (exact, similar.next(), similar.next()) {
        (Some(exact), ..) => Some(exact),
        (None, found, None) => found,
        _ => None,
    };
    match found {
        Some(&(_, wanted)) => answer::give(app, visit, |action| action == wanted, NO_WAGON),
        None => Err(NO_TARGET.but(targets.into_iter().map(|(name, _)| name).collect())),
    }
}

fn complete_wagon(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    let Some(typed) = args.focused(labels::WAGON_TO) else { return Ok(Vec::new()) };
    let targets = answer::legal(app, visit, is_about_wagon)?;
    Ok(answer::choices(targets.into_iter().map(|(name, _)| (name.clone(), name)), typed))
}

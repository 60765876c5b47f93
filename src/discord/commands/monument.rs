//! `/monument`: a tile with a cube on an objective, a monument with its architect, and how far the objectives are.

use serenity::builder::AutocompleteChoice;

use crate::discord::console;
use crate::discord::draft::Draft;
use crate::discord::fault::{AnswerFault, Fault};
use crate::discord::monuments;
use crate::discord::visit::{App, Outcome, Visit, cast_of};
use crate::rules::expansions::monuments::Action;
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::tile;
use crate::rules::{Action as AnyAction, Game, View};
use crate::table::TableError;
use crate::words::commands::{self as labels};

use super::args::Args;
use super::place::{self, Move};
use super::{Command, Kind, Opt, answer};

/// The subcommands.
pub(super) const COMMANDS: &[Command] = &[
    Command {
        label: labels::MONUMENT_CUBE,
        options: &[
            Opt { label: labels::AT, kind: Kind::Text, required: true },
            Opt { label: labels::TURNED, kind: Kind::Number, required: false },
            Opt { label: labels::OBJECTIVE, kind: Kind::Text, required: false },
        ],
        run: cube,
        complete: complete_cube,
    },
    Command {
        label: labels::MONUMENT_ARCHITECT,
        options: &[
            Opt { label: labels::AT, kind: Kind::Text, required: true },
            Opt { label: labels::TURNED, kind: Kind::Number, required: false },
        ],
        run: architect,
        complete: complete_architect,
    },
    Command {
        label: labels::MONUMENT_INFO,
        options: &[Opt { label: labels::MONUMENT_WHICH, kind: Kind::Text, required: false }],
        run: info,
        complete: complete_info,
    },
];

/// Laying a tile with a cube: the objective may be left out where there is only one.
const CUBE: Move =
    Move { figure: labels::OBJECTIVE, only: is_cube, least: 1, none: |_| None, finish: console::confirm };

/// Laying a monument with an architect: no option names one, since there is one answer of the kind at most.
const ARCHITECT: Move =
    Move { figure: labels::FIGURE, only: is_architect, least: 1, none: |_| None, finish: console::confirm };

fn is_cube(_: &Game, action: AnyAction) -> bool {
    matches!(monuments::as_action(action), Some(Action::Cube { .. }))
}

fn is_architect(laid: &Game, action: AnyAction) -> bool {
    let AnyAction::Deploy { figure: Figure::Meeple, segment } = action else { return false };
    let tile = laid.board().laid(laid.last());
    tile.segment(segment).is_some_and(|segment| segment.kind == tile::Kind::Monument)
}

fn cube(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    place::lay(app, visit, args, CUBE).map_err(|fault| match fault {
        Fault::Answer(AnswerFault::Figure { possible }) => AnswerFault::Cube { possible }.into(),
        other => other,
    })
}

fn complete_cube(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    place::complete_fitting(app, visit, args, CUBE)
}

fn architect(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    place::lay(app, visit, args, ARCHITECT).map_err(|fault| match fault {
        Fault::Answer(AnswerFault::Figure { .. }) => AnswerFault::NoArchitect.into(),
        other => other,
    })
}

fn complete_architect(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    place::complete_fitting(app, visit, args, ARCHITECT)
}

fn info(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    let table = visit.table(app)?;
    let game = table.game().ok_or(TableError::NotStarted)?;
    let (words, view) = (visit.words, View::of(game));
    if game.states().monuments.is_none() {
        return Err(AnswerFault::NoMonuments.into());
    }
    let typed = args.text(labels::MONUMENT_WHICH).map(|text| text.trim().parse::<Pos>());
    let only = match typed {
        Some(Ok(at)) if view.monuments.iter().any(|monument| monument.at == at) => Some(at),
        Some(_) => return Err(AnswerFault::Monument { possible: places(&view) }.into()),
        None => None,
    };
    let mut lines = monuments::told(words, &view, &cast_of(&table), only);
    if lines.is_empty() {
        lines.push(words.monument_none());
    }
    lines.extend(monuments::ours(words, &table.setup).map(|line| format!("-# {line}")));
    let mut draft = Draft::text(lines.join("\n"));
    draft.files = monuments::pictures(&app.artist, words, &view, only)?;
    Ok(Outcome::answer(draft))
}

fn places(view: &View) -> Vec<String> {
    view.monuments.iter().map(|monument| monument.at.to_string()).collect()
}

fn complete_info(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    let Some(typed) = args.focused(labels::MONUMENT_WHICH) else { return Ok(Vec::new()) };
    let table = visit.table(app)?;
    let view = table.game().map(|game| View::of(game)).unwrap_or_default();
    Ok(answer::choices(places(&view).into_iter().map(|at| (at.clone(), at)), typed))
}

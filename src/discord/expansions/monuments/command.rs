//! `/monument`: a tile with a cube on an objective, a monument with its architect, and how far the objectives are.

use serenity::builder::AutocompleteChoice;

use crate::discord::commands::answer;
use crate::discord::commands::args::Args;
use crate::discord::commands::command::{Command, Kind, Opt};
use crate::discord::commands::info::house_rules;
use crate::discord::commands::laying::complete::complete_fitting;
use crate::discord::commands::laying::lay::{Laying, lay};
use crate::discord::console::open::confirm;
use crate::discord::fault::{AnswerFault, Fault, Unfit};
use crate::discord::message::draft::Draft;
use crate::discord::visit::{App, Outcome, Visit, cast_of};
use crate::rules::expansions::Expansion;
use crate::rules::expansions::monuments::Action;
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::tile;
use crate::rules::{Action as AnyAction, Game, View};
use crate::table::TableError;
use crate::words::commands::{self as labels};

use super::objectives;

/// No architect can come there.
const NO_ARCHITECT: Unfit = Unfit::new("no architect there", |words, _| words.fault_no_architect());

/// No such monument.
const NO_MONUMENT_THERE: Unfit =
    Unfit::new("no such monument", |words, possible| words.fault_monument(possible.join(", ")));

/// No such cube.
const NO_CUBE: Unfit = Unfit::new("no such cube", |words, possible| words.fault_cube(possible.join(", ")));

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
const CUBE: Laying = Laying { figure: labels::OBJECTIVE, only: is_cube, least: 1, none: |_| None, finish: confirm };

/// Laying a monument with an architect: no option names one. It is an ordinary meeple as long as there is one.
const ARCHITECT: Laying =
    Laying { figure: labels::FIGURE, only: is_architect, least: 1, none: |_| None, finish: confirm };

fn is_cube(_: &Game, action: AnyAction) -> bool {
    matches!(objectives::as_action(action), Some(Action::Cube { .. }))
}

fn is_architect(laid: &Game, action: AnyAction) -> bool {
    let AnyAction::Deploy { figure, segment } = action else { return false };
    let has_meeple = laid.purse(laid.active()).count(Figure::Meeple) > 0;
    let tile = laid.board().laid(laid.last());
    (figure == Figure::Meeple || !has_meeple)
        && tile.segment(segment).is_some_and(|segment| segment.kind == tile::Kind::Monument)
}

fn cube(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    lay(app, visit, args, CUBE).map_err(|fault| match fault {
        Fault::Answer(AnswerFault::Figure { possible }) => NO_CUBE.but(possible),
        other => other,
    })
}

fn complete_cube(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    complete_fitting(app, visit, args, CUBE)
}

fn architect(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    lay(app, visit, args, ARCHITECT).map_err(|fault| match fault {
        Fault::Answer(AnswerFault::Figure { .. }) => NO_ARCHITECT.into(),
        other => other,
    })
}

fn complete_architect(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    complete_fitting(app, visit, args, ARCHITECT)
}

fn info(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    let table = visit.table(app)?;
    let game = table.game().ok_or(TableError::NotStarted)?;
    let (words, view) = (visit.words, View::of(game));
    if game.states().monuments.is_none() {
        return Err(Fault::Without(Expansion::Monuments));
    }
    let typed = args.text(labels::MONUMENT_WHICH).map(|text| text.trim().parse::<Pos>());
    let only = match typed {
        Some(Ok(at))
            if view
                .expansions
                .monuments
                .iter()
                .flat_map(|shown| &shown.monuments)
                .any(|monument| monument.at == at) =>
        {
            Some(at)
        }
        Some(_) => return Err(NO_MONUMENT_THERE.but(places(&view))),
        None => None,
    };
    let mut lines = objectives::told(words, &view, &cast_of(&table), only);
    if lines.is_empty() {
        lines.push(words.monument_none());
    }
    lines.extend(house_rules(words, &table.setup).map(|line| format!("-# {line}")));
    let mut draft = Draft::text(lines.join("\n"));
    draft.files = objectives::pictures(&app.artist_of(&table), words, &view, only)?;
    Ok(Outcome::answer(draft))
}

fn places(view: &View) -> Vec<String> {
    view.expansions
        .monuments
        .iter()
        .flat_map(|shown| &shown.monuments)
        .map(|monument| monument.at.to_string())
        .collect()
}

fn complete_info(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    let Some(typed) = args.focused(labels::MONUMENT_WHICH) else { return Ok(Vec::new()) };
    let table = visit.table(app)?;
    let view = table.game().map(|game| View::of(game)).unwrap_or_default();
    Ok(answer::choices(places(&view).into_iter().map(|at| (at.clone(), at)), typed))
}

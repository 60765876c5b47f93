//! `/builder` and `/pig`: the tile with the builder or the pig on it, and whether to take the builder's second tile.

use serenity::builder::AutocompleteChoice;

use crate::discord::commands::answer;
use crate::discord::commands::args::Args;
use crate::discord::commands::command::{Command, Kind, Opt, no_completion};
use crate::discord::commands::laying::complete::complete_move;
use crate::discord::commands::laying::lay::{Laying, lay};
use crate::discord::console::open::confirm;
use crate::discord::fault::{AnswerFault, Fault, Unfit};
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::expansions::traders_and_builders::Action as Answer;
use crate::rules::figure::Figure;
use crate::rules::{Action, Game};
use crate::words::commands::{self as labels};

use super::second_part::as_action;

/// The builder can be put on nothing there.
const NO_BUILDER: Unfit =
    Unfit::new("nothing for the builder there", |words, possible| words.fault_no_builder(possible.join(", ")));

/// The pig can be put in no field there.
const NO_PIG: Unfit =
    Unfit::new("no field for the pig there", |words, possible| words.fault_no_pig(possible.join(", ")));

/// Nobody asks about a second tile.
const NO_SECOND_PART: Unfit =
    Unfit::new("no second tile must be decided about", |words, _| words.fault_no_second_part());

/// The subcommands of `/builder`.
pub(super) const BUILDER: &[Command] = &[
    Command {
        label: labels::BUILDER_PLACE,
        options: &[
            Opt { label: labels::AT, kind: Kind::Text, required: true },
            Opt { label: labels::TURNED, kind: Kind::Number, required: false },
            Opt { label: labels::BUILDER_ON, kind: Kind::Text, required: false },
        ],
        run: place_builder,
        complete: complete_builder,
    },
    Command { label: labels::BUILDER_TAKE, options: &[], run: take, complete: no_completion },
    Command { label: labels::BUILDER_DECLINE, options: &[], run: decline, complete: no_completion },
];

/// `/pig`.
pub(super) const PIG: Command = Command {
    label: labels::PIG,
    options: &[
        Opt { label: labels::AT, kind: Kind::Text, required: true },
        Opt { label: labels::TURNED, kind: Kind::Number, required: false },
        Opt { label: labels::PIG_FIELD, kind: Kind::Text, required: false },
    ],
    run: place_pig,
    complete: complete_pig,
};

/// Laying a tile with the builder on it: the road or city may be left out where there is only one.
const WITH_BUILDER: Laying =
    Laying { figure: labels::BUILDER_ON, only: is_builder, least: 1, none: |_| None, finish: confirm };

/// Laying a tile with the pig on it, in the same way.
const WITH_PIG: Laying = Laying { figure: labels::PIG_FIELD, only: is_pig, least: 1, none: |_| None, finish: confirm };

fn is_builder(_: &Game, action: Action) -> bool {
    matches!(action, Action::Deploy { figure: Figure::Builder, .. })
}

fn is_pig(_: &Game, action: Action) -> bool {
    matches!(action, Action::Deploy { figure: Figure::Pig, .. })
}

fn place_builder(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    place(app, visit, args, WITH_BUILDER, NO_BUILDER)
}

fn place_pig(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    place(app, visit, args, WITH_PIG, NO_PIG)
}

fn place(app: &App, visit: &Visit, args: &Args<'_>, laying: Laying, unfit: Unfit) -> Result<Outcome, Fault> {
    lay(app, visit, args, laying).map_err(|fault| match fault {
        Fault::Answer(AnswerFault::Figure { possible }) => unfit.but(possible),
        other => other,
    })
}

fn complete_builder(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    complete_move(app, visit, args, WITH_BUILDER)
}

fn complete_pig(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    complete_move(app, visit, args, WITH_PIG)
}

fn take(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    decide(app, visit, Answer::SecondTile)
}

fn decline(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    decide(app, visit, Answer::Decline)
}

fn decide(app: &App, visit: &Visit, wanted: Answer) -> Result<Outcome, Fault> {
    answer::give(app, visit, |action| as_action(action) == Some(wanted), NO_SECOND_PART)
}

//! `/bridge`: a tile with a bridge that it does not need, shown as a try: the figure is chosen there.

use serenity::builder::AutocompleteChoice;

use crate::discord::bazaar;
use crate::discord::console;
use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands::{self as labels};

use super::args::Args;
use super::place::{self, Move};
use super::{Command, Kind, Opt};

pub(super) const COMMAND: Command = Command {
    label: labels::BRIDGE,
    options: &[
        Opt { label: labels::AT, kind: Kind::Text, required: true },
        Opt { label: labels::TURNED, kind: Kind::Number, required: false },
        Opt { label: labels::BRIDGE_OVER, kind: Kind::Text, required: false },
    ],
    run,
    complete,
};

/// Laying a tile with a bridge: which one may be left out where there is only one.
const BRIDGE: Move = Move {
    figure: labels::BRIDGE_OVER,
    only: |_, action| bazaar::builds_bridge(action),
    least: 1,
    none: bazaar::no_bridge,
    finish: console::open,
};

fn run(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    place::lay(app, visit, args, BRIDGE)
}

fn complete(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    place::complete_move(app, visit, args, BRIDGE)
}

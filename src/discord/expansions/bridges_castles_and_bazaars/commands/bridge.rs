//! `/bridge`: places a tile with an optional bridge. The console shows the placement, so that a figure can follow.

use crate::discord::commands::args::Args;
use crate::discord::commands::command::{Command, Opt, OptionType};
use crate::discord::commands::placing::complete::complete_move;
use crate::discord::commands::placing::tile::{PlacementCommand, place_tile};
use crate::discord::console::open::open;
use crate::discord::context::Context;
use crate::discord::error::AppError;
use crate::discord::message::Completion;
use crate::words::labels;

use crate::presenter::expansions::bridges_castles_and_bazaars::bridge;

pub(in crate::discord) const COMMAND: Command = Command {
    label: labels::BRIDGE,
    options: &[
        Opt { label: labels::AT, kind: OptionType::Text, required: true },
        Opt { label: labels::TURNED, kind: OptionType::Number, required: false },
        Opt { label: labels::BRIDGE_OVER, kind: OptionType::Text, required: false },
    ],
    run: |ctx, args| place_tile(ctx, args, BRIDGE),
    complete,
};

/// A placement with a bridge. The bridge may be omitted if only one is legal.
const BRIDGE: PlacementCommand = PlacementCommand {
    figure: labels::BRIDGE_OVER,
    only: |_, action| bridge::builds_bridge(action),
    least: 1,
    none: bridge::no_bridge,
    finish: open,
};

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    complete_move(ctx, args, BRIDGE)
}

//! `/bridge`: places a tile with an optional bridge. The console shows the placement, so that a figure can follow.

use crate::discord::commands::command::{Command, OptionType, SlashOption};
use crate::discord::commands::placing::complete::complete_move;
use crate::discord::commands::placing::tile::{PlacementCommand, place_tile};
use crate::discord::console::open::open;
use crate::presenter::words::labels;

use crate::presenter::expansions::bridges_castles_and_bazaars::bridge;

pub(in crate::discord) const COMMAND: Command = Command {
    label: labels::BRIDGE,
    options: &[
        SlashOption::required(labels::AT, OptionType::Text),
        SlashOption::optional(labels::TURNED, OptionType::Number),
        SlashOption::optional(labels::BRIDGE_OVER, OptionType::Text),
    ],
    run: |ctx, args| place_tile(ctx, args, BRIDGE),
    complete: |ctx, args| complete_move(ctx, args, BRIDGE),
};

/// A placement with a bridge. The bridge may be omitted if only one is legal.
const BRIDGE: PlacementCommand = PlacementCommand {
    figure: labels::BRIDGE_OVER,
    accepts: |_, action| bridge::builds_bridge(action),
    max_implied: 1,
    refusal_if_none: bridge::no_bridge,
    finish: open,
};

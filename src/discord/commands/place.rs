//! `/place`: places the tile and a figure in one command. The console asks for anything that is missing.

use crate::discord::console::open::confirm;
use crate::presenter::words::labels;

use super::command::{Command, OptionType, SlashOption};
use super::placing::complete::complete_move;
use super::placing::tile::{PlacementCommand, place_tile};

pub(super) const COMMAND: Command = Command {
    label: labels::PLACE,
    options: &[
        SlashOption::required(labels::AT, OptionType::Text),
        SlashOption::optional(labels::TURNED, OptionType::Number),
        SlashOption::optional(labels::FIGURE, OptionType::Text),
    ],
    run: |ctx, args| place_tile(ctx, args, ANY_FIGURE),
    complete: |ctx, args| complete_move(ctx, args, ANY_FIGURE),
};

/// Accepts any figure. If none is named, the console asks for it.
const ANY_FIGURE: PlacementCommand = PlacementCommand {
    figure: labels::FIGURE,
    accepts: |_, _| true,
    max_implied: 0,
    refusal_if_none: |_| None,
    finish: confirm,
};

//! `/place`: places the tile and a figure in one command. The console asks for anything that is missing.

use crate::discord::console::open::confirm;
use crate::discord::context::Context;
use crate::discord::error::AppError;
use crate::discord::message::Completion;
use crate::words::labels;

use super::args::Args;
use super::command::{Command, Opt, OptionType};
use super::placing::complete::complete_move;
use super::placing::tile::{PlacementCommand, place_tile};

pub(super) const COMMAND: Command = Command {
    label: labels::PLACE,
    options: &[
        Opt { label: labels::AT, kind: OptionType::Text, required: true },
        Opt { label: labels::TURNED, kind: OptionType::Number, required: false },
        Opt { label: labels::FIGURE, kind: OptionType::Text, required: false },
    ],
    run: |ctx, args| place_tile(ctx, args, ANY),
    complete,
};

/// Accepts any figure. If none is named, the console asks for it.
const ANY: PlacementCommand =
    PlacementCommand { figure: labels::FIGURE, only: |_, _| true, least: 0, none: |_| None, finish: confirm };

/// Returns the legal values of the option being typed, given the values of the other options.
fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    complete_move(ctx, args, ANY)
}

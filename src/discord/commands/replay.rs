//! `/replay`: shows a game from a file.

use crate::discord::context::{Context, Outcome, Reply};
use crate::discord::error::{AppError, UploadError};
use crate::presenter::words::labels;

use super::args::Args;
use super::command::{Command, OptionType, SlashOption, no_completion};

/// The maximum size of an uploaded file in bytes. Files of the longest games are a third as large.
pub(in crate::discord) const MAX_UPLOAD_LENGTH: usize = 1 << 20;

pub(super) const COMMAND: Command = Command {
    label: labels::REPLAY,
    options: &[SlashOption::required(labels::FILE, OptionType::File)],
    run,
    complete: no_completion,
};

fn run(_: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let file = args.file(labels::FILE).ok_or(AppError::OldCommand)?;
    if file.size > MAX_UPLOAD_LENGTH as u64 {
        return Err(UploadError::TooLong.into());
    }
    Ok(Outcome { reply: Reply::Upload(file.clone()), ..Outcome::default() })
}

//! `/mygames`: lists the user's tables in all channels.

use crate::discord::social::mygames;
use crate::words::labels;

use super::command::Command;

pub(super) const COMMAND: Command = Command::without_options(labels::MYGAMES, |ctx, _| mygames::list(ctx));

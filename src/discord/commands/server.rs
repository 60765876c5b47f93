//! `/server`: shows the settings of the server, and changes them.

use crate::discord::settings::server;
use crate::words::labels;

use super::command::Command;

pub(super) const COMMAND: Command = Command::without_options(labels::SERVER, |ctx, _| server::show(ctx));

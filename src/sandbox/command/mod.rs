//! Commands: how the bot registers them, and how users run them.

mod option;
mod registry;
mod typed;
mod value;

pub use option::{CommandOption, OptionKind, localized};
pub use registry::{Command, Commands, SLASH_COMMAND, USER_COMMAND};
pub use typed::{Target, Values};
pub use value::{AttachedFile, InvalidCommand, Invocation, Names, find_user};

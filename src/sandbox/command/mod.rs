//! The bot's commands: what it registered, and what people type to run them.

mod option;
mod registry;
mod typed;
mod value;

pub use option::{CommandOption, localized};
pub use registry::{Command, Commands};
pub use typed::{Given, Invocation, Misuse, Names, Target};
pub use value::find_person;

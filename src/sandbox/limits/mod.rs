//! Discord's limits, as checks of request bodies. Every function here is pure: a body in, faults out.
//!
//! `openapi.json` says much of this; what it cannot say (rows, sums, repeats, order) is only here.

mod command;
mod component;
mod embed;
mod message;
mod modal;

pub use command::{command, commands};
pub use component::components;
pub use embed::embeds;
pub use message::{choices, message};
pub use modal::modal;

/// Most files on a message.
pub const FILES: usize = 10;
/// Largest file, in bytes.
pub const FILE_SIZE: usize = 10 * 1024 * 1024;

#[cfg(test)]
mod testing {
    use serde_json::Value;

    use crate::form::Form;

    /// Runs `check` and lists the faults as `path code`.
    pub fn faults(check: impl FnOnce(&mut Form)) -> Vec<String> {
        let mut form = Form::default();
        check(&mut form);
        form.into_faults().iter().map(|fault| format!("{} {}", fault.path.join("."), fault.code)).collect()
    }

    /// `count` copies of `item`.
    pub fn many(item: &Value, count: usize) -> Value {
        Value::Array(vec![item.clone(); count])
    }
}

//! Checks of request bodies against Discord's limits. All functions are pure. They get a body and add errors to a form.
//!
//! Discord's OpenAPI description has many of these limits, but not those of rows, sums, duplicates and order.

mod command;
mod component;
mod embed;
mod message;
mod modal;

pub use command::{check_command, check_commands};
pub use component::{check_components, check_media};
pub use embed::check_embeds;
pub use message::{LEGACY_FIELDS, check_autocomplete_choices, check_message};
pub use modal::check_modal;

use serde_json::Value;

/// Returns the type of a component or of an option of a command in Discord's API, or 0 if it has no type.
pub fn type_number(component: &Value) -> u64 {
    component["type"].as_u64().unwrap_or(0)
}

/// The maximum number of files on a message.
pub const MAX_FILES: usize = 10;
/// The maximum size of a file, in bytes.
pub const MAX_FILE_SIZE: usize = 10 * 1024 * 1024;

#[cfg(test)]
mod testing {
    use serde_json::Value;

    use crate::form::Form;

    /// Runs `check` and returns its errors, each as path and code.
    pub fn errors(check: impl FnOnce(&mut Form)) -> Vec<String> {
        let mut form = Form::default();
        check(&mut form);
        form.into_errors().iter().map(|error| format!("{} {}", error.path.join("."), error.code)).collect()
    }

    pub fn many(item: &Value, count: usize) -> Value {
        Value::Array(vec![item.clone(); count])
    }
}

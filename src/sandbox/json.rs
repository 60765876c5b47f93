//! JSON objects that consist of several parts.

use serde_json::Value;

/// Adds the entries of the object `more` to the object `into`. Existing entries with the same key are replaced.
pub fn merge(into: &mut Value, more: Value) {
    if let (Value::Object(into), Value::Object(more)) = (into, more) {
        into.extend(more);
    }
}

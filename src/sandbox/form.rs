//! Validation of request bodies, with errors in Discord's nested format.

use serde_json::{Map, Value, json};

/// A validation error and its location in the body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// The keys and indices that lead from the root of the body to the invalid value.
    pub path: Vec<String>,
    /// Discord's code of the error, such as `BASE_TYPE_REQUIRED`.
    pub code: &'static str,
    /// The description of the error for developers.
    pub message: String,
}

/// Collects the validation errors of a body.
#[derive(Debug, Default)]
pub struct Form {
    errors: Vec<FieldError>,
    path: Vec<String>,
}

impl Form {
    /// Runs `check` for the value at `key`. Errors that it adds get this location.
    pub fn within(&mut self, key: impl ToString, check: impl FnOnce(&mut Self)) {
        self.path.push(key.to_string());
        check(self);
        self.path.pop();
    }

    /// Adds an error at the current location.
    pub fn error(&mut self, code: &'static str, message: impl Into<String>) {
        self.errors.push(FieldError { path: self.path.clone(), code, message: message.into() });
    }

    /// Adds an error at `key` below the current location.
    pub fn error_at(&mut self, key: impl ToString, code: &'static str, message: impl Into<String>) {
        self.within(key, |form| form.error(code, message));
    }

    /// Checks that `object[key]`, if present, is a string of `min` to `max` characters.
    pub fn text(&mut self, object: &Value, key: &str, min: usize, max: usize) {
        match object.get(key) {
            None | Some(Value::Null) => {}
            Some(Value::String(text)) => self.within(key, |form| form.length(text, min, max)),
            Some(_) => self.error_at(key, "STRING_TYPE_CONVERT", "Could not interpret value as string."),
        }
    }

    /// Checks that `object[key]` is present and is a string of `min` to `max` characters.
    pub fn required_text(&mut self, object: &Value, key: &str, min: usize, max: usize) {
        match object.get(key) {
            None | Some(Value::Null) => self.error_at(key, "BASE_TYPE_REQUIRED", "This field is required"),
            Some(_) => self.text(object, key, min, max),
        }
    }

    /// Checks that `text` has `min` to `max` characters.
    pub fn length(&mut self, text: &str, min: usize, max: usize) {
        let length = text.chars().count();
        if length < min || length > max {
            let (code, message) = match (min, length > max) {
                (0, _) => ("BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length.")),
                (_, _) => ("BASE_TYPE_BAD_LENGTH", format!("Must be between {min} and {max} in length.")),
            };
            self.error(code, message);
        }
    }

    /// Checks that the list at `object[key]` has at least `min` items. The error also names `max`, see [`Form::list`].
    pub fn count(&mut self, object: &Value, key: &str, min: usize, max: usize) {
        if object[key].as_array().map_or(0, Vec::len) < min {
            self.error_at(key, "BASE_TYPE_BAD_LENGTH", format!("Must be between {min} and {max} in length."));
        }
    }

    /// Returns the list at `object[key]`, empty if missing. Adds an error if it is not a list or has more than `max` items.
    pub fn list<'v>(&mut self, object: &'v Value, key: &str, max: usize) -> &'v [Value] {
        match object.get(key) {
            None | Some(Value::Null) => &[],
            Some(Value::Array(items)) => {
                if items.len() > max {
                    self.error_at(key, "BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
                }
                items
            }
            Some(_) => {
                self.error_at(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                &[]
            }
        }
    }

    /// Runs `check` for each item of the list at `object[key]`, and returns the items, as [`Form::list`] does.
    pub fn each<'v>(
        &mut self,
        object: &'v Value,
        key: &str,
        max: usize,
        mut check: impl FnMut(&'v Value, &mut Self),
    ) -> &'v [Value] {
        let items = self.list(object, key, max);
        for (index, item) in items.iter().enumerate() {
            self.within(key, |form| form.within(index, |form| check(item, form)));
        }
        items
    }

    /// Returns all errors in the order in which they were found.
    pub fn into_errors(self) -> Vec<FieldError> {
        self.errors
    }
}

/// Nests errors by their paths, as in `{"embeds": {"0": {"title": {"_errors": [{"code": …, "message": …}]}}}}`.
pub fn nested(errors: &[FieldError]) -> Value {
    let mut root = Map::new();
    for error in errors {
        insert(&mut root, &error.path, error);
    }
    Value::Object(root)
}

fn insert(node: &mut Map<String, Value>, path: &[String], error: &FieldError) {
    let (key, rest) = match path {
        [] => ("_errors", None),
        [key, rest @ ..] => (key.as_str(), Some(rest)),
    };
    let empty = if rest.is_some() { json!({}) } else { json!([]) };
    match (node.entry(key).or_insert(empty), rest) {
        (Value::Object(inner), Some(rest)) => insert(inner, rest, error),
        (Value::Array(list), None) => list.push(json!({ "code": error.code, "message": error.message })),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_nest_by_path() {
        let mut form = Form::default();
        let body = json!({ "content": "abc", "embeds": [{ "title": 5 }] });
        form.text(&body, "content", 0, 2);
        form.within("embeds", |form| form.within(0, |form| form.text(&body["embeds"][0], "title", 0, 256)));
        assert_eq!(
            nested(&form.into_errors()),
            json!({
                "content": { "_errors": [{ "code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2 or fewer in length." }] },
                "embeds": { "0": { "title": { "_errors": [
                    { "code": "STRING_TYPE_CONVERT", "message": "Could not interpret value as string." }] } } },
            })
        );
    }

    #[test]
    fn lengths_are_counted_in_characters() {
        for (text, min, max, errors) in [("éé", 0, 2, 0), ("ééé", 0, 2, 1), ("", 1, 2, 1), ("", 0, 2, 0)] {
            let mut form = Form::default();
            form.length(text, min, max);
            assert_eq!(form.into_errors().len(), errors, "{text:?} in {min}..={max}");
        }
    }
}

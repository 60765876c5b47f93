//! Validates the bot's requests against Discord's OpenAPI description.
//!
//! The description is not part of the repository. Without it, the check is skipped.
//!
//! ```ignore
//! let Some(description) = Description::load() else { return };
//! description.check(&alice.requests().await);
//! ```

use std::collections::HashMap;
use std::path::Path;

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::support::report_skipped;

/// Possible paths of the description, relative to the root of the package.
const PLACES: [&str; 2] = ["../shared/discord/openapi.json", "../../shared/discord/openapi.json"];

/// Discord's OpenAPI description, with compiled validators for request bodies and for objects by name.
pub struct Description {
    document: Value,
    bodies: HashMap<(String, String), Validator>,
}

impl Description {
    /// Reads the description. If it is missing, reports that and returns `None`.
    pub fn load() -> Option<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let Some(text) = PLACES.iter().find_map(|place| std::fs::read_to_string(root.join(place)).ok()) else {
            report_skipped(format!("Discord's openapi.json is at none of {PLACES:?}"));
            return None;
        };
        let mut document: Value = serde_json::from_str(&text).expect("JSON");
        relax(&mut document);
        Some(Self { document, bodies: HashMap::new() })
    }

    /// Validates the bodies of recorded requests. Panics with a list of all errors.
    pub fn check(&mut self, requests: &[Value]) {
        let with_body: Vec<_> = requests.iter().filter(|request| !request["body"].is_null()).collect();
        assert!(!with_body.is_empty(), "nothing to check");
        let problems: Vec<_> = with_body.into_iter().flat_map(|request| self.problems(request)).collect();
        assert!(problems.is_empty(), "{}", problems.join("\n"));
    }

    /// Returns the validation errors of a request.
    fn problems(&mut self, request: &Value) -> Vec<String> {
        let (method, path) = (request["method"].as_str().expect("a method"), request["path"].as_str().expect("a path"));
        let Some(validator) = self.body(method, path) else {
            return vec![format!("{method} {path}: Discord has no such call, or takes no body")];
        };
        let errors = validator.iter_errors(&request["body"]);
        errors.map(|error| format!("{method} {path}: {error} at {}", error.instance_path())).collect()
    }

    /// Validates an object against a schema of the description, such as `MessageResponse`. Panics if it is invalid.
    pub fn check_object(&self, name: &str, object: &Value) {
        let validator = self.compile(json!({ "$ref": format!("#/components/schemas/{name}") }));
        let problems: Vec<_> =
            validator.iter_errors(object).map(|error| format!("{error} at {}", error.instance_path())).collect();
        assert!(problems.is_empty(), "{name}: {}\n{object:#}", problems.join("\n"));
    }

    fn body(&mut self, method: &str, path: &str) -> Option<&Validator> {
        let template = self.template(method, path)?;
        let key = (method.to_owned(), template.clone());
        if !self.bodies.contains_key(&key) {
            let schema = self.document.pointer(&format!(
                "/paths/{}/{}/requestBody/content/application~1json/schema",
                template.replace('~', "~0").replace('/', "~1"),
                method.to_lowercase()
            ))?;
            let validator = self.compile(schema.clone());
            self.bodies.insert(key.clone(), validator);
        }
        self.bodies.get(&key)
    }

    /// Returns the path template of the description that matches a path. If several match, returns the template with
    /// the fewest parameters. Returns `None` if none matches.
    fn template(&self, method: &str, path: &str) -> Option<String> {
        let paths = self.document["paths"].as_object()?;
        let fits = |template: &&String| fits(template, path) && paths[*template].get(method.to_lowercase()).is_some();
        paths.keys().filter(fits).min_by_key(|template| template.matches('{').count()).cloned()
    }

    fn compile(&self, mut schema: Value) -> Validator {
        schema["components"] = self.document["components"].clone();
        jsonschema::draft202012::new(&schema).expect("a valid schema")
    }
}

fn fits(template: &str, path: &str) -> bool {
    let (template, path): (Vec<_>, Vec<_>) = (template.split('/').collect(), path.split('/').collect());
    template.len() == path.len()
        && template.iter().zip(&path).all(|(part, given)| part.starts_with('{') || part == given)
}

/// Changes the description so that it permits two things that serenity sends. Discord accepts them although the
/// description does not.
fn relax(document: &mut Value) {
    let schemas = document["components"]["schemas"].as_object_mut().expect("schemas");
    for (name, schema) in schemas {
        if let Some(permissions) = schema.pointer_mut("/properties/default_member_permissions") {
            *permissions = json!({ "type": ["string", "integer", "null"] });
        }
        if name.contains("Attachment")
            && name.ends_with("Request")
            && let Some(id) = schema.pointer_mut("/properties/id")
        {
            *id = json!({ "type": ["string", "integer"] });
        }
    }
}

#[test]
fn a_wrong_body_is_noticed() {
    let Some(mut description) = Description::load() else { return };
    let request = |body: Value| json!({ "method": "POST", "path": "/channels/1/messages", "body": body });
    let fine = request(json!({ "content": "fine", "attachments": [{ "id": 0 }] }));
    assert_eq!(description.problems(&fine), [""; 0]);
    let long = request(json!({ "components": [{ "type": 1, "components": [
        { "type": 2, "style": 1, "custom_id": "c", "label": "l".repeat(81) }] }] }));
    assert_eq!(description.problems(&long).len(), 1);
}

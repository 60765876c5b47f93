//! The body of a request from the bot, which is JSON or a form with JSON and files.

use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde_json::Value;

use super::limits::{MAX_FILE_SIZE, MAX_FILES};
use crate::ApiRefusal;

#[derive(Clone, Debug)]
pub struct Upload {
    /// The name that the bot sent. In a [`Draft`](super::draft::Draft), it has been sanitized.
    pub filename: String,
    /// The alt text for screen readers, which is not in the part of the form with the file.
    pub description: Option<String>,
    pub content_type: String,
    pub bytes: Bytes,
}

/// The parsed body of a request. An empty body is `Null` without files.
#[derive(Clone, Debug, Default)]
pub struct Payload {
    /// The JSON body, or the JSON part of the form.
    pub json: Value,
    /// The files, by the number `n` of the form field `files[n]`.
    pub files: BTreeMap<u64, Upload>,
}

impl Payload {
    /// Reads and parses the body of a request according to its content type.
    pub async fn read(request: Request) -> Result<Self, ApiRefusal> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.starts_with("multipart/form-data") {
            let form = Multipart::from_request(request, &()).await.map_err(|_| ApiRefusal::InvalidJson)?;
            return Self::read_form(form).await;
        }
        let bytes = Bytes::from_request(request, &()).await.map_err(|_| ApiRefusal::TooLarge)?;
        Ok(Self { json: parse(&bytes)?, files: BTreeMap::new() })
    }

    async fn read_form(mut form: Multipart) -> Result<Self, ApiRefusal> {
        let mut payload = Self::default();
        while let Some(field) = form.next_field().await.map_err(|_| ApiRefusal::InvalidJson)? {
            let name = field.name().unwrap_or_default().to_owned();
            let filename = field.file_name().map(str::to_owned);
            let content_type = field.content_type().unwrap_or("application/octet-stream").to_owned();
            let bytes = field.bytes().await.map_err(|_| ApiRefusal::TooLarge)?;
            if name == "payload_json" {
                payload.json = parse(&bytes)?;
            } else if let (Some(number), Some(filename)) = (file_number(&name), filename) {
                payload.files.insert(number, Upload { filename, description: None, content_type, bytes });
            }
        }
        payload.check_files()?;
        Ok(payload)
    }

    fn check_files(&self) -> Result<(), ApiRefusal> {
        if self.files.values().any(|file| file.bytes.len() > MAX_FILE_SIZE) {
            return Err(ApiRefusal::TooLarge);
        }
        if self.files.len() > MAX_FILES {
            let message = format!("Must be {MAX_FILES} or fewer in length.");
            return Err(ApiRefusal::form(&["files"], "BASE_TYPE_MAX_LENGTH", message));
        }
        Ok(())
    }
}

fn parse(bytes: &[u8]) -> Result<Value, ApiRefusal> {
    if bytes.is_empty() {
        return Ok(Value::Null);
    }
    serde_json::from_slice(bytes).map_err(|_| ApiRefusal::InvalidJson)
}

/// Returns the number in the name of a form field: 3 for `files[3]`, 0 for the older `file`, `None` for other names.
fn file_number(name: &str) -> Option<u64> {
    if name == "file" {
        return Some(0);
    }
    name.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
}

impl<S: Sync> FromRequestParts<S> for Payload {
    type Rejection = ApiRefusal;

    /// Returns the body that the middleware has read and recorded, because a body can be read only once.
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiRefusal> {
        parts.extensions.remove::<Self>().ok_or(ApiRefusal::InvalidJson)
    }
}

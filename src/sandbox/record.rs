//! Records the bot's requests, so that tests can check them.

use std::collections::VecDeque;

use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::Serialize;
use serde_json::Value;

use crate::{Payload, Timestamp};

/// The number of requests that are kept. Older requests are dropped.
const MAX_REQUESTS: usize = 20_000;

/// A recorded request of the bot.
#[derive(Clone, Debug, Serialize)]
pub struct RecordedRequest {
    /// The sequence number, which is that of the previous request plus one.
    pub seq: u64,
    /// The time at which the request arrived, in milliseconds since 1970.
    pub at: u64,
    pub method: String,
    /// The path below `/api/v10`.
    pub path: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub query: Option<String>,
    /// The parsed JSON body, or `Null` if there is none.
    pub body: Value,
    /// The uploaded files, without their content.
    pub files: Vec<RecordedFile>,
    /// The HTTP status of the response. It is 100 until the response has been sent.
    pub status: u16,
}

/// A file in a request, without its content.
#[derive(Clone, Debug, Serialize)]
pub struct RecordedFile {
    /// The number of the form field with the file.
    pub id: u64,
    /// The name of the file, as the bot sent it.
    pub filename: String,
    pub content_type: String,
    pub size: usize,
}

#[derive(Debug, Default)]
pub struct RequestLog {
    list: VecDeque<RecordedRequest>,
    last: u64,
}

impl RequestLog {
    /// Records a request and returns its sequence number.
    pub fn add(&mut self, parts: &Parts, payload: &Payload, status: StatusCode) -> u64 {
        self.last += 1;
        let files = payload.files.iter().map(|(id, file)| RecordedFile {
            id: *id,
            filename: file.filename.clone(),
            content_type: file.content_type.clone(),
            size: file.bytes.len(),
        });
        self.list.push_back(RecordedRequest {
            seq: self.last,
            at: Timestamp::now().unix_ms(),
            method: parts.method.to_string(),
            path: parts.uri.path().to_owned(),
            query: parts.uri.query().map(str::to_owned),
            body: payload.json.clone(),
            files: files.collect(),
            status: status.as_u16(),
        });
        if self.list.len() > MAX_REQUESTS {
            self.list.pop_front();
        }
        self.last
    }

    pub fn set_status(&mut self, seq: u64, status: StatusCode) {
        // Searches from the end, because the request is usually among the latest.
        if let Some(record) = self.list.iter_mut().rev().find(|record| record.seq == seq) {
            record.status = status.as_u16();
        }
    }

    /// Returns the requests whose sequence number is greater than `seq`.
    pub fn since(&self, seq: u64) -> Vec<RecordedRequest> {
        self.list.iter().filter(|record| record.seq > seq).cloned().collect()
    }
}

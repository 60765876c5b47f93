//! The recorded requests of the bot, for tests.

use std::collections::VecDeque;

use serde::Serialize;
use serde_json::Value;

use super::clock::Moment;
use super::payload::Payload;

/// Number of requests kept; older ones are dropped.
const KEPT: usize = 20_000;

/// A recorded request.
#[derive(Clone, Debug, Serialize)]
pub struct Record {
    /// Its number, which grows by one.
    pub seq: u64,
    /// The time of its arrival, in Unix milliseconds.
    pub at: u64,
    /// GET, POST…
    pub method: String,
    /// The path below `/api/v10`.
    pub path: String,
    /// The query string.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub query: Option<String>,
    /// The JSON body.
    pub body: Value,
    /// The uploaded files.
    pub files: Vec<RecordedFile>,
    /// The status of the response; 0 while pending.
    pub status: u16,
}

/// A file in a request, without its content.
#[derive(Clone, Debug, Serialize)]
pub struct RecordedFile {
    /// Its number.
    pub id: u64,
    /// Its name, as sent.
    pub filename: String,
    /// Its media type.
    pub content_type: String,
    /// Its length in bytes.
    pub size: usize,
}

/// The requests, oldest first.
#[derive(Debug, Default)]
pub struct Records {
    list: VecDeque<Record>,
    last: u64,
}

impl Records {
    /// Records a request and returns its number.
    pub fn add(&mut self, method: &str, path: &str, query: Option<&str>, payload: &Payload) -> u64 {
        self.last += 1;
        let files = payload.files.iter().map(|(id, file)| RecordedFile {
            id: *id,
            filename: file.filename.clone(),
            content_type: file.content_type.clone(),
            size: file.bytes.len(),
        });
        self.list.push_back(Record {
            seq: self.last,
            at: Moment::now().unix_ms(),
            method: method.to_owned(),
            path: path.to_owned(),
            query: query.map(str::to_owned),
            body: payload.json.clone(),
            files: files.collect(),
            status: 0,
        });
        if self.list.len() > KEPT {
            self.list.pop_front();
        }
        self.last
    }

    /// Records the status of the response to a request.
    pub fn answered(&mut self, seq: u64, status: u16) {
        // Usually one of the last.
        if let Some(record) = self.list.iter_mut().rev().find(|record| record.seq == seq) {
            record.status = status;
        }
    }

    /// Returns the requests after number `seq`.
    pub fn since(&self, seq: u64) -> Vec<Record> {
        self.list.iter().filter(|record| record.seq > seq).cloned().collect()
    }
}

//! Redaction of tokens in the log.
//!
//! With the token of an interaction, anyone can respond on behalf of the bot for 15 minutes. The token is part of the
//! URL of each response, and errors contain this URL.

use std::io::{self, Write};

const REDACTED: &str = "[secret]";

/// The texts that precede an interaction's token. In URLs, an ID comes in between.
const TOKEN_PATHS: [&str; 2] = ["/interactions/", "/webhooks/"];
const TOKEN_FIELDS: [&str; 3] = ["token: \"", "\"token\":\"", "\\\"token\\\":\\\""];

/// A writer that redacts secrets. Each line must be written with a single call.
pub(super) struct Redactor<W> {
    inner: W,
    secret: String,
}

impl<W> Redactor<W> {
    /// Creates a writer. `secret` is the bot's token, or empty if there is none.
    pub(super) fn new(inner: W, secret: String) -> Redactor<W> {
        Redactor { inner, secret }
    }
}

impl<W: Write> Write for Redactor<W> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let clean = redact(&String::from_utf8_lossy(line), &self.secret);
        self.inner.write_all(clean.as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn redact(line: &str, secret: &str) -> String {
    let line = if secret.is_empty() { line.to_owned() } else { line.replace(secret, REDACTED) };
    let line = TOKEN_PATHS.iter().fold(line, |line, before| redact_after(&line, before, true));
    TOKEN_FIELDS.iter().fold(line, |line, before| redact_after(&line, before, false))
}

/// Replaces the word after `before`. If `has_number` is true, a number and a slash come in between.
fn redact_after(line: &str, before: &str, has_number: bool) -> String {
    let mut kept = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((head, tail)) = rest.split_once(before) {
        kept.push_str(head);
        kept.push_str(before);
        rest = tail;
        if has_number {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (number, tail) = rest.split_at(digits);
            let Some(tail) = tail.strip_prefix('/') else { continue };
            kept.push_str(number);
            kept.push('/');
            rest = tail;
        }
        let is_of_a_token = |c: char| c.is_ascii_alphanumeric() || "-_.=%+".contains(c);
        let tail = rest.trim_start_matches(is_of_a_token);
        if tail.len() < rest.len() {
            kept.push_str(REDACTED);
        }
        rest = tail;
    }
    kept.push_str(rest);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_hidden_wherever_they_stand() {
        for (line, expected) in [
            (
                "url (http://a/api/v10/webhooks/11/aW5-_.9/messages/@original)",
                "url (http://a/api/v10/webhooks/11/[secret]/messages/@original)",
            ),
            (
                "POST /interactions/7/tok/callback and /webhooks/8/tok?wait=1",
                "POST /interactions/7/[secret]/callback and /webhooks/8/[secret]?wait=1",
            ),
            ("/webhooks/8/", "/webhooks/8/"),
            ("/webhooks/x/y /interactions/", "/webhooks/x/y /interactions/"),
            (r#"Interaction { token: "abc", id: 1 }"#, r#"Interaction { token: "[secret]", id: 1 }"#),
            (r#"{"d":{"token":"abc"}} {\"token\":\"def\"}"#, r#"{"d":{"token":"[secret]"}} {\"token\":\"[secret]\"}"#),
            ("Authorization: Bot my.token-1", "Authorization: Bot [secret]"),
            ("nothing to hide: é", "nothing to hide: é"),
        ] {
            assert_eq!(redact(line, "my.token-1"), expected);
        }
    }

    #[test]
    fn a_line_is_written_as_a_whole() {
        let mut out = Vec::new();
        let line = "/webhooks/1/abc\n".as_bytes();
        assert_eq!(Redactor::new(&mut out, String::new()).write(line).ok(), Some(line.len()));
        assert_eq!(out, b"/webhooks/1/[secret]\n");
    }
}

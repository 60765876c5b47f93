//! Formatting of errors with their causes.

use std::error::Error;
use std::fmt;

/// Formats an error followed by its sources, separated by colons. Omits a source if the text already ends with it.
#[derive(Debug)]
pub struct ErrorChain<'a>(pub &'a dyn Error);

impl fmt::Display for ErrorChain<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = self.0.to_string();
        let mut source = self.0.source();
        while let Some(error) = source {
            let cause = error.to_string();
            if !text.ends_with(&cause) {
                text.push_str(": ");
                text.push_str(&cause);
            }
            source = error.source();
        }
        f.write_str(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, thiserror::Error)]
    #[error("{0}")]
    struct Step(&'static str, #[source] Option<Box<Step>>);

    #[test]
    fn every_cause_is_named_once() {
        let refused = Step("refused", None);
        let connect = Step("tcp connect error: refused", Some(Box::new(refused)));
        let sending = Step("error sending request", Some(Box::new(connect)));
        assert_eq!(ErrorChain(&sending).to_string(), "error sending request: tcp connect error: refused");
    }
}

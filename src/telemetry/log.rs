//! The log, as text or as JSON lines.

use std::io::{self, IsTerminal};
use std::str::FromStr;

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{FilterExt, Targets, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt, registry};

use super::secrets::Redactor;

/// The format of log lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// One line of text per event.
    #[default]
    Text,
    /// One JSON object per event.
    Json,
}

impl FromStr for LogFormat {
    type Err = ();

    fn from_str(text: &str) -> Result<LogFormat, ()> {
        match text {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err(()),
        }
    }
}

/// Starts writing the log to standard error. The text `secret` is never written.
pub fn start(filter: Targets, format: LogFormat, secret: &str) {
    let filter = filter.and(filter_fn(is_logged));
    let secret = secret.to_owned();
    let lines = fmt::layer().with_writer(move || Redactor::new(io::stderr(), secret.clone()));
    let lines = match format {
        LogFormat::Text => lines.with_ansi(io::stderr().is_terminal() && !is_colourless()).with_filter(filter).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).with_filter(filter).boxed(),
    };
    // An error means that another bot in this process started the log. Both bots share it.
    let _ = registry().with(lines).try_init();
}

/// Returns whether colours are disabled, as <https://no-color.org> specifies.
fn is_colourless() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}

/// Returns whether a line may be logged. Bergerie's own lines are logged at any level. Libraries may log only `info`
/// and above, and no spans, because their lower levels contain whole frames, URLs and bodies with tokens.
fn is_logged(line: &Metadata<'_>) -> bool {
    line.target().starts_with(env!("CARGO_CRATE_NAME")) || (line.is_event() && *line.level() <= Level::INFO)
}

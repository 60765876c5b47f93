//! The computer player as an engine for other programs.

use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

use serde_json::json;

use super::{Agent, AgentTurn, DeadlineBudget, EngineError, MoveRequest, Reply};
use bergerie_opponent::Level;
use bergerie_rules::Action;

/// The maximum length of a request in bytes. It is far above the length of the longest game.
const MAX_REQUEST_LENGTH: u64 = 16 << 20;

/// Answers requests, one per line, until the input ends. If a request cannot be answered, writes an error instead.
///
/// # Errors
/// Fails if the input cannot be read or the output cannot be written.
pub fn serve(level: Level, mut input: impl BufRead, output: &mut dyn Write) -> io::Result<()> {
    let mut line = Vec::new();
    while input.by_ref().take(MAX_REQUEST_LENGTH).read_until(b'\n', &mut line)? > 0 {
        let reply = match answer(level, &line) {
            Ok(action) => json!(Reply { action }),
            Err(error) => json!({ "error": error.to_string() }),
        };
        writeln!(output, "{reply}")?;
        output.flush()?;
        line.clear();
    }
    Ok(())
}

fn answer(mut level: Level, line: &[u8]) -> Result<Action, EngineError> {
    let MoveRequest { seat, millis, record } = serde_json::from_slice(line).map_err(EngineError::Malformed)?;
    let game = record.replay()?;
    let time = Duration::from_millis(millis);
    // Derive the seed from the game, because requests contain none. Equal requests get equal answers.
    let seed = u64::from(game.decision_count());
    let turn = AgentTurn { game: &game, record: &record, seat, seed, time, budget: &DeadlineBudget::after(time) };
    level.answer(turn)?.first().copied().ok_or(EngineError::NotAsked)
}

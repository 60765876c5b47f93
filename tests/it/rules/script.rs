//! The parser for the lines of a script.

use bergerie_rules::{DrawOutcome, Seat, ShapeId};

use super::filler::Rest;
use super::words;

/// A parsed line of a script.
#[derive(Debug)]
pub enum Line<'a> {
    /// `0: BA/C N1 180 city:S`: all or part of a turn.
    Turn(Turn<'a>),
    /// `first: 1`: the draw of the starting player.
    First(Seat),
    /// `resign: 1`: a resignation, with the reason if it is refused.
    Resign(Seat, Option<&'a str>),
    /// `rest: filler`: plays the rest of the game, or a part of it, without changing the points of any player.
    Rest(Rest),
    /// `> returned: 0 meeple from N1`: the next event.
    Fact(&'a str),
    /// `? points = 4 0`: a statement about the current state.
    Ask(&'a str),
}

/// The draws and answers of one seat.
#[derive(Debug)]
pub struct Turn<'a> {
    /// The seat that plays.
    pub seat: Seat,
    /// The draws and answers of the seat, in order.
    pub steps: Vec<Step<'a>>,
    /// The reason why the last step is refused, or `None` if it is accepted.
    pub refused: Option<&'a str>,
    /// Whether the line stops before the choice of a figure. Any other line that ends after the placement of a tile
    /// passes implicitly.
    pub open: bool,
}

/// A draw or an answer.
#[derive(Clone, Copy, Debug)]
pub enum Step<'a> {
    /// The outcome of a draw.
    Draw(DrawOutcome),
    /// An answer, in the syntax of [`super::words`].
    Answer(&'a str),
}

/// Parses a line. Returns `None` for an empty line or a comment.
pub fn read(text: &str) -> Result<Option<Line<'_>>, String> {
    let text = text.trim();
    if text.is_empty() || text.starts_with('#') {
        return Ok(None);
    }
    if let Some(fact) = text.strip_prefix('>') {
        return Ok(Some(Line::Fact(fact.trim())));
    }
    if let Some(ask) = text.strip_prefix('?') {
        return Ok(Some(Line::Ask(ask.trim())));
    }
    let (head, tail) = text.split_once(':').ok_or("a line is `SEAT: …`, `> FACT`, `? QUESTION` or `WORD: …`")?;
    let line = match head {
        "first" => Line::First(seat(tail)?),
        "resign" => {
            let (who, refused) = refusal(tail);
            Line::Resign(seat(who)?, refused)
        }
        "rest" => Line::Rest(Rest::read(tail)?),
        _ => Line::Turn(turn(seat(head)?, tail)?),
    };
    Ok(Some(line))
}

fn turn(seat: Seat, text: &str) -> Result<Turn<'_>, String> {
    let (text, refused) = refusal(text);
    let (text, open) = match text.trim().strip_suffix("...") {
        Some(steps) => (steps, true),
        None => (text, false),
    };
    Ok(Turn { seat, steps: steps(text)?, refused, open })
}

/// Splits a line into its action and the reason why the action is refused, if there is one.
fn refusal(text: &str) -> (&str, Option<&str>) {
    text.split_once("refused:").map_or((text, None), |(act, reason)| (act, Some(reason.trim())))
}

/// Splits a line into draws and answers. A draw is one word, see [`words::drawn`]. An answer is one word, or a cell and
/// a rotation.
fn steps(text: &str) -> Result<Vec<Step<'_>>, String> {
    let mut steps = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let count = if words::is_cell(first_words(rest, 1)) { 2 } else { 1 };
        let step = first_words(rest, count);
        steps.push(words::drawn(step)?.map_or(Step::Answer(step), Step::Draw));
        rest = rest[step.len()..].trim_start();
    }
    Ok(steps)
}

fn first_words(text: &str, words: usize) -> &str {
    let ends = text.match_indices(' ').map(|(end, _)| end).chain([text.len()]);
    ends.take(words).last().map_or(text, |end| &text[..end])
}

/// Parses the number of a seat.
pub fn seat(text: &str) -> Result<Seat, String> {
    let number: usize = text.trim().parse().map_err(|_| format!("`{text}` is no seat"))?;
    Seat::new(number).ok_or_else(|| format!("there is no seat {number}"))
}

/// Parses the name of a tile.
pub fn shape(text: &str) -> Result<ShapeId, String> {
    ShapeId::named(text.trim()).ok_or_else(|| format!("no tile is called `{text}`"))
}

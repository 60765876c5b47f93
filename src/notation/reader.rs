//! Reads games in the notation.

use bergerie_rules::{Entry, Record};

use crate::error::{Problem, ReadError};
use crate::{Course, header, is_answer, items};

/// The largest number of entries that all undos of a game may repeat.
const MAX_REPEATED_ENTRIES: usize = 100_000;

/// Returns whether a text begins like a game in this notation, so that another reader would not do better.
pub fn is_notation(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !is_skipped(line));
    first.is_some_and(|line| line.strip_prefix(crate::FIRST_KEY).is_some_and(|rest| rest.trim_start().starts_with(':')))
}

/// Returns whether a line has no content: an empty one, or the fence of a code block in a chat.
fn is_skipped(line: &str) -> bool {
    line.is_empty() || line.starts_with("```")
}

/// Reads a game and replays it.
///
/// # Errors
/// Returns the first problem with its place.
pub fn read(text: &str) -> Result<Record, ReadError> {
    let mut reader = Reader::default();
    let mut last = 1;
    for (number, line) in (1..).zip(text.lines()) {
        last = number;
        let line = line.trim_end();
        let failed = |(rest, problem): (&str, Problem)| {
            let before = line.strip_suffix(rest).unwrap_or_default();
            ReadError { line: number, column: 1 + before.chars().count(), problem }
        };
        if !is_skipped(line.trim_start()) {
            reader.read_line(line.trim_start()).map_err(failed)?;
        }
    }
    reader.begin().map_err(|problem| ReadError { line: last, column: 1, problem })?;
    reader.record.ok_or(ReadError { line: last, column: 1, problem: Problem::NoBeginning })
}

#[derive(Default)]
struct Reader {
    record: Option<Record>,
    /// The game, from the first turn on.
    course: Option<Course>,
    repeated_entries: usize,
}

impl Reader {
    /// Reads a line. A problem comes with the rest of the line that begins with it.
    fn read_line<'a>(&mut self, line: &'a str) -> Result<(), (&'a str, Problem)> {
        let after = line.trim_start_matches(|c: char| c.is_ascii_digit());
        let Some(turn) = line.strip_suffix(after).filter(|digits| !digits.is_empty()) else {
            let parts = line.split_once(':').filter(|_| self.course.is_none());
            let (key, value) = parts.ok_or((line, Problem::Line))?;
            return header::add_line(&mut self.record, key.trim(), value.trim()).map_err(|problem| (line, problem));
        };
        self.begin().map_err(|problem| (line, problem))?;
        let mut rest = after.strip_prefix('.').ok_or((line, Problem::Line))?.trim_start();
        let now = self.course.as_ref().map_or(1, Course::turn);
        if turn.parse() != Ok(now) {
            return Err((line, Problem::Turn(now)));
        }
        while !rest.is_empty() {
            rest = self.read_item(rest)?;
        }
        Ok(())
    }

    /// Begins the game when its setup is complete.
    fn begin(&mut self) -> Result<(), Problem> {
        if self.course.is_none() {
            let record = self.record.as_ref().ok_or(Problem::NoBeginning)?;
            self.course = Some(Course::new(record.initial_game().map_err(Problem::Setup)?));
        }
        Ok(())
    }

    /// Reads the answer or draw with which the rest of a line begins, and returns what follows.
    fn read_item<'a>(&mut self, rest: &'a str) -> Result<&'a str, (&'a str, Problem)> {
        let (Some(record), Some(course)) = (&mut self.record, &mut self.course) else {
            return Err((rest, Problem::NoBeginning));
        };
        let (item, after) = match items::fixed_length(course.game(), rest) {
            Some(words) => {
                let ends = rest.match_indices([' ', ',']).map(|(end, _)| end);
                rest.split_at_checked(ends.chain([rest.len()]).nth(words - 1).unwrap_or(rest.len()))
                    .unwrap_or((rest, ""))
            }
            None => rest.split_at_checked(rest.find(',').unwrap_or(rest.len())).unwrap_or((rest, "")),
        };
        let item = item.trim_end();
        let words: Vec<&str> = item.split_whitespace().collect();
        let incomplete = || (rest, Problem::Incomplete(item.to_owned()));
        let entry = match words.as_slice() {
            [items::RESIGN, seat] => Entry::Resign(header::seat_named(seat).ok_or_else(incomplete)?),
            [items::UNDO, count] => {
                let count =
                    count.parse::<usize>().ok().and_then(|count| count.checked_sub(1)).ok_or_else(incomplete)?;
                let answers = course.replay.entries().iter().rev().filter(|(_, entry)| is_answer(*entry));
                let (place, _) = answers.clone().nth(count).ok_or_else(incomplete)?;
                self.repeated_entries += course.replay.entries().len();
                if self.repeated_entries > MAX_REPEATED_ENTRIES {
                    return Err((rest, Problem::TooManyUndos));
                }
                Entry::Undo(*place)
            }
            [items::RESIGN | items::UNDO, ..] => return Err(incomplete()),
            _ => {
                let legal = items::legal(course.game());
                let text = words.join(" ");
                match legal.iter().find(|(other, _)| *other == text) {
                    Some((_, entry)) => *entry,
                    None if legal.is_empty() => return Err((rest, Problem::Over)),
                    None => {
                        let legal = legal.into_iter().take(2).map(|(text, _)| text).collect();
                        return Err((rest, Problem::Item { item: item.to_owned(), legal }));
                    }
                }
            }
        };
        let failed = |error| (rest, Problem::Entry { item: item.to_owned(), error });
        course.enter(entry).map_err(failed)?;
        record.log.push(entry);
        let after = after.trim_start();
        Ok(after.strip_prefix(',').unwrap_or(after).trim_start())
    }
}

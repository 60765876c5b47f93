//! A written notation for games, which people can paste into a chat and read (`docs/NOTATION.md`).
//!
//! The text of an answer or draw follows from its form in records. It is read by comparing it with the texts of everything that is legal
//! at that point of the game, so every game that can be read is legal, and expansions add nothing here.

mod error;
mod header;
mod items;
mod reader;

use bergerie_rules::replay::{EntryError, InvalidUndo, Replay};
use bergerie_rules::{DrawOutcome, Entry, Event, Game, InvalidDraw, Record, RecordError, Refusal};

pub use error::{Problem, ReadError};
pub use reader::{is_notation, read};

/// The key with which every game in this notation begins.
const FIRST_KEY: &str = "carcassonne";

/// A game that is followed entry by entry, with the numbers of its turns.
struct Course {
    replay: Replay,
    /// The number of the turn after each entry that is not undone.
    turns: Vec<u32>,
    events: Vec<Event>,
}

impl Course {
    fn new(game: Game) -> Course {
        Course { replay: Replay::new(game), turns: Vec::new(), events: Vec::new() }
    }

    fn game(&self) -> &Game {
        self.replay.game()
    }

    /// Returns the number of the current turn, counted from 1.
    fn turn(&self) -> u32 {
        self.turns.last().copied().unwrap_or(1)
    }

    fn enter(&mut self, entry: Entry) -> Result<(), EntryError> {
        self.events.clear();
        self.replay.enter(entry, &mut self.events)?;
        // The draw of the first player begins the first turn.
        let begins = !matches!(entry, Entry::Draw(DrawOutcome::First(_)));
        let begun = self.events.iter().filter(|event| begins && matches!(event, Event::Turn { .. })).count();
        let turn = self.turn() + begun as u32;
        match entry {
            Entry::Undo(_) => self.turns.truncate(self.replay.entries().len()),
            _ => self.turns.push(turn),
        }
        Ok(())
    }

    /// Returns the text of the next entry.
    fn text(&self, entry: Entry) -> Result<String, EntryError> {
        match entry {
            Entry::Resign(seat) => Ok(format!("{} {}", items::RESIGN, items::seat(seat))),
            Entry::Undo(place) => {
                let later =
                    self.replay.entries().iter().filter(|(at, entry)| *at >= place && is_answer(*entry)).count();
                if later == 0 { Err(InvalidUndo(place).into()) } else { Ok(format!("{} {later}", items::UNDO)) }
            }
            Entry::Act(_) | Entry::Draw(_) => {
                let found = items::legal(self.game()).into_iter().find(|(_, other)| *other == entry);
                found.map(|(text, _)| text).ok_or(match entry {
                    Entry::Draw(_) => InvalidDraw.into(),
                    _ => Refusal::NotOffered.into(),
                })
            }
        }
    }
}

const fn is_answer(entry: Entry) -> bool {
    matches!(entry, Entry::Act(_))
}

/// Returns the text of a game: its setup, an empty line, and a line for each turn.
///
/// # Errors
/// Returns an error if the record cannot be replayed.
pub fn write(record: &Record) -> Result<String, RecordError> {
    let mut course = Course::new(record.initial_game()?);
    let mut text = header::text(record);
    let mut line = 0;
    for (index, &entry) in record.log.iter().enumerate() {
        let failed = |error| RecordError::Entry { entry: index + 1, error };
        let item = course.text(entry).map_err(failed)?;
        let turn = course.turn();
        if turn != line {
            text.push_str(&format!("\n{turn}. "));
            line = turn;
        } else {
            text.push_str(if text.ends_with(' ') { "" } else { ", " });
        }
        text.push_str(&item);
        if items::fixed_length(course.game(), &item).is_some() {
            text.push(' ');
        }
        course.enter(entry).map_err(failed)?;
    }
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    Ok(lines.join("\n") + "\n")
}

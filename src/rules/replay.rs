//! Replay of a log, entry by entry, including undos.
//!
//! An [`Entry::Undo`] contains the index of an answer in the log. It cancels that answer and all entries after it, so
//! the game returns to the state in which the answer was pending. The decision gets a new number, so that every number
//! is answered at most once. Cancelled entries stay in the log.

use crate::{DrawOutcome, Entry, Event, Game, InvalidDraw, Refusal};

/// A game together with the entries that led to its current state.
#[derive(Clone)]
pub struct Replay {
    opening: Game,
    game: Game,
    /// The entries that are not undone, each with its index in the log.
    entries: Vec<(u32, Entry)>,
    length: u32,
}

impl Replay {
    /// Creates a replay with an empty log from a game before its first entry.
    pub fn new(opening: Game) -> Replay {
        Replay { game: opening.clone(), opening, entries: Vec::new(), length: 0 }
    }

    /// Returns the game after the last entry that is not undone.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the game after the last entry and drops the history.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// Returns the number of entries in the log so far, undone ones included.
    pub fn length(&self) -> u32 {
        self.length
    }

    /// Returns the entries that are not undone, each with its index in the log.
    pub fn entries(&self) -> &[(u32, Entry)] {
        &self.entries
    }

    /// Returns the outcomes of draws that are not undone and whose index in the log is at least `place`.
    pub fn drawn_since(&self, place: u32) -> impl Iterator<Item = DrawOutcome> + '_ {
        let later = self.entries.iter().filter(move |(at, _)| *at >= place);
        later.filter_map(|(_, entry)| if let Entry::Draw(drawn) = entry { Some(*drawn) } else { None })
    }

    /// Applies the next entry of the log and appends the consequences to `events`.
    ///
    /// # Errors
    /// Returns the reason why the entry is not legal. The replay is then unchanged.
    pub fn enter(&mut self, entry: Entry, events: &mut Vec<Event>) -> Result<(), EntryError> {
        if let Entry::Undo(place) = entry {
            events.push(self.take_back(place)?);
        } else {
            self.game.enter(entry, events)?;
            self.entries.push((self.length, entry));
        }
        self.length += 1;
        Ok(())
    }

    fn take_back(&mut self, place: u32) -> Result<Event, EntryError> {
        let is_meant = |(at, entry): &(u32, Entry)| *at == place && matches!(entry, Entry::Act(_));
        let kept = self.entries.iter().position(is_meant).ok_or(InvalidUndo(place))?;
        let mut game = self.opening.clone();
        let mut events = Vec::new();
        for (_, entry) in self.entries.iter().take(kept) {
            game.enter(*entry, &mut events)?;
            events.clear();
        }
        let seat = game.decision().ok_or(InvalidUndo(place))?.seat;
        game.renumber_decision(&self.game);
        self.game = game;
        self.entries.truncate(kept);
        Ok(Event::TakenBack { seat })
    }
}

/// The reason why an entry of a log is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    /// The rules refuse the answer at this point of the game.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The game does not wait for this draw, or the outcome is impossible.
    #[error(transparent)]
    Drawn(#[from] InvalidDraw),
    /// The entry to undo is not an answer, or was undone already.
    #[error(transparent)]
    Undo(#[from] InvalidUndo),
}

/// The error for an undo of an entry that is not an answer, or that has been undone already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no answer to undo at entry {0} of the log")]
pub struct InvalidUndo(pub u32);

impl Game {
    /// Applies an entry of a log and appends the consequences to `events`.
    ///
    /// # Errors
    /// Returns the reason why the entry, such as any [`Entry::Undo`], is not legal. Nothing is then changed.
    pub fn enter(&mut self, entry: Entry, events: &mut Vec<Event>) -> Result<(), EntryError> {
        match entry {
            Entry::Draw(drawn) => self.draw(drawn, events)?,
            Entry::Act(action) => self.apply(action, events)?,
            Entry::Resign(seat) => self.resign(seat, events)?,
            // A game has no history. [`Replay`] applies undos.
            Entry::Undo(place) => return Err(InvalidUndo(place).into()),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use crate::input::Waiting;
    use crate::record::Record;
    use crate::view::View;

    /// Adds up to `entries` entries to a game and its record, each with the answer or outcome at index `choice`.
    fn go_on(record: &mut Record, replay: &mut Replay, entries: usize, choice: usize) {
        for _ in 0..entries {
            let entry = match replay.game().waiting() {
                Waiting::Draw(_) => Entry::Draw(replay.game().outcome(choice).unwrap()),
                Waiting::Decision(decision) => Entry::Act(decision.actions[choice % decision.actions.len()]),
                Waiting::Over => return,
            };
            replay.enter(entry, &mut Vec::new()).unwrap();
            record.log.push(entry);
        }
    }

    fn begun() -> (Record, Replay) {
        let record = Record::new(Setup::base(2));
        let replay = Replay::new(record.replay().unwrap());
        (record, replay)
    }

    fn act_in(record: &Record, from: usize) -> u32 {
        let place = record.log[from..].iter().position(|entry| matches!(entry, Entry::Act(_))).unwrap();
        (from + place) as u32
    }

    #[test]
    fn undone_entries_do_not_count_and_the_decision_gets_a_new_number() {
        let (mut record, mut replay) = begun();
        go_on(&mut record, &mut replay, 12, 0);
        let place = act_in(&record, 8);
        let mut before = record.clone();
        before.log.truncate(place as usize);
        let (before, last) = (before.replay().unwrap(), replay.game().decision_count());
        let mut events = Vec::new();
        replay.enter(Entry::Undo(place), &mut events).unwrap();
        record.log.push(Entry::Undo(place));
        assert_eq!(events, [Event::TakenBack { seat: before.decision().unwrap().seat }]);
        assert_eq!(View::of(replay.game()), View::of(&before));
        assert_eq!(replay.game().legal_actions(), before.legal_actions());
        assert_eq!(replay.game().decision().unwrap().number, last + 1);
        // The record replays to the same game.
        assert_eq!(record.replay().unwrap().decision(), replay.game().decision());
        go_on(&mut record, &mut replay, 9, 1);
        assert_eq!(record.replay().unwrap().waiting(), replay.game().waiting());
        let mut shown = 0;
        let replayed = record.replay_with(|_, _, _| shown += 1).unwrap();
        assert_eq!(shown, record.log.len() - 1 - (12 - place as usize), "what was taken back is not shown");
        assert_eq!(View::of(&replayed), View::of(replay.game()));
    }

    #[test]
    fn only_an_answer_that_counts_can_be_taken_back() {
        let (mut record, mut replay) = begun();
        go_on(&mut record, &mut replay, 8, 0);
        let draw = record.log.iter().position(|entry| matches!(entry, Entry::Draw(_))).unwrap() as u32;
        let place = act_in(&record, 2);
        let look = |replay: &Replay| (replay.length(), replay.game().decision().cloned());
        let before = look(&replay);
        for bad in [draw, replay.length(), u32::MAX] {
            assert_eq!(replay.enter(Entry::Undo(bad), &mut Vec::new()), Err(InvalidUndo(bad).into()));
            assert_eq!(look(&replay), before);
        }
        let later = act_in(&record, place as usize + 1);
        replay.enter(Entry::Undo(place), &mut Vec::new()).unwrap();
        assert_eq!(
            replay.enter(Entry::Undo(later), &mut Vec::new()),
            Err(InvalidUndo(later).into()),
            "taken back already"
        );
    }
}

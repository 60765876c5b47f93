//! Plays a game according to a script.

use std::collections::VecDeque;

use bergerie_rules::audit::Audit;
use bergerie_rules::{Action, DrawOutcome, Entry, Event, Game, Record, Seat, Setup};

use crate::expansions;

use super::script::{self, Line, Step, Turn};
use super::{filler, state, words};

/// Returns the record of the game that a script plays, so that tests can begin in the middle of a game.
pub fn record(setup: Setup, script: &str) -> Record {
    let mut table = Table::new(setup).expect("a setup");
    table.play(script, 1).unwrap_or_else(|error| panic!("{error}"));
    table.record
}

/// A game, its record, and the events that the script has not named yet.
pub struct Table {
    game: Game,
    record: Record,
    audit: Audit,
    pending_events: VecDeque<String>,
    /// Whether the last line ended with an implicit pass.
    passed_implicitly: bool,
}

impl Table {
    /// Creates a game.
    pub fn new(setup: Setup) -> Result<Table, String> {
        let game = Game::new(setup.clone()).map_err(|errors| format!("setup: {errors:?}"))?;
        let audit = Audit::new(&game);
        let record = Record::new(setup);
        Ok(Table { game, record, audit, pending_events: VecDeque::new(), passed_implicitly: false })
    }

    /// Returns the game in its current state.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Plays a whole script and then replays its record. `first_line` is the number of the script's first line in its
    /// file.
    pub fn play(&mut self, play: &str, first_line: usize) -> Result<(), String> {
        for (number, text) in (first_line..).zip(play.lines()) {
            let line = script::read(text).and_then(|line| line.map_or(Ok(()), |line| self.line(&line)));
            line.map_err(|error| format!("line {number}: `{}`\n    {error}", text.trim()))?;
        }
        self.all_events_named().map_err(|error| format!("at the end: {error}"))?;
        self.replays()
    }

    fn line(&mut self, line: &Line) -> Result<(), String> {
        match line {
            Line::Fact(fact) => return self.fact(fact),
            Line::Ask(question) => return self.ask(question),
            _ => self.all_events_named()?,
        }
        self.passed_implicitly = false;
        match line {
            Line::Turn(turn) => self.turn(turn),
            Line::First(seat) => self.enter(Entry::Draw(DrawOutcome::First(*seat))),
            Line::Resign(seat, None) => self.enter(Entry::Resign(*seat)),
            Line::Resign(seat, Some(reason)) => self.refused(Entry::Resign(*seat), reason),
            Line::Rest(rest) => filler::fill(self, rest),
            Line::Fact(_) | Line::Ask(_) => Ok(()),
        }
    }

    /// Checks a statement. After an implicit pass, statements about the active seat and the pending question are
    /// refused, because they do not show whether a player was asked.
    fn ask(&self, question: &str) -> Result<(), String> {
        if self.passed_implicitly && state::names_the_asked_seat(question) {
            return Err("the line above passed without saying so: end it in `pass` or in `...`".into());
        }
        state::ask(&self.game, question)
    }

    /// Checks that the next event is the one that the script names.
    fn fact(&mut self, expected: &str) -> Result<(), String> {
        match self.pending_events.pop_front() {
            Some(fact) if fact == expected => Ok(()),
            Some(fact) => Err(format!("but: {fact}")),
            None => Err("but nothing more happened".into()),
        }
    }

    /// Checks that the script has named all events.
    fn all_events_named(&self) -> Result<(), String> {
        if self.pending_events.is_empty() { Ok(()) } else { Err(format!("nobody expected {:#?}", self.pending_events)) }
    }

    fn turn(&mut self, turn: &Turn) -> Result<(), String> {
        let (last, before) = turn.steps.split_last().ok_or("nothing to do")?;
        for &step in before {
            self.step(turn.seat, step)?;
        }
        match turn.refused {
            Some(reason) => return self.refused(self.entry(*last)?, reason),
            None => self.step(turn.seat, *last)?,
        }
        let places_tile = turn.steps.iter().any(|step| matches!(step, Step::Answer(words) if words.contains(' ')));
        let asked = self.game.decision().is_some_and(|d| d.seat == turn.seat && d.question.is_main());
        self.passed_implicitly = places_tile && asked && !turn.open;
        if self.passed_implicitly { self.enter(Entry::Act(Action::Pass)) } else { Ok(()) }
    }

    fn step(&mut self, seat: Seat, step: Step) -> Result<(), String> {
        let chooser = self.game.decision().map_or(self.game.active(), |d| d.seat);
        if chooser != seat {
            return Err(format!("it is the turn of {chooser}"));
        }
        let entry = self.entry(step)?;
        self.enter(entry)
    }

    fn entry(&self, step: Step) -> Result<Entry, String> {
        match step {
            Step::Draw(DrawOutcome::Tile(shape)) => Ok(Entry::Draw(expansions::draw_of_tile(&self.game, shape))),
            Step::Draw(drawn) => Ok(Entry::Draw(drawn)),
            Step::Answer(words) => match words::actions(&self.game, words)?.as_slice() {
                [action] => Ok(Entry::Act(*action)),
                _ => Err(format!("`{words}` may mean several actions")),
            },
        }
    }

    /// Applies an entry, audits the game and collects the events.
    pub fn enter(&mut self, entry: Entry) -> Result<(), String> {
        let mut events: Vec<Event> = Vec::new();
        let implied = words::implied_event(&self.game, entry).map(Event::Expansion);
        self.game.enter(entry, &mut events).map_err(|error| format!("refused: {error:?}"))?;
        if implied.is_some() && implied.as_ref() != events.first() {
            return Err(format!("{implied:?} was not told first but {events:?}"));
        }
        self.record.log.push(entry);
        self.audit.check_move(&self.game, &events).map_err(|error| error.to_string())?;
        self.pending_events.extend(events.iter().filter_map(words::of_event));
        Ok(())
    }

    /// Checks that an entry is refused for the given reason and changes nothing.
    fn refused(&mut self, entry: Entry, reason: &str) -> Result<(), String> {
        let before = state::snapshot(&self.game);
        let mut events = Vec::new();
        match self.game.enter(entry, &mut events) {
            Ok(()) => return Err("but it is legal".into()),
            Err(error) if format!("{error:?}").contains(reason) => {}
            Err(error) => return Err(format!("but the reason is {error:?}")),
        }
        if events.is_empty() && state::snapshot(&self.game) == before { Ok(()) } else { Err("the game changed".into()) }
    }

    /// Checks that the record can be written and read again and that it replays to the same game.
    fn replays(&self) -> Result<(), String> {
        let text = serde_json::to_string(&self.record).map_err(|error| error.to_string())?;
        let record: Record = serde_json::from_str(&text).map_err(|error| format!("record: {error}"))?;
        let game = record.replay().map_err(|error| format!("record: {error}"))?;
        if state::snapshot(&game) == state::snapshot(&self.game) { Ok(()) } else { Err("the record differs".into()) }
    }
}

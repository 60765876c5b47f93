//! Who does what takes a while, so that what is slow never holds up what is quick.
//!
//! Each [`Crew`] does so many jobs at once and lets so many wait; one that has too much to do says when to come back instead of growing.
//! What people ask for passes their own [`Limits`] first.

mod crew;
mod films;
mod limits;
mod thoughts;

use std::thread::available_parallelism;
use std::time::Duration;

pub(super) use crew::{Busy, Crew};
use films::Films;
use limits::Limits;
pub(super) use limits::Wish;
use thoughts::Thoughts;

/// All crews, and what people may ask of them.
pub(super) struct Crews {
    /// What must be answered within three seconds and draws nothing: completions and forms.
    pub quick: Crew,
    /// Presses and commands, and the posts that follow: rules and pictures.
    pub turn: Crew,
    /// What posts need of the database.
    pub post: Crew,
    /// Films, one at a time.
    pub films: Films,
    /// The bot's thoughts about its turns, one at a time.
    pub thoughts: Thoughts,
    /// What one person may ask for.
    pub limits: Limits,
}

impl Crews {
    /// How long a completion may wait: after three seconds nobody takes it.
    pub const COMPLETION: Duration = Duration::from_millis(2500);

    /// As many hands as suit this machine.
    pub fn new() -> Crews {
        // Pictures keep a core busy each; with two of them, one that takes long leaves a way past it.
        let cores = available_parallelism().map_or(2, usize::from).max(2);
        Crews {
            quick: Crew::new(4, 128),
            turn: Crew::new(cores, 256),
            post: Crew::new(2, 256),
            films: Films::new(),
            thoughts: Thoughts::new(),
            limits: Limits::new(),
        }
    }

    /// How many jobs each crew has.
    pub fn lengths(&self) -> [(&'static str, usize); 4] {
        let [quick, turn, post] = [&self.quick, &self.turn, &self.post].map(Crew::length);
        [("quick", quick), ("turn", turn), ("post", post), ("films", self.films.length())]
    }

    /// Lets go of what nobody has asked for in a while.
    pub fn forget_idle(&self) {
        self.films.forget();
        self.limits.forget_idle();
    }
}

//! Names of seats and their players: marks, colours and mentions.

use bergerie_rules::{Game, Seat};

use crate::words::{Words, markup};

/// Returns the character for a seat's mark, which is drawn on the figures of the seat.
pub const fn mark(seat: Seat) -> &'static str {
    const MARKS: [&str; Seat::MAX_COUNT] = ["■", "✚", "▲", "‖", "⌛", "☾"];
    MARKS[seat.index()]
}

/// A player to be named in sentences.
pub enum Player {
    /// A user, by ID.
    User(u64),
    /// Another player, by name.
    Named(String),
}

/// The names of a table's players.
#[derive(Clone, Debug, Default)]
pub struct PlayerNames(Vec<String>);

impl PlayerNames {
    /// Creates the names of the players by seat. Each name begins with the mark of the player's figures. Users are mentions.
    pub fn of_players(players: impl IntoIterator<Item = Player>) -> PlayerNames {
        // A non-breaking space keeps a mark and its player together.
        let name = |(seat, player): (Seat, Player)| match player {
            Player::User(id) => format!("{}\u{a0}{}", mark(seat), markup::player(id)),
            Player::Named(name) => format!("{}\u{a0}{name}", mark(seat)),
        };
        PlayerNames(Seat::all(Seat::MAX_COUNT).zip(players).map(name).collect())
    }

    /// Creates names of the seats by colour, for texts without markup.
    pub fn of_colours(words: Words) -> PlayerNames {
        PlayerNames(Seat::all(Seat::MAX_COUNT).map(|seat| format!("{} {}", mark(seat), words.colour(seat))).collect())
    }

    /// Creates names of the seats that consist of their marks only.
    pub fn of_marks() -> PlayerNames {
        PlayerNames(Seat::all(Seat::MAX_COUNT).map(|seat| mark(seat).to_string()).collect())
    }

    /// Returns the name of a seat's player.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }

    /// Lists the players of seats: "a, b and c". The list of no seats is empty.
    pub fn list(&self, words: Words, seats: impl IntoIterator<Item = Seat>) -> String {
        words.list(&seats.into_iter().map(|seat| self.name(seat).to_owned()).collect::<Vec<_>>())
    }

    /// Describes the place and the points of each player, the best first.
    pub fn ranking_lines(&self, words: Words, game: &Game) -> Vec<String> {
        let line = |(place, seat, points): (usize, Seat, i32)| words.end_place(place, self.name(seat), points);
        game.ranking().into_iter().map(line).collect()
    }
}

impl Words {
    /// Names a seat's colour.
    pub fn colour(self, seat: Seat) -> String {
        self.seat_colour(["red", "blue", "yellow", "black", "white", "violet"][seat.index()])
    }

    /// Names a seat's mark in words, for texts that screen readers read aloud.
    pub fn mark_name(self, seat: Seat) -> String {
        self.seat_mark(["square", "plus", "triangle", "bars", "hourglass", "crescent"][seat.index()])
    }
}

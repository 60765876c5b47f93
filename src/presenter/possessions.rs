//! The possessions of players, and the description of the table as a whole.

use super::seats::PlayerNames;
use crate::words::{Words, markup, with_minus};
use bergerie_rules::{Game, Seat};

use super::description::{Overview, Possessions};
use super::expansions;

/// Describes a player's possessions. Each expansion in play contributes one item.
pub fn possessions(words: Words, game: &Game, seat: Seat) -> impl Iterator<Item = Possessions> {
    expansions::all().map(move |hooks| (hooks.possessions)(words, game, seat))
}

/// Describes the table as a whole. Each expansion in play contributes one item.
pub fn overview(words: Words, game: &Game) -> impl Iterator<Item = Overview> {
    expansions::all().map(move |hooks| (hooks.overview)(words, game))
}

/// Returns the number of tiles outside of the pile and the hand that will still be placed.
pub fn tiles_to_come(words: Words, game: &Game) -> usize {
    overview(words, game).map(|overview| overview.tiles_to_come).sum()
}

/// Formats the points and badges of all players in one line. The awaited players are bold.
pub fn points_and_badges(words: Words, game: &Game, awaited: &[Seat], names: &PlayerNames) -> String {
    let seat = |seat: Seat| {
        let points = format!("{} {}", names.name(seat), with_minus(&game.player(seat).points().to_string()));
        let points = if awaited.contains(&seat) { markup::strong(points) } else { points };
        let badges = possessions(words, game, seat).filter_map(|possessions| possessions.badge);
        std::iter::once(points).chain(badges).collect::<Vec<_>>().join(" ")
    };
    game.seats().map(seat).collect::<Vec<_>>().join(" · ")
}

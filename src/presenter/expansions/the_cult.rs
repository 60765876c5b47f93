//! The Cult: a warning when a rehearsal begins a challenge, and the challenges on the board.

use crate::presenter::attempt::Attempt;
use crate::presenter::category::Category;
use crate::presenter::description::{Mention, Overview};
use crate::rules::expansions::SpecialEvent;
use crate::rules::expansions::the_cult::PublicState;
use crate::rules::geometry::Pos;
use crate::rules::tile::Kind;
use crate::rules::{Event, Game};
use crate::words::Words;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    mention: |_, event| match event {
        Event::Special(SpecialEvent::TheCult(_)) => Mention::Always,
        _ => Mention::Made,
    },
    categories: &[Category::of(Kind::Shrine)],
    tried,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    ..Hooks::NONE
};

/// Warns of each challenge that the rehearsed answers begin, with the empty cells around both buildings.
fn tried(attempt: &Attempt<'_>) -> Vec<String> {
    let before = PublicState::of(attempt.before).challenges;
    let new = PublicState::of(attempt.game).challenges.into_iter().filter(|challenge| !before.contains(challenge));
    let missing = |at: Pos| 8 - usize::from(attempt.game.board().around(at));
    let warning = |[shrine, monastery]: [Pos; 2]| {
        let (at_shrine, at_monastery) = (shrine.to_string(), monastery.to_string());
        attempt.words.challenge_begins(at_monastery, missing(monastery), at_shrine, missing(shrine))
    };
    new.map(warning).collect()
}

/// Lists the challenges, for players who cannot see the picture. Returns `None` if there are none.
fn scenery(words: Words, game: &Game) -> Option<String> {
    let name = |[shrine, monastery]: [Pos; 2]| words.alt_challenge(monastery.to_string(), shrine.to_string());
    let challenges: Vec<String> = PublicState::of(game).challenges.into_iter().map(name).collect();
    (!challenges.is_empty()).then(|| challenges.join(" "))
}

//! King & Robber Baron: the titles of each player, and changes of holder in rehearsals.

use crate::presenter::category::Category;
use crate::presenter::description::{Mention, Overview, Possessions, Source};
use crate::rules::expansions::king_and_robber::{Largest, PublicState, Title};
use crate::rules::expansions::{SpecialEvent, SpecialOccasion};
use crate::rules::score::{Occasion, Score};
use crate::rules::seat::Seat;
use crate::rules::{Event, Game};
use crate::words::Words;
use crate::words::story::Cast;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    has_house_rules: true,
    mention: |_, event| match event {
        Event::Special(SpecialEvent::KingAndRobber(_)) => Mention::Always,
        _ => Mention::Made,
    },
    source,
    categories: &[category(Title::King), category(Title::Robber)],
    possessions,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    ..Hooks::NONE
};

const fn category(title: Title) -> Category {
    Category(title.key())
}

fn source(score: &Score) -> Option<Source> {
    let Occasion::Special(SpecialOccasion::KingAndRobber(title)) = score.occasion else { return None };
    Some(Source { category: Some(category(title)), ..Source::default() })
}

const fn sign(title: Title) -> &'static str {
    match title {
        Title::King => "👑",
        Title::Robber => "🏴",
    }
}

/// Describes a player's titles, each with the size of its feature.
fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let shown = PublicState::of(game);
    let held = Title::ALL.map(|title| (title, shown.largest(title)));
    let held = || held.iter().filter(|(_, largest)| largest.holders.contains(&seat));
    let badges: Vec<String> = held().map(|(title, largest)| format!("{} {}", sign(*title), largest.size)).collect();
    Possessions {
        holdings: held().map(|(title, largest)| words.holds_title(largest.size, title.key())).collect(),
        badge: (!badges.is_empty()).then(|| badges.join(" ")),
        ..Possessions::default()
    }
}

/// Names the holders of the titles, for players who cannot see the legend. Returns `None` if no player holds a title.
fn scenery(words: Words, game: &Game) -> Option<String> {
    let (shown, cast) = (PublicState::of(game), Cast::of_colours(words));
    let line = |title: Title| {
        let Largest { holders, size } = shown.largest(title);
        let names: Vec<String> = holders.iter().map(|&seat| cast.name(seat).to_owned()).collect();
        (!names.is_empty()).then(|| words.alt_title(words.list(&names), *size, title.key()))
    };
    let lines: Vec<String> = Title::ALL.into_iter().filter_map(line).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

//! The titles of the king and the robber baron, which are tokens in a player's supply.

use std::collections::BTreeMap;

use bergerie_rules::expansions::king_and_robber::{PublicState, Title};
use bergerie_rules::{Event, ExpansionEvent, Game, Seat};

use super::Code;
use crate::check::Tokens;

pub const CODE: Code = Code { tokens, supply, ..Code::NONE };

const fn token(title: Title) -> &'static str {
    match title {
        Title::King => "KING",
        Title::Robber => "ROBBER",
    }
}

/// Counts the token of a title. The other engine reports it again for a player who keeps the title.
fn tokens(event: &Event, tokens: &mut Tokens) {
    let Event::Expansion(ExpansionEvent::KingAndRobber(awarded)) = event else { return };
    *tokens.entry((awarded.seat.index(), token(awarded.title).to_owned())).or_default() += 1;
}

fn supply(game: &Game, seat: Seat, supply: &mut BTreeMap<String, u8>) {
    let titles = PublicState::of(game);
    let own = Title::ALL.into_iter().filter(|&title| titles.largest(title).holders.contains(&seat));
    supply.extend(own.map(|title| (token(title).to_owned(), 1)));
}

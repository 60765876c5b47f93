//! The Gifts: the secret hand, gifts received, rehearsal of gifts, and the choice between two tiles.
//!
//! A player's gifts are read with [`Own`](crate::rules::Own) from the table's real game, and appear only in private
//! responses to that player. Posts show only the question about two tiles, their picture, and the number of gifts that
//! each player holds.

pub(crate) mod cards;
mod rehearsal;
mod texts;

use crate::presenter::{Category, Overview, Possessions, Role, Source, Wait};
use crate::rules::expansions::the_gifts::Occasion;
use crate::rules::{ExpansionOccasion, Game, Piece, Seat};
use crate::words::{Words, labels};

use super::Hooks;
pub(crate) use texts::card_key;

/// The points of meeples returned by gifts, and of unopened gifts.
const GIFTS: Category = Category("gift");

pub(super) const HOOKS: Hooks = Hooks {
    orders: &[("keep-smaller", labels::ORDER_KEEP)],
    answer: cards::answer,
    role: |action| if action.the_gifts().is_some() { Role::Precedes } else { Role::Plain },
    outcome: rehearsal::outcome,
    prompt: cards::prompt,
    pane: cards::tiles,
    wait: |game| if cards::asks_which(game) { Wait::ChoiceOfTile } else { Wait::Plain },
    earlier_answer: rehearsal::described,
    consequences: rehearsal::promised,
    source: |occasion| match occasion {
        ExpansionOccasion::TheGifts(Occasion::Swept) => Source::default(),
        _ => Source::of(GIFTS),
    },
    categories: &[GIFTS],
    possessions,
    overview: |words, game| Overview { reminder: rehearsal::reminder(words, game), ..Overview::default() },
    refusal: texts::refusal,
    event: texts::event,
    score: texts::score,
    occasion: texts::occasion,
    term: texts::term,
    ..Hooks::NONE
};

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let held = Some(cards::held(game, seat)).filter(|&held| held > 0);
    Possessions {
        holdings: held.map(|held| words.piece(Piece::Gift.key(), held)).into_iter().collect(),
        badge: held.map(|held| format!("🎁 {held}")),
        ..Possessions::default()
    }
}

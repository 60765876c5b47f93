//! The Gifts: the secret hand, gifts received, rehearsal of gifts, and the choice between two tiles.
//!
//! A player's gifts are read with [`Own`](crate::rules::Own) from the table's real game, and appear only in private
//! responses to that player. Posts show only the question about two tiles, their picture, and the number of gifts that each
//! player holds.

mod cards;
mod choose;
mod command;
mod faults;
mod hand;
mod menu;
mod preceding;
mod reading;

use crate::discord::commands::command::Entry;
use crate::discord::decision::attempt::Asked;
use crate::discord::expansions::{Button, Does};
use crate::discord::message::press::{Ack, Special};
use crate::discord::show::category::Category;
use crate::rules::Action as AnyAction;
use crate::rules::expansions::SpecialOccasion;
use crate::rules::expansions::the_gifts::Occasion as Given;
use crate::rules::piece::Piece;
use crate::rules::score::{Occasion, Score};
use crate::rules::view::SeatView;
use crate::words::Words;
use crate::words::commands as labels;

use super::Hooks;

/// Points of meeples returned by gifts, and of unopened gifts.
const GIFTS: Category = Category("gift");

pub(super) const HOOKS: Hooks = Hooks {
    orders: &[("keep-smaller", labels::ORDER_KEEP)],
    commands: &[Entry::Group(labels::GIFT, command::COMMANDS)],
    buttons: &[
        Button { word: menu::UNWRAP, ack: |_| Ack::Update, does: Does::Answer(choose::pressed) },
        Button { word: menu::HAND, ack: |_| Ack::Private, does: Does::Answer(hand::pressed) },
    ],
    answer,
    brings: preceding::brings,
    precedes: |action| cards::as_action(action).is_some(),
    reminder: preceding::reminder,
    beginning: preceding::beginning,
    preceding: preceding::told,
    committing: preceding::committing,
    tried: preceding::promised,
    received: hand::received,
    ask: cards::ask,
    pane: cards::tiles,
    look: |words, table, game| {
        cards::are_played(game).then(|| menu::button(&Special::table(menu::HAND, table.id), words))
    },
    hides_hand: cards::asks_which,
    holdings: |words, game, seat| {
        some(cards::held(game, seat)).map(|held| words.scores_gifts(held)).into_iter().collect()
    },
    badge: |game, seat| some(cards::held(game, seat)).map(|held| format!("🎁 {held}")),
    legend,
    categories: &[GIFTS],
    category,
    is_earned,
    ..Hooks::NONE
};

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<String> {
    Some(cards::action(asked.words, asked.game, cards::as_action(action)?))
}

/// Returns the number, or `None` if it is 0.
fn some(number: usize) -> Option<usize> {
    Some(number).filter(|&number| number > 0)
}

fn legend(words: Words, seat: &SeatView) -> Vec<String> {
    seat.count(Piece::Gift).and_then(some).map(|number| words.alt_unopened(number)).into_iter().collect()
}

fn category(score: &Score) -> Option<Category> {
    match occasion(score)? {
        Given::CashedOut | Given::Unopened => Some(GIFTS),
        Given::Swept => None,
    }
}

/// Counts the effects of opened gifts, but not the points of unopened ones in final scoring.
fn is_earned(score: &Score) -> bool {
    occasion(score) != Some(Given::Unopened)
}

const fn occasion(score: &Score) -> Option<Given> {
    match score.occasion {
        Occasion::Special(SpecialOccasion::TheGifts(occasion)) => Some(occasion),
        _ => None,
    }
}

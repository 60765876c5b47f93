//! The Gifts: a secret hand, a gift that just came, one that is tried out, two tiles to choose from, and what a table may
//! agree on.
//!
//! What somebody holds is read with [`Own`](crate::rules::Own) from the table's real game, for the person who asks, and goes
//! only into answers that nobody else sees. Of all this only the question which of two tiles is kept, their picture and how
//! many gifts somebody has are for posts.

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

/// What gifts brought: meeples taken back for points, and cards that stayed unopened.
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

/// A number of gifts, unless there are none.
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

/// What a gift brings when it is opened, but not what unopened ones are worth at the end.
fn is_earned(score: &Score) -> bool {
    occasion(score) != Some(Given::Unopened)
}

const fn occasion(score: &Score) -> Option<Given> {
    match score.occasion {
        Occasion::Special(SpecialOccasion::TheGifts(occasion)) => Some(occasion),
        _ => None,
    }
}

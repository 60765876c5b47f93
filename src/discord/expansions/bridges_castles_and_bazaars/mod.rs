//! Bridges, Castles & Bazaars: special pieces for bridges and castles, decisions about castles, open and sealed auctions.

mod answers;
mod auction;
mod bridge;
mod castle;
mod commands;
mod facts;
mod maxima;
mod sealed;

use crate::discord::commands::command::Entry;
use crate::discord::expansions::{Button, Controls, Does};
use crate::discord::message::press::Ack;
use crate::discord::show::category::Category;
use crate::rules::expansions::SpecialOccasion;
use crate::rules::expansions::bridges_castles_and_bazaars::{Action, BazaarMode, Occasion as Taken, Question};
use crate::rules::piece::Piece;
use crate::rules::score::{Occasion, Score};
use crate::rules::seat::Seat;
use crate::rules::view::SeatView;
use crate::rules::{Decision, Game, Setup};
use crate::table::{Pace, Snapshot};
use crate::words::Words;
use crate::words::commands as labels;

use super::Hooks;
use commands::{bid, bridge as bridge_command, castle as castle_command};

/// Points of castles.
const CASTLES: Category = Category("castle");

/// Points paid and received for tiles of bazaars.
const AUCTIONS: Category = Category("auction");

pub(super) const HOOKS: Hooks = Hooks {
    suits: suit,
    orders: &[("bid", labels::ORDER_BID)],
    commands: &[
        Entry::Single(bridge_command::COMMAND),
        Entry::Group(labels::BID, bid::COMMANDS),
        Entry::Single(castle_command::COMMAND),
    ],
    buttons: &[
        Button {
            word: sealed::FORM,
            ack: own_or_private,
            does: Does::Form { open: sealed::form, submit: sealed::submit },
        },
        Button { word: sealed::NO_BID, ack: own_or_private, does: Does::Answer(sealed::bid_nothing) },
    ],
    answer: answers::answer,
    worth_offering: answers::worth_offering,
    placeholder,
    control: |words, action| matches!(facts::as_action(action), Some(Action::Bridge(_))).then(|| words.menu_bridge()),
    about: answers::about,
    cost: bridge::cost,
    piece_note: bridge::note,
    piece_needed: bridge::needed,
    lets_go: |action| facts::as_action(action) == Some(Action::Discard),
    builds: bridge::builds_bridge,
    is_unforeseeable: |decision| facts::question(decision).is_some(),
    ahead: auction::ahead,
    tiles_to_come: auction::tiles_to_come,
    asked_in_private: sealed::ask,
    filing: sealed::heading,
    ask: auction::ask,
    pane: |words, game| auction::pane(words, game).or_else(|| castle::pane(words, game)),
    controls,
    preface: |words, telling| sealed::opens(&telling.snapshot.setup, &telling.events).then(|| words.sealed_log()),
    is_untold: sealed::is_untold,
    pieces,
    legend,
    scenery,
    categories: &[CASTLES, AUCTIONS],
    category,
    is_earned,
    ..Hooks::NONE
};

/// Selects sealed bids unless the pace is live: an auction then takes only one round of waiting.
fn suit(setup: &mut Setup, pace: Pace) {
    if let Some(options) = &mut setup.expansions.bridges_castles_and_bazaars {
        let (from, to) = match pace {
            Pace::Live => (BazaarMode::Sealed, BazaarMode::Auction),
            Pace::Day | Pace::ThreeDays | Pace::Week | Pace::None => (BazaarMode::Auction, BazaarMode::Sealed),
        };
        // Values other than these two were chosen deliberately and stay.
        if options.bazaar_mode == from {
            options.bazaar_mode = to;
        }
    }
}

/// Updates a private message; responds privately to a press on a public post.
const fn own_or_private(is_private: bool) -> Ack {
    if is_private { Ack::Update } else { Ack::Private }
}

fn placeholder(words: Words, decision: &Decision) -> Option<String> {
    (facts::question(decision) == Some(Question::Pick)).then(|| words.menu_bid())
}

fn controls(words: Words, table: &Snapshot, game: &Game) -> Option<Controls> {
    if table.sealed.is_some() {
        let number = game.decision().map_or(0, |decision| decision.number);
        return Some(Controls::Instead(sealed::controls(words, table.id, number)));
    }
    auction::buttons_beside(words, table, game).map(Controls::Beside)
}

/// Describes a player's remaining bridges and castles.
fn pieces(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    let Some(state) = facts::state(game) else { return Vec::new() };
    let some = |count: u8| Some(count).filter(|&count| count > 0);
    let bridges = some(state.bridges.left(seat)).map(|count| words.label_bridges(count));
    let castles = some(state.castles.left(seat)).map(|count| words.label_castles(count));
    bridges.into_iter().chain(castles).collect()
}

fn legend(words: Words, seat: &SeatView) -> Vec<String> {
    let some = |piece| seat.count(piece).filter(|&count| count > 0);
    let bridges = some(Piece::Bridge).map(|count| words.alt_bridges(count));
    let castles = some(Piece::Castle).map(|count| words.alt_castles(count));
    bridges.into_iter().chain(castles).collect()
}

/// Lists the bridges on the board.
fn scenery(words: Words, game: &Game) -> Option<String> {
    let spanned = game.board().tiles().iter().filter(|laid| laid.over().is_some());
    let places: Vec<String> = spanned.map(|laid| laid.at.to_string()).collect();
    (!places.is_empty()).then(|| words.alt_spans(places.join(", ")))
}

fn category(score: &Score) -> Option<Category> {
    Some(match occasion(score)? {
        Taken::Castle { .. } => CASTLES,
        Taken::Paid { .. } | Taken::Earned { .. } => AUCTIONS,
    })
}

/// Counts a castle's points, but no prices.
fn is_earned(score: &Score) -> bool {
    matches!(occasion(score), Some(Taken::Castle { .. }))
}

const fn occasion(score: &Score) -> Option<Taken> {
    match score.occasion {
        Occasion::Special(SpecialOccasion::BridgesCastlesAndBazaars(occasion)) => Some(occasion),
        _ => None,
    }
}

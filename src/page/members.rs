//! The descriptions of votes, standing orders and the end of a seat, for their players.

use serde::Serialize;

use crate::presenter::PlayerNames;
use crate::presenter::orders::order_label;
use crate::presenter::votes::{vote_choices, vote_lines};
use crate::presenter::words::{Words, markup};
use crate::table::{ActiveOrders, MotionId, MotionKind, MotionView, Snapshot, StandingOrder, UserId};

/// The open vote of a table. All texts are plain.
#[derive(Debug, Serialize)]
pub(super) struct VoteState {
    motion: MotionId,
    lines: Vec<String>,
    /// The choices of the user. Empty for players who are not asked.
    choices: Vec<VoteChoice>,
}

#[derive(Debug, Serialize)]
struct VoteChoice {
    label: String,
    is_chosen: bool,
}

/// The standing orders of a player. All texts are plain.
#[derive(Debug, Serialize)]
pub(super) struct OrdersState {
    title: String,
    hint: String,
    orders: Vec<OrderState>,
}

#[derive(Debug, Serialize)]
struct OrderState {
    name: &'static str,
    label: String,
    /// The smallest and the largest number, or `None` for an order without a number.
    range: Option<(u8, u8)>,
    range_text: Option<String>,
    is_given: bool,
    number: Option<u8>,
}

/// Describes the open vote of a table to a user. Everyone without a seat is asked about one that is offered. Returns `None` for users who
/// neither play there nor are asked.
pub(super) fn vote_state(words: Words, view: &MotionView, table: &Snapshot, user: UserId) -> Option<VoteState> {
    let is_player = table.seat_of(user).is_some();
    let is_asked = view.voters.contains(&user) || (view.motion.kind == MotionKind::Offer && !is_player);
    if !is_asked && !is_player {
        return None;
    }
    let names = PlayerNames::of_colours(words);
    let user_name =
        |user| table.seat_of(user).map_or_else(|| words.page_newcomer(), |seat| names.name(seat).to_owned());
    let lines = vote_lines(words, view, &names, &user_name);
    let own = view.motion.votes.iter().find(|(by, _)| *by == user).map(|(_, vote)| *vote);
    let choices = vote_choices(words, view.motion.kind).into_iter().filter(|_| is_asked);
    Some(VoteState {
        motion: view.motion.id,
        lines: lines.iter().map(|line| markup::plain(line)).collect(),
        choices: choices.map(|(vote, label)| VoteChoice { label, is_chosen: own == Some(vote) }).collect(),
    })
}

/// Asks a player whether to leave the game for good: the question and the label of the button.
pub(super) fn leave_question(words: Words, table: &Snapshot, user: UserId) -> (String, String) {
    let name = table.name.as_str();
    let (text, label) = if table.closes_without(user) {
        (words.abort_ask(name), words.button_abort())
    } else {
        (words.resign_ask(name), words.button_resign())
    };
    (markup::plain(&text), label)
}

/// Describes the orders that are possible at a table, and those that the player has given.
pub(super) fn orders_state(
    words: Words,
    table: &Snapshot,
    possible: &[&'static StandingOrder],
    given: &ActiveOrders,
) -> OrdersState {
    let order = |order: &&'static StandingOrder| {
        let number = given.iter().find(|(given, _)| given.name == order.name).map(|&(_, number)| number);
        let range = order.values.as_ref().map(|range| (*range.start(), *range.end()));
        OrderState {
            name: order.name,
            label: order_label(words, order.name),
            range,
            range_text: range.map(|(least, greatest)| words.orders_range(u32::from(least), u32::from(greatest))),
            is_given: number.is_some(),
            number: number.filter(|_| range.is_some()),
        }
    };
    OrdersState {
        title: markup::plain(&words.orders_title(table.name.as_str())),
        hint: markup::plain(&words.orders_hint()),
        orders: possible.iter().map(order).collect(),
    }
}

/// Returns a text as plain text in which the page replaces times, such as `{@1764439200}`, by those of the user's time zone.
pub(super) fn page_text(text: &str) -> String {
    markup::plain_with_times(text, |seconds| format!("{{@{seconds}}}"))
}

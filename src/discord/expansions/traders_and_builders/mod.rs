//! Traders & Builders: goods, and the builder's second tile.

mod goods;
mod second_part;

use crate::discord::decision::attempt::Attempt;
use crate::discord::show::category::Category;
use crate::rules::expansions::SpecialOccasion;
use crate::rules::expansions::traders_and_builders::goods_to_take;
use crate::rules::figure::Figure;
use crate::rules::score::{Occasion, Score};
use crate::rules::seat::Seat;
use crate::rules::{Event, Game};
use crate::words::Words;

use super::Hooks;

/// Points for the majority of a kind of goods.
const GOODS: Category = Category("goods");

pub(super) const HOOKS: Hooks = Hooks {
    figure_letters: &[(Figure::Builder, 'b'), (Figure::Pig, 'p')],
    answer: second_part::answer,
    brings,
    tried,
    ask: second_part::ask,
    controls: second_part::controls,
    holdings: goods::held,
    worth: goods::worth,
    badge: goods::badge,
    legend: goods::legend,
    categories: &[GOODS],
    category: |score| is_for_goods(score).then_some(GOODS),
    is_earned: |_| false,
    ..Hooks::NONE
};

const fn is_for_goods(score: &Score) -> bool {
    matches!(score.occasion, Occasion::Special(SpecialOccasion::TradersAndBuilders(_)))
}

/// Describes what a rehearsed move gives its player besides points (§7.5).
fn tried(attempt: &Attempt<'_>) -> Vec<String> {
    let promised = || [goods::promised(attempt), second_part::promised(attempt)];
    if attempt.aids.are_on() { promised().into_iter().flatten().collect() } else { Vec::new() }
}

/// Describes what a placement gives its player besides points, in a menu.
fn brings(words: Words, after: &Game, events: &[Event], seat: Seat) -> Option<String> {
    let goods = words.each_of_goods(goods_to_take(after));
    let second = second_part::is_earned(events, seat).then(|| words.option_second_part());
    let parts: Vec<String> = goods.chain(second).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

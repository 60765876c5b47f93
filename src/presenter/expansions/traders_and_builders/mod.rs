//! Traders & Builders: goods, and the builder's second tile.

mod goods;
mod second_part;
mod texts;

use crate::presenter::{AnswerContext, Category, Component, EventVisibility, Possessions, RehearsalContext, Source};
use crate::rules::expansions::traders_and_builders::{Event as Happened, goods_to_take};
use crate::rules::{Action, Event, ExpansionEvent, ExpansionOccasion, Figure, Game, Occasion, Score};

use super::Hooks;

/// The points for a majority in one kind of goods.
const GOODS: Category = Category("goods");

pub(super) const HOOKS: Hooks = Hooks {
    letters: &[(Component::Figure(Figure::Builder), 'b'), (Component::Figure(Figure::Pig), 'p')],
    answer: second_part::answer,
    outcome,
    prompt: second_part::prompt,
    consequences,
    visibility: |_, event| match event {
        Event::Expansion(ExpansionEvent::TradersAndBuilders(Happened::Followed { .. })) => EventVisibility::Always,
        _ => EventVisibility::Made,
    },
    source,
    categories: &[GOODS],
    possessions: |words, game, seat| Possessions {
        holdings: goods::held(words, game, seat),
        estimates: goods::led(words, game, seat),
        badge: goods::badge(game, seat),
        ..Possessions::default()
    },
    tile: texts::tile,
    refusal: texts::refusal,
    event: texts::event,
    score: texts::score,
    occasion: texts::occasion,
    term: texts::term,
    rule: texts::rule,
    ..Hooks::NONE
};

fn source(score: &Score) -> Option<Source> {
    let is_for_goods = matches!(score.occasion, Occasion::Expansion(ExpansionOccasion::TradersAndBuilders(_)));
    is_for_goods.then(|| Source { category: Some(GOODS), ..Source::default() })
}

/// Describes the gains of a rehearsed move other than points.
fn consequences(attempt: &RehearsalContext<'_>) -> Vec<String> {
    let promised = || [goods::promised(attempt), second_part::promised(attempt)];
    if attempt.assists.are_on() { promised().into_iter().flatten().collect() } else { Vec::new() }
}

/// Describes the gains of a placement other than points, for a menu. Returns `None` if there are none.
fn outcome(asked: &AnswerContext<'_>, after: &Game, events: &[Event], action: Action) -> Option<String> {
    let (AnswerContext { words, seat, .. }, Action::Place(_)) = (*asked, action) else { return None };
    let goods = words.each_of_goods(goods_to_take(after));
    let second = second_part::is_earned(events, seat).then(|| words.option_second_part());
    let parts: Vec<String> = goods.chain(second).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

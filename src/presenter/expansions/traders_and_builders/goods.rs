//! Goods tokens: those that players have, and those that a rehearsed move would earn.

use crate::presenter::RehearsalContext;
use crate::rules::expansions::traders_and_builders::{Good, Goods, PublicState, goods_to_take};
use crate::rules::{Game, Seat};
use crate::words::Words;

/// Returns a player's goods tokens. Returns none if the expansion is not in play.
fn of(game: &Game, seat: Seat) -> Goods {
    game.states().traders_and_builders.as_ref().map_or(Goods::NONE, |state| state.goods(seat))
}

/// Describes a player's tokens.
pub(super) fn held(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    words.each_of_goods(of(game, seat)).collect()
}

/// Returns an emoji and count for each kind of token that a player has, or `None` if the player has no tokens.
pub(super) fn badge(game: &Game, seat: Seat) -> Option<String> {
    let parts: Vec<String> = of(game, seat).iter().map(|(good, count)| format!("{} {count}", sign(good))).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

const fn sign(good: Good) -> &'static str {
    match good {
        Good::Wine => "🍷",
        Good::Grain => "🌾",
        Good::Cloth => "🧵",
    }
}

/// Describes the kinds of goods in which a player has a majority at the moment.
pub(super) fn led(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    let shown = game.states().traders_and_builders.as_ref().map(|_| PublicState::of(game)).unwrap_or_default();
    let led = Good::ALL.into_iter().filter(|&good| shown.leads(seat, good));
    led.map(|good| words.scores_most(good.key())).collect()
}

/// Describes the goods tokens that a rehearsed placement earns by completing cities. Returns `None` if it earns none.
pub(super) fn promised(attempt: &RehearsalContext<'_>) -> Option<String> {
    let goods = goods_to_take(attempt.game);
    (attempt.is_placed() && goods != Goods::NONE)
        .then(|| attempt.words.goods_promised(attempt.words.list_of_goods(goods)))
}
